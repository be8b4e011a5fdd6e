"""Dice Brewing as a title, and its state as the engine's contract wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from alehouse.engine.codebook import Codebook
from alehouse.engine.events import EventBook
from alehouse.engine.face import FaceLine
from alehouse.engine.judge import Judge, SearchSettings
from alehouse.engine.options import Option
from alehouse.engine.pack import Pack
from alehouse.engine.problem import PackProblem
from alehouse.engine.schema import Schema
from alehouse.engine.state import State
from alehouse.engine.title import Setup, Title
from alehouse.engine.weights import Weights
from alehouse.games.dicebrewing import actions, events, face, facts, invariants, schema, stage, steps, view
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.judge import DiceBrewingJudge
from alehouse.games.dicebrewing.machine import MACHINE
from alehouse.games.dicebrewing.rules import setup as rules_setup
from alehouse.games.dicebrewing.state import DiceBrewingState


class DiceBrewing(Title):
    """Dice as malt, hops and skill: place, buy, brew."""

    id = "dicebrewing"
    name = "Dice Brewing"
    rules_version = 2
    min_seats = 2
    max_seats = 4

    def options(self) -> list[Option]:
        """SU-01"""
        return [
            Option("mode", "standard", "SU-01", allowed=["standard", "advanced"]),
            Option("unlucky-roll", False, "DB-109"),
            Option("stall-guard", True, "DB-145"),
        ]

    def schema(self) -> Schema:
        return schema.schema()

    def folder(self) -> Path:
        return Path(__file__).parent

    def make_tables(self, pack: Pack) -> Content:
        return Content(pack)

    def content(self, pack: Pack, seats: int = 0) -> Content:
        return cast(Content, self.tables(pack, seats))

    def start(self, setup: Setup) -> State:
        game = self._laid_out(setup)
        game.push(steps.START_PLAYER)
        return game

    def _laid_out(self, setup: Setup) -> DiceBrewingState:
        content = self.content(setup.pack, setup.seats)
        game = DiceBrewingState(content, setup.seats, setup.seed, MACHINE)
        game.advanced = setup.options["mode"] == "advanced"
        game.discreet = game.advanced and self.rules_version > 1
        game.unlucky = bool(setup.options["unlucky-roll"])
        game.guard = bool(setup.options["stall-guard"])
        game.chance = setup.chance
        rules_setup.lay_out(game)
        return game

    def make_codebook(self, pack: Pack) -> Codebook:
        return Codebook(actions.families(self.content(pack)))

    def make_eventbook(self, pack: Pack) -> EventBook:
        return events.eventbook(self.content(pack))

    def face(self, pack: Pack, section: str, id: str) -> list[FaceLine]:
        return face.face(pack.content, section, id)

    def make_judge(self, weights: Weights, search: SearchSettings) -> Judge:
        return DiceBrewingJudge(weights, search)

    def decisions(self) -> list[str]:
        return list(MACHINE.decision_ids)

    def view_type(self) -> type:
        return view.DiceBrewingView

    def outcomes(self) -> dict[int, int]:
        return facts.OUTCOMES

    def check_pack(self, pack: Pack) -> list[PackProblem]:
        return schema.pack_problems(pack)

    def stage(self, setup: Setup) -> State:
        game = self._laid_out(setup)
        stage.begin(game)
        return game

    def patch(self, state: State, given: dict[str, Any]) -> None:
        stage.patch(cast(DiceBrewingState, state), given)

    def invariants(self, state: State) -> list[str]:
        return invariants.invariants(cast(DiceBrewingState, state))


class FirstDiceBrewing(DiceBrewing):
    """The rules of before: in the advanced game a turn without a choice was skipped, which told hidden tokens apart."""

    rules_version = 1
