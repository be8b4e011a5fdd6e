"""`alehouse audit`: whether hints and reviews are true."""

from __future__ import annotations

from typing import Any

from alehouse.commands.output import print_json
from alehouse.commands.parameters import Game, Json, Workers
from alehouse.commands.progress import Progress
from alehouse.commands.running import need_positive
from alehouse.games import LIBRARY
from alehouse.lab.audit import Audit, HintAudit, ReviewAudit
from alehouse.lab.executor import Job, batches, processors


def audit(
    game: Game,
    /,
    *,
    positions: int = 2000,
    deeper: int = 200,
    games: int = 30,
    seed: int = 1,
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Check hints in many positions, and the mistakes that reviews of many games show, with ten times the playouts.

    Hints get the budget they have on a server. A claim that one move is worse than another holds if it is still true
    with fresh random numbers and ten times the playouts; a second count uses rollouts that reach ten times as far.

    Example: alehouse audit moonlight --positions 2000 --games 30

    Parameters
    ----------
    positions
        How many positions to give hints in (default: 2000).
    deeper
        How many of them have the claims of their hints checked with ten times the playouts (default: 200).
    games
        How many games to review (default: 30).
    seed
        The seed of positions and games (default: 1).
    """
    title = LIBRARY.get(game)
    need_positive(positions=positions, games=games)
    number = processors() if workers is None else workers
    hints = _run(HintAudit(title.id, seed, deeper), "positions", positions, number)
    reviews = _run(ReviewAudit(title.id, seed), "games", games, number)
    report = {"game": title.id, "seed": seed, "hints": _report(hints), "reviews": _report(reviews)}
    if json:
        print_json(report)
        return
    for name, found in (("hints", hints), ("reviews", reviews)):
        of = _report(found)
        print(
            f"{title.name}, {name}: {of['cases']} {'positions' if name == 'hints' else 'games'}, "
            f"{of['contradictions']} contradictions, {of['claims']} claims, {of['with_reasons']} with reasons; "
            f"{of['held']} of {of['checked']} hold at ten times the playouts, {of['deep']} with ten times the reach; "
            f"{of['seconds_mean']} s each on average, {of['seconds_most']} s at most"
        )
        for problem in found.problems:
            print(f"  {problem}")


def _run(job: Job[Audit], what: str, count: int, workers: int) -> Audit:
    total = Audit()
    with Progress(what, count) as progress:
        for _, part in batches(job, count, workers):
            total.add(part)
            progress.at(total.cases)
    return total


def _report(found: Audit) -> dict[str, Any]:
    return {
        "cases": found.cases,
        "contradictions": len(found.problems),
        "claims": found.claims,
        "with_reasons": found.reasons,
        "checked": found.checked,
        "held": found.held,
        "deep": found.deep,
        "seconds_mean": round(sum(found.seconds) / max(1, len(found.seconds)), 3),
        "seconds_most": round(max(found.seconds, default=0.0), 3),
        "problems": found.problems,
    }
