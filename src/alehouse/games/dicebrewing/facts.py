"""The named numbers of a seat that forecasts compare."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.facts import Facts
from alehouse.games.dicebrewing import events, kinds
from alehouse.games.dicebrewing.dice import COLOUR, COLOURS, NO_DIE
from alehouse.games.dicebrewing.rules.matching import brewable
from alehouse.games.dicebrewing.rules.placement import proceeds
from alehouse.games.dicebrewing.score import total
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState

DUE: Final = [f"due-{what}" for what in [*COLOURS, "seeds", "coins", "raises"]]  # by what a space gives

# Events besides changes of facts. The face of a rolled die is omitted: each is as likely, and `ready` tells
# the consequences.
OUTCOMES: Final[dict[int, int]] = {
    events.RAISE: 3,
    events.REROLL: 3,
    events.SWAP: 4,
    events.BOOST: 3,
    events.IMPROVE: 2,
    events.IMPROVE_SKILL: 2,
    events.REWARD_DIE: 1,
    events.NO_REWARD: 1,
}


def facts(s: DiceBrewingState, seat: i64, out: Facts) -> None:
    p = s.players[seat]
    out.add("coins", p.coins)
    out.add("experience", p.experience)
    out.add("seeds", p.seeds)
    for colour in range(4):
        out.add(f"active-{COLOURS[colour]}", sum(1 for die in p.active if COLOUR[die] == colour))
    out.add("stored", len(p.storage))
    due = _due(s, p)
    for index in range(len(DUE)):
        out.add(DUE[index], due[index])
    out.add("ingredients", sum(p.ingredients))
    out.add("tokens", p.held)
    out.add("ready", _ready(s, p))
    out.add("brewed", len(p.brewed))
    out.add("points", total(s, seat))


def _due(s: DiceBrewingState, p: DiceBrewingPlayer) -> list[i64]:
    """Tidy-up gains of the pieces on the board, limited by the supply."""
    due: list[i64] = [0] * len(DUE)
    for space in range(kinds.SPACE_COUNT):
        gives = kinds.GIVES[space]
        if p.base[space] != NO_DIE and gives != kinds.NOTHING:
            due[gives] += proceeds(s, space, p.base[space])
    return due


def _ready(s: DiceBrewingState, p: DiceBrewingPlayer) -> i64:
    """Recipes of the row for which the player has the dice; Active dice count as long as they may be stored."""
    pool = p.storage if s.phase == kinds.BREW else p.dice()
    open_slots = [
        slot for slot in range(len(s.row)) if s.row[slot] != kinds.NO_CARD and not s.blocked_slots >> slot & 1
    ]
    return sum(1 for slot in open_slots if brewable(pool, s.content.recipes[s.row[slot]].needs))
