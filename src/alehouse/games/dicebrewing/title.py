"""Dice Brewing as a title, and its state as the engine's contract wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.codebook import Codebook
from alehouse.engine.events import EventBook
from alehouse.engine.observation import Field
from alehouse.engine.options import Option
from alehouse.engine.pack import Pack
from alehouse.engine.refusal import Refusal
from alehouse.engine.schema import Schema
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup, Title
from alehouse.games.dicebrewing import (
    actions,
    defaults,
    events,
    hidden,
    invariants,
    judge,
    observe,
    refused,
    schema,
    score,
    stage,
    steps,
    view,
)
from alehouse.games.dicebrewing.content import TOKEN_COUNT, Content
from alehouse.games.dicebrewing.rules import setup as rules_setup
from alehouse.games.dicebrewing.rules import turn
from alehouse.games.dicebrewing.state import DiceBrewingState


@final
class DiceBrewingGame(DiceBrewingState):
    """A game of Dice Brewing in progress."""

    __slots__ = ()

    def legal(self) -> vec[i64]:
        return turn.legal(self)

    def play(self, code: i64) -> None:
        turn.play(self, code)

    def default(self) -> i64:
        return defaults.default(self)

    def decision(self) -> str:
        return "" if self.to_act == OVER else steps.DECISIONS[self.stack[-1]]

    def quiet(self) -> bool:
        return self.to_act == OVER or self.stack[-1] in (
            steps.TOKEN_W1,
            steps.PLACE_MAIN,
            steps.BUY_MAIN,
            steps.TOKEN_W4,
            steps.BREW_MAIN,
        )

    def refused(self) -> list[tuple[int, Refusal]]:
        return refused.refused(self)

    def clone(self) -> State:
        other = DiceBrewingGame(
            self.content,
            self.seats,
            0,
            [p.copy() for p in self.players],
            self.stack.copy(),
            self.supply.copy(),
            self.market.copy(),
            self.black_market.copy(),
            self.played.copy(),
            self.row.copy(),
            self.deck.copy(),
            self.chosen.copy(),
            self.weights,
        )
        other.copy_scalars(self)
        return other

    def resample(self, viewer: i64, seed: i64) -> None:
        hidden.resample(self, viewer, seed)

    def view(self, viewer: i64) -> dict[str, object]:
        return view.view(self, viewer)

    def observe(self, viewer: i64, out: vec[i16], at: i64) -> None:
        observe.observe(self, viewer, out, at)

    def score(self, seat: i64) -> list[tuple[str, int]]:
        return score.score(self, seat)

    def total(self, seat: i64) -> i64:
        return score.total(self, seat)

    def better(self, a: i64, b: i64) -> i64:
        return score.better(self, a, b)

    def value(self, seat: i64) -> float:
        return judge.value(self, seat)

    def values(self) -> list[float]:
        return judge.values(self)

    def left(self) -> float:
        return judge.left(self)

    def terms(self, seat: i64) -> list[tuple[str, float]]:
        return judge.terms(self, seat)


class DiceBrewing(Title):
    """Dice as malt, hops and skill: place, buy, brew."""

    id = "dicebrewing"
    name = "Dice Brewing"
    rules_version = 1
    min_seats = 2
    max_seats = 4

    def __init__(self) -> None:
        super().__init__()
        self._contents: dict[str, Content] = {}

    def options(self) -> list[Option]:
        """SU-01"""
        return [
            Option("mode", "standard", "SU-01", allowed=["standard", "advanced"]),
            Option("unluckyRoll", False, "DB-109"),
            Option("stallGuard", True, "DB-145"),
        ]

    def schema(self) -> Schema:
        return schema.schema()

    def folder(self) -> Path:
        return Path(__file__).parent

    def content(self, pack: Pack) -> Content:
        """The static tables of a pack, made once."""
        found = self._contents.get(pack.digest)
        if found is None:
            found = Content(pack)
            self._contents[pack.digest] = found
        return found

    def start(self, setup: Setup) -> State:
        game = self._laid_out(setup)
        game.stack.append(steps.START_PLAYER)
        turn.run(game)
        return game

    def _laid_out(self, setup: Setup) -> DiceBrewingGame:
        content = self.content(setup.pack)
        players = [rules_setup.new_player(content) for i in range(setup.seats)]
        game = DiceBrewingGame(
            content,
            setup.seats,
            setup.seed,
            players,
            [],
            [0] * 4,
            [0] * len(content.market),
            [0] * TOKEN_COUNT,
            [0] * TOKEN_COUNT,
            [],
            [],
            [],
            self.weights(),
        )
        game.advanced = setup.options["mode"] == "advanced"
        game.unlucky = bool(setup.options["unluckyRoll"])
        game.guard = bool(setup.options["stallGuard"])
        rules_setup.lay_out(game)
        return game

    def make_codebook(self, pack: Pack) -> Codebook:
        return Codebook(actions.families(self.content(pack)))

    def make_eventbook(self, pack: Pack) -> EventBook:
        return events.eventbook(self.content(pack))

    def weight_names(self) -> list[str]:
        return list(judge.WEIGHTS)

    def fields(self, setup: Setup) -> list[Field]:
        return observe.fields(self.content(setup.pack), setup)

    def decisions(self) -> list[str]:
        return list(steps.DECISIONS)

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
