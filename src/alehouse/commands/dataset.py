"""`alehouse dataset`: a reproducible set of recorded games for researchers."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import alehouse
from alehouse.commands.host import chosen_setup, read_levels, usual_seats
from alehouse.commands.output import note, print_json
from alehouse.commands.parameters import ChosenOptions, Game, Json, PackName, Workers
from alehouse.commands.progress import Progress
from alehouse.commands.running import INTERRUPTED, need_positive
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE
from alehouse.games import LIBRARY
from alehouse.lab.dataset import Recording
from alehouse.lab.executor import batches, processors


def dataset(
    game: Game,
    folder: Path,
    /,
    *,
    games: int = 1000,
    seats: int | None = None,
    bots: str = "random,novice,regular",
    option: ChosenOptions = None,
    pack: PackName = HOUSE,
    opening: int = 1,
    seed: int | None = None,
    workers: Workers = None,
    no_observations: bool = False,
    json: Json = False,
) -> int:
    """Write a set of games between bots as Parquet tables, with a card that describes it.

    For each game, the level of each seat is drawn from --bots. The same seed gives the same tables with any number of
    workers. Ctrl-C keeps the games that are done.

    Example: alehouse dataset moonlight moonlight-1000 --games 1000 --seed 1

    Parameters
    ----------
    folder
        The folder to write; it must be new.
    games
        How many games to play (default: 1000).
    seats
        Number of players (default: as in the title's quick game, 3).
    bots
        The levels that play, from random to grandmaster, separated by commas (default: random,novice,regular).
    opening
        How many of its first decisions each seat takes at random, so that bots that always open the same way play
        different games (default: 1).
    seed
        The seed of all random numbers (default: a random one, which the card names).
    no_observations
        Leave out what each seat saw; the tables get much smaller.
    """
    need_positive(games=games, workers=workers)
    title = LIBRARY.get(game)
    levels = read_levels(bots)
    setup = chosen_setup(title, usual_seats(title, []) if seats is None else seats, option or [], pack, seed)
    if opening < 0:
        raise AlehouseError(f"--opening takes a whole number from 0, not {opening}.")
    job = Recording(setup, levels, setup.seed, opening, not no_observations)
    if folder.exists():
        raise AlehouseError(f"'{folder}' already exists; name a new folder.")
    from alehouse.lab.dataset_files import DatasetWriter

    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    since = time.perf_counter()
    stopped = False
    with DatasetWriter(part, job) as writer, Progress("games", games) as progress:
        done = 0
        try:
            for count, rows in batches(job, games, workers or processors()):
                writer.add(rows)
                done += count
                progress.at(done)
        except KeyboardInterrupt:
            stopped = True
    part.rename(folder)
    seconds = time.perf_counter() - since
    if stopped:
        note(f"Stopped after {writer.games} of {games} games.")
    size = sum(path.stat().st_size for path in folder.iterdir())
    if json:
        print_json(
            {
                "game": title.id,
                "folder": str(folder),
                "seats": setup.seats,
                "bots": levels,
                "seed": setup.seed,
                "games": writer.games,
                "decisions": writer.decisions,
                "bytes": size,
                "seconds": round(seconds, 3),
                "compiled": alehouse.compiled(),
            }
        )
    else:
        played = f"{writer.games:,} games, {writer.decisions:,} decisions, {setup.seats} seats, seed {setup.seed}"
        print(f"{title.name}: {played}; {size / 1e6:.1f} MB in {seconds:.1f} s. Written to {folder}.")
    return INTERRUPTED if stopped else 0
