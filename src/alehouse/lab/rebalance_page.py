"""The page of a search for balance."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alehouse.lab.charts import AMBER, BLUE, FAINT, INK, figure, plain
from alehouse.lab.report_page import picture, table, write_page

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def write_rebalance(folder: Path, report: dict[str, Any]) -> Path:
    """Writes the page, its picture and its figures; returns the page."""
    low, high = report["bounds"]
    about = f"{report['target']} within {low:g} to {high:g}, {report['seats']} seats, pack {report['pack']}"
    body = [
        f"<h1>Rebalance of {escape(report['name'])}</h1>",
        f"<p>{escape(about)}, seed {report['seed']}, {report['cpu_seconds']:.0f} s of CPU time.</p>",
        "<h2>Changes</h2>",
        table([["number", "before", "now"], *_changes(report["changes"])], True),
        picture(folder, "confirmed", "On fresh seeds", _chart(report)),
        table(
            _rows([(each["bot"], each["games"], each["before"], each["after"]) for each in report["confirmed"]]), True
        ),
        "<h2>On the way</h2>",
        table(_tried(report["tried"]), True),
        "<p>All intervals are 95% intervals; games with the same seeds, luck subtracted.</p>",
        '<p>Figures: <a href="rebalance.json">rebalance.json</a>. The content pack: <code>pack/</code>.</p>',
    ]
    return write_page(folder, "rebalance", f"Rebalance of {report['name']}", body, report)


def _changes(changes: list[dict[str, Any]]) -> list[list[str]]:
    return [[change["path"], str(change["before"]), str(change["now"])] for change in changes]


def _rows(confirmed: list[tuple[str, int, dict[str, Any], dict[str, Any]]]) -> list[list[str]]:
    rows = [["bots", "figure", "games", "before", "95% from", "to", "after", "95% from", "to"]]
    for level, games, before, after in confirmed:
        for name, data in after.items():
            numbers = [*_numbers(before.get(name)), *_numbers(data)]
            rows.append([level, name, str(games), *numbers])
    return rows


def _numbers(data: dict[str, Any] | None) -> list[str]:
    return ["", "", ""] if data is None else [f"{number:.3f}" for number in (data["mean"], *data["ci95"])]


def _tried(steps: list[dict[str, Any]]) -> list[list[str]]:
    rows = [["try", "changes", "bots", "figure", "mean", "95% from", "to"]]
    for step in steps:
        changes = ", ".join(f"{change['path']} = {change['now']}" for change in step["changes"]) or "none"
        for level, found in step["figures"].items():
            rows += [[step["what"], changes, level, name, *_numbers(data)] for name, data in found.items()]
    return rows


def _chart(report: dict[str, Any]) -> Figure:
    """Every figure before and after, with intervals and the bounds."""
    labels = [f"{each['bot']}, {name}" for each in report["confirmed"] for name in each["after"]]
    drawn = figure(10, 1.6 + 0.35 * len(labels))
    axes = drawn.subplots()
    low, high = report["bounds"]
    axes.axvspan(low, high, color=FAINT, alpha=0.2, linewidth=0)
    for key, color, mark, aside in (("before", BLUE, "o", 0.12), ("after", AMBER, "D", -0.12)):
        place = len(labels)
        for each in report["confirmed"]:
            for name in each["after"]:
                place -= 1
                data = each[key].get(name)
                if data is not None:
                    reach = [[data["mean"] - data["ci95"][0]], [data["ci95"][1] - data["mean"]]]
                    label = key if place == len(labels) - 1 else None
                    axes.errorbar(
                        [data["mean"]], [place + aside], xerr=reach, fmt=mark, color=color, capsize=3, label=label
                    )
    axes.axvline(1, color=INK, linewidth=0.9)
    axes.set_yticks(range(len(labels)), list(reversed(labels)))
    plain(axes, "", "wins / fair share" if report["target"] != "unused" else "part of all seats")
    axes.legend(frameon=False, fontsize=9)
    return drawn
