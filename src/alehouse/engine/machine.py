"""The rules machine: a stack of pending steps, and the table of what each step does.

A stack entry is `step * 256 + argument`. The machine pops the top entry before it runs or plays it, so rules only push.
An automatic step runs at once; a decision that asks a seat goes back on top and waits. docs/rules-machine.md explains
the contract with an example.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.because import Because
from alehouse.engine.codebook import ActionKinds, Ids, Values, values_of
from alehouse.engine.errors import AlehouseError
from alehouse.engine.facts import Facts
from alehouse.engine.observation import FACT_LIMIT, Row
from alehouse.engine.refusal import Reasons, Refusal
from alehouse.engine.state import NOT_OBVIOUS, OVER, State

S = TypeVar("S", bound=State)

# what the machine does with an entry
RUNS: Final = 0
ENDS_TURN: Final = 1  # runs; forecasts stop here
WAITS: Final = 2
MAY_WAIT: Final = 3  # asks first whether anyone has a choice

NOT_THERE: Final = -1  # for a thing that is neither offered nor refused


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step that happens automatically."""

    def run(self, s: S, arg: i64) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """A choice that a seat makes: its legal codes, what each one does, and why others are refused."""

    def __init__(self, id: str) -> None:
        self.id = id

    def settles(self) -> bool:
        """Whether the decision may settle itself without asking (default: no, it is pushed only for a choice)."""
        return False

    def seat(self, s: S) -> i64:
        """The seat whose choice it is, whether asked or not."""
        return s.to_act

    def asks(self, s: S, arg: i64) -> bool:
        """For a decision that may settle itself: whether a seat must decide. If not, it has just settled itself."""
        return True

    def legal(self, s: S, arg: i64) -> vec[i64]:
        """The codes that the seat to act may play."""
        raise NotImplementedError

    def play(self, s: S, arg: i64, code: i64) -> None:
        """Plays a legal code; the entry is already off the stack."""
        raise NotImplementedError

    def refused(self, s: S, arg: i64) -> list[tuple[int, Refusal]]:
        """Actions that the seat might expect here and cannot take, each with its reason."""
        return []

    def because(self, s: S, arg: i64) -> list[Because]:
        """Why the seat is asked: what is left to do and what it is for, as far as the seat may know."""
        return []

    def default(self, s: S, arg: i64) -> i64:
        """The code played for a seat that runs out of time (default: the first legal one)."""
        return self.legal(s, arg)[0]

    def obvious(self, s: S, arg: i64) -> i64:
        """The code that no other is better than, NOT_OBVIOUS if there is a choice (default: a single legal code)."""
        acts = self.legal(s, arg)
        return acts[0] if len(acts) == 1 else NOT_OBVIOUS

    def serves(self, s: S, arg: i64) -> bool:
        """Whether the default is as good as any other answer, because they differ in nothing that matters."""
        return False

    def quiet(self, s: S, arg: i64) -> bool:
        """Whether nothing is half resolved here, so that the position can be judged."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[S]):
    """A decision that is asked only where there is a choice: a single option is taken at once."""

    def settles(self) -> bool:
        return True

    def some(self, s: S, arg: i64) -> vec[i64]:
        """Legal codes; it may stop after two, which prove that there is a choice."""
        return self.legal(s, arg)

    def asks(self, s: S, arg: i64) -> bool:
        codes = self.some(s, arg)
        if len(codes) > 1:
            s.to_act = self.seat(s)
            return True
        if len(codes) == 1:
            self.play(s, arg, codes[0])
        else:
            self.fall_away(s)
        return False

    def fall_away(self, s: S) -> None:
        """Called when there is nothing to choose from."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Choice[S]):
    """A choice of one of several numbered things, each of which a rule allows or refuses; codes follow `family`.

    Refusals name the thing as the action would.
    """

    def __init__(self, id: str, family: i64, actions: ActionKinds, reasons: Reasons) -> None:
        super().__init__(id)
        self.family: i64 = family
        self.reasons: Reasons = reasons
        self.argument: tuple[str, Values, int] = actions.argument(family)

    def size(self, s: S, arg: i64) -> i64:
        """How many things there are, numbered from 0 (default: as many as the action may name)."""
        values, first = self.argument[1:]
        return first + len(values_of(values, self.ids(s)))

    def may(self, s: S, arg: i64, what: i64) -> i64:
        """ALLOWED, a reason why the thing cannot be picked, or NOT_THERE."""
        raise NotImplementedError

    def ids(self, s: S) -> Ids:
        """The ids of the content."""
        raise NotImplementedError

    def legal(self, s: S, arg: i64) -> vec[i64]:
        codes = vec[i64]()
        for what in range(self.size(s, arg)):
            if self.may(s, arg, what) == 0:
                codes = append(codes, self.family + what)
        return codes

    def refused(self, s: S, arg: i64) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for what in range(self.size(s, arg)):
            reason = self.may(s, arg, what)
            if reason > 0:
                found.append((self.family + what, self.reasons.refusal(reason, self.args(s, arg, what, reason))))
        return found

    def args(self, s: S, arg: i64, what: i64, reason: i64) -> dict[str, object]:
        """The arguments of a reason."""
        name, values, first = self.argument
        return {name: values_of(values, self.ids(s))[what - first]}


def nothing_hidden(s: State, viewer: i64) -> None:
    """For titles that hide nothing except future dice: there is nothing to guess."""


def everyone(s: State, seat: i64) -> bool:
    """For titles that do not say which seats know more than others: any seat may."""
    return True


def nobody(s: State, seat: i64) -> bool:
    """For titles in which all seats know the same."""
    return False


def observe_facts(s: State, viewer: i64, row: Row) -> None:
    """Adds the pending decision and every seat's points and facts, the viewer's first; for titles that hide none."""
    s.add_decision(viewer, row)
    for ahead in range(row.boards(s.seats)):
        seat = (max(viewer, 0) + ahead) % s.seats
        row.seat(ahead)
        facts = Facts()
        facts.add("total", s.total(seat))
        s.facts(seat, facts)
        for name, value in zip(facts.names, facts.values, strict=True):
            row.signed(name, max(-FACT_LIMIT, min(FACT_LIMIT, value)), FACT_LIMIT)


def points_only(s: State, seat: i64, out: Facts) -> None:
    out.add("points", s.total(seat))


def overridden(*args: Any) -> Any:
    """Placeholder for a function whose method the title's state overrides."""
    raise NotImplementedError


@final
class Machine(Generic[S]):
    """All steps and decisions of a title by number, and the functions that implement its state.

    The horizon is the set of steps at which a turn is over: forecasts stop there. The functions are the bodies of
    `State`'s methods (`guess` that of `resample`).
    """

    def __init__(
        self,
        horizon: list[tuple[int, Step[S]]],
        steps: list[tuple[int, Step[S]]],
        decisions: list[tuple[int, Decision[S]]],
        guess: Callable[[S, int], None] = nothing_hidden,
        view: Callable[[S, int], Mapping[str, object]] = overridden,
        sees_more: Callable[[S, int], bool] = everyone,
        observe: Callable[[S, int, Row], None] = observe_facts,
        facts: Callable[[S, int, Facts], None] = points_only,
        score: Callable[[S, int], list[tuple[str, int]]] = overridden,
        total: Callable[[S, int], int] = overridden,
        ranks: Callable[[S, int], tuple[int, ...]] = overridden,
    ) -> None:
        self.guess = guess
        self.view = view
        self.sees_more = sees_more
        self.observe = observe
        self.facts = facts
        self.score = score
        self.total = total
        self.ranks = ranks
        numbers = [number for number, step in horizon + steps] + [number for number, decision in decisions]
        if len(set(numbers)) != len(numbers):
            raise AlehouseError("two steps of a title have the same number.")
        size = max(numbers) + 1
        kinds = [RUNS] * size
        nothing: Step[S] = Step()
        nobody: Decision[S] = Decision("")
        # a vec names its class alone
        self.steps: vec[Step[S]] = vec[Step]([nothing] * size)  # type: ignore[type-arg]
        self.decisions: vec[Decision[S]] = vec[Decision]([nobody] * size)  # type: ignore[type-arg]
        self.decision_ids: list[str] = [decision.id for number, decision in decisions]
        for number, step in steps:
            self.steps[number] = step
        for number, step in horizon:
            self.steps[number] = step
            kinds[number] = ENDS_TURN
        places = [-1] * size
        for place, (number, decision) in enumerate(decisions):
            places[number] = place
            self.decisions[number] = decision
            kinds[number] = MAY_WAIT if decision.settles() else WAITS
        self.places: vec[i64] = vec[i64](places)  # of decisions among `decision_ids`, by number
        self._kinds: vec[i64] = vec[i64](kinds)

    def run(self, s: S, foresee: bool = False) -> bool:
        """Runs steps until a seat must decide or the game is over; with `foresee`, stops at the horizon."""
        kinds = self._kinds
        stack = s.stack
        while len(stack) > 0:
            entry = stack[len(stack) - 1]
            number = entry >> 8
            kind = kinds[number]
            if kind == WAITS:
                return True
            s.stack, entry = pop(stack)
            if kind == MAY_WAIT:
                if self.decisions[number].asks(s, entry & 255):
                    s.stack = append(s.stack, entry)
                    return True
            elif kind == ENDS_TURN and foresee:
                return False
            else:
                self.steps[number].run(s, entry & 255)
            stack = s.stack
        s.to_act = OVER
        return True

    def pending(self, s: S) -> Decision[S]:
        """The decision on top of the stack."""
        return self.decisions[s.stack[-1] >> 8]

    def play(self, s: S, code: i64, foresee: bool = False) -> bool:
        """Plays the pending decision and runs on; returns whether the next decision (or the end) was reached."""
        s.stack, entry = pop(s.stack)
        self.decisions[entry >> 8].play(s, entry & 255, code)
        return self.run(s, foresee)

    def question(self, s: S, code: i64) -> bool:
        """Plays a code up to the same seat's decision that completes it, if any; returns whether there is one.

        A decision that would settle itself counts, too, if there is anything to choose from.
        """
        seat = s.to_act
        s.stack, entry = pop(s.stack)
        self.decisions[entry >> 8].play(s, entry & 255, code)
        while len(s.stack) > 0:
            entry = s.stack[-1]
            kind = self._kinds[entry >> 8]
            if kind == ENDS_TURN:
                return False
            if kind == RUNS:
                s.stack, entry = pop(s.stack)
                self.steps[entry >> 8].run(s, entry & 255)
                continue
            decision = self.decisions[entry >> 8]
            if kind == WAITS or len(decision.legal(s, entry & 255)) > 0:
                return decision.seat(s) == seat and not decision.quiet(s, entry & 255)
            s.stack, entry = pop(s.stack)
            decision.asks(s, entry & 255)
        return False
