"""Your own brewery: kettles, bottling line, storehouse and Research Lab."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from alehouse.games.brewcrafters.kinds import STEPS, TRACKS
from alehouse.tui.boards.brewcrafters_goods import REPUTATION, TINTS, good_sign, goods, money_words
from alehouse.tui.boards.canvas import Canvas, broken, fitted, stacked
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import BAD, BEER, INK, INK_2, INK_OFF, LINE_STRONG, LIT, LIT_INK, NOTHING

COPPER = "#e3a27a"
FLOOR_ROWS = 6
KETTLE = 15
WIDE_SHEET = 92


def purse(scene: Scene, player: dict[str, Any]) -> Text:
    """Money, reputation, winter costs, loans, shifts and the total."""
    words = scene.words
    line = Text(no_wrap=True)
    line.append(money_words(scene, player["money"]) + "  ", f"bold {TINTS['money']}")
    line.append(f"{REPUTATION}{player['rep']}  ", "bold")
    line.append(words("crafters-cost", cost=player["cost"]) + "  ", INK_2)
    if player["loans"]:
        line.append(words("crafters-loans", loans=player["loans"]) + "  ", f"bold {BAD}")
    if player["meeples"]:
        line.append(words("crafters-meeples", meeples=player["meeples"]) + "  ", INK_2)
    line.append(words("crafters-shifts") + " ", INK_2)
    line.append("●" * int(player["shifts_left"]) + "○" * int(player["shifts_used"]), f"bold {LIT}")
    line.append(f"  = {player['total']}", f"bold {LIT_INK}")
    return line


def purse_words(scene: Scene, player: dict[str, Any]) -> str:
    """`purse` in words."""
    words = scene.words
    parts = [
        money_words(scene, player["money"]),
        words("crafters-rep", rep=player["rep"]),
        words("crafters-cost", cost=player["cost"]),
        words("crafters-loans", loans=player["loans"]),
        words("crafters-meeples", meeples=player["meeples"]),
        words("crafters-shifts-left", free=player["shifts_left"], all=player["shifts"]),
        words("crafters-total", total=player["total"]),
    ]
    return ", ".join(parts)


def brew_name(scene: Scene, recipe: str) -> str:
    return scene.name("recipes", recipe) if recipe else NOTHING


def filled(scene: Scene, player: dict[str, Any], slot: str) -> bool:
    """Whether the player is choosing what to brew in the slot."""
    return bool(scene.view["slot"] == slot and scene.view["to_act"] == player["seat"])


def tank_words(scene: Scene, player: dict[str, Any], slot: str) -> str:
    """The contents of a slot; an arrow marks the one being filled."""
    return ("▸ " if filled(scene, player, slot) else "") + brew_name(scene, player["tanks"][slot])


def small_brewery(scene: Scene, width: int) -> Text:
    """The brewery on four lines, or more if narrow."""
    own = scene.own()
    words = scene.words
    tanks = ", ".join(tank_words(scene, own, slot) for slot in own["slots"])
    line = ", ".join(brew_name(scene, recipe) for recipe in own["line"]) or NOTHING
    shipped = sum(own["shipping"].values())
    rows = [purse(scene, own)]
    stored = Text(no_wrap=True)
    stored.append(words("crafters-stored", stored=own["stored"], capacity=own["capacity"]) + "  ", INK_2)
    stored.append_text(goods(scene, own["storage"]))
    rows.append(stored)
    floor = [("crafters-tanks", tanks), ("crafters-line", line), ("crafters-shipped", str(shipped))]
    rows.append(Text("  ".join(scene.labeled(label, what) for label, what in floor)))
    lab = Text(no_wrap=True)
    for track in TRACKS:
        name = scene.name("tracks", track).replace(" ", "\N{NO-BREAK SPACE}")
        lab.append(name + "\N{NO-BREAK SPACE}", INK_2)
        lab.append_text(lab_track(own, track))
        lab.append("  ")
    return stacked([part for row in [*rows, lab] for part in broken(row, width).split("\n")], width)


def lab_track(player: dict[str, Any], track: str) -> Text:
    """A lab track: the cube on its way from start to end."""
    at = STEPS.index(player["lab"][track])
    left = len(STEPS) - 1 - at
    return Text.assemble(("─" * at, INK_2), ("■", BAD), ("·" * left, INK_2), no_wrap=True)


def large_brewery(scene: Scene, width: int) -> Text:
    """The brewery floor with kettles, the storehouse as a grid and the lab as a table."""
    own = scene.own()
    canvas = Canvas(width, FLOOR_ROWS)
    x = 0
    for slot in own["slots"]:
        _kettle(canvas, scene, own, slot, x)
        x += KETTLE + 1
    canvas.put(x + 1, 1, scene.words("crafters-line"), INK_2)
    canvas.put(x + 1, 2, "♦ " * len(own["line"]), BEER)
    canvas.put(x + 1, 3, "═" * 12, LINE_STRONG)
    canvas.put(x + 1, 4, f"{scene.words('crafters-shipped')} {sum(own['shipping'].values())}", INK_2)
    x = max(x + 16, 50)
    _storehouse(canvas, scene, own, x)
    _lab(canvas, scene, own, x + 23)
    crew = [scene.name("workers", worker) for worker in own["workers"]]
    tiles = [scene.name("buildings", tile) for tile in own["buildings"]]
    more = Text(", ".join([*tiles, *crew]), INK_2, no_wrap=True)
    return stacked([purse(scene, own), *canvas.text().split("\n"), more], width)


def _kettle(canvas: Canvas, scene: Scene, own: dict[str, Any], slot: str, x: int) -> None:
    recipe = own["tanks"][slot]
    copper = LIT if filled(scene, own, slot) else COPPER
    canvas.put(x + 5, 0, "╭┴╮", copper)
    canvas.put(x + 2, 1, "╭──╯ ╰──╮", copper)
    fill = "▒" * 7 if recipe else " " * 7
    for row in (2, 3):
        canvas.put(x + 2, row, "│", copper)
        canvas.put(x + 3, row, fill, BEER)
        canvas.put(x + 10, row, "│", copper)
    canvas.put(x + 2, 4, "╰┬─────┬╯", copper)
    canvas.put(x, 5, fitted(tank_words(scene, own, slot), KETTLE), f"bold {INK}" if recipe else INK_OFF)


def _storehouse(canvas: Canvas, scene: Scene, own: dict[str, Any], x: int) -> None:
    label = scene.words("crafters-stored", stored=own["stored"], capacity=own["capacity"])
    canvas.put(x, 0, fitted(label, 22), INK_2)
    signs = [(good_sign(scene, what), TINTS[what]) for what, count in own["storage"].items() for _ in range(count)]
    signs += [("··", INK_OFF)] * (int(own["capacity"]) - len(signs))
    for number, (sign, tint) in enumerate(signs[: 7 * (FLOOR_ROWS - 1)]):
        canvas.put(x + number % 7 * 3, 1 + number // 7, sign, tint)


def _lab(canvas: Canvas, scene: Scene, own: dict[str, Any], x: int) -> None:
    canvas.put(x, 0, scene.words("crafters-lab"), INK_2)
    for row, track in enumerate(TRACKS, 1):
        key = scene.lit.get(track, "")
        canvas.key(x, row, key)
        canvas.put(x + 4, row, fitted(scene.name("tracks", track), 16), LIT_INK if key else INK)
        canvas.put_text(x + 21, row, lab_track(own, track), len(STEPS))
