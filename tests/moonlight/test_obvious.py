"""Which questions have an obvious answer."""

from __future__ import annotations

import pytest
from tests.moonlight.play import attacked, sit

pytestmark = pytest.mark.engine


def test_nobody_is_asked_to_make_noise_for_a_roll_that_cannot_fail() -> None:
    """Water of difficulty 2 with a bonus of 1."""
    assert sit(cards=["bucket"], dice=[1]).play("action water-easy").obvious == "stay-quiet"
    assert sit(dice=[1]).play("action water-easy").obvious == ""


def test_a_werewolf_that_noise_would_bring_is_worth_a_question() -> None:
    """At noise 6 an easy search (1) and Making Noise (2) are 9, at 7 it is not allowed; a lower limit is reached."""
    table = sit(cards=["bucket"], noise=6, dice=[1]).play("action water-easy")
    assert table.obvious == "stay-quiet"
    table.state.attack_limit = 9
    assert table.obvious == ""


def test_bells_in_silence_and_help_for_a_sure_roll_are_not_asked_for() -> None:
    bell = sit(cards=["felt-boots"], noise=0, dice=[1]).play("action water-easy")
    assert (bell.decision, bell.obvious) == ("pre-roll-cards", "roll")
    assert sit(cards=["felt-boots"], noise=1, dice=[1]).play("action water-easy").obvious == ""


def test_an_injured_monk_with_nothing_else_to_do_recovers() -> None:
    table = attacked("lone-wolf", dice=[1, 6])
    assert (table.decision, table.me.injured) == ("turn-step", True)
    assert table.obvious == ("recover" if sorted(table.legal) == ["end-turn", "recover"] else "")


def test_a_turn_with_a_choice_is_asked() -> None:
    assert sit().obvious == ""
