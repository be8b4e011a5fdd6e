"""Numbered kinds and their names: ingredients, buildings, market flows, traits of workers, the lab."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import numbered

NO_ONE: Final = -1
NONE: Final = -1  # no recipe, no crop, no building

# slots for brewing a batch
SLOT_IDS: Final[list[str]] = []
TANK_1: Final[i64] = numbered(SLOT_IDS, "tank-1")
TANK_2: Final[i64] = numbered(SLOT_IDS, "tank-2")
BREWPUB_SLOT: Final[i64] = numbered(SLOT_IDS, "brewpub")
SLOTS: Final = 3
TANKS: Final = 2

# seasons of a year, and the twelve seasons of a game
SEASONS: Final[list[str]] = []
SPRING: Final[i64] = numbered(SEASONS, "spring")
SUMMER: Final[i64] = numbered(SEASONS, "summer")
FALL: Final[i64] = numbered(SEASONS, "fall")
WINTER: Final[i64] = numbered(SEASONS, "winter")
LAST_SEASON: Final = 11

# phases of a season
PHASES: Final[list[str]] = []
ANNUAL_PHASE: Final[i64] = numbered(PHASES, "annual")
MARKET_PHASE: Final[i64] = numbered(PHASES, "market")
EXTRA_PHASE: Final[i64] = numbered(PHASES, "extra")
BREWERY_PHASE: Final[i64] = numbered(PHASES, "brewery")
CLOSING_PHASE: Final[i64] = numbered(PHASES, "close")

# ingredients; money follows them where both are given
GOODS: Final[list[str]] = []
MALT: Final[i64] = numbered(GOODS, "malt")
HOPS: Final[i64] = numbered(GOODS, "hops")
YEAST: Final[i64] = numbered(GOODS, "yeast")
FRUIT: Final[i64] = numbered(GOODS, "fruit")
SPICES: Final[i64] = numbered(GOODS, "spices")
COFFEE: Final[i64] = numbered(GOODS, "coffee")
MONEY: Final[i64] = numbered(GOODS, "money")
KINDS: Final = 6  # of ingredients
ANY_ADVANCED: Final = 3  # stands for any Advanced Ingredient in tables of malt, hops and yeast
INGREDIENTS: Final = GOODS[:KINDS]
BASICS: Final = INGREDIENTS[:ANY_ADVANCED]
ADVANCED: Final = INGREDIENTS[ANY_ADVANCED:]
TRADED: Final = [*BASICS, "advanced"]  # "advanced": any Advanced Ingredient
CROP: Final = vec[i64]([MALT, HOPS, FRUIT])  # crops of a Farm
CROPS: Final = [INGREDIENTS[what] for what in CROP]

STYLES: Final = ["ale", "porter", "stout"]
NUM_STYLES: Final = 3

BUILDINGS: Final[list[str]] = []
STOREHOUSE_1: Final[i64] = numbered(BUILDINGS, "storehouse-1")
RESEARCH_LAB: Final[i64] = numbered(BUILDINGS, "research-lab")
SINGLE_SYSTEM: Final[i64] = numbered(BUILDINGS, "single-system")
STOREHOUSE_2: Final[i64] = numbered(BUILDINGS, "storehouse-2")
DOUBLE_SYSTEM: Final[i64] = numbered(BUILDINGS, "double-system")
MASH_TUN: Final[i64] = numbered(BUILDINGS, "mash-tun")
YEAST_LAB: Final[i64] = numbered(BUILDINGS, "yeast-lab")
OAK_BARRELHOUSE: Final[i64] = numbered(BUILDINGS, "oak-barrelhouse")
TASTING_ROOM: Final[i64] = numbered(BUILDINGS, "tasting-room")
FARM: Final[i64] = numbered(BUILDINGS, "farm")
BREWPUB: Final[i64] = numbered(BUILDINGS, "brewpub")
HOPS_INFUSERS: Final[i64] = numbered(BUILDINGS, "hops-infusers")
INSTALLABLE: Final = vec[i64](list(range(STOREHOUSE_2, len(BUILDINGS))))  # every board begins with the others
OWN_REP: Final = {  # the effect that is a tile's own Rep, not an extra lasting one
    "mash-tun": "mash-rep",
    "oak-barrelhouse": "oak-rep",
    "hops-infusers": "infuser-rep",
    "tasting-room": "recipe-rep",
}
OWN_EFFECTS: Final = {"mash-malt": "mash-tun", "research-yeast": "yeast-lab", "recipe-rep": "tasting-room"}
STOREHOUSES: Final = ["storehouse-1", "storehouse-2"]
# the seven building spaces of a board
SPACES: Final = vec[i64]([STOREHOUSE_2, MASH_TUN, YEAST_LAB, OAK_BARRELHOUSE, TASTING_ROOM, FARM, BREWPUB])

# tokens on a market space other than a meeple
TOKENS: Final[list[str]] = []
HELPER: Final[i64] = numbered(TOKENS, "helper")
INTERN: Final[i64] = numbered(TOKENS, "intern")

# effects of placing on a market space
FLOWS: Final[list[str]] = []
GOODS_FLOW: Final[i64] = numbered(FLOWS, "goods")
TAKE_ALL: Final[i64] = numbered(FLOWS, "take-all")
INVESTOR: Final[i64] = numbered(FLOWS, "investor")
PARTNERSHIP: Final[i64] = numbered(FLOWS, "partnership")
SHIFT: Final[i64] = numbered(FLOWS, "shift")
WORKER: Final[i64] = numbered(FLOWS, "worker")
INTERNS: Final[i64] = numbered(FLOWS, "interns")
TRADERS: Final[i64] = numbered(FLOWS, "traders")
AGENCY: Final[i64] = numbered(FLOWS, "agency")
COMMUNITY_FARM: Final[i64] = numbered(FLOWS, "community-farm")
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
TRAITS: Final[list[str]] = []
MASH_REP: Final[i64] = numbered(TRAITS, "mash-rep")
BREWPUB_REP: Final[i64] = numbered(TRAITS, "brewpub-rep")
BREWPUB_STORES: Final[i64] = numbered(TRAITS, "brewpub-stores")
YEAST_LAB_REP: Final[i64] = numbered(TRAITS, "yeast-lab-rep")
PLOT_YIELD: Final[i64] = numbered(TRAITS, "plot-yield")
INSTALL_MONEY: Final[i64] = numbered(TRAITS, "install-money")
EXTRA_PLACEMENT: Final[i64] = numbered(TRAITS, "extra-placement")
OAK_REP: Final[i64] = numbered(TRAITS, "oak-rep")
INFUSER_REP: Final[i64] = numbered(TRAITS, "infuser-rep")
ANNUAL_TOUR_MONEY: Final[i64] = numbered(TRAITS, "annual-tour-money")
SALE_MONEY: Final[i64] = numbered(TRAITS, "sale-money")
COST_LESS: Final[i64] = numbered(TRAITS, "cost-less")
STOREHOUSE_STORES: Final[i64] = numbered(TRAITS, "storehouse-stores")
ANNUAL_RESEARCH: Final[i64] = numbered(TRAITS, "annual-research")
FIRST_BREW_REP: Final[i64] = numbered(TRAITS, "first-brew-rep")
PORTION_REP: Final[i64] = numbered(TRAITS, "portion-rep")
LABEL_REP: Final[i64] = numbered(TRAITS, "label-rep")
YEAST_LAB_BATCH_REP: Final[i64] = numbered(TRAITS, "yeast-lab-batch-rep")

IN_ITS_OWN_TIME: Final = ["install-money", "annual-tour-money", "annual-research"]  # of workers only

# tracks of the lab, the steps of a cube, and the two sides
TRACKS: Final = ["basic", "ops", "brewing", "adv"]
NUM_TRACKS: Final = 4
STEPS: Final[list[str]] = []
START: Final[i64] = numbered(STEPS, "start")
EXPERIMENTAL_STEP: Final[i64] = numbered(STEPS, "experimental")
ANNUAL_STEP: Final[i64] = numbered(STEPS, "annual")
BREAKTHROUGH_STEP: Final[i64] = numbered(STEPS, "breakthrough")
GAME_END_STEP: Final[i64] = numbered(STEPS, "end")
LABS: Final[list[str]] = []
BASIC_SIDE: Final[i64] = numbered(LABS, "lab-basic")
ADVANCED_SIDE: Final[i64] = numbered(LABS, "lab-advanced")

# effects of lab cells, by the step at which they may be
EFFECTS: Final[list[str]] = []
TAKE_BASIC: Final[i64] = numbered(EFFECTS, "take-basic")
REP_ON_SPACE: Final[i64] = numbered(EFFECTS, "rep-on-space")
MARK: Final[i64] = numbered(EFFECTS, "mark")
TAKE_ADVANCED: Final[i64] = numbered(EFFECTS, "take-advanced")
TAKE_MALT: Final[i64] = numbered(EFFECTS, "take-malt")
TAKE_MONEY: Final[i64] = numbered(EFFECTS, "take-money")
TAKE_REP: Final[i64] = numbered(EFFECTS, "take-rep")
SWAP: Final[i64] = numbered(EFFECTS, "swap")
EXPERIMENTAL: Final = EFFECTS[TAKE_BASIC:]
YEARLY_BASIC: Final[i64] = numbered(EFFECTS, "yearly-basic")
YEARLY_INSTALL: Final[i64] = numbered(EFFECTS, "yearly-install")
YEARLY_PROCESS: Final[i64] = numbered(EFFECTS, "yearly-process")
YEARLY_ADVANCED: Final[i64] = numbered(EFFECTS, "yearly-advanced")
YEARLY_YEAST: Final[i64] = numbered(EFFECTS, "yearly-yeast")
YEARLY_MONEY: Final[i64] = numbered(EFFECTS, "yearly-money")
YEARLY_REP: Final[i64] = numbered(EFFECTS, "yearly-rep")
YEARLY_DIFFERENT: Final[i64] = numbered(EFFECTS, "yearly-different")
ANNUAL: Final = EFFECTS[YEARLY_BASIC:]
MARKET_BASIC: Final[i64] = numbered(EFFECTS, "market-basic")
INSTALL_BASIC: Final[i64] = numbered(EFFECTS, "install-basic")
BREW_REP: Final[i64] = numbered(EFFECTS, "brew-rep")
MARKET_ADVANCED: Final[i64] = numbered(EFFECTS, "market-advanced")
BREW_LESS: Final[i64] = numbered(EFFECTS, "brew-less")
INSTALL_REP: Final[i64] = numbered(EFFECTS, "install-rep")
SALE_REP: Final[i64] = numbered(EFFECTS, "sale-rep")
BREW_ADVANCED: Final[i64] = numbered(EFFECTS, "brew-advanced")
BREAKTHROUGH: Final = EFFECTS[MARKET_BASIC:]
END_BASIC_RECIPES: Final[i64] = numbered(EFFECTS, "end-basic-recipes")
END_SPACES: Final[i64] = numbered(EFFECTS, "end-spaces")
END_BATCHES: Final[i64] = numbered(EFFECTS, "end-batches")
END_PUBLIC_RECIPES: Final[i64] = numbered(EFFECTS, "end-public-recipes")
END_BASIC_BATCHES: Final[i64] = numbered(EFFECTS, "end-basic-batches")
END_COST: Final[i64] = numbered(EFFECTS, "end-cost")
END_STYLES: Final[i64] = numbered(EFFECTS, "end-styles")
END_LABELS: Final[i64] = numbered(EFFECTS, "end-labels")
GAME_END: Final = EFFECTS[END_BASIC_RECIPES:]

MOST_BASIC: Final = 5  # granted by one choice, at most: the codes of all mixes fit one block
