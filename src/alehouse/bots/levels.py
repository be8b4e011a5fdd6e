"""Bots by level, the same names for every title; `foreign` finds those of others."""

from __future__ import annotations

from alehouse.bots import foreign
from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.search import SearchBot
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.pack import Pack
from alehouse.engine.title import Title

LEVELS = ["random", "novice", "regular", "master", "grandmaster"]
SEARCHERS = ["master", "grandmaster"]  # take a budget
ALIASES = {"greedy": "regular"}
MASTER_PLAYOUTS = 2000


def bot(level: str, title: Title, pack: Pack | None = None) -> Bot:
    """The bot of this level for a title, playing with a pack (default: the house pack).

    `master` and `grandmaster` may name a budget: `master:50ms` thinks that long, `master:5000` makes that many playouts
    and is then deterministic (so is plain `master`). Any other level is a foreign bot's name, or where its class is
    defined.
    """
    if is_foreign(level):
        return foreign.foreign_bot(level, title)
    name, budget = checked(level)
    if name == "random":
        return RandomBot()
    if name == "novice":
        return GreedyBot(title.plain_judge(), "novice", samples=3, blur=1.5)
    if name == "regular":
        return GreedyBot(title.plain_judge())
    judge = title.judge() if name == "master" else title.learnt_judge(pack or title.house())
    number = budget.removesuffix("ms")
    if not budget:
        return SearchBot(judge, level, playouts=MASTER_PLAYOUTS)
    if number == budget:
        return SearchBot(judge, level, playouts=int(number))
    return SearchBot(judge, level, seconds=int(number) / 1000.0)


def fallback(levels: list[str], title: Title, pack: Pack) -> str:
    """A sentence if one of the levels would judge by what was learnt and cannot with this pack, or ''."""
    if not any([level.partition(":")[0] == "grandmaster" for level in levels]):
        return ""
    problem = title.learnt_problem(pack)
    return f"{title.name}, pack '{pack.name}': grandmaster judges like master, because {problem}." if problem else ""


def offered() -> list[str]:
    """Every level that can be chosen by its name alone: ours, then those of others."""
    return LEVELS + [name for name in foreign.named() if not is_own(name)]


def is_own(level: str) -> bool:
    name = level.partition(":")[0]
    return name in LEVELS or name in ALIASES


def is_foreign(level: str) -> bool:
    """Whether a level means a foreign bot; one of our names always means ours."""
    return not is_own(level) and bool(foreign.place_of(level))


def checked(level: str) -> tuple[str, str]:
    """The name and the budget in a level such as `master:50ms`; an error says what is allowed."""
    if is_foreign(level):
        foreign.load(foreign.place_of(level))
        return level, ""
    name, _, budget = level.partition(":")
    name = ALIASES.get(name, name)
    if name not in LEVELS:
        raise AlehouseError(unknown("bot level", name, offered()))
    if budget and name not in SEARCHERS:
        takers = " and ".join(SEARCHERS)
        raise AlehouseError(f"bot level '{name}' takes no budget; only {takers} do (master:50ms, master:5000).")
    number = budget.removesuffix("ms")
    if budget and not (number.isdigit() and 1 <= int(number) <= 1_000_000):
        raise AlehouseError(f"the budget of '{level}' must be playouts (master:5000) or a time (master:50ms).")
    return name, budget
