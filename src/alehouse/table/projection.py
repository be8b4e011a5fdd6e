"""What a viewer may see: the position from one seat's point of view, and the events it may know."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Final

import msgspec

from alehouse.engine.codebook import Codebook
from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import EVERYONE, Heard
from alehouse.engine.forecast import Changes, Foreseen, foreseen, plain
from alehouse.engine.pack import Pack
from alehouse.engine.plan import plan
from alehouse.engine.refusal import Refusal
from alehouse.engine.state import ALL, NOT_OBVIOUS, OVER, SPECTATOR, State
from alehouse.engine.title import Title
from alehouse.table.entries import Deed
from alehouse.table.errors import TableError
from alehouse.table.shortcuts import shortcuts
from alehouse.table.table import Status, Table
from alehouse.table.timeline import Timeline

VIEW: Final = "View"  # titles of types that each game defines itself (server/schemas.py)
EVENT: Final = "Event"
# {"event": key, argument: value, …} and "only": seat, if only that seat may know it
Told = Annotated[dict[str, Any], msgspec.Meta(title=EVENT)]


# Every table keeps many of these, and they have no cycles: `gc=False` spares the server traversing them.


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why something is not allowed: the rule, a message key and its arguments."""

    rule: str
    key: str
    args: dict[str, Any]


class Why(msgspec.Struct, frozen=True, gc=False):
    """Why a seat is asked: a message key and its arguments."""

    key: str
    args: dict[str, Any]


class RefusedAction(msgspec.Struct, frozen=True, gc=False):
    """An action that a player might expect and that is not allowed, with the reason."""

    action: Deed
    reason: Reason


class Score(msgspec.Struct, frozen=True, gc=False):
    """A seat's current points by source; `place` is 1 for the leader."""

    seat: int
    total: int
    place: int
    sources: list[tuple[str, int]]


class UndoTo(msgspec.Struct, frozen=True, gc=False):
    """Step counts that undo may go back to: freely down to `free`, further only if all players agree.

    `last` is the count before the viewer's last decision, `turn` before its run of steps; -1: none yet.
    """

    free: int
    last: int
    turn: int


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """The position as one viewer may know it. `seat` is the point of view (0: a spectator's).

    `forecasts` has one entry per legal action, in the same order; a server sends them only on request. `automatic` is
    the obvious answer that the table is about to give for the viewer, who then has no choice. `because` says why the
    viewer is asked: what is left to do, and what it is for. `shortcuts`, which come with the forecasts, are sequences
    of actions to choices that the first ones only open.
    """

    seat: int
    view: Annotated[dict[str, Any], msgspec.Meta(title=VIEW)]
    decision: str
    legal: list[Deed]
    forecasts: list[Foreseen]
    refused: list[RefusedAction]
    scores: list[Score]
    undo: UndoTo | None
    automatic: Deed | None = None
    because: list[Why] = []
    shortcuts: list[list[Deed]] = []


class Planned(msgspec.Struct, frozen=True):
    """Where a list of actions leads, as far as the deciding seat can know it.

    `played`: how many of them can be taken one after the other; `asked`: those of them that will be asked for (a single
    option is taken without asking); `changes`: their combined result, if questions that follow are answered by their
    defaults; `left`: the seat's facts then, as far as they are certain. `player_view`: the position in which the seat
    decides next, None if chance, another seat or the end of the turn comes first.
    """

    played: int
    asked: list[Deed]
    changes: Changes
    left: dict[str, int]
    player_view: PlayerView | None


def reason(refusal: Refusal) -> Reason:
    return Reason(refusal.rule, refusal.key, dict(refusal.args))


def eye(waiting: int, seats: list[int], wanted: int = 0) -> int:
    """The seat from which a holder of these seats looks: the one waited for, the wanted one, or the first."""
    if not seats:
        return 0
    if waiting in seats:
        return waiting
    return wanted if wanted in seats else seats[0]


def player_view(table: Table, seats: list[int], wanted: int = 0) -> PlayerView | None:
    """What the holder of these seats may see; None before the start and for a broken game."""
    projection = Projection(table)
    seen = projection.player_view(seats, wanted)
    return msgspec.structs.replace(seen, forecasts=projection.forecasts) if seen is not None and seen.legal else seen


class Projection:
    """One version of a table for all its viewers: shared results are computed once, on first use."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[int, dict[str, Any]] = {}

    @cached_property
    def status(self) -> Status:
        return self.table.status

    @cached_property
    def waiting(self) -> int:
        return self.table.waiting

    @cached_property
    def deciding(self) -> int:
        """The seat that may choose one of its legal actions now; 0 if none may."""
        game = self.table.game
        playing = game is not None and self.status == "playing" and not self.table.confirming
        return game.to_act if game is not None and playing and self.automatic == NOT_OBVIOUS else 0

    @cached_property
    def automatic(self) -> int:
        return self.table.automatic

    @cached_property
    def scores(self) -> list[Score]:
        return scores(self.table.game.state) if self.table.game is not None else []

    @cached_property
    def forecasts(self) -> list[Foreseen]:
        """The forecasts for the deciding seat, computed on demand because they cost more than everything else."""
        game = self.table.must_play()
        return foreseen(game.setup.title, game.setup.pack, game.state)

    @cached_property
    def shortcuts(self) -> list[list[Deed]]:
        """The deciding seat's shortcuts to choices beyond its next one."""
        game = self.table.must_play()
        return [[game.codebook.describe(code) for code in way] for way in shortcuts(game.state)]

    def planned(self, actions: list[Deed]) -> Planned:
        """Where these actions of the deciding seat lead."""
        game = self.table.must_play()
        setup, seat = game.setup, game.state.to_act
        try:
            codes = [game.codebook.code(action) for action in actions]
        except AlehouseError as error:
            raise TableError("unknown-action", str(error)) from None
        found = plan(game.state, codes, setup.title.outcomes())
        after = found.after
        shown = None
        if after is not None:
            shown = position(setup.title, setup.pack, after, seat)
        asked = [game.codebook.describe(code) for code in found.asked]
        return Planned(found.played, asked, plain(setup.title, setup.pack, found.forecast), found.left, shown)

    def player_view(self, seats: list[int], wanted: int = 0) -> PlayerView | None:
        """What the holder of these seats may see, without forecasts; None before the start and for a broken game."""
        table, game, status = self.table, self.table.game, self.status
        if game is None or (not table.started and status != "over"):
            return None
        seat = eye(self.waiting, seats, wanted)
        state = game.state
        view = self._view(state, ALL if status in ("over", "abandoned") else seat - 1 if seat else SPECTATOR)
        legal: list[Deed] = []
        refused: list[RefusedAction] = []
        because: list[Why] = []
        if self.deciding in seats:
            legal, refused, because = _choices(game.codebook, state)
        undo = _undo(table, game, seats) if seats and status == "playing" else None
        mine = self.automatic != NOT_OBVIOUS and game.to_act in seats
        automatic = game.codebook.describe(self.automatic) if mine else None
        return PlayerView(seat, view, state.decision(), legal, [], refused, self.scores, undo, automatic, because)

    def _view(self, state: State, viewer: int) -> dict[str, Any]:
        """The view, as one shared object for all viewers who see the same."""
        if viewer >= 0 and not state.sees_more(viewer):
            viewer = SPECTATOR
        if viewer not in self._views:
            self._views[viewer] = state.view(viewer)
        return self._views[viewer]


def _choices(codebook: Codebook, state: State) -> tuple[list[Deed], list[RefusedAction], list[Why]]:
    """The legal actions of the seat to act, the refused ones, and why it is asked."""
    describe = codebook.describe
    legal = [describe(code) for code in state.legal()]
    refused = [RefusedAction(describe(code), reason(refusal)) for code, refusal in state.refused()]
    return legal, refused, [Why(why.key, why.args) for why in state.because()]


def position(title: Title, pack: Pack, state: State, seat: int, everything: bool = False) -> PlayerView:
    """A position without a table as seen by a seat (counted from 0), with forecasts of its actions."""
    view = state.view(ALL if everything or state.to_act == OVER else seat)
    if state.to_act != seat or state.to_act == OVER:
        return PlayerView(seat + 1, view, state.decision(), [], [], [], scores(state), None)
    legal, refused, because = _choices(title.codebook(pack), state)
    ahead = foreseen(title, pack, state)
    return PlayerView(seat + 1, view, state.decision(), legal, ahead, refused, scores(state), None, because=because)


def look_back(table: Table, seats: list[int], wanted: int) -> int:
    """The viewer for past positions of a holder of these seats; after the game everyone sees everything."""
    if table.status in ("over", "abandoned"):
        return wanted - 1 if wanted else ALL
    if wanted and wanted not in seats:
        raise TableError("not-your-seat", "during a game you may look back only from your own seat.")
    return wanted - 1 if wanted else SPECTATOR


def past(state: State, viewer: int) -> PlayerView:
    """A past position from a viewer's point of view, without legal actions."""
    return PlayerView(max(viewer + 1, 0), state.view(viewer), state.decision(), [], [], [], scores(state), None)


def scores(state: State) -> list[Score]:
    return [
        Score(seat + 1, state.shown_total(seat), state.place(seat), state.score(seat)) for seat in range(state.seats)
    ]


def _undo(table: Table, game: Timeline, seats: list[int]) -> UndoTo:
    moves = game.moves
    if not moves:
        return UndoTo(0, -1, -1)
    last = max(moves[-1].asked[seat - 1] for seat in seats)
    free = game.floor() if moves[-1].seat in seats else len(moves)
    return UndoTo(free, last, moves[last].first if last >= 0 else -1)


def heard_by(table: Table, seats: list[int], heard: list[Heard]) -> list[Told]:
    """The events that the holder of these seats may know."""
    return told_to(table, seats, read_events(table, heard))


def read_events(table: Table, heard: list[Heard]) -> list[tuple[int, Told]]:
    """Events as plain data, each with the only seat that may know it (0: everyone may)."""
    game = table.game
    if game is None:
        return []
    book = game.setup.title.eventbook(game.setup.pack)
    events: list[tuple[int, Told]] = []
    for one in heard:
        event = book.read(one)
        only = 0 if event.audience == EVERYONE else event.audience + 1
        events.append((only, {**event.as_dict(), "only": only} if only else event.as_dict()))
    return events


def told_to(table: Table, seats: list[int], events: list[tuple[int, Told]]) -> list[Told]:
    """Those events that the holder of these seats may know."""
    everything = table.status in ("over", "abandoned")
    return [told for only, told in events if not only or everything or only in seats]
