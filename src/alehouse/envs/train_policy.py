"""Trains a policy by masked PPO (sb3-contrib) against bots and writes it as whole numbers.

The network corrects what the judge says right after each action: its outputs are added to that, multiplied by a weight
that is learned, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from alehouse.engine.codebook import spelled
from alehouse.engine.learnt import CONSTANT, entries_of
from alehouse.engine.policy import UNIT, Policy
from alehouse.engine.title import Setup
from alehouse.envs.extras import missing
from alehouse.envs.policy_games import SAMPLES, PolicyGames, factors_of, most_seats

try:
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from torch import nn
except ImportError as error:
    raise missing("sb3", error) from error

WIDTH, SECOND = 128, 64  # units of the first layer, and of the second ones of choices and values
GAMES = 256  # in parallel
STEPS = 64  # per game and update
BATCH = 1024
EPOCHS = 3
RATE = 5e-4  # falls to a thirtieth
DISCOUNT, TRACE = 1.0, 0.9
ENTROPY = 0.02
PER_POINT = 2.0  # how much a point that the judge sees counts at first


class First(BaseFeaturesExtractor):  # type: ignore[misc]
    """The first layer; what the judge says of the actions stays as it is."""

    def __init__(self, space: Any, seen: int) -> None:
        actions = space.shape[0] - seen
        super().__init__(space, WIDTH + actions)
        self.seen = seen
        self.layer = nn.Linear(seen, WIDTH)

    def forward(self, observations: Any) -> Any:
        units = torch.relu(self.layer(observations[:, : self.seen]))
        return torch.cat([units, observations[:, self.seen :]], 1)


class Second(nn.Module):  # type: ignore[misc]
    """The second layers, one for choices and one for values."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.choices, self.values = nn.Linear(WIDTH, SECOND), nn.Linear(WIDTH, SECOND)
        self.latent_dim_pi, self.latent_dim_vf = SECOND + actions, SECOND

    def forward(self, features: Any) -> tuple[Any, Any]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: Any) -> Any:
        return torch.cat([torch.relu(self.choices(features[:, :WIDTH])), features[:, WIDTH:]], 1)

    def forward_critic(self, features: Any) -> Any:
        return torch.relu(self.values(features[:, :WIDTH]))


class Outputs(nn.Module):  # type: ignore[misc]
    """The network's correction of what the judge says."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.layer = nn.Linear(SECOND, actions)
        nn.init.orthogonal_(self.layer.weight, 0.01)
        nn.init.zeros_(self.layer.bias)
        self.per_point = nn.Parameter(torch.tensor(PER_POINT))

    def forward(self, latent: Any) -> Any:
        return self.layer(latent[:, :SECOND]) + self.per_point * latent[:, SECOND:]


class CorrectingPolicy(MaskableActorCriticPolicy):  # type: ignore[misc]
    """A policy whose choices begin with those of the judge."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Second(self.action_space.n)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Outputs(self.action_space.n)
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Told(BaseCallback):  # type: ignore[misc]
    """Tells how many decisions were made."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        super().__init__()
        self.tell = tell

    def _on_step(self) -> bool:
        self.tell(self.num_timesteps)
        return True


def trained(
    setups: list[Setup], opponent: str, steps: int, seed: int, how: dict[str, Any], tell: Callable[[int], None]
) -> Policy:
    """A policy trained for this many decisions against bots of a level, with each of these numbers of seats."""
    model = learner(setups, opponent, seed)
    before = {name: tensor.clone() for name, tensor in model.policy.state_dict().items()}
    model.learn(steps, callback=Told(tell))
    return as_numbers(model.policy.state_dict(), before, most_seats(setups), how)


def learner(setups: list[Setup], opponent: str, seed: int) -> MaskablePPO:
    torch.set_num_threads(1)
    games = PolicyGames(setups, GAMES, opponent, seed)
    return MaskablePPO(
        CorrectingPolicy,
        games,
        learning_rate=lambda left: RATE * max(left, 0.03),
        n_steps=STEPS,
        batch_size=BATCH,
        n_epochs=EPOCHS,
        gamma=DISCOUNT,
        gae_lambda=TRACE,
        ent_coef=ENTROPY,
        policy_kwargs={"features_extractor_class": First, "features_extractor_kwargs": {"seen": len(games.factors)}},
        seed=seed,
        device="cpu",
    )


def as_numbers(tensors: dict[str, Any], before: dict[str, Any], setup: Setup, how: dict[str, Any]) -> Policy:
    """The network as whole numbers by name; inputs that never occurred keep their old weights and count as 0."""
    inputs_name, outputs_name = "features_extractor.layer", "action_net.layer"
    first = tensors[f"{inputs_name}.weight"]
    met_inputs = (first != before[f"{inputs_name}.weight"]).any(0).numpy()
    met_actions = (tensors[f"{outputs_name}.weight"] != before[f"{outputs_name}.weight"]).any(1)
    first = first.numpy() * np.array(factors_of(setup.title.fields(setup))) * met_inputs
    inputs: dict[str, list[list[int]]] = {CONSTANT: [_whole(tensors[f"{inputs_name}.bias"].numpy())]}
    at = 0
    for field in setup.title.fields(setup):
        rows = [_whole(first[:, at + place]) for place in range(field.size)]
        at += field.size
        inputs[field.name] = [row if any(row) else [] for row in rows]
    book = setup.title.codebook(setup.pack)
    outputs = {
        spelled(book.describe(code)): _row(tensors, outputs_name, action)
        for action, code in enumerate(book.codes())
        if met_actions[action]
    }
    rows = [_row(tensors, "mlp_extractor.choices", unit) for unit in range(SECOND)]
    per_point = round(float(tensors["action_net.per_point"]), 4)
    return Policy(inputs, rows, outputs, entries_of(setup.pack), how, SAMPLES, per_point)


def _row(tensors: dict[str, Any], layer: str, unit: int) -> list[int]:
    """The constant and the weights of one unit of a layer."""
    return _whole([tensors[f"{layer}.bias"][unit], *tensors[f"{layer}.weight"][unit]])


def _whole(numbers: Any) -> list[int]:
    return [round(float(number) * UNIT) for number in numbers]
