"""Mods: small changes of the night."""

from __future__ import annotations

import pytest
from tests.moonlight.play import attacked, sit

pytestmark = pytest.mark.engine


def test_the_full_moon_makes_every_werewolf_stronger() -> None:
    """MB-221 each exchange with a pack too."""
    moon = ["mod-full-moon"]
    assert attacked("alpha", options=moon, dice=[1, 2, 3]).exchanges == [(1, 6)]
    assert attacked("wolfpack", options=moon, dice=[6, 2, 6, 2, 6, 2]).exchanges == [(6, 2), (6, 3), (6, 4)]


@pytest.mark.parametrize(
    ("wolf", "monk", "taste"), [("lone-wolf", "dunstan", 2), ("tool-thief", "dunstan", 0), ("tool-thief", "conrad", 1)]
)
def test_the_full_moon_enriches_werewolves_that_have_taste_of_their_own(wolf: str, monk: str, taste: int) -> None:
    """MB-221, MB-203 before the Butcher's hand."""
    assert attacked(wolf, monk, options=["mod-full-moon"], dice=[6, 1]).me.werewolves == [f"{wolf} {taste}"]


def test_light_sleepers_wake_at_eight_and_making_noise_ends_at_five() -> None:
    """MB-222"""
    light = ["mod-light-sleepers"]
    assert sit(options=light, noise=7, wolves=["lone-wolf"], dice=[2, 6, 1]).roll("water-easy").me.attacks == 1
    assert sit(options=light, noise=6, dice=[2]).roll("water-easy").me.attacks == 0
    assert sit(options=light, noise=4).play("action water-easy").decision == "make-noise"
    loud = sit(options=light, noise=5, cards=["horseshoe"]).play("action water-easy")
    assert loud.refusals["make-noise"].args == {"need": 4, "have": 5}


def test_the_vow_of_peace_forbids_duels_and_sabotage_but_not_the_codex() -> None:
    """MB-223"""
    options = ["mod-vow-of-peace", "duel"]
    rival = {2: {"room": "brewery", "boxes": {"1": 2}}}
    table = sit(seats=2, options=options, room="brewery", others=rival)
    assert (table.rule_against("duel 2"), table.rule_against("action dirt")) == ("MB-223", "MB-223")
    codex = sit("pirmin", seats=2, options=options, room="brewery", boxes={"1": 2}, others=rival, dice=[5]).roll("dirt")
    assert (codex.me.adjustment, codex.seat(2).dirt) == (2, 0)


def test_packed_satchels_give_everybody_one_card_of_both_decks() -> None:
    """MB-224 in turn order."""
    table = sit(seats=3, options=["mod-packed-satchels"], setup=True, first=2).play(*["random-monk"] * 3)
    equipment = set(table.state.content.pack.ids("equipment"))
    for seat in (1, 2, 3):
        cards = table.seat(seat).cards
        assert len(cards) == 2
        assert len(equipment.intersection(cards)) == 1
    assert [args["seat"] for args in table.told("keep")] == [2, 2, 3, 3, 1, 1]


def test_the_short_brew_has_five_phases_and_a_kinder_band() -> None:
    """MB-225 boxes IV and VI stay empty; three points are added for the band only, after the floor at nought."""
    table = sit(options=["mod-short-brew"], stock=["wood 2", "wood 2", "water 2", "water 2", "yeast 1"])
    phases = []
    while not table.over:
        phases.append(table.view["phase"])
        table.play("end-turn")
    assert phases == [1, 2, 3, 5, 7]
    assert table.me.boxes == [2, 0, 2, 0, 0, 0, 2]
    assert (table.me.total, table.me.band) == (6, "trappist")
    bad = sit(options=["mod-short-brew"], dirt=9, boxes=[2, 0, 0, 0, 0, 0, 0])
    assert (bad.me.total, bad.me.band) == (0, "undrinkable")
    assert sit(options=["mod-short-brew"], boxes=[2, 0, 0, 0, 0, 0, 0]).me.band == "syrup"


def test_the_rotating_abbot_passes_the_first_turn_to_the_left() -> None:
    """MB-226 from the second phase on."""
    table = sit(seats=3, first=3, options=["mod-rotating-abbot"])
    starts = []
    while not table.over:
        starts.append(table.to_act)
        table.end_turns(3)
    assert starts == [3, 1, 2, 3, 1, 2, 3]
