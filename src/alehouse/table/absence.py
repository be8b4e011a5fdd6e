"""Absent players: bots that stand in, and the clock."""

from __future__ import annotations

from alehouse.table.entries import CameBack, Confirmed, Emptied, StoodIn
from alehouse.table.errors import TableError
from alehouse.table.play import act_for
from alehouse.table.table import NOBODY, Draft, Sender, Table


def leave(table: Table, now: int, sender: Sender, number: int) -> Draft:
    """Leaves a seat: before the game it is freed, during it a bot stands in until its holder returns."""
    seat = table.own(sender, number)
    if table.status == "lobby":
        return table.draft(now, Emptied(number), sender)
    table.must_play()
    if seat.stand_in:
        raise TableError("not-seated")
    return table.draft(now, StoodIn(number, table.spec.settings.stand_in, "left"), sender)


def come_back(table: Table, now: int, sender: Sender, number: int) -> Draft:
    """Gives the seat back to its person from the bot that stood in."""
    table.must_play()
    if not table.own(sender, number).stand_in:
        raise TableError("no-stand-in", seat=number)
    return table.draft(now, CameBack(number), sender)


def late(table: Table, now: int) -> Draft | None:
    """The entry for a seat whose time is up or whom the others voted out; None if there is no such seat."""
    game, settings = table.game, table.spec.settings
    if game is None:
        return None
    if not table.time_up or now < table.time_up:
        if table.voted_out and now >= table.voted_out:
            return table.draft(now, StoodIn(table.waiting, settings.stand_in, "vote"), NOBODY)
        return None
    if table.confirming:
        return table.draft(now, Confirmed(table.confirming, "clock"), NOBODY)
    if settings.late == "default":
        return play_default(table, now, table.version)
    return table.draft(now, StoodIn(table.waiting, settings.stand_in, "late"), NOBODY)


def play_default(table: Table, now: int, base: int) -> Draft:
    """Plays the default of the pending decision for a seat that does not decide, based on version `base`."""
    return act_for(table, now, base, table.must_play().state.default(), "clock")


def confirm_for_bot(table: Table, now: int) -> Draft | None:
    """Confirms for a stand-in, which has nothing to undo, the turn that its person left unconfirmed."""
    if table.confirming and table.bot_to_move:
        return table.draft(now, Confirmed(table.confirming, "bot"), NOBODY)
    return None
