"""Dice Brewing as a title, and its state as the engine's contract wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast, final

from mypy_extensions import i64

from alehouse.engine.codebook import Codebook
from alehouse.engine.events import EventBook
from alehouse.engine.facts import Facts
from alehouse.engine.judge import Judge, SearchSettings
from alehouse.engine.observation import Row
from alehouse.engine.options import Option
from alehouse.engine.pack import Pack
from alehouse.engine.schema import Schema
from alehouse.engine.state import State
from alehouse.engine.title import Setup, Title
from alehouse.engine.weights import Weights
from alehouse.games.dicebrewing import (
    actions,
    events,
    facts,
    hidden,
    invariants,
    observe,
    schema,
    score,
    stage,
    steps,
    view,
)
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.judge import DiceBrewingJudge
from alehouse.games.dicebrewing.machine import MACHINE
from alehouse.games.dicebrewing.rules import setup as rules_setup
from alehouse.games.dicebrewing.state import DiceBrewingState


@final
class DiceBrewingGame(DiceBrewingState):
    """A game of Dice Brewing in progress."""

    def clone(self) -> State:
        other = DiceBrewingGame(self.content, self.seats, 0, MACHINE)
        other.copy_from(self)
        return other

    def resample(self, viewer: i64, seed: i64) -> None:
        hidden.resample(self, viewer, seed)

    def view(self, viewer: i64) -> dict[str, object]:
        return cast(dict[str, object], view.view(self, viewer))

    def add_observation(self, viewer: i64, row: Row) -> None:
        observe.observe(self, viewer, row)

    def facts(self, seat: i64, out: Facts) -> None:
        facts.facts(self, seat, out)

    def score(self, seat: i64) -> list[tuple[str, int]]:
        return score.score(self, seat)

    def total(self, seat: i64) -> i64:
        return score.total(self, seat)

    def better(self, a: i64, b: i64) -> i64:
        return score.better(self, a, b)


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

    def content(self, pack: Pack) -> Content:
        return cast(Content, self.tables(pack))

    def start(self, setup: Setup) -> State:
        game = self._laid_out(setup)
        game.push(steps.START_PLAYER)
        return game

    def _laid_out(self, setup: Setup) -> DiceBrewingGame:
        content = self.content(setup.pack)
        game = DiceBrewingGame(content, setup.seats, setup.seed, MACHINE)
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

    def make_judge(self, weights: Weights, search: SearchSettings) -> Judge:
        return DiceBrewingJudge(weights, search)

    def decisions(self) -> list[str]:
        return list(MACHINE.decision_ids)

    def view_type(self) -> type:
        return view.DiceBrewingView

    def outcomes(self) -> dict[int, int]:
        return facts.OUTCOMES

    def check_pack(self, pack: Pack) -> list[str]:
        return schema.pack_problems(pack)

    def stage(self, setup: Setup) -> State:
        game = self._laid_out(setup)
        stage.begin(game)
        return game

    def patch(self, state: State, given: dict[str, Any]) -> None:
        stage.patch(cast(DiceBrewingGame, state), given)

    def invariants(self, state: State) -> list[str]:
        return invariants.invariants(cast(DiceBrewingGame, state))


class FirstDiceBrewing(DiceBrewing):
    """The rules of before: in the advanced game a turn without a choice was skipped, which told hidden tokens apart."""

    rules_version = 1
