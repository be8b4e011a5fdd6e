"""What a seat sees as a row of small numbers: `fields` names its parts, `observe` writes them.

Everything here can be read off the seat's view. Your own sheet comes in full, the others' in outline, in the order
in which they sit to the left of the viewer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import (
    MANY,
    Field,
    count_bits,
    distance,
    flag,
    lowest_bit,
    number,
    one_hot,
    write_flags,
)
from alehouse.engine.title import Setup
from alehouse.games.moonlight import kinds, steps
from alehouse.games.moonlight.content import Content
from alehouse.games.moonlight.machine import MACHINE
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


DECISIONS: Final = len(MACHINE.decision_ids)
DECISION_PLACE: Final = MACHINE.places


def fields(content: Content, setup: Setup) -> list[Field]:
    """The parts of an observation in their order."""
    seats = setup.seats
    rooms = len(content.room_ids)
    cards = len(content.card_ids)
    listed = [
        one_hot("decision", DECISIONS, "the pending decision; none when the game is over"),
        flag("my_decision", "whether the viewer decides"),
        one_hot("turn", seats, "whose turn it is, counted from the viewer to the left"),
        one_hot("first", seats, "who starts the phase, counted likewise"),
        number("phase", BOXES, "how many phases have begun"),
        number("phases_left", BOXES, "how many come after this one"),
        one_hot("ingredient", KINDS, "what this phase brews"),
        one_hot("next_ingredient", KINDS, "what the next phase brews"),
        number("actions_left", 2),
        flag("free_move", "whether it is still there"),
        flag("sprint_used"),
        flag("hunt_used"),
        number("attack_limit", MANY, "the noise that brings a werewolf"),
        number("quiet_limit", MANY, "Making Noise is allowed below this noise"),
        Field("decks", 3, 0, MANY, "cards left: werewolves, equipment, blessings"),
        Field("discards", 3, 0, MANY, "cards discarded: werewolves, equipment, blessings"),
        one_hot("roll", len(content.deed_ids), "the action being rolled for"),
        number("roll_need", FACES, "the number needed"),
        Field("roll_bonus", 1, -MANY, MANY, "bonuses so far"),
        number("roll_dice", MANY, "dice to cast"),
        flag("made_noise", "whether noise was made for this roll"),
        Field("dice", FACES, 0, MANY, "dice to choose from, by face"),
        number("drawn", MANY, "cards drawn to choose from"),
        one_hot("fight", 3, "attack, hunt, duel"),
        Field("fight_bonus", 1, -MANY, MANY, "what adds to the die of the monk on turn"),
        number("foe_dice", MANY, "dice of the werewolf faced"),
        Field("foe_bonus", 1, -MANY, MANY, "what adds to them"),
        number("foe_taste", MANY, "its taste"),
        number("foes_left", MANY, "members of its pack still to beat, this one included"),
        number("foes_beaten", MANY, "members beaten"),
        number("taste_won", MANY, "taste won in this fight"),
    ]
    if setup.options["duel"]:
        listed += [
            number("duel_die", FACES, "the die that the challenger cast"),
            one_hot("duel_seat", seats, "who was challenged, counted from the viewer"),
        ]
    if setup.options["hermit"]:
        listed += [
            number("night", len(content.night_ids), "number of the night"),
            one_hot("omen", len(content.omen_ids), "the omen of this phase"),
            number("stars", MANY, "stars won so far"),
        ]
    listed += [
        *_body_fields("you", rooms),
        Field("you.units", KINDS, 0, MANY, "units in stock, by ingredient"),
        Field("you.best", KINDS, 0, MAX_QUALITY, "best quality in stock, by ingredient"),
        Field("you.boxes", BOXES, 0, MANY, "boxes of the sheet, by phase"),
        number("you.werewolves", MANY, "how many are kept"),
        number("you.wolf_line", MANY, "points of the werewolf line"),
        Field("you.adjustment", 1, -MANY, MANY),
        number("you.attacks", MANY, "attacks suffered"),
        number("you.injuries", MANY, "injuries suffered"),
        flag("you.alchemy_used"),
        flag("you.ancestral_used"),
        Field("you.abilities", TALENTS, 0, 1, "abilities of the monk"),
        Field("you.cards", cards, 0, 2, "by card: 0 not held, 1 turned sideways, 2 ready"),
    ]
    for place in range(1, seats):
        who = f"other{place}"
        listed += [
            *_body_fields(who, rooms),
            number(f"{who}.cards", cards, "cards held"),
            number(f"{who}.ready", cards, "how many of them are ready"),
        ]
    return listed


def _body_fields(who: str, rooms: int) -> list[Field]:
    return [
        one_hot(f"{who}.room", rooms),
        number(f"{who}.noise"),
        flag(f"{who}.injured"),
        flag(f"{who}.webbed"),
        number(f"{who}.dirt"),
        Field(f"{who}.total", 1, -POINTS, POINTS, "points now"),
    ]


def observe(s: MoonlightState, viewer: i64, out: vec[i16], at: i64) -> None:
    """Writes what the seat `viewer` sees to `out`, from `at` on, where everything is still 0."""
    k = _night(s, viewer, out, at)
    k = _roll(s, out, k)
    k = _fight(s, viewer, out, k)
    if s.hermit:
        k = _hermit(s, out, k)
    k = _own(s, s.players[viewer], out, k)
    seats = s.seats
    for step in range(1, seats):
        seat = viewer + step
        p = s.players[seat if seat < seats else seat - seats]
        k = _body(s, p, out, k)
        if p.cards:
            out[k] = i16(count_bits(p.cards))
            out[k + 1] = i16(count_bits(p.cards & ~p.used))
        k += 2


def _night(s: MoonlightState, viewer: i64, out: vec[i16], k: i64) -> i64:
    content = s.content
    step = s.pending_step()
    if step != kinds.NO_STEP:
        out[k + DECISION_PLACE[step]] = 1
    k += DECISIONS
    out[k] = 1 if s.to_act == viewer else 0
    k += 1
    out[k + distance(s.seats, viewer, s.turn)] = 1
    k += s.seats
    out[k + distance(s.seats, viewer, s.first)] = 1
    k += s.seats
    phase = s.phase
    phases = s.phases
    count: i64 = len(phases)
    out[k] = i16(phase + 1)
    out[k + 1] = i16(count - phase - 1)
    k += 2
    if phase >= 0:
        out[k + content.phase_ingredient[phases[phase]]] = 1
    k += KINDS
    if phase + 1 < count:
        out[k + content.phase_ingredient[phases[phase + 1]]] = 1
    k += KINDS
    out[k] = i16(s.actions_left)
    out[k + 1] = 1 if s.free_move else 0
    out[k + 2] = 1 if s.sprint_used else 0
    out[k + 3] = 1 if s.hunt_used else 0
    out[k + 4] = i16(s.attack_limit)
    out[k + 5] = i16(s.quiet_limit)
    out[k + 6] = i16(len(s.wolf_deck))
    out[k + 7] = i16(len(s.equipment_deck))
    out[k + 8] = i16(len(s.blessing_deck))
    out[k + 9] = i16(len(s.wolf_pile))
    out[k + 10] = i16(len(s.equipment_pile))
    out[k + 11] = i16(len(s.blessing_pile))
    return k + 12


def _roll(s: MoonlightState, out: vec[i16], k: i64) -> i64:
    """The roll being prepared, the dice to choose from and the cards drawn."""
    deeds: i64 = len(s.content.deeds)
    if roll_announced(s):
        act = s.act
        out[k + act] = 1
        out[k + deeds] = i16(difficulty(s, act))
        out[k + deeds + 1] = i16(prepared_bonus(s))
        out[k + deeds + 2] = i16(1 + s.more_dice)
        out[k + deeds + 3] = 1 if s.made_noise else 0
    k += deeds + 4
    if s.pending_step() == steps.KEEP_DIE:
        for face in s.dice:
            out[k + face - 1] += 1
    k += FACES
    out[k] = i16(len(s.drawn))
    return k + 1


def _fight(s: MoonlightState, viewer: i64, out: vec[i16], k: i64) -> i64:
    end = k + 10 + (1 + s.seats if s.duel else 0)
    if s.fight == kinds.NO_FIGHT:
        return end
    out[k + s.fight - 1] = 1
    out[k + 3] = i16(own_bonus(s))
    k += 4
    if s.fight == kinds.DUEL:
        if s.side == 1:
            out[k + 6] = i16(s.fight_die)
        out[k + 7 + distance(s.seats, viewer, s.foe_seat)] = 1
        return end
    if facing_werewolf(s):
        wolf = s.content.wolves[s.fight_card]
        member = s.fight_member
        if member < len(wolf.dice):
            out[k] = i16(wolf.dice[member])
            out[k + 1] = i16(foe_bonus(s, member))
            out[k + 2] = i16(wolf.taste[member])
            out[k + 3] = i16(len(wolf.dice) - member)
        out[k + 4] = i16(s.fight_beaten)
        out[k + 5] = i16(s.fight_taste)
    return end


def _hermit(s: MoonlightState, out: vec[i16], k: i64) -> i64:
    omens: i64 = len(s.content.omens)
    out[k] = i16(s.night + 1)
    if s.omen != kinds.NO_ONE:
        out[k + 1 + s.omen] = 1
    out[k + 1 + omens] = i16(points(s, 0))
    return k + 2 + omens


def _body(s: MoonlightState, p: MoonlightPlayer, out: vec[i16], k: i64) -> i64:
    """Where a monk is and how he fares."""
    out[k + p.room] = 1
    k += len(s.content.rooms)
    out[k] = i16(p.noise)
    out[k + 1] = 1 if p.injured else 0
    out[k + 2] = 1 if is_webbed(s, p) else 0
    out[k + 3] = i16(p.dirt)
    out[k + 4] = i16(total(p))
    return k + 5


def _own(s: MoonlightState, p: MoonlightPlayer, out: vec[i16], k: i64) -> i64:
    k = _body(s, p, out, k)
    stock = p.stock
    for kind in range(KINDS):
        if stock[kind] != 0:
            held = stock[kind]
            quality: i16 = 0
            while held >= 16:  # the lowest digit would be quality 0, which does not exist
                held >>= 4
                quality += 1
                out[k + kind] += i16(held & 15)
            out[k + KINDS + kind] = quality
    k += 2 * KINDS
    boxes = p.boxes
    for box in range(BOXES):
        if boxes[box] != 0:
            out[k + box] = i16(boxes[box])
    k += BOXES
    out[k] = i16(len(p.kept))
    out[k + 1] = i16(wolf_line(p))
    out[k + 2] = i16(p.adjustment)
    out[k + 3] = i16(p.attacks)
    out[k + 4] = i16(p.injuries)
    out[k + 5] = 1 if p.alchemy_used else 0
    out[k + 6] = 1 if p.ancestral_used else 0
    k += 7
    k = write_flags(p.abilities, TALENTS, out, k)
    left = p.cards
    while left:
        card = lowest_bit(left)
        out[k + card] = 1 if p.used & BIT[card] else 2
        left &= left - 1
    return k + len(s.content.cards)
