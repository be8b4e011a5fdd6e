"""The purchase turn: Market and Black Market, discounts, virtual coins (DB-099 to DB-113)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import events as ev
from alehouse.games.dicebrewing import reasons as why
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import INGREDIENT_COUNT, TOKEN_COUNT
from alehouse.games.dicebrewing.dice import BLOCKED, FIRST_SKILL, MARK, NO_DIE, SHOWN, drop, is_opening_one
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.state import ACTIVE, NOT_FIXED, DiceBrewingPlayer, DiceBrewingState


def virtual_coins(s: DiceBrewingState, p: DiceBrewingPlayer) -> i64:
    """Coins of the unlucky roll left to spend in this turn (DB-109 to DB-113)."""
    if s.virtual != NOT_FIXED:
        return s.virtual
    if not s.unlucky:
        return 0
    ones: i64 = 0
    for die in p.active:
        if is_opening_one(die) and MARK[die] != BLOCKED:
            ones += 1
    return s.content.unlucky[min(4, ones)]


def discount_of(s: DiceBrewingState, ingredient: i64, die: i64) -> i64:
    """What one own blue die takes off the price, 0 if nothing (DB-104)."""
    if die < FIRST_SKILL or MARK[die] == BLOCKED:
        return 0
    return s.content.discounts[ingredient * 7 + SHOWN[die]]


def best_discount(s: DiceBrewingState, p: DiceBrewingPlayer, ingredient: i64) -> i64:
    best: i64 = 0
    for zone in range(2):
        for die in p.active if zone == ACTIVE else p.storage:
            if die >= FIRST_SKILL:
                off = discount_of(s, ingredient, die)
                if off > best:
                    best = off
    return best


def may_buy(s: DiceBrewingState, p: DiceBrewingPlayer, ingredient: i64) -> i64:
    """Whether an ingredient may be bought, the best own discount counted: 0 or the reason against it."""
    if s.round < s.content.market_opens:
        return why.MARKET_CLOSED
    if p.bought_ingredient:
        return why.ONE_INGREDIENT
    if s.market[ingredient] == 0:
        return why.EMPTY_STACK
    money = p.coins + virtual_coins(s, p)
    price = s.content.price[ingredient]
    if price > money and price - best_discount(s, p, ingredient) > money:
        return why.TOO_DEAR
    return 0


def may_buy_token(s: DiceBrewingState, p: DiceBrewingPlayer, kind: i64) -> i64:
    """Whether an action token may be bought: 0 or the reason against it; no discounts here (DB-108).

    The price comes before the stack: in the advanced game a stack shows only to those who could buy (DB-149).
    """
    if s.round < s.content.black_market_opens:
        return why.BLACK_MARKET_CLOSED
    if p.bought_token:
        return why.ONE_TOKEN
    if s.content.token_price[kind] > p.coins + virtual_coins(s, p):
        return why.TOO_DEAR
    return 0 if s.black_market[kind] > 0 else why.EMPTY_STACK


# -- Q11 buy.main -----------------------------------------------------------------------------------


def main_options(s: DiceBrewingState, most: i64) -> vec[i64]:
    p = s.players[s.to_act]
    acts = vec[i64](capacity=16)
    acts = append(acts, act.DONE)
    if len(p.active) > 0:
        acts = append(acts, act.STORE)
        if len(acts) >= most:
            return acts
    if s.round >= s.content.market_opens and not p.bought_ingredient:
        for ingredient in range(INGREDIENT_COUNT):
            if may_buy(s, p, ingredient) == 0:
                acts = append(acts, act.BUY + ingredient)
                if len(acts) >= most:
                    return acts
    if s.round >= s.content.black_market_opens and not p.bought_token:
        for kind in range(TOKEN_COUNT):
            if may_buy_token(s, p, kind) == 0:
                acts = append(acts, act.BUY_TOKEN + kind)
    if p.held > 0 and tokens.any_playable(s, s.to_act, tokens.IN_TURN):
        acts = append(acts, act.TOKEN)
    return acts


def main_play(s: DiceBrewingState, code: i64) -> None:
    if code == act.DONE:
        return
    s.stack.append(steps.BUY_MAIN)
    if code == act.STORE:
        s.choosing = False
        s.stack.append(steps.STORE_DICE)
    elif code == act.TOKEN:
        s.stack.append(steps.TOKEN_PLAY)
    elif code >= act.BUY_TOKEN:
        _buy_token(s, s.players[s.to_act], code & 63)
    else:
        s.item = code & 63
        s.stack.append(steps.BUY_DISCOUNT)


def _buy_token(s: DiceBrewingState, p: DiceBrewingPlayer, kind: i64) -> None:
    p.bought_token = True
    s.black_market[kind] -= 1
    p.tokens[kind] += 1
    p.held += 1
    price = s.content.token_price[kind]
    virtual = _pay(s, p, price)
    if s.advanced:
        s.tell(ev.BUY_HIDDEN, s.to_act, price - virtual, virtual)  # DB-148
        s.tell(ev.HOLD, s.to_act, kind, only=s.to_act)
    else:
        s.tell(ev.BUY_TOKEN, s.to_act, kind, price - virtual, virtual)


def _pay(s: DiceBrewingState, p: DiceBrewingPlayer, price: i64) -> i64:
    """Virtual coins first (DB-111); answers how many of them were spent."""
    s.virtual = virtual_coins(s, p)
    spent = min(s.virtual, price)
    s.virtual -= spent
    p.coins -= price - spent
    return spent


# -- Q12 buy.discount -------------------------------------------------------------------------------


def discount_options(s: DiceBrewingState) -> vec[i64]:
    """No die, or a blue die that helps; only what can then be paid."""
    p = s.players[s.to_act]
    acts = vec[i64]()
    money = p.coins + virtual_coins(s, p)
    price = s.content.price[s.item]
    if price <= money:
        acts = append(acts, act.FULL_PRICE)
    for zone in range(2):
        last: i64 = NO_DIE
        for die in p.active if zone == ACTIVE else p.storage:
            if die >= FIRST_SKILL and die != last:
                last = die
                off = discount_of(s, s.item, die)
                if off > 0 and price - off <= money:  # DB-105
                    acts = append(acts, act.pick_code(zone, die))
    return acts


def discount_play(s: DiceBrewingState, code: i64) -> None:
    p = s.players[s.to_act]
    price = s.content.price[s.item]
    s.virtual = virtual_coins(s, p)  # DB-113 fixed before a die leaves the pool
    if code != act.FULL_PRICE:
        die = act.picked_die(code)
        off = discount_of(s, s.item, die)
        price = price - off if off < price else 0
        drop(p.active if act.picked_zone(code) == ACTIVE else p.storage, die)
        p.market_die = die
        s.tell(ev.DISCOUNT, s.to_act, SHOWN[die], off)
    p.bought_ingredient = True
    s.market[s.item] -= 1
    p.ingredients[s.item] += 1
    virtual = _pay(s, p, price)
    s.tell(ev.BUY, s.to_act, s.item, price - virtual, virtual)
