"""The page of a balance report."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from alehouse.lab.balance_charts import pictures
from alehouse.lab.balance_figures import Figures
from alehouse.lab.balance_findings import Difference, Finding
from alehouse.lab.report_page import INDENT, picture, table, write_page


def write_report(
    folder: Path,
    report: dict[str, Any],
    variants: list[Figures],
    labels: list[str],
    found: list[list[Finding]],
    changes: list[Difference],
) -> Path:
    """Writes the whole folder; returns the page."""
    sections = [
        picture(folder, name, heading, drawn) + _tables(name, variants, labels)
        for name, (heading, drawn) in pictures(variants, labels).items()
    ]
    body = [
        _head(report, variants, labels),
        _findings(found, labels),
        _differences(changes, labels),
        *sections,
        *[_pairs(found, label) for found, label in zip(variants, labels, strict=True) if found["pairs"]],
        _foot(),
    ]
    return write_page(folder, "balance", f"Balance of {report['name']}", body, report)


def _head(report: dict[str, Any], variants: list[Figures], labels: list[str]) -> str:
    rows = [["", *labels]] if len(variants) > 1 else []
    rows += [
        ["games", *[f"{found['games']:,}" for found in variants]],
        ["seats", *[str(found["seats"]) for found in variants]],
        ["bots", *[", ".join(dict.fromkeys(found["bots"])) for found in variants]],
        ["pack", *[found["pack"] for found in variants]],
        ["options", *[_options(found["changed_options"]) for found in variants]],
        ["points, mean ± sd", *[f"{found['points']['mean']:.2f} ± {found['points']['sd']:.2f}" for found in variants]],
        ["decisions per game", *[f"{found['length']['mean']:.1f}" for found in variants]],
        ["lead of the winner", *[f"{found['margin'].get('mean', 0):.2f}" for found in variants]],
    ]
    rows += _course(variants)
    seed = f"seed {report['seed']}, rules version {report['rules_version']}, Alehouse {report['alehouse']}"
    if report["opening"]:
        seed += f", the first {report['opening']} decisions of each seat at random"
    return f"<h1>Balance of {escape(report['name'])}</h1>\n<p>{escape(seed)}</p>\n{table(rows, len(variants) > 1)}"


def _course(variants: list[Figures]) -> list[list[str]]:
    """The course of games."""
    rows: list[list[str]] = []
    courses = [found["course"] for found in variants]
    if all(course["lead_changes"]["count"] for course in courses):
        rows.append(["lead changes per game", *[f"{course['lead_changes']['mean']:.2f}" for course in courses]])
        rows.append(["winners who came back", *[f"{100 * course['comebacks']['rate']:.1f}%" for course in courses]])
    if all(course["decisions_that_matter"] for course in courses):
        shares = [course["decisions_that_matter"]["rate"] for course in courses]
        rows.append(["decisions that matter", *[f"{100 * share:.1f}%" for share in shares]])
    return rows


def _options(options: dict[str, Any]) -> str:
    words = [f"{name}={_shown(value)}" for name, value in options.items()]
    return ", ".join(words) or "as usual"


def _shown(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _findings(found: list[list[Finding]], labels: list[str]) -> str:
    parts = ["<h2>What stands out</h2>"]
    for label, sentences in zip(labels, found, strict=True):
        if len(found) > 1:
            parts.append(f"<h3>{escape(label)}</h3>")
        items = [
            f'<li class="warns">{escape(sentence.text)}</li>' if sentence.warns else f"<li>{escape(sentence.text)}</li>"
            for sentence in sorted(sentences, key=lambda sentence: not sentence.warns)
        ]
        parts.append("<ul>" + "\n".join(items) + "</ul>")
    return "\n".join(parts)


def _differences(changes: list[Difference], labels: list[str]) -> str:
    """Significant changes first, the rest in a fold-out."""
    if not changes:
        return ""
    clear = [change for change in changes if change.clear()]
    parts = [
        "<h2>Differences</h2>",
        "<p>Changes that chance hardly explains; of many figures, one in twenty looks like that by chance.</p>",
        _changes(clear, labels) if clear else "<p>None.</p>",
        "<details><summary>All figures that were compared</summary>",
        _changes(changes, labels),
        "</details>",
    ]
    return "\n".join(parts)


def _changes(changes: list[Difference], labels: list[str]) -> str:
    rows = [["", *labels, "change", "95% from", "to"]]
    for change in changes:
        numbers = (change.first, change.second, change.second - change.first, change.low, change.high)
        rows.append([change.what, *[f"{number:.3f}" for number in numbers]])
    return table(rows, True)


def _tables(name: str, variants: list[Figures], labels: list[str]) -> str:
    """The numbers behind a picture."""
    parts: list[str] = []
    for found, label in zip(variants, labels, strict=True):
        words = f"Numbers: {label}" if len(variants) > 1 else "Numbers"
        parts.append(f"<details><summary>{escape(words)}</summary>{_numbers(name, found)}</details>")
    return "\n".join(parts)


def _numbers(name: str, found: Figures) -> str:
    if name == "seats":
        return _seats(found, "by_order", "turn") + _seats(found, "by_seat", "seat")
    if name in ("points", "length"):
        return _spread(found, name)
    if name == "bands":
        rows = [["band", "from", "seats", "%", "95% from", "to"]]
        for band in found["bands"]:
            rows.append([band["name"], str(band["from"]), str(band["count"]), *_percent(band["rate"], band["ci95"])])
        return table(rows, True)
    if name == "sources":
        names = found["sources"][0]["names"]
        rows = [["place", "seats", *names.values()]]
        for entry in found["sources"]:
            rows.append([str(entry["place"]), str(entry["seats"]), *[f"{entry['points'][key]:.2f}" for key in names]])
        return table(rows, True)
    return _content(found["content"].get(name.removeprefix("content-"), {"entries": []})["entries"])


def _seats(found: Figures, key: str, name: str) -> str:
    rows = [[name, "wins", "%", "95% from", "to", "/ fair share", "points", "sd"]]
    for entry in found[key]:
        rate = _percent(entry["win_rate"], entry["ci95"])
        score = [f"{entry['score']['mean']:.2f}", f"{entry['score']['sd']:.2f}"]
        rows.append([str(entry[name]), f"{entry['wins']:.1f}", *rate, f"{entry['share']:.2f}", *score])
    return table(rows, True)


def _spread(found: Figures, name: str) -> str:
    rows = [["", "mean", "sd", "min", "10%", "median", "90%", "max"]]
    shown = [(name, found[name])]
    if name == "points":
        shown += [("winners", found["winning_points"]), ("lead of the winner", found["margin"])]
    for words, spread in shown:
        if spread["count"]:
            ends = [str(spread[key]) for key in ("min", "p10", "median", "p90", "max")]
            rows.append([words, f"{spread['mean']:.2f}", f"{spread['sd']:.2f}", *ends])
    return table(rows, True)


def _content(entries: list[dict[str, Any]]) -> str:
    rows = [["", "seats", "% of seats", "/ fair share", "95% from", "to", "points"]]
    for entry in entries:
        rows.append([entry["name"], *_lift(entry)])
        for verb, part in sorted(entry["verbs"].items(), key=lambda pair: -int(pair[1]["met"])):
            rows.append([f"{INDENT}{verb}", *_lift(part)])
    return table(rows, True)


def _pairs(found: Figures, label: str) -> str:
    rows = [["pair", "seats", "% of seats", "/ fair share", "95% from", "to", "points", "first alone", "second alone"]]
    for pair in found["pairs"]:
        rows.append([" + ".join(pair["names"]), *_lift(pair), *[f"{alone:.2f}" for alone in pair["alone"]]])
    heading = f"<h2>Pairs of cards: {escape(label)}</h2>\n"
    return f"{heading}<details><summary>Wins of those who met both</summary>{table(rows, True)}</details>"


def _lift(part: dict[str, Any]) -> list[str]:
    low, high = part["ci95"]
    lift = [f"{part['lift']:.2f}", f"{low:.2f}", f"{high:.2f}"]
    return [str(part["met"]), f"{100 * part['rate']:.1f}", *lift, f"{part['points']:.2f}"]


def _percent(rate: float, ends: list[float]) -> list[str]:
    return [f"{100 * share:.1f}" for share in (rate, *ends)]


def _foot() -> str:
    return (
        "<h2>How to read this</h2>\n<p>All intervals are 95% intervals. A seat has met a card, a room, a recipe … if "
        "one of its actions or an event about it named it; the lines below each entry list the verbs separately. "
        "Wins of those who met something show what goes together with winning, not what causes it. Figures: "
        '<a href="balance.json">balance.json</a>.</p>'
    )
