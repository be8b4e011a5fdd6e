"""Sabotage: dirt in a rival's beer."""

from __future__ import annotations

from typing import Any

import pytest
from tests.moonlight.play import Table, sit

pytestmark = pytest.mark.engine

FULL = {"boxes": {"1": 2}}


def brewery(seats: int = 2, dice: list[int] | None = None, **fields: Any) -> Table:
    others = fields.pop("others", dict.fromkeys(range(2, seats + 1), FULL))
    return sit("anselm", seats=seats, room="brewery", others=others, dice=dice or [], **fields)


@pytest.mark.parametrize(("die", "dirt", "noise"), [(4, 0, 2), (5, 1, 2)])
def test_dirt_is_a_hard_action_of_the_brewery(die: int, dirt: int, noise: int) -> None:
    """MB-185"""
    table = brewery(dice=[die]).roll("dirt")
    assert (table.seat(2).dirt, table.me.noise) == (dirt, noise)
    assert sit(seats=2, others={2: FULL}).rule_against("action dirt") == "MB-049"


def test_dirt_is_not_offered_without_a_target() -> None:
    """MB-186"""
    assert brewery(others={2: {}}).rule_against("action dirt") == "MB-186"


def test_any_rival_with_ingredients_may_be_the_target_wherever_he_is() -> None:
    """MB-187"""
    others = {2: {**FULL, "room": "forest"}, 3: {}, 4: {**FULL, "room": "library"}}
    table = brewery(4, others=others, dice=[5]).roll("dirt")
    assert (table.decision, table.legal) == ("dirt-target", {"dirty 2", "dirty 4"})
    assert table.rule_against("dirty 3") == "MB-183"
    assert table.play("dirty 4").seat(4).dirt == 1


def test_dirt_costs_a_point_at_once_and_nothing_prevents_it() -> None:
    """MB-188 neither hearts nor blessing: it is no injury."""
    armed = {"monk": "isidore", **FULL, "cards": ["guardian-angel", "mail-shirt"]}
    table = brewery(others={2: armed}, dice=[5]).roll("dirt")
    assert (table.seat(2).total, table.seat(2).injured, table.to_act) == (1, False, 1)


def test_dirt_cannot_be_kept_for_later() -> None:
    """MB-189 once found it must be thrown: there is no other option."""
    table = brewery(3, dice=[5]).roll("dirt")
    assert table.verbs == {"dirty"}


def test_the_own_beer_is_no_target() -> None:
    """MB-190"""
    assert "dirty 1" not in brewery(3, boxes={"1": 3}, dice=[5]).roll("dirt").legal


def test_the_same_beer_may_be_dirtied_twice_in_a_turn() -> None:
    """MB-191"""
    assert brewery(dice=[5, 6]).roll("dirt").roll("dirt").seat(2).dirt == 2


def test_dirt_has_no_limit_and_stays() -> None:
    """MB-192"""
    table = brewery(others={2: {**FULL, "dirt": 9}}, dice=[5]).roll("dirt")
    assert (table.seat(2).dirt, table.state.total(1)) == (10, -8)
    assert table.end_turns(8).seat(2).dirt == 10
