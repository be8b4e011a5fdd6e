"""Trains a policy by masked PPO (sb3-contrib) against bots and writes it as whole numbers."""

from __future__ import annotations

from typing import Any

from alehouse.engine.codebook import spelled
from alehouse.engine.learnt import CONSTANT, entries_of
from alehouse.engine.policy import UNIT, Policy
from alehouse.engine.title import Setup
from alehouse.envs.extras import missing
from alehouse.envs.policy_games import PolicyGames, factors_of

try:
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
except ImportError as error:
    raise missing("sb3", error) from error

LAYERS = [128, 64]
GAMES = 64  # in parallel
STEPS = 128  # per game and update
BATCH = 512
EPOCHS = 5
RATE = 5e-4  # falls to a twentieth
DISCOUNT, TRACE = 0.999, 0.95
ENTROPY = 0.01


def trained(setup: Setup, opponent: str, steps: int, seed: int, how: dict[str, Any]) -> Policy:
    """A policy trained for this many decisions against bots of a level."""
    torch.set_num_threads(1)
    games = PolicyGames(setup, GAMES, [opponent] * (setup.seats - 1), seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        learning_rate=lambda left: RATE * max(left, 0.05),
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
    before = {name: tensor.clone() for name, tensor in model.policy.state_dict().items()}
    model.learn(steps)
    return as_numbers(model.policy.state_dict(), before, setup, how)


def as_numbers(tensors: dict[str, Any], before: dict[str, Any], setup: Setup, how: dict[str, Any]) -> Policy:
    """The network as whole numbers by name; inputs that never occurred keep their old weights and are left out."""
    inputs_name, outputs_name = "mlp_extractor.policy_net.0.weight", "action_net.weight"
    met_inputs = (tensors[inputs_name] != before[inputs_name]).any(0).numpy()
    met_actions = (tensors[outputs_name] != before[outputs_name]).any(1)
    first = tensors[inputs_name].numpy() * np.array(factors_of(setup.title.fields(setup))) * met_inputs
    hidden = tensors["mlp_extractor.policy_net.2.weight"].numpy()
    out = tensors[outputs_name].numpy()
    inputs: dict[str, list[list[int]]] = {CONSTANT: [_whole(tensors["mlp_extractor.policy_net.0.bias"].numpy())]}
    at = 0
    for field in setup.title.fields(setup):
        rows = [_whole(first[:, at + place]) for place in range(field.size)]
        at += field.size
        if any(any(row) for row in rows):
            inputs[field.name] = [row if any(row) else [] for row in rows]
    book = setup.title.codebook(setup.pack)
    outputs = {
        spelled(book.describe(code)): _whole([tensors["action_net.bias"][action], *out[action]])
        for action, code in enumerate(book.codes())
        if met_actions[action]
    }
    biases = tensors["mlp_extractor.policy_net.2.bias"].numpy()
    rows = [_whole([bias, *row]) for bias, row in zip(biases, hidden, strict=True)]
    return Policy(inputs, rows, outputs, entries_of(setup.pack), how)


def _whole(numbers: Any) -> list[int]:
    return [round(float(number) * UNIT) for number in numbers]
