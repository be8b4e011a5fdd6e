"""Dice, prices and cards of Dice Brewing as short colored text."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from alehouse.games.dicebrewing.effects import SKILL, paid, ways
from alehouse.tui.boards.canvas import Canvas
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import BAD, GOOD, INK_2, LIT_INK, NOTHING, color, sign

DIE_STYLES = {
    "Y": "bold #3a2503 on #f3c741",
    "K": "bold #ffeccb on #5b3a20",
    "G": "bold #ffffff on #3c7a34",
    "U": "bold #ffffff on #235fa8",
}
LINE_STYLES = {"Y": "#f3c741", "K": "#d3b48b", "G": "#6fa653", "U": "#7db8f2"}
PIPS = [
    "         ", "    ●    ", "●       ●", "●   ●   ●", "● ●   ● ●", "● ● ● ● ●", "● ●● ●● ●",
]  # fmt: skip
BIG_DIE = 8  # cells per die with pips, including the gap after it
COIN, EXPERIENCE, SEED = "¢", "★", "❦"
GAINS = {"coins": COIN, "experience": EXPERIENCE, "tokens": "◈", "dice": "⚅"}
MARKS = {"blocked": "⊘", "protected": "⛨"}


def letter(scene: Scene, piece: str) -> str:
    """The letter of a color of dice in the reader's language, or the sign of a seed."""
    letters = dict(zip(scene.pack.content["dice"], scene.words("dice-letters").split(), strict=True))
    return letters.get(piece, SEED)


def color_of(scene: Scene, name: str) -> str:
    """The color of a die such as 'Y4'."""
    return next(id for id, entry in scene.pack.content["dice"].items() if entry["letter"] == name[0])


def lettered(scene: Scene, name: str) -> str:
    """A die with the reader's letter."""
    return letter(scene, color_of(scene, name)) + name[1:]


def die_chip(scene: Scene, name: str) -> Text:
    """A die of a pool: its letter and value on its color, then its marker ('P4', 'D3+1', 'H6 blocked')."""
    face, _, mark = name.partition(" ")
    chip = Text(no_wrap=True)
    chip.append(f" {lettered(scene, face)} ", DIE_STYLES[face[0]])
    if mark:
        chip.append(MARKS[mark], BAD)
    return chip


def dice_line(scene: Scene, names: list[str]) -> Text:
    """A pool of dice."""
    line = Text(no_wrap=True)
    for name in names:
        line.append_text(die_chip(scene, name))
        line.append(" ")
    if not names:
        line.append(NOTHING, INK_2)
    return line


def big_dice(scene: Scene, names: list[str], width: int) -> Text:
    """A pool of dice with their pips, names below; one line if there is no space."""
    if not names or len(names) * BIG_DIE > width:
        return dice_line(scene, names)
    canvas = Canvas(len(names) * BIG_DIE, 4)
    for index, name in enumerate(names):
        x = index * BIG_DIE
        style = DIE_STYLES[name[0]]
        pips = PIPS[shown_value(name)]
        for row in range(3):
            canvas.put(x, row, "".join(f" {char}" for char in pips[row * 3 : row * 3 + 3]) + " ", style)
        face, _, mark = name.partition(" ")
        below = lettered(scene, face) + (MARKS[mark] if mark else "")
        canvas.put(x + 2, 3, below, BAD if mark else LINE_STYLES[name[0]])
    return canvas.text()


def die_words(scene: Scene, name: str) -> str:
    """A die, or the seed on a space, in words: 'Pale malt 4 (blocked)'."""
    if name == "seed":
        return scene.words("dice-seed")
    face, _, mark = name.partition(" ")
    said = scene.name("dice", color_of(scene, face))
    if shown_value(name):
        said += f" {shown_value(name)}"
    return f"{said} ({scene.speech.word(mark)})" if mark else said


def pool_words(scene: Scene, names: list[str]) -> str:
    return ", ".join(die_words(scene, name) for name in names) or NOTHING


def shown_value(name: str) -> int:
    """The value of a die: 4 for 'Y3+1', 0 for one not rolled yet."""
    face = name.partition(" ")[0][1:].rstrip("*")
    return sum(int(part) for part in face.split("+")) if face else 0


def needs_line(scene: Scene, needs: list[dict[str, str]]) -> Text:
    """The minimum dice of a recipe; those the player lacks are in brackets and uncolored."""
    line = Text(no_wrap=True)
    for need in needs:
        least = need["least"]
        if need["zone"]:
            line.append(f" {lettered(scene, least)} ", DIE_STYLES[least[0]])
        else:
            line.append(f"({lettered(scene, least)})", LINE_STYLES[least[0]])
        line.append(" ")
    return line


def reward(recipe: dict[str, Any], way: str = "") -> str:
    """The gains of brewing a recipe or of one of its improvements: '¢4 ★2'."""
    gains = paid(recipe, way)
    return " ".join(f"{mark}{gains[kind]}" for kind, mark in GAINS.items() if gains.get(kind))


def improvements(scene: Scene, recipe: dict[str, Any]) -> list[str]:
    """The requirement and gains of each improvement of a recipe: 'S3+ ¢1', 'Honey ¢5'."""
    found: list[str] = []
    for way, first in ways(recipe).items():
        by = f"{letter(scene, way)}{first['least']}+" if way == SKILL else scene.name("ingredients", way)
        found.append(f"{by} {reward(recipe, way)}")
    return found


def lack_marks(scene: Scene, slot: int) -> Text:
    """What each seat lacks for a card of the row: a tick, an arrow if dice only need storing, or a number."""
    line = Text(no_wrap=True)
    for seat, player in enumerate(scene.players()):
        to_store, missing = lacks(player["recipes"][slot])
        line.append(sign(seat), color(seat))
        if missing:
            line.append(f"{missing} ", INK_2)
        elif to_store:
            line.append("↓ ", LIT_INK)
        else:
            line.append("✓ ", f"bold {GOOD}")
    return line


def lack_words(scene: Scene, needs: list[dict[str, str]]) -> str:
    """The same for one seat, in words."""
    to_store, missing = lacks(needs)
    if missing:
        return scene.words("dice-missing", count=missing)
    if to_store:
        return scene.words("dice-to-store", count=to_store)
    return scene.words("dice-ready")


def lacks(needs: list[dict[str, str]]) -> tuple[int, int]:
    """How many dice only need storing, and how many are missing."""
    zones = [need["zone"] for need in needs]
    return zones.count("active"), zones.count("")
