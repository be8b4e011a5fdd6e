"""The table of levels in a Markdown file: what is played again is replaced, the rest stays."""

from __future__ import annotations

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.lab.ladder import BEGIN, END, RUNGS, Rung, Score, known_lines, rungs, score_of, with_lines
from alehouse.lab.tournament import Standings, Tournament

DOCUMENT = f"# Bots\n\nBefore.\n\n{BEGIN}\n{END}\n\nAfter.\n"


def line(rung: Rung, wins: float) -> str:
    return rung.line(Score(1000, wins, 12.3))


def test_a_row_tells_games_wins_interval_and_time() -> None:
    assert line(Rung("moonlight", 4, "regular", "random"), 900) == (
        "| moonlight | 4 | regular | random | 1,000 | 900 | 90.0% | 88.0 to 91.7% | 25% | - | 0.012 |"
    )


def test_where_masters_think_a_row_tells_the_lead_without_luck_too() -> None:
    rung = Rung("moonlight", 2, "master:60", "regular", 10)
    setup = LIBRARY.get(rung.title).setup(rung.seats)
    assert rung.by_luck()
    score = Score() + Tournament(setup, [(rung.bot, rung.against)], 1, 0, rung.by_luck()).batch(0, 8)
    assert score.leads is not None
    interval = score.leads.interval()
    assert interval is not None
    mean, reach = interval
    assert f" | {mean:+.2f} ± {reach:.2f} | " in rung.line(score)
    again = score_of(rung.line(score)).leads
    assert again is not None
    assert again.interval() == pytest.approx((mean, reach), abs=0.01)
    played_on = Score(4, 2.0) + Tournament(setup, [(rung.bot, rung.against)], 1, 4, rung.by_luck()).batch(0, 2)
    assert played_on.leads is None  # nobody looked at the luck of the first games


def test_every_title_climbs_all_rungs_at_two_and_four_seats() -> None:
    for title in map(LIBRARY.get, LIBRARY.ids()):
        found = rungs([title])
        assert len(found) == 2 * len(RUNGS)
        assert {rung.seats for rung in found} == {2, min(4, title.max_seats)}


def test_rows_are_written_between_the_marks_and_read_again() -> None:
    first, second = rungs([LIBRARY.get("moonlight")])[:2]
    lines = {rung.key(): line(rung, 600) for rung in (first, second)}
    text = with_lines(DOCUMENT, lines, [second.key(), first.key()], "Told how.")
    assert text.startswith("# Bots\n\nBefore.\n\n")
    assert text.endswith(f"Told how.\n{END}\n\nAfter.\n")
    assert known_lines(text) == lines
    assert text.index(lines[second.key()]) < text.index(lines[first.key()])


def test_rows_played_anew_replace_the_old_ones() -> None:
    rung = rungs([LIBRARY.get("moonlight")])[0]
    old = with_lines(
        DOCUMENT, {rung.key(): line(rung, 600), ("other", "2", "a", "b"): "| other | 2 | a | b | 5 |"}, [], ""
    )
    lines = known_lines(old)
    lines[rung.key()] = line(rung, 700)
    text = with_lines(old, lines, [rung.key()], "")
    assert "70.0%" in text
    assert "60.0%" not in text
    assert "| other | 2 | a | b | 5 |" in text


def test_a_file_without_marks_is_refused() -> None:
    with pytest.raises(AlehouseError, match="no place for the table"):
        with_lines("# Bots\n", {}, [], "")


def test_a_pairing_is_played_on_from_its_row() -> None:
    rung = Rung("moonlight", 2, "regular", "random")
    setup = LIBRARY.get(rung.title).setup(rung.seats)

    def played(done: int, games: int) -> Standings:
        return Tournament(setup, [(rung.bot, rung.against)], 1, done).batch(0, games)

    before = score_of(rung.line(Score() + played(0, 4)))
    both = before + played(4, 3)
    at_once = Score() + played(0, 7)
    assert (both.games, both.wins) == (at_once.games, at_once.wins)


def test_shared_wins_outlast_the_table() -> None:
    score = score_of(Rung("moonlight", 2, "regular", "random").line(Score(1000, 512.5, 12.3)))
    assert (score.games, score.wins) == (1000, 512.5)
