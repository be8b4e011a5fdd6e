"""Action tokens: their windows, their targets and what they do (DB-079 to DB-098)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import events as ev
from alehouse.games.dicebrewing import reasons as why
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import (
    BIT,
    BLOCK_BUILDING,
    BLOCK_RECIPE,
    BUILDING_COUNT,
    GUARD,
    HP2,
    MH3,
    RAISE,
    REROLL,
    TAKE,
    TOKEN_COUNT,
)
from alehouse.games.dicebrewing.dice import (
    BLOCKED,
    COLOUR,
    MARK,
    NO_DIE,
    NO_MARK,
    PROTECTED,
    SHOWN,
    boosted,
    drop,
    marked,
    put,
    rerolled,
)
from alehouse.games.dicebrewing.state import (
    ACTIVE,
    NO_CARD,
    NO_ONE,
    STORAGE,
    DiceBrewingPlayer,
    DiceBrewingState,
)

# windows (DB-080): W1 before the first placement turn, W2 and W3 in the own turn, W4 before the first brew
AT_START: Final = 0
IN_TURN: Final = 1
AT_BREW: Final = 2


def held_of(p: DiceBrewingPlayer, kind: i64) -> i64:
    """How many tokens of a kind a player holds, bought and won."""
    return p.tokens[kind] + p.tokens[TOKEN_COUNT + kind]


# -- what may be played -------------------------------------------------------------------------


def may_play(s: DiceBrewingState, seat: i64, kind: i64, window: i64) -> i64:
    """Whether a token of this kind may be played in a window: 0 or the reason against it."""
    if kind == BLOCK_BUILDING:
        if window != AT_START:
            return why.WINDOW_START
    elif kind == BLOCK_RECIPE:
        if window != AT_BREW:
            return why.WINDOW_BREW
    elif window == AT_START:
        return why.WINDOW_TURN
    return 0 if _has_target(s, seat, kind) else why.NO_TARGET


def any_playable(s: DiceBrewingState, seat: i64, window: i64) -> bool:
    p = s.players[seat]
    return any(held_of(p, kind) > 0 and may_play(s, seat, kind, window) == 0 for kind in range(TOKEN_COUNT))


def is_visited(s: DiceBrewingState, seat: i64, window: i64) -> bool:
    """Whether W1 or W4 asks this player; in the advanced game every holder of a token (DB-150)."""
    p = s.players[seat]
    if p.held == 0:
        return False
    return s.advanced or any_playable(s, seat, window)


def may_target(s: DiceBrewingState, seat: i64, kind: i64, owner: i64, zone: i64, die: i64) -> i64:
    """Whether a token may be played on a loose die: 0 or the reason against it."""
    if SHOWN[die] == 0:
        return why.NOT_ROLLED
    if kind == GUARD:
        return 0 if MARK[die] == NO_MARK else why.DIE_MARKED
    if MARK[die] == PROTECTED:
        return why.DIE_PROTECTED
    if kind == TAKE and zone != STORAGE:
        return why.NOT_IN_STORAGE
    if kind == RAISE:
        if owner != seat:
            return why.NOT_OWN
        if SHOWN[die] >= 6:
            return why.SHOWS_SIX
    return 0


def may_bar(s: DiceBrewingState, opponent: i64, building: i64) -> i64:
    """Whether a building may be blocked for an opponent: 0 or the reason against it (DB-087)."""
    if s.round < s.content.opens[building]:
        return why.BUILDING_CLOSED
    if s.players[opponent].barred >> building & 1:
        return why.BUILDING_BARRED
    return 0


def may_block_slot(s: DiceBrewingState, slot: i64) -> i64:
    if s.blocked_slots >> slot & 1:
        return why.RECIPE_BLOCKED
    return 0 if s.row[slot] != NO_CARD else why.NO_TARGET


def _can_bar(s: DiceBrewingState, opponent: i64) -> bool:
    return any(may_bar(s, opponent, building) == 0 for building in range(BUILDING_COUNT))


def _has_target(s: DiceBrewingState, seat: i64, kind: i64) -> bool:
    """DB-098."""
    if kind == BLOCK_BUILDING:
        return any(other != seat and _can_bar(s, other) for other in range(s.seats))
    if kind == BLOCK_RECIPE:
        return any(may_block_slot(s, slot) == 0 for slot in range(len(s.row)))
    return len(_dice_targets(s, seat, kind, 1)) > 0


def _dice_targets(s: DiceBrewingState, seat: i64, kind: i64, most: i64) -> vec[i64]:
    """Dice by class, opponents first."""
    acts = vec[i64]()
    for turn in range(s.seats):
        owner = (seat + 1 + turn) % s.seats
        if kind == RAISE and owner != seat:
            continue
        p = s.players[owner]
        for zone in range(2):
            pool = p.active if zone == ACTIVE else p.storage
            last: i64 = NO_DIE
            for die in pool:
                if die != last:
                    last = die
                    if may_target(s, seat, kind, owner, zone, die) == 0:
                        acts = append(acts, act.target_code(owner, zone, die))
                        if len(acts) >= most:
                            return acts
        if kind == REROLL:  # DB-096 dice waiting to be raised
            if p.base[MH3] != NO_DIE:
                acts = append(acts, act.TARGET_BOARD + owner * 2)
            if p.base[HP2] != NO_DIE:
                acts = append(acts, act.TARGET_BOARD + owner * 2 + 1)
    return acts


# -- Q02 token.w1, Q09 token.play, Q13 token.w4 -----------------------------------------------------


def play_options(s: DiceBrewingState, window: i64) -> vec[i64]:
    acts = vec[i64]()
    if window != IN_TURN:
        acts = append(acts, act.DONE)
    p = s.players[s.to_act]
    for kind in range(TOKEN_COUNT):
        if held_of(p, kind) > 0 and may_play(s, s.to_act, kind, window) == 0:
            acts = append(acts, act.PLAY + kind)
    return acts


def play(s: DiceBrewingState, kind: i64) -> None:
    """The token is revealed and out of the game at once (DB-079, DB-147); its target comes next."""
    p = s.players[s.to_act]
    if p.tokens[kind] > 0:
        p.tokens[kind] -= 1
    else:
        p.tokens[TOKEN_COUNT + kind] -= 1
    p.held -= 1
    s.played[kind] += 1
    s.token = kind
    s.opponent = NO_ONE
    s.tell(ev.TOKEN, s.to_act, kind)
    s.stack.append(steps.TOKEN_TARGET)


# -- Q10 token.target -------------------------------------------------------------------------------


def target_options(s: DiceBrewingState, most: i64) -> vec[i64]:
    if s.token == BLOCK_RECIPE:
        acts = vec[i64]()
        for slot in range(len(s.row)):
            if may_block_slot(s, slot) == 0:
                acts = append(acts, act.RECIPE + s.row[slot])
        return acts
    if s.token != BLOCK_BUILDING:
        return _dice_targets(s, s.to_act, s.token, most)
    acts = vec[i64]()
    if s.opponent == NO_ONE:
        for turn in range(s.seats - 1):
            other = (s.to_act + 1 + turn) % s.seats
            if _can_bar(s, other):
                acts = append(acts, act.OPPONENT + other)
    else:
        for building in range(BUILDING_COUNT):
            if may_bar(s, s.opponent, building) == 0:
                acts = append(acts, act.BUILDING + building)
    return acts


def target_play(s: DiceBrewingState, code: i64) -> None:
    if code >= act.TARGET:
        _hit(s, act.target_seat(code), act.target_zone(code), act.target_die(code))
    elif code >= act.TARGET_BOARD:
        owner = (code - act.TARGET_BOARD) // 2
        space: i64 = MH3 if code % 2 == 0 else HP2
        base = s.players[owner].base
        base[space] = _rolled_again(s, owner, base[space])
    elif code >= act.RECIPE:
        for slot in range(len(s.row)):
            if s.row[slot] == code & 63:
                s.blocked_slots |= BIT[slot]  # DB-093
        s.tell(ev.BLOCK_RECIPE, code & 63)
    elif code >= act.BUILDING:
        s.players[s.opponent].barred |= BIT[code & 63]
        s.tell(ev.BLOCK_BUILDING, s.opponent, code & 63)
    else:
        s.opponent = code & 63
        s.stack.append(steps.TOKEN_TARGET)


def _hit(s: DiceBrewingState, owner: i64, zone: i64, die: i64) -> None:
    p = s.players[owner]
    pool = p.active if zone == ACTIVE else p.storage
    drop(pool, die)
    if s.token == TAKE:
        put(p.active, die)  # DB-085 its owner's, value kept
        s.tell(ev.TAKE, owner, COLOUR[die], SHOWN[die])
    elif s.token == RAISE:
        put(pool, boosted(die))
        s.tell(ev.BOOST, owner, COLOUR[die], SHOWN[die] + 1)
    elif s.token == REROLL:
        put(pool, _rolled_again(s, owner, die))
    elif owner == s.to_act:
        put(pool, marked(die, PROTECTED))  # DB-089
        s.tell(ev.PROTECT_DIE, owner, COLOUR[die], SHOWN[die])
    else:
        put(pool, marked(die, BLOCKED))  # DB-088
        s.tell(ev.BLOCK_DIE, owner, COLOUR[die], SHOWN[die])


def _rolled_again(s: DiceBrewingState, owner: i64, die: i64) -> i64:
    value = s.die()
    s.tell(ev.REROLL, owner, COLOUR[die], SHOWN[die], value)
    return rerolled(die, value)
