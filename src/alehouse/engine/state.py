"""The contract that every game state keeps: decide, play, clone, look, score."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.engine.events import EVERYONE, EventLog
from alehouse.engine.refusal import Refusal
from alehouse.engine.rng import below, next_state, seed_state

OVER: Final = -1  # `to_act` of a finished game
SPECTATOR: Final = -1  # viewer: what everybody may see
ALL: Final = -2  # viewer: everything, hidden things too (scenarios, finished games)


class State:
    """A game in progress. The truth is the setup and the actions; everything here follows from them.

    Hot methods (`legal`, `play`, `clone`, `resample`) are cheap and trust their caller; `apply` checks.
    """

    __slots__ = ("log", "random", "script", "seats", "to_act", "weights")

    def __init__(self, seats: i64, seed: i64, weights: list[float]) -> None:
        self.seats: i64 = seats
        self.to_act: i64 = OVER
        self.random: i64 = seed_state(seed)
        self.script: list[i64] | None = None
        self.log: EventLog | None = None
        self.weights: list[float] = weights

    # -- deciding and playing -------------------------------------------------------------

    def legal(self) -> vec[i64]:
        """Codes that the seat `to_act` may play now; never empty unless the game is over."""
        raise NotImplementedError

    def play(self, code: i64) -> None:
        """Plays a code taken from `legal`, and everything that follows up to the next decision."""
        raise NotImplementedError

    def default(self) -> i64:
        """The code played for a seat that runs out of time."""
        raise NotImplementedError

    def apply(self, code: i64) -> None:
        """Like `play`, but an illegal code raises `IllegalAction` and changes nothing."""
        for allowed in self.legal():
            if allowed == code:
                self.play(code)
                return
        raise IllegalAction("the game is over." if self.to_act == OVER else f"action code {code} is not legal now.")

    def decision(self) -> str:
        """The id of the pending decision, '' when the game is over."""
        raise NotImplementedError

    def quiet(self) -> bool:
        """Whether nothing is half resolved (an announced roll, a fight, …), so that `value` means something."""
        return True

    def refused(self) -> list[tuple[int, Refusal]]:
        """What the seat to act would expect to be able to do and cannot, each with its reason."""
        raise NotImplementedError

    def settle(self) -> None:
        """Plays defaults until the position is quiet."""
        while self.to_act != OVER and not self.quiet():
            self.play(self.default())

    # -- copying and guessing -------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, without listener."""
        raise NotImplementedError

    def resample(self, viewer: i64, seed: i64) -> None:
        """Replaces everything that `viewer` cannot know, coming dice included, by a random consistent guess."""
        raise NotImplementedError

    # -- looking and scoring --------------------------------------------------------------

    def view(self, viewer: i64) -> dict[str, object]:
        """What a seat, SPECTATOR or ALL may see; hidden things are absent."""
        raise NotImplementedError

    def observe(self, viewer: i64, out: vec[i16], at: i64) -> None:
        """Writes what a seat may see to `out`, from `at` on, as the title's `fields` say; all is still 0 there."""
        raise NotImplementedError

    def score(self, seat: i64) -> list[tuple[str, int]]:
        """The seat's points by source, at any moment; they sum up to `total`."""
        raise NotImplementedError

    def total(self, seat: i64) -> i64:
        """The seat's points now."""
        raise NotImplementedError

    def shown_total(self, seat: i64) -> i64:
        """The points that people are told, where they differ from those that rank."""
        return self.total(seat)

    def better(self, a: i64, b: i64) -> i64:
        """1 if seat a stands before b by points and tie-breaks, -1 if behind, 0 if they share."""
        raise NotImplementedError

    def value(self, seat: i64) -> float:
        """How good the position is for the seat, in points it may expect to end with, by `weights`; pure, for bots."""
        raise NotImplementedError

    def plain(self) -> list[float]:
        """The weights of bots that judge more simply than a master; the same unless a title has others."""
        return self.weights

    def values(self) -> list[float]:
        """The values of all seats, to be compared; what a title counts against rivals in them may be left out."""
        return [self.value(seat) for seat in range(self.seats)]

    def left(self) -> float:
        """About which part of the game is still to come, from 1 down to 0; for bots."""
        raise NotImplementedError

    def terms(self, seat: i64) -> list[tuple[str, float]]:
        """The named parts that `value` is the sum of."""
        raise NotImplementedError

    def place(self, seat: i64) -> i64:
        """1 for the seat in front (several may share it), 2 for the next, …"""
        ahead: i64 = 0
        for other in range(self.seats):
            if self.better(other, seat) > 0:
                ahead += 1
        return ahead + 1

    # -- chance -----------------------------------------------------------------------------

    def below(self, n: i64) -> i64:
        """A random number from 0 to n-1."""
        self.random = next_state(self.random)
        return below(self.random, n)

    def die(self) -> i64:
        """One cast of a fair six-sided die; scenarios script it."""
        if self.script is not None:
            return self._scripted()
        self.random = next_state(self.random)
        return below(self.random, 6) + 1

    def _scripted(self) -> i64:
        script = self.script
        if not script:
            raise AlehouseError("the script has no die left for this cast.")
        return script.pop(0)

    def shuffle(self, cards: list[i64]) -> None:
        """Shuffles in place."""
        left: i64 = len(cards)
        while left > 1:
            pick = self.below(left)
            left -= 1
            held = cards[left]
            cards[left] = cards[pick]
            cards[pick] = held

    def shuffled(self, cards: list[i64]) -> list[i64]:
        """The same cards in another order; the list given stays as it is."""
        cards = cards.copy()
        self.shuffle(cards)
        return cards

    def reseed(self, seed: i64) -> None:
        """Sets the generator; a table does so before each action (see `record.dice_seed`)."""
        self.random = seed_state(seed)

    # -- telling ------------------------------------------------------------------------------

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, only: i64 = EVERYONE) -> None:
        """Tells an event to whoever listens; `only` names the one seat that may know it."""
        if self.log is not None:
            self.log.heard.append((event, a, b, c, d, only))
