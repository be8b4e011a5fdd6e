"""How often a person is asked: `python -m alehouse.lab.questions TITLE` counts over the same games every time.

A question is a decision of the rules. Some have an obvious answer, which a table gives itself; some are the second half
of a choice, opened by an action that does nothing else, which a board may combine with the first; where all answers are
equally good, a click on the first half is enough.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from alehouse.bots.bot import Bot
from alehouse.bots.levels import bot
from alehouse.bots.match import choice
from alehouse.engine.codebook import Codebook
from alehouse.engine.events import EventLog
from alehouse.engine.options import Value
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import NOT_OBVIOUS, OVER, State
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY


class Questions:
    """Counts by decision; second halves by the verbs of both halves, those apart whose answer went without saying."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.obvious: Counter[str] = Counter()
        self.halves: Counter[tuple[str, str]] = Counter()
        self.served: Counter[tuple[str, str]] = Counter()

    def play(self, setup: Setup, bots: list[Bot], seed: int) -> None:
        """Plays one game, with obvious answers given as at a table."""
        state, x = setup.start(), seed_state(seed)
        book = setup.title.codebook(setup.pack)
        opened = ""
        while state.to_act != OVER:
            x = next_state(x)
            code = state.obvious()
            self.asked[state.decision()] += 1
            if code != NOT_OBVIOUS:
                self.obvious[state.decision()] += 1
            else:
                code = choice(bots[state.to_act], state, x)
                if opened:
                    served = state.serves() and code == state.default()
                    (self.served if served else self.halves)[opened, _verb(book, code)] += 1
            opened = _verb(book, code) if _play(state, code) else ""


def _verb(book: Codebook, code: int) -> str:
    return str(book.describe(code)["do"])


def _play(state: State, code: int) -> bool:
    """Plays a code; whether it did nothing but open another decision of the same seat."""
    seat, decision, chance = state.to_act, state.decision(), state.random
    state.log = EventLog()
    state.play(code)
    silent = not state.log.heard and state.random == chance
    state.log = None
    return silent and state.to_act == seat and state.decision() != decision


def count(title: str, options: dict[str, Value], seats: int, games: int, level: str) -> Questions:
    found = Questions()
    for number in range(1, games + 1):
        setup = LIBRARY.get(title).setup(seats, options, seed=number)
        found.play(setup, [bot(level, setup.title, setup.pack)] * seats, number)
    return found


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m alehouse.lab.questions", description=__doc__)
    parser.add_argument("title", choices=LIBRARY.ids())
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", default="regular")
    chosen = parser.parse_args(arguments)
    known = {option.id: option for option in LIBRARY.get(chosen.title).options()}
    options = {name: known[name].read(value) for name, _, value in [one.partition("=") for one in chosen.option]}
    found = count(chosen.title, options, chosen.seats, chosen.games, chosen.bots)
    shares = chosen.seats * chosen.games
    for decision, times in found.asked.most_common():
        print(f"{decision:20}{times / shares:8.1f}{found.obvious[decision] / shares:8.1f} obvious")
    totals = [one.total() / shares for one in (found.asked, found.obvious, found.halves, found.served)]
    print("per seat and game: {:.1f} questions, {:.1f} obvious, {:.1f} and {:.1f} second halves".format(*totals))
    for halves, note in ((found.halves, ""), (found.served, " without saying")):
        for (first, second), times in halves.most_common():
            print(f"{first} + {second:20}{times / shares:8.1f}{note}")


if __name__ == "__main__":
    main(sys.argv[1:])
