"""Turns client messages into log entries of a table."""

from __future__ import annotations

from alehouse.server import protocol
from alehouse.server.keyring import Keyring, hashed
from alehouse.table import absence, lobby, play, proposals
from alehouse.table.errors import TableError
from alehouse.table.table import Draft, Sender, Table

Command = (
    protocol.Act
    | protocol.Undo
    | protocol.Confirm
    | protocol.Propose
    | protocol.Answer
    | protocol.Sit
    | protocol.GiveNonce
    | protocol.Leave
    | protocol.ComeBack
    | protocol.SeatBot
    | protocol.Start
    | protocol.Revoke
    | protocol.Automate
)


def draft(table: Table, now: int, holder: str, message: Command, keyring: Keyring) -> Draft:
    """The entry that a message asks for; raises `TableError` if it is not allowed."""
    sender = Sender(holder, message.id)
    match message:
        case protocol.Act():
            return play.act(table, now, sender, message.base, {**message.action})
        case protocol.Undo():
            return play.undo(table, now, sender, message.base, message.to)
        case protocol.Confirm():
            return play.confirm(table, now, sender, message.base)
        case protocol.Propose():
            return proposals.propose(table, now, sender, message.purpose, message.about)
        case protocol.Answer():
            return proposals.answer(table, now, sender, message.base, message.yes)
        case protocol.Sit():
            if not table.held(holder) and not table.is_host(holder):
                raise TableError("not-seated", "join the table first; joining returns the token for your seat.")
            return lobby.sit(table, now, sender, message.seat, message.name, message.nonce)
        case protocol.GiveNonce():
            return lobby.give_nonce(table, now, sender, message.nonce)
        case protocol.Leave():
            return absence.leave(table, now, sender, message.seat)
        case protocol.ComeBack():
            return absence.come_back(table, now, sender, message.seat)
        case protocol.SeatBot():
            return lobby.seat_bot(table, now, sender, message.seat, message.level)
        case protocol.Start():
            return lobby.start(table, now, sender)
        case protocol.Automate():
            return play.automate(table, now, sender, message.seat, message.on)
        case protocol.Revoke():
            invite = keyring.renewed_invite(table.spec.id, table.version + 1)
            return lobby.revoke(table, now, sender, message.seat, hashed(invite))
