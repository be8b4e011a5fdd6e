"""Numbered kinds and their names: ingredients, buildings, market flows, traits of workers, the lab."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import by_number

NO_ONE: Final = -1
NONE: Final = -1  # no recipe, no crop, no building

# slots a batch may be brewed in
TANK_1: Final = 0
TANK_2: Final = 1
BREWPUB_SLOT: Final = 2
SLOT_IDS: Final = by_number({TANK_1: "tank-1", TANK_2: "tank-2", BREWPUB_SLOT: "brewpub"})
SLOTS: Final = 3
TANKS: Final = 2

# seasons of a year, and the twelve seasons of a game
SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
SEASONS: Final = by_number({SPRING: "spring", SUMMER: "summer", FALL: "fall", WINTER: "winter"})
LAST_SEASON: Final = 11

# phases of a season
ANNUAL_PHASE: Final = 0
MARKET_PHASE: Final = 1
EXTRA_PHASE: Final = 2
BREWERY_PHASE: Final = 3
CLOSING_PHASE: Final = 4
PHASES: Final = by_number({
    ANNUAL_PHASE: "annual", MARKET_PHASE: "market", EXTRA_PHASE: "extra", BREWERY_PHASE: "brewery",
    CLOSING_PHASE: "close",
})  # fmt: skip

# ingredients; money is counted after them where both are given
MALT: Final = 0
HOPS: Final = 1
YEAST: Final = 2
FRUIT: Final = 3
SPICES: Final = 4
COFFEE: Final = 5
MONEY: Final = 6
KINDS: Final = 6  # of ingredients
ANY_ADVANCED: Final = 3  # where a table means malt, hops, yeast or any Advanced Ingredient
GOODS: Final = by_number({
    MALT: "malt", HOPS: "hops", YEAST: "yeast", FRUIT: "fruit", SPICES: "spices", COFFEE: "coffee", MONEY: "money",
})  # fmt: skip
INGREDIENTS: Final = GOODS[:KINDS]
BASICS: Final = INGREDIENTS[:ANY_ADVANCED]
ADVANCED: Final = INGREDIENTS[ANY_ADVANCED:]
CROP: Final = vec[i64]([MALT, HOPS, FRUIT])  # what grows on a Farm
CROPS: Final = [INGREDIENTS[what] for what in CROP]

STYLES: Final = ["ale", "porter", "stout"]
NUM_STYLES: Final = 3

STOREHOUSE_1: Final = 0
RESEARCH_LAB: Final = 1
SINGLE_SYSTEM: Final = 2
STOREHOUSE_2: Final = 3
DOUBLE_SYSTEM: Final = 4
MASH_TUN: Final = 5
YEAST_LAB: Final = 6
OAK_BARRELHOUSE: Final = 7
TASTING_ROOM: Final = 8
FARM: Final = 9
BREWPUB: Final = 10
HOPS_INFUSERS: Final = 11
BUILDINGS: Final = by_number({
    STOREHOUSE_1: "storehouse-1", RESEARCH_LAB: "research-lab", SINGLE_SYSTEM: "single-system",
    STOREHOUSE_2: "storehouse-2", DOUBLE_SYSTEM: "double-system", MASH_TUN: "mash-tun", YEAST_LAB: "yeast-lab",
    OAK_BARRELHOUSE: "oak-barrelhouse", TASTING_ROOM: "tasting-room", FARM: "farm", BREWPUB: "brewpub",
    HOPS_INFUSERS: "hops-infusers",
})  # fmt: skip
INSTALLABLE: Final = vec[i64]([
    STOREHOUSE_2, DOUBLE_SYSTEM, MASH_TUN, YEAST_LAB, OAK_BARRELHOUSE, TASTING_ROOM, FARM, BREWPUB, HOPS_INFUSERS,
])  # fmt: skip
SPACES: Final = vec[i64](
    [STOREHOUSE_2, MASH_TUN, YEAST_LAB, OAK_BARRELHOUSE, TASTING_ROOM, FARM, BREWPUB]
)  # the seven building spaces of a board

# what placing on a market space does
GOODS_FLOW: Final = 0
TAKE_ALL: Final = 1
INVESTOR: Final = 2
PARTNERSHIP: Final = 3
SHIFT: Final = 4
WORKER: Final = 5
INTERNS: Final = 6
TRADERS: Final = 7
AGENCY: Final = 8
COMMUNITY_FARM: Final = 9
FLOWS: Final = by_number({
    GOODS_FLOW: "goods", TAKE_ALL: "take-all", INVESTOR: "investor", PARTNERSHIP: "partnership", SHIFT: "shift",
    WORKER: "worker", INTERNS: "interns", TRADERS: "traders", AGENCY: "agency", COMMUNITY_FARM: "community-farm",
})  # fmt: skip
HALVES: Final = [
    "investor", "partnership", "shift", "worker", "benefit", "malt", "hops", "yeast", "basic", "advanced",
]  # fmt: skip

# complex actions in play, as bits
WITH_INTERNS: Final = 1
WITH_TRADERS: Final = 2
WITH_AGENCY: Final = 4
WITH_COMMUNITY_FARM: Final = 8
WITH_SECRET_RECIPE: Final = 16
MARKET_COMPLEX: Final = 15  # those that are market spaces
COMPLEX_ACTIONS: Final = {
    "interns": WITH_INTERNS,
    "traders": WITH_TRADERS,
    "agency": WITH_AGENCY,
    "community-farm": WITH_COMMUNITY_FARM,
    "secret-recipe": WITH_SECRET_RECIPE,
}
COMPLEX_SPACES: Final = {
    "hire-interns": "interns",
    "traders-market": "traders",
    "employment-agency": "agency",
    "community-farm": "community-farm",
}

# permanent effects of workers
MASH_REP: Final = 0
BREWPUB_REP: Final = 1
BREWPUB_STORES: Final = 2
YEAST_LAB_REP: Final = 3
PLOT_YIELD: Final = 4
INSTALL_MONEY: Final = 5
EXTRA_PLACEMENT: Final = 6
OAK_REP: Final = 7
INFUSER_REP: Final = 8
ANNUAL_TOUR_MONEY: Final = 9
SALE_MONEY: Final = 10
COST_LESS: Final = 11
STOREHOUSE_STORES: Final = 12
ANNUAL_RESEARCH: Final = 13
FIRST_BREW_REP: Final = 14
PORTION_REP: Final = 15
LABEL_REP: Final = 16
YEAST_LAB_BATCH_REP: Final = 17
TRAITS: Final = by_number({
    MASH_REP: "mash-rep", BREWPUB_REP: "brewpub-rep", BREWPUB_STORES: "brewpub-stores", YEAST_LAB_REP: "yeast-lab-rep",
    PLOT_YIELD: "plot-yield", INSTALL_MONEY: "install-money", EXTRA_PLACEMENT: "extra-placement", OAK_REP: "oak-rep",
    INFUSER_REP: "infuser-rep", ANNUAL_TOUR_MONEY: "annual-tour-money", SALE_MONEY: "sale-money",
    COST_LESS: "cost-less", STOREHOUSE_STORES: "storehouse-stores", ANNUAL_RESEARCH: "annual-research",
    FIRST_BREW_REP: "first-brew-rep", PORTION_REP: "portion-rep", LABEL_REP: "label-rep",
    YEAST_LAB_BATCH_REP: "yeast-lab-batch-rep",
})  # fmt: skip

# tracks of the lab, the steps of a cube, and the two sides
TRACKS: Final = ["basic", "ops", "brewing", "adv"]
NUM_TRACKS: Final = 4
START: Final = 0
EXPERIMENTAL_STEP: Final = 1
ANNUAL_STEP: Final = 2
BREAKTHROUGH_STEP: Final = 3
GAME_END_STEP: Final = 4
STEPS: Final = by_number({
    START: "start", EXPERIMENTAL_STEP: "experimental", ANNUAL_STEP: "annual", BREAKTHROUGH_STEP: "breakthrough",
    GAME_END_STEP: "end",
})  # fmt: skip
BASIC_SIDE: Final = 0
ADVANCED_SIDE: Final = 1
LABS: Final = by_number({BASIC_SIDE: "lab-basic", ADVANCED_SIDE: "lab-advanced"})

# effects of lab cells, by the step that they may stand on
TAKE_BASIC: Final = 0
REP_ON_SPACE: Final = 1
MARK: Final = 2
TAKE_ADVANCED: Final = 3
TAKE_MALT: Final = 4
TAKE_MONEY: Final = 5
TAKE_REP: Final = 6
SWAP: Final = 7
EXPERIMENTAL: Final = {
    TAKE_BASIC: "take-basic", REP_ON_SPACE: "rep-on-space", MARK: "mark", TAKE_ADVANCED: "take-advanced",
    TAKE_MALT: "take-malt", TAKE_MONEY: "take-money", TAKE_REP: "take-rep", SWAP: "swap",
}  # fmt: skip
YEARLY_BASIC: Final = 8
YEARLY_INSTALL: Final = 9
YEARLY_PROCESS: Final = 10
YEARLY_ADVANCED: Final = 11
YEARLY_YEAST: Final = 12
YEARLY_MONEY: Final = 13
YEARLY_REP: Final = 14
YEARLY_DIFFERENT: Final = 15
ANNUAL: Final = {
    YEARLY_BASIC: "yearly-basic", YEARLY_INSTALL: "yearly-install", YEARLY_PROCESS: "yearly-process",
    YEARLY_ADVANCED: "yearly-advanced", YEARLY_YEAST: "yearly-yeast", YEARLY_MONEY: "yearly-money",
    YEARLY_REP: "yearly-rep", YEARLY_DIFFERENT: "yearly-different",
}  # fmt: skip
MARKET_BASIC: Final = 16
INSTALL_BASIC: Final = 17
BREW_REP: Final = 18
MARKET_ADVANCED: Final = 19
BREW_LESS: Final = 20
INSTALL_REP: Final = 21
SALE_REP: Final = 22
BREW_ADVANCED: Final = 23
BREAKTHROUGH: Final = {
    MARKET_BASIC: "market-basic", INSTALL_BASIC: "install-basic", BREW_REP: "brew-rep",
    MARKET_ADVANCED: "market-advanced", BREW_LESS: "brew-less", INSTALL_REP: "install-rep", SALE_REP: "sale-rep",
    BREW_ADVANCED: "brew-advanced",
}  # fmt: skip
END_BASIC_RECIPES: Final = 24
END_SPACES: Final = 25
END_BATCHES: Final = 26
END_PUBLIC_RECIPES: Final = 27
END_BASIC_BATCHES: Final = 28
END_COST: Final = 29
END_STYLES: Final = 30
END_LABELS: Final = 31
GAME_END: Final = {
    END_BASIC_RECIPES: "end-basic-recipes", END_SPACES: "end-spaces", END_BATCHES: "end-batches",
    END_PUBLIC_RECIPES: "end-public-recipes", END_BASIC_BATCHES: "end-basic-batches", END_COST: "end-cost",
    END_STYLES: "end-styles", END_LABELS: "end-labels",
}  # fmt: skip
EFFECTS: Final = by_number({**EXPERIMENTAL, **ANNUAL, **BREAKTHROUGH, **GAME_END})

MOST_BASIC: Final = 5  # that one choice may grant: the codes of all mixes fit one block
