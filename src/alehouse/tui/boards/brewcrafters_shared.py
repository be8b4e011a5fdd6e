"""What all breweries share, and what each owns beyond its floor, in words."""

from __future__ import annotations

from typing import Any

from alehouse.games.brewcrafters.kinds import CROPS
from alehouse.tui.boards.brewcrafters_goods import goods_words, money_words
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import NOTHING


def shared_lines(scene: Scene) -> list[str]:
    """The starting player, workers for hire, partnerships, the collaboration, the Community Farm and interns."""
    view, words, labeled = scene.view, scene.words, scene.speech.labeled
    hire = [
        f"{scene.name('workers', id)} ({money_words(scene, scene.pack.content['workers'][id]['cost'])})"
        for id in view["workers"]
    ]
    partners = [f"{scene.name('partnerships', id)} {left}" for id, left in view["partnerships"].items()]
    lines = [
        words("crafters-start", name=scene.names[view["start"] - 1]),
        labeled(words("crafters-hire"), ", ".join(hire) or NOTHING),
        labeled(words("crafters-partnerships"), ", ".join(partners) or NOTHING),
    ]
    if view["collaboration"]:
        portions = [
            f"{scene.name('portions', id)} ({scene.names[owner - 1] if owner else scene.face('portions', id)})"
            for id, owner in view["collaboration"].items()
        ]
        lines.append(labeled(words("crafters-collaboration"), ", ".join(portions)))
    if "community-farm" in view["market"]:
        givers = {gift["what"]: scene.names[gift["seat"] - 1] for gift in view["community_farm"]}
        gifts = [f"{scene.name('ingredients', what)} ({givers.get(what, NOTHING)})" for what in CROPS]
        lines.append(labeled(scene.name("market", "community-farm"), ", ".join(gifts)))
        if any(view["farm_pool"].values()):
            lines.append(labeled(scene.speech.word("farm_pool"), goods_words(scene, view["farm_pool"])))
    if "hire-interns" in view["market"]:
        lines.append(words("crafters-interns-supply", count=view["interns"]))
    return lines


def label_words(scene: Scene, recipe: str) -> list[str]:
    """Who has a recipe's Gold Label, if it has one."""
    owner = int(scene.view["labels"].get(recipe, -1))
    if owner < 0:
        return []
    held = scene.names[owner - 1] if owner else scene.words("crafters-unclaimed")
    return [scene.speech.labeled(scene.speech.word("gold-label"), held)]


def research_words(scene: Scene, track: str, player: dict[str, Any], step: str = "") -> str:
    """A step of a track and its effect: the given one, else a player's next one."""
    wanted = step or player["next_steps"][track]
    if not wanted:
        return scene.speech.labeled(scene.name("tracks", track), NOTHING)
    cell = f"{track}-{wanted}"
    return scene.speech.labeled(scene.speech.word(cell), scene.face(str(scene.view["lab"]), cell))


def rates(scene: Scene, give: str, get: str = "") -> list[str]:
    """The traders' offers for an ingredient: all of them, or the rate for a wanted one."""
    traders = scene.pack.content["traders"]
    return [scene.face("traders", id) for id in scene.view["rates"][give] if get in ("", traders[id]["get"])]


def extra_words(scene: Scene, player: dict[str, Any]) -> list[str]:
    """A player's labels, partnerships, interns, plots and secrets, if any."""
    interns = [player["interns"], player["interns_next"], player["interns_after"]]
    partners = {id: count for id, count in player["partnerships"].items() if count}
    plots = [scene.name("ingredients", crop) if crop else NOTHING for crop in player["plots"]]

    def told(key: str, what: object) -> str:
        return scene.speech.labeled(scene.speech.word(key), what) if what else ""

    found = [
        told("labels", ", ".join(scene.name("recipes", recipe) for recipe in player["labels"])),
        told("partnerships", ", ".join(f"{scene.name('partnerships', id)} {count}" for id, count in partners.items())),
        scene.words("crafters-interns", now=interns[0], soon=interns[1], later=interns[2]) if any(interns) else "",
        told("plots", ", ".join(plots) if any(player["plots"]) else ""),
        told("mark", player["mark"] and scene.name("recipes", player["mark"])),
        told("reserved", player["reserved"] and scene.name("buildings", player["reserved"])),
        told("secrets", ", ".join(scene.name("recipes", recipe) for recipe in player["secrets"])),
        told("hidden_secrets", player["hidden_secrets"]),
    ]
    return [line for line in found if line]
