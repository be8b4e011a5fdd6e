"""Dice Brewing on paper: recipes, player boards, markets and tokens. The dice come from elsewhere."""

from __future__ import annotations

from typing import Any

from alehouse.print.box import Box
from alehouse.print.edition import (
    Edition,
    Part,
    board,
    capital,
    deck,
    notes,
    plain_panel,
    token,
    tokens,
    track,
)
from alehouse.text.catalogue import signed

COPPER, HOP, STARTER, NIGHT = "#7d3a1c", "#23421f", "#2c6a2f", "#21325a"
EXPERIENCE, COINS = 41, 20  # ends of the tracks of a player board
BLOCK_TOKENS = 6  # the book names four and six


class DiceBrewingBox(Box):
    icon = "beer"

    def cards(self, edition: Edition) -> list[Part]:
        cards = []
        name = edition.speech.section("recipes")
        for id, entry in edition.entries("recipes").items():
            front = edition.card("recipes", id, COPPER, "beer", strong=1)
            front["kind"], front["lines"] = front["lines"][0], front["lines"][1:]
            front["row"] = [(f"die-{die[0].lower()}", die[1:]) for die in entry["dice"]]
            color = STARTER if "starter" in entry else COPPER  # the row of the first game has green backs
            cards.append((front, edition.back(name, color, "beer")))
        return [deck(cards)]

    def boards(self, edition: Edition) -> list[Part]:
        return [self._player_board(edition), self._markets(edition)]

    def _player_board(self, edition: Edition) -> Part:
        slot, speed = edition.word("base"), edition.word("speed")
        spaces = [
            edition.panel("spaces", id, slots=[slot, speed] if entry.get("speed") else [slot])
            for id, entry in edition.entries("spaces").items()
        ]
        pools = [plain_panel(edition.word(pool), [], shaded=True) for pool in ("active", "storage")]
        opening = [
            edition.speech.labeled(edition.name("buildings", id), " ".join(edition.face("buildings", id)))
            for id in edition.entries("buildings")
        ]
        counted = [
            track(capital(edition.word("experience")), EXPERIENCE),
            track(
                capital(edition.word("coins")),
                COINS,
                note=edition.numbered(edition.pack.number("start-coins"), edition.word("start-coins")),
            ),
            notes(opening),
        ]
        pools += [plain_panel(capital(edition.word(pile)), [], shaded=True) for pile in ("action-tokens", "recipes")]
        return board(
            edition.say("print-board"), [*spaces, *pools], 3, note=edition.title.name, rows=counted,
            copies=edition.title.max_seats,
        )  # fmt: skip

    def _markets(self, edition: Edition) -> Part:
        return board(
            f"{edition.speech.section('ingredients')} · {edition.speech.section('tokens')}",
            [_ware(edition, section, id) for section in ("ingredients", "tokens") for id in edition.entries(section)],
            3,
            note=edition.title.name,
            rows=[notes([_opens(edition, number) for number in ("market-opens", "black-market-opens")])],
            upright=False,
        )

    def tokens(self, edition: Edition) -> list[Part]:
        wares = [
            (entry["stack"], token(edition.name("ingredients", id), HOP, id))
            for id, entry in edition.entries("ingredients").items()
        ]
        actions = [
            (entry["stack"], token(edition.name("tokens", id), COPPER, id))
            for id, entry in edition.entries("tokens").items()
        ]
        others = [
            (edition.pack.number("seeds"), token(capital(edition.word("seeds")), HOP, "seed")),
            (BLOCK_TOKENS, token(capital(edition.word("block-token")), NIGHT, "lock")),
            (1, token(edition.word("winter"), NIGHT, "winter")),
            (1, token(edition.word("summer"), COPPER, "summer")),
        ]
        return [tokens(edition.title.name, [*wares, *actions, *others])]

    def needs(self, edition: Edition) -> list[str]:
        dice = [
            edition.numbered(entry["count"], edition.name("dice", id)) for id, entry in edition.entries("dice").items()
        ]
        return [edition.speech.labeled(edition.say("print-dice"), ", ".join(dice)), edition.say("print-cubes")]


def _ware(edition: Edition, section: str, id: str) -> dict[str, Any]:
    """A ware of a market with its price and what a skill die takes off it."""
    entry = edition.entries(section)[id]
    panel = edition.panel(
        section,
        id,
        icon=id,
        slots=[edition.numbered(entry["stack"], edition.name(section, id))],
    )
    discount = entry.get("discount", {}).get("coins", [])
    if any(discount):
        off = ", ".join(f"{value}: {signed(-coins)}" for value, coins in enumerate(discount, 1) if coins)
        panel["lines"] = [*panel["lines"], f"{edition.name('dice', 'skill')} {off}"]
    return panel


def _opens(edition: Edition, number: str) -> str:
    return edition.speech.labeled(capital(edition.word(number)), edition.pack.number(number))
