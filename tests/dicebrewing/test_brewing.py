"""Recipes, the dice they take, improvements and rewards."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.dicebrewing.play import TITLE, Table, sit

from alehouse.engine.state import OVER
from alehouse.games.dicebrewing import dice
from alehouse.games.dicebrewing.effects import paid, ways
from alehouse.games.dicebrewing.rules import matching
from alehouse.games.dicebrewing.rules.setup import new_player
from alehouse.games.dicebrewing.rules.storage import shortfall
from alehouse.games.dicebrewing.state import DiceBrewingState

pytestmark = pytest.mark.engine

RECIPES = TITLE.house().content["recipes"]
BREWER = {2: {"storage": ["Y2", "G1"]}}  # a rival who can brew cheap-lager, so that the phase goes on


def brewing(*storage: str, row: str, **rest: Any) -> Table:
    """Seat 1 is to brew; the next card is a hard one."""
    cards = [row, "cheap-lager", "double-ipa"]
    return sit(at="brew", row=cards, deck={"top": ["weizenbock"]}, others=BREWER, storage=list(storage), **rest)


def lowered(need: str) -> str:
    return f"{need[0]}{int(need[1]) - 1}"


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_is_brewed_with_its_printed_dice_and_pays_its_reward(recipe: str) -> None:
    """DB-116, DB-117, DB-121, DB-123, DB-124, DB-125"""
    card = RECIPES[recipe]
    row = [recipe, *[other for other in ("double-ipa", "doppelbock", "barley-wine") if other != recipe]][:3]
    table = sit(at="brew", row=row, storage=card["dice"], others={2: {"storage": ["Y1"], "active": ["Y1"]}})
    reward = paid(card)
    dice_won, tokens_won = reward.get("dice", 0), reward.get("tokens", 0)
    table.play(f"brew {recipe}")
    for _ in range(dice_won):
        table.play("colour dark-malt")
    if tokens_won:
        table.play("win-token raise-die")
    assert table.me.coins == reward.get("coins", 0)
    assert table.me.experience == reward.get("experience", 0) + 1
    assert (table.me.held, table.me.brewed) == (tokens_won, [recipe])
    assert len(table.me.active) == len(card["dice"]) + dice_won
    assert table.me.storage == []


@pytest.mark.parametrize("recipe", RECIPES)
def test_one_die_too_low_or_missing_spoils_the_recipe(recipe: str) -> None:
    """DB-116"""
    needs = RECIPES[recipe]["dice"]
    for place, need in enumerate(needs):
        rest = needs[:place] + needs[place + 1 :]
        assert not can_brew(recipe, rest)
        if need[1] != "1" and need not in rest:
            lower = [*rest, lowered(need)]
            assert not can_brew(recipe, lower)
        assert not can_brew(recipe, [*rest, "U6"]), "blue never stands in for another colour"
        assert not can_brew(recipe, [*rest, f"{need[0]}6 blocked"])


def can_brew(recipe: str, storage: list[str]) -> bool:
    game = sit(storage=storage, seeds=1).state
    needs = game.content.recipes[game.content.recipe_ids.index(recipe)].needs
    return matching.brewable(game.players[0].storage, needs)


@pytest.mark.parametrize(
    ("recipe", "kind"), [(recipe, kind) for recipe, card in RECIPES.items() for kind in ways(card)]
)
def test_every_improvement_pays_its_own_bonus(recipe: str, kind: str) -> None:
    """DB-119, DB-120, DB-121, DB-122"""
    card = RECIPES[recipe]
    others = [other for other in ("double-ipa", "doppelbock", "barley-wine") if other != recipe]
    reward, bonus = paid(card), paid(card, kind)
    blue = [f"U{ways(card)[kind]['least']}"] if kind == "skill" else []
    held = {kind: 1} if kind != "skill" else {}
    table = sit(at="brew", row=[recipe, *others][:3], storage=[*card["dice"], *blue], ingredients=held)
    table.play(f"brew {recipe}", "improve-skill" if kind == "skill" else f"improve {kind}")
    assert table.me.coins == reward.get("coins", 0) + bonus.get("coins", 0)
    assert table.me.experience == reward.get("experience", 0) + bonus.get("experience", 0) + 1
    assert table.view["market"] == dict.fromkeys(table.view["market"], 3)
    assert table.me.storage == []


def test_improving_is_optional_and_at_most_once() -> None:
    """DB-119"""
    table = brewing("Y2", "Y2", "G2", "U6", row="mass-lager", ingredients={"special-malt": 1})
    table.play("brew mass-lager")
    assert table.legal == {"improve-not", "improve-skill", "improve special-malt"}
    table.play("improve-not")
    assert (table.me.coins, table.me.storage, table.me.ingredients["special-malt"]) == (4, ["U6"], 1)


def test_a_blue_die_below_the_printed_minimum_does_not_improve() -> None:
    """DB-119"""
    table = brewing("Y2", "Y2", "G2", "U3", row="mass-lager", ingredients={"special-malt": 1}).play("brew mass-lager")
    assert table.refusals["improve-skill"].args == {"need": 4, "have": 3}


def test_the_improving_blue_die_may_be_chosen_too() -> None:
    """DB-118 automatic: the lower one."""
    table = brewing("Y2", "Y2", "G2", "U4", "U6", row="mass-lager").play("brew mass-lager", "improve-skill")
    assert table.legal == {"auto-dice", "pick storage pale-malt 2"}
    assert table.play("auto-dice").me.storage == ["U6"]
    table = brewing("Y2", "Y2", "G2", "U4", "U6", row="mass-lager").play("brew mass-lager", "improve-skill")
    table.play("pick storage pale-malt 2")
    assert table.play("pick storage skill 6").me.storage == ["U4"]


def test_of_equal_dice_the_raised_one_goes_first() -> None:
    """DB-118"""
    table = brewing("Y3", "Y2+1", "Y4", row="table-wheat").play("brew table-wheat", "auto-dice")
    assert table.me.storage == ["Y4"]
    table = brewing("Y4", "Y3", "Y2+1", "Y1", row="table-wheat").play("brew table-wheat", "auto-dice")
    assert table.me.storage == ["Y1", "Y4"]


def random_pool(rng: Random) -> list[int]:
    marks = ["", "", "", "", " blocked", " protected"]
    names = [f"{rng.choice('YYKG')}{rng.randint(1, 6)}{rng.choice(marks)}" for _ in range(rng.randint(1, 8))]
    if rng.random() < 0.3:
        names.append(rng.choice(["Y2+1", "Y3+2", "K1+1", "G4+1"]))
    return sorted(dice.die_named(name) for name in names)


def fits(chosen: tuple[int, ...], needs: list[int]) -> bool:
    """Whether the dice are a legal set: each color's dice cover its needs one by one."""
    keys = sorted((dice.KEY[die] for die in chosen), reverse=True)
    return all(
        key >= need and key // 8 == need // 8 for key, need in zip(keys, sorted(needs, reverse=True), strict=True)
    )


def test_matching_agrees_with_trying_every_set() -> None:
    """DB-116, DB-118 feasible, minimal, several sets, and the sets that can be picked by hand."""
    rng = Random(7)
    for _ in range(1500):
        pool = random_pool(rng)
        needs = sorted(
            [rng.choice([0, 0, 1, 2]) * 8 + rng.randint(1, 5) for _ in range(rng.randint(1, 4))], reverse=True
        )
        wanted = vec[i64](needs)
        usable = [die for die in pool if dice.MARK[die] != dice.BLOCKED]
        legal = {chosen for chosen in combinations(usable, len(needs)) if fits(chosen, needs)}
        assert matching.brewable(pool, wanted) == bool(legal)
        if not legal:
            continue
        least = tuple(sorted(pool[place] for place in matching.least_waste(pool, wanted)))
        assert least in legal
        assert sum(dice.SHOWN[die] for die in least) == min(sum(dice.SHOWN[die] for die in chosen) for chosen in legal)
        assert matching.several_sets(pool, wanted) == (len(legal) > 1)
        assert picked_by_hand(pool, wanted, []) == legal


def picked_by_hand(pool: list[int], needs: vec[i64], chosen: list[int]) -> set[tuple[int, ...]]:
    """Every set that picking die by die can end with; it never runs into a dead end."""
    if len(chosen) == len(needs):
        return {tuple(chosen)}
    found: set[tuple[int, ...]] = set()
    for die in sorted(set(pool)):
        free = matching.free_of(pool, chosen, die) > 0 and dice.MARK[die] != dice.BLOCKED
        if free and (not chosen or die >= chosen[-1]) and matching.may_add(pool, needs, chosen, die):
            found |= picked_by_hand(pool, needs, [*chosen, die])
    assert found
    return found


WHEAT = ["table-wheat", "dry-stout", "doppelbock"]  # Y3 and Y2; K2 twice
LACKING = {
    "an Active die meets the lower need": ("Y3", "Y2", "DB-024", ["Y2"], []),
    "an Active die meets the higher need": ("Y2", "Y3", "DB-024", ["Y3"], []),
    "both are Active": ("", "Y3 Y6", "DB-024", ["Y3", "Y6"], []),
    "a need is met by no die": ("Y3", "Y1", "DB-116", [], ["Y2"]),
    "the Active die is blocked": ("Y3", "Y2 blocked", "DB-116", [], ["Y2"]),
    "one is stored, one Active, none is high enough": ("Y2", "Y2", "DB-116", [], ["Y3"]),
}


@pytest.mark.parametrize("situation", LACKING)
def test_dice_that_only_need_storing_are_not_missing(situation: str) -> None:
    """DB-024, DB-116 refusal and view agree on what a recipe lacks."""
    stored, loose, rule, store, missing = LACKING[situation]
    active = [loose] if "blocked" in loose else loose.split()
    table = sit(at="brew", row=WHEAT, storage=["K2", "K2", *stored.split()], active=active)
    assert "brew dry-stout" in table.legal
    assert table.rule_against("brew table-wheat") == rule
    assert table.refusals["brew table-wheat"].key == ("not-stored" if rule == "DB-024" else "missing-dice")
    wheat = table.me.recipes[0]
    assert sorted(need["die"] for need in wheat if need["zone"] == "active") == store
    assert [need["least"] for need in wheat if not need["zone"]] == missing


def test_what_a_recipe_lacks_is_the_least() -> None:
    """DB-116 no other way to use the dice leaves fewer needs open or stores fewer dice."""
    rng = Random(5)
    for trial in range(300):
        stored, active = (sorted(dice.plain(rng.randrange(2), rng.randint(1, 6)) for _ in range(3)) for _ in range(2))
        needs = sorted((rng.randrange(2) * 8 + rng.randint(1, 6) for _ in range(3)), reverse=True)
        player = new_player()
        player.storage, player.active = stored, active
        to_store, missing = shortfall(player, vec[i64](needs))
        ways = [
            (sum(die is None for die in way), sum(die is not None and die >= len(stored) for die in way))
            for way in product([None, *range(6)], repeat=3)
            if len({die for die in way if die is not None}) == sum(die is not None for die in way)
            and all(die is None or meets([*stored, *active][die], need) for die, need in zip(way, needs, strict=True))
        ]
        assert (len(missing), len(to_store)) == min(ways)


def meets(die: int, need: int) -> bool:
    return dice.COLOUR[die] == need // 8 and dice.SHOWN[die] >= need % 8


def test_a_token_reward_offers_what_is_left() -> None:
    """DB-124"""
    stacks = {"raise-die": 0, "reroll-die": 0, "guard-die": 0, "take-die": 1, "block-building": 2, "block-recipe": 0}
    table = brewing("Y2", "K2", row="village-bock", black_market=stacks).play("brew village-bock")
    assert table.legal == {"win-token take-die", "win-token block-building"}
    assert table.rule_against("win-token raise-die") == "DB-124"
    table = brewing("Y2", "K2", row="village-bock", black_market=dict.fromkeys(stacks, 0)).play("brew village-bock")
    assert (table.to_act, table.me.held) == (2, 0)
    assert table.told("no-reward") == [{"seat": 1}]


def test_a_die_reward_from_an_empty_supply_is_nothing() -> None:
    """DB-125"""
    empty = dict.fromkeys(["pale-malt", "dark-malt", "hops", "skill"], 0)
    table = brewing("K2", "K2", row="dry-stout", supply=empty).play("brew dry-stout")
    assert (table.to_act, table.me.active) == (2, ["K2", "K2"])


def test_the_new_card_is_seen_before_the_reward_is_chosen() -> None:
    """DB-126"""
    table = brewing("K2", "K2", row="dry-stout").play("brew dry-stout")
    assert (table.decision, table.view["row"][0]) == ("brew-reward-die", "weizenbock")


def test_forced_declines_count_and_end_the_phase() -> None:
    """DB-115"""
    table = sit(at="brew", storage=["Y1"], others={2: {"active": ["Y1"]}}, dice=[1])
    assert [decline["seat"] for decline in table.told("decline")] == [1, 2]
    assert table.view["round"] == 2


def test_nothing_enters_storage_while_beer_is_brewed() -> None:
    """INV-5 so that the phase ends."""
    for seed in range(6):
        rng = Random(seed)
        game = TITLE.new(2 + seed % 3, {"mode": ["standard", "advanced"][seed % 2]}, seed=seed)
        assert isinstance(game, DiceBrewingState)
        brewing_in, before = 0, [0] * game.seats
        while game.to_act != OVER:
            stored = [len(player.storage) for player in game.players]
            if game.decision().startswith("brew"):
                if brewing_in == game.round:
                    assert all(now <= then for now, then in zip(stored, before, strict=True))
                brewing_in = game.round
            before = stored
            game.play(rng.choice(list(game.legal())))
