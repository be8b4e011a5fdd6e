"""Stable-Baselines3: many games as one `VecEnv`, with the masks that MaskablePPO of sb3-contrib asks for.

    from sb3_contrib import MaskablePPO
    from alehouse.envs.sb3 import MaskedGames
    model = MaskablePPO("MlpPolicy", MaskedGames("moonlight", num_envs=64, rewards="points"))
    model.learn(100_000)

`PolicyBot` is a trained model as a bot for every command and environment.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.bots.encoder import Encoder
from alehouse.engine.state import State
from alehouse.engine.title import SEED_LIMIT, Setup, Title
from alehouse.envs.extras import missing

try:  # first, because later imports would name a smaller extra
    import numpy as np
    from gymnasium.spaces import Box
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise missing("sb3", error) from error

from alehouse.envs import spaces
from alehouse.envs.gymnasium import Array, VectorEnv


class MaskedGames(VecEnv):  # type: ignore[misc]
    """A learner against bots in many games, with the arguments of `VectorEnv`. Observations are scaled to -1 to 1."""

    def __init__(self, game: str, num_envs: int = 64, **choices: Any) -> None:
        self.games = VectorEnv(game, num_envs, **choices)
        self.render_mode = self.games.render_mode
        setup = self.games.games.setup
        self._scale = spaces.scale(setup)
        self._actions: Array = np.zeros(num_envs, np.int64)
        self._returns = np.zeros(num_envs)
        self._lengths = np.zeros(num_envs, np.int64)
        self._begun = time.monotonic()
        super().__init__(num_envs, Box(-1, 1, self._scale.shape, np.float32), spaces.action_space(setup))

    def reset(self) -> Array:
        """Deals all games; after `seed(n)`, from that seed."""
        first = self._seeds[0]
        self._reset_seeds()
        self._returns[:] = 0
        self._lengths[:] = 0
        return self._seen(self.games.reset(seed=None if first is None else first % SEED_LIMIT)[0])

    def step_async(self, actions: Array) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """Plays the actions; a finished game restarts, and its `info` has what SB3 needs."""
        observations, rewards, ended, _, told = self.games.step(self._actions)
        self._returns += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{"TimeLimit.truncated": False} for _ in range(self.num_envs)]
        for number in np.flatnonzero(ended):
            infos[number] |= {
                "terminal_observation": told["final_obs"][number]["observation"] * self._scale,
                "episode": {
                    "r": float(self._returns[number]),
                    "l": int(self._lengths[number]),
                    "t": round(time.monotonic() - self._begun, 6),
                },
                "place": int(told["final_info"]["place"][number]),
                "points": int(told["final_info"]["points"][number]),
            }
        self._returns[ended] = 0
        self._lengths[ended] = 0
        return self._seen(observations), rewards.astype(np.float32), ended.copy(), infos

    def action_masks(self) -> Array:
        """The legal actions of each game as a mask."""
        return self.games.action_masks()

    def close(self) -> None:
        self.games.close()

    def get_images(self) -> Sequence[Any]:
        return self.games.render() or ()

    # Games are not separate environments: shared data is requested for all of them at once.

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[Any]:
        if attr_name == "action_masks":
            return [None for _ in self._get_indices(indices)]  # callers only check for its presence
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: int | Iterable[int] | None = None) -> None:
        setattr(self.games, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name == "action_masks":
            return list(self.action_masks()[self._get_indices(indices)])
        return [getattr(self.games, method_name)(*args, **kwargs) for _ in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: int | Iterable[int] | None = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def _seen(self, observations: spaces.Observation) -> Array:
        scaled: Array = observations["observation"] * self._scale
        return scaled


class PolicyBot(Bot):
    """Plays the likeliest action of a trained model, with the seats, options and pack that it was trained for."""

    def __init__(self, model: Any, title: Title, seats: int = 2, options: dict[str, Any] | None = None) -> None:
        setup = title.setup(seats, options)
        self._model = model
        self._setup: Setup = setup
        self._encoder = Encoder(setup)
        self._scale = spaces.scale(setup)

    def choose(self, guess: State, seed: i64) -> i64:
        seen = spaces.array(self._encoder.observation(guess, guess.to_act), np.int16) * self._scale
        mask = spaces.array(self._encoder.mask(guess), np.bool_).copy()  # PyTorch needs a writable copy
        action, _ = self._model.predict(seen, action_masks=mask, deterministic=True)
        return int(self._encoder.codes[int(action)])
