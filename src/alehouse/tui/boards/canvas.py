"""A grid of character cells to draw on: text, and walls that join automatically."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from alehouse.tui.palette import KEY

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
JOINTS = {
    UP: "│", DOWN: "│", UP | DOWN: "│",
    LEFT: "─", RIGHT: "─", LEFT | RIGHT: "─",
    DOWN | RIGHT: "┌", DOWN | LEFT: "┐", UP | RIGHT: "└", UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├", UP | DOWN | LEFT: "┤", DOWN | LEFT | RIGHT: "┬", UP | LEFT | RIGHT: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}  # fmt: skip


class Canvas:
    """Cells of one character each; later drawing covers earlier, but walls join."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "") for _ in range(width)] for _ in range(height)]
        self._walls: dict[tuple[int, int], int] = {}
        self._wall_styles: dict[tuple[int, int], str] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Writes text starting at a cell; what does not fit is cut off."""
        if not 0 <= y < self.height:
            return
        for offset, char in enumerate(text):
            if 0 <= x + offset < self.width:
                self._cells[y][x + offset] = (char, style)
                self._walls.pop((x + offset, y), None)

    def key(self, x: int, y: int, key: str) -> None:
        """Writes the key of a choice, if there is one."""
        if key:
            self.put(x, y, f" {key} ", KEY)

    def put_text(self, x: int, y: int, text: Text, width: int, fill: str = "") -> None:
        """Writes styled text, cut to `width` cells; `fill` is the background where the text has none."""
        for offset, char in enumerate(text.plain[:width]):
            style = next((str(span.style) for span in reversed(text.spans) if span.start <= offset < span.end), "")
            self.put(x + offset, y, char, style if " on " in style else style + fill)

    def box(self, left: int, top: int, right: int, bottom: int, style: str) -> None:
        """Draws four walls; corners and crossings with other boxes join."""
        for x in range(left, right + 1):
            ends = (LEFT if x > left else 0) | (RIGHT if x < right else 0)
            self._wall(x, top, ends, style)
            self._wall(x, bottom, ends, style)
        for y in range(top, bottom + 1):
            ends = (UP if y > top else 0) | (DOWN if y < bottom else 0)
            self._wall(left, y, ends, style)
            self._wall(right, y, ends, style)

    def joined(self, x: int, y: int) -> bool:
        """Whether a vertical wall meets a horizontal one here."""
        return self._walls.get((x, y), 0) & (LEFT | RIGHT) != 0

    def _wall(self, x: int, y: int, ends: int, style: str) -> None:
        self._walls[(x, y)] = self._walls.get((x, y), 0) | ends
        self._wall_styles[(x, y)] = style

    def text(self) -> Text:
        """The drawing, one line per row."""
        drawn = Text(no_wrap=True, end="")
        for y in range(self.height):
            if y:
                drawn.append("\n")
            for style, run in groupby((self._cell(x, y) for x in range(self.width)), key=lambda cell: cell[1]):
                drawn.append("".join(char for char, _ in run), style or None)
        return drawn

    def _cell(self, x: int, y: int) -> tuple[str, str]:
        if (x, y) in self._walls:
            return JOINTS[self._walls[(x, y)]], self._wall_styles[(x, y)]
        return self._cells[y][x]


def fitted(text: str, width: int) -> str:
    """The text in exactly `width` cells, cut with an ellipsis or padded with blanks."""
    if cell_len(text) > width:
        text = text[: max(0, width - 1)] + "…"
    return text + " " * (width - cell_len(text))


def stacked(lines: Sequence[Text], width: int) -> Text:
    """Lines below each other, each cut with an ellipsis if longer than `width` cells."""
    for line in lines:
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def broken(text: Text, width: int) -> Text:
    """The text with blanks replaced by line ends to keep lines within `width` cells; non-breaking spaces stay."""
    plain, blank = list(text.plain), -1
    line = word = 0  # cells since the last line end, and since the last blank
    for at, char in enumerate(plain):
        if char == "\n":
            blank, line, word = -1, 0, 0
        elif char == " ":
            blank, line, word = at, line + 1, 0
        else:
            line, word = line + cell_len(char), word + cell_len(char)
            if line > width and blank >= 0:
                plain[blank] = "\n"
                blank, line = -1, word
    found = text.copy()
    found.plain = "".join(plain)
    return found


def wrapped(text: str, width: int, rows: int) -> list[str]:
    """The text on at most `rows` lines of `width` cells; the last one is cut if necessary."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    if len(lines) > rows:
        lines = [*lines[: rows - 1], " ".join(lines[rows - 1 :])]
    return [fitted(line, width).rstrip() for line in lines]
