"""The Brewery Phase: its laps and actions, Process Beer and Collaborate."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import brewing, seen, sit
from tests.staged import Given

pytestmark = pytest.mark.engine


def test_brewery_spaces_never_fill() -> None:
    """BC-092 everybody may do the same, again and again."""
    table = brewing(seats=3, shifts=2)
    table.play("research", "track ops", "reserve farm")
    table.play("research", "track ops", "reserve farm", "research", "track ops", "reserve farm")
    assert table.play("research", "track ops").me.lab["ops"] == "annual"


def test_what_a_shift_can_do() -> None:
    """BC-093, BC-095"""
    assert brewing().legal == {"process-collab", "research", "install", "pass"}
    everything = brewing(options=["community-farm", "secret-recipe"])
    assert everything.legal == {"process-collab", "research", "install", "community-farm", "secret-recipe", "pass"}


def test_a_held_intern_goes_beyond_three_shifts() -> None:
    """BC-088, BC-094"""
    table = brewing(options=["interns"], shifts=3, held=1).play("pass", "pass", "pass", "pass")
    assert (table.to_act, table.me.shifts_used, table.me.held) == (1, 3, 0)


def test_the_parts_of_one_action_in_either_order() -> None:
    """BC-118, BC-119 process only, collaborate only, or both; one portion an action."""
    fields: Given = {"seats": 3, "storage": "6 4 2"}
    assert brewing(**fields).play("process-collab").legal == {"process", "collaborate"}
    only = brewing(**fields).play("process-collab", "process", "leave-empty", "done")
    assert only.to_act == 2
    both = brewing(**fields).play("process-collab", "collaborate", "contribute malt")
    assert both.legal == {"process", "done"}
    both.play("process", "brew everyday-ale")
    assert both.to_act == 2


def test_a_portion_may_be_withheld_and_the_part_is_spent() -> None:
    """BC-119"""
    table = brewing(seats=3, storage="6 4 2").play("process-collab", "collaborate", "no-portion")
    assert table.legal == {"process", "done"}
    assert set(table.view["collaboration"].values()) == {0}


@pytest.mark.parametrize(
    ("what", "portion", "left"),
    [
        ("malt", "coll-malt", "2 4 2 F S C"),
        ("hops", "coll-hops", "5 2 2 F S C"),
        ("yeast", "coll-yeast", "5 4 1 F S C"),
        ("fruit", "coll-advanced", "5 4 2 S C"),
        ("spices", "coll-advanced", "5 4 2 F C"),
        ("coffee", "coll-advanced", "5 4 2 F S"),
    ],
)
def test_a_portion_takes_its_price_for_good(what: str, portion: str, left: str) -> None:
    """BC-120, BC-121"""
    table = brewing(seats=3, buildings=["storehouse-2"], storage="5 4 2 F S C")
    table.play("process-collab", "collaborate", f"contribute {what}")
    assert (table.me.storage, table.view["collaboration"][portion]) == (left, 1)
    table.play("done", "pass", "pass")
    assert (table.me.storage, table.view["collaboration"][portion], table.view["season"]) == (left, 1, "summer")


@pytest.mark.parametrize(
    ("portion", "pays"),
    [("coll-malt", (2, 1)), ("coll-hops", (1, 2)), ("coll-yeast", (2, 1)), ("coll-advanced", (2, 2))],
)
def test_a_portion_pays_its_owner_when_the_batch_is_complete(portion: str, pays: tuple[int, int]) -> None:
    """BC-122"""
    owners = {"coll-malt": 2, "coll-hops": 2, "coll-yeast": 3, "coll-advanced": 3, portion: 1}
    last = next(id for id, owner in owners.items() if owner == 3)
    del owners[last]
    what = "yeast" if last == "coll-yeast" else "fruit"
    table = brewing(
        seats=3, turn=3, money=0, collaboration=owners, others={3: {"storage": "0 0 1 F"}}
    ).play("process-collab", "collaborate", f"contribute {what}")  # fmt: skip
    assert (table.me.rep, table.me.money) == pays


def test_a_collaboration_is_no_batch() -> None:
    """BC-004, BC-124 no batch, no label, no open style, no shift."""
    table = brewing(
        seats=3, storage="5 0 0 F", collaboration={"coll-malt": 2, "coll-hops": 2, "coll-yeast": 1}
    ).play("process-collab", "collaborate", "contribute fruit")  # fmt: skip
    assert (table.me.batches, table.me.labels, table.me.brewed) == (0, [], {})
    assert table.view["collaboration"]["coll-advanced"] == 0


def test_the_game_for_two_has_no_collaboration() -> None:
    """BC-017"""
    assert brewing(storage="3 2 1").play("process-collab").decision == "brew-slot"


def test_batches_count_wherever_they_are() -> None:
    """BC-004 tank, line, Brewpub, Shipping, secret ones too."""
    table = sit(
        options=["secret-recipe"], secrets=["witbier"], buildings=["brewpub"], shipping={"witbier": 1},
        line=["everyday-ale"], tanks={"tank-1": "everyday-ale", "brewpub": "simply-stout"},
    )  # fmt: skip
    assert table.me.batches == 4


def test_a_floor_batch_takes_three_actions_from_brew_to_sale() -> None:
    """BC-107, BC-098, BC-097"""
    table = brewing(money=0, shifts=3, storage="3 2 1", others={2: {"shifts": 3}})
    table.play("process-collab", "brew everyday-ale", "pass")
    assert (table.me.tanks["tank-1"], table.me.line) == ("everyday-ale", [])
    table.play("process-collab", "pass")
    assert (table.me.tanks["tank-1"], table.me.line, table.me.money) == ("", ["everyday-ale"], 0)
    table.play("process-collab")
    assert (table.me.line, table.me.shipping, table.me.money) == ([], {"everyday-ale": 1}, 2)


def test_rep_is_kept_and_open() -> None:
    """BC-005 nothing ever takes it away."""
    table = sit(rep=7, season="winter", phase="close", money=0)
    assert (table.me.rep, seen(table.state, 1)["players"][0]["rep"]) == (7, 7)


def test_after_bottling_the_tanks_are_empty() -> None:
    """BC-100"""
    table = brewing(buildings=["double-system", "brewpub"], storage="0 0 0",
                    tanks={"tank-1": "everyday-ale", "tank-2": "lambic", "brewpub": "lambic"})  # fmt: skip
    table.play("process-collab")
    assert set(table.me.tanks.values()) == {""}
    assert table.me.line == ["everyday-ale", "lambic"]


def test_the_view_tells_which_slot_is_being_brewed_in() -> None:
    """BC-115 infusers, the Brewpub's manager and the time of sale depend on it."""
    table = brewing(buildings=["double-system", "brewpub"], storage="9 6 3")
    assert table.view["slot"] == ""
    slots = [table.play(choice).view["slot"] for choice in ("process-collab", "leave-empty", "brew everyday-ale")]
    assert slots == ["tank-1", "tank-2", "brewpub"]
    assert table.play("leave-empty").view["slot"] == ""
