"""Runs the race: all contests in turn, for several rounds, each in its own process on the same core."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alehouse.envs.race import rivals
from alehouse.envs.race.contests import ALEHOUSE, Contest
from alehouse.envs.race.stable import Tell, packages_of, python_of

TIMEOUT = 300


@dataclass
class Figure:
    """The result of one contest: a rate per round; the best one counts, as the least disturbed."""

    contest: Contest
    version: str = ""
    rates: list[float] = field(default_factory=list)
    problem: str = ""

    @property
    def rate(self) -> float:
        return max(self.rates, default=0.0)


@dataclass
class Result:
    """The results of a race."""

    figures: dict[str, Figure]
    missing: dict[str, str]
    machine: dict[str, Any]


def run(
    contests: list[Contest], missing: dict[str, str], folder: Path, rounds: int, seconds: float, tell: Tell
) -> Result:
    """Runs all contests `rounds` times, one after the other, so that a busy moment of the machine affects all of them.

    `folder` is the peers' environment; Alehouse runs in its own.
    """
    core = _core()
    before = _load()
    figures = {contest.name: Figure(contest) for contest in contests if contest.peer not in missing}
    for turn in range(rounds):
        for figure in figures.values():
            if not figure.problem:
                tell(f"round {turn + 1} of {rounds}: {figure.contest.peer}: {figure.contest.label}")
                _measure(figure, folder, seconds, core)
    machine = {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "core": core,
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "load_before": before,
        "load_after": _load(),
        "rounds": rounds,
        "seconds": seconds,
    }
    return Result(figures, missing, machine)


def _measure(figure: Figure, folder: Path, seconds: float, core: int) -> None:
    contest = figure.contest
    how = [contest.name, str(seconds), str(core)]
    if contest.peer == ALEHOUSE:
        command = [sys.executable, "-m", "alehouse.envs.race.own", *how, str(packages_of(folder))]
    else:
        command = [str(python_of(folder)), str(rivals.__file__), *how]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        figure.problem = f"took longer than {TIMEOUT} seconds"
        return
    if done.returncode:
        said = done.stderr.strip().splitlines()
        figure.problem = said[-1] if said else f"exit code {done.returncode}"
        return
    data = json.loads(done.stdout.splitlines()[-1])
    if data.get("compiled") is False:
        figure.problem = "ran as pure Python; compile the rules first (`./alehouse doctor` says how)"
        return
    figure.version = data["version"]
    figure.rates.append(data["rate"])


def _core() -> int:
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0


def _load() -> str:
    return " ".join(f"{load:.2f}" for load in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
