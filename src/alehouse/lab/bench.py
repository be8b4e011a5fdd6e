"""The speed of the rules on this machine: playouts, copying, listing, viewing, replaying.

Run as a module, it measures playouts in a separate process, once compiled and once pure: `python -m alehouse.lab.bench
TITLE`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import alehouse
from alehouse.bots.bot import ask
from alehouse.bots.levels import bot
from alehouse.bots.random_bot import RandomBot, play_out
from alehouse.bots.search import SearchBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.forecast import forecasts
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.title import Setup, Title
from alehouse.games import LIBRARY
from alehouse.lab.simulate import recorded_game
from alehouse.lab.variants import full

SEATS = 4
REPETITIONS = 5
REPETITION_SECONDS = 0.15
ROUNDS = 3  # of compiled and pure, in turn
POSITIONS = 20
SEARCH_PLAYOUTS = 2000
FORECAST_GAMES = 3


def bench_setup(title: Title) -> Setup:
    """Four seats, or as many as the title takes, with all compatible rules on."""
    seats = max(title.min_seats, min(SEATS, title.max_seats))
    return title.setup(seats, full(title, seats))


def best_rate(work: Callable[[int], int]) -> float:
    """Best units per second of CPU time; `work(n)` does n rounds and returns the number of units."""
    rounds = 1
    while True:
        since = time.process_time()
        work(rounds)
        took = time.process_time() - since
        if took > REPETITION_SECONDS / 4:
            break
        rounds *= 4
    rounds = max(1, int(rounds * REPETITION_SECONDS / took))
    best = 0.0
    for repetition in range(REPETITIONS):
        since = time.process_time()
        units = work(rounds)
        best = max(best, units / max(time.process_time() - since, 1e-9))
    return best


def playouts(setup: Setup) -> tuple[float, float]:
    """Decisions and games per second of random games, setup included."""
    decisions_of: dict[int, int] = {}

    def play(games: int) -> int:
        decisions = 0
        for number in range(games):
            decisions += play_out(setup.with_seed(number).start(), number)
        decisions_of[games] = decisions
        return decisions

    rate = best_rate(play)
    games, decisions = max(decisions_of.items())
    return rate, rate * games / decisions


def microseconds(calls: list[Callable[[], object]]) -> float:
    """The mean time of a call."""

    def work(rounds: int) -> int:
        for turn in range(rounds):
            for call in calls:
                call()
        return rounds * len(calls)

    return 1e6 / best_rate(work)


def positions(setup: Setup) -> list[State]:
    """Positions in the middle of random games."""
    found: list[State] = []
    for number in range(POSITIONS):
        length = play_out(setup.with_seed(number).start(), number)
        state = setup.with_seed(number).start()
        chooser = RandomBot()
        for step in range(length // 2):
            if state.to_act != OVER:
                state.play(chooser.choose(state, number * 1000 + step))
        if state.to_act != OVER:
            found.append(state)
    return found


def replaying(setup: Setup) -> float:
    """Microseconds per action for replaying a record with every action checked."""
    chooser = RandomBot()
    record = recorded_game(setup, [chooser] * setup.seats, 1)

    def work(rounds: int) -> int:
        for turn in range(rounds):
            record.replay()
        return rounds * len(record.steps)

    return 1e6 / best_rate(work)


def greedy(setup: Setup) -> float:
    """Decisions per second of the greedy bot."""
    chooser = bot("regular", setup.title)

    def work(rounds: int) -> int:
        state = setup.start()
        for number in range(rounds):
            if state.to_act == OVER:
                state = setup.with_seed(number).start()
            state.play(ask(chooser, state, number))
        return rounds

    return best_rate(work)


def searching(title: Title, states: list[State]) -> float:
    """Playouts per second of the searching bot, from the middle of the game."""
    searcher = SearchBot(title.judge(), playouts=SEARCH_PLAYOUTS)

    def work(rounds: int) -> int:
        made = 0
        for number in range(rounds):
            searcher.search(states[number % len(states)].clone(), number)
            made += searcher.counted
        return made

    return best_rate(work)


def foreseeing(setup: Setup) -> float:
    """Milliseconds to forecast all legal actions in a position: the 95th percentile over positions of whole games."""
    outcomes = setup.title.outcomes()
    chooser = RandomBot()
    times: list[float] = []
    for game in range(FORECAST_GAMES):
        state = setup.with_seed(game).start()
        while state.to_act != OVER:
            since = time.process_time()
            forecasts(state, outcomes)
            times.append(time.process_time() - since)
            state.play(chooser.choose(state, len(times)))
    return sorted(times)[len(times) * 95 // 100] * 1000


def calibration() -> float:
    """Rounds per second of a fixed plain-Python loop: the current speed of this machine."""

    def work(rounds: int) -> int:
        for turn in range(rounds):
            table: dict[int, int] = {}
            cells = list(range(50))
            x = 1
            for i in range(1000):
                x = (x * 1103515245 + 12345) & 0x7FFFFFFF
                k = x % 50
                table[k] = table.get(k, 0) + cells[k]
                cells[k] = (cells[k] + i) % 97
        return rounds

    return best_rate(work)


def measured(title: Title, tell: Callable[[str], None]) -> dict[str, Any]:
    """All figures of a title; `tell` is called with the name of each measurement."""
    setup = bench_setup(title)
    tell(f"{title.id}: playouts")
    compiled, pure = _compiled_and_pure(title, tell)
    mine = compiled if alehouse.compiled() else pure
    states = positions(setup)
    tell(f"{title.id}: clone, legal, view, replay, bots")
    return {
        "seats": setup.seats,
        "options": setup.options,
        "decisions_per_second": round(max(rate for rate, _ in mine)),
        "games_per_second": round(max(games for _, games in mine), 1),
        "clone_us": round(microseconds([state.clone for state in states]), 3),
        "legal_us": round(microseconds([state.legal for state in states]), 3),
        "replay_us_per_action": round(replaying(setup), 3),
        "view_us": round(microseconds([partial(state.view, ALL) for state in states]), 2),
        "forecast_p95_ms": round(foreseeing(setup), 2),
        "search_playouts_per_second": round(searching(setup.title, states)),
        "greedy_decisions_per_second": round(greedy(setup), 1),
        "compiled_over_pure": round(max(compiled)[0] / max(pure)[0], 2) if compiled else None,
    }


def _compiled_and_pure(
    title: Title, tell: Callable[[str], None]
) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Playouts in new processes, alternating, so that a busy moment of the machine affects both."""
    rates: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for turn in range(ROUNDS):
        for compiled in (True, False) if alehouse.compiled() else (False,):
            tell(f"{title.id}: {'compiled' if compiled else 'pure'} playouts, {turn + 1} of {ROUNDS}")
            rates[compiled].append(_in_own_process(title, compiled))
    return rates[True], rates[False]


def _in_own_process(title: Title, compiled: bool) -> tuple[float, float]:
    done = subprocess.run(
        [sys.executable, "-m", "alehouse.lab.bench", title.id],
        env={**os.environ, "ALEHOUSE_PURE": "0" if compiled else "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AlehouseError(f"the measuring process failed: {done.stderr.strip().splitlines()[-1:]}.")
    data = json.loads(done.stdout)
    if data["compiled"] != compiled:
        raise AlehouseError(f"the measuring process ran {'pure' if compiled else 'compiled'} by mistake.")
    return data["decisions"], data["games"]


if __name__ == "__main__":
    decisions, games = playouts(bench_setup(LIBRARY.get(sys.argv[1])))
    print(json.dumps({"compiled": alehouse.compiled(), "decisions": decisions, "games": games}))
