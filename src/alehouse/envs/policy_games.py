"""Games for training a policy: many at once in compiled code, as Stable-Baselines3 expects them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.bots.batch import POINTS, GameBatch
from alehouse.bots.levels import bot
from alehouse.engine.observation import Field
from alehouse.engine.title import Setup
from alehouse.envs.extras import missing
from alehouse.envs.spaces import array

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise missing("sb3", error) from error

Array = npt.NDArray[Any]
Base: Any = VecEnv  # the library may or may not be installed
LARGE = 8  # numbers of this size become 1; most counts stay far below what the rules allow
POINT = 0.1  # the reward for a point, next to 1 for the win and -1 for a loss


def factors_of(fields: list[Field]) -> list[float]:
    """Factors that keep an observation's numbers small."""
    factors: list[float] = []
    for field in fields:
        factors += [1 / min(LARGE, max(abs(field.low), abs(field.high)))] * field.size
    return factors


class PolicyGames(Base):  # type: ignore[misc]
    """A learner against bots."""

    def __init__(self, setup: Setup, count: int, bots: list[str], seed: int) -> None:
        self.batch = GameBatch(setup, count, [bot(level, setup.title, setup.pack) for level in bots], POINTS)
        self.factors = np.array(factors_of(setup.title.fields(setup)), np.float32)
        actions = int(self.batch.encoder.actions)
        self.masks: Array = np.zeros((count, actions), bool)
        self.chosen: Array = np.zeros(count, np.int64)
        box = spaces.Box(-np.inf, np.inf, (len(self.factors),), np.float32)
        super().__init__(count, box, spaces.Discrete(actions))
        self.first_seed = seed

    def reset(self) -> Array:
        self.batch.reset(vec[i64](range(self.first_seed, self.first_seed + self.num_envs)))
        return self._seen()

    def step_async(self, actions: Array) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        batch = self.batch
        batch.step(vec[i64](np.ascontiguousarray(self.chosen, np.int64)))
        rewards = POINT * array(batch.rewards, np.float64).astype(np.float32)
        ended = array(batch.ended, np.bool_)
        places = array(batch.final_places, np.int64)
        rewards += ended * np.where(places == 1, 1.0, -1.0)
        infos: list[dict[str, Any]] = [{} for game in range(self.num_envs)]
        return self._seen(), rewards.astype(np.float32), ended.copy(), infos

    def _seen(self) -> Array:
        seen = array(self.batch.observations, np.int16).reshape(self.num_envs, -1)
        self.masks = array(self.batch.mask, np.bool_).reshape(self.num_envs, -1)
        small: Array = seen * self.factors
        return small

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "render_mode":
            return [None] * self.num_envs
        raise AttributeError(attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        return [seed] * self.num_envs

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
