"""Dice Brewing as a title, with its options."""

from __future__ import annotations

from typing import cast

from alehouse.engine.options import Option
from alehouse.engine.state import State
from alehouse.engine.title import Setup, Title, parts_of
from alehouse.games.dicebrewing import stage, steps
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.judge import DiceBrewingJudge
from alehouse.games.dicebrewing.machine import MACHINE
from alehouse.games.dicebrewing.rules.setup import lay_out
from alehouse.games.dicebrewing.state import DiceBrewingState
from alehouse.games.dicebrewing.view import DiceBrewingView


class DiceBrewing(Title):
    """Dice as malt, hops and skill: place, buy, brew."""

    id = "dicebrewing"
    name = "Dice Brewing"
    rules_version = 2
    min_seats = 2
    max_seats = 4

    def __init__(self) -> None:
        super().__init__(parts_of(__name__, DiceBrewingView, DiceBrewingJudge))

    def options(self) -> list[Option]:
        """SU-01"""
        return [
            Option("mode", "standard", "SU-01", allowed=["standard", "advanced"]),
            Option("unlucky-roll", False, "DB-109"),
            Option("stall-guard", True, "DB-145"),
        ]

    def start(self, setup: Setup) -> DiceBrewingState:
        content = cast(Content, self.tables(setup.pack, setup.seats))
        game = DiceBrewingState(content, setup.seats, setup.seed, MACHINE)
        game.advanced = setup.options["mode"] == "advanced"
        game.discreet = game.advanced and self.rules_version > 1
        game.unlucky = bool(setup.options["unlucky-roll"])
        game.guard = bool(setup.options["stall-guard"])
        game.chance = setup.chance
        lay_out(game)
        game.push(steps.START_PLAYER)
        return game

    def stage(self, setup: Setup) -> State:
        return stage.begun(self.start(setup))


class FirstDiceBrewing(DiceBrewing):
    """The earlier rules: in the advanced game a turn without a choice was skipped, which revealed hidden tokens."""

    rules_version = 1
