"""Why a monk cannot do what he would expect to be able to do: the parts that several decisions share."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.refusal import Refusal
from alehouse.games.moonlight import actions, reasons
from alehouse.games.moonlight.rules.cards import may_use
from alehouse.games.moonlight.state import MoonlightState

Refused = list[tuple[int, Refusal]]


def refusal(reason: i64, args: dict[str, object]) -> Refusal:
    rule, key = reasons.REASONS[reason]
    return Refusal(rule, key, args)


def numbers(s: MoonlightState, reason: i64) -> dict[str, object]:
    """What was needed and what there is."""
    if reason == reasons.TOO_LOUD:
        return {"need": s.quiet_limit - 1, "have": s.players[s.turn].noise}
    if reason == reasons.NO_ACTION_LEFT or reason == reasons.NO_MOVE_LEFT:
        return {"need": 1, "have": 0}
    return {}


def refused_cards(s: MoonlightState, window: i64) -> Refused:
    """Cards held that belong to the window and are used or barred."""
    found: Refused = []
    held = s.players[s.to_act].cards & window
    for card in range(len(s.content.cards)):
        if held & BIT[card]:
            reason = may_use(s, s.to_act, card)
            if reason != reasons.ALLOWED:
                args: dict[str, object] = {"card": s.content.card_ids[card]}
                if reason == reasons.BARRED:
                    args["werewolf"] = s.content.wolf_ids[s.fight_card]
                found.append((actions.USE + card, refusal(reason, args)))
    return found
