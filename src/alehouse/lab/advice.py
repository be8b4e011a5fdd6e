"""Hints in words: a move with its prospects, forecast, reasons and risks."""

from __future__ import annotations

from typing import Any

from alehouse.bots.hints import Hint
from alehouse.engine.codebook import Action
from alehouse.engine.forecast import Foreseen, foreseen_action
from alehouse.engine.state import State
from alehouse.engine.title import Setup
from alehouse.text.speech import Speech


def advice(hint: Hint, rank: int, setup: Setup, state: State, speech: Speech, names: list[str]) -> list[str]:
    """A line with the move and its prospects, then its forecast, its reasons and its risks."""
    action = setup.title.codebook(setup.pack).describe(hint.code)
    foreseen = foreseen_action(setup.title, setup.pack, state, hint.code)
    return advice_about(hint, rank, action, foreseen, speech, names)


def advice_about(
    hint: Hint, rank: int, move: Action, foreseen: Foreseen, speech: Speech, names: list[str]
) -> list[str]:
    """The same where the position is not at hand; `names` are of all seats."""
    action = speech.action(move, names)
    if len(names) == 1:
        lines = [speech.say("hint-points", rank=str(rank), action=action, points=hint.points)]
    else:
        lines = [speech.say("hint-chance", rank=str(rank), action=action, percent=100 * hint.chance)]
    expected = speech.forecast(foreseen, names)
    if expected:
        lines.append(speech.say("hint-forecast", forecast=speech.clauses(expected)))
    reasons = [
        speech.say("hint-gain" if points > 0 else "hint-loss", points=abs(points), term=speech.term(term))
        for term, points in hint.reasons
    ]
    if reasons:
        lines.append(speech.say("hint-reasons", reasons=", ".join(reasons)))
    else:
        lines.append(speech.say("hint-no-reasons"))
    risks = [speech.say("hint-risk", percent=100 * share, term=speech.term(term)) for term, share in hint.risks]
    if risks:
        lines.append(speech.say("hint-risks", risks=", ".join(risks)))
    return lines


def hint_data(hint: Hint, setup: Setup, state: State) -> dict[str, Any]:
    """A hint as plain data; in a solo game only points count."""
    prospect = {} if state.seats == 1 else {"win_chance": round(hint.chance, 4)}
    return {
        "action": setup.title.codebook(setup.pack).describe(hint.code),
        **prospect,
        "points": round(hint.points, 2),
        "playouts": hint.playouts,
        "forecast": foreseen_action(setup.title, setup.pack, state, hint.code),
        "reasons": [{"term": term, "points": round(points, 2)} for term, points in hint.reasons],
        "risks": [{"term": term, "share": round(share, 3)} for term, share in hint.risks],
    }
