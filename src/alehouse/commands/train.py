"""`alehouse train`: learns a correction of a title's evaluation from games that bots play against themselves."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from alehouse.bots.levels import FALLBACK
from alehouse.commands.host import fresh_seed, read_options
from alehouse.commands.output import note, print_json
from alehouse.commands.parameters import Cluster, Game, Json, Seed, Workers
from alehouse.commands.progress import Progress
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.engine.errors import AlehouseError
from alehouse.engine.learnt import FILE, Learnt, entries_of, learnt_text
from alehouse.engine.network import FILE as NETWORK_FILE
from alehouse.engine.network import SEATS as NETWORK_SEATS
from alehouse.engine.policy import FILE as POLICY_FILE
from alehouse.engine.policy import Policy, policy_text
from alehouse.engine.title import Setup
from alehouse.extras import command_for
from alehouse.games import LIBRARY
from alehouse.lab.policy_match import NetworkMatch, PolicyMatch
from alehouse.lab.seeds import derived
from alehouse.lab.tally import wilson
from alehouse.lab.tournament import Standings
from alehouse.lab.train import (
    SHARES,
    Comparison,
    LearntWeights,
    SplitSums,
    TrainingGames,
    by_field,
    columns_of,
    need_numpy,
    width_of,
)
from alehouse.lab.train_network import NetworkGames, Positions, Training
from alehouse.lab.tune import CandidateTallies, CandidateTally


def train(
    game: Game,
    /,
    *,
    rounds: int = 4,
    games: int = 2000,
    check: int = 400,
    seats: str = "2,3,4",
    option: Annotated[list[str] | None, Parameter(name="--option")] = None,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = "",
    policy: bool = False,
    steps: int = 3_000_000,
    network: bool = False,
    out: Path | None = None,
    json: Json = False,
) -> int:
    """Learn a correction of the evaluation from games that bots play against themselves, or a network or a policy.

    Each round plays games with what was learned so far and fits weights of everything a seat observes to how the games
    ended. A round's weights are kept only if they win against those before, in games that they were not fitted on.
    The result depends only on the seed and the numbers of games. It is written to a file that may replace the title's
    learnt.json; the file says how it was found and how strong it is. Ctrl-C keeps the rounds that are done.

    With --network the correction is a small network of all that a seat sees, for two seats. Each round plays games of
    a bot with the network against itself, subtracts luck from the results and fits it to those of the last rounds.
    It is written to a file that may replace the title's network.json.

    A policy is a small network that corrects what the evaluation says right after each action. It is trained by masked
    PPO against `regular` and written to a file that may replace the title's policy.json.

    Example: alehouse train brewcrafters --seed 1 --out learnt.json

    Parameters
    ----------
    rounds
        How many rounds to play at most (default: 4).
    games
        How many games a round is fitted on (default: 2000).
    check
        How many games each candidate plays; the best one then plays as many again (default: 400).
    seats
        The numbers of players, separated by commas; checks are played with the first (default: 2,3,4).
    option
        An option of the title as NAME=VALUE; may be given several times (default: those that vary its games most).
    policy
        Train a policy, in one process (rounds, games, workers and cluster have no effect).
    steps
        How many decisions a policy is trained for (default: 3000000).
    network
        Train a network for two seats (steps and seats have no effect).
    out
        The file to write.
    """
    need_positive(rounds=rounds, games=games, check=check, workers=workers, steps=steps)
    if network and policy:
        raise AlehouseError("--network and --policy are two trainings; choose one.")
    if network:
        return _network(game, rounds, games, check, option, seed, workers, cluster, out, json)
    if policy:
        return _policy(game, steps, check, _numbers(seats), option, seed, out, json)
    need_numpy()
    since = time.perf_counter()
    title = LIBRARY.get(game)
    chosen_seed = fresh_seed() if seed is None else seed
    options = read_options(option) if option else dict(title.manifest().varied)
    setups = [title.setup(number, options, seed=chosen_seed) for number in _numbers(seats)]
    if setups[0].seats < 2:
        raise AlehouseError("training compares bots: the first of --seats must be at least 2.")
    columns = columns_of(setups)
    split = SplitSums(width_of(columns))
    current: LearntWeights | None = None
    done: list[dict[str, Any]] = []
    stopped = False
    for number in range(1, rounds + 1):
        what = f"round {number} of {rounds}"
        job = TrainingGames(setups, columns, current, derived(chosen_seed, number))
        split, stopped = run_games(job, split, games, workers, cluster, what)
        if stopped:
            break
        weights, explained = split.best()
        tried = [by_field(columns, weights, share) for share in SHARES]
        tallies, stopped = _compare(setups[0], current, tried, check, derived(chosen_seed, number, "choice"), workers)
        if stopped:
            break
        best = max(range(len(tried)), key=lambda place: tallies[place].mean_lead())
        fresh = derived(chosen_seed, number, "check")
        (tally,), stopped = _compare(setups[0], current, [tried[best]], check, fresh, workers)
        if stopped:
            break
        kept = wilson(tally.win_rate(), tally.games)[0] > 1 / setups[0].seats
        done.append({"explained": round(explained, 3), "share": SHARES[best], **_strength(tally), "kept": kept})
        note(f"Round {number}: {_words(tally)} against what was learned before; {'kept' if kept else 'not kept'}.")
        if not kept:
            break
        current = tried[best]
    if stopped:
        note(f"Stopped after {len(done)} rounds.")
    if current is None:
        note(f"{title.name}: nothing was learned that wins.")
        return INTERRUPTED if stopped else 0
    (tally,), _ = _compare(setups[0], None, [current], check, derived(chosen_seed, "result"), workers)
    how = {
        "seed": chosen_seed,
        "seats": [setup.seats for setup in setups],
        "options": {name: str(value) for name, value in options.items()},
        "games_per_round": games,
        "rounds": done,
        "against_the_judge": _strength(tally),
        "content": title.house().digest,
    }
    learnt = Learnt(current, entries_of(title.house()), {}, how)
    if out is not None:
        out.write_text(learnt_text(learnt), encoding="utf-8")
    if json:
        print_json({"game": title.id, **how, "seconds": round(time.perf_counter() - since, 1)})
    else:
        print(f"{title.name}: {_words(tally)} as a greedy bot against the judge alone, seed {chosen_seed}.")
        print(f"Not written; --out {FILE} would." if out is None else f"Written: {out}")
    return INTERRUPTED if stopped else 0


def _policy(
    game: str,
    steps: int,
    check: int,
    seats: list[int],
    option: list[str] | None,
    seed: int | None,
    out: Path | None,
    json: bool,
) -> int:
    try:
        from alehouse.envs.train_policy import trained
    except ImportError:
        raise AlehouseError(f"--policy needs Stable-Baselines3: {command_for('sb3')}.") from None
    since = time.perf_counter()
    title = LIBRARY.get(game)
    chosen_seed = fresh_seed() if seed is None else seed
    options = read_options(option) if option else dict(title.manifest().varied)
    setups = [title.setup(number, options, seed=chosen_seed) for number in seats]
    if min(seats) < 2:
        raise AlehouseError("a policy learns against others: --seats must be at least 2.")
    how = {
        "seed": chosen_seed,
        "seats": seats,
        "options": {name: str(value) for name, value in options.items()},
        "steps": steps,
        "against": FALLBACK,
        "content": title.house().digest,
    }
    with Progress("decisions", steps) as progress:
        made = trained(setups, FALLBACK, steps, chosen_seed, how, progress.at)
    setup = setups[0]
    job = PolicyMatch(setup, made, FALLBACK, derived(chosen_seed, "check"))
    stopped = _checked(setup, made, job, check, 1)
    _report(setup, made, f"{steps:,} steps", POLICY_FILE, since, out, json)
    return INTERRUPTED if stopped else 0


def _network(
    game: str,
    rounds: int,
    games: int,
    check: int,
    option: list[str] | None,
    seed: int | None,
    workers: int | None,
    cluster: str,
    out: Path | None,
    json: bool,
) -> int:
    need_numpy()
    since = time.perf_counter()
    title = LIBRARY.get(game)
    chosen_seed = fresh_seed() if seed is None else seed
    options = read_options(option) if option else dict(title.manifest().varied)
    setup = title.setup(NETWORK_SEATS, options, seed=chosen_seed)
    how: dict[str, Any] = {
        "seed": chosen_seed,
        "seats": NETWORK_SEATS,
        "options": {name: str(value) for name, value in options.items()},
        "games_per_round": games,
        "rounds": 0,
        "against": FALLBACK,
        "content": title.house().digest,
    }
    training, entries, stopped = Training(setup, chosen_seed), entries_of(title.house()), False
    while how["rounds"] < rounds and not stopped:
        number = how["rounds"] + 1
        job = NetworkGames(setup, training.whole(entries, how), chosen_seed, number)
        seen, stopped = run_games(job, Positions([], []), games, workers, cluster, f"round {number} of {rounds}")
        if not stopped:
            training.learn(seen)
            how["rounds"] = number
    if not how["rounds"]:
        note(f"{title.name}: stopped before anything was learned.")
        return INTERRUPTED
    made = training.whole(entries, how, met=True)
    stopped = _checked(setup, made, NetworkMatch(setup, made, FALLBACK, derived(chosen_seed, "check")), check, workers)
    _report(setup, made, f"{how['rounds']} rounds of {games:,} games", NETWORK_FILE, since, out, json)
    return INTERRUPTED if stopped or how["rounds"] < rounds else 0


def _checked(setup: Setup, made: Policy, job: PolicyMatch, check: int, workers: int | None) -> bool:
    """Plays what was trained against a level and notes its strength; whether Ctrl-C ended that early."""
    standings, stopped = run_games(job, Standings(1, setup.seats), check, workers, what="checking")
    tally = standings.pairs[0]
    rate = tally.wins() / max(1, tally.games)
    low, high = wilson(rate, max(1, tally.games))
    made.how["strength"] = {"games": tally.games, "win_rate": round(rate, 4), "ci95": [round(low, 4), round(high, 4)]}
    return stopped


def _report(setup: Setup, made: Policy, work: str, file: str, since: float, out: Path | None, json: bool) -> None:
    """Writes what was trained and says how strong it is."""
    title, seed, strength = setup.title, made.how["seed"], made.how["strength"]
    if out is not None:
        out.write_text(policy_text(made), encoding="utf-8")
    if json:
        print_json({"game": title.id, **made.how, "seconds": round(time.perf_counter() - since, 1)})
        return
    low, high = strength["ci95"]
    of = f"[{100 * low:.1f}, {100 * high:.1f}] of {strength['games']:,} games against {FALLBACK}"
    print(f"{title.name}: wins {100 * strength['win_rate']:.1f}% {of}, {work}, seed {seed}.")
    print(f"Not written; --out {file} would." if out is None else f"Written: {out}")


def _numbers(seats: str) -> list[int]:
    parts = [part.strip() for part in seats.split(",")]
    if not all(part.isdigit() for part in parts):
        raise AlehouseError(f"--seats takes numbers of players, for example 2,3,4, not '{seats}'.")
    return [int(part) for part in parts]


def _compare(
    setup: Setup, current: LearntWeights | None, tried: list[LearntWeights], games: int, seed: int, workers: int | None
) -> tuple[list[CandidateTally], bool]:
    job = Comparison(setup, current, tried, seed)
    tallies, stopped = run_games(job, CandidateTallies(len(tried)), games * len(tried), workers, what="checking")
    return tallies.tallies, stopped


def _strength(tally: CandidateTally) -> dict[str, Any]:
    low, high = wilson(tally.win_rate(), tally.games)
    return {
        "games": tally.games,
        "win_rate": round(tally.win_rate(), 4),
        "ci95": [round(low, 4), round(high, 4)],
        "lead": round(tally.mean_lead(), 2),
    }


def _words(tally: CandidateTally) -> str:
    low, high = wilson(tally.win_rate(), tally.games)
    rate = f"{100 * tally.win_rate():.1f}% [{100 * low:.1f}, {100 * high:.1f}]"
    return f"wins {rate} of {tally.games:,} games, lead {tally.mean_lead():+.2f} points"
