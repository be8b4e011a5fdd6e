"""What a seat may see: everything but unbrewed Secret Recipes and what chance has not drawn yet (BC-214)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.state import ALL, OVER
from alehouse.games.brewcrafters.content import BIT, CROP, MONEY, NUM_TRACKS, WITH_SECRET_RECIPE
from alehouse.games.brewcrafters.events import SEASONS, SLOT_IDS
from alehouse.games.brewcrafters.rules.collaborate import in_play
from alehouse.games.brewcrafters.rules.install import has_slot
from alehouse.games.brewcrafters.rules.market import helpers
from alehouse.games.brewcrafters.rules.process import in_process
from alehouse.games.brewcrafters.rules.season import operating_cost
from alehouse.games.brewcrafters.rules.secret import unrevealed
from alehouse.games.brewcrafters.schema import BUILDINGS, GOODS, INGREDIENTS, LABS, STEPS, TRACKS
from alehouse.games.brewcrafters.score import score, total
from alehouse.games.brewcrafters.state import NONE, SLOTS, BrewCraftersPlayer, BrewCraftersState

Shown = dict[str, object]
PHASES = ["annual", "market", "extra", "brewery", "close"]


def view(s: BrewCraftersState, viewer: i64) -> Shown:
    content = s.content
    over = s.to_act == OVER
    shown: Shown = {
        "title": "brewcrafters",
        "seats": s.seats,
        "to_act": s.to_act + 1,
        "decision": s.decision(),
        "year": s.season // 4 + 1,
        "season": SEASONS[s.season_of_year()],
        "phase": "over" if over else PHASES[s.phase],
        "turn": 0 if over else s.active + 1,
        "start": s.start + 1,
        "first": s.first + 1,
        "lab": LABS[s.side],
        "recipes": [content.recipe_ids[r] for r in s.menu],
        "labels": {content.recipe_ids[r]: _label_owner(s, r) for r in s.menu if not content.recipes[r].basic},
        "market": _market(s),
        "workers": _named(s.row, content.worker_ids),
        "unused_workers": _named(s.pool, content.worker_ids),
        "agency": _named(s.shown, content.worker_ids),
        "partnerships": {content.partner_ids[k]: s.partners_left[k] for k in range(len(content.partners))},
        "collaboration": _collaboration(s),
        "community_farm": [{"seat": gift // 3 + 1, "what": INGREDIENTS[CROP[gift % 3]]} for gift in s.farm_gifts],
        "farm_pool": {INGREDIENTS[CROP[crop]]: s.farm_pool[crop] for crop in range(len(CROP))},
        "interns": s.intern_supply,
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
    }
    return shown


def _named(mask: i64, names: list[str]) -> list[str]:
    return [names[index] for index in range(len(names)) if mask & BIT[index]]


def _label_owner(s: BrewCraftersState, r: i64) -> int:
    for seat in range(s.seats):
        if s.players[seat].labels & BIT[r]:
            return seat + 1
    return 0


def _market(s: BrewCraftersState) -> Shown:
    """Spaces in play: whether one is used this season, and what lies on it."""
    content = s.content
    shown: Shown = {}
    for index in content.layout(s.seats, s.complex).spots:
        space = content.spots[index].space
        here: Shown = {"used": s.used & BIT[space] != 0}
        restock = content.spaces[space].restock
        for what in range(MONEY + 1):
            if restock[what] > 0:
                here[GOODS[what]] = restock[what] * s.waiting[space]
        shown[content.space_ids[space]] = here
    return shown


def _collaboration(s: BrewCraftersState) -> Shown:
    if not in_play(s):
        return {}
    return {s.content.portion_ids[index]: owner + 1 for index, owner in enumerate(s.collaboration)}


def _player(s: BrewCraftersState, seat: i64, viewer: i64) -> Shown:
    content = s.content
    p = s.players[seat]
    names = content.recipe_ids
    knows = viewer in (ALL, seat)
    hidden = unrevealed(p)
    shipping = {r: p.brewed[r] - in_process(p, r) for r in range(len(p.brewed))}
    shown: Shown = {
        "seat": seat + 1,
        "money": p.money,
        "rep": p.rep,
        "loans": p.loans,
        "cost": operating_cost(s, p),
        "last_cost": p.last_cost,
        "storage": {INGREDIENTS[what]: p.stock[what] for what in range(len(INGREDIENTS))},
        "stored": p.stored(),
        "capacity": p.capacity,
        "slots": [SLOT_IDS[slot] for slot in range(SLOTS) if has_slot(p, slot)],
        "tanks": {SLOT_IDS[slot]: _recipe(names, p.tanks[slot]) for slot in range(SLOTS)},
        "line": [names[r] for r in p.line if r != NONE],
        "shipping": {names[r]: count for r, count in shipping.items() if count > 0},
        "brewed": {names[r]: p.brewed[r] for r in range(len(names)) if p.brewed[r] > 0},
        "batches": p.batches,
        "shifts": p.shifts,
        "shifts_used": p.shifts_used,
        "workers": _named(p.workers, content.worker_ids),
        "buildings": _named(p.built, BUILDINGS),
        "infusers": [SLOT_IDS[slot] for slot in range(SLOTS) if p.infused & BIT[slot]],
        "lab": {TRACKS[track]: STEPS[p.cubes[track]] for track in range(NUM_TRACKS)},
        "annual": _annual(s, p),
        "mark": _recipe(names, p.mark),
        "reserved": BUILDINGS[p.promise] if p.promise != NONE else "",
        "labels": _named(p.labels, names),
        "partnerships": {content.partner_ids[k]: p.partners[k] for k in range(len(content.partners))},
        "plots": [INGREDIENTS[what] if what != NONE else "" for what in p.plots],
        "helpers": helpers(s, p),
        "interns": p.interns,
        "held": p.held,
        "interns_next": p.intern_next,
        "interns_after": p.intern_after,
        "place": s.place(seat),
        "total": total(s, seat),
        "score": dict(score(s, seat)),
    }
    if s.complex & WITH_SECRET_RECIPE:
        shown["secrets"] = _named(p.secrets if knows else p.secrets & ~hidden, names)
        shown["hidden_secrets"] = len(_named(hidden, names))
        shown["secret_rep"] = [
            names[r] for r in range(len(names)) if p.secrets & BIT[r] and p.brewed[r] > 0 and shipping[r] == 0
        ]
    return shown


def _recipe(names: list[str], r: i64) -> str:
    return names[r] if r != NONE else ""


def _annual(s: BrewCraftersState, p: BrewCraftersPlayer) -> list[str]:
    """Benefits of this Winter still to come."""
    return _named(p.annual & (BIT[NUM_TRACKS] - 1), TRACKS) + _named(p.annual >> NUM_TRACKS, s.content.worker_ids)
