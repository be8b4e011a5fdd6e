"""The annual step of Winter: yearly benefits of research and workers, in the order each player chooses."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.engine.numbers import BIT
from alehouse.engine.observation import members
from alehouse.games.brewcrafters import events, kinds, reasons, steps
from alehouse.games.brewcrafters.rules.gain import ask_advanced, ask_basic, earn, gain, praise
from alehouse.games.brewcrafters.rules.install import may_install_any
from alehouse.games.brewcrafters.rules.lab import may_research
from alehouse.games.brewcrafters.score import built_spaces
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


class BeginWinter(Step[BrewCraftersState]):
    """BC-154: the list of benefits is fixed when Winter begins."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        s.phase = kinds.ANNUAL_PHASE
        for p in s.players:
            p.annual = 0
            for track in range(kinds.NUM_TRACKS):
                if p.cubes[track] >= kinds.ANNUAL_STEP:  # BC-128, BC-131
                    p.annual |= BIT[track]
            for w in members(p.workers & s.content.annual_workers):
                p.annual |= BIT[kinds.NUM_TRACKS + w]
        s.push(steps.WINTER_TURN, 0)


def take_benefit(s: BrewCraftersState, track: i64) -> None:
    """Amounts and conditions are read now, not when Winter began (BC-154)."""
    p = s.acting()
    s.tell(events.BENEFIT, s.active, track)
    cell = s.content.cell(s.side, track, kinds.ANNUAL_STEP)
    if cell.effect == kinds.YEARLY_INSTALL:  # BC-137
        if may_install_any(p) == reasons.ALLOWED:
            s.push(steps.INSTALL)
        return
    if cell.effect == kinds.YEARLY_PROCESS:  # BC-142, BC-156
        s.push(steps.PART)
        return
    s.push(steps.DISCARD)
    if cell.effect == kinds.YEARLY_BASIC:  # BC-133
        ask_basic(s, cell.amount)
    elif cell.effect == kinds.YEARLY_ADVANCED:  # BC-146
        ask_basic(s, cell.also)
        ask_advanced(s, cell.amount)
    elif cell.effect == kinds.YEARLY_YEAST:
        gain(s, s.active, kinds.YEAST, min(cell.amount * p.shifts, cell.limit))
    elif cell.effect == kinds.YEARLY_MONEY:
        earn(s, s.active, min(cell.amount * built_spaces(p), cell.limit))
    elif cell.effect == kinds.YEARLY_REP:
        praise(s, s.active, min(cell.amount * unsold(p), cell.limit), events.FOR_RESEARCH)
    elif cell.effect == kinds.YEARLY_DIFFERENT:
        ask_advanced(s, cell.amount, True)


def take_worker_benefit(s: BrewCraftersState, w: i64) -> None:
    p = s.acting()
    s.tell(events.WORKER_BENEFIT, s.active, w)
    traits = s.content.workers[w].traits
    if p.built & BIT[kinds.TASTING_ROOM]:
        earn(s, s.active, traits[kinds.ANNUAL_TOUR_MONEY])
    if traits[kinds.ANNUAL_RESEARCH] and may_research(p) == reasons.ALLOWED:
        s.push(steps.TRACK)


def unsold(p: BrewCraftersPlayer) -> i64:
    """Batches in tanks, bottling line and Brewpub."""
    tanks = sum(1 for recipe in p.tanks if recipe != kinds.NONE)
    return tanks + sum(1 for recipe in p.line if recipe != kinds.NONE)
