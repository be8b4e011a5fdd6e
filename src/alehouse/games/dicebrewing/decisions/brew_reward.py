"""Q17 and Q18: dice and tokens that a recipe rewards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, reasons
from alehouse.games.dicebrewing.content import BLOCK_BUILDING, BLOCK_RECIPE, GUARD, RAISE, REROLL, TAKE, TOKENS
from alehouse.games.dicebrewing.decisions.choice import Choice
from alehouse.games.dicebrewing.dice import COLOURS, DARK, HOPS, PALE, SKILL
from alehouse.games.dicebrewing.reasons import Refused, refusal
from alehouse.games.dicebrewing.rules.brewing import give_die, give_token
from alehouse.games.dicebrewing.state import DiceBrewingState

DICE_BY_WORTH: Final = vec[i64]([DARK, PALE, HOPS, SKILL])
TOKENS_BY_WORTH: Final = vec[i64]([RAISE, REROLL, GUARD, TAKE, BLOCK_RECIPE, BLOCK_BUILDING])


@final
class BrewRewardDie(Choice):
    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        return _in_stock(s.supply, actions.COLOUR_OF)

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        give_die(s, code & 63)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        return _sold_out(s.supply, actions.COLOUR_OF, reasons.COLOUR_EMPTY, "colour", COLOURS)

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        return actions.COLOUR_OF + _worth_most(s.supply, DICE_BY_WORTH)


@final
class BrewRewardToken(Choice):
    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        return _in_stock(s.black_market, actions.WIN_TOKEN)

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 a token that comes by itself would tell that all other stacks are sold out
        return (s.discreet and sum(s.black_market) > 0) or super().asks(s, arg)

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        give_token(s, code & 63)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        return _sold_out(s.black_market, actions.WIN_TOKEN, reasons.STACK_EMPTY, "token", TOKENS)

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        return actions.WIN_TOKEN + _worth_most(s.black_market, TOKENS_BY_WORTH)


def _in_stock(stock: list[i64], family: i64) -> vec[i64]:
    codes = vec[i64]()
    for kind in range(len(stock)):
        if stock[kind] > 0:
            codes = append(codes, family + kind)
    return codes


def _sold_out(stock: list[i64], family: i64, reason: i64, what: str, ids: list[str]) -> Refused:
    return [(family + kind, refusal(reason, {what: ids[kind]})) for kind in range(len(stock)) if stock[kind] == 0]


def _worth_most(stock: list[i64], by_worth: vec[i64]) -> i64:
    """The first kind in the order of worth of which any is left."""
    for kind in by_worth:
        if stock[kind] > 0:
            return kind
    return by_worth[0]
