"""Static tables of Brew Crafters, made once from a pack and looked up by index."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import mask
from alehouse.engine.pack import Pack
from alehouse.engine.title import Tables
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.events import CAUSES

NO_LIMIT: Final = 99
MOST_SEATS: Final = 5


@final
class Recipe:
    """A beer: its style, the costs and worth of a batch, and whether it bears a tile's symbol."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.style: i64 = kinds.STYLES.index(entry["style"])
        self.basic: bool = entry["basic"]
        self.first: bool = entry["first"]
        self.cost: vec[i64] = _counts(entry["cost"], kinds.INGREDIENTS)
        self.rep: i64 = entry["rep"]
        self.hops_symbol: bool = entry["symbol"] == "hops"
        self.oak_symbol: bool = entry["symbol"] == "oak"


@final
class Benefit:
    """An extra gain at a market space: of which kind, from how many on, and how much; `per` 0 means once."""

    def __init__(self, effect: dict[str, Any]) -> None:
        kind = str(effect["do"]).partition("-")[2]
        self.given: i64 = _given("advanced" if kind == "any" else effect.get("what", kind))
        self.at_least: i64 = effect["at-least"]
        self.amount: i64 = effect["amount"]
        self.per: i64 = effect.get("per", 0)


@final
class Worker:
    """A skilled worker: cost per Winter, gifts on hiring, market benefits, cheaper batches, lasting effects."""

    def __init__(self, entry: dict[str, Any]) -> None:
        effects: list[dict[str, Any]] = entry["effects"]
        self.cost: i64 = entry["cost"]
        self.first: bool = entry["first"]
        self.hire: vec[i64] = _sums(effects, "hire-goods", kinds.INGREDIENTS)
        self.hire_advanced: i64 = _sum(effects, "hire-advanced")
        self.hire_money: i64 = _sum(effects, "hire-money")
        self.hire_install: bool = any(effect["do"] == "hire-install" for effect in effects)
        self.hire_research: bool = any(effect["do"] == "hire-research" for effect in effects)
        self.benefits: list[Benefit] = [
            Benefit(effect) for effect in effects if effect["do"].startswith(("market-", "per-"))
        ]
        less: list[i64] = [0] * (kinds.NUM_STYLES * kinds.KINDS)
        for effect in effects:
            if effect["do"] == "less":
                style = kinds.STYLES.index(effect["style"])
                less[style * kinds.KINDS + kinds.INGREDIENTS.index(effect["what"])] += effect["amount"]
        self.less: vec[i64] = vec[i64](less)  # by style * kinds + ingredient
        self.saves: bool = sum(less) > 0
        self.traits: vec[i64] = vec[i64]([_sum(effects, trait) for trait in kinds.TRAITS])


@final
class Building:
    """A tile or a set of equipment: its cost per Winter, its gifts on installation, and its numbers."""

    def __init__(self, id: str, entry: dict[str, Any]) -> None:
        effects: list[dict[str, Any]] = entry["effects"]
        own = kinds.OWN_REP.get(id, "")
        self.cost: i64 = entry["cost"]
        self.gives: vec[i64] = _sums(effects, "gain", kinds.INGREDIENTS)
        self.advanced: i64 = sum([effect["amount"] for effect in effects if effect.get("what", "") == "advanced"])
        self.stores: i64 = _sum(effects, "stores")
        self.extra_malt: i64 = _sum(effects, "mash-malt")
        self.yeast: i64 = _sum(effects, "research-yeast")
        self.rep: i64 = _sum(effects, own)
        lasting = [0 if trait == own else _sum(effects, trait) for trait in kinds.TRAITS]
        self.traits: vec[i64] = vec[i64](lasting)
        self.lasts: bool = sum(lasting) > 0


@final
class Space:
    """A market space: the number of players it needs, and what every restock adds."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.first_seats: i64 = entry["from"]
        self.restock: vec[i64] = _counts(entry.get("restock", {}), kinds.GOODS)
        self.restocks: bool = any(entry.get("restock", {}).values())


@final
class Spot:
    """A place for a meeple: a whole space, or one half of it, with its flow."""

    def __init__(self, space: i64, half: str, entry: dict[str, Any]) -> None:
        self.space: i64 = space
        self.half: str = half  # '' for a whole space
        self.flow: i64 = kinds.FLOWS.index(entry["kind"])
        self.gives: vec[i64] = _counts(entry, kinds.GOODS)
        self.basic: i64 = entry.get("basic", 0)
        self.most_yeast: i64 = entry.get("most-yeast", kinds.MOST_BASIC)
        self.advanced: i64 = entry.get("advanced", 0)


@final
class Layout:
    """The market for a number of players and complex actions: its spots in table order, its restocking spaces."""

    def __init__(self, spots: list[i64], restocking: list[i64]) -> None:
        self.spots: vec[i64] = vec[i64](spots)
        self.restocking: vec[i64] = vec[i64](restocking)


@final
class Cell:
    """One step of a research track."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.effect: i64 = kinds.EFFECTS.index(entry["effect"])
        self.amount: i64 = entry.get("amount", 0)
        self.also: i64 = entry.get("also", 0)
        self.at_least: i64 = entry.get("at-least", 0)
        self.per: i64 = entry.get("per", 1)
        self.limit: i64 = entry.get("limit", NO_LIMIT)


@final
class Portion:
    """A quarter of a collaboration: its price in one kind of ingredient, and its pay."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.what: i64 = _given(entry["what"])
        self.amount: i64 = entry["amount"]
        self.rep: i64 = entry["rep"]
        self.money: i64 = entry["money"]


@final
class Partner:
    """A kind of local partnership: the number of cards, and what they turn a Basic Ingredient into."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.what: i64 = kinds.INGREDIENTS.index(entry["what"])
        self.few: i64 = entry["few"]
        self.many: i64 = entry["many"]
        self.price: i64 = entry["price"]


@final
class Rate:
    """One row of the Traders Market: one ingredient given for several of another kind."""

    def __init__(self, id: str, entry: dict[str, Any]) -> None:
        self.id: str = id
        self.give: i64 = _given(entry["give"])
        self.get: i64 = _given(entry["get"])
        self.amount: i64 = entry["amount"]


@final
class Content(Tables):
    """All tables of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        assert pack.ids("ingredients") == kinds.INGREDIENTS
        assert pack.ids("buildings") == kinds.BUILDINGS
        assert pack.ids("tracks") == kinds.TRACKS
        self.recipe_ids: list[str] = pack.ids("recipes")
        self.worker_ids: list[str] = pack.ids("workers")
        self.space_ids: list[str] = pack.ids("market")
        self.partner_ids: list[str] = pack.ids("partnerships")
        self.portion_ids: list[str] = pack.ids("portions")
        self.ids = {  # what the numbers in actions and events mean
            "recipes": self.recipe_ids,
            "workers": self.worker_ids,
            "spaces": self.space_ids,
            "partnerships": self.partner_ids,
            "ingredients": kinds.INGREDIENTS,
            "buildings": kinds.BUILDINGS,
            "tracks": kinds.TRACKS,
            "steps": kinds.STEPS,
            "slots": kinds.SLOT_IDS,
            "halves": kinds.HALVES,
            "tokens": kinds.TOKENS,
            "seasons": kinds.SEASONS,
            "causes": CAUSES,
        }
        self.recipes: list[Recipe] = [Recipe(entry) for entry in pack.content["recipes"].values()]
        self.workers: list[Worker] = [Worker(entry) for entry in pack.content["workers"].values()]
        self.buildings: list[Building] = [Building(id, entry) for id, entry in pack.content["buildings"].items()]
        self.spaces: list[Space] = [Space(entry) for entry in pack.content["market"].values()]
        self.portions: list[Portion] = [Portion(entry) for entry in pack.content["portions"].values()]
        whats = [portion.what for portion in self.portions]
        self.portion_of: vec[i64] = vec[i64](
            [whats.index(min(what, kinds.ANY_ADVANCED)) for what in range(kinds.KINDS)]
        )
        self.partners: list[Partner] = [Partner(entry) for entry in pack.content["partnerships"].values()]
        self.rates: list[Rate] = [Rate(id, entry) for id, entry in pack.content["traders"].items()]
        self.cells: list[Cell] = [
            Cell(pack.content[side][f"{track}-{step}"])
            for side in kinds.LABS
            for track in kinds.TRACKS
            for step in kinds.STEPS[1:]
        ]
        self.harvest: vec[i64] = _yields(pack, "harvest")
        self.shared_harvest: vec[i64] = _yields(pack, "shared-harvest")

        self.spots: list[Spot] = _spots(pack)
        self.layouts: list[Layout] = [
            self._layout(seats, extras) for seats in range(2, MOST_SEATS + 1) for extras in range(16)
        ]

        # the recipe that opens each style, and recipes and workers by what they have, as bit masks
        self.basic_of: vec[i64] = vec[i64]([self._basic_of(style) for style in range(kinds.NUM_STYLES)])
        self.basics: i64 = mask([recipe.basic for recipe in self.recipes])
        self.advanced: i64 = mask([not recipe.basic for recipe in self.recipes])
        self.trait_workers: vec[i64] = vec[i64](
            [mask([worker.traits[trait] > 0 for worker in self.workers]) for trait in range(len(kinds.TRAITS))]
        )
        self.trait_buildings: vec[i64] = vec[i64](
            [mask([building.traits[trait] > 0 for building in self.buildings]) for trait in range(len(kinds.TRAITS))]
        )
        self.market_workers: i64 = mask([len(worker.benefits) > 0 for worker in self.workers])
        self.saving_workers: i64 = mask([worker.saves for worker in self.workers])
        self.annual_workers: i64 = (
            self.trait_workers[kinds.ANNUAL_TOUR_MONEY] | self.trait_workers[kinds.ANNUAL_RESEARCH]
        )

        # all mixes of Basic Ingredients that one choice may grant, and where those of a size begin
        mixes = _mixes()
        self.mix_malt: vec[i64] = vec[i64]([mix[kinds.MALT] for mix in mixes])
        self.mix_hops: vec[i64] = vec[i64]([mix[kinds.HOPS] for mix in mixes])
        self.mix_yeast: vec[i64] = vec[i64]([mix[kinds.YEAST] for mix in mixes])
        self.first_mix: vec[i64] = vec[i64](
            [sum(1 for mix in mixes if sum(mix) < size) for size in range(kinds.MOST_BASIC + 2)]
        )

        # rule values
        self.start_money = vec[i64](pack.in_turn_order("start-money", MOST_SEATS))
        self.start_malt = vec[i64](pack.in_turn_order("start-malt", MOST_SEATS))
        self.start_hops = vec[i64](pack.in_turn_order("start-hops", MOST_SEATS))
        self.start_yeast = vec[i64](pack.in_turn_order("start-yeast", MOST_SEATS))
        self.start_rep = vec[i64](pack.in_turn_order("start-rep", MOST_SEATS))
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
        """The market for a number of players with these complex actions."""
        return self.layouts[(seats - 2) * 16 + (extras & kinds.MARKET_COMPLEX)]

    def cell(self, side: i64, track: i64, step: i64) -> Cell:
        """The cell at a step (1 to 4) of a track."""
        return self.cells[(side * kinds.NUM_TRACKS + track) * 4 + step - 1]

    def _layout(self, seats: int, extras: int) -> Layout:
        """BC-015: extension spaces need enough players, complex ones their option."""
        spots: list[i64] = []
        restocking: list[i64] = []
        for number, id in enumerate(self.space_ids):
            action = kinds.COMPLEX_SPACES.get(id)
            chosen = action is None or extras & kinds.COMPLEX_ACTIONS[action] != 0
            if chosen and self.spaces[number].first_seats <= seats:
                spots += [index for index in range(len(self.spots)) if self.spots[index].space == number]
                if self.spaces[number].restocks:
                    restocking.append(number)
        return Layout(spots, restocking)

    def _basic_of(self, style: int) -> int:
        for index, recipe in enumerate(self.recipes):
            if recipe.basic and recipe.style == style:
                return index
        raise ValueError(f"no Basic Recipe of style {kinds.STYLES[style]}")


def _spots(pack: Pack) -> list[Spot]:
    """Whole spaces first, then halves, so that both have consecutive codes."""
    spots = [
        Spot(space, flow.get("half", ""), flow)
        for space, entry in enumerate(pack.content["market"].values())
        for flow in entry["flows"]
    ]
    return [spot for spot in spots if not spot.half] + [spot for spot in spots if spot.half]


def _mixes() -> list[list[int]]:
    """Malt, Hops and Yeast of every mix, small ones first."""
    return [
        [size - yeast - hops, hops, yeast]
        for size in range(1, kinds.MOST_BASIC + 1)
        for yeast in range(size + 1)
        for hops in range(size - yeast + 1)
    ]


def _counts(entry: dict[str, Any], names: list[str]) -> vec[i64]:
    return vec[i64]([int(entry.get(name, 0)) for name in names])


def _sum(effects: list[dict[str, Any]], do: str) -> int:
    return sum([int(effect["amount"]) for effect in effects if effect["do"] == do])


def _sums(effects: list[dict[str, Any]], do: str, names: list[str]) -> vec[i64]:
    """Sums by what the effects are about."""
    return vec[i64]([_sum([effect for effect in effects if effect.get("what", "") == name], do) for name in names])


def _yields(pack: Pack, field: str) -> vec[i64]:
    return vec[i64]([int(entry.get(field, 0)) for entry in pack.content["ingredients"].values()])


def _given(word: str) -> int:
    """Malt, hops, yeast, or any Advanced Ingredient, or money."""
    if word == "advanced":
        return kinds.ANY_ADVANCED
    return kinds.GOODS.index(word)
