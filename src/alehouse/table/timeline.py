"""The position of a table: the moves in effect, and which of them may be undone freely."""

from __future__ import annotations

from copy import copy

import msgspec

from alehouse.engine.codebook import Codebook
from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import EventLog, Heard
from alehouse.engine.fairness import NO_STEPS, Source, link, play, source_of, start
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup
from alehouse.table.entries import Mover
from alehouse.table.undo import revealed_information


class Move(msgspec.Struct, gc=False):
    """A move in effect: seat counted from 1, code, who made it, and its number in format 1.

    Set when played: `link` identifies the moves up to this one, `first` is the index of the first move of its turn,
    `asked` is the index of each seat's last decision of its own (-1: none).
    """

    seat: int
    code: int
    by: Mover
    n: int = 0
    link: bytes = b""
    first: int = 0
    asked: tuple[int, ...] = ()

    @property
    def own(self) -> bool:
        """Whether a person made it, or the table for a person."""
        return self.by in ("person", "table")

    @property
    def automatic(self) -> bool:
        return self.by == "table"


class PendingMove:
    """A move tried on a copy of the position; `cast` says whether chance was used."""

    __slots__ = ("after", "cast", "heard", "move")

    def __init__(self, move: Move, after: State, heard: list[Heard], cast: bool) -> None:
        self.move = move
        self.after = after
        self.heard = heard
        self.cast = cast


class Point:
    """A position that undo may return to; `harmless` once the step after it is known to have revealed nothing.

    `heard` holds the events of that step.
    """

    __slots__ = ("harmless", "heard", "state")

    def __init__(self, state: State, heard: list[Heard]) -> None:
        self.state = state
        self.heard = heard
        self.harmless = False


class Timeline:
    """Setup, sources of chance and moves; the state follows from them.

    With `confirm`, a turn may be undone even when the next decision is another seat's.
    """

    def __init__(self, setup: Setup, sources: list[Source], confirm: bool = False) -> None:
        self.setup = setup
        self.sources = sources
        self.confirm = confirm
        self.codebook: Codebook = setup.title.codebook(setup.pack)
        self.moves: list[Move] = []
        self.state: State = start(setup, sources)
        self._trail: list[Point] = []  # positions before each of the last moves, while these may be undone

    def copy(self) -> Timeline:
        """An independent copy. Positions are shared: they never change once played."""
        other = copy(self)
        other.moves = list(self.moves)
        other._trail = list(self._trail)
        return other

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    @property
    def to_act(self) -> int:
        """The seat that decides, counted from 1; 0 when the game is over."""
        return self.state.to_act + 1

    # -- playing ------------------------------------------------------------------------------------

    def try_out(self, move: Move) -> PendingMove:
        """Plays a legal move on a copy, so that an error in the rules cannot damage the position."""
        after = self.state.clone()
        ears = EventLog()
        after.log = ears
        cast = self._play(after, move, len(self.moves), self.moves[-1] if self.moves else None)
        after.log = None
        return PendingMove(move, after, ears.take(), cast)

    def _play(self, state: State, move: Move, index: int, before: Move | None) -> bool:
        """Plays the move that follows `before`; returns whether chance was used."""
        action = self.codebook.describe(move.code)
        move.link = link(before.link if before is not None else NO_STEPS, move.seat, action)
        return play(state, move.code, self.sources, index, move.n, move.link)

    def take(self, pending: PendingMove) -> None:
        """Makes a pending move the position."""
        move, next_seat = pending.move, pending.after.to_act + 1
        passed_on = next_seat == 0 or (next_seat != move.seat and not self.confirm)
        if self.moves and self.moves[-1].seat != move.seat:
            self._trail.clear()
        if move.own and not pending.cast and not passed_on:
            self._trail.append(Point(self.state, pending.heard))
        else:
            self._trail.clear()
        self._append(move)
        self.state = pending.after

    def _append(self, move: Move) -> None:
        index, last = len(self.moves), self.moves[-1] if self.moves else None
        goes_on = last is not None and last.own and move.own and last.seat == move.seat
        move.first = last.first if last is not None and goes_on else index
        asked = last.asked if last is not None else (-1,) * self.state.seats
        if move.own and not move.automatic:
            asked = (*asked[: move.seat - 1], index, *asked[move.seat :])
        move.asked = asked
        self.moves.append(move)

    # -- going back ---------------------------------------------------------------------------------

    def floor(self) -> int:
        """How many steps undo must keep: those after them are one seat's own and revealed nothing to it."""
        after = self.state
        first = len(self.moves) - len(self._trail)
        for index in range(len(self._trail) - 1, -1, -1):
            point = self._trail[index]
            if not point.harmless:
                code = self.moves[first + index].code
                if self._may_show(point, first + index) and revealed_information(point.state, code, after, point.heard):
                    del self._trail[: index + 1]
                    break
                point.harmless = True
            after = point.state
        return len(self.moves) - len(self._trail)

    def _may_show(self, point: Point, index: int) -> bool:
        """Whether a step without chance may reveal something: private information, or the order of a deck."""
        if self.moves[index].n or not source_of(self.sources, index).secret:
            return True
        return any(point.state.sees_more(seat) for seat in range(point.state.seats))

    def settle(self) -> None:
        """Makes everything played so far final."""
        self._trail.clear()

    def rewind(self, to: int) -> None:
        """Goes back to the position after `to` steps."""
        first = len(self.moves) - len(self._trail)
        if to < first:
            self.replay(self.moves[:to])
            self.settle()
        elif to < len(self.moves):
            self.state = self._trail[to - first].state
            del self._trail[to - first :]
            del self.moves[to:]

    # -- replaying ----------------------------------------------------------------------------------

    def replay(self, moves: list[Move]) -> None:
        """Plays moves from the start; the error names one that does not fit."""
        self.moves = []
        self._trail = []
        self.state = start(self.setup, self.sources)
        last_run = len(moves)
        while last_run > 0 and moves[last_run - 1].own and moves[last_run - 1].seat == moves[-1].seat:
            last_run -= 1
        for number, move in enumerate(moves, 1):
            if number <= last_run:
                self._follow(self.state, moves, number)
                self._append(move)
            else:
                self._check_turn(self.state, move, number)
                try:
                    self.take(self.try_out(move))
                except AlehouseError as error:
                    raise AlehouseError(f"step {number}: {error}") from None

    def after(self, moves: list[Move]) -> State:
        """The position after these moves, independent of the current one."""
        state = start(self.setup, self.sources)
        for number in range(1, len(moves) + 1):
            self._follow(state, moves, number)
        return state

    def opening(self) -> list[Heard]:
        """The events before the first decision."""
        ears = EventLog()
        start(self.setup, self.sources, ears)
        return ears.take()

    def told(self, since: int = 0) -> list[list[Heard]]:
        """The events of every step from `since` on."""
        state = start(self.setup, self.sources)
        told: list[list[Heard]] = []
        for number in range(1, len(self.moves) + 1):
            ears = EventLog() if number > since else None
            state.log = ears
            self._follow(state, self.moves, number)
            if ears is not None:
                told.append(ears.take())
        return told

    def _follow(self, state: State, moves: list[Move], number: int) -> None:
        """Plays one of the moves, counted from 1."""
        move = moves[number - 1]
        self._check_turn(state, move, number)
        try:
            self._play(state, move, number - 1, moves[number - 2] if number > 1 else None)
        except AlehouseError as error:
            raise AlehouseError(f"step {number}: {error}") from None

    def _check_turn(self, state: State, move: Move, number: int) -> None:
        if state.to_act + 1 != move.seat:
            raise AlehouseError(f"step {number}: seat {move.seat} decides, but it is seat {state.to_act + 1}'s turn.")
