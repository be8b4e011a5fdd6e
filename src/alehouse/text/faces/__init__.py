"""What cards, spaces and pieces are and do, in words: `<title>.py` here says it for its title.

The page says the same with `faces.ts` of its boards; a test compares both, entry by entry.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from alehouse.engine.pack import Pack
from alehouse.text.speech import Speech

Face = Callable[[Speech, Pack, str, str], list[str]]


def face(speech: Speech, pack: Pack, section: str, id: str) -> list[str]:
    """An entry of the content in words, a line per thing to know; none if the title says nothing about it."""
    return [line for line in _face_of(pack.title)(speech, pack, section, id) if line]


@cache
def _face_of(title: str) -> Face:
    name = f"{__name__}.{title}"
    if find_spec(name) is None:
        return lambda speech, pack, section, id: []
    return cast(Face, import_module(name).face)
