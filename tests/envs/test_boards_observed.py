"""Observations hold what the views say: every board, read back number by number from every seat."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.envs.test_observation import positions, variants

from alehouse.bots.encoder import Encoder
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.games.brewcrafters.kinds import BUILDINGS, CROP, INGREDIENTS, SLOT_IDS, TRACKS
from alehouse.games.dicebrewing.dice import COLOURS, LETTERS
from alehouse.games.dicebrewing.kinds import BUILDINGS as DICE_BUILDINGS
from alehouse.games.dicebrewing.kinds import INGREDIENTS as DICE_INGREDIENTS
from alehouse.games.dicebrewing.kinds import SPACES, TOKENS
from alehouse.games.moonlight.kinds import ABILITIES
from alehouse.games.moonlight.kinds import INGREDIENTS as MONKS_INGREDIENTS
from alehouse.games.moonlight.schema import MAX_QUALITY

pytestmark = pytest.mark.engine

Seen = dict[str, list[int]]  # the numbers of an observation by field
View = dict[str, Any]

DIE = re.compile(r"([YKGU])(\d?)(?:\+(\d))?(\*?)(?: (blocked|protected))?")
FACES = 7


def observed(title: str, seats: int, every: int = 5) -> Iterator[tuple[Setup, int, View, Seen]]:
    """Positions of games with plain, full, advanced and random rules: setup, viewer, view and observation."""
    for setup in variants(title, seats):
        encoder, fields = Encoder(setup), setup.title.fields(setup)
        for number, state in enumerate(positions(setup, every)):
            viewer = number % seats
            numbers = [int(value) for value in encoder.observation(state, viewer)]
            seen: Seen = {}
            for field in fields:
                seen[field.name], numbers = numbers[: field.size], numbers[field.size :]
            yield setup, viewer, state.view(viewer), seen


def boards(setup: Setup, viewer: int, view: View) -> Iterator[tuple[str, View]]:
    """Every player of a view by the name that the viewer's observation gives it."""
    for place in range(setup.seats):
        yield f"other{place}" if place else "you", view["players"][(viewer + place) % setup.seats]


def names_of(ids: list[str], flags: list[int]) -> list[str]:
    return [id for id, flag in zip(ids, flags, strict=True) if flag]


def counted(ids: list[str], counts: list[int]) -> dict[str, int]:
    return {id: count for id, count in zip(ids, counts, strict=True) if count}


# -- Moonlight Brewers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_sheet_is_observed(seats: int) -> None:
    for setup, viewer, view, seen in observed("moonlight", seats):
        cards = [id for section in ("equipment", "blessings", "keepsakes") for id in setup.pack.ids(section)]
        wolves = setup.pack.ids("werewolves")
        for who, sheet in boards(setup, viewer, view):
            own = {name.removeprefix(f"{who}."): numbers for name, numbers in seen.items() if name.startswith(who)}
            assert names_of(setup.pack.ids("monks"), own["monk"]) == ([sheet["monk"]] if sheet["monk"] else [])
            assert names_of(ABILITIES, own["abilities"]) == sheet["abilities"]
            assert names_of(setup.pack.ids("rooms"), own["room"]) == [sheet["room"]]
            assert sum(own["stock"]) == len(sheet["stock"])
            for unit in sheet["stock"]:
                place = MONKS_INGREDIENTS.index(unit["what"]) * MAX_QUALITY + unit["quality"] - 1
                assert own["stock"][place] == sheet["stock"].count(unit)
            assert own["boxes"] == sheet["boxes"]
            kept = {wolf["id"]: 1 + wolf["taste"] for wolf in sheet["werewolves"]}
            assert counted(wolves, own["trophies"]) == kept
            held = {card: 1 if card in sheet["used"] else 2 for card in sheet["cards"]}
            assert counted(cards, own["cards"]) == held
            plain = ["noise", "dirt", "place", "wolf_line", "adjustment", "attacks", "injuries"]
            plain += ["injured", "webbed", "alchemy_used", "ancestral_used"]
            assert [own[name] for name in plain] == [[int(sheet[name])] for name in plain]


def test_decks_board_and_fight_are_observed() -> None:
    said: Counter[str] = Counter()
    for setup, _, view, seen in observed("moonlight", 4, 1):
        cards = [id for section in ("equipment", "blessings", "keepsakes") for id in setup.pack.ids(section)]
        wolves = setup.pack.ids("werewolves")
        decks = view["decks"]
        assert seen["decks"] == [decks[name]["left"] for name in ("werewolves", "equipment", "blessings")]
        assert set(names_of(wolves, seen["discarded_werewolves"])) == set(decks["werewolves"]["discard"])
        discarded = {*decks["equipment"]["discard"], *decks["blessings"]["discard"]}
        assert set(names_of(cards, seen["discarded_cards"])) == discarded
        drawn = names_of(wolves, seen["drawn_werewolves"]) + names_of(cards, seen["drawn_cards"])
        assert set(drawn) == set(view["drawn"])
        assert seen["action_die"] == [action["die"] for action in view["board"]]
        assert seen["action_noise"] == [action["noise"] for action in view["board"]]
        fight = view["fight"] or {"werewolf": "", "own_die": 0}
        assert names_of(wolves, seen["foe"]) == ([fight["werewolf"]] if fight["werewolf"] else [])
        assert seen["own_die"] == [fight["own_die"]]
        said.update({"drawn": len(drawn), "discarded": len(discarded), "foe": sum(seen["foe"])})
    assert min(said.values()) > 0


def test_the_stars_of_the_hermits_nights_are_observed() -> None:
    setup = LIBRARY.get("moonlight").setup(1, {"hermit": True}, seed=4)
    names = [(field.name, field.size) for field in setup.title.fields(setup)]
    for state in positions(setup, 20):
        numbers = iter(int(value) for value in Encoder(setup).observation(state, 0))
        seen = {name: [next(numbers) for _ in range(size)] for name, size in names}
        view: View = state.view(0)
        stars, tasks = view["hermit"]["stars"], view["hermit"]["tasks"]
        assert (seen["night_stars"][: len(stars)], seen["task_stars"][: len(tasks)]) == (stars, tasks)


# -- Dice Brewing -----------------------------------------------------------------------------------------------


def dice(names: list[str]) -> list[tuple[int, int, int, str, str]]:
    """Place in a pool, color, bonus, star and marker of every written die."""
    found: list[tuple[int, int, int, str, str]] = []
    for name in names:
        match = DIE.fullmatch(name)
        assert match, name
        letter, base, bonus, star, mark = match.groups()
        color, extra = LETTERS.index(letter), int(bonus or 0)
        found.append((color * FACES + int(base or 0) + extra, color, extra, star, mark or ""))
    return found


def pool(names: list[str]) -> list[int]:
    counts = Counter(place for place, *_ in dice(names))
    return [counts[place] for place in range(FACES * len(COLOURS))]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_board_of_dice_brewing_is_observed(seats: int) -> None:
    for setup, viewer, view, seen in observed("dicebrewing", seats):
        recipes = setup.pack.ids("recipes")
        for who, board in boards(setup, viewer, view):
            loose = dice([*board["active"], *board["storage"]])
            assert seen[f"{who}.active"] == pool(board["active"])
            assert seen[f"{who}.storage"] == pool(board["storage"])
            for mark in ("blocked", "protected"):
                marked = Counter(place for place, _, _, _, own in loose if own == mark)
                assert seen[f"{who}.{mark}"] == [marked[place] for place in range(FACES * len(COLOURS))]
            bonus = Counter[int]()
            for place, _, extra, _, _ in loose:
                bonus[place] += extra
            assert seen[f"{who}.bonus"] == [bonus[place] for place in range(FACES * len(COLOURS))]
            ones = Counter(color for _, color, _, star, _ in loose if star)
            assert seen[f"{who}.opening_ones"] == [ones[color] for color in range(len(COLOURS))]
            assert sorted(names_of(recipes, seen[f"{who}.brewed"])) == sorted(board["brewed"])
            assert counted(DICE_INGREDIENTS, seen[f"{who}.ingredients"]) == {
                id: count for id, count in board["ingredients"].items() if count
            }
            assert names_of(DICE_BUILDINGS, seen[f"{who}.barred"]) == board["barred"]
            assert names_of(SPACES, seen[f"{who}.used"]) == board["used"]
            assert [space for space in names_of(SPACES, seen[f"{who}.crowded"]) if space not in board["used"]] == board[
                "block_tokens"
            ]
            pieces = zip(seen[f"{who}.base"], seen[f"{who}.base_shows"], strict=True)
            for piece, (kind, shows) in zip(board["base"].values(), pieces, strict=True):
                if piece in ("", "seed"):
                    assert (kind, shows) == (1 if piece else 0, 0)
                else:
                    assert [(kind - 2) * FACES + shows] == [place for place, *_ in dice([piece])]
            for piece, speed in zip(board["speed"].values(), seen[f"{who}.speed"], strict=True):
                assert speed == (1 + dice([piece])[0][0] % FACES if piece else 0)
            assert seen[f"{who}.market_die"] == pool([board["market_die"]] if board["market_die"] else [])
            plain = ("coins", "experience", "seeds", "total", "place", "held", "virtual")
            assert [seen[f"{who}.{name}"] for name in plain] == [[board[name]] for name in plain]
            flags = ("passed", "bought_ingredient", "bought_token")
            assert [seen[f"{who}.{name}"] for name in flags] == [[int(board[name])] for name in flags]
            assert (f"{who}.tokens" in seen) == ("tokens" in board)
            if "tokens" in board:
                assert dict(zip(TOKENS, seen[f"{who}.tokens"], strict=True)) == board["tokens"]


@pytest.mark.parametrize("seats", [2, 4])
def test_how_far_the_viewers_dice_meet_the_recipes_is_observed(seats: int) -> None:
    met = {"": 1, "active": 2, "storage": 3}
    known: Counter[int] = Counter()
    for setup, viewer, view, seen in observed("dicebrewing", seats):
        width = max(len(entry["dice"]) for entry in setup.pack.content["recipes"].values())
        board = dict(boards(setup, viewer, view))["you"]
        expected = [[met[need["zone"]] for need in needs] for needs in board["recipes"]]
        assert seen["you.needs"] == [number for needs in expected for number in [*needs, *[0] * (width - len(needs))]]
        known.update(number for needs in expected for number in needs)
    assert set(known) == {1, 2, 3}


def test_the_table_of_dice_brewing_is_observed() -> None:
    said: set[str] = set()
    for setup, _, view, seen in observed("dicebrewing", 3):
        recipes = setup.pack.ids("recipes")
        placed = sorted((place, recipe) for place, recipe in zip(seen["row_place"], recipes, strict=True) if place)
        assert placed == [(slot, recipe) for slot, recipe in enumerate(view["row"], 1) if recipe]
        sunk = sorted((place, recipe) for place, recipe in zip(seen["bottom"], recipes, strict=True) if place)
        assert [recipe for _, recipe in sunk] == view["deck"]["bottom"]
        assert names_of(DICE_BUILDINGS, seen["open"]) == [one["id"] for one in view["buildings"] if one["open"]]
        assert (seen["market_open"], seen["black_market_open"]) == (
            [int(view["market_open"])],
            [int(view["black_market_open"])],
        )
        pending = view["pending"]
        said |= pending.keys()
        assert seen["pieces"] == [pending.get("pieces_left", 0)]
        assert seen["chosen"] == pool(pending.get("chosen", []))
        improvement = names_of([*DICE_INGREDIENTS, "skill"], seen["improvement"])
        assert improvement == ([pending["improvement"]] if pending.get("improvement") else [])
    assert said >= {"pieces_left", "chosen", "improvement"}


# -- Brew Crafters ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_every_brewery_is_observed(seats: int) -> None:
    for setup, viewer, view, seen in observed("brewcrafters", seats):
        recipes, workers = setup.pack.ids("recipes"), setup.pack.ids("workers")
        for who, board in boards(setup, viewer, view):
            tanks = seen[f"{who}.tanks"]
            brewing = [tanks[at : at + len(recipes)] for at in range(0, len(tanks), len(recipes))]
            assert [names_of(recipes, tank) for tank in brewing] == [
                [board["tanks"][slot]] if board["tanks"][slot] else [] for slot in SLOT_IDS
            ]
            assert counted(recipes, seen[f"{who}.line"]) == dict(Counter(board["line"]))
            assert counted(recipes, seen[f"{who}.brewed"]) == board["brewed"]
            assert names_of(SLOT_IDS, seen[f"{who}.slots"]) == board["slots"]
            assert names_of(SLOT_IDS, seen[f"{who}.infusers"]) == board["infusers"]
            assert names_of(workers, seen[f"{who}.workers"]) == board["workers"]
            assert names_of(list(BUILDINGS), seen[f"{who}.buildings"]) == board["buildings"]
            assert names_of(recipes, seen[f"{who}.labels"]) == board["labels"]
            assert names_of(recipes, seen[f"{who}.mark"]) == ([board["mark"]] if board["mark"] else [])
            assert names_of(list(BUILDINGS), seen[f"{who}.reserved"]) == (
                [board["reserved"]] if board["reserved"] else []
            )
            assert names_of([*TRACKS, *workers], seen[f"{who}.annual"]) == board["annual"]
            assert dict(zip(INGREDIENTS, seen[f"{who}.storage"], strict=True)) == board["storage"]
            assert seen[f"{who}.partnerships"] == list(board["partnerships"].values())
            plots = [names_of([INGREDIENTS[crop] for crop in CROP], seen[f"{who}.plots"][at : at + 3]) for at in (0, 3)]
            assert plots == [[crop] if crop else [] for crop in board["plots"]]
            plain = ["money", "rep", "loans", "total", "place", "batches", "meeples", "shifts", "shifts_used"]
            plain += ["cost", "last_cost", "capacity", "helpers"]
            if setup.options["interns"]:
                plain += ["interns", "held", "interns_next", "interns_after"]
            if setup.options["secret-recipe"]:
                plain += ["hidden_secrets"]
                assert names_of(recipes, seen[f"{who}.secrets"]) == board["secrets"]
            assert [seen[f"{who}.{name}"] for name in plain] == [[board[name]] for name in plain]
            if setup.options["community-farm"]:
                given = Counter(gift["what"] for gift in view["community_farm"] if gift["seat"] == board["seat"])
                assert counted([INGREDIENTS[crop] for crop in CROP], seen[f"{who}.farm_gifts"]) == dict(given)


def test_the_market_of_brew_crafters_is_observed() -> None:
    laps: set[int] = set()
    traded = 0
    for setup, viewer, view, seen in observed("brewcrafters", 3):
        workers = setup.pack.ids("workers")
        laps.add(view["lap"])
        assert seen["lap"] == [view["lap"]]
        assert seen["first"].index(1) == (view["first"] - 1 - viewer) % setup.seats
        assert seen["advanced_lab"] == [int(view["lab"] == "lab-advanced")]
        assert names_of(workers, seen["unused_workers"]) == view["unused_workers"]
        assert names_of(workers, seen["agency"]) == view["agency"]
        assert counted([*INGREDIENTS[:3], "advanced"], seen["offered"]) == view["trade"]["get"]
        traded += bool(view["trade"]["get"])
        if view["collaboration"]:
            assert seen["collaboration"] == [
                1 + (owner - 1 - viewer) % setup.seats if owner else 0 for owner in view["collaboration"].values()
            ]
    assert laps == {0, 1, 2}
    assert traded
