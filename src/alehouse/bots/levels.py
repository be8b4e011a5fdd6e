"""Bots by level, with the same names for every title; `foreign` finds third-party bots.

A level is written as its name, `master`, and may have a style and a budget: `regular+cautious`, `master:50ms`,
`master+cautious:5000`.
"""

from __future__ import annotations

from typing import Final, final

from alehouse.bots import foreign
from alehouse.bots.ahead import AheadBot
from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.policy import PolicyBot
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.search import SearchBot
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.judge import Judge
from alehouse.engine.pack import Pack
from alehouse.engine.policy import Policy, PolicyNetwork
from alehouse.engine.title import Title
from alehouse.engine.weights import STYLES

# how a level judges positions: not at all, with simpler weights, the title's own, or those and a learned correction
NOT, PLAIN, FULL, LEARNT = "not", "plain", "full", "learnt"


@final
class Level:
    """How bots of a level play.

    Without rollouts they look one decision ahead: `samples` per action, misjudged by up to `blur` points. With rollouts
    they search, with a budget equivalent to `rollouts` at the title's usual depth. `ms` limits a search by time instead
    where people wait for it (0: the rollouts count there, too).
    """

    def __init__(
        self, name: str, judged: str, samples: int = 0, blur: float = 0.0, rollouts: int = 0, ms: int = 0
    ) -> None:
        self.name = name
        self.judged = judged
        self.samples = samples
        self.blur = blur
        self.rollouts = rollouts
        self.ms = ms


LADDER: Final = [  # weakest first
    Level("random", NOT),
    Level("newcomer", PLAIN, samples=1, blur=3.0),
    Level("novice", PLAIN, samples=3, blur=1.5),
    Level("casual", PLAIN, samples=3, blur=0.75),
    Level("regular", PLAIN, samples=4),
    Level("expert", FULL, rollouts=3),
    Level("master", FULL, rollouts=24),
    Level("grandmaster", LEARNT, rollouts=160, ms=1000),
]
LEVELS: Final = [level.name for level in LADDER]
STYLED: Final = [level.name for level in LADDER if level.judged != NOT]  # may have a style
POLICY: Final = "policy"  # not a level: a title's learned policy without search, for comparisons
FALLBACK: Final = "regular"  # decides where a policy cannot
ALIASES: Final = {"greedy": "regular"}  # names in older records


def bot(level: str, title: Title, pack: Pack | None = None) -> Bot:
    """The bot of this level for a title, playing with a pack (default: the house pack).

    A level that searches may name a budget: `master:50ms` thinks that long, `master:5000` makes that many playouts and
    is then deterministic (so is a level without a budget). Any other level is the name of a third-party bot, or the
    place of its class.
    """
    if is_foreign(level):
        return foreign.foreign_bot(level, title)
    if level == POLICY:
        return _policy_bot(title, pack or title.house())
    name, style, budget = checked(level)
    how = level_of(name)
    if how.judged == NOT:
        return RandomBot()
    judge = _judge(how, title, style, pack)
    if not how.rollouts:
        return GreedyBot(judge, level, how.samples, how.blur)
    searching = _search_bot(judge, level, how, budget)
    policy = title.policy()
    if how.judged != LEARNT or policy is None or policy.problem(pack or title.house()):
        return searching
    return policy_bot(policy, title, pack or title.house(), searching, level, style)


def _search_bot(judge: Judge, level: str, how: Level, budget: str) -> SearchBot:
    number = budget.removesuffix("ms")
    if not budget:
        return SearchBot(judge, level, playouts=how.rollouts * (1 + judge.search.depth))
    if number == budget:
        return SearchBot(judge, level, playouts=int(number))
    return SearchBot(judge, level, seconds=int(number) / 1000.0)


def _judge(how: Level, title: Title, style: str, pack: Pack | None) -> Judge:
    if how.judged == PLAIN:
        return title.plain_judge(style)
    return title.judge(style) if how.judged == FULL else title.learnt_judge(pack or title.house(), style)


def _policy_bot(title: Title, pack: Pack) -> Bot:
    """The learned policy; for a title without one, the learned judge with one-ply lookahead."""
    if not _was_trained(title):
        raise AlehouseError(f"no policy has been trained for {title.name}.")
    if _policy_problem(title, pack):
        return bot(FALLBACK, title, pack)
    policy = title.policy()
    if policy is not None:
        return policy_bot(policy, title, pack, bot(FALLBACK, title, pack))
    judge = title.learnt_judge(pack)
    return GreedyBot(judge, POLICY) if title.network() is None else network_bot(judge, POLICY)


def policy_bot(
    policy: Policy, title: Title, pack: Pack, otherwise: Bot, level: str = POLICY, style: str = ""
) -> PolicyBot:
    """Plays by this policy, and like `otherwise` where training never was."""
    return PolicyBot(PolicyNetwork(policy, title.codebook(pack)), title.judge(style), otherwise, level)


def network_bot(judge: Judge, level: str) -> Bot:
    """Looks one decision ahead with a network, which takes more time than a judge."""
    return AheadBot(judge, level_of(FALLBACK).samples, level)


def _was_trained(title: Title) -> bool:
    return title.policy() is not None or title.network() is not None or title.learnt() is not None


def _policy_problem(title: Title, pack: Pack) -> str:
    """Why the bot `policy` cannot play as trained with this pack, or ''."""
    return title.learnt_problem(pack) if _was_trained(title) else ""


def at_table(level: str) -> str:
    """The same level where people wait for its moves: its search is limited by time, not by rollouts."""
    if not searches(level):
        return level
    ms = level_of(checked(level)[0]).ms
    return f"{level}:{ms}ms" if ms and ":" not in level else level


def searches(level: str) -> bool:
    """Whether a level may think for long."""
    return is_own(level) and level != POLICY and level_of(checked(level)[0]).rollouts > 0


def fallback(levels: list[str], title: Title, pack: Pack) -> str:
    """A sentence if one of the levels needs learned weights and cannot use them with this pack, or ''."""
    if POLICY in levels:
        problem = _policy_problem(title, pack)
        if problem:
            return f"{title.name}, pack '{pack.name}': {POLICY} plays like {FALLBACK}, because {problem}."
    learnt = [name for name in map(_name, levels) if name in LEVELS and level_of(name).judged == LEARNT]
    if not learnt:
        return ""
    problem = title.learnt_problem(pack)
    said = f"{title.name}, pack '{pack.name}': {learnt[0]} judges by the written weights alone"
    return f"{said}, because {problem}." if problem else ""


def level_of(name: str) -> Level:
    """How the level of this name plays."""
    return LADDER[LEVELS.index(name)]


def offered() -> list[str]:
    """Every level that can be chosen by name alone: built-in ones first, then third-party ones."""
    return LEVELS + [name for name in foreign.named() if not is_own(name)]


def is_offered(level: str, title: Title) -> bool:
    """Whether a remote player may choose it for a title: by name, with or without a style.

    Never a place, so that others do not choose what code runs here, and no budget.
    """
    name, plus, style = level.partition("+")
    if not plus:
        return name in offered()
    return name in STYLED and style in title.styles()


def is_own(level: str) -> bool:
    name = _name(level)
    return name in LEVELS or name in ALIASES or level == POLICY


def is_foreign(level: str) -> bool:
    """Whether a level means a third-party bot; built-in names take precedence."""
    return not is_own(level) and bool(foreign.place_of(level))


def _name(level: str) -> str:
    return level.partition(":")[0].partition("+")[0]


def checked(level: str) -> tuple[str, str, str]:
    """The name, style and budget of a level such as `master+cautious:50ms`; an error says what is allowed."""
    if is_foreign(level):
        foreign.load(foreign.place_of(level))
        return level, "", ""
    if level == POLICY:
        return POLICY, "", ""
    named, _, budget = level.partition(":")
    name, plus, style = named.partition("+")
    name = ALIASES.get(name, name)
    if name not in LEVELS:
        raise AlehouseError(unknown("bot level", name, offered()))
    how = level_of(name)
    if plus and name not in STYLED:
        raise AlehouseError(f"bot level '{name}' has no style; it does not judge what it does.")
    if plus and style not in STYLES:
        raise AlehouseError(unknown("style", style, STYLES))
    if budget and not how.rollouts:
        takers = ", ".join([one.name for one in LADDER if one.rollouts])
        raise AlehouseError(f"bot level '{name}' takes no budget; only {takers} do (master:50ms, master:5000).")
    number = budget.removesuffix("ms")
    if budget and not (number.isdigit() and 1 <= int(number) <= 1_000_000):
        raise AlehouseError(f"the budget of '{level}' must be playouts (master:5000) or a time (master:50ms).")
    return name, style, budget
