"""Events during play: each is reported once, with its arguments."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.moonlight.play import TITLE, Table, attacked, sit
from tests.staged import Given

from alehouse.engine.events import EVERYONE

pytestmark = pytest.mark.engine

RIVAL = {2: {"monk": "gall", "boxes": {"1": 2}}}


def duel(dice: list[int]) -> Table:
    return sit(seats=2, options=["duel"], others=RIVAL, dice=dice).play("duel 2")


def horseshoe() -> Table:
    return sit(cards=["horseshoe"], dice=[2, 5]).play("action water-hard", "use horseshoe", "stay-quiet", "keep-die 5")


EVENTS: dict[str, tuple[Callable[[], Table], Given]] = {
    "first": (lambda: sit(seats=2, setup=True, first=2).play("random-monk", "random-monk"), {"seat": 2}),
    "monk": (lambda: sit(seats=2, setup=True).play("choose-monk odo"), {"seat": 1, "monk": "odo"}),
    "phase": (lambda: sit().play("end-turn"), {"phase": "crushing"}),
    "move": (lambda: sit().play("move library"), {"seat": 1, "room": "library"}),
    "sprint": (lambda: sit(options=["sprint"]).play("sprint forest"), {"seat": 1, "room": "forest"}),
    "roll": (
        lambda: sit(cards=["bucket"], dice=[3]).roll("water-easy"),
        {"seat": 1, "what": "water-easy", "die": 3, "total": 4},
    ),
    "success": (lambda: sit(dice=[2]).roll("water-easy"), {"seat": 1, "what": "water-easy", "need": 2}),
    "fail": (lambda: sit(dice=[4]).roll("water-hard"), {"seat": 1, "what": "water-hard", "need": 5}),
    "noise": (lambda: sit(noise=3, dice=[4]).roll("water-hard"), {"seat": 1, "noise": 6, "change": 3}),
    "found": (lambda: sit(dice=[5]).roll("water-hard"), {"seat": 1, "ingredient": "water", "quality": 2}),
    "meditate": (lambda: sit(room="library").play("action meditate"), {"seat": 1}),
    "recover": (lambda: sit(injured=True).play("recover"), {"seat": 1}),
    "attack": (lambda: attacked("alpha", room="bakery", dice=[1, 6, 6]), {"seat": 1, "room": "bakery"}),
    "nobody": (lambda: sit(noise=10, check_noise=True, decks={"werewolves": {"cards": []}}), {"seat": 1}),
    "draw": (
        lambda: sit(room="armory", equipment=["axe"], dice=[3]).roll("equipment"),
        {"seat": 1, "card": "axe"},
    ),
    "reveal": (lambda: attacked("alpha", dice=[1, 6, 6]), {"seat": 1, "werewolf": "alpha"}),
    "keep": (lambda: sit(room="armory", equipment=["axe"], dice=[3]).roll("equipment"), {"seat": 1, "card": "axe"}),
    "discard": (
        lambda: sit("gall", room="armory", equipment=["axe", "mace"], dice=[3]).roll("equipment").play("keep axe"),
        {"seat": 1, "card": "mace"},
    ),
    "discard-wolf": (lambda: attacked("alpha", dice=[1, 6, 6]), {"werewolf": "alpha"}),
    "reshuffle": (
        lambda: sit(
            noise=10, check_noise=True, decks={"werewolves": {"cards": [], "discard": ["alpha"]}}, dice=[1, 6, 6]
        ),
        {"deck": "werewolf-deck"},
    ),
    "fight": (lambda: attacked("alpha", dice=[1, 6, 6]), {"seat": 1, "werewolf": "alpha"}),
    "fight-roll": (lambda: attacked("alpha", "anselm", dice=[1, 6, 6]), {"seat": 1, "die": 1}),
    "compare": (
        lambda: attacked("alpha", "anselm", dice=[1, 6, 6]),
        {"seat": 1, "werewolf": "alpha", "own": 2, "foe": 12},
    ),
    "win": (lambda: attacked("alpha", dice=[6, 1, 1]), {"seat": 1, "werewolf": "alpha"}),
    "loss": (lambda: attacked("alpha", dice=[1, 6, 6]), {"seat": 1, "werewolf": "alpha"}),
    "tie": (lambda: attacked("alpha", dice=[2, 1, 1]), {"seat": 1, "werewolf": "alpha"}),
    "flee": (lambda: attacked("alpha", "odo", dice=[2]).play("flee"), {"seat": 1}),
    "trophy": (lambda: attacked("alpha", "conrad", dice=[6, 1, 1]), {"seat": 1, "werewolf": "alpha", "taste": 4}),
    "injury": (lambda: attacked("alpha", dirt=2, dice=[1, 6, 6]), {"seat": 1, "dirt": 3}),
    "avoid": (lambda: attacked("alpha", "isidore", dice=[1, 6, 6, 5]), {"seat": 1}),
    "blessed": (lambda: attacked("alpha", "isidore", dice=[1, 6, 6, 5]), {"seat": 1, "die": 5}),
    "use": (lambda: sit(cards=["vesper-bell"]).play("use vesper-bell"), {"seat": 1, "card": "vesper-bell"}),
    "make-noise": (lambda: sit(dice=[2]).roll("water-easy", loudly=True), {"seat": 1}),
    "web": (lambda: attacked("web-weaver", dice=[1, 6]), {"seat": 1}),
    "blood": (
        lambda: sit(cards=["hubert-relic"], werewolves=["alpha 3"]).play("use hubert-relic"),
        {"seat": 1, "werewolf": "alpha", "taste": 4},
    ),
    "adjust": (
        lambda: sit(seats=2, cards=["guest-tankard"]).play("use guest-tankard", "treat 2"),
        {"seat": 1, "change": 1, "other": 2},
    ),
    "dirt": (
        lambda: sit("anselm", seats=2, room="brewery", others=RIVAL, dice=[5]).roll("dirt"),
        {"seat": 1, "other": 2, "dirt": 1},
    ),
    "duel": (lambda: duel([5, 3]), {"seat": 1, "other": 2}),
    "duel-compare": (lambda: duel([5, 3]), {"seat": 1, "other": 2, "own": 5, "foe": 3}),
    "duel-won": (lambda: duel([3, 5]), {"seat": 2, "other": 1}),
    "duel-tie": (lambda: duel([3, 3]), {"seat": 1, "other": 2}),
    "alchemy": (
        lambda: sit("jerome", stock=["malt 3"]).play("alchemy malt 3 hops"),
        {"seat": 1, "ingredient": "malt", "quality": 3, "into": "hops"},
    ),
    "ancestral": (
        lambda: sit("remy", phase=3, stock=["malt 3"]).play("ancestral 3"),
        {"seat": 1, "phase": "crushing", "value": 3},
    ),
    "entry": (lambda: sit(stock=["water 2"]).play("end-turn"), {"seat": 1, "phase": "preparation", "value": 2}),
    "no-entry": (lambda: sit().play("end-turn"), {"seat": 1, "phase": "preparation"}),
    "omen": (
        lambda: sit(options=["hermit"], hermit={"omens": ["o12-mould"]}, begin_phase=True),
        {"omen": "o12-mould"},
    ),
    "keepsake": (
        lambda: sit(options=["hermit"], hermit={}, end_night=True, adjustment=5).play("keepsake k3-spare-habit"),
        {"seat": 1, "card": "k3-spare-habit"},
    ),
    "night": (lambda: sit(options=["hermit"], hermit={"night": 4}, begin_phase=True), {"night": "n4-hunger-moon"}),
    "stars": (
        lambda: sit(options=["hermit"], hermit={}, end_night=True, boxes=[9, 0, 0, 0, 0, 0, 0]),
        {"seat": 1, "night": "n1-first-kettle", "stars": 1, "task": 1},
    ),
    "score": (lambda: sit(phase=7, boxes=[3, 3, 0, 0, 0, 0, 0]).play("end-turn"), {"seat": 1, "total": 6}),
    "end": (lambda: sit(phase=7).play("end-turn"), {}),
    "keep-die": (horseshoe, {"seat": 1, "die": 5}),
}


@pytest.mark.parametrize("key", EVENTS)
def test_event(key: str) -> None:
    make, args = EVENTS[key]
    assert args in make().told(key)


def test_a_night_begins_with_who_goes_first_said_once() -> None:
    table = sit(seats=2, setup=True, first=2).play("random-monk", "random-monk")
    assert table.story[-3:] == ["monk", "first", "phase"]
    assert table.story.count("first") == 1


def test_every_event_is_told() -> None:
    assert set(EVENTS) == set(TITLE.eventbook(TITLE.house()).keys())


def test_nothing_is_told_to_one_player_only() -> None:
    """MB-007 the only secret, the order of the decks, is never revealed."""
    table = sit(seats=2, noise=9, cards=["rosary"], wolves=["alpha"], dice=[2, 1, 6, 6])
    table.roll("water-easy").play("draw")
    assert table.audiences == {EVERYONE}
