"""The contests: playouts, environment steps, batches of steps and copies, each as (contest, who, what)."""

from __future__ import annotations

from dataclasses import dataclass

from alehouse.games import LIBRARY

ALEHOUSE = "alehouse"
PLAYOUTS = "decisions per second, playing at random"
STEPS = "environment steps per second, one PettingZoo (AEC) environment"
BATCHES = "environment steps per second, many games at once"
COPIES = "copies of a state per second"
KINDS = [PLAYOUTS, STEPS, BATCHES, COPIES]
KEYS = {
    PLAYOUTS: "decisions_per_second",
    STEPS: "steps_per_second",
    BATCHES: "batch_steps_per_second",
    COPIES: "copies_per_second",
}


@dataclass(frozen=True)
class Contest:
    """One measurement: its name in `rivals.py` or `own.py`, its peer, and its label."""

    name: str
    peer: str
    label: str
    kind: str


RIVALS = [
    Contest("catanatron playouts", "catanatron", "Catan, 4 random players", PLAYOUTS),
    Contest("hearts playouts", "open_spiel", "hearts, C++ driven from Python", PLAYOUTS),
    Contest("backgammon playouts", "open_spiel", "backgammon, C++ driven from Python", PLAYOUTS),
    Contest("gin rummy playouts", "open_spiel", "gin rummy, C++ driven from Python", PLAYOUTS),
    Contest("uno playouts", "rlcard", "uno", PLAYOUTS),
    Contest("rlcard gin rummy playouts", "rlcard", "gin rummy", PLAYOUTS),
    Contest("hanabi steps", "pettingzoo", "hanabi", STEPS),
    Contest("leduc hold'em steps", "pettingzoo", "leduc hold'em", STEPS),
    Contest("texas hold'em steps", "pettingzoo", "texas hold'em, no limit", STEPS),
    Contest("backgammon batches", "pgx", "backgammon, JAX, 1024 games", BATCHES),
    Contest("2048 batches", "pgx", "2048, JAX, 1024 games", BATCHES),
    Contest("catanatron copies", "catanatron", "Catan", COPIES),
    Contest("hearts copies", "open_spiel", "hearts", COPIES),
]
PEERS = {  # packages of each peer
    "catanatron": ["catanatron"],
    "open_spiel": ["open_spiel"],
    "pettingzoo": ["pettingzoo[classic]"],
    "rlcard": ["rlcard"],
    "pgx": ["pgx"],
}


def own_contests(titles: list[str]) -> list[Contest]:
    """The measurements of the titles."""
    kinds = [
        ("playouts", "4 random players, compiled loop", PLAYOUTS),
        ("driven", "4 random players, driven from Python", PLAYOUTS),
        ("steps", "2 seats", STEPS),
        ("batches", "2 seats, 128 games, a step is a decision of either", BATCHES),
        ("bots", "2 seats, 128 games, a step is a decision and a random bot's answers", BATCHES),
        ("copies", "4 seats", COPIES),
    ]
    return [
        Contest(f"{title} {name}", ALEHOUSE, f"{LIBRARY.get(title).name}, {what}", kind)
        for name, what, kind in kinds
        for title in titles
    ]


@dataclass(frozen=True)
class Claim:
    """A target: the ratio of a title's figure to the best of some rivals, or the figure itself."""

    what: str
    contest: str
    over: tuple[str, ...]
    least: float


def claims(titles: list[str]) -> list[Claim]:
    cards = ("hanabi steps", "leduc hold'em steps", "texas hold'em steps")
    found: list[Claim] = []
    for title in titles:
        name, least = LIBRARY.get(title).name, LIBRARY.get(title).manifest().race
        found.append(Claim(f"{name} playouts over catanatron's", f"{title} playouts", ("catanatron playouts",), 50))
        found.append(Claim(f"{name} playouts over hearts in OpenSpiel", f"{title} playouts", ("hearts playouts",), 5))
        found.append(Claim(f"{name} in PettingZoo over its own card games", f"{title} steps", cards, 10))
        if least:
            found.append(Claim(f"{name}, vectorized steps per second", f"{title} batches", (), least))
    return found
