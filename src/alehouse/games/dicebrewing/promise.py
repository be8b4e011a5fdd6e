"""The brews to expect from dice, whatever cards come: computed once per pack, for the judge."""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 7  # dice per color that are distinguished
PER_COLOUR: Final = MOST + 1
BREWING_COLOURS: Final = 3
CARDS: Final = 3  # from which a brewer may choose
ROLLS: Final = 2  # of which a die shows the best: good dice are stored, others are rolled again
IMPROVED: Final = 0.5  # share of the best bonus gained on average


def promises(needs: list[vec[i64]], rewards: list[float]) -> list[float]:
    """By dice owned (see `place_of`): the worth of the best of a few cards at random, each as likely as its dice show.

    A mean over all cards would miss that a color is worth little without the others.
    """
    chances: list[list[list[float]]] = [
        [[_chance(need, colour, count) for count in range(PER_COLOUR)] for colour in range(BREWING_COLOURS)]
        for need in needs
    ]
    found: list[float] = []
    for pale in range(PER_COLOUR):
        for dark in range(PER_COLOUR):
            for hops in range(PER_COLOUR):
                worth: list[float] = []
                for card in range(len(needs)):
                    by_colour = chances[card]
                    worth.append(by_colour[0][pale] * by_colour[1][dark] * by_colour[2][hops] * rewards[card])
                found.append(_best_of_some(worth))
    return found


def place_of(pale: i64, dark: i64, hops: i64) -> i64:
    """The index of a set of dice in `promises`."""
    return (min(pale, MOST) * PER_COLOUR + min(dark, MOST)) * PER_COLOUR + min(hops, MOST)


def _chance(needs: vec[i64], colour: int, count: int) -> float:
    """The probability that this many dice meet a card's needs of a color, each need with its own die."""
    least = [int(need) & 7 for need in needs if need >> 3 == colour]
    if len(least) > count:
        return 0.0
    return _covered(least, 6, count, 0)


def _covered(least: list[int], face: int, left: int, shown: int) -> float:
    """The same with `left` dice showing the face or less, while `shown` show more."""
    if sum(1 for need in least if need > face) > shown:
        return 0.0
    if left == 0:
        return 1.0 if shown >= len(least) else 0.0
    among = float((face / 6) ** ROLLS)
    on = 1.0 - float(((face - 1) / 6) ** ROLLS) / among  # a die that shows no more than the face shows it
    total = 0.0
    for number in range(left + 1):
        weight = comb(left, number) * on**number * (1.0 - on) ** (left - number)
        if weight > 0.0:
            total += weight * _covered(least, face - 1, left - number, shown + number)
    return total


def _best_of_some(worth: list[float]) -> float:
    """The mean of the best of a few cards drawn from all."""
    ordered = sorted(worth, reverse=True)
    cards = min(CARDS, len(ordered))
    total = 0.0
    for rank in range(len(ordered) - cards + 1):
        total += ordered[rank] * comb(len(ordered) - 1 - rank, cards - 1)
    return total / comb(len(ordered), cards)
