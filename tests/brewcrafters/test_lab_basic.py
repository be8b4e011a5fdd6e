"""The basic side of the Research Lab: one test per cell, and how cubes move."""

from __future__ import annotations

from typing import Any

import pytest
from tests.brewcrafters.play import Table, brewing, in_winter, sit
from tests.staged import Given

pytestmark = pytest.mark.engine

TRACKS = ["basic", "ops", "brewing", "adv"]


def researching(track: str, step: str = "start", **fields: Any) -> Table:
    """Seat 1 moves one cube from a step."""
    fields = {"storage": "0 0 0", **fields}
    return brewing(lab={track: step}, **fields).play("research", f"track {track}")


# -- Basic Ingredients --------------------------------------------------------------------------------


def test_basic_experimental_takes_one_basic() -> None:
    """BC-132, BC-127 at once, and never again."""
    table = researching("basic")
    assert table.legal == {"take-basic 1 0 0", "take-basic 0 1 0", "take-basic 0 0 1"}
    assert table.play("take-basic 0 0 1").me.storage == "0 0 1"
    assert researching("basic", "experimental").me.storage == "0 0 0"


def test_basic_annual_takes_any_three_basics() -> None:
    """BC-133"""
    table = in_winter(lab={"basic": "annual"}, storage="0 0 0").play("benefit basic")
    assert len(table.legal) == 10
    assert table.play("take-basic 0 0 3").me.storage == "0 0 3"


def test_basic_breakthrough_adds_one_to_two_or_more_ingredients() -> None:
    """BC-134 not to one."""
    own: Given = {"lab": {"basic": "breakthrough"}, "storage": "0 0 0"}
    assert sit(**own).play("place hops-market", "take-basic 0 0 1").me.storage == "0 2 1"
    assert sit(**own).play("place yeast-market").to_act == 2


def test_basic_game_end_counts_basic_recipes() -> None:
    """BC-135 two for each different one, six at most."""
    shipping = {"everyday-ale": 4, "simply-stout": 1, "lambic": 2}
    assert sit(phase="over", lab={"basic": "end"}, shipping=shipping).me.score["research"] == 4


# -- Operations ---------------------------------------------------------------------------------------


def test_ops_experimental_puts_rep_on_an_empty_space() -> None:
    """BC-136 one of the seven; gained when it is built; with none empty nothing happens."""
    table = researching("ops", buildings=["farm"])
    assert table.choices("reserve") == {
        "storehouse-2", "mash-tun", "yeast-lab", "oak-barrelhouse", "tasting-room", "brewpub",
    }  # fmt: skip
    assert table.play("reserve brewpub").me.reserved == "brewpub"
    seven = ["storehouse-2", "mash-tun", "yeast-lab", "oak-barrelhouse", "tasting-room", "farm", "brewpub"]
    assert researching("ops", buildings=seven).to_act == 2


def test_ops_annual_installs_for_free() -> None:
    """BC-137 in Winter, without a shift."""
    table = in_winter(lab={"ops": "annual"}, storage="0 0 0").play("benefit ops", "install-tile yeast-lab")
    assert (table.me.storage, table.me.shifts_used) == ("0 0 1", 0)


def test_ops_breakthrough_brings_three_basics_with_every_install() -> None:
    """BC-138 Infusers and Double System included."""
    for tile in ("hops-infusers", "double-system", "tasting-room"):
        table = brewing(lab={"ops": "breakthrough"}, storage="0 0 0").play("install", f"install-tile {tile}")
        assert (table.decision, len(table.legal)) == ("gain-basic", 10)


def test_ops_game_end_counts_built_spaces() -> None:
    """BC-139 of the seven; Double System and Infusers are none of them."""
    built = ["farm", "brewpub", "double-system", "hops-infusers"]
    assert sit(phase="over", lab={"ops": "end"}, buildings=built).me.score["research"] == 2


# -- Brewing ------------------------------------------------------------------------------------------


def test_brewing_experimental_marks_a_recipe() -> None:
    """BC-140, BC-141 any public one, brewable or not; it pays once, even for two batches together."""
    table = researching("brewing")
    assert len(table.choices("mark")) == 9
    assert table.play("mark lambic").me.mark == "lambic"
    two = brewing(mark="everyday-ale", buildings=["double-system"], storage="6 4 2")
    two.play("process-collab", "brew everyday-ale", "brew everyday-ale")
    assert (two.me.rep, two.me.mark) == (1, "")


def test_a_mark_may_stand_on_the_own_secret_once_it_is_known() -> None:
    """BC-140"""
    secret: Given = {"options": ["secret-recipe"], "secrets": ["witbier"]}
    assert "mark witbier" not in researching("brewing", **secret).legal
    assert "mark witbier" in researching("brewing", shipping={"witbier": 1}, **secret).legal


def test_brewing_annual_processes_for_free() -> None:
    """BC-142, BC-156 complete: it sells, brews and counts, and uses no shift."""
    table = in_winter(lab={"brewing": "annual"}, money=0, line=["lambic"], storage="3 2 1").play("benefit brewing")
    table.play("brew everyday-ale")
    assert (table.me.money, table.me.labels, table.me.batches, table.me.shifts_used) == (2, ["lambic"], 2, 0)


def test_brewing_annual_may_collaborate() -> None:
    """BC-142, BC-118"""
    table = in_winter(seats=3, lab={"brewing": "annual"}, storage="0 0 1").play("benefit brewing", "collaborate")
    table.play("contribute yeast", "done")
    assert table.view["collaboration"]["coll-yeast"] == 1


def test_brewing_breakthrough_pays_for_every_batch() -> None:
    """BC-143"""
    table = brewing(lab={"brewing": "breakthrough"}, buildings=["double-system"], storage="6 4 2")
    assert table.play("process-collab", "brew everyday-ale", "brew everyday-ale").me.rep == 2


def test_brewing_game_end_counts_pairs_of_batches() -> None:
    """BC-144 rounded down."""
    assert sit(phase="over", lab={"brewing": "end"}, shipping={"everyday-ale": 5}).me.score["research"] == 2


# -- Advanced Ingredients -----------------------------------------------------------------------------


def test_adv_experimental_takes_one_advanced() -> None:
    """BC-145"""
    table = researching("adv")
    assert table.legal == {"take-advanced fruit", "take-advanced spices", "take-advanced coffee"}


def test_adv_annual_takes_one_advanced_and_one_basic() -> None:
    """BC-146"""
    table = in_winter(lab={"adv": "annual"}, storage="0 0 0").play("benefit adv", "take-advanced fruit")
    assert table.play("take-basic 0 0 1").me.storage == "0 0 1 F"


def test_adv_breakthrough_adds_one_to_three_or_more_ingredients() -> None:
    """BC-147 not to two."""
    own: Given = {"lab": {"adv": "breakthrough"}, "storage": "0 0 0"}
    assert sit(**own).play("place malt-market", "take-advanced coffee").me.storage == "3 0 0 C"
    assert sit(**own).play("place hops-market").to_act == 2


def test_adv_game_end_counts_public_advanced_recipes() -> None:
    """BC-148 secret ones are none of the six."""
    shipping = {"lambic": 2, "coffee-stout": 1, "everyday-ale": 3, "witbier": 1}
    table = sit(phase="over", options=["secret-recipe"], secrets=["witbier"], lab={"adv": "end"}, shipping=shipping)
    assert table.me.score["research"] == 2


# -- all tracks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", TRACKS)
def test_a_cube_goes_step_by_step_to_game_end(track: str) -> None:
    """BC-126 a finished track cannot be chosen."""
    for step, following in [("experimental", "annual"), ("annual", "breakthrough"), ("breakthrough", "end")]:
        assert researching(track, step).me.lab[track] == following
    assert brewing(lab={track: "end"}).play("research").rule_against(f"track {track}") == "BC-126"


def test_with_all_tracks_finished_there_is_no_research() -> None:
    """BC-126"""
    assert brewing(lab=dict.fromkeys(TRACKS, "end")).rule_against("research") == "BC-126"


@pytest.mark.parametrize("step", ["start", "experimental", "annual", "breakthrough"])
def test_only_a_cube_on_game_end_scores(step: str) -> None:
    """BC-130"""
    table = sit(phase="over", lab={"brewing": step}, shipping={"everyday-ale": 4})
    assert table.me.score["research"] == 0


def test_a_breakthrough_works_from_the_moment_it_is_reached() -> None:
    """BC-129, BC-131 also in the Winter step, and when the cube has moved on."""
    table = in_winter(workers=["research-director"], lab={"ops": "annual"}, storage="0 0 0")
    table.play("worker-benefit research-director", "track ops", "benefit ops", "install-tile tasting-room")
    assert table.decision == "gain-basic"
    moved = brewing(lab={"brewing": "end"}, storage="3 2 1").play("process-collab", "brew everyday-ale")
    assert moved.me.rep == 1


def test_the_view_says_which_step_research_would_reach() -> None:
    """BC-126"""
    table = sit(lab={"basic": "annual", "adv": "end"})
    assert table.me.next_steps == {"basic": "breakthrough", "ops": "experimental", "brewing": "experimental", "adv": ""}
