"""Clocks, votes, and bots that stand in and hand back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.table.sitting import START, Sitting

from alehouse.table import absence, play, proposals
from alehouse.table.entries import Acted, StoodIn
from alehouse.table.errors import TableError
from alehouse.table.pace import DAY, HOUR, MINUTE
from alehouse.table.table import Sender


def sitting_down(seats: int = 3, **settings: Any) -> Sitting:
    return Sitting(seats=seats, options={"first": "1"}, **settings)


@pytest.mark.parametrize(("pace", "time"), [("free", 0), ("live", 5 * MINUTE), ("day", DAY), ("week", 7 * DAY)])
def test_the_pace_sets_the_deadline(pace: str, time: int) -> None:
    sitting = sitting_down(pace=pace)
    assert sitting.table.deadline == (START + time if time else 0)


def test_every_decision_has_its_own_time() -> None:
    sitting = sitting_down(pace="day")
    sitting.now += HOUR
    sitting.act(sitting.legal[0])
    assert sitting.table.deadline == START + HOUR + DAY


def test_who_is_late_is_replaced_by_a_bot_and_may_come_back() -> None:
    sitting = sitting_down(pace="live", stand_in="random")
    assert absence.late(sitting.table, sitting.now) is None
    sitting.now = sitting.table.deadline
    sitting.do(absence.late(sitting.table, sitting.now))
    what = sitting.log[-1].what
    assert isinstance(what, StoodIn)
    assert (what.seat, what.level, what.why) == (1, "random", "late")
    assert sitting.table.bot_to_move == "random"
    assert sitting.table.deadline == 0
    sitting.step(Random(1))
    sitting.do(absence.come_back(sitting.table, sitting.now, Sender("person-1"), 1))
    assert sitting.table.seat(1).bot == ""
    with pytest.raises(TableError, match="no-stand-in"):
        absence.come_back(sitting.table, sitting.now, Sender("person-1"), 1)


def test_who_simply_decides_is_back() -> None:
    sitting = sitting_down()
    sitting.do(absence.leave(sitting.table, sitting.now, Sender("person-1"), 1))
    assert sitting.table.bot_to_move == "regular"
    sitting.act(sitting.legal[0], Sender("person-1"))
    assert sitting.table.seat(1).bot == ""


def test_a_bot_that_thought_too_long_does_not_move_for_who_is_back() -> None:
    sitting = sitting_down()
    sitting.do(absence.leave(sitting.table, sitting.now, Sender("person-1"), 1))
    seen, code = sitting.table.version, next(iter(sitting.table.must_play().state.legal()))
    sitting.do(absence.come_back(sitting.table, sitting.now, Sender("person-1"), 1))
    with pytest.raises(TableError, match="stale"):
        play.act_for(sitting.table, sitting.now, seen, code, "bot")


def test_the_default_is_played_for_who_is_late_if_the_host_wanted_that() -> None:
    sitting = sitting_down(pace="live", late="default")
    sitting.now = sitting.table.deadline
    default = sitting.table.must_play().state.default()
    sitting.do(absence.late(sitting.table, sitting.now))
    what = sitting.log[-1].what
    assert isinstance(what, Acted)
    assert what.by == "clock"
    assert what.action == sitting.table.must_play().codebook.describe(default)
    assert sitting.table.seat(1).bot == ""


def test_a_patient_table_waits_for_ever() -> None:
    assert sitting_down(pace="live", late="wait").table.deadline == 0


@pytest.mark.parametrize(("pace", "patience"), [("free", MINUTE), ("day", 6 * HOUR), ("week", 2 * DAY)])
def test_the_others_may_ask_for_a_stand_in_after_a_fair_time(pace: str, patience: int) -> None:
    sitting = sitting_down(pace=pace)
    ask = Sender("person-2")
    with pytest.raises(TableError, match="too-early") as refused:
        proposals.propose(sitting.table, sitting.now, ask, "replace", 1)
    assert refused.value.values == {"seconds": patience // 1000}
    sitting.now += patience
    sitting.do(proposals.propose(sitting.table, sitting.now, ask, "replace", 1))
    assert sitting.table.seat(1).bot == ""
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-3"), sitting.table.version, True))
    assert sitting.table.seat(1).bot == "regular"


def test_more_than_half_of_the_others_decide_on_a_stand_in() -> None:
    sitting = sitting_down(seats=4)
    sitting.now += HOUR
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-2"), "replace", 1))
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-3"), sitting.table.version, False))
    assert sitting.table.proposal is not None
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-4"), sitting.table.version, True))
    assert sitting.table.seat(1).bot == "regular"


def test_half_of_the_others_against_it_end_the_vote() -> None:
    sitting = sitting_down(seats=3)
    sitting.now += HOUR
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-2"), "replace", 1))
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-3"), sitting.table.version, False))
    assert sitting.table.proposal is None
    assert sitting.table.seat(1).bot == ""


def test_nobody_is_replaced_whom_the_game_does_not_wait_for() -> None:
    sitting = sitting_down()
    sitting.now += HOUR
    for about in (2, 3):
        with pytest.raises(TableError, match="not-waiting"):
            proposals.propose(sitting.table, sitting.now, Sender("person-2"), "replace", about)
    with pytest.raises(TableError, match="not-waiting"):
        proposals.propose(sitting.table, sitting.now, Sender("person-1"), "replace", 1)


def test_the_leaver_has_no_voice_until_he_is_back() -> None:
    sitting = sitting_down(seats=3)
    sitting.do(absence.leave(sitting.table, sitting.now, Sender("person-3"), 3))
    assert sitting.table.voices() == {"person-1", "person-2"}
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-1"), "abandon", 0))
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-2"), sitting.table.version, True))
    assert sitting.table.status == "abandoned"


def test_a_voice_that_leaves_may_be_the_last_one_that_was_missing() -> None:
    sitting = sitting_down(seats=2)
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-1"), "abandon", 0))
    assert sitting.table.proposal is not None
    sitting.do(absence.leave(sitting.table, sitting.now, Sender("person-2"), 2))
    assert sitting.table.status == "abandoned"


def test_a_running_game_is_abandoned_only_if_all_agree() -> None:
    sitting = sitting_down(seats=2)
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-1"), "abandon", 0))
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-2"), sitting.table.version, False))
    assert sitting.table.status == "playing"
    with pytest.raises(TableError, match="no-proposal"):
        proposals.answer(sitting.table, sitting.now, Sender("person-2"), sitting.table.version, True)
    with pytest.raises(TableError, match="not-seated"):
        proposals.propose(sitting.table, sitting.now, Sender("stranger"), "abandon", 0)


def test_the_host_gives_up_a_table_that_nobody_came_to() -> None:
    sitting = Sitting(start=False)
    with pytest.raises(TableError, match="not-host"):
        proposals.propose(sitting.table, sitting.now, Sender("stranger"), "abandon", 0)
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("host"), "abandon", 0))
    assert sitting.table.status == "abandoned"


def test_bots_finish_a_game_that_all_persons_left() -> None:
    sitting = sitting_down(seats=2)
    for seat in (1, 2):
        sitting.do(absence.leave(sitting.table, sitting.now, Sender(f"person-{seat}"), seat))
    sitting.play_on(Random(9))
    assert sitting.table.status == "over"
