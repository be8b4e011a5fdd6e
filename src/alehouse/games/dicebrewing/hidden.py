"""What a viewer cannot know, guessed anew: the deck's order and, in the advanced game, tokens (DB-147 to DB-149)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.state import ALL
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import BIT, TOKEN_COUNT
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.rules.market import virtual_coins
from alehouse.games.dicebrewing.state import DiceBrewingState

SWEEPS: Final = 12  # enough for the last trace of the truth to be gone


def resample(s: DiceBrewingState, viewer: i64, seed: i64) -> None:
    """A random guess that fits everything the viewer has seen; the coming dice are new, too."""
    s.reseed(seed)
    if viewer == ALL:
        return
    _shuffle_deck(s)
    if s.advanced:
        _swap_tokens(s, viewer)


def _shuffle_deck(s: DiceBrewingState) -> None:
    """Cards that went under the deck in front of everybody stay where they are (DB-145)."""
    left: i64 = len(s.deck)
    while left > s.sunk + 1:
        pick = s.sunk + s.below(left - s.sunk)
        left -= 1
        held = s.deck[left]
        s.deck[left] = s.deck[pick]
        s.deck[pick] = held


def _swap_tokens(s: DiceBrewingState, viewer: i64) -> None:
    """Hidden tokens change places in pairs, as long as prices paid and offers seen still fit."""
    kinds: list[i64] = []
    places: list[i64] = []  # seat * 2, + 1 if the token was won; -1 in the Black Market
    for kind in range(TOKEN_COUNT):
        for i in range(s.black_market[kind]):
            kinds.append(kind)
            places.append(-1)
        for seat in range(s.seats):
            if seat != viewer:
                for i in range(s.players[seat].tokens[kind]):
                    kinds.append(kind)
                    places.append(seat * 2)
                for i in range(s.players[seat].tokens[TOKEN_COUNT + kind]):
                    kinds.append(kind)
                    places.append(seat * 2 + 1)
    count: i64 = len(kinds)
    shown = _kinds_shown(s, viewer)
    for sweep in range(SWEEPS):
        for a in range(count):
            b = s.below(count)
            if kinds[a] != kinds[b] and places[a] != places[b]:
                if _fits(s, places[a], kinds[a], kinds[b]) and _fits(s, places[b], kinds[b], kinds[a]):
                    _move(s, places[a], kinds[a], kinds[b])
                    _move(s, places[b], kinds[b], kinds[a])
                    if _as_seen(s, viewer, shown):
                        held = kinds[a]
                        kinds[a] = kinds[b]
                        kinds[b] = held
                    else:
                        _move(s, places[a], kinds[b], kinds[a])
                        _move(s, places[b], kinds[a], kinds[b])


def _fits(s: DiceBrewingState, place: i64, old: i64, new: i64) -> bool:
    """The price of a bought token is public, so only a kind of the same price can lie there (DB-148)."""
    return place < 0 or place % 2 == 1 or s.content.token_price[old] == s.content.token_price[new]


def _move(s: DiceBrewingState, place: i64, old: i64, new: i64) -> None:
    if place < 0:
        s.black_market[old] -= 1
        s.black_market[new] += 1
    else:
        held = s.players[place // 2].tokens
        won: i64 = TOKEN_COUNT if place % 2 == 1 else 0
        held[won + old] -= 1
        held[won + new] += 1


def _kinds_shown(s: DiceBrewingState, viewer: i64) -> i64:
    """What the viewer's own choice tells about the stacks: bit by kind if it is on offer, six bits on if sold out."""
    if s.to_act != viewer or viewer < 0:
        return 0
    step = s.stack[-1]
    p = s.players[viewer]
    rewarded = step == steps.BREW_REWARD_TOKEN
    if step == steps.BUY_MAIN and (p.bought_token or s.round < s.content.black_market_opens):
        return 0
    if step != steps.BUY_MAIN and not rewarded:
        return 0
    money = p.coins + virtual_coins(s, p)
    shown: i64 = 0
    for kind in range(TOKEN_COUNT):
        if rewarded or s.content.token_price[kind] <= money:
            shown |= BIT[kind] if s.black_market[kind] > 0 else BIT[TOKEN_COUNT + kind]
    return shown


def _as_seen(s: DiceBrewingState, viewer: i64, shown: i64) -> bool:
    """Whether the pending choice shows the viewer the same, and another seat's choice is still one."""
    for kind in range(TOKEN_COUNT):
        if shown & (BIT[kind] if s.black_market[kind] == 0 else BIT[TOKEN_COUNT + kind]):
            return False
    if s.to_act >= 0 and s.to_act != viewer and s.stack[-1] == steps.TOKEN_PLAY:
        return tokens.any_playable(s, s.to_act, tokens.IN_TURN)
    return True
