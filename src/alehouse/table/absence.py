"""Absent players: bots that stand in, and the clock."""

from __future__ import annotations

from alehouse.table.entries import CameBack, Confirmed, Emptied, StoodIn
from alehouse.table.errors import TableError
from alehouse.table.play import act_for
from alehouse.table.table import NOBODY, Draft, Sender, Table


def leave(table: Table, now: int, sender: Sender, number: int) -> Draft:
    """Gives a seat back before the game; during it a bot stands in until its holder comes back."""
    seat = table.own(sender, number)
    if table.status == "lobby":
        return table.draft(now, Emptied(number), sender)
    table.must_play()
    if seat.stand_in:
        raise TableError("not-seated")
    return table.draft(now, StoodIn(number, table.spec.settings.stand_in, "left"), sender)


def come_back(table: Table, now: int, sender: Sender, number: int) -> Draft:
    """A person takes the seat back from the bot that stood in."""
    table.must_play()
    if not table.own(sender, number).stand_in:
        raise TableError("no-stand-in", seat=number)
    return table.draft(now, CameBack(number), sender)


def late(table: Table, now: int) -> Draft | None:
    """What happens to a seat that is past its deadline; None if no seat is."""
    game, deadline = table.game, table.deadline
    if game is None or not deadline or now < deadline:
        return None
    if table.confirming:
        return table.draft(now, Confirmed(table.confirming, "clock"), NOBODY)
    if table.spec.settings.late == "default":
        return act_for(table, now, table.version, game.state.default(), "clock")
    return table.draft(now, StoodIn(table.waiting, table.spec.settings.stand_in, "late"), NOBODY)


def confirm_for_bot(table: Table, now: int) -> Draft | None:
    """A stand-in has nothing to take back: it ends the turn that its person left unconfirmed."""
    if table.confirming and table.bot_to_move:
        return table.draft(now, Confirmed(table.confirming, "bot"), NOBODY)
    return None
