"""Finds the compiled rules in a browser: all of their modules are in one library, without files of their own."""

from __future__ import annotations

import _imp
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Final

PLACE: Final = Path(__file__).parent.parent
GROUP: Final = "alehouse__mypyc"  # what mypyc calls the module behind all others
LIBRARY: Final = f"{GROUP}.so"
MODULES: Final = f"{GROUP}.json"


def joined(name: str) -> str:
    """How the library names a module."""
    return name.replace(".", "___")


class InOneLibrary(MetaPathFinder, Loader):
    """`alehouse export site` writes the library and the list of its modules."""

    def __init__(self, modules: Sequence[str]) -> None:
        self._modules = {*modules, GROUP}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname in self._modules else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        # Python takes the name of a module's start from the last part of its name, which several share.
        return _imp.create_dynamic(ModuleSpec(joined(spec.name), self, origin=str(PLACE / LIBRARY)))

    def exec_module(self, module: ModuleType) -> None:
        _imp.exec_dynamic(module)
        module.__file__ = str(PLACE.joinpath(*module.__name__.split("."))) + ".so"


def use_library() -> None:
    """From now on modules come from the library, if there is one."""
    if (PLACE / MODULES).is_file():
        sys.meta_path.insert(0, InOneLibrary(json.loads((PLACE / MODULES).read_text())))
        import_module(GROUP)
