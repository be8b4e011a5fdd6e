"""The pictures of a balance report. Two variants are drawn next to each other in two colors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alehouse.lab.balance_figures import LEAST_MET, Figures
from alehouse.lab.balance_findings import TOO_LITTLE, TOO_MUCH, telling
from alehouse.lab.charts import AMBER, BLUE, FAINT, INK, PALETTE, figure, plain

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLORS = [BLUE, AMBER]
MARKS = ["o", "D"]
MOST_ROWS = 40  # rows of a content chart; the others are in the table
SMALL: dict[str, Any] = {"fontsize": 8, "color": INK}


def pictures(variants: list[Figures], labels: list[str]) -> dict[str, tuple[str, Figure]]:
    """Every picture by its file name, with its heading."""
    drawn: dict[str, tuple[str, Figure]] = {}
    if max(found["seats"] for found in variants) > 1:
        drawn["seats"] = ("Seat advantage", seat_chart(variants, labels))
    drawn["points"] = ("Points, all seats", points_chart(variants, labels))
    if any(found["bands"] for found in variants):
        drawn["bands"] = ("The rulebook's bands", band_chart(variants, labels))
    drawn["sources"] = ("Where the points come from", source_chart(variants, labels))
    drawn["length"] = ("Length of a game", length_chart(variants, labels))
    for section in variants[0]["content"]:
        rows = _rows(variants, section)
        if len(rows) > 1:
            name = variants[0]["content"][section]["name"]
            drawn[f"content-{section}"] = (f"{name}: wins of those who met it", content_chart(rows, variants, labels))
    return drawn


def seat_chart(variants: list[Figures], labels: list[str]) -> Figure:
    picture = figure(10, 3.6)
    panels = picture.subplots(1, 2, sharey=True)
    for axes, key, name in ((panels[0], "by_order", "turn"), (panels[1], "by_seat", "seat")):
        for number, found in enumerate(variants):
            places = [entry[name] + _aside(number, len(variants)) for entry in found[key]]
            shares = [entry["share"] for entry in found[key]]
            _bars(axes, places, shares, [entry["share_ci95"] for entry in found[key]], number, labels)
        axes.axhline(1, color=INK, linewidth=0.9)
        for limit in (TOO_LITTLE, TOO_MUCH):
            axes.axhline(limit, color=FAINT, linewidth=0.9, linestyle="--")
        axes.set_xticks(range(1, max(len(found[key]) for found in variants) + 1))
        plain(axes, "By turn order" if name == "turn" else "By seat", name)
    panels[0].set_ylabel("wins / fair share")
    panels[0].set_ylim(0, None)
    _legend(panels[1], labels)
    return picture


def _bars(
    axes: Axes, places: list[float], values: list[float], ends: list[list[float]], number: int, labels: list[str]
) -> None:
    """Points with intervals."""
    errors = [
        [value - low for value, (low, _) in zip(values, ends, strict=True)],
        [high - value for value, (_, high) in zip(values, ends, strict=True)],
    ]
    color, mark = COLORS[number], MARKS[number]
    axes.errorbar(
        places, values, yerr=errors, fmt=mark, color=color, capsize=4, markersize=6, linewidth=1.6, label=labels[number]
    )


def points_chart(variants: list[Figures], labels: list[str]) -> Figure:
    picture = figure(10, 3.8)
    axes = picture.subplots()
    for number, found in enumerate(variants):
        _distribution(axes, found["points"], number, labels[number])
    bands = variants[0]["bands"]
    top = axes.get_ylim()[1] * 1.12
    low, high = axes.get_xlim()
    for number, band in enumerate(bands):
        start = band["from"] - 0.5 if number else low
        end = bands[number + 1]["from"] - 0.5 if number + 1 < len(bands) else high
        if start < high:
            axes.axvspan(start, min(end, high), color=AMBER, alpha=0.05 + 0.07 * number, linewidth=0, zorder=0)
            axes.text(
                (start + min(end, high)) / 2, top * 0.98, band["name"], ha="center", va="top", rotation=0, **SMALL
            )
    axes.set_xlim(low, high)
    axes.set_ylim(0, top)
    plain(axes, "", "points at the end", "% of seats")
    _legend(axes, labels)
    return picture


def length_chart(variants: list[Figures], labels: list[str]) -> Figure:
    picture = figure(10, 3.2)
    axes = picture.subplots()
    for number, found in enumerate(variants):
        _distribution(axes, found["length"], number, labels[number])
    axes.set_ylim(0, None)
    plain(axes, "", "decisions in a game", "% of games")
    _legend(axes, labels)
    return picture


def _distribution(axes: Axes, spread: Figures, number: int, label: str) -> None:
    """Bars for the first variant, an outline for the second; wide ranges are binned."""
    values = {int(value): count for value, count in spread["counts"].items()}
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // 60))
    starts = list(range(low, high + 1, width))
    shares = [
        100 * sum(values.get(value, 0) for value in range(start, start + width)) / spread["count"] for start in starts
    ]
    color = COLORS[number]
    middles = [start + (width - 1) / 2 for start in starts]
    if number == 0:
        axes.bar(middles, shares, width=0.9 * width, color=color, label=label)
    else:
        axes.step(middles, shares, where="mid", color=color, linewidth=2, label=label)
    axes.axvline(spread["mean"], color=INK if number == 0 else color, linewidth=1.2, linestyle="--")


def band_chart(variants: list[Figures], labels: list[str]) -> Figure:
    picture = figure(10, 3.2)
    axes = picture.subplots()
    for number, found in enumerate(variants):
        bands = found["bands"]
        width = 0.75 / len(variants)
        places = [place + _aside(number, len(variants), width) for place in range(len(bands))]
        rates = [100 * band["rate"] for band in bands]
        errors = [
            [100 * (band["rate"] - band["ci95"][0]) for band in bands],
            [100 * (band["ci95"][1] - band["rate"]) for band in bands],
        ]
        axes.bar(places, rates, width=width, color=COLORS[number], yerr=errors, capsize=3, label=labels[number])
        for place, band in zip(places, bands, strict=True):
            _above(axes, f"{100 * band['rate']:.0f}%", place, 100 * band["ci95"][1])
    names = [f"{band['name']}\nfrom {band['from']}" for band in variants[0]["bands"]]
    axes.set_xticks(range(len(names)), names)
    axes.set_ylim(0, axes.get_ylim()[1] * 1.1)
    plain(axes, "", "", "% of seats")
    _legend(axes, labels)
    return picture


def source_chart(variants: list[Figures], labels: list[str]) -> Figure:
    """Mean points by source, stacked, for each place."""
    picture = figure(10, 3.6)
    panels = picture.subplots(1, len(variants), sharey=True, squeeze=False)[0]
    names = {source: name for found in variants for source, name in found["sources"][0]["names"].items()}
    for axes, found, label in zip(panels, variants, labels, strict=True):
        places = [entry["place"] for entry in found["sources"]]
        above, below = [0.0] * len(places), [0.0] * len(places)
        for number, source in enumerate(names):
            values = [entry["points"].get(source, 0.0) for entry in found["sources"]]
            base = [top if value >= 0 else bottom for value, top, bottom in zip(values, above, below, strict=True)]
            axes.bar(places, values, bottom=base, width=0.7, color=PALETTE[number % len(PALETTE)], label=names[source])
            above = [top + max(0.0, value) for top, value in zip(above, values, strict=True)]
            below = [bottom + min(0.0, value) for bottom, value in zip(below, values, strict=True)]
        for place, top, bottom in zip(places, above, below, strict=True):
            _above(axes, f"{top + bottom:.1f}", place, top)
        axes.axhline(0, color=INK, linewidth=0.8)
        axes.set_xticks(places)
        plain(axes, label if len(variants) > 1 else "", "place at the end", "mean points")
    handles, words = panels[0].get_legend_handles_labels()
    picture.legend(handles, words, loc="outside right center", frameon=False, fontsize=9)
    return picture


Row = tuple[str, list[dict[str, Any] | None]]  # a name, and its entry in each variant


def _rows(variants: list[Figures], section: str) -> list[Row]:
    """The drawn entries of a section: not those that nearly all or hardly any seats meet."""
    name = variants[0]["content"][section]["name"]
    known = [{entry["id"]: entry for its, entry in telling(found) if its == name} for found in variants]
    rows: list[Row] = []
    for entry in variants[0]["content"][section]["entries"]:
        if entry["id"] in known[0]:
            rows.append((entry["name"], [found.get(entry["id"]) for found in known]))
    if len(rows) > MOST_ROWS:
        half = MOST_ROWS // 2
        rows = [*rows[:half], *rows[-half:]]
    return rows


def content_chart(rows: list[Row], variants: list[Figures], labels: list[str]) -> Figure:
    """Lifts with their intervals, the highest at the top."""
    picture = figure(10, 1.1 + 0.27 * len(rows))
    axes = picture.subplots()
    for number in range(len(variants)):
        places, lifts, ends = [], [], []
        for place, (_, entries) in enumerate(rows):
            entry = entries[number]
            if entry is not None:
                places.append(len(rows) - 1 - place - _aside(number, len(variants)))
                lifts.append(entry["lift"])
                ends.append(entry["ci95"])
        errors = [
            [lift - low for lift, (low, _) in zip(lifts, ends, strict=True)],
            [high - lift for lift, (_, high) in zip(lifts, ends, strict=True)],
        ]
        color, mark = COLORS[number], MARKS[number]
        axes.errorbar(
            lifts, places, xerr=errors, fmt=mark, color=color, capsize=3, markersize=5, linewidth=1.4,
            label=labels[number],
        )  # fmt: skip
    axes.axvline(1, color=INK, linewidth=0.9)
    axes.set_yticks(range(len(rows)), [name for name, _ in reversed(rows)])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.grid(axis="y", color=FAINT, alpha=0.25, linewidth=0.6)
    plain(axes, "", f"wins / fair share of the seats that met it (at least {LEAST_MET})", "")
    _legend(axes, labels)
    return picture


def _above(axes: Axes, words: str, x: float, y: float) -> None:
    axes.annotate(words, (x, y), xytext=(0, 3), textcoords="offset points", ha="center", **SMALL)


def _aside(number: int, of: int, width: float = 0.24) -> float:
    """The offset of a variant's marks from the others'."""
    return (number - (of - 1) / 2) * width


def _legend(axes: Axes, order: list[str]) -> None:
    if len(order) > 1:
        handles, labels = axes.get_legend_handles_labels()
        drawn = sorted(zip(labels, handles, strict=True), key=lambda pair: order.index(pair[0]))
        axes.legend(
            [handle for _, handle in drawn], order, frameon=False, fontsize=9, loc="lower right",
            bbox_to_anchor=(1.0, 1.0), ncols=2,
        )  # fmt: skip
