"""Observations: what a seat may see as a row of small numbers, for learning programs.

A state adds the parts of its row one after the other (`State.add_observation`). They are written into a buffer that
NumPy reads without copying, `numpy.frombuffer(buffer, numpy.int16)`, or listed with their meaning (`Title.fields`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

MANY: Final = 99  # highest value of a count that the rules do not limit
FACT_LIMIT: Final = 9999  # highest value of a fact that is observed


@final
class Field:
    """One part of an observation: `size` numbers from `low` to `high`, and what they mean."""

    __slots__ = ("about", "high", "low", "name", "size")

    def __init__(self, name: str, size: int, low: int, high: int, about: str = "") -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.about = about


@final
class Row:
    """An observation, written or described: the same calls do both, so that they cannot disagree.

    Each call adds a part with its name, its numbers, their limits and their meaning. `fields`, if given, collects the
    descriptions. `who` is the prefix for the names of parts that belong to a seat.
    """

    def __init__(self, out: vec[i16], at: i64, fields: list[Field] | None = None) -> None:
        self.out: vec[i16] = out
        self.at: i64 = at
        self.fields: list[Field] | None = fields
        self.who: str = ""
        self.own: bool = False  # leaves out the boards of other seats

    def boards(self, seats: i64) -> i64:
        """How many seats' boards to add, the viewer's first."""
        return 1 if self.own else seats

    def part(self, name: str, size: i64, low: i64, high: i64, about: str = "") -> i64:
        """Adds a part, all 0 so far, whose numbers the caller writes; returns where it begins."""
        begins = self.at
        self.at += size
        if self.fields is not None:
            self.fields.append(Field(self.who + name, size, low, high, about))
            while len(self.out) < self.at:
                self.out = append(self.out, i16(0))
        return begins

    def seat(self, place: i64) -> None:
        """Marks the next parts as those of the seat this many places to the left of the viewer."""
        if self.fields is not None:
            self.who = f"other{place}." if place else "you."

    def number(self, name: str, value: i64, high: i64 = MANY, about: str = "") -> None:
        """A count from 0 up."""
        at = self.part(name, 1, 0, high, about)
        self.out[at] = i16(value)

    def signed(self, name: str, value: i64, high: i64 = MANY, about: str = "") -> None:
        """A number that may be negative."""
        at = self.part(name, 1, -high, high, about)
        self.out[at] = i16(value)

    def flag(self, name: str, on: bool, about: str = "") -> None:
        at = self.part(name, 1, 0, 1, about)
        if on:
            self.out[at] = 1

    def one_hot(self, name: str, size: i64, which: i64, about: str = "") -> None:
        """At most one number is 1, the others 0; none if `which` is negative."""
        if self.fields is not None:
            about = f"one-hot: {about}" if about else "one-hot"
        at = self.part(name, size, 0, 1, about)
        if which >= 0:
            self.out[at + which] = 1

    def flags(self, name: str, size: i64, mask: i64, about: str = "") -> None:
        """A 1 for each bit of a set."""
        at = self.part(name, size, 0, 1, about)
        while mask:
            self.out[at + lowest_bit(mask)] = 1
            mask &= mask - 1

    def members(self, name: str, size: i64, cards: list[i64], about: str = "") -> None:
        """A 1 for each number in a list."""
        at = self.part(name, size, 0, 1, about)
        for card in cards:
            self.out[at + card] = 1

    def numbers(self, name: str, values: vec[i64], high: i64 = MANY, about: str = "") -> None:
        """Counts from 0 up."""
        at = self.part(name, len(values), 0, high, about)
        for value in values:
            self.out[at] = i16(value)
            at += 1


def size_of(fields: list[Field]) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in fields)


def distance(seats: i64, viewer: i64, seat: i64) -> i64:
    """How many places to the left of the viewer a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def count_bits(mask: i64) -> i64:
    """How many bits of a set are set."""
    bits: i64 = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits


def members(mask: i64) -> vec[i64]:
    """The numbers of the bits that are set, in ascending order."""
    found = vec[i64]()
    while mask:
        found = append(found, lowest_bit(mask))
        mask &= mask - 1
    return found


def add_each(codes: vec[i64], family: i64, mask: i64) -> vec[i64]:
    """Appends the code of each number in a set, within a family of actions."""
    while mask:
        codes = append(codes, family + lowest_bit(mask))
        mask &= mask - 1
    return codes


def codes_of(family: i64, things: list[i64]) -> vec[i64]:
    """The code of each number in a list, within a family of actions."""
    codes = vec[i64]()
    for thing in things:
        codes = append(codes, family + thing)
    return codes


def lowest_bit(mask: i64) -> i64:
    """The number of the lowest bit that is set."""
    number: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        mask >>= 32
        number += 32
    if mask & 0xFFFF == 0:
        mask >>= 16
        number += 16
    if mask & 0xFF == 0:
        mask >>= 8
        number += 8
    if mask & 0xF == 0:
        mask >>= 4
        number += 4
    if mask & 0x3 == 0:
        mask >>= 2
        number += 2
    return number + 1 if mask & 1 == 0 else number
