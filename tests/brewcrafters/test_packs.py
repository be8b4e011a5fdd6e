"""Content packs: other numbers, other spaces, and what cannot be."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.brewcrafters.play import TITLE, brewing, in_winter, sit
from tests.staged import Given

from alehouse.engine.errors import AlehouseError
from alehouse.engine.state import OVER

pytestmark = pytest.mark.engine


def changed(**changes: Any) -> Any:
    return TITLE.changed("changed", {section.replace("_", "-"): entries for section, entries in changes.items()})


def test_the_numbers_of_the_rules_are_content() -> None:
    pack = changed(numbers={"start-money": {"value": 9}, "batch-money": {"value": 5}, "loan-money": {"value": 4}})
    assert sit(pack=pack).me.money == 9
    assert brewing(pack=pack, money=0, storage="0 0 0", line=["everyday-ale"]).play("process-collab").me.money == 5
    broke = sit(pack=pack, season="winter", phase="close", money=0)
    assert (broke.me.loans, broke.me.money) == (2, 3)


def test_damaged_print_is_a_field() -> None:
    """Hops Expert and Mash Specialist: their amounts are the pack's."""
    pack = changed(
        workers={
            "hops-expert": {"hire": {"hops": 2}, "market": {"given": "hops", "at-least": 1, "amount": 2}},
            "mash-specialist": {"effects": {"mash-rep": 3}},
        }
    )
    assert (
        sit(seats=3, pack=pack, workers=["hops-expert"], storage="0 0 0").play("place homebrew-shop").me.storage
        == "1 3 1"
    )
    mash = brewing(pack=pack, workers=["mash-specialist"], buildings=["mash-tun"], storage="5 2 1")
    assert mash.play("process-collab", "brew everyday-ale", "mash").me.rep == 4


def test_a_space_may_restock_or_give_other_things() -> None:
    pack = changed(
        market={
            "malt-market": {"restock": {"malt": 2, "fruit": 1}},
            "fundraiser": {"flows": [{"kind": "goods", "money": 1, "advanced": 1, "basic": 2}]},
        }
    )
    assert sit(pack=pack, storage="0 0 0").play("place malt-market").me.storage == "2 0 0 F"
    table = sit(pack=pack, storage="0 0 0", money=0).play("place fundraiser", "take-basic 0 1 1", "take-advanced fruit")
    assert (table.me.money, table.me.storage) == (1, "0 1 1 F")


def test_a_space_may_be_split_or_joined_and_the_codebook_follows() -> None:
    flows = [{"half": "malt", "kind": "goods", "malt": 4}, {"half": "benefit", "kind": "goods", "money": 2}]
    pack = changed(market={"fundraiser": {"flows": flows}, "shift-worker": {"flows": [{"kind": "worker"}]}})
    table = sit(pack=pack, storage="0 0 0")
    assert {"place-half fundraiser malt", "place-half fundraiser benefit", "place shift-worker"} <= table.legal
    assert table.play("place-half fundraiser malt").me.storage == "4 0 0"


def test_a_building_a_portion_and_a_rate_are_content() -> None:
    pack = changed(
        buildings={"mash-tun": {"cost": 3, "gives": {"yeast": 2}}},
        portions={"coll-malt": {"amount": 1, "rep": 4}},
        traders={"malt-for-hops": {"amount": 4}},
    )
    table = brewing(pack=pack, storage="0 0 0").play("install", "install-tile mash-tun")
    assert (table.me.cost, table.me.storage) == (8, "0 0 2")
    assert "contribute malt" in brewing(pack=pack, seats=3, storage="1 0 0").play("process-collab", "collaborate").legal
    assert sit(pack=pack, options=["traders"], storage="1 0 0").play("place traders-market").me.storage == "0 4 0"


def test_a_worker_may_have_several_benefits_and_savings() -> None:
    effects = [
        {"do": "market-goods", "what": "hops", "at-least": 1, "amount": 1},
        {"do": "market-goods", "what": "hops", "at-least": 2, "amount": 2},
        {"do": "per-goods", "what": "hops", "per": 2, "at-least": 1, "amount": 1},
        {"do": "less", "style": "ale", "what": "malt", "amount": 1},
        {"do": "less", "style": "ale", "what": "hops", "amount": 1},
    ]
    pack = changed(workers={"chemist": {"effects": effects}})
    for given, hops in ((2, 6), (4, 9)):
        market = {"hops-market": {"goods": {"hops": given}}}
        table = sit(seats=3, pack=pack, workers=["chemist"], storage="0 0 0", market=market)
        assert table.play("place hops-market").me.storage == f"0 {hops} 0"
    plain, saving = (brewing(pack=pack, workers=workers, storage="5 2 1") for workers in ([], ["chemist"]))
    assert plain.play("process-collab", "brew everyday-ale").me.storage == "2 0 0"
    assert saving.play("process-collab", "brew everyday-ale").me.storage == "3 1 0"


def test_a_building_may_do_what_workers_do_for_good() -> None:
    """Every tile may store, and have any lasting effect; the numbers of its own rule add up as those of others do."""
    twice = [{"do": "mash-rep", "amount": 1}, {"do": "mash-rep", "amount": 2}]
    pack = changed(
        buildings={
            "farm": {"effects": [{"do": "stores", "amount": 5}, {"do": "mash-rep", "amount": 4}]},
            "mash-tun": {"effects": [*twice, {"do": "mash-malt", "amount": 1}]},
            "brewpub": {"effects": [{"do": "sale-money", "amount": 3}]},
        }
    )
    table = brewing(pack=pack, buildings=["mash-tun", "farm"], storage="5 2 1")
    assert table.me.capacity == 17
    assert table.play("process-collab", "brew everyday-ale", "mash").me.rep == 7
    for buildings, money in ((["brewpub"], 5), ([], 2)):
        sold = brewing(pack=pack, buildings=buildings, money=0, storage="0 0 0", line=["everyday-ale"])
        assert sold.play("process-collab").me.money == money


@pytest.mark.parametrize(
    ("section", "id", "before", "effects"),
    [
        (
            "workers",
            "chemist",
            {"hire": {"advanced": 1, "research": 1, "install": 0, "malt": 2}},
            [
                {"do": "hire-advanced", "amount": 1},
                {"do": "hire-research"},
                {"do": "hire-goods", "what": "malt", "amount": 2},
                {"do": "market-goods", "what": "yeast", "at-least": 1, "amount": 1},
            ],
        ),
        (
            "workers",
            "chemist",
            {"market": {"given": "money", "at-least": 2, "amount": 1, "per": 2}, "effects": {"oak-rep": 1}},
            [
                {"do": "hire-goods", "what": "yeast", "amount": 1},
                {"do": "per-money", "at-least": 2, "amount": 1, "per": 2},
                {"do": "oak-rep", "amount": 1},
            ],
        ),
        (
            "buildings",
            "mash-tun",
            {"rep": 3, "yeast": 1},
            [
                {"do": "gain", "what": "malt", "amount": 3, "source": "house"},
                {"do": "mash-malt", "amount": 2, "source": "house"},
                {"do": "research-yeast", "amount": 1},
                {"do": "mash-rep", "amount": 3},
            ],
        ),
        ("workers", "chemist", {"cost": 0}, None),
    ],
)
def test_packs_as_they_were_written_before_are_read(
    section: str, id: str, before: dict[str, Any], effects: list[Any] | None
) -> None:
    """Fields that an entry names are replaced, the effects of the others stay."""
    start = TITLE.house().content[section][id]
    found = TITLE.upgraded(section, id, before, start)
    assert found == (before if effects is None else {"effects": effects})


def test_a_game_that_carries_content_of_before_is_the_same_game() -> None:
    """Workers and buildings of format 1, with the marks that the house pack gives them."""
    kept = json.loads((TITLE.folder() / "history" / "format-1.json").read_text("utf-8"))["content"]
    house = TITLE.house()
    content = {**house.rules, **{section: kept[section] for section in ("workers", "buildings")}}
    pack = TITLE.pack_of(content, "house")
    assert pack.digest != house.digest
    assert {id: entry["effects"] for id, entry in pack.content["workers"].items()} == {
        id: entry["effects"] for id, entry in house.content["workers"].items()
    }
    assert pack.content["buildings"] == house.content["buildings"]


def test_a_lab_cell_may_hold_another_effect_of_its_step() -> None:
    pack = changed(lab_basic={"adv-breakthrough": {"effect": "sale-rep", "amount": 2, "also": 1}})
    table = brewing(pack=pack, lab={"adv": "breakthrough"}, money=0, storage="0 0 0", line=["everyday-ale"])
    table.play("process-collab")
    assert (table.me.rep, table.me.money) == (2, 3)


def test_the_lab_may_spare_several_basics() -> None:
    pack = changed(lab_advanced={"basic-breakthrough": {"amount": 3}})
    own: Given = {"pack": pack, "options": {"lab": "advanced"}, "lab": {"basic": "breakthrough"}}
    table = brewing(storage="3 2 0", **own).play("process-collab", "brew everyday-ale")
    table.play("waive malt", "waive malt")
    assert (table.me.storage, table.to_act) == ("2 0 0", 2)


def test_an_annual_choice_of_different_types_ends_with_the_types() -> None:
    pack = changed(lab_advanced={"adv-annual": {"amount": 5}})
    table = in_winter(pack=pack, options={"lab": "advanced"}, lab={"adv": "annual"}, storage="0 0 0")
    table.play("benefit adv", "take-advanced fruit", "take-advanced coffee")
    assert (table.me.storage, table.decision) == ("0 0 0 F S C", "market-place")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"recipes": {"lambic": {"style": "stout"}}}, "lambic: field 'style' must stay 'ale'"),
        ({"recipes": {"lambic": {"basic": True}}}, "field 'basic' must stay False"),
        ({"recipes": {"lambic": {"first": False}}}, "exactly 2 Advanced Recipes of style ale"),
        ({"workers": {"chemist": {"cost": -1}}}, "a whole number from 0 to 9"),
        ({"numbers": {"loan-money": {"value": 0}}}, "or no loan would ever suffice"),
        ({"market": {"fundraiser": {"flows": [{"kind": "agency"}]}}}, "belongs to a complex action's own space"),
        ({"market": {"hire-interns": {"flows": [{"kind": "goods"}]}}}, "must stay 'interns'"),
        ({"market": {"fundraiser": {"flows": [{"kind": "goods", "half": "benefit"}]}}}, "leave the field 'half' out"),
        (
            {"market": {"fundraiser": {"flows": [{"kind": "goods"}, {"kind": "goods", "half": "malt"}]}}},
            "need two different names",
        ),
        ({"lab-basic": {"basic-annual": {"effect": "mark"}}}, "basic-annual: field 'effect' must be one of yearly-"),
        ({"lab-basic": {"basic-experimental": {"effect": "mark"}}}, "already stands in"),
        ({"numbers": {"start-malt": {"value": 12}}}, "start with up to 14 ingredients and room for 12"),
        ({"traders": {"malt-for-hops": {"give": "yeast"}}}, "must stay 'malt'"),
        ({"recipes": {"lambick": {"rep": 3}}}, "did you mean 'lambic'"),
        ({"workers": {"chemist": {"effects": {"mash": 1}}}}, "field 'do' must be one of hire-goods, .*, not 'mash'"),
        (
            {"workers": {"chemist": {"effects": [{"do": "gain"}]}}},
            "field 'do' must be one of hire-goods, .*, not 'gain'",
        ),
        (
            {"workers": {"chemist": {"effects": [{"do": "less", "amount": 1}]}}},
            r"lacks the field 'style' .with 'less'.",
        ),
        ({"workers": {"chemist": {"effects": [], "hire": {"malt": 1}}}}, "unknown field 'hire'"),
        ({"buildings": {"farm": {"effects": [{"do": "mash-malt", "amount": 1}]}}}, "'mash-malt' belongs to mash-tun"),
        (
            {"workers": {id: {"first": False} for id in TITLE.house().ids("workers")}},
            "at least 1 worker",
        ),
    ],
)
def test_what_cannot_be_is_named(changes: Any, problem: str) -> None:
    with pytest.raises(AlehouseError, match=problem):
        TITLE.changed("wrong", changes)


def test_a_pack_that_leaves_no_useful_draw_still_starts() -> None:
    """BC-020 without any oak symbol the conditions can never be met; the game begins all the same."""
    content = TITLE.house().content["recipes"]
    oak = {id: {"symbol": "none"} for id, recipe in content.items() if recipe["symbol"] == "oak"}
    state = TITLE.new(2, {"recipes": "random"}, changed(recipes=oak), seed=1)
    assert state.to_act != OVER


def test_a_market_without_spaces_for_two_is_played_to_its_end() -> None:
    """BC-042"""
    spaces = [id for id in TITLE.house().ids("market") if id not in ("hire-interns", "traders-market")]
    pack = changed(market={id: {"from": 5} for id in spaces})
    state = TITLE.new(2, {"interns": True, "traders": True}, pack, seed=2)
    rng = Random(2)
    while state.to_act != OVER:
        state.apply(rng.choice(list(state.legal())))
        assert TITLE.invariants(state) == []


def test_the_hops_expert_as_printed_counts_every_two_hops() -> None:
    """'Take 1 Hop every 2 Hops when you receive at least 2': 4 Hops bring 2 more, the house reading 1."""
    for pack, hops in ((TITLE.house(), 5), (TITLE.pack("as-printed"), 6)):
        table = sit(
            seats=3, pack=pack, workers=["hops-expert"], storage="0 0 0", market={"hops-market": {"goods": {"hops": 4}}}
        )
        assert table.play("place hops-market").me.storage == f"0 {hops} 0"


def test_the_yeast_lab_technician_as_printed_makes_every_batch_famous() -> None:
    """'Your Yeast Lab provides 3 Rep for each batch brewed.' Without a Yeast Lab there is nothing to provide."""
    pack = TITLE.pack("as-printed")
    for buildings, rep in ((["yeast-lab"], 3), ([], 0)):
        table = brewing(pack=pack, workers=["yeast-lab-technician"], buildings=buildings, storage="5 2 1")
        assert table.play("process-collab", "brew everyday-ale").me.rep == rep
