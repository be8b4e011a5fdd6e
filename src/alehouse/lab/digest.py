"""Fingerprints of whole games, state by state: the same on every machine, compiled or not.

`python -m alehouse.lab.digest` prints those of all titles as JSON.
"""

from __future__ import annotations

import hashlib
import json

from alehouse.bots.bot import ask
from alehouse.bots.levels import bot
from alehouse.engine.snapshot import dump
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup, Title
from alehouse.games import LIBRARY
from alehouse.lab.variants import full, plain


def game_digest(setup: Setup, level: str, decisions: int | None = None) -> str:
    """The fingerprint of every state of a game between bots of a level, or of its first decisions."""
    chooser = bot(level, setup.title)
    state = setup.start()
    digest = hashlib.sha256()
    number = 0
    while True:
        digest.update(json.dumps(dump(state), sort_keys=True).encode())
        if state.to_act == OVER or number == decisions:
            return digest.hexdigest()
        state.play(ask(chooser, state, number))
        number += 1


def title_digests(title: Title) -> dict[str, str]:
    """A game of random bots for every number of seats with plain and with full rules, and openings of better bots."""
    found: dict[str, str] = {}
    for seats in range(title.min_seats, title.max_seats + 1):
        for name, options in (("plain", plain(title)), ("full", full(title, seats))):
            setup = title.setup(seats, options, seed=seats)
            found[f"{title.id} {seats} {name}"] = game_digest(setup, "random")
    setup = title.setup(title.max_seats, full(title, title.max_seats), seed=1)
    found[f"{title.id} regular"] = game_digest(setup, "regular", decisions=30)
    found[f"{title.id} grandmaster"] = game_digest(setup, "grandmaster:40", decisions=6)
    return found


def all_digests() -> dict[str, str]:
    found: dict[str, str] = {}
    for name in LIBRARY.ids():
        found.update(title_digests(LIBRARY.get(name)))
    return found


if __name__ == "__main__":
    print(json.dumps(all_digests()))
