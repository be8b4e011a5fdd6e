"""What is seen by whom, over whole games of all titles: nothing that a seat cannot know reaches it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.table.sitting import Sitting

from alehouse.engine.events import EVERYONE
from alehouse.games import LIBRARY
from alehouse.lab.variants import full
from alehouse.table import lobby
from alehouse.table.projection import eye, heard_by, player_view, scores
from alehouse.table.table import Sender
from alehouse.table.timeline import Timeline


def sittings() -> list[tuple[str, int]]:
    """Every title with one seat more than it needs, and with four or as many as it takes."""
    titles = [LIBRARY.get(id) for id in LIBRARY.ids()]
    return [(title.id, seats) for title in titles for seats in sorted({title.min_seats + 1, min(4, title.max_seats)})]


@pytest.mark.parametrize(("title", "seats"), sittings())
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(title: str, seats: int) -> None:
    """The position is replaced by a guess of each viewer; everything the viewer is shown must stay the same."""
    rng = Random(f"{title} {seats}")
    sitting = Sitting(title, seats=seats, options=full(LIBRARY.get(title), seats))
    table = sitting.table
    step = 0
    while table.status == "playing":
        if step % 7 == 0:
            game = table.must_play()
            truth = game.state
            for viewer in range(seats):
                before = msgspec.to_builtins(player_view(table, [viewer + 1]))
                guess = truth.clone()
                guess.resample(viewer, rng.getrandbits(60))
                game.state = guess
                assert msgspec.to_builtins(player_view(table, [viewer + 1])) == before
                assert msgspec.to_builtins(scores(guess)) == msgspec.to_builtins(scores(truth))
                game.state = truth
        sitting.step(rng)
        step += 1


@pytest.mark.parametrize(("title", "seats"), sittings())
def test_choices_and_reasons_are_told_to_the_deciding_seat_only(title: str, seats: int) -> None:
    rng = Random(f"choices {title} {seats}")
    sitting = Sitting(title, seats=seats)
    for number in range(60):
        if sitting.table.status != "playing":
            break
        for viewer in range(seats + 1):
            seen = player_view(sitting.table, [viewer] if viewer else [])
            assert seen is not None
            assert seen.seat == viewer
            decides = viewer == sitting.table.waiting
            assert (bool(seen.legal) or seen.automatic is not None) == decides
            assert not (seen.legal and seen.automatic)
            assert viewer == sitting.table.waiting or not seen.refused
            assert (seen.undo is None) == (viewer == 0)
        sitting.step(rng)


@pytest.mark.parametrize(("title", "seats"), sittings())
def test_private_events_are_heard_by_their_seat_only(title: str, seats: int) -> None:
    rng = Random(f"events {title} {seats}")
    sitting = Sitting(title, seats=seats, options=full(LIBRARY.get(title), seats))
    while sitting.table.status == "playing":
        game: Timeline = sitting.table.must_play()
        code = rng.choice(list(game.state.legal()))
        heard = sitting.act(game.codebook.describe(code))
        if sitting.table.status != "playing":
            break
        for viewer in range(seats + 1):
            told = heard_by(sitting.table, [viewer] if viewer else [], heard)
            wanted = [one for one in heard if one[5] == EVERYONE or (viewer and one[5] == viewer - 1)]
            assert len(told) == len(wanted)
            assert all(event.get("only", viewer) == viewer for event in told)


def test_after_the_end_everything_is_seen() -> None:
    sitting = Sitting(seats=2)
    sitting.play_on(Random(1))
    seen = player_view(sitting.table, [])
    assert seen is not None
    assert "cards" in seen.view["decks"]["equipment"]
    assert seen.legal == []


def test_before_the_start_there_is_nothing_to_see() -> None:
    assert player_view(Sitting(start=False).table, []) is None


def test_people_at_one_screen_look_through_the_seat_that_decides() -> None:
    sitting = Sitting(start=False, options={"first": "2"})
    for seat in (1, 2, 3):
        sitting.do(lobby.sit(sitting.table, 1, Sender("ann"), seat, "Ann"))
    sitting.do(lobby.start(sitting.table, 1, Sender("host")))
    assert eye(sitting.table.waiting, [1, 2, 3], wanted=3) == 2
    assert eye(sitting.table.waiting, [1, 3], wanted=3) == 3
    assert eye(sitting.table.waiting, [1, 3]) == 1
    assert eye(sitting.table.waiting, []) == 0
