"""The table of levels in a Markdown file: what is played anew is replaced, the rest stays."""

from __future__ import annotations

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.lab.ladder import BEGIN, END, RUNGS, Rung, known_lines, rungs, with_lines
from alehouse.lab.tally import WIN
from alehouse.lab.tournament import PairTally

DOCUMENT = f"# Bots\n\nBefore.\n\n{BEGIN}\n{END}\n\nAfter.\n"


def line(rung: Rung, wins: int) -> str:
    tally = PairTally()
    tally.games, tally.parts = 1000, wins * WIN
    return rung.line(tally, 0.0123)


def test_a_row_tells_games_wins_interval_and_time() -> None:
    assert line(Rung("moonlight", 4, "regular", "random"), 900) == (
        "| moonlight | 4 | regular | random | 1,000 | 90.0 % | 88.0 to 91.7 % | 25 % | 0.012 |"
    )


def test_every_title_climbs_all_rungs_at_two_and_four_seats() -> None:
    found = rungs([LIBRARY.get(name) for name in LIBRARY.ids()])
    assert len(found) == len(LIBRARY.ids()) * 2 * len(RUNGS)
    assert {rung.seats for rung in found} == {2, 4}


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
    assert "70.0 %" in text
    assert "60.0 %" not in text
    assert "| other | 2 | a | b | 5 |" in text


def test_a_file_without_marks_is_refused() -> None:
    with pytest.raises(AlehouseError, match="no place for the table"):
        with_lines("# Bots\n", {}, [], "")
