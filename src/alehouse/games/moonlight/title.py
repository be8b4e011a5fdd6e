"""Moonlight Brewers as a title: what a host may choose, and the state that keeps the engine's contract."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from alehouse.engine.codebook import Codebook
from alehouse.engine.events import EventBook
from alehouse.engine.observation import Field
from alehouse.engine.options import Option, Options
from alehouse.engine.pack import Pack
from alehouse.engine.refusal import Refusal
from alehouse.engine.schema import Schema
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup, Title
from alehouse.engine.weights import changed_weights
from alehouse.games.moonlight import (
    actions,
    defaults,
    events,
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
from alehouse.games.moonlight.content import Content
from alehouse.games.moonlight.rules import turn
from alehouse.games.moonlight.state import MoonlightPlayer, MoonlightState, new_player

MODS = ["full-moon", "light-sleepers", "vow-of-peace", "packed-satchels", "short-brew", "rotating-abbot"]


@final
class MoonlightGame(MoonlightState):
    """A game of Moonlight Brewers."""

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
        return self.to_act == OVER or self.stack[-1] in (steps.TURN_STEP, steps.CHOOSE_MONK, steps.KEEPSAKE_PICK)

    def refused(self) -> list[tuple[int, Refusal]]:
        return refused.refused(self)

    def clone(self) -> State:
        other = MoonlightGame(
            self.content,
            self.seats,
            0,
            [p.copy() for p in self.players],
            self.stack[:],
            self.wolf_deck,
            self.wolf_pile,
            self.equipment_deck,
            self.equipment_pile,
            self.blessing_deck,
            self.blessing_pile,
            self.omens,
            self.phases,
            self.weights,
        )
        other.copy_scalars(self)
        return other

    def resample(self, viewer: i64, seed: i64) -> None:
        """Only the order of the decks is hidden, and the dice to come (MB-007)."""
        self.reseed(seed)
        self.wolf_deck = self.shuffled(self.wolf_deck)
        self.equipment_deck = self.shuffled(self.equipment_deck)
        self.blessing_deck = self.shuffled(self.blessing_deck)
        if self.hermit:
            self.omens = self.shuffled(self.omens)

    def view(self, viewer: i64) -> dict[str, object]:
        return view.view(self, viewer)

    def observe(self, viewer: i64, out: vec[i16], at: i64) -> None:
        observe.observe(self, viewer, out, at)

    def score(self, seat: i64) -> list[tuple[str, int]]:
        return score.score(self, seat)

    def total(self, seat: i64) -> i64:
        return score.points(self, seat)

    def shown_total(self, seat: i64) -> i64:
        return max(0, self.total(seat))  # MB-205

    def better(self, a: i64, b: i64) -> i64:
        return score.better(self, a, b)

    def value(self, seat: i64) -> float:
        return judge.value(self, seat)

    def plain(self) -> list[float]:
        return self.content.plain

    def values(self) -> list[float]:
        return judge.values(self)

    def left(self) -> float:
        return judge.left(self)

    def terms(self, seat: i64) -> list[tuple[str, float]]:
        return judge.terms(self, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Moonlight(Title):
    """1 to 8 monks brew one beer each in a single night."""

    id = "moonlight"
    name = "Moonlight Brewers"
    rules_version = 1
    min_seats = 1
    max_seats = 8

    def __init__(self) -> None:
        super().__init__()
        self._contents: dict[str, Content] = {}

    def options(self) -> list[Option]:
        """MB-025, MB-217"""
        first = ["random", *[str(seat) for seat in range(1, self.max_seats + 1)]]
        return [
            Option("sprint", False, "MB-044"),
            Option("duel", False, "MB-193"),
            Option("expansion", False, "MB-220"),
            *[Option(f"mod-{mod}", False, f"MB-{221 + index}") for index, mod in enumerate(MODS)],
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

    def schema(self) -> Schema:
        return schema.schema()

    def check_pack(self, pack: Pack) -> list[str]:
        return schema.pack_problems(pack)

    def folder(self) -> Path:
        return Path(__file__).parent

    def content(self, pack: Pack) -> Content:
        """The static tables of a pack, made once."""
        found = self._contents.get(pack.digest)
        if found is None:
            found = Content(pack)
            found.plain = changed_weights(self.folder() / "plain.toml", self.weight_names(), self.weights())
            self._contents[pack.digest] = found
        return found

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

    def start(self, setup: Setup) -> State:
        return self._new(setup)

    def stage(self, setup: Setup) -> State:
        game = self._new(setup)
        game.first = 0
        stage.seated(game)
        return game

    def patch(self, state: State, given: dict[str, Any]) -> None:
        stage.patch(cast(MoonlightGame, state), given)

    def invariants(self, state: State) -> list[str]:
        return invariants.invariants(cast(MoonlightGame, state))

    def _new(self, setup: Setup) -> MoonlightGame:
        content = self.content(setup.pack)
        options = setup.options
        seats = setup.seats
        players: list[MoonlightPlayer] = [new_player() for seat in range(seats)]
        short = bool(options["mod-short-brew"])
        phases: list[i64] = [0, 1, 2, 4, 6] if short else [0, 1, 2, 3, 4, 5, 6]
        stack = vec[i64]([steps.CHOOSE_MONK])
        game = MoonlightGame(
            content, seats, setup.seed, players, stack, [], [], [], [], [], [], [], phases, self.weights()
        )
        game.sprint = bool(options["sprint"])
        game.duel = bool(options["duel"])
        game.expansion = bool(options["expansion"])
        game.full_moon = bool(options["mod-full-moon"])
        game.peace = bool(options["mod-vow-of-peace"])
        game.satchels = bool(options["mod-packed-satchels"])
        game.short = short
        game.rotating = bool(options["mod-rotating-abbot"])
        game.hermit = bool(options["hermit"])
        if options["mod-light-sleepers"]:
            game.attack_limit = content.light_attack_limit
            game.quiet_limit = content.light_quiet_limit
        first = str(options["first"])
        game.first = game.below(seats) if first == "random" else int(first) - 1
        game.turn = game.first
        game.phase = -1
        for p in players:
            p.room = content.start_room
        game.to_act = game.first
        return game
