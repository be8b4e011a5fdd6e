"""Actions of the board and their difficulty."""

from __future__ import annotations

import pytest
from tests.moonlight.play import TITLE, sit

pytestmark = pytest.mark.engine

ACTIONS = [
    # action, room, difficulty, noise, what it finds
    ("water-easy", "courtyard", 2, 1, "water 1"),
    ("water-hard", "courtyard", 5, 2, "water 2"),
    ("malt-easy", "brewery", 3, 1, "malt 1"),
    ("malt-hard", "brewery", 5, 2, "malt 3"),
    ("wood-easy", "forest", 2, 1, "wood 1"),
    ("wood-hard", "forest", 5, 2, "wood 2"),
    ("hops-easy", "hop-garden", 3, 1, "hops 1"),
    ("hops-hard", "hop-garden", 5, 2, "hops 3"),
    ("yeast-easy", "bakery", 3, 1, "yeast 1"),
    ("yeast-hard", "bakery", 5, 2, "yeast 3"),
    ("equipment", "armory", 3, 1, ""),
    ("pray", "chapel", 3, 1, ""),
    ("hunt", "forest", 3, 1, ""),
    ("dirt", "brewery", 5, 2, ""),
]
BY_ROOM = {
    "courtyard": {"water-easy", "water-hard"},
    "chapel": {"pray"},
    "library": {"meditate"},
    "armory": {"equipment"},
    "brewery": {"malt-easy", "malt-hard", "dirt"},
    "bakery": {"yeast-easy", "yeast-hard"},
    "hop-garden": {"hops-easy", "hops-hard"},
    "forest": {"wood-easy", "wood-hard", "hunt"},
}
RIVAL = {2: {"boxes": {"1": 2}}}


@pytest.mark.parametrize("room", BY_ROOM)
def test_an_action_belongs_to_its_room(room: str) -> None:
    """MB-049"""
    table = sit(room=room, seats=2, others=RIVAL)
    assert {words.split()[1] for words in table.legal if words.startswith("action")} == BY_ROOM[room]
    elsewhere = "meditate" if room != "library" else "pray"
    assert table.rule_against(f"action {elsewhere}") == "MB-049"


@pytest.mark.parametrize("room", BY_ROOM)
def test_recovering_and_duelling_are_possible_anywhere(room: str) -> None:
    """MB-049, MB-115"""
    assert "recover" in sit(room=room, injured=True).legal
    assert "duel 2" in sit(room=room, seats=2, options=["duel"], others={2: {"room": room}}).legal


@pytest.mark.parametrize(("action", "room", "difficulty", "noise", "found"), ACTIONS, ids=[a[0] for a in ACTIONS])
def test_a_die_at_the_difficulty_succeeds_and_one_below_fails(
    action: str, room: str, difficulty: int, noise: int, found: str
) -> None:
    """MB-050, MB-052, MB-066, MB-067, MB-068 easy 2 and 3, hard 5; noise by the printed number."""
    table = sit("anselm", room=room, seats=2, others=RIVAL, dice=[difficulty]).roll(action)
    assert table.told("success") == [{"seat": 1, "what": action, "need": difficulty}]
    assert table.me.noise == noise
    assert table.me.stock == ([found] if found else [])
    table = sit(room=room, seats=2, others=RIVAL, dice=[difficulty - 1]).roll(action)
    assert table.told("fail") == [{"seat": 1, "what": action, "need": difficulty}]
    assert table.me.noise == noise + 1
    assert (table.me.stock, table.me.cards, table.seat(2).dirt) == ([], [], 0)


def test_bonuses_do_not_make_a_hard_action_easy() -> None:
    """MB-052 with lantern and bucket the hard water still makes two noise."""
    assert sit(cards=["lantern", "bucket"], dice=[3]).roll("water-hard").me.noise == 2


def test_no_pack_can_name_another_difficulty() -> None:
    """MB-052"""
    schema = TITLE.schema()["actions"]
    assert [n for n in range(8) if not schema.problems("actions", "", {"difficulty": n}, whole=False)] == [0, 2, 3, 5]


def test_easy_or_hard_is_chosen_before_the_die() -> None:
    """MB-051 a 4 would do for the easy malt but not for the hard one."""
    assert sit(room="brewery", dice=[4]).roll("malt-hard").me.stock == []


def test_the_same_search_may_be_done_twice() -> None:
    """MB-053, MB-175"""
    assert sit(dice=[2, 3]).roll("water-easy").roll("water-easy").me.stock == ["water 1", "water 1"]


def test_one_success_in_the_armory_is_one_card() -> None:
    """MB-055"""
    table = sit(room="armory", equipment=["axe", "mace"], dice=[3]).roll("equipment")
    assert (table.me.cards, table.view["decks"]["equipment"]["left"]) == (["axe"], 11)


def test_one_prayer_is_one_card_of_the_one_deck_of_blessings_and_holy_objects() -> None:
    """MB-056"""
    table = sit("anselm", room="chapel", blessings=["vesper-bell"], dice=[3]).roll("pray")
    assert (table.me.cards, table.view["decks"]["blessings"]["left"]) == (["vesper-bell"], 11)
    kinds = {card["kind"] for card in TITLE.house().content["blessings"].values()}
    assert kinds == {"blessing", "holy-object"}


@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 0), (5, 0), (9, 4)])
def test_meditation_always_works(before: int, after: int) -> None:
    """MB-057, MB-064, MB-069 no die, no question, legal even in silence."""
    table = sit(room="library", noise=before).play("action meditate")
    assert (table.me.noise, table.decision, table.view["actions_left"]) == (after, "turn-step", 1)


@pytest.mark.parametrize(
    ("action", "room"), [("malt-easy", "brewery"), ("equipment", "armory"), ("pray", "chapel"), ("hunt", "forest")]
)
def test_searching_is_every_action_roll(action: str, room: str) -> None:
    """MB-058 a lamp for any search helps with all of them."""
    table = sit(room=room, cards=["k1-old-lamp"], dice=[1]).play(f"action {action}", "use k1-old-lamp", "stay-quiet")
    assert table.last_roll == 2


def test_searching_covers_dirt_too() -> None:
    """MB-058"""
    table = sit("anselm", room="brewery", seats=2, others=RIVAL, cards=["k1-old-lamp"], dice=[4])
    assert table.play("action dirt", "use k1-old-lamp", "stay-quiet").seat(2).dirt == 1


@pytest.mark.parametrize(
    ("action", "room", "deck"),
    [("equipment", "armory", "equipment"), ("pray", "chapel", "blessings"), ("hunt", "forest", "werewolves")],
)
def test_nothing_is_drawn_from_a_deck_that_is_gone(action: str, room: str, deck: str) -> None:
    """MB-059 a discard pile alone is enough."""
    table = sit(room=room, decks={deck: {"cards": [], "discard": []}})
    assert table.rule_against(f"action {action}") == "MB-059"
    last = {"equipment": "axe", "blessings": "blessed-malt", "werewolves": "alpha"}[deck]
    assert f"action {action}" in sit(room=room, decks={deck: {"cards": [], "discard": [last]}}).legal


def test_a_failure_costs_the_action_and_yields_nothing() -> None:
    """MB-060"""
    table = sit(dice=[1]).roll("water-easy")
    assert (table.view["actions_left"], table.me.stock, table.me.noise) == (1, [], 2)


def test_every_bonus_counts_without_being_asked_for() -> None:
    """MB-005, MB-006 Logistics, lantern and shovel: a 1 becomes a 4."""
    table = sit("benedict", room="brewery", cards=["lantern", "grain-shovel"], dice=[1]).roll("malt-easy")
    assert table.last_roll == 4
    assert table.story.count("use") == 0
