"""Deciding, confirming a turn, and undoing steps."""

from __future__ import annotations

from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError
from alehouse.engine.refusal import Refusal
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.table.entries import Acted, Automated, Confirmed, Mover, Proposed, Undone
from alehouse.table.errors import TableError
from alehouse.table.table import NOBODY, Draft, Sender, Table
from alehouse.table.timeline import Move, Timeline


def act(table: Table, now: int, sender: Sender, base: int, action: Action) -> Draft:
    """A player's decision, based on version `base`; refused if the position has changed since."""
    game = table.must_play()
    seats = table.held(sender.holder)
    if not seats:
        raise TableError("not-seated")
    table.must_be_fresh(base)
    if table.confirming:
        raise TableError("unconfirmed", seat=table.confirming)
    if game.to_act not in seats:
        raise TableError("not-your-turn", seat=game.to_act)
    try:
        code = game.codebook.code(action)
    except AlehouseError as error:
        raise TableError("unknown-action", str(error)) from None
    return _move(table, now, code, "person", sender)


def act_for(table: Table, now: int, base: int, code: int, by: Mover) -> Draft:
    """A bot's or the clock's decision, based on version `base`."""
    table.must_play()
    table.must_be_fresh(base)
    if table.confirming or (by == "bot" and not table.bot_to_move):
        raise TableError("stale", base=base, version=table.version)
    return _move(table, now, code, by, NOBODY)


def act_itself(table: Table, now: int, base: int) -> Draft:
    """The obvious answer that the table gives for a person, based on version `base`."""
    table.must_be_fresh(base)
    if table.automatic == NOT_OBVIOUS:
        raise TableError("stale", base=base, version=table.version)
    return _move(table, now, table.automatic, "table", NOBODY)


def automate(table: Table, now: int, sender: Sender, number: int, on: bool) -> Draft:
    """Turns obvious answers by the table on or off for a player's seat."""
    table.own(sender, number)
    return table.draft(now, Automated(number, on), sender)


def _move(table: Table, now: int, code: int, by: Mover, sender: Sender) -> Draft:
    game = table.must_play()
    if code not in list(game.state.legal()):
        raise TableError("illegal", refusal=_reason(game, code))
    pending = game.try_out(Move(game.to_act, code, by))
    return table.draft(now, Acted(game.to_act, game.codebook.describe(code), by), sender, pending)


def _reason(game: Timeline, code: int) -> Refusal | None:
    """Why a code is not legal, if the seat to act sees a refusal of it."""
    return next((refusal for refused, refusal in game.state.refused() if refused == code), None)


def confirm(table: Table, now: int, sender: Sender, base: int) -> Draft:
    """Ends a turn that could still be undone."""
    table.must_play()
    seats = table.held(sender.holder)
    if not seats:
        raise TableError("not-seated")
    table.must_be_fresh(base)
    if table.confirming not in seats:
        raise TableError("nothing-to-confirm")
    return table.draft(now, Confirmed(table.confirming, "person"), sender)


def undo(table: Table, now: int, sender: Sender, base: int, to: int) -> Draft:
    """Goes back to `to` steps: at once if only over the player's own steps that revealed nothing, else if all agree."""
    game = table.must_play()
    seats = table.held(sender.holder)
    if not seats:
        raise TableError("not-seated")
    table.must_be_fresh(base)
    if not 0 <= to < table.steps:
        raise TableError("nothing-to-undo", steps=table.steps)
    last = game.moves[-1]
    if last.seat in seats and to >= game.floor():
        return table.draft(now, Undone(last.seat, to), sender)
    if table.proposal is not None:
        raise TableError("proposal-pending")
    movers = sorted({move.seat for move in game.moves[to:]})
    return table.draft(now, Proposed(seats[0], "undo", to=to, movers=movers), sender)
