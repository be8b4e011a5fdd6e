"""Tables and entries as messages for one viewer."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from alehouse.engine.events import Heard as RawHeard
from alehouse.engine.pack import Content, Pack
from alehouse.server import protocol
from alehouse.store.rows import ChatRow, kind_of
from alehouse.table.entries import Acted, Confirmed, Entry, Undone
from alehouse.table.names import shown_name
from alehouse.table.projection import Projection, heard_by, read_events, told_to
from alehouse.table.table import Table
from alehouse.text.names import own_names


class Happened:
    """An applied entry with the game's events; `steps` are valid after it."""

    __slots__ = ("entry", "heard", "steps")

    def __init__(self, entry: Entry, steps: int, heard: list[RawHeard]) -> None:
        self.entry = entry
        self.steps = steps
        self.heard = heard


def table_shown(table: Table) -> protocol.TableShown:
    about, pinned = table.spec, table.spec.pinned
    return protocol.TableShown(
        about.id,
        pinned.title,
        pinned.rules,
        protocol.PackShown(pinned.pack, pinned.digest),
        pinned.options,
        pinned.seats,
        about.settings,
        pinned.commitment(),
        about.created,
    )


def content_shown(pack: Pack) -> Content:
    """The content with the pack's own names."""
    shown = {section: dict(entries) for section, entries in pack.content.items()}
    for section, named in pack.names.items():
        for card in named:
            shown[section][card] = {**shown[section][card], "name": own_names(pack, section, card)}
    return shown


class Version:
    """One version of a table for all its viewers: whatever they share is made once."""

    def __init__(self, table: Table) -> None:
        self.number = table.version
        self.projection = Projection(table)
        self._held: dict[str, list[int]] = {}
        self._states: dict[tuple[str, int], protocol.TableState] = {}

    @cached_property
    def _public(self) -> protocol.TableState:
        """What everyone may know, without the position."""
        table, status = self.projection.table, self.projection.status
        return protocol.TableState(
            table.version,
            table.steps,
            status,
            [
                protocol.SeatShown(seat.number, seat.kind, shown_name(seat), seat.level, seat.stand_in, False)
                for seat in table.seats
            ],
            False,
            table.waiting,
            table.confirming > 0,
            table.deadline,
            _proposal(table),
            table.spec.pinned.secret if status in ("over", "abandoned") else "",
            table.trouble,
            None,
        )

    def held(self, holder: str) -> list[int]:
        """The seats that a secret holds."""
        held = self._held.get(holder)
        if held is None:
            held = self.projection.table.held(holder)
            if held:  # strangers, of whom there may be any number, are not remembered
                self._held[holder] = held
        return held

    def state(self, holder: str, wanted: int) -> protocol.TableState:
        """What changes, as the holder of a secret may know it; the same object for all who may know the same."""
        held, host = self.held(holder), self.projection.table.is_host(holder)
        kind = (holder if held or host else "", wanted if wanted in held else 0)
        if kind not in self._states:
            public = self._public
            seats = [replace(seat, mine=True) if seat.seat in held else seat for seat in public.seats]
            seen = self.projection.sight(held, wanted)
            self._states[kind] = replace(public, seats=seats, host=host, sight=seen)
        return self._states[kind]


def _proposal(table: Table) -> protocol.ProposalShown | None:
    pending = table.proposal
    if pending is None:
        return None
    asked, voices = pending.asked, table.voices()
    return protocol.ProposalShown(
        asked.seat,
        asked.purpose,
        asked.to,
        asked.about,
        [seat.number for seat in table.seats if seat.holder in pending.agreed],
        [
            seat.number
            for seat in table.seats
            if seat.holder in voices - pending.agreed - pending.declined and seat.number != asked.about
        ],
    )


class Teller:
    """One version for all viewers: its events are read once."""

    def __init__(self, table: Table, happened: Happened) -> None:
        self._table = table
        self._happened = happened
        self._events = read_events(table, happened.heard)

    def heard(self, held: list[int]) -> protocol.Heard:
        """The version as the holder of these seats may see it."""
        table, entry = self._table, self._happened.entry
        told = told_to(table, held, self._events)
        return protocol.Heard(entry.seq, self._happened.steps, _cause(table, held, entry), told)


def _cause(table: Table, held: list[int], entry: Entry) -> protocol.Cause:
    what = entry.what
    kind, seat = kind_of(what), int(getattr(what, "seat", 0))
    if isinstance(what, Acted):
        knows = seat in held or table.status in ("over", "abandoned")
        return protocol.Cause(kind, seat, what.by, what.action if knows else None)
    if isinstance(what, Confirmed):
        return protocol.Cause(kind, seat, what.by)
    if isinstance(what, Undone):
        return protocol.Cause(kind, seat, to=what.to)
    return protocol.Cause(kind, seat)


def chat_shown(line: ChatRow) -> protocol.ChatLine:
    return protocol.ChatLine(line.n, line.at, line.seat, line.name, line.text)


def history_shown(table: Table, held: list[int], since: int) -> protocol.HistoryTold:
    """All steps after `since` as the holder of these seats heard them; 0 is what came before the first decision."""
    game = table.game
    steps: list[protocol.StepTold] = []
    if game is not None:
        everything = table.status in ("over", "abandoned")
        opening = heard_by(table, held, game.opening()) if since == 0 and table.status != "lobby" else []
        if opening:
            steps.append(protocol.StepTold(0, 0, None, opening))
        for number, heard in enumerate(game.told(since), since + 1):
            move = game.moves[number - 1]
            action = game.codebook.describe(move.code) if everything or move.seat in held else None
            steps.append(protocol.StepTold(number, move.seat, action, heard_by(table, held, heard)))
    return protocol.HistoryTold(table.version, since, steps)
