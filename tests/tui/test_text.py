"""The terminal's catalogues."""

from __future__ import annotations

import re
from pathlib import Path

import alehouse.tui
from alehouse.text.complete import messages
from alehouse.tui.pages import COMMAND_KEYS
from alehouse.tui.plain import COMMANDS
from alehouse.tui.words import SHEET

SOURCES = sorted(Path(alehouse.tui.__path__[0]).rglob("*.py"))
BUILT = [
    *(f"command-{command}" for command in COMMANDS),
    *(f"dice-{kind}" for kind in ["active", "storage"]),
    *(f"{kind}-{command}" for kind in ("key", "help") for _, command in COMMAND_KEYS),
]


def test_what_the_code_says_is_in_the_catalogue_and_nothing_else() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    known = messages(SHEET)
    used = {key for key in known if re.search(rf"""['"]{re.escape(key)}['"]""", code)}
    asked = set(re.findall(r"""\bwords\(\s*['"]([a-z-]+)['"]""", code))
    assert asked <= known.keys()
    assert set(BUILT) <= known.keys()
    assert known.keys() - used - set(BUILT) == set()
