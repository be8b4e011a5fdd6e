"""Dice Brewing in the terminal: the recipe row, four buildings, two markets, pools of dice."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from alehouse.engine.codebook import Action
from alehouse.tui.boards import dicebrewing_dice as dice
from alehouse.tui.boards import dicebrewing_table as tables
from alehouse.tui.boards.board import Board
from alehouse.tui.boards.canvas import fitted, stacked
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import INK, INK_2, KEY, LIT_INK, NOTHING

PHASES = ["roll-and-place", "purchase", "brew", "tidy-up"]
WIDE_TABLE, TALL_TABLE = 92, 27
TALL_SHEET = 40  # rows from which your dice are drawn with pips


class DiceBrewingBoard(Board):
    EXPLAINED: ClassVar = {
        "space": ("spaces",),
        "recipe": ("recipes",),
        "ingredient": ("ingredients",),
        "token": ("tokens",),
        "building": ("buildings",),
    }

    def status(self, scene: Scene) -> Text:
        """Round, season, and the four phases."""
        view = scene.view
        line = Text(no_wrap=True)
        line.append(scene.words("dice-round", round=view["round"]), "bold")
        line.append(f" {scene.speech.word(view['season'])} ", INK_2)
        for number, phase in enumerate(PHASES, 1):
            if view["phase"] == phase:
                line.append(f" {number} {scene.speech.word(phase)} ", KEY)
            else:
                line.append(f" {number} ", INK_2)
        line.append(" " + scene.words("dice-brewed", brewed=view["brewed"], limit=view["limit"]), INK_2)
        return line

    def table(self, scene: Scene, width: int, height: int) -> Text:
        large = width >= WIDE_TABLE and height >= TALL_TABLE
        return tables.large_table(scene, width) if large else tables.small_table(scene, width)

    def sheet(self, scene: Scene, width: int, height: int) -> Text:
        own = scene.own()
        parts = [self._purse(scene, own)]
        goods = self._goods(scene, own)
        if goods:
            parts.append(Text(goods, INK, no_wrap=True))
        for pool in ("active", "storage"):
            label = Text(fitted(scene.words(f"dice-{pool}"), 9), INK_2)
            if height >= TALL_SHEET:
                parts += [label, dice.big_dice(scene, own[pool], width)]
            else:
                parts.append(label.append_text(dice.dice_line(scene, own[pool])))
        return stacked([line for part in parts for line in part.split("\n")], width)

    def _purse(self, scene: Scene, player: dict[str, Any]) -> Text:
        line = Text(no_wrap=True)
        line.append(f"{dice.COIN}{player['coins']} ", "bold")
        line.append(f"{dice.EXPERIENCE}{player['experience']} ", "bold")
        line.append(f"{dice.SEED} {scene.words('dice-seed')} {player['seeds']} ", "bold")
        line.append(f"= {player['total']}", f"bold {LIT_INK}")
        brewed = [scene.name("recipes", recipe) for recipe in player["brewed"]]
        if brewed:
            line.append("  " + ", ".join(brewed), INK_2)
        return line

    def _purse_words(self, scene: Scene, player: dict[str, Any]) -> str:
        words = scene.words
        parts = [
            words("dice-coins", count=player["coins"]),
            words("dice-experience", count=player["experience"]),
            words("dice-seeds", count=player["seeds"]),
            words("dice-total", total=player["total"]),
            *(scene.name("recipes", recipe) for recipe in player["brewed"]),
        ]
        return ", ".join(parts)

    def _goods(self, scene: Scene, player: dict[str, Any]) -> str:
        """Special ingredients, and action tokens if the viewer may know them."""
        held = [f"{scene.name('ingredients', name)} {count}" for name, count in player["ingredients"].items() if count]
        tokens = player.get("tokens", {})
        held += [f"{scene.name('tokens', name)} {count}" for name, count in tokens.items() if count]
        if "tokens" not in player and player["held"]:
            held.append(scene.words("dice-tokens", count=player["held"]))
        return ", ".join(held)

    def note(self, scene: Scene, player: dict[str, Any], wide: bool) -> Text:
        purse = f"{dice.COIN}{player['coins']} {dice.EXPERIENCE}{player['experience']}"
        return Text(fitted(purse, 19 if wide else 6), INK_2)

    def below(self, scene: Scene, player: dict[str, Any]) -> list[Text]:
        """Both pools."""
        labels = {pool: Text("   " + fitted(scene.words(f"dice-{pool}"), 10), INK_2) for pool in ("active", "storage")}
        return [label.append_text(dice.dice_line(scene, player[pool])) for pool, label in labels.items()]

    def hint(self, scene: Scene, action: Action) -> str:
        """What a space, recipe or ware does; for dice of the supply, their value."""
        if action["do"] == "colour":
            return scene.face("dice", str(action["colour"]))
        return super().hint(scene, action)

    def signs(self, scene: Scene) -> list[tuple[str, str]]:
        word = scene.speech.word
        return [
            *((dice.letter(scene, colour), scene.name("dice", colour)) for colour in scene.pack.content["dice"]),
            (dice.SEED, word("seeds")),
            (dice.COIN, word("coins")),
            (dice.EXPERIENCE, word("experience")),
            (dice.GAINS["tokens"], word("action-tokens")),
            (dice.GAINS["dice"], word("die")),
            ("✓", scene.words("dice-ready")),
            ("↓", scene.words("dice-sign-store")),
            ("▮", word("left")),
            ("1-5", scene.words("dice-sign-missing")),
            *((mark, word(name)) for name, mark in dice.MARKS.items()),
        ]

    def unused(self, scene: Scene, action: Action) -> str:
        """A sentence if pieces could still be placed, because some space is lit."""
        left = int(scene.view["pending"].get("pieces_left", 0))
        spaces = [space["id"] for building in scene.view["buildings"] for space in building["spaces"]]
        ends = action["do"] in ("end-turn", "pass") and any(space in scene.lit for space in spaces)
        return scene.words("dice-unused", pieces=left) if ends and left else ""

    # -- in plain words -----------------------------------------------------------------------

    def lines(self, scene: Scene) -> list[str]:
        view, words = scene.view, scene.words
        found = [
            f"{words('dice-round', round=view['round'])}, {scene.speech.word(view['season'])}, "
            f"{scene.speech.word(view['phase'])}. "
            + words("dice-brewed", brewed=view["brewed"], limit=view["limit"])
            + "."
        ]
        for slot, recipe in enumerate(view["row"]):
            if recipe:
                found.append(self._recipe_words(scene, slot, recipe))
        for seat, player in enumerate(scene.players()):
            found += self._player_words(scene, seat, player)
        for building in view["buildings"]:
            found += self._building_words(scene, building)
        for label, section, stock in tables.stalls(scene):
            found.append(words(label))
            for name, count in stock.items():
                left = words("dice-hidden") if count == tables.UNKNOWN else words("dice-left", count=count)
                told = scene.speech.clauses([scene.face(section, name), left])
                found.append("- " + scene.speech.labeled(scene.name(section, name), told) + ".")
        colours = [scene.name("dice", colour) for colour in scene.pack.content["dice"]]
        return found + [line + "." for line in tables.common_lines(scene, colours)]

    def _building_words(self, scene: Scene, building: dict[str, Any]) -> list[str]:
        """A building with the effects of its spaces."""
        name = scene.name("buildings", building["id"])
        heading = name if building["open"] else f"{name}. {scene.face('buildings', building['id'])}."
        return [heading, *(f"- {scene.described('spaces', space['id'])}." for space in building["spaces"])]

    def _recipe_words(self, scene: Scene, slot: int, recipe: str) -> str:
        lacks = ", ".join(
            scene.speech.labeled(scene.names[seat], dice.lack_words(scene, player["recipes"][slot]))
            for seat, player in enumerate(scene.players())
        )
        parts = [scene.face("recipes", recipe), lacks]
        if slot + 1 in scene.view["blocked"]:
            parts.insert(0, scene.speech.word("blocked"))
        return "- " + scene.speech.labeled(scene.name("recipes", recipe), scene.speech.clauses(parts)) + "."

    def _player_words(self, scene: Scene, seat: int, player: dict[str, Any]) -> list[str]:
        placed = [
            f"{scene.name('spaces', space)} ({', '.join(dice.die_words(scene, piece) for piece in pieces)})"
            for space in player["base"]
            if (pieces := tables.space_pieces(player, space))
        ]
        closed = [scene.name("buildings", id) for id in player["barred"]]
        closed += [scene.name("spaces", id) for id in player["block_tokens"]]
        return [
            scene.speech.labeled(scene.names[seat], self._purse_words(scene, player)),
            "  " + scene.labeled("dice-active", dice.pool_words(scene, player["active"])),
            "  " + scene.labeled("dice-storage", dice.pool_words(scene, player["storage"])),
            "  " + scene.labeled("dice-placed", ", ".join(placed) or NOTHING),
            "  " + scene.labeled("dice-goods", self._goods(scene, player) or NOTHING),
            *(["  " + scene.labeled("dice-closed", ", ".join(closed))] if closed else []),
        ]
