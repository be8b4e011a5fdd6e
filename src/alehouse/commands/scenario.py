"""`alehouse scenario run`: positions, actions, and what must follow."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json
from alehouse.commands.progress import Progress
from alehouse.engine.errors import AlehouseError
from alehouse.engine.scenario import Failure, run_scenario
from alehouse.games import LIBRARY

scenario = App(
    name="scenario",
    help="Run scenarios: positions, actions and what must follow.\n\n"
    "Example: alehouse scenario run tests/scenarios/moonlight",
)


@scenario.command
def run(*files: Path, json: Json = False) -> int:
    """Run scenario files, or all scenarios of a folder; exit with 1 if one of them fails.

    The format is described in docs/scenarios.md.

    Example: alehouse scenario run tests/scenarios/moonlight/S-01.toml

    Parameters
    ----------
    files
        Scenario files (.toml) or folders of them.
    """
    found = [path for file in files for path in _scenarios(file)]
    if not found:
        raise AlehouseError("'alehouse scenario run' needs a scenario file or a folder of them.")
    failures: list[Failure] = []
    failed = 0
    with Progress("scenarios", len(found)) as progress:
        for done, path in enumerate(found, 1):
            problems = run_scenario_file(path)
            failures += problems
            failed += bool(problems)
            progress.at(done)
    if json:
        passed = len(found) - failed
        print_json({"passed": passed, "failed": failed, "failures": [failure.as_dict() for failure in failures]})
    else:
        for failure in failures:
            print(f"{failure.id}, {failure.step}: expected {failure.expected}; actual: {failure.actual}")
        print(f"{len(found) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _scenarios(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.toml"))
    if not found:
        raise AlehouseError(f"there is no scenario (.toml) in the folder '{path}'.")
    return found


def run_scenario_file(path: Path) -> list[Failure]:
    """The failures of a scenario; an error names a malformed file."""
    try:
        return run_scenario(LIBRARY, path)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise AlehouseError(f"{path}: a field holds something that does not belong there ({error!r}).") from None
