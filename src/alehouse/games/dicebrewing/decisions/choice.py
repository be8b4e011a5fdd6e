"""Common to all decisions: a single option is not asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine import machine
from alehouse.engine.because import Because
from alehouse.engine.codebook import Ids
from alehouse.games.dicebrewing import actions, events, kinds
from alehouse.games.dicebrewing.dice import SHOWN, classes
from alehouse.games.dicebrewing.reasons import REASONS
from alehouse.games.dicebrewing.rules.storage import shortfall
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState

EVERYTHING: Final = 9999  # more options than there can be


class Choice(machine.Choice[DiceBrewingState]):
    """A decision that lists its options."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        """Legal codes; it may stop after `most`."""
        raise NotImplementedError

    def legal(self, s: DiceBrewingState, arg: i64) -> vec[i64]:
        return self.options(s, arg, EVERYTHING)

    def some(self, s: DiceBrewingState, arg: i64) -> vec[i64]:
        return self.options(s, arg, 2)


class Pick(machine.Pick[DiceBrewingState]):
    """One of several numbered things."""

    def __init__(self, id: str, family: i64) -> None:
        super().__init__(id, family, actions.ACTIONS, REASONS)

    def ids(self, s: DiceBrewingState) -> Ids:
        return s.content.ids

    def fall_away(self, s: DiceBrewingState) -> None:
        s.tell(events.NO_REWARD, s.to_act)


def closest(s: DiceBrewingState) -> list[Because]:
    """The recipe of the row that the deciding player's dice come closest to, and what it still needs."""
    best: tuple[int, int, i64] | None = None
    for slot, card in enumerate(s.row):
        if card == kinds.NO_CARD or s.blocked_slots >> slot & 1:
            continue
        to_store, missing = shortfall(s.players[s.to_act], s.content.recipes[card].needs)
        if best is None or (len(missing), len(to_store)) < best[:2]:
            best = (len(missing), len(to_store), card)
    if best is None:
        return []
    missed, stored, card = best
    recipe: dict[str, object] = {"recipe": s.content.recipe_ids[card]}
    if missed:
        return [Because("lacks", {**recipe, "count": missed})]
    return [Because("store", {**recipe, "count": stored}) if stored else Because("ready", recipe)]


def own_dice(p: DiceBrewingPlayer) -> list[tuple[i64, i64]]:
    """One die per class that a player has, with its zone."""
    return [(zone, die) for zone in range(2) for die in classes(p.pool(zone))]


def lowest(codes: vec[i64], below: i64) -> i64:
    """The first of the lowest dice on offer below a value, else the first option."""
    found = codes[0]
    for code in codes:
        if code >= actions.PICK and SHOWN[actions.picked_die(code)] < below:
            below = SHOWN[actions.picked_die(code)]
            found = code
    return found
