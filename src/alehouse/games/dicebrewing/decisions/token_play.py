"""Q02, Q09 and Q13: which action token is played, in its window (DB-080)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, reasons
from alehouse.games.dicebrewing.content import TOKEN_COUNT, TOKENS
from alehouse.games.dicebrewing.decisions.choice import Choice
from alehouse.games.dicebrewing.reasons import Refused, refusal
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.state import DiceBrewingState


class TokenPlay(Choice):
    """One of the tokens held that the window allows; one that was taken up in a turn must be played."""

    def __init__(self, id: str, window: i64) -> None:
        super().__init__(id)
        self.window: i64 = window

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64]()
        if self.window != tokens.IN_TURN:
            codes = append(codes, actions.DONE)
        for kind in range(TOKEN_COUNT):
            if tokens.held_of(p, kind) > 0 and tokens.may_play(s, s.to_act, kind, self.window) == reasons.ALLOWED:
                codes = append(codes, actions.PLAY + kind)
        return codes

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 a token that plays itself would tell that there is no other
        return s.discreet or super().asks(s, arg)

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        tokens.play(s, code & 63)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        return refused_tokens(s, self.window)


@final
class TokenVisit(TokenPlay):
    """W1 and W4: the player is asked again until done."""

    def __init__(self, id: str, window: i64, step: i64) -> None:
        super().__init__(id, window)
        self.step: i64 = step

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 a prompt that comes to some holders of tokens only would tell which kind they hold
        return (s.advanced and s.players[s.to_act].held > 0) or Choice.asks(self, s, arg)

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        if code != actions.DONE:
            s.push(self.step)
            tokens.play(s, code & 63)

    def quiet(self, s: DiceBrewingState, arg: i64) -> bool:
        return True


def refused_tokens(s: DiceBrewingState, window: i64) -> Refused:
    """Tokens held that may not be played in a window."""
    p = s.players[s.to_act]
    found: Refused = []
    for kind in range(TOKEN_COUNT):
        reason = tokens.may_play(s, s.to_act, kind, window)
        if tokens.held_of(p, kind) > 0 and reason != reasons.ALLOWED:
            found.append((actions.PLAY + kind, refusal(reason, {"token": TOKENS[kind]})))
    return found
