"""Moonlight Brewers as a title: what a host may choose."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from mypy_extensions import mypyc_attr

from alehouse.engine.options import Option, Options
from alehouse.engine.pack import Pack
from alehouse.engine.state import State
from alehouse.engine.title import Parts, Setup, Title
from alehouse.games.moonlight import actions, kinds, schema, stage, steps
from alehouse.games.moonlight.content import Content
from alehouse.games.moonlight.events import EVENTS
from alehouse.games.moonlight.face import face
from alehouse.games.moonlight.facts import OUTCOMES
from alehouse.games.moonlight.invariants import invariants
from alehouse.games.moonlight.judge import MoonlightJudge
from alehouse.games.moonlight.machine import MACHINE
from alehouse.games.moonlight.state import MoonlightPlayer, MoonlightState, new_player
from alehouse.games.moonlight.upgrade import upgraded
from alehouse.games.moonlight.view import MoonlightView

MODS = {
    "full-moon": "MB-221",
    "light-sleepers": "MB-222",
    "vow-of-peace": "MB-223",
    "packed-satchels": "MB-224",
    "short-brew": "MB-225",
    "rotating-abbot": "MB-226",
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
        super().__init__(
            Parts(
                Path(__file__).parent,
                MACHINE,
                schema.schema,
                Content,
                actions.families,
                EVENTS,
                stage.patch,
                view=MoonlightView,
                outcomes=OUTCOMES,
                face=face,
                judge=MoonlightJudge,
                check=schema.pack_problems,
                invariants=invariants,
            )
        )

    def options(self) -> list[Option]:
        """MB-025, MB-217"""
        first = ["random", *[str(seat) for seat in range(1, self.max_seats + 1)]]
        return [
            Option("sprint", False, "MB-044"),
            Option("duel", False, "MB-193"),
            Option("expansion", False, "MB-220"),
            *[Option(f"mod-{mod}", False, rule) for mod, rule in MODS.items()],
            Option("strict-once", False, "MB-125"),
            Option("hermit", False, "MB-227"),
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

    def upgraded(self, section: str, id: str, entry: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        return upgraded(section, entry, start)

    def content(self, pack: Pack, seats: int = 0) -> Content:
        return cast(Content, self.tables(pack, seats))

    def start(self, setup: Setup) -> State:
        return self._new(setup)

    def stage(self, setup: Setup) -> State:
        game = self._new(setup)
        game.first = 0
        stage.seated(game)
        return game

    def _new(self, setup: Setup) -> MoonlightState:
        content = self.content(setup.pack, setup.seats)
        options = setup.options
        seats = setup.seats
        players: list[MoonlightPlayer] = [new_player() for seat in range(seats)]
        short = bool(options["mod-short-brew"])
        game = MoonlightState(content, seats, setup.seed, players, MACHINE)
        game.phases = [0, 1, 2, 4, 6] if short else [0, 1, 2, 3, 4, 5, 6]
        game.sprint = bool(options["sprint"])
        game.duel = bool(options["duel"])
        game.expansion = bool(options["expansion"])
        game.full_moon = bool(options["mod-full-moon"])
        game.peace = bool(options["mod-vow-of-peace"])
        game.satchels = bool(options["mod-packed-satchels"])
        game.short = short
        game.rotating = bool(options["mod-rotating-abbot"])
        game.strict_once = bool(options["strict-once"])
        game.hermit = bool(options["hermit"])
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
