"""Third-party bots: installed with a package, named in ALEHOUSE_BOTS, or given as `path/to/file.py:Class`."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from operator import index
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final, final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.engine.state import State
from alehouse.engine.title import Title

GROUP: Final = "alehouse.bots"  # of entry points
VARIABLE: Final = "ALEHOUSE_BOTS"  # NAME=PLACE, separated by commas; processes that Alehouse starts inherit it
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
OWN: Final = "alehouse."
NO_INIT: Final = ("builtins", "alehouse.bots.bot")  # modules whose classes have no `__init__` of their own

Maker = Callable[..., Any]
_makers: dict[str, Maker] = {}
_installed: dict[str, str] = {}


def named() -> dict[str, str]:
    """Bots known by name, each with its place."""
    if not _installed:
        _installed[""] = ""  # look up once, even if there are none
        for point in entry_points(group=GROUP):
            if NAME.fullmatch(point.name):
                _installed[point.name] = point.value
    found = {name: place for name, place in _installed.items() if name}
    for part in os.environ.get(VARIABLE, "").split(","):
        if part.strip():
            name, _, place = part.strip().partition("=")
            if not NAME.fullmatch(name) or ":" not in place:
                wanted = f"{VARIABLE} takes NAME=path/to/file.py:Class, names in small letters"
                raise AlehouseError(f"{wanted}, not '{part.strip()}'.")
            found[name] = place
    return found


def place_of(level: str) -> str:
    """Where the bot of this level is defined: `path/to/file.py:Class` or `package.module:Class`; '' if unknown."""
    return level if ":" in level else named().get(level, "")


def foreign_bot(level: str, title: Title) -> Bot:
    """A third-party bot for a title; its failures are reported in one sentence."""
    maker = load(place_of(level))
    try:
        made = maker(title) if takes_title(maker) else maker()
    except AlehouseError:
        raise
    except Exception as error:
        raise AlehouseError(failure(level, error)) from error
    return guarded(made, level)


def guarded(player: Any, level: str = "") -> Bot:
    """A bot whose choices are checked, unless it is a built-in one."""
    if isinstance(player, Bot) and type(player).__module__.startswith(OWN):
        return player
    if not callable(getattr(player, "choose", None)):
        raise AlehouseError(f"a bot has a method choose(guess, seed); {type(player).__name__} has none.")
    return ForeignBot(player, level or type(player).__name__)


def load(place: str) -> Maker:
    """The class or function at a place; loaded once per process."""
    if place not in _makers:
        where, _, name = place.rpartition(":")
        found = getattr(_module(where), name, None)
        if not callable(found):
            known = [word for word in vars(_module(where)) if not word.startswith("_")]
            near = get_close_matches(name, known, 1)
            hint = f"; did you mean '{near[0]}'?" if near else "."
            raise AlehouseError(f"'{where}' defines no '{name}'{hint}")
        _makers[place] = found
    return _makers[place]


def _module(where: str) -> ModuleType:
    try:
        return _read(Path(where).expanduser()) if where.endswith(".py") else import_module(where)
    except ModuleNotFoundError as error:
        if f"{where}.".startswith(f"{error.name}."):
            nothing = AlehouseError("there is no such module; a file is written path/to/file.py:Class")
            raise AlehouseError(failure(where, nothing)) from None
        raise AlehouseError(failure(where, error)) from error
    except Exception as error:
        raise AlehouseError(failure(where, error)) from error


def _read(path: Path) -> ModuleType:
    """Imports a file as a module under a unique name, so that it does not shadow another."""
    file = path.resolve()
    name = f"alehouse_bot_{file.stem}_{blake2b(str(file).encode(), digest_size=4).hexdigest()}"
    if name in sys.modules:
        return sys.modules[name]
    if not file.is_file():
        raise AlehouseError("there is no such file")
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def takes_title(maker: Any) -> bool:
    """Whether to pass the title: yes for a function, and for a class with an `__init__` of its own."""
    if not isinstance(maker, type):
        return True
    return any("__init__" in vars(kind) for kind in maker.__mro__ if kind.__module__ not in NO_INIT)


def failure(what: str, error: Exception) -> str:
    """A sentence about an error in third-party code, with the line where it happened."""
    said = str(error).rstrip(".") or type(error).__name__
    if isinstance(error, AlehouseError):
        return f"the bot '{what}' cannot be used: {said}."
    trace = extract_tb(error.__traceback__)
    where = f" ({Path(trace[-1].filename).name}, line {trace[-1].lineno})" if trace else ""
    return f"the bot '{what}' failed with {type(error).__name__}: {said}{where}."


@final
class ForeignBot(Bot):
    """Wraps a third-party bot; an error in it or an illegal choice becomes a sentence."""

    def __init__(self, player: Any, level: str) -> None:
        self.player: Any = player
        self.level = level

    def choose(self, guess: State, seed: i64) -> i64:
        legal = list(guess.legal())
        try:
            code: int = index(self.player.choose(guess, seed))
        except AlehouseError:
            raise
        except Exception as error:
            raise AlehouseError(failure(self.level, error)) from error
        if code not in legal:
            raise IllegalAction(f"the bot '{self.level}' chose code {code}, which is not legal; legal were {legal}.")
        return code
