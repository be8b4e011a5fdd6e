"""`alehouse tune`: fits the weights of a title's evaluation from games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from alehouse.commands.host import chosen_setup, fresh_seed
from alehouse.commands.output import columns, note, print_json
from alehouse.commands.parameters import ChosenOptions, Game, Json, Seed, Workers
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Setup
from alehouse.engine.weights import read_judge
from alehouse.games import LIBRARY
from alehouse.lab.regression import LinearFit, RegressionGames
from alehouse.lab.scale import Likelihood, ScaleFit
from alehouse.lab.seeds import derived
from alehouse.lab.tally import wilson
from alehouse.lab.tune import CandidateGames, CandidateTallies, CandidateTally, Search, Weights, felt, need_cmaes
from alehouse.lab.weights_file import weights_text


def tune(
    game: Game,
    /,
    *,
    by: Literal["wins", "points"] = "wins",
    bot: str = "regular",
    games: int = 200,
    generations: int = 20,
    check: int = 2000,
    seats: int = 2,
    option: ChosenOptions = None,
    seed: Seed = None,
    workers: Workers = None,
    out: Path | None = None,
    json: Json = False,
) -> int:
    """Fit the weights of the evaluation from games between bots.

    By wins, candidates play as greedy bots against the current weights, and those that win more are kept. By points,
    bots of a level play each other, and the weights become those that best predict the final points of the seats.
    The result depends only on the seed and the numbers of games. It is printed, or written to a file that may
    replace the title's judge.toml; a comment says how it was found and how strong it is. Ctrl-C keeps what is
    found so far.

    Example: alehouse tune moonlight --by points --games 2000 --out judge.toml

    Parameters
    ----------
    by
        What to fit: the wins of candidates (default: wins), or the final points of games.
    bot
        By points: the bots' level, for example master:300 (default: regular).
    games
        How many games each candidate plays, or by points how many in total (default: 200).
    generations
        By wins: how many generations of candidates to try (default: 20).
    check
        How many games to measure the result with, and by wins to fit the scale (default: 2000).
    seats
        Number of players, one of them a candidate (default: 2).
    out
        The file to write.
    """
    need_positive(games=games, generations=generations, check=check, workers=workers)
    need_cmaes()
    title = LIBRARY.get(game)
    chosen_seed = fresh_seed() if seed is None else seed
    setup = chosen_setup(title, seats, option or [], seed=chosen_seed)
    if seats < 2:
        raise AlehouseError(f"tuning needs at least 2 seats, not {seats}.")
    judge = title.judge()
    before = judge.weights.taken
    weights = dict(before)
    if not weights:
        raise AlehouseError(f"{title.name} has no weights to tune.")
    for name in judge.weights.missing():
        note(f"{title.name}: judge.toml has no weight '{name}'; it counts as 0.")
    if by == "wins":
        search = Search(weights, felt(setup, weights), chosen_seed)
        played, done, stopped = _search(search, setup, generations, games, workers)
        weights = search.best()
        what = f"{done} generations, {played:,} games of candidates"
    else:
        job = RegressionGames(setup, weights, bot, derived(chosen_seed, "points"))
        sums, stopped = run_games(job, LinearFit(len(weights)), games, workers, what=f"games of {bot}")
        played = sums.games
        weights = sums.best(weights, seats) if played else weights
        what = f"{played:,} games of {bot}"
    if stopped:
        note(f"Stopped after {what}.")
        if not played:
            return INTERRUPTED
    strength = _strength(setup, weights, check, workers)
    scale = _scale(setup, weights, max(1, check // 10), workers) if by == "wins" else judge.search.scale
    notes = _notes(setup, chosen_seed, what, strength)
    file = title.folder() / "judge.toml"
    settings = {**read_judge(file)[1], "scale": scale}
    text = weights_text(file.read_text("utf-8") if file.exists() else "", title.id, weights, settings, notes)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    if json:
        low, high = wilson(strength.win_rate(), strength.games)
        print_json(
            {
                "game": title.id,
                "seats": setup.seats,
                "seed": chosen_seed,
                "by": by,
                "games": played,
                "check": {
                    "games": strength.games,
                    "win_rate": strength.win_rate(),
                    "ci95": [low, high],
                    "lead": strength.mean_lead(),
                },
                "scale": {"before": judge.search.scale, "now": scale},
                "weights": {name: {"before": before[name], "now": weight} for name, weight in weights.items()},
                "file": None if out is None else str(out),
            }
        )
    elif out is None:
        print(text, end="")
    else:
        rows = [[name, f"{before[name]:g}", f"{weight:g}"] for name, weight in weights.items()]
        table = [["weight", "before", "now"], ["scale", f"{judge.search.scale:g}", f"{scale:g}"], *rows]
        print("\n".join([*notes, *columns(table), f"Written: {out}"]))
    return INTERRUPTED if stopped else 0


def _search(search: Search, setup: Setup, generations: int, games: int, workers: int | None) -> tuple[int, int, bool]:
    """Games played, generations done, and whether Ctrl-C ended it."""
    played = 0
    for generation in search.generations(generations):
        number, candidates = generation.number, generation.candidates
        job = CandidateGames(setup, search.start, candidates, derived(setup.seed, number))
        total = games * len(candidates)
        what = f"generation {number} of {generations}"
        tallies, stopped = run_games(job, CandidateTallies(len(candidates)), total, workers, what=what)
        if stopped:
            return played, number - 1, True
        played += total
        search.learn(generation, [tally.mean_lead() for tally in tallies.tallies])
    return played, generations, False


def _strength(setup: Setup, weights: Weights, games: int, workers: int | None) -> CandidateTally:
    """The result against the current weights, in games that it was not fitted on."""
    job = CandidateGames(setup, setup.title.judge().weights.taken, [weights], derived(setup.seed, "check"))
    tallies, stopped = run_games(job, CandidateTallies(1), games, workers, what="checking")
    if stopped:
        raise KeyboardInterrupt
    return tallies.tallies[0]


def _scale(setup: Setup, weights: Weights, games: int, workers: int | None) -> float:
    job = ScaleFit(setup, weights, derived(setup.seed, "scale"))
    likelihood, stopped = run_games(job, Likelihood(), games, workers, what="scale")
    if stopped:
        raise KeyboardInterrupt
    return likelihood.best()


def _notes(setup: Setup, seed: int, what: str, strength: CandidateTally) -> list[str]:
    low, high = wilson(strength.win_rate(), strength.games)
    rate = f"{100 * strength.win_rate():.1f}% [{100 * low:.1f}, {100 * high:.1f}]"
    fair = f"fair share {100 / setup.seats:.0f}%"
    over = f"over {strength.games:,} games of a check"
    return [
        f"Seed {seed}, {setup.seats} seats, {what}.",
        f"Wins {rate} against the weights before ({fair}), lead {strength.mean_lead():+.2f} points, {over}.",
    ]
