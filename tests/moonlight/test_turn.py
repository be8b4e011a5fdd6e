"""Phases and turns."""

from __future__ import annotations

import pytest
from tests.moonlight.play import attacked, sit
from tests.staged import Given

pytestmark = pytest.mark.engine

INGREDIENTS = ["water", "malt", "wood", "wood", "hops", "water", "yeast"]


@pytest.mark.parametrize(("phase", "ingredient"), list(enumerate(INGREDIENTS, 1)))
def test_each_phase_has_its_ingredient(phase: int, ingredient: str) -> None:
    """MB-027"""
    stock = [f"{other} 1" for other in sorted(set(INGREDIENTS))]
    table = sit("anselm", phase=phase, stock=stock).play("end-turn")
    assert table.me.boxes[phase - 1] == 1
    assert f"{ingredient} 1" not in table.me.stock
    assert len(table.me.stock) == 4


def test_a_turn_is_one_free_move_and_two_actions_for_everybody() -> None:
    """MB-028"""
    table = sit(seats=3)
    for seat in (1, 2, 3):
        assert (table.to_act, table.view["phase"]) == (seat, 1)
        assert (table.view["free_move"], table.view["actions_left"]) == (True, 2)
        table.play("end-turn")
    assert (table.to_act, table.view["phase"]) == (1, 2)


def test_actions_may_become_moves_but_a_move_never_an_action() -> None:
    """MB-029 after two searches the free move is still only a move."""
    table = sit(dice=[2, 2]).roll("water-easy").roll("water-easy")
    assert table.verbs == {"move", "end-turn"}
    table = sit().play("move library", "convert-move chapel")
    assert table.view["actions_left"] == 1


@pytest.mark.parametrize(
    "order",
    [
        ["move brewery", "malt-easy", "malt-hard"],
        ["water-easy", "move brewery", "malt-easy"],
        ["water-easy", "water-hard", "move brewery"],
        ["move library", "convert-move courtyard", "water-easy"],
    ],
    ids=", ".join,
)
def test_moves_and_actions_come_in_any_order(order: list[str]) -> None:
    """MB-030"""
    table = sit(dice=[5, 5])
    for step in order:
        table = table.play(step) if " " in step else table.roll(step)
    assert table.view["phase"] == 2


def test_what_is_left_of_a_turn_is_lost_when_it_ends() -> None:
    """MB-031"""
    table = sit().play("end-turn")
    assert (table.view["phase"], table.view["actions_left"], table.view["free_move"]) == (2, 2, True)
    assert table.state.players[0].room == sit().state.players[0].room


def test_an_attack_is_fought_out_before_the_next_step() -> None:
    """MB-032 the first action's attack comes between the two actions."""
    table = sit(noise=9, wolves=["lone-wolf"], dice=[2, 6, 1, 3]).roll("water-easy")
    assert (table.view["actions_left"], table.me.werewolves) == (1, ["lone-wolf 1"])
    assert table.story.index("trophy") == len(table.story) - 1
    assert table.roll("water-easy").me.noise == 1


def test_at_the_end_of_a_turn_brewing_comes_before_the_web_falls() -> None:
    """MB-033, MB-017 window, entry, web, next player."""
    table = sit(seats=2, phase=1, webbed=True, stock=["water 2"], cards=["blessed-water"]).play("end-turn")
    assert (table.decision, table.me.webbed, table.me.boxes[0]) == ("brew-cards", True, 0)
    table.play("use blessed-water")
    assert (table.me.boxes[0], table.me.webbed, table.to_act) == (3, False, 2)


def test_the_second_actions_attack_comes_before_the_sheet_entry() -> None:
    """MB-034 also when the noise came from a late sprint."""
    table = sit(noise=9, wolves=["lone-wolf"], free_move=False, actions_left=1, dice=[2, 6, 1]).roll("water-easy")
    assert table.story.index("trophy") < table.story.index("entry")
    table = sit(options=["sprint"], noise=8, wolves=["lone-wolf"], actions_left=0, dice=[6, 1]).play("sprint forest")
    assert table.story.index("trophy") < table.story.index("no-entry")


@pytest.mark.parametrize("stuck", ["injured", "webbed"])
def test_a_free_move_after_both_actions_needs_legs(stuck: str) -> None:
    """MB-035 a monk who cannot move has nothing left, and his turn ends by itself."""
    assert sit(actions_left=0).verbs == {"move", "end-turn"}
    legless: Given = {stuck: True}
    assert sit(actions_left=0, **legless).view["phase"] == 2


def test_after_the_last_players_seventh_turn_the_night_is_counted() -> None:
    """MB-036"""
    table = sit(seats=2, phase=7).play("end-turn")
    assert not table.over
    table.play("end-turn")
    assert table.over
    assert table.story[-1] == "end"
    assert table.legal == set()


def test_with_nothing_to_do_but_end_the_turn_nobody_is_asked() -> None:
    """A monk in a web, in an armory that holds nothing any more."""
    empty: Given = {"equipment": {"cards": [], "discard": []}}
    table = sit(seats=2, room="armory", webbed=True, decks=empty, phase=2)
    assert table.to_act == 2


def test_the_others_decide_only_in_a_duel_on_somebody_elses_turn() -> None:
    """MB-018, MB-094 neither cards nor abilities of seat 2 are asked for while seat 1 acts and fights."""
    ready = {"monk": "odo", "cards": ["crossbow", "guardian-angel", "vesper-bell", "guest-tankard"]}
    table = attacked("alpha", seats=2, others={2: ready}, dice=[1, 6, 6])
    assert table.to_act == 1
    assert table.me.injured
    table = sit(seats=2, options=["duel"], others={2: {"monk": "odo", "cards": ["mail-shirt"]}}, dice=[5, 2])
    assert (table.play("duel 2").to_act, table.decision) == (2, "flee")
    assert (table.play("stand").to_act, table.decision) == (2, "injury-card")


def test_limits_of_a_turn_are_fresh_in_the_next_one() -> None:
    """MB-008 per turn: sprint, hunt, Filthy."""
    table = (
        sit("ludger", options=["sprint"], room="forest", dice=[1, 1]).roll("hunt").play("sprint brewery", "end-turn")
    )
    assert (table.view["hunt_used"], table.view["sprint_used"]) == (False, False)
    table = sit("ludger", seats=2, room="brewery", others={2: {"boxes": {"1": 2}}}, dice=[5, 5]).roll("dirt")
    assert table.end_turns(2).roll("dirt").seat(2).dirt == 4


def test_limits_of_a_phase_are_fresh_in_the_next_one_and_those_of_a_game_never() -> None:
    """MB-008, MB-124 per phase: felt boots; per game: Alchemy and the tankard."""
    table = sit("jerome", noise=5, cards=["felt-boots", "guest-tankard"], stock=["malt 1", "hops 1"])
    table.play("use felt-boots", "use guest-tankard", "alchemy malt 1 yeast").play("end-turn")
    assert table.legal & {"use felt-boots", "use guest-tankard"} == {"use felt-boots"}
    assert "alchemy" not in table.verbs
