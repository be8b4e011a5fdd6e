"""Curves of a recorded game: honest about what is known, right at the end, with the steps that turned it."""

from __future__ import annotations

from functools import cache

import pytest

from alehouse.bots.random_bot import RandomBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record
from alehouse.engine.state import ALL, SPECTATOR
from alehouse.games import LIBRARY
from alehouse.lab import analysis
from alehouse.lab.analysis import Position, analyse, analysis_data, lead_changes, turning_points
from alehouse.lab.simulate import recorded_game
from alehouse.lab.variants import full

pytestmark = pytest.mark.engine

TITLES = LIBRARY.ids()


@pytest.fixture(autouse=True)
def few_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "GUESSES", 3)


@cache
def record(title: str = "moonlight", seats: int = 3) -> Record:
    setup = LIBRARY.get(title).setup(seats, full(LIBRARY.get(title), seats) if seats > 1 else {}, seed=6)
    return recorded_game(setup, [RandomBot()] * seats, 1)


@pytest.mark.parametrize("viewer", [SPECTATOR, ALL, 1])
@pytest.mark.parametrize("title", TITLES)
def test_chances_add_up_and_end_with_the_result(title: str, viewer: int) -> None:
    seen = analyse(record(title), viewer)
    assert seen.positions[0].step == 0
    assert seen.positions[-1].step == len(record(title).steps)
    for position in seen.positions:
        assert sum(position.prospects) == pytest.approx(1)
    result = record(title).result
    assert result is not None
    firsts = result["places"].count(1)
    assert seen.positions[-1].prospects == [1 / firsts if place == 1 else 0 for place in result["places"]]
    assert [sum(score.values()) for score in seen.positions[-1].scores] == result["totals"]


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_sees_its_own_points_as_they_are(title: str) -> None:
    seen = analyse(record(title), 0)
    state = record(title).start()
    done = 0
    for position in seen.positions:
        while done < position.step:
            record(title).play(state, done)
            done += 1
        assert position.scores[0] == pytest.approx(dict(state.score(0)))


def test_alone_the_points_to_expect_are_followed() -> None:
    seen = analyse(record(seats=1))
    result = record(seats=1).result
    assert result is not None
    assert seen.positions[-1].prospects == result["totals"]
    assert "expected_points" in analysis_data(record(seats=1), seen)["positions"][0]


def test_what_is_hidden_stays_hidden_until_the_end() -> None:
    whole = record()
    part = Record(whole.setup)
    part.steps = whole.steps[:10]
    assert analyse(part, 0).positions
    with pytest.raises(AlehouseError, match="the game is not finished"):
        analyse(part, ALL)


def test_the_largest_swings_are_the_turning_points() -> None:
    shares = [[0.5, 0.5], [0.52, 0.48], [0.9, 0.1], [0.7, 0.3], [1.0, 0.0]]
    positions = [Position(2 * number, each, [{}, {}]) for number, each in enumerate(shares)]
    points = turning_points(positions)
    assert [(point.first, point.last) for point in points] == [(3, 4), (7, 8), (5, 6)]
    assert points[0].swing() == pytest.approx(0.38)
    assert points[2].swing() == pytest.approx(-0.2)


def test_the_steps_of_a_turning_point_are_told() -> None:
    seen = analyse(record(), ALL)
    data = analysis_data(record(), seen)
    assert data["known"] == "all"
    assert 0 < len(data["turning_points"]) <= 5
    for point in data["turning_points"]:
        for step in point["steps"]:
            assert step["action"] == record().steps[step["step"] - 1].action
        change = point["win_chance_after"][point["seat"] - 1] - point["win_chance_before"][point["seat"] - 1]
        assert change == pytest.approx(point["swing"], abs=1e-3)


def test_the_same_record_gives_the_same_analysis() -> None:
    first, again = (analysis_data(record(), analyse(record(), 2)) for time in (1, 2))
    assert first == again


def test_the_lead_changes_when_another_seat_is_clearly_ahead() -> None:
    assert lead_changes([[0.5, 0.5], [0.6, 0.4], [0.4, 0.6], [0.6, 0.4]]) == 2
    assert lead_changes([[0.6, 0.4], [0.49, 0.51], [0.51, 0.49]]) == 0  # a tie that flickers
    assert lead_changes([[0.4, 0.3, 0.3], [0.3, 0.4, 0.3], [0.2, 0.5, 0.3]]) == 1
    assert lead_changes([]) == 0
