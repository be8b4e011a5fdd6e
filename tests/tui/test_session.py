"""A game at a terminal, without the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tui.conftest import Start, at_first_turn, play_on

from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump
from alehouse.games import LIBRARY
from alehouse.tui.players import HUMAN, recorded, seated
from alehouse.tui.session import Session
from alehouse.tui.undo import showed_something
from alehouse.tui.words import Words


def do(session: Session, **action: object) -> None:
    """Lets bots move, then plays an action by its name."""
    session.let_bots_move()
    wanted: Action = dict(action)
    session.play(session.codebook.code(wanted))


def test_choices_are_numbered_and_what_is_refused_is_numbered_on(start: Start) -> None:
    session = at_first_turn(start())
    choices, greyed = session.choices(), session.greyed()
    assert [choice.code for choice in choices] == list(session.state.legal())
    numbers = [choice.number for choice in choices] + [grey.number for grey in greyed]
    assert numbers == list(range(1, len(numbers) + 1))
    assert greyed
    assert all(grey.rule.startswith("MB-") and grey.reason.endswith(".") for grey in greyed)


def test_the_session_shows_nothing_to_choose_when_the_game_is_over(start: Start) -> None:
    session = start()
    play_on(session, 10_000)
    assert session.over
    assert session.choices() == []
    assert session.greyed() == []
    assert session.record.result is not None
    totals = sorted(session.record.result["totals"], reverse=True)
    assert [standing.total for standing in session.standings()] == [max(0, total) for total in totals]  # MB-205


def test_a_free_move_may_be_taken_back_and_the_log_forgets_it(start: Start) -> None:
    session = at_first_turn(start())
    before, log = dump(session.state), session.lines()
    do(session, do="move", to="library")
    assert session.lines() != log
    assert session.undo()
    assert dump(session.state) == before
    assert session.lines() == log
    assert read_record(LIBRARY, session.path.read_text(encoding="utf-8")).steps[-1].action["do"] != "move"


def test_a_cast_die_cannot_be_taken_back(start: Start) -> None:
    session = at_first_turn(start(seats=1))
    do(session, do="action", what="water-easy")
    while session.state.decision() != "turnStep":
        do(session, do="stayQuiet")
    steps = len(session.record.steps)
    assert not session.undo()
    assert len(session.record.steps) == steps


def test_nobody_takes_back_the_decision_of_another(start: Start) -> None:
    session = at_first_turn(start(bots=[HUMAN]))
    seat = session.state.to_act
    do(session, do="endTurn")
    assert session.state.to_act != seat
    assert not session.may_undo()


def test_a_card_drawn_from_a_shuffled_deck_cannot_be_taken_back() -> None:
    title = LIBRARY.get("moonlight")
    setup = title.setup(1, {"expansion": True})
    codebook = title.codebook(setup.pack)
    state = title.stage(setup)
    title.patch(state, {"players": {"1": {"room": "chapel", "cards": ["rosary"]}}})
    state.script = [6]
    state.apply(codebook.code({"do": "action", "what": "pray"}))
    while state.decision() != "preDrawCards":
        state.apply(state.default())
    draw = codebook.code({"do": "draw"})
    after = state.clone()
    after.play(draw)
    assert after.random == state.random
    assert showed_something(state, draw, after)


def test_the_log_speaks_the_language_of_the_moment(start: Start) -> None:
    session = at_first_turn(start())
    english = session.lines()
    session.speak("fr")
    assert session.lang == "fr"
    assert len(session.lines()) == len(english)
    assert session.lines() != english


def test_a_saved_game_goes_on_with_the_same_players(start: Start) -> None:
    session = start(seats=3, bots=["random", "regular"])
    play_on(session, 12)
    record = read_record(LIBRARY, session.path.read_text(encoding="utf-8"))
    players = recorded(record.names, [], 3, Words("en"))
    again = Session(record, players, "en", session.path)
    assert [player.level for player in players] == [HUMAN, "random", "regular"]
    assert again.names == session.names
    assert dump(again.state) == dump(session.state)
    assert again.lines() == session.lines()


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(start: Start, tmp_path: Path) -> None:
    session = start()
    session.path = tmp_path / "file" / "game.ale"
    (tmp_path / "file").write_text("in the way")
    session.let_bots_move()
    session.play(session.choices()[0].code)
    assert "cannot be saved" in session.trouble
    assert len(session.record.steps) > 0


def test_bots_play_the_same_game_again_from_the_same_seed(start: Start) -> None:
    first, second = start(seats=3, bots=["regular"]), start(seats=3, bots=["regular"])
    play_on(first, 20)
    play_on(second, 20)
    assert [step.action for step in first.record.steps] == [step.action for step in second.record.steps]


@pytest.mark.parametrize(
    ("seats", "bots", "levels"),
    [
        (3, [], [HUMAN, "regular", "regular"]),
        (4, ["random"], [HUMAN, "random", "random", "random"]),
        (3, [HUMAN, "random"], [HUMAN, HUMAN, "random"]),
        (1, [], [HUMAN]),
    ],
)
def test_the_first_seat_is_a_person_and_the_last_named_bot_fills_the_rest(
    seats: int, bots: list[str], levels: list[str]
) -> None:
    players = seated(seats, bots, Words("en"))
    assert [player.level for player in players] == levels
    assert len({player.name for player in players}) == seats


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [(["regulr"], "did you mean 'regular'"), (["random", "random"], "with 2 seats there is 1")],
)
def test_players_that_do_not_exist_or_fit_are_refused(bots: list[str], sentence: str) -> None:
    with pytest.raises(AlehouseError, match=sentence):
        seated(2, bots, Words("en"))
