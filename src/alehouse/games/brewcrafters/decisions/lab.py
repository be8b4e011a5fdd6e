"""Lab Research: which cube moves, and what its Experimental cell and the Yeast Lab ask for."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.machine import NOT_THERE
from alehouse.engine.numbers import BIT
from alehouse.games.brewcrafters import actions, events, kinds, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Choice, Pick
from alehouse.games.brewcrafters.rules.gain import praise
from alehouse.games.brewcrafters.rules.lab import advance, may_advance, take_yeast
from alehouse.games.brewcrafters.rules.secret import is_known
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import BrewCraftersState


class Track(Pick):
    """BC-126: a cube that has not reached the end."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return may_advance(s.acting(), what)

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        advance(s, code & 63)


class Mark(Pick):
    """BC-140: public recipes, and your own secret ones that everybody knows."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return reasons.ALLOWED if is_known(s, s.acting(), what) else NOT_THERE

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        s.acting().mark = code & 63
        s.tell(events.MARK, s.active, code & 63)


class BuildingSpace(Pick):
    """BC-136: Rep on one of your empty building spaces, gained when you build there."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return NOT_THERE if s.acting().built & BIT[what] or what not in kinds.SPACES else reasons.ALLOWED

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        s.acting().promise = code & 63
        s.tell(events.RESERVE, s.active, code & 63)


class Swap(Choice):
    """The advanced side's exchange: a Basic Ingredient for an Advanced one, some times in a row."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        stock = s.acting().stock
        for give in range(kinds.ANY_ADVANCED):
            if stock[give] > 0:
                for get in range(3):
                    acts = append(acts, actions.SWAP + give * 3 + get)
        return append(acts, actions.STOP_SWAP)

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code == actions.STOP_SWAP:
            return
        if arg > 1:
            s.push(steps.SWAP, arg - 1)
        give = (code & 63) // 3
        get = (code & 63) % 3 + kinds.ANY_ADVANCED
        stock = s.acting().stock
        stock[give] -= 1
        stock[get] += 1
        s.tell(events.SWAP, s.active, give, get)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.STOP_SWAP


class LabYeast(Choice):
    """The Yeast Lab with its technician: Yeast or Rep."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        return vec[i64]([actions.TAKE_YEAST, actions.TAKE_REP])

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code == actions.TAKE_YEAST:
            take_yeast(s)
        else:
            praise(s, s.active, trait(s, s.acting(), kinds.YEAST_LAB_REP), events.FOR_YEAST_LAB)
