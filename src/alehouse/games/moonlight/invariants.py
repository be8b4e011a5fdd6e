"""What must be true after every action."""

from __future__ import annotations

from alehouse.games.moonlight.content import BIT
from alehouse.games.moonlight.rules.hermit import beast_comes
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.state import ATTACK, HUNT, MoonlightState


def invariants(s: MoonlightState) -> list[str]:
    """Cards conserved (MB-129), nothing negative, pawns on the board; an empty list if all is well."""
    wrong: list[str] = []
    content = s.content
    for seat, p in enumerate(s.players):
        if p.noise < 0 or p.dirt < 0 or any(taste < 0 for taste in p.tastes) or any(box < 0 for box in p.boxes):
            wrong.append(f"seat {seat + 1} has a negative counter")
        if not 0 <= p.room < len(content.rooms):
            wrong.append(f"seat {seat + 1} is nowhere")
        if any(held & 15 or held >= 16 ** (MAX_QUALITY + 1) for held in p.stock):
            wrong.append(f"seat {seat + 1} has a broken stock")
        if len(p.kept) != len(p.tastes):
            wrong.append(f"seat {seat + 1} has {len(p.kept)} werewolves but {len(p.tastes)} tastes")
    if s.phase < 0:
        return wrong
    wolves = s.wolf_deck + s.wolf_pile + [wolf for p in s.players for wolf in p.kept]
    held = [card for p in s.players for card in range(content.first_keepsake) if p.cards & BIT[card]]
    cards = s.equipment_deck + s.equipment_pile + s.blessing_deck + s.blessing_pile + held
    expected_wolves = content.included("werewolves", s.expansion or beast_comes(s))
    if s.fight in (ATTACK, HUNT) and not s.drawn:
        wolves = [*wolves, s.fight_card] if s.fight_card not in wolves else wolves
    if s.drawn:
        drawn_wolves = s.draw_deck == 0
        wolves = wolves + s.drawn if drawn_wolves else wolves
        cards = cards if drawn_wolves else cards + s.drawn
        if not drawn_wolves and s.fight in (ATTACK, HUNT):
            wolves = [*wolves, s.fight_card]
    if beast_comes(s) and content.beast not in wolves:
        wolves = [*wolves, content.beast]
    if sorted(wolves) != expected_wolves:
        wrong.append(f"werewolf cards are not conserved: {sorted(wolves)}")
    expected = content.deck_of("equipment", s.expansion) + content.deck_of("blessings", s.expansion)
    if sorted(cards) != expected:
        wrong.append(f"equipment and blessings are not conserved: {sorted(cards)}")
    if not 0 <= s.actions_left <= 2:
        wrong.append(f"{s.actions_left} actions left")
    return wrong
