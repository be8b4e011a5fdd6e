"""Dice Brewing in the terminal: the recipe row, four buildings, two markets, pools of dice."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from alehouse.tui.boards.board import Board
from alehouse.tui.boards.canvas import fitted
from alehouse.tui.boards.dicebrewing_dice import (
    COIN,
    EXPERIENCE,
    big_dice,
    dice_line,
    die_words,
    improvement_words,
    lack_words,
    pool_words,
    reward_words,
)
from alehouse.tui.boards.dicebrewing_table import (
    common_lines,
    large_table,
    seed_word,
    small_table,
    space_pieces,
    stalls,
)
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import INK, INK_2, LIT, LIT_INK, NOTHING, ON_LIT

PHASES = ["roll-and-place", "purchase", "brew", "tidy-up"]
WIDE_TABLE, TALL_TABLE = 92, 27
TALL_SHEET = 40  # rows from which your own dice are drawn with pips
WIDE_STRIP = 50


class DiceBrewingBoard(Board):
    def status(self, scene: Scene) -> Text:
        """Round, season, and the four phases."""
        view = scene.view
        line = Text(no_wrap=True)
        line.append(scene.words("dice-round", round=view["round"]), "bold")
        line.append(f" {scene.speech.word(view['season'])} ", INK_2)
        for number, phase in enumerate(PHASES, 1):
            if view["phase"] == phase:
                line.append(f" {number} {scene.speech.word(phase)} ", f"bold {ON_LIT} on {LIT}")
            else:
                line.append(f" {number} ", INK_2)
        line.append(" " + scene.words("dice-brewed", brewed=view["brewed"], limit=view["limit"]), INK_2)
        return line

    def table(self, scene: Scene, width: int, height: int) -> Text:
        large = width >= WIDE_TABLE and height >= TALL_TABLE
        return large_table(scene, width) if large else small_table(scene, width)

    def sheet(self, scene: Scene, width: int, height: int) -> Text:
        own = scene.own()
        parts = [self._purse(scene, own)]
        goods = self._goods(scene, own)
        if goods:
            parts.append(Text(goods, INK, no_wrap=True))
        for pool in ("active", "storage"):
            label = Text(fitted(scene.words(f"dice-{pool}"), 9), INK_2)
            if height >= TALL_SHEET:
                parts += [label, big_dice(own[pool], width)]
            else:
                parts.append(label.append_text(dice_line(own[pool])))
        for part in parts:
            if "\n" not in part.plain:
                part.truncate(width, overflow="ellipsis")
        return Text("\n").join(parts)

    def _purse(self, scene: Scene, player: dict[str, Any]) -> Text:
        line = Text(no_wrap=True)
        line.append(f"{COIN}{player['coins']} ", "bold")
        line.append(f"{EXPERIENCE}{player['experience']} ", "bold")
        line.append(f"{seed_word(scene)} {player['seeds']} ", "bold")
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
        """Special ingredients and, if the viewer may know them, action tokens."""
        held = [f"{scene.name('ingredients', name)} {count}" for name, count in player["ingredients"].items() if count]
        tokens = player.get("tokens", {})
        held += [f"{scene.name('tokens', name)} {count}" for name, count in tokens.items() if count]
        if "tokens" not in player and player["held"]:
            held.append(scene.words("dice-tokens", count=player["held"]))
        return ", ".join(held)

    def strips(self, scene: Scene, width: int) -> Text:
        """One line per player where it is narrow, three with both pools where it is wide."""
        wide = width >= WIDE_STRIP
        strips: list[Text] = []
        for seat, player in enumerate(scene.players()):
            line = self.badge(scene, seat, width - (24 if wide else 11))
            line.append(fitted(f"{COIN}{player['coins']} {EXPERIENCE}{player['experience']}", 19 if wide else 6), INK_2)
            line.append(f"{player['total']:>5}", "bold")
            strips.append(line)
            if wide:
                for pool in ("active", "storage"):
                    dice = Text("   ", no_wrap=True)
                    dice.append(fitted(scene.words(f"dice-{pool}"), 10), INK_2)
                    dice.append_text(dice_line(player[pool]))
                    dice.truncate(width, overflow="ellipsis")
                    strips.append(dice)
        return Text("\n").join(strips)

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
        for label, section, stock in stalls(scene):
            prices = {name: scene.pack.content[section][name]["price"]["coins"] for name in stock}
            offers = (
                words("dice-offer", name=scene.name(section, name), count=count, price=prices[name])
                for name, count in stock.items()
            )
            found.append(scene.labeled(label, ", ".join(offers)) + ".")
        found += [
            line + "."
            for line in common_lines(scene, [scene.name("dice", colour) for colour in scene.pack.content["dice"]])
        ]
        return found

    def _recipe_words(self, scene: Scene, slot: int, recipe: str) -> str:
        entry = scene.pack.content["recipes"][recipe]
        lacks = ", ".join(
            f"{scene.names[seat]} {lack_words(scene, player['recipes'][slot])}"
            for seat, player in enumerate(scene.players())
        )
        dice = ", ".join(f"{die_words(scene, die)}+" for die in entry["dice"])
        parts = [dice, reward_words(scene, entry["reward"]), improvement_words(scene, entry), lacks]
        if slot + 1 in scene.view["blocked"]:
            parts.insert(0, scene.speech.word("blocked"))
        return "- " + scene.speech.labeled(scene.name("recipes", recipe), scene.speech.clauses(parts)) + "."

    def _player_words(self, scene: Scene, seat: int, player: dict[str, Any]) -> list[str]:
        placed = [
            f"{scene.name('spaces', space)} ({', '.join(die_words(scene, piece) for piece in pieces)})"
            for space in player["base"]
            if (pieces := space_pieces(player, space))
        ]
        return [
            scene.speech.labeled(scene.names[seat], self._purse_words(scene, player)),
            "  " + scene.labeled("dice-active", pool_words(scene, player["active"])),
            "  " + scene.labeled("dice-storage", pool_words(scene, player["storage"])),
            "  " + scene.labeled("dice-placed", ", ".join(placed) or NOTHING),
            "  " + scene.labeled("dice-goods", self._goods(scene, player) or NOTHING),
        ]
