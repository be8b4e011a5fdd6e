"""The choices at the bottom of the screen: lit ones with their keys, grayed ones with a question mark."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widgets import Static

from alehouse.tui.boards.canvas import fitted
from alehouse.tui.numbering import key_of
from alehouse.tui.palette import INK_2, INK_OFF, KEY, LIT_FILL, LIT_INK, SELECT
from alehouse.tui.viewpoint import Choice, Grayed

MOST_COLUMNS = 4
INDEX = "choice"  # the key of a cell's metadata


class Choices(VerticalScroll, can_focus=False):
    """A grid of choices with a cursor. The screen handles keys and calls `clicked` for the mouse."""

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.items: list[Choice | Grayed] = []
        self.cursor = 0
        self.hints: list[str] = []
        self.hinting = True
        self.columns = 1
        self.across = 80
        self._page_rows = 0

    def compose(self) -> ComposeResult:
        yield Static(id="choice-grid")

    def show(self, items: list[Choice | Grayed], hints: list[str], across: int, most_rows: int) -> None:
        """Shows choices in `across` cells, with their hints next to them if all fit into `most_rows`.

        The cursor returns to the first choice if the choices have changed.
        """
        if [item.label for item in items] != [item.label for item in self.items]:
            self.cursor = 0
            self.scroll_home(animate=False)
        self.items = items
        self.hints = [*hints, *[""] * (len(items) - len(hints))]
        self.across = across
        self._page_rows = 0
        self.columns = self._columns([f"{item.label}  {hint}" for item, hint in zip(items, self.hints, strict=True)])
        self.hinting = len(hints) <= most_rows * self.columns
        if not self.hinting:
            self.columns = self._columns([item.label for item in items])
        self._draw()

    def _columns(self, labels: list[str]) -> int:
        longest = max((cell_len(label) for label in labels), default=0) + 6
        return max(1, min(self.across // longest, MOST_COLUMNS))

    def hint(self) -> tuple[str, str]:
        """The choice under the cursor and its hint, if the grid does not show it in full."""
        if self.cursor >= len(self.items):
            return "", ""
        label, hint = self.items[self.cursor].label, self.hints[self.cursor]
        shown = self.hinting and cell_len(f"{label}  {hint}") <= self.across // self.columns - 6
        return ("", "") if shown else (label, hint)

    def show_page(self, page: Text) -> None:
        """Shows text instead of choices."""
        self.items = []
        self.hints = []
        self._page_rows = page.plain.count("\n") + 1
        self.query_one("#choice-grid", Static).update(page)

    def step(self, columns: int, rows: int) -> None:
        """Moves the cursor within the grid; if text is shown instead, scrolls it."""
        if not self.items:
            self.scroll_relative(y=rows, animate=False)
            return
        there = self.cursor + columns + rows * self.columns
        if 0 <= there < len(self.items):
            self.cursor = there
            self._draw()
            self.scroll_to_region(Region(0, there // self.columns, 1, 1), animate=False)

    def clicked(self, event: events.Click) -> Choice | Grayed | None:
        """The choice under the mouse, if any."""
        index = event.style.meta.get(INDEX)
        return self.items[index] if isinstance(index, int) and index < len(self.items) else None

    def rows(self) -> int:
        """How many rows there are to show."""
        return -(-len(self.items) // self.columns) if self.items else self._page_rows

    def _draw(self) -> None:
        width = self.across // self.columns
        drawn = Text(no_wrap=True)
        for index, item in enumerate(self.items):
            if index and index % self.columns == 0:
                drawn.append("\n")
            hint = self.hints[index] if self.hinting else ""
            drawn.append_text(_cell(item, hint, width, index == self.cursor, index))
        self.query_one("#choice-grid", Static).update(drawn)


def _cell(item: Choice | Grayed, hint: str, width: int, under_cursor: bool, index: int) -> Text:
    """One choice: ' 1 ' in amber and its label, or a question mark and a gray one."""
    cell = Text()
    cell.append("▸" if under_cursor else " ", SELECT)
    if isinstance(item, Choice):
        cell.append(f" {key_of(item.number)} ", KEY)
        label = fitted(item.label, width - 6).rstrip()
        about = fitted(f"  {hint}", width - 6 - cell_len(label))
        cell.append(" " + label, f"bold {LIT_INK} on {LIT_FILL}" if under_cursor else LIT_INK)
        cell.append(about, f"{INK_2} on {LIT_FILL}" if under_cursor else INK_2)
    else:
        cell.append(" ? ", INK_OFF)
        cell.append(" " + fitted(item.label, width - 6), f"italic {INK_OFF}{' underline' if under_cursor else ''}")
    cell.append(" ")
    cell.stylize(Style(meta={INDEX: index}))
    return cell
