"""The action of a shift or a held intern: the parts of Process Beer and/or Collaborate, and what to install."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.machine import NOT_THERE
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.games.brewcrafters import actions, events, kinds, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Pick
from alehouse.games.brewcrafters.decisions.gain import closest
from alehouse.games.brewcrafters.decisions.windows import WithWindows, legal_windows, refused_windows
from alehouse.games.brewcrafters.reasons import Refused, refuse
from alehouse.games.brewcrafters.rules import collaborate
from alehouse.games.brewcrafters.rules.community import may_use_farm
from alehouse.games.brewcrafters.rules.install import install, may_install, may_install_any
from alehouse.games.brewcrafters.rules.lab import may_research
from alehouse.games.brewcrafters.rules.process import process
from alehouse.games.brewcrafters.rules.secret import look, may_develop_any
from alehouse.games.brewcrafters.state import BrewCraftersState


class BreweryAction(WithWindows):
    """BC-092, BC-093, BC-095: any action that can be done, or none; spaces never fill."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = legal_windows(s)
        p = s.acting()
        acts = append(acts, actions.PROCESS_COLLAB)
        if may_research(p) == reasons.ALLOWED:
            acts = append(acts, actions.RESEARCH)
        if may_install_any(p) == reasons.ALLOWED:
            acts = append(acts, actions.INSTALL)
        if s.complex & kinds.WITH_COMMUNITY_FARM and may_use_farm(s, p) == reasons.ALLOWED:
            acts = append(acts, actions.COMMUNITY_FARM)
        if s.complex & kinds.WITH_SECRET_RECIPE and may_develop_any(s) == reasons.ALLOWED:
            acts = append(acts, actions.SECRET_RECIPE)
        return append(acts, actions.PASS)

    def act(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code == actions.PASS:
            s.tell(events.PASS, s.active)
            return
        s.push(steps.END_TURN)
        if code == actions.PROCESS_COLLAB:
            s.push(steps.PART)
        elif code == actions.RESEARCH:
            s.push(steps.TRACK)
        elif code == actions.INSTALL:
            s.push(steps.INSTALL)
        elif code == actions.COMMUNITY_FARM:
            s.push(steps.FARM_GIVE)
        else:
            look(s)
            s.push(steps.SECRET)

    def because(self, s: BrewCraftersState, arg: i64) -> list[Because]:
        p = s.acting()
        return [Because("shifts", {"count": p.shifts - p.shifts_used + p.held}), *closest(s)]

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        p = s.acting()
        found = refused_windows(s)
        refuse(found, actions.RESEARCH, may_research(p))
        refuse(found, actions.INSTALL, may_install_any(p))
        if s.complex & kinds.WITH_COMMUNITY_FARM:
            refuse(found, actions.COMMUNITY_FARM, may_use_farm(s, p))
        if s.complex & kinds.WITH_SECRET_RECIPE:
            refuse(found, actions.SECRET_RECIPE, may_develop_any(s))
        return found

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.PROCESS_COLLAB


class Part(WithWindows):
    """BC-118, BC-119: each part at most once, with a window between the two (BC-073)."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        open_to_process = arg & steps.PROCESSED == 0
        open_to_collaborate = arg & steps.COLLABORATED == 0 and collaborate.in_play(s)
        if not open_to_process and not open_to_collaborate:
            return acts
        if arg:
            acts = legal_windows(s)
        if open_to_process:
            acts = append(acts, actions.PROCESS)
        if open_to_collaborate and collaborate.may_collaborate(s) == reasons.ALLOWED:
            acts = append(acts, actions.COLLABORATE)
        if arg:
            acts = append(acts, actions.DONE)
        return acts

    def act(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code == actions.PROCESS:
            s.push(steps.PART, arg | steps.PROCESSED)
            process(s)
        elif code == actions.COLLABORATE:
            s.push(steps.PART, arg | steps.COLLABORATED)
            s.push(steps.PORTION)

    def because(self, s: BrewCraftersState, arg: i64) -> list[Because]:
        done: dict[str, object] = {
            "processed": arg & steps.PROCESSED != 0,
            "collaborated": arg & steps.COLLABORATED != 0,
        }
        return [Because("part", done)]

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        found = refused_windows(s) if arg else []
        if arg & steps.COLLABORATED == 0 and collaborate.in_play(s):
            refuse(found, actions.COLLABORATE, collaborate.may_collaborate(s))
        return found

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.DONE if arg else actions.PROCESS

    def obvious(self, s: BrewCraftersState, arg: i64) -> i64:
        """Done, if only windows are left: the end of the turn has the same ones."""
        for code in self.legal(s, arg):
            if code == actions.PROCESS or code == actions.COLLABORATE:
                return NOT_OBVIOUS
        return actions.DONE


class Portion(Pick):
    """BC-120, BC-123: an open portion that the player can pay, or none."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return collaborate.may_contribute(s, what)

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        return append(super().legal(s, arg), actions.NO_PORTION)

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code != actions.NO_PORTION:
            collaborate.contribute(s, code & 63)

    def args(self, s: BrewCraftersState, arg: i64, what: i64, reason: i64) -> dict[str, object]:
        portion = s.content.portion_of[what]
        if reason == reasons.PORTION_TAKEN:
            return {"portion": s.content.portion_ids[portion], "other": s.collaboration[portion] + 1}
        if reason == reasons.PORTION_COST:
            need = s.content.portions[portion].amount
            return {"what": kinds.INGREDIENTS[what], "need": need, "have": s.acting().stock[what]}
        return {}

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.NO_PORTION


class Install(Pick):
    """BC-158, BC-162: anything that the brewery lacks."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return may_install(s.acting(), what) if what >= kinds.STOREHOUSE_2 else NOT_THERE

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        install(s, code & 63, arg - 1)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """The cheapest in Winter, in table order."""
        buildings = s.content.buildings
        best: i64 = -1
        for code in self.legal(s, arg):
            building = code & 63
            if best < 0 or buildings[building].cost < buildings[best].cost:
                best = building
        return actions.INSTALL_TILE + best
