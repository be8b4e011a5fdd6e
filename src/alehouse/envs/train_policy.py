"""Trains a policy by masked PPO (sb3-contrib) against bots and writes it as whole numbers."""

from __future__ import annotations

from typing import Any

from alehouse.engine.codebook import spelled
from alehouse.engine.learnt import CONSTANT, entries_of
from alehouse.engine.policy import UNIT, Policy
from alehouse.engine.title import Setup
from alehouse.envs.extras import missing
from alehouse.envs.policy_games import OTHERS, PolicyGames

try:
    import torch
    from sb3_contrib import MaskablePPO
except ImportError as error:
    raise missing("sb3", error) from error

LAYERS = [128, 64]
GAMES = 256  # at once
STEPS = 64  # of each, per update
BATCH = 4096
EPOCHS = 4
RATE = 1e-3  # falls to 0
DISCOUNT, TRACE = 0.997, 0.95
ENTROPY = 0.01


def trained(setup: Setup, opponent: str, steps: int, seed: int, how: dict[str, Any]) -> Policy:
    """A policy after so many decisions against bots of a level."""
    torch.set_num_threads(1)
    games = PolicyGames(setup, GAMES, [opponent] * (setup.seats - 1), seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        learning_rate=lambda left: RATE * left,
        n_steps=STEPS,
        batch_size=BATCH,
        n_epochs=EPOCHS,
        gamma=DISCOUNT,
        gae_lambda=TRACE,
        ent_coef=ENTROPY,
        policy_kwargs={"net_arch": {"pi": LAYERS, "vf": LAYERS}, "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )
    model.learn(steps)
    return as_numbers(model.policy.state_dict(), games, setup, how)


def as_numbers(tensors: dict[str, Any], games: PolicyGames, setup: Setup, how: dict[str, Any]) -> Policy:
    """The network as whole numbers by name; what was never met is left out."""
    first = tensors["mlp_extractor.policy_net.0.weight"].numpy() * games.factors * games.met_inputs
    hidden = tensors["mlp_extractor.policy_net.2.weight"].numpy()
    out = tensors["action_net.weight"].numpy()
    inputs: dict[str, list[list[int]]] = {CONSTANT: [_whole(tensors["mlp_extractor.policy_net.0.bias"].numpy())]}
    at = 0
    for field in setup.title.fields(setup):
        if field.name.startswith(OTHERS):
            continue
        rows = [_whole(first[:, at + place]) for place in range(field.size)]
        at += field.size
        if any(any(row) for row in rows):
            inputs[field.name] = [row if any(row) else [] for row in rows]
    book, codes = setup.title.codebook(setup.pack), games.batch.encoder.codes
    outputs = {
        spelled(book.describe(codes[action])): _whole([tensors["action_net.bias"][action], *out[action]])
        for action in range(len(out))
        if games.met_actions[action]
    }
    biases = tensors["mlp_extractor.policy_net.2.bias"].numpy()
    rows = [_whole([bias, *row]) for bias, row in zip(biases, hidden, strict=True)]
    return Policy(inputs, rows, outputs, entries_of(setup.pack), how)


def _whole(numbers: Any) -> list[int]:
    return [round(float(number) * UNIT) for number in numbers]
