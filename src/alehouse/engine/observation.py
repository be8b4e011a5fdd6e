"""Observations: what a seat may see as a row of small numbers, for learning programs.

A title lists the parts of its row (`Title.fields`) and writes it (`State.observe`) into a buffer that NumPy reads
without copying: `numpy.frombuffer(buffer, numpy.int16)`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
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


def flag(name: str, about: str = "") -> Field:
    """A part that is 0 or 1."""
    return Field(name, 1, 0, 1, about)


def number(name: str, high: int = MANY, about: str = "") -> Field:
    """A part that is a count from 0 up."""
    return Field(name, 1, 0, high, about)


def one_hot(name: str, size: int, about: str = "") -> Field:
    """A part of which at most one number is 1, the others 0."""
    return Field(name, size, 0, 1, f"one-hot: {about}" if about else "one-hot")


def size_of(fields: list[Field]) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in fields)


def distance(seats: i64, viewer: i64, seat: i64) -> i64:
    """How many places to the left of the viewer a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def write_flags(mask: i64, size: i64, out: vec[i16], at: i64) -> i64:
    """Writes a 1 for each bit of a set; returns where the next part begins."""
    while mask:
        out[at + lowest_bit(mask)] = 1
        mask &= mask - 1
    return at + size


def count_bits(mask: i64) -> i64:
    """How many bits of a set are 1."""
    bits: i64 = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits


def lowest_bit(mask: i64) -> i64:
    """The number of the lowest bit that is 1."""
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
