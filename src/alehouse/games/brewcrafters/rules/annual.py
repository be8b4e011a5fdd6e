"""The annual step of Winter: yearly benefits of research and workers, in the order each player likes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.brewcrafters import events, reasons, steps
from alehouse.games.brewcrafters.kinds import (
    ANNUAL_RESEARCH,
    ANNUAL_STEP,
    ANNUAL_TOUR_MONEY,
    BIT,
    NUM_TRACKS,
    SPACES,
    TASTING_ROOM,
    YEARLY_ADVANCED,
    YEARLY_BASIC,
    YEARLY_DIFFERENT,
    YEARLY_INSTALL,
    YEARLY_MONEY,
    YEARLY_PROCESS,
    YEARLY_REP,
    YEARLY_YEAST,
    YEAST,
)
from alehouse.games.brewcrafters.rules.gain import ask_advanced, ask_basic, earn, gain, praise
from alehouse.games.brewcrafters.rules.install import may_install_any
from alehouse.games.brewcrafters.rules.lab import may_research
from alehouse.games.brewcrafters.state import ANNUAL_PHASE, NONE, BrewCraftersPlayer, BrewCraftersState


@final
class BeginWinter(Step[BrewCraftersState]):
    """BC-154: the list of benefits is fixed when Winter begins."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        s.phase = ANNUAL_PHASE
        for p in s.players:
            p.annual = 0
            for track in range(NUM_TRACKS):
                if p.cubes[track] >= ANNUAL_STEP:  # BC-128, BC-131
                    p.annual |= BIT[track]
            yearly = p.workers & s.content.annual_workers
            for w in range(len(s.content.workers)):
                if yearly & BIT[w]:
                    p.annual |= BIT[NUM_TRACKS + w]
        s.push(steps.WINTER_TURN, 0)


def take_benefit(s: BrewCraftersState, track: i64) -> None:
    """Amounts and conditions are read now, not when Winter began (BC-154)."""
    p = s.acting()
    s.tell(events.BENEFIT, s.active, track)
    cell = s.content.cell(s.side, track, ANNUAL_STEP)
    if cell.effect == YEARLY_INSTALL:  # BC-137
        if may_install_any(p) == reasons.ALLOWED:
            s.push(steps.INSTALL)
        return
    if cell.effect == YEARLY_PROCESS:  # BC-142, BC-156
        s.push(steps.PART)
        return
    s.push(steps.DISCARD)
    if cell.effect == YEARLY_BASIC:  # BC-133
        ask_basic(s, cell.amount)
    elif cell.effect == YEARLY_ADVANCED:  # BC-146
        ask_basic(s, cell.also)
        ask_advanced(s, cell.amount)
    elif cell.effect == YEARLY_YEAST:
        gain(s, s.active, YEAST, min(cell.amount * p.shifts, cell.limit))
    elif cell.effect == YEARLY_MONEY:
        earn(s, s.active, min(cell.amount * built_spaces(p), cell.limit))
    elif cell.effect == YEARLY_REP:
        praise(s, s.active, min(cell.amount * unsold(p), cell.limit), events.FOR_RESEARCH)
    elif cell.effect == YEARLY_DIFFERENT:
        ask_advanced(s, cell.amount, True)


def take_worker_benefit(s: BrewCraftersState, w: i64) -> None:
    p = s.acting()
    s.tell(events.WORKER_BENEFIT, s.active, w)
    traits = s.content.workers[w].traits
    if p.built & BIT[TASTING_ROOM]:
        earn(s, s.active, traits[ANNUAL_TOUR_MONEY])
    if traits[ANNUAL_RESEARCH] and may_research(p) == reasons.ALLOWED:
        s.push(steps.TRACK)


def built_spaces(p: BrewCraftersPlayer) -> i64:
    """How many of the seven building spaces are built."""
    count: i64 = 0
    for building in SPACES:
        if p.built & BIT[building]:
            count += 1
    return count


def unsold(p: BrewCraftersPlayer) -> i64:
    """Batches in tanks, bottling line and Brewpub."""
    count: i64 = 0
    for recipe in p.tanks:
        if recipe != NONE:
            count += 1
    for recipe in p.line:
        if recipe != NONE:
            count += 1
    return count
