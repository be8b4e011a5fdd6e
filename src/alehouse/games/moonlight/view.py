"""What a viewer may see. Only the order of decks is hidden (MB-007)."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

from mypy_extensions import i64

from alehouse.engine.numbers import named
from alehouse.engine.state import ALL, Head, head
from alehouse.games.moonlight import kinds, reasons, steps
from alehouse.games.moonlight.rules import roll
from alehouse.games.moonlight.rules.duel import target_bonus
from alehouse.games.moonlight.rules.fight import facing_werewolf, foe_bonus, own_bonus
from alehouse.games.moonlight.rules.move import is_webbed
from alehouse.games.moonlight.rules.noise import may_make_noise
from alehouse.games.moonlight.rules.sheet import shown_total, units, wolf_line
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.score import bands, points
from alehouse.games.moonlight.state import MoonlightPlayer, MoonlightState

NO_OMEN: Final[dict[str, Any]] = {"effect": "none", "amount": 0}


class Unit(TypedDict):
    """An ingredient in stock."""

    what: str
    quality: int


class Trophy(TypedDict):
    """A kept werewolf with its recorded taste."""

    id: str
    taste: int


class Player(TypedDict):
    """A monk and his sheet; a monk not chosen yet is an empty word.

    `too_loud` to Make Noise. `next_band` is the one above `band`, an empty word if there is none, and `next_band_at`
    the total that reaches it.
    """

    seat: int
    monk: str
    abilities: list[str]
    room: str
    noise: int
    too_loud: bool
    injured: bool
    webbed: bool
    stock: list[Unit]
    boxes: list[int]
    cards: list[str]
    used: list[str]
    werewolves: list[Trophy]
    wolf_line: int
    adjustment: int
    dirt: int
    alchemy_used: bool
    ancestral_used: bool
    attacks: int
    injuries: int
    total: int
    place: int
    band: str
    next_band: str
    next_band_at: int


class BoardAction(TypedDict):
    """An action of the board: the number it needs now, what the monk on turn adds to his die, and its own noise.

    `die` is the lowest one that will do, 0 if nothing is rolled for it.
    """

    what: str
    room: str
    need: int
    bonus: int
    die: int
    noise: int


class Deck(TypedDict):
    """How many cards are left, and the discards; the cards themselves, the next one first, for who may see all."""

    left: int
    discard: list[str]
    cards: NotRequired[list[str]]


class Decks(TypedDict):
    """The three decks."""

    werewolves: Deck
    equipment: Deck
    blessings: Deck


class Roll(TypedDict):
    """The roll being prepared: the number it needs, what adds to the die so far, and how many dice are cast.

    `die` is the lowest one that will do.
    """

    what: str
    need: int
    bonus: int
    die: int
    dice: int
    made_noise: bool


class Fight(TypedDict):
    """A fight: the seat on turn against a werewolf, or in a duel against the seat `other`, which is else 0.

    What adds to either side's dice includes cards used, Full Moon and all that helps by itself. `own_die` is 0
    before it is cast. The werewolf is an empty word until its card is on the table; `member` counts the `members`
    of a pack from 1.
    """

    kind: Literal["attack", "hunt", "duel"]
    seat: int
    other: int
    own_die: int
    own_bonus: int
    foe_dice: int
    foe_bonus: int
    werewolf: str
    member: int
    members: int
    beaten: int
    taste: int


class Hermit(TypedDict):
    """The Hermit Brewer: the night with its special rule and task, the omen that holds, and the stars by night.

    The omens to come, the next one first, for who may see all.
    """

    night: int
    night_id: str
    special: str
    task: str
    amount: int
    omen: str
    omen_effect: str
    omen_amount: int
    stars: list[int]
    tasks: list[int]
    total: int
    rank: str
    omens: NotRequired[list[str]]


class MoonlightView(Head):
    """A position. Seats and phases count from 1; 0 is nobody, or before the first phase."""

    phase: int
    phases: list[int]
    first: int
    turn: int
    actions_left: int
    free_move: bool
    sprint_used: bool
    hunt_used: bool
    attack_limit: int
    quiet_limit: int
    board: list[BoardAction]
    players: list[Player]
    decks: Decks
    roll: Roll | None
    dice: list[int]
    drawn: list[str]
    fight: Fight | None
    hermit: Hermit | None


def view(s: MoonlightState, viewer: i64) -> MoonlightView:
    content = s.content
    return {
        **head(s, "moonlight"),
        "phase": s.phases[s.phase] + 1 if s.phase >= 0 else 0,
        "phases": [phase + 1 for phase in s.phases],
        "first": s.first + 1,
        "turn": s.turn + 1,
        "actions_left": s.actions_left,
        "free_move": s.free_move,
        "sprint_used": s.sprint_used,
        "hunt_used": s.hunt_used,
        "attack_limit": s.attack_limit,
        "quiet_limit": s.quiet_limit,
        "board": [_board_action(s, act) for act in range(len(content.deeds))],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "decks": {
            "werewolves": _deck(s, kinds.WEREWOLVES, content.wolf_ids, viewer),
            "equipment": _deck(s, kinds.EQUIPMENT, content.card_ids, viewer),
            "blessings": _deck(s, kinds.BLESSINGS, content.card_ids, viewer),
        },
        "roll": _roll(s),
        "dice": list(s.dice) if s.pending_step() == steps.KEEP_DIE else [],
        "drawn": [
            (content.wolf_ids if s.draw_deck == kinds.WEREWOLVES else content.card_ids)[card] for card in s.drawn
        ],
        "fight": _fight(s),
        "hermit": _hermit(s, viewer) if s.hermit else None,
    }


def _player(s: MoonlightState, seat: i64) -> Player:
    p = s.players[seat]
    content = s.content
    band, above, above_at = bands(s, seat)
    return {
        "seat": seat + 1,
        "monk": content.monk_ids[p.monk] if p.monk != kinds.NO_ONE else "",
        "abilities": named(p.abilities, kinds.ABILITIES),
        "room": content.room_ids[p.room],
        "noise": p.noise,
        "too_loud": may_make_noise(s, p) != reasons.ALLOWED,
        "injured": p.injured,
        "webbed": is_webbed(s, p),
        "stock": _stock(p),
        "boxes": list(p.boxes),
        "cards": named(p.cards, content.card_ids),
        "used": named(p.used & p.cards, content.card_ids),
        "werewolves": [
            {"id": content.wolf_ids[p.kept[index]], "taste": p.tastes[index]} for index in range(len(p.kept))
        ],
        "wolf_line": wolf_line(p),
        "adjustment": p.adjustment,
        "dirt": p.dirt,
        "alchemy_used": p.alchemy_used,
        "ancestral_used": p.ancestral_used,
        "attacks": p.attacks,
        "injuries": p.injuries,
        "total": shown_total(p),
        "place": s.place(seat),
        "band": band,
        "next_band": above,
        "next_band_at": above_at,
    }


def _board_action(s: MoonlightState, act: i64) -> BoardAction:
    bonus = roll.roll_bonus(s, act)
    return {
        "what": s.content.deed_ids[act],
        "room": s.content.room_ids[s.content.deeds[act].room],
        "need": roll.difficulty(s, act),
        "bonus": bonus,
        "die": roll.die_needed(s, act, bonus),
        "noise": roll.roll_noise(s, act),
    }


def _stock(p: MoonlightPlayer) -> list[Unit]:
    held: list[Unit] = []
    for ingredient in range(5):
        for quality in range(1, MAX_QUALITY + 1):
            for copy in range(units(p, ingredient, quality)):
                held.append({"what": kinds.INGREDIENTS[ingredient], "quality": quality})
    return held


def _deck(s: MoonlightState, which: i64, names: list[str], viewer: i64) -> Deck:
    cards = s.decks[which]
    shown: Deck = {"left": len(cards), "discard": [names[card] for card in s.piles[which]]}
    if viewer == ALL:
        shown["cards"] = [names[card] for card in reversed(list(cards))]
    return shown


def _roll(s: MoonlightState) -> Roll | None:
    if not roll.roll_announced(s):
        return None
    return {
        "what": s.content.deed_ids[s.act],
        "need": roll.difficulty(s, s.act),
        "bonus": roll.prepared_bonus(s),
        "die": roll.die_needed(s, s.act, roll.prepared_bonus(s)),
        "dice": 1 + s.more_dice,
        "made_noise": s.made_noise,
    }


def _fight(s: MoonlightState) -> Fight | None:
    if s.fight == kinds.NO_FIGHT:
        return None
    shown: Fight = {
        "kind": "duel" if s.fight == kinds.DUEL else "hunt" if s.fight == kinds.HUNT_FIGHT else "attack",
        "seat": s.turn + 1,
        "other": 0,
        "own_die": 0,
        "own_bonus": own_bonus(s),
        "foe_dice": 0,
        "foe_bonus": 0,
        "werewolf": "",
        "member": 0,
        "members": 0,
        "beaten": 0,
        "taste": 0,
    }
    if s.fight == kinds.DUEL:
        shown["other"] = s.foe_seat + 1
        shown["own_die"] = s.fight_die if s.side == 1 else 0
        shown["foe_dice"] = 1
        shown["foe_bonus"] = target_bonus(s)
    elif facing_werewolf(s):
        _face(s, shown)
    return shown


def _face(s: MoonlightState, shown: Fight) -> None:
    """The werewolf on the table; once its last member is dealt with, that one is still shown."""
    wolf = s.content.wolves[s.fight_card]
    member = min(s.fight_member, len(wolf.dice) - 1)
    shown["werewolf"] = s.content.wolf_ids[s.fight_card]
    shown["member"] = member + 1
    shown["members"] = len(wolf.dice)
    shown["beaten"] = s.fight_beaten
    shown["taste"] = s.fight_taste
    shown["foe_dice"] = wolf.dice[member]
    shown["foe_bonus"] = foe_bonus(s, member)
    if s.pending_step() == steps.FLEE:
        shown["own_die"] = s.shown


def _hermit(s: MoonlightState, viewer: i64) -> Hermit:
    content = s.content
    night = content.pack.content["nights"][content.night_ids[s.night]]
    omen = content.pack.content["omens"][content.omen_ids[s.omen]] if s.omen != kinds.NO_ONE else NO_OMEN
    shown: Hermit = {
        "night": s.night + 1,
        "night_id": content.night_ids[s.night],
        "special": night["special"],
        "task": night["task"],
        "amount": night["amount"],
        "omen": content.omen_ids[s.omen] if s.omen != kinds.NO_ONE else "",
        "omen_effect": omen["effect"],
        "omen_amount": omen["amount"],
        "stars": list(s.stars),
        "tasks": list(s.task_stars),
        "total": points(s, 0),
        "rank": content.rank(points(s, 0)),
    }
    if viewer == ALL:
        shown["omens"] = [content.omen_ids[number] for number in reversed(list(s.omens))]
    return shown
