"""A bot's lead in points without luck, from rounds of identically dealt games."""

from __future__ import annotations

import math

UNIT = 1000  # parts of a point in which leads are added up, so that the order of games does not matter


class Leads:
    """Leads over the mean of the others in whole rounds, in which the bot has each seat once.

    A deal's advantage for a seat counts for the bot in one game of its round and against it in the others, so the means
    of rounds vary less than leads of games do. An incomplete round does not count.
    """

    __slots__ = ("begun", "rounds", "seats", "squares", "total")

    def __init__(self, seats: int, rounds: int = 0, mean: float = 0.0, reach: float = 0.0) -> None:
        """Starts empty, or from `rounds` rounds with this mean and interval."""
        variance = (reach / 1.96) ** 2 * rounds
        self.seats = seats
        self.rounds = rounds
        self.total = round(UNIT * seats * rounds * mean)
        self.squares = round((UNIT * seats) ** 2 * (variance * (rounds - 1) + rounds * mean**2))  # of rounds' totals
        self.begun: dict[int, tuple[int, int]] = {}  # by number of the round: games played and their total

    def count(self, number: int, seat: int, totals: list[int], luck: list[float]) -> None:
        """Counts a game of a round. Points minus luck have the same mean as points and vary far less."""
        fair = [points - by_luck for points, by_luck in zip(totals, luck, strict=True)]
        lead = fair[seat] - (sum(fair) - fair[seat]) / (self.seats - 1)
        self._join(number, 1, round(UNIT * lead))

    def __add__(self, other: Leads) -> Leads:
        both = Leads(self.seats)
        for leads in (self, other):
            both.rounds += leads.rounds
            both.total += leads.total
            both.squares += leads.squares
            for number, (games, total) in leads.begun.items():
                both._join(number, games, total)
        return both

    def interval(self) -> tuple[float, float] | None:
        """The mean lead and half the width of its 95% interval; None with fewer than two rounds."""
        if self.rounds < 2:
            return None
        mean = self.total / self.rounds
        variance = max(0.0, self.squares - self.rounds * mean**2) / (self.rounds - 1)
        points = UNIT * self.seats
        return mean / points, 1.96 * math.sqrt(variance / self.rounds) / points

    def _join(self, number: int, games: int, total: int) -> None:
        before, sum_before = self.begun.pop(number, (0, 0))
        games, total = before + games, sum_before + total
        if games < self.seats:
            self.begun[number] = games, total
            return
        self.rounds += 1
        self.total += total
        self.squares += total * total
