"""A table for tests: people by name, drafts committed at once, a clock that only moves on demand."""

from __future__ import annotations

from random import Random
from typing import Any

from alehouse.engine.codebook import Action
from alehouse.engine.events import Heard
from alehouse.engine.fairness import new_secret
from alehouse.engine.snapshot import dump
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.engine.title import Library
from alehouse.games import LIBRARY
from alehouse.table import absence, lobby, play
from alehouse.table.entries import Entry
from alehouse.table.spec import Settings, TableSpec, pin
from alehouse.table.table import Draft, Sender, Table

HOST = "host"
START = 1_000_000


class Sitting:
    """`persons` hold one seat each from seat 1 on, bots the others; by default the game has begun."""

    def __init__(
        self,
        title: str = "moonlight",
        seats: int = 3,
        persons: int | None = None,
        start: bool = True,
        options: dict[str, Any] | None = None,
        library: Library = LIBRARY,
        secret: str = "",
        **settings: Any,
    ) -> None:
        self.now = START
        self.library = library
        setup = library.get(title).setup(seats, options)
        pinned = pin(setup, secret or new_secret())
        self.about = TableSpec("a-table", pinned, Settings(**settings), HOST, "invite", self.now)
        self.table = Table(self.about, library)
        self.log: list[Entry] = []
        self.people = [f"person-{seat}" for seat in range(1, (seats if persons is None else persons) + 1)]
        if start:
            for seat, person in enumerate(self.people, 1):
                self.do(lobby.sit(self.table, self.now, Sender(person), seat, person.title()))
            for seat in range(len(self.people) + 1, seats + 1):
                self.do(lobby.seat_bot(self.table, self.now, Sender(HOST), seat, "random"))
            if not self.table.started:
                self.do(lobby.start(self.table, self.now, Sender(HOST)))

    def do(self, draft: Draft | None) -> list[Heard]:
        assert draft is not None
        heard = self.table.commit(draft)
        self.log.append(draft.entry)
        return heard

    def reloaded(self) -> Table:
        """The same table, made from its log alone."""
        return Table.load(self.about, self.log, self.library)

    # -- playing ----------------------------------------------------------------------------------------------

    @property
    def legal(self) -> list[Action]:
        game = self.table.must_play()
        return [game.codebook.describe(code) for code in game.state.legal()]

    @property
    def position(self) -> dict[str, Any]:
        """All of the state but its generator, which is set before every action."""
        data: dict[str, Any] = dump(self.table.must_play().state)
        return {name: value for name, value in data.items() if name != "random"}

    def whose(self) -> Sender:
        """The person who has to decide."""
        return Sender(self.table.seat(self.table.must_play().to_act).holder)

    def act(self, action: Action, person: Sender | None = None) -> list[Heard]:
        return self.do(play.act(self.table, self.now, person or self.whose(), self.table.version, action))

    def play_on(self, rng: Random, steps: int = 100_000) -> None:
        """Random decisions of persons and bots, confirmed where that is needed."""
        for number in range(steps):
            if self.table.status != "playing":
                return
            self.step(rng)

    def step(self, rng: Random) -> None:
        table = self.table
        game = table.must_play()
        if table.confirming:
            if table.bot_to_move:
                self.do(absence.confirm_for_bot(table, self.now))
            else:
                holder = table.seat(table.confirming).holder
                self.do(play.confirm(table, self.now, Sender(holder), table.version))
        elif table.bot_to_move:
            code = rng.choice(list(game.state.legal()))
            self.do(play.act_for(table, self.now, table.version, code, "bot"))
        elif table.automatic != NOT_OBVIOUS:
            self.do(play.act_itself(table, self.now, table.version))
        else:
            self.act(rng.choice(self.legal))

    def undo(self, to: int, person: Sender | None = None) -> None:
        self.do(play.undo(self.table, self.now, person or self.whose(), self.table.version, to))
