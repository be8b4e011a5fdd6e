"""What workers and research add to the goods of a market space."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.engine.observation import members
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.rules.gain import ask_advanced, ask_basic, earn, gain
from alehouse.games.brewcrafters.rules.lab import breakthrough_on
from alehouse.games.brewcrafters.state import BrewCraftersState


class Benefits(Step[BrewCraftersState]):
    """BC-045 to BC-049: each benefit fires once, by what the space itself gave; benefits never fire benefits."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        s.from_space = False
        p = s.acting()
        given = s.given
        advanced = given[kinds.FRUIT] + given[kinds.SPICES] + given[kinds.COFFEE]
        total = given[0] + given[1] + given[2] + advanced
        for number in range(kinds.NUM_TRACKS):  # pushed first, asked last
            cell = breakthrough_on(s, p, kinds.NUM_TRACKS - 1 - number)
            if cell is not None and total >= cell.at_least:
                if cell.effect == kinds.MARKET_BASIC:
                    ask_basic(s, cell.amount)
                elif cell.effect == kinds.MARKET_ADVANCED:
                    ask_advanced(s, cell.amount)
        for w in members(p.workers & s.content.market_workers):
            for benefit in s.content.workers[w].benefits:
                kind: i64 = benefit.given
                received = advanced if kind == kinds.ANY_ADVANCED else given[kind]
                if received < benefit.at_least:
                    continue
                amount = benefit.amount
                if benefit.per > 0:
                    amount *= received // benefit.per
                if kind == kinds.ANY_ADVANCED:
                    ask_advanced(s, amount)
                elif kind == kinds.MONEY:
                    earn(s, s.active, amount)
                else:
                    gain(s, s.active, kind, amount)
