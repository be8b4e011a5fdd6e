"""Buildings and equipment: one test per tile, and installing."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import brewing, in_winter, sit
from tests.staged import Given

pytestmark = pytest.mark.engine

COSTS = {
    "storehouse-2": 1, "double-system": 1, "mash-tun": 1, "yeast-lab": 1, "oak-barrelhouse": 1, "tasting-room": 0,
    "farm": 1, "brewpub": 1, "hops-infusers": 0,
}  # what an install adds; the Double System replaces the Single one's coin  # fmt: skip
TILES = list(COSTS)


@pytest.mark.parametrize("tile", TILES)
def test_an_install_adds_its_cost_and_has_no_price(tile: str) -> None:
    """BC-157, BC-176, BC-177, BC-178"""
    table = brewing(storage="0 0 0")
    assert table.me.cost == 5
    table.play("install", f"install-tile {tile}")
    assert (table.me.cost, table.me.money, tile in table.me.buildings) == (5 + COSTS[tile], 6, True)


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_installed_once(tile: str) -> None:
    """BC-158; Infusers when nothing lacks one (BC-162)."""
    slots = ["tank-1", "tank-2"] if tile == "double-system" else ["tank-1"]
    table = brewing(buildings=[tile], infusers=slots if tile == "hops-infusers" else []).play("install")
    assert table.rule_against(f"install-tile {tile}") == ("BC-162" if tile == "hops-infusers" else "BC-158")


def test_everybody_starts_with_a_storehouse_a_lab_and_a_single_system() -> None:
    """BC-014, BC-063"""
    table = sit()
    assert table.me.buildings == ["storehouse-1", "research-lab", "single-system"]
    assert (table.me.capacity, table.me.slots, table.me.shifts) == (12, ["tank-1"], 1)
    assert set(table.me.lab.values()) == {"start"}
    assert "install-tile storehouse-1" not in brewing().play("install").legal


def test_the_second_storehouse_doubles_the_room() -> None:
    """BC-063, BC-065 one pool of 24 for any mix."""
    table = brewing(storage="0 0 0").play("install", "install-tile storehouse-2")
    assert (table.me.storage, table.me.capacity) == ("3 1 0", 24)
    assert sit(buildings=["storehouse-2"], storage="20 0 0").play("place hops-market").me.storage == "20 2 0"


def test_the_double_system_brews_two() -> None:
    """BC-101, BC-161"""
    table = brewing(storage="0 0 0").play("install", "install-tile double-system")
    assert (table.me.storage, table.me.slots) == ("3 0 0", ["tank-1", "tank-2"])
    assert "single-system" not in table.me.buildings


def test_the_mash_tun_pays_two_malt_for_rep_once_per_process_beer() -> None:
    """BC-113 it may be left alone, and needs the Malt."""
    table = brewing(storage="0 0 0").play("install", "install-tile mash-tun")
    assert table.me.storage == "3 0 0"
    two: Given = {"buildings": ["mash-tun", "double-system"], "storage": "12 4 2"}
    operated = brewing(**two).play("process-collab", "brew everyday-ale", "brew everyday-ale", "mash")
    assert (operated.me.rep, operated.me.storage, operated.to_act) == (1, "4 0 0", 2)
    refused = brewing(**two).play("process-collab", "brew everyday-ale", "leave-empty", "no-mash")
    assert (refused.me.rep, refused.me.storage) == (0, "9 2 1")
    poor = brewing(buildings=["mash-tun"], storage="4 2 1").play("process-collab", "brew everyday-ale")
    assert poor.to_act == 2


def test_the_yeast_lab_gives_yeast_with_every_research() -> None:
    """BC-150 free research included."""
    table = brewing(storage="0 0 0").play("install", "install-tile yeast-lab")
    assert table.me.storage == "0 0 1"
    own: Given = {"buildings": ["yeast-lab"], "storage": "0 0 0"}
    assert brewing(lab={"ops": "annual"}, **own).play("research", "track ops").me.storage == "0 0 1"
    winter = in_winter(workers=["research-director"], lab={"brewing": "experimental"}, **own)
    assert winter.play("worker-benefit research-director", "track brewing").me.storage == "0 0 1"


def test_the_oak_barrelhouse_brings_an_advanced_ingredient_and_rep_anywhere() -> None:
    """BC-112 in a tank or in the Brewpub."""
    table = brewing(storage="0 0 0").play("install", "install-tile oak-barrelhouse")
    assert table.play("take-advanced spices").me.storage == "0 0 0 S"
    pub = brewing(
        buildings=["oak-barrelhouse", "brewpub", "storehouse-2"], shipping={"everyday-ale": 1}, storage="6 2 4 F F"
    )
    assert pub.play("process-collab", "brew lambic", "brew lambic").me.rep == 2


def test_the_tasting_room_counts_different_advanced_recipes() -> None:
    """BC-165 each once, secret ones included, Basic ones not."""
    shipping = {"everyday-ale": 2, "lambic": 3, "coffee-stout": 1}
    assert sit(phase="over", buildings=["tasting-room"], shipping=shipping).me.score["tasting-room"] == 2
    assert sit(phase="over", shipping=shipping).me.score["tasting-room"] == 0
    secret = sit(
        phase="over", options=["secret-recipe"], buildings=["tasting-room"], secrets=["witbier"],
        shipping={"witbier": 1},
    )  # fmt: skip
    assert secret.me.score["tasting-room"] == 1


def test_the_farm_brings_hops_and_fruit() -> None:
    """BC-159"""
    table = brewing(season="summer", storage="0 0 0").play("install", "install-tile farm")
    assert (table.me.storage, table.me.plots) == ("0 1 0 F", ["", ""])


def test_the_brewpub_is_a_slot_that_is_never_bottled() -> None:
    """BC-101, BC-106, BC-107 two actions from brew to sale, three for a tank."""
    table = brewing(storage="0 0 0").play("install", "install-tile brewpub")
    assert (table.me.storage, table.me.slots) == ("0 1 1", ["tank-1", "brewpub"])
    pub = brewing(shifts=3, money=0, buildings=["brewpub"], storage="6 4 2", others={2: {"shifts": 3}})
    pub.play("process-collab", "brew everyday-ale", "brew everyday-ale", "pass", "process-collab")
    assert (pub.me.money, pub.me.line, pub.me.shipping) == (2, ["everyday-ale"], {"everyday-ale": 1})
    assert pub.play("pass", "process-collab").me.money == 4


def test_infusers_go_on_every_tank_and_on_the_brewpub() -> None:
    """BC-003, BC-162, BC-163 three at most; whatever is added later lacks one."""
    table = brewing(shifts=3, buildings=["double-system"], others={2: {"shifts": 3}})
    table.play("install", "install-tile hops-infusers", "pass")
    assert table.me.infusers == ["tank-1", "tank-2"]
    table.play("install", "install-tile brewpub", "pass", "install", "install-tile hops-infusers")
    assert table.me.infusers == ["tank-1", "tank-2", "brewpub"]


def test_a_slot_for_each_of_double_system_and_brewpub_makes_three() -> None:
    """BC-101"""
    table = brewing(buildings=["double-system", "brewpub", "storehouse-2"], storage="9 6 3")
    table.play("process-collab", "brew everyday-ale", "brew everyday-ale", "brew everyday-ale")
    assert table.me.tanks == {"tank-1": "everyday-ale", "tank-2": "everyday-ale", "brewpub": "everyday-ale"}


def test_with_everything_installed_the_action_is_gone() -> None:
    """BC-164 also as a free action: it brings nothing."""
    everything: Given = {"buildings": TILES, "infusers": ["tank-1", "tank-2", "brewpub"]}
    assert brewing(**everything).rule_against("install") == "BC-164"
    winter = in_winter(lab={"ops": "annual"}, **everything).play("benefit ops")
    assert winter.decision == "market-place"


def test_an_install_settles_its_overflow_once_and_last() -> None:
    """BC-160 the tile's goods and the Breakthrough's come together."""
    table = brewing(lab={"ops": "breakthrough"}, storage="8 2 2").play("install", "install-tile mash-tun")
    assert table.decision == "gain-basic"
    table.play("take-basic 0 0 3")
    assert (table.decision, table.me.stored) == ("discard", 18)
