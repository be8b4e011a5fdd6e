"""Hints as data, the same on the command line, at a table and on the wire; `advice_text.py` puts them into words."""

from __future__ import annotations

from typing import Any, TypedDict

from alehouse.bots.hints import PLAYOUTS, SAMPLES, hints
from alehouse.engine.forecast import Foreseen, foreseen_action
from alehouse.engine.judge import Judge
from alehouse.engine.state import State
from alehouse.engine.title import Setup


class HintedMove(TypedDict):
    """A move, and how far it is behind the first one: mean and 95% interval; `equal` if the difference is negligible.

    `gains` are (term, how much more of it than after an average move, or `later` in the game than after the others),
    `costs` (term, how much less), `risks` (term, how often it falls).
    """

    action: dict[str, Any]
    behind: float
    low: float
    high: float
    equal: bool
    forecast: Foreseen
    later: bool
    gains: list[tuple[str, float]]
    costs: list[tuple[str, float]]
    risks: list[tuple[str, float]]


class Advice(TypedDict):
    """The best moves in order; everything is counted in `unit`, "points" or "stars".

    `outlook` is the share of the win with the first move or, in a solo game, the expected result: mean, low and high
    end of the 95% interval.
    """

    unit: str
    outlook: list[float]
    hints: list[HintedMove]


def advising_judge(setup: Setup) -> Judge:
    """The evaluation with learned weights, if there are any; a network would take several times as long."""
    learnt = setup.title.learnt()
    if learnt is None or learnt.problem(setup.pack):
        return setup.title.judge()
    return setup.title.corrected_judge(learnt)


def advise(setup: Setup, state: State, seed: int, playouts: int = PLAYOUTS, samples: int = SAMPLES) -> Advice:
    """The best moves of the seat to act, by the evaluation for advice."""
    found = hints(advising_judge(setup), state, seed, playouts, samples)
    codebook = setup.title.codebook(setup.pack)
    moves: list[HintedMove] = [
        {
            "action": codebook.describe(hint.code),
            "behind": round(hint.behind, 3),
            "low": round(hint.low, 3),
            "high": round(hint.high, 3),
            "equal": hint is not found.moves[0] and (hint.equal or round(hint.low, 3) <= 0),  # as printed
            "forecast": foreseen_action(setup.title, setup.pack, state, hint.code),
            "later": hint.later,
            "gains": _rounded(hint.gains),
            "costs": _rounded(hint.costs),
            "risks": _rounded(hint.risks),
        }
        for hint in found.moves
    ]
    return {"unit": found.unit, "outlook": [round(end, 4) for end in found.outlook], "hints": moves}


def _rounded(parts: list[tuple[str, float]]) -> list[tuple[str, float]]:
    return [(term, round(part, 3)) for term, part in parts]
