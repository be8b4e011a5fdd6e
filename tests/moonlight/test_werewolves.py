"""One line per werewolf: its strength, what it bars, its taste and what it leaves behind."""

from __future__ import annotations

from typing import Any

import pytest
from tests.moonlight.play import TITLE, Table, attacked

pytestmark = pytest.mark.engine

NONE: dict[str, Any] = {}
WOLVES = [
    # werewolf, dice against a 6, its total, taste, what a win brings, dice of a loss, what a loss brings
    ("tool-thief", [2], 1, 0, {"cards": ["axe"]}, [6, 1], NONE),
    ("relic-thief", [2], 1, 0, {"cards": ["blessed-malt"]}, [6, 1], NONE),
    ("howler", [2], 2, 0, {"noise": 4}, [6], {"noise": 4}),
    ("lone-wolf", [2], 2, 1, NONE, [6], NONE),
    ("scavenger", [2], 2, 1, NONE, [6], {"trophy": 1, "adjustment": -1}),
    ("prowler", [2], 2, 1, NONE, [6], {"adjustment": -1}),
    ("bell-hater", [2], 2, 1, NONE, [6], {"adjustment": -1}),
    ("raider", [2], 3, 1, {"cards": ["axe"]}, [6], {"adjustment": -2}),
    ("old-grey", [2], 3, 1, {"cards": ["blessed-malt"]}, [6], {"adjustment": -2}),
    ("web-weaver", [2], 3, 1, {"adjustment": -1}, [6], {"webbed": True, "adjustment": -1}),
    ("big-paw", [2], 4, 2, {"adjustment": -1}, [6], {"adjustment": -1}),
    ("rabid-wolf", [2], 3, 2, {"injured": True, "dirt": 1}, [6], {"adjustment": -2}),
    ("wolf-mother", [2], 4, 2, NONE, [6], {"adjustment": -2}),
    ("keg-spoiler", [2, 2], 3, 2, {"adjustment": -1}, [6, 6], {"adjustment": -3}),
    ("alpha", [2, 2], 4, 3, {"adjustment": -1}, [6, 6], {"adjustment": -3}),
    ("snow-wolf", [2, 2], 4, 3, {"noise": 0}, [6, 6], {"adjustment": -2}),
    ("the-beast", [1, 1], 4, 4, {"cards": ["axe", "blessed-malt"]}, [6, 6], NONE),
]
BARS = {"prowler": {"mace"}, "wolf-mother": {"mace"}, "bell-hater": {"angel"}, "snow-wolf": {"mace", "angel"}}


def meet(wolf: str, dice: list[int]) -> Table:
    """A monk with one trophy of taste 2 meets a werewolf; the tops of the other decks are known."""
    return attacked(wolf, werewolves=["wolfpack 2"], equipment=["axe"], blessings=["blessed-malt"], dice=dice)


def state_of(table: Table) -> dict[str, Any]:
    me = table.me
    trophy = int(me.werewolves[0].split()[1])
    return {
        "cards": me.cards,
        "noise": me.noise,
        "webbed": me.webbed,
        "adjustment": me.adjustment,
        "injured": me.injured,
        "dirt": me.dirt,
        "trophy": trophy,
    }


CALM = {"cards": [], "noise": 0, "webbed": False, "adjustment": 0, "injured": False, "dirt": 0, "trophy": 2}


@pytest.mark.parametrize(("wolf", "dice", "total", "taste", "win"), [w[:5] for w in WOLVES], ids=[w[0] for w in WOLVES])
def test_a_beaten_werewolf(wolf: str, dice: list[int], total: int, taste: int, win: dict[str, Any]) -> None:
    """MB-093, MB-095, MB-138, MB-132, MB-142"""
    table = meet(wolf, [6, *dice])
    assert table.exchanges == [(6, total)]
    assert table.me.werewolves[1:] == [f"{wolf} {taste}"]
    assert state_of(table) == {**CALM, **win}


@pytest.mark.parametrize(("wolf", "dice", "loss"), [(w[0], w[5], w[6]) for w in WOLVES], ids=[w[0] for w in WOLVES])
def test_a_werewolf_that_wins(wolf: str, dice: list[int], loss: dict[str, Any]) -> None:
    """MB-096, MB-136, MB-137, MB-140"""
    table = meet(wolf, [1, *dice])
    assert table.me.werewolves[1:] == []
    assert state_of(table) == {**CALM, "injured": True, "dirt": 1, **loss}


@pytest.mark.parametrize("wolf", [w[0] for w in WOLVES])
def test_what_a_werewolf_bars(wolf: str) -> None:
    """MB-100, MB-134 a mace counts and an angel saves, unless the left icons say otherwise."""
    dice = next(w[5] for w in WOLVES if w[0] == wolf)
    table = attacked(wolf, cards=["mace", "guardian-angel"], dice=[1, *dice])
    barred = BARS.get(wolf, set())
    assert table.exchanges[0][0] == (1 if "mace" in barred else 2)
    assert (table.decision == "injury-card") is ("angel" not in barred)


def test_every_werewolf_has_its_line() -> None:
    """The wolfpack has a file of its own."""
    assert set(TITLE.house().ids("werewolves")) == {w[0] for w in WOLVES} | {"wolfpack"}


def test_the_scavenger_spoils_the_best_trophy_the_earliest_on_a_tie() -> None:
    """MB-140 never below nought, and nothing without a trophy."""
    table = attacked("scavenger", werewolves=["howler 0", "alpha 2", "big-paw 2"], dice=[1, 6])
    assert table.me.werewolves == ["howler 0", "alpha 1", "big-paw 2"]
    assert attacked("scavenger", werewolves=["howler 0"], dice=[1, 6]).me.werewolves == ["howler 0"]
    assert attacked("scavenger", dice=[1, 6]).me.werewolves == []


def test_a_second_web_only_moves_the_end_of_the_first() -> None:
    """MB-136 webbed in II and again in III: free after the turn of IV."""
    table = attacked("web-weaver", phase=3, webbed=True, dice=[1, 6])
    assert table.end_turns(1).me.webbed
    assert not table.end_turns(1).me.webbed


def test_a_web_ends_with_the_turn_of_the_next_phase_played() -> None:
    """MB-136 with the short brew, phase V follows phase III."""
    table = attacked("web-weaver", phase=3, options=["mod-short-brew"], dice=[1, 6]).end_turns(1)
    assert (table.view["phase"], table.me.webbed) == (5, True)
    assert not table.end_turns(1).me.webbed


def test_a_web_holds_the_free_move_of_the_same_turn() -> None:
    """MB-136, MB-043"""
    table = attacked("web-weaver", dice=[1, 6]).play("recover")
    assert table.rule_against("move library") == "MB-043"


@pytest.mark.parametrize(("wolf", "monk"), [("raider", "gall"), ("old-grey", "hildebert")])
def test_a_reward_is_one_card_without_choice(wolf: str, monk: str) -> None:
    """MB-138, MB-153, MB-154"""
    table = attacked(wolf, monk, dice=[6, 1])
    assert (table.decision, len(table.me.cards)) == ("turn-step", 1)
