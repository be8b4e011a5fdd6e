"""Hints for the seat to act: its best moves, compared on one basis, with reasons and risks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.comparison import Interval, compare
from alehouse.bots.node import in_order
from alehouse.bots.reasons import WORTH_SAYING, average, gains_later, largest, risks, try_moves
from alehouse.bots.search import SearchBot
from alehouse.engine.judge import Judge
from alehouse.engine.state import OVER, State

BEST: Final = 3
COMPARED: Final = 4  # candidate moves, of which the best are shown
PLAYOUTS: Final = 40_000
SAMPLES: Final = 120
TABLE_PLAYOUTS: Final = 16_000  # at a table, where someone is waiting
TABLE_SAMPLES: Final = 60
SEARCHING: Final = 4  # the search takes one of this many parts of the playouts, the comparison the others


@final
class Hint:
    """A move, and how far it is behind the best one (mean and 95% interval; 0 for the best one).

    `gains` are (term, how much more than after an average move), `costs` (term, how much less), `risks` (term, how
    often it falls by half a point or more in a worse position). If nothing is gained at once, the gains are those at
    the end of its rollouts (`later`). All but the risks are in the judge's unit.
    """

    def __init__(self, code: i64) -> None:
        self.code: int = code
        self.behind: float = 0.0
        self.low: float = 0.0
        self.high: float = 0.0
        self.equal: bool = False  # as good as the best one, as far as the interval shows, or almost
        self.later: bool = False
        self.gains: list[tuple[str, float]] = []
        self.costs: list[tuple[str, float]] = []
        self.risks: list[tuple[str, float]] = []


@final
class Hints:
    """The best moves in order, and the outlook with the first of them.

    `outlook` is the seat's share of the win or, in a solo game, the expected result in `unit`: mean, low and high end
    of the 95% interval.
    """

    def __init__(self) -> None:
        self.unit: str = ""
        self.outlook: list[float] = []
        self.moves: list[Hint] = []


def hints(judge: Judge, state: State, seed: i64 = 0, playouts: i64 = PLAYOUTS, samples: i64 = SAMPLES) -> Hints:
    """The best three moves in order, based only on what the seat to act can know; none when the game is over.

    The same position, seed and playouts give the same advice.
    """
    found = Hints()
    if state.to_act == OVER:
        return found
    seat = state.to_act
    guess = state.clone()
    guess.resample(seat, seed)
    judge.prepare(guess)
    found.unit, size = judge.unit_of(guess)
    names = [name for name, part in judge.terms(guess, seat)]
    tried = try_moves(judge, guess, [int(code) for code in guess.legal()], seed, samples)
    usual = average(tried)
    moves = compare(judge, guess, _favorites(judge, guess, seed, playouts // SEARCHING), seed + 1, playouts)
    best = moves[0]
    outlook = Interval(best.wins if state.seats > 1 else [worth / size for worth in best.worths])
    found.outlook = [outlook.mean, outlook.low, outlook.high]
    for move in moves[:BEST]:
        hint = Hint(move.code)
        if move is not best:
            behind = best.ahead_of(move)
            hint.behind, hint.low, hint.high = behind.mean / size, behind.low / size, behind.high / size
            hint.equal = behind.low <= 0.0 or behind.mean < WORTH_SAYING
        for one in tried:
            if one.code == move.code:
                more = [mean - often for mean, often in zip(one.means, usual, strict=True)]
                hint.gains = largest(names, more, size)
                hint.costs = largest(names, [-part for part in more], size)
                hint.risks = risks(names, one)
        if not hint.gains:
            hint.later = True
            hint.gains = gains_later(names, move, [other for other in moves if other is not move], size)
        found.moves.append(hint)
    return found


def _favorites(judge: Judge, guess: State, seed: i64, playouts: i64) -> list[int]:
    """The moves that a search visited most."""
    root = SearchBot(judge, "hint", playouts=playouts).search(guess.clone(), seed)
    return [int(child.code) for child in in_order(root.children)[:COMPARED]]
