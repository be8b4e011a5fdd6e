"""Owning and using cards: who may use what in which window (MB-009 to MB-018, MB-123 to MB-131)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import lowest_bit
from alehouse.games.moonlight import events, kinds, reasons
from alehouse.games.moonlight.state import MoonlightPlayer, MoonlightState


def barred(s: MoonlightState) -> i64:
    """MB-100 the cards that the werewolf being fought forbids."""
    if s.fight != kinds.ATTACK and s.fight != kinds.HUNT_FIGHT:
        return 0
    bars: i64 = 0
    if s.fight_bars & BIT[kinds.EQUIPMENT]:
        bars |= s.content.equipment
    if s.fight_bars & BIT[kinds.BLESSINGS]:
        bars |= s.content.blessings
    return bars


def usable(s: MoonlightState, seat: i64, window: i64) -> i64:
    """The seat's cards of a window's mask that are ready and not barred."""
    p = s.players[seat]
    ready = p.cards & window
    if ready == 0:
        return 0
    return ready & ~p.used & ~barred(s)


def may_use(s: MoonlightState, seat: i64, card: i64) -> i64:
    """Why a card held of the right window cannot be used, or 0."""
    p = s.players[seat]
    if p.used & p.spent & BIT[card]:
        return reasons.SPENT
    if p.used & BIT[card]:
        return reasons.USED  # MB-126 a card turned sideways waits for the next phase
    if barred(s) & BIT[card]:
        return reasons.BARRED
    return reasons.ALLOWED


def spend(s: MoonlightState, seat: i64, card: i64) -> None:
    """MB-010, MB-125, MB-126 a declared card is used up, whatever comes of it."""
    s.tell(events.USE, seat, card)
    p = s.players[seat]
    if s.content.cards[card].limit == kinds.PER_GAME:
        p.cards &= ~BIT[card]
        if s.strict_once:
            p.spent |= BIT[card]
        if s.content.cards[card].deck != kinds.KEEPSAKES:
            discard(s, s.content.cards[card].deck, card)
    else:
        p.used |= BIT[card]


def gain(p: MoonlightPlayer, card: i64) -> None:
    """MB-123, MB-125 a drawn card is fresh, unless once per game means once."""
    p.cards |= BIT[card]
    p.used = p.used & ~BIT[card] | p.spent & BIT[card]


def total_of(cards: i64, amounts: vec[i64], first: i64 = 0) -> i64:
    """The sum of some cards' amounts, which begin at `first` (MB-005, MB-131: all bonuses add up)."""
    total: i64 = 0
    while cards:
        total += amounts[first + lowest_bit(cards)]
        cards &= cards - 1
    return total


def with_cards(decks: list[vec[i64]], which: i64, cards: vec[i64]) -> list[vec[i64]]:
    """The decks, or their piles, with other cards in one of them."""
    decks = decks.copy()
    decks[which] = cards
    return decks


def discard(s: MoonlightState, which: i64, card: i64) -> None:
    s.piles = with_cards(s.piles, which, append(s.piles[which][:], card))


def cards_left(s: MoonlightState, which: i64) -> i64:
    return len(s.decks[which]) + len(s.piles[which])


def draw_one(s: MoonlightState, which: i64) -> i64:
    """The next card; MB-127 an empty deck is made again from its discard pile. -1: there is none (MB-128)."""
    cards = s.decks[which]
    if len(cards) == 0:
        if len(s.piles[which]) == 0:
            return -1
        cards = s.shuffled(s.piles[which])
        s.piles = with_cards(s.piles, which, vec[i64]())
        s.tell(events.RESHUFFLE, which)
    left, drawn = pop(cards[:], s.top(len(cards)))
    s.decks = with_cards(s.decks, which, left)
    return drawn


def guess(s: MoonlightState, viewer: i64) -> None:
    """MB-007 only the order of the decks is hidden."""
    s.decks = [s.shuffled(deck) for deck in s.decks]
    if s.hermit:
        s.omens = s.shuffled(s.omens)
