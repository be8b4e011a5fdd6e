"""Why a seat is asked: what is left to do and what it is for, with the numbers of the position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.brewcrafters.play import brewing
from tests.brewcrafters.play import sit as sit_in_the_market
from tests.dicebrewing.play import sit as sit_with_dice
from tests.moonlight.play import sit as sit_at_night

from alehouse.engine.state import OVER
from alehouse.games import LIBRARY
from alehouse.lab.variants import full

ROW = ["table-wheat", "double-ipa", "doppelbock"]


def test_moonlight_says_what_the_phase_takes_and_where_it_is() -> None:
    left = "1 free move, 2 actions left."
    table = sit_at_night(room="courtyard")
    assert table.because == [left, "Preparation takes Water: you can find it here."]
    assert sit_at_night(room="chapel").because[1] == "Preparation takes Water. Where to find it: Courtyard (Cloister)."
    assert sit_at_night(stock=["water 2"]).because[1] == "Preparation takes Water: you have quality 2."
    dry = {action: {"ingredient": "malt"} for action in ("water-easy", "water-hard")}
    pack = LIBRARY.get("moonlight").changed("dry", {"actions": dry})
    assert sit_at_night(pack=pack).because == [left]  # nothing searches for Water


def test_moonlight_says_whether_a_turn_offers_to_walk_or_to_act() -> None:
    def offers(**given: Any) -> tuple[object, object]:
        left = sit_at_night(room="courtyard", **given).state.because()[0].args
        return left["walk"], left["act"]

    assert offers() == (True, True)
    assert offers(actions_left=0) == (True, False)
    assert offers(webbed=True) == (False, True)
    assert offers(webbed=True, injured=True) == (False, True)


def test_moonlight_says_what_a_roll_and_a_fight_need() -> None:
    roll = sit_at_night(room="courtyard").play("action water-hard")
    assert (roll.decision, roll.because) == ("make-noise", ["Water (hard): the die must show 5 or more."])


def test_dice_brewing_says_which_recipe_is_closest() -> None:
    table = sit_with_dice(row=ROW, active=["Y2", "G1"], storage=[])
    assert table.because == ["2 pieces left to place.", "Table Wheat lacks 1 die."]
    table = sit_with_dice(row=ROW, active=["Y2", "Y4"], storage=[])
    assert table.because[1] == "Store 2 dice to brew Table Wheat."
    assert table.play("store").because == ["Store 2 dice to brew Table Wheat."]
    assert sit_with_dice(row=ROW, active=[], storage=["Y2", "Y4"]).because[1] == "Table Wheat is ready to brew."


def test_dice_brewing_says_which_token_wants_a_target() -> None:
    table = sit_with_dice(row=ROW, active=["Y2", "G1"], storage=[], tokens={"raise-die": 1})
    assert table.play("token").because == ["You play +1 Die."]


def test_brew_crafters_says_what_is_left_and_what_the_storage_lacks() -> None:
    table = sit_in_the_market(storage="3 1 1")
    assert table.because == ["2 meeples left to place.", "Everyday Ale lacks 1 Hops."]
    assert sit_in_the_market(storage="3 2 1").because[1] == "You have everything for Everyday Ale."
    assert sit_in_the_market(storage="0 0 0").because[1].endswith("ingredients.")
    brew = brewing(storage="3 2 1")
    assert brew.because == ["This is your last shift this season.", "You have everything for Everyday Ale."]
    assert brew.play("process-collab").because == ["To fill: tank 1."]
    full = sit_in_the_market(storage="6 3 3", market={"malt-market": {"goods": {"malt": 3}}}).play("place malt-market")
    assert (full.decision, full.because) == ("discard", ["15 stored, room for 12."])
    assert full.play("discard malt").because == ["14 stored, room for 12."]
    assert full.told("overflow") == [{"seat": 1, "stored": 15, "capacity": 12}]


def test_brew_crafters_says_which_part_of_a_shift_is_done_and_how_much_must_go() -> None:
    brew = brewing(seats=3, storage="6 4 2").play("process-collab")
    assert brew.because == ["This shift may do both, one after the other."]
    assert brew.play("collaborate", "contribute malt").because == [
        "You have collaborated. This shift may process beer as well."
    ]
    full = sit_in_the_market(storage="6 3 3", market={"malt-market": {"goods": {"malt": 3}}}).play("place malt-market")
    assert full.state.because()[0].args["count"] == 3


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_it_tells_nothing_that_the_seat_may_not_know(id: str) -> None:
    title = LIBRARY.get(id)
    state, rng = title.setup(3, full(title, 3), seed=4).start(), Random(4)
    while state.to_act != OVER:
        known = state.clone()
        known.conceal(state.to_act)
        assert [(why.key, why.args) for why in known.because()] == [(why.key, why.args) for why in state.because()]
        state.play(rng.choice(list(state.legal())))


def test_nobody_is_asked_when_the_game_is_over() -> None:
    for title in map(LIBRARY.get, LIBRARY.ids()):
        state = title.setup(2).start()
        while state.to_act != OVER:
            state.play(state.default())
        assert state.because() == []
