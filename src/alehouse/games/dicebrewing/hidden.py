"""What a viewer cannot know, guessed: the deck's order and, in the advanced game, tokens (DB-147 to DB-149)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.numbers import BIT, mask
from alehouse.games.dicebrewing import kinds, reasons, steps
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.rules.market import virtual_coins
from alehouse.games.dicebrewing.state import DiceBrewingState

SWEEPS: Final = 12  # enough to mix all hidden tokens
ANY_PRICE: Final = 9999

# the place of a hidden token: seat * 2, + WON if it was not bought
IN_MARKET: Final = -1
WON: Final = 1


def guess(s: DiceBrewingState, viewer: i64) -> None:
    """A random guess that fits everything the viewer has seen."""
    _shuffle_deck(s)
    if s.advanced and any(s.players[seat].held > 0 for seat in range(s.seats) if seat != viewer):
        _swap_tokens(s, viewer)


def _shuffle_deck(s: DiceBrewingState) -> None:
    """Cards that went under the deck openly stay in place (DB-145)."""
    left: i64 = len(s.deck)
    while left > s.sunk + 1:
        pick = s.sunk + s.below(left - s.sunk)
        left -= 1
        held = s.deck[left]
        s.deck[left] = s.deck[pick]
        s.deck[pick] = held


def _swap_tokens(s: DiceBrewingState, viewer: i64) -> None:
    """Hidden tokens are swapped in pairs, as long as prices paid and choices offered still fit."""
    hidden: list[i64] = []
    places: list[i64] = []
    for kind in range(kinds.TOKEN_COUNT):
        places += [IN_MARKET] * s.black_market[kind]
        for seat in range(s.seats):
            if seat != viewer:
                held = s.players[seat].tokens
                places += [seat * 2] * held[kind] + [seat * 2 + WON] * held[kinds.TOKEN_COUNT + kind]
        hidden += [kind] * (len(places) - len(hidden))
    seen = _kinds_seen(s, viewer)
    playable = _playable_kinds(s, viewer)
    count: i64 = len(hidden)
    for sweep in range(SWEEPS):
        for a in range(count):
            b = s.below(count)
            here = hidden[a]
            there = hidden[b]
            if here == there or places[a] == places[b]:
                continue
            if not _may_become(s, seen, playable, places[a], here, there):
                continue
            if not _may_become(s, seen, playable, places[b], there, here):
                continue
            hidden[a] = there
            hidden[b] = here
            _move(s, places[a], here, there)
            _move(s, places[b], there, here)


def _may_become(s: DiceBrewingState, seen: i64, playable: i64, place: i64, old: i64, new: i64) -> bool:
    """Whether a token may be of another kind: offers seen, prices paid and an announced choice must still fit.

    Anything seen on offer stays on offer, anything seen sold out stays sold out (DB-149). The price of a bought token
    is public, so only a kind of the same price is possible (DB-148).
    """
    if place == IN_MARKET:
        gone = seen >> old & 1 != 0 and s.black_market[old] == 1
        return not gone and seen >> (kinds.TOKEN_COUNT + new) & 1 == 0
    if place % 2 != WON and s.content.token_price[old] != s.content.token_price[new]:
        return False
    if playable == 0 or place // 2 != s.to_act or playable >> new & 1 or playable >> old & 1 == 0:
        return True
    left: i64 = -1
    for kind in range(kinds.TOKEN_COUNT):
        if playable >> kind & 1:
            left += tokens.held_of(s.players[s.to_act], kind)
    return left > 0


def _move(s: DiceBrewingState, place: i64, old: i64, new: i64) -> None:
    if place == IN_MARKET:
        s.black_market[old] -= 1
        s.black_market[new] += 1
    else:
        held = s.players[place // 2].tokens
        won: i64 = kinds.TOKEN_COUNT if place % 2 == WON else 0
        held[won + old] -= 1
        held[won + new] += 1


def _kinds_seen(s: DiceBrewingState, viewer: i64) -> i64:
    """What the viewer's own choice tells about the stacks: a bit by kind on offer, six bits up if sold out."""
    if s.to_act != viewer or viewer < 0:
        return 0
    step = s.pending_step()
    p = s.players[viewer]
    money: i64 = ANY_PRICE
    if step == steps.BUY_MAIN and not p.bought_token and s.round >= s.content.black_market_opens:
        money = p.coins + virtual_coins(s, p)
    elif step != steps.BREW_REWARD_TOKEN:
        return 0
    seen: i64 = 0
    for kind in range(kinds.TOKEN_COUNT):
        if s.content.token_price[kind] <= money:
            seen |= BIT[kind] if s.black_market[kind] > 0 else BIT[kinds.TOKEN_COUNT + kind]
    return seen


def _playable_kinds(s: DiceBrewingState, viewer: i64) -> i64:
    """The kinds that keep another seat's announced choice possible; 0 if none was announced."""
    if s.to_act < 0 or s.to_act == viewer or s.pending_step() != steps.TOKEN_PLAY:
        return 0
    own = [tokens.may_play(s, s.to_act, kind, tokens.IN_TURN) for kind in range(kinds.TOKEN_COUNT)]
    return mask([reason == reasons.ALLOWED for reason in own])
