"""What a seat sees as a row of small numbers.

Everything here can be read off the seat's view, and everything there is here. The viewer's sheet comes first, then the
others' in the order in which they sit to the left of the viewer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import MANY, Row, distance, members
from alehouse.games.moonlight import kinds, steps
from alehouse.games.moonlight.rules import roll
from alehouse.games.moonlight.rules.duel import target_bonus
from alehouse.games.moonlight.rules.fight import facing_werewolf, foe_bonus, own_bonus
from alehouse.games.moonlight.rules.move import is_webbed
from alehouse.games.moonlight.rules.sheet import total, wolf_line
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.score import points
from alehouse.games.moonlight.state import NOTHING, MoonlightState

KINDS: Final = 5  # of ingredients
BOXES: Final = 7
FACES: Final = 6
TALENTS: Final = len(kinds.ABILITIES)
POINTS: Final = 4 * MANY


def observe(s: MoonlightState, viewer: i64, row: Row) -> None:
    """Adds the parts of an observation in their order."""
    s.add_decision(viewer, row)
    _night(s, viewer, row)
    _decks(s, row)
    _board(s, row)
    _roll(s, row)
    _fight(s, viewer, row)
    if s.hermit:
        row.number("night", s.night + 1, len(s.content.night_ids), "number of the night")
        row.one_hot("omen", len(s.content.omen_ids), s.omen, "the omen of this phase")
        row.number("stars", points(s, 0), about="stars won so far")
        _by_night(s, "night_stars", s.stars, row)
        _by_night(s, "task_stars", s.task_stars, row)
    totals = s.totals()
    for place in range(row.boards(s.seats)):
        row.seat(place)
        _sheet(s, (viewer + place) % s.seats, totals, row)


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
    row.number("actions_left", s.actions_left, kinds.ACTIONS)
    row.flag("free_move", s.free_move, "whether it is still there")
    row.flag("sprint_used", s.sprint_used)
    row.flag("hunt_used", s.hunt_used)
    row.number("attack_limit", s.attack_limit, about="the noise that brings a werewolf")
    row.number("quiet_limit", s.quiet_limit, about="Making Noise is allowed below this noise")


def _by_night(s: MoonlightState, name: str, stars: list[i64], row: Row) -> None:
    at = row.part(name, len(s.content.night_ids), 0, MANY, "of each night that is over")
    for won in stars:
        row.out[at] = i16(won)
        at += 1


def _decks(s: MoonlightState, row: Row) -> None:
    wolves: i64 = len(s.content.wolves)
    cards: i64 = len(s.content.cards)
    decks = vec[i64]([len(deck) for deck in s.decks])
    row.numbers("decks", decks, about="cards left: werewolves, equipment, blessings")
    row.members("discarded_werewolves", wolves, list(s.piles[kinds.WEREWOLVES]), "by werewolf")
    discarded = [*s.piles[kinds.EQUIPMENT], *s.piles[kinds.BLESSINGS]]
    row.members("discarded_cards", cards, discarded, "by card")
    hunted = s.draw_deck == kinds.WEREWOLVES
    row.members("drawn_werewolves", wolves, s.drawn if hunted else NOTHING, "werewolves to choose from")
    row.members("drawn_cards", cards, NOTHING if hunted else s.drawn, "cards drawn to choose from")


def _board(s: MoonlightState, row: Row) -> None:
    deeds: i64 = len(s.content.deeds)
    die = row.part("action_die", deeds, 0, MANY, "by action: the lowest die that will do; 0 if none is rolled")
    noise = row.part("action_noise", deeds, 0, MANY, "its own noise now")
    for act in range(deeds):
        row.out[die + act] = i16(roll.die_needed(s, act, roll.roll_bonus(s, act)))
        row.out[noise + act] = i16(roll.roll_noise(s, act))


def _roll(s: MoonlightState, row: Row) -> None:
    """The roll being prepared, the dice to choose from and the cards drawn."""
    rolls = roll.roll_announced(s)
    row.one_hot("roll", len(s.content.deeds), s.act if rolls else kinds.NO_ONE, "the action being rolled for")
    row.number("roll_need", roll.difficulty(s, s.act) if rolls else 0, FACES, "the number needed")
    row.signed("roll_bonus", roll.prepared_bonus(s) if rolls else 0, about="bonuses so far")
    row.number("roll_dice", 1 + s.more_dice if rolls else 0, about="dice to roll")
    row.flag("made_noise", rolls and s.made_noise, "whether noise was made for this roll")
    at = row.part("dice", FACES, 0, MANY, "dice to choose from, by face")
    if s.pending_step() == steps.KEEP_DIE:
        for face in s.dice:
            row.out[at + face - 1] += 1


def _fight(s: MoonlightState, viewer: i64, row: Row) -> None:
    fights = s.fight != kinds.NO_FIGHT
    row.one_hot("fight", 3, s.fight - 1, "attack, hunt, duel")
    row.signed("fight_bonus", own_bonus(s) if fights else 0, about="what adds to the die of the monk on turn")
    duel = s.fight == kinds.DUEL
    faced = fights and not duel and facing_werewolf(s)
    member = s.fight_member
    wolf = s.content.wolves[s.fight_card]
    left: i64 = len(wolf.dice) - member if faced else 0
    row.one_hot("foe", len(s.content.wolves), s.fight_card if faced else kinds.NO_ONE, "the werewolf faced")
    row.number("foe_dice", wolf.dice[member] if left > 0 else 0, about="its dice")
    bonus: i64 = target_bonus(s) if duel else foe_bonus(s, member) if left > 0 else 0
    row.signed("foe_bonus", bonus, about="what adds to the dice of the werewolf, in a duel of the other monk")
    row.number("foe_taste", wolf.taste[member] if left > 0 else 0, about="its taste")
    row.number("foes_left", max(0, left), about="members of its pack still to beat, this one included")
    row.number("foes_beaten", s.fight_beaten if faced else 0, about="members beaten")
    row.number("taste_won", s.fight_taste if faced else 0, about="taste won in this fight")
    cast: i64 = s.fight_die if duel and s.side == 1 else s.shown if s.pending_step() == steps.FLEE else 0
    row.number("own_die", cast, FACES, "the die that the monk on turn rolled in this fight")
    if s.duel:
        foe: i64 = distance(s.seats, viewer, s.foe_seat) if duel else kinds.NO_ONE
        row.one_hot("duel_seat", s.seats, foe, "who was challenged, counted from the viewer")


def _sheet(s: MoonlightState, seat: i64, totals: vec[i64], row: Row) -> None:
    p = s.players[seat]
    row.one_hot("monk", len(s.content.monk_ids), p.monk)
    row.flags("abilities", TALENTS, p.abilities, "abilities of the monk")
    row.one_hot("room", len(s.content.rooms), p.room)
    row.number("noise", p.noise)
    row.flag("injured", p.injured)
    row.flag("webbed", is_webbed(s, p))
    row.number("dirt", p.dirt)
    row.signed("total", total(p), POINTS, "points now")
    row.number("place", s.place_among(totals, seat), s.seats, "1 for whoever is in front")
    at = row.part("stock", KINDS * MAX_QUALITY, 0, MANY, "units in stock by ingredient, then by quality from 1 up")
    for kind in range(KINDS):
        held = p.stock[kind] >> 4  # the lowest digit would be quality 0, which does not exist
        place = at + kind * MAX_QUALITY
        while held:
            row.out[place] = i16(held & 15)
            held >>= 4
            place += 1
    row.numbers("boxes", p.boxes, about="boxes of the sheet, by phase")
    at = row.part("trophies", len(s.content.wolves), 0, MANY, "by werewolf kept: 1 more than its recorded taste")
    for index in range(len(p.kept)):
        row.out[at + p.kept[index]] = i16(1 + p.tastes[index])
    row.number("wolf_line", wolf_line(p), about="points of the werewolf line")
    row.signed("adjustment", p.adjustment)
    row.number("attacks", p.attacks, about="attacks suffered")
    row.number("injuries", p.injuries, about="injuries suffered")
    row.flag("alchemy_used", p.alchemy_used)
    row.flag("ancestral_used", p.ancestral_used)
    at = row.part("cards", len(s.content.cards), 0, 2, "by card: 0 not held, 1 turned sideways, 2 ready")
    for card in members(p.cards):
        row.out[at + card] = 1 if p.used & BIT[card] else 2
