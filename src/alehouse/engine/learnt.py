"""A learned correction of a title's judge: weights by feature name in `learnt.json`, fitted by `alehouse train`.

Features are the numbers of the seat's own observation (`State.add_observation`). A weight may vary with the part of the
game that is left. Weights are whole numbers, so that compiled and pure code add up the same sums.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from alehouse.engine.errors import AlehouseError
from alehouse.engine.judge import Judge, SearchSettings
from alehouse.engine.observation import Field, Row
from alehouse.engine.pack import Pack, rules_content, unmarked
from alehouse.engine.state import OVER, State

FILE: Final = "learnt.json"
FORMAT: Final = 1
UNIT: Final = 65536  # weights per point
STAGES: Final = 32  # steps into which the part of the game that is left is divided
CONSTANT: Final = ""  # the name of the feature that is always 1
MOST_CHANGED: Final = 0.1  # share of a pack's entries that may differ from those the weights were fitted with

Entries = dict[str, dict[str, str]]  # digests of a content's entries, by section and id


@final
class Learnt:
    """The weights of `learnt.json`: by field, one list per power of the part of the game that is left.

    `entries` are the digests of the content's entries when they were fitted, by section and id.
    """

    def __init__(
        self,
        weights: dict[str, list[list[int]]],
        entries: Entries,
        search: dict[str, float],
        how: dict[str, Any],
    ) -> None:
        self.weights: dict[str, list[list[int]]] = weights
        self.entries: Entries = entries
        self.search: dict[str, float] = search
        self.how: dict[str, Any] = how

    def problem(self, pack: Pack) -> str:
        """Why the weights do not fit a pack, or ''."""
        return misfit(self.entries, pack)


def read_learnt(path: Path) -> Learnt | None:
    """The weights in a file; None without one."""
    if not path.exists():
        return None
    try:
        given = json.loads(path.read_text(encoding="utf-8"))
        if given["format"] != FORMAT:
            raise AlehouseError(f"{path}: format {given['format']} is unknown; this version reads format {FORMAT}.")
        return Learnt(given["weights"], given["entries"], given["search"], given["how"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise AlehouseError(f"{path}: the learned weights cannot be read ({error!r}).") from None


def learnt_text(learnt: Learnt) -> str:
    """The file's text: one line per field of the features."""
    lines = [f"{json.dumps(name)}: {json.dumps(powers)}" for name, powers in learnt.weights.items()]
    parts = {"format": FORMAT, "how": learnt.how, "search": learnt.search, "entries": learnt.entries}
    head = ",\n".join([f"{json.dumps(name)}: {json.dumps(part)}" for name, part in parts.items()])
    return "{" + head + ',\n"weights": {\n' + ",\n".join(lines) + "\n}}\n"


def misfit(entries: Entries, pack: Pack) -> str:
    """Why something learned with these entries does not fit a pack, or ''."""
    given = entries_of(pack)
    if {section: list(ids) for section, ids in given.items()} != {
        section: list(ids) for section, ids in entries.items()
    }:
        return "it has other entries than the content that the learned weights were fitted with"
    changed = 0
    total = 0
    for section, ids in given.items():
        for id, digest in ids.items():
            total += 1
            changed += digest != entries[section][id]
    if changed > MOST_CHANGED * total:
        return f"{changed} of its {total} entries differ from those that the learned weights were fitted with"
    return ""


def entries_of(pack: Pack) -> Entries:
    """A short digest of every entry of a pack's content, upgraded to its present form."""
    found: Entries = {}
    for section, ids in rules_content(pack.content).items():
        found[section] = {}
        for id, entry in ids.items():
            text = json.dumps(unmarked(entry), sort_keys=True)
            found[section][id] = blake2b(text.encode(), digest_size=4).hexdigest()
    return found


@final
class Features:
    """A seat's observation (its own part, or all of it) after the constant 1, in games of one layout."""

    def __init__(self, state: State, own: bool = True) -> None:
        self.fields: list[Field] = fields_of(state, own)
        size = 1
        for field in self.fields:
            size += field.size
        self.size: i64 = size
        self.row: Row = Row(vec[i16]([0] * size), 1)
        self.row.own = own

    def observe(self, state: State, seat: i64) -> vec[i16]:
        """Writes the features into a shared buffer, which must be all 0 before; the caller clears it again."""
        row = self.row
        row.at = 1
        state.add_observation(seat, row)
        row.out[0] = 1
        return row.out

    def copy(self, state: State, seat: i64) -> vec[i16]:
        """The features in a new buffer."""
        shared = self.observe(state, seat)
        out = shared[:]
        for i in range(self.size):
            shared[i] = 0
        return out


def fields_of(state: State, own: bool = True) -> list[Field]:
    """The fields of a seat's observation in this game: its own part, or all of it."""
    listed: list[Field] = []
    row = Row(vec[i16](), 0, listed)
    row.own = own
    state.add_observation(0, row)
    return listed


def layout_of(state: State, own: bool = True) -> str:
    """A key that is equal for games with the same features."""
    return ",".join([f"{field.name}:{field.size}" for field in fields_of(state, own)])


@final
class Stage:
    """The weights of all features at one stage of a game."""

    __slots__ = ("weights",)

    def __init__(self, weights: vec[i64]) -> None:
        self.weights: vec[i64] = weights


@final
class LearntJudge(Judge):
    """A title's judge plus a learned correction; call `prepare` before judging positions of another game."""

    def __init__(self, base: Judge, learnt: Learnt, search: SearchSettings) -> None:
        super().__init__(base.weights, search)
        self.base: Judge = base
        self.learnt: Learnt = learnt
        self.layout: str = ""
        self.size: i64 = 0
        self.features: Features | None = None
        self.stages: list[Stage | None] = []

    def prepare(self, state: State) -> None:
        layout = layout_of(state)
        if layout != self.layout:
            self.layout = layout
            self.features = Features(state)
            self.stages = [None for stage in range(STAGES + 1)]

    def value(self, state: State, seat: i64) -> float:
        return self.base.value(state, seat) + self.correction(state, seat)

    def values(self, state: State) -> list[float]:
        found = self.base.values(state)
        for seat in range(state.seats):
            found[seat] += self.correction(state, seat)
        return found

    def terms(self, state: State, seat: i64) -> list[tuple[str, float]]:
        return [*self.base.terms(state, seat), ("experience", self.correction(state, seat))]

    def unit_of(self, state: State) -> tuple[str, float]:
        return self.base.unit_of(state)

    def left(self, state: State) -> float:
        return self.base.left(state)

    def correction(self, state: State, seat: i64) -> float:
        """The points to add to the base judge's value."""
        if state.to_act == OVER:
            return 0.0
        features = self.features
        if features is None:
            raise AlehouseError("a learned judge must be prepared for a game before it judges positions.")
        weights = self._stage(i64(self.base.left(state) * float(STAGES) + 0.5)).weights
        out = features.observe(state, seat)
        total: i64 = 0
        for i in range(features.size):
            number = out[i]
            if number != 0:
                total += weights[i] * i64(number)
                out[i] = 0
        return float(total) / float(UNIT)

    def _stage(self, stage: i64) -> Stage:
        found = self.stages[stage]
        if found is None:
            found = Stage(self._weights_at(stage))
            self.stages[stage] = found
        return found

    def _weights_at(self, stage: i64) -> vec[i64]:
        features = self.features
        assert features is not None
        found: vec[i64] = vec[i64]()
        found = append(found, _weight(self.learnt.weights.get(CONSTANT, []), 0, stage))
        for field in features.fields:
            powers = self.learnt.weights.get(field.name, [])
            for place in range(field.size):
                found = append(found, _weight(powers, place, stage))
        return found


def _weight(powers: list[list[int]], place: int, stage: int) -> int:
    """A feature's weight at a stage; 0 if the weights do not include it."""
    total = 0
    for power, weights in enumerate(powers):
        if place < len(weights):
            total += weights[place] * stage**power * STAGES ** (len(powers) - 1 - power)
    return total // STAGES ** (len(powers) - 1) if powers else 0
