"""PettingZoo's own tests over all titles, and what our environments promise beyond them."""

from __future__ import annotations

import copy
import importlib
import pickle
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.envs.pettingzoo import AlehouseEnv, env
from alehouse.games import LIBRARY

TITLES = LIBRARY.ids()
COPIES = [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
SETUPS = [
    (title, seats)
    for title in TITLES
    for seats in sorted({LIBRARY.get(title).min_seats, 2, LIBRARY.get(title).max_seats})
]
# PettingZoo knows its own games with a dictionary as observation by name, and wonders about all others
EXPECTED = [
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "Action mask numpy array is all zeros",
]


def legal(observation: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(observation["action_mask"])]


def played(game: AlehouseEnv, seed: int) -> list[Any]:
    """A whole random game: what each agent saw, got and did."""
    rng = Random(seed)
    told: list[Any] = []
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, _ = game.last()
        assert observation is not None
        action = None if terminated or truncated else rng.choice(legal(observation))
        told.append((agent, observation["observation"].tolist(), reward, terminated, action))
        game.step(action)
    return told


@pytest.mark.parametrize(("title", "seats"), SETUPS)
def test_pettingzoo_finds_nothing_wrong(title: str, seats: int) -> None:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        api_test(env(title, seats=seats), num_cycles=300)


@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_finds_the_same_seed_to_give_the_same_game(title: str) -> None:
    seed_test(lambda: env(title, seats=3), 200)


@pytest.mark.parametrize("title", TITLES)
def test_pettingzoos_benchmark_runs(
    title: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = time.time()
    quick = type("clock", (), {"time": staticmethod(lambda: begun + 20 * (time.monotonic() - since))})
    since = time.monotonic()
    monkeypatch.setattr(importlib.import_module("pettingzoo.test.performance_benchmark"), "time", quick)
    performance_benchmark(env(title, seats=2))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_positions_are_rendered_as_text_and_as_drawing(title: str) -> None:
    def made(render_mode: str) -> AlehouseEnv:
        return env(title, seats=2, render_mode="ansi" if render_mode == "human" else render_mode)

    render_test(made, {"svg": lambda drawn: ET.fromstring(drawn).tag.endswith("svg")})
    game = made("ansi")
    game.reset(seed=1)
    text = game.render()
    assert isinstance(text, str)
    assert text.startswith(f"{LIBRARY.get(title).name}: {game.agent_selection}: ")
    assert "\nplayer_2\n" in text
    for _ in range(2000):
        if not game.agents or game.terminations[game.agents[0]]:
            break
        observation, *_ = game.last()
        assert observation is not None
        game.step(legal(observation)[-1])
    assert "in front" in (game.render() or "")


@pytest.mark.parametrize("title", TITLES)
def test_a_game_ends_for_all_with_rewards_that_add_up_to_nothing(title: str) -> None:
    told = played(env(title, seats=3), 5)
    last = {agent: reward for agent, _, reward, terminated, _ in told if terminated}
    assert list(last) == ["player_1", "player_2", "player_3"]
    assert sum(last.values()) == pytest.approx(0)
    assert max(last.values()) > 0
    assert all(reward == 0 for _, _, reward, terminated, _ in told if not terminated)


@pytest.mark.parametrize("title", TITLES)
def test_points_come_as_they_are_won(title: str) -> None:
    game = env(title, seats=2, rewards="points")
    game.reset(seed=3)
    paid = {name: float(game.game.total(seat)) for seat, name in enumerate(game.possible_agents)}
    for agent, _, reward, _, _ in played(game, 3):
        paid[agent] += reward
    assert paid == {name: game.game.total(seat) for seat, name in enumerate(game.possible_agents)}


def test_without_a_seed_games_differ_and_follow_from_the_last_seed() -> None:
    game, again = env("moonlight"), env("moonlight")
    games = []
    for one in (game, again):
        one.reset(seed=8)
        random_ones = []
        for _ in range(3):
            one.reset()
            random_ones.append(one.game.random)
        games.append(random_ones)
    assert games[0] == games[1]
    assert len(set(games[0])) == 3


def test_an_illegal_action_changes_nothing() -> None:
    game = env("moonlight")
    game.reset(seed=1)
    observation, *_ = game.last()
    assert observation is not None
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    for action in (wrong, -1, 10_000, None):
        with pytest.raises(IllegalAction, match=rf"action {action} is not legal for {game.agent_selection} now"):
            game.step(action)
    again, *_ = game.last()
    assert again is not None
    assert (again["observation"] == observation["observation"]).all()


def test_only_the_agent_to_act_has_legal_actions() -> None:
    game = env("moonlight", seats=4)
    game.reset(seed=1)
    masks = {name: game.observe(name)["action_mask"].any() for name in game.agents}
    assert masks == {name: name == game.agent_selection for name in game.agents}


def test_actions_and_observations_can_be_read() -> None:
    game = env("moonlight", seats=2)
    game.reset(seed=1)
    observation, *_ = game.last()
    assert observation is not None
    actions = [game.describe(action) for action in legal(observation)]
    assert {action["do"] for action in actions} == {"choose-monk", "random-monk"}
    assert [game.number(action) for action in actions] == legal(observation)
    assert sum(field.size for field in game.fields()) == len(observation["observation"])
    assert len(game.state()) == 2 * len(observation["observation"])


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"seats": 9}, "for 1 to 8 players, not 9"),
        ({"options": {"dule": True}}, "unknown option 'dule'; did you mean 'duel'"),
        ({"rewards": "point"}, "unknown rewards 'point'; did you mean 'points'"),
        ({"seats": 1, "rewards": "win"}, "a solo game has no winner"),
        ({"render_mode": "human"}, "unknown render mode 'human'"),
        ({"pack": "nowhere"}, "no pack 'nowhere'"),
    ],
)
def test_wrong_choices_are_refused_with_what_is_allowed(choices: dict[str, Any], said: str) -> None:
    with pytest.raises(AlehouseError, match=said):
        env("moonlight", **choices)


def test_an_environment_without_a_game_asks_for_reset() -> None:
    with pytest.raises(AlehouseError, match=r"call reset\(\) first"):
        env("moonlight").observe("player_1")


def test_a_seed_out_of_range_is_refused() -> None:
    with pytest.raises(AlehouseError, match="a seed is a whole number"):
        env("moonlight").reset(seed=2**62)


@pytest.mark.parametrize("title", LIBRARY.ids())
@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))], ids=["copy", "pickle"]
)
def test_a_copy_in_the_middle_of_a_game_continues_in_the_same_way(title: str, copied: Callable[[Any], Any]) -> None:
    game = env(title, seats=3, rewards="points")
    copied(game).reset(seed=1)  # before the first game, too
    game.reset(seed=5)
    rng = np.random.default_rng(5)
    for decision in range(5):
        game.step(int(rng.choice(np.flatnonzero(game.last()[0]["action_mask"]))))
    other = copied(game)
    while not game.terminations[game.agent_selection]:
        assert other.agent_selection == game.agent_selection
        assert np.array_equal(other.last()[0]["observation"], game.last()[0]["observation"])
        action = int(rng.choice(np.flatnonzero(game.last()[0]["action_mask"])))
        game.step(action)
        other.step(action)
    assert other.terminations == game.terminations
    assert other._cumulative_rewards == game._cumulative_rewards
    game.reset()
    other.reset()
    assert np.array_equal(other.state(), game.state())


def test_images_of_a_game_have_one_size() -> None:
    game = env("dicebrewing", seats=2, render_mode="rgb_array")
    game.reset(seed=1)
    sizes = set()
    for decision in range(30):
        frame = game.render()
        assert isinstance(frame, np.ndarray)
        assert len(np.unique(frame.reshape(-1, 3), axis=0)) > 4  # there is something on it
        sizes.add(frame.shape)
        game.step(int(np.flatnonzero(game.last()[0]["action_mask"])[-1]))
    ((height, width, colors),) = sizes
    assert (height > 300, width > 600, colors) == (True, True, 3)
