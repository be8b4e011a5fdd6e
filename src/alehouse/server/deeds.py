"""From messages to deeds at a table."""

from __future__ import annotations

from alehouse.server import protocol
from alehouse.table import consent, leavers, lobby, play
from alehouse.table.refused import Refused
from alehouse.table.table import Draft, Sender, Table

Deed = (
    protocol.Act
    | protocol.Undo
    | protocol.Confirm
    | protocol.Propose
    | protocol.Answer
    | protocol.Sit
    | protocol.Leave
    | protocol.ComeBack
    | protocol.SeatBot
    | protocol.Start
    | protocol.Revoke
)


def draft(table: Table, now: int, holder: str, message: Deed) -> Draft:
    """The entry that a message asks for; raises `Refused` if it may not be."""
    sender = Sender(holder, message.id)
    match message:
        case protocol.Act():
            return play.act(table, now, sender, message.base, {**message.action})
        case protocol.Undo():
            return play.undo(table, now, sender, message.base, message.to)
        case protocol.Confirm():
            return play.confirm(table, now, sender, message.base)
        case protocol.Propose():
            return consent.propose(table, now, sender, message.purpose, message.about)
        case protocol.Answer():
            return consent.answer(table, now, sender, message.base, message.yes)
        case protocol.Sit():
            if not table.held(holder) and not table.is_host(holder):
                raise Refused("not-seated", "the first seat is taken by joining, which gives a secret to hold it.")
            return lobby.sit(table, now, sender, message.seat, message.name)
        case protocol.Leave():
            return leavers.leave(table, now, sender, message.seat)
        case protocol.ComeBack():
            return leavers.come_back(table, now, sender, message.seat)
        case protocol.SeatBot():
            return lobby.seat_bot(table, now, sender, message.seat, message.level)
        case protocol.Start():
            return lobby.start(table, now, sender)
        case protocol.Revoke():
            return lobby.revoke(table, now, sender, message.seat)
