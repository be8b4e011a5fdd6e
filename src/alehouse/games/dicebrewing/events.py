"""What Dice Brewing tells while it is played."""

from __future__ import annotations

from typing import Final

from alehouse.engine.events import EventBook
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.dice import COLOURS

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
EVENTS: Final[list[tuple[int, str, list[tuple[str, str]]]]] = [
    (START_ROLL, "start-roll", [_SEAT, _VALUE]),
    (FIRST, "first", [_SEAT]),
    (SEASON, "season", [("season", "seasons"), ("round", "number"), _SEAT]),
    (SEED, "seed", [_SEAT]),
    (NO_SEED, "no-seed", [_SEAT]),
    (ROLL, "roll", [_SEAT, ("count", "number"), _COLOUR, _VALUE]),
    (BASE, "base", [_SEAT, _SPACE, _COLOUR, _VALUE]),
    (BASE_SEED, "base-seed", [_SEAT, _SPACE]),
    (BLOCK_SPACE, "block-space", [_SEAT, _SPACE]),
    (SPEED, "speed", [_SEAT, _SPACE, _VALUE]),
    (GAIN, "gain", [_SEAT, _COLOUR, _VALUE]),
    (GAIN_SEEDS, "gain-seeds", [_SEAT, ("count", "number")]),
    (GAIN_COINS, "gain-coins", [_SEAT, _COINS]),
    (RAISE, "raise", [_SEAT, _COLOUR, _VALUE]),
    (REROLL, "reroll", [_SEAT, _COLOUR, ("from", "number"), _VALUE]),
    (SUPPLY_ROLL, "supply-roll", [_SEAT, _COLOUR, ("count", "number"), _VALUE]),
    (SWAP, "swap", [_SEAT, _COLOUR, ("from", "number"), _VALUE]),
    (KEEP, "keep", [_SEAT]),
    (STORE, "store", [_SEAT, _COLOUR, _VALUE]),
    (PASS, "pass", [_SEAT]),
    (END_TURN, "end-turn", [_SEAT]),
    (TOKEN, "token", [_SEAT, _TOKEN]),
    (TAKE, "take", [_OTHER, _COLOUR, _VALUE]),
    (BLOCK_BUILDING, "block-building", [_OTHER, ("building", "buildings")]),
    (BLOCK_DIE, "block-die", [_OTHER, _COLOUR, _VALUE]),
    (PROTECT_DIE, "protect-die", [_SEAT, _COLOUR, _VALUE]),
    (BOOST, "boost", [_SEAT, _COLOUR, _VALUE]),
    (BLOCK_RECIPE, "block-recipe", [_RECIPE]),
    (BUY, "buy", [_SEAT, ("ingredient", "ingredients"), _COINS, ("virtual", "number")]),
    (DISCOUNT, "discount", [_SEAT, _VALUE, _COINS]),
    (BUY_TOKEN, "buy-token", [_SEAT, _TOKEN, _COINS, ("virtual", "number")]),
    (BUY_HIDDEN, "buy-hidden", [_SEAT, _COINS, ("virtual", "number")]),
    (HOLD, "hold", [_SEAT, _TOKEN]),
    (BREW, "brew", [_SEAT, _RECIPE]),
    (IMPROVE, "improve", [_SEAT, ("ingredient", "ingredients"), _COINS, ("experience", "number")]),
    (IMPROVE_SKILL, "improve-skill", [_SEAT, _VALUE, _COINS, ("experience", "number")]),
    (REWARD, "reward", [_SEAT, _COINS, ("experience", "number")]),
    (REWARD_DIE, "reward-die", [_SEAT, _COLOUR]),
    (REWARD_TOKEN, "reward-token", [_SEAT, _TOKEN]),
    (REWARD_HIDDEN, "reward-hidden", [_SEAT]),
    (REFILL, "refill", [_RECIPE, ("slot", "number")]),
    (EMPTY_SLOT, "empty-slot", [("slot", "number")]),
    (DECLINE, "decline", [_SEAT]),
    (TIDY, "tidy", [_SEAT]),
    (CLAIM_WAITS, "claim-waits", [_SEAT, ("what", "claims")]),
    (CLAIM, "claim", [_SEAT, ("what", "claims")]),
    (WASTE, "waste", [_SEAT, ("what", "claims")]),
    (STALL, "stall", []),
    (END, "end", [("round", "number")]),
    (SCORE, "score", [_SEAT, ("total", "number")]),
    (NO_REWARD, "no-reward", [_SEAT]),
]


def eventbook(content: Content) -> EventBook:
    return EventBook(
        [(name, args) for number, name, args in sorted(EVENTS)],
        {
            "seasons": kinds.SEASONS,
            "colours": COLOURS,
            "claims": kinds.CLAIMS,
            "spaces": kinds.SPACES,
            "buildings": kinds.BUILDINGS,
            "tokens": kinds.TOKENS,
            "ingredients": kinds.INGREDIENTS,
            "recipes": content.recipe_ids,
        },
    )
