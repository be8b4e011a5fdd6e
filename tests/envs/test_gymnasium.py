"""Gymnasium's vector conventions: a learner against bots, and games in which all seats are played from outside."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.passive_env_checker import check_action_space, check_obs, check_observation_space
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import FlattenObservation
from gymnasium.wrappers.vector import (
    DictInfoToList,
    DtypeObservation,
    FilterObservation,
    NormalizeObservation,
    RecordEpisodeStatistics,
)
from gymnasium.wrappers.vector import FlattenObservation as FlattenObservations

from alehouse.bots.bot import Bot
from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.engine.state import State
from alehouse.envs import spaces
from alehouse.envs.gymnasium import Env, SelfPlay, VectorEnv
from alehouse.games import LIBRARY

TITLES = LIBRARY.ids()
COPIES = [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]


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
    assert all(isinstance(svg, str) and svg.startswith("<svg ") for svg in drawn)
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


# -- one game ---------------------------------------------------------------------------------------


def made(title: str, **choices: Any) -> Any:
    version = LIBRARY.get(title).rules_version
    return gymnasium.make(f"alehouse/{title}-v{version}", **choices)


@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_makes_a_game_and_plays_it_to_its_end(title: str) -> None:
    game = made(title, seats=3, bots=["novice"])
    assert isinstance(game.unwrapped, Env)
    observation, info = game.reset(seed=3)
    ended, steps, paid = False, 0, 0.0
    while not ended:
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert np.array_equal(game.unwrapped.action_masks(), observation["action_mask"] == 1)
        observation, reward, ended, truncated, info = game.step(game.unwrapped.sample())
        assert not truncated
        paid += reward
        steps += 1
    assert steps > 5
    assert paid == pytest.approx({1: 1.0}.get(info["place"], -0.5)) or info["place"] == 1
    assert not observation["action_mask"].any()
    with pytest.raises(AlehouseError, match="the game is over"):
        game.unwrapped.step(0)


class Lenient(Env):
    """Plays the first legal action instead of an illegal one: Gymnasium's checks know no masks."""

    def step(self, action: np.int64 | int) -> tuple[spaces.Observation, float, bool, bool, dict[str, Any]]:
        mask = self.action_masks()
        return super().step(action if mask[action] else int(mask.argmax()))


@pytest.mark.parametrize("title", TITLES)
def test_gymnasiums_own_checks_pass(title: str) -> None:
    check_env(Lenient(title), skip_render_check=True)


def test_an_illegal_action_changes_nothing_and_the_learner_changes_seats() -> None:
    game = Env("moonlight", seats=2)
    with pytest.raises(AlehouseError, match="not dealt yet"):
        game.step(0)
    observation, _ = game.reset(seed=1)
    with pytest.raises(IllegalAction):
        game.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert np.array_equal(game.games.observations()["observation"][0], observation["observation"])
    seats = []
    for _ in range(4):
        seats.append(game.games.batch.games[0].learner)
        game.reset()
    assert seats == [0, 1, 0, 1]


def test_a_game_is_flattened_by_gymnasiums_wrapper() -> None:
    game = FlattenObservation(Env("moonlight"))
    flat, _ = game.reset(seed=1)
    assert flat.shape == game.observation_space.shape


# -- when the next game begins ----------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_with_next_step_the_last_observation_comes_first_and_the_next_action_is_not_used(title: str) -> None:
    games = VectorEnv(title, num_envs=3, seats=2, autoreset_mode=AutoresetMode.NEXT_STEP)
    assert games.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observations, _ = games.reset(seed=2)
    over = np.zeros(3, np.bool_)
    finished = 0
    while finished < 6:
        actions = np.where(over, -1, games.sample())
        observations, rewards, ended, _, infos = games.step(actions)
        assert not (over & ended).any()
        assert (rewards[over] == 0).all()
        assert np.array_equal(observations["action_mask"].any(axis=1), ~ended)
        assert games.observation_space.contains(observations)
        if ended.any():
            assert np.array_equal(infos["_place"], ended)
            assert set(infos["place"][ended]) <= {1, 2}
        over, finished = ended, finished + int(ended.sum())


def test_without_autoreset_a_finished_game_waits_for_reset() -> None:
    games = VectorEnv("moonlight", num_envs=3, seats=2, autoreset_mode="Disabled")
    games.reset(seed=2)
    ended = np.zeros(3, np.bool_)
    while not ended.any():
        _, _, ended, _, _ = games.step(games.sample())
    _, rewards, still, _, _ = games.step(games.sample())
    assert still[ended].all()
    assert (rewards[ended] == 0).all()
    observations, _ = games.reset(options={"reset_mask": ended})
    assert observations["action_mask"][ended].any(axis=1).all()


def test_wrappers_that_want_next_step_accept_it() -> None:
    games = FlattenObservations(VectorEnv("moonlight", num_envs=2, autoreset_mode=AutoresetMode.NEXT_STEP))
    flat, _ = games.reset(seed=1)
    assert flat.shape[0] == 2
    with pytest.raises(ValueError, match="autoreset"):
        FlattenObservations(VectorEnv("moonlight", num_envs=2))


def test_wrappers_make_flat_normalized_observations_and_the_masks_are_still_there() -> None:
    games = VectorEnv("moonlight", num_envs=3, autoreset_mode=AutoresetMode.NEXT_STEP)
    floats = DtypeObservation(FlattenObservations(FilterObservation(games, ["observation"])), np.float32)
    wrapped = NormalizeObservation(floats)
    seen, _ = wrapped.reset(seed=1)
    assert seen.dtype == np.float32
    assert seen.shape == (3, sum(field.size for field in games.fields()))
    for _ in range(20):
        masks = games.action_masks()
        assert masks.dtype == np.bool_
        seen = wrapped.step(masks.argmax(axis=1))[0]
        assert np.isfinite(seen).all()


# -- copies -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))], ids=["copy", "pickle"]
)
def test_a_copy_of_many_games_continues_in_the_same_way(title: str, copied: Callable[[Any], Any]) -> None:
    games = VectorEnv(title, num_envs=3, seats=2, bots=["novice"], rewards="points")
    copied(games).reset(seed=1)
    games.reset(seed=3)
    for _ in range(40):
        games.step(games.sample())
    other = copied(games)
    for _ in range(40):
        actions = games.sample()
        assert np.array_equal(other.sample(), actions)
        one, two = games.step(actions), other.step(actions)
        assert same(one[0], two[0])
        assert np.array_equal(one[1], two[1])
        assert np.array_equal(one[2], two[2])
    assert same(games.reset()[0], other.reset()[0])


def test_one_game_and_self_play_can_be_copied() -> None:
    game = made("moonlight", bots=["regular"])
    game.reset(seed=1)
    other = pickle.loads(pickle.dumps(game))
    for _ in range(5):
        action = game.unwrapped.sample()
        assert other.unwrapped.sample() == action
        assert same(game.step(action)[0], other.step(action)[0])
    both = SelfPlay("brewcrafters", num_envs=2)
    both.reset(seed=1)
    twin = copy.deepcopy(both)
    actions = both.sample()
    assert np.array_equal(twin.sample(), actions)
    assert same(both.step(actions)[0], twin.step(actions)[0])


# -- bots of one's own ------------------------------------------------------------------------------


class First(Bot):
    def choose(self, guess: State, seed: int) -> int:
        return guess.legal()[0]


class Illegal(Bot):
    def choose(self, guess: State, seed: int) -> int:
        return -7


def test_a_bot_of_ones_own_takes_a_seat_and_is_checked() -> None:
    games = VectorEnv("moonlight", num_envs=2, seats=3, bots=[First(), "random"])
    games.reset(seed=1)
    for _ in range(20):
        games.step(games.sample())
    with pytest.raises(IllegalAction, match="'Illegal' chose code -7, which is not legal"):
        VectorEnv("moonlight", num_envs=2, bots=[Illegal()]).reset(seed=1)
