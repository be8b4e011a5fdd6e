"""The round as the rulebook's overview tells it, and the machine that walks through it.

Round: opening roll, W1, placement turns, purchase turns, W4, brewing turns, Tidy-up.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.state import OVER
from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import events as ev
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.dice import COLOUR, NO_DIE, SHOWN, opening
from alehouse.games.dicebrewing.rules import brewing, market, placement, school, season, setup, storage, tidyup, tokens
from alehouse.games.dicebrewing.state import (
    BREW,
    NOT_FIXED,
    PURCHASE,
    ROLL_AND_PLACE,
    TIDY_UP,
    DiceBrewingState,
)

EVERYTHING: Final = 9999  # more options than there can be


def run(s: DiceBrewingState) -> None:
    """Walks on until somebody has a real choice, or the game is over."""
    while len(s.stack) > 0:
        step = s.stack.pop()
        if step >= steps.FIRST_AUTOMATIC:
            advance(s, step)
        elif not settles_itself(s, step):
            s.stack.append(step)
            return


def settles_itself(s: DiceBrewingState, step: i64) -> bool:
    """A decision with one option is taken at once, one without options is left out."""
    acts = options(s, step, 2)
    if len(acts) >= 2:
        return False
    if len(acts) == 1:
        # DB-150 a prompt that comes to some holders of tokens only would tell which kind they hold
        if s.advanced and (step == steps.TOKEN_W1 or step == steps.TOKEN_W4) and s.players[s.to_act].held > 0:
            return False
        resolve(s, step, acts[0])
    else:
        s.tell(ev.NO_REWARD, s.to_act)
    return True


def seat_in_order(s: DiceBrewingState, turn: i64) -> i64:
    """DB-002."""
    return (s.priority + turn) % s.seats


# -- what happens by itself ---------------------------------------------------------------------------


def advance(s: DiceBrewingState, step: i64) -> None:
    if step == steps.START_PLAYER:
        setup.start_player(s)
    elif step == steps.OPENING_ROLL:
        opening_roll(s)
    elif step == steps.VISIT_W1:
        visit(s, step, tokens.AT_START, steps.TOKEN_W1, steps.NEXT_PLACEMENT)
    elif step == steps.NEXT_PLACEMENT:
        next_placement(s)
    elif step == steps.NEXT_PURCHASE:
        next_purchase(s)
    elif step == steps.VISIT_W4:
        visit(s, step, tokens.AT_BREW, steps.TOKEN_W4, steps.NEXT_BREW)
    elif step == steps.NEXT_BREW:
        next_brew(s)
    elif step == steps.TIDY_UP:
        s.phase = TIDY_UP
        tidyup.tidy_up(s)
        s.stack.append(steps.ROUND_OVER)
    elif step == steps.ROUND_OVER:
        season.round_over(s)
    else:
        brewing.take_card(s)


def opening_roll(s: DiceBrewingState) -> None:
    """DB-010, DB-011: everybody rolls the whole Active pool."""
    s.phase = ROLL_AND_PLACE
    for turn in range(s.seats):
        seat = seat_in_order(s, turn)
        pool = s.players[seat].active
        for index in range(len(pool)):
            pool[index] = opening(COLOUR[pool[index]], s.die(), s.unlucky)
        pool.sort()
        if s.log is not None:
            tell_roll(s, seat, pool)
    s.visit = 0
    s.stack.append(steps.VISIT_W1)


def tell_roll(s: DiceBrewingState, seat: i64, pool: list[i64]) -> None:
    last: i64 = NO_DIE
    for die in pool:
        if die != last:
            last = die
            s.tell(ev.ROLL, seat, pool.count(die), COLOUR[die], SHOWN[die])


def visit(s: DiceBrewingState, step: i64, window: i64, decision: i64, after: i64) -> None:
    """W1 and W4: one visit each, in order (DB-081, DB-083)."""
    while s.visit < s.seats:
        seat = seat_in_order(s, s.visit)
        s.visit += 1
        if tokens.is_visited(s, seat, window):
            s.to_act = seat
            s.stack.append(step)
            s.stack.append(decision)
            return
    s.visit = 0
    s.declines = 0
    s.stack.append(after)


def next_placement(s: DiceBrewingState) -> None:
    """DB-025, DB-035 to DB-037: turns go round until everybody has passed."""
    for tried in range(s.seats):
        seat = seat_in_order(s, s.visit % s.seats)
        s.visit += 1
        if not s.players[seat].passed:
            s.to_act = seat
            s.pieces = 0
            s.stack.append(steps.NEXT_PLACEMENT)
            s.stack.append(steps.PLACE_MAIN)
            return
    s.visit = 0
    s.phase = PURCHASE
    s.stack.append(steps.NEXT_PURCHASE)


def next_purchase(s: DiceBrewingState) -> None:
    """DB-099: one purchase turn each."""
    if s.visit < s.seats:
        s.to_act = seat_in_order(s, s.visit)
        s.visit += 1
        s.virtual = NOT_FIXED
        s.stack.append(steps.NEXT_PURCHASE)
        s.stack.append(steps.BUY_MAIN)
        return
    s.visit = 0
    s.phase = BREW
    s.stack.append(steps.VISIT_W4)


def next_brew(s: DiceBrewingState) -> None:
    """DB-114, DB-115, DB-128: brewing turns go round until everybody has declined in a row."""
    if s.declines >= s.seats:
        s.stack.append(steps.TIDY_UP)
        return
    s.to_act = seat_in_order(s, s.visit % s.seats)
    s.visit += 1
    s.stack.append(steps.NEXT_BREW)
    s.stack.append(steps.BREW_MAIN)


# -- decisions ----------------------------------------------------------------------------------------


def options(s: DiceBrewingState, step: i64, most: i64) -> vec[i64]:
    """Codes that may be played at a decision; a caller who only wants to know whether there are two says so."""
    if step == steps.PLACE_MAIN:
        return placement.main_options(s, most)
    if step == steps.PLACE_PIECE:
        return placement.piece_options(s, most)
    if step == steps.STORE_DICE:
        return storage.options(s, most)
    if step == steps.BUY_MAIN:
        return market.main_options(s, most)
    if step == steps.BREW_MAIN:
        return brewing.main_options(s)
    if step == steps.BREW_IMPROVE:
        return brewing.improve_options(s)
    if step == steps.BREW_DICE:
        return brewing.dice_options(s)
    if step == steps.SCHOOL_REROLL:
        return school.reroll_options(s, most)
    if step == steps.SCHOOL_SWAP_COLOUR:
        return school.colour_options(s)
    if step == steps.SCHOOL_SWAP_DIE:
        return school.swap_options(s)
    if step == steps.BUY_DISCOUNT:
        return market.discount_options(s)
    if step == steps.TOKEN_PLAY:
        return tokens.play_options(s, tokens.IN_TURN)
    if step == steps.TOKEN_TARGET:
        return tokens.target_options(s, most)
    if step == steps.TOKEN_W1:
        return tokens.play_options(s, tokens.AT_START)
    if step == steps.TOKEN_W4:
        return tokens.play_options(s, tokens.AT_BREW)
    if step == steps.BREW_REWARD_DIE:
        return brewing.reward_die_options(s)
    return brewing.reward_token_options(s)


def resolve(s: DiceBrewingState, step: i64, code: i64) -> None:
    """Plays a code at a decision that was taken off the stack."""
    if step == steps.PLACE_MAIN:
        placement.main_play(s, code)
    elif step == steps.PLACE_PIECE:
        placement.piece_play(s, code)
    elif step == steps.STORE_DICE:
        storage.play(s, code)
    elif step == steps.BUY_MAIN:
        market.main_play(s, code)
    elif step == steps.BREW_MAIN:
        brewing.main_play(s, code)
    elif step == steps.BREW_IMPROVE:
        brewing.improve_play(s, code)
    elif step == steps.BREW_DICE:
        brewing.dice_play(s, code)
    elif step == steps.SCHOOL_REROLL:
        school.reroll_play(s, code)
    elif step == steps.SCHOOL_SWAP_COLOUR:
        school.colour_play(s, code)
    elif step == steps.SCHOOL_SWAP_DIE:
        school.swap_play(s, code)
    elif step == steps.BUY_DISCOUNT:
        market.discount_play(s, code)
    elif step == steps.TOKEN_TARGET:
        tokens.target_play(s, code)
    elif step == steps.BREW_REWARD_DIE:
        brewing.reward_die_play(s, code)
    elif step == steps.BREW_REWARD_TOKEN:
        brewing.reward_token_play(s, code)
    elif code != act.DONE:
        if step != steps.TOKEN_PLAY:
            s.stack.append(step)  # W1 and W4 ask again until the player is done
        tokens.play(s, code & 63)


def legal(s: DiceBrewingState) -> vec[i64]:
    if s.to_act == OVER:
        return vec[i64]()
    return options(s, s.stack[-1], EVERYTHING)


def play(s: DiceBrewingState, code: i64) -> None:
    resolve(s, s.stack.pop(), code)
    run(s)
