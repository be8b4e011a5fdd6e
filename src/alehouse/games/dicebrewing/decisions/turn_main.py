"""What placement and purchase turns share: dice may be stored and tokens played in between."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, steps
from alehouse.games.dicebrewing.decisions.choice import Choice
from alehouse.games.dicebrewing.decisions.tokens import refused_tokens
from alehouse.games.dicebrewing.reasons import Refused
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.state import DiceBrewingState


class TurnMain(Choice):
    """The main decision of somebody's turn (DB-019, DB-020, DB-082)."""

    def quiet(self, s: DiceBrewingState, arg: i64) -> bool:
        return True

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 a turn that is skipped would tell which kind its holder does not have
        return (s.discreet and s.players[s.to_act].held > 0) or super().asks(s, arg)

    def store_or_token(self, s: DiceBrewingState, step: i64, code: i64) -> None:
        """Stores dice or plays a token; the turn continues after it."""
        s.push(step)
        if code == actions.STORE:
            s.choosing = False
            s.push(steps.STORE_DICE)
        else:
            s.push(steps.TOKEN_PLAY)

    def may_play_token(self, s: DiceBrewingState) -> bool:
        return s.players[s.to_act].held > 0 and tokens.any_playable(s, s.to_act, tokens.IN_TURN)

    def refused_token(self, s: DiceBrewingState) -> Refused:
        """A player who holds tokens, none of which can be played in the turn."""
        held = refused_tokens(s, tokens.IN_TURN)
        if not held or self.may_play_token(s):
            return []
        return [(actions.TOKEN, held[0][1])]
