"""The checker of the fault test finds what it is there for."""

from __future__ import annotations

from random import Random

import msgspec
from tests.table.sitting import Sitting

from alehouse.games import LIBRARY
from alehouse.server.trial.checker import Told, check_table
from alehouse.store.rows import kind_of
from alehouse.table.entries import Acted, Entry, StoodIn, Undone


def played() -> Sitting:
    sitting = Sitting(seats=2, secret="5a" * 32)
    sitting.play_on(Random(1), 12)
    for number, entry in enumerate(sitting.log):
        if isinstance(entry.what, Acted):
            sitting.log[number] = msgspec.structs.replace(entry, sender="ann", request=f"r{entry.seq}")
    return sitting


def told(sitting: Sitting) -> Told:
    """The message that a client would have received."""
    acked = {entry.request: entry.seq for entry in sitting.log if entry.request}
    heard = {entry.seq: (kind_of(entry.what), int(getattr(entry.what, "seat", 0))) for entry in sitting.log}
    return "ann", acked, set(), heard


def problems(sitting: Sitting, log: list[Entry], *clients: Told) -> list[str]:
    return check_table(sitting.about, log, list(clients), LIBRARY).problems


def test_a_log_that_everyone_was_told_the_truth_about_is_fine() -> None:
    sitting = played()
    assert problems(sitting, sitting.log, told(sitting)) == []


def test_an_acknowledged_request_that_is_not_on_disk_is_lost() -> None:
    sitting = played()
    found = problems(sitting, sitting.log[:-1], told(sitting))
    assert any("was acknowledged as version" in one for one in found)


def test_a_version_that_was_shown_and_is_not_on_disk_is_a_phantom() -> None:
    sitting = played()
    sender, _, denied, heard = told(sitting)
    found = problems(sitting, sitting.log[:-1], (sender, {}, denied, heard))
    assert [one for one in found if "was shown as" in one] == found != []


def test_a_request_that_was_done_twice_is_found() -> None:
    sitting = played()
    last = sitting.log[-1]
    log = [*sitting.log[:-1], msgspec.structs.replace(last, request=sitting.log[-2].request)]
    assert "a request was done twice" in problems(sitting, log)


def test_a_refused_request_that_was_done_is_found() -> None:
    sitting = played()
    found = problems(sitting, sitting.log, ("ann", {}, {sitting.log[-1].request}, {}))
    assert found == [f"{sitting.log[-1].request} was refused, on disk it is version {sitting.log[-1].seq}"]


def test_a_gap_in_the_log_is_found() -> None:
    sitting = played()
    assert "the log has gaps" in problems(sitting, [*sitting.log[:-2], sitting.log[-1]])


def test_what_an_absent_person_decided_must_not_be_taken_back() -> None:
    sitting = played()
    deciders = [entry.what.seat for entry in sitting.log if isinstance(entry.what, Acted)]
    seat, seq = deciders[-1], len(sitting.log)
    left = Entry(seq + 1, sitting.now, StoodIn(seat, "random", "left"))
    replaced = Entry(seq + 1, sitting.now, StoodIn(seat, "random", "vote"))
    undone = Entry(seq + 2, sitting.now, Undone(3 - seat, len(deciders) - 1))
    assert problems(sitting, [*sitting.log, left, undone]) == []
    found = problems(sitting, [*sitting.log, replaced, undone])
    assert found == [f"version {seq + 2} undid what seat {seat} had decided, who was absent"]


def test_a_clock_that_replaces_somebody_before_any_deadline_is_found() -> None:
    sitting = played()
    seq = len(sitting.log) + 1
    found = problems(sitting, [*sitting.log, Entry(seq, sitting.now, StoodIn(1, "random", "late"))])
    assert found == [f"version {seq}: the clock replaced seat 1 before any deadline"]
