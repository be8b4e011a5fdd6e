"""The ladder of levels: who beats whom, kept as a table between two marks of a Markdown file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from alehouse.bots.levels import LEVELS, searches
from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Title
from alehouse.lab.paired_leads import Leads
from alehouse.lab.tally import wilson
from alehouse.lab.tournament import Standings

RUNGS = [
    *[(high, low) for low, high in pairwise(LEVELS)],
    ("master:50ms", "regular"),
    ("master:500ms", "master:50ms"),
]
MOST = 1000
SEARCHED = 400  # games between levels that search
FEWER = {"master:50ms": 200, "master:500ms": 80}  # games of bots that take seconds or a minute per game
FEW, MANY = 2, 4  # seats
BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"
COLUMNS = [
    "title", "seats", "bot", "against", "games", "wins", "share", "95% interval", "fair share", "lead without luck",
    "seconds per game",
]  # fmt: skip
HEAD = [f"| {' | '.join(COLUMNS)} |", "|" + "---|" * len(COLUMNS)]
UNKNOWN = "-"
Key = tuple[str, ...]


@dataclass(frozen=True)
class Score:
    """The results of a pairing so far."""

    games: int = 0
    wins: float = 0.0
    seconds: float = 0.0  # of CPU time, all games together
    leads: Leads | None = None  # if luck was measured

    def __add__(self, standings: Standings) -> Score:
        tally = standings.pairs[0]
        leads = None
        if self.leads is not None:
            leads = self.leads + tally.leads
        elif not self.games:  # a lead must cover all games of its row
            leads = tally.leads
        games, wins = self.games + tally.games, self.wins + tally.wins()
        return Score(games, wins, self.seconds + standings.seconds, leads)

    def lead(self) -> str:
        """The mean lead without luck with its 95% interval."""
        interval = None if self.leads is None else self.leads.interval()
        return UNKNOWN if interval is None else f"{interval[0]:+.2f} ± {interval[1]:.2f}"


@dataclass(frozen=True)
class Rung:
    """One pairing of the ladder: `bot` alone against `against` on all other seats, in `games` games."""

    title: str
    seats: int
    bot: str
    against: str
    games: int = MOST

    def line(self, score: Score) -> str:
        """Its row of the table."""
        share = score.wins / score.games
        low, high = wilson(share, score.games)
        numbers = [
            f"{score.games:,}",
            f"{score.wins:.2f}".rstrip("0").rstrip("."),
            f"{100 * share:.1f}%",
            f"{100 * low:.1f} to {100 * high:.1f}%",
            f"{100 / self.seats:.0f}%",
            score.lead(),
            f"{score.seconds / score.games:.2g}",
        ]
        return f"| {' | '.join([*self.key(), *numbers])} |"

    def as_dict(self, score: Score) -> dict[str, Any]:
        """The same as data."""
        share = score.wins / score.games
        lead = None if score.leads is None else score.leads.interval()
        return {
            "game": self.title,
            "seats": self.seats,
            "bot": self.bot,
            "against": self.against,
            "games": score.games,
            "wins": score.wins,
            "win_rate": share,
            "ci95": list(wilson(share, score.games)),
            "lead_without_luck": None if lead is None else {"mean": lead[0], "ci95": [lead[0] - lead[1], sum(lead)]},
            "seconds_per_game": score.seconds / score.games,
        }

    def by_luck(self) -> bool:
        """Whether luck is measured: it costs little where bots think for long."""
        return self.games < MOST

    def key(self) -> Key:
        return (self.title, str(self.seats), self.bot, self.against)


def score_of(line: str) -> Score:
    """Reads the results from a row of the table, so that a pairing can be continued."""
    cells = _cells(line)
    games = int(cells[4].replace(",", ""))
    leads = None
    if cells[9] != UNKNOWN:
        mean, reach = (float(number) for number in cells[9].split(" ± "))
        seats = int(cells[1])
        leads = Leads(seats, games // seats, mean, reach)
    return Score(games, float(cells[5]), float(cells[10]) * games, leads)


def rungs(titles: list[Title]) -> list[Rung]:
    """All pairings, for two seats and for the usual four, or as many as a title takes."""
    found: list[Rung] = []
    for title in titles:
        for seats in sorted({max(title.min_seats, min(count, title.max_seats)) for count in (FEW, MANY)}):
            found += [Rung(title.id, seats, bot, against, games_of(bot)) for bot, against in RUNGS]
    return found


def games_of(bot: str) -> int:
    """How many games a bot plays against the next weaker one."""
    return FEWER.get(bot, SEARCHED if searches(bot) else MOST)


def known_lines(text: str) -> dict[Key, str]:
    """The rows that a file already contains."""
    found: dict[Key, str] = {}
    for line in _between(text).splitlines():
        cells = _cells(line)
        if len(cells) > 4 and cells[1].isdigit():
            found[tuple(cells[:4])] = line
    return found


def with_lines(text: str, lines: dict[Key, str], order: list[Key], note: str) -> str:
    """The file's text with these rows, those of `order` first and in that order."""
    _between(text)
    rest = [key for key in lines if key not in order]
    rows = [lines[key] for key in [*order, *rest] if key in lines]
    table = "\n".join([BEGIN, *HEAD, *rows, "", note, END])
    return re.sub(f"{re.escape(BEGIN)}.*{re.escape(END)}", lambda _: table, text, flags=re.DOTALL)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _between(text: str) -> str:
    found = re.search(f"{re.escape(BEGIN)}(.*){re.escape(END)}", text, flags=re.DOTALL)
    if found is None:
        raise AlehouseError(f"the file has no '{BEGIN}' with '{END}' after it, so there is no place for the table.")
    return found[1]
