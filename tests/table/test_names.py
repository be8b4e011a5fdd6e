"""What seats are called."""

from __future__ import annotations

import json

from tests.table.sitting import Sitting

from alehouse.table.names import BOTS, name_and_level, recorded_name, shown_name
from alehouse.table.record import saved
from alehouse.table.seats import Seat


def test_bots_have_names_of_their_own_and_open_seats_have_none() -> None:
    table = Sitting(seats=8, persons=1).table
    assert [shown_name(seat) for seat in table.seats] == ["Person-1", *BOTS[1:]]
    assert shown_name(Seat(1)) == ""


def test_a_recorded_name_tells_the_level_of_a_bot() -> None:
    seat = Seat(2)
    seat.seat_bot("master:50ms")
    assert name_and_level(recorded_name(seat)) == ("Berta", "master:50ms")
    assert name_and_level("Ann (the first)") == ("Ann (the first)", "")


def test_a_game_that_goes_on_is_saved_with_its_players_and_its_secret() -> None:
    sitting = Sitting(seats=2, persons=1)
    lines = [json.loads(line) for line in saved(sitting.table).splitlines()]
    assert lines[0]["names"] == ["Person-1", "Berta (random)"]
    assert lines[-1] == {"result": None, "secrets": [sitting.about.pinned.secret]}
