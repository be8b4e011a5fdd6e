"""Renders a position as text or SVG, from what a viewer may see; the same for every title."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from alehouse.engine.state import State
from alehouse.engine.title import Setup
from alehouse.text.outline import outline, plain
from alehouse.text.speech import Speech

NIGHT, PAPER, AMBER, INK = "#14213d", "#fdf6e3", "#e09f3e", "#1d2a44"
WIDTH, LINE, MARGIN, PANEL = 440, 17, 14, 56  # drawn panels: width, height of a line, margin, letters in a line
SKIPPED = ("title", "players", "to_act", "decision", "seat")


def agent(seat: int) -> str:
    """What environments call a seat counted from 1."""
    return f"player_{seat}"


def as_text(setup: Setup, state: State, viewer: int) -> str:
    """Headline, the table, then every player."""
    parts = [_headline(setup, state)]
    for heading, lines in _panels(state.view(viewer)):
        parts += ["", heading, *(f"  {line}" for line in lines)]
    return "\n".join(parts) + "\n"


def as_svg(setup: Setup, state: State, viewer: int) -> str:
    """The same as panels side by side, as an SVG document."""
    panels = _panels(state.view(viewer))
    rows = [panels[at : at + 2] for at in range(0, len(panels), 2)]
    top = 3 * LINE
    drawn: list[str] = []
    for row in rows:
        height = (max(len(lines) for _, lines in row) + 2) * LINE
        for column, (heading, lines) in enumerate(row):
            drawn += _panel(MARGIN + column * (WIDTH + MARGIN), top, height, heading, lines)
        top += height + MARGIN
    width = 2 * WIDTH + 3 * MARGIN
    head = escape(_headline(setup, state), {'"': "&quot;"})
    size = f'width="{width}" height="{top}"'
    font = 'font-family="monospace" font-size="12"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {top}" {font} role="img"',
            f' aria-label="{head}">',
            f'<rect {size} fill="{NIGHT}"/>',
            f'<text x="{MARGIN}" y="{2 * LINE}" fill="{AMBER}" font-size="15">{head}</text>',
            *drawn,
            "</svg>\n",
        ]
    )


def _headline(setup: Setup, state: State) -> str:
    if state.to_act < 0:
        best = [agent(seat + 1) for seat in range(setup.seats) if state.place(seat) == 1]
        return f"{setup.title.name}: over, {' and '.join(best)} in front"
    speech = Speech(setup.title, setup.pack, "en")
    return f"{setup.title.name}: {agent(state.to_act + 1)}: {speech.decision(state.decision())}"


def _panels(view: dict[str, Any]) -> list[tuple[str, list[str]]]:
    panels = [("table", _lines(view))]
    return panels + [(agent(seat), _lines(player)) for seat, player in enumerate(view["players"], 1)]


def _lines(part: dict[str, Any]) -> list[str]:
    return outline(_told({key: value for key, value in part.items() if key not in SKIPPED}), "", _said, PANEL)


def _told(value: object) -> object:
    """A part of a view without its empty fields."""
    if isinstance(value, list):
        return [_told(part) for part in value]
    if not isinstance(value, dict):
        return value
    return {key: _told(part) for key, part in value.items() if part is not False and part not in ("", None, [], {})}


def _said(value: object) -> str:
    return plain(value).replace("_", " ")


def _panel(x: int, y: int, height: int, heading: str, lines: list[str]) -> list[str]:
    texts = [
        f'<text x="{x + MARGIN}" y="{y + (number + 2) * LINE}" fill="{INK}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    ]
    return [
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{height}" rx="6" fill="{PAPER}"/>',
        f'<text x="{x + MARGIN}" y="{y + LINE}" fill="{INK}" font-weight="bold">{escape(heading)}</text>',
        *texts,
    ]
