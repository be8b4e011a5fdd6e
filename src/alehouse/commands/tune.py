"""`alehouse tune`: fits the weights of a title's evaluation from games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from alehouse.bots.worth import SCALE
from alehouse.commands.host import chosen_setup, fresh_seed
from alehouse.commands.output import columns, note
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.regression import Lecture, Lessons
from alehouse.lab.scale import Likelihood, ScaleFit
from alehouse.lab.seeds import derived
from alehouse.lab.tally import wilson
from alehouse.lab.tune import Contest, Search, Trials, TrialTally, felt, need_cmaes
from alehouse.lab.weights_file import weights_text


def tune(
    game: str,
    /,
    *,
    by: Literal["wins", "points"] = "wins",
    bot: str = "regular",
    games: int = 200,
    generations: int = 20,
    check: int = 2000,
    seats: int = 2,
    option: Annotated[list[str] | None, Parameter(name="--option")] = None,
    seed: int | None = None,
    workers: int | None = None,
    out: Path | None = None,
) -> int:
    """Fit the weights of the evaluation from games between bots.

    By wins, candidates play as greedy bots against the weights of now, and what wins more is kept. By points, bots
    of a level play each other, and the weights become those that would have told best how many points the seats
    ended with. The result depends only on the seed and the numbers of games. It is printed, or written to a file
    that may replace the title's judge.toml; a comment tells how it was found and how strong it is. Ctrl-C keeps
    what is found so far.

    Example: alehouse tune moonlight --by points --bot master:300 --games 2000 --seed 1 --out judge.toml

    Parameters
    ----------
    game
        The title, as in `alehouse games`.
    by
        What is fitted: wins of candidates, or points that games ended with.
    bot
        By points: who plays, for example master:300; regular unless told.
    games
        How many games each candidate plays, or by points how many are played in all; 200 unless told.
    generations
        By wins: how many generations of candidates to try; 20 unless told.
    check
        How many games to measure the result with, and by wins to fit the scale with; 2000 unless told.
    seats
        How many players, one of them a candidate; two unless told.
    option
        An option of the title as NAME=VALUE; may be given several times.
    seed
        Where all chance comes from; a random one unless told.
    workers
        How many processes to use; all processors unless told.
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
    weights = list(title.weights())
    if by == "wins":
        search = Search(weights, felt(setup, weights), chosen_seed)
        played, done, stopped = _search(search, setup, generations, games, workers)
        weights = search.best()
        what = f"{done} generations, {played:,} games of candidates"
    else:
        lecture = Lecture(setup, weights, bot, derived(chosen_seed, "points"))
        lessons, stopped = run_games(lecture, Lessons(len(weights)), games, workers, what=f"games of {bot}")
        played = lessons.games
        weights = lessons.best(weights, seats) if played else weights
        what = f"{played:,} games of {bot}"
    if stopped:
        note(f"Stopped after {what}.")
        if not played:
            return INTERRUPTED
    strength = _strength(setup, weights, check, workers)
    if by == "wins":
        weights[SCALE] = _scale(setup, weights, max(1, check // 10), workers)
    named = dict(zip(title.weight_names(), weights, strict=True))
    notes = _notes(setup, chosen_seed, what, strength)
    text = weights_text((title.folder() / "judge.toml").read_text("utf-8"), title.id, named, notes)
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, encoding="utf-8")
        before = dict(zip(title.weight_names(), title.weights(), strict=True))
        rows = [[name, f"{before[name]:g}", f"{weight:g}"] for name, weight in named.items()]
        print("\n".join([*notes, *columns([["weight", "before", "now"], *rows]), f"Written: {out}"]))
    return INTERRUPTED if stopped else 0


def _search(search: Search, setup: Setup, generations: int, games: int, workers: int | None) -> tuple[int, int, bool]:
    """Games played, generations done, and whether Ctrl-C ended it."""
    played = 0
    for generation in search.generations(generations):
        number, candidates = generation.number, generation.candidates
        job = Contest(setup, search.start, candidates, derived(setup.seed, number))
        total = games * len(candidates)
        what = f"generation {number} of {generations}"
        trials, stopped = run_games(job, Trials(len(candidates)), total, workers, what=what)
        if stopped:
            return played, number - 1, True
        played += total
        search.learn(generation, [tally.mean_lead() for tally in trials.tallies])
    return played, generations, False


def _strength(setup: Setup, weights: list[float], games: int, workers: int | None) -> TrialTally:
    """The result against the weights of now, in games that it was not fitted on."""
    job = Contest(setup, setup.title.weights(), [weights], derived(setup.seed, "check"))
    trials, stopped = run_games(job, Trials(1), games, workers, what="checking")
    if stopped:
        raise KeyboardInterrupt
    return trials.tallies[0]


def _scale(setup: Setup, weights: list[float], games: int, workers: int | None) -> float:
    job = ScaleFit(setup, weights, derived(setup.seed, "scale"))
    likelihood, stopped = run_games(job, Likelihood(), games, workers, what="scale")
    if stopped:
        raise KeyboardInterrupt
    return likelihood.best()


def _notes(setup: Setup, seed: int, what: str, strength: TrialTally) -> list[str]:
    low, high = wilson(strength.win_rate(), strength.games)
    rate = f"{100 * strength.win_rate():.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
    fair = f"fair share {100 / setup.seats:.0f} %"
    over = f"over {strength.games:,} games of a check"
    return [
        f"Seed {seed}, {setup.seats} seats, {what}.",
        f"Wins {rate} against the weights before ({fair}), lead {strength.mean_lead():+.2f} points, {over}.",
    ]
