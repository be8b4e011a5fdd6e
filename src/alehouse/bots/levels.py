"""Bots by level, the same names for every title."""

from __future__ import annotations

from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.search import SearchBot
from alehouse.engine.errors import AlehouseError, unknown

LEVELS = ["random", "greedy"]


def bot(level: str) -> Bot:
    """A bot of a level; an unknown level says which there are."""
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot()
    if level.startswith("master"):
        return SearchBot(seconds=float(level[6:] or 50) / 1000)
    raise AlehouseError(unknown("bot level", level, LEVELS))
