"""Information-set search: each playout guesses what is hidden anew.

The first playouts share one tree of actions, in titles that have a use for it. Those that follow are trials: they begin
with each of the best actions of the root in turn, meet the same chances and play on from there, the later ones further.
"""

from __future__ import annotations

import time
from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.engine.rng import LOW32, below, next_state, seed_state
from alehouse.engine.state import OVER, State

EXPLORATION: Final = 1.0  # in standard deviations of the results
SCALE: Final = 0  # every title's first weight: the lead in points that makes a win e times as likely at the start
LEAD: Final = 0.25  # the part of a result that is by points and not by places
LAST: Final = 0.02  # the least part of a game that is taken to be still to come
# places of weights from the end of every title's
TREE: Final = 1  # playouts in a tree before the trials
CONTEST: Final = 2  # how much the win and the points of rivals count in trials beside the own points
BLUR: Final = 3  # points by which the worth of a decision that is played on may be mistaken
PLAY_ON: Final = 4  # decisions that a trial plays on
GLANCES: Final = 5  # at every action of a decision that is played on, where chance has a part in it
LOOKS: Final = 8  # at every action before its trials, which count as much as so many trials
GROWN: Final = 80  # trials that what a tree found counts as much as
FINALISTS: Final = 2  # actions of a tree that are tried until the budget is spent
RIVAL: Final = 0.25  # of the points of the best rival that count against a trial
PARTS: Final = 6  # of the range of a first die, each taken equally often where luck is evened out
DEEPER: Final = 32.0  # trials of an action after which they play on twice as far
FIRST_PASS: Final = 0.5  # of the budget that the first trial of every action may take
ALIKE: Final = 0.25  # of the spread: outcomes of chance whose values are closer than this may share a node
UNSURE: Final = 4.0  # playouts with the widest spread that stand for those not made yet
CLOCK_EVERY: Final = 16  # playouts between two looks at the progress
TICK: Final = 0.001  # seconds between two looks at the clock


@final
class Node:
    """A point in the tree: what was played to get here, by whom, and how it went for that seat.

    Where chance had a part in an action, its node has one child for each kind of outcome instead of actions. `wins`
    are the shares of the win to expect, which decide in a tree, `total` are points, which decide in trials, each
    summed over the visits.
    """

    __slots__ = ("available", "children", "code", "mover", "total", "visits", "wins")

    def __init__(self, code: i64, mover: i64) -> None:
        self.code: i64 = code
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.wins: float = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def chance(self) -> float:
        return self.wins / float(self.visits) if self.visits else 0.0

    def add(self, worth: float, win: float) -> None:
        self.visits += 1
        self.total += worth
        self.wins += win

    def look(self, state: State) -> None:
        """Plays its action; what is reached right after it is a visit."""
        state.play(self.code)
        state.settle()
        reached = state.values()
        win = outcome(state, reached)[self.mover]
        self.add(points(state, reached, self.mover, win), win)

    def weigh(self, visits: i64) -> None:
        """The same means, as if from so many visits."""
        self.total = self.mean() * float(visits)
        self.wins = self.chance() * float(visits)
        self.visits = visits


def child_of(node: Node, code: i64, likely: i64) -> Node | None:
    """The child of a code, which is most often at the place `likely`."""
    if likely < len(node.children):
        child = node.children[likely]
        if child.code == code:
            return child
    for child in node.children:
        if child.code == code:
            return child
    return None


@final
class SearchBot(Bot):
    """Searches for a time or a number of playouts; with a number it is deterministic.

    A playout that plays on counts once more for every decision it plays. Time is processor time of the thread, so
    that strength does not depend on what else the machine does.
    """

    def __init__(
        self, level: str = "master", playouts: i64 = 0, seconds: float = 0.05, exploration: float = EXPLORATION
    ) -> None:
        self.level = level
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.exploration: float = exploration
        self.weights: list[float] = []  # other weights than the title's own, for fitting them
        self.made: i64 = 0  # playouts of the last search
        self._counted: i64 = 0
        self._start: float = 0.0
        self._squares: float = 0.0
        self._reach: float = 0.0

    def choose(self, guess: State, seed: i64) -> i64:
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        return favourite(self.search(guess, seed, True)).code

    def search(self, guess: State, seed: i64, hurry: bool = False) -> Node:
        """Weighs the actions of the seat to act; in a hurry, a tree ends once the rest can hardly change the choice.

        The root's children are the actions: the more visits, the better.
        """
        if self.weights:
            guess.weights = self.weights
        root = Node(-1, guess.to_act)
        self.made = 0
        self._counted = 0
        self._squares = 0.0
        self._reach = self.exploration * 0.5
        self._start = time.thread_time()
        x = seed_state(seed)
        in_tree = i64(guess.weights[len(guess.weights) - TREE])
        if in_tree > 0:
            self._grow(root, guess, x, in_tree, hurry)
            if self.made == in_tree and self._done() < 1.0:
                self._try_out_best(root, guess, x)
        else:
            self._try_out_all(root, guess, x)
        return root

    def _done(self) -> float:
        """The part of the budget that is spent."""
        if self.playouts > 0:
            return float(self._counted) / float(self.playouts)
        return (time.thread_time() - self._start) / self.seconds

    # -- trials: the same chances for every action, fewer and fewer actions -------------------------------

    def _try_out_all(self, root: Node, guess: State, x: i64) -> None:
        """Trials of every action, once each was looked at with the chances of the first trials."""
        chances: list[i64] = []
        for look in range(LOOKS):
            x = next_state(x)
            chances.append(x)
        for code in guess.legal():
            root.children.append(_looked_at(guess, code, chances))
        root.children = in_order(root.children)
        self._try_out(root, root.children, guess, chances, LOOKS, 1)

    def _try_out_best(self, root: Node, guess: State, x: i64) -> None:
        """Trials of the actions that a tree has visited most; the others stay behind them."""
        root.children = in_order(root.children)
        best = self._left(root, root.children, FINALISTS)
        for node in root.children:
            node.weigh(1)
        for node in best:
            node.weigh(GROWN)
        self._try_out(root, best, guess, [x], GROWN, FINALISTS)

    def _try_out(
        self, root: Node, left: list[Node], guess: State, chances: list[i64], before: i64, fewest: i64
    ) -> None:
        """Plays on from every action that is left in turn, and drops those that do worst until the fewest are left.

        `before` is what they count already, in visits.
        """
        while len(left) > 1:
            for node in left:
                number = node.visits - before
                if number == len(chances):
                    chances.append(next_state(chances[number - 1]))
                self._trial(root, node, guess, chances[number], number)
                done = self._done()
                if done >= 1.0:
                    return
                if number == 0 and done > FIRST_PASS:
                    break
            left = self._left(root, in_order(left), fewest)

    def _left(self, root: Node, ordered: list[Node], fewest: i64) -> list[Node]:
        """The first n^(1 - done) of n actions, but not less than the fewest."""
        number = i64(float(len(root.children)) ** (1.0 - min(self._done(), 1.0)) + 0.5)
        return ordered[: max(fewest, number)]

    def _trial(self, root: Node, node: Node, guess: State, chance: i64, number: i64) -> None:
        state = guess.clone()
        state.resample(root.mover, chance)
        self.made += 1
        weights = state.weights
        blur = weights[len(weights) - BLUR]
        glances = i64(weights[len(weights) - GLANCES])
        further = i64((1.0 + min(float(number) / DEEPER, 1.0)) * weights[len(weights) - PLAY_ON])
        if self.playouts > 0:
            further = min(further, self.playouts - self._counted - 1)
        luck = 0.0
        if glances > 1:
            state.random = one_of_parts(state.random, number % PARTS, PARTS)
            played, luck = play_on_by_luck(state, node.code, further, root.mover, blur, glances)
        else:
            state.play(node.code)
            played = play_on(state, further, blur)
        self._counted += 1 + played
        reached = state.values()
        win = result(state, reached)[root.mover]
        worth = points(state, reached, root.mover, win) - luck
        root.add(worth, win)
        node.add(worth, win)

    # -- a tree of actions --------------------------------------------------------------------------------

    def _grow(self, root: Node, guess: State, x: i64, most: i64, hurry: bool) -> None:
        root.visits = 1
        due: i64 = 1
        while True:
            x = next_state(x)
            state = guess.clone()
            state.resample(root.mover, x)
            self._playout(root, state)
            self.made += 1
            self._counted += 1
            if self.made == most or self._counted >= self.playouts > 0:
                return
            if self.made >= due:
                done = self._done()
                if done >= 1.0 or (hurry and float(lead(root)) * done > float(self.made) * (1.0 - done)):
                    return
                due = self.made + CLOCK_EVERY
                if self.playouts == 0:
                    due = self.made + 1 + i64(float(self.made) * TICK / max(done * self.seconds, TICK))
                self._spread(root)

    def _spread(self, root: Node) -> None:
        """How far bounds reach beyond means, by how much the results differ."""
        number = float(self.made)
        mean = root.wins / number
        variance = (self._squares - number * mean * mean + 0.25 * UNSURE) / (number + UNSURE)
        self._reach = self.exploration * sqrt(max(variance, 1e-6))

    def _playout(self, root: Node, state: State) -> None:
        """Walks down the tree; a node met for the second time tries each of its actions once, off the record."""
        path: list[Node] = [root]
        node = root
        width = ALIKE * spread(state)
        while state.to_act != OVER and node.visits > 0:
            seat = state.to_act
            node = self._bound_for(node, state)
            chance = state.random
            state.play(node.code)
            path.append(node)
            if node.visits == 1:
                break
            if state.random != chance and state.to_act != OVER:
                node = outcome_node(node, seat, i64(state.value(seat) / width + 1000.0))
                path.append(node)
        state.settle()
        reached = state.values()
        wins = result(state, reached)
        self._squares += wins[root.mover] * wins[root.mover]
        for node in path:
            node.add(points(state, reached, node.mover, wins[node.mover]), wins[node.mover])

    def _bound_for(self, node: Node, state: State) -> Node:
        """The action with the best upper bound for whoever decides."""
        chosen: Node | None = None
        best = -1.0
        seen: i64 = 0  # most actions could be taken equally often
        width = 0.0
        legal = state.legal()
        for place in range(len(legal)):
            code = legal[place]
            child = child_of(node, code, place)
            if child is None:
                child = _tried(state, code)
                node.children.append(child)
            child.available += 1
            if child.available != seen:
                seen = child.available
                width = log(float(seen + 1))
            bound = child.chance() + self._reach * sqrt(width / float(child.visits))
            if bound > best:
                best = bound
                chosen = child
        assert chosen is not None
        return chosen


def outcome_node(node: Node, seat: i64, kind: i64) -> Node:
    """The node for a kind of outcome that an action had."""
    found = child_of(node, kind, 0)
    if found is None:
        found = Node(kind, seat)
        node.children.append(found)
    return found


def _tried(state: State, code: i64) -> Node:
    """A child whose first visit is a look at what the action leads to; the nodes above do not learn of it."""
    child = Node(code, state.to_act)
    child.look(state.clone())
    return child


def _looked_at(guess: State, code: i64, chances: list[i64]) -> Node:
    """A child whose first visits are looks with these chances: before many trials they count more than luck."""
    child = Node(code, guess.to_act)
    for chance in chances:
        after = guess.clone()
        after.resample(child.mover, chance)
        child.look(after)
    return child


def in_order(nodes: list[Node]) -> list[Node]:
    """The most visited first, among equals the best first."""
    return sorted(nodes, key=lambda node: (-node.visits, -node.mean()))


def favourite(root: Node) -> Node:
    """The child that was visited most; the better of equals."""
    return in_order(root.children)[0]


def lead(root: Node) -> i64:
    """How many visits the favourite has more than the next."""
    first: i64 = 0
    second: i64 = 0
    for child in root.children:
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return first - second


def play_on(state: State, most: i64, blur: float) -> i64:
    """Plays on for so many decisions, and until it is quiet; returns how many were played."""
    state.settle()
    played: i64 = 0
    slip = seed_state(state.random + 1)
    while played < most and state.to_act != OVER:
        slip = next_state(slip)
        state.play(glance(state, blur, slip))
        played += 1
    state.settle()
    return played


def play_on_by_luck(state: State, code: i64, most: i64, seat: i64, blur: float, glances: i64) -> tuple[i64, float]:
    """Plays a code and then on; returns how many decisions were played and how lucky the seat was on the way.

    What was reached less the luck has the same mean and differs far less from trial to trial. Rivals glance once, and
    their luck is not looked at: how they do depends little on what the seat did.
    """
    played: i64 = 0
    slip = seed_state(state.random + 1)
    luck = lucky(state, code, seat)
    while state.to_act != OVER and (played < most or not state.quiet()):
        slip = next_state(slip)
        if state.to_act == seat:
            luck += lucky(state, glance(state, blur, slip, glances), seat)
        else:
            state.play(glance(state, blur, slip))
        played += 1
    return played, luck


def lucky(state: State, code: i64, seat: i64) -> float:
    """Plays a code; returns how much more came of it for the seat than was to be expected with other chances."""
    before = state.clone()
    state.play(code)
    if state.random == before.random:
        return 0.0
    chance = seed_state(before.random + 2)
    expected = 0.0
    for part in range(PARTS):
        chance = one_of_parts(chance, part, PARTS)
        guess = before.clone()
        guess.resample(before.to_act, chance)
        guess.random = chance
        guess.play(code)
        expected += worth(guess, seat)
        chance = next_state(chance)
    return worth(state.clone(), seat) - expected / float(PARTS)


def worth(state: State, seat: i64) -> float:
    """What a position is worth in trials, once it is quiet."""
    state.settle()
    reached = state.values()
    return points(state, reached, seat, result(state, reached)[seat])


def glance(state: State, blur: float = 0.0, slip: i64 = 0, glances: i64 = 1) -> i64:
    """The action that looks best right after it, by so many looks with other chances than those to come.

    Several looks guess anew what is hidden, and their first dice are spread evenly. A blur, in points, mistakes the
    worth of each action by up to that much.
    """
    legal = state.legal()
    best: i64 = legal[0]
    if len(legal) == 1:
        return best
    seat = state.to_act
    chance = seed_state(state.random)
    guesses: list[State] = [state]
    chances: list[i64] = [chance]
    if glances > 1:
        guesses = []
        chances = []
        for part in range(glances):
            chance = one_of_parts(chance, part, glances)
            guess = state.clone()
            guess.resample(seat, chance)
            guesses.append(guess)
            chances.append(chance)
            chance = next_state(chance)
    best_value = -1e9
    for code in legal:
        value = 0.0
        looks: i64 = 0
        while looks < glances:
            chance = chances[looks]
            after = guesses[looks].clone()
            after.random = chance
            after.play(code)
            after.settle()
            value += after.value(seat)
            looks += 1
            if after.random == chance:
                break  # chance has no part in it
        value /= float(looks)
        if blur > 0.0:
            slip = next_state(slip)
            value += blur * float(slip & LOW32) / float(LOW32)
        if value > best_value:
            best_value = value
            best = code
    return best


def one_of_parts(chance: i64, part: i64, parts: i64) -> i64:
    """A state of the generator whose first number lies in that part of the range of all."""
    while below(next_state(chance), parts) != part:
        chance = next_state(chance)
    return chance


def points(state: State, reached: list[float], seat: i64, win: float) -> float:
    """What counts in trials: the seat's own points and, if it is a contest, the win and the best rival's points.

    Rivals think more than those in a trial, so what they lose there counts less than what the seat wins.
    """
    weights = state.weights
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, reached[other])
    return reached[seat] + weights[len(weights) - CONTEST] * (weights[SCALE] * win - RIVAL * best)


def result(state: State, reached: list[float]) -> list[float]:
    """What a playout brings each seat: its share of the win, and in part its lead, so that nobody gives up."""
    shared = outcome(state, reached)
    if state.seats == 1:
        return shared
    by_lead = shares(reached, state.weights[SCALE])
    for seat in range(state.seats):
        shared[seat] += LEAD * (by_lead[seat] - shared[seat])
    return shared


def outcome(state: State, reached: list[float]) -> list[float]:
    """Each seat's share of the win: by places when the game is over, else by how its value compares."""
    if state.seats == 1:
        return [1.0 / (1.0 + exp(-reached[0] / (2.0 * state.weights[SCALE]) + 2.0))]
    return places(state) if state.to_act == OVER else shares(reached, spread(state))


def places(state: State) -> list[float]:
    """1 for the winner, parts of it for those who share the win."""
    first: list[bool] = [state.place(seat) == 1 for seat in range(state.seats)]
    return [1.0 / float(first.count(True)) if won else 0.0 for won in first]


def spread(state: State) -> float:
    """The lead that makes a win e times as likely: the less is still to come, the smaller."""
    return state.weights[SCALE] * sqrt(max(state.left(), LAST))


def shares(values: list[float], scale: float) -> list[float]:
    """Shares that grow with e^(value / scale)."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    parts: list[float] = []
    total = 0.0
    for value in values:
        part = exp((value - best) / scale)
        total += part
        parts.append(part)
    for seat in range(len(parts)):
        parts[seat] /= total
    return parts
