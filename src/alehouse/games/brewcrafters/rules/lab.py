"""The research lab: which cells work for a player, and moving a cube."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.brewcrafters import events, kinds, reasons, steps
from alehouse.games.brewcrafters.content import Cell
from alehouse.games.brewcrafters.rules.gain import ask_advanced, ask_basic, earn, gain, praise
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def breakthrough_on(s: BrewCraftersState, p: BrewCraftersPlayer, track: i64) -> Cell | None:
    """BC-129, BC-131: the Breakthrough of a track once its cube has arrived, even after it has moved on."""
    if p.cubes[track] < kinds.BREAKTHROUGH_STEP:
        return None
    return s.content.cell(s.side, track, kinds.BREAKTHROUGH_STEP)


def breakthrough(s: BrewCraftersState, p: BrewCraftersPlayer, effect: i64) -> i64:
    """The player's sum of an effect over all Breakthroughs."""
    total: i64 = 0
    for track in range(kinds.NUM_TRACKS):
        cell = breakthrough_on(s, p, track)
        if cell is not None and cell.effect == effect:
            total += cell.amount
    return total


def experimental_amount(s: BrewCraftersState, effect: i64) -> i64:
    """The number on the Experimental cell of that effect; a pack keeps it to one cell per side."""
    for track in range(kinds.NUM_TRACKS):
        cell = s.content.cell(s.side, track, kinds.EXPERIMENTAL_STEP)
        if cell.effect == effect:
            return cell.amount
    return 0


# -- Lab Research -------------------------------------------------------------------------------


def may_advance(p: BrewCraftersPlayer, track: i64) -> i64:
    return reasons.TRACK_FINISHED if p.cubes[track] >= kinds.GAME_END_STEP else reasons.ALLOWED


def may_research(p: BrewCraftersPlayer) -> i64:
    """BC-126: unavailable with all four tracks finished."""
    open_track = any(may_advance(p, track) == reasons.ALLOWED for track in range(kinds.NUM_TRACKS))
    return reasons.ALLOWED if open_track else reasons.ALL_RESEARCHED


def advance(s: BrewCraftersState, track: i64) -> None:
    """BC-126, BC-127, BC-150: one step; Experimental and the Yeast Lab give at once."""
    p = s.acting()
    p.cubes[track] += 1
    s.tell(events.RESEARCH, s.active, track, p.cubes[track])
    s.push(steps.DISCARD)
    if p.built & BIT[kinds.YEAST_LAB]:
        if trait(s, p, kinds.YEAST_LAB_REP) > 0:
            s.push(steps.LAB_YEAST)
        else:
            take_yeast(s)
    if p.cubes[track] == kinds.EXPERIMENTAL_STEP:
        experiment(s, s.content.cell(s.side, track, kinds.EXPERIMENTAL_STEP))


def experiment(s: BrewCraftersState, cell: Cell) -> None:
    seat = s.active
    if cell.effect == kinds.TAKE_BASIC:  # BC-132
        ask_basic(s, cell.amount)
    elif cell.effect == kinds.TAKE_ADVANCED:  # BC-145
        ask_advanced(s, cell.amount)
    elif cell.effect == kinds.TAKE_MALT:
        gain(s, seat, kinds.MALT, cell.amount)
    elif cell.effect == kinds.TAKE_MONEY:
        earn(s, seat, cell.amount)
    elif cell.effect == kinds.TAKE_REP:
        praise(s, seat, cell.amount, events.FOR_RESEARCH)
    elif cell.effect == kinds.REP_ON_SPACE:  # BC-136
        s.push(steps.BUILDING_SPACE)
    elif cell.effect == kinds.MARK:  # BC-140
        s.push(steps.MARK)
    elif cell.effect == kinds.SWAP and cell.amount > 0:
        s.push(steps.SWAP, cell.amount)


def take_yeast(s: BrewCraftersState) -> None:
    gain(s, s.active, kinds.YEAST, s.content.buildings[kinds.YEAST_LAB].yeast)
