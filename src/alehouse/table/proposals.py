"""Making proposals to the other players, and answering them."""

from __future__ import annotations

from typing import Literal

from alehouse.table.entries import Abandoned, Answered, Proposed
from alehouse.table.errors import TableError
from alehouse.table.pace import PATIENCE, WARNING, time_limit
from alehouse.table.table import Draft, Sender, Table


def propose(table: Table, now: int, sender: Sender, purpose: Literal["replace", "abandon"], about: int) -> Draft:
    """Asks all players for a stand-in for a seat that keeps them waiting, or to abandon the game.

    The stand-in takes over after a warning, unless the slow player decides first.
    """
    if purpose == "abandon" and table.status in ("lobby", "broken"):
        return _abandon(table, now, sender)
    table.must_play()
    seats = table.held(sender.holder)
    if not seats:
        raise TableError("not-seated")
    if purpose == "replace":
        _must_keep_waiting(table, now, about, seats)
    if table.proposal is not None:
        raise TableError("proposal-pending")
    asked = Proposed(seats[0], purpose)
    if purpose == "replace":
        asked = Proposed(seats[0], purpose, about=about, due=now + WARNING[table.spec.settings.pace])
    return table.draft(now, asked, sender)


def _abandon(table: Table, now: int, sender: Sender) -> Draft:
    """The host may abandon a game that has not begun; any player may abandon a broken one."""
    seated = table.status == "broken" and table.held(sender.holder)
    if not table.is_host(sender.holder) and not seated:
        raise TableError("not-host")
    return table.draft(now, Abandoned(), sender)


def _must_keep_waiting(table: Table, now: int, about: int, seats: list[int]) -> None:
    seat = table.seat(about)
    if table.waiting != about or seat.kind != "person" or seat.bot or about in seats:
        raise TableError("not-waiting", seat=about)
    left = time_limit(table.since, PATIENCE[table.spec.settings.pace], table.outages) - now
    if left > 0:
        raise TableError("too-early", seconds=-(-left // 1000))


def answer(table: Table, now: int, sender: Sender, base: int, yes: bool) -> Draft:
    """Answers the pending proposal; `base` ensures that it is this proposal, not an older one."""
    seats = table.held(sender.holder)
    if not seats:
        raise TableError("not-seated")
    if table.proposal is None:
        raise TableError("no-proposal")
    if not table.proposal.version <= base <= table.version:
        raise TableError("stale", base=base, version=table.version)
    return table.draft(now, Answered(seats[0], yes), sender)
