"""The two parts of Process Beer and/or Collaborate."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Choice
from alehouse.games.brewcrafters.decisions.windows import legal_windows, play_window, refused_windows
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.rules.collaborate import in_play, may_collaborate
from alehouse.games.brewcrafters.rules.process import process
from alehouse.games.brewcrafters.state import BrewCraftersState


@final
class Part(Choice):
    """BC-118, BC-119: each part at most once, with a window between the two (BC-073)."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        open_to_process = arg & steps.PROCESSED == 0
        open_to_collaborate = arg & steps.COLLABORATED == 0 and in_play(s)
        if not open_to_process and not open_to_collaborate:
            return acts
        if arg:
            acts = legal_windows(s)
        if open_to_process:
            acts = append(acts, actions.PROCESS)
        if open_to_collaborate and may_collaborate(s) == reasons.ALLOWED:
            acts = append(acts, actions.COLLABORATE)
        if arg:
            acts = append(acts, actions.DONE)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if play_window(s, steps.PART, arg, code):
            return
        if code == actions.PROCESS:
            s.push(steps.PART, arg | steps.PROCESSED)
            process(s)
        elif code == actions.COLLABORATE:
            s.push(steps.PART, arg | steps.COLLABORATED)
            s.push(steps.PORTION)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        found = refused_windows(s) if arg else []
        reason = may_collaborate(s)
        if arg & steps.COLLABORATED == 0 and in_play(s) and reason != reasons.ALLOWED:
            found.append((actions.COLLABORATE, refusal(reason, {})))
        return found

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.DONE if arg else actions.PROCESS
