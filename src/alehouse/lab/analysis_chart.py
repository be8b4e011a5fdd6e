"""The picture of an analysis: prospects of all seats at the top, each seat's points by source below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alehouse.engine.record import Record
from alehouse.lab.analysis import Analysis
from alehouse.lab.charts import DASHES, FAINT, INK, PALETTE, figure, plain
from alehouse.text.speech import Speech

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ACROSS = 4  # seats per row
LABEL: dict[str, Any] = {"fontsize": 9, "color": INK}


def analysis_chart(record: Record, analysis: Analysis, speech: Speech, names: list[str]) -> Figure:
    """One panel for the prospects, one per seat for its points."""
    seats = record.setup.seats
    across = min(ACROSS, seats)
    rows = -(-seats // across)
    picture = figure(11, 4.4 + 2.6 * rows)
    grid = picture.add_gridspec(1 + rows, across, height_ratios=[1.5, *[1.0] * rows])
    _prospects(picture.add_subplot(grid[0, :]), record, analysis, speech, names)
    low, high = _range(analysis)
    drawn: dict[str, Artist] = {}
    for seat in range(seats):
        axes = picture.add_subplot(grid[1 + seat // across, seat % across])
        _points(axes, record, analysis, seat, speech)
        axes.set_ylim(low, high)
        axes.set_title(speech.say("analyse-points-of", name=names[seat]), loc="left", fontsize=9, color=INK)
        handles, labels = axes.get_legend_handles_labels()
        drawn |= dict(zip(labels, handles, strict=True))
    if drawn:
        picture.legend(
            list(drawn.values()), list(drawn), loc="outside lower center", ncols=6, frameon=False, fontsize=9
        )
    return picture


def _end(record: Record) -> float:
    """The end of the time axis: a little after the last step, so that its effect is visible."""
    return 1.02 * max(1, len(record.steps))


def _prospects(axes: Axes, record: Record, analysis: Analysis, speech: Speech, names: list[str]) -> None:
    alone = record.setup.seats == 1
    factor = 1 if alone else 100
    steps = [position.step for position in analysis.positions]
    for seat, name in enumerate(names):
        values = [position.prospects[seat] * factor for position in analysis.positions]
        color, dash = PALETTE[seat % len(PALETTE)], DASHES[seat % len(DASHES)]
        axes.plot(steps, values, color=color, linestyle=dash, linewidth=1.8, label=name)
    for point in analysis.turning_points:
        height = point.after[point.seat] * factor
        axes.axvline(point.last, color=FAINT, linewidth=0.8, linestyle=":", zorder=0)
        axes.plot([point.last], [height], marker="o", markersize=5, color=PALETTE[point.seat % len(PALETTE)])
        axes.annotate(
            str(point.first), (point.last, height), xytext=(-4, 5), textcoords="offset points", ha="right", **LABEL
        )
    axes.set_xlim(0, _end(record))
    if not alone:
        axes.set_ylim(-2, 105)
    y = speech.say("analyse-expected-points" if alone else "analyse-win-chance")
    plain(axes, record.setup.title.name, speech.say("analyse-step"), y)
    axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=4, frameon=False, fontsize=9)


def _points(axes: Axes, record: Record, analysis: Analysis, seat: int, speech: Speech) -> None:
    """Gains stacked upwards, losses downwards, the total as a line."""
    positions = [*analysis.positions, analysis.positions[-1]]
    steps = [*[float(position.step) for position in analysis.positions], _end(record)]
    above, below = [0.0] * len(steps), [0.0] * len(steps)
    plain(axes)
    for number, source in enumerate(positions[0].scores[seat]):
        values = [position.scores[seat][source] for position in positions]
        if not any(values):
            continue
        low = [top if value >= 0 else bottom for value, top, bottom in zip(values, above, below, strict=True)]
        high = [start + value for start, value in zip(low, values, strict=True)]
        color = PALETTE[number % len(PALETTE)]
        axes.fill_between(steps, low, high, step="post", color=color, linewidth=0, label=speech.score(source))
        above = [max(top, end) for top, end in zip(above, high, strict=True)]
        below = [min(bottom, end) for bottom, end in zip(below, high, strict=True)]
    totals = [sum(position.scores[seat].values()) for position in positions]
    axes.step(steps, totals, where="post", color=INK, linewidth=1.2)
    axes.set_xlim(0, _end(record))


def _range(analysis: Analysis) -> tuple[float, float]:
    """The same scale for every seat, so that heights are comparable."""
    scores = [score.values() for position in analysis.positions for score in position.scores]
    low = min(sum(part for part in score if part < 0) for score in scores)
    high = max(sum(part for part in score if part > 0) for score in scores)
    room = 0.08 * max(1.0, high - low)
    return low - (room if low < 0 else 0.0), high + room
