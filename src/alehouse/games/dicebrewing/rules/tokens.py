"""Action tokens: their windows, their targets and what they do (DB-079 to DB-098)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.dicebrewing import actions, dice, events, kinds, reasons, steps
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState

# windows (DB-080): W1 before the first placement turn, W2 and W3 in one's turn, W4 before the first brew
AT_START: Final = 0
IN_TURN: Final = 1
AT_BREW: Final = 2


def held_of(p: DiceBrewingPlayer, kind: i64) -> i64:
    """How many tokens of a kind a player holds, bought and won."""
    return p.tokens[kind] + p.tokens[kinds.TOKEN_COUNT + kind]


def may_play(s: DiceBrewingState, seat: i64, kind: i64, window: i64) -> i64:
    """Whether a token of this kind may be played in a window, for its first effect: 0 or the reason against it."""
    effect = s.content.token_effects[kind][0]
    if effect == kinds.BLOCK_BUILDING:
        if window != AT_START:
            return reasons.WINDOW_START
    elif effect == kinds.BLOCK_RECIPE:
        if window != AT_BREW:
            return reasons.WINDOW_BREW
    elif window == AT_START:
        return reasons.WINDOW_TURN
    return reasons.ALLOWED if _has_target(s, seat, effect) else reasons.NO_TARGET


def any_playable(s: DiceBrewingState, seat: i64, window: i64) -> bool:
    p = s.players[seat]
    return any(
        held_of(p, kind) > 0 and may_play(s, seat, kind, window) == reasons.ALLOWED for kind in range(kinds.TOKEN_COUNT)
    )


def may_target(s: DiceBrewingState, seat: i64, effect: i64, owner: i64, zone: i64, die: i64) -> i64:
    """Whether an effect may act on a loose die: 0 or the reason against it."""
    if dice.SHOWN[die] == 0:
        return reasons.NOT_ROLLED
    if effect == kinds.GUARD:
        return reasons.ALLOWED if dice.MARK[die] == dice.NO_MARK else reasons.DIE_MARKED
    if dice.MARK[die] == dice.PROTECTED:
        return reasons.DIE_PROTECTED
    if effect == kinds.TAKE and zone != kinds.STORAGE:
        return reasons.NOT_IN_STORAGE
    if effect == kinds.RAISE:
        if owner != seat:
            return reasons.NOT_OWN
        if dice.SHOWN[die] >= 6:
            return reasons.SHOWS_SIX
    return reasons.ALLOWED


def may_bar(s: DiceBrewingState, opponent: i64, building: i64) -> i64:
    """Whether a building may be blocked for an opponent: 0 or the reason against it (DB-087)."""
    if s.round < s.content.opens[building]:
        return reasons.BUILDING_CLOSED
    if s.players[opponent].barred >> building & 1:
        return reasons.BUILDING_BARRED
    return reasons.ALLOWED


def may_block_slot(s: DiceBrewingState, slot: i64) -> i64:
    if s.blocked_slots >> slot & 1:
        return reasons.RECIPE_BLOCKED
    return reasons.ALLOWED if s.row[slot] != kinds.NO_CARD else reasons.NO_TARGET


def can_bar(s: DiceBrewingState, opponent: i64) -> bool:
    """Whether any building may be blocked for an opponent."""
    return any(may_bar(s, opponent, building) == reasons.ALLOWED for building in range(kinds.BUILDING_COUNT))


def _has_target(s: DiceBrewingState, seat: i64, effect: i64) -> bool:
    """DB-098."""
    if effect == kinds.BLOCK_BUILDING:
        return any(other != seat and can_bar(s, other) for other in range(s.seats))
    if effect == kinds.BLOCK_RECIPE:
        return any(may_block_slot(s, slot) == reasons.ALLOWED for slot in range(len(s.row)))
    return len(dice_targets(s, seat, effect, 1)) > 0


def dice_targets(s: DiceBrewingState, seat: i64, effect: i64, most: i64) -> vec[i64]:
    """Codes of possible target dice, one per class, opponents first; about `most` are enough."""
    codes = vec[i64]()
    for turn in range(s.seats):
        owner = (seat + 1 + turn) % s.seats
        if effect == kinds.RAISE and owner != seat:
            continue
        p = s.players[owner]
        for zone in range(2):
            last: i64 = dice.NO_DIE
            for die in p.pool(zone):
                if die != last:
                    last = die
                    if may_target(s, seat, effect, owner, zone, die) == reasons.ALLOWED:
                        codes = append(codes, actions.target_code(owner, zone, die))
                        if len(codes) >= most:
                            return codes
        if effect == kinds.REROLL:  # DB-096 dice waiting to be raised
            if p.base[kinds.MH3] != dice.NO_DIE:
                codes = append(codes, actions.TARGET_BOARD + owner * 2)
            if p.base[kinds.HP2] != dice.NO_DIE:
                codes = append(codes, actions.TARGET_BOARD + owner * 2 + 1)
    return codes


def play(s: DiceBrewingState, kind: i64) -> None:
    """The token is revealed and out of the game at once (DB-079, DB-147); its target comes next."""
    p = s.players[s.to_act]
    if p.tokens[kind] > 0:
        p.tokens[kind] -= 1
    else:
        p.tokens[kinds.TOKEN_COUNT + kind] -= 1
    p.held -= 1
    s.played[kind] += 1
    s.token = kind
    s.opponent = kinds.NO_ONE
    s.tell(events.TOKEN, s.to_act, kind)
    for later in range(len(s.content.token_effects[kind])):
        s.push(steps.TOKEN_TARGET, len(s.content.token_effects[kind]) - 1 - later)


def hit(s: DiceBrewingState, effect: i64, owner: i64, zone: i64, die: i64) -> None:
    """The effect of the played token on a loose die."""
    p = s.players[owner]
    pool = p.pool(zone)
    dice.drop(pool, die)
    if effect == kinds.TAKE:
        dice.put(p.active, die)  # DB-085 its owner's, value kept
        s.tell(events.TAKE, owner, dice.COLOUR[die], dice.SHOWN[die])
    elif effect == kinds.RAISE:
        dice.put(pool, dice.boosted(die))
        s.tell(events.BOOST, owner, dice.COLOUR[die], dice.SHOWN[die] + 1)
    elif effect == kinds.REROLL:
        dice.put(pool, _rolled_again(s, owner, die))
    elif owner == s.to_act:
        dice.put(pool, dice.marked(die, dice.PROTECTED))  # DB-089
        s.tell(events.PROTECT_DIE, owner, dice.COLOUR[die], dice.SHOWN[die])
    else:
        dice.put(pool, dice.marked(die, dice.BLOCKED))  # DB-088
        s.tell(events.BLOCK_DIE, owner, dice.COLOUR[die], dice.SHOWN[die])


def reroll_board(s: DiceBrewingState, owner: i64, space: i64) -> None:
    """DB-096: a die that waits to be raised."""
    base = s.players[owner].base
    base[space] = _rolled_again(s, owner, base[space])


def block_recipe(s: DiceBrewingState, card: i64) -> None:
    for slot in range(len(s.row)):
        if s.row[slot] == card:
            s.blocked_slots |= BIT[slot]  # DB-093
    s.tell(events.BLOCK_RECIPE, card)


def bar(s: DiceBrewingState, building: i64) -> None:
    """DB-087: a building of the chosen opponent."""
    s.players[s.opponent].barred |= BIT[building]
    s.tell(events.BLOCK_BUILDING, s.opponent, building)
    if len(s.content.token_effects[s.token]) > 1:
        s.opponent = kinds.NO_ONE  # for the next effect


def _rolled_again(s: DiceBrewingState, owner: i64, die: i64) -> i64:
    value = s.die()
    s.tell(events.REROLL, owner, dice.COLOUR[die], dice.SHOWN[die], value)
    return dice.rerolled(die, value)
