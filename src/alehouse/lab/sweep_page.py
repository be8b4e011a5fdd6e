"""The page of a sweep."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alehouse.lab.charts import DASHES, FAINT, INK, PALETTE, figure, plain
from alehouse.lab.report_page import picture, table, write_page
from alehouse.lab.sweep import Sweep

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def write_sweep(folder: Path, report: dict[str, Any], plan: Sweep, rows: list[dict[str, Any]]) -> Path:
    """Writes the whole folder; returns the page."""
    labels = [plan.label(row["values"]) for row in rows]
    name, bots = ", ".join(plan.paths), ", ".join(dict.fromkeys(report["bots"]))
    about = f"{rows[0]['games']} games per value, {report['seats']} seats, bots {bots}, seed {report['seed']}"
    body = [
        f"<h1>Sweep of {escape(report['name'])}</h1>",
        f"<p>{escape(f'{name}: {about}')}</p>",
        picture(folder, "shares", "Wins / fair share by turn order", share_chart(name, labels, rows)),
        table(_cells(plan, labels, rows), True),
        '<p>All intervals are 95% intervals, all seeds the same. Figures: <a href="sweep.json">sweep.json</a>.</p>',
    ]
    return write_page(folder, "sweep", f"Sweep of {report['name']}", body, report)


def share_chart(name: str, labels: list[str], rows: list[dict[str, Any]]) -> Figure:
    """One line with intervals per turn."""
    drawn = figure(10, 4)
    axes = drawn.subplots()
    for turn in range(len(rows[0]["shares"])):
        shares = [row["shares"][turn] for row in rows]
        means = [share["mean"] for share in shares]
        reaches = [share["ci95"][1] - share["mean"] if share["ci95"] else 0.0 for share in shares]
        axes.errorbar(
            range(len(rows)), means, yerr=reaches, color=PALETTE[turn % len(PALETTE)],
            linestyle=DASHES[turn % len(DASHES)], marker="o", capsize=4, label=f"turn {turn + 1}",
        )  # fmt: skip
    axes.axhline(1, color=INK, linewidth=0.9)
    axes.grid(axis="y", color=FAINT, alpha=0.25, linewidth=0.6)
    axes.set_xticks(range(len(rows)), labels)
    plain(axes, "", name, "wins / fair share")
    axes.legend(frameon=False, fontsize=9)
    return drawn


def _cells(plan: Sweep, labels: list[str], rows: list[dict[str, Any]]) -> list[list[str]]:
    turns = range(len(rows[0]["shares"]))
    things = list(rows[0]["use"])
    head = [", ".join(plan.paths)]
    for name in [*[f"turn {turn + 1}" for turn in turns], *[f"change of turn {turn + 1}" for turn in turns], *things]:
        head += [name, "95% from", "to"]
    cells = [head]
    for label, row in zip(labels, rows, strict=True):
        line = [label]
        for data in [*row["shares"], *row["changes"]]:
            line += [f"{data['mean']:.3f}", *[f"{end:.3f}" for end in data["ci95"] or ["", ""]]]
        for use in row["use"].values():
            line += [f"{100 * part:.1f}%" for part in (use["rate"], *use["ci95"])]
        cells.append(line)
    return cells
