"""Renders a position as text, SVG or an image, from what a viewer may see; the same for every title."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.state import State
from alehouse.engine.title import Setup
from alehouse.envs.extras import missing
from alehouse.text.outline import outline, plain
from alehouse.text.speech import Speech

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from alehouse.envs.spaces import Frame

RENDER_MODES = ["ansi", "svg", "rgb_array"]
NIGHT, PAPER, AMBER, INK = "#14213d", "#fdf6e3", "#e09f3e", "#1d2a44"
WIDTH, LINE, MARGIN, PANEL = 440, 17, 14, 56  # drawn panels: width, line height, margin, letters per line
ROWS = 26  # lines of a panel in an image, so that all frames of a game have the same size
SKIPPED = ("title", "players", "to_act", "decision", "seat")


def agent(seat: int) -> str:
    """The environments' name for a seat counted from 1."""
    return f"player_{seat}"


def check_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise AlehouseError(unknown("render mode", str(mode), RENDER_MODES))
    return mode


def drawn(mode: str | None, setup: Setup, state: State, viewer: int) -> Frame | None:
    """A position in one of the render modes; None without one."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return as_image(setup, state, viewer)
    return as_svg(setup, state, viewer) if mode == "svg" else as_text(setup, state, viewer)


def as_text(setup: Setup, state: State, viewer: int) -> str:
    """Headline, the table, then every player."""
    parts = [_headline(setup, state)]
    for heading, lines in _panels(state.view(viewer)):
        parts += ["", heading, *(f"  {line}" for line in lines)]
    return "\n".join(parts) + "\n"


def as_svg(setup: Setup, state: State, viewer: int) -> str:
    """The panels of a position side by side, as an SVG document."""
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


def as_image(setup: Setup, state: State, viewer: int) -> npt.NDArray[np.uint8]:
    """The panels as an image: height, width, red green blue. Long panels are cut off."""
    try:
        import numpy as np
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise missing("rl", error) from error
    panels = _panels(state.view(viewer))
    height = (ROWS + 2) * LINE
    whole = (2 * WIDTH + 3 * MARGIN, 3 * LINE + (len(panels) + 1) // 2 * (height + MARGIN))
    image = Image.new("RGB", whole, NIGHT)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(13)
    pen.text((MARGIN, LINE), _headline(setup, state), AMBER, ImageFont.load_default(16))
    for number, (heading, lines) in enumerate(panels):
        x, y = MARGIN + number % 2 * (WIDTH + MARGIN), 3 * LINE + number // 2 * (height + MARGIN)
        pen.rounded_rectangle((x, y, x + WIDTH, y + height), 6, PAPER)
        for row, line in enumerate([heading, *lines[:ROWS]]):
            pen.text((x + MARGIN, y + LINE // 2 + row * LINE), line, INK, font)
    return np.asarray(image, np.uint8)


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
    return outline(_filled({key: value for key, value in part.items() if key not in SKIPPED}), "", _said, PANEL)


def _filled(value: object) -> object:
    """A part of a view without its empty fields."""
    if isinstance(value, list):
        return [_filled(part) for part in value]
    if not isinstance(value, dict):
        return value
    return {key: _filled(part) for key, part in value.items() if part is not False and part not in ("", None, [], {})}


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
