"""What must be true after every action."""

from __future__ import annotations

from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.rules.fight import facing_werewolf
from alehouse.games.moonlight.rules.hermit import beast_comes
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.state import MoonlightState


def invariants(s: MoonlightState) -> list[str]:
    """Nothing negative, pawns on the board, cards conserved (MB-129); an empty list if all is well."""
    wrong = [problem for seat in range(s.seats) for problem in _sheet(s, seat)]
    if s.phase >= 0:
        wrong += _werewolves(s) + _cards(s)
        if not 0 <= s.actions_left <= kinds.ACTIONS:
            wrong.append(f"{s.actions_left} actions left")
    return wrong


def _sheet(s: MoonlightState, seat: int) -> list[str]:
    p = s.players[seat]
    wrong: list[str] = []
    if p.noise < 0 or p.dirt < 0 or any(taste < 0 for taste in p.tastes) or any(box < 0 for box in p.boxes):
        wrong.append(f"seat {seat + 1} has a negative counter")
    if not 0 <= p.room < len(s.content.rooms):
        wrong.append(f"seat {seat + 1} is nowhere")
    if any(held & 15 or held >= 16 ** (MAX_QUALITY + 1) for held in p.stock):
        wrong.append(f"seat {seat + 1} has a broken stock")
    if len(p.kept) != len(p.tastes):
        wrong.append(f"seat {seat + 1} has {len(p.kept)} werewolves but {len(p.tastes)} tastes")
    return wrong


def _werewolves(s: MoonlightState) -> list[str]:
    """In the deck, discarded, kept, drawn, faced, or the Beast that waits for its night to end."""
    found = [*s.decks[kinds.WEREWOLVES], *s.piles[kinds.WEREWOLVES], *[wolf for p in s.players for wolf in p.kept]]
    if s.draw_deck == kinds.WEREWOLVES:
        found = found + s.drawn
    if facing_werewolf(s):
        found = [*found, s.fight_card]
    if beast_comes(s) and s.content.beast not in found:
        found = [*found, s.content.beast]
    expected = s.content.included("werewolves", s.expansion)
    if beast_comes(s) and s.content.beast not in expected:
        expected = [*expected, s.content.beast]
    return [] if sorted(found) == sorted(expected) else [f"werewolf cards are not conserved: {sorted(found)}"]


def _cards(s: MoonlightState) -> list[str]:
    """Equipment and blessings in the decks, discarded, held or drawn."""
    content = s.content
    found = [card for deck in s.decks[kinds.EQUIPMENT :] + s.piles[kinds.EQUIPMENT :] for card in deck]
    found += [card for p in s.players for card in range(content.first_keepsake) if p.cards & BIT[card]]
    if s.drawn and s.draw_deck != kinds.WEREWOLVES:
        found = found + s.drawn
    expected = [card for deck in content.decks(s.expansion)[kinds.EQUIPMENT :] for card in deck]
    return [] if sorted(found) == expected else [f"equipment and blessings are not conserved: {sorted(found)}"]
