"""One game of Brew Crafters through PettingZoo, every agent choosing at random. Needs the extra `rl`."""

import numpy as np

from alehouse.envs.pettingzoo import env

game = env("brewcrafters", seats=3, render_mode="ansi")
game.reset(seed=7)
rng = np.random.default_rng(7)
decisions = 0
for agent in game.agent_iter():
    observation, reward, terminated, truncated, info = game.last()
    if terminated or truncated:
        print(f"{agent} ends with a reward of {reward:+.2f}")
        game.step(None)
        continue
    legal = np.flatnonzero(observation["action_mask"])
    action = int(rng.choice(legal))
    if decisions < 5:
        print(f"{agent} has {len(legal)} choices and plays {game.describe(action)}")
    game.step(action)
    decisions += 1
print(f"{decisions} decisions; the last position:")
print(game.render())
