"""Tables and entries as messages for one viewer."""

from __future__ import annotations

from alehouse.engine.events import Heard as RawHeard
from alehouse.engine.pack import Content, Pack
from alehouse.engine.title import Title
from alehouse.server import protocol
from alehouse.store.rows import ChatRow, kind_of
from alehouse.table.entries import Acted, Confirmed, Entry, Undone
from alehouse.table.names import shown_name
from alehouse.table.projection import heard_by, player_view
from alehouse.table.table import Table
from alehouse.text.languages import ENGLISH, files
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
        table.commitments[-1],
        table.commitments[:-1],
        about.created,
        table.from_record,
    )


def content_shown(pack: Pack) -> Content:
    """The content with the pack's own names."""
    shown = {section: dict(entries) for section, entries in pack.content.items()}
    for section, named in pack.names.items():
        for card in named:
            shown[section][card] = {**shown[section][card], "name": own_names(pack, section, card)}
    return shown


def messages_shown(title: Title, lang: str) -> str:
    """A title's messages and names in Fluent syntax, the English ones last: a client takes the first of a name."""
    folder = title.folder() / "text"
    sheets = [folder / "messages.ftl", folder / "names.ftl"]
    paths = [path for known in dict.fromkeys([lang, ENGLISH]) for sheet in sheets for path in files(sheet, known)]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def state_shown(table: Table, holder: str, wanted: int, invite: str = "") -> protocol.TableState:
    """What changes, as the holder of a secret may know it."""
    held = table.held(holder)
    status = table.status
    return protocol.TableState(
        table.version,
        table.steps,
        status,
        [
            protocol.SeatShown(
                seat.number,
                seat.kind,
                shown_name(seat),
                seat.level,
                seat.stand_in,
                seat.absent or "",
                seat.number in held,
            )
            for seat in table.seats
        ],
        table.is_host(holder),
        table.waiting,
        table.confirming > 0,
        table.deadline,
        _proposal(table),
        table.sources[-1].secret if status in ("over", "abandoned") else "",
        table.sources[-1].nonces if status in ("over", "abandoned") else [],
        table.trouble,
        invite,
        player_view(table, held, wanted),
    )


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


def heard_shown(table: Table, held: list[int], happened: Happened) -> protocol.Heard:
    """One version, as the holder of these seats may see it."""
    entry = happened.entry
    return protocol.Heard(entry.seq, happened.steps, _cause(table, held, entry), heard_by(table, held, happened.heard))


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
