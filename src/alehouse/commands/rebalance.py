"""`alehouse rebalance`: finds the fewest and smallest changes of numbers that bring a title into balance."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

import alehouse
from alehouse.commands.host import chosen_setup, fresh_seed, read_levels, setup_data
from alehouse.commands.output import columns, note, print_json
from alehouse.commands.parameters import ChosenOptions, Cluster, Game, Json, PackName, Seed, Workers
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.commands.sweep import cell
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.balance import Balance, BalanceTallies, BalanceTally
from alehouse.lab.charts import need_matplotlib
from alehouse.lab.parameters import Range, free_range, start_goods, with_pack, with_values, write_pack
from alehouse.lab.rebalance import (
    TARGETS,
    Indices,
    Response,
    Target,
    cost_of,
    design,
    present,
    propose,
    values_at,
    watched,
)
from alehouse.lab.seeds import derived
from alehouse.lab.tally import Z95
from alehouse.lab.tune import need_cmaes

ROUGHLY = 6  # divides the number of games for trying each number alone
SURE = 5  # standard errors that must fit into the bounds for a proposal not to be played again
FINALISTS = 4  # points that are played once more before the result is chosen
FINAL = 2  # times as many games with each of them
EXTRA = 8  # goods that a player may get more or less, if no free numbers are named


@dataclass(frozen=True)
class Stage:
    """Bots of one level, and their numbers of games per point and for confirming the result."""

    level: str
    games: int
    check: int


class Interrupted(Exception):
    """Ctrl-C: too little was measured to continue."""


def rebalance(
    game: Game,
    /,
    *,
    seats: int,
    free: Annotated[list[str] | None, Parameter(name="--free")] = None,
    target: Literal["seats", "cards", "unused"] = "seats",
    within: str | None = None,
    most: int = 3,
    bots: str = "regular,master:50",
    games: str = "720,60",
    check: str = "1000,100",
    rounds: int = 5,
    minutes: float = 15.0,
    option: ChosenOptions = None,
    pack: PackName = HOUSE,
    opening: int = 0,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = "",
    out: Path | None = None,
    json: Json = False,
) -> int:
    """Find the fewest and smallest changes to numbers that bring the seats, cards or unused content within bounds.

    Every try plays the same seeds, and luck is subtracted. The target must hold for each of the bots. The result is
    compared with the unchanged pack on fresh seeds, and written as a pack with a report. It depends only on the seed
    and the numbers of games, unless the time runs out first.

    Example: alehouse rebalance dicebrewing --seats 2 --most 1 --minutes 5

    Parameters
    ----------
    seats
        Number of players.
    free
        A number that may change, as PATH=LOW..HIGH, for example recipes.dry-stout.effects.1.amount=0..4; may be given
        several times (default: what each player starts with, up to 8 more or less). Paths are as in `alehouse sweep`.
    target
        The figures to bring within the bounds (default: seats): wins by turn order, or of those who meet a card, as
        multiples of a fair share; or the share of seats that use what is hardly used.
    within
        The bounds as LOW..HIGH (default: 0.95..1.05 for seats, 0.85..1.15 for cards, 0.02..1 for unused content).
    most
        How many numbers may change at most (default: 3).
    bots
        Levels that play, each against itself (default: regular,master:50). The first one, which should be quick, also
        tries every number by itself.
    games
        How many games each level plays with every proposal (default: 720,60). A sixth of the first number is played
        with each free number by itself, and twice as many with each of the four best at the end.
    check
        How many games each level plays to confirm the result on fresh seeds (default: 1000,100).
    rounds
        How many proposals to play at most; one that comes up again is played with new seeds (default: 5).
    minutes
        No new proposal is tried after this many minutes (default: 15).
    opening
        How many of its first decisions each seat takes at random, for bots that always open the same way (default: 0).
    out
        The folder for the page (index.html), the figures (rebalance.json) and the pack (default: GAME-rebalanced).
    """
    need_positive(most=most, rounds=rounds, workers=workers)
    need_cmaes()
    need_matplotlib()
    title = LIBRARY.get(game)
    setup = chosen_setup(title, seats, option or [], pack, fresh_seed() if seed is None else seed)
    if seats < 2:
        raise AlehouseError(f"balance is between seats; it needs at least 2, not {seats}.")
    stages = _stages(bots, games, check)
    ends = _bounds(within) if within else TARGETS[target]
    ranges = [free_range(title, setup.pack, one) for one in free or []] or start_goods(setup, EXTRA)
    if not ranges:
        raise AlehouseError(
            f"{title.name} has no start goods that may differ between players; name numbers with --free."
        )
    run = Run(setup, stages, ranges, opening, workers, cluster, time.monotonic() + 60 * minutes)
    try:
        report = run.search(target, ends, most, rounds)
        report.update(run.confirm())
    except Interrupted:
        note("Stopped before the result was known.")
        return INTERRUPTED
    folder = out or Path(f"{game}-rebalanced")
    from alehouse.lab.rebalance_page import write_rebalance

    write_pack(folder / "pack", run.result().pack)
    page = write_rebalance(folder, report)
    if json:
        print_json(report)
    else:
        print("\n".join([*_lines(report), f"Pack: {folder / 'pack'}", f"Report: {page}"]))
    return 0


def _stages(bots: str, games: str, check: str) -> list[Stage]:
    levels = read_levels(bots)
    counts = [_counts(name, text, len(levels)) for name, text in (("games", games), ("check", check))]
    return [Stage(*each) for each in zip(levels, *counts, strict=True)]


def _counts(name: str, text: str, levels: int) -> list[int]:
    """`480,40`: one number per level."""
    parts = text.split(",")
    if len(parts) < levels or not all(part.strip().isdecimal() and int(part) > 0 for part in parts):
        raise AlehouseError(f"--{name} takes a whole number from 1 for each of the {levels} bots, not '{text}'.")
    return [int(part) for part in parts[:levels]]


def _bounds(text: str) -> tuple[float, float]:
    low, dots, high = text.partition("..")
    try:
        ends = float(low), float(high)
    except ValueError:
        ends = 1.0, 0.0
    if not dots or ends[0] >= ends[1]:
        raise AlehouseError(f"--within takes LOW..HIGH, for example 0.95..1.05, not '{text}'.")
    return ends


class Run:
    """One search, from the unchanged pack to the result."""

    def __init__(
        self,
        setup: Setup,
        stages: list[Stage],
        free: list[Range],
        opening: int,
        workers: int | None,
        cluster: str,
        deadline: float,
    ) -> None:
        self.setup = setup
        self.stages = stages
        self.free = free
        self.opening = opening
        self.workers = workers
        self.cluster = cluster
        self.deadline = deadline
        self.start = present(free)
        self.best = self.start
        self.since = time.perf_counter(), _cpu_seconds()
        self.target = Target("seats", 1.0, 1.0)
        self.tried: dict[Indices, list[BalanceTally]] = {}  # by stage; the first points by the first stage only

    def search(self, kind: str, bounds: tuple[float, float], most: int, rounds: int) -> dict[str, Any]:
        """Measures, predicts and proposes; returns its part of the report."""
        quick = Stage(self.stages[0].level, max(1, self.stages[0].games // ROUGHLY), 0)
        self._measure(design(self.free, self.start)[1:], [quick], "each number")
        self._measure([self.start], self.stages, "as it is")
        levels = [self.stages[0].level] * self.setup.seats
        self.target = Target(kind, *bounds, watched(kind, self.setup, self.tried[self.start][0], levels))
        steps = [self._step(f"number {number}", point) for number, point in enumerate(self.tried, 1)]
        late = False
        for number in range(1, rounds + 1):
            proposal = propose(self._response(), self.target, most, derived(self.setup.seed, number, "cma"))
            if proposal == self.start or (proposal == self.best and self._settled(proposal)):
                break
            if time.monotonic() >= self.deadline:
                late = True
                break
            self.best = proposal
            self._measure([proposal], self.stages, f"proposal {number}")
            steps.append(self._step(f"proposal {number}", proposal))
        if late:
            note("The time ran out before all proposals were tried.")
        finalists = self._ranking()[:FINALISTS]
        final = [Stage(stage.level, FINAL * stage.games, 0) for stage in self.stages]
        self._measure(finalists, final, "final")
        steps += [self._step(f"final {number}", point) for number, point in enumerate(finalists, 1)]
        self.best = self._ranking()[0]
        return {**self._about(kind, bounds, late), "tried": steps}

    def _ranking(self) -> list[Indices]:
        """The points that all levels have played, the best first."""
        response = self._response()
        played = [point for point, tallies in self.tried.items() if len(tallies) == len(self.stages)]
        return sorted(played, key=lambda point: cost_of(response, self.target, point))

    def _response(self) -> Response:
        """The result of all games so far."""
        response = Response(self.free, self.start, self.target.top(self.setup.seats))
        for point, tallies in self.tried.items():
            for level, tally in enumerate(tallies):
                response.learn(point, level, self.target.measured(tally))
        return response

    def _settled(self, point: Indices) -> bool:
        """Whether the first level has played enough to say that a point is within the bounds."""
        width = self.target.high - self.target.low
        figures = self.target.measured(self.tried[point][0])
        return all(self.target.miss(mean) == 0 and error < width / SURE for mean, error in figures.values())

    def _measure(self, points: list[Indices], stages: list[Stage], what: str) -> None:
        """Plays all points with the same seeds, and adds the results to earlier ones."""
        setups = [self._at(point) for point in points]
        found: list[list[BalanceTally]] = [[] for _ in points]
        for stage in stages:
            seed = derived(self.setup.seed, what, stage.level)
            tallies = self._play(setups, stage.level, stage.games, seed, f"{what}, games of {stage.level}")
            for own, tally in zip(found, tallies.variants, strict=True):
                own.append(tally)
        for point, own in zip(points, found, strict=True):
            for before, tally in zip(self.tried.get(point, []), own, strict=False):
                tally.add(before)
            self.tried[point] = own

    def _play(self, setups: list[Setup], level: str, games: int, seed: int, what: str) -> BalanceTallies:
        seats = self.setup.seats
        job = Balance(setups, [[level] * seats] * len(setups), seed, self.opening, luck=True)
        nothing = BalanceTallies([seats] * len(setups))
        tallies, stopped = run_games(job, nothing, games, self.workers, self.cluster, what)
        if stopped:
            raise Interrupted
        return tallies

    def _at(self, point: Indices) -> Setup:
        if point == self.start:
            return self.setup
        name = f"{self.setup.pack.name} rebalanced for {self.setup.seats}"
        return with_pack(self.setup, with_values(self.setup.title, self.setup.pack, values_at(self.free, point), name))

    def result(self) -> Setup:
        return self._at(self.best)

    def confirm(self) -> dict[str, Any]:
        """The unchanged pack and the result, on new seeds."""
        found: list[dict[str, Any]] = []
        for stage in self.stages:
            seed = derived(self.setup.seed, "confirm", stage.level)
            setups = [self.setup, self.result()]
            tallies = self._play(setups, stage.level, stage.check, seed, f"confirming, games of {stage.level}")
            before, after = (_named(self.target, tally) for tally in tallies.variants)
            found.append(
                {
                    "bot": stage.level,
                    "games": stage.check,
                    "before": before,
                    "after": after,
                    "within": all(self.target.miss(data["mean"]) == 0 for data in after.values()),
                    "possible": all(self.target.possible(*data["ci95"]) for data in after.values()),
                }
            )
        return {
            "confirmed": found,
            "within": all(each["within"] for each in found),
            "seconds": round(time.perf_counter() - self.since[0], 1),
            "cpu_seconds": round(_cpu_seconds() - self.since[1], 1),
        }

    def _step(self, what: str, point: Indices) -> dict[str, Any]:
        return {
            "what": what,
            "changes": self._changes(point),
            "figures": {
                stage.level: _named(self.target, tally)
                for stage, tally in zip(self.stages, self.tried[point], strict=False)
            },
        }

    def _changes(self, point: Indices) -> list[dict[str, Any]]:
        return [
            {"path": each.path, "before": each.parameter.value, "now": each.values[index]}
            for each, index, now in zip(self.free, point, self.start, strict=True)
            if index != now
        ]

    def _about(self, kind: str, bounds: tuple[float, float], late: bool) -> dict[str, Any]:
        return {
            **setup_data(self.setup),
            "name": self.setup.title.name,
            "alehouse": alehouse.__version__,
            "compiled": alehouse.compiled(),
            "target": kind,
            "bounds": list(bounds),
            "free": [{"path": each.path, "values": each.values} for each in self.free],
            "out_of_time": late,
            "changes": self._changes(self.best),
        }


def _named(target: Target, tally: BalanceTally) -> dict[str, Any]:
    return {
        name: {"mean": mean, "ci95": [mean - Z95 * error, mean + Z95 * error]}
        for name, (mean, error) in target.measured(tally).items()
    }


def _cpu_seconds() -> float:
    """CPU time of this process and of its finished child processes."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def _lines(report: dict[str, Any]) -> list[str]:
    low, high = report["bounds"]
    bounds = f"{report['target']} within {low:g} to {high:g}"
    lines = [f"{report['name']}: {bounds}, seats {report['seats']}, seed {report['seed']}"]
    for change in report["changes"]:
        lines.append(f"  {change['path']}: {change['before']} -> {change['now']}")
    if not report["changes"]:
        lines.append("  nothing to change")
    lines += ["", "On fresh seeds, with 95% intervals:"]
    table = [["bots", "games", "", "before", "after"]]
    for found in report["confirmed"]:
        for name, after in found["after"].items():
            before = found["before"].get(name)
            table.append([found["bot"], str(found["games"]), name, cell(before) if before else "-", cell(after)])
    lines += columns(table)
    for found in report["confirmed"]:
        verdict = "outside the bounds, though chance may explain it" if found["possible"] else "outside the bounds"
        lines.append(f"With {found['bot']} the result is {'within the bounds' if found['within'] else verdict}.")
    return [*lines, f"{report['cpu_seconds']:.0f} s of CPU time, {report['seconds']:.0f} s in total."]
