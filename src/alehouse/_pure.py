"""Runs the Python sources even if compiled modules are next to them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourcesFirst(MetaPathFinder):
    """Finds the `.py` file of an Alehouse module before any compiled one; packages are left to Python."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if path is None or package.partition(".")[0] != "alehouse":
            return None
        for folder in path:
            source = Path(folder, f"{name}.py")
            if source.is_file():
                return spec_from_file_location(fullname, source)
        return None


def use_sources() -> None:
    """From now on modules of this package are imported from their sources."""
    sys.meta_path.insert(0, SourcesFirst())


def runs_compiled() -> bool:
    """Whether importing the engine's modules gives compiled ones."""
    import alehouse.engine

    names = (path.stem for folder in alehouse.engine.__path__ for path in Path(folder).glob("*.py"))
    specs = (find_spec(f"alehouse.engine.{name}") for name in names if name != "__init__")
    return any(spec is not None and not str(spec.origin).endswith(".py") for spec in specs)
