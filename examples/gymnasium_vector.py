"""Many games of Moonlight Brewers at once: a random learner against a regular bot. Needs the extra `rl`."""

import argparse

import numpy as np

from alehouse.envs import spaces
from alehouse.envs.gymnasium import VectorEnv

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--steps", type=int, default=300)
steps = parser.parse_args().steps

games = VectorEnv("moonlight", num_envs=64, seats=2, bots=["regular"])
where = spaces.slices(games.games.setup)  # where each field of an observation is
observations, infos = games.reset(seed=1)
rng = np.random.default_rng(1)
played, won, noise = 0, 0.0, 0.0
for _ in range(steps):
    # a uniform choice among the legal actions of each game; put your policy here
    scores = rng.random(observations["action_mask"].shape) * observations["action_mask"]
    observations, rewards, ended, _, infos = games.step(scores.argmax(axis=1))
    noise += observations["observation"][:, where["you.noise"]].mean() / steps
    if ended.any():
        played += int(ended.sum())
        won += float((rewards[ended] > 0).sum())
print(f"{played} games played, {won / max(played, 1):.1%} won against the regular bot; mean noise {noise:.1f}")
