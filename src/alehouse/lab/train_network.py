"""Trains a network that corrects a title's judge, from games of bots that look one decision ahead with it.

In every round the bot plays against itself. Each position is worth what its game ended with minus the luck after it
(`bots/lessons.py`), so few games say much. The network is then fitted to the positions of the last rounds, by Adam with
a loss that counts large errors linearly.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from alehouse.bots.lessons import Lessons
from alehouse.engine.learnt import CONSTANT, Entries, Features
from alehouse.engine.network import RIVAL, YOU, NetworkJudge
from alehouse.engine.policy import UNIT, Policy, policy_of, policy_text
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived

WIDTH, SECOND = 64, 16  # units of the two hidden layers
LARGE = 8  # numbers of this size become 1; rules allow most counts to be far larger than they ever are
SPREAD = 6.0  # points that count as 1; errors beyond that count linearly
SAMPLES = 3  # of an action that meets chance
SHARE = 0.7  # of the correction that counts in play: prediction is not play
SLIPS = 0.25  # of a game's decisions that are taken at random, at most; every game has its own part
OPENING = 2  # decisions of a game that may be random
KEPT = 4  # rounds whose positions the network is fitted to
EPOCHS, BATCH, RATE = 2, 1024, 1e-3
SLOWEST = 0.02  # part of the rate that is left at the end of a fit
MEANS, SQUARES = 0.9, 0.999  # how slowly Adam's means of the gradients and of their squares change


class Positions:
    """What was seen and what it turned out to be worth."""

    def __init__(self, rows: list[Any], results: list[Any]) -> None:
        self.rows = rows
        self.results = results

    def __add__(self, other: Positions) -> Positions:
        return Positions(self.rows + other.rows, self.results + other.results)


class NetworkGames(Job[Positions]):
    """Games of a bot against itself, with what the network learned so far."""

    def __init__(self, setup: Setup, network: Policy, seed: int, number: int) -> None:
        self.spec = spec_of(setup)
        self.text = policy_text(network)  # can be sent to another process
        self.seed = seed
        self.round = number

    def batch(self, first: int, count: int) -> Positions:
        numpy: Any = import_module("numpy")
        table = setup_of(LIBRARY, self.spec)
        judge = NetworkJudge(table.title.judge(), policy_of(self.text))
        lessons = Lessons(judge, table.start(), SAMPLES, SLIPS, OPENING)
        for number in range(first, first + count):
            state = table.with_seed(derived(self.seed, self.round, number)).start()
            lessons.play(state, derived(self.seed, self.round, number, "bots"))
        rows = numpy.frombuffer(lessons.rows, numpy.int16).reshape(-1, lessons.features.size)
        results = numpy.frombuffer(lessons.results, numpy.float64).reshape(-1, 2)
        return Positions([rows.clip(-127, 127).astype(numpy.int8)], [(results / SPREAD).astype(numpy.float32)])


class Training:
    """A network while it is trained: numbers with a point, and whole ones on demand."""

    def __init__(self, setup: Setup, seed: int) -> None:
        numpy: Any = import_module("numpy")
        self.fields = Features(setup.start(), own=False).fields
        factors = [1.0]
        for field in self.fields:
            factors += [1 / min(LARGE, max(abs(field.low), abs(field.high)))] * field.size
        self.factors = numpy.array(factors, numpy.float32)
        self.random = numpy.random.default_rng(seed)
        first = self.random.standard_normal((len(factors), WIDTH)) * 0.3 * numpy.sqrt(2 / len(factors))
        second = self.random.standard_normal((WIDTH, SECOND)) * numpy.sqrt(2 / WIDTH)
        zeros = [numpy.zeros(shape) for shape in (WIDTH, SECOND, (SECOND, 2), 2)]
        parts = [first, zeros[0], second, *zeros[1:]]
        self.parts = [part.astype(numpy.float32) for part in parts]  # weights and constants of each layer in turn
        self.before = self.parts[0].copy()  # the weights of inputs that never occur stay as they are
        self.rounds: list[Positions] = []

    def learn(self, seen: Positions) -> None:
        """Fits the network to the positions of another round and of those before."""
        numpy: Any = import_module("numpy")
        self.rounds = [*self.rounds, seen][-KEPT:]
        rows = numpy.concatenate([part for positions in self.rounds for part in positions.rows])
        self._fit(rows, numpy.concatenate([part for positions in self.rounds for part in positions.results]))

    def _fit(self, rows: Any, results: Any) -> None:
        numpy: Any = import_module("numpy")
        means, squares = ([numpy.zeros_like(part) for part in self.parts] for _ in range(2))
        batch = min(BATCH, len(rows))
        steps, done = EPOCHS * (len(rows) // batch), 0
        for _ in range(EPOCHS):
            order = self.random.permutation(len(rows))
            for at in range(0, len(rows) - batch + 1, batch):
                which = order[at : at + batch]
                gradients = self._gradients(rows[which] * self.factors, results[which])
                done += 1
                unbiased = numpy.sqrt(1 - SQUARES**done) / (1 - MEANS**done)
                rate = RATE * max(SLOWEST, 1 - done / steps) * unbiased
                for part, gradient, mean, square in zip(self.parts, gradients, means, squares, strict=True):
                    mean *= MEANS
                    mean += (1 - MEANS) * gradient
                    square *= SQUARES
                    square += (1 - SQUARES) * gradient * gradient
                    part -= rate * mean / (numpy.sqrt(square) + 1e-8)

    def _gradients(self, x: Any, y: Any) -> list[Any]:
        numpy: Any = import_module("numpy")
        a, b, c, d, e, f = self.parts
        first = numpy.maximum(x @ a + b, 0)
        second = numpy.maximum(first @ c + d, 0)
        g = numpy.clip(second @ e + f - y, -1, 1) / len(x)
        g2 = (g @ e.T) * (second > 0)
        g1 = (g2 @ c.T) * (first > 0)
        return [x.T @ g1, g1.sum(0), first.T @ g2, g2.sum(0), second.T @ g, g.sum(0)]

    def whole(self, entries: Entries, how: dict[str, Any], met: bool = False) -> Policy:
        """The network as whole numbers by name, if `met` without inputs that never occurred."""
        numpy: Any = import_module("numpy")
        a, b, c, d, e, f = self.parts
        weights = a * self.factors[:, None]
        if met:
            weights[(a == self.before).all(1)] = 0
        weights[0] += b
        inputs = {CONSTANT: [_whole(weights[0])]}
        at = 1
        for field in self.fields:
            rows = [_whole(row) for row in weights[at : at + field.size]]
            inputs[field.name] = [row if any(row) else [] for row in rows]
            at += field.size
        hidden = [_whole(row) for row in numpy.concatenate([d[:, None], c.T], 1)]
        outputs = [_whole(row) for row in numpy.concatenate([f[:, None], e.T], 1) * (SPREAD * SHARE)]
        return Policy(inputs, hidden, dict(zip((YOU, RIVAL), outputs, strict=True)), entries, how)


def _whole(numbers: Any) -> list[int]:
    return [round(float(number) * UNIT) for number in numbers]
