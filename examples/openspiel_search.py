"""OpenSpiel's information-set search plays Moonlight Brewers against random moves. Needs the extra `openspiel`."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import alehouse.envs.openspiel  # noqa: F401  (registers alehouse_moonlight and the other titles)

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--games", type=int, default=2)
parser.add_argument("--simulations", type=int, default=20)
told = parser.parse_args()

game = pyspiel.load_game("alehouse_moonlight", {"players": 2, "mod-short-brew": True})
rng = np.random.RandomState(1)
search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, told.simulations, random_state=rng)
for number in range(told.games):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        elif state.current_player() == 0:
            state.apply_action(search.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    print(f"game {number + 1}: the search got {state.returns()[0]:+.0f}, random {state.returns()[1]:+.0f}")
