"""Gymnasium: many games of a title at once, stepped in compiled code.

`VectorEnv` is a Gymnasium vector environment: one learner per game, bots in the other seats. `SelfPlay` leaves all
seats to the caller. Both hand out fresh, read-only arrays that NumPy shares with the compiled buffers.

    from alehouse.envs.gymnasium import VectorEnv
    games = VectorEnv("moonlight", num_envs=256, bots=["regular"])

or, by Gymnasium's own name, `gymnasium.make_vec("alehouse/moonlight-v1", num_envs=256)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.bots.batch import GameBatch
from alehouse.bots.levels import bot
from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.observation import Field
from alehouse.engine.title import SEED_LIMIT
from alehouse.envs import spaces
from alehouse.envs.extras import missing
from alehouse.envs.render import as_svg, as_text
from alehouse.envs.table import rewards_of, table
from alehouse.games import LIBRARY

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("rl", error) from error

Array = npt.NDArray[Any]
RENDER_MODES = ["ansi", "svg"]


class Games:
    """What both environments share: a batch of games and NumPy views of its buffers."""

    def __init__(self, batch: GameBatch) -> None:
        self.batch = batch
        self.setup = batch.setup
        self.count = len(batch.games)
        self._book = self.setup.title.codebook(self.setup.pack)
        self._seeds = np.random.default_rng()
        self._dealt = False

    def reset(self, seed: int | Sequence[int] | None) -> None:
        """Seeds as in Gymnasium: one for all (game i gets seed + i), one per game, or None to continue the sequence."""
        if isinstance(seed, int):
            self._seeds = np.random.default_rng(seed)
            seeds = [seed + number for number in range(self.count)]
        elif seed is None:
            seeds = self._seeds.integers(SEED_LIMIT, size=self.count).tolist()
        else:
            seeds = list(seed)
        for one in seeds:
            if not 0 <= one < SEED_LIMIT:
                raise AlehouseError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {one}.")
        self.batch.reset(vec[i64](seeds))
        self._dealt = True

    def step(self, actions: Array) -> None:
        self._check_dealt()
        self.batch.step(vec[i64](np.ascontiguousarray(actions, np.int64)))

    def observations(self) -> spaces.Observation:
        batch = self.batch
        return {
            "observation": spaces.array(batch.observations, np.int16).reshape(self.count, -1),
            "action_mask": spaces.array(batch.mask, np.int8).reshape(self.count, -1),
        }

    def ended(self) -> npt.NDArray[np.bool_]:
        return spaces.array(self.batch.ended, np.bool_)

    def sample(self) -> npt.NDArray[np.int64]:
        self._check_dealt()
        self.batch.sample()
        return spaces.array(self.batch.sampled, np.int64)

    def fields(self) -> list[Field]:
        return self.setup.title.fields(self.setup)

    def describe(self, action: int) -> Action:
        return self._book.describe(self.batch.encoder.codes[action])

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise AlehouseError("the games are not dealt yet; call reset() first.")


class VectorEnv(gymnasium.vector.VectorEnv[spaces.Observation, Array, Array]):
    """A learner against bots in `num_envs` games. A step is one decision of the learner; bots answer within it.

    `bots` are levels for the seats to the learner's left; one level is for all. `seat` is the learner's
    (1, 2, …), or None: the learner changes seats from game to game. A finished game restarts in the same step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        bots: Sequence[str] = ("random",),
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        rewards: str | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        setup = table(game, seats, options, pack)
        others = setup.seats - 1
        levels = list(bots) * others if len(bots) == 1 else list(bots)
        if len(levels) != others:
            raise AlehouseError(f"{setup.seats} seats need {others} bots besides the learner, not {len(levels)}.")
        if render_mode not in (None, *RENDER_MODES):
            raise AlehouseError(unknown("render mode", str(render_mode), RENDER_MODES))
        pays = rewards_of(setup, rewards)
        self.games = Games(GameBatch(setup, num_envs, [bot(level, setup.title) for level in levels], pays, seat or 0))
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"render_modes": RENDER_MODES, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.observation_space(setup)
        self.single_action_space = spaces.action_space(setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[spaces.Observation, dict[str, Any]]:
        """Deals all games again. `options` is not used."""
        self.games.reset(seed)
        return self.games.observations(), {}

    def step(self, actions: Array) -> tuple[spaces.Observation, Array, Array, Array, dict[str, Any]]:
        """Plays one action per game; an illegal one raises `IllegalAction` and nothing is played."""
        self.games.step(actions)
        ended = self.games.ended()
        rewards = spaces.array(self.games.batch.rewards, np.float64)
        return self.games.observations(), rewards, ended, self._never, self._infos(ended)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each game."""
        return self.games.sample()

    def render(self) -> tuple[str, ...] | None:
        """Every game as text or as an SVG document, seen by its learner."""
        if self.render_mode is None:
            return None
        draw = as_svg if self.render_mode == "svg" else as_text
        games = self.games.batch.games
        return tuple(draw(self.games.setup, game.state, game.learner) for game in games)

    def fields(self) -> list[Field]:
        """What the numbers of an observation mean, in order."""
        return self.games.fields()

    def describe(self, action: int) -> Action:
        """What an action means, such as {"do": "move", "to": "forest"}."""
        return self.games.describe(action)

    def _infos(self, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """Gymnasium's info about games that ended: their last observations, here with an empty mask."""
        if not ended.any():
            return {}
        batch = self.games.batch
        last = spaces.array(batch.final, np.int16).reshape(self.num_envs, -1)
        mask = np.zeros(batch.encoder.actions, np.int8)
        final = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(ended):
            final[number] = {"observation": last[number].copy(), "action_mask": mask}
        points = spaces.array(batch.final_points, np.int64)
        places = spaces.array(batch.final_places, np.int64)
        info = {"points": points.copy(), "_points": ended, "place": places.copy(), "_place": ended}
        return {"final_obs": final, "_final_obs": ended, "final_info": info, "_final_info": ended}


class SelfPlay:
    """All seats of `num_envs` games played by the caller: a step is one decision of the seat to act.

    `reset` and `step` return (observations of the seats to act, rewards by game and seat, games that ended, seats to
    act); a finished game restarts in the same step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        rewards: str | None = None,
    ) -> None:
        setup = table(game, seats, options, pack)
        self.games = Games(GameBatch(setup, num_envs, [], rewards_of(setup, rewards)))
        self.num_envs = num_envs
        self.seats = setup.seats
        self.single_observation_space = spaces.observation_space(setup)
        self.single_action_space = spaces.action_space(setup)

    def reset(self, seed: int | Sequence[int] | None = None) -> tuple[spaces.Observation, Array, Array, Array]:
        """Deals all games again."""
        self.games.reset(seed)
        return self._answer()

    def step(self, actions: Array) -> tuple[spaces.Observation, Array, Array, Array]:
        """Plays one action per game; an illegal one raises `IllegalAction` and nothing is played."""
        self.games.step(actions)
        return self._answer()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each game."""
        return self.games.sample()

    def fields(self) -> list[Field]:
        """What the numbers of an observation mean, in order."""
        return self.games.fields()

    def describe(self, action: int) -> Action:
        """What an action means, such as {"do": "move", "to": "forest"}."""
        return self.games.describe(action)

    def _answer(self) -> tuple[spaces.Observation, Array, Array, Array]:
        batch = self.games.batch
        rewards = spaces.array(batch.rewards, np.float64).reshape(self.num_envs, self.seats)
        seats = spaces.array(batch.to_act, np.int64)
        return self.games.observations(), rewards, self.games.ended(), seats


def register() -> None:
    """Registers the titles for `gymnasium.make_vec` as alehouse/<title>-v<rules version>."""
    for id in LIBRARY.ids():
        name = f"alehouse/{id}-v{LIBRARY.get(id).rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, vector_entry_point="alehouse.envs.gymnasium:VectorEnv", kwargs={"game": id})


register()
