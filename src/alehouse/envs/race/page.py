"""The results of a race as text with bars, as JSON, and as Markdown for the documentation."""

from __future__ import annotations

from typing import Any

from alehouse.envs.race.contests import COPIES, KEYS, KINDS, Claim
from alehouse.envs.race.race import Figure, Result

BAR = 40
BEGIN, END = "<!-- peers: written by alehouse bench --peers -->", "<!-- end of peers -->"


def lines(result: Result, promised: list[Claim]) -> list[str]:
    """A table with bars for each kind of contest, then the targets."""
    shown = [_machine(result)]
    for kind in KINDS:
        figures = _ranked(result, kind)
        if figures:
            shown += ["", _title(kind), *_bars(figures)]
    shown += ["", "targets", *[f"  {line}" for line in verdicts(result, promised)]]
    return shown + _problems(result)


def placed(page: str, part: str) -> str:
    """The page with the part about the peers between its marks, or at the end if it has none yet."""
    before, begun, rest = page.partition(BEGIN)
    after = rest.partition(END)[2] if begun else "\n"
    return f"{before.rstrip()}\n\n{BEGIN}\n{part}{END}{after}"


def markdown(result: Result, promised: list[Claim]) -> str:
    """The part of docs/performance.md about the peers."""
    how = f"the best of {result.machine['rounds']} rounds of {result.machine['seconds']:g} seconds, in CPU time"
    about = [
        "Measured by `alehouse bench --peers`: every project plays at random through its documented",
        "interface, in turn, each in its own process on the same core.",
        f"A figure is {how}. Compare rows, not days.",
    ]
    parts = ["## Compared with peers", "", *about, "", _machine(result) + "."]
    for kind in KINDS:
        figures = _ranked(result, kind)
        if figures:
            parts += ["", f"### {_title(kind)}", "", "| who | what | rate | |", "|---|---|---:|---|"]
            top = figures[0].rate
            for figure in figures:
                bar = "█" * max(1, round(BAR / 2 * figure.rate / top))
                parts.append(f"| {_who(figure)} | {figure.contest.label} | {_rate(figure)} | `{bar}` |")
    parts += ["", "### Targets", "", *[f"- {line}" for line in verdicts(result, promised)]]
    problems = _problems(result)
    if problems:
        parts += problems
    return "\n".join(parts) + "\n"


def data(result: Result, promised: list[Claim]) -> dict[str, Any]:
    """The part `peers` of the bench's JSON, Alehouse's own figures among them."""
    found: dict[str, Any] = {}
    for figure in result.figures.values():
        entry: dict[str, Any] = {
            "peer": figure.contest.peer,
            "version": figure.version,
            "rounds": [round(r, 1) for r in figure.rates],
        }
        if figure.problem:
            entry["problem"] = figure.problem
        else:
            entry[KEYS[figure.contest.kind]] = round(figure.rate, 1)
            if figure.contest.kind == COPIES:
                entry["clone_us"] = round(1e6 / figure.rate, 3)
        found[f"{figure.contest.peer}: {figure.contest.name}"] = entry
    ratios = [{"claim": claim.what, "value": value(result, claim), "least": claim.least} for claim in promised]
    return {"machine": result.machine, "missing": result.missing, "contests": found, "claims": ratios}


def value(result: Result, claim: Claim) -> float | None:
    """The value of a claim, or None if something it needs was not measured."""
    mine = result.figures.get(claim.contest)
    rivals = [result.figures[name].rate for name in claim.over if name in result.figures]
    if mine is None or not mine.rate or (claim.over and not any(rivals)):
        return None
    return round(mine.rate / max(rivals) if claim.over else mine.rate, 1)


def verdicts(result: Result, promised: list[Claim]) -> list[str]:
    """Each claim with its value and verdict."""
    said: list[str] = []
    for claim in promised:
        came = value(result, claim)
        times, digits = (" times", 1) if claim.over else ("", 0)
        if came is None:
            said.append(f"{claim.what}: not measured (wanted: {claim.least:,.0f}{times})")
        else:
            verdict = "reached" if came >= claim.least else "NOT reached"
            said.append(f"{claim.what}: {came:,.{digits}f}{times}, wanted {claim.least:,.0f}: {verdict}")
    return said


def _ranked(result: Result, kind: str) -> list[Figure]:
    figures = [figure for figure in result.figures.values() if figure.contest.kind == kind and figure.rates]
    return sorted(figures, key=lambda figure: -figure.rate)


def _bars(figures: list[Figure]) -> list[str]:
    who = [f"{_who(figure)}: {figure.contest.label}" for figure in figures]
    width, numbers = max(map(len, who)), max(len(_rate(figure)) for figure in figures)
    top = figures[0].rate
    return [
        f"  {name.ljust(width)}  {_rate(figure).rjust(numbers)}  {'█' * max(1, round(BAR * figure.rate / top))}"
        for name, figure in zip(who, figures, strict=True)
    ]


def _title(kind: str) -> str:
    return kind[0].upper() + kind[1:]


def _who(figure: Figure) -> str:
    return f"{figure.contest.peer} {figure.version}"


def _rate(figure: Figure) -> str:
    rate = f"{figure.rate:,.0f}"
    return f"{rate} ({1e6 / figure.rate:,.2f} µs)" if figure.contest.kind == COPIES else rate


def _machine(result: Result) -> str:
    machine = result.machine
    return (
        f"{machine['processor']}, {machine['cores']} cores, pinned to core {machine['core']}; {machine['system']},"
        f" Python {machine['python']}; load {machine['load_before']} before, {machine['load_after']} after"
    )


def _problems(result: Result) -> list[str]:
    said = [f"{peer} could not be installed: {reason}" for peer, reason in result.missing.items()]
    for figure in result.figures.values():
        if figure.problem:
            said.append(f"{figure.contest.peer}: {figure.contest.name} could not be measured: {figure.problem}")
    return ["", *said] if said else []
