"""Where dirt goes (MB-166 to MB-168, MB-187 to MB-190)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.engine.observation import codes_of
from alehouse.games.moonlight import actions, events, kinds, reasons
from alehouse.games.moonlight.reasons import Refused, refusal
from alehouse.games.moonlight.rules.dirt import aim, may_target, own_beer, targets, throw
from alehouse.games.moonlight.rules.sheet import leading, rivals
from alehouse.games.moonlight.state import MoonlightState


class DirtSplit(Decision[MoonlightState]):
    """MB-168 part of the dirt goes into your own beer, the rest into one rival's; out of time both go into your own."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return vec[i64]([actions.SPLIT, actions.SPLIT + 1, actions.SPLIT + 2])

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        own = code & 63
        if own > 0:
            s.players[s.turn].adjustment += own
            s.tell(events.ADJUST, s.turn, own, s.turn)
            s.dirt_left -= own
        if s.dirt_left > 0:
            s.rivals_only = True
            aim(s)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return actions.SPLIT + 2


class DirtTarget(Decision[MoonlightState]):
    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return codes_of(actions.DIRTY, targets(s))

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        throw(s, code & 63)

    def refused(self, s: MoonlightState, arg: i64) -> Refused:
        """Your own beer is only missed by a monk who knows the Codex."""
        found: Refused = []
        for seat in range(s.seats):
            reason = may_target(s, seat)
            if reason != reasons.ALLOWED and (seat != s.turn or s.players[seat].can(kinds.CODEX)):
                found.append((actions.DIRTY + seat, refusal(reason, {"other": seat + 1})))
        return found

    def default(self, s: MoonlightState, arg: i64) -> i64:
        """Your own beer where the Codex allows it, else the leading rival, the next to the left on a tie."""
        if not s.rivals_only and own_beer(s):
            return actions.DIRTY + s.turn
        return actions.DIRTY + leading(s, [seat for seat in rivals(s) if may_target(s, seat) == reasons.ALLOWED])
