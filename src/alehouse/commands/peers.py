"""`alehouse bench --peers`: a comparison with peers on the same machine and core."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import alehouse
from alehouse.engine.errors import AlehouseError
from alehouse.envs.race import page
from alehouse.envs.race.contests import RIVALS, claims, own_contests
from alehouse.envs.race.race import run
from alehouse.envs.race.stable import install, stable

PAGE = Path(alehouse.__file__).parents[2] / "docs" / "performance.md"
ROUNDS = 3
SECONDS = 2.0


def race(titles: list[str], tell: Callable[[str], None], write: bool) -> tuple[dict[str, Any], list[str]]:
    """Installs missing peers and measures them; returns the JSON part and the lines to print.

    `write` puts the result into docs/performance.md.
    """
    if write and not PAGE.exists():
        raise AlehouseError(f"there is no {PAGE} to write to.")
    folder = stable()
    missing = install(folder, tell)
    result = run([*RIVALS, *own_contests(titles)], missing, folder, ROUNDS, SECONDS, tell)
    promised = claims(titles)
    lines = page.lines(result, promised)
    if write:
        text = page.placed(PAGE.read_text(encoding="utf-8"), page.markdown(result, promised))
        PAGE.write_text(text, encoding="utf-8")
        lines += ["", f"Written to {PAGE}."]
    return page.data(result, promised), lines
