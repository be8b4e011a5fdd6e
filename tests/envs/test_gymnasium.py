"""Gymnasium's vector conventions: a learner against bots, and games in which all seats are played from outside."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.passive_env_checker import check_action_space, check_obs, check_observation_space
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.envs import spaces
from alehouse.envs.gymnasium import SelfPlay, VectorEnv
from alehouse.games import LIBRARY

TITLES = LIBRARY.ids()


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in ("observation", "action_mask"))


@pytest.mark.parametrize("title", TITLES)
def test_observations_lie_in_their_space_and_samples_are_legal(title: str) -> None:
    games = VectorEnv(title, num_envs=6, seats=3)
    observations, infos = games.reset(seed=1)
    assert infos == {}
    for _ in range(50):
        assert games.observation_space.contains(observations)
        assert observations["observation"].shape == (6, sum(field.size for field in games.fields()))
        actions = games.sample()
        assert games.action_space.contains(actions)
        assert observations["action_mask"][np.arange(6), actions].all()
        observations, rewards, terminations, truncations, _ = games.step(actions)
        assert [str(part.dtype) for part in (rewards, terminations, truncations)] == ["float64", "bool", "bool"]
        assert rewards.shape == terminations.shape == truncations.shape == (6,)


@pytest.mark.parametrize("title", TITLES)
def test_a_finished_game_restarts_in_the_same_step_and_tells_how_it_ended(title: str) -> None:
    games = VectorEnv(title, num_envs=4, seats=2)
    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    games.reset(seed=2)
    ended = 0
    while ended < 6:
        observations, rewards, terminations, truncations, infos = games.step(games.sample())
        assert not truncations.any()
        assert observations["action_mask"].any(axis=1).all()
        assert ("final_obs" in infos) == terminations.any()
        for number in np.flatnonzero(terminations):
            ended += 1
            final = infos["final_obs"][number]
            assert games.single_observation_space.contains(final)
            assert not final["action_mask"].any()
            place = infos["final_info"]["place"][number]
            assert rewards[number] == {1: 1, 2: -1}[place] or rewards[number] == 0
        if terminations.any():
            assert (infos["_final_obs"] == terminations).all()


def test_gymnasium_makes_titles_by_name_and_its_wrappers_count_the_episodes() -> None:
    games = gymnasium.make_vec("alehouse/moonlight-v1", num_envs=3, seats=2, rewards="points")
    counted = RecordEpisodeStatistics(games)
    counted.reset(seed=0)
    while counted.episode_count < 5:
        counted.step(games.unwrapped.sample())  # type: ignore[attr-defined]
    assert all(length > 10 for length in counted.length_queue)


@pytest.mark.parametrize("title", TITLES)
def test_gymnasiums_checks_find_nothing_wrong(title: str) -> None:
    games = VectorEnv(title, num_envs=4)
    check_observation_space(games.single_observation_space)
    check_action_space(games.single_action_space)
    check_obs(games.reset(seed=1)[0], games.observation_space, "reset")
    for _ in range(20):
        check_obs(games.step(games.sample())[0], games.observation_space, "step")


def test_gymnasiums_wrappers_split_the_infos_by_game() -> None:
    games = VectorEnv("moonlight", num_envs=3)
    split = DictInfoToList(games)
    split.reset(seed=0)
    ended = np.zeros(3, bool)
    while not ended.any():
        _, _, ended, _, infos = split.step(games.sample())
    assert [bool(info) for info in infos] == ended.tolist()
    assert all(info["final_info"]["place"] in (1, 2) for info in infos if info)


@pytest.mark.parametrize("title", TITLES)
def test_seeds_are_given_for_all_or_one_by_one(title: str) -> None:
    one, other = VectorEnv(title, num_envs=3), VectorEnv(title, num_envs=3)
    assert same(one.reset(seed=5)[0], other.reset(seed=[5, 6, 7])[0])
    first, _ = one.reset()
    second, _ = one.reset()
    one.reset(seed=5)
    assert same(one.reset()[0], first)
    assert not same(first, second) or title == "brewcrafters"


def test_arrays_handed_out_are_not_written_again() -> None:
    games = VectorEnv("moonlight", num_envs=3)
    observations, _ = games.reset(seed=5)
    kept = {key: value.copy() for key, value in observations.items()}
    for _ in range(30):
        games.step(games.sample())
    assert same(observations, kept)


def test_a_learner_meets_bots_of_several_levels() -> None:
    games = VectorEnv("moonlight", num_envs=2, seats=3, bots=["random", "regular"])
    assert [bot.level for bot in games.games.batch.bots] == ["random", "regular"]
    games.reset(seed=1)
    decided = [games.games.batch.state(number).decision() for number in range(2)]
    for _ in range(5):
        games.step(games.sample())
    assert [games.games.batch.state(number).decision() for number in range(2)] != decided


def test_a_game_for_one_needs_no_bots() -> None:
    games = VectorEnv("moonlight", num_envs=2, seats=1, bots=())
    games.reset(seed=1)
    total = 0.0
    for _ in range(200):
        total += games.step(games.sample())[1].sum()
    assert total != 0


@pytest.mark.parametrize("title", TITLES)
def test_in_self_play_every_decision_is_a_step_and_rewards_come_by_seat(title: str) -> None:
    games = SelfPlay(title, num_envs=4, seats=2)
    _, rewards, ended, seats = games.reset(seed=3)
    assert rewards.shape == (4, 2)
    seen: set[int] = set()
    while not ended.any():
        seen |= set(seats.tolist())
        _, rewards, ended, seats = games.step(games.sample())
    assert seen == {0, 1}
    assert rewards[ended].sum() == pytest.approx(0)
    assert not rewards[~ended].any()


def test_fields_can_be_found_and_scaled() -> None:
    games = VectorEnv("moonlight", num_envs=8)
    observations, _ = games.reset(seed=1)
    where = spaces.slices(games.games.setup)
    assert observations["observation"][:, where["my_decision"]].all()
    for _ in range(40):
        observations = games.step(games.sample())[0]
        scaled = observations["observation"] * spaces.scale(games.games.setup)
        assert np.abs(scaled).max() <= 1


def test_games_are_rendered_as_their_learners_see_them() -> None:
    games = VectorEnv("moonlight", num_envs=2, render_mode="svg")
    games.reset(seed=1)
    drawn = games.render()
    assert drawn is not None
    assert len(drawn) == 2
    assert all(svg.startswith("<svg ") for svg in drawn)
    assert VectorEnv("moonlight").render() is None


def test_actions_can_be_read() -> None:
    for games in (VectorEnv("moonlight"), SelfPlay("moonlight")):
        assert games.describe(0)["do"] == "choose-monk"
        assert games.fields()[0].name == "decision"


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"bots": ["random", "random"]}, "2 seats need 1 bots besides the learner, not 2"),
        ({"bots": ["rnadom"]}, "unknown bot level 'rnadom'; did you mean 'random'"),
        ({"render_mode": "human"}, "unknown render mode 'human'"),
        ({"num_envs": 0}, "at least 1 game, not 0"),
    ],
)
def test_wrong_choices_are_refused_with_what_is_allowed(choices: dict[str, Any], said: str) -> None:
    with pytest.raises(AlehouseError, match=said):
        VectorEnv("moonlight", **choices)


def test_an_illegal_action_says_in_which_game() -> None:
    games = VectorEnv("moonlight", num_envs=2)
    games.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not legal in game 1"):
        games.step(np.array([games.sample()[0], -3]))


def test_stepping_before_dealing_asks_for_reset() -> None:
    for games in (VectorEnv("moonlight", num_envs=2), SelfPlay("moonlight", num_envs=2)):
        with pytest.raises(AlehouseError, match=r"call reset\(\) first"):
            games.step(np.zeros(2, np.int64))
        with pytest.raises(AlehouseError, match=r"call reset\(\) first"):
            games.sample()


def test_a_seed_out_of_range_is_refused() -> None:
    with pytest.raises(AlehouseError, match="a seed is a whole number"):
        VectorEnv("moonlight", num_envs=2).reset(seed=2**62 - 1)
