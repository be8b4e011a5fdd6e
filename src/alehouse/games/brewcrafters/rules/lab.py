"""The research lab: which cells work for a player, and moving a cube."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, events, reasons, steps
from alehouse.games.brewcrafters.content import (
    BIT,
    BREAKTHROUGH_STEP,
    EXPERIMENTAL_STEP,
    GAME_END_STEP,
    MALT,
    MARK,
    NUM_TRACKS,
    REP_ON_SPACE,
    SPACES,
    SWAP,
    TAKE_ADVANCED,
    TAKE_BASIC,
    TAKE_MALT,
    TAKE_MONEY,
    TAKE_REP,
    YEAST,
    YEAST_LAB,
    YEAST_LAB_REP,
    Cell,
)
from alehouse.games.brewcrafters.rules.gain import ask_advanced, ask_basic, earn, gain, praise
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def breakthrough_on(s: BrewCraftersState, p: BrewCraftersPlayer, track: i64) -> Cell | None:
    """BC-129, BC-131: the Breakthrough of a track once its cube has arrived, also when it has moved on."""
    if p.cubes[track] < BREAKTHROUGH_STEP:
        return None
    return s.content.cell(s.side, track, BREAKTHROUGH_STEP)


def breakthrough(s: BrewCraftersState, p: BrewCraftersPlayer, effect: i64) -> i64:
    """What the player's Breakthroughs add up to in one effect."""
    total: i64 = 0
    for track in range(NUM_TRACKS):
        if p.cubes[track] >= BREAKTHROUGH_STEP:
            cell = s.content.cell(s.side, track, BREAKTHROUGH_STEP)
            if cell.effect == effect:
                total += cell.amount
    return total


def experimental_amount(s: BrewCraftersState, effect: i64) -> i64:
    """The number on the Experimental cell of that effect; a pack keeps it to one cell a side."""
    for track in range(NUM_TRACKS):
        cell = s.content.cell(s.side, track, EXPERIMENTAL_STEP)
        if cell.effect == effect:
            return cell.amount
    return 0


# -- Lab Research -------------------------------------------------------------------------------


def may_advance(p: BrewCraftersPlayer, track: i64) -> i64:
    return reasons.TRACK_FINISHED if p.cubes[track] >= GAME_END_STEP else reasons.ALLOWED


def may_research(p: BrewCraftersPlayer) -> i64:
    """BC-126: unavailable with all four tracks finished."""
    for track in range(NUM_TRACKS):
        if may_advance(p, track) == reasons.ALLOWED:
            return reasons.ALLOWED
    return reasons.ALL_RESEARCHED


def legal_tracks(s: BrewCraftersState) -> vec[i64]:
    acts = vec[i64]()
    p = s.acting()
    for track in range(NUM_TRACKS):
        if may_advance(p, track) == reasons.ALLOWED:
            acts = append(acts, actions.RESEARCH_TRACK + track)
    return acts


def advance(s: BrewCraftersState, track: i64) -> None:
    """BC-126, BC-127, BC-150: one step; Experimental and the Yeast Lab give at once."""
    s.stack.pop()
    p = s.acting()
    p.cubes[track] += 1
    s.tell(events.RESEARCH, s.active, track, p.cubes[track])
    s.push(steps.DISCARD)
    if p.built & BIT[YEAST_LAB]:
        if trait(s, p, YEAST_LAB_REP) > 0:
            s.push(steps.LAB_YEAST)
        else:
            take_yeast(s)
    if p.cubes[track] == EXPERIMENTAL_STEP:
        experiment(s, s.content.cell(s.side, track, EXPERIMENTAL_STEP))


def experiment(s: BrewCraftersState, cell: Cell) -> None:
    seat = s.active
    if cell.effect == TAKE_BASIC:  # BC-132
        ask_basic(s, cell.amount)
    elif cell.effect == TAKE_ADVANCED:  # BC-145
        ask_advanced(s, cell.amount)
    elif cell.effect == TAKE_MALT:
        gain(s, seat, MALT, cell.amount)
    elif cell.effect == TAKE_MONEY:
        earn(s, seat, cell.amount)
    elif cell.effect == TAKE_REP:
        praise(s, seat, cell.amount, events.FOR_RESEARCH)
    elif cell.effect == REP_ON_SPACE:  # BC-136
        if not all_spaces_built(s.acting()):
            s.push(steps.BUILDING_SPACE)
    elif cell.effect == MARK:  # BC-140
        s.push(steps.MARK)
    elif cell.effect == SWAP and cell.amount > 0:
        s.push(steps.SWAP, cell.amount)


# -- the Yeast Lab and its technician -----------------------------------------------------------


def take_yeast(s: BrewCraftersState) -> None:
    gain(s, s.active, YEAST, s.content.buildings[YEAST_LAB].yeast)


def choose_yeast(s: BrewCraftersState) -> None:
    s.stack.pop()
    take_yeast(s)


def choose_rep(s: BrewCraftersState) -> None:
    s.stack.pop()
    praise(s, s.active, trait(s, s.acting(), YEAST_LAB_REP), events.FOR_YEAST_LAB)


# -- Experimental marks -------------------------------------------------------------------------


def all_spaces_built(p: BrewCraftersPlayer) -> bool:
    return all(p.built & BIT[building] for building in SPACES)


def legal_spaces(s: BrewCraftersState) -> vec[i64]:
    acts = vec[i64]()
    built = s.acting().built
    for building in SPACES:
        if built & BIT[building] == 0:
            acts = append(acts, actions.RESERVE + building)
    return acts


def reserve(s: BrewCraftersState, building: i64) -> None:
    s.stack.pop()
    s.acting().promise = building
    s.tell(events.RESERVE, s.active, building)


def legal_marks(s: BrewCraftersState) -> vec[i64]:
    """BC-140: public recipes, and own secret ones that everybody knows."""
    acts = vec[i64]()
    p = s.acting()
    for r in range(len(s.content.recipes)):
        if s.public & BIT[r] or (p.secrets & BIT[r] and p.brewed[r] > 0):
            acts = append(acts, actions.MARK + r)
    return acts


def mark(s: BrewCraftersState, recipe: i64) -> None:
    s.stack.pop()
    s.acting().mark = recipe
    s.tell(events.MARK, s.active, recipe)


# -- the advanced side's exchange ---------------------------------------------------------------


def legal_swaps(s: BrewCraftersState) -> vec[i64]:
    acts = vec[i64]()
    stock = s.acting().stock
    for give in range(3):
        if stock[give] > 0:
            for get in range(3):
                acts = append(acts, actions.SWAP + give * 3 + get)
    return append(acts, actions.STOP_SWAP)


def swap(s: BrewCraftersState, give: i64, get: i64) -> None:
    left = (s.stack.pop() & 255) - 1
    if left > 0:
        s.push(steps.SWAP, left)
    stock = s.acting().stock
    stock[give] -= 1
    stock[get + 3] += 1
    s.tell(events.SWAP, s.active, give, get + 3)


def stop_swap(s: BrewCraftersState) -> None:
    s.stack.pop()
