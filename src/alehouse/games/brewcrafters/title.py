"""Brew Crafters as a title of the house, and the state that keeps the engine's contract."""

from __future__ import annotations

from typing import Any, cast

from alehouse.engine.options import Option, Options
from alehouse.engine.pack import Pack
from alehouse.engine.problem import PackProblem
from alehouse.engine.state import State
from alehouse.engine.title import Setup, Title, parts_of
from alehouse.games.brewcrafters import stage
from alehouse.games.brewcrafters.content import Content
from alehouse.games.brewcrafters.judge import BrewCraftersJudge
from alehouse.games.brewcrafters.machine import MACHINE
from alehouse.games.brewcrafters.options import options_of, setup_problem
from alehouse.games.brewcrafters.rules.setup import complex_actions, set_up
from alehouse.games.brewcrafters.schema import changed_problems
from alehouse.games.brewcrafters.state import BrewCraftersState
from alehouse.games.brewcrafters.upgrade import upgraded
from alehouse.games.brewcrafters.view import BrewCraftersView


class BrewCrafters(Title):
    """Three years of building up a craft brewery."""

    id = "brewcrafters"
    name = "Brew Crafters"
    rules_version = 1
    min_seats = 2
    max_seats = 5

    def __init__(self) -> None:
        super().__init__(parts_of(__name__, BrewCraftersView, BrewCraftersJudge))

    def options(self) -> list[Option]:
        return options_of(self.house())

    def options_with(self, pack: Pack) -> list[Option]:
        return options_of(pack)

    def in_play(self, setup: Setup, section: str, id: str) -> bool:
        if section != "market":
            return super().in_play(setup, section, id)
        content = self.content(setup.pack)
        layout = content.layout(setup.seats, complex_actions(setup.options))
        return any(content.space_ids[content.spots[spot].space] == id for spot in layout.spots)

    def content(self, pack: Pack, seats: int = 0) -> Content:
        return cast(Content, self.tables(pack, seats))

    def start(self, setup: Setup, options: Options | None = None) -> BrewCraftersState:
        state = BrewCraftersState(self.content(setup.pack, setup.seats), setup.seats, setup.seed, MACHINE)
        state.chance = setup.chance
        set_up(state, options or setup.options)
        return state

    def check_setup(self, seats: int, options: Options) -> str:
        return setup_problem(self.house(), seats, options)

    def check_setup_with(self, pack: Pack, seats: int, options: Options) -> str:
        return setup_problem(pack, seats, options)

    def upgraded(self, section: str, id: str, entry: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        return upgraded(section, id, entry, start)

    def check_pack(self, pack: Pack) -> list[PackProblem]:
        return changed_problems(self.house(), pack)

    def stage(self, setup: Setup) -> State:
        state = self.start(setup, stage.options_for(setup.options))
        state.begin()
        return state
