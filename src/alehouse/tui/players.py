"""Who sits where: persons at this terminal and bots."""

from __future__ import annotations

import re

from alehouse.bots.bot import Bot
from alehouse.bots.levels import ALIASES, LEVELS, bot
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.tui.words import Words

HUMAN = "human"
USUAL_BOT = "regular"
BOT_NAMES = ["Mara", "Tomás", "Hopkin", "Greta", "Barnabé", "Lucia", "Osric"]
NAME_WITH_LEVEL = re.compile(rf"(.+) \((({'|'.join([*LEVELS, *ALIASES])})(:\w+)?)\)")


class Player:
    """One seat: its name, and the level of its bot or `human`."""

    __slots__ = ("bot", "level", "name")

    def __init__(self, name: str, level: str) -> None:
        self.name = name
        self.level = level
        self.bot: Bot | None = None if level == HUMAN else bot(level)

    def full_name(self) -> str:
        """The name as records keep it, with a bot's level, so that a resumed game seats the same players."""
        return self.name if self.bot is None else f"{self.name} ({self.level})"


def seated(seats: int, bots: list[str], words: Words) -> list[Player]:
    """Seat 1 is a person, `bots` are the others in order, the last of them (or regular) all further ones."""
    if len(bots) > seats - 1:
        raise AlehouseError(
            f"--bots names {len(bots)} players for the seats after the first, but with {seats} seats there "
            f"{'is' if seats == 2 else 'are'} {seats - 1}."
        )
    for level in bots:
        if level.partition(":")[0] not in (HUMAN, *LEVELS, *ALIASES):
            raise AlehouseError(unknown("bot", level, [HUMAN, *LEVELS]))
    levels = [HUMAN, *bots]
    while len(levels) < seats:
        levels.append(bots[-1] if bots else USUAL_BOT)
    return [
        Player(words("player", seat=seat) if level == HUMAN else BOT_NAMES[seat - 2], level)
        for seat, level in enumerate(levels, 1)
    ]


def recorded(names: list[str], bots: list[str], seats: int, words: Words) -> list[Player]:
    """The players of a record; `bots`, where given, and records without names seat them anew."""
    if bots or len(names) != seats:
        return seated(seats, bots, words)
    players: list[Player] = []
    for name in names:
        known = NAME_WITH_LEVEL.fullmatch(name)
        players.append(Player(known[1], known[2]) if known else Player(name, HUMAN))
    return players
