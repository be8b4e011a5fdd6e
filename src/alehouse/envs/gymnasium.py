"""Gymnasium: games of a title, stepped in compiled code.

`Env` is one game: a learner, and bots in the other seats. `VectorEnv` is many of them at once, `SelfPlay` leaves all
seats to the caller. The last two hand out fresh, read-only arrays that NumPy shares with the compiled buffers.

    from alehouse.envs.gymnasium import VectorEnv
    games = VectorEnv("moonlight", num_envs=256, bots=["regular"])

or, by Gymnasium's own names, `gymnasium.make("alehouse/moonlight-v1")` and `gymnasium.make_vec(…, num_envs=256)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from alehouse.bots.batch import BY_RESET, NEXT_STEP, SAME_STEP, GameBatch
from alehouse.bots.bot import Bot
from alehouse.bots.foreign import guarded
from alehouse.bots.levels import bot
from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError
from alehouse.engine.observation import Field
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.title import SEED_LIMIT, Setup
from alehouse.envs import spaces
from alehouse.envs.extras import missing
from alehouse.envs.render import RENDER_MODES, check_mode, drawn
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
Player = str | Bot
RESTARTS = {
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.DISABLED: BY_RESET,
}


class Games:
    """The base of the environments: a batch of games and NumPy views of its buffers. Can be pickled and copied.

    `bots` are levels or bots for the seats to the learner's left, one for all or one each; empty: the caller plays.
    """

    def __init__(
        self,
        setup: Setup,
        count: int,
        bots: Sequence[Player] = (),
        rewards: str | None = None,
        seat: int | None = None,
        restart: str = SAME_STEP,
    ) -> None:
        others = setup.seats - 1
        players = list(bots) * others if len(bots) == 1 else list(bots)
        if players and len(players) != others:
            raise AlehouseError(f"{setup.seats} seats need {others} bots besides the learner, not {len(players)}.")
        asked = [bot(one, setup.title, setup.pack) if isinstance(one, str) else guarded(one) for one in players]
        self.batch = GameBatch(setup, count, asked, rewards_of(setup, rewards), seat or 0, restart)
        self.setup = setup
        self.count = count
        self._choices = (list(bots), rewards, seat, restart)
        self._book = setup.title.codebook(setup.pack)
        self._seeds = np.random.default_rng()
        self._dealt = False

    def __getstate__(self) -> dict[str, Any]:
        saved = self.batch.snapshot() if self._dealt else []
        made = {"spec": spec_of(self.setup), "count": self.count, "choices": self._choices}
        return {**made, "seeds": self._seeds, "games": saved}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        Games.__init__(self, setup_of(LIBRARY, saved["spec"]), saved["count"], *saved["choices"])
        self._seeds = saved["seeds"]
        if saved["games"]:
            self.batch.restore(saved["games"])
            self._dealt = True

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

    def deal_next(self, which: Array) -> None:
        """Deals the marked games again; the others stay as they are."""
        self._check_dealt()
        self.batch.deal_next(vec[u8](np.ascontiguousarray(which, np.uint8)))

    def step(self, actions: Array) -> None:
        self._check_dealt()
        self.batch.step(vec[i64](np.ascontiguousarray(actions, np.int64)))

    def observations(self) -> spaces.Observation:
        batch = self.batch
        return {
            "observation": spaces.array(batch.observations, np.int16).reshape(self.count, -1),
            "action_mask": spaces.array(batch.mask, np.int8).reshape(self.count, -1),
        }

    def masks(self) -> npt.NDArray[np.bool_]:
        return spaces.array(self.batch.mask, np.bool_).reshape(self.count, -1).copy()  # PyTorch needs a writable copy

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


class Env(gymnasium.Env[spaces.Observation, np.int64]):
    """One game of a learner against bots. A step is one decision of the learner; bots answer within it.

    `bots` are levels (or bots) for the seats to the learner's left; one is for all. `seat` is the learner's (1, 2, …),
    or None: the learner changes seats from game to game.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (Gymnasium's name)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: Sequence[Player] = ("random",),
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        rewards: str | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        setup = table(game, seats, options, pack)
        self.games = Games(setup, 1, bots, rewards, seat, BY_RESET)
        self.render_mode = check_mode(render_mode)
        self.observation_space = spaces.observation_space(setup)  # type: ignore[assignment]
        self.action_space = spaces.action_space(setup)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[spaces.Observation, dict[str, Any]]:
        """Deals a new game from this seed, or from one that follows from earlier games. `options` is not used."""
        super().reset(seed=seed)
        if seed is None and self._begun:
            self.games.deal_next(np.ones(1))
        else:
            self.games.reset(seed)
            self._begun = True
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[spaces.Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action; an illegal one raises `IllegalAction` and changes nothing."""
        if self._begun and self.games.ended()[0]:
            raise AlehouseError("the game is over; call reset().")
        self.games.step(np.array([action]))
        seen, info = self._seen()
        batch, ended = self.games.batch, bool(self.games.ended()[0])
        if ended:
            info |= {"place": int(batch.final_places[0]), "points": int(batch.final_points[0])}
        return seen, float(batch.rewards[0]), ended, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions as a mask, under the name that masked PPO of sb3-contrib looks for."""
        mask: npt.NDArray[np.bool_] = self.games.masks()[0]
        return mask

    def sample(self) -> int:
        """A random legal action."""
        return int(self.games.sample()[0])

    def render(self) -> spaces.Frame | None:
        """The game as text, an SVG document or an image, from the learner's point of view."""
        game = self.games.batch.games[0]
        return drawn(self.render_mode, self.games.setup, game.state, game.learner)

    def fields(self) -> list[Field]:
        """What the numbers of an observation mean, in order."""
        return self.games.fields()

    def describe(self, action: int) -> Action:
        """What an action means, such as {"do": "move", "to": "forest"}."""
        return self.games.describe(action)

    def _seen(self) -> tuple[spaces.Observation, dict[str, Any]]:
        seen = {name: part[0].copy() for name, part in self.games.observations().items()}
        return seen, {"action_mask": seen["action_mask"]}


class VectorEnv(gymnasium.vector.VectorEnv[spaces.Observation, Array, Array]):
    """A learner against bots in `num_envs` games. A step is one decision of the learner; bots answer within it.

    `bots` are levels (or bots) for the seats to the learner's left; one is for all. `seat` is the learner's (1, 2, …),
    or None: the learner changes seats from game to game. A finished game restarts in the same step; with
    `autoreset_mode` "NextStep" in the next one, whose action is ignored, with "Disabled" only on `reset`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        bots: Sequence[Player] = ("random",),
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        rewards: str | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        setup = table(game, seats, options, pack)
        mode = AutoresetMode(autoreset_mode)
        self.games = Games(setup, num_envs, bots, rewards, seat, RESTARTS[mode])
        self.num_envs = num_envs
        self.render_mode = check_mode(render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 2, "autoreset_mode": mode}
        self.single_observation_space = spaces.observation_space(setup)
        self.single_action_space = spaces.action_space(setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[spaces.Observation, dict[str, Any]]:
        """Deals all games again, or only those that `options["reset_mask"]` marks."""
        which = (options or {}).get("reset_mask")
        if which is None:
            self.games.reset(seed)
        else:
            self.games.deal_next(which)
        return self.games.observations(), {}

    def step(self, actions: Array) -> tuple[spaces.Observation, Array, Array, Array, dict[str, Any]]:
        """Plays one action per game; an illegal one raises `IllegalAction` and nothing is played."""
        self.games.step(actions)
        ended = self.games.ended()
        rewards = spaces.array(self.games.batch.rewards, np.float64)
        return self.games.observations(), rewards, ended, self._never, self._infos(ended)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of each game as a mask; also if a wrapper keeps only a part of the observations."""
        return self.games.masks()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each game."""
        return self.games.sample()

    def render(self) -> tuple[spaces.Frame, ...] | None:
        """Every game as text, an SVG document or an image, from its learner's point of view."""
        games = self.games.batch.games
        frames = [drawn(self.render_mode, self.games.setup, game.state, game.learner) for game in games]
        return tuple(frame for frame in frames if frame is not None) or None

    def fields(self) -> list[Field]:
        """What the numbers of an observation mean, in order."""
        return self.games.fields()

    def describe(self, action: int) -> Action:
        """What an action means, such as {"do": "move", "to": "forest"}."""
        return self.games.describe(action)

    def _infos(self, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """Place and points of games that ended; if they restarted at once, also their last observations."""
        if not ended.any():
            return {}
        batch = self.games.batch
        points = spaces.array(batch.final_points, np.int64)
        places = spaces.array(batch.final_places, np.int64)
        info = {"points": points.copy(), "_points": ended, "place": places.copy(), "_place": ended}
        if not batch.at_once:
            return info
        last = spaces.array(batch.final, np.int16).reshape(self.num_envs, -1)
        mask = np.zeros(batch.encoder.actions, np.int8)
        final = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(ended):
            final[number] = {"observation": last[number].copy(), "action_mask": mask}
        return {"final_obs": final, "_final_obs": ended, "final_info": info, "_final_info": ended}


class SelfPlay:
    """`num_envs` games with all seats played by the caller: a step is one decision of the seat to act.

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
        self.games = Games(setup, num_envs, (), rewards)
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
    """Registers the titles for `gymnasium.make` and `make_vec` as alehouse/<title>-v<rules version>."""
    for id in LIBRARY.ids():
        name = f"alehouse/{id}-v{LIBRARY.get(id).rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="alehouse.envs.gymnasium:Env",
                vector_entry_point="alehouse.envs.gymnasium:VectorEnv",
                kwargs={"game": id},
            )


register()
