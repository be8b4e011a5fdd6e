"""What is refused, by which rule, and with which numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.moonlight.play import Table, attacked, sit
from tests.staged import Given

from alehouse.games.moonlight.reasons import REASONS
from alehouse.games.moonlight.rules.cards import gain

pytestmark = pytest.mark.engine

RIVAL = {2: {"boxes": {"1": 2}}}
RIVALS = {**RIVAL, 3: {"boxes": {"1": 1}}}


def loud() -> Table:
    return sit(noise=8, cards=["horseshoe"]).play("action water-easy")


def drawn_again() -> Table:
    """Once means once: a card that was used up has come back."""
    table = sit(noise=3, cards=["vow-of-silence"], options=["strict-once"]).play("use vow-of-silence")
    gain(table.state.players[0], table.state.content.card_ids.index("vow-of-silence"))
    return table


REFUSALS: dict[str, tuple[Callable[[], Table], str, str, Given]] = {
    "injured": (lambda: sit(injured=True), "action water-easy", "MB-116", {}),
    "webbed": (lambda: sit(webbed=True), "move library", "MB-043", {}),
    "no-move-left": (
        lambda: sit(free_move=False, actions_left=0, noise=3, cards=["vesper-bell"]),
        "convert-move library",
        "MB-040",
        {"need": 1, "have": 0},
    ),
    "mud": (
        lambda: sit(options=["hermit", "sprint"], hermit={"omens": ["o08-muddy-paths"]}),
        "sprint forest",
        "MB-228",
        {},
    ),
    "sprinted": (lambda: sit(options=["sprint"], sprint_used=True), "sprint forest", "MB-044", {}),
    "no-action-left": (lambda: sit(actions_left=0), "action water-easy", "MB-028", {"need": 1, "have": 0}),
    "elsewhere": (sit, "action malt-easy", "MB-049", {"room": "brewery"}),
    "hunted": (lambda: sit(room="forest", hunt_used=True), "action hunt", "MB-082", {}),
    "no-werewolves": (
        lambda: sit(room="forest", decks={"werewolves": {"cards": [], "discard": []}}),
        "action hunt",
        "MB-059",
        {},
    ),
    "empty-deck": (
        lambda: sit(room="chapel", decks={"blessings": {"cards": [], "discard": []}}),
        "action pray",
        "MB-059",
        {},
    ),
    "nobody-to-dirty": (lambda: sit(room="brewery"), "action dirt", "MB-186", {}),
    "peace": (
        lambda: sit(seats=2, room="brewery", others=RIVAL, options=["mod-vow-of-peace"]),
        "action dirt",
        "MB-223",
        {},
    ),
    "healthy": (sit, "recover", "MB-115", {}),
    "not-now": (lambda: sit(cards=["crossbow"]), "use crossbow", "MB-009", {"card": "crossbow"}),
    "own-empty": (
        lambda: sit("pirmin", seats=3, room="brewery", others=RIVALS, dice=[5]).roll("dirt"),
        "dirty 1",
        "MB-166",
        {},
    ),
    "too-loud": (loud, "make-noise", "MB-061", {"need": 6, "have": 8}),
    "used": (
        lambda: sit(noise=3, cards=["felt-boots"], used=["felt-boots"]),
        "use felt-boots",
        "MB-126",
        {"card": "felt-boots"},
    ),
    "spent": (drawn_again, "use vow-of-silence", "MB-125", {"card": "vow-of-silence"}),
    "barred": (
        lambda: attacked("prowler", cards=["crossbow", "heavenly-wrath"]),
        "use crossbow",
        "MB-100",
        {"card": "crossbow", "werewolf": "prowler"},
    ),
    "target-injured": (
        lambda: sit(seats=2, options=["duel"], others={2: {"injured": True}}),
        "duel 2",
        "MB-194",
        {"other": 2},
    ),
    "target-away": (
        lambda: sit(seats=2, options=["duel"], others={2: {"room": "library"}}),
        "duel 2",
        "MB-194",
        {"other": 2},
    ),
    "no-trophy": (lambda: sit(cards=["hubert-relic"]), "use hubert-relic", "MB-140", {}),
    "alchemy-used": (
        lambda: sit("jerome", stock=["malt 1"], alchemy_used=True),
        "alchemy water 1 malt",
        "MB-162",
        {},
    ),
    "alchemy-no-stock": (lambda: sit("jerome"), "alchemy water 1 malt", "MB-162", {}),
    "ancestral-used": (lambda: sit("remy", phase=3, ancestral_used=True), "ancestral 1", "MB-172", {}),
    "ancestral-too-early": (lambda: sit("remy", stock=["water 1"]), "ancestral 1", "MB-172", {}),
    "ancestral-no-unit": (lambda: sit("remy", phase=3, stock=["water 1"]), "ancestral 1", "MB-172", {}),
    "ancestral-no-gain": (
        lambda: sit("remy", phase=3, stock=["malt 1"], boxes={"2": 3}),
        "ancestral 1",
        "MB-173",
        {},
    ),
    "no-ingredients": (
        lambda: sit("anselm", seats=4, room="brewery", others=RIVALS, dice=[5]).roll("dirt"),
        "dirty 4",
        "MB-183",
        {"other": 4},
    ),
    "not-adjacent": (lambda: sit(room="library"), "move forest", "MB-037", {"room": "forest", "here": "library"}),
    "wrong-ingredient": (
        lambda: sit(stock=["water 1"], cards=["blessed-water", "blessed-malt"]).play("end-turn"),
        "use blessed-malt",
        "MB-144",
        {"card": "blessed-malt"},
    ),
    "no-unit": (
        lambda: sit("jerome", stock=["malt 1"], cards=["blessed-water"]).play("end-turn"),
        "use blessed-water",
        "MB-144",
        {"card": "blessed-water"},
    ),
}


@pytest.mark.parametrize("key", REFUSALS)
def test_refusal(key: str) -> None:
    make, action, rule, args = REFUSALS[key]
    table = make()
    assert action not in table.legal
    refusal = table.refusals[action]
    assert (refusal.key, refusal.rule) == (key, rule)
    assert {name: refusal.args.get(name) for name in args} == args


def test_every_reason_that_is_known_is_also_given() -> None:
    """A reason nobody can run into would be a sentence nobody reads."""
    assert {key for rule, key in REASONS.listed} == set(REFUSALS)


def test_nothing_is_both_offered_and_refused() -> None:
    for make, action, rule, args in REFUSALS.values():
        table = make()
        assert not table.legal & set(table.refusals)
