"""The School of Skills: rerolls (SS1) and the swap with the supply (SS2), DB-059 to DB-063."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.dicebrewing import events, steps
from alehouse.games.dicebrewing.dice import COLOUR, DICE, MARK, NO_MARK, SHOWN, drop, plain, put, rerolled
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


def may_change(die: i64) -> bool:
    """DB-059: neither blocked nor protected."""
    return MARK[die] == NO_MARK


def reroll(s: DiceBrewingState, p: DiceBrewingPlayer) -> None:
    """Each chosen die once, staying in its zone (DB-059)."""
    for number in s.chosen:
        drop(p.pool(number // DICE), number % DICE)
    for number in s.chosen:
        die = number % DICE
        value = s.die()
        put(p.pool(number // DICE), rerolled(die, value))
        s.tell(events.REROLL, s.to_act, COLOUR[die], SHOWN[die], value)
    s.chosen.clear()
    s.choosing = False


def roll_supply(s: DiceBrewingState, colour: i64) -> None:
    """All dice of the color in supply are rolled; the highest is on offer (DB-060, DB-062)."""
    s.colour = colour
    s.best = 0
    for i in range(s.supply[colour]):
        s.best = max(s.best, s.die())
    s.tell(events.SUPPLY_ROLL, s.to_act, colour, s.supply[colour], s.best)
    s.push(steps.SCHOOL_SWAP_DIE)


def swap(s: DiceBrewingState, zone: i64, die: i64) -> None:
    """The die on offer replaces one of the player's own."""
    pool = s.players[s.to_act].pool(zone)
    drop(pool, die)
    put(pool, plain(s.colour, s.best))
    s.tell(events.SWAP, s.to_act, s.colour, SHOWN[die], s.best)
