"""Obvious answers: given by the table, marked, stepped over by undo, and discreet."""

from __future__ import annotations

from random import Random

import pytest
from tests.table.sitting import Sitting

from alehouse.engine.state import NOT_OBVIOUS
from alehouse.games import LIBRARY
from alehouse.lab.variants import full
from alehouse.table import play
from alehouse.table.entries import Acted, Sat
from alehouse.table.errors import TableError
from alehouse.table.projection import player_view
from alehouse.table.table import NOBODY, Sender


def until_automatic(sitting: Sitting, rng: Random, discreet: bool = False) -> None:
    """Plays to an obvious question; a discreet one has a single answer."""
    while sitting.table.automatic == NOT_OBVIOUS or sitting.table.discreet != discreet:
        sitting.step(rng)


def test_an_obvious_question_is_answered_by_the_table_and_offered_to_nobody() -> None:
    sitting = Sitting("brewcrafters", seats=3)
    until_automatic(sitting, Random(3))
    table = sitting.table
    seat = table.waiting
    seen = player_view(table, [seat])
    assert seen is not None
    assert not seen.legal
    assert seen.automatic == table.must_play().codebook.describe(table.automatic)
    sitting.do(play.act_itself(table, sitting.now, table.version))
    last = sitting.log[-1].what
    assert isinstance(last, Acted)
    assert (last.seat, last.action, last.by) == (seat, seen.automatic, "table")


def test_a_person_who_wants_every_question_is_asked() -> None:
    sitting = Sitting("brewcrafters", seats=3)
    until_automatic(sitting, Random(3))
    table = sitting.table
    seat, sender = table.waiting, sitting.whose()
    sitting.do(play.automate(table, sitting.now, sender, seat, False))
    assert table.automatic == NOT_OBVIOUS
    seen = player_view(table, [seat])
    assert seen is not None
    assert len(seen.legal) > 1
    with pytest.raises(TableError):
        play.act_itself(table, sitting.now, table.version)
    assert not sitting.reloaded().seat(seat).automatic
    with pytest.raises(TableError):
        play.automate(table, sitting.now, Sender("a stranger"), seat, True)


def test_undo_goes_back_over_automatic_answers() -> None:
    """To the person's own last decision, which is asked again, freely if nothing was revealed."""
    rng = Random(5)
    while True:  # not in every game something obvious follows a step that revealed nothing
        sitting = Sitting("brewcrafters", seats=3, persons=1, confirm=True)
        table = sitting.table
        while table.status == "playing":
            before, answering = table.steps, table.automatic != NOT_OBVIOUS
            sitting.step(rng)
            if not answering:
                continue
            seen = player_view(table, [1])
            assert seen is not None
            assert seen.undo is not None
            assert seen.undo.last < before  # never the automatic step itself
            if seen.undo.free <= seen.undo.last:
                sitting.undo(seen.undo.last, Sender(sitting.people[0]))
                assert table.steps == seen.undo.last
                assert table.automatic == NOT_OBVIOUS
                return


def test_people_who_share_a_screen_are_asked_what_silence_would_tell() -> None:
    sitting = Sitting("dicebrewing", seats=3, options={"mode": "advanced"})
    until_automatic(sitting, Random(1), discreet=True)
    table = sitting.table
    table.one_screen = True
    assert table.automatic == NOT_OBVIOUS
    table.one_screen = False
    other = next(seat for seat in table.seats if seat.number != table.waiting)
    person = table.seat(table.waiting)
    sitting.do(table.draft(sitting.now, Sat(other.number, person.name, person.holder), NOBODY))
    assert table.automatic == NOT_OBVIOUS


def test_while_the_others_are_asked_something_the_table_waits() -> None:
    sitting = Sitting("brewcrafters", seats=3)
    until_automatic(sitting, Random(3))
    sitting.undo(0)
    assert sitting.table.proposal is not None
    assert sitting.table.automatic == NOT_OBVIOUS


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_obvious_answers_are_legal_and_depend_on_nothing_hidden(title: str) -> None:
    rng = Random(title)
    for seats in (2, 3):
        sitting = Sitting(title, seats=seats, options=full(LIBRARY.get(title), seats))
        while sitting.table.status == "playing":
            state = sitting.table.must_play().state
            code = state.obvious()
            assert code == NOT_OBVIOUS or code in list(state.legal())
            guess = state.clone()
            guess.resample(state.to_act, rng.getrandbits(60))
            assert guess.obvious() == code
            sitting.step(rng)
