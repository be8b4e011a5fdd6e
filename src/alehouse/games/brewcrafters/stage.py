"""Scenarios of Brew Crafters: the position they start from, and the fields that `given` may set.

`given` uses the names of the view. docs/scenarios.md lists them.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.numbers import BIT
from alehouse.engine.staging import check_fields, index_of, mask_of, seat_of, write_counts
from alehouse.games.brewcrafters import kinds, steps
from alehouse.games.brewcrafters.machine import MACHINE
from alehouse.games.brewcrafters.rules.process import in_process
from alehouse.games.brewcrafters.rules.setup import is_useful, lay_out_recipes
from alehouse.games.brewcrafters.rules.turn import MEEPLES, SEASON
from alehouse.games.brewcrafters.rules.worker import settle_capacity, settle_upkeep
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

FIELDS = [
    "year", "season", "phase", "lap", "turn", "start", "first", "recipes", "draws", "labels", "market", "workers",
    "unused_workers", "partnerships", "collaboration", "community_farm", "interns", "players",
]  # fmt: skip
COUNTERS = {
    "money": "money", "rep": "rep", "loans": "loans", "last_cost": "last_cost", "shifts": "shifts",
    "shifts_used": "shifts_used", "interns": "interns", "held": "held", "interns_next": "intern_next",
    "interns_after": "intern_after",
}  # attributes of a player by the names of the view  # fmt: skip
BEFORE = {"close": 2, "brewery": 2, "extra": 3, "market": 3, "annual": 5}  # steps of a season that come after a phase
PLAYER_FIELDS = [
    *COUNTERS, "storage", "tanks", "line", "shipping", "workers", "buildings", "infusers", "lab", "mark", "reserved",
    "labels", "partnerships", "plots", "secrets",
]  # fmt: skip


def patch(s: BrewCraftersState, given: dict[str, Any]) -> None:
    """Writes the given fields; then the pending step continues."""
    check_fields("field of given", given, FIELDS)
    _calendar(s, given)
    _table(s, given)
    for seat, fields in given.get("players", {}).items():
        _player(s, s.players[seat_of(s, seat)], fields)
    _pending(s, given)
    MACHINE.run(s)


def _owner(s: BrewCraftersState, seat: Any) -> int:
    """0-based, or NO_ONE for 0."""
    return kinds.NO_ONE if seat == 0 else seat_of(s, seat)


# -- the table ----------------------------------------------------------------------------------


def _calendar(s: BrewCraftersState, given: dict[str, Any]) -> None:
    year = given.get("year", s.season // 4 + 1)
    if year not in (1, 2, 3):
        raise AlehouseError(f"given: year must be 1, 2 or 3, not {year!r}.")
    season = index_of("season", given.get("season", kinds.SEASONS[s.season_of_year()]), kinds.SEASONS)
    s.season = (year - 1) * 4 + season
    if "start" in given:
        s.start = seat_of(s, given["start"])
        s.first = s.start
    if "first" in given:
        s.first = seat_of(s, given["first"])


def _table(s: BrewCraftersState, given: dict[str, Any]) -> None:
    content = s.content
    for name, value in given.items():
        if name == "recipes":
            lay_out_recipes(s, [index_of("recipe", id, content.recipe_ids) for id in value])
        elif name == "draws":
            _draw(s, value)
        elif name == "labels":
            for id, owner in value.items():
                _label(s, index_of("recipe", id, content.recipe_ids), _owner(s, owner))
        elif name == "market":
            for id, fields in value.items():
                _space(s, index_of("space", id, content.space_ids), fields)
        elif name == "workers":
            s.pool |= s.row
            s.row = mask_of("worker", value, content.worker_ids)
            s.pool &= ~s.row
        elif name == "unused_workers":
            s.pool = mask_of("worker", value, content.worker_ids)
        elif name == "partnerships":
            write_counts("partnership", value, content.partner_ids, s.partners_left)
        elif name == "collaboration":
            owners = {id: _owner(s, owner) for id, owner in value.items()}
            write_counts("portion", owners, content.portion_ids, s.collaboration)
        elif name == "community_farm":
            s.farm_gifts = [
                seat_of(s, gift["seat"]) * len(kinds.CROP) + index_of("crop", gift["what"], kinds.CROPS)
                for gift in value
            ]
        elif name == "interns":
            s.intern_supply = value


def _draw(s: BrewCraftersState, draws: Any) -> None:
    """Scripted draws of random recipes: the first useful one is laid out (BC-020)."""
    for ids in draws:
        drawn: list[i64] = [index_of("recipe", id, s.content.recipe_ids) for id in ids]
        if is_useful(s.content, drawn):
            lay_out_recipes(s, drawn)
            return
    raise AlehouseError("given: none of the draws has a hops, an oak, a Spices and a Coffee recipe.")


def _label(s: BrewCraftersState, r: i64, owner: i64) -> None:
    s.labels &= ~BIT[r]
    for p in s.players:
        p.labels &= ~BIT[r]
    if owner == kinds.NO_ONE:
        s.labels |= BIT[r]
    else:
        s.players[owner].labels |= BIT[r]


def _space(s: BrewCraftersState, space: i64, fields: dict[str, Any]) -> None:
    """The goods on a space are a number of whole restocks."""
    id, restock = s.content.space_ids[space], s.content.spaces[space].restock
    for name, value in fields.items():
        if name == "used":
            s.used = s.used | BIT[space] if value else s.used & ~BIT[space]
        elif name != "goods":
            raise AlehouseError(unknown(f"field of {id}", name, ["used", "goods"]))
    for name, amount in fields.get("goods", {}).items():
        known = [kinds.GOODS[what] for what in range(len(kinds.GOODS)) if restock[what] > 0]
        if name not in known:
            raise AlehouseError(unknown(f"goods of {id}", name, known))
        each = int(restock[kinds.GOODS.index(name)])
        if amount % each:
            raise AlehouseError(f"given: {name} of {id} must be a multiple of {each}.")
        s.waiting[space] = amount // each


# -- a brewery ----------------------------------------------------------------------------------


def _player(s: BrewCraftersState, p: BrewCraftersPlayer, fields: dict[str, Any]) -> None:
    check_fields("field of a player", fields, PLAYER_FIELDS)
    for name, value in fields.items():
        if name in COUNTERS:
            setattr(p, COUNTERS[name], value)
        elif name == "storage":
            counts = [0] * len(kinds.INGREDIENTS)
            write_counts("ingredient", value, kinds.INGREDIENTS, counts)
            p.stock = vec[i64](counts)
        elif name == "plots":
            p.plots = vec[i64]([index_of("crop", id, kinds.INGREDIENTS) if id else kinds.NONE for id in value])
        elif name in ("tanks", "line", "shipping"):
            _batches(s, p, name, value)
        else:
            _cards(s, p, name, value)
    for r in range(len(p.brewed)):  # `shipping` was written as brewed; what is in process comes on top
        if "shipping" in fields or "tanks" in fields or "line" in fields:
            shipped = fields.get("shipping", {}).get(s.content.recipe_ids[r], 0)
            p.brewed[r] = shipped + in_process(p, r)
    p.batches = sum(p.brewed)
    settle_capacity(s, p)
    settle_upkeep(s, p)


def _batches(s: BrewCraftersState, p: BrewCraftersPlayer, name: str, value: Any) -> None:
    ids = s.content.recipe_ids
    if name == "tanks":
        for slot, id in value.items():
            p.tanks[index_of("slot", slot, kinds.SLOT_IDS)] = index_of("recipe", id, ids) if id else kinds.NONE
    elif name == "line":
        p.line = vec[i64]([kinds.NONE] * kinds.TANKS)
        for place, id in enumerate(value):
            p.line[place] = index_of("recipe", id, ids)
    else:
        check_fields("recipe", value, ids)


def _cards(s: BrewCraftersState, p: BrewCraftersPlayer, name: str, value: Any) -> None:
    content = s.content
    if name == "workers":
        p.workers = mask_of("worker", value, content.worker_ids)
        s.row &= ~p.workers
        s.pool &= ~p.workers
    elif name == "buildings":
        first = [kinds.BUILDINGS[tile] for tile in (kinds.STOREHOUSE_1, kinds.RESEARCH_LAB, kinds.SINGLE_SYSTEM)]
        p.built = mask_of("building", [*first, *value], kinds.BUILDINGS)
        if p.built & BIT[kinds.DOUBLE_SYSTEM]:
            p.built &= ~BIT[kinds.SINGLE_SYSTEM]
    elif name == "infusers":
        p.infused = mask_of("slot", value, kinds.SLOT_IDS)
    elif name == "lab":
        for track, step in value.items():
            p.cubes[index_of("track", track, kinds.TRACKS)] = index_of("step", step, kinds.STEPS)
    elif name == "mark":
        p.mark = index_of("recipe", value, content.recipe_ids)
    elif name == "reserved":
        p.promise = index_of("building", value, kinds.BUILDINGS)
    elif name == "labels":
        for id in value:
            _label(s, index_of("recipe", id, content.recipe_ids), s.players.index(p))
    elif name == "partnerships":
        for id, count in value.items():
            kind = index_of("partnership", id, content.partner_ids)
            s.partners_left[kind] = max(0, s.partners_left[kind] - (count - p.partners[kind]))
            p.partners[kind] = count
    else:
        p.secrets = mask_of("recipe", value, content.recipe_ids)


# -- whose turn it is ---------------------------------------------------------------------------


def _pending(s: BrewCraftersState, given: dict[str, Any]) -> None:
    """Builds the steps of the season again, down to the turn that the scenario starts with."""
    phase = given.get("phase", "market")
    index_of("phase", phase, [*kinds.PHASES, "over"])
    s.stack = vec[i64]()
    if phase == "over":
        return
    for step in SEASON[: BEFORE[phase]]:
        s.push(step)
    s.phase = kinds.CLOSING_PHASE if phase == "annual" else kinds.PHASES.index(phase)
    if phase == "brewery":
        asked = _asked(s, given, s.start)
        for turn in range(asked):  # earlier seats have acted in this lap
            s.players[(s.start + turn) % s.seats].shifts_used += 1
        s.push(steps.BREWERY_TURN, asked)
    elif phase == "extra":
        s.push(steps.EXTRA_LAP, _asked(s, given, s.first))
    elif phase == "market":
        lap = given.get("lap", 1)
        if lap not in range(1, MEEPLES + 1):
            raise AlehouseError(f"given: lap must be 1 or {MEEPLES}, not {lap!r}.")
        s.push(steps.MARKET_TURN, (lap - 1) * s.seats + _asked(s, given, s.first))
    elif phase == "annual":
        s.push(steps.BEGIN_WINTER)


def _asked(s: BrewCraftersState, given: dict[str, Any], first: i64) -> i64:
    """How many seats have had their turn in this lap."""
    turn = seat_of(s, given["turn"]) if "turn" in given else first
    return (turn - first) % s.seats
