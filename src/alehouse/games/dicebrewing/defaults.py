"""What is played for a seat that runs out of time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import BLOCK_BUILDING, BLOCK_RECIPE, GUARD, RAISE, REROLL, TAKE
from alehouse.games.dicebrewing.dice import COLOUR, DARK, HOPS, PALE, SHOWN, SKILL
from alehouse.games.dicebrewing.rules import market, turn
from alehouse.games.dicebrewing.rules.brewing import recipe_of
from alehouse.games.dicebrewing.rules.school import may_change
from alehouse.games.dicebrewing.state import ACTIVE, DiceBrewingState

DICE_BY_WORTH: Final = vec[i64]([DARK, PALE, HOPS, SKILL])
TOKENS_BY_WORTH: Final = vec[i64]([RAISE, REROLL, GUARD, TAKE, BLOCK_RECIPE, BLOCK_BUILDING])


def default(s: DiceBrewingState) -> i64:
    step = s.stack[-1]
    codes = turn.legal(s)
    if step == steps.PLACE_PIECE:
        return _lowest(codes, 7)
    if step == steps.SCHOOL_REROLL:
        return _reroll(s, codes)
    if step == steps.SCHOOL_SWAP_COLOUR:
        return act.COLOUR_OF + _lowest_colour(s)
    if step == steps.SCHOOL_SWAP_DIE:
        return _lowest(codes, s.best)
    if step == steps.STORE_DICE:
        return act.FINISH if s.choosing else _to_store(codes)
    if step == steps.BUY_DISCOUNT:
        return _discount(s, codes)
    if step == steps.BREW_IMPROVE:
        return _improvement(s, codes)
    if step == steps.BREW_REWARD_DIE:
        return _first_of(codes, act.COLOUR_OF, DICE_BY_WORTH)
    if step == steps.BREW_REWARD_TOKEN:
        return _first_of(codes, act.WIN_TOKEN, TOKENS_BY_WORTH)
    # pass, end, done, decline, automatic dice; a token that was taken up hits the first of its targets
    return codes[0]


def _lowest(codes: vec[i64], below: i64) -> i64:
    """The first of the lowest dice on offer that show less than a value, else the first option."""
    found = codes[0]
    for code in codes:
        if code >= act.PICK and SHOWN[act.picked_die(code)] < below:
            below = SHOWN[act.picked_die(code)]
            found = code
    return found


def _to_store(codes: vec[i64]) -> i64:
    """Storing nothing is no option of its own; what completes a recipe comes closest, else the best die alone."""
    found = codes[0]
    best: i64 = 0
    for code in codes:
        if act.STORE_FOR <= code < act.PLAY:
            return code
        if code >= act.PICK and SHOWN[act.picked_die(code)] > best:
            best = SHOWN[act.picked_die(code)]
            found = code
    return found


def _reroll(s: DiceBrewingState, codes: vec[i64]) -> i64:
    """All Active dice showing 2 or less; if there are none, the lowest single die."""
    if s.choosing:
        return act.FINISH
    found: i64 = 0
    for code in codes:
        if act.REROLL_ACTIVE < code <= act.REROLL_ACTIVE + 2:
            found = code
    return found if found > 0 else _lowest(codes, 7)


def _lowest_colour(s: DiceBrewingState) -> i64:
    """The colour of the lowest own die among the legal ones."""
    p = s.players[s.to_act]
    found: i64 = 0
    lowest: i64 = 7
    for code in turn.legal(s):
        for zone in range(2):
            for die in p.active if zone == ACTIVE else p.storage:
                if COLOUR[die] == code & 63 and may_change(die) and SHOWN[die] < lowest:
                    lowest = SHOWN[die]
                    found = code & 63
    return found


def _discount(s: DiceBrewingState, codes: vec[i64]) -> i64:
    """No die if the price can be paid; else the lowest die with the largest discount."""
    found = codes[0]
    if found == act.FULL_PRICE:
        return found
    best: i64 = 0
    lowest: i64 = 7
    for code in codes:
        die = act.picked_die(code)
        off = market.discount_of(s, s.item, die)
        if off > best or (off == best and SHOWN[die] < lowest):
            best = off
            lowest = SHOWN[die]
            found = code
    return found


def _improvement(s: DiceBrewingState, codes: vec[i64]) -> i64:
    """The largest bonus, 1 experience for 2 coins; on a tie the blue die."""
    recipe = recipe_of(s)
    found = codes[0]
    best: i64 = 0
    for code in codes:
        bonus: i64 = 0
        if code == act.IMPROVE_SKILL:
            bonus = recipe.skill_coins + 2 * recipe.skill_experience
        elif code != act.IMPROVE_NOT:
            bonus = recipe.improve_coins[code & 63] + 2 * recipe.improve_experience[code & 63]
        if bonus > best:
            best = bonus
            found = code
    return found


def _first_of(codes: vec[i64], family: i64, order: vec[i64]) -> i64:
    for wanted in order:
        for code in codes:
            if code == family + wanted:
                return code
    return codes[0]
