"""Fitting weights: the same for a seed, only what matters, written where it was read."""

from __future__ import annotations

import tomllib

import pytest

from alehouse.bots.worth import SCALE
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.lab import crew
from alehouse.lab.crew import batches
from alehouse.lab.scale import SCALES, Likelihood, ScaleFit
from alehouse.lab.tune import Contest, Search, Trials, felt
from alehouse.lab.weights_file import weights_text

TITLE = LIBRARY.get("moonlight")
SETUP = TITLE.setup(2, seed=3)
WEIGHTS = TITLE.weights()


def test_a_candidate_equal_to_the_weights_of_now_is_as_strong() -> None:
    """On every seat with the same chances, equals share the wins exactly."""
    tally = Contest(SETUP, WEIGHTS, [WEIGHTS], 1).batch(0, 4).tallies[0]
    assert tally.win_rate() == 0.5
    assert tally.lead == 0


def test_a_candidate_that_thinks_the_wrong_way_round_loses() -> None:
    wrong = [WEIGHTS[SCALE], *[-weight for weight in WEIGHTS[1:]]]
    tally = Contest(SETUP, WEIGHTS, [wrong], 1).batch(0, 10).tallies[0]
    assert tally.win_rate() < 0.5
    assert tally.mean_lead() < 0


def test_the_number_of_workers_does_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "ALONE_SECONDS", 0.0)
    monkeypatch.setattr(crew, "BATCH_SECONDS", 0.02)
    other = [weight * 1.5 for weight in WEIGHTS]
    found = []
    for workers in (1, 2):
        trials = Trials(2)
        for _, result in batches(Contest(SETUP, WEIGHTS, [WEIGHTS, other], 1), 8, workers):
            trials = trials + result
        found.append([(tally.games, tally.parts, tally.lead) for tally in trials.tallies])
    assert found[0] == found[1]


def searched(seed: int) -> list[float]:
    """Three generations that like small weights."""
    search = Search([4.0, 1.0, 2.0, -0.5, 0.0], [1, 2, 3, 4], seed)
    for generation in search.generations(30):
        search.learn(generation, [-sum(abs(weight) for weight in each[1:]) for each in generation.candidates])
    return search.best()


def test_the_search_finds_what_is_better_and_repeats_for_a_seed() -> None:
    found = searched(5)
    assert found == searched(5) != searched(6)
    assert found[SCALE] == 4.0
    assert sum(abs(weight) for weight in found[1:]) < 1.0
    assert found[3] < 0 < found[1]


def test_weights_that_nothing_depends_on_stay_as_they_are() -> None:
    names = TITLE.weight_names()
    mattering = [names[index] for index in felt(SETUP, WEIGHTS)]
    assert "star" not in mattering  # stars are won in the campaign for one
    assert "scale" not in mattering
    assert "injured" in mattering
    search = Search(WEIGHTS, felt(SETUP, WEIGHTS), 1)
    candidate = next(search.generations(1)).candidates[0]
    assert candidate[names.index("star")] == WEIGHTS[names.index("star")]
    assert candidate[names.index("injured")] != WEIGHTS[names.index("injured")]


def test_the_scale_that_made_the_results_is_found_again() -> None:
    """A lead of 6 points that wins 0.8808 of the games is a scale of 3."""
    likelihood = Likelihood()
    for number in range(10_000):
        likelihood.count([10.0, 4.0], [1.0, 0.0] if number < 8808 else [0.0, 1.0])
    assert likelihood.best() == min(SCALES, key=lambda scale: abs(scale - 3))


def test_the_scale_comes_from_whole_games() -> None:
    likelihood = ScaleFit(SETUP, WEIGHTS, 1).batch(0, 2)
    assert likelihood.positions > 20
    both = likelihood + likelihood
    assert (both.positions, both.best()) == (2 * likelihood.positions, likelihood.best())


OLD = """# old words

[weights]
scale = 4.0 # the lead that makes a win e times as likely
card = 0.55
card-late = -1
"""


def test_the_file_keeps_its_lines_and_comments() -> None:
    text = weights_text(OLD, "moonlight", {"scale": 3.5, "card": 0.25, "card-late": -0.125}, ["Seed 1."])
    assert "old words" not in text
    assert "\n# Seed 1.\n" in text
    assert "scale = 3.5 # the lead that makes a win e times as likely\ncard = 0.25\ncard-late = -0.125\n" in text
    assert tomllib.loads(text)["weights"] == {"scale": 3.5, "card": 0.25, "card-late": -0.125}


def test_a_weight_that_the_file_lacks_is_named() -> None:
    with pytest.raises(AlehouseError, match="no lines for 'loud'"):
        weights_text(OLD, "moonlight", {"loud": 1.0}, [])


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_the_file_of_every_title_can_be_written_anew(name: str) -> None:
    title = LIBRARY.get(name)
    weights = dict(zip(title.weight_names(), title.weights(), strict=True))
    text = weights_text((title.folder() / "judge.toml").read_text("utf-8"), name, weights, ["As it was."])
    assert tomllib.loads(text)["weights"] == pytest.approx(weights)
