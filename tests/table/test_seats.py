"""Who sits where before and during a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.table.sitting import HOST, Sitting

from alehouse.table import absence, lobby, proposals
from alehouse.table.errors import TableError
from alehouse.table.table import Sender

ANN, BOB = Sender("ann"), Sender("bob")


def gathering(**settings: Any) -> Sitting:
    return Sitting(start=False, **settings)


def test_people_take_open_seats_and_the_host_begins() -> None:
    sitting = gathering()
    table = sitting.table
    sitting.do(lobby.sit(table, 1, ANN, 0, "Ann"))
    sitting.do(lobby.sit(table, 1, BOB, 3, "Bob"))
    with pytest.raises(TableError, match="seats-open"):
        lobby.start(table, 1, Sender(HOST))
    sitting.do(lobby.seat_bot(table, 1, Sender(HOST), 2, "random"))
    assert not table.started
    sitting.do(lobby.start(table, 1, Sender(HOST)))
    assert table.status == "playing"
    assert [seat.kind for seat in table.seats] == ["person", "bot", "person"]
    assert [seat.name for seat in table.seats] == ["Ann", "", "Bob"]


def test_a_full_table_begins_by_itself_if_the_host_wanted_that() -> None:
    sitting = gathering(start_when_full=True)
    for name in ("ann", "bob", "cid"):
        assert sitting.table.status == "lobby"
        sitting.do(lobby.sit(sitting.table, 1, Sender(name), 0, name))
    assert sitting.table.status == "playing"


def test_one_secret_holds_several_seats_of_people_at_one_screen() -> None:
    sitting = gathering()
    for seat in (1, 2, 3):
        sitting.do(lobby.sit(sitting.table, 1, ANN, seat, f"Player {seat}"))
    sitting.do(lobby.start(sitting.table, 1, Sender(HOST)))
    assert sitting.table.held("ann") == [1, 2, 3]
    sitting.play_on(Random(1), 20)
    assert sitting.table.steps == 20
    assert sitting.table.voices() == {"ann"}


@pytest.mark.parametrize("seat", [1, 2])
def test_a_taken_seat_is_not_given_twice(seat: int) -> None:
    sitting = gathering()
    sitting.do(lobby.sit(sitting.table, 1, ANN, 1, "Ann"))
    sitting.do(lobby.seat_bot(sitting.table, 1, Sender(HOST), 2, "random"))
    with pytest.raises(TableError, match="seat-taken"):
        lobby.sit(sitting.table, 1, BOB, seat, "Bob")


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_there_are_only_so_many_seats(seat: int) -> None:
    with pytest.raises(TableError, match="no-such-seat"):
        lobby.sit(gathering().table, 1, ANN, seat, "Ann")


def test_a_full_table_has_no_open_seat() -> None:
    with pytest.raises(TableError, match="no-open-seat"):
        lobby.sit(Sitting().table, 1, Sender("late"), 0, "Late")


def test_only_the_host_seats_bots_begins_and_revokes() -> None:
    sitting = gathering()
    sitting.do(lobby.sit(sitting.table, 1, ANN, 1, "Ann"))
    with pytest.raises(TableError, match="not-host"):
        lobby.seat_bot(sitting.table, 1, ANN, 2, "random")
    with pytest.raises(TableError, match="not-host"):
        lobby.start(sitting.table, 1, ANN)
    with pytest.raises(TableError, match="not-host"):
        lobby.revoke(sitting.table, 1, ANN, 1, "new")
    with pytest.raises(TableError, match="not-host"):
        lobby.start(sitting.table, 1, Sender(""))


def test_a_bot_of_an_unknown_level_is_not_seated() -> None:
    with pytest.raises(TableError, match="unknown-level") as refused:
        lobby.seat_bot(gathering().table, 1, Sender(HOST), 1, "genius")
    assert "random" in refused.value.detail


def test_the_host_opens_a_bots_seat_again() -> None:
    sitting = gathering()
    sitting.do(lobby.seat_bot(sitting.table, 1, Sender(HOST), 1, "random"))
    sitting.do(lobby.seat_bot(sitting.table, 1, Sender(HOST), 1, ""))
    assert sitting.table.seat(1).kind == "open"


def test_who_leaves_before_the_game_leaves_an_open_seat() -> None:
    sitting = gathering()
    sitting.do(lobby.sit(sitting.table, 1, ANN, 1, "Ann"))
    with pytest.raises(TableError, match="not-your-seat"):
        absence.leave(sitting.table, 1, BOB, 1)
    sitting.do(absence.leave(sitting.table, 1, ANN, 1))
    assert sitting.table.seat(1).kind == "open"
    assert sitting.table.held("ann") == []


def test_a_revoked_seat_is_open_and_its_old_secret_worth_nothing() -> None:
    sitting = Sitting(seats=3)
    revoke_absent(sitting, 2)
    seat = sitting.table.seat(2)
    assert (seat.kind, seat.bot) == ("open", "regular")
    assert sitting.table.held("person-2") == []
    with pytest.raises(TableError, match="wrong-token"):
        lobby.sit(sitting.table, 1, Sender("person-2"), 2, "Back")


def revoke_absent(sitting: Sitting, seat: int) -> None:
    sitting.do(absence.leave(sitting.table, 1, Sender(f"person-{seat}"), seat))
    sitting.do(lobby.revoke(sitting.table, 1, Sender(HOST), seat, "new invite"))


def test_revoking_renews_the_invitation_and_bars_the_old_holder() -> None:
    sitting = gathering()
    sitting.do(lobby.sit(sitting.table, 1, ANN, 1, "Ann"))
    sitting.do(lobby.revoke(sitting.table, 1, Sender(HOST), 1, "new invite"))
    assert (sitting.table.invite, sitting.table.invited_at) == ("new invite", 2)
    with pytest.raises(TableError, match="wrong-token"):
        lobby.sit(sitting.table, 1, ANN, 1, "Ann")
    sitting.do(lobby.sit(sitting.table, 1, BOB, 1, "Bob"))


def test_a_host_who_frees_the_own_seat_may_sit_down_again() -> None:
    sitting = gathering()
    host = Sender(HOST)
    sitting.do(lobby.sit(sitting.table, 1, host, 1, "Host"))
    sitting.do(lobby.revoke(sitting.table, 1, host, 1, "new invite"))
    sitting.do(lobby.sit(sitting.table, 1, host, 2, "Host"))
    assert sitting.table.held(HOST) == [2]


@pytest.mark.parametrize("who", ["person-1", HOST, "newcomer"])
def test_nobody_takes_a_freed_seat_during_the_game_without_the_players(who: str) -> None:
    sitting = Sitting(seats=3)
    revoke_absent(sitting, 2)
    sitting.do(lobby.sit(sitting.table, 1, Sender(who), 2, "New"))
    seat = sitting.table.seat(2)
    sitting.step(Random(1))
    assert (seat.kind, seat.bot) == ("open", "regular")
    for person in ("person-1", "person-3"):
        if sitting.table.proposal is not None:
            version = sitting.table.version
            sitting.do(proposals.answer(sitting.table, 1, Sender(person), version, True))
    assert (seat.kind, seat.bot, seat.name, seat.holder) == ("person", "", "New", who)


def test_one_player_is_enough_to_turn_a_newcomer_away() -> None:
    sitting = Sitting(seats=3)
    revoke_absent(sitting, 2)
    sitting.do(lobby.sit(sitting.table, 1, Sender("newcomer"), 2, "New"))
    sitting.do(proposals.answer(sitting.table, 1, Sender("person-3"), sitting.table.version, False))
    assert sitting.table.proposal is None
    assert sitting.table.seat(2).kind == "open"


def test_the_game_goes_on_while_a_revoked_seat_is_played_by_a_bot() -> None:
    sitting = Sitting(seats=3)
    revoke_absent(sitting, 1)
    sitting.play_on(Random(2))
    assert sitting.table.status == "over"


def test_seats_are_settled_once_the_game_has_begun() -> None:
    sitting = Sitting(seats=3, persons=2)
    with pytest.raises(TableError, match="started"):
        lobby.seat_bot(sitting.table, 1, Sender(HOST), 3, "")
    with pytest.raises(TableError, match="started"):
        lobby.start(sitting.table, 1, Sender(HOST))


def test_nobody_sits_down_at_a_finished_game() -> None:
    sitting = Sitting(seats=2)
    sitting.play_on(Random(4))
    with pytest.raises(TableError, match="over"):
        lobby.sit(sitting.table, 1, Sender("late"), 0, "Late")
    with pytest.raises(TableError, match="over"):
        lobby.revoke(sitting.table, 1, Sender(HOST), 1, "new")
