"""The worth of the Hermit Brewer's campaign to a bot, in stars: this night, its task, keepsakes and nights to come."""

from __future__ import annotations

from math import exp, sqrt
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import members
from alehouse.engine.state import OVER
from alehouse.engine.weights import Weights
from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.rules.hermit import task_boxes, task_done
from alehouse.games.moonlight.rules.sheet import best_unit
from alehouse.games.moonlight.score import points
from alehouse.games.moonlight.state import MoonlightState


@final
class Campaign:
    """The weights `[weights.campaign]`, explained in judge.toml."""

    def __init__(self, weights: Weights) -> None:
        self.night: float = weights.take("campaign.night")
        self.spread: float = weights.take("campaign.spread")
        self.point: float = weights.take("campaign.point")
        self.injury: float = weights.take("campaign.injury")
        self.attack: float = weights.take("campaign.attack")
        self.trophy: float = weights.take("campaign.trophy")
        self.fetch: float = weights.take("campaign.fetch")
        self.unharmed: float = weights.take("campaign.unharmed")

    def won(self, s: MoonlightState) -> float:
        """Stars won, plus the average of the nights to come."""
        if s.to_act == OVER:
            return float(points(s, 0))
        return float(points(s, 0)) + self.night * float(len(s.content.nights) - 1 - s.night)

    def total_stars(self, s: MoonlightState, total: float, left: float) -> float:
        """MB-229: the expected stars for this night's total if it is expected to be `total`."""
        if len(s.stars) > s.night:
            return 0.0
        one = self._reach(s.content.star_total, total, left)
        return one + self._reach(s.content.two_star_total, total, left)

    def _reach(self, wanted: i64, total: float, left: float) -> float:
        """The probability that this night's total reaches `wanted` if it is expected to be `total`."""
        return 1.0 / (1.0 + exp((float(wanted) - 0.5 - total) / (0.3 + self.spread * sqrt(left))))

    def task(self, s: MoonlightState, start: i64, total: float, left: float) -> float:
        """The probability that the night's task brings its star; `start` is the phase whose box is filled next."""
        if len(s.stars) > s.night:
            return 0.0
        return self._fulfilled(s, start) * self._reach(s.content.task_total, total, left)

    def _fulfilled(self, s: MoonlightState, start: i64) -> float:
        p = s.players[0]
        night = s.content.nights[s.night]
        phases = float(len(s.phases) - start)
        loud = float(p.noise) / float(s.attack_limit)
        if night.task == kinds.NO_INJURY:
            return 0.0 if p.injuries else exp(-self.injury * (phases + loud * loud))
        if night.task == kinds.FEW_ATTACKS:
            return _at_most(night.amount - p.attacks, self.attack * phases + loud * loud * loud)
        if night.task == kinds.TROPHIES:
            missing = night.amount - sum(1 for taste in p.tastes if taste > 0)
            return 1.0 - _at_most(missing - 1, self.trophy * phases) if missing > 0 else 1.0
        if night.task == kinds.BEAST_UNHARMED:
            return self.unharmed if s.to_act != OVER else float(task_done(s))
        likely = 1.0
        for box in task_boxes(s):  # the campaign plays all phases, so a box has the number of its phase
            if p.boxes[box] == 0:
                if box < start:
                    return 0.0
                if best_unit(p, s.content.phase_ingredient[box]) == 0:
                    likely *= self.fetch
        return likely

    def keepsakes(self, s: MoonlightState, card: vec[float], left: float) -> float:
        """MB-230: the worth of keepsakes in the nights to come and, if unused, in this one."""
        p = s.players[0]
        nights = float(len(s.content.nights) - 1 - s.night)
        worth = 0.0
        for keepsake in members(p.cards & s.content.keepsakes):
            use = nights + (0.0 if p.used & BIT[keepsake] or len(s.stars) > s.night else left)
            for effect in s.content.cards[keepsake].effects:
                worth += card[effect.do] * use * effect.good
        return self.point * worth


def _at_most(number: i64, mean: float) -> float:
    """The Poisson probability of at most this number for a given mean."""
    if number < 0:
        return 0.0
    term = exp(-mean)
    total = term
    for k in range(1, number + 1):
        term *= mean / float(k)
        total += term
    return total
