"""All titles. `LIBRARY.get("moonlight")` is where everything starts."""

from __future__ import annotations

from alehouse.engine.title import Library
from alehouse.games.brewcrafters.title import BrewCrafters
from alehouse.games.dicebrewing.title import DiceBrewing
from alehouse.games.moonlight.title import Moonlight

LIBRARY = Library()
LIBRARY.add(Moonlight())
LIBRARY.add(DiceBrewing())
LIBRARY.add(BrewCrafters())
