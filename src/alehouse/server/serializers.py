"""Tables and entries as messages for one viewer."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from alehouse.engine.events import Heard as RawHeard
from alehouse.engine.pack import Content, Pack
from alehouse.engine.title import Title
from alehouse.server import protocol
from alehouse.store.rows import ChatRow, kind_of
from alehouse.table.entries import Acted, Confirmed, Entry, Undone
from alehouse.table.names import shown_name
from alehouse.table.projection import Projection, heard_by, read_events, told_to
from alehouse.table.table import Table
from alehouse.text.languages import ENGLISH, files
from alehouse.text.names import own_names


class Happened(msgspec.Struct, frozen=True, gc=False):
    """An applied entry with the game's events; `steps` are valid after it."""

    entry: Entry
    steps: int
    heard: list[RawHeard]


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
        table.commitments[-1],
        table.commitments[:-1],
        about.created,
        table.from_record,
        bool(pinned.branch),
    )


def content_shown(title: Title, pack: Pack) -> Content:
    """The content with its faces and the pack's own names."""
    return {
        section: {card: entry_shown(title, pack, section, card) for card in entries}
        for section, entries in pack.content.items()
    }


def entry_shown(title: Title, pack: Pack, section: str, card: str) -> dict[str, Any]:
    """An entry of the content with its face and the name that the pack itself gives it."""
    shown = dict(pack.content[section][card])
    face = [line.as_dict() for line in title.face(pack, section, card)]
    if face:
        shown["face"] = face
    named = own_names(pack, section, card)
    if named:
        shown["name"] = named
    return shown


def messages_shown(title: Title, lang: str) -> str:
    """A title's messages and names in Fluent syntax, the English ones last: a client takes the first of a name."""
    folder = title.folder() / "text"
    sheets = [folder / "messages.ftl", folder / "names.ftl"]
    paths = [path for known in dict.fromkeys([lang, ENGLISH]) for sheet in sheets for path in files(sheet, known)]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


class Version:
    """One version of a table for all its viewers: shared parts are made once."""

    def __init__(self, table: Table) -> None:
        self.projection = Projection(table)
        self._states: dict[tuple[str, int], protocol.TableState] = {}

    def shows(self, table: Table) -> bool:
        """Whether it is the table as it is now; an outage moves the deadline and makes no new version."""
        return self._public.version == table.version and self._public.deadline == table.deadline

    @cached_property
    def _public(self) -> protocol.TableState:
        """What everyone may know, without the position."""
        table, status = self.projection.table, self.projection.status
        return protocol.TableState(
            table.version,
            table.steps,
            status,
            [
                protocol.SeatShown(
                    seat.number, seat.kind, shown_name(seat), seat.level, seat.stand_in, seat.absent or "", False
                )
                for seat in table.seats
            ],
            False,
            self.projection.waiting,
            table.confirming > 0,
            table.deadline,
            _proposal(table),
            table.sources[-1].secret if status in ("over", "abandoned") else "",
            table.sources[-1].nonces if status in ("over", "abandoned") else [],
            table.trouble,
            "",
            None,
        )

    def state(self, holder: str, wanted: int, invite: str = "") -> protocol.TableState:
        """What changes, as the holder of a secret may know it; the same object for all who may know the same."""
        table = self.projection.table
        held, host = table.held(holder), table.is_host(holder)
        kind = (holder if held or host else "", wanted if wanted in held else 0)
        if kind not in self._states:
            public = self._public
            seats = [
                replace(seat, mine=True, automatic=table.seats[seat.seat - 1].automatic) if seat.seat in held else seat
                for seat in public.seats
            ]
            seen = self.projection.player_view(held, wanted)
            self._states[kind] = replace(public, seats=seats, host=host, invite=invite, player_view=seen)
        return self._states[kind]


def _proposal(table: Table) -> protocol.ProposalShown | None:
    pending = table.proposal
    if pending is None:
        return None
    asked, voices = pending.asked, table.voices(pending.asked)
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
        asked.due,
        asked.name,
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
        by = "person" if what.by == "table" and not knows else what.by  # it would reveal that nothing else was possible
        return protocol.Cause(kind, seat, by, what.action if knows else None)
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
