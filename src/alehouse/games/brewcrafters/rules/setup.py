"""Setup: recipes, workers, partnerships, seats and starting goods."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.options import Options
from alehouse.games.brewcrafters import kinds, steps
from alehouse.games.brewcrafters.content import Content
from alehouse.games.brewcrafters.rules.worker import settle_capacity, settle_upkeep
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

PER_STYLE: Final = 2
MANY_PLAYERS: Final = 4
LONELY_WORKER: Final = "collaboration-ambassador"
MOST_DRAWS: Final = 1000


def complex_actions(options: Options) -> int:
    """The bits of the complex actions that are chosen."""
    return sum(bit for name, bit in kinds.COMPLEX_ACTIONS.items() if options[name])


def new_player(content: Content) -> BrewCraftersPlayer:
    player = BrewCraftersPlayer()
    player.stock = vec[i64]([0] * kinds.KINDS)
    player.brewed = vec[i64]([0] * len(content.recipes))
    player.cubes = vec[i64]([0] * kinds.NUM_TRACKS)
    player.tanks = vec[i64]([kinds.NONE] * kinds.SLOTS)
    player.line = vec[i64]([kinds.NONE] * kinds.TANKS)
    player.plots = vec[i64]([kinds.NONE] * 2)
    player.partners = vec[i64]([0] * len(content.partners))
    return player


def set_up(s: BrewCraftersState, options: Options) -> None:
    """From an empty table to the first restock (BC-009 to BC-026)."""
    content = s.content
    s.players = [new_player(content) for seat in range(s.seats)]
    s.waiting = vec[i64]([0] * len(content.spaces))
    s.collaboration = vec[i64]([kinds.NO_ONE] * len(content.portions))
    many = s.seats >= MANY_PLAYERS  # BC-016
    s.partners_left = vec[i64]([partner.many if many else partner.few for partner in content.partners])
    s.farm_gifts = []
    s.farm_pool = vec[i64]([0, 0, 0])
    s.given = vec[i64]([0] * len(kinds.GOODS))
    s.paid = vec[i64]([0, 0, 0])
    s.side = 1 if options["lab"] == "advanced" else 0
    s.complex = complex_actions(options)
    if s.complex & kinds.WITH_INTERNS:
        s.intern_supply = s.seats  # BC-026
    lay_out_recipes(s, chosen_recipes(s, options))
    lay_out_workers(s, options)
    s.start = s.below(s.seats) if options["start"] == "random" else int(str(options["start"])) - 1  # BC-010
    for turn in range(s.seats):
        seat_player(s, (s.start + turn) % s.seats, turn)
    s.push(steps.BEGIN_SEASON)


def seat_player(s: BrewCraftersState, seat: i64, turn: i64) -> None:
    """BC-011 to BC-014: the same for all, and a bonus by distance from the start player, not cumulative."""
    content = s.content
    p = s.players[seat]
    p.money = content.start_money[turn] + (content.second_seat_money if turn == 1 else 0)
    p.stock[kinds.MALT] = content.start_malt[turn] + (content.third_seat_malt if turn == 2 else 0)
    p.stock[kinds.HOPS] = content.start_hops[turn] + (content.fourth_seat_hops if turn == 3 else 0)
    p.stock[kinds.YEAST] = content.start_yeast[turn] + (content.fifth_seat_yeast if turn == 4 else 0)
    p.rep = content.start_rep[turn]
    p.built = BIT[kinds.STOREHOUSE_1] | BIT[kinds.RESEARCH_LAB] | BIT[kinds.SINGLE_SYSTEM]
    settle_capacity(s, p)
    settle_upkeep(s, p)


# -- recipes ------------------------------------------------------------------------------------


def lay_out_recipes(s: BrewCraftersState, advanced: list[i64]) -> None:
    """BC-018, BC-023: the three Basic Recipes and six Advanced ones, each of these with its Gold Label."""
    s.public = s.content.basics
    s.labels = 0
    for r in advanced:
        s.public |= BIT[r]
        s.labels |= BIT[r]
    s.menu = [r for r in range(len(s.content.recipes)) if s.public & BIT[r]]


def chosen_recipes(s: BrewCraftersState, options: Options) -> list[i64]:
    """BC-019: the first game's set, the host's, or a random draw."""
    recipes = s.content.recipes
    if options["recipes"] == "first":
        return [r for r in range(len(recipes)) if recipes[r].first]
    if options["recipes"] == "custom":
        return [s.content.recipe_ids.index(id) for id in str(options["recipe-list"]).split(",")]
    for draw in range(MOST_DRAWS):  # a pack may leave no useful draw at all
        drawn = draw_recipes(s)
        if is_useful(s.content, drawn):
            break
    return drawn


def draw_recipes(s: BrewCraftersState) -> list[i64]:
    drawn: list[i64] = []
    recipes = s.content.recipes
    for style in range(kinds.NUM_STYLES):
        of_style: list[i64] = [r for r in range(len(recipes)) if recipes[r].style == style and not recipes[r].basic]
        s.shuffle(of_style)
        drawn += of_style[:PER_STYLE]
    return drawn


def is_useful(content: Content, drawn: list[i64]) -> bool:
    """BC-020: every building and partnership finds a recipe."""
    recipes = [content.recipes[r] for r in drawn]
    return (
        any(recipe.hops_symbol for recipe in recipes)
        and any(recipe.oak_symbol for recipe in recipes)
        and any(recipe.cost[kinds.SPICES] > 0 for recipe in recipes)
        and any(recipe.cost[kinds.COFFEE] > 0 for recipe in recipes)
    )


# -- workers ------------------------------------------------------------------------------------


def lay_out_workers(s: BrewCraftersState, options: Options) -> None:
    """BC-021, BC-022: some face up, the others unused; workers that need collaboration are omitted without it."""
    content = s.content
    usable: list[i64] = [
        w for w in range(len(content.workers)) if s.seats > 2 or content.worker_ids[w] != LONELY_WORKER
    ]
    row: list[i64]
    if options["workers"] == "first":
        row = [w for w in usable if content.workers[w].first]
    elif options["workers"] == "custom":
        row = [content.worker_ids.index(id) for id in str(options["worker-list"]).split(",")]
    else:
        row = usable.copy()
        s.shuffle(row)
        row = row[: int(options["worker-count"])]
    s.row = 0
    s.pool = 0
    for w in usable:
        if w in row:
            s.row |= BIT[w]
        else:
            s.pool |= BIT[w]
