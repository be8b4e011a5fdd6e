"""What a title's box holds; a title's own module in `titles/` knows more than this default."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from alehouse.print import titles
from alehouse.print.edition import Edition, Part


class Box:
    """The parts of a title by kind. A title without a module of its own has only score sheets and rules."""

    icon = "beer"  # of the cover

    def cards(self, edition: Edition) -> list[Part]:
        return []

    def boards(self, edition: Edition) -> list[Part]:
        return []

    def sheets(self, edition: Edition) -> list[Part]:
        return []

    def tokens(self, edition: Edition) -> list[Part]:
        return []

    def needs(self, edition: Edition) -> list[str]:
        """What must come from another box."""
        return []


@cache
def box_of(title: str) -> Box:
    """The box that the title's module defines."""
    name = f"{titles.__name__}.{title}"
    if find_spec(name) is None:
        return Box()
    found = vars(import_module(name)).values()
    kinds = (kind for kind in found if isinstance(kind, type) and issubclass(kind, Box) and kind is not Box)
    return next(kinds, Box)()
