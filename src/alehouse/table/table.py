"""A table: seats, position, pending proposal and clock, all derived from its log.

Requests are checked in `lobby`, `play`, `proposals` and `absence`: each function there returns a `Draft` or raises
`TableError`, and changes nothing. `commit` applies a draft. A server commits it to a copy of the table, which it shows
to no one before the draft's entry is in the store.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from copy import copy
from typing import Final, Literal

from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import Heard
from alehouse.engine.fairness import Source, commitment
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.engine.title import Library
from alehouse.table.entries import (
    Abandoned,
    Acted,
    Answered,
    Automated,
    BotSeated,
    CameBack,
    Confirmed,
    Emptied,
    Entry,
    NonceGiven,
    Proposed,
    Recorded,
    RecordedStep,
    Renewed,
    Revoked,
    Sat,
    Started,
    StoodIn,
    Undone,
    What,
)
from alehouse.table.errors import TableError
from alehouse.table.pace import TIME, Outage, time_limit
from alehouse.table.proposal import Proposal
from alehouse.table.seats import Seat
from alehouse.table.spec import TableSpec
from alehouse.table.timeline import Move, PendingMove, Timeline

Status = Literal["lobby", "playing", "over", "abandoned", "broken"]
REMEMBERED: Final = 64  # requests recognized when repeated
LONGEST_LOG: Final = 20_000  # entries; beyond it only moves are accepted
STAY: Final = -1


def same_secret(kept: str, shown: str) -> bool:
    """Compares a secret's hash with the stored one in constant time."""
    return bool(kept) and hmac.compare_digest(kept, shown)


class Sender:
    """The hash of the secret presented with a request, and the sender's id for the request."""

    __slots__ = ("holder", "request")

    def __init__(self, holder: str, request: str = "") -> None:
        self.holder = holder
        self.request = request

    @property
    def short(self) -> str:
        return self.holder[:16]


NOBODY: Final = Sender("")


class Draft:
    """An entry that may be written, with the position it leads to if already computed."""

    __slots__ = ("entry", "pending")

    def __init__(self, entry: Entry, pending: PendingMove | None = None) -> None:
        self.entry = entry
        self.pending = pending


class Table:
    """The fold of a log. Holders are hashes of secrets; seats count from 1; times are milliseconds."""

    def __init__(self, about: TableSpec, library: Library) -> None:
        self.spec = about
        self.seats = [Seat(number) for number in range(1, about.pinned.seats + 1)]
        self.version = 0
        self.changed = 0  # the version of the last change of position
        self.since = about.created  # when the pending decision began to wait
        self.steps = 0  # played and not undone
        self.confirmed = 0  # how many of the steps are final
        self.undone = 0  # steps that had revealed something and were undone
        self.from_record = about.from_record
        self.sources = [about.pinned.source()]  # of chance; replaced as a whole, never changed in place
        self.started = False
        self.abandoned = False
        self.proposal: Proposal | None = None
        self.game: Timeline | None = None
        self.trouble = ""  # why the game cannot be played with the installed rules
        self.unplayed: list[RecordedStep] = []  # the steps of a game in trouble
        self.invite = about.invite  # the hash of the current invitation
        self.invited_at = 0  # the version at which it was renewed; 0: never
        self.barred: frozenset[str] = frozenset()  # holders whose seats were revoked
        self.outages: Sequence[Outage] = ()  # during which clocks stopped
        self.one_screen = False  # whether all players share one screen
        self._requests: dict[str, int] = {}
        self._held: dict[str, list[int]] = {}  # seats by holder; replaced as a whole
        try:
            self.game = Timeline(about.pinned.setup(library), self.sources, about.settings.confirm)
        except Exception as error:
            self._fail(error)

    def copy(self) -> Table:
        """An independent copy."""
        other = copy(self)
        other.seats = [seat.copy() for seat in self.seats]
        other.proposal = self.proposal.copy() if self.proposal is not None else None
        other.game = self.game.copy() if self.game is not None else None
        other._requests = dict(self._requests)
        return other

    # -- state ----------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.abandoned:
            return "abandoned"
        if self.game is None:
            return "broken"
        if self.game.over:
            return "over"
        return "playing" if self.started else "lobby"

    @property
    def confirming(self) -> int:
        """The seat that must confirm its turn before the next decision; 0 if none."""
        game = self.game
        if game is None or not game.confirm or game.over or not game.moves or self.confirmed == self.steps:
            return 0
        last = game.moves[-1]
        return last.seat if last.own and game.to_act != last.seat and game.floor() < self.steps else 0

    @property
    def waiting(self) -> int:
        """The seat that the game waits for, to decide or to confirm; 0 if none."""
        if self.game is None or self.status != "playing":
            return 0
        return self.confirming or self.game.to_act

    @property
    def bot_to_move(self) -> str:
        """The level of the bot that the game waits for; '' if it waits for a person or for nobody."""
        waiting = self.waiting
        return self.seats[waiting - 1].bot if waiting else ""

    @property
    def automatic(self) -> int:
        """The obvious code that the table plays for the person it waits for; NOT_OBVIOUS if that person is asked."""
        game, waiting = self.game, self.waiting
        if game is None or not waiting or self.confirming or self.proposal is not None:
            return NOT_OBVIOUS
        seat = self.seats[waiting - 1]
        if seat.bot or not seat.automatic:
            return NOT_OBVIOUS
        code = game.state.obvious()
        shared = self.one_screen or len(self.held(seat.holder)) > 1
        return NOT_OBVIOUS if code != NOT_OBVIOUS and shared and self.discreet else code

    @property
    def moves_itself(self) -> bool:
        """Whether a bot or the table itself makes the next move."""
        return bool(self.bot_to_move) or self.automatic != NOT_OBVIOUS

    @property
    def discreet(self) -> bool:
        """Whether the rules ask only because skipping the question would reveal something hidden."""
        return self.game is not None and len(self.game.state.legal()) == 1

    @property
    def deadline(self) -> int:
        """When the clock acts for the seat that is waited for, by its pace or by a vote; 0 if never."""
        return min(self.time_up or self.voted_out, self.voted_out or self.time_up)

    @property
    def time_up(self) -> int:
        """When the time of the seat that is waited for is up; 0 without a clock."""
        settings = self.spec.settings
        if not TIME[settings.pace] or settings.late == "wait" or not self.waiting or self.bot_to_move:
            return 0
        return time_limit(self.since, TIME[settings.pace], self.outages)

    @property
    def voted_out(self) -> int:
        """When a vote replaces the seat that is waited for by a stand-in; 0 if none has passed."""
        proposal = self.proposal
        if proposal is None or proposal.asked.purpose != "replace" or not proposal.carried(self.voices(proposal.asked)):
            return 0
        return time_limit(proposal.at, proposal.asked.due - proposal.at, self.outages)

    @property
    def turn(self) -> int:
        """The version at which the game began to wait for a seat that has not decided since; 0 if it has."""
        waiting, game = self.waiting, self.game
        if not waiting or game is None or self.automatic != NOT_OBVIOUS:
            return 0
        asked = (move for move in reversed(game.moves) if not (move.automatic and move.seat == waiting))
        last = next(asked, None)
        return 0 if last is not None and last.seat == waiting else self.changed

    @property
    def commitments(self) -> list[str]:
        """The published hashes of the secrets behind the dice, the last one for future dice; '' for a known seed."""
        return [commitment(source.secret) if source.secret else "" for source in self.sources]

    def held(self, holder: str) -> list[int]:
        """The seats that a secret holds, looked up by a keyed hash: timing reveals nothing about stored secrets."""
        return self._held.get(holder, [])

    def is_host(self, holder: str) -> bool:
        return same_secret(self.spec.host, holder)

    def voices(self, asked: Proposed | None = None) -> set[str]:
        """The holders whose agreement counts: all persons except those who left or missed a deadline.

        Of these, undo also needs the agreement of everyone whose steps it would undo. On a stand-in, the other persons
        who currently play decide.
        """
        persons = [seat for seat in self.seats if seat.holder]
        if asked is not None and asked.purpose == "replace":
            slow = self.seat(asked.about).holder
            return {seat.holder for seat in persons if not seat.stand_in and seat.holder != slow}
        movers = asked.movers if asked is not None else []
        return {seat.holder for seat in persons if not seat.gone or seat.number in movers}

    def answered(self, sender: Sender) -> int:
        """The version that a repeated request led to the first time; 0 if it is new."""
        return self._requests.get(f"{sender.short} {sender.request}", 0) if sender.request else 0

    # -- checks ----------------------------------------------------------------------------------------

    def draft(self, now: int, what: What, sender: Sender, pending: PendingMove | None = None) -> Draft:
        if self.version >= LONGEST_LOG and _is_endless(what):
            raise TableError("log-full", longest=LONGEST_LOG)
        return Draft(Entry(self.version + 1, now, what, sender.short, sender.request), pending)

    def seat(self, number: int) -> Seat:
        if not 1 <= number <= len(self.seats):
            raise TableError("no-such-seat", seat=number, seats=len(self.seats))
        return self.seats[number - 1]

    def own(self, sender: Sender, number: int) -> Seat:
        """Raises unless the sender holds the seat."""
        seat = self.seat(number)
        if number not in self.held(sender.holder):
            raise TableError("not-your-seat", seat=number)
        return seat

    def must_host(self, sender: Sender) -> None:
        if not self.is_host(sender.holder):
            raise TableError("not-host")

    def must_gather(self) -> None:
        """Raises unless the game has not begun."""
        if self.status == "playing":
            raise TableError("started")
        if self.status != "lobby":
            raise self.closed()

    def must_play(self) -> Timeline:
        """Raises unless the game is being played."""
        if self.status == "lobby":
            raise TableError("not-started")
        if self.game is None or self.status != "playing":
            raise self.closed()
        return self.game

    def must_be_fresh(self, base: int) -> None:
        """Raises if the position has changed since version `base`; seats and proposals may have changed."""
        if not self.changed <= base <= self.version:
            raise TableError("stale", base=base, version=self.version)

    def closed(self) -> TableError:
        return TableError("broken", self.trouble) if self.status == "broken" else TableError("over")

    # -- applying entries --------------------------------------------------------------------------------

    def commit(self, draft: Draft) -> list[Heard]:
        """Applies a draft; returns the game's events."""
        return self.apply(draft.entry, draft.pending)

    def apply(self, entry: Entry, pending: PendingMove | None = None) -> list[Heard]:
        """Applies the next entry of the log; returns what was heard, starting with the opening when the game starts."""
        game, what = self.game, entry.what
        if game is not None and pending is None and isinstance(what, Acted):
            pending = game.try_out(_move(game, what))
        begun = self.started
        to = self._fold(entry)
        if game is None:
            return []
        game.sources = self.sources
        if self.started and not begun and not game.moves:
            game.replay([])
            return game.opening()
        if pending is not None:
            game.take(pending)
            return pending.heard
        if to != STAY:
            game.rewind(to)
        elif isinstance(what, Confirmed):
            game.settle()
        elif isinstance(what, Recorded):
            game.replay([_move(game, step) for step in what.steps])
        return []

    @classmethod
    def load(cls, about: TableSpec, entries: list[Entry], library: Library) -> Table:
        """The table that a log leads to. If its game no longer replays, `trouble` says why."""
        table = cls(about, library)
        standing: list[Acted | RecordedStep] = []
        for entry in entries:
            if isinstance(entry.what, Recorded):
                standing += entry.what.steps
            elif isinstance(entry.what, Acted):
                standing.append(entry.what)
            to = table._fold(entry)
            if to != STAY:
                del standing[to:]
        if table.game is not None:
            table.game.sources = table.sources
            try:
                table.game.replay([_move(table.game, step) for step in standing])
                if table.confirmed == table.steps:
                    table.game.settle()
            except Exception as error:
                table._fail(error)
        if table.game is None:
            table.unplayed = [RecordedStep(step.seat, step.action, step.n) for step in standing]
        return table

    def _fail(self, error: Exception) -> None:
        known = isinstance(error, AlehouseError)
        self.trouble = str(error) if known else f"the rules raise an error ({type(error).__name__}: {error})."
        self.game = None

    def _fold(self, entry: Entry) -> int:
        """Applies everything but the position; returns the step that the game goes back to, or STAY."""
        if entry.seq != self.version + 1:
            raise AlehouseError(f"entry {entry.seq} of table {self.spec.id} cannot follow entry {self.version}.")
        self.version = entry.seq
        self._remember(entry)
        what = entry.what
        match what:
            case Sat():
                self._seated(entry, what)
            case NonceGiven():
                for number in self.held(self.seat(what.seat).holder):
                    self.seat(number).nonce = what.nonce
            case BotSeated():
                self.seat(what.seat).seat_bot(what.level)
            case Emptied():
                self.seat(what.seat).empty()
            case Started():
                self._begin(entry)
            case Acted():
                if what.by == "person":
                    self.seat(what.seat).come_back()
                self.steps += 1
                self._changed(entry)
            case Undone():
                return self._back_to(entry, what.to)
            case Confirmed():
                self.confirmed = self.steps
                self._changed(entry)
            case Proposed():
                self.proposal = Proposal(what, entry.seq, entry.at)
                self.proposal.answer(what.holder or self.seat(what.seat).holder, True)
            case Answered():
                if self.proposal is not None:
                    self.proposal.answer(self.seat(what.seat).holder, what.yes)
            case StoodIn():
                self.seat(what.seat).replace(what.level, what.why, entry.at)
                if self.proposal is not None and self.proposal.asked.about == what.seat:
                    self.proposal = None
            case CameBack():
                self.seat(what.seat).come_back()
                self.since = entry.at
            case Automated():
                self.seat(what.seat).automatic = what.on
            case Revoked():
                self._revoked(entry, what)
            case Abandoned():
                self.abandoned = True
            case Renewed():
                self._renew(what.secret)
            case Recorded():
                self.steps, self.undone, self.from_record = len(what.steps), what.undone, True
                self._take_over(what)
                for seat, name in zip(self.seats, what.names, strict=False):
                    seat.name = name
        to = self._settle_proposal(entry)
        self._held = {}
        for seat in self.seats:
            if seat.holder:
                self._held.setdefault(seat.holder, []).append(seat.number)
        return to

    def _seated(self, entry: Entry, what: Sat) -> None:
        self.seat(what.seat).sit(what.name, what.holder, what.nonce)
        self.since = entry.at
        if not self.started and self.spec.settings.start_when_full:
            if all(seat.kind != "open" for seat in self.seats):
                self._begin(entry)

    def _begin(self, entry: Entry) -> None:
        """Starts the game; from here on the nonces are fixed."""
        self.started = True
        source = self.sources[-1]
        nonces = [*source.nonces, *[seat.nonce for seat in self.seats]]
        self.sources = [*self.sources[:-1], source._replace(nonces=nonces)]
        self._changed(entry)

    def _take_over(self, what: Recorded) -> None:
        """Uses the record's sources for its steps, and the table's own from then on."""
        own = self.sources[-1]
        if what.sources:
            renewed = own.secret != what.sources[-1].secret
            self.sources = [*what.sources, own._replace(since=len(what.steps))] if renewed else what.sources
        elif what.offset:
            self.sources = [own, Source(len(what.steps), own.secret, [str(what.offset)])]

    def _renew(self, secret: str) -> None:
        """Draws chance from another secret; before the start nothing depends on the old one yet."""
        old = self.sources[-1]
        if self.started:
            self.sources = [*self.sources, Source(self.steps, secret, old.nonces)]
        else:
            self.sources = [*self.sources[:-1], Source(old.since, secret, [])]
            for seat in self.seats:  # given before this commitment
                seat.nonce = ""

    def _revoked(self, entry: Entry, what: Revoked) -> None:
        seat = self.seat(what.seat)
        if not self.is_host(seat.holder):
            self.barred |= {seat.holder}
        seat.empty(what.level if self.started else "")
        if what.invite:
            self.invite, self.invited_at = what.invite, entry.seq

    def _changed(self, entry: Entry) -> None:
        """Restarts the clock after a change of position, and drops a proposal about the old position."""
        self.changed, self.since = entry.seq, entry.at
        if self.proposal is not None and self.proposal.asked.purpose != "admit":
            self.proposal = None

    def _back_to(self, entry: Entry, to: int) -> int:
        """Steps before an import or a renewal are not played again with a secret that may be known."""
        self.steps, self.confirmed = to, min(self.confirmed, to)
        first, *later = self.sources
        self.sources = [first, *[source._replace(since=min(source.since, to)) for source in later]]
        self._changed(entry)
        return to

    def _settle_proposal(self, entry: Entry) -> int:
        """Carries out a proposal that passed, and drops one that can no longer pass."""
        if self.proposal is None:
            return STAY
        proposal, asked = self.proposal, self.proposal.asked
        voices = self.voices(asked)
        if proposal.carried(voices):
            if asked.purpose == "replace" and asked.due:
                return STAY  # the clock carries it out after the slow player was warned
            self.proposal = None
            match asked.purpose:
                case "undo":
                    self.undone += self.steps - asked.to
                    return self._back_to(entry, asked.to)
                case "replace":  # in logs from before warnings existed
                    self.seat(asked.about).replace(self.spec.settings.stand_in, "late", entry.at)
                case "admit":
                    self.seat(asked.about).sit(asked.name, asked.holder)
                    self.since = entry.at
                case "abandon":
                    self.abandoned = True
        elif proposal.lost(voices):
            self.proposal = None
        return STAY

    def _remember(self, entry: Entry) -> None:
        if entry.request:
            self._requests[f"{entry.sender} {entry.request}"] = entry.seq
            if len(self._requests) > REMEMBERED:
                del self._requests[next(iter(self._requests))]


def _is_endless(what: What) -> bool:
    """Whether players could repeat it forever without advancing the game."""
    if isinstance(what, Proposed):
        return what.purpose != "replace"
    return isinstance(what, (Undone, Sat, BotSeated, Emptied, Automated)) or (
        isinstance(what, StoodIn) and what.why == "left"
    )


def _move(game: Timeline, step: Acted | RecordedStep) -> Move:
    by = step.by if isinstance(step, Acted) else "bot"  # nobody may undo steps of a record alone
    return Move(step.seat, game.codebook.code(step.action), by, step.n)
