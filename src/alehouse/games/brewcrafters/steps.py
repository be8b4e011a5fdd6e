"""Numbers of the decisions and steps on the stack, with their arguments; machine.py maps them to classes."""

from __future__ import annotations

from typing import Final

PLACE: Final = 0
EXTRA: Final = 1
GAIN_BASIC: Final = 2  # + how many + 8 * most yeast
GAIN_ADVANCED: Final = 3  # + how many + 8 if of different types + 16 * bits of the types just taken
DISCARD: Final = 4
PICK_WORKER: Final = 5
PICK_PARTNER: Final = 6
FREE_ACTION: Final = 7  # + worker
END_TURN: Final = 8
BREWERY_ACTION: Final = 9
PART: Final = 10  # + bits of the parts done
BREW_SLOT: Final = 11  # + slot
BREW_DISCOUNT: Final = 12
MASH: Final = 13
PORTION: Final = 14
TRACK: Final = 15
MARK: Final = 16
BUILDING_SPACE: Final = 17
SWAP: Final = 18  # + exchanges left
LAB_YEAST: Final = 19
INSTALL: Final = 20  # + 1 + worker whose hire brought it, 0 for any other install
ANNUAL: Final = 21
TRADE_GIVE: Final = 22
TRADE_GET: Final = 23  # + ingredient given
AGENCY: Final = 24
FARM_GIVE: Final = 25
FARM_PICK: Final = 26  # + position among the contributors
SECRET: Final = 27

# the season
BEGIN_SEASON: Final = 30
BEGIN_WINTER: Final = 31
WINTER_TURN: Final = 32  # + turns taken
RESTOCK: Final = 33
MARKET_TURN: Final = 34  # + placements made
EXTRA_LAP: Final = 35  # + seats asked in this lap
BREWERY_TURN: Final = 36  # + seats asked in this lap
CLOSE_SEASON: Final = 37
OWN_FARMS: Final = 38  # + farms settled
COMMUNITY_HARVEST: Final = 39
COMMUNITY_OVERFLOW: Final = 40  # + contributors settled
PAY_COSTS: Final = 41
END_SEASON: Final = 42
# within a turn
BENEFITS: Final = 50
FINISH_BREWING: Final = 51

PROCESSED: Final = 1  # bits of PART
COLLABORATED: Final = 2
DIFFERENT: Final = 8  # of GAIN_ADVANCED
