"""Brew Crafters in the terminal: the market square, the recipes, your own brewery."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from alehouse.engine.codebook import Action
from alehouse.games.brewcrafters.kinds import SEASONS, STEPS, TRACKS
from alehouse.tui.boards import brewcrafters_brewery as brewery
from alehouse.tui.boards import brewcrafters_shared as shared
from alehouse.tui.boards.board import Board, called
from alehouse.tui.boards.brewcrafters_goods import (
    REPUTATION,
    good_sign,
    goods,
    goods_words,
    money_words,
    phase_words,
    recipe_line,
)
from alehouse.tui.boards.brewcrafters_market import market_square, stall_keys, visitors
from alehouse.tui.boards.canvas import broken, fitted
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import INK, INK_2, INK_OFF, KEY, LIT_INK, NOTHING

YEAR = len(SEASONS)
LOWEST_LARGE = 34
LARGE_MARKET = 24


class BrewCraftersBoard(Board):
    EXPLAINED: ClassVar = {
        "space": ("market", "buildings"),
        "worker": ("workers",),
        "partnership": ("partnerships",),
        "recipe": ("recipes",),
        "tile": ("buildings",),
    }

    def status(self, scene: Scene) -> Text:
        """Three years of four seasons, the current one named; then the phase."""
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
        return track.append("  " + phase_words(scene), INK_2)

    def table(self, scene: Scene, width: int, height: int) -> Text:
        """The market square with the recipes below, in as many columns as fit."""
        large = width >= brewery.WIDE_SHEET and height >= LARGE_MARKET
        columns = 2 if width >= brewery.WIDE_SHEET else 1
        across = width // columns
        recipes = [recipe_line(scene, recipe, across - 1) for recipe in scene.view["recipes"]]
        rows = [market_square(scene, width)] if large else self._small_market(scene, width)
        rows.append(Text(scene.words("crafters-recipes"), f"bold {INK_2}"))
        rows += _columns(recipes, columns, across)
        rows += [broken(Text(line, INK_2), width - 1) for line in shared.shared_lines(scene)]
        return Text("\n").join(rows)

    def _small_market(self, scene: Scene, width: int) -> list[Text]:
        across = width // 2
        return _columns([self._stall(scene, space, across - 1) for space in scene.view["market"]], 2, across)

    def _stall(self, scene: Scene, space: str, width: int) -> Text:
        """A market space: key, name, goods on it; a used one is struck out, halves have their own keys."""
        here = scene.view["market"][space]
        keys = [key for _, key in stall_keys(scene, space) if key]
        line = Text(no_wrap=True)
        for key in keys:
            line.append(f" {key} ", KEY)
        if not keys:
            line.append("   ")
        waiting = goods(scene, here["goods"])
        room = width - line.cell_len - waiting.cell_len - 1
        style = LIT_INK if keys else f"strike {INK_OFF}" if here["used"] else INK_2
        line.append(" ")
        line.append(fitted(scene.name("market", space), room - 1), style)
        line.append(" ")
        line.append_text(waiting)
        return line

    def sheet(self, scene: Scene, width: int, height: int) -> Text:
        large = width >= brewery.WIDE_SHEET and height >= LOWEST_LARGE
        return brewery.large_brewery(scene, width) if large else brewery.small_brewery(scene, width)

    def note(self, scene: Scene, player: dict[str, Any], wide: bool) -> Text:
        purse = f"{money_words(scene, player['money'])} {REPUTATION}{player['rep']}"
        return Text(fitted(purse, 21 if wide else 7), INK_2)

    def below(self, scene: Scene, player: dict[str, Any]) -> list[Text]:
        """Batches, storage and workers."""
        line = Text("   " + scene.words("crafters-batches", count=player["batches"]) + "  ", INK, no_wrap=True)
        line.append_text(goods(scene, player["storage"]))
        return [line.append(", ".join(scene.name("workers", worker) for worker in player["workers"]), INK_2)]

    def hint(self, scene: Scene, action: Action) -> str:
        """What a space, worker, tile … does; the next step of a research track; rates and portions; the tank."""
        verb, what = str(action["do"]), str(action.get("what", ""))
        parts = [super().hint(scene, action)]
        if verb in ("track", "benefit"):
            parts.append(
                shared.research_words(scene, str(action["track"]), scene.own(), "annual" if verb == "benefit" else "")
            )
        elif verb == "trade-give":
            parts.append(scene.speech.clauses(shared.rates(scene, what)))
        elif verb == "trade-get":
            parts += shared.rates(scene, str(scene.view["trade"]["give"]), what)
        elif verb in scene.view["market"]:  # the Community Farm, which the brewery can use, too
            parts.append(scene.face("market", verb))
        elif verb == "contribute":
            parts.append(scene.face("portions", scene.view["portions"][what]))
        if scene.view["slot"]:
            parts.append(called(scene, str(scene.view["slot"])))
        return scene.speech.clauses([part for part in parts if part])

    def signs(self, scene: Scene) -> list[tuple[str, str]]:
        word, label = scene.speech.word, scene.speech.word("gold-label")
        return [
            *((good_sign(scene, what), scene.name("ingredients", what)) for what in scene.pack.content["ingredients"]),
            (REPUTATION, word("rep")),
            ("✗", scene.words("crafters-used")),
            ("●", word("shifts_left")),
            ("■", word("research")),
            ("◎", f"{label} ({scene.words('crafters-unclaimed')})"),
            ("◉", label),
        ]

    def unused(self, scene: Scene, action: Action) -> str:
        """A sentence if a shift would go unused."""
        passes = action["do"] == "pass" and scene.view["decision"] == "brewery-action"
        return scene.words("crafters-unused") if passes else ""

    # -- in plain words -----------------------------------------------------------------------

    def lines(self, scene: Scene) -> list[str]:
        view, words = scene.view, scene.words
        season = scene.speech.word(str(view["season"]))
        found = [words("crafters-season", year=view["year"], season=season, phase=phase_words(scene))]
        for space, here in view["market"].items():
            state = words("crafters-used") if here["used"] else goods_words(scene, here["goods"])
            if names := visitors(scene, space):
                state = words("crafters-used-by", names=names)
            told = [state, scene.face("market", space)] if state != NOTHING else [scene.face("market", space)]
            found.append("- " + scene.speech.labeled(scene.name("market", space), scene.speech.clauses(told)))
        found.append(words("crafters-recipes"))
        for recipe in view["recipes"]:
            parts = [scene.face("recipes", recipe), *shared.label_words(scene, recipe)]
            found.append("- " + scene.speech.labeled(scene.name("recipes", recipe), scene.speech.clauses(parts)))
        found += shared.shared_lines(scene)
        if "traders-market" in view["market"]:
            offers = [scene.face("traders", id) for id in scene.pack.content["traders"]]
            found.append(scene.speech.labeled(scene.speech.section("traders"), ", ".join(offers)))
        found += [f"- {scene.described('workers', worker)}." for worker in view["workers"]]
        for seat, player in enumerate(scene.players()):
            found += self._player_words(scene, seat, player)
        return found

    def _player_words(self, scene: Scene, seat: int, player: dict[str, Any]) -> list[str]:
        words = scene.words
        tanks = ", ".join(brewery.brew_name(scene, player["tanks"][slot]) for slot in player["slots"])
        line = ", ".join(brewery.brew_name(scene, recipe) for recipe in player["line"]) or NOTHING
        lab = [f"{scene.name('tracks', id)} {STEPS.index(player['lab'][id])}/{len(STEPS) - 1}" for id in TRACKS]
        owned = [scene.described("buildings", tile) for tile in player["buildings"]]
        owned += [scene.described("workers", worker) for worker in player["workers"]]
        stored = words("crafters-stored", stored=player["stored"], capacity=player["capacity"])
        floor = [
            scene.speech.labeled(stored, goods_words(scene, player["storage"])),
            scene.labeled("crafters-tanks", tanks),
            scene.labeled("crafters-line", line),
            scene.labeled("crafters-shipped", sum(player["shipping"].values())),
            scene.labeled("crafters-lab", ", ".join(lab)),
            *shared.extra_words(scene, player),
        ]
        purse = scene.speech.labeled(scene.names[seat], brewery.purse_words(scene, player))
        if player["seat"] == scene.own()["seat"]:
            owned += [shared.research_words(scene, track, player) for track in TRACKS]
        return [purse, "  " + scene.speech.clauses(floor), *(f"  {one}." for one in owned)]


def _columns(cells: list[Text], columns: int, across: int) -> list[Text]:
    """Cells in columns, read downwards."""
    high = -(-len(cells) // columns)
    rows: list[Text] = []
    for top in range(high):
        row = Text(no_wrap=True)
        for cell in cells[top::high]:
            row.append_text(cell)
            row.append(" " * max(0, across - cell.cell_len))
        rows.append(row)
    return rows
