"""Requests before the game: taking and freeing seats, seating bots, starting."""

from __future__ import annotations

from alehouse.bots.levels import is_offered, offered
from alehouse.engine.weights import STYLES
from alehouse.table import sanitize
from alehouse.table.entries import BotSeated, Emptied, NonceGiven, Proposed, Revoked, Sat, Started
from alehouse.table.errors import TableError
from alehouse.table.pace import TIME, WEEK, time_limit
from alehouse.table.seats import Seat
from alehouse.table.table import Draft, Sender, Table


def sit(table: Table, now: int, sender: Sender, number: int, name: str, nonce: str = "") -> Draft:
    """Takes an open seat; 0 takes the first.

    During the game only a seat that the host freed is open. It reveals what it hides, so all players must agree first.
    """
    if table.status not in ("lobby", "playing"):
        raise table.closed()
    if sender.holder in table.barred:
        raise TableError("wrong-token", "the host took this player's seat away.")
    if number == 0:
        number = next((seat.number for seat in table.seats if seat.kind == "open"), 0)
        if number == 0:
            raise TableError("no-open-seat")
    if table.seat(number).kind != "open":
        raise TableError("seat-taken", seat=number)
    if table.status == "lobby":
        return table.draft(now, Sat(number, sanitize.name(name), sender.holder, nonce), sender)
    if table.proposal is not None:
        raise TableError("proposal-pending")
    own = next(iter(table.held(sender.holder)), 0)
    asked = Proposed(own, "admit", about=number, name=sanitize.name(name), holder=sender.holder)
    return table.draft(now, asked, sender)


def give_nonce(table: Table, now: int, sender: Sender, nonce: str) -> Draft:
    """Mixes a player's random number into the game's chance, after its commitment and before its start."""
    table.must_gather()
    seats = table.held(sender.holder)
    if not seats:
        raise TableError("not-seated")
    return table.draft(now, NonceGiven(seats[0], nonce), sender)


def seat_bot(table: Table, now: int, sender: Sender, number: int, level: str) -> Draft:
    """Gives an open seat to a bot, or with the level '' opens a bot's seat; only for the host."""
    table.must_host(sender)
    table.must_gather()
    if table.seat(number).kind == "person":
        raise TableError("seat-taken", seat=number)
    if level and (table.game is None or not is_offered(level, table.game.setup.title)):
        styles = ", ".join([f"LEVEL+{style}" for style in STYLES])
        raise TableError(
            "unknown-level", f"levels are {', '.join(offered())}, and most of them with a style: {styles}."
        )
    return table.draft(now, BotSeated(number, level) if level else Emptied(number), sender)


def start(table: Table, now: int, sender: Sender) -> Draft:
    """Starts the game once every seat is taken; only for the host."""
    table.must_host(sender)
    table.must_gather()
    free = sum(seat.kind == "open" for seat in table.seats)
    if free:
        raise TableError("seats-open", open=free)
    return table.draft(now, Started(), sender)


def revoke(table: Table, now: int, sender: Sender, number: int, invite: str) -> Draft:
    """Takes a seat from its holder, whose secret stops working there; only for the host. `invite`: the new invitation.

    During the game this requires that the person left or missed a deadline.
    """
    table.must_host(sender)
    if table.status not in ("lobby", "playing"):
        raise table.closed()
    seat = table.seat(number)
    if seat.kind != "person":
        raise TableError("not-seated", seat=number)
    if table.status == "playing" and not _is_gone(table, now, seat):
        raise TableError("not-absent", seat=number)
    return table.draft(now, Revoked(number, table.spec.settings.stand_in, invite), sender)


def _is_gone(table: Table, now: int, seat: Seat) -> bool:
    """Whether a seat's person left or missed a deadline; anyone who was voted out eventually missed one."""
    if not seat.stand_in or seat.gone:
        return seat.gone
    return now >= time_limit(seat.absent_since, TIME[table.spec.settings.pace] or WEEK, table.outages)
