"""What must be true after every action."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.brewcrafters import kinds, steps
from alehouse.games.brewcrafters.rules.install import has_slot
from alehouse.games.brewcrafters.rules.process import in_process
from alehouse.games.brewcrafters.rules.setup import LONELY_WORKER, MANY_PLAYERS
from alehouse.games.brewcrafters.rules.worker import settle_capacity, settle_upkeep
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def invariants(s: BrewCraftersState) -> list[str]:
    """Cards conserved (BC-003), nothing negative, storage within its limits, derived numbers correct."""
    wrong: list[str] = []
    settling = any(entry >> 8 in (steps.DISCARD, steps.COMMUNITY_OVERFLOW) for entry in s.stack)
    for seat, p in enumerate(s.players):
        wrong += [f"seat {seat + 1} {what}" for what in _brewery(s, p)]
        if p.stored() > p.capacity and not settling:
            wrong.append(f"seat {seat + 1} stores {p.stored()} of {p.capacity}")
    wrong += _cards(s)
    if not 0 <= s.season <= kinds.LAST_SEASON or not 0 <= s.start < s.seats or not 0 <= s.active < s.seats:
        wrong.append(f"season {s.season}, start player {s.start}, active {s.active}")
    if (
        any(owner < kinds.NO_ONE or owner >= s.seats for owner in s.collaboration)
        or kinds.NO_ONE not in s.collaboration
    ):
        wrong.append(f"collaboration owned by {s.collaboration}")
    if s.seats == 2 and any(owner != kinds.NO_ONE for owner in s.collaboration):
        wrong.append("collaboration with two players")
    if len(s.farm_gifts) > 3 or len({gift % 3 for gift in s.farm_gifts}) != len(s.farm_gifts):
        wrong.append(f"community farm holds {s.farm_gifts}")
    if s.complex & kinds.WITH_INTERNS:
        out = sum(p.interns + p.held + p.intern_next + p.intern_after for p in s.players)
        if s.intern_supply < 0 or s.intern_supply + out > s.seats:
            wrong.append(f"{s.intern_supply} interns in supply and {out} with players")
    return wrong


def _brewery(s: BrewCraftersState, p: BrewCraftersPlayer) -> list[str]:
    wrong: list[str] = []
    counters = [p.money, p.rep, p.loans, p.shifts_used, p.extras_used, p.interns, p.held, *p.stock, *p.brewed]
    if any(count < 0 for count in counters):
        wrong.append("has a negative counter")
    if p.batches != sum(p.brewed):
        wrong.append(f"counts {p.batches} batches, not {sum(p.brewed)}")
    for r in range(len(p.brewed)):
        if in_process(p, r) > p.brewed[r]:
            wrong.append(f"has more batches of {s.content.recipe_ids[r]} in process than brewed")
        if p.brewed[r] > 0 and (s.public | p.secrets) & BIT[r] == 0:
            wrong.append(f"brewed {s.content.recipe_ids[r]}, which is not open to it")
    for slot in range(kinds.SLOTS):
        if not has_slot(p, slot) and (p.tanks[slot] != kinds.NONE or p.infused & BIT[slot]):
            wrong.append(f"uses slot {slot} without having it")
    if p.built & BIT[kinds.FARM] == 0 and any(plot != kinds.NONE for plot in p.plots):
        wrong.append("has plants without a Farm")
    if not 1 <= p.shifts <= 3 or p.shifts_used > p.shifts:
        wrong.append(f"has used {p.shifts_used} of {p.shifts} shifts")
    if any(not 0 <= cube <= 4 for cube in p.cubes) or len(p.cubes) != kinds.NUM_TRACKS or len(p.stock) != kinds.KINDS:
        wrong.append(f"has cubes on {p.cubes}")
    known = p.copy()
    settle_capacity(s, known)
    settle_upkeep(s, known)
    if (known.capacity, known.upkeep) != (p.capacity, p.upkeep):
        wrong.append(f"counts room {p.capacity} and cost {p.upkeep}, not {known.capacity} and {known.upkeep}")
    return wrong


def _cards(s: BrewCraftersState) -> list[str]:
    wrong: list[str] = []
    content = s.content
    workers = [w for w in range(len(content.workers)) if s.seats > 2 or content.worker_ids[w] != LONELY_WORKER]
    if not _divides([s.row, s.pool, *[p.workers for p in s.players]], workers):
        wrong.append("workers are not conserved")
    if s.shown & ~s.pool:
        wrong.append("the agency shows a worker that is not in its pool")
    labels = [r for r in s.menu if not content.recipes[r].basic]
    if not _divides([s.labels, *[p.labels for p in s.players]], labels):
        wrong.append("Gold Labels are not conserved")
    secrets = [r for r in range(len(content.recipes)) if any(p.secrets & BIT[r] for p in s.players)]
    if not _divides([p.secrets for p in s.players], secrets) or any(
        (s.public | content.basics) & BIT[r] for r in secrets
    ):
        wrong.append("a Secret Recipe is public or has two owners")
    for kind in range(len(content.partners)):
        partner = content.partners[kind]
        cards = partner.many if s.seats >= MANY_PLAYERS else partner.few
        if s.partners_left[kind] < 0 or s.partners_left[kind] + sum(p.partners[kind] for p in s.players) != cards:
            wrong.append(f"partnerships '{content.partner_ids[kind]}' are not conserved")
    return wrong


def _divides(masks: list[i64], all_of: list[i64]) -> bool:
    """Whether each item is in exactly one of the masks, and nothing else."""
    held = [item for mask in masks for item in range(len(BIT)) if mask & BIT[item]]
    return sorted(held) == sorted(all_of)
