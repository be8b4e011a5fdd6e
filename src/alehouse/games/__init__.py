"""All titles. `LIBRARY.get("moonlight")` is where everything starts."""

from __future__ import annotations

from alehouse.engine.title import Library
from alehouse.games.moonlight.title import Moonlight

LIBRARY = Library()
LIBRARY.add(Moonlight())
