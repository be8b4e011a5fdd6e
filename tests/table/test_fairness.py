"""Chance that nobody can know or choose: secrets, nonces, imports, and records that were tampered with."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.table.sitting import HOST, START, Sitting

from alehouse.bots.hints import hints
from alehouse.engine.errors import AlehouseError
from alehouse.engine.fairness import NO_STEPS, Source, dice_seed, new_secret, stream
from alehouse.engine.forecast import foreseen
from alehouse.engine.record import Record, Step, _chain, _line, read_record
from alehouse.engine.rng import seed_state
from alehouse.engine.snapshot import dump
from alehouse.engine.state import OVER, SPECTATOR
from alehouse.games import LIBRARY
from alehouse.lab.verify import verify
from alehouse.table import absence, lobby, proposals
from alehouse.table.entries import Entry, Renewed
from alehouse.table.errors import TableError
from alehouse.table.record import exported, imported
from alehouse.table.spec import Settings, TableSpec
from alehouse.table.table import Sender, Table
from alehouse.table.timeline import Move

SECRET = "5e" * 32
NONCE = "ab" * 32


def gathering(title: str = "moonlight", nonces: dict[str, str] | None = None) -> Sitting:
    """A table at which two people have sat down, each with a nonce or without, but the game has not begun."""
    sitting = Sitting(title, seats=2, start=False, secret=SECRET)
    for seat, person in enumerate(("ann", "bob"), 1):
        nonce = (nonces or {}).get(person, "")
        sitting.do(lobby.sit(sitting.table, START, Sender(person), seat, person.title(), nonce))
    return sitting


def begin(sitting: Sitting) -> Sitting:
    sitting.do(lobby.start(sitting.table, START, Sender(HOST)))
    return sitting


# -- nonces ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_players_nonce_changes_the_setup_and_all_dice(title: str) -> None:
    tables = [begin(gathering(title, nonces)) for nonces in ({}, {"ann": NONCE}, {"bob": NONCE})]
    keys = {stream(sitting.table.sources[-1], NO_STEPS).pick(2**31 - 1) for sitting in tables}
    assert len(keys) == 3
    if title == "dicebrewing":  # its setup casts many dice
        assert len({json.dumps(dump(sitting.table.must_play().state)) for sitting in tables}) == 3


def test_a_nonce_given_later_counts_for_all_seats_of_its_player() -> None:
    sitting = gathering()
    sitting.do(lobby.give_nonce(sitting.table, START, Sender("bob"), NONCE))
    begin(sitting)
    assert sitting.table.sources == [Source(0, SECRET, ["", NONCE])]
    assert sitting.reloaded().sources == sitting.table.sources
    assert dump(sitting.reloaded().must_play().state) == dump(sitting.table.must_play().state)


def test_after_the_start_no_nonce_is_taken() -> None:
    """Else somebody could try one after the other."""
    sitting = begin(gathering())
    with pytest.raises(TableError, match="started"):
        lobby.give_nonce(sitting.table, START, Sender("bob"), NONCE)


def test_only_players_give_nonces() -> None:
    with pytest.raises(TableError, match="not-seated"):
        lobby.give_nonce(gathering().table, START, Sender("stranger"), NONCE)


def test_whoever_takes_a_seat_during_the_game_changes_no_dice() -> None:
    sitting = begin(gathering(nonces={"bob": NONCE}))
    sources = sitting.table.sources
    sitting.do(absence.leave(sitting.table, START, Sender("bob"), 2))
    sitting.do(lobby.revoke(sitting.table, START, Sender(HOST), 2, "new invite"))
    sitting.do(lobby.sit(sitting.table, START, Sender("eve"), 2, "Eve", "cd" * 32))
    sitting.do(proposals.answer(sitting.table, START, Sender("ann"), sitting.table.version, True))
    assert sitting.table.held("eve") == [2]
    assert sitting.table.sources == sources
    assert sitting.reloaded().sources == sources


def test_nonces_are_in_the_record_and_an_altered_one_is_found() -> None:
    sitting = begin(gathering("dicebrewing", {"ann": NONCE}))
    sitting.play_on(Random(1))
    text = exported(sitting.table)
    record = read_record(LIBRARY, text)
    verify(record, lambda step: None)
    assert record.sources[0].nonces == [NONCE, ""]
    with pytest.raises(AlehouseError, match="does not match its check"):
        read_record(LIBRARY, text.replace(NONCE, "cd" * 32))
    record.sources = [record.sources[0]._replace(nonces=["cd" * 32, ""])]  # with all checks forged
    with pytest.raises(AlehouseError):
        verify(read_record(LIBRARY, "\n".join(record.lines())), lambda step: None)


# -- records that were tampered with --------------------------------------------------------------------------


def fished(setup_secret: str, numbered: bool) -> Record:
    """A holder of the secret takes the best of 30 next numbers for every step of seat 1, as format 1 allowed."""
    record = Record(LIBRARY.get("moonlight").setup(2))
    record.sources = [Source(0, setup_secret, [], numbered)]
    state = record.start()
    judge = record.setup.title.judge()
    number = 0
    rng = Random(1)
    while state.to_act != OVER and len(record.steps) < 60:
        code = rng.choice(list(state.legal()))
        tries: list[tuple[float, int]] = []
        for ahead in range(1, 31 if state.to_act == 0 else 2):
            after = state.clone()
            after.reseed(dice_seed(setup_secret, number + ahead))
            after.play(code)
            tries.append((judge.value(after, 0), -ahead))
        number += -max(tries)[1]
        step = Step(state.to_act + 1, record.setup.title.codebook(record.setup.pack).describe(code), number)
        state.reseed(dice_seed(setup_secret, number))
        state.play(code)
        record.steps.append(step)
    record.result = None
    return record


def text_of(record: Record, change: Callable[[int, dict[str, Any]], None]) -> str:
    """The record with changed steps and with all checks forged, so that only its meaning can betray it."""
    head, content, *lines = record.lines()
    written = [head, content]
    check = _chain("", head)
    for index, line in enumerate(lines):
        data = json.loads(line)
        data.pop("check")
        change(index, data)
        check = _chain(check, _line(data))
        written.append(_line({**data, "check": check}))
    secrets = [source.secret for source in record.sources]
    return "\n".join([*written, _line({"result": None, "secrets": secrets})]) + "\n"


def test_a_fished_record_is_refused() -> None:
    record = fished(SECRET, False)

    def as_numbers(index: int, data: dict[str, Any]) -> None:
        data["n"] = data.pop("n1")

    def without_numbers(index: int, data: dict[str, Any]) -> None:
        data.pop("n1")

    with pytest.raises(AlehouseError, match="steps are numbered one by one"):
        read_record(LIBRARY, text_of(record, as_numbers))
    with pytest.raises(AlehouseError, match="numbered as in format 1"):
        read_record(LIBRARY, text_of(record, lambda index, data: None))
    with pytest.raises(AlehouseError, match=r"^step \d+"):
        verify(read_record(LIBRARY, text_of(record, without_numbers)), lambda step: None)


def test_a_record_that_claims_format_1_is_not_passed_off_as_one_whose_dice_nobody_chose() -> None:
    record = read_record(LIBRARY, text_of(fished(SECRET, True), lambda index, data: None))
    verify(record, lambda step: None)
    assert all(step.number for step in record.steps)


def test_numbers_that_repeat_are_refused() -> None:
    record = fished(SECRET, True)

    def repeat(index: int, data: dict[str, Any]) -> None:
        data["n1"] = 7

    with pytest.raises(AlehouseError, match="repeated"):
        read_record(LIBRARY, text_of(record, repeat))


def test_numbers_of_format_1_cannot_follow_after_steps_without() -> None:
    def drop_first(index: int, data: dict[str, Any]) -> None:
        if index == 0:
            data.pop("n1")

    with pytest.raises(AlehouseError, match="numbered as in format 1"):
        read_record(LIBRARY, text_of(fished(SECRET, True), drop_first))


@pytest.mark.parametrize(
    ("chance", "says"),
    [
        ([], "does not say where the chance"),
        ([{"since": 3, "commitment": "C", "nonces": []}], "does not say where the chance"),
        ([{"since": 0, "commitment": "C", "nonces": []}, {"since": 2}], "only the beginning"),
        ([{"since": 0}, {"since": 0, "commitment": "C", "nonces": [], "numbered": True}], "only the beginning"),
        ([{"since": -1, "commitment": "C", "nonces": []}], "must be a whole number"),
        ([{"since": True, "commitment": "C", "nonces": []}], "must be a whole number"),
        ([{"since": 0, "commitment": "C"}], "incomplete or damaged"),
        ([{"since": 0, "commitment": "00", "nonces": []}], "not honest"),
        ([{"since": 0}], "does not say where the chance"),
        ("nonsense", "incomplete or damaged"),
        (7, "incomplete or damaged"),
    ],
)
def test_a_header_that_does_not_explain_its_chance_is_refused(chance: Any, says: str) -> None:
    record = Record(LIBRARY.get("moonlight").setup(2), SECRET)
    record.result = {"totals": [], "places": []}
    lines = record.lines()
    head = json.loads(lines[0])
    committed = head["chance"][0]["commitment"]
    head["chance"] = json.loads(json.dumps(chance).replace('"C"', f'"{committed}"'))
    with pytest.raises(AlehouseError, match=says):
        read_record(LIBRARY, "\n".join([json.dumps(head), *lines[1:]]))


# -- imports -------------------------------------------------------------------------------------------------


def finished(title: str) -> Sitting:
    sitting = Sitting(title, seats=2, secret=SECRET)
    sitting.play_on(Random(1))
    return sitting


def taken_over(text: str, at: int) -> Sitting:
    pinned, what = imported(LIBRARY, text, at)
    sitting = Sitting(pinned.title, seats=pinned.seats, start=False)
    sitting.about = TableSpec("imported", pinned, Settings(), HOST, "", START, True)
    sitting.table = Table(sitting.about, LIBRARY)
    sitting.log = []
    sitting.do(sitting.table.draft(START, what, Sender(HOST)))
    for seat, person in enumerate(("ann", "bob"), 1):
        sitting.do(lobby.sit(sitting.table, START, Sender(person), seat, person.title(), NONCE))
    sitting.people = ["ann", "bob"]
    return begin(sitting)


def test_a_table_from_the_start_of_a_record_is_dealt_again() -> None:
    """The host may know everything about the record, so nothing may be left of it."""
    text = exported(finished("dicebrewing").table)
    opening = read_record(LIBRARY, text).replay(0).view(SPECTATOR)
    sitting = taken_over(text, 0)
    assert sitting.table.from_record
    assert [source.secret == SECRET for source in sitting.table.sources] == [False]
    assert sitting.table.must_play().state.view(SPECTATOR) != opening


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_after_an_import_the_records_secret_is_worth_nothing(title: str) -> None:
    text = exported(finished(title).table)
    sitting = taken_over(text, 10)
    table = sitting.table
    assert [(source.since, source.secret == SECRET) for source in table.sources] == [(0, True), (10, False)]
    assert dump(sitting.reloaded().must_play().state) == dump(table.must_play().state)
    sitting.step(Random(2))
    for person in ("ann", "bob"):  # both agree to go back to before the import
        if table.proposal is None:
            sitting.undo(6, Sender(person))
    if table.proposal is not None:
        waiting = "bob" if table.proposal.agreed == {"ann"} else "ann"
        sitting.do(proposals.answer(table, START, Sender(waiting), table.version, True))
    assert table.steps == 6
    assert [(source.since, source.secret == SECRET) for source in table.sources] == [(0, True), (6, False)]
    sitting.play_on(Random(3))
    record = read_record(LIBRARY, exported(table))
    verify(record, lambda step: None)
    assert record.undone == 5
    assert record.sources == table.sources
    assert read_record(LIBRARY, exported(sitting.reloaded())).lines() == record.lines()


def test_a_record_with_a_plain_seed_is_played_on_with_a_secret() -> None:
    record = Record(LIBRARY.get("moonlight").setup(2, seed=5))
    state = record.start()
    for _ in range(12):
        record.add(state, state.default())
    sitting = taken_over("\n".join(record.lines()), -1)
    assert dump(sitting.table.must_play().state) == dump(state)
    assert sitting.table.commitments[0] == "" != sitting.table.commitments[1]
    sitting.play_on(Random(1))
    again = read_record(LIBRARY, exported(sitting.table))
    verify(again, lambda step: None)
    assert [source.since for source in again.sources] == [0, 12]


def test_a_table_that_is_restored_before_its_start_asks_for_new_nonces() -> None:
    """Those that were given came before the new commitment."""
    sitting = gathering(nonces={"ann": NONCE})
    sitting.table.apply(Entry(sitting.table.version + 1, START, Renewed(new_secret())))
    assert [seat.nonce for seat in sitting.table.seats] == ["", ""]
    assert sitting.table.sources[0].secret != SECRET


# -- what bots, forecasts and hints may know -------------------------------------------------------------------


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_no_position_carries_the_chance_to_come(title: str) -> None:
    sitting = Sitting(title, seats=2, secret=SECRET)
    rng = Random(1)
    for _ in range(40):
        sitting.step(rng)
        state = sitting.table.must_play().state
        assert state.chance is None
        assert state.clone().chance is None
        assert state.random == seed_state(0)
    pinned = msgspec.json.encode(sitting.about.pinned.without_secret()).decode()
    assert SECRET not in pinned
    assert SECRET not in json.dumps(dump(state))


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_forecasts_and_hints_do_not_depend_on_the_secret(title: str) -> None:
    """Another secret from here on: what is said stays the same, what happens does not."""
    setup = LIBRARY.get(title).setup(2, {"agency": True} if title == "brewcrafters" else {})
    said: list[str] = []
    for _ in range(2):
        sitting = Sitting(title, seats=2, options=setup.options, secret=SECRET)
        sitting.play_on(Random(4), 25)
        sitting.table.apply(Entry(sitting.table.version + 1, START, Renewed(new_secret())))
        game = sitting.table.must_play()
        told = foreseen(setup.title, setup.pack, game.state)
        good = [(hint.code, hint.behind) for hint in hints(setup.title.judge(), game.state.clone(), 7, 40, 4).moves]
        said.append(json.dumps([told, good]))
    assert said[0] == said[1]


@pytest.mark.parametrize("title", ["moonlight", "dicebrewing"])
def test_another_secret_brings_other_dice(title: str) -> None:
    results: set[str] = set()
    for _ in range(6):
        sitting = Sitting(title, seats=2, secret=SECRET)
        rng = Random(4)
        while True:
            game = sitting.table.must_play()
            casting = [c for c in game.state.legal() if game.try_out(Move(game.to_act, c, "person")).cast]
            if casting:
                break
            sitting.step(rng)
        sitting.table.apply(Entry(sitting.table.version + 1, START, Renewed(new_secret())))
        sitting.act(game.codebook.describe(casting[0]))
        results.add(json.dumps(sitting.position))
    assert len(results) > 1


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_setup_of_a_title_takes_all_its_chance_from_the_table(title: str) -> None:
    """Not from the seed, which anybody may know."""
    setup = LIBRARY.get(title).setup(2)
    states = [setup.with_seed(seed).start(None, stream(Source(0, SECRET, []), NO_STEPS)) for seed in (1, 2)]
    assert dump(states[0]) == dump(states[1])
