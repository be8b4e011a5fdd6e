"""The figures of a balance report: rates with intervals, distributions, lifts."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from alehouse.engine.title import Setup
from alehouse.lab.balance import ANY, BalanceTally, UseTally
from alehouse.lab.tally import Z95, Tally, wilson, win_share
from alehouse.lab.usage import UNNAMED
from alehouse.text.speech import Speech

LEAST_MET = 50  # seats that must have met something before its lift is reported
NEARLY_LOST = 0.5  # of a fair chance: a winner who fell below it came back
Figures = dict[str, Any]


def figures(setup: Setup, levels: list[str], tally: BalanceTally) -> Figures:
    """All figures of a variant, as plain data."""
    speech = Speech(setup.title, setup.pack, "en")
    usual = {option.id: option.default for option in setup.title.options()}
    return {
        "pack": setup.pack.name,
        "options": setup.options,
        "changed_options": {name: value for name, value in setup.options.items() if value != usual[name]},
        "seats": setup.seats,
        "bots": levels,
        "games": tally.seats.games,
        "different_games": len(tally.games),
        "by_order": _places(tally.order, "turn"),
        "by_seat": _places(tally.seats, "seat"),
        "points": _spread(tally.totals),
        "winning_points": _spread(tally.winning_totals),
        "margin": _spread(tally.margins),
        "bands": _bands(setup, tally, speech),
        "length": _spread(tally.lengths),
        "sources": _sources(setup, tally, speech),
        "content": _content(setup, tally, speech),
        "unused": _unused(setup, tally, speech),
        "course": _course(setup, tally),
        "pairs": _pairs(setup, tally, speech),
        "absent": [section for section in _sections(setup) if section not in _met_sections(tally)],
    }


def _places(tally: Tally, name: str) -> list[Figures]:
    """Each seat's wins, also as a multiple of its fair share."""
    seats = len(tally.seats)
    found: list[Figures] = []
    for number, seat in enumerate(tally.seats, 1):
        summary = seat.summary(tally.games)
        shares = {"share": summary["win_rate"] * seats, "share_ci95": [end * seats for end in summary["ci95"]]}
        found.append({name: number, **summary, **shares})
    return found


def _spread(counts: Counter[int]) -> Figures:
    """Mean with interval, standard deviation and full distribution of a count."""
    number = sum(counts.values())
    if not number:
        return {"count": 0, "counts": {}}
    total = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    spread = math.sqrt((number * squares - total * total) / (number * max(1, number - 1)))
    half = Z95 * spread / math.sqrt(number)
    mean = total / number
    return {
        "count": number,
        "mean": mean,
        "mean_ci95": [mean - half, mean + half],
        "sd": spread,
        "min": min(counts),
        "p10": _quantile(counts, number, 0.1),
        "median": _quantile(counts, number, 0.5),
        "p90": _quantile(counts, number, 0.9),
        "max": max(counts),
        "counts": {str(value): counts[value] for value in sorted(counts)},
    }


def _quantile(counts: Counter[int], number: int, part: float) -> int:
    left = part * number
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts)


def _bands(setup: Setup, tally: BalanceTally, speech: Speech) -> list[Figures]:
    """How often each band of the rulebook was reached, if the title has bands."""
    seats = sum(tally.bands.values())
    if not seats:
        return []
    return [
        {"id": band, "name": speech.name("bands", band), "from": entry["from"], **_rate(tally.bands[band], seats)}
        for band, entry in setup.pack.content["bands"].items()
    ]


def _rate(count: int, of: int) -> Figures:
    return {"count": count, "rate": count / of, "ci95": list(wilson(count / of, of))}


def _sources(setup: Setup, tally: BalanceTally, speech: Speech) -> list[Figures]:
    """Mean points by source for each place."""
    names = [name for name, _ in setup.start().score(0)]
    order = [name for name in names if any(tally.sources[place, name] for place in tally.places)]
    return [
        {
            "place": place,
            "seats": tally.places[place],
            "points": {name: tally.sources[place, name] / tally.places[place] for name in order},
            "names": {name: speech.score(name) for name in order},
        }
        for place in sorted(tally.places)
    ]


def _course(setup: Setup, tally: BalanceTally) -> Figures:
    """The course of games: changes of the lead, comebacks, and decisions that matter."""
    low = 100 * NEARLY_LOST / setup.seats
    back = sum(times for chance, times in tally.lowest.items() if chance < low)
    looked = tally.choices.total()
    return {
        "lead_changes": _spread(tally.lead_changes),
        "comebacks": _rate(back, tally.lowest.total()) if tally.lowest else None,
        "decisions_that_matter": _rate(tally.choices[True], looked) if looked else None,
    }


def _pairs(setup: Setup, tally: BalanceTally, speech: Speech) -> list[Figures]:
    """Pairs of cards that enough seats met: their wins, and those of each card alone; the best first."""
    seats = tally.seats.games * setup.seats
    found: list[Figures] = []
    for (section, one, other), counted in sorted(tally.pairs.items()):
        if counted.seats >= LEAST_MET:
            alone = [_lift(tally.uses[section, id, ANY], seats, setup.seats)["lift"] for id in (one, other)]
            names = [speech.name(section, id) for id in (one, other)]
            found.append(
                {"section": section, "ids": [one, other], "names": names, "alone": alone,
                 **_lift(counted, seats, setup.seats)}
            )  # fmt: skip
    return sorted(found, key=lambda pair: -pair["lift"])


# -- content --------------------------------------------------------------------------------------


def _sections(setup: Setup) -> list[str]:
    """Sections whose content could come up."""
    return [name for name in setup.pack.content if name not in (UNNAMED, "bands")]


def _met_sections(tally: BalanceTally) -> set[str]:
    return {section for section, _, _ in tally.uses} | {section for section, _ in tally.public}


def _unused(setup: Setup, tally: BalanceTally, speech: Speech) -> dict[str, Figures]:
    """Content that no seat ever met, in sections that were in play."""
    met = {(section, thing) for section, thing, _ in tally.uses} | set(tally.public)
    found: dict[str, Figures] = {}
    for section in _sections(setup):
        if section in _met_sections(tally):
            missing = [
                {"id": thing, "name": speech.name(section, thing)}
                for thing in setup.pack.content[section]
                if (section, thing) not in met and setup.title.in_play(setup, section, thing)
            ]
            if missing:
                found[section] = {"name": speech.section(section), "entries": missing}
    return found


def _content(setup: Setup, tally: BalanceTally, speech: Speech) -> dict[str, Figures]:
    """Per section and entry: how many seats met it and how often they won, also by verb."""
    seats = tally.seats.games * setup.seats
    by_entry: dict[tuple[str, str], dict[str, UseTally]] = {}
    for (section, thing, verb), counted in sorted(tally.uses.items()):
        by_entry.setdefault((section, thing), {})[verb] = counted
    found: dict[str, Figures] = {}
    for (section, thing), verbs in by_entry.items():
        entries = found.setdefault(section, {"name": speech.section(section), "entries": []})["entries"]
        name = speech.name(section, thing)
        parts = {verb: _lift(counted, seats, setup.seats) for verb, counted in verbs.items() if verb != ANY}
        entries.append({"id": thing, "name": name, **_lift(verbs[ANY], seats, setup.seats), "verbs": parts})
    for its in found.values():
        its["entries"].sort(key=lambda entry: -entry["lift"])
    return found


def _lift(counted: UseTally, seats: int, table: int) -> Figures:
    """Wins of the seats that met it, as a multiple of their fair share."""
    share, low, high = win_share(counted.parts, counted.seats)
    return {
        "met": counted.seats,
        "rate": counted.seats / seats,
        "lift": share * table,
        "ci95": [low * table, high * table],
        "points": counted.points / counted.seats,
    }
