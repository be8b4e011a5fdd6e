"""Provably fair chance: nobody at a table can foresee or choose it, and anyone can verify it (docs/records.md)."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
from functools import lru_cache
from typing import Final, NamedTuple

from alehouse.engine.chance import Stream
from alehouse.engine.codebook import Action
from alehouse.engine.events import EventLog
from alehouse.engine.state import State
from alehouse.engine.title import SEED_LIMIT, Setup

NO_STEPS: Final = bytes(32)  # the link before the first step
_written: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode


class Source(NamedTuple):
    """A source of chance from step `since` (counted from 0) on; without a secret, the setup's seed drives everything.

    `nonces` are the players', mixed in after the commitment was published. A `numbered` one is of format 1.
    """

    since: int
    secret: str
    nonces: list[str]
    numbered: bool = False


def new_secret() -> str:
    return os.urandom(32).hex()


def commitment(secret: str) -> str:
    """The hash of the secret behind all chance, published before the start."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def dice_seed(secret: str, number: int) -> int:
    """The generator's seed before an action of format 1, by the action's number (0: setup)."""
    mac = hmac.new(bytes.fromhex(secret), str(number).encode(), hashlib.sha256).digest()
    return int.from_bytes(mac[:8], "big") % SEED_LIMIT


def link(before: bytes, seat: int, action: Action) -> bytes:
    """Identifies the steps up to this one: a hash of the previous link and of what the seat (from 1) did."""
    return hashlib.sha256(before + _written({"by": seat, **action}).encode()).digest()


def stream(source: Source, at: bytes) -> Stream:
    """The chance of the step that ends at this link. It depends on the steps in effect, not on undone ones."""
    return Stream(_root(source.secret, tuple(source.nonces)), at)


@lru_cache(maxsize=1024)
def _root(secret: str, nonces: tuple[str, ...]) -> bytes:
    written = json.dumps(nonces, separators=(",", ":")).encode()
    return hmac.digest(bytes.fromhex(secret), written, hashlib.sha256)


def start(setup: Setup, sources: list[Source], log: EventLog | None = None) -> State:
    """The initial state of a game that draws its chance from these sources."""
    source = sources[0]
    if not source.secret:
        return setup.start(log)
    if source.numbered:
        return setup.with_seed(dice_seed(source.secret, 0)).start(log)
    return setup.start(log, stream(source, NO_STEPS))


def source_of(sources: list[Source], index: int) -> Source:
    """The source of chance for step `index` (from 0)."""
    return next(source for source in reversed(sources) if source.since <= index)


def play(state: State, code: int, sources: list[Source], index: int, number: int, at: bytes) -> bool:
    """Plays step `index` (from 0), which ends at link `at`; returns whether chance was used.

    `number` is set for steps played under format 1.
    """
    source = source_of(sources, index)
    drawn: Stream | None = None
    if source.secret and number:
        state.reseed(dice_seed(source.secret, number))
    elif source.secret:
        drawn = stream(source, at)
    before = state.random
    state.chance = drawn
    state.apply(code)
    state.chance = None
    return state.random != before or (drawn is not None and drawn.used)
