"""Storage, overflow and free windows."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import brewing, in_winter, sit

pytestmark = pytest.mark.engine


def test_any_mix_of_twelve_fits_a_storehouse() -> None:
    """BC-063, BC-065"""
    assert sit(storage="0 0 9").play("place malt-market").me.storage == "3 0 9"


def test_nothing_is_discarded_without_need() -> None:
    """BC-068"""
    assert "discard" not in sit(storage="8 2 2").verbs
    assert sit(storage="5 2 2").play("place malt-market").to_act == 2


def test_exactly_the_excess_goes() -> None:
    """BC-067"""
    table = sit(storage="6 4 2").play("place hops-market")
    assert table.choices("discard") == {"malt", "hops", "yeast"}
    table.play("discard yeast", "discard yeast")
    assert (table.me.storage, table.to_act) == ("6 6 0", 2)


def test_what_is_planted_or_given_is_not_in_storage() -> None:
    """BC-070 it leaves room."""
    table = sit(buildings=["farm"], storage="10 1 1").play("plant malt")
    assert (table.me.stored, table.me.storage) == (11, "9 1 1")
    given = brewing(seats=3, storage="3 0 0").play("process-collab", "collaborate", "contribute malt")
    assert given.me.stored == 0


def test_windows_open_before_and_after_the_main_action() -> None:
    """BC-071, BC-072, BC-075 any number of times; the turn ends by itself when nothing is left to do."""
    table = sit(partnerships={"coffee-roaster": 1}, storage="2 0 0")
    table.play("exchange coffee-roaster malt", "place fundraiser")
    assert (table.decision, table.legal) == ("turn-end", {"exchange coffee-roaster malt", "end-turn"})
    table.play("exchange coffee-roaster malt")
    assert (table.to_act, table.me.storage) == (2, "0 0 0 C C")


def test_a_turn_without_window_options_ends_by_itself() -> None:
    """BC-075"""
    assert sit().play("place fundraiser").to_act == 2


def test_the_annual_step_has_windows_between_benefits() -> None:
    """BC-071"""
    table = in_winter(partnerships={"coffee-roaster": 1}, storage="2 0 0", lab={"adv": "annual", "ops": "annual"})
    assert "exchange coffee-roaster malt" in table.legal
    table.play("benefit adv", "take-advanced fruit", "take-basic 1 0 0")
    assert "exchange coffee-roaster malt" in table.legal
    table.play("benefit ops", "install-tile tasting-room")
    assert (table.decision, table.to_act) == ("turn-end", 1)


def test_no_window_inside_process_beer() -> None:
    """BC-074, BC-102"""
    table = brewing(partnerships={"coffee-roaster": 1}, storage="5 2 1").play("process-collab")
    assert table.verbs == {"brew", "leave-empty"}


def test_both_windows_of_the_two_parts_meet_in_the_middle() -> None:
    """BC-073"""
    table = brewing(seats=3, partnerships={"coffee-roaster": 1}, storage="2 0 0").play("process-collab")
    assert "collaborate" not in table.legal  # nothing to give yet
    table.play("exchange coffee-roaster malt")
    assert "collaborate" in table.legal
