"""Train a small policy for Moonlight Brewers in plain NumPy until it beats random play.

One hidden layer, policy gradient with a learned baseline, 256 games at once against a random bot; a few minutes on
one processor core. Needs the extra `rl`.
Run: python examples/train_policy.py [--updates 120] [--curve curve.svg]
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from alehouse.envs import spaces
from alehouse.envs.gymnasium import VectorEnv

GAMES, STEPS, HIDDEN = 256, 48, 64
RATE, DISCOUNT, ENTROPY = 3e-3, 0.99, 0.01


class Policy:
    """Observation -> 64 tanh units -> a logit for each action, and what the position is worth."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [
            (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Hidden layer, probabilities of the legal actions, and the value."""
        first, bias, out, out_bias, value = self.weights
        hidden = np.tanh(seen @ first + bias)
        logits = np.where(mask, hidden @ out + out_bias, -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ value)[:, 0]

    def learn(self, seen: np.ndarray, mask: np.ndarray, actions: np.ndarray, returns: np.ndarray) -> None:
        """One step of Adam up the policy gradient, and of the value toward what really came."""
        hidden, chances, value = self.forward(seen, mask)
        advantage = returns - value
        scaled = (advantage / (advantage.std() + 1e-6))[:, None]
        chosen = np.zeros_like(chances)
        chosen[np.arange(len(actions)), actions] = 1
        surprise = np.where(mask, np.log(chances + 1e-9), 0)
        spread = -chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        to_logits = (scaled * (chosen - chances) + ENTROPY * spread) / len(actions)
        to_value = advantage[:, None] / len(actions)
        back = (to_logits @ self.weights[2].T + to_value @ self.weights[4].T) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ to_logits, to_logits.sum(0), hidden.T @ to_value]
        self.updates += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            weight += RATE * step


def choose(chances: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action drawn from each row of probabilities."""
    drawn = (chances.cumsum(axis=1) < rng.random((len(chances), 1))).sum(axis=1)
    return np.minimum(drawn, chances.shape[1] - 1)


def train(updates: int, seed: int = 0) -> tuple[Policy, list[tuple[int, float, float]]]:
    """The policy, and the curve: games played so far, share of wins and mean points of the last ones."""
    games = VectorEnv("moonlight", GAMES, rewards="points")
    scale = spaces.scale(games.games.setup)
    policy = Policy(len(scale), int(games.single_action_space.n), seed)
    rng = np.random.default_rng(seed)
    observations, _ = games.reset(seed=seed)
    curve, finished, wins, points = [], 0, [], []
    since = time.process_time()
    for update in range(1, updates + 1):
        told = []
        for _ in range(STEPS):
            seen, mask = observations["observation"] * scale, observations["action_mask"] == 1
            actions = choose(policy.forward(seen, mask)[1], rng)
            observations, rewards, ended, _, infos = games.step(actions)
            told.append((seen, mask, actions, rewards, ended))
            if "final_info" in infos:
                wins += (infos["final_info"]["place"][ended] == 1).tolist()
                points += infos["final_info"]["points"][ended].tolist()
        seen, mask = observations["observation"] * scale, observations["action_mask"] == 1
        ahead = policy.forward(seen, mask)[2]
        returns = []
        for *_, rewards, ended in reversed(told):
            ahead = rewards + DISCOUNT * np.where(ended, 0, ahead)
            returns.append(ahead)
        seen, mask, actions = (np.concatenate([part[k] for part in told]) for k in range(3))
        policy.learn(seen, mask, actions, np.concatenate(returns[::-1]).astype(np.float32))
        if wins and (update % 10 == 0 or update == updates):
            finished += len(wins)
            curve.append((finished, float(np.mean(wins)), float(np.mean(points))))
            took = time.process_time() - since
            share, mean = curve[-1][1:]
            print(f"update {update:4}  {finished:7} games  wins {share:.3f}  points {mean:5.2f}  {took:4.0f} s")
            wins, points = [], []
    return policy, curve


def evaluate(policy: Policy, bot: str, count: int) -> tuple[float, float]:
    """Share of wins against a bot over fresh games, always with the likeliest action; and the 95 % margin."""
    games = VectorEnv("moonlight", GAMES, bots=[bot])
    scale = spaces.scale(games.games.setup)
    observations, _ = games.reset(seed=10_000)
    wins: list[float] = []
    while len(wins) < count:
        seen, mask = observations["observation"] * scale, observations["action_mask"] == 1
        observations, rewards, ended, _, _ = games.step(policy.forward(seen, mask)[1].argmax(axis=1))
        wins += ((rewards[ended] + 1) / 2).tolist()
    share = float(np.mean(wins))
    return share, 1.96 * float(np.std(wins)) / len(wins) ** 0.5


def drawn(curve: list[tuple[int, float, float]]) -> str:
    """The share of wins over the games played, as an SVG document; the dashed line is what random play wins."""
    width, height, margin = 640, 300, 50
    most = curve[-1][0]

    def at(games: int, share: float) -> str:
        return (
            f"{margin + games / most * (width - 2 * margin):.1f},{height - margin - share * (height - 2 * margin):.1f}"
        )

    line = " ".join(at(games, share) for games, share, _ in curve)
    dots = "".join('<circle cx="{}" cy="{}" r="2.5"/>'.format(*at(g, s).split(",")) for g, s, _ in curve)
    marks = "".join(
        f'<text x="{margin - 6}" y="{at(0, share).split(",")[1]}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 aria-label="Share of games won against random play, from {curve[0][1]:.0%} to {curve[-1][1]:.0%}"
 font-family="sans-serif" font-size="11" fill="#1d2440">
<rect width="{width}" height="{height}" fill="#fffdf7"/>
<text x="{margin}" y="25" font-size="14" font-weight="bold">Games won against random play while learning</text>
<polyline points="{at(0, 1)} {at(0, 0)} {at(most, 0)}" fill="none" stroke="#8a8fa3"/>
<polyline points="{at(0, 0.5)} {at(most, 0.5)}" fill="none" stroke="#8a8fa3" stroke-dasharray="4 4"/>
<polyline points="{line}" fill="none" stroke="#2f5d8a" stroke-width="2"/>
<g fill="#2f5d8a">{dots}</g>
{marks}
<text x="{width - margin}" y="{height - 28}" text-anchor="end">{most:,} games played</text>
</svg>
"""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=120)
    parser.add_argument("--games", type=int, default=2000, help="games of the final test")
    parser.add_argument("--curve", type=Path, help="where to draw the curve, an SVG file")
    told = parser.parse_args()
    trained, learned = train(told.updates)
    if told.curve:
        told.curve.write_text(drawn(learned), encoding="utf-8")
    for level in ("random", "novice"):
        won, margin = evaluate(trained, level, told.games)
        print(f"against {level}: {won:.1%} of {told.games} games won (± {margin:.1%})")
