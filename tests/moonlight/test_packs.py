"""Content packs: other numbers, other cards, and what cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.moonlight.play import TITLE, attacked, sit

from alehouse.engine.errors import AlehouseError
from alehouse.engine.state import OVER

pytestmark = pytest.mark.engine


def changed(**changes: Any) -> Any:
    return TITLE.changed("changed", changes)


def test_the_numbers_of_the_rules_are_content() -> None:
    pack = changed(numbers={"attack-limit": {"value": 6}, "hard-noise": {"value": 4}, "meditation": {"value": 2}})
    assert sit(pack=pack, wolves=["lone-wolf"], noise=2, dice=[5, 6, 1]).roll("water-hard").me.attacks == 1
    assert sit(pack=pack, room="library", noise=5).play("action meditate").me.noise == 3


def test_an_actions_room_difficulty_and_yield_are_content() -> None:
    pack = changed(actions={"malt-easy": {"room": "library", "difficulty": 5, "quality": 4}})
    table = sit(pack=pack, room="library", dice=[5]).roll("malt-easy")
    assert (table.me.stock, table.me.noise) == (["malt 4"], 2)


def test_a_phase_may_ask_for_another_ingredient() -> None:
    pack = changed(phases={"preparation": {"ingredient": "hops"}})
    assert sit("gall", pack=pack, stock=["hops 3", "water 2"]).play("end-turn").me.boxes[0] == 3


def test_doors_are_content() -> None:
    pack = changed(
        rooms={
            "library": {"doors": {"source": "pack", "to": ["courtyard", "chapel", "forest"]}},
            "forest": {"doors": {"source": "pack", "to": ["armory", "chapel", "hop-garden", "library"]}},
        }
    )
    assert "move forest" in sit(pack=pack, room="library").legal


def test_a_bell_may_be_loud_enough_to_bring_a_werewolf() -> None:
    """MB-132, MB-072 a card that raises noise is checked at once."""
    pack = changed(equipment={"felt-boots": {"amount": 3}})
    table = sit(pack=pack, noise=7, cards=["felt-boots"], wolves=["lone-wolf"], dice=[6, 1]).play("use felt-boots")
    assert (table.me.attacks, table.me.werewolves) == (1, ["lone-wolf 1"])


def test_mugs_may_spoil_a_beer_or_be_for_the_own_one_only() -> None:
    """MB-137 up or down; the default for a bad one is the leading rival."""
    bad = changed(blessings={"guest-tankard": {"amount": -2}})
    others = {2: {"boxes": {"1": 1}}, 3: {"boxes": {"1": 2}}}
    table = sit(pack=bad, seats=3, cards=["guest-tankard"], others=others).play("use guest-tankard")
    assert table.default == "treat 3"
    assert table.play("treat 3").seat(3).adjustment == -2
    own = changed(blessings={"guest-tankard": {"what": "own"}})
    assert sit(pack=own, seats=2, cards=["guest-tankard"]).play("use guest-tankard").me.adjustment == 1


def test_blood_may_thin_a_trophy_down_to_nought() -> None:
    """MB-140"""
    pack = changed(blessings={"hubert-relic": {"amount": -2}})
    assert sit(pack=pack, cards=["hubert-relic"], werewolves=["lone-wolf 1"]).play(
        "use hubert-relic"
    ).me.werewolves == ["lone-wolf 0"]


def test_a_magnifier_of_limited_use_is_declared_for_what_it_fits() -> None:
    """MB-012, MB-141, MB-006"""
    pack = changed(equipment={"axe": {"limit": "phase", "amount": 2}})
    table = sit(pack=pack, room="forest", cards=["axe"], dice=[3]).play("action wood-hard", "use axe", "stay-quiet")
    assert (table.me.stock, table.me.used) == (["wood 2"], ["axe"])
    assert sit(pack=pack, cards=["axe"]).play("action water-easy").decision == "make-noise"


def test_a_weapon_of_limited_use_is_declared_before_the_dice() -> None:
    """MB-014, MB-006"""
    pack = changed(equipment={"mace": {"limit": "game", "amount": 3}})
    table = attacked("alpha", pack=pack, cards=["mace"], dice=[2, 2, 2]).play("use mace")
    assert (table.exchanges, table.me.cards) == ([(5, 4)], [])


def test_icons_act_from_left_to_right() -> None:
    """MB-091 noise +4, then silence; or silence, then noise +4."""
    up = {"on": "both", "effect": "noise", "amount": 4}
    down = {"on": "both", "effect": "silence", "amount": 0}
    for icons, noise in (([up, down], 0), ([down, up], 4)):
        pack = changed(werewolves={"lone-wolf": {"right": icons}})
        assert attacked("lone-wolf", pack=pack, dice=[6, 1]).me.noise == noise


def test_left_and_right_icons_of_a_new_werewolf_work() -> None:
    """MB-091, MB-138"""
    reward = [{"on": "loss", "effect": "blessing", "amount": 1}]
    pack = changed(werewolves={"howler": {"bars": ["equipment"], "right": reward}})
    table = attacked("howler", pack=pack, cards=["mace"], blessings=["blessed-malt"], dice=[3, 6])
    assert (table.exchanges, table.me.cards) == ([(3, 6)], ["mace", "blessed-malt"])


def test_every_seat_sees_the_packs_cards_by_their_ids() -> None:
    pack = changed(monks={"odo": {"abilities": []}})
    assert sit("odo", pack=pack).me.abilities == []


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"actions": {"malt-easy": {"difficulty": 4}}}, "must be 0 .no roll., 2, 3 or 5, not 4"),
        ({"actions": {"malt-easy": {"difficulty": 0}}}, "difficulty 0 goes with meditation"),
        ({"actions": {"dirt": {"kind": "ingredient"}}}, "a search needs the fields"),
        ({"rooms": {"library": {"doors": {"source": "pack", "to": ["forest"]}}}}, "has no way back"),
        ({"rooms": {"library": {"doors": {"source": "pack", "to": ["library"]}}}}, "back into the same room"),
        ({"equipment": {"lantern": {"what": "own"}}}, "field 'what' must be"),
        ({"equipment": {"crossbow": {"limit": "permanent"}}}, "field 'limit' must be phase, game"),
        ({"numbers": {"attack-limit": {"value": 5}}}, "at least 6"),
        ({"bands": {"good": {"from": 3}}}, "bands must begin at 0 and rise"),
        ({"monks": {"odo": {"abilities": ["flying"]}}}, "abilities"),
        ({"monks": {"otto": {"abilities": []}}}, "unknown entry 'otto'.*needs expansion"),
        ({"wolves": {}}, "file 'wolves'"),
        ({"abilities": {"martial": {"rule": "rule 12"}}}, "must be a rule id"),
    ],
)
def test_a_pack_that_makes_no_sense_is_refused_with_a_reason(changes: Any, words: str) -> None:
    with pytest.raises(AlehouseError, match=words):
        TITLE.changed("odd", changes)


def test_a_game_with_a_stranger_pack_comes_to_its_end() -> None:
    """Every werewolf howls, bites, spins and drops something; every weapon must be declared."""
    icons = [{"on": "both", "effect": effect, "amount": 2} for effect in ("noise", "web", "equipment", "injury")]
    pack = changed(
        werewolves={wolf: {"right": icons} for wolf in TITLE.house().ids("werewolves")},
        equipment={"mace": {"limit": "phase"}, "lantern": {"limit": "game"}, "axe": {"limit": "phase"}},
        numbers={"attack-limit": {"value": 6}, "sprint-noise": {"value": 6}},
    )
    rng = Random(3)
    for seats in (1, 4, 8):
        state = TITLE.new(seats, {"sprint": True, "duel": True, "expansion": True}, pack, seed=seats)
        while state.to_act != OVER:
            state.apply(rng.choice(list(state.legal())))
            assert TITLE.invariants(state) == []
