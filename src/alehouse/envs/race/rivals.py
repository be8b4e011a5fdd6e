"""Measures the peers. Runs as a plain script in their environment, without Alehouse:

    python rivals.py CONTEST SECONDS CORE

prints one JSON object. A contest is one way of playing at random through the peer's own documented interface.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

Work = Callable[[], int]  # does some work and returns the number of decisions (steps, copies)


def measured(work: Work, seconds: float) -> dict[str, float]:
    """Units per second of CPU time, after a warm-up."""
    work()
    units = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        units += work()
    took = time.process_time() - cpu
    return {"rate": units / max(took, 1e-9), "units": units, "seconds": took}


def pin(core: int) -> None:
    """Pins this process, and all threads of its libraries, to one core."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def catanatron_game() -> Any:
    catanatron = importlib.import_module("catanatron")
    colors = list(catanatron.Color)[:4]
    return catanatron.Game([catanatron.RandomPlayer(color) for color in colors])


def catanatron_playouts() -> Work:
    def work() -> int:
        game = catanatron_game()
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return work


def catanatron_copies() -> Work:
    game = catanatron_game()
    for _ in range(300):
        game.play_tick()

    def work() -> int:
        for _ in range(20):
            game.copy()
        return 20

    return work


def openspiel_playouts(name: str) -> Work:
    game = importlib.import_module("pyspiel").load_game(name)

    def work() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def openspiel_copies(name: str) -> Work:
    state = importlib.import_module("pyspiel").load_game(name).new_initial_state()
    for _ in range(60):
        state.apply_action(random.choice(state.legal_actions()))

    def work() -> int:
        for _ in range(500):
            state.clone()
        return 500

    return work


def pettingzoo_steps(name: str) -> Work:
    return aec_steps(importlib.import_module(f"pettingzoo.classic.{name}").env())


def aec_steps(env: Any) -> Work:
    """The loop from PettingZoo's documentation with random legal actions."""
    flatnonzero = importlib.import_module("numpy").flatnonzero
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            masked = isinstance(observation, dict) and "action_mask" in observation
            mask = observation["action_mask"] if masked else info["action_mask"]
            env.step(int(random.choice(flatnonzero(mask))))
            steps += 1
        return steps

    return work


def rlcard_playouts(name: str) -> Work:
    rlcard = importlib.import_module("rlcard")
    agent = importlib.import_module("rlcard.agents").RandomAgent
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return work


def pgx_steps(name: str, batch: int = 1024, length: int = 16) -> Work:
    jax = importlib.import_module("jax")
    pgx = importlib.import_module("pgx")
    env = pgx.make(name)
    step = jax.vmap(importlib.import_module("pgx.experimental").auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choosing, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(choosing, logits, axis=-1)
        return (step(state, action, jax.random.split(chance, batch)), key), None

    roll = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=length)[0])
    key = jax.random.PRNGKey(0)
    held = (jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key)

    def work() -> int:
        nonlocal held
        held = jax.block_until_ready(roll(held))
        return batch * length

    return work


CONTESTS: dict[str, tuple[str, Callable[[], Work]]] = {
    "catanatron playouts": ("catanatron", catanatron_playouts),
    "hearts playouts": ("open_spiel", lambda: openspiel_playouts("hearts")),
    "backgammon playouts": ("open_spiel", lambda: openspiel_playouts("backgammon")),
    "gin rummy playouts": ("open_spiel", lambda: openspiel_playouts("gin_rummy")),
    "uno playouts": ("rlcard", lambda: rlcard_playouts("uno")),
    "rlcard gin rummy playouts": ("rlcard", lambda: rlcard_playouts("gin-rummy")),
    "hanabi steps": ("pettingzoo", lambda: pettingzoo_steps("hanabi_v5")),
    "leduc hold'em steps": ("pettingzoo", lambda: pettingzoo_steps("leduc_holdem_v4")),
    "texas hold'em steps": ("pettingzoo", lambda: pettingzoo_steps("texas_holdem_no_limit_v6")),
    "backgammon batches": ("pgx", lambda: pgx_steps("backgammon")),
    "2048 batches": ("pgx", lambda: pgx_steps("2048")),
    "catanatron copies": ("catanatron", catanatron_copies),
    "hearts copies": ("open_spiel", lambda: openspiel_copies("hearts")),
}


def main(contest: str, seconds: float, core: int) -> None:
    pin(core)
    random.seed(1)
    peer, make = CONTESTS[contest]
    print(json.dumps({"version": version(peer), **measured(make(), seconds)}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
