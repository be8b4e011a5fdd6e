"""A game at a terminal, without the terminal."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tests.tui.conftest import Start, at_first_turn, play_on

from alehouse.engine.codebook import Action, spelled
from alehouse.engine.errors import AlehouseError
from alehouse.engine.fairness import Source, new_secret
from alehouse.engine.record import Record, read_record
from alehouse.engine.snapshot import dump
from alehouse.games import LIBRARY
from alehouse.tui.opening import HUMAN, saved_game, seat_levels
from alehouse.tui.session import Session

MOONLIGHT = LIBRARY.get("moonlight")


def do(session: Session, **action: object) -> None:
    """Lets bots move, then plays an action by its name."""
    session.let_bots_move()
    session.play(dict(action))


def actions(session: Session) -> list[object]:
    return [session.game.codebook.describe(move.code) for move in session.game.moves]


def cast_a_die(session: Session) -> None:
    """The deciding person looks for water and comes back to the next step of the turn."""
    do(session, do="action", what="water-easy")
    while session.player_view().decision != "turn-step":
        do(session, do="stay-quiet")


def test_choices_and_what_is_refused_have_numbers_of_their_own(start: Start) -> None:
    session = at_first_turn(start())
    choices, grayed = session.choices(), session.grayed()
    legal = sorted(session.game.state.legal())
    assert sorted(session.game.codebook.code(choice.action) for choice in choices) == legal
    numbers = [choice.number for choice in choices] + [gray.number for gray in grayed]
    assert len(set(numbers)) == len(numbers)
    assert [choice.number for choice in choices] == sorted(choice.number for choice in choices)
    assert grayed
    assert all(gray.rule.startswith("MB-") and gray.reason.endswith(".") for gray in grayed)


def test_choices_keep_their_numbers_within_a_decision(start: Start) -> None:
    session = at_first_turn(start())
    numbers: dict[tuple[str, str], int] = {}
    while not session.over:
        decision = session.player_view().decision
        for choice in session.choices():
            assert numbers.setdefault((decision, spelled(choice.action)), choice.number) == choice.number
        play_on(session, session.steps + 1)
        session.let_bots_move()
    assert numbers["turn-step", spelled({"do": "end-turn"})] == 1


def test_ending_a_turn_with_actions_left_is_asked_once(start: Start) -> None:
    session = at_first_turn(start())
    end: Action = {"do": "end-turn"}
    assert session.warning(end).startswith("You have 2 actions left")
    assert session.warning(end) == ""
    assert session.warning(session.choices()[1].action) == ""


def test_the_log_says_you_to_the_only_person_and_names_several(start: Start) -> None:
    alone, shared = at_first_turn(start()), at_first_turn(start(bots=[HUMAN]))
    mover = shared.names[shared.acting]
    for session in (alone, shared):
        session.play(next(choice.action for choice in session.choices() if choice.action["do"] == "move"))
    assert alone.lines()[-1].startswith("You ")
    assert shared.lines()[-1].startswith(f"{mover} ")
    alone.speak("fr")
    assert alone.lines()[-1].startswith("Vous ")
    assert alone.names[1] in "".join(alone.lines())  # the bot's doings keep its name


def test_the_session_shows_nothing_to_choose_when_the_game_is_over(start: Start) -> None:
    session = start()
    play_on(session, 10_000)
    assert session.over
    assert session.choices() == []
    assert session.grayed() == []
    result = read_record(LIBRARY, session.path.read_text(encoding="utf-8")).result
    assert result is not None
    totals = sorted(result["totals"], reverse=True)
    assert [score.total for score in session.standings()] == [max(0, total) for total in totals]  # MB-205


# -- taking back ------------------------------------------------------------------------------


def test_a_free_move_may_be_taken_back_and_the_log_forgets_it(start: Start) -> None:
    session = at_first_turn(start(bots=[HUMAN]))
    before, log = dump(session.game.state), session.lines()
    do(session, do="move", to="library")
    assert session.lines() != log
    assert session.undo()
    assert not session.asked
    assert dump(session.game.state) == before
    assert session.lines() == log
    assert read_record(LIBRARY, session.path.read_text(encoding="utf-8")).steps[-1].action["do"] != "move"


def test_who_plays_alone_against_bots_takes_back_whatever_was_decided(start: Start) -> None:
    session = at_first_turn(start(secret=new_secret()))
    steps = session.steps
    do(session, do="end-turn")
    session.let_bots_move()
    assert session.steps > steps + 1
    assert session.undo()
    assert session.steps == steps


def test_dice_that_were_taken_back_come_again_even_after_a_break(start: Start) -> None:
    session = at_first_turn(start(seats=1, secret=new_secret()))
    steps = session.steps
    cast_a_die(session)
    moves, cast = session.game.moves[steps:], session.lines(steps)
    while session.steps > steps:
        assert session.undo()
    undone = session.table.undone
    session = saved_game(session.title, session.path, [], "en")
    for number, move in enumerate(moves, steps):
        if session.steps == number:  # an obvious answer was given by the table itself
            session.play(session.game.codebook.describe(move.code))
    assert session.lines(steps) == cast
    assert undone > 0
    assert session.table.undone == undone


def test_a_game_that_was_continued_from_a_record_says_so(start: Start) -> None:
    session = at_first_turn(start(seats=1, secret=new_secret()))
    assert not any("From a record" in line for line in session.lines())
    steps = session.steps
    record = read_record(LIBRARY, session.path.read_text("utf-8"))
    record.sources.append(Source(steps, new_secret(), [""]))
    state = record.replay()
    record.add(state, state.default())
    session.path.write_text("\n".join([*record.lines(), _end(record)]) + "\n", "utf-8")
    session = saved_game(session.title, session.path, [], "en")
    assert session.lines()[0] == f"From a record: after step {steps} the dice are new."


def _end(record: Record) -> str:
    return json.dumps({"result": None, "secrets": [source.secret for source in record.sources]})


@pytest.mark.parametrize("yes", [True, False])
def test_persons_are_asked_before_a_cast_die_is_taken_back(start: Start, yes: bool) -> None:
    session = at_first_turn(start(bots=[HUMAN]))
    cast_a_die(session)
    steps = session.steps
    assert session.undo()
    assert session.names[session.acting] in session.asked
    assert session.steps == steps
    session.answer(yes)
    assert not session.asked
    assert (session.steps < steps) == yes


def test_there_is_nothing_to_take_back_before_the_first_decision(start: Start) -> None:
    session = start(seats=1)
    assert not session.undo()


# -- reports ----------------------------------------------------------------------------------


def test_the_log_speaks_the_language_of_the_moment(start: Start) -> None:
    session = at_first_turn(start())
    english = session.lines()
    session.speak("fr")
    assert session.lang == "fr"
    assert len(session.lines()) == len(english)
    assert session.lines() != english


# -- keeping ----------------------------------------------------------------------------------


@pytest.mark.parametrize("secret", ["", "5e" * 32])
def test_a_saved_game_goes_on_with_the_same_players(start: Start, secret: str) -> None:
    session = start(seats=3, bots=["random", "regular"], secret=secret)
    play_on(session, 12)
    again = saved_game(MOONLIGHT, session.path, [], "en")
    assert [seat.level for seat in again.table.seats] == ["", "random", "regular"]
    assert again.names == session.names
    assert dump(again.game.state) == dump(session.game.state)
    assert again.lines() == session.lines()
    play_on(again, 10_000)
    assert again.over
    read_record(LIBRARY, again.path.read_text(encoding="utf-8")).replay()


def test_what_could_be_taken_back_still_can_after_a_game_is_resumed(start: Start) -> None:
    session = at_first_turn(start(bots=[HUMAN]))
    steps = session.steps
    do(session, do="move", to="library")
    again = saved_game(MOONLIGHT, session.path, [], "en")
    assert again.undo()
    assert again.steps == steps


def test_a_record_that_names_its_bots_by_other_names_is_resumed(tmp_path: Path) -> None:
    record = Record(MOONLIGHT.setup(3, seed=4))
    record.names = ["Ann", "Mara (master:50ms)", ""]
    state = record.start()
    for _ in range(5):
        record.add(state, state.default())
    record.save(tmp_path / "game.ale")
    session = saved_game(MOONLIGHT, tmp_path / "game.ale", [], "en")
    assert session.names == ["Ann", "Mara", "Corvin"]
    assert [seat.level for seat in session.table.seats] == ["", "master:50ms", "regular"]
    assert dump(session.game.state) == dump(state)


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(start: Start, tmp_path: Path) -> None:
    session = start()
    session.path = tmp_path / "file" / "game.ale"
    (tmp_path / "file").write_text("in the way")
    session.let_bots_move()
    session.play(session.choices()[0].action)
    assert "cannot be saved" in session.trouble
    assert session.steps > 0


def test_a_game_resumed_from_a_copy_leaves_the_first_file_alone(start: Start, tmp_path: Path) -> None:
    session = at_first_turn(start())
    kept = session.path.read_text(encoding="utf-8")
    shutil.copy(session.path, tmp_path / "copy.ale")
    play_on(saved_game(MOONLIGHT, tmp_path / "copy.ale", [], "en"), session.steps + 5)
    assert session.path.read_text(encoding="utf-8") == kept


# -- who plays --------------------------------------------------------------------------------


def test_bots_play_the_same_game_again_from_the_same_seed(start: Start) -> None:
    first, second = start(seats=3, bots=["regular"]), start(seats=3, bots=["regular"])
    play_on(first, 20)
    play_on(second, 20)
    assert actions(first) == actions(second)


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
    start: Start, seats: int, bots: list[str], levels: list[str]
) -> None:
    assert seat_levels(MOONLIGHT, seats, bots) == levels
    assert len(set(start(seats=seats, bots=bots).names)) == seats


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["regulr"], "did you mean 'regular'"),
        (["random", "random"], "names 2, but --seats 2 leaves only 1"),
        (["master:soon"], "the budget of 'master:soon'"),
    ],
)
def test_players_that_do_not_exist_or_fit_are_refused(bots: list[str], sentence: str) -> None:
    with pytest.raises(AlehouseError, match=sentence):
        seat_levels(MOONLIGHT, 2, bots)
