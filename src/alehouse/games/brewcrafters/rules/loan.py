"""Paying, with loans where money is short."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.brewcrafters import events
from alehouse.games.brewcrafters.state import BrewCraftersState


def borrow_for(s: BrewCraftersState, seat: i64, price: i64) -> None:
    """BC-179, BC-180: the smallest number of loans that covers a price; the change is kept."""
    p = s.players[seat]
    loans: i64 = 0
    while p.money < price:
        p.money += s.content.loan_money
        loans += 1
    if loans:
        p.loans += loans
        s.tell(events.LOAN, seat, loans, loans * s.content.loan_money)


def pay(s: BrewCraftersState, price: i64) -> None:
    """A price in play; what is missing is borrowed, which the player chose with the action."""
    if price > 0:
        borrow_for(s, s.active, price)
        s.acting().money -= price
        s.tell(events.PAY, s.active, price)
