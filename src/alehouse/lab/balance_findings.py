"""Notable findings of a balance report as sentences, and the differences between two variants."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from alehouse.lab.balance import DIFFERENT
from alehouse.lab.balance_figures import LEAST_MET, NEARLY_LOST, Figures
from alehouse.lab.tally import Z95

TOO_MUCH = 1.25  # times its fair share that a seat may win without a warning
TOO_LITTLE = 0.8  # the same below
NEARLY_ALL = 0.95  # something that nearly every seat meets does not distinguish seats
MOST = 5
REPEATING = 0.9  # share of games that must be different


@dataclass(frozen=True)
class Finding:
    """A sentence; `warns` if a designer should act."""

    warns: bool
    text: str


@dataclass(frozen=True)
class Difference:
    """A figure of both variants; `low` and `high` bound the change with 95% confidence."""

    what: str
    first: float
    second: float
    low: float
    high: float

    def clear(self) -> bool:
        return self.low > 0 or self.high < 0


def findings(found: Figures) -> list[Finding]:
    """Seats, bands and content out of balance, followed by what is balanced."""
    return [
        *_variety(found), *_seats(found), *_course(found), *_bands(found), *_unused(found), *_lifts(found),
        *_pairs(found), *_skill(found), *_worths(found),
    ]  # fmt: skip


def _variety(found: Figures) -> list[Finding]:
    """Warns of repeated games: they are not a sample, and their intervals would be too narrow."""
    different, games = found["different_games"], found["games"]
    if different >= min(DIFFERENT, REPEATING * games):
        return []
    words = f"Only {different} of {games} games are different"
    return [Finding(True, f"{words}: these bots leave little to chance here, so the intervals are too narrow.")]


def _seats(found: Figures) -> list[Finding]:
    if found["seats"] == 1:
        return []
    said: list[Finding] = []
    for kind, name in (("by_order", "turn"), ("by_seat", "seat")):
        for entry in found[kind]:
            low, high = entry["share_ci95"]
            share = f"{entry['share']:.2f} times its fair share [{low:.2f}, {high:.2f}]"
            words = f"{name.capitalize()} {entry[name]} wins {share}"
            if not TOO_LITTLE <= entry["share"] <= TOO_MUCH:
                limit = f"more than {TOO_MUCH}" if entry["share"] > 1 else f"less than {TOO_LITTLE}"
                doubt = "" if low > 1 or high < 1 else ", though chance may explain it"
                said.append(Finding(True, f"{words}: {limit}{doubt}."))
            elif low > 1 or high < 1:
                said.append(Finding(False, f"{words}: not by chance, but within {TOO_LITTLE} to {TOO_MUCH}."))
    if not any(finding.warns for finding in said):
        shares = [entry["share"] for kind in ("by_order", "by_seat") for entry in found[kind]]
        limits = f"less than {TOO_LITTLE} or more than {TOO_MUCH} times its fair share"
        said.append(Finding(False, f"No seat wins {limits} ({min(shares):.2f} to {max(shares):.2f} times)."))
    return said


def _bands(found: Figures) -> list[Finding]:
    bands = found["bands"]
    if not bands:
        return []
    never = [band["name"] for band in bands if not band["count"]]
    said = [Finding(True, f"Bands that were never reached: {', '.join(never)}.")] if never else []
    common = max(bands, key=lambda band: int(band["count"]))
    middle = bands[len(bands) // 2]
    words = f"The commonest band is {common['name']} ({100 * common['rate']:.0f}% of all seats)"
    if common is middle:
        return [*said, Finding(False, f"{words}, the middle one.")]
    return [*said, Finding(True, f"{words}, not the middle one, {middle['name']} ({100 * middle['rate']:.0f}%).")]


def _unused(found: Figures) -> list[Finding]:
    said = [
        Finding(True, f"Never used: {', '.join(entry['name'] for entry in section['entries'])} ({section['name']}).")
        for section in found["unused"].values()
    ]
    if not said:
        said.append(Finding(False, "Everything in the sections that were played with was used."))
    if found["absent"]:
        said.append(Finding(False, f"Not part of these games: {', '.join(found['absent'])}."))
    return said


def telling(found: Figures) -> list[tuple[str, dict[str, Any]]]:
    """(section, entry) of content that was met often enough, but not by nearly every seat."""
    return [
        (section["name"], entry)
        for section in found["content"].values()
        for entry in section["entries"]
        if entry["met"] >= LEAST_MET and entry["rate"] < NEARLY_ALL
    ]


def _lifts(found: Figures) -> list[Finding]:
    """Content whose owners win significantly more or less than their share."""
    if found["seats"] == 1:
        return []
    entries = sorted(telling(found), key=lambda pair: -float(pair[1]["lift"]))
    strong = [pair for pair in entries if pair[1]["ci95"][0] > 1][:MOST]
    weak = [pair for pair in reversed(entries) if pair[1]["ci95"][1] < 1][:MOST]
    said: list[Finding] = []
    for words, pairs in (("win most", strong), ("win least", weak)):
        if pairs:
            listed = ", ".join(f"{entry['name']} ({section}, {entry['lift']:.2f})" for section, entry in pairs)
            said.append(Finding(False, f"Seats that meet these {words}: {listed}."))
    return said


def _course(found: Figures) -> list[Finding]:
    """The course of games."""
    course = found["course"]
    said: list[Finding] = []
    if course["lead_changes"]["count"]:
        changes, back = course["lead_changes"]["mean"], course["comebacks"]
        words = f"The lead changes {changes:.1f} times per game; {_percent(back)} of the winners came back from"
        said.append(Finding(False, f"{words} less than {NEARLY_LOST:g} times a fair chance."))
    if course["decisions_that_matter"]:
        rate = _percent(course["decisions_that_matter"])
        said.append(Finding(False, f"{rate} of the decisions matter: a choice at random would be a mistake."))
    return said


def _percent(rate: Figures) -> str:
    low, high = (100 * end for end in rate["ci95"])
    return f"{100 * rate['rate']:.0f}% [{low:.0f}, {high:.0f}]"


def _pairs(found: Figures) -> list[Finding]:
    """Pairs of cards that win significantly more or less than each card alone."""
    said: list[Finding] = []
    for words, pairs in (
        ("more", [pair for pair in found["pairs"] if pair["ci95"][0] > max(pair["alone"])]),
        ("less", [pair for pair in reversed(found["pairs"]) if pair["ci95"][1] < min(pair["alone"])]),
    ):
        if pairs:
            listed = ", ".join(f"{' + '.join(pair['names'])} ({pair['lift']:.2f})" for pair in pairs[:MOST])
            said.append(Finding(False, f"Pairs that win {words} than either card by itself: {listed}."))
    return said


def _skill(found: Figures) -> list[Finding]:
    """The steps of the skill curve."""
    steps = [
        f"{step['bot']} {100 * step['win_rate']:.0f}% [{100 * step['ci95'][0]:.0f}, {100 * step['ci95'][1]:.0f}] "
        f"against {step['against']}"
        for step in found.get("skill", [])
    ]
    fair = f"a fair share is {100 / found['seats']:.0f}%"
    return [Finding(False, f"Skill pays: {', '.join(steps)} ({fair}).")] if steps else []


def _worths(found: Figures) -> list[Finding]:
    """What it costs bots not to use something."""
    said: list[Finding] = []
    for worth in found.get("worth", []):
        low, high = worth["ci95"] or (worth["mean"], worth["mean"])
        amount = f"{worth['mean']:+.2f} fair shares [{low:+.2f}, {high:+.2f}]"
        said.append(Finding(high < 0, f"{worth['name']} is worth {amount} to a seat that may use it."))
    return said


# -- two variants ---------------------------------------------------------------------------------


def differences(first: Figures, second: Figures) -> list[Difference]:
    """Everything comparable, figure by figure."""
    found: list[Difference] = []
    for what, key in (("mean points", "points"), ("mean points of winners", "winning_points"),
                      ("mean lead of the winner", "margin"), ("mean decisions per game", "length")):  # fmt: skip
        if first[key]["count"] and second[key]["count"]:
            found.append(_of_means(what, first[key], second[key]))
    for key, name in (("by_order", "turn"), ("by_seat", "seat")):
        for one, two in zip(first[key], second[key], strict=False):
            pair = (one["win_rate"], first["games"]), (two["win_rate"], second["games"])
            found.append(_of_rates(f"win rate of {name} {one[name]}", *pair))
    seats = first["points"]["count"], second["points"]["count"]
    for one, two in zip(first["bands"], second["bands"], strict=False):
        found.append(_of_rates(f"band {one['name']}", (one["rate"], seats[0]), (two["rate"], seats[1])))
    others = {(section, entry["id"]): entry for section, entry in telling(second)}
    for section, entry in telling(first):
        other = others.get((section, entry["id"]))
        if other is not None:
            one, two = (entry["lift"] / first["seats"], entry["met"]), (other["lift"] / second["seats"], other["met"])
            found.append(_of_rates(f"win rate with {entry['name']} ({section})", one, two))
    return found


def _of_means(what: str, first: Figures, second: Figures) -> Difference:
    error = math.sqrt(first["sd"] ** 2 / first["count"] + second["sd"] ** 2 / second["count"])
    return _difference(what, first["mean"], second["mean"], error)


def _of_rates(what: str, first: tuple[float, int], second: tuple[float, int]) -> Difference:
    error = math.sqrt(sum(rate * (1 - rate) / number for rate, number in (first, second)))
    return _difference(what, first[0], second[0], error)


def _difference(what: str, first: float, second: float, error: float) -> Difference:
    change = second - first
    return Difference(what, first, second, change - Z95 * error, change + Z95 * error)
