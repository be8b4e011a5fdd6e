"""The Brewery Phase: laps of shifts and held interns, and the choice of an action."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, events, reasons, steps
from alehouse.games.brewcrafters.content import WITH_COMMUNITY_FARM, WITH_SECRET_RECIPE
from alehouse.games.brewcrafters.rules.collaborate import in_play, may_collaborate
from alehouse.games.brewcrafters.rules.community import may_use_farm
from alehouse.games.brewcrafters.rules.install import may_install_any
from alehouse.games.brewcrafters.rules.lab import may_research
from alehouse.games.brewcrafters.rules.process import process
from alehouse.games.brewcrafters.rules.secret import look, may_develop_any
from alehouse.games.brewcrafters.rules.window import windows
from alehouse.games.brewcrafters.state import BREWERY_PHASE, BrewCraftersPlayer, BrewCraftersState


def has_action(p: BrewCraftersPlayer) -> bool:
    """BC-094: a held intern acts after its owner's shifts."""
    return p.shifts_used < p.shifts or p.held > 0


def brewery_turn(s: BrewCraftersState, asked: i64) -> None:
    """BC-091: laps from the start player on; who has no action left is passed over."""
    s.stack.pop()
    s.phase = BREWERY_PHASE
    if asked >= s.seats:
        for p in s.players:
            if has_action(p):
                s.push(steps.BREWERY_TURN, 0)
                return
        return
    s.push(steps.BREWERY_TURN, asked + 1)
    s.active = (s.start + asked) % s.seats
    p = s.acting()
    if not has_action(p):
        return
    if p.shifts_used < p.shifts:
        p.shifts_used += 1
    else:
        p.held -= 1
    s.push(steps.END_TURN)
    s.push(steps.BREWERY_ACTION)


def legal_actions(s: BrewCraftersState) -> vec[i64]:
    """BC-092, BC-093, BC-095: any action that can be done, or none; spaces never fill."""
    acts = windows(s)
    p = s.acting()
    acts = append(acts, actions.PROCESS_COLLAB)
    if may_research(p) == reasons.ALLOWED:
        acts = append(acts, actions.RESEARCH)
    if may_install_any(p) == reasons.ALLOWED:
        acts = append(acts, actions.INSTALL)
    if s.complex & WITH_COMMUNITY_FARM and may_use_farm(s, p) == reasons.ALLOWED:
        acts = append(acts, actions.COMMUNITY_FARM)
    if s.complex & WITH_SECRET_RECIPE and may_develop_any(s) == reasons.ALLOWED:
        acts = append(acts, actions.SECRET_RECIPE)
    return append(acts, actions.PASS)


def act(s: BrewCraftersState, code: i64) -> None:
    s.stack.pop()
    if code == actions.PROCESS_COLLAB:
        s.push(steps.PART)
    elif code == actions.RESEARCH:
        s.push(steps.TRACK)
    elif code == actions.INSTALL:
        s.push(steps.INSTALL)
    elif code == actions.COMMUNITY_FARM:
        s.push(steps.FARM_GIVE)
    elif code == actions.SECRET_RECIPE:
        look(s)
        s.push(steps.SECRET)
    else:
        s.stack.pop()
        s.tell(events.PASS, s.active)


# -- Process Beer and/or Collaborate ------------------------------------------------------------


def parts_are_over(s: BrewCraftersState, done: i64) -> bool:
    """BC-118, BC-119: each part at most once."""
    if done & steps.PROCESSED == 0:
        return False
    return done & steps.COLLABORATED != 0 or not in_play(s)


def legal_parts(s: BrewCraftersState, done: i64) -> vec[i64]:
    """BC-073: between the two parts lies a window."""
    acts = vec[i64]()
    if done:
        acts = windows(s)
    if done & steps.PROCESSED == 0:
        acts = append(acts, actions.PROCESS)
    if done & steps.COLLABORATED == 0 and in_play(s) and may_collaborate(s) == reasons.ALLOWED:
        acts = append(acts, actions.COLLABORATE)
    if done:
        acts = append(acts, actions.DONE)
    return acts


def take_part(s: BrewCraftersState, code: i64) -> None:
    done = s.stack.pop() & 255
    if code == actions.DONE:
        return
    if code == actions.PROCESS:
        s.push(steps.PART, done | steps.PROCESSED)
        process(s)
    else:
        s.push(steps.PART, done | steps.COLLABORATED)
        s.push(steps.PORTION)
