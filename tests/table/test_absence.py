"""Clocks, votes, and bots that stand in and hand back."""

from __future__ import annotations

import contextlib
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.table.sitting import HOST, START, Sitting

from alehouse.table import absence, lobby, play, proposals
from alehouse.table.entries import Acted, Answered, CameBack, Proposed, Revoked, StoodIn, Undone
from alehouse.table.errors import TableError
from alehouse.table.pace import DAY, GAP, GRACE, HOUR, MINUTE, WARNING, WEEK, outages_until, time_limit
from alehouse.table.table import Sender


def sitting_down(seats: int = 3, **settings: Any) -> Sitting:
    return Sitting(seats=seats, options={"first": "1"}, **settings)


def after_the_warning(sitting: Sitting) -> None:
    """Time passes until the others' vote takes effect."""
    assert sitting.table.seat(1).bot == ""
    sitting.now = sitting.table.voted_out - 1
    assert absence.late(sitting.table, sitting.now) is None
    sitting.now += 1
    sitting.do(absence.late(sitting.table, sitting.now))


def voted_out(**settings: Any) -> Sitting:
    """Two persons; the second one's vote has given the first one's seat to a stand-in."""
    sitting = sitting_down(seats=2, **settings)
    sitting.now += HOUR
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-2"), "replace", 1))
    after_the_warning(sitting)
    return sitting


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
    assert sitting.table.voted_out == 0
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-3"), sitting.table.version, True))
    after_the_warning(sitting)
    assert sitting.table.seat(1).bot == "regular"


def test_more_than_half_of_the_others_decide_on_a_stand_in() -> None:
    sitting = sitting_down(seats=4)
    sitting.now += HOUR
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-2"), "replace", 1))
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-3"), sitting.table.version, False))
    assert sitting.table.proposal is not None
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-4"), sitting.table.version, True))
    after_the_warning(sitting)
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


def test_between_two_the_slow_one_is_warned_and_may_still_decide() -> None:
    sitting = sitting_down(seats=2)
    sitting.now += MINUTE
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-2"), "replace", 1))
    assert sitting.table.deadline == sitting.now + WARNING["free"]
    assert sitting.table.seat(1).bot == ""
    sitting.act(sitting.legal[0], Sender("person-1"))
    sitting.now += HOUR
    assert absence.late(sitting.table, sitting.now) is None
    assert sitting.table.seat(1).bot == ""


def test_whoever_was_voted_out_keeps_a_voice_on_undo_and_on_abandoning() -> None:
    sitting = voted_out()
    assert sitting.table.seat(1).absent == "vote"
    sitting.step(Random(1))
    steps = sitting.table.steps
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-2"), "abandon", 0))
    assert sitting.table.status == "playing"
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-2"), sitting.table.version, False))
    sitting.do(play.undo(sitting.table, sitting.now, Sender("person-2"), sitting.table.version, 0))
    assert sitting.table.steps == steps
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-1"), sitting.table.version, True))
    assert sitting.table.steps == 0


@pytest.mark.parametrize("pace", ["free", "live"])
def test_steps_of_a_person_who_left_or_was_late_are_not_taken_back_without_them(pace: str) -> None:
    sitting = sitting_down(seats=2, pace=pace)
    sitting.act(sitting.legal[0], Sender("person-1"))
    sitting.do(play.undo(sitting.table, sitting.now, Sender("person-2"), sitting.table.version, 0))
    sitting.do(absence.leave(sitting.table, sitting.now, Sender("person-1"), 1))
    assert sitting.table.steps == 1
    sitting.do(absence.come_back(sitting.table, sitting.now, Sender("person-1"), 1))
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender("person-1"), sitting.table.version, True))
    assert sitting.table.steps == 0


def test_the_host_takes_no_seat_away_during_the_game_from_a_person_who_is_there() -> None:
    sitting = sitting_down(seats=3)
    with pytest.raises(TableError, match="not-absent"):
        lobby.revoke(sitting.table, sitting.now, Sender(HOST), 1, "new invite")
    sitting.do(absence.leave(sitting.table, sitting.now, Sender("person-1"), 1))
    sitting.do(lobby.revoke(sitting.table, sitting.now, Sender(HOST), 1, "new invite"))
    assert sitting.table.seat(1).kind == "open"


def test_whoever_was_voted_out_has_missed_a_deadline_after_a_week() -> None:
    sitting = voted_out()
    for wait, gone in ((WEEK - 1, False), (1, True)):
        sitting.now += wait
        if gone:
            lobby.revoke(sitting.table, sitting.now, Sender(HOST), 1, "new invite")
        else:
            with pytest.raises(TableError, match="not-absent"):
                lobby.revoke(sitting.table, sitting.now, Sender(HOST), 1, "new invite")


def test_votes_of_older_logs_are_carried_out_at_once() -> None:
    sitting = sitting_down(seats=2)
    asked = Proposed(2, "replace", about=1)
    sitting.do(sitting.table.draft(sitting.now, asked, Sender("person-2")))
    assert sitting.table.seat(1).bot == "regular"
    sitting.step(Random(1))
    sitting.do(sitting.table.draft(sitting.now, Proposed(2, "undo", to=0), Sender("person-2")))
    assert sitting.table.steps == 0


def test_whatever_is_voted_on_an_absent_persons_position_only_moves_forward() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        rng = Random(seed)
        sitting = sitting_down(seats=rng.choice([2, 3]), pace=rng.choice(["free", "live", "day"]))
        history = VoteHistory(sitting)
        for attempt in range(150):
            if sitting.table.status != "playing":
                break
            with contextlib.suppress(TableError):
                history.anything(rng)
                history.check()
        seen += history.seen_kinds
    assert min(seen[kind] for kind in ("agreed undo", "vote", "late", "left", "abandoned", "Revoked")) > 3, seen


class VoteHistory:
    """Random requests at a table, and what must hold after each; who agreed to what is counted independently."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.yes: set[str] = set()
        self.gone: set[str] = set()  # who left or missed a deadline
        self.seen = len(sitting.log)
        self.seen_kinds: Counter[str] = Counter()
        self.remember()

    def remember(self) -> None:
        table = self.sitting.table
        self.steps = [move.seat for move in table.must_play().moves]
        self.absent = {seat.number for seat in table.seats if seat.stand_in}

    def anything(self, rng: Random) -> None:
        sitting, table = self.sitting, self.sitting.table
        person = Sender(rng.choice(sitting.people))
        seat = next(iter(table.held(person.holder)), 1)
        sitting.now += rng.choice([1_000, MINUTE, 3 * MINUTE, 7 * HOUR])
        match rng.randrange(16):
            case 0:
                sitting.do(play.undo(table, sitting.now, person, table.version, rng.randrange(table.steps + 1)))
            case 1 | 14 | 15:
                sitting.do(proposals.propose(table, sitting.now, person, "replace", table.waiting))
            case 2 if rng.random() < 0.3:
                sitting.do(proposals.propose(table, sitting.now, person, "abandon", 0))
            case 3 | 4:
                yes = rng.random() < 0.8
                sitting.do(proposals.answer(table, sitting.now, person, table.version, yes))
            case 5:
                sitting.do(absence.leave(table, sitting.now, person, seat))
            case 6:
                sitting.do(absence.come_back(table, sitting.now, person, seat))
            case 7 if rng.random() < 0.3:
                sitting.do(lobby.revoke(table, sitting.now, Sender(HOST), rng.randint(1, len(table.seats)), "new"))
            case 8 | 9 | 10:
                draft = absence.late(table, sitting.now)
                if draft is not None:
                    sitting.do(draft)
            case _:
                sitting.step(rng)

    def check(self) -> None:
        table, what = self.sitting.table, self.sitting.log[-1].what
        if len(self.sitting.log) == self.seen:
            return
        self.seen = len(self.sitting.log)
        self.seen_kinds[what.why if isinstance(what, StoodIn) else type(what).__name__] += 1
        if isinstance(what, Proposed):
            self.yes = {table.seat(what.seat).holder}
        elif isinstance(what, Answered):
            holder = table.seat(what.seat).holder
            self.yes = self.yes | {holder} if what.yes else self.yes - {holder}
        elif isinstance(what, StoodIn) and what.why != "vote":
            self.gone.add(table.seat(what.seat).holder)
        elif isinstance(what, CameBack) or (isinstance(what, Acted) and what.by == "person"):
            self.gone.discard(table.seat(what.seat).holder)
        there = {seat.holder for seat in table.seats if seat.holder} - self.gone
        steps = [move.seat for move in table.game.moves] if table.game is not None else []
        if len(steps) < len(self.steps) and not isinstance(what, Undone):
            movers = {table.seat(seat).holder for seat in self.steps[len(steps) :]} - {""}
            self.seen_kinds["agreed undo"] += 1
            assert there | movers <= self.yes, "taken back without everyone who is there or whose steps they were"
        if table.status == "abandoned":
            self.seen_kinds["abandoned"] += 1
            assert there <= self.yes, "abandoned without everyone who is there"
        if isinstance(what, Revoked):
            assert what.seat in self.absent
        for seat in table.seats:
            if seat.number in self.absent and seat.holder and seat.stand_in and seat.holder not in self.yes:
                own = isinstance(what, Undone) and what.seat == seat.number
                assert own or steps.count(seat.number) >= self.steps.count(seat.number)
        if table.status == "playing":
            self.remember()


def test_bots_finish_a_game_that_all_persons_left() -> None:
    sitting = sitting_down(seats=2)
    for seat in (1, 2):
        sitting.do(absence.leave(sitting.table, sitting.now, Sender(f"person-{seat}"), seat))
    sitting.play_on(Random(9))
    assert sitting.table.status == "over"


# -- outages ----------------------------------------------------------------------------------------------------


def test_no_clock_runs_during_an_outage() -> None:
    assert time_limit(0, DAY, []) == DAY
    assert time_limit(0, DAY, [(HOUR, 25 * HOUR)]) == DAY + 24 * HOUR
    assert time_limit(2 * HOUR, DAY, [(HOUR, 3 * HOUR)]) == DAY + 3 * HOUR


def test_outages_before_and_after_the_decision_change_nothing() -> None:
    assert time_limit(10 * HOUR, DAY, [(HOUR, 2 * HOUR), (35 * HOUR, 99 * HOUR)]) == 34 * HOUR


def test_a_second_outage_counts_though_only_the_first_one_made_it_matter() -> None:
    assert time_limit(0, DAY, [(20 * HOUR, 30 * HOUR), (32 * HOUR, 35 * HOUR)]) == DAY + 13 * HOUR


@pytest.mark.parametrize(("time", "grace"), [(5 * MINUTE, 5 * MINUTE), (DAY, GRACE), (WEEK, GRACE)])
def test_after_an_outage_there_is_at_least_some_time_left(time: int, grace: int) -> None:
    assert time_limit(0, time, [(time - 1, time + DAY)]) == time + DAY + grace


def test_a_long_silence_is_an_outage_and_a_clock_that_is_set_back_forgets_it() -> None:
    assert outages_until(GAP, 0, []) == []
    outages = outages_until(30 * HOUR, HOUR, [])
    assert outages == [(HOUR, 30 * HOUR)]
    assert outages_until(30 * HOUR + 1, 30 * HOUR, outages) == outages
    assert outages_until(2 * HOUR, 30 * HOUR, outages) == []
    assert outages_until(100 * DAY, 100 * DAY, outages) == []


def test_an_outage_during_a_warning_prolongs_it() -> None:
    sitting = sitting_down(seats=2)
    sitting.now += MINUTE
    sitting.do(proposals.propose(sitting.table, sitting.now, Sender("person-2"), "replace", 1))
    sitting.table.outages = [(sitting.now + 1_000, sitting.now + HOUR)]
    sitting.now += HOUR
    assert absence.late(sitting.table, sitting.now) is None
    sitting.now += WARNING["free"]
    assert absence.late(sitting.table, sitting.now) is not None
