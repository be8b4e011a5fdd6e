"""Numbers of the steps and decisions on the stack; `machine.py` maps them to classes."""

from __future__ import annotations

from typing import Final

# decisions
TOKEN_W1: Final = 0
PLACE_MAIN: Final = 1
PLACE_PIECE: Final = 2
SCHOOL_REROLL: Final = 3
SCHOOL_SWAP_COLOUR: Final = 4
SCHOOL_SWAP_DIE: Final = 5
STORE_DICE: Final = 6
TOKEN_PLAY: Final = 7
TOKEN_TARGET: Final = 8
BUY_MAIN: Final = 9
BUY_DISCOUNT: Final = 10
TOKEN_W4: Final = 11
BREW_MAIN: Final = 12
BREW_IMPROVE: Final = 13
BREW_DICE: Final = 14
BREW_REWARD_DIE: Final = 15
BREW_REWARD_TOKEN: Final = 16
# the round
START_PLAYER: Final = 17
OPENING_ROLL: Final = 18
VISIT_W1: Final = 19
NEXT_PLACEMENT: Final = 20
NEXT_PURCHASE: Final = 21
VISIT_W4: Final = 22
NEXT_BREW: Final = 23
TIDY_UP: Final = 24
ROUND_OVER: Final = 25
# a brew
TAKE_CARD: Final = 26
