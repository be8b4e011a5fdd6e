"""The market square: stalls with awnings, their goods, and the workers on them."""

from __future__ import annotations

from rich.text import Text

from alehouse.tui.boards.board import called
from alehouse.tui.boards.brewcrafters_goods import TINTS, good_sign
from alehouse.tui.boards.canvas import Canvas, fitted
from alehouse.tui.boards.scene import Scene, together
from alehouse.tui.palette import INK, INK_2, INK_OFF, LINE, LIT_FILL, LIT_INK

ACROSS = 4
STALL_ROWS = 4
AWNINGS = ["#b9633a", "#466097"]


def stall_keys(scene: Scene, space: str) -> list[tuple[str, str]]:
    """The ways to use a space, each with its key if available now: ('', key) for the whole, else its halves."""
    halves = [flow["half"] for flow in scene.pack.content["market"][space]["flows"] if "half" in flow]
    if not halves:
        return [("", scene.lit.get(space, ""))]
    return [(half, scene.lit.get(together(space, half), "")) for half in halves]


def visitors(scene: Scene, space: str) -> str:
    """The names of the players on a space."""
    return ", ".join(scene.names[visitor["seat"] - 1] for visitor in scene.view["market"][space]["visitors"])


def market_square(scene: Scene, width: int) -> Text:
    """All stalls, four in a row."""
    spaces = list(scene.view["market"])
    across = width // ACROSS
    canvas = Canvas(width, -(-len(spaces) // ACROSS) * STALL_ROWS)
    for number, space in enumerate(spaces):
        _stall(canvas, scene, space, (number % ACROSS * across, number // ACROSS * STALL_ROWS, across - 1))
    return canvas.text()


def _stall(canvas: Canvas, scene: Scene, space: str, place: tuple[int, int, int]) -> None:
    """Draws awning, name and goods, then one row for each way to use the stall."""
    x, y, width = place
    here = scene.view["market"][space]
    ways = stall_keys(scene, space)
    lit = any(key for _, key in ways)
    fill = f" on {LIT_FILL}" if lit else ""
    ink = f"bold {LIT_INK}" if lit else INK_OFF if here["used"] else INK
    canvas.put(x, y, ("█▀" * width)[:width], LINE if here["used"] else AWNINGS[len(ways) - 1])
    for row in range(1, 2 + len(ways)):
        canvas.put(x, y + row, " " * width, fill.strip())
    pile = "".join(f" {good_sign(scene, what)}{count}" for what, count in here["goods"].items() if count)
    canvas.put(x + 1, y + 1, fitted(scene.name("market", space), width - 1 - len(pile)), ink + fill)
    canvas.put(x + width - len(pile), y + 1, pile, f"bold {TINTS['money']}{fill}")
    if here["used"]:
        taken = visitors(scene, space) or scene.words("crafters-used")
        canvas.put(x + 1, y + 2, fitted(f"✗ {taken}", width - 1), INK_OFF)
        return
    for row, (half, key) in enumerate(ways, 2):
        canvas.key(x + 1, y + row, key)
        if half:
            canvas.put(x + 5, y + row, fitted(called(scene, half), width - 5), (LIT_INK if key else INK_2) + fill)
