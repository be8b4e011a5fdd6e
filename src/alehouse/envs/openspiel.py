"""OpenSpiel: the titles as Python games named alehouse_<title>; importing this module registers them.

    import pyspiel
    import alehouse.envs.openspiel
    game = pyspiel.load_game("alehouse_moonlight", {"players": 3, "duel": True})

Chance is explicit: a chance node wherever the rules roll dice or shuffle. To list every roll and every order of
a deck would be too wide, so its outcomes are `chances` equally likely draws of the generator; which draws they are
differs from node to node. Over many games the dice are as fair as the generator, at a single node they are a sample.
With `chances=0` every die and every card drawn is a node of its own, with all its results.

`scenario` is a file with a position to begin with instead of a deal, or "endgame": one of Dice Brewing that exact
solvers can hold.

An information state is a digest of everything its player has done, heard, seen and been allowed; its tensor is the
observation followed by the bits of that digest.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from alehouse.bots.batch import POINTS, REWARDS, WIN, won
from alehouse.bots.encoder import Encoder
from alehouse.engine.chance import KnownChance
from alehouse.engine.codebook import spelled
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.events import EVERYONE, EventLog, Heard
from alehouse.engine.options import Value
from alehouse.engine.rng import seed_state
from alehouse.engine.scenario import Stage, read_scenario
from alehouse.engine.snapshot import dump, restore
from alehouse.engine.spec import GameSpec, setup_of, spec_of
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.title import SEED_LIMIT, Setup, Title
from alehouse.envs.extras import missing
from alehouse.envs.table import DEFAULT_SEATS, table
from alehouse.games import LIBRARY

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("openspiel", error) from error

CHANCES = 64
EXACT = 0  # number of chances that means every result
MOST_RESULTS = 256  # per die or card
ENDGAME = "endgame"
LONGEST = 20_000  # decisions per game; never reached
RECALL_BITS = 64
MOST_POINTS = 1_000.0


def short_name(title: str) -> str:
    """OpenSpiel's name for a title."""
    return f"alehouse_{title}"


def game_type(title: Title, rewards: str) -> pyspiel.GameType:
    """The kind of game. Its parameters: `players`, `rewards`, `chances`, `pack`, `scenario` and the title's options."""
    options = {option.id: _spelled(option.default) for option in title.options()}
    zero_sum = rewards == WIN
    utility = pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=short_name(title.id),
        long_name=title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=title.min_seats,
        max_num_players=title.max_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": DEFAULT_SEATS,
            "rewards": WIN,
            "chances": CHANCES,
            "pack": "",
            "scenario": "",
            **options,
        },
    )


def _spelled(value: Value) -> Value:
    """A list as one parameter, joined with +, because OpenSpiel separates parameters by commas."""
    return value.replace(",", "+") if isinstance(value, str) else value


def _read(value: Value) -> Value:
    return value.replace("+", ",") if isinstance(value, str) else value


class AlehouseGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its parameters; `register` makes a subclass for each title."""

    title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = self.title
        chosen = dict(params or {})
        begins = beginning(title, chosen.pop("scenario", ""))
        seats = chosen.pop("players", begins.get("seats", DEFAULT_SEATS))
        rewards = chosen.pop("rewards", WIN)
        self.chances: int = chosen.pop("chances", CHANCES)
        pack = chosen.pop("pack", "") or None
        if rewards not in REWARDS:
            raise AlehouseError(unknown("rewards", rewards, REWARDS))
        if rewards == WIN and seats == 1:
            raise AlehouseError("a solo game has no winner; the rewards must be 'points'.")
        if self.chances < 2 and self.chances != EXACT:
            raise AlehouseError(f"a chance node needs at least 2 outcomes (0: all of them), not {self.chances}.")
        options = {**begins.get("options", {}), **{name: _read(value) for name, value in chosen.items()}}
        self.setup = table(title.id, seats, options, pack)
        self.opening = Stage(self.setup, begins).state if begins else None
        self.encoder = Encoder(self.setup)
        self.rewards: str = rewards
        self.book = title.codebook(self.setup.pack)
        lowest, highest = (-1 / (seats - 1), 1.0) if rewards == WIN else (-MOST_POINTS, MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=self.chances or MOST_RESULTS,
            num_players=seats,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0 if rewards == WIN else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title, rewards), info, params or {})

    def new_initial_state(self, text: str | None = None) -> AlehouseState:
        return AlehouseState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)


def beginning(title: Title, scenario: str) -> dict[str, Any]:
    """The scenario that a game starts from (the first of several cases); None without one."""
    if not scenario:
        return {}
    path = title.folder() / f"{ENDGAME}.toml" if scenario == ENDGAME else Path(scenario)
    about = read_scenario(path)
    if about["game"] != title.id:
        raise AlehouseError(f"{path}: is a scenario of {about['game']}, not of {title.id}.")
    return {**about, **about.get("case", [{}])[0]}


class Position:
    """A position: the state, the code whose chance outcome is pending, and each player's memory.

    `chances` is the number of outcomes of a chance node. If every result of every chance is a node (`EXACT`), `results`
    are those drawn for the pending code so far, and `asked` is how many the next one may have.
    """

    def __init__(self, setup: Setup, encoder: Encoder, chances: int) -> None:
        self.setup = setup
        self.encoder = encoder
        self.chances = chances
        self.asked = chances
        self.state: State | None = None
        self.pending: int | None = None
        self.chain = 0  # the draws so far, as one number
        self.results: list[int] = []
        self.recall = [b""] * setup.seats

    def begin(self, opening: State | None) -> None:
        """Starts from a position, or from the deal, which is a chance node."""
        if opening is not None:
            self.state = opening.clone()
            self.state.reseed(self.chain)
            self._remember(self.state, [])
        elif self.chances == EXACT:
            self._resolve()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        other = Position(self.setup, self.encoder, self.chances)
        other.asked = self.asked
        other.state = self.state.clone() if self.state is not None else None
        other.pending = self.pending
        other.chain = self.chain
        other.results = list(self.results)
        other.recall = list(self.recall)
        return other

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        held = dump(self.state) if self.state is not None else None
        plain = {name: getattr(self, name) for name in ("asked", "pending", "chain", "results", "recall")}
        return restored, (spec_of(self.setup), self.chances, held, plain)

    def draw(self, outcome: int) -> None:
        """Resolves chance: the seed of the game, or the results for the pending action."""
        if self.chances == EXACT:
            self.results.append(outcome)
            self._resolve()
            return
        self.chain = seed_state((self.chain * self.chances + outcome + 1) % SEED_LIMIT)
        if self.state is None:
            self.state = self.setup.with_seed(self.chain).start()
            self._remember(self.state, [])
        elif self.pending is not None:
            self.state.reseed(self.chain)
            self._remember(self.state, _played(self.state, self.pending))
            self.pending = None

    def _resolve(self) -> None:
        """Deals or plays the pending code with the results so far; if it needs more, chance is asked again."""
        known = KnownChance(self.results)
        heard: list[Heard] = []
        if self.state is None or self.pending is None:
            after = self.setup.start(chance=known)
        else:
            after = self.state.clone()
            after.chance = known
            heard = _played(after, self.pending)
            after.chance = None
        self.asked = known.asked
        if self.asked == 0:
            self.state, self.pending, self.results = after, None, []
            self._remember(after, heard)

    def play(self, code: int) -> None:
        """Plays an action; if the rules draw at random to resolve it, a chance node comes first."""
        if self.state is None:
            raise AlehouseError("the game has not begun; its first node is a chance node.")
        seat = self.state.to_act
        self.recall[seat] = _digest(self.recall[seat], code.to_bytes(4, "little"))
        if self.chances == EXACT:
            self.pending = code
            self._resolve()
            return
        after = self.state.clone()
        heard = _played(after, code)
        if after.random != self.state.random:
            self.pending = code
        else:
            self.state = after
            self._remember(after, heard)

    def _remember(self, state: State, heard: list[Heard]) -> None:
        """Updates every player's memory: the events, the view, and the legal actions of the player to act."""
        for seat in range(self.setup.seats):
            told = [event for event in heard if event[5] in (EVERYONE, seat)]
            mask = self.encoder.mask(state) if seat == state.to_act else b""
            seen = self.encoder.observation(state, seat)
            self.recall[seat] = _digest(self.recall[seat], repr(told).encode(), memoryview(seen), memoryview(mask))


def _played(state: State, code: int) -> list[Heard]:
    """Plays a code; returns its events."""
    state.log = EventLog()
    state.play(code)
    heard = state.log.take()
    state.log = None
    return heard


def restored(spec: GameSpec, chances: int, held: dict[str, Any] | None, plain: dict[str, Any]) -> Position:
    """Restores a pickled position."""
    setup = setup_of(LIBRARY, spec)
    position = Position(setup, Encoder(setup), chances)
    if held is not None:
        position.state = setup.start()
        restore(position.state, held)
    for name, value in plain.items():
        setattr(position, name, value)
    return position


def _digest(before: bytes, *more: bytes | memoryview) -> bytes:
    return blake2b(b"".join([before, *more]), digest_size=RECALL_BITS // 8).digest()


class AlehouseState(pyspiel.State):  # type: ignore[misc]
    """A node of a game tree."""

    def __init__(self, game: AlehouseGame) -> None:
        super().__init__(game)
        self.position = Position(game.setup, game.encoder, game.chances)
        self.position.begin(game.opening)

    def current_player(self) -> int:
        position = self.position
        if position.state is None or position.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = position.state.to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        if position.state is None or player != self.current_player():
            return []
        return position.encoder.legal(position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.asked
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.position.draw(action)
        else:
            self.position.play(self.position.encoder.codes[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        game = self.get_game()
        return spelled(game.book.describe(game.encoder.codes[action]))

    def is_terminal(self) -> bool:
        position = self.position
        return position.state is not None and position.pending is None and position.state.to_act == OVER

    def returns(self) -> list[float]:
        position = self.position
        seats = range(position.setup.seats)
        if position.state is None or not self.is_terminal():
            return [0.0 for _ in seats]
        if self.get_game().rewards == POINTS:
            return [float(position.state.total(seat)) for seat in seats]
        return won(position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AlehouseState:
        """A node that the player cannot distinguish from this one: everything hidden is resampled."""
        other: AlehouseState = self.clone()
        if other.position.state is not None:
            other.position.chain = seed_state(int(sampler() * SEED_LIMIT) % SEED_LIMIT)
            other.position.state.resample(player, other.position.chain)
        return other

    def __str__(self) -> str:
        position = self.position
        if position.state is None:
            return "before the deal"
        shown = json.dumps(position.state.view(ALL), ensure_ascii=False)
        return f"{shown} pending {position.pending} drawn {position.chain} {position.results}"


class Observer:
    """A player's observation as a tensor and as text; with perfect recall, followed by the digest of all so far."""

    def __init__(self, setup: Setup, perfect_recall: bool) -> None:
        fields = setup.title.fields(setup)
        sizes = [(field.name, field.size) for field in fields]
        if perfect_recall:
            sizes.append(("recall", RECALL_BITS))
        self.perfect_recall = perfect_recall
        self.size = sum(field.size for field in fields)
        self.tensor = np.zeros(sum(size for _, size in sizes), np.float32)
        self.dict = {}
        at = 0
        for name, size in sizes:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: AlehouseState, player: int) -> None:
        """Fills the tensor with the player's observation of a node."""
        position = state.position
        self.tensor.fill(0)
        if position.state is not None:
            self.tensor[: self.size] = np.frombuffer(
                memoryview(position.encoder.observation(position.state, player)), np.int16
            )
        if self.perfect_recall:
            digest = np.frombuffer(position.recall[player], np.uint8)
            self.tensor[self.size : self.size + 8 * len(digest)] = np.unpackbits(digest)

    def string_from(self, state: AlehouseState, player: int) -> str:
        """The same as text."""
        position = state.position
        if self.perfect_recall:
            return f"{position.setup.title.id} player {player} recalls {position.recall[player].hex()}"
        if position.state is None:
            return "before the deal"
        return json.dumps(position.state.view(player), ensure_ascii=False)


def register(titles: Iterable[str]) -> None:
    """Registers titles for `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for id in titles:
        if short_name(id) not in known:
            title = LIBRARY.get(id)
            kind = type(short_name(id), (AlehouseGame,), {"title": title})
            globals()[kind.__name__] = kind  # where pickle looks for the class
            pyspiel.register_game(game_type(title, WIN), kind)


register(LIBRARY.ids())
