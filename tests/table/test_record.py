"""Tables as records and records as tables."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from tests.table.sitting import HOST, START, Sitting

from alehouse.engine.errors import AlehouseError
from alehouse.engine.fairness import Source
from alehouse.engine.pack import Pack
from alehouse.engine.record import _chain, _line, read_record
from alehouse.engine.snapshot import dump
from alehouse.games import LIBRARY
from alehouse.lab.verify import verify
from alehouse.table import lobby, play, proposals, record
from alehouse.table.entries import Acted, Entry, Recorded, read_what, write_what
from alehouse.table.errors import TableError
from alehouse.table.record import exported, recorded
from alehouse.table.spec import Settings, TableSpec
from alehouse.table.table import Sender, Table
from alehouse.table.timeline import Timeline

HOUSE = LIBRARY.get("moonlight").house()


def finished(title: str = "moonlight") -> Sitting:
    sitting = Sitting(title, seats=LIBRARY.get(title).min_seats + 1, persons=2)
    sitting.play_on(Random(1))
    return sitting


def imported(text: str, at: int = -1) -> tuple[Table, Recorded]:
    pinned, what = record.imported(LIBRARY, text, at)
    about = TableSpec("imported", pinned, Settings(), HOST, "", START)
    table = Table(about, LIBRARY)
    table.apply(Entry(1, START, what))
    return table, what


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_finished_table_is_exported_with_its_dice_and_replays(title: str) -> None:
    sitting = finished(title)
    again = read_record(LIBRARY, exported(sitting.table))
    assert dump(again.replay()) == dump(sitting.table.game.state if sitting.table.game else None)
    assert [source.secret for source in again.sources] == [sitting.about.pinned.secret]
    assert again.header()["chance"][0]["commitment"] == sitting.table.commitments[-1]


def test_undone_steps_are_not_in_the_record_and_it_verifies_all_the_same() -> None:
    sitting = Sitting(seats=2, persons=1, options={"first": "1"})
    rng = Random(2)
    for number in range(5):
        while sitting.table.bot_to_move:
            sitting.step(rng)
        sitting.act(rng.choice(sitting.legal))
        if number % 2:
            sitting.undo(0, Sender("person-1"))
    sitting.play_on(rng)
    again = read_record(LIBRARY, exported(sitting.table))
    verify(again, lambda step: None)
    assert again.undone > 0


@pytest.mark.parametrize("start", [False, True])
def test_a_game_that_goes_on_is_not_exported(start: bool) -> None:
    """A record holds the choices that others must not know yet."""
    with pytest.raises(TableError, match="not-over"):
        exported(Sitting(seats=2, start=start).table)


def test_an_abandoned_game_gives_its_secret_away() -> None:
    sitting = Sitting(seats=2)
    sitting.play_on(Random(1), 10)
    for person in sitting.people:
        made = proposals.propose if sitting.table.proposal is None else None
        if made is not None:
            sitting.do(made(sitting.table, sitting.now, Sender(person), "abandon", 0))
        else:
            sitting.do(proposals.answer(sitting.table, sitting.now, Sender(person), sitting.table.version, True))
    again = read_record(LIBRARY, exported(sitting.table))
    assert len(again.steps) == 10
    assert again.result is None
    again.replay()


def test_an_imported_game_that_is_over_is_over() -> None:
    sitting = finished()
    table, _ = imported(exported(sitting.table))
    assert table.status == "over"
    assert exported(table) == exported(sitting.table)
    assert [seat.name for seat in table.seats] == [seat.name for seat in sitting.table.seats]


def test_a_game_is_played_on_from_any_step_with_other_dice() -> None:
    sitting = finished()
    table, _ = imported(exported(sitting.table), at=10)
    assert not table.started
    assert table.steps == 10
    for seat in table.seats:
        table.commit(lobby.seat_bot(table, START, Sender(HOST), seat.number, "random"))
    table.commit(lobby.start(table, START, Sender(HOST)))
    rng = Random(3)
    while table.status == "playing":
        code = rng.choice(list(table.must_play().state.legal()))
        table.commit(play.act_for(table, START, table.version, code, "bot"))
    again = read_record(LIBRARY, exported(table))
    verify(again, lambda step: None)
    assert [source.since for source in again.sources] == [0, 10]
    assert again.sources[0].secret == sitting.about.pinned.secret != again.sources[1].secret


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda lines: [], "empty"),
        (lambda lines: ["nonsense"], "not a JSON object"),
        (lambda lines: lines[:2], "no secret yet"),
        (lambda lines: [lines[0].replace('"moonlight"', '"monopoly"'), *lines[1:]], "unknown game"),
        (lambda lines: [lines[0].replace('"rules":1', '"rules":99'), *lines[1:]], "no rules version 99"),
        (lambda lines: [*lines[:3], *lines[4:]], "does not match its check"),
        (lambda lines: lines * 4000, "more than 20000 lines"),
    ],
)
def test_a_damaged_record_is_refused_with_its_damage(change: Any, says: str) -> None:
    lines = exported(finished().table).splitlines()
    with pytest.raises(AlehouseError, match=says):
        recorded(LIBRARY, "\n".join(change(lines)), -1)


def from_lines(head: dict[str, Any], *lines: dict[str, Any], pack: Pack = HOUSE) -> str:
    """A record with all its checks, whatever is in it."""
    written = [json.dumps(head, separators=(",", ":")), json.dumps({"content": pack.rules})]
    check = _chain("", written[0])
    for line in lines:
        check = _chain(check, _line(line))
        written.append(_line({**line, "check": check}))
    return "\n".join(written) + "\n"


def head(**changes: Any) -> dict[str, Any]:
    usual = {"alehouse": 2, "title": "moonlight", "rules": 1, "pack": "house", "digest": HOUSE.digest, "seats": 2}
    return {**usual, "options": {"first": "1"}, "names": ["Ann", "Bob"], "seed": 1, **changes}


@pytest.mark.parametrize("field", ["n", "by"])
def test_a_truth_is_no_number(field: str) -> None:
    """It would count as 1, be written as true, and never be read again."""
    game = Timeline(LIBRARY.get("moonlight").setup(2, {"first": "1"}, seed=1), [Source(0, "", [])])
    action = game.codebook.describe(next(iter(game.state.legal())))
    text = from_lines(head(), {"n": 1, "by": 1, **action})
    _, what = recorded(LIBRARY, text, -1)
    assert read_what(write_what(what)) == what
    with pytest.raises(AlehouseError, match="must be whole numbers"):
        recorded(LIBRARY, from_lines(head(), {"n": 1, "by": 1, field: True, **action}), -1)


def test_the_name_of_a_pack_in_a_record_is_made_harmless_and_short() -> None:
    pack = LIBRARY.get("moonlight").changed("x", {"numbers": {"attack-limit": {"value": 8}}})
    given = head(pack="<b>\u202e\ud800" + "x" * 900, digest=pack.digest)
    pinned, _ = record.imported(LIBRARY, from_lines(given, pack=pack), -1)
    assert pinned.pack == "<b>" + "x" * 57
    assert json.loads(msgspec.json.encode(pinned))["pack"] == pinned.pack


def test_a_header_as_long_as_a_book_is_refused() -> None:
    with pytest.raises(AlehouseError, match="more than 65536 characters"):
        recorded(LIBRARY, from_lines(head(names=["x" * 100_000])), -1)


def test_lines_are_counted_however_they_end() -> None:
    with pytest.raises(AlehouseError, match="more than 20000 lines"):
        recorded(LIBRARY, "{}\r" * 30_000, -1)


def test_a_step_beyond_the_end_is_refused() -> None:
    text = exported(finished().table)
    with pytest.raises(AlehouseError, match="is not among 0 to"):
        recorded(LIBRARY, text, 100_000)


def test_a_table_whose_rules_are_gone_is_read_exported_and_given_up() -> None:
    sitting = Sitting(seats=2)
    sitting.play_on(Random(1), 12)
    pinned = sitting.about.pinned
    lost = msgspec.structs.replace(sitting.about, pinned=msgspec.structs.replace(pinned, rules=99))
    table = Table.load(lost, sitting.log, LIBRARY)
    assert table.status == "broken"
    assert "no rules version 99" in table.trouble
    assert table.steps == 12
    lines = exported(table).splitlines()
    assert len(lines) == 2 + 12
    head = json.loads(lines[0])
    assert (head["rules"], head["digest"]) == (99, pinned.digest)
    assert pinned.secret not in exported(table)
    with pytest.raises(TableError, match="broken"):
        play.act(table, START, Sender("person-1"), table.version, {"do": "end-turn"})
    with pytest.raises(TableError, match="not-host"):
        proposals.propose(table, START, Sender("stranger"), "abandon", 0)
    table.commit(proposals.propose(table, START, Sender("person-2"), "abandon", 0))
    assert table.abandoned
    assert pinned.secret in exported(table)


def test_a_table_whose_log_no_longer_follows_the_rules_says_at_which_step() -> None:
    sitting = Sitting(seats=2)
    sitting.play_on(Random(1), 12)
    log = list(sitting.log)
    at = next(index for index, entry in enumerate(log) if isinstance(entry.what, Acted)) + 3
    acted = log[at].what
    assert isinstance(acted, Acted)
    log[at] = Entry(log[at].seq, log[at].at, Acted(acted.seat, {"do": "flee"}, "person"))
    table = Table.load(sitting.about, log, LIBRARY)
    assert table.status == "broken"
    assert table.trouble.startswith("step 4: ")
    assert table.steps == 12


def test_a_fault_in_the_rules_breaks_one_table_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(seats=2)

    def fail(self: Timeline, moves: list[Any]) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(Timeline, "replay", fail)
    table = sitting.reloaded()
    assert table.status == "broken"
    assert table.trouble == "the rules raise an error (ZeroDivisionError: oops)."
