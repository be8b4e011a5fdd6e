"""The contract of every game state: decide, play, clone, view, score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, mypyc_attr

from alehouse.engine.because import Because
from alehouse.engine.chance import Chance
from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.engine.events import EVERYONE, EventLog
from alehouse.engine.facts import Facts
from alehouse.engine.observation import Row
from alehouse.engine.refusal import Refusal
from alehouse.engine.rng import below, next_state, seed_state

if TYPE_CHECKING:
    from alehouse.engine.machine import Machine

OVER: Final = -1  # `to_act` of a finished game
NOT_OBVIOUS: Final = -1  # there is a real choice
NO_STEP: Final = -1  # `pending_step` of a finished game
SPECTATOR: Final = -1  # viewer: what everyone may see
ALL: Final = -2  # viewer: everything, hidden things too (scenarios, finished games)


class Head(TypedDict):
    """The fields that every view begins with. `to_act` counts from 1; it is 0 when the game is over."""

    title: str
    seats: int
    to_act: int
    decision: str


class View(Head):
    """The fields of every view; a title adds its own. Each of `players` has at least its `total`."""

    players: list[dict[str, Any]]


def head(s: State, title: str) -> Head:
    return {"title": title, "seats": s.seats, "to_act": s.to_act + 1, "decision": s.decision()}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. It follows entirely from the setup and the actions.

    Hot methods (`legal`, `play`, `clone`, `resample`) are cheap and trust their caller; `apply` checks. The machine
    runs the steps on the stack; a title without one overrides the methods that use it.
    """

    __slots__ = ("chance", "log", "machine", "random", "script", "seats", "stack", "to_act")

    def __init__(self, seats: i64, seed: i64, machine: Machine[Any] | None = None) -> None:
        self.seats: i64 = seats
        self.machine: Machine[Any] | None = machine
        self.stack: vec[i64] = vec[i64]()  # pending steps, the next one last
        self.to_act: i64 = OVER
        self.random: i64 = seed_state(seed)
        self.script: list[i64] | None = None
        self.chance: Chance | None = None  # asked instead of the generator; copies do not have one
        self.log: EventLog | None = None

    def __repr__(self) -> str:
        asked = "over" if self.to_act == OVER else f"seat {self.to_act + 1} decides {self.decision()}"
        points = ", ".join([str(self.total(seat)) for seat in range(self.seats)])
        return f"<{type(self).__name__} with points {points}: {asked}>"

    def _machine(self) -> Machine[Any]:
        machine = self.machine
        assert machine is not None
        return machine

    # -- deciding and playing -------------------------------------------------------------

    def begin(self) -> None:
        """Runs a fresh state up to its first decision."""
        machine = self.machine
        if machine is not None:
            machine.run(self)

    def legal(self) -> vec[i64]:
        """Codes that the seat `to_act` may play now; never empty unless the game is over."""
        if self.to_act == OVER:
            return vec[i64]()
        machine = self.machine
        assert machine is not None
        entry = self.stack[-1]
        return machine.decisions[entry >> 8].legal(self, entry & 255)

    def play(self, code: i64) -> None:
        """Plays a code taken from `legal`, and everything that follows up to the next decision."""
        machine = self.machine
        assert machine is not None
        machine.play(self, code)

    def default(self) -> i64:
        """The code played for a seat that runs out of time."""
        return self._machine().pending(self).default(self, self.stack[-1] & 255)

    def obvious(self) -> i64:
        """The code that no other legal one is better than, whatever happens; NOT_OBVIOUS if there is a real choice.

        A table may play it without asking. If it is the only legal code, the rules ask in order not to reveal that.
        """
        machine = self.machine
        if self.to_act == OVER or machine is None:
            return NOT_OBVIOUS
        return machine.pending(self).obvious(self, self.stack[-1] & 255)

    def serves(self) -> bool:
        """Whether the default is as good as any other answer, so that a board may play it without asking."""
        return self._machine().pending(self).serves(self, self.stack[-1] & 255)

    def apply(self, code: i64) -> None:
        """Like `play`, but an illegal code raises `IllegalAction` and changes nothing."""
        for allowed in self.legal():
            if allowed == code:
                self.play(code)
                return
        raise IllegalAction("the game is over." if self.to_act == OVER else f"action code {code} is not legal now.")

    def decision(self) -> str:
        """The id of the pending decision, '' when the game is over."""
        machine = self.machine
        return "" if self.to_act == OVER or machine is None else machine.pending(self).id

    def pending_step(self) -> i64:
        """The number of the pending decision, NO_STEP when the game is over."""
        return self.stack[-1] >> 8 if len(self.stack) > 0 else NO_STEP

    def quiet(self) -> bool:
        """Whether nothing is half resolved (an announced roll, a fight, …), so that the position can be judged."""
        machine = self.machine
        if self.to_act == OVER or machine is None:
            return True
        return machine.pending(self).quiet(self, self.stack[-1] & 255)

    def refused(self) -> list[tuple[int, Refusal]]:
        """Actions that the seat to act might expect and cannot take, each with its reason."""
        machine = self.machine
        if self.to_act == OVER or machine is None:
            return []
        return machine.pending(self).refused(self, self.stack[-1] & 255)

    def because(self) -> list[Because]:
        """Why the seat to act is asked."""
        machine = self.machine
        if self.to_act == OVER or machine is None:
            return []
        return machine.pending(self).because(self, self.stack[-1] & 255)

    def push(self, step: i64, arg: i64 = 0) -> None:
        """Makes a step the next one."""
        self.stack = append(self.stack, step * 256 + arg)

    def ask(self, decision: i64, seat: i64, arg: i64 = 0) -> None:
        """Makes a seat's decision the next step."""
        self.push(decision, arg)
        self.to_act = seat

    def pop(self) -> i64:
        """Takes the next entry off the stack."""
        self.stack, entry = pop(self.stack)
        return entry

    def settle(self) -> None:
        """Plays defaults until the position is quiet."""
        while self.to_act != OVER and not self.quiet():
            self.play(self.default())

    # -- copying and guessing -------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy without a listener."""
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        """Copies the engine's fields; a title's `copy_from` copies its own fields and calls this one."""
        self.to_act = other.to_act
        self.random = other.random
        self.stack = other.stack[:]
        if other.script is not None:
            self.script = other.script.copy()

    def resample(self, viewer: i64, seed: i64) -> None:
        """Replaces everything that `viewer` cannot know, including future dice, with a random consistent guess."""
        self.reseed(seed)
        if viewer != ALL:
            self._machine().guess(self, viewer)

    def conceal(self, viewer: i64) -> None:
        """Like `resample`, but deterministic: the result depends only on what `viewer` may know."""
        self.resample(viewer, 0)

    def foresee(self, code: i64) -> None:
        """Plays a legal code and then defaults, up to a quiet decision or the end of the turn."""
        machine = self.machine
        if machine is None:
            self.play(code)
            self.settle()
            return
        ahead = machine.play(self, code, True)
        while ahead and self.to_act != OVER and not self.quiet():
            ahead = machine.play(self, self.default(), True)

    def question(self, code: i64) -> bool:
        """Plays a legal code up to the same seat's choice that completes it, if any; returns whether there is one."""
        machine = self.machine
        return machine is not None and machine.question(self, code)

    # -- looking and scoring --------------------------------------------------------------

    def view(self, viewer: i64) -> dict[str, object]:
        """What a seat, SPECTATOR or ALL may see, as plain data with the fields of `View`; hidden things are absent."""
        return cast(dict[str, object], self._machine().view(self, viewer))

    def sees_more(self, seat: i64) -> bool:
        """Whether a seat knows more than everyone does. If none does, only the order of decks is hidden."""
        machine = self.machine
        return machine is None or machine.sees_more(self, seat)

    def observe(self, viewer: i64, out: vec[i16], at: i64) -> None:
        """Writes what a seat may see to `out`, all 0 from `at` on; `Title.fields` describes the numbers."""
        self.add_observation(viewer, Row(out, at))

    def add_observation(self, viewer: i64, row: Row) -> None:
        """Adds the parts of an observation."""
        self._machine().observe(self, viewer, row)

    def add_decision(self, viewer: i64, row: Row) -> None:
        machine = self._machine()
        which: i64 = -1 if self.to_act == OVER else machine.places[self.stack[-1] >> 8]
        row.one_hot("decision", len(machine.decision_ids), which, "the pending decision; none when the game is over")
        row.flag("my_decision", self.to_act == viewer, "whether the viewer decides")

    def facts(self, seat: i64, out: Facts) -> None:
        """Adds the seat's named numbers for forecasts: always the same ones in the same order."""
        self._machine().facts(self, seat, out)

    def score(self, seat: i64) -> list[tuple[str, int]]:
        """The seat's points by source, at any moment; they sum up to `total`."""
        return self._machine().score(self, seat)

    def total(self, seat: i64) -> i64:
        """The seat's points now."""
        return self._machine().total(self, seat)

    def shown_total(self, seat: i64) -> i64:
        """The points to show, if they differ from those that rank."""
        return self.total(seat)

    def better(self, a: i64, b: i64) -> i64:
        """1 if seat a is ahead of b by points and tie-breaks, -1 if behind, 0 if they tie."""
        ranks = self._machine().ranks
        mine, theirs = ranks(self, a), ranks(self, b)
        return (1 if mine > theirs else 0) - (1 if mine < theirs else 0)

    def place(self, seat: i64) -> i64:
        """1 for the seat in the lead (several may share it), 2 for the next, …"""
        ahead: i64 = 0
        for other in range(self.seats):
            if other != seat and self.better(other, seat) > 0:
                ahead += 1
        return ahead + 1

    def totals(self) -> vec[i64]:
        """The points of all seats, for `place_among`."""
        found = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            found[seat] = self.total(seat)
        return found

    def place_among(self, totals: vec[i64], seat: i64) -> i64:
        """`place` without counting points again: only ties are examined."""
        own = totals[seat]
        ahead: i64 = 0
        for other in range(self.seats):
            if totals[other] > own or (totals[other] == own and other != seat and self.better(other, seat) > 0):
                ahead += 1
        return ahead + 1

    # -- chance -----------------------------------------------------------------------------

    def below(self, n: i64) -> i64:
        """A random number from 0 to n-1."""
        if self.chance is not None:
            return self.chance.pick(n)
        self.random = next_state(self.random)
        return below(self.random, n)

    def die(self) -> i64:
        """One roll of a fair six-sided die; scenarios script it."""
        if self.chance is not None:
            return self.chance.pick(6) + 1
        if self.script is not None:
            return self._scripted()
        self.random = next_state(self.random)
        return below(self.random, 6) + 1

    def top(self, cards: i64) -> i64:
        """The position of the next card of a shuffled deck of so many: the last; at a table and in a forecast, any."""
        if self.chance is not None:
            return self.chance.pick(cards)
        return cards - 1

    def _scripted(self) -> i64:
        script = self.script
        if not script:
            raise AlehouseError("the script has no die left for this roll.")
        return script.pop(0)

    def shuffle(self, cards: list[i64]) -> None:
        """Shuffles a list in place."""
        cards[:] = list(self.shuffled(vec[i64](cards)))

    def shuffled(self, cards: vec[i64]) -> vec[i64]:
        """The same cards in another order; those given stay as they are."""
        if self.chance is not None:
            self.chance.shuffles()
        cards = cards[:]
        left: i64 = len(cards)
        while left > 1:
            pick = self.below(left)
            left -= 1
            held = cards[left]
            cards[left] = cards[pick]
            cards[pick] = held
        return cards

    def reseed(self, seed: i64) -> None:
        """Sets the generator and forgets scripted dice."""
        self.random = seed_state(seed)
        self.script = None

    # -- events -------------------------------------------------------------------------------

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, only: i64 = EVERYONE) -> None:
        """Emits an event to the listener, if any; `only` is the one seat that may know it."""
        if self.log is not None:
            self.log.hear(event, a, b, c, d, only)
