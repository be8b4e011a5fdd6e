"""Doors, moves and sprints."""

from __future__ import annotations

import pytest
from tests.moonlight.play import sit

pytestmark = pytest.mark.engine

DOORS = {
    "courtyard": {"chapel", "library", "armory", "brewery", "bakery", "hop-garden"},
    "chapel": {"courtyard", "library", "forest"},
    "library": {"courtyard", "chapel"},
    "armory": {"courtyard", "brewery", "forest"},
    "brewery": {"courtyard", "armory", "bakery"},
    "bakery": {"courtyard", "brewery", "hop-garden"},
    "hop-garden": {"courtyard", "bakery", "forest"},
    "forest": {"armory", "chapel", "hop-garden"},
}


def rooms(legal: set[str], verb: str) -> set[str]:
    return {words.split()[1] for words in legal if words.split()[0] == verb}


@pytest.mark.parametrize("room", DOORS)
def test_one_move_passes_one_door(room: str) -> None:
    """MB-037, MB-038 the doors of the board, with one forest behind all outer ones."""
    assert rooms(sit(room=room).legal, "move") == DOORS[room]


@pytest.mark.parametrize("room", DOORS)
def test_a_sprint_passes_exactly_two_doors_and_never_ends_where_it_began(room: str) -> None:
    """MB-046 rooms beyond a single door included."""
    two_doors = {end for middle in DOORS[room] for end in DOORS[middle]} - {room}
    assert rooms(sit(room=room, options=["sprint"]).legal, "sprint") == two_doors


def test_moving_is_silent_and_needs_no_die() -> None:
    """MB-039, MB-069"""
    table = sit(noise=9).play("move chapel", "convert-move forest", "convert-move armory")
    assert table.me.noise == 9
    assert "roll" not in table.story


def test_three_moves_are_the_most_a_turn_allows() -> None:
    """MB-040"""
    table = sit(seats=2).play("move chapel", "convert-move forest", "convert-move armory")
    assert (table.to_act, table.me.room) == (2, "armory")
    table = sit(actions_left=0, free_move=False, cards=["vesper-bell"], noise=3)
    assert table.rule_against("convert-move library") == "MB-040"


def test_monks_share_a_room_and_never_stand_in_the_way() -> None:
    """MB-041"""
    crowd = {seat: {"room": "library"} for seat in range(2, 9)}
    assert sit(seats=8, others=crowd).play("move library", "convert-move chapel").me.room == "chapel"


@pytest.mark.parametrize("options", [[], ["sprint"]])
def test_an_injured_monk_cannot_move_in_any_way(options: list[str]) -> None:
    """MB-042"""
    assert sit(injured=True, options=options).legal == {"recover", "end-turn"}
    assert sit(injured=True, free_move=False, options=options).legal == {"recover", "end-turn"}


@pytest.mark.parametrize("free_move", [True, False])
def test_a_monk_in_a_web_cannot_move_but_work(free_move: bool) -> None:
    """MB-043"""
    table = sit(webbed=True, options=["sprint"], free_move=free_move)
    assert table.legal == {"action water-easy", "action water-hard", "end-turn"}
    assert table.rule_against("move library" if free_move else "convert-move library") == "MB-043"


def test_without_the_option_nobody_sprints() -> None:
    """MB-044, MB-217"""
    assert "sprint" not in sit().verbs
    assert "sprint" in sit(options=["sprint"]).verbs


def test_one_sprint_in_a_turn_costs_two_noise() -> None:
    """MB-044"""
    table = sit(options=["sprint"], noise=1).play("sprint forest")
    assert (table.me.room, table.me.noise, table.view["actions_left"]) == ("forest", 3, 2)
    assert table.rule_against("convert-sprint courtyard") == "MB-044"
    assert "convert-sprint" in table.play("end-turn", "move armory").verbs


def test_a_converted_action_may_be_the_sprint() -> None:
    """MB-045"""
    table = sit(options=["sprint"]).play("move brewery", "convert-sprint forest")
    assert (table.me.room, table.me.noise, table.view["actions_left"]) == ("forest", 2, 1)


def test_a_sprint_is_no_search() -> None:
    """MB-047 no question about Making Noise, no failure, and Discreet Anselm is as loud as anybody."""
    table = sit("anselm", options=["sprint"]).play("sprint forest")
    assert (table.decision, table.me.noise) == ("turn-step", 2)
    assert "fail" not in table.story


def test_a_sprint_makes_the_attack_in_its_end_room_and_the_turn_goes_on() -> None:
    """MB-048"""
    table = sit(options=["sprint"], noise=8, wolves=["lone-wolf"], dice=[1, 4]).play("sprint forest")
    assert table.told("attack") == [{"seat": 1, "room": "forest"}]
    assert table.play("recover").view["actions_left"] == 1
