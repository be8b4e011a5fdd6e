"""Measures Alehouse, in a separate process:

    python -m alehouse.envs.race.own CONTEST SECONDS CORE PACKAGES

PACKAGES is the folder of the peers' packages: NumPy and others come from there unless they are installed here.
"""

from __future__ import annotations

import json
import random
import site
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import alehouse
from alehouse.bots.random_bot import play_out
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.envs.race.rivals import Work, aec_steps, measured, pin
from alehouse.games import LIBRARY

if TYPE_CHECKING:
    from alehouse.envs.gymnasium import SelfPlay, VectorEnv

SEATS = 4  # as catanatron and hearts are played
ENV_SEATS = 2  # the default of PettingZoo's card games and of our environments
GAMES = 128  # per batch


def four_seats(title: str) -> Setup:
    """Four seats, or as many as a title takes."""
    known = LIBRARY.get(title)
    return known.setup(max(known.min_seats, min(SEATS, known.max_seats)))


def playouts(title: str) -> Work:
    """Whole games in the compiled loop, setup included."""
    setup = four_seats(title)
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        return play_out(setup.with_seed(seed).start(), seed)

    return work


def driven(title: str) -> Work:
    """Whole games with every decision made in Python."""
    setup = four_seats(title)
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        state = setup.with_seed(seed).start()
        decisions = 0
        while state.to_act != OVER:
            state.play(random.choice(state.legal()))
            decisions += 1
        return decisions

    return work


def steps(title: str) -> Work:
    """One PettingZoo environment in the loop from its documentation."""
    from alehouse.envs.pettingzoo import env

    return aec_steps(env(title, seats=ENV_SEATS))


def batches(title: str) -> Work:
    """Many games at once, all seats played from Python with sampled actions."""
    from alehouse.envs.gymnasium import SelfPlay

    return _sampled(SelfPlay(title, GAMES, seats=ENV_SEATS))


def against_bots(title: str) -> Work:
    """Many games at once, a learner against a random bot; a step is a decision of the learner."""
    from alehouse.envs.gymnasium import VectorEnv

    return _sampled(VectorEnv(title, GAMES, seats=ENV_SEATS))


def _sampled(games: SelfPlay | VectorEnv) -> Work:
    games.reset(seed=0)

    def work() -> int:
        for _ in range(10):
            games.step(games.sample())
        return 10 * GAMES

    return work


def copies(title: str) -> Work:
    """Clones of a position in the middle of a game."""
    setup = four_seats(title)
    middle = play_out(setup.start(), 1) // 2
    state = setup.start()
    chooser = random.Random(1)
    for _ in range(middle):
        state.play(chooser.choice(state.legal()))

    def work() -> int:
        for _ in range(500):
            state.clone()
        return 500

    return work


KINDS: dict[str, Callable[[str], Work]] = {
    "playouts": playouts,
    "driven": driven,
    "steps": steps,
    "batches": batches,
    "bots": against_bots,
    "copies": copies,
}
CONTESTS = [f"{title} {kind}" for kind in KINDS for title in LIBRARY.ids()]


def main(contest: str, seconds: float, core: int, packages: str) -> None:
    pin(core)
    site.addsitedir(packages)
    random.seed(1)
    title, kind = contest.split()
    result = measured(KINDS[kind](title), seconds)
    print(json.dumps({"version": alehouse.__version__, "compiled": alehouse.compiled(), **result}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
