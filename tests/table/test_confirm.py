"""Tables at which a turn that could be taken back ends only when its player says so."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.table.sitting import Sitting

from alehouse.games import LIBRARY
from alehouse.table import absence, play, proposals
from alehouse.table.entries import Confirmed, Undone
from alehouse.table.errors import TableError
from alehouse.table.pace import HOUR
from alehouse.table.table import Sender


def about_to_confirm(**settings: Any) -> tuple[Sitting, Sender, int]:
    """The first player has ended a turn in which no die was cast; `int` is the number of steps before the last one."""
    sitting = Sitting(seats=2, options={"first": "1"}, confirm=True, **settings)
    while sitting.table.must_play().state.decision() == "choose-monk":
        sitting.step(Random(1))
    first = sitting.whose()
    steps = sitting.table.steps
    sitting.act({"do": "end-turn"})
    return sitting, first, steps


def test_the_next_player_waits_until_the_turn_is_confirmed() -> None:
    sitting, first, _ = about_to_confirm()
    table = sitting.table
    assert table.confirming == 1
    assert table.waiting == 1
    second = Sender(table.seat(2).holder)
    with pytest.raises(TableError, match="unconfirmed") as refused:
        sitting.act(sitting.legal[0], second)
    assert refused.value.values == {"seat": 1}
    sitting.do(play.confirm(table, sitting.now, first, table.version))
    assert table.confirming == 0
    assert table.waiting == 2
    sitting.act(sitting.legal[0], second)


def test_until_it_is_confirmed_the_turn_is_taken_back_freely() -> None:
    sitting, first, steps = about_to_confirm()
    sitting.undo(steps, first)
    assert isinstance(sitting.log[-1].what, Undone)
    assert sitting.table.confirming == 0
    assert sitting.table.waiting == 1


def test_a_confirmed_turn_is_final() -> None:
    sitting, first, steps = about_to_confirm()
    sitting.do(play.confirm(sitting.table, sitting.now, first, sitting.table.version))
    sitting.undo(steps, first)
    assert sitting.table.proposal is not None


def test_only_the_player_confirms_and_only_once() -> None:
    sitting, first, _ = about_to_confirm()
    with pytest.raises(TableError, match="nothing-to-confirm"):
        play.confirm(sitting.table, sitting.now, Sender(sitting.table.seat(2).holder), sitting.table.version)
    sitting.do(play.confirm(sitting.table, sitting.now, first, sitting.table.version))
    with pytest.raises(TableError, match="nothing-to-confirm"):
        play.confirm(sitting.table, sitting.now, first, sitting.table.version)


def test_the_clock_confirms_for_who_is_late() -> None:
    sitting, _, _ = about_to_confirm(pace="live")
    sitting.now = sitting.table.deadline
    sitting.do(absence.late(sitting.table, sitting.now))
    what = sitting.log[-1].what
    assert isinstance(what, Confirmed)
    assert what.by == "clock"
    assert sitting.table.waiting == 2


def test_a_bot_that_stands_in_ends_the_turn_it_finds() -> None:
    sitting, first, _ = about_to_confirm()
    sitting.do(absence.leave(sitting.table, sitting.now, first, 1))
    sitting.do(absence.confirm_for_bot(sitting.table, sitting.now))
    assert sitting.table.waiting == 2


def test_a_restart_forgets_neither_a_pending_nor_a_given_confirmation() -> None:
    sitting, first, _ = about_to_confirm()
    assert sitting.reloaded().confirming == 1
    sitting.do(play.confirm(sitting.table, sitting.now, first, sitting.table.version))
    assert sitting.reloaded().confirming == 0


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_whole_games_are_played_with_confirmation(title: str) -> None:
    sitting = Sitting(title, seats=LIBRARY.get(title).min_seats + 1, persons=2, confirm=True)
    sitting.play_on(Random(8))
    assert sitting.table.status == "over"
    assert any(isinstance(entry.what, Confirmed) for entry in sitting.log)


def test_a_stand_in_confirms_for_a_player_who_never_does() -> None:
    sitting, _, _ = about_to_confirm()
    sitting.now += HOUR
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-2"), "replace", 1))
    sitting.now = sitting.table.voted_out
    sitting.do(absence.late(sitting.table, sitting.now))
    sitting.do(absence.confirm_for_bot(sitting.table, sitting.now))
    assert sitting.table.waiting == 2
