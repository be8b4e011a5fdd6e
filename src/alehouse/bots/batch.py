"""Many games of one setup in lockstep: a batch of actions in, a batch of observations out."""

from __future__ import annotations

import gc
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from alehouse.bots.bot import Bot
from alehouse.bots.encoder import Encoder
from alehouse.bots.lookahead import action_values
from alehouse.bots.match import choice
from alehouse.bots.utility import places
from alehouse.bots.variance import STRATA, Luck, settled_values
from alehouse.engine.errors import AlehouseError, IllegalAction, unknown
from alehouse.engine.judge import Judge
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.snapshot import dump, restore
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup

WIN: Final = "win"
POINTS: Final = "points"
REWARDS: Final = [WIN, POINTS]
LEAD: Final = "lead"  # the change of the lead that the judge expects, without luck
BATCH_REWARDS: Final = [*REWARDS, LEAD]
EVERY_SEAT: Final = -1  # marks a game whose seats are all played by the caller
# When the next game replaces a finished one: at once, in the next step (which plays nothing else), or on `reset`.
SAME_STEP: Final = "same-step"
NEXT_STEP: Final = "next-step"
BY_RESET: Final = "reset"
RESTARTS: Final = [SAME_STEP, NEXT_STEP, BY_RESET]


def won(state: State) -> list[float]:
    """The reward of a finished game for each seat: 1 for winning alone, 0 if all share the win; the sum is 0."""
    seats = float(state.seats)
    return [(seats * share - 1.0) / (seats - 1.0) for share in places(state)]


def lead(values: list[float], seat: i64) -> float:
    """What a seat has beyond the mean of the others; alone, what it has."""
    others: i64 = len(values) - 1
    return values[seat] - (sum(values) - values[seat]) / float(others) if others else values[seat]


@final
class Game:
    """One game of a batch: its learner, the legal actions, and the generator for its bots and next seeds."""

    __slots__ = ("learner", "legal", "luck", "number", "random", "state")

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.legal: vec[i64] = vec[i64]()
        self.learner: i64 = EVERY_SEAT
        self.random: i64 = 0
        self.number: i64 = 0  # games played before in the same row
        self.luck: Luck | None = None  # if the rewards are without it


@final
class GameBatch:
    """A batch of games; with bots, one learner per game, else the caller makes all decisions.

    With bots, `rewards` has a number per game, else one for each seat of each game. Every `reset` and `step` fills
    fresh buffers. `ended` marks games that ended; `restart` says when the next one replaces them. The learner's last
    observation stays in `final`, with points and place. `seat` is the learner's (1, 2, …), or 0: the learner moves by
    one seat from game to game.
    """

    def __init__(
        self,
        setup: Setup,
        games: int,
        bots: list[Bot],
        rewards: str = WIN,
        seat: int = 0,
        restart: str = SAME_STEP,
    ) -> None:
        seats = setup.seats
        if games < 1:
            raise AlehouseError(f"a batch has at least 1 game, not {games}.")
        if bots and len(bots) != seats - 1:
            raise AlehouseError(f"{seats} seats need {seats - 1} bots besides the learner, not {len(bots)}.")
        if rewards not in BATCH_REWARDS:
            raise AlehouseError(unknown("rewards", rewards, BATCH_REWARDS))
        if rewards == WIN and seats == 1:
            raise AlehouseError("a solo game has no winner; the rewards must be 'points'.")
        if not 0 <= seat <= seats:
            raise AlehouseError(f"the learner's seat is 1 to {seats}, or 0 to change seats, not {seat}.")
        if restart not in RESTARTS:
            raise AlehouseError(unknown("restart", restart, RESTARTS))
        self.setup: Setup = setup
        self.at_once: bool = restart == SAME_STEP
        self.by_step: bool = restart == NEXT_STEP
        self.bots: list[Bot] = bots
        self.encoder: Encoder = Encoder(setup)
        self.seat: i64 = seat
        self.by_win: bool = rewards == WIN
        self.by_lead: bool = rewards == LEAD
        self.judge: Judge = setup.title.judge()
        self.learning: bool = bool(bots) or seats == 1
        self.paid: i64 = 1 if self.learning else seats  # rewards per game
        self.count: i64 = games
        self.sampled: vec[i64] = vec[i64]([0] * games)
        self.ahead: vec[float] = vec[float]()
        self.totals: vec[float] = vec[float]([0.0] * (games * self.paid))
        self.final: vec[i16] = vec[i16]([0] * (games * self.encoder.size))
        self.final_points: vec[i64] = vec[i64]([0] * games)
        self.final_places: vec[i64] = vec[i64]([0] * games)
        start = setup.start()
        self.games: list[Game] = [Game(start) for i in range(games)]
        self._fresh_buffers()

    def reset(self, seeds: vec[i64]) -> None:
        """Starts all games again, game i with seed `seeds[i]`; later seeds of its row follow from it."""
        self._must_fit("seeds", len(seeds))
        self._fresh_buffers()
        for i in range(len(self.games)):
            game = self.games[i]
            game.number = 0
            game.random = seed_state(seeds[i])
            self._begin(game, i, seeds[i])
            self._show(game, i)

    def deal_next(self, which: vec[u8]) -> None:
        """Replaces the games marked with 1 by the next ones of their rows."""
        self._must_fit("marks", len(which))
        self._fresh_buffers()
        for i in range(len(self.games)):
            game = self.games[i]
            if which[i] == 1:
                self._next(game, i)
            elif game.state.to_act == OVER:
                self.ended[i] = 1
            self._show(game, i)

    def step(self, actions: vec[i64]) -> None:
        """Plays one action in every game; if any is illegal, none is played and the error names it."""
        self._check(actions)
        collects = gc.isenabled()
        gc.disable()  # games have no cycles, and there may be thousands to traverse
        try:
            self._step(actions)
        finally:
            if collects:
                gc.enable()

    def _step(self, actions: vec[i64]) -> None:
        self._fresh_buffers()
        codes = self.encoder.codes
        for i in range(len(self.games)):
            game = self.games[i]
            if game.state.to_act == OVER:  # ended before this step
                if self.by_step:
                    self._next(game, i)
                else:
                    self.ended[i] = 1
                self._show(game, i)
                continue
            _play(game, codes[actions[i]])
            if self.learning:
                self._answer(game)
            over = game.state.to_act == OVER
            if not self.by_win:
                self._pay_change(game, i)
            elif over:
                self._pay_win(game, i)
            if over:
                self._end(game, i)
                if self.at_once:
                    self._next(game, i)
            self._show(game, i)

    def look_ahead(self, samples: i64) -> None:
        """Writes into `ahead` how far each legal action is behind the best by what the judge says right after it."""
        actions = self.encoder.actions
        numbers = self.encoder.numbers
        self.ahead = vec[float]([0.0] * (self.count * actions))
        for i in range(len(self.games)):
            game = self.games[i]
            if len(game.legal) == 0:
                continue
            values = action_values(self.judge, game.state, samples)
            best = max(values)
            for place in range(len(values)):
                self.ahead[i * actions + numbers[game.legal[place]]] = values[place] - best

    def sample(self) -> None:
        """Draws a random legal action for each game into `sampled`; 0 for games that are over."""
        self.sampled = vec[i64]([0] * self.count)
        numbers = self.encoder.numbers
        for i in range(len(self.games)):
            game = self.games[i]
            if len(game.legal) == 0:
                continue
            game.random = next_state(game.random)
            self.sampled[i] = numbers[game.legal[below(game.random, len(game.legal))]]

    def state(self, i: i64) -> State:
        """Game i itself."""
        return self.games[i].state

    def snapshot(self) -> list[dict[str, Any]]:
        """All games as plain data."""
        saved: list[dict[str, Any]] = []
        for i in range(len(self.games)):
            game = self.games[i]
            saved.append(
                {
                    "state": dump(game.state),
                    "learner": game.learner,
                    "random": game.random,
                    "number": game.number,
                    "totals": [self.totals[i * self.paid + place] for place in range(self.paid)],
                    "luck": [] if game.luck is None else list(game.luck.points),
                }
            )
        return saved

    def restore(self, saved: list[dict[str, Any]]) -> None:
        """Continues from a result of `snapshot` of a batch with the same setup."""
        self._must_fit("games", len(saved))
        self._fresh_buffers()
        for i in range(len(self.games)):
            game, data = self.games[i], saved[i]
            game.state = self.setup.start()
            restore(game.state, data["state"])
            game.learner, game.random, game.number = data["learner"], data["random"], data["number"]
            self._forget_luck(game)
            if game.luck is not None:
                game.luck.points = list(data["luck"])
            for place in range(self.paid):
                self.totals[i * self.paid + place] = data["totals"][place]
            if game.state.to_act == OVER:
                self._end(game, i)
            self._show(game, i)

    # -- one step of one game ------------------------------------------------------------------

    def _must_fit(self, what: str, given: i64) -> None:
        if given != self.count:
            raise AlehouseError(f"{self.count} games need {self.count} {what}, not {given}.")

    def _fresh_buffers(self) -> None:
        count = self.count
        self.observations: vec[i16] = vec[i16]([0] * (count * self.encoder.size))
        self.mask: vec[u8] = vec[u8]([0] * (count * self.encoder.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.paid))
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.to_act: vec[i64] = vec[i64]([0] * count)

    def _check(self, actions: vec[i64]) -> None:
        count = self.count
        self._must_fit("actions", len(actions))
        mask = self.mask
        known = self.encoder.actions
        for i in range(count):
            action = actions[i]
            if self.games[i].state.to_act == OVER:  # nothing will be played there
                continue
            if action < 0 or action >= known or mask[i * known + action] == 0:
                raise IllegalAction(f"action {action} is not legal in game {i}; its mask shows what is.")

    def _next(self, game: Game, i: i64) -> None:
        game.number += 1
        game.random = next_state(game.random)
        self._begin(game, i, game.random)

    def _begin(self, game: Game, i: i64, seed: i64) -> None:
        setup = self.setup
        if self.learning:
            game.learner = self.seat - 1 if self.seat > 0 else (i + game.number) % setup.seats
        game.state = Setup(setup.title, setup.seats, setup.options, setup.pack, seed).start()
        self._forget_luck(game)
        if self.learning:
            self._answer(game)
        if not self.by_win:
            standing = self._standing(game)
            for place in range(self.paid):
                self.totals[i * self.paid + place] = standing[self._paid_seat(game, place)]

    def _forget_luck(self, game: Game) -> None:
        game.luck = Luck(self.judge, game.state.seats, STRATA) if self.by_lead else None

    def _answer(self, game: Game) -> None:
        """Lets bots play until the learner decides or the game is over."""
        state = game.state
        learner = game.learner
        seats = state.seats
        while state.to_act != learner and state.to_act != OVER:
            game.random = next_state(game.random)
            bot = self.bots[(state.to_act - learner + seats) % seats - 1]
            _play(game, choice(bot, state, game.random))

    def _show(self, game: Game, i: i64) -> None:
        encoder = self.encoder
        state = game.state
        game.legal = state.legal()
        encoder.mark(game.legal, self.mask, i * encoder.actions)
        viewer = game.learner if state.to_act == OVER else state.to_act
        state.observe(viewer, self.observations, i * encoder.size)
        self.to_act[i] = state.to_act

    def _end(self, game: Game, i: i64) -> None:
        self.ended[i] = 1
        if self.learning:
            size = self.encoder.size
            for k in range(i * size, (i + 1) * size):
                self.final[k] = 0
            game.state.observe(game.learner, self.final, i * size)
            self.final_points[i] = game.state.total(game.learner)
            self.final_places[i] = game.state.place(game.learner)

    def _paid_seat(self, game: Game, place: i64) -> i64:
        return game.learner if self.learning else place

    def _standing(self, game: Game) -> list[float]:
        """What each seat's rewards so far add up to: its points, or the lead that it may expect, without its luck."""
        state = game.state
        luck = game.luck
        if luck is None:
            return [float(state.total(seat)) for seat in range(state.seats)]
        values = settled_values(luck.judge, state, luck.samples)
        return [lead(values, seat) - lead(luck.points, seat) for seat in range(state.seats)]

    def _pay_change(self, game: Game, i: i64) -> None:
        """Writes the change of the standing since the last step as the reward."""
        standing = self._standing(game)
        for place in range(self.paid):
            k = i * self.paid + place
            now = standing[self._paid_seat(game, place)]
            self.rewards[k] = now - self.totals[k]
            self.totals[k] = now

    def _pay_win(self, game: Game, i: i64) -> None:
        worth = won(game.state)
        for place in range(self.paid):
            self.rewards[i * self.paid + place] = worth[self._paid_seat(game, place)]


def _play(game: Game, code: i64) -> None:
    luck = game.luck
    if luck is None:
        game.state.play(code)
    else:
        luck.play(game.state, code)
