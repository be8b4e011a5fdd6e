"""Fitting weights: the same for a seed, only what matters, written where it was read."""

from __future__ import annotations

import tomllib

import pytest

from alehouse.engine.weights import read_judge
from alehouse.games import LIBRARY
from alehouse.lab import executor
from alehouse.lab.executor import batches
from alehouse.lab.scale import SCALES, Likelihood, ScaleFit
from alehouse.lab.tune import CandidateGames, CandidateTallies, Search, felt
from alehouse.lab.weights_file import weights_text

TITLE = LIBRARY.get("moonlight")
SETUP = TITLE.setup(2, seed=3)
WEIGHTS = TITLE.judge().weights.taken


def test_a_candidate_equal_to_the_current_weights_is_as_strong() -> None:
    """On every seat with the same chances, equals share the wins exactly."""
    tally = CandidateGames(SETUP, WEIGHTS, [WEIGHTS], 1).batch(0, 4).tallies[0]
    assert tally.win_rate() == 0.5
    assert tally.lead == 0


def test_a_candidate_that_thinks_the_wrong_way_round_loses() -> None:
    wrong = {name: -weight for name, weight in WEIGHTS.items()}
    tally = CandidateGames(SETUP, WEIGHTS, [wrong], 1).batch(0, 10).tallies[0]
    assert tally.win_rate() < 0.5
    assert tally.mean_lead() < 0


def test_the_number_of_workers_does_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "ALONE_SECONDS", 0.0)
    monkeypatch.setattr(executor, "BATCH_SECONDS", 0.02)
    other = {name: weight * 1.5 for name, weight in WEIGHTS.items()}
    found = []
    for workers in (1, 2):
        tallies = CandidateTallies(2)
        for _, result in batches(CandidateGames(SETUP, WEIGHTS, [WEIGHTS, other], 1), 8, workers):
            tallies = tallies + result
        found.append([(tally.games, tally.parts, tally.lead) for tally in tallies.tallies])
    assert found[0] == found[1]


def searched(seed: int) -> dict[str, float]:
    """Three generations that like small weights."""
    weights = {"kept": 4.0, "a": 1.0, "b": 2.0, "c": -0.5, "d": 0.0}
    search = Search(weights, ["a", "b", "c", "d"], seed)
    for generation in search.generations(30):
        search.learn(generation, [-size(each) for each in generation.candidates])
    return search.best()


def size(weights: dict[str, float]) -> float:
    return sum(abs(weight) for name, weight in weights.items() if name != "kept")


def test_the_search_finds_what_is_better_and_repeats_for_a_seed() -> None:
    found = searched(5)
    assert found == searched(5) != searched(6)
    assert found["kept"] == 4.0
    assert size(found) < 1.0
    assert found["c"] < 0 < found["a"]


def test_weights_that_nothing_depends_on_stay_as_they_are() -> None:
    mattering = felt(SETUP, WEIGHTS)
    assert "star" not in mattering  # stars are won in the campaign for one
    assert "injured" in mattering
    search = Search(WEIGHTS, mattering, 1)
    candidate = next(search.generations(1)).candidates[0]
    assert candidate["star"] == WEIGHTS["star"]
    assert candidate["injured"] != WEIGHTS["injured"]


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

[search]
scale = 4.0 # the lead that makes a win e times as likely

[weights]
card = 0.55 # any

[weights.card-late]
noise = -1 # late
"""


def test_the_file_keeps_its_comments_and_gains_the_weights_it_lacks() -> None:
    weights = {"card": 0.25, "card-late.noise": -0.125, "card-late.balm": 0.0}
    text = weights_text(OLD, "moonlight", weights, {"scale": 3.5}, ["Seed 1."])
    assert "old words" not in text
    assert "\n# Seed 1.\n" in text
    assert "[search]\nscale = 3.5 # the lead that makes a win e times as likely\n" in text
    assert "[weights.card-late]\nnoise = -0.125 # late\nbalm = 0\n" in text
    found = tomllib.loads(text)
    assert found["weights"] == {"card": 0.25, "card-late": {"noise": -0.125, "balm": 0}}


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_the_file_of_every_title_is_written_as_it_was(name: str) -> None:
    title = LIBRARY.get(name)
    file = title.folder() / "judge.toml"
    before = file.read_text("utf-8")
    notes = [line.removeprefix("# ") for line in before.partition("\n\n")[0].splitlines()[1:]]
    search = read_judge(file)[1]
    assert title.judge().weights.missing() == []
    assert weights_text(before, name, title.judge().weights.taken, search, notes) == before
