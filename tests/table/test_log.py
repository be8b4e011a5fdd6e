"""A table is what its log says: loaded from it, it is the same at every moment."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.table.sitting import HOST, Sitting

from alehouse.engine.errors import AlehouseError
from alehouse.engine.snapshot import dump
from alehouse.games import LIBRARY
from alehouse.table import absence, lobby, play, proposals
from alehouse.table.entries import Acted, Entry, read_what, write_what
from alehouse.table.errors import TableError
from alehouse.table.table import REMEMBERED, Sender, Table


def told(table: Table) -> dict[str, Any]:
    """Everything a table is."""
    return {
        "version": table.version,
        "changed": table.changed,
        "since": table.since,
        "steps": table.steps,
        "status": table.status,
        "waiting": table.waiting,
        "confirming": table.confirming,
        "deadline": table.deadline,
        "turn": table.turn,
        "seats": [(s.name, s.holder, s.level, s.stand_in, s.absent, s.absent_since) for s in table.seats],
        "invite": (table.invite, table.invited_at, table.barred),
        "proposal": table.proposal.asked if table.proposal else None,
        "state": dump(table.game.state) if table.game else None,
        "moves": [(m.seat, m.code, m.n, m.own) for m in table.game.moves] if table.game else None,
    }


def anything(sitting: Sitting, rng: Random) -> None:
    """Something that somebody at the table may do, mostly deciding."""
    table, now = sitting.table, sitting.now
    person = Sender(rng.choice(sitting.people), f"request {rng.getrandbits(32)}")
    choice = rng.random()
    sitting.now += rng.randrange(200_000)
    if choice < 0.6:
        sitting.step(rng)
    elif choice < 0.7:
        sitting.do(play.undo(table, now, person, table.version, rng.randrange(max(1, table.steps))))
    elif choice < 0.76:
        sitting.do(proposals.propose(table, now, person, "replace", table.waiting))
    elif choice < 0.84:
        sitting.do(proposals.answer(table, now, person, table.version, rng.random() < 0.7))
    elif choice < 0.9:
        seats = table.held(person.holder)
        sitting.do(absence.leave(table, now, person, seats[0] if seats else 1))
    elif choice < 0.95:
        seats = table.held(person.holder)
        sitting.do(absence.come_back(table, now, person, seats[0] if seats else 1))
    elif choice < 0.98:
        sitting.do(lobby.revoke(table, now, Sender(HOST), rng.randint(1, len(table.seats)), f"invite {table.version}"))
    else:
        sitting.do(lobby.sit(table, now, person, 0, "Somebody"))


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_table_loaded_from_its_log_is_the_same_table(title: str, confirm: bool) -> None:
    rng = Random(f"{title} {confirm}")
    sitting = Sitting(title, seats=LIBRARY.get(title).min_seats + 1, confirm=confirm, pace="live")
    done = 0
    for attempt in range(400):
        if sitting.table.status != "playing":
            break
        try:
            anything(sitting, rng)
        except TableError:
            continue
        done += 1
        if done % 5 == 0 or sitting.table.status != "playing":
            assert told(sitting.reloaded()) == told(sitting.table)
    assert done > 50


def test_entries_are_written_and_read_without_loss() -> None:
    sitting = Sitting(seats=2)
    sitting.play_on(Random(1))
    for entry in sitting.log:
        assert read_what(write_what(entry.what)) == entry.what


def test_an_entry_out_of_order_is_not_taken_over() -> None:
    sitting = Sitting(seats=2)
    version = sitting.table.version
    for seq in (version, version + 2):
        with pytest.raises(AlehouseError, match="cannot follow"):
            sitting.table.apply(Entry(seq, 0, sitting.log[0].what))
    assert sitting.table.version == version


def test_an_illegal_action_changes_nothing_and_names_its_rule() -> None:
    sitting = Sitting(seats=2, options={"first": "1"})
    while sitting.table.must_play().state.decision() == "choose-monk":
        sitting.act(sitting.legal[0])
    game = sitting.table.must_play()
    refused = game.state.refused()
    assert refused
    code, reason = refused[0]
    before = told(sitting.table)
    with pytest.raises(TableError, match="illegal") as caught:
        sitting.act(game.codebook.describe(code))
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == reason.rule
    assert told(sitting.table) == before


@pytest.mark.parametrize("action", [{}, {"do": "fly"}, {"do": "move"}, {"do": "move", "to": "moon"}, {"to": "forest"}])
def test_an_action_that_does_not_exist_is_named(action: dict[str, object]) -> None:
    sitting = Sitting(seats=2)
    with pytest.raises(TableError, match="unknown-action") as caught:
        sitting.act(action)
    assert caught.value.detail


def test_an_action_on_an_older_position_is_stale_and_one_on_other_news_is_not() -> None:
    sitting = Sitting(seats=3, options={"first": "1"})
    seen = sitting.table.version
    sitting.act(sitting.legal[0])
    with pytest.raises(TableError, match="stale") as caught:
        play.act(sitting.table, sitting.now, sitting.whose(), seen, sitting.legal[0])
    assert caught.value.values == {"base": seen, "version": seen + 1}
    seen = sitting.table.version
    away = next(seat for seat in (1, 2, 3) if seat != sitting.table.waiting)
    sitting.do(absence.leave(sitting.table, sitting.now, Sender(f"person-{away}"), away))
    play.act(sitting.table, sitting.now, sitting.whose(), seen, sitting.legal[0])


@pytest.mark.parametrize("ahead", [1, 1000])
def test_a_version_that_does_not_exist_yet_is_no_base(ahead: int) -> None:
    sitting = Sitting(seats=2)
    with pytest.raises(TableError, match="stale"):
        play.act(sitting.table, sitting.now, sitting.whose(), sitting.table.version + ahead, sitting.legal[0])


def test_nobody_decides_for_another_seat() -> None:
    sitting = Sitting(seats=2, options={"first": "1"})
    with pytest.raises(TableError, match="not-your-turn") as caught:
        sitting.act(sitting.legal[0], Sender("person-2"))
    assert caught.value.values == {"seat": 1}
    for stranger in ("", "stranger", HOST):
        with pytest.raises(TableError, match="not-seated"):
            sitting.act(sitting.legal[0], Sender(stranger))


def test_a_repeated_request_is_known_even_after_a_restart() -> None:
    sitting = Sitting(seats=2, options={"first": "1"})
    sender = Sender("person-1", "click-1")
    sitting.do(play.act(sitting.table, sitting.now, sender, sitting.table.version, sitting.legal[0]))
    version = sitting.table.version
    for table in (sitting.table, sitting.reloaded()):
        assert table.answered(sender) == version
        assert table.answered(Sender("person-1", "click-2")) == 0
        assert table.answered(Sender("person-2", "click-1")) == 0


def test_only_the_latest_requests_are_remembered() -> None:
    sitting = Sitting(seats=2, persons=1)
    rng = Random(1)
    first = None
    for number in range(REMEMBERED + 10):
        while sitting.table.bot_to_move:
            sitting.step(rng)
        sender = Sender("person-1", f"click-{number}")
        first = first or sender
        sitting.do(play.act(sitting.table, sitting.now, sender, sitting.table.version, sitting.legal[0]))
        sitting.undo(0, Sender("person-1"))
    assert first is not None
    assert sitting.table.answered(first) == 0
    assert sitting.table.answered(Sender("person-1", f"click-{REMEMBERED}")) > 0


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_nothing_is_written_that_names_a_secret(title: str) -> None:
    """The log holds the hash of a seat's secret and a short name of it, never what opens the seat."""
    sitting = Sitting(title, seats=LIBRARY.get(title).min_seats)
    sitting.play_on(Random(1), 10)
    acted = [entry for entry in sitting.log if isinstance(entry.what, Acted)]
    assert acted
    assert all(len(entry.sender) <= 16 for entry in sitting.log)


def test_a_log_that_is_too_long_only_moves_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(seats=2)
    monkeypatch.setattr("alehouse.table.table.LONGEST_LOG", sitting.table.version + 2)
    sitting.play_on(Random(1), 2)
    table = sitting.table
    with pytest.raises(TableError, match="log-full"):
        play.undo(table, sitting.now, sitting.whose(), table.version, 0)
    with pytest.raises(TableError, match="log-full"):
        absence.leave(table, sitting.now, Sender("person-1"), 1)
    with pytest.raises(TableError, match="log-full"):
        proposals.propose(table, sitting.now, Sender("person-1"), "abandon", 0)
    sitting.play_on(Random(1))
    assert sitting.table.status == "over"
