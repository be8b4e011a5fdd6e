"""What a seat sees as a row of small numbers.

Everything here can be read off the seat's view. Your own sheet comes in full, the others' in outline, in the order
in which they sit to the left of the viewer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import MANY, Row, count_bits, distance, lowest_bit
from alehouse.games.moonlight import kinds, steps
from alehouse.games.moonlight.rules.fight import facing_werewolf, foe_bonus, own_bonus
from alehouse.games.moonlight.rules.move import is_webbed
from alehouse.games.moonlight.rules.roll import difficulty, prepared_bonus, roll_announced
from alehouse.games.moonlight.rules.sheet import total, wolf_line
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.score import points
from alehouse.games.moonlight.state import MoonlightPlayer, MoonlightState

KINDS: Final = 5  # of ingredients
BOXES: Final = 7
FACES: Final = 6
TALENTS: Final = len(kinds.ABILITIES)
POINTS: Final = 4 * MANY


def observe(s: MoonlightState, viewer: i64, row: Row) -> None:
    """Adds the parts of an observation in their order."""
    s.add_decision(viewer, row)
    _night(s, viewer, row)
    _roll(s, row)
    _fight(s, viewer, row)
    if s.hermit:
        row.number("night", s.night + 1, len(s.content.night_ids), "number of the night")
        row.one_hot("omen", len(s.content.omen_ids), s.omen, "the omen of this phase")
        row.number("stars", points(s, 0), about="stars won so far")
    _own(s, s.players[viewer], row)
    seats = s.seats
    cards = len(s.content.card_ids)
    for place in range(1, row.boards(seats)):
        seat = viewer + place
        p = s.players[seat if seat < seats else seat - seats]
        row.seat(place)
        _body(s, p, row)
        row.number("cards", count_bits(p.cards), cards, "cards held")
        row.number("ready", count_bits(p.cards & ~p.used), cards, "how many of them are ready")


def _night(s: MoonlightState, viewer: i64, row: Row) -> None:
    seats = s.seats
    row.one_hot("turn", seats, distance(seats, viewer, s.turn), "whose turn it is, counted from the viewer to the left")
    row.one_hot("first", seats, distance(seats, viewer, s.first), "who starts the phase, counted likewise")
    phase = s.phase
    count: i64 = len(s.phases)
    row.number("phase", phase + 1, BOXES, "how many phases have begun")
    row.number("phases_left", count - phase - 1, BOXES, "how many come after this one")
    brewed = s.content.phase_ingredient
    now: i64 = brewed[s.phases[phase]] if phase >= 0 else kinds.NO_ONE
    row.one_hot("ingredient", KINDS, now, "what this phase brews")
    then: i64 = brewed[s.phases[phase + 1]] if phase + 1 < count else kinds.NO_ONE
    row.one_hot("next_ingredient", KINDS, then, "what the next phase brews")
    row.number("actions_left", s.actions_left, 2)
    row.flag("free_move", s.free_move, "whether it is still there")
    row.flag("sprint_used", s.sprint_used)
    row.flag("hunt_used", s.hunt_used)
    row.number("attack_limit", s.attack_limit, about="the noise that brings a werewolf")
    row.number("quiet_limit", s.quiet_limit, about="Making Noise is allowed below this noise")
    at = row.part("decks", 3, 0, MANY, "cards left: werewolves, equipment, blessings")
    row.out[at] = i16(len(s.wolf_deck))
    row.out[at + 1] = i16(len(s.equipment_deck))
    row.out[at + 2] = i16(len(s.blessing_deck))
    at = row.part("discards", 3, 0, MANY, "cards discarded: werewolves, equipment, blessings")
    row.out[at] = i16(len(s.wolf_pile))
    row.out[at + 1] = i16(len(s.equipment_pile))
    row.out[at + 2] = i16(len(s.blessing_pile))


def _roll(s: MoonlightState, row: Row) -> None:
    """The roll being prepared, the dice to choose from and the cards drawn."""
    rolls = roll_announced(s)
    row.one_hot("roll", len(s.content.deeds), s.act if rolls else kinds.NO_ONE, "the action being rolled for")
    row.number("roll_need", difficulty(s, s.act) if rolls else 0, FACES, "the number needed")
    row.signed("roll_bonus", prepared_bonus(s) if rolls else 0, about="bonuses so far")
    row.number("roll_dice", 1 + s.more_dice if rolls else 0, about="dice to cast")
    row.flag("made_noise", rolls and s.made_noise, "whether noise was made for this roll")
    at = row.part("dice", FACES, 0, MANY, "dice to choose from, by face")
    if s.pending_step() == steps.KEEP_DIE:
        for face in s.dice:
            row.out[at + face - 1] += 1
    row.number("drawn", len(s.drawn), about="cards drawn to choose from")


def _fight(s: MoonlightState, viewer: i64, row: Row) -> None:
    fights = s.fight != kinds.NO_FIGHT
    row.one_hot("fight", 3, s.fight - 1, "attack, hunt, duel")
    row.signed("fight_bonus", own_bonus(s) if fights else 0, about="what adds to the die of the monk on turn")
    faced = fights and s.fight != kinds.DUEL and facing_werewolf(s)
    member = s.fight_member
    wolf = s.content.wolves[s.fight_card]
    left: i64 = len(wolf.dice) - member if faced else 0
    row.number("foe_dice", wolf.dice[member] if left > 0 else 0, about="dice of the werewolf faced")
    row.signed("foe_bonus", foe_bonus(s, member) if left > 0 else 0, about="what adds to them")
    row.number("foe_taste", wolf.taste[member] if left > 0 else 0, about="its taste")
    row.number("foes_left", max(0, left), about="members of its pack still to beat, this one included")
    row.number("foes_beaten", s.fight_beaten if faced else 0, about="members beaten")
    row.number("taste_won", s.fight_taste if faced else 0, about="taste won in this fight")
    if s.duel:
        duel = s.fight == kinds.DUEL
        row.number("duel_die", s.fight_die if duel and s.side == 1 else 0, FACES, "the die that the challenger cast")
        foe: i64 = distance(s.seats, viewer, s.foe_seat) if duel else kinds.NO_ONE
        row.one_hot("duel_seat", s.seats, foe, "who was challenged, counted from the viewer")


def _body(s: MoonlightState, p: MoonlightPlayer, row: Row) -> None:
    """Where a monk is and how he fares."""
    row.one_hot("room", len(s.content.rooms), p.room)
    row.number("noise", p.noise)
    row.flag("injured", p.injured)
    row.flag("webbed", is_webbed(s, p))
    row.number("dirt", p.dirt)
    row.signed("total", total(p), POINTS, "points now")


def _own(s: MoonlightState, p: MoonlightPlayer, row: Row) -> None:
    row.seat(0)
    _body(s, p, row)
    units = row.part("units", KINDS, 0, MANY, "units in stock, by ingredient")
    best = row.part("best", KINDS, 0, MAX_QUALITY, "best quality in stock, by ingredient")
    for kind in range(KINDS):
        held = p.stock[kind]
        quality: i16 = 0
        while held >= 16:  # the lowest digit would be quality 0, which does not exist
            held >>= 4
            quality += 1
            row.out[units + kind] += i16(held & 15)
        row.out[best + kind] = quality
    at = row.part("boxes", BOXES, 0, MANY, "boxes of the sheet, by phase")
    for box in range(BOXES):
        row.out[at + box] = i16(p.boxes[box])
    row.number("werewolves", len(p.kept), about="how many are kept")
    row.number("wolf_line", wolf_line(p), about="points of the werewolf line")
    row.signed("adjustment", p.adjustment)
    row.number("attacks", p.attacks, about="attacks suffered")
    row.number("injuries", p.injuries, about="injuries suffered")
    row.flag("alchemy_used", p.alchemy_used)
    row.flag("ancestral_used", p.ancestral_used)
    row.flags("abilities", TALENTS, p.abilities, "abilities of the monk")
    at = row.part("cards", len(s.content.cards), 0, 2, "by card: 0 not held, 1 turned sideways, 2 ready")
    left = p.cards
    while left:
        card = lowest_bit(left)
        row.out[at + card] = 1 if p.used & BIT[card] else 2
        left &= left - 1
