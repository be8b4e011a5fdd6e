"""The purchase turn: Market and Black Market, discounts, virtual coins (DB-099 to DB-113)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.dicebrewing import events, kinds, reasons
from alehouse.games.dicebrewing.dice import BLOCKED, FIRST_SKILL, MARK, NO_DIE, SHOWN, drop, is_opening_one
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


def virtual_coins(s: DiceBrewingState, p: DiceBrewingPlayer) -> i64:
    """Coins of the unlucky roll left to spend in this turn (DB-109 to DB-113)."""
    if s.virtual != kinds.NOT_FIXED:
        return s.virtual
    if not s.unlucky:
        return 0
    ones: i64 = 0
    for die in p.active:
        if is_opening_one(die) and MARK[die] != BLOCKED:
            ones += 1
    return s.content.unlucky[min(4, ones)]


def discount_of(s: DiceBrewingState, ingredient: i64, die: i64) -> i64:
    """What one of the buyer's blue dice takes off the price, 0 if nothing (DB-104)."""
    if die < FIRST_SKILL or MARK[die] == BLOCKED:
        return 0
    return s.content.discounts[ingredient * 7 + SHOWN[die]]


def best_discount(s: DiceBrewingState, p: DiceBrewingPlayer, ingredient: i64) -> i64:
    best: i64 = 0
    for zone in range(2):
        for die in p.pool(zone):
            best = max(best, discount_of(s, ingredient, die))
    return best


def may_buy(s: DiceBrewingState, p: DiceBrewingPlayer, ingredient: i64) -> i64:
    """Whether an ingredient may be bought, the best discount counted: 0 or the reason against it."""
    if s.round < s.content.market_opens:
        return reasons.MARKET_CLOSED
    if p.bought_ingredient:
        return reasons.ONE_INGREDIENT
    if s.market[ingredient] == 0:
        return reasons.EMPTY_STACK
    money = p.coins + virtual_coins(s, p)
    price = s.content.price[ingredient]
    if price > money and price - best_discount(s, p, ingredient) > money:
        return reasons.TOO_DEAR
    return reasons.ALLOWED


def may_discount(s: DiceBrewingState, die: i64, money: i64) -> i64:
    """Whether a blue die helps to pay for the ingredient that was chosen: 0 or the reason against it (DB-105)."""
    if MARK[die] == BLOCKED:
        return reasons.DIE_BLOCKED
    off = discount_of(s, s.item, die)
    if off == 0:
        return reasons.NO_DISCOUNT
    return reasons.ALLOWED if s.content.price[s.item] - off <= money else reasons.TOO_DEAR


def may_buy_token(s: DiceBrewingState, p: DiceBrewingPlayer, kind: i64) -> i64:
    """Whether an action token may be bought: 0 or the reason against it; no discounts here (DB-108).

    The price comes before the stack: in the advanced game a stack shows only to those who could buy (DB-149).
    """
    if s.round < s.content.black_market_opens:
        return reasons.BLACK_MARKET_CLOSED
    if p.bought_token:
        return reasons.ONE_TOKEN
    if s.content.token_price[kind] > p.coins + virtual_coins(s, p):
        return reasons.TOO_DEAR
    return reasons.ALLOWED if s.black_market[kind] > 0 else reasons.EMPTY_STACK


def may_afford_token(s: DiceBrewingState, p: DiceBrewingPlayer) -> bool:
    """Whether a player could pay for a token of some kind, in stock or not."""
    if s.round < s.content.black_market_opens or p.bought_token:
        return False
    money = p.coins + virtual_coins(s, p)
    return any(price <= money for price in s.content.token_price)


def buy_token(s: DiceBrewingState, p: DiceBrewingPlayer, kind: i64) -> None:
    p.bought_token = True
    s.black_market[kind] -= 1
    p.tokens[kind] += 1
    p.held += 1
    price = s.content.token_price[kind]
    virtual = _pay(s, p, price)
    if s.advanced:
        s.tell(events.BUY_HIDDEN, s.to_act, price - virtual, virtual)  # DB-148
        s.tell(events.HOLD, s.to_act, kind, only=s.to_act)
    else:
        s.tell(events.BUY_TOKEN, s.to_act, kind, price - virtual, virtual)


def buy_ingredient(s: DiceBrewingState, p: DiceBrewingPlayer, zone: i64, die: i64) -> None:
    """The ingredient that was chosen, at full price (NO_DIE) or with the discount of a blue die."""
    price = s.content.price[s.item]
    s.virtual = virtual_coins(s, p)  # DB-113 fixed before a die leaves the pool
    if die != NO_DIE:
        off = discount_of(s, s.item, die)
        price = price - off if off < price else 0
        drop(p.pool(zone), die)
        p.market_die = die
        s.tell(events.DISCOUNT, s.to_act, SHOWN[die], off)
    p.bought_ingredient = True
    s.market[s.item] -= 1
    p.ingredients[s.item] += 1
    virtual = _pay(s, p, price)
    s.tell(events.BUY, s.to_act, s.item, price - virtual, virtual)


def _pay(s: DiceBrewingState, p: DiceBrewingPlayer, price: i64) -> i64:
    """Spends virtual coins first (DB-111); returns how many."""
    s.virtual = virtual_coins(s, p)
    spent = min(s.virtual, price)
    s.virtual -= spent
    p.coins -= price - spent
    return spent
