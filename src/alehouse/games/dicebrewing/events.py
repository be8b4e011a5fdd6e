"""What Dice Brewing tells while it is played."""

from __future__ import annotations

from typing import Final

from alehouse.engine.events import EventBook
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.schema import BUILDINGS, COLOURS, INGREDIENTS, SPACES, TOKENS

START_ROLL: Final = 0
FIRST: Final = 1
SEASON: Final = 2
SEED: Final = 3
NO_SEED: Final = 4
ROLL: Final = 5
BASE: Final = 6
BASE_SEED: Final = 7
BLOCK_SPACE: Final = 8
SPEED: Final = 9
GAIN: Final = 10
GAIN_SEEDS: Final = 11
GAIN_COINS: Final = 12
RAISE: Final = 13
REROLL: Final = 14
SUPPLY_ROLL: Final = 15
SWAP: Final = 16
KEEP: Final = 17
STORE: Final = 18
PASS: Final = 19
END_TURN: Final = 20
TOKEN: Final = 21
TAKE: Final = 22
BLOCK_BUILDING: Final = 23
BLOCK_DIE: Final = 24
PROTECT_DIE: Final = 25
BOOST: Final = 26
BLOCK_RECIPE: Final = 27
BUY: Final = 28
DISCOUNT: Final = 29
BUY_TOKEN: Final = 30
BUY_HIDDEN: Final = 31
HOLD: Final = 32
BREW: Final = 33
IMPROVE: Final = 34
IMPROVE_SKILL: Final = 35
REWARD: Final = 36
REWARD_DIE: Final = 37
REWARD_TOKEN: Final = 38
REWARD_HIDDEN: Final = 39
REFILL: Final = 40
EMPTY_SLOT: Final = 41
DECLINE: Final = 42
TIDY: Final = 43
CLAIM_WAITS: Final = 44
CLAIM: Final = 45
WASTE: Final = 46
STALL: Final = 47
END: Final = 48
SCORE: Final = 49
NO_REWARD: Final = 50

_SEAT = ("seat", "seat")
_OTHER = ("other", "seat")
_COLOUR = ("colour", "colours")
_VALUE = ("value", "number")
_COINS = ("coins", "number")
_SPACE = ("space", "spaces")
_TOKEN = ("token", "tokens")
_RECIPE = ("recipe", "recipes")
EVENTS: Final[list[tuple[str, list[tuple[str, str]]]]] = [
    ("start-roll", [_SEAT, _VALUE]),
    ("first", [_SEAT]),
    ("season", [("season", "seasons"), ("round", "number"), _SEAT]),
    ("seed", [_SEAT]),
    ("no-seed", [_SEAT]),
    ("roll", [_SEAT, ("count", "number"), _COLOUR, _VALUE]),
    ("base", [_SEAT, _SPACE, _COLOUR, _VALUE]),
    ("base-seed", [_SEAT, _SPACE]),
    ("block-space", [_SEAT, _SPACE]),
    ("speed", [_SEAT, _SPACE, _VALUE]),
    ("gain", [_SEAT, _COLOUR, _VALUE]),
    ("gain-seeds", [_SEAT, ("count", "number")]),
    ("gain-coins", [_SEAT, _COINS]),
    ("raise", [_SEAT, _COLOUR, _VALUE]),
    ("reroll", [_SEAT, _COLOUR, ("from", "number"), _VALUE]),
    ("supply-roll", [_SEAT, _COLOUR, ("count", "number"), _VALUE]),
    ("swap", [_SEAT, _COLOUR, ("from", "number"), _VALUE]),
    ("keep", [_SEAT]),
    ("store", [_SEAT, _COLOUR, _VALUE]),
    ("pass", [_SEAT]),
    ("end-turn", [_SEAT]),
    ("token", [_SEAT, _TOKEN]),
    ("take", [_OTHER, _COLOUR, _VALUE]),
    ("block-building", [_OTHER, ("building", "buildings")]),
    ("block-die", [_OTHER, _COLOUR, _VALUE]),
    ("protect-die", [_SEAT, _COLOUR, _VALUE]),
    ("boost", [_SEAT, _COLOUR, _VALUE]),
    ("block-recipe", [_RECIPE]),
    ("buy", [_SEAT, ("ingredient", "ingredients"), _COINS, ("virtual", "number")]),
    ("discount", [_SEAT, _VALUE, _COINS]),
    ("buy-token", [_SEAT, _TOKEN, _COINS, ("virtual", "number")]),
    ("buy-hidden", [_SEAT, _COINS, ("virtual", "number")]),
    ("hold", [_SEAT, _TOKEN]),
    ("brew", [_SEAT, _RECIPE]),
    ("improve", [_SEAT, ("ingredient", "ingredients"), _COINS, ("experience", "number")]),
    ("improve-skill", [_SEAT, _VALUE, _COINS, ("experience", "number")]),
    ("reward", [_SEAT, _COINS, ("experience", "number")]),
    ("reward-die", [_SEAT, _COLOUR]),
    ("reward-token", [_SEAT, _TOKEN]),
    ("reward-hidden", [_SEAT]),
    ("refill", [_RECIPE, ("slot", "number")]),
    ("empty-slot", [("slot", "number")]),
    ("decline", [_SEAT]),
    ("tidy", [_SEAT]),
    ("claim-waits", [_SEAT, ("what", "claims")]),
    ("claim", [_SEAT, ("what", "claims")]),
    ("waste", [_SEAT, ("what", "claims")]),
    ("stall", []),
    ("end", [("round", "number")]),
    ("score", [_SEAT, ("total", "number")]),
    ("no-reward", [_SEAT]),
]


def eventbook(content: Content) -> EventBook:
    return EventBook(
        EVENTS,
        {
            "seasons": ["winter", "summer"],
            "colours": COLOURS,
            "claims": [*COLOURS, "seed"],
            "spaces": SPACES,
            "buildings": BUILDINGS,
            "tokens": TOKENS,
            "ingredients": INGREDIENTS,
            "recipes": content.recipe_ids,
        },
    )
