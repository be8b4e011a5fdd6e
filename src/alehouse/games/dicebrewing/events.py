"""What Dice Brewing tells while it is played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.events import EventBook, EventKinds
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.dice import COLOURS

_SEAT = ("seat", "seat")
_OTHER = ("other", "seat")
_COLOUR = ("colour", "colours")
_VALUE = ("value", "number")
_COINS = ("coins", "number")
_SPACE = ("space", "spaces")
_TOKEN = ("token", "tokens")
_RECIPE = ("recipe", "recipes")
EVENTS: Final = EventKinds()
START_ROLL: Final[i64] = EVENTS.add("start-roll", _SEAT, _VALUE)
FIRST: Final[i64] = EVENTS.add("first", _SEAT)
SEASON: Final[i64] = EVENTS.add("season", ("season", "seasons"), ("round", "number"), _SEAT)
SEED: Final[i64] = EVENTS.add("seed", _SEAT)
NO_SEED: Final[i64] = EVENTS.add("no-seed", _SEAT)
ROLL: Final[i64] = EVENTS.add("roll", _SEAT, ("count", "number"), _COLOUR, _VALUE)
BASE: Final[i64] = EVENTS.add("base", _SEAT, _SPACE, _COLOUR, _VALUE)
BASE_SEED: Final[i64] = EVENTS.add("base-seed", _SEAT, _SPACE)
BLOCK_SPACE: Final[i64] = EVENTS.add("block-space", _SEAT, _SPACE)
SPEED: Final[i64] = EVENTS.add("speed", _SEAT, _SPACE, _VALUE)
GAIN: Final[i64] = EVENTS.add("gain", _SEAT, _COLOUR, _VALUE)
GAIN_SEEDS: Final[i64] = EVENTS.add("gain-seeds", _SEAT, ("count", "number"))
GAIN_COINS: Final[i64] = EVENTS.add("gain-coins", _SEAT, _COINS)
RAISE: Final[i64] = EVENTS.add("raise", _SEAT, _COLOUR, _VALUE)
REROLL: Final[i64] = EVENTS.add("reroll", _SEAT, _COLOUR, ("from", "number"), _VALUE)
SUPPLY_ROLL: Final[i64] = EVENTS.add("supply-roll", _SEAT, _COLOUR, ("count", "number"), _VALUE)
SWAP: Final[i64] = EVENTS.add("swap", _SEAT, _COLOUR, ("from", "number"), _VALUE)
KEEP: Final[i64] = EVENTS.add("keep", _SEAT)
STORE: Final[i64] = EVENTS.add("store", _SEAT, _COLOUR, _VALUE)
PASS: Final[i64] = EVENTS.add("pass", _SEAT)
END_TURN: Final[i64] = EVENTS.add("end-turn", _SEAT)
TOKEN: Final[i64] = EVENTS.add("token", _SEAT, _TOKEN)
TAKE: Final[i64] = EVENTS.add("take", _OTHER, _COLOUR, _VALUE)
BLOCK_BUILDING: Final[i64] = EVENTS.add("block-building", _OTHER, ("building", "buildings"))
BLOCK_DIE: Final[i64] = EVENTS.add("block-die", _OTHER, _COLOUR, _VALUE)
PROTECT_DIE: Final[i64] = EVENTS.add("protect-die", _SEAT, _COLOUR, _VALUE)
BOOST: Final[i64] = EVENTS.add("boost", _SEAT, _COLOUR, _VALUE)
BLOCK_RECIPE: Final[i64] = EVENTS.add("block-recipe", _RECIPE)
BUY: Final[i64] = EVENTS.add("buy", _SEAT, ("ingredient", "ingredients"), _COINS, ("virtual", "number"))
DISCOUNT: Final[i64] = EVENTS.add("discount", _SEAT, _VALUE, _COINS)
BUY_TOKEN: Final[i64] = EVENTS.add("buy-token", _SEAT, _TOKEN, _COINS, ("virtual", "number"))
BUY_HIDDEN: Final[i64] = EVENTS.add("buy-hidden", _SEAT, _COINS, ("virtual", "number"))
HOLD: Final[i64] = EVENTS.add("hold", _SEAT, _TOKEN)
BREW: Final[i64] = EVENTS.add("brew", _SEAT, _RECIPE)
IMPROVE: Final[i64] = EVENTS.add("improve", _SEAT, ("ingredient", "ingredients"), _COINS, ("experience", "number"))
IMPROVE_SKILL: Final[i64] = EVENTS.add("improve-skill", _SEAT, _VALUE, _COINS, ("experience", "number"))
REWARD: Final[i64] = EVENTS.add("reward", _SEAT, _COINS, ("experience", "number"))
REWARD_DIE: Final[i64] = EVENTS.add("reward-die", _SEAT, _COLOUR)
REWARD_TOKEN: Final[i64] = EVENTS.add("reward-token", _SEAT, _TOKEN)
REWARD_HIDDEN: Final[i64] = EVENTS.add("reward-hidden", _SEAT)
REFILL: Final[i64] = EVENTS.add("refill", _RECIPE, ("slot", "number"))
EMPTY_SLOT: Final[i64] = EVENTS.add("empty-slot", ("slot", "number"))
DECLINE: Final[i64] = EVENTS.add("decline", _SEAT)
TIDY: Final[i64] = EVENTS.add("tidy", _SEAT)
CLAIM_WAITS: Final[i64] = EVENTS.add("claim-waits", _SEAT, ("what", "claims"))
CLAIM: Final[i64] = EVENTS.add("claim", _SEAT, ("what", "claims"))
WASTE: Final[i64] = EVENTS.add("waste", _SEAT, ("what", "claims"))
STALL: Final[i64] = EVENTS.add("stall")
END: Final[i64] = EVENTS.add("end", ("round", "number"))
SCORE: Final[i64] = EVENTS.add("score", _SEAT, ("total", "number"))
NO_REWARD: Final[i64] = EVENTS.add("no-reward", _SEAT)


def eventbook(content: Content) -> EventBook:
    return EventBook(
        EVENTS.listed,
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
