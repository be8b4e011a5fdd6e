"""Which ingredients to take if the player may choose, and what to discard if the storage is too small."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.machine import NOT_THERE
from alehouse.engine.numbers import BIT
from alehouse.games.brewcrafters import actions, events, kinds, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Pick
from alehouse.games.brewcrafters.rules.brew import cost, has_ingredients
from alehouse.games.brewcrafters.rules.gain import gain
from alehouse.games.brewcrafters.rules.secret import is_known
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

NEED_ORDER: Final = vec[i64]([kinds.YEAST, kinds.HOPS, kinds.MALT])


class GainBasic(Pick):
    """Any mix of this many Basic Ingredients, optionally with a limit on Yeast (BC-056)."""

    def size(self, s: BrewCraftersState, arg: i64) -> i64:
        return s.content.first_mix[(arg & 7) + 1]

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        if what < s.content.first_mix[arg & 7]:
            return NOT_THERE
        return reasons.ALLOWED if s.content.mix_yeast[what] <= arg >> 3 else reasons.TOO_MUCH_YEAST

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        content = s.content
        mix = code & 63
        gain(s, s.active, kinds.MALT, content.mix_malt[mix])
        gain(s, s.active, kinds.HOPS, content.mix_hops[mix])
        gain(s, s.active, kinds.YEAST, content.mix_yeast[mix])

    def because(self, s: BrewCraftersState, arg: i64) -> list[Because]:
        return closest(s)

    def args(self, s: BrewCraftersState, arg: i64, what: i64, reason: i64) -> dict[str, object]:
        return {"most": arg >> 3, "yeast": s.content.mix_yeast[what]}

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """What the target lacks, one at a time: Yeast, Hops, Malt; then Malt."""
        p = s.acting()
        wanted = s.content.recipes[_target(s, p)].cost
        amount = arg & 7
        taken: list[i64] = [0, 0, 0]
        for i in range(amount):
            pick: i64 = kinds.MALT
            for what in NEED_ORDER:
                full = what == kinds.YEAST and taken[kinds.YEAST] >= arg >> 3
                if p.stock[what] + taken[what] < wanted[what] and not full:
                    pick = what
                    break
            taken[pick] += 1
        content = s.content
        mix = content.first_mix[amount]
        while content.mix_hops[mix] != taken[kinds.HOPS] or content.mix_yeast[mix] != taken[kinds.YEAST]:
            mix += 1
        return actions.TAKE_BASIC + mix


class GainAdvanced(Pick):
    """One of several Advanced Ingredients, which may have to be of different types (BC-149)."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        if what < kinds.ANY_ADVANCED:
            return NOT_THERE
        return reasons.SAME_TYPE if (arg >> 4) & BIT[what - kinds.ANY_ADVANCED] else reasons.ALLOWED

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        what = code & 63
        left = (arg & 7) - 1
        taken = arg >> 4
        if arg & steps.DIFFERENT:
            taken |= BIT[what - kinds.ANY_ADVANCED]
        if left > 0 and taken != 7:
            s.push(steps.GAIN_ADVANCED, left + (arg & steps.DIFFERENT) + 16 * taken)
        gain(s, s.active, what, 1)

    def because(self, s: BrewCraftersState, arg: i64) -> list[Because]:
        return closest(s)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """What the best open public recipe lacks, else the first type allowed."""
        p = s.acting()
        best: i64 = -1
        recipes = s.content.recipes
        for r in s.menu:
            if not recipes[r].basic and _known(s, p, r) and (best < 0 or recipes[r].rep > recipes[best].rep):
                best = r
        acts = self.legal(s, arg)
        if best >= 0:
            for code in acts:
                what = code & 63
                if p.stock[what] < recipes[best].cost[what]:
                    return code
        return acts[0]


def _known(s: BrewCraftersState, p: BrewCraftersPlayer, r: i64) -> bool:
    """Recipes that everyone sees the player could brew; a secret one would give itself away."""
    recipe = s.content.recipes[r]
    return is_known(s, p, r) and (recipe.basic or p.brewed[s.content.basic_of[recipe.style]] > 0)


def _target(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """The open recipe with the fewest ingredients missing."""
    best: i64 = -1
    fewest: i64 = 99
    for r in range(len(s.content.recipes)):
        if _known(s, p, r):
            missing: i64 = 0
            for what in range(kinds.KINDS):
                missing += max(0, s.content.recipes[r].cost[what] - p.stock[what])
            if missing < fewest:
                best = r
                fewest = missing
    return best


def closest(s: BrewCraftersState) -> list[Because]:
    """The recipe that the active player's storage comes closest to, and what it still needs."""
    p = s.acting()
    r = _target(s, p)
    recipe = s.content.recipes[r]
    args: dict[str, object] = {"recipe": s.content.recipe_ids[r]}
    if has_ingredients(s, p, recipe):
        return [Because("ready", args)]
    lacking = [(what, cost(s, p, recipe, what) - p.stock[what]) for what in range(kinds.KINDS)]
    short = [(what, count) for what, count in lacking if count > 0]
    if len(short) == 1:
        what, count = short[0]
        return [Because("lacks", {**args, "what": kinds.INGREDIENTS[what], "count": count})]
    return [Because("lacks-several", {**args, "count": sum(count for _, count in short)})]


DISCARD_ORDER: Final = vec[i64]([kinds.MALT, kinds.HOPS, kinds.YEAST, kinds.SPICES, kinds.COFFEE, kinds.FRUIT])


class Discard(Pick):
    """BC-067: any mix of old and new, one ingredient at a time until the rest fits; from the second on `arg` is 1."""

    def size(self, s: BrewCraftersState, arg: i64) -> i64:
        p = s.acting()
        return kinds.KINDS if p.stored() > p.capacity else 0

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return reasons.ALLOWED if s.acting().stock[what] > 0 else NOT_THERE

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        p = s.acting()
        if arg == 0:
            s.tell(events.OVERFLOW, s.active, p.stored(), p.capacity)
        s.push(steps.DISCARD, 1)
        what = code & 63
        p.stock[what] -= 1
        s.tell(events.DISCARD, s.active, what)

    def because(self, s: BrewCraftersState, arg: i64) -> list[Because]:
        p = s.acting()
        stored = p.stored()
        return [Because("overflow", {"stored": stored, "capacity": p.capacity, "count": stored - p.capacity})]

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """The ingredient with the most units."""
        stock = s.acting().stock
        best: i64 = kinds.MALT
        for what in DISCARD_ORDER:
            if stock[what] > stock[best]:
                best = what
        return actions.DISCARD + best
