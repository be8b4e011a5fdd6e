"""Why something is refused: each reason with the rule behind it and the key of its sentence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.refusal import Refusal

Refused = list[tuple[int, Refusal]]

ALLOWED: Final = 0
SPACE_USED: Final = 1
NOTHING_THERE: Final = 2
NO_PARTNERSHIP_LEFT: Final = 3
SECOND_SHIFT_TOO_EARLY: Final = 4
THIRD_SHIFT_TOO_EARLY: Final = 5
ALL_SHIFTS: Final = 6
NO_WORKER_LEFT: Final = 7
TOO_FEW_INTERNS: Final = 8
INTERNS_OVER: Final = 9
NOTHING_TO_TRADE: Final = 10
AGENCY_EMPTY: Final = 11
FARM_OUT_OF_SEASON: Final = 12
FARM_FULL: Final = 13
FARM_NOTHING_TO_GIVE: Final = 14
PORTION_GIVEN: Final = 15
NOT_STORED: Final = 16
TOO_MUCH_YEAST: Final = 17
NO_MONEY: Final = 18
ALL_RESEARCHED: Final = 19
TRACK_FINISHED: Final = 20
NOTHING_TO_INSTALL: Final = 21
BUILT: Final = 22
ALL_INFUSED: Final = 23
NO_SECRET_LEFT: Final = 24
RECIPE_PUBLIC: Final = 25
RECIPE_TAKEN: Final = 26
STYLE_CLOSED: Final = 27
MISSING: Final = 28
NO_PORTION: Final = 29
PORTION_TAKEN: Final = 30
PORTION_COST: Final = 31
OWNS_THREE: Final = 32
SAME_TYPE: Final = 33
NOT_PAID: Final = 34
NOT_SPRING: Final = 35
PLOTS_FULL: Final = 36
NOT_FALL: Final = 37

REASONS: Final[dict[int, tuple[str, str]]] = {
    SPACE_USED: ("BC-038", "space-used"),
    NOTHING_THERE: ("BC-041", "nothing-there"),
    NO_PARTNERSHIP_LEFT: ("BC-041", "no-partnership-left"),
    SECOND_SHIFT_TOO_EARLY: ("BC-086", "shift-too-early"),
    THIRD_SHIFT_TOO_EARLY: ("BC-087", "shift-too-early"),
    ALL_SHIFTS: ("BC-088", "all-shifts"),
    NO_WORKER_LEFT: ("BC-041", "no-worker-left"),
    TOO_FEW_INTERNS: ("BC-183", "too-few-interns"),
    INTERNS_OVER: ("BC-188", "interns-over"),
    NOTHING_TO_TRADE: ("BC-189", "nothing-to-trade"),
    AGENCY_EMPTY: ("BC-193", "agency-empty"),
    FARM_OUT_OF_SEASON: ("BC-195", "farm-out-of-season"),
    FARM_FULL: ("BC-196", "farm-full"),
    FARM_NOTHING_TO_GIVE: ("BC-196", "farm-nothing-to-give"),
    PORTION_GIVEN: ("BC-196", "portion-given"),
    NOT_STORED: ("BC-066", "not-stored"),
    TOO_MUCH_YEAST: ("BC-056", "too-much-yeast"),
    NO_MONEY: ("BC-180", "no-money"),
    ALL_RESEARCHED: ("BC-126", "all-researched"),
    TRACK_FINISHED: ("BC-126", "track-finished"),
    NOTHING_TO_INSTALL: ("BC-164", "nothing-to-install"),
    BUILT: ("BC-158", "built"),
    ALL_INFUSED: ("BC-162", "all-infused"),
    NO_SECRET_LEFT: ("BC-203", "no-secret-left"),
    RECIPE_PUBLIC: ("BC-203", "recipe-public"),
    RECIPE_TAKEN: ("BC-203", "recipe-taken"),
    STYLE_CLOSED: ("BC-104", "style-closed"),
    MISSING: ("BC-103", "missing"),
    NO_PORTION: ("BC-120", "no-portion"),
    PORTION_TAKEN: ("BC-120", "portion-taken"),
    PORTION_COST: ("BC-120", "portion-cost"),
    OWNS_THREE: ("BC-123", "owns-three"),
    SAME_TYPE: ("BC-149", "same-type"),
    NOT_PAID: ("BC-149", "not-paid"),
    NOT_SPRING: ("BC-169", "not-spring"),
    PLOTS_FULL: ("BC-166", "plots-full"),
    NOT_FALL: ("BC-170", "not-fall"),
}


def refusal(reason: i64, args: dict[str, object]) -> Refusal:
    """A reason with the numbers behind it."""
    rule, key = REASONS[reason]
    return Refusal(rule, key, args)
