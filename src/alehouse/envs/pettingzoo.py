"""PettingZoo: a title as an AEC environment, one agent per seat.

    from alehouse.envs.pettingzoo import env
    game = env("moonlight", seats=3)

Observations are `{"observation": int16 numbers, "action_mask": int8}`; what each number means is in
`game.fields()`, what an action means in `game.describe(action)`.
"""

from __future__ import annotations

from typing import Any

from alehouse.bots.batch import REWARDS, WIN, won
from alehouse.bots.encoder import Encoder
from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError, IllegalAction, unknown
from alehouse.engine.observation import Field
from alehouse.engine.snapshot import dump, restore
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.title import SEED_LIMIT
from alehouse.envs import spaces
from alehouse.envs.extras import missing
from alehouse.envs.render import RENDER_MODES, agent, check_mode, drawn
from alehouse.envs.table import rewards_of, table
from alehouse.games import LIBRARY

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing("rl", error) from error

COMPILED = ("setup", "_book", "_encoder", "_game")  # attributes that are not pickled but rebuilt


class AlehouseEnv(AECEnv[str, spaces.Observation, int]):  # type: ignore[misc]
    """One game. `rewards` are 'win' (at the end: 1 for winning alone; the sum is 0) or 'points' (as they come)."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        rewards: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = table(game, seats, options, pack)
        self.pays = rewards_of(self.setup, rewards)
        if self.pays not in REWARDS:
            raise AlehouseError(unknown("rewards", self.pays, REWARDS))
        if self.pays == WIN and self.setup.seats == 1:
            raise AlehouseError("a solo game has no winner; the rewards must be 'points'.")
        title = self.setup.title
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"{title.id}_v{title.rules_version}",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [agent(seat + 1) for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {name: spaces.observation_space(self.setup) for name in self.possible_agents}
        self.action_spaces = {name: spaces.action_space(self.setup) for name in self.possible_agents}
        self._book = title.codebook(self.setup.pack)
        self._encoder = Encoder(self.setup)
        self._codes: list[int] = list(self._encoder.codes)
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._no_mask = np.zeros(self._encoder.actions, np.int8)
        self._mask = self._no_mask
        self._seeds = np.random.default_rng()
        self._totals: list[int] = []
        self._game: State | None = None

    # -- PettingZoo's contract ---------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game from this seed, or from one that follows from the last seed given. `options` is not used."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chosen = int(self._seeds.integers(SEED_LIMIT)) if seed is None else seed
        state = self.setup.with_seed(chosen).start()
        self._game = state
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection: str | None = None
        self._totals = [state.total(seat) for seat in range(self.setup.seats)]
        self._turn(state)

    def step(self, action: int | None) -> None:
        """Plays an action of the agent selected; an illegal one raises `IllegalAction` and changes nothing."""
        state = self.game
        name = self.agent_selection
        if self.terminations.get(name, True):
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._codes) or not self._mask[action]:
            raise IllegalAction(f"action {action} is not legal for {name} now; the action mask shows what is.")
        state.play(self._codes[action])
        self._cumulative_rewards[name] = 0.0
        if self.pays != WIN:
            self._pay([float(state.total(seat) - self._totals[seat]) for seat in range(self.setup.seats)])
            self._totals = [state.total(seat) for seat in range(self.setup.seats)]
        elif state.to_act == OVER:
            self._pay(won(state))
        self._turn(state)

    def observe(self, agent: str) -> spaces.Observation:
        """What an agent sees now; the mask is empty unless the agent is to act."""
        state = self.game
        seat = self._seats[agent]
        seen = spaces.array(self._encoder.observation(state, seat), np.int16)
        return {"observation": seen, "action_mask": self._mask if seat == state.to_act else self._no_mask}

    def state(self) -> npt.NDArray[np.int16]:
        """What all agents see, one after the other."""
        return np.concatenate([self.observe(name)["observation"] for name in self.possible_agents])

    def render(self) -> spaces.Frame | None:
        """The position including everything hidden, as text, an SVG document or an image."""
        return drawn(self.render_mode, self.setup, self.game, ALL)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    # -- pickling and copying ----------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        plain = {name: value for name, value in vars(self).items() if name not in COMPILED}
        return {**plain, "spec": spec_of(self.setup), "game": None if self._game is None else dump(self._game)}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        spec, game = saved.pop("spec"), saved.pop("game")
        self.__dict__.update(saved)
        self.setup = setup_of(LIBRARY, spec)
        self._book = self.setup.title.codebook(self.setup.pack)
        self._encoder = Encoder(self.setup)
        self._game = None
        if game is not None:
            self._game = self.setup.start()
            restore(self._game, game)

    # -- extensions --------------------------------------------------------------------------

    @property
    def game(self) -> State:
        """The state itself."""
        if self._game is None:
            raise AlehouseError("the environment has no game yet; call reset() first.")
        return self._game

    def fields(self) -> list[Field]:
        """What the numbers of an observation mean, in order."""
        return self.setup.title.fields(self.setup)

    def describe(self, action: int) -> Action:
        """What an action means, such as {"do": "move", "to": "forest"}."""
        return self._book.describe(self._codes[action])

    def number(self, action: Action) -> int:
        """The number of the action with this meaning."""
        return int(self._encoder.numbers[self._book.code(action)])

    def _turn(self, state: State) -> None:
        """Selects the agent to act, or ends the game for all."""
        if state.to_act == OVER:
            self._mask = self._no_mask
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._mask = spaces.array(self._encoder.mask(state), np.int8)
            self.agent_selection = self.possible_agents[state.to_act]

    def _pay(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()


def env(game: str, **choices: Any) -> AlehouseEnv:
    """A title as a PettingZoo environment; `AlehouseEnv` documents the arguments."""
    return AlehouseEnv(game, **choices)


raw_env = env
