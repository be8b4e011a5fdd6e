"""Q11 and Q12: a purchase turn, and the price of an ingredient, in full or with the discount of a blue die."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.games.dicebrewing import actions, kinds, reasons, steps
from alehouse.games.dicebrewing.decisions.choice import Choice, closest, own_dice
from alehouse.games.dicebrewing.decisions.tokens import TurnMain
from alehouse.games.dicebrewing.dice import FIRST_SKILL, NO_DIE, SHOWN
from alehouse.games.dicebrewing.reasons import Args, Refused, die_args, refusal, refuse
from alehouse.games.dicebrewing.rules import market
from alehouse.games.dicebrewing.state import DiceBrewingState


class BuyMain(TurnMain):
    """Ingredients and action tokens, storing, tokens to play."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64](capacity=16)
        codes = append(codes, actions.DONE)
        if len(p.active) > 0:
            codes = append(codes, actions.STORE)
            if len(codes) >= most:
                return codes
        if s.round >= s.content.market_opens and not p.bought_ingredient:
            for ingredient in range(kinds.INGREDIENT_COUNT):
                if market.may_buy(s, p, ingredient) == reasons.ALLOWED:
                    codes = append(codes, actions.BUY + ingredient)
                    if len(codes) >= most:
                        return codes
        if s.round >= s.content.black_market_opens and not p.bought_token:
            for kind in range(kinds.TOKEN_COUNT):
                if market.may_buy_token(s, p, kind) == reasons.ALLOWED:
                    codes = append(codes, actions.BUY_TOKEN + kind)
        if self.may_play_token(s):
            codes = append(codes, actions.TOKEN)
        return codes

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 it may not reveal which stacks are sold out, either
        return (s.discreet and market.may_afford_token(s, s.players[s.to_act])) or super().asks(s, arg)

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        if code == actions.DONE:
            return
        if code == actions.STORE or code == actions.TOKEN:
            self.store_or_token(s, steps.BUY_MAIN, code)
            return
        s.push(steps.BUY_MAIN)
        if code >= actions.BUY_TOKEN:
            market.buy_token(s, s.players[s.to_act], code & 63)
        else:
            s.item = code & 63
            s.push(steps.BUY_DISCOUNT)

    def because(self, s: DiceBrewingState, arg: i64) -> list[Because]:
        p = s.players[s.to_act]
        return [Because("coins", {"coins": p.coins + market.virtual_coins(s, p)}), *closest(s)]

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        p = s.players[s.to_act]
        money = p.coins + market.virtual_coins(s, p)
        found: Refused = []
        for ingredient in range(kinds.INGREDIENT_COUNT):
            reason = market.may_buy(s, p, ingredient)
            price = s.content.price[ingredient] - market.best_discount(s, p, ingredient)
            args = _args(s, kinds.INGREDIENTS[ingredient], reason, price, money)
            refuse(found, actions.BUY + ingredient, reason, args)
        for kind in range(kinds.TOKEN_COUNT):
            reason = market.may_buy_token(s, p, kind)
            args = _args(s, kinds.TOKENS[kind], reason, s.content.token_price[kind], money)
            refuse(found, actions.BUY_TOKEN + kind, reason, args)
        return found + self.refused_token(s)


def _args(s: DiceBrewingState, what: str, reason: i64, price: i64, money: i64) -> Args:
    args: Args = {"what": what}
    if reason == reasons.MARKET_CLOSED:
        args.update(need=s.content.market_opens, have=s.round)
    elif reason == reasons.BLACK_MARKET_CLOSED:
        args.update(need=s.content.black_market_opens, have=s.round)
    elif reason == reasons.TOO_DEAR:
        args.update(need=price, have=money)
    return args


class BuyDiscount(Choice):
    """No die, or a blue die that helps; only what can be paid then."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64]()
        money = p.coins + market.virtual_coins(s, p)
        if s.content.price[s.item] <= money:
            codes = append(codes, actions.FULL_PRICE)
        for zone, die in own_dice(p):
            if die >= FIRST_SKILL and market.may_discount(s, die, money) == reasons.ALLOWED:
                codes = append(codes, actions.pick_code(zone, die))
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        p = s.players[s.to_act]
        if code == actions.FULL_PRICE:
            market.buy_ingredient(s, p, kinds.ACTIVE, NO_DIE)
        else:
            market.buy_ingredient(s, p, actions.picked_zone(code), actions.picked_die(code))

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        p = s.players[s.to_act]
        money = p.coins + market.virtual_coins(s, p)
        price = s.content.price[s.item]
        what = kinds.INGREDIENTS[s.item]
        found: Refused = []
        if price > money:
            args: Args = {"what": what, "need": price, "have": money}
            found.append((actions.FULL_PRICE, refusal(reasons.TOO_DEAR, args)))
        for zone, die in own_dice(p):
            if die >= FIRST_SKILL:
                need = price - market.discount_of(s, s.item, die)
                args = {**die_args(die), "what": what, "need": need, "have": money}
                refuse(found, actions.pick_code(zone, die), market.may_discount(s, die, money), args)
        return found

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        """No die if the price can be paid; else the lowest die with the largest discount."""
        codes = self.legal(s, arg)
        found = codes[0]
        if found == actions.FULL_PRICE:
            return found
        best: i64 = 0
        lowest: i64 = 7
        for code in codes:
            die = actions.picked_die(code)
            off = market.discount_of(s, s.item, die)
            if off > best or (off == best and SHOWN[die] < lowest):
                best = off
                lowest = SHOWN[die]
                found = code
        return found
