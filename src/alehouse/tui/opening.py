"""Opens a table at this terminal: a new one, or one from a saved game."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from alehouse.bots.levels import checked, is_foreign, is_own, offered
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.record import misread, record_text
from alehouse.engine.title import Setup, Title
from alehouse.games import LIBRARY
from alehouse.table.entries import Acted, BotSeated, Entry, Sat, Started, What
from alehouse.table.names import name_and_level
from alehouse.table.record import resumed
from alehouse.table.spec import PinnedGame, Settings, TableSpec, pin
from alehouse.table.table import Table
from alehouse.tui.session import Session
from alehouse.tui.words import Words

HUMAN = "human"
USUAL_BOT = "regular"


def new_game(setup: Setup, secret: str, bots: list[str], lang: str, path: Path | None = None) -> Session:
    """A new game, with fair dice if there is a secret; saved to a new file if no path is given."""
    levels = seat_levels(setup.title, setup.seats, bots)
    return seated_game(setup, secret, levels, _usual_names(levels, lang), lang, path)


def seated_game(
    setup: Setup, secret: str, levels: list[str], names: list[str], lang: str, path: Path | None = None
) -> Session:
    """A new game with these players: `levels` are HUMAN or a bot's, bots have the name ''."""
    return Session(_table(pin(setup, secret), levels, names, []), lang, path or _new_path(setup.title.id))


def saved_game(title: Title, path: Path, bots: list[str], lang: str, at: int | None = None, seat: int = 1) -> Session:
    """A saved game, verified step by step, which stays in its file. `bots`, if given, replace its players.

    It continues with the same dice as without the interruption. `at`: start from the position after this many steps, as
    a new game in a new file, with a person in `seat` and bots in the others.
    """
    text = record_text(path)
    try:
        pinned, saved = resumed(LIBRARY, text)
    except AlehouseError as error:
        raise misread(path, error) from None
    if pinned.title != title.id:
        raise AlehouseError(f"'{path}' is a game of {pinned.title}, not of {title.id}.")
    if at is not None:
        if not 0 <= at < len(saved.steps) or not 1 <= seat <= pinned.seats:
            raise AlehouseError(
                f"--at takes a number of steps from 0 to {len(saved.steps) - 1}, --seat one of {pinned.seats} seats."
            )
        others = seat_levels(title, pinned.seats, bots)[1:]
        levels = [*others[: seat - 1], HUMAN, *others[seat - 1 :]]
        names = _usual_names(levels, lang)
        saved = msgspec.structs.replace(saved, steps=saved.steps[:at])
        path = _new_path(title.id)
    elif bots or len(saved.names) != pinned.seats:
        levels = seat_levels(title, pinned.seats, bots)
        names = _usual_names(levels, lang)
    else:
        players = [name_and_level(name) for name in saved.names]
        levels = [level or (HUMAN if name else USUAL_BOT) for name, level in players]
        for level in levels:
            if level != HUMAN and not is_own(level) and level not in offered():  # a file must not choose what code runs
                raise AlehouseError(f"the game was played with the bot '{level}'; name its players again with --bots.")
        names = [name for name, _ in players]
    played = [
        Acted(step.seat, step.action, "person" if levels[step.seat - 1] == HUMAN else "bot", step.n)
        for step in saved.steps
    ]
    begun = msgspec.structs.replace(saved, names=names, steps=[])
    return Session(_table(pinned, levels, names, [begun, *played]), lang, path)


def seat_levels(title: Title, seats: int, bots: list[str]) -> list[str]:
    """Levels of all seats: a person first, then `bots`; the last one (default: regular) takes all further seats."""
    if len(bots) > seats - 1:
        raise AlehouseError(f"--bots names {len(bots)}, but --seats {seats} leaves only {seats - 1} for them.")
    for level in bots:
        if level != HUMAN and not is_own(level) and not is_foreign(level):
            raise AlehouseError(unknown("bot", level, [HUMAN, *offered()]))
        if level != HUMAN:
            checked(level)
    levels = [HUMAN, *bots]
    return levels + [bots[-1] if bots else USUAL_BOT] * (seats - len(levels))


def _usual_names(levels: list[str], lang: str) -> list[str]:
    """People by number; bots have names of their own."""
    words = Words(lang)
    return [words("player", seat=seat) if level == HUMAN else "" for seat, level in enumerate(levels, 1)]


def _table(pinned: PinnedGame, levels: list[str], names: list[str], played: list[What]) -> Table:
    """The table; every person holds one seat with its own secret, as on a server."""
    now = int(time.time() * 1000)
    log: list[What] = [
        Sat(seat, name, f"person-{seat}") if level == HUMAN else BotSeated(seat, level)
        for seat, (name, level) in enumerate(zip(names, levels, strict=True), 1)
    ]
    log += [Started(), *played]
    about = TableSpec("terminal", pinned, Settings(), "", "", now)
    table = Table.load(about, [Entry(seq, now, what) for seq, what in enumerate(log, 1)], LIBRARY)
    if table.trouble:
        raise AlehouseError(table.trouble)
    return table


def _new_path(title: str) -> Path:
    """A new file in the user's data folder."""
    folder = user_data_path("alehouse", appauthor=False) / "games"
    stem = f"{title}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}.ale"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.ale"
        number += 1
    return path
