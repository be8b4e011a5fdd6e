"""Dice as numbers: what they show, what a bonus is, how they are written."""

from __future__ import annotations

import pytest
from tests.dicebrewing.play import sit

from alehouse.engine.errors import AlehouseError
from alehouse.games.dicebrewing import actions, dice

pytestmark = pytest.mark.engine

LOOSE = [die for die in range(dice.DICE) if dice.SHOWN[die] > 0]


def named(name: str) -> int:
    return dice.die_named(name)


def test_every_die_has_its_own_name() -> None:
    assert len(set(dice.NAMES)) == dice.DICE
    assert all(named(dice.NAMES[die]) == die for die in range(dice.DICE))


@pytest.mark.parametrize("name", ["", "Y7", "Y0", "X3", "Y3+4", "Y3 stolen", "y3"])
def test_a_name_that_is_no_die_is_refused(name: str) -> None:
    with pytest.raises(AlehouseError, match="is not a die"):
        named(name)


def test_the_shown_value_is_base_plus_bonus_and_never_above_six() -> None:
    """DB-012, INV-4"""
    for die in LOOSE:
        base = dice.SHOWN[die] - dice.BONUS[die]
        assert 1 <= base <= dice.SHOWN[die] <= 6
        if dice.SHOWN[die] < 6:
            boosted = dice.boosted(die)
            assert (dice.SHOWN[boosted], dice.BONUS[boosted]) == (dice.SHOWN[die] + 1, dice.BONUS[die] + 1)
            assert dice.MARK[boosted] == dice.MARK[die]


def test_several_tokens_add_up_until_a_reroll_takes_the_bonus() -> None:
    """DB-012, DB-017, DB-094"""
    table = sit(storage=["K2", "Y1"], tokens={"raise-die": 2, "reroll-die": 1}, seeds=1, dice=[4])
    table.play("token", "play raise-die", "target 1 storage dark-malt 2")
    table.play("token", "play raise-die", "target 1 storage dark-malt 2-plus-1")
    assert table.me.storage == ["Y1", "K2+2"]
    table.play("token", "target 1 storage dark-malt 2-plus-2")
    assert table.me.storage == ["Y1", "K4"]


def test_raising_for_good_keeps_the_bonus_of_the_round() -> None:
    """DB-054, DB-095"""
    table = sit(active=["Y2+1"], others={2: {"active": ["K1"]}}, dice=[1]).play("base MH3", "pass", "done")
    assert table.view["round"] == 2
    assert table.me.storage == ["Y3"]


def test_a_die_of_every_class_has_a_code_in_every_zone() -> None:
    codes = set()
    for die in LOOSE:
        for zone in range(2):
            code = actions.pick_code(zone, die)
            assert (actions.picked_zone(code), actions.picked_die(code)) == (zone, die)
            codes.add(code)
            for seat in range(4):
                target = actions.target_code(seat, zone, die)
                found = actions.target_of(target)
                assert found == (seat, zone, die)
                codes.add(target)
    assert len(codes) == len(LOOSE) * 2 * 5


def test_pools_stay_sorted() -> None:
    pool: list[int] = []
    for name in ["U3", "Y4", "K2", "Y3+1", "Y4 blocked", "Y4"]:
        dice.put(pool, named(name))
    assert [dice.NAMES[die] for die in pool] == ["Y3+1", "Y4", "Y4", "Y4 blocked", "K2", "U3"]
    dice.drop(pool, named("Y4"))
    assert [dice.NAMES[die] for die in pool] == ["Y3+1", "Y4", "Y4 blocked", "K2", "U3"]
