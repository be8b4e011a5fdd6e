"""`alehouse ladder`: rebuilds the table of levels in docs/bots.md."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import alehouse
from alehouse.commands.output import note, print_json
from alehouse.commands.parameters import Json, Workers
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.lab.ladder import HEAD, Key, Rung, Score, known_lines, rungs, score_of, with_lines
from alehouse.lab.tournament import Standings, Tournament

DOCUMENT = Path("docs/bots.md")
MINUTES = 15.0
QUICK_GAMES, QUICK_MINUTES = 100, 0.25


def ladder(
    *game: str,
    quick: bool = False,
    games: int | None = None,
    minutes: float | None = None,
    bot: str | None = None,
    seats: int | None = None,
    resume: bool = False,
    seed: int = 1,
    workers: Workers = None,
    out: Path | None = None,
    json: Json = False,
) -> int:
    """Rebuild the table of levels in docs/bots.md: each level against the next ones at 2 and at 4 seats.

    A pairing plays 1000 games, 400 of levels that search (fewer with a time), or as many as fit into 15 minutes. Its
    row is written while it plays. Other rows stay as they are. Ctrl-C keeps what is done, and --resume continues from
    there.

    Example: alehouse ladder moonlight --quick

    Parameters
    ----------
    game
        The titles to play (default: all).
    quick
        Only 100 games or 15 seconds per pairing; the table is printed, and written only if --out is given.
    games
        How many games to play per pairing at most.
    minutes
        How many minutes to play per pairing at most.
    bot
        Only the pairings of this bot, for example master:50ms.
    seats
        Only the pairings with this many seats.
    resume
        Continue where the rows of the table stop; valid only with the same bots and the same seed.
    seed
        The seed of all random numbers (default: 1).
    out
        The Markdown file with the table (default: docs/bots.md).
    """
    need_positive(games=games, workers=workers)
    most = QUICK_GAMES if quick and games is None else games
    minutes = (QUICK_MINUTES if quick else MINUTES) if minutes is None else minutes
    document = out if out is not None else None if quick else DOCUMENT
    lines = {} if document is None else known_lines(_text(document))
    order = [rung.key() for rung in rungs([LIBRARY.get(name) for name in LIBRARY.ids()])]
    wanted = _wanted(list(game), bot, seats)
    scores: dict[Key, Score] = {}
    stopped = False
    if not json:
        print("\n".join(HEAD))
    for rung in wanted:
        before = score_of(lines[rung.key()]) if resume and rung.key() in lines else Score()

        def keep(standings: Standings, rung: Rung = rung, before: Score = before) -> None:
            scores[rung.key()] = before + standings
            lines[rung.key()] = rung.line(scores[rung.key()])
            if document is not None:
                _write(document, lines, order, seed)

        stopped = _play(rung, before.games, most or rung.games, minutes, seed, workers, keep)
        if rung.key() in lines and not json:
            print(lines[rung.key()], flush=True)
        if stopped:
            note("Stopped; the games so far are kept, and --resume continues.")
            break
    if json:
        rows = [rung.as_dict(scores[rung.key()]) for rung in wanted if rung.key() in scores]
        print_json({"seed": seed, "compiled": alehouse.compiled(), "pairings": rows})
    return INTERRUPTED if stopped else 0


def _wanted(titles: list[str], bot: str | None, seats: int | None) -> list[Rung]:
    found = rungs([LIBRARY.get(name) for name in titles or LIBRARY.ids()])
    chosen = [rung for rung in found if bot in (None, rung.bot) and seats in (None, rung.seats)]
    if not chosen:
        bots = ", ".join(sorted({rung.bot for rung in found}))
        counts = ", ".join(sorted({str(rung.seats) for rung in found}))
        raise AlehouseError(f"the ladder has no such pairing; --bot takes one of {bots}, --seats one of {counts}.")
    return chosen


def _play(
    rung: Rung, done: int, games: int, minutes: float, seed: int, workers: int | None, keep: Callable[[Standings], None]
) -> bool:
    """Plays the remaining games and reports the new results; returns whether Ctrl-C ended the run."""
    title = LIBRARY.get(rung.title)
    setup = title.setup(rung.seats, title.manifest().varied)
    job = Tournament(setup, [(rung.bot, rung.against)], seed, done, rung.by_luck())
    what = f"{rung.title}, {rung.seats} seats: {rung.bot} against {rung.against}"
    deadline = time.monotonic() + 60 * minutes
    left = max(0, games - done)
    return run_games(job, Standings(1, rung.seats), left, workers, what=what, deadline=deadline, each=keep)[1]


def _text(document: Path) -> str:
    try:
        return document.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise AlehouseError(f"'{document}' cannot be read ({error}).") from None


def _write(document: Path, lines: dict[Key, str], order: list[Key], seed: int) -> None:
    how = "compiled" if alehouse.compiled() else "pure Python"
    words = f"`alehouse ladder --seed {seed}`, Alehouse {alehouse.__version__}, rules {how}, seats rotated."
    document.write_text(with_lines(_text(document), lines, order, words), encoding="utf-8")
