"""Positions for scenarios: a fresh game, and named fields written onto it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.errors import AlehouseError
from alehouse.engine.numbers import BIT
from alehouse.engine.staging import check_fields, index_of, mask_of, seat_of, write_counts
from alehouse.games.dicebrewing import kinds, steps
from alehouse.games.dicebrewing.dice import COLOUR, COLOURS, NO_DIE, SEED, SHOWN, die_named, plain
from alehouse.games.dicebrewing.machine import MACHINE
from alehouse.games.dicebrewing.score import dice_owned, seeds_placed
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState

FIELDS = [
    "at", "round", "priority", "turn", "pieces", "supply", "market", "black_market", "played", "row", "blocked", "deck",
    "brewed", "brewless", "players",
]  # fmt: skip
PLAIN_FIELDS = ["coins", "experience", "seeds", "passed", "bought_ingredient", "bought_token"]
PLAYER_FIELDS = [
    *PLAIN_FIELDS, "active", "storage", "base", "speed", "used", "barred", "market_die", "ingredients", "tokens",
    "brewed",
]  # fmt: skip
# the start of a scenario: its step, and its phase
MOMENTS = {
    "start": (steps.START_PLAYER, kinds.ROLL_AND_PLACE),
    "roll": (steps.OPENING_ROLL, kinds.ROLL_AND_PLACE),
    "w1": (steps.VISIT_W1, kinds.ROLL_AND_PLACE),
    "placement": (steps.NEXT_PLACEMENT, kinds.ROLL_AND_PLACE),
    "purchase": (steps.NEXT_PURCHASE, kinds.PURCHASE),
    "w4": (steps.VISIT_W4, kinds.BREW),
    "brew": (steps.NEXT_BREW, kinds.BREW),
    "tidy": (steps.TIDY_UP, kinds.TIDY_UP),
    "end": (steps.ROUND_OVER, kinds.TIDY_UP),
}


def begun(s: DiceBrewingState) -> DiceBrewingState:
    """Seat 1 has priority in round 1; every die shows 1, and the first placement turn is pending."""
    for p in s.players:
        p.active = [die_named(letter) for letter in ("Y1", "K1", "G1", "U1")]
    s.row.sort()
    s.deck.sort(reverse=True)
    _pending(s, "placement", 1)
    return s


def patch(s: DiceBrewingState, given: dict[str, Any]) -> None:
    """Writes the given fields; then the round continues from the given moment."""
    check_fields("field of given", given, FIELDS)
    s.round = given.get("round", s.round)
    s.priority = seat_of(s, given.get("priority", s.priority + 1))
    s.brewless = given.get("brewless", s.brewless)
    for seat, fields in given.get("players", {}).items():
        _player(s, s.players[seat_of(s, seat)], fields)
    _supply(s, dict(given.get("supply", {})))
    _stacks(s, given)
    _recipes(s, given)
    if "brewed" in given:
        s.brewed = given["brewed"]
    moment = given.get("at", "placement")
    index_of("moment", moment, list(MOMENTS))
    if moment == "start":
        for p in s.players:
            p.active = [plain(COLOUR[die], 0) for die in p.active]
    _pending(s, moment, given.get("turn", s.priority + 1))
    if "pieces" in given:
        s.pieces = given["pieces"]
        s.push(steps.PLACE_MAIN)
    MACHINE.run(s)


def _pending(s: DiceBrewingState, moment: str, turn: Any) -> None:
    step, phase = MOMENTS[moment]
    seat = seat_of(s, turn)
    s.to_act = seat
    s.phase = phase
    s.visit = (seat - s.priority) % s.seats
    s.declines = 0
    s.stack = vec[i64]()
    s.push(step)


def _pool(names: list[str]) -> list[i64]:
    return sorted(die_named(name) for name in names)


def _piece(name: str) -> i64:
    if name == "":
        return NO_DIE
    return SEED if name == "seed" else die_named(name)


def _player(s: DiceBrewingState, p: DiceBrewingPlayer, fields: dict[str, Any]) -> None:
    check_fields("field of a player", fields, PLAYER_FIELDS)
    for name, value in fields.items():
        if name in PLAIN_FIELDS:
            setattr(p, name, value)
        elif name == "active":
            p.active = _pool(value)
        elif name == "storage":
            p.storage = _pool(value)
            if any(SHOWN[die] == 0 for die in p.storage):
                raise AlehouseError(f"given: stored dice need a value, not {value!r}.")
        elif name in ("base", "speed"):
            slots = p.base if name == "base" else p.speed
            for space, piece in value.items():
                at = index_of("space", space, kinds.SPACES)
                slots[at] = _piece(piece)
                p.used |= BIT[at]
        elif name == "used":
            p.used |= mask_of("space", value, kinds.SPACES)
        elif name == "barred":
            p.barred |= mask_of("building", value, kinds.BUILDINGS)
        elif name == "market_die":
            p.market_die = _piece(value)
        elif name == "ingredients":
            write_counts("ingredient", value, kinds.INGREDIENTS, p.ingredients)
        elif name == "tokens":
            write_counts("token", value, kinds.TOKENS, p.tokens)
            p.held = sum(p.tokens)
        else:
            p.brewed = [index_of("recipe", recipe, s.content.recipe_ids) for recipe in value]


def _supply(s: DiceBrewingState, given: dict[str, Any]) -> None:
    """The supply has everything that players do not own, unless the scenario says otherwise."""
    for colour in range(4):
        s.supply[colour] = s.content.dice_count[colour] - sum(dice_owned(s, seat, colour) for seat in range(s.seats))
    s.seeds = given.pop("seeds", s.content.seeds - sum(p.seeds + seeds_placed(p) for p in s.players))
    write_counts("piece of the supply", given, COLOURS, s.supply)


def _stacks(s: DiceBrewingState, given: dict[str, Any]) -> None:
    """Market and Black Market have everything that nobody holds, unless the scenario says otherwise."""
    write_counts("token", given.get("played", {}), kinds.TOKENS, s.played)
    for ingredient in range(len(kinds.INGREDIENTS)):
        s.market[ingredient] = s.content.market[ingredient] - sum(p.ingredients[ingredient] for p in s.players)
    for kind in range(kinds.TOKEN_COUNT):
        held = sum(p.tokens[kind] for p in s.players)
        s.black_market[kind] = s.content.black_market[kind] - s.played[kind] - held
    write_counts("ingredient", given.get("market", {}), kinds.INGREDIENTS, s.market)
    write_counts("token", given.get("black_market", {}), kinds.TOKENS, s.black_market)


def _recipes(s: DiceBrewingState, given: dict[str, Any]) -> None:
    """`row` sets the slots ('' is an empty one); `deck` is a table with `top` (next cards) or `cards` (all of them)."""
    ids = s.content.recipe_ids
    out: list[i64] = [card for p in s.players for card in p.brewed]
    s.brewed = len(out)
    if "row" in given:
        if len(given["row"]) != len(s.row):
            raise AlehouseError(f"given: row must name {len(s.row)} recipes, not {len(given['row'])}.")
        for slot, name in enumerate(given["row"]):
            s.row[slot] = kinds.NO_CARD if name == "" else index_of("recipe", name, ids)
    s.deck = [card for card in range(len(ids) - 1, -1, -1) if card not in s.row and card not in out]
    check_fields("field of the deck", given.get("deck", {}), ["top", "cards"])
    for name, cards in given.get("deck", {}).items():
        wanted: list[i64] = [index_of("recipe", card, ids) for card in cards]
        s.deck = ([card for card in s.deck if card not in wanted] if name == "top" else []) + wanted[::-1]
    for slot in given.get("blocked", []):
        s.blocked_slots |= BIT[slot - 1]
