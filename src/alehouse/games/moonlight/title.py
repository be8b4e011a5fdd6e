"""Moonlight Brewers as a title: what a host may choose."""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from alehouse.engine.options import Option, Options
from alehouse.engine.state import State
from alehouse.engine.title import Setup, Title, parts_of
from alehouse.games.moonlight import kinds, stage, steps
from alehouse.games.moonlight.content import Content
from alehouse.games.moonlight.judge import MoonlightJudge
from alehouse.games.moonlight.machine import MACHINE
from alehouse.games.moonlight.state import MoonlightPlayer, MoonlightState, new_player
from alehouse.games.moonlight.view import MoonlightView

FLAGS = {  # options that are on or off: their rule, and the field of the state that holds them
    "sprint": ("MB-044", "sprint"),
    "duel": ("MB-193", "duel"),
    "expansion": ("MB-220", "expansion"),
    "mod-full-moon": ("MB-221", "full_moon"),
    "mod-light-sleepers": ("MB-222", ""),
    "mod-vow-of-peace": ("MB-223", "peace"),
    "mod-packed-satchels": ("MB-224", "satchels"),
    "mod-short-brew": ("MB-225", "short"),
    "mod-rotating-abbot": ("MB-226", "rotating"),
    "strict-once": ("MB-125", "strict_once"),
    "hermit": ("MB-227", "hermit"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Moonlight(Title):
    """1 to 8 monks brew one beer each in a single night."""

    id = "moonlight"
    name = "Moonlight Brewers"
    rules_version = 1
    min_seats = 1
    max_seats = kinds.MOST_SEATS

    def __init__(self) -> None:
        super().__init__(parts_of(__name__, MoonlightView, MoonlightJudge))

    def options(self) -> list[Option]:
        """MB-025, MB-217"""
        first = ["random", *[str(seat) for seat in range(1, self.max_seats + 1)]]
        return [
            *[Option(id, False, rule) for id, (rule, field) in FLAGS.items()],
            Option("first", "random", "MB-025", allowed=first),
        ]

    def check_setup(self, seats: int, options: Options) -> str:
        if options["first"] != "random" and int(options["first"]) > seats:
            return f"option 'first' cannot be {options['first']}: there are {seats} seats."
        if options["hermit"]:
            if seats != 1:
                return f"option 'hermit' is a campaign for exactly 1 player, not {seats} (MB-217)."
            for id, value in options.items():
                if value is True and (id == "duel" or id.startswith("mod-")):
                    return f"option 'hermit' cannot be combined with '{id}': its nights bring their own rules (MB-217)."
        return ""

    def stage(self, setup: Setup) -> State:
        return stage.seated(self.start(setup))

    def start(self, setup: Setup) -> MoonlightState:
        content = cast(Content, self.tables(setup.pack, setup.seats))
        options = setup.options
        seats = setup.seats
        players: list[MoonlightPlayer] = [new_player() for seat in range(seats)]
        game = MoonlightState(content, seats, setup.seed, players, MACHINE)
        for id, (rule, field) in FLAGS.items():
            if field:
                setattr(game, field, bool(options[id]))
        game.phases = [0, 1, 2, 4, 6] if game.short else [0, 1, 2, 3, 4, 5, 6]
        if options["mod-light-sleepers"]:
            game.attack_limit = content.light_attack_limit
            game.quiet_limit = content.light_quiet_limit
        game.chance = setup.chance
        first = str(options["first"])
        game.first = game.below(seats) if first == "random" else int(first) - 1
        game.turn = game.first
        game.phase = -1
        for p in players:
            p.room = content.start_room
        game.ask(steps.CHOOSE_MONK, game.first)
        return game
