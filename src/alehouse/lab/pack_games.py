"""Bot games with a pack in parts: results by seat and by everything that the pack changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from alehouse.engine.title import Setup
from alehouse.lab.balance import ANY, Balance

LEVEL: Final = "regular"
OPENING: Final = 1  # random decisions of each seat, as in a balance report
SEED: Final = 1  # the same pack always gives the same figures

Met = tuple[int, int]  # seats that met an entry in their game, and their wins in parts


@dataclass
class PackGames:
    """Counts of some games as plain data, which workers of a browser can exchange.

    `wins` are parts of wins (`lab/tally.py`) in turn order, `met` is by section and entry.
    """

    games: int
    wins: list[int]
    met: dict[str, dict[str, Met]] = field(default_factory=dict)

    def __add__(self, other: PackGames) -> PackGames:
        met = {section: dict(entries) for section, entries in self.met.items()}
        for section, entries in other.met.items():
            mine = met.setdefault(section, {})
            for id, (seats, parts) in entries.items():
                had = mine.get(id, (0, 0))
                mine[id] = had[0] + seats, had[1] + parts
        wins = [first + second for first, second in zip(self.wins, other.wins, strict=True)]
        return PackGames(self.games + other.games, wins, met)


def play_pack(setup: Setup, first: int, count: int) -> PackGames:
    """Games `first` to `first + count - 1`, with a bot on every seat."""
    (tally,) = Balance([setup], [[LEVEL] * setup.seats], SEED, OPENING).batch(first, count).variants
    met: dict[str, dict[str, Met]] = {}
    for (section, id, verb), counted in sorted(tally.uses.items()):
        if verb == ANY:
            met.setdefault(section, {})[id] = counted.seats, counted.parts
    return PackGames(tally.order.games, [seat.parts for seat in tally.order.seats], met)
