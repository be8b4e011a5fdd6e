"""Bots by level, the same names for every title."""

from __future__ import annotations

from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.search import SearchBot
from alehouse.engine.errors import AlehouseError, unknown

LEVELS = ["random", "novice", "regular", "master"]
ALIASES = {"greedy": "regular"}
MASTER_PLAYOUTS = 2000


def bot(level: str) -> Bot:
    """A bot of a level. `master` may name its budget: `master:50ms` thinks that long, `master:5000` makes so many
    playouts and is then deterministic (so is plain `master`)."""
    name, _, budget = level.partition(":")
    name = ALIASES.get(name, name)
    if budget and name != "master":
        raise AlehouseError(f"bot level '{name}' takes no budget; only master does (master:50ms, master:5000).")
    if name == "random":
        return RandomBot()
    if name == "novice":
        return GreedyBot("novice", samples=3, blur=1.5)
    if name == "regular":
        return GreedyBot()
    if name == "master":
        return _master(level, budget)
    raise AlehouseError(unknown("bot level", name, LEVELS))


def _master(level: str, budget: str) -> Bot:
    number = budget.removesuffix("ms")
    if not budget:
        return SearchBot(level, playouts=MASTER_PLAYOUTS)
    if not number.isdigit() or not 1 <= int(number) <= 1_000_000:
        raise AlehouseError(f"the budget of '{level}' must be playouts (master:5000) or a time (master:50ms).")
    if number == budget:
        return SearchBot(level, playouts=int(number))
    return SearchBot(level, seconds=int(number) / 1000.0)
