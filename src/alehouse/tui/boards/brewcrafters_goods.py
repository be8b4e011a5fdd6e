"""Ingredients, money, recipes and the season track of Brew Crafters as short colored text."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from alehouse.games.brewcrafters.kinds import SEASONS
from alehouse.tui.boards.board import called
from alehouse.tui.boards.canvas import fitted
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import INK_2, INK_OFF, LIT, LIT_INK, NOTHING, ON_LIT

MONEY, REPUTATION = "$", "✦"
KEY = f"bold {ON_LIT} on {LIT}"
TINTS = {
    "malt": "#e0a52c",
    "hops": "#7fb865",
    "yeast": "#efe2bd",
    "fruit": "#f0707f",
    "spices": "#f08a4a",
    "coffee": "#c39a6b",
    "money": "#f5c146",
}
YEAR = len(SEASONS)


def good_sign(scene: Scene, what: str) -> str:
    """The first two letters of an ingredient's name, which no two of them share; a dollar for money."""
    return MONEY if what == "money" else scene.name("ingredients", what)[:2]


def goods(scene: Scene, amounts: dict[str, Any]) -> Text:
    """Amounts such as 'Ma3 Ho1 $2'; what there is none of is left out."""
    line = Text(no_wrap=True)
    for what, count in amounts.items():
        if what in TINTS and count:
            amount = money_words(scene, count) if what == "money" else f"{good_sign(scene, what)}{count}"
            line.append(f"{amount} ", f"bold {TINTS[what]}")
    return line


def goods_words(scene: Scene, amounts: dict[str, Any]) -> str:
    """The same in words: 'Malt 3, Hops 1'."""
    named = [
        money_words(scene, count) if what == "money" else f"{scene.name('ingredients', what)} {count}"
        for what, count in amounts.items()
        if what in TINTS and count
    ]
    return ", ".join(named) or NOTHING


def money_words(scene: Scene, money: int) -> str:
    return scene.words("crafters-amount", money=money)


def phase_words(scene: Scene) -> str:
    """The phase, with the lap of the market or the tank that is filled."""
    view = scene.view
    parts = [scene.speech.word(str(view["phase"]))]
    if view["lap"]:
        parts.append(scene.words("crafters-lap", lap=view["lap"]))
    if view["slot"]:
        parts.append(called(scene, str(view["slot"])))
    return ", ".join(parts)


def season_track(scene: Scene) -> Text:
    """Three years of four seasons; the present one is named."""
    view = scene.view
    track = Text(no_wrap=True)
    now = int(view["season_number"]) - 1
    for number in range(int(view["seasons"])):
        if number % YEAR == 0:
            track.append(f" {number // YEAR + 1}:", INK_2)
        if number == now and view["phase"] != "over":
            track.append(f" {scene.speech.word(view['season'])} ", KEY)
        else:
            track.append("●" if number < now else "○", INK_2 if number < now else INK_OFF)
    return track


def recipe_line(scene: Scene, recipe: str, width: int) -> Text:
    """A recipe: its key if it may be brewed now, name, ingredients, reputation, and who holds its gold label."""
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
