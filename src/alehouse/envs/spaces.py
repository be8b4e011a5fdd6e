"""Observations and actions as Gymnasium spaces, and NumPy views of compiled buffers."""

from __future__ import annotations

from typing import Any, TypeVar

from alehouse.engine.observation import Field
from alehouse.engine.title import Setup
from alehouse.envs.extras import missing

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
except ImportError as error:
    raise missing("rl", error) from error

Observation = dict[str, npt.NDArray[Any]]
Frame = str | npt.NDArray[np.uint8]  # the result of `render`
Number = TypeVar("Number", bound=np.generic)


def array(buffer: Any, kind: type[Number]) -> npt.NDArray[Number]:
    """A compiled buffer as a read-only array, without copying."""
    return np.frombuffer(buffer, kind)


def observation_box(fields: list[Field]) -> spaces.Box:
    """The observation alone, with the bounds of each number."""
    low = np.concatenate([np.full(field.size, field.low, np.int16) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.int16) for field in fields])
    return spaces.Box(low, high, dtype=np.int16)


def observation_space(setup: Setup) -> spaces.Dict:
    """The observation and the mask of legal actions."""
    actions = len(setup.title.codebook(setup.pack).codes())
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation_box(setup.title.fields(setup)), "action_mask": mask})


def action_space(setup: Setup) -> spaces.Discrete[Any]:
    return spaces.Discrete(len(setup.title.codebook(setup.pack).codes()))


def slices(setup: Setup) -> dict[str, slice]:
    """The slice of each field in an observation: `observation[slices(setup)["you.noise"]]`."""
    found: dict[str, slice] = {}
    at = 0
    for field in setup.title.fields(setup):
        found[field.name] = slice(at, at + field.size)
        at += field.size
    return found


def scale(setup: Setup) -> npt.NDArray[np.float32]:
    """Factors that scale an observation's numbers to the range -1 to 1."""
    fields = setup.title.fields(setup)
    sizes = [np.full(field.size, max(abs(field.low), abs(field.high)), np.float32) for field in fields]
    return (1 / np.concatenate(sizes)).astype(np.float32)
