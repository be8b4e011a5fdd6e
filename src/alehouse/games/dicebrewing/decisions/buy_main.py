"""Q11: a purchase turn."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, reasons, steps
from alehouse.games.dicebrewing.content import INGREDIENT_COUNT, INGREDIENTS, TOKEN_COUNT, TOKENS
from alehouse.games.dicebrewing.decisions.turn_main import TurnMain
from alehouse.games.dicebrewing.reasons import Args, Refused, refusal
from alehouse.games.dicebrewing.rules import market
from alehouse.games.dicebrewing.state import DiceBrewingState


@final
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
            for ingredient in range(INGREDIENT_COUNT):
                if market.may_buy(s, p, ingredient) == reasons.ALLOWED:
                    codes = append(codes, actions.BUY + ingredient)
                    if len(codes) >= most:
                        return codes
        if s.round >= s.content.black_market_opens and not p.bought_token:
            for kind in range(TOKEN_COUNT):
                if market.may_buy_token(s, p, kind) == reasons.ALLOWED:
                    codes = append(codes, actions.BUY_TOKEN + kind)
        if self.may_play_token(s):
            codes = append(codes, actions.TOKEN)
        return codes

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 nor may it tell which stacks are sold out
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

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        p = s.players[s.to_act]
        money = p.coins + market.virtual_coins(s, p)
        found: Refused = []
        for ingredient in range(INGREDIENT_COUNT):
            reason = market.may_buy(s, p, ingredient)
            if reason != reasons.ALLOWED:
                price = s.content.price[ingredient] - market.best_discount(s, p, ingredient)
                args = _args(s, INGREDIENTS[ingredient], reason, price, money)
                found.append((actions.BUY + ingredient, refusal(reason, args)))
        for kind in range(TOKEN_COUNT):
            reason = market.may_buy_token(s, p, kind)
            if reason != reasons.ALLOWED:
                args = _args(s, TOKENS[kind], reason, s.content.token_price[kind], money)
                found.append((actions.BUY_TOKEN + kind, refusal(reason, args)))
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
