"""OpenSpiel's own tests over all titles; information states that leak nothing; its search plays."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import alehouse.envs.openspiel  # noqa: F401  (registers the titles)
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY

TITLES = LIBRARY.ids()
SCENARIOS = Path(__file__).parent.parent / "scenarios"
GAMES = [
    f"alehouse_{title}(players={seats})"
    for title in TITLES
    for seats in sorted({max(2, LIBRARY.get(title).min_seats), LIBRARY.get(title).max_seats})
]


def advance(state: Any, decisions: int, rng: random.Random) -> Any:
    """Plays at random until so many decisions are taken; never ends the game."""
    taken = 0
    while taken < decisions or state.is_chance_node():
        before = state.clone()
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            taken += 1
        if state.is_terminal():
            return before
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_simulation_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*GAMES, "alehouse_moonlight(players=1,rewards=points)"])
def test_openspiels_python_tests_find_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))
    assert "terminated" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_what_a_player_cannot_know_changes_none_of_his_tensors(title: str) -> None:
    rng = random.Random(title)
    game = pyspiel.load_game(f"alehouse_{title}", {"players": 3})
    for decisions in (5, 40, 80):
        state = advance(game.new_initial_state(), decisions, rng)
        for player in range(3):
            for _ in range(3):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                if state.current_player() == player:
                    assert other.legal_actions() == state.legal_actions()


def test_a_guess_deals_what_is_hidden_anew() -> None:
    rng = random.Random(1)
    state = advance(pyspiel.load_game("alehouse_moonlight").new_initial_state(), 10, rng)
    player = state.current_player()
    assert len({str(state.resample_from_infostate(player, rng.random)) for _ in range(5)}) == 5


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    game = pyspiel.load_game("alehouse_moonlight")
    rng = random.Random(2)
    start = game.new_initial_state()
    start.apply_action(0)
    player = start.current_player()
    one, other = (advance(start.clone(), 6, rng) for _ in range(2))
    assert one.information_state_string(player) != other.information_state_string(player)
    size = game.observation_tensor_shape()[0]
    assert one.information_state_tensor(player)[:size] == one.observation_tensor(player)
    assert one.information_state_tensor(player)[size:] != other.information_state_tensor(player)[size:]


@pytest.mark.parametrize("title", TITLES)
def test_the_same_history_leads_to_the_same_node(title: str) -> None:
    game = pyspiel.load_game(f"alehouse_{title}")
    state = advance(game.new_initial_state(), 60, random.Random(3))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_chance_has_as_many_outcomes_as_told_and_they_differ() -> None:
    game = pyspiel.load_game("alehouse_moonlight(chances=8)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert len({str(state.child(outcome)) for outcome, _ in state.chance_outcomes()}) == 8
    state.apply_action(0)
    assert not state.is_chance_node()


def test_an_action_that_draws_nothing_has_no_chance_node_behind_it() -> None:
    state = advance(pyspiel.load_game("alehouse_moonlight").new_initial_state(), 2, random.Random(4))
    moves = [a for a in state.legal_actions() if state.action_to_string(a).startswith("move ")]
    assert moves
    state.apply_action(moves[0])
    assert state.is_player_node()


def test_options_are_parameters_of_the_game() -> None:
    game = pyspiel.load_game("alehouse_moonlight", {"players": 4, "duel": True, "first": "2"})
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.current_player() == 1
    assert "duel=True" in str(game)
    assert game.utility_sum() == 0


def test_a_list_among_the_options_is_written_with_plus_signs() -> None:
    recipes = "pumpkin-ale+lambic+smoked-porter+vanilla-porter+coffee-stout+imperial-stout"
    game = pyspiel.load_game(f"alehouse_brewcrafters(recipes=custom,recipe-list={recipes})")
    assert game.setup.options["recipe-list"] == recipes.replace("+", ",")


def test_exact_chance_has_every_face_of_every_die() -> None:
    start = str(SCENARIOS / "moonlight" / "S-01.toml")
    state = pyspiel.load_game("alehouse_moonlight", {"chances": 0, "scenario": start}).new_initial_state()
    assert not state.is_chance_node()
    rng = random.Random(1)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    outcomes = state.chance_outcomes()
    assert outcomes == [(face, pytest.approx(1 / 6)) for face in range(6)]
    assert len({str(state.child(face)) for face, _ in outcomes}) > 1
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_openspiel_solves_the_endgame() -> None:
    game = pyspiel.load_game("alehouse_dicebrewing", {"chances": 0, "scenario": "endgame"})
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) == pytest.approx(1.3125)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.05


def test_rewards_may_be_points() -> None:
    game = pyspiel.load_game("alehouse_moonlight(rewards=points)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = game.new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        outcomes = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(outcomes))
    held = state.position.state
    assert state.returns() == [held.total(0), held.total(1)]


@pytest.mark.parametrize("title", TITLES)
def test_openspiels_searches_choose_legal_moves(title: str) -> None:
    game = pyspiel.load_game(f"alehouse_{title}")
    state = advance(game.new_initial_state(), 12, random.Random(5))
    chance = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    searches = [
        mcts.MCTSBot(game, 2, 8, rollouts, random_state=chance),
        ismcts.ISMCTSBot(game, rollouts, 2, 8, random_state=chance),
    ]
    for search in searches:
        assert search.step(state) in state.legal_actions()


def test_openspiels_learning_environment_plays_a_game() -> None:
    environment = rl_environment.Environment(pyspiel.load_game("alehouse_moonlight"))
    chooser = random.Random(1)
    step = environment.reset()
    steps = 0
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([chooser.choice(step.observations["legal_actions"][player])])
        steps += 1
    assert steps > 20
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ({"players": 1}, "a solo game has no winner"),
        ({"rewards": "glory"}, "unknown rewards 'glory'"),
        ({"chances": 1}, r"at least 2 outcomes \(0: all of them\), not 1"),
        ({"first": "5"}, "there are 2 seats"),
        ({"scenario": str(SCENARIOS / "dicebrewing" / "S60.toml")}, "is a scenario of dicebrewing, not of moonlight"),
        ({"scenario": "nowhere.toml"}, "nowhere.toml: cannot be read"),
    ],
)
def test_wrong_parameters_are_refused_with_what_is_allowed(parameters: dict[str, Any], said: str) -> None:
    with pytest.raises(AlehouseError, match=said):
        pyspiel.load_game("alehouse_moonlight", parameters)
