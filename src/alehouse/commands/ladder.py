"""`alehouse ladder`: rebuilds the table of levels in docs/bots.md."""

from __future__ import annotations

import time
from pathlib import Path

import alehouse
from alehouse.commands.output import note
from alehouse.commands.recorded import read_text
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.games import LIBRARY
from alehouse.lab.ladder import HEAD, Key, Rung, known_lines, rungs, with_lines
from alehouse.lab.tournament import Standings, Tournament

DOCUMENT = Path("docs/bots.md")
GAMES, MINUTES = 1000, 15.0
QUICK_GAMES, QUICK_MINUTES = 100, 0.25


def ladder(
    *game: str,
    quick: bool = False,
    games: int | None = None,
    minutes: float | None = None,
    seed: int = 1,
    workers: int | None = None,
    out: Path | None = None,
) -> int:
    """Rebuild the table of levels in docs/bots.md: each level against the next ones at 2 and at 4 seats.

    Every pairing plays 1000 games, or as many as fit into 15 minutes. Rows of other titles stay as they are;
    Ctrl-C keeps the rows that are done.

    Example: alehouse ladder moonlight --quick

    Parameters
    ----------
    game
        The titles to play; all unless told.
    quick
        Only 100 games or 15 seconds a pairing; the table is printed and not written, unless --out is given.
    games
        How many games a pairing plays at most.
    minutes
        How many minutes a pairing plays at most.
    seed
        Where all chance comes from; 1 unless told.
    workers
        How many processes to use; all processors unless told.
    out
        The Markdown file with the table; docs/bots.md unless told.
    """
    games = (QUICK_GAMES if quick else GAMES) if games is None else games
    minutes = (QUICK_MINUTES if quick else MINUTES) if minutes is None else minutes
    need_positive(games=games, workers=workers)
    wanted = rungs([LIBRARY.get(name) for name in game or LIBRARY.ids()])
    document = out if out is not None else None if quick else DOCUMENT
    lines = {} if document is None else known_lines(read_text(document))
    order = [rung.key() for rung in rungs([LIBRARY.get(name) for name in LIBRARY.ids()])]
    print("\n".join(HEAD))
    for rung in wanted:
        standings, stopped = _play(rung, games, minutes, seed, workers)
        if stopped:
            note("Stopped; the rows above are done.")
            return INTERRUPTED
        lines[rung.key()] = rung.line(standings.pairs[0], standings.seconds / standings.games)
        print(lines[rung.key()], flush=True)
        if document is not None:
            _write(document, lines, order, seed)
    return 0


def _play(rung: Rung, games: int, minutes: float, seed: int, workers: int | None) -> tuple[Standings, bool]:
    setup = LIBRARY.get(rung.title).setup(rung.seats)
    job = Tournament(setup, [(rung.bot, rung.against)], seed)
    deadline = time.monotonic() + 60 * minutes
    what = f"{rung.title}, {rung.seats} seats: {rung.bot} against {rung.against}"
    return run_games(job, Standings(1), games, workers, what=what, deadline=deadline)


def _write(document: Path, lines: dict[Key, str], order: list[Key], seed: int) -> None:
    how = "compiled" if alehouse.compiled() else "pure Python"
    words = f"`alehouse ladder --seed {seed}`, Alehouse {alehouse.__version__}, rules {how}, seats rotated."
    document.write_text(with_lines(read_text(document), lines, order, words), encoding="utf-8")
