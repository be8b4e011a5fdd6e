"""What a brewer would expect to be able to do now and cannot, each with its rule and numbers."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.refusal import Refusal
from alehouse.engine.state import OVER
from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import reasons as why
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import (
    BLOCK_BUILDING,
    BLOCK_RECIPE,
    BUILDING_COUNT,
    BUILDING_OF,
    GIVES,
    INGREDIENT_COUNT,
    SPACE_COUNT,
    TOKEN_COUNT,
)
from alehouse.games.dicebrewing.dice import BLOCKED, COLOUR, FIRST_SKILL, MARK, NO_DIE, NO_MARK, SHOWN, SKILL
from alehouse.games.dicebrewing.rules import brewing, market, reach, spaces, tokens
from alehouse.games.dicebrewing.rules.matching import least_waste
from alehouse.games.dicebrewing.schema import BUILDINGS, COLOURS, INGREDIENTS, SPACES, TOKENS
from alehouse.games.dicebrewing.state import (
    ACTIVE,
    NO_CARD,
    NO_ONE,
    STORAGE,
    WITH_SKILL,
    DiceBrewingPlayer,
    DiceBrewingState,
)

Refused = list[tuple[int, Refusal]]
Args = dict[str, object]


def refusal(reason: i64, args: Args) -> Refusal:
    rule, key = why.REASONS[reason]
    return Refusal(rule, key, args)


def refused(s: DiceBrewingState) -> Refused:
    if s.to_act == OVER:
        return []
    step = s.stack[-1]
    p = s.players[s.to_act]
    if step == steps.PLACE_MAIN:
        return _spaces(s, p) + _token_button(s, p)
    if step == steps.PLACE_PIECE:
        return _pieces(s, p)
    if step == steps.SCHOOL_REROLL:
        return _marked(p, -1)
    if step == steps.SCHOOL_SWAP_COLOUR:
        return _swap_colours(s, p)
    if step == steps.SCHOOL_SWAP_DIE:
        return _marked(p, s.colour)
    if step == steps.STORE_DICE:
        return [(act.pick_code(STORAGE, die), refusal(why.STAYS_STORED, _die(die))) for die in _classes(p.storage)]
    if step == steps.TOKEN_W1:
        return _tokens(s, p, tokens.AT_START)
    if step == steps.TOKEN_PLAY:
        return _tokens(s, p, tokens.IN_TURN)
    if step == steps.TOKEN_W4:
        return _tokens(s, p, tokens.AT_BREW)
    if step == steps.TOKEN_TARGET:
        return _targets(s)
    if step == steps.BUY_MAIN:
        return _purchases(s, p) + _token_button(s, p)
    if step == steps.BUY_DISCOUNT:
        return _discounts(s, p)
    if step == steps.BREW_MAIN:
        return _recipes(s, p)
    if step == steps.BREW_IMPROVE:
        return _improvements(s, p)
    if step == steps.BREW_REWARD_DIE:
        return [
            (act.COLOUR_OF + colour, refusal(why.COLOUR_EMPTY, {"colour": COLOURS[colour]}))
            for colour in range(4)
            if s.supply[colour] == 0
        ]
    if step == steps.BREW_REWARD_TOKEN:
        return [
            (act.WIN_TOKEN + kind, refusal(why.STACK_EMPTY, {"token": TOKENS[kind]}))
            for kind in range(TOKEN_COUNT)
            if s.black_market[kind] == 0
        ]
    return []


def _classes(pool: list[i64]) -> list[i64]:
    """One die of each class of a pool."""
    found: list[i64] = []
    for die in pool:
        if not found or found[-1] != die:
            found.append(die)
    return found


def _pool(p: DiceBrewingPlayer, zone: i64) -> list[i64]:
    return p.active if zone == ACTIVE else p.storage


def _die(die: i64) -> Args:
    return {"colour": COLOURS[COLOUR[die]], "value": SHOWN[die]}


# -- placing ------------------------------------------------------------------------------------------


def _spaces(s: DiceBrewingState, p: DiceBrewingPlayer) -> Refused:
    dice = reach.reach_of(p)
    crowded = spaces.crowded_spaces(s, s.to_act)
    found: Refused = []
    for space in range(SPACE_COUNT):
        reason = spaces.may_base(s, p, space, dice, crowded)
        if reason != why.ALLOWED:
            found.append((act.BASE + space, refusal(reason, _space_args(s, space, reason, dice))))
    for space in range(SPACE_COUNT):
        reason = spaces.may_speed(s, p, space, dice)
        if reason not in (why.ALLOWED, why.NO_SPEED_SLOT):
            found.append((act.SPEED + space, refusal(reason, _space_args(s, space, reason, dice))))
    return found


def _space_args(s: DiceBrewingState, space: i64, reason: i64, dice: i64) -> Args:
    """What was needed and what there is."""
    args: Args = {"space": SPACES[space]}
    building = BUILDING_OF[space]
    if reason in (why.CLOSED, why.SCHOOL_CLOSED, why.DEPARTMENT_CLOSED):
        args.update(building=BUILDINGS[building], need=s.content.opens[building], have=s.round)
    elif reason == why.BARRED:
        args["building"] = BUILDINGS[building]
    elif reason == why.CROWDED:
        args.update(need=s.seats, have=s.seats - 1)
    elif reason == why.SUPPLY_EMPTY:
        args["what"] = [*COLOURS, "seed"][GIVES[space]]
    elif reason >= why.SPEED_TOO_LOW:
        args.update(need=s.content.speed[space], have=reach.best_skill(dice))
    elif reason >= why.NO_PIECE and s.content.least[space] > 0:
        args.update(need=s.content.least[space], have=reach.best_skill(dice))
    return args


def _pieces(s: DiceBrewingState, p: DiceBrewingPlayer) -> Refused:
    """Dice of a colour that the space takes, which may not be placed all the same."""
    found: Refused = []
    blue = s.speeding or s.content.least[s.space] > 0
    for zone in range(2):
        for die in _classes(_pool(p, zone)):
            reason = spaces.may_place(s, p, die)
            wrong_colour = reason == why.NO_PIECE + s.space and not (blue and COLOUR[die] == SKILL)
            if reason != why.ALLOWED and not wrong_colour:
                args = _die(die)
                if blue:
                    least = s.content.speed[s.space] if s.speeding else s.content.least[s.space]
                    args.update(need=least, have=SHOWN[die], space=SPACES[s.space])
                found.append((act.pick_code(zone, die), refusal(reason, args)))
    return found


def _marked(p: DiceBrewingPlayer, colour: i64) -> Refused:
    """Blocked and protected dice, of one colour or of all."""
    found: Refused = []
    for zone in range(2):
        for die in _classes(_pool(p, zone)):
            if MARK[die] != NO_MARK and (colour < 0 or COLOUR[die] == colour):
                found.append((act.pick_code(zone, die), refusal(_mark_reason(die), _die(die))))
    return found


def _mark_reason(die: i64) -> i64:
    return why.DIE_BLOCKED if MARK[die] == BLOCKED else why.DIE_PROTECTED


def _swap_colours(s: DiceBrewingState, p: DiceBrewingPlayer) -> Refused:
    colours = reach.swap_colours(s, reach.reach_of(p))
    return [
        (act.COLOUR_OF + colour, refusal(why.NOTHING_TO_SWAP, {"colour": COLOURS[colour]}))
        for colour in range(SKILL)
        if colours >> colour & 1 == 0
    ]


# -- tokens ---------------------------------------------------------------------------------------------


def _tokens(s: DiceBrewingState, p: DiceBrewingPlayer, window: i64) -> Refused:
    found: Refused = []
    for kind in range(TOKEN_COUNT):
        reason = tokens.may_play(s, s.to_act, kind, window)
        if tokens.held_of(p, kind) > 0 and reason != why.ALLOWED:
            found.append((act.PLAY + kind, refusal(reason, {"token": TOKENS[kind]})))
    return found


def _token_button(s: DiceBrewingState, p: DiceBrewingPlayer) -> Refused:
    """A player who holds tokens, none of which can be played in the own turn."""
    held = _tokens(s, p, tokens.IN_TURN)
    if not held or tokens.any_playable(s, s.to_act, tokens.IN_TURN):
        return []
    return [(act.TOKEN, held[0][1])]


def _targets(s: DiceBrewingState) -> Refused:
    found: Refused = []
    if s.token == BLOCK_RECIPE:
        for slot in range(len(s.row)):
            reason = tokens.may_block_slot(s, slot)
            if reason == why.RECIPE_BLOCKED:
                card = s.row[slot]
                found.append((act.RECIPE + card, refusal(reason, {"recipe": s.content.recipe_ids[card]})))
    elif s.token == BLOCK_BUILDING:
        if s.opponent != NO_ONE:
            for building in range(BUILDING_COUNT):
                reason = tokens.may_bar(s, s.opponent, building)
                if reason != why.ALLOWED:
                    args: Args = {"building": BUILDINGS[building], "other": s.opponent + 1}
                    args.update(need=s.content.opens[building], have=s.round)
                    found.append((act.BUILDING + building, refusal(reason, args)))
    else:
        for owner in range(s.seats):
            found += _dice_targets(s, owner)
    return found


def _dice_targets(s: DiceBrewingState, owner: i64) -> Refused:
    """Dice that carry a marker or show a 6; that a token wants stored or own dice goes without saying."""
    found: Refused = []
    for zone in range(2):
        for die in _classes(_pool(s.players[owner], zone)):
            reason = tokens.may_target(s, s.to_act, s.token, owner, zone, die)
            if reason in (why.DIE_PROTECTED, why.DIE_MARKED, why.SHOWS_SIX):
                found.append((act.target_code(owner, zone, die), refusal(reason, {**_die(die), "other": owner + 1})))
    return found


# -- buying ---------------------------------------------------------------------------------------------


def _purchases(s: DiceBrewingState, p: DiceBrewingPlayer) -> Refused:
    money = p.coins + market.virtual_coins(s, p)
    found: Refused = []
    for ingredient in range(INGREDIENT_COUNT):
        reason = market.may_buy(s, p, ingredient)
        if reason != why.ALLOWED:
            args: Args = {"what": INGREDIENTS[ingredient]}
            if reason == why.MARKET_CLOSED:
                args.update(need=s.content.market_opens, have=s.round)
            elif reason == why.TOO_DEAR:
                args.update(need=s.content.price[ingredient] - market.best_discount(s, p, ingredient), have=money)
            found.append((act.BUY + ingredient, refusal(reason, args)))
    for kind in range(TOKEN_COUNT):
        reason = market.may_buy_token(s, p, kind)
        if reason != why.ALLOWED:
            args = {"what": TOKENS[kind]}
            if reason == why.BLACK_MARKET_CLOSED:
                args.update(need=s.content.black_market_opens, have=s.round)
            elif reason == why.TOO_DEAR:
                args.update(need=s.content.token_price[kind], have=money)
            found.append((act.BUY_TOKEN + kind, refusal(reason, args)))
    return found


def _discounts(s: DiceBrewingState, p: DiceBrewingPlayer) -> Refused:
    money = p.coins + market.virtual_coins(s, p)
    price = s.content.price[s.item]
    what = INGREDIENTS[s.item]
    found: Refused = []
    if price > money:
        found.append((act.FULL_PRICE, refusal(why.TOO_DEAR, {"what": what, "need": price, "have": money})))
    for zone in range(2):
        for die in _classes(_pool(p, zone)):
            if die < FIRST_SKILL:
                continue
            off = market.discount_of(s, s.item, die)
            args: Args = {**_die(die), "what": what, "need": price - off, "have": money}
            if MARK[die] == BLOCKED:
                found.append((act.pick_code(zone, die), refusal(why.DIE_BLOCKED, args)))
            elif off == 0:
                found.append((act.pick_code(zone, die), refusal(why.NO_DISCOUNT, args)))
            elif price - off > money:
                found.append((act.pick_code(zone, die), refusal(why.TOO_DEAR, args)))
    return found


# -- brewing --------------------------------------------------------------------------------------------


def _recipes(s: DiceBrewingState, p: DiceBrewingPlayer) -> Refused:
    found: Refused = []
    for slot in range(len(s.row)):
        card = s.row[slot]
        if card == NO_CARD:
            continue
        reason = brewing.may_brew(s, p, slot)
        if reason == why.ALLOWED:
            continue
        args: Args = {"recipe": s.content.recipe_ids[card]}
        if reason == why.MISSING_DICE:
            needs = s.content.recipes[card].needs
            both = sorted(p.storage + [die for die in p.active if SHOWN[die] > 0])
            if all(place != NO_DIE for place in least_waste(both, needs)):
                reason = why.NOT_STORED
            met = sum(1 for place in least_waste(p.storage, needs) if place != NO_DIE)
            args.update(need=len(needs), have=met)
        found.append((act.BREW + card, refusal(reason, args)))
    return found


def _improvements(s: DiceBrewingState, p: DiceBrewingPlayer) -> Refused:
    recipe = brewing.recipe_of(s)
    found: Refused = []
    if recipe.skill_least > 0 and brewing.may_improve(s, p, WITH_SKILL) != why.ALLOWED:
        best = max([SHOWN[die] for die in p.storage if die >= FIRST_SKILL and MARK[die] != BLOCKED], default=0)
        found.append((act.IMPROVE_SKILL, refusal(why.SKILL_TOO_LOW, {"need": recipe.skill_least, "have": best})))
    for ingredient in range(INGREDIENT_COUNT):
        if recipe.improvers >> ingredient & 1 and p.ingredients[ingredient] == 0:
            args: Args = {"ingredient": INGREDIENTS[ingredient]}
            found.append((act.IMPROVE + ingredient, refusal(why.NO_INGREDIENT, args)))
    return found
