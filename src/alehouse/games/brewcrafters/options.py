"""What a host may choose before a game of Brew Crafters."""

from __future__ import annotations

from typing import Final

from alehouse.engine.options import ListOption, Option, Options
from alehouse.engine.pack import Pack
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.rules.setup import LONELY_WORKER, PER_STYLE

FEWEST_WORKERS: Final = 1


def options_of(pack: Pack) -> list[Option]:
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


def setup_problem(pack: Pack, seats: int, options: Options) -> str:
    """Why these seats and options cannot be combined, or ''."""
    start = str(options["start"])
    if start != "random" and int(start) > seats:
        return f"option 'start' cannot be {start} with {seats} players; it takes random or a seat from 1 to {seats}."
    for option in options_of(pack):
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
        return f"option 'worker-list' cannot name {LONELY_WORKER} with 2 players: there is no collaboration (BC-022)."
    return ""
