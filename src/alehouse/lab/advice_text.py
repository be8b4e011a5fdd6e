"""Hints in words, the same on the command line, at a table in the terminal and for text agents."""

from __future__ import annotations

from math import ceil

from alehouse.lab.advice import Advice, HintedMove
from alehouse.text.speech import Speech


def advice_lines(advice: Advice, speech: Speech, names: list[str]) -> list[list[str]]:
    """A line per move with its value, followed by lines with its forecast, its reasons and its risks."""
    return [_lines(move, rank, advice, speech, names) for rank, move in enumerate(advice["hints"], 1)]


def _lines(move: HintedMove, rank: int, advice: Advice, speech: Speech, names: list[str]) -> list[str]:
    unit = advice["unit"]
    value = _outlook(advice, speech, len(names)) if rank == 1 else _behind(move, unit, speech)
    lines = [speech.say("hint-move", rank=str(rank), action=speech.action(move["action"], names), value=value)]
    expected = speech.forecast(move["forecast"], names)
    if expected:
        lines.append(speech.say("hint-forecast", forecast=speech.clauses(expected)))
    lines.append(why(move["gains"], move["later"], unit, speech))
    costs = [
        speech.say("hint-cost", what=speech.say(f"term-{term}.less"), number=part, unit=unit)
        for term, part in move["costs"]
    ]
    if costs:
        lines.append(speech.say("hint-price", costs=speech.clauses(costs)))
    for term, share in move["risks"]:
        lines.append(speech.say("hint-risk", percent=100 * share, loss=speech.say(f"term-{term}.less")))
    return lines


def _outlook(advice: Advice, speech: Speech, seats: int) -> str:
    mean, low, high = advice["outlook"]
    if seats > 1:
        return speech.say("hint-win", percent=100 * mean, margin=margin(100 * low, 100 * high, "percent"))
    unit = advice["unit"]
    return speech.say("hint-expected", number=mean, margin=margin(low, high, unit), unit=unit)


def _behind(move: HintedMove, unit: str, speech: Speech) -> str:
    half = margin(move["low"], move["high"], unit)
    behind = speech.say("hint-behind", number=move["behind"], margin=half, unit=unit)
    return speech.say("hint-equal", behind=behind) if move["equal"] else behind


def margin(low: float, high: float, unit: str) -> float:
    """Half of an interval for display, rounded up, so that it is never narrower than the true one."""
    steps = {"stars": 100, "percent": 1}.get(unit, 10)
    return ceil(steps * (high - low) / 2 - 1e-9) / steps


def why(gains: list[tuple[str, float]], later: bool, unit: str, speech: Speech) -> str:
    """The reasons for a move, as a sentence."""
    said = [
        speech.say("hint-gain", what=speech.say(f"term-{term}.more"), number=part, unit=unit) for term, part in gains
    ]
    if not said:
        return speech.say("hint-no-reason")
    return speech.say("hint-why-later" if later else "hint-why", gains=speech.clauses(said))
