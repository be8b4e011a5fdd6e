"""Ratings from results: maximum-likelihood Elo with intervals.

One player against n-1 others of one kind wins with probability e^a / (e^a + (n-1) e^b), where a and b are the two
strengths; for two players this is the model behind Elo. One point of strength is 400 / ln 10 Elo.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from alehouse.lab.tally import Z95

POINTS = 400 / math.log(10)
ROUNDS = 100
ENOUGH = 1e-10


@dataclass(frozen=True)
class Meeting:
    """`wins` (shared ones in parts) of player `one` in `games` against seats - 1 players of the kind `other`."""

    one: int
    other: int
    seats: int
    games: int
    wins: float


@dataclass(frozen=True)
class Rating:
    """Elo with its 95% interval; the mean of all players is 0."""

    elo: float
    low: float
    high: float


def ratings(players: int, meetings: list[Meeting]) -> list[Rating]:
    """The most likely ratings. Every pair gets one extra game with a fair result, so that no rating is infinite."""
    strengths = [0.0] * players
    for turn in range(ROUNDS):
        slope, curve = _slope_and_curve(strengths, meetings)
        steps = _times(_inverse(curve), slope)
        length = max(abs(step) for step in steps)
        damped = min(1.0, 1.0 / length) if length else 0.0  # full steps from far away would overshoot
        strengths = [strength + damped * step for strength, step in zip(strengths, steps, strict=True)]
        if length < ENOUGH:
            break
    _, curve = _slope_and_curve(strengths, meetings)
    covariance = _inverse(curve)
    found: list[Rating] = []
    for player, strength in enumerate(strengths):
        half = Z95 * math.sqrt(max(0.0, covariance[player][player] - 1 / players))
        found.append(Rating(POINTS * strength, POINTS * (strength - half), POINTS * (strength + half)))
    return found


def _slope_and_curve(strengths: list[float], meetings: list[Meeting]) -> tuple[list[float], list[list[float]]]:
    """Derivatives of the likelihood; 1/n in every cell of the second fixes the mean at 0 and changes nothing else."""
    players = len(strengths)
    slope = [0.0] * players
    curve = [[1 / players] * players for player in range(players)]
    for meeting in meetings:
        games = meeting.games + 1
        wins = meeting.wins + 1 / meeting.seats
        one, other = meeting.one, meeting.other
        lead = strengths[one] - strengths[other] - math.log(max(1, meeting.seats - 1))
        chance = 1 / (1 + math.exp(-lead))
        surprise = wins - games * chance
        weight = games * chance * (1 - chance)
        slope[one] += surprise
        slope[other] -= surprise
        curve[one][one] += weight
        curve[other][other] += weight
        curve[one][other] -= weight
        curve[other][one] -= weight
    return slope, curve


def _times(matrix: list[list[float]], vector: list[float]) -> list[float]:
    return [sum(cell * part for cell, part in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss-Jordan elimination; the matrix is positive definite, so no rows need to be swapped."""
    size = len(matrix)
    rows = [[*row, *[float(place == column) for column in range(size)]] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [cell / pivot for cell in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [cell - factor * own for cell, own in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
