"""A werewolf comes for a monk who was too loud."""

from __future__ import annotations

from typing import Any

import pytest
from tests.moonlight.play import TITLE, attacked, sit

pytestmark = pytest.mark.engine


def test_one_werewolf_is_drawn_and_must_be_fought() -> None:
    """MB-074 no choice is offered; the next card stays on the deck."""
    table = attacked("lone-wolf", wolves=["alpha"], dice=[6, 1])
    assert table.told("reveal") == [{"seat": 1, "werewolf": "lone-wolf"}]
    assert table.view["decks"]["werewolves"]["cards"][0] == "alpha"


@pytest.mark.parametrize(
    ("monk", "wolf", "cards", "dice", "answers"),
    [
        ("dunstan", "lone-wolf", [], [6, 1], []),
        ("dunstan", "lone-wolf", [], [1, 6], []),
        ("dunstan", "lone-wolf", [], [3, 3], []),
        ("odo", "lone-wolf", [], [1], ["flee"]),
        ("isidore", "lone-wolf", [], [1, 6, 6], []),
        ("dunstan", "alpha", ["crossbow"], [], ["use crossbow"]),
        ("dunstan", "lone-wolf", ["guardian-angel"], [1, 6], ["use guardian-angel"]),
    ],
    ids=["win", "loss", "tie", "flight", "ignored injury", "won by a card", "avoided injury"],
)
def test_after_the_fight_it_is_quiet_whatever_happened(
    monk: str, wolf: str, cards: list[str], dice: list[int], answers: list[str]
) -> None:
    """MB-075"""
    assert attacked(wolf, monk, noise=13, cards=cards, dice=dice).play(*answers).me.noise == 0


@pytest.mark.parametrize("dice", [[6, 1], [1, 6]], ids=["win", "loss"])
def test_the_howl_counts_from_silence(dice: list[int]) -> None:
    """MB-076"""
    assert attacked("howler", noise=15, dice=dice).me.noise == 4


@pytest.mark.parametrize(
    ("deck", "changes", "faced"),
    [
        ("werewolves", {"tool-thief": {"expansion": True}}, ""),
        ("equipment", {"lone-wolf": {"left": [{"do": "equipment"}]}}, "lone-wolf"),
    ],
)
def test_a_werewolf_is_faced_from_when_it_is_drawn(deck: str, changes: dict[str, Any], faced: str) -> None:
    """The same window may open before any werewolf is there, and before one hands out a card."""
    two = {"effects": [{"do": "two-cards", "what": deck}], "limit": "phase"}
    pack = TITLE.changed("two", {"equipment": {"mace": two}, "werewolves": changes})
    table = attacked("lone-wolf", cards=["mace"], pack=pack)
    assert table.decision == "pre-draw-cards"
    assert table.view["fight"]["werewolf"] == faced
    assert TITLE.invariants(table.state) == []


def test_an_attack_is_no_hunt() -> None:
    """MB-077 neither the hunting bonus nor Hunter counts, and the hunt of the turn is not used up."""
    table = attacked("lone-wolf", "gall", room="forest", dice=[3, 3])
    assert table.exchanges == [(3, 3)]
    assert "action hunt" in table.legal


def test_far_too_loud_is_still_one_werewolf() -> None:
    """MB-078"""
    assert attacked("lone-wolf", noise=25, dice=[6, 1]).me.attacks == 1


def test_the_turn_goes_on_after_the_fight() -> None:
    """MB-079 a wounded monk may use what is left to recover."""
    assert attacked("lone-wolf", dice=[6, 1]).view["actions_left"] == 2
    table = attacked("lone-wolf", actions_left=1, dice=[1, 6])
    assert table.legal == {"recover", "end-turn"}
    assert "move library" in table.play("recover").legal


def test_without_werewolves_the_noise_just_fades() -> None:
    """MB-080"""
    table = sit(noise=9, decks={"werewolves": {"cards": [], "discard": []}}, dice=[2]).roll("water-easy")
    assert (table.me.noise, table.me.attacks, table.story[-2:]) == (0, 0, ["nobody", "noise"])


def test_a_wounded_monk_fights_with_all_his_bonuses() -> None:
    """MB-081, MB-119 training and dagger count; a loss is one more dirt, and one recovery heals."""
    table = attacked("big-paw", "anselm", injured=True, dirt=1, cards=["silver-dagger"], dice=[2, 3])
    assert table.exchanges == [(4, 5)]
    assert (table.me.dirt, table.me.injured, table.me.noise) == (2, True, 0)
    assert not table.play("recover").me.injured
