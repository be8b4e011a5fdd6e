"""The style and output of pictures: SVG for pages, a PNG copy for everything else."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from alehouse.engine.errors import AlehouseError
from alehouse.extras import command_for

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK = "#1d2440"
FAINT = "#8a8fa3"
PAPER = "#fffdf7"
AMBER = "#d98a1f"
BLUE = "#2f5d8a"
# distinguishable for color-blind readers, and in print by lightness
PALETTE = ["#2f5d8a", "#d98a1f", "#3f8f6b", "#a8456b", "#6b5bb0", "#8c6d46", "#5aa5c4", "#c9b23a"]
DASHES = ["-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (1, 1)), (0, (8, 2))]
DPI = 150


def need_matplotlib() -> None:
    """Raises before the work begins if its result could not be drawn."""
    if find_spec("matplotlib") is None:
        raise AlehouseError(f"pictures need matplotlib: {command_for('lab')}.")


def figure(width: float, height: float) -> Figure:
    """An empty picture, in inches."""
    from matplotlib import rcParams
    from matplotlib.figure import Figure

    rcParams["svg.hashsalt"] = "alehouse"  # makes the same picture the same file
    picture = Figure(figsize=(width, height), facecolor=PAPER, layout="constrained")
    picture.set_layout_engine("constrained", w_pad=0.12, h_pad=0.1)
    return picture


def plain(axes: Axes, title: str = "", x: str = "", y: str = "") -> None:
    """Sets titles and removes unnecessary lines."""
    axes.set_facecolor(PAPER)
    axes.set_title(title, loc="left", fontsize=11, color=INK, fontweight="bold")
    axes.set_xlabel(x, color=INK)
    axes.set_ylabel(y, color=INK)
    axes.tick_params(colors=INK, labelsize=9)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(FAINT)


def save(picture: Figure, folder: Path, name: str) -> list[Path]:
    """Writes the picture as NAME.svg and NAME.png."""
    paths = [folder / f"{name}.svg", folder / f"{name}.png"]
    picture.savefig(paths[0], metadata={"Date": None, "Creator": None})
    picture.savefig(paths[1], dpi=DPI)
    return paths
