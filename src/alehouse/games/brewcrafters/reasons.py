"""Reasons for refusals: each with its rule and the key of its sentence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.refusal import Reasons, Refusal

Refused = list[tuple[int, Refusal]]

ALLOWED: Final = 0

REASONS: Final = Reasons()
SPACE_USED: Final[i64] = REASONS.add("BC-038", "space-used")
NOTHING_THERE: Final[i64] = REASONS.add("BC-041", "nothing-there")
NO_PARTNERSHIP_LEFT: Final[i64] = REASONS.add("BC-041", "no-partnership-left")
SECOND_SHIFT_TOO_EARLY: Final[i64] = REASONS.add("BC-086", "shift-too-early")
THIRD_SHIFT_TOO_EARLY: Final[i64] = REASONS.add("BC-087", "shift-too-early")
ALL_SHIFTS: Final[i64] = REASONS.add("BC-088", "all-shifts")
NO_WORKER_LEFT: Final[i64] = REASONS.add("BC-041", "no-worker-left")
TOO_FEW_INTERNS: Final[i64] = REASONS.add("BC-183", "too-few-interns")
INTERNS_OVER: Final[i64] = REASONS.add("BC-188", "interns-over")
NOTHING_TO_TRADE: Final[i64] = REASONS.add("BC-189", "nothing-to-trade")
AGENCY_EMPTY: Final[i64] = REASONS.add("BC-193", "agency-empty")
FARM_OUT_OF_SEASON: Final[i64] = REASONS.add("BC-195", "farm-out-of-season")
FARM_FULL: Final[i64] = REASONS.add("BC-196", "farm-full")
FARM_NOTHING_TO_GIVE: Final[i64] = REASONS.add("BC-196", "farm-nothing-to-give")
PORTION_GIVEN: Final[i64] = REASONS.add("BC-196", "portion-given")
NOT_STORED: Final[i64] = REASONS.add("BC-066", "not-stored")
TOO_MUCH_YEAST: Final[i64] = REASONS.add("BC-056", "too-much-yeast")
NO_MONEY: Final[i64] = REASONS.add("BC-180", "no-money")
ALL_RESEARCHED: Final[i64] = REASONS.add("BC-126", "all-researched")
TRACK_FINISHED: Final[i64] = REASONS.add("BC-126", "track-finished")
NOTHING_TO_INSTALL: Final[i64] = REASONS.add("BC-164", "nothing-to-install")
BUILT: Final[i64] = REASONS.add("BC-158", "built")
ALL_INFUSED: Final[i64] = REASONS.add("BC-162", "all-infused")
NO_SECRET_LEFT: Final[i64] = REASONS.add("BC-203", "no-secret-left")
RECIPE_PUBLIC: Final[i64] = REASONS.add("BC-203", "recipe-public")
RECIPE_TAKEN: Final[i64] = REASONS.add("BC-203", "recipe-taken")
STYLE_CLOSED: Final[i64] = REASONS.add("BC-104", "style-closed")
MISSING: Final[i64] = REASONS.add("BC-103", "missing")
NO_PORTION: Final[i64] = REASONS.add("BC-120", "no-portion")
PORTION_TAKEN: Final[i64] = REASONS.add("BC-120", "portion-taken")
PORTION_COST: Final[i64] = REASONS.add("BC-120", "portion-cost")
OWNS_THREE: Final[i64] = REASONS.add("BC-123", "owns-three")
SAME_TYPE: Final[i64] = REASONS.add("BC-149", "same-type")
NOT_PAID: Final[i64] = REASONS.add("BC-149", "not-paid")
NOT_SPRING: Final[i64] = REASONS.add("BC-169", "not-spring")
PLOTS_FULL: Final[i64] = REASONS.add("BC-166", "plots-full")
NOT_FALL: Final[i64] = REASONS.add("BC-170", "not-fall")
refusal: Final = REASONS.refusal
refuse: Final = REASONS.refuse
