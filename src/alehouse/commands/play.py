"""`alehouse play`: a game at this terminal."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from alehouse.commands.host import chosen_setup, note_fallback, read_options
from alehouse.commands.parameters import ChosenOptions, Lang, PackName
from alehouse.engine.errors import AlehouseError
from alehouse.engine.fairness import new_secret
from alehouse.engine.options import read_options as read_checked
from alehouse.engine.pack import HOUSE
from alehouse.engine.title import Title
from alehouse.extras import command_for, program
from alehouse.games import LIBRARY
from alehouse.text.languages import language

if TYPE_CHECKING:
    from alehouse.tui.session import Session

USUAL_SPEED = 0.7
WRONG_USE = 2


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    bots: str = "",
    option: ChosenOptions = None,
    pack: PackName = HOUSE,
    seed: int | None = None,
    lang: Lang = None,
    plain: bool = False,
    speed: float = USUAL_SPEED,
    resume: Path | None = None,
    at: int | None = None,
    seat: int = 1,
) -> int:
    """Play a title at this terminal. You are seat 1; bots or other people take the other seats.

    The game is saved after every decision. Text mode (--plain) reads commands from standard input and prints text.

    Example: alehouse play moonlight --bots regular,random,human --option duel=on

    Parameters
    ----------
    game
        The title, as in `alehouse games` (default: you choose it and everything else on the screen).
    seats
        Number of players (default: as many as --bots asks for, or as in the title's quick game, 3).
    bots
        Who takes the seats after the first, separated by commas: levels from random to grandmaster, a bot of your own
        as path/to/file.py:Class, or human for a person at this terminal. The last one takes all further seats
        (default: regular).
    seed
        The seed of all random numbers, to repeat a game (default: dice from a secret that the saved game reveals).
    plain
        Text mode, for screen readers, slow connections and scripts.
    speed
        How many seconds a bot's move takes on the full screen (default: 0.7).
    resume
        A saved game (.ale) to continue, with its own seats, options, pack and seed.
    at
        With --resume: play on from the position after this many steps, as a new game; the file stays as it is.
    seat
        With --at: the seat you take (default: 1).
    """
    if game is None:
        if plain or resume or seats is not None or seed is not None or bots or option or pack != HOUSE:
            raise AlehouseError(f"name the title, as in '{program()} play {LIBRARY.ids()[0]} …'.")
        return pick_title(lang)
    title = LIBRARY.get(game)
    spoken = language(lang)
    if not plain:
        need_screen()
    if not 0 <= speed <= 60:
        raise AlehouseError(f"--speed takes seconds from 0 to 60, not {speed:g}.")
    others = [level.strip() for level in bots.split(",")] if bots else []
    if (at is None and seat != 1) or (at is not None and resume is None):
        raise AlehouseError("--at needs --resume with a saved game, and --seat needs --at.")
    if resume is not None:
        if seats is not None or option or seed is not None or pack != HOUSE:
            raise AlehouseError("--resume continues with the game's own seats, options, pack and seed: leave them out.")
        from alehouse.tui.opening import saved_game

        session = saved_game(title, resume, others, spoken, at, seat)
        if at is not None:
            session.write(session.path)  # another game, which may be left before anything happens
    else:
        session = started(title, seats, others, option or [], pack, seed, spoken)
    if plain:
        run_plain(session)
    else:
        run_screen(session, speed)
    return 0


def started(
    title: Title,
    seats: int | None,
    bots: list[str],
    options: list[str],
    pack: str,
    seed: int | None,
    lang: str,
) -> Session:
    """A new game, saved to its own file."""
    from alehouse.tui.opening import new_game

    setup = chosen_setup(title, usual_seats(title, bots, options) if seats is None else seats, options, pack, seed)
    note_fallback(bots, setup)
    session = new_game(setup, new_secret() if seed is None else "", bots, lang)
    session.write(session.path)
    return session


def usual_seats(title: Title, bots: list[str], options: list[str]) -> int:
    """One seat per named player, else as in a quick game, else the first number that the options allow."""
    usual = max(title.min_seats, min(title.max_seats, 1 + len(bots))) if bots else title.manifest().seats
    fitting: list[int] = [usual, *range(title.min_seats, title.max_seats + 1)]
    for seats in fitting:
        if not title.check_setup(seats, read_checked(title.options(), read_options(options))):
            return seats
    return usual


def run_plain(session: Session) -> None:
    """Plays in text mode on standard input and output."""
    from alehouse.tui.plain import Plain

    try:
        Plain(session, sys.stdin, sys.stdout).run()
    except KeyboardInterrupt:
        print("\n" + session.farewell())
        raise


def need_screen() -> None:
    """Raises if full-screen mode is not available, before anything starts."""
    if not at_terminal():
        raise AlehouseError("the full screen needs a terminal; use --plain to play by typed commands.")
    if find_spec("textual") is None:
        raise AlehouseError(
            f"the full screen needs textual: {command_for('tui')}; or use --plain to play by typed commands."
        )


def run_screen(session: Session, speed: float) -> None:
    """Plays in full-screen mode, and prints at the end where the game is saved."""
    from alehouse.tui.table import TableApp

    TableApp(session, speed).run()
    print(session.farewell())


def pick_title(lang: str | None = None) -> int:
    """Lets a person pick title, seats, bots and options, then plays; without a terminal prints how to play."""
    if not at_terminal():
        print(
            "alehouse: there is no terminal to show the title picker on. To play by typed commands:\n"
            f"  {program()} play GAME --plain     (GAME is one of {', '.join(LIBRARY.ids())})\n"
            f"All commands: {program()} --help",
            file=sys.stderr,
        )
        return WRONG_USE
    need_screen()
    from alehouse.tui.picker import PickerApp

    picked = PickerApp(LIBRARY, language(lang)).run()
    if picked is not None:
        options = [f"{name}={value}" for name, value in picked.options.items()]
        session = started(picked.title, picked.seats, picked.bots, options, HOUSE, None, picked.lang)
        run_screen(session, USUAL_SPEED)
    return 0


def at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
