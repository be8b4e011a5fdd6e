"""Ingredients, money and recipes of Brew Crafters as short colored text."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from alehouse.tui.boards.board import called
from alehouse.tui.boards.canvas import fitted
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import KEY, LIT_INK, NOTHING

MONEY, REPUTATION = "$", "✦"
TINTS = {
    "malt": "#e0a52c",
    "hops": "#7fb865",
    "yeast": "#efe2bd",
    "fruit": "#f0707f",
    "spices": "#f08a4a",
    "coffee": "#c39a6b",
    "money": "#f5c146",
}


def good_sign(scene: Scene, what: str) -> str:
    """The first two letters of an ingredient's name, which are unique; a dollar for money."""
    return MONEY if what == "money" else scene.name("ingredients", what)[:2]


def goods(scene: Scene, amounts: dict[str, Any]) -> Text:
    """Amounts such as 'Ma3 Ho1 $2', without zeros."""
    line = Text(no_wrap=True)
    for what, count in amounts.items():
        if what in TINTS and count:
            amount = money_words(scene, count) if what == "money" else f"{good_sign(scene, what)}{count}"
            line.append(f"{amount} ", f"bold {TINTS[what]}")
    return line


def goods_words(scene: Scene, amounts: dict[str, Any]) -> str:
    """`goods` in words: 'Malt 3, Hops 1'."""
    named = [
        money_words(scene, count) if what == "money" else f"{scene.name('ingredients', what)} {count}"
        for what, count in amounts.items()
        if what in TINTS and count
    ]
    return ", ".join(named) or NOTHING


def money_words(scene: Scene, money: int) -> str:
    return scene.words("crafters-amount", money=money)


def phase_words(scene: Scene) -> str:
    """The phase, with the lap of the market or the tank being filled."""
    view = scene.view
    parts = [scene.speech.word(str(view["phase"]))]
    if view["lap"]:
        parts.append(scene.words("crafters-lap", lap=view["lap"]))
    if view["slot"]:
        parts.append(called(scene, str(view["slot"])))
    return ", ".join(parts)


def recipe_line(scene: Scene, recipe: str, width: int) -> Text:
    """A recipe: its key if it may be brewed now, name, ingredients, reputation, and the owners of its Gold Label."""
    entry = scene.pack.content["recipes"][recipe]
    key = scene.lit.get(recipe, "")
    line = Text(no_wrap=True)
    line.append(f" {key} " if key else "   ", KEY if key else "")
    name = scene.name("recipes", recipe)
    cost = goods(scene, entry["cost"])
    line.append(" " + fitted(name, max(4, width - cost.cell_len - 9)), LIT_INK if key else "")
    line.append(" ")
    line.append_text(cost)
    line.append(f"{REPUTATION}{entry['rep']}", "bold")
    owner = int(scene.view["labels"].get(recipe, -1))
    line.append({-1: "  ", 0: " ◎"}.get(owner, " ◉"), "#f5c146")
    return line
