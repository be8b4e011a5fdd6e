"""Games for training a policy: many at once in compiled code, as Stable-Baselines3 expects them.

Observations are those of the most seats, with zeros where fewer play, then how far the judge finds each legal action
behind the best one. Rewards are leads without luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.bots.batch import LEAD, GameBatch
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
POINT = 0.25  # the reward for a point
SAMPLES = 6  # of each action, to judge it


def factors_of(fields: list[Field]) -> list[float]:
    """Factors that keep an observation's numbers small."""
    factors: list[float] = []
    for field in fields:
        factors += [1 / min(LARGE, max(abs(field.low), abs(field.high)))] * field.size
    return factors


def most_seats(setups: list[Setup]) -> Setup:
    return max(setups, key=lambda setup: setup.seats)


class Part:
    """The games with one number of seats, and where their numbers stand in the observations of all."""

    def __init__(self, setup: Setup, count: int, level: str, widest: list[Field]) -> None:
        self.batch = GameBatch(setup, count, [bot(level, setup.title)] * (setup.seats - 1), LEAD)
        self.count = count
        starts, at = {}, 0
        for field in widest:
            starts[field.name] = at
            at += field.size
        self.places = np.concatenate(
            [np.arange(field.size) + starts[field.name] for field in setup.title.fields(setup)]
        )


class PolicyGames(Base):  # type: ignore[misc]
    """A learner against bots of one level, as many games with each number of seats."""

    def __init__(self, setups: list[Setup], count: int, level: str, seed: int) -> None:
        widest = most_seats(setups)
        fields = widest.title.fields(widest)
        self.parts = [Part(setup, count // len(setups), level, fields) for setup in setups]
        self.factors = np.array(factors_of(fields), np.float32)
        actions = int(self.parts[0].batch.encoder.actions)
        games = sum(part.count for part in self.parts)
        self.masks: Array = np.zeros((games, actions), bool)
        self.chosen: Array = np.zeros(games, np.int64)
        box = spaces.Box(-np.inf, np.inf, (len(self.factors) + actions,), np.float32)
        super().__init__(games, box, spaces.Discrete(actions))
        self.first_seed = seed

    def reset(self) -> Array:
        at = self.first_seed
        for part in self.parts:
            part.batch.reset(vec[i64](range(at, at + part.count)))
            at += part.count
        return self._seen()

    def step_async(self, actions: Array) -> None:
        self.chosen = np.ascontiguousarray(actions, np.int64)

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        at = 0
        for part in self.parts:
            part.batch.step(vec[i64](self.chosen[at : at + part.count]))
            at += part.count
        rewards = POINT * np.concatenate([array(part.batch.rewards, np.float64) for part in self.parts])
        ended = np.concatenate([array(part.batch.ended, np.bool_) for part in self.parts])
        infos: list[dict[str, Any]] = [{} for game in range(self.num_envs)]
        return self._seen(), rewards.astype(np.float32), ended, infos

    def _seen(self) -> Array:
        size = len(self.factors)
        found: Array = np.zeros((self.num_envs, size + self.masks.shape[1]), np.float32)
        at = 0
        for part in self.parts:
            rows, batch = slice(at, at + part.count), part.batch
            batch.look_ahead(SAMPLES)
            found[rows, part.places] = array(batch.observations, np.int16).reshape(part.count, -1)
            found[rows, size:] = array(batch.ahead, np.float64).reshape(part.count, -1)
            self.masks[rows] = array(batch.mask, np.bool_).reshape(part.count, -1)
            at += part.count
        found[:, :size] *= self.factors
        return found

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
