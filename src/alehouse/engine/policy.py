"""A learned policy: a small network from a seat's observation to its choice, kept in `policy.json`.

Made by `alehouse train --policy`. Inputs are keyed by observation field, outputs by action as in records. Weights are
whole numbers, so that compiled and pure code choose the same. The network corrects what the title's judge says right
after each action.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from alehouse.engine.codebook import Codebook, spelled
from alehouse.engine.errors import AlehouseError
from alehouse.engine.learnt import CONSTANT, Entries, Features, layout_of, misfit
from alehouse.engine.pack import Pack
from alehouse.engine.state import State

FILE: Final = "policy.json"
FORMAT: Final = 1
BITS: Final = 12
UNIT: Final = 4096  # 2 to the power of BITS: the fixed-point value of 1.0
UNKNOWN: Final = -1
NO_LOOK: Final[dict[str, Any]] = {"samples": 0, "per_point": 0.0}


@final
class Policy:
    """The weights of a network with two hidden layers of rectified linear units.

    `inputs` has a row of first-layer weights for every number of a field (empty: all 0), `hidden` a row for every unit
    of the second layer and `outputs` one for every action seen in training; the last two begin with the constant.
    `samples` of each action are judged, and a point of theirs counts `per_point`.
    """

    def __init__(
        self,
        inputs: dict[str, list[list[int]]],
        hidden: list[list[int]],
        outputs: dict[str, list[int]],
        entries: Entries,
        how: dict[str, Any],
        samples: int = 0,
        per_point: float = 0.0,
    ) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.outputs = outputs
        self.entries = entries
        self.how = how
        self.samples = samples
        self.per_point = per_point

    def problem(self, pack: Pack) -> str:
        """Why the network does not fit a pack, or ''."""
        return misfit(self.entries, pack)


def read_policy(path: Path) -> Policy | None:
    """The network in a file; None without one."""
    return policy_of(path.read_text(encoding="utf-8"), str(path)) if path.exists() else None


def policy_of(text: str, name: str = FILE) -> Policy:
    """The network in a file's text; errors name the file."""
    try:
        given = json.loads(text)
        if given["format"] != FORMAT:
            raise AlehouseError(f"{name}: format {given['format']} is unknown; this version reads format {FORMAT}.")
        ahead = given.get("ahead", NO_LOOK)
        parts = (given["inputs"], given["hidden"], given["outputs"], given["entries"], given["how"])
        return Policy(*parts, ahead["samples"], ahead["per_point"])
    except (ValueError, KeyError, TypeError) as error:
        raise AlehouseError(f"{name}: the policy cannot be read ({error!r}).") from None


def policy_text(policy: Policy) -> str:
    """The file's text: one line per field, unit and action."""
    head: dict[str, Any] = {"format": FORMAT, "how": policy.how, "entries": policy.entries}
    if policy.samples:
        head["ahead"] = {"samples": policy.samples, "per_point": policy.per_point}
    lines = [f"{json.dumps(name)}: {json.dumps(part)}," for name, part in head.items()]
    for name, table in (("inputs", policy.inputs), ("outputs", policy.outputs)):
        rows = [f"{json.dumps(key)}: {json.dumps(row, separators=(',', ':'))}" for key, row in table.items()]
        lines += [f'"{name}": {{', ",\n".join(rows), "},"]
    rows = [json.dumps(row, separators=(",", ":")) for row in policy.hidden]
    return "\n".join(["{", *lines, '"hidden": [', ",\n".join(rows), "]", "}"]) + "\n"


@final
class Layers:
    """The hidden layers of a network, ready for games; call `prepare` before looking at positions of another game.

    Most numbers of an observation are those of the position before, so only what differs is added to the first layer.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy: Policy = policy
        self.width: i64 = len(policy.hidden[0]) - 1
        self.second: i64 = len(policy.hidden)
        self.layout: str = ""
        self.complete: bool = False  # whether the policy knows all fields of these games
        self.features: Features | None = None
        self.inputs: vec[i64] = vec[i64]()
        self.hidden: vec[i64] = joined(policy.hidden)
        self.seen: vec[i16] = vec[i16]()  # the observation that the first layer is of
        self.first: vec[i64] = vec[i64]([0] * self.width)

    def prepare(self, state: State) -> None:
        """Finds the inputs for games like this one; a field that the policy does not know counts as 0."""
        layout = layout_of(state, own=False)
        if layout == self.layout:
            return
        self.layout = layout
        features = Features(state, own=False)
        self.features = features
        self.complete = all([field.name in self.policy.inputs for field in features.fields])
        nothing: list[int] = [0] * self.width
        rows: list[list[int]] = [self.policy.inputs.get(CONSTANT, [nothing])[0]]
        for field in features.fields:
            known = self.policy.inputs.get(field.name, [])
            for place in range(field.size):
                rows.append(known[place] or nothing if place < len(known) else nothing)
        self.inputs = joined(rows)
        self.seen = vec[i16]([0] * features.size)
        self.first = vec[i64]([0] * self.width)

    def last(self, state: State, seat: i64) -> vec[i64]:
        """The second layer."""
        self._observe(state, seat)
        width = self.width
        first = self.first
        hidden = self.hidden
        second = vec[i64]([0] * self.second)
        for row in range(self.second):
            at = row * (1 + width)
            total = hidden[at] * UNIT
            for unit in range(width):
                if first[unit] > 0:
                    total += hidden[at + 1 + unit] * first[unit]
            if total > 0:
                second[row] = total >> BITS
        return second

    def _observe(self, state: State, seat: i64) -> None:
        """Makes the first layer that of what the seat observes."""
        features = self.features
        if features is None:
            raise AlehouseError("a network must be prepared for a game before it is asked.")
        width = self.width
        inputs = self.inputs
        first = self.first
        seen = self.seen
        now = features.observe(state, seat)
        for place in range(features.size):
            number = now[place]
            if number != seen[place]:
                change = i64(number) - i64(seen[place])
                seen[place] = number
                at = place * width
                for unit in range(width):
                    first[unit] += inputs[at + unit] * change
            if number != 0:
                now[place] = 0


@final
class PolicyNetwork:
    """A policy ready for games; `prepare` must be called before positions of another game are looked at."""

    def __init__(self, policy: Policy, book: Codebook) -> None:
        self.layers: Layers = Layers(policy)
        self.samples: i64 = policy.samples
        self.per_point: float = policy.per_point
        rows: list[list[int]] = []
        codes = book.codes()
        places: list[int] = [UNKNOWN] * (codes[-1] + 1)
        for code in codes:
            row = policy.outputs.get(spelled(book.describe(code)))
            if row is not None:
                places[code] = len(rows)
                rows.append(row)
        self.places: vec[i64] = vec[i64](places)  # of the outputs, by code
        self.outputs: vec[i64] = joined(rows)

    def prepare(self, state: State) -> None:
        self.layers.prepare(state)

    def fits(self, state: State) -> bool:
        """Whether training met all that a seat sees in games like this one."""
        self.layers.prepare(state)
        return self.layers.complete

    def knows(self, codes: vec[i64]) -> bool:
        """Whether all these actions were seen in training."""
        unknown: i64 = 0
        for code in codes:
            if self.places[code] == UNKNOWN:
                unknown += 1
        return unknown == 0

    def best(self, state: State, seat: i64, codes: vec[i64], values: list[float]) -> i64:
        """The likeliest of the actions, all of which it must know; `values` are what the judge says after each."""
        last = self.layers.last(state, seat)
        best: i64 = codes[0]
        most = 0.0
        for number in range(len(codes)):
            code = codes[number]
            total = float(output(self.outputs, self.places[code], last)) / float(UNIT * UNIT)
            if values:
                total += self.per_point * values[number]
            if number == 0 or total > most:
                best = code
                most = total
        return best


def output(weights: vec[i64], number: i64, last: vec[i64]) -> i64:
    """An output of a network, in parts of UNIT * UNIT."""
    units: i64 = len(last)
    at = number * (1 + units)
    total = weights[at] * UNIT
    for unit in range(units):
        total += weights[at + 1 + unit] * last[unit]
    return total


def joined(rows: list[list[int]]) -> vec[i64]:
    """The numbers of all rows in one."""
    found = vec[i64]()
    for row in rows:
        for number in row:
            found = append(found, number)
    return found
