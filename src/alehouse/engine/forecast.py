"""Forecasts: the possible results of an action and their probabilities, found by playing it.

Every course of dice and hidden cards is played on copies up to the next quiet position or the end of the turn;
decisions on the way take their defaults. If an action asks its seat for an answer at once (quietly or loudly? which
die?), each answer gets a forecast, too. A forecast depends only on what its seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.chance import Courses
from alehouse.engine.events import EVERYONE, EventLog, Heard
from alehouse.engine.facts import Facts
from alehouse.engine.state import NOT_OBVIOUS, State

if TYPE_CHECKING:
    from alehouse.engine.pack import Pack
    from alehouse.engine.title import Title

MOST_COURSES: Final = 216  # courses per action; above that they are sampled
SAMPLES: Final = 60  # a multiple of 6, so that the first die shows every face equally often

Spread = list[tuple[int, float]]  # values and their probabilities, in ascending order


@final
class Forecast:
    """What an action changes: the distribution of each fact's change, and of each outcome.

    `exact`: every course was played; otherwise the probabilities come from samples. An outcome is an event that the
    title names as one, with how often it happens. `answers` are the choices that complete the action before any chance,
    each with its own forecast; this forecast is the default answer's. `serves`: the default answer if it is as good as
    any other, else -1.
    """

    __slots__ = ("answers", "code", "exact", "facts", "outcomes", "serves")

    def __init__(self, code: int) -> None:
        self.code = code
        self.answers: list[tuple[int, Forecast]] = []
        self.serves = NOT_OBVIOUS
        self.exact = True
        self.facts: dict[str, Spread] = {}
        self.outcomes: list[tuple[Heard, Spread]] = []


class Outcome(TypedDict):
    """A possible outcome of an action, with the probability of each number of occurrences."""

    event: dict[str, Any]
    times: list[tuple[int, float]]


class Changes(TypedDict):
    """A forecast as plain data: changes of facts by name, and outcomes.

    `exact`: every course of dice and hidden cards was played; otherwise the probabilities come from samples.
    """

    exact: bool
    facts: dict[str, list[tuple[int, float]]]
    outcomes: list[Outcome]


class FollowUp(TypedDict):
    """A choice that completes an action. Without a `forecast` of its own, the action's forecast applies.

    `serves`: as good as any other answer, so a click on the action may take it, too.
    """

    action: dict[str, Any]
    forecast: NotRequired[Changes]
    serves: NotRequired[bool]


class Foreseen(TypedDict):
    """The forecast of an action (`Changes`), with a question that follows at once answered by its default.

    `then` are the possible answers; a question with only one answer is not asked.
    """

    exact: bool
    facts: dict[str, Spread]
    outcomes: list[Outcome]
    then: list[FollowUp]


@final
class _Tally:
    """Sums up the courses of one action."""

    __slots__ = ("changes", "happened", "total")

    def __init__(self, facts: i64) -> None:
        self.total: float = 0.0
        self.changes: list[dict[int, float]] = [{} for fact in range(facts)]
        self.happened: dict[Heard, dict[int, float]] = {}

    def add(self, before: vec[i64], after: vec[i64], heard: list[Heard], probability: float) -> None:
        self.total += probability
        for index in range(len(before)):
            change = after[index] - before[index]
            if change != 0:
                spread = self.changes[index]
                spread[change] = spread.get(change, 0.0) + probability
        counts: dict[Heard, int] = {}
        for one in heard:
            counts[one] = counts.get(one, 0) + 1
        for one, count in counts.items():
            times = self.happened.setdefault(one, {})
            times[count] = times.get(count, 0.0) + probability

    def spread(self, found: dict[int, float]) -> Spread:
        """The distribution; the remaining probability, that nothing happens, is that of 0."""
        shares = {value: share / self.total for value, share in found.items()}
        rest = 1.0 - sum(shares.values())
        if rest > 1e-9:
            shares[0] = rest
        return [(value, round(shares[value], 9)) for value in sorted(shares)]

    def write(self, forecast: Forecast, names: list[str]) -> None:
        for index, name in enumerate(names):
            if self.changes[index]:
                forecast.facts[name] = self.spread(self.changes[index])
        for one in sorted(self.happened):
            forecast.outcomes.append((one, self.spread(self.happened[one])))


@final
class Start:
    """The starting point of a forecast: a position as its seat knows it, its facts, and what was heard since."""

    __slots__ = ("before", "heard", "known", "outcomes", "seat")

    def __init__(self, known: State, seat: int, before: Facts, outcomes: dict[int, int], heard: list[Heard]) -> None:
        self.known = known
        self.seat = seat
        self.before = before
        self.outcomes = outcomes
        self.heard = heard


def forecast(state: State, code: int, seat: int, outcomes: dict[int, int]) -> Forecast:
    """The forecast of `code` for `seat`, based only on what that seat may know.

    `outcomes` maps each outcome event to how many of its arguments distinguish outcomes; the first is the seat.
    """
    known = state.clone()
    known.conceal(seat)
    before = Facts()
    known.facts(seat, before)
    found = forecast_from(Start(known, seat, before, outcomes, []), code)
    asked = known.clone()
    courses = Courses()
    ears = EventLog()
    asked.chance = courses
    asked.log = ears
    if asked.question(code) and courses.untouched():
        usual = asked.default()
        found.serves = usual if asked.serves() else NOT_OBVIOUS
        start = Start(asked, seat, before, outcomes, ears.heard)
        for answer in asked.legal():
            found.answers.append((answer, found if answer == usual else forecast_from(start, answer)))
    return found


def forecasts(state: State, outcomes: dict[int, int]) -> list[Forecast]:
    """Forecasts of all legal actions of the seat to act."""
    return [forecast(state, code, state.to_act, outcomes) for code in state.legal()]


def foreseen(title: Title, pack: Pack, state: State) -> list[Foreseen]:
    """The forecasts as plain data, in the order of `legal`."""
    return [foreseen_action(title, pack, state, code) for code in state.legal()]


def foreseen_action(title: Title, pack: Pack, state: State, code: int) -> Foreseen:
    """The forecast of one action for the seat to act, as plain data."""
    codebook = title.codebook(pack)
    one = forecast(state, code, state.to_act, title.outcomes())
    own = plain(title, pack, one)
    then: list[FollowUp] = []
    for code, answer in one.answers:
        changes = plain(title, pack, answer)
        follow: FollowUp = {"action": codebook.describe(code)}
        if changes != own:
            follow["forecast"] = changes
        if code == one.serves:
            follow["serves"] = True
        then.append(follow)
    return {**own, "then": then}


def plain(title: Title, pack: Pack, one: Forecast) -> Changes:
    """A forecast as plain data."""
    book = title.eventbook(pack)
    outcomes = title.outcomes()
    return {
        "exact": one.exact,
        "facts": one.facts,
        "outcomes": [
            {"event": book.read(raw, outcomes[raw[0]]).as_dict(), "times": times} for raw, times in one.outcomes
        ],
    }


def forecast_from(start: Start, code: i64) -> Forecast:
    """The forecast of one action, without its answers."""
    found = Forecast(code)
    tally = _enumerated(start, code)
    if tally is None:
        found.exact = False
        tally = _sampled(start, code)
    tally.write(found, start.before.names)
    return found


def _enumerated(start: Start, code: i64) -> _Tally | None:
    """The forecast over all courses; None if there are too many."""
    courses = Courses()
    tally = _Tally(len(start.before.names))
    for course in range(MOST_COURSES):
        _play(start, code, courses, tally)
        if not courses.enumerable or courses.probability() * MOST_COURSES < 1.0:
            return None
        if not courses.next_course():
            return tally
    return None


def _sampled(start: Start, code: i64) -> _Tally:
    courses = Courses()
    tally = _Tally(len(start.before.names))
    for course in range(SAMPLES):
        courses.sample()
        _play(start, code, courses, tally)
    return tally


def _play(start: Start, code: i64, courses: Courses, tally: _Tally) -> None:
    """Plays one course to its end and counts it."""
    after = start.known.clone()
    after.chance = courses
    ears = EventLog()
    after.log = ears
    after.foresee(code)
    facts = Facts()
    after.facts(start.seat, facts)
    heard: list[Heard] = []
    for one in start.heard + ears.heard:
        kept = start.outcomes.get(one[0], 0)
        if kept > 0 and one[1] == start.seat and (one[5] == EVERYONE or one[5] == start.seat):
            heard.append(_cut(one, kept))
    tally.add(start.before.values, facts.values, heard, courses.probability())


def _cut(one: Heard, kept: i64) -> Heard:
    """An event with only its first arguments."""
    return (
        one[0],
        one[1],
        one[2] if kept > 1 else 0,
        one[3] if kept > 2 else 0,
        one[4] if kept > 3 else 0,
        one[5],
    )
