"""Brew Crafters as a title, with its options."""

from __future__ import annotations

from typing import Final, cast

from alehouse.engine.options import ListOption, Option, Options
from alehouse.engine.pack import Pack
from alehouse.engine.problem import PackProblem
from alehouse.engine.state import State
from alehouse.engine.title import Setup, Title, parts_of
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.content import Content
from alehouse.games.brewcrafters.judge import BrewCraftersJudge
from alehouse.games.brewcrafters.machine import MACHINE
from alehouse.games.brewcrafters.rules.setup import LONELY_WORKER, PER_STYLE, complex_actions, set_up
from alehouse.games.brewcrafters.schema import changed_problems
from alehouse.games.brewcrafters.state import BrewCraftersState
from alehouse.games.brewcrafters.view import BrewCraftersView

FEWEST_WORKERS: Final = 1


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
        return self.options_with(self.house())

    def options_with(self, pack: Pack) -> list[Option]:
        recipes = pack.content["recipes"]
        workers = pack.content["workers"]
        advanced = [id for id in recipes if not recipes[id]["basic"]]
        first_recipes = ",".join(id for id in recipes if recipes[id]["first"])
        first_workers = ",".join(id for id in workers if workers[id]["first"])
        all_recipes = PER_STYLE * len(kinds.STYLES)
        modes = ["first", "custom", "random"]
        return [
            Option("recipes", "first", "BC-019", modes),
            ListOption("recipe-list", first_recipes, "BC-019", advanced, all_recipes, all_recipes),
            Option("workers", "first", "BC-021", modes),
            ListOption("worker-list", first_workers, "BC-021", list(workers), FEWEST_WORKERS, len(workers)),
            Option("worker-count", min(9, len(workers)), "BC-021", low=FEWEST_WORKERS, high=len(workers)),
            Option("lab", "basic", "BC-024", ["basic", "advanced"]),
            Option("interns", False, "BC-183"),
            Option("traders", False, "BC-189"),
            Option("agency", False, "BC-192"),
            Option("community-farm", False, "BC-195"),
            Option("secret-recipe", False, "BC-203"),
            Option("start", "random", "BC-010", ["random", "1", "2", "3", "4", "5"]),
        ]

    def in_play(self, setup: Setup, section: str, id: str) -> bool:
        if section != "market":
            return super().in_play(setup, section, id)
        content = cast(Content, self.tables(setup.pack))
        layout = content.layout(setup.seats, complex_actions(setup.options))
        return any(content.space_ids[content.spots[spot].space] == id for spot in layout.spots)

    def start(self, setup: Setup, options: Options | None = None) -> BrewCraftersState:
        content = cast(Content, self.tables(setup.pack, setup.seats))
        state = BrewCraftersState(content, setup.seats, setup.seed, MACHINE)
        state.chance = setup.chance
        set_up(state, options or setup.options)
        return state

    def check_setup(self, seats: int, options: Options) -> str:
        return self.check_setup_with(self.house(), seats, options)

    def check_setup_with(self, pack: Pack, seats: int, options: Options) -> str:
        start = str(options["start"])
        if start != "random" and int(start) > seats:
            return (
                f"option 'start' cannot be {start} with {seats} players; it takes random or a seat from 1 to {seats}."
            )
        for option in self.options_with(pack):
            if isinstance(option, ListOption):
                wrong = option.problem(options[option.id])
                if wrong:
                    return wrong
        if options["recipes"] == "custom":
            chosen = str(options["recipe-list"]).split(",")
            for style in kinds.STYLES:
                count = sum(1 for id in chosen if pack.content["recipes"][id]["style"] == style)
                if count != PER_STYLE:
                    return (
                        f"option 'recipe-list' must name {PER_STYLE} recipes of each style "
                        f"({', '.join(kinds.STYLES)}); {style} has {count}."
                    )
        if options["workers"] == "custom" and seats == 2 and LONELY_WORKER in str(options["worker-list"]).split(","):
            return (
                f"option 'worker-list' cannot name {LONELY_WORKER} with 2 players: there is no collaboration (BC-022)."
            )
        return ""

    def check_pack(self, pack: Pack) -> list[PackProblem]:
        return changed_problems(self.house(), pack)

    def stage(self, setup: Setup) -> State:
        first = "1" if setup.options["start"] == "random" else setup.options["start"]
        state = self.start(setup, {**setup.options, "start": first})
        state.begin()
        return state
