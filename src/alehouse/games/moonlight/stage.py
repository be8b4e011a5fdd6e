"""Scenarios of Moonlight Brewers: the position they start from, and the fields that `given` may set.

`given` uses the names of the view. docs/scenarios.md lists them.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.errors import AlehouseError
from alehouse.engine.numbers import BIT
from alehouse.engine.staging import check_fields, index_of, mask_of, seat_of
from alehouse.games.moonlight import kinds, steps
from alehouse.games.moonlight.machine import MACHINE
from alehouse.games.moonlight.rules import hermit, setup
from alehouse.games.moonlight.rules.cards import with_cards
from alehouse.games.moonlight.rules.sheet import add_unit, keep
from alehouse.games.moonlight.state import EMPTY_STOCK, MoonlightPlayer, MoonlightState

FIRST_MONK = "dunstan"  # the baker, whose abilities rarely matter
DECKS = {"werewolves": kinds.WEREWOLVES, "equipment": kinds.EQUIPMENT, "blessings": kinds.BLESSINGS}
TURN_FIELDS = ["actions_left", "free_move", "sprint_used", "hunt_used"]
FIELDS = [
    *TURN_FIELDS, "phase", "first", "turn", "players", "decks", "hermit", "check_noise", "begin_phase", "end_night",
    "setup",
]  # fmt: skip
PLAIN_FIELDS = [
    "noise", "injured", "adjustment", "dirt", "alchemy_used", "ancestral_used", "attacks", "injuries",
]  # fmt: skip
PLAYER_FIELDS = [*PLAIN_FIELDS, "monk", "room", "webbed", "stock", "boxes", "cards", "used", "werewolves"]
DECK_FIELDS = ["top", "cards", "discard"]
HERMIT_FIELDS = ["night", "omens", "stars", "tasks"]


def seated(s: MoonlightState) -> MoonlightState:
    """Seats take Dunstan and then the other monks in order; the first turn of phase I is pending."""
    s.first = 0
    monks = s.content.included("monks", s.expansion)
    start = s.content.monk_ids.index(FIRST_MONK)
    order = [start] + [monk for monk in monks if monk != start]
    for seat in range(s.seats):
        setup.take_monk(s, seat, order[seat])
    s.stack = vec[i64]()
    s.push(steps.BEGIN_NIGHT)
    MACHINE.run(s)
    return s


def patch(s: MoonlightState, given: dict[str, Any]) -> None:
    """Writes the given fields; then the pending step is taken up again."""
    check_fields("field of given", given, FIELDS)
    if "hermit" in given:
        _hermit(s, given["hermit"], given.get("begin_phase", False))
    if "phase" in given:
        boxes = [phase + 1 for phase in s.phases]
        if given["phase"] not in boxes:
            raise AlehouseError(f"given: phase must be one of {boxes}, not {given['phase']!r}.")
        s.phase = boxes.index(given["phase"])
    if "first" in given:
        s.first = given["first"] - 1
        s.turn = s.first
    if "turn" in given:
        s.turn = given["turn"] - 1
        s.turns_left = s.seats - (s.turn - s.first) % s.seats
    for seat, fields in given.get("players", {}).items():
        _player(s, seat_of(s, seat), fields)
    check_fields("deck", given.get("decks", {}), list(DECKS))
    for name, fields in given.get("decks", {}).items():
        _deck(s, DECKS[name], fields)
    _pending(s, given)


def _pending(s: MoonlightState, given: dict[str, Any]) -> None:
    """What the scenario begins with: a turn step, or a noise check, a new phase, the end of the night."""
    s.stack = vec[i64]()
    if given.get("setup", False):
        for p in s.players:
            p.monk = kinds.NO_ONE
            p.abilities = 0
            p.cards = 0
        s.phase = -1
        s.ask(steps.CHOOSE_MONK, s.first)
        return
    if given.get("end_night", False):
        s.push(steps.END_NIGHT)
    elif given.get("begin_phase", False):
        s.phase -= 1
        s.push(steps.BEGIN_PHASE)
    else:
        for name in TURN_FIELDS:
            setattr(s, name, given.get(name, getattr(s, name)))
        s.push(steps.TURN_STEP)
        if given.get("check_noise", False):
            s.push(steps.CHECK_NOISE)
    MACHINE.run(s)


def _player(s: MoonlightState, seat: i64, fields: dict[str, Any]) -> None:
    check_fields("field of a player", fields, PLAYER_FIELDS)
    p = s.players[seat]
    for name, value in fields.items():
        if name in PLAIN_FIELDS:
            setattr(p, name, value)
        elif name == "monk":
            setup.take_monk(s, seat, index_of("monk", value, s.content.monk_ids))
        elif name == "room":
            p.room = index_of("room", value, s.content.room_ids)
        elif name == "webbed":
            p.web_until = s.phase if value else kinds.NEVER
        elif name == "boxes":
            p.boxes = _boxes(p, value)
        elif name == "stock":
            p.stock = EMPTY_STOCK
            for unit in value:
                add_unit(p, index_of("ingredient", unit["what"], kinds.INGREDIENTS), unit["quality"])
        elif name == "cards":
            for id in value:
                card = index_of("card", id, s.content.card_ids)
                _take_out(s, s.content.cards[card].deck, card)
                p.cards |= BIT[card]
        elif name == "used":
            p.used |= mask_of("card", value, s.content.card_ids)
        else:
            for trophy in value:
                wolf = index_of("werewolf", trophy["id"], s.content.wolf_ids)
                _take_out(s, kinds.WEREWOLVES, wolf)
                keep(p, wolf, trophy["taste"])


def _boxes(p: MoonlightPlayer, value: Any) -> vec[i64]:
    """Seven numbers, or a table that names some boxes by number."""
    if isinstance(value, list):
        if len(value) != 7:
            raise AlehouseError(f"given: boxes must be seven numbers, not {value!r}.")
        return vec[i64]([int(box) for box in value])
    boxes = p.boxes[:]
    for number, box in value.items():
        boxes[int(number) - 1] = box
    return boxes


def _take_out(s: MoonlightState, which: i64, card: i64) -> None:
    """Wherever it lies; a keepsake lies in no deck."""
    if which != kinds.KEEPSAKES:
        s.decks = with_cards(s.decks, which, vec[i64]([other for other in s.decks[which] if other != card]))
        s.piles = with_cards(s.piles, which, vec[i64]([other for other in s.piles[which] if other != card]))


def _deck(s: MoonlightState, which: i64, fields: dict[str, Any]) -> None:
    """`cards` and `discard` set a deck exactly, top first; `top` moves cards to the top."""
    names = s.content.wolf_ids if which == kinds.WEREWOLVES else s.content.card_ids
    check_fields("field of a deck", fields, DECK_FIELDS)
    for name, ids in fields.items():
        wanted = [index_of("card", id, names) for id in ids]
        if name == "discard":
            s.piles = with_cards(s.piles, which, vec[i64](wanted))
            continue
        below = [card for card in s.decks[which] if card not in wanted] if name == "top" else []
        s.decks = with_cards(s.decks, which, vec[i64](below + wanted[::-1]))


def _hermit(s: MoonlightState, fields: dict[str, Any], begins: bool) -> None:
    """A night starts over, with the stars of the nights before; the first omen named holds in the phase at hand."""
    check_fields("field of hermit", fields, HERMIT_FIELDS)
    before = fields.get("night", 1) - 1
    s.night = max(0, before - 1)
    s.stars = list(fields.get("stars", [1] * before))
    s.task_stars = list(fields.get("tasks", [0] * before))
    hermit.fresh_sheet(s)
    s.stack = vec[i64]()
    setup.BeginNight().run(s, 0)
    for id in reversed(fields.get("omens", [])):
        omen = index_of("omen", id, s.content.omen_ids)
        s.omens = vec[i64]([other for other in s.omens if other != omen] + [omen])
    if begins:
        s.phase = 0
    else:
        MACHINE.run(s)
