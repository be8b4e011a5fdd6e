"""Requests before the game: taking and freeing seats, seating bots, starting."""

from __future__ import annotations

from alehouse.bots.levels import offered
from alehouse.table import sanitize
from alehouse.table.entries import BotSeated, Emptied, NonceGiven, Revoked, Sat, Started
from alehouse.table.errors import TableError
from alehouse.table.table import Draft, Sender, Table


def sit(table: Table, now: int, sender: Sender, number: int, name: str, nonce: str = "") -> Draft:
    """Takes an open seat; 0 takes the first. During the game only a seat that the host freed is open."""
    if table.status not in ("lobby", "playing"):
        raise table.closed()
    if number == 0:
        number = next((seat.number for seat in table.seats if seat.kind == "open"), 0)
        if number == 0:
            raise TableError("no-open-seat")
    if table.seat(number).kind != "open":
        raise TableError("seat-taken", seat=number)
    return table.draft(now, Sat(number, sanitize.name(name), sender.holder, nonce), sender)


def give_nonce(table: Table, now: int, sender: Sender, nonce: str) -> Draft:
    """A player mixes a random number into the chance of the game, after its commitment and before its start."""
    table.must_gather()
    seats = table.held(sender.holder)
    if not seats:
        raise TableError("not-seated")
    return table.draft(now, NonceGiven(seats[0], nonce), sender)


def seat_bot(table: Table, now: int, sender: Sender, number: int, level: str) -> Draft:
    """The host gives an open seat to a bot, or opens a bot's seat with the level ''."""
    table.must_host(sender)
    table.must_gather()
    if table.seat(number).kind == "person":
        raise TableError("seat-taken", seat=number)
    if level and level not in offered():  # never a place: a client must not choose what code runs here
        raise TableError("unknown-level", f"levels are {', '.join(offered())}.")
    return table.draft(now, BotSeated(number, level) if level else Emptied(number), sender)


def start(table: Table, now: int, sender: Sender) -> Draft:
    """The host begins the game once every seat is taken."""
    table.must_host(sender)
    table.must_gather()
    free = sum(seat.kind == "open" for seat in table.seats)
    if free:
        raise TableError("seats-open", open=free)
    return table.draft(now, Started(), sender)


def revoke(table: Table, now: int, sender: Sender, number: int) -> Draft:
    """The host takes a seat from its holder, whose secret no longer works there."""
    table.must_host(sender)
    if table.status not in ("lobby", "playing"):
        raise table.closed()
    if table.seat(number).kind != "person":
        raise TableError("not-seated", seat=number)
    return table.draft(now, Revoked(number, table.spec.settings.stand_in), sender)
