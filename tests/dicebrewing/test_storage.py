"""Storing dice in the own turn."""

from __future__ import annotations

import pytest
from tests.dicebrewing.play import sit

pytestmark = pytest.mark.engine


def test_ready_made_sets_are_offered_once_each() -> None:
    """DB-019"""
    table = sit(active=["Y2", "K4", "G4", "U6"]).play("store")
    picks = {f"pick active {die}" for die in ("pale-malt 2", "dark-malt 4", "hops 4", "skill 6")}
    assert table.legal == {"store-all", "store-from 4", "store-from 6", *picks}


def test_what_a_recipe_needs_is_stored_with_least_waste() -> None:
    """DB-019, DB-118 of the Active dice only those that the recipe takes and Storage lacks."""
    row = ["table-wheat", "double-ipa", "doppelbock"]
    table = sit(row=row, active=["Y2", "Y4", "Y6", "G5"], storage=["Y3"]).play("store")
    table.play("store-for table-wheat")
    assert (table.me.storage, table.me.active) == (["Y2", "Y3"], ["Y4", "Y6", "G5"])


def test_a_recipe_that_cannot_be_completed_is_not_offered() -> None:
    """DB-019"""
    table = sit(row=["table-wheat", "double-ipa", "doppelbock"], active=["Y2", "G4"]).play("store")
    assert not [action for action in table.legal if action.startswith("store-for")]


def test_a_set_is_picked_in_one_order_only() -> None:
    table = sit(active=["Y2", "Y2", "K4", "G4"]).play("store", "pick active dark-malt 4")
    assert table.legal == {"finish", "pick active hops 4"}
    assert table.play("finish").me.storage == ["K4"]


def test_the_only_die_is_stored_without_asking() -> None:
    table = sit(active=["Y2"], seeds=1).play("store")
    assert (table.me.storage, table.decision) == (["Y2"], "place-main")


def test_storing_is_possible_before_and_after_the_first_piece() -> None:
    """DB-020, DB-032"""
    table = sit(active=["Y2", "K4", "G4"]).play("store", "pick active hops 4", "base MH2", "store")
    assert table.me.storage == ["K4", "G4"]


def test_storing_does_not_end_a_purchase_turn() -> None:
    """DB-099"""
    table = sit(at="purchase", round=2, coins=2, active=["Y2", "K4"]).play("store", "store-all", "buy fruit")
    assert (table.me.storage, table.me.coins) == (["Y2", "K4"], 0)
