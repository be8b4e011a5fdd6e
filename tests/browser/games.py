"""Games between bots as digests of their records: of the compiled rules, of the sources, and of the Python in browsers.

As a program: `python games.py TITLE LEVEL FIRST COUNT`.
"""

from __future__ import annotations

import hashlib
import json
import sys

from alehouse.bots.bot import ask
from alehouse.bots.levels import bot
from alehouse.engine.record import Record
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER
from alehouse.games import LIBRARY


def digests(title: str, level: str, first: int, count: int) -> list[str]:
    """One digest per game, of its whole record."""
    found = LIBRARY.get(title)
    seats = found.manifest().seats
    players = [bot(level, found) for seat in range(seats)]
    made: list[str] = []
    for seed in range(first, first + count):
        record = Record(found.setup(seats, {}, found.house(), seed))
        record.names = [f"Bot {seat + 1}" for seat in range(seats)]
        state = record.start()
        x = seed_state(seed)
        while state.to_act != OVER:
            x = next_state(x)
            record.add(state, ask(players[state.to_act], state, x))
        made.append(hashlib.sha256("\n".join(record.lines()).encode()).hexdigest())
    return made


if __name__ == "__main__":
    title, level, first, count = sys.argv[1:]
    print(json.dumps(digests(title, level, int(first), int(count))))
