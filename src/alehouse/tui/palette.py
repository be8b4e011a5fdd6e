"""Colors and signs of the terminal; every color comes with a sign, so that color is never needed."""

from __future__ import annotations

NIGHT = "#0c1427"
SURFACE = "#172241"
INSET = "#1f2d53"
LINE = "#34466f"
LINE_STRONG = "#7288b5"
INK = "#f5efe0"
INK_2 = "#b9c4dc"
INK_OFF = "#a3b0cb"
LIT = "#f5b547"
LIT_FILL = "#3c3114"
LIT_INK = "#ffd98f"
ON_LIT = "#2a1703"
KEY = f"bold {ON_LIT} on {LIT}"  # a key that plays a choice
GOOD = "#93d083"
BAD = "#ff9d90"
SELECT = "#8fb8ff"
WHY = "#f8f0dc"
WHY_INK = "#17213c"
TREE = "#3f7236"
WALL = "#7286ad"
BEER = "#f0a833"
NOISE = "#5b9fd6"
WARN = "#ff8c42"

NOTHING = "\N{EN DASH}"  # where there is nothing to show
SEAT_SIGNS = "▲●■◆✚☾⬢★"
SEAT_COLORS = ["#f08a7c", "#7db8f2", "#7fcf97", "#d79be0", "#63cfd3", "#b4c0d8", "#f29bc0", "#d8c3a5"]


def sign(seat: int) -> str:
    """The sign of a seat (0-based)."""
    return SEAT_SIGNS[seat]


def color(seat: int) -> str:
    """A seat's (0-based) text color on the night background."""
    return SEAT_COLORS[seat]
