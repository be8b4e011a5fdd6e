"""Static tables of Brew Crafters, made once from a pack and looked up by index."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.pack import Pack
from alehouse.games.brewcrafters.schema import (
    ANNUAL,
    BREAKTHROUGH,
    BUILDINGS,
    COMPLEX,
    EXPERIMENTAL,
    FLOWS,
    GAME_END,
    GOODS,
    INGREDIENTS,
    LABS,
    MOST_BASIC,
    STEPS,
    STYLES,
    TRACKS,
    TRAITS,
)

# ingredients, in the order of schema.INGREDIENTS; money is counted after them where both are given
MALT: Final = 0
HOPS: Final = 1
YEAST: Final = 2
FRUIT: Final = 3
SPICES: Final = 4
COFFEE: Final = 5
MONEY: Final = 6
KINDS: Final = 6  # of ingredients
ANY_ADVANCED: Final = 3  # where a table means malt, hops, yeast or any Advanced Ingredient
CROP: Final = vec[i64]([MALT, HOPS, FRUIT])  # by position in schema.CROPS

# styles, in the order of schema.STYLES
NUM_STYLES: Final = 3

# buildings, in the order of schema.BUILDINGS
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
SPACES: Final = vec[i64](
    [STOREHOUSE_2, MASH_TUN, YEAST_LAB, OAK_BARRELHOUSE, TASTING_ROOM, FARM, BREWPUB]
)  # the seven building spaces of a board

# what placing on a market space does, in the order of schema.FLOWS
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

# complex actions in play, as bits
WITH_INTERNS: Final = 1
WITH_TRADERS: Final = 2
WITH_AGENCY: Final = 4
WITH_COMMUNITY_FARM: Final = 8
WITH_SECRET_RECIPE: Final = 16
MARKET_COMPLEX: Final = 15  # those that are market spaces

# permanent effects of workers, in the order of schema.TRAITS
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

# tracks of the lab and the steps of a cube
NUM_TRACKS: Final = 4
START: Final = 0
EXPERIMENTAL_STEP: Final = 1
ANNUAL_STEP: Final = 2
BREAKTHROUGH_STEP: Final = 3
GAME_END_STEP: Final = 4
BASIC_SIDE: Final = 0
ADVANCED_SIDE: Final = 1

# effects of lab cells: experimental, annual, breakthrough, game end, each in the order of its list in schema.py
TAKE_BASIC: Final = 0
REP_ON_SPACE: Final = 1
MARK: Final = 2
TAKE_ADVANCED: Final = 3
TAKE_MALT: Final = 4
TAKE_MONEY: Final = 5
TAKE_REP: Final = 6
SWAP: Final = 7
YEARLY_BASIC: Final = 8
YEARLY_INSTALL: Final = 9
YEARLY_PROCESS: Final = 10
YEARLY_ADVANCED: Final = 11
YEARLY_YEAST: Final = 12
YEARLY_MONEY: Final = 13
YEARLY_REP: Final = 14
YEARLY_DIFFERENT: Final = 15
MARKET_BASIC: Final = 16
INSTALL_BASIC: Final = 17
BREW_REP: Final = 18
MARKET_ADVANCED: Final = 19
BREW_LESS: Final = 20
INSTALL_REP: Final = 21
SALE_REP: Final = 22
BREW_ADVANCED: Final = 23
END_BASIC_RECIPES: Final = 24
END_SPACES: Final = 25
END_BATCHES: Final = 26
END_PUBLIC_RECIPES: Final = 27
END_BASIC_BATCHES: Final = 28
END_COST: Final = 29
END_STYLES: Final = 30
END_LABELS: Final = 31
ALL_EFFECTS: Final = [*EXPERIMENTAL, *ANNUAL, *BREAKTHROUGH, *GAME_END]

NO_LIMIT: Final = 99
MOST_SEATS: Final = 5
BIT: Final = vec[i64]([2**index for index in range(62)])


@final
class Recipe:
    """A beer: its style, what a batch costs, what it is worth, and whether a tile's symbol stands on it."""

    __slots__ = ("basic", "cost", "first", "hops_symbol", "oak_symbol", "rep", "style")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.style: i64 = STYLES.index(entry["style"])
        self.basic: bool = entry["basic"]
        self.first: bool = entry["first"]
        self.cost: vec[i64] = _counts(entry["cost"], INGREDIENTS)
        self.rep: i64 = entry["rep"]
        self.hops_symbol: bool = entry["symbol"] == "hops"
        self.oak_symbol: bool = entry["symbol"] == "oak"


@final
class Worker:
    """A skilled worker: cost of a Winter, gifts of the hire, market benefit, cheaper style, permanent effects."""

    __slots__ = (
        "cost", "first", "hire", "hire_advanced", "hire_install", "hire_money", "hire_research", "less_amount",
        "less_style", "less_what", "market_amount", "market_at_least", "market_given", "traits",
    )  # fmt: skip

    def __init__(self, entry: dict[str, Any]) -> None:
        self.cost: i64 = entry["cost"]
        self.first: bool = entry["first"]
        hire = entry.get("hire", {})
        self.hire: vec[i64] = _counts(hire, INGREDIENTS)
        self.hire_advanced: i64 = hire.get("advanced", 0)
        self.hire_money: i64 = hire.get("money", 0)
        self.hire_install: bool = hire.get("install", 0) > 0
        self.hire_research: bool = hire.get("research", 0) > 0
        market = entry.get("market", {"given": "malt", "at-least": NO_LIMIT, "amount": 0})
        self.market_given: i64 = _given(market["given"])
        self.market_at_least: i64 = market["at-least"]
        self.market_amount: i64 = market["amount"]
        less = entry.get("less", {"style": "ale", "what": "malt", "amount": 0})
        self.less_style: i64 = STYLES.index(less["style"])
        self.less_what: i64 = INGREDIENTS.index(less["what"])
        self.less_amount: i64 = less["amount"]
        self.traits: vec[i64] = _counts(entry.get("effects", {}), TRAITS)


@final
class Building:
    """A tile or a set of equipment: its cost of every Winter, what an install brings, and its numbers."""

    __slots__ = ("advanced", "cost", "extra_malt", "gives", "rep", "stores", "yeast")

    def __init__(self, entry: dict[str, Any]) -> None:
        gives = entry.get("gives", {})
        self.cost: i64 = entry["cost"]
        self.gives: vec[i64] = _counts(gives, INGREDIENTS)
        self.advanced: i64 = gives.get("advanced", 0)
        self.stores: i64 = entry.get("stores", 0)
        self.extra_malt: i64 = entry.get("extra-malt", 0)
        self.yeast: i64 = entry.get("yeast", 0)
        self.rep: i64 = entry.get("rep", 0)


@final
class Space:
    """A market space: from how many players it is in play, and what every restock adds."""

    __slots__ = ("first_seats", "restock", "restocks")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.first_seats: i64 = entry["from"]
        self.restock: vec[i64] = _counts(entry.get("restock", {}), GOODS)
        self.restocks: bool = any(entry.get("restock", {}).values())


@final
class Spot:
    """Where a meeple may stand: a whole space, or one half of it, with its flow."""

    __slots__ = ("advanced", "basic", "flow", "gives", "half", "most_yeast", "space")

    def __init__(self, space: i64, half: str, entry: dict[str, Any]) -> None:
        self.space: i64 = space
        self.half: str = half  # '' for a whole space
        self.flow: i64 = FLOWS.index(entry["kind"])
        self.gives: vec[i64] = _counts(entry, GOODS)
        self.basic: i64 = entry.get("basic", 0)
        self.most_yeast: i64 = entry.get("most-yeast", MOST_BASIC)
        self.advanced: i64 = entry.get("advanced", 0)


@final
class Layout:
    """The market with a number of players and complex actions: its spots in table order, its restocking spaces."""

    __slots__ = ("restocking", "spots")

    def __init__(self, spots: list[i64], restocking: list[i64]) -> None:
        self.spots: vec[i64] = vec[i64](spots)
        self.restocking: vec[i64] = vec[i64](restocking)


@final
class Cell:
    """One step of a research track."""

    __slots__ = ("also", "amount", "at_least", "effect", "limit", "per")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.effect: i64 = ALL_EFFECTS.index(entry["effect"])
        self.amount: i64 = entry.get("amount", 0)
        self.also: i64 = entry.get("also", 0)
        self.at_least: i64 = entry.get("at-least", 0)
        self.per: i64 = entry.get("per", 1)
        self.limit: i64 = entry.get("limit", NO_LIMIT)


@final
class Portion:
    """A quarter of a collaboration: its price in one kind of ingredient, and its pay."""

    __slots__ = ("amount", "money", "rep", "what")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.what: i64 = _given(entry["what"])
        self.amount: i64 = entry["amount"]
        self.rep: i64 = entry["rep"]
        self.money: i64 = entry["money"]


@final
class Partner:
    """A kind of local partnership: how many cards there are and what they turn a Basic Ingredient into."""

    __slots__ = ("few", "many", "price", "what")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.what: i64 = INGREDIENTS.index(entry["what"])
        self.few: i64 = entry["few"]
        self.many: i64 = entry["many"]
        self.price: i64 = entry["price"]


@final
class Rate:
    """One row of the Traders Market: one ingredient given for several of another kind."""

    __slots__ = ("amount", "get", "give")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.give: i64 = _given(entry["give"])
        self.get: i64 = _given(entry["get"])
        self.amount: i64 = entry["amount"]


@final
class Content:
    """All tables of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        assert pack.ids("ingredients") == INGREDIENTS
        assert pack.ids("buildings") == BUILDINGS
        assert pack.ids("tracks") == TRACKS
        self.recipe_ids: list[str] = pack.ids("recipes")
        self.worker_ids: list[str] = pack.ids("workers")
        self.space_ids: list[str] = pack.ids("market")
        self.partner_ids: list[str] = pack.ids("partnerships")
        self.portion_ids: list[str] = pack.ids("portions")
        self.recipes: list[Recipe] = [Recipe(entry) for entry in pack.content["recipes"].values()]
        self.workers: list[Worker] = [Worker(entry) for entry in pack.content["workers"].values()]
        self.buildings: list[Building] = [Building(entry) for entry in pack.content["buildings"].values()]
        self.spaces: list[Space] = [Space(entry) for entry in pack.content["market"].values()]
        self.portions: list[Portion] = [Portion(entry) for entry in pack.content["portions"].values()]
        self.partners: list[Partner] = [Partner(entry) for entry in pack.content["partnerships"].values()]
        self.rates: list[Rate] = [Rate(entry) for entry in pack.content["traders"].values()]
        self.cells: list[Cell] = [
            Cell(pack.content[side][f"{track}-{step}"]) for side in LABS for track in TRACKS for step in STEPS[1:]
        ]
        self.harvest: vec[i64] = _yields(pack, "harvest")
        self.shared_harvest: vec[i64] = _yields(pack, "shared-harvest")

        # market spots: whole spaces first, then halves, so that each of the two has consecutive codes
        whole: list[Spot] = []
        halved: list[Spot] = []
        for space, entry in enumerate(pack.content["market"].values()):
            for flow in entry["flows"]:
                spot = Spot(space, flow.get("half", ""), flow)
                if spot.half:
                    halved.append(spot)
                else:
                    whole.append(spot)
        self.spots: list[Spot] = whole + halved
        self.first_half: i64 = len(whole)
        self.layouts: list[Layout] = [
            self._layout(seats, extras) for seats in range(2, MOST_SEATS + 1) for extras in range(16)
        ]

        # the recipe that opens each style, and recipes and workers by what they have, as bit masks
        self.basic_of: vec[i64] = vec[i64]([self._basic_of(style) for style in range(NUM_STYLES)])
        self.basics: i64 = _mask([r for r in range(len(self.recipes)) if self.recipes[r].basic])
        self.advanced: i64 = _mask([r for r in range(len(self.recipes)) if not self.recipes[r].basic])
        self.trait_workers: vec[i64] = vec[i64](
            [
                _mask([w for w in range(len(self.workers)) if self.workers[w].traits[trait] > 0])
                for trait in range(len(TRAITS))
            ]
        )
        self.market_workers: i64 = _mask([w for w in range(len(self.workers)) if self.workers[w].market_amount > 0])
        self.saving_workers: i64 = _mask([w for w in range(len(self.workers)) if self.workers[w].less_amount > 0])
        self.annual_workers: i64 = self.trait_workers[ANNUAL_TOUR_MONEY] | self.trait_workers[ANNUAL_RESEARCH]

        # all mixes of Basic Ingredients that one choice may grant, by size
        self.mix_malt: vec[i64] = vec[i64]()
        self.mix_hops: vec[i64] = vec[i64]()
        self.mix_yeast: vec[i64] = vec[i64]()
        self.first_mix: vec[i64] = vec[i64]()  # by size, and one more at the end
        self._list_mixes()

        # single numbers
        self.start_money: i64 = pack.number("start-money")
        self.start_malt: i64 = pack.number("start-malt")
        self.start_hops: i64 = pack.number("start-hops")
        self.second_seat_money: i64 = pack.number("second-seat-money")
        self.third_seat_malt: i64 = pack.number("third-seat-malt")
        self.fourth_seat_hops: i64 = pack.number("fourth-seat-hops")
        self.fifth_seat_yeast: i64 = pack.number("fifth-seat-yeast")
        self.batch_money: i64 = pack.number("batch-money")
        self.label_rep: i64 = pack.number("label-rep")
        self.portion_rep: i64 = pack.number("portion-rep")
        self.second_shift_batches: i64 = pack.number("second-shift-batches")
        self.third_shift_batches: i64 = pack.number("third-shift-batches")
        self.shift_cost: vec[i64] = vec[i64]([pack.number(f"{nth}-shift-cost") for nth in ("first", "second", "third")])
        self.loan_money: i64 = pack.number("loan-money")
        self.first_loan_rep: i64 = pack.number("first-loan-rep")
        self.further_loan_rep: i64 = pack.number("further-loan-rep")
        self.intern_price: i64 = pack.number("intern-price")
        self.agency_price: i64 = pack.number("agency-price")
        self.agency_shown: i64 = pack.number("agency-shown")
        self.secret_rep: i64 = pack.number("secret-rep")

    def layout(self, seats: i64, extras: i64) -> Layout:
        """The market as laid out for a number of players with these complex actions."""
        return self.layouts[(seats - 2) * 16 + (extras & MARKET_COMPLEX)]

    def cell(self, side: i64, track: i64, step: i64) -> Cell:
        """What stands on a step (1 to 4) of a track."""
        return self.cells[(side * NUM_TRACKS + track) * 4 + step - 1]

    def spot_of(self, space: str, half: str) -> int:
        """The spot of a space's half ('' for a whole space)."""
        wanted = self.space_ids.index(space)
        for index, spot in enumerate(self.spots):
            if spot.space == wanted and spot.half == half:
                return index
        raise KeyError((space, half))

    def _layout(self, seats: int, extras: int) -> Layout:
        """BC-015: extension spaces need enough players, complex ones their option."""
        flags = {"interns": WITH_INTERNS, "traders": WITH_TRADERS, "agency": WITH_AGENCY}
        spots: list[i64] = []
        restocking: list[i64] = []
        for number, id in enumerate(self.space_ids):
            kind = COMPLEX.get(id)
            chosen = kind is None or extras & flags.get(kind, WITH_COMMUNITY_FARM) != 0
            if chosen and self.spaces[number].first_seats <= seats:
                spots += [index for index in range(len(self.spots)) if self.spots[index].space == number]
                if self.spaces[number].restocks:
                    restocking.append(number)
        return Layout(spots, restocking)

    def _basic_of(self, style: int) -> int:
        for index, recipe in enumerate(self.recipes):
            if recipe.basic and recipe.style == style:
                return index
        raise ValueError(f"no Basic Recipe of style {STYLES[style]}")

    def _list_mixes(self) -> None:
        malts: list[i64] = []
        hops: list[i64] = []
        yeasts: list[i64] = []
        starts: list[i64] = [0]
        for size in range(1, MOST_BASIC + 1):
            starts.append(len(malts))
            for yeast in range(size + 1):
                for hop in range(size - yeast + 1):
                    malts.append(size - yeast - hop)
                    hops.append(hop)
                    yeasts.append(yeast)
        starts.append(len(malts))
        self.mix_malt = vec[i64](malts)
        self.mix_hops = vec[i64](hops)
        self.mix_yeast = vec[i64](yeasts)
        self.first_mix = vec[i64](starts)


def _counts(entry: dict[str, Any], names: list[str]) -> vec[i64]:
    return vec[i64]([int(entry.get(name, 0)) for name in names])


def _yields(pack: Pack, field: str) -> vec[i64]:
    return vec[i64]([int(entry.get(field, 0)) for entry in pack.content["ingredients"].values()])


def _given(word: str) -> int:
    """Malt, hops, yeast, or any Advanced Ingredient, or money."""
    if word == "advanced":
        return ANY_ADVANCED
    return GOODS.index(word)


def _mask(indexes: list[int]) -> int:
    total = 0
    for index in indexes:
        total |= 2**index
    return total
