"""All titles: every folder here with a `title.py`, and the modules named in ALEHOUSE_TITLES.

`LIBRARY.get(id)` returns a title, the entry point to its rules, content and bots.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from types import ModuleType

from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Library, Title


def _titles() -> list[Title]:
    """One instance of each class of title, in the order of the shelf."""
    found: list[Title] = []
    for name in _modules():
        for kind in vars(_imported(name)).values():
            if isinstance(kind, type) and issubclass(kind, Title) and kind.__module__ == name:
                found.append(kind())
    return sorted(found, key=_place)


def _imported(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise AlehouseError(f"the title '{name}' cannot be imported: {error} (ALEHOUSE_TITLES).") from None


def _modules() -> list[str]:
    """The modules that define titles: the built-in ones, then those in ALEHOUSE_TITLES."""
    own = [f"{__name__}.{path.parent.name}.title" for path in Path(__file__).parent.glob("*/title.py")]
    return own + [name for name in os.environ.get("ALEHOUSE_TITLES", "").split(",") if name]


def _place(title: Title) -> tuple[int, str]:
    return (title.manifest().order, title.id)


LIBRARY = Library()
for _title in _titles():
    LIBRARY.add(_title)
