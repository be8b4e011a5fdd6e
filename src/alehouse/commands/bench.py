"""`alehouse bench`: the speed of the rules on this machine."""

from __future__ import annotations

import os
import platform
import sys
from typing import Any

import alehouse
from alehouse.commands.output import columns, print_json
from alehouse.commands.parameters import Json
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY

ROWS = [
    ("decisions_per_second", "random playouts, decisions per second", ",.0f"),
    ("games_per_second", "random playouts, games per second", ",.0f"),
    ("clone_us", "clone, µs", ".2f"),
    ("legal_us", "legal list, µs", ".2f"),
    ("view_us", "full view, µs", ".1f"),
    ("replay_us_per_action", "replay, µs per action", ".2f"),
    ("forecast_p95_ms", "forecasts of a position, ms (95 of 100 positions)", ".2f"),
    ("search_playouts_per_second", "searching bot, playouts per second", ",.0f"),
    ("greedy_decisions_per_second", "greedy bot, decisions per second", ",.0f"),
    ("compiled_over_pure", "compiled is faster than pure by", ".1f"),
]


def bench(*game: str, peers: bool = False, write: bool = False, json: Json = False) -> None:
    """Measure the speed of the rules on this machine: four seats, all rules on, one processor.

    Figures are the best of several repetitions, in CPU time. The calibration loop is a fixed piece of
    plain Python: its speed shows how fast the machine was during the run.

    Example: alehouse bench moonlight

    Parameters
    ----------
    game
        The titles to measure (default: all).
    peers
        Compare with catanatron, OpenSpiel, PettingZoo, RLCard and pgx instead, installed into a separate
        environment; takes some minutes.
    write
        With --peers: put the comparison into docs/performance.md of the source folder.
    """
    titles = [LIBRARY.get(name) for name in game or LIBRARY.ids()]
    if write and not peers:
        raise AlehouseError("--write is for --peers.")
    if peers:
        _race([title.id for title in titles], write, json)
        return
    from alehouse.lab.bench import calibration, measured

    teller = _Teller()
    teller.tell("measuring calibration")
    report: dict[str, Any] = {
        "compiled": alehouse.compiled(),
        "python": platform.python_version(),
        "calibration_per_second": round(calibration(), 1),
        "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else None,
        "games": {title.id: measured(title, lambda what: teller.tell(f"measuring {what}")) for title in titles},
    }
    teller.close()
    if json:
        print_json(report)
    else:
        _print(report)


def _race(titles: list[str], write: bool, json: bool) -> None:
    from alehouse.commands.peers import race

    teller = _Teller()
    report, lines = race(titles, teller.tell, write)
    teller.close()
    if json:
        print_json(report)
    else:
        print("\n".join(lines))


def _print(report: dict[str, Any]) -> None:
    how = "compiled" if report["compiled"] else "pure"
    load = f", load {report['load'][0]:.1f}" if report["load"] else ""
    calibration = f"calibration {report['calibration_per_second']:,.0f} per second"
    print(f"Python {report['python']}, {how}; {calibration}{load}")
    for title, figures in report["games"].items():
        on = [name for name, value in figures["options"].items() if value is True]
        print(f"\n{title}, {figures['seats']} seats, on: {', '.join(on) or 'nothing'}")
        rows = [[words, format(figures[key], form)] for key, words, form in ROWS if figures[key] is not None]
        print("\n".join(columns(rows)))


class _Teller:
    """Shows on a terminal what is being measured."""

    def __init__(self) -> None:
        self._seen = sys.stderr.isatty()

    def tell(self, what: str) -> None:
        if self._seen:
            print(f"\r\033[K{what} …", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self._seen:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
