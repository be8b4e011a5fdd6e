"""Local partnerships: one test per card, and exchanging."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import TITLE, sit

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(("card", "letter"), [("spices-importer", "S"), ("coffee-roaster", "C")])
def test_a_card_turns_any_basic_into_its_own_ingredient(card: str, letter: str) -> None:
    """BC-076, BC-077 as often as wanted, one for one, without money; room never changes."""
    table = sit(partnerships={card: 1}, storage="6 4 2")
    for basic in ("malt", "hops", "yeast"):
        table.play(f"exchange {card} {basic}")
    assert (table.me.storage, table.me.money, table.decision) == (
        f"5 3 1 {letter} {letter} {letter}",
        6,
        "market-place",
    )


@pytest.mark.parametrize("card", ["spices-importer", "coffee-roaster"])
def test_a_card_costs_nothing_in_winter(card: str) -> None:
    """BC-078"""
    assert sit(partnerships={card: 1}).me.cost == 5


def test_no_card_gives_fruit() -> None:
    """BC-079"""
    assert {entry["what"] for entry in TITLE.house().content["partnerships"].values()} == {"spices", "coffee"}


def test_only_basics_are_exchanged_and_only_what_is_stored() -> None:
    """BC-076, BC-066"""
    table = sit(partnerships={"coffee-roaster": 1}, storage="1 0 0 F S")
    assert table.choices("exchange") == {"coffee-roaster malt"}
    assert table.rule_against("exchange coffee-roaster hops") == "BC-066"


def test_a_pack_may_set_a_price_for_which_nobody_borrows() -> None:
    """BC-076, BC-180 the print is damaged: the price is a field of the pack."""
    pack = TITLE.changed("dear", {"partnerships": {"coffee-roaster": {"price": 1}}})
    table = sit(pack=pack, partnerships={"coffee-roaster": 1}, money=1, storage="3 0 0")
    table.play("exchange coffee-roaster malt")
    assert (table.me.money, table.me.storage) == (0, "2 0 0 C")
    assert table.rule_against("exchange coffee-roaster malt") == "BC-180"
