"""The text mode, driven by typed lines."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tests.tui.conftest import Start, at_first_turn

from alehouse.engine.record import read_record
from alehouse.games import LIBRARY
from alehouse.text.languages import languages
from alehouse.tui import plain
from alehouse.tui.opening import HUMAN
from alehouse.tui.plain import Plain, matching
from alehouse.tui.session import Session
from alehouse.tui.viewpoint import Choice


def typed(session: Session, *lines: str) -> str:
    """Everything that is printed while these lines are typed."""
    out = io.StringIO()
    Plain(session, io.StringIO("".join(line + "\n" for line in lines)), out).run()
    return out.getvalue()


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_by_numbers_in_every_language(start: Start, lang: str) -> None:
    session = start(lang=lang)
    said = typed(session, *["1"] * 3000)
    assert session.over
    assert session.words("game-over") in said
    assert "log-" not in said
    assert "refusal-" not in said
    assert session.speech.catalogue.problems == []
    assert session.words.catalogue.problems == []
    record = read_record(LIBRARY, session.path.read_text(encoding="utf-8"))
    assert record.result is not None
    record.replay()


def test_the_end_of_the_input_ends_politely_and_says_how_to_go_on(start: Start) -> None:
    session = start()
    said = typed(session)
    assert "The input has ended." in said
    assert f"alehouse play moonlight --resume {session.path}" in said


def test_quit_leaves_the_game_saved(start: Start) -> None:
    session = start()
    typed(session, "1", "quit", "1")
    assert len(read_record(LIBRARY, session.path.read_text(encoding="utf-8")).steps) == session.steps


def test_a_choice_is_taken_by_its_words_or_by_its_spelled_action(start: Start) -> None:
    session = start(seats=1)
    said = typed(session, "Dunstan", "LIBRARY", "do nothing like this", "undo", "move to=chapel")
    assert "Brother Dunstan" in said
    assert "“do nothing like this” is not understood" in said
    assert [session.game.codebook.describe(move.code) for move in session.game.moves] == [
        {"do": "choose-monk", "monk": "dunstan"},
        {"do": "move", "to": "chapel"},
    ]


def test_words_that_fit_several_choices_ask_which(start: Start) -> None:
    session = start(seats=1)
    said = typed(session, "1", "water")
    assert "“water” fits several choices" in said
    assert session.steps == 1


def test_a_word_matches_whatever_its_accents() -> None:
    choices = [Choice(1, "Aller : Forêt", {"do": "move", "to": "forest"}), Choice(2, "Finir", {"do": "end"})]
    assert matching(choices, "foret") == choices[:1]
    assert matching(choices, "3") == []


def test_why_tells_reasons_with_their_rules(start: Start) -> None:
    session = start(seats=1)
    said = typed(session, "1", "why", "why 999")
    grayed = session.grayed()
    assert grayed
    for gray in grayed:
        assert f"{gray.reason} (rule {gray.rule})" in said
    assert "There is no refused choice 999" in said
    assert grayed[0].reason in typed(session, str(grayed[0].number))


def test_few_refused_choices_are_named_and_many_are_counted(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    session = start(seats=1)
    said = typed(session, "1")
    grayed = session.grayed()
    assert len(grayed) > plain.MOST_REFUSED
    assert f"Not now: {len(grayed)} choices." in said
    monkeypatch.setattr(plain, "MOST_REFUSED", len(grayed))
    said = typed(session, "board")
    assert all(f"{gray.number}. {gray.label}" in said for gray in grayed)


@pytest.mark.parametrize("lang", languages())
def test_a_hint_names_good_moves_with_their_forecasts(start: Start, lang: str) -> None:
    session = at_first_turn(start(seats=2, lang=lang))
    steps = session.steps
    said = typed(session, session.words("command-hint"))
    for first, *rest in session.advice():
        assert first in said
        assert all(f"   {line}\n" in said for line in rest)
    expected = [session.speech.forecast(one, session.names) for one in session.player_view().forecasts]
    assert any(
        session.speech.say("hint-forecast", forecast=session.speech.clauses(lines)) in said
        for lines in expected
        if lines
    )
    assert session.steps == steps


def test_board_log_score_and_rules_are_told(start: Start) -> None:
    session = start(seats=2)
    said = typed(session, "1", "board", "log", "score", "rules", "rules MB-037", "rules MB-999", "help")
    assert "Phase I Preparation" in said
    assert "Chapel: Pray 3+." in said
    assert "1. " in said
    assert "points" in said
    assert "Moving" in said
    assert "unknown rule 'MB-999'" in said
    assert "Commands: why, hint, board" in said


def test_undo_says_whether_it_worked(start: Start) -> None:
    session = start(seats=1)
    said = typed(session, "undo", "1", "library", "undo")
    assert "There is nothing to undo yet." in said
    assert "Your last decision was undone." in said


@pytest.mark.parametrize(("answer", "said_then"), [("no", "not everybody agrees"), ("Yes", "was undone")])
def test_the_others_are_asked_before_what_they_saw_is_taken_back(start: Start, answer: str, said_then: str) -> None:
    session = start(seats=2, bots=[HUMAN])
    said = typed(session, "1", "1", "end the turn", "end the turn", "undo", answer)
    asker = session.names[session.acting]
    question = f"{asker} asks to undo the last "
    assert question in said
    assert said_then in said.partition(question)[2]


def test_the_language_changes_in_the_middle_and_with_it_the_commands(start: Start) -> None:
    session = start(seats=1)
    said = typed(session, "1", "lang it", "aiuto", "perche", "lang xx", "LINGUA en")
    assert "Lingua: italiano." in said
    assert "Comandi:" in said
    assert "(regola MB-" in said
    assert "unknown language 'xx'" in said
    assert "Language: English." in said


def test_save_writes_a_copy_or_says_why_not(start: Start, tmp_path: Path) -> None:
    session = start(seats=1)
    (tmp_path / "wall").write_text("")
    said = typed(session, "1", f"save {tmp_path}/copy.ale", f"save {tmp_path}/wall/copy.ale")
    assert len(read_record(LIBRARY, (tmp_path / "copy.ale").read_text(encoding="utf-8")).steps) == 1
    assert "cannot be saved" in said


def test_persons_hand_over_to_each_other(start: Start) -> None:
    session = start(seats=2, bots=[HUMAN])
    said = typed(session, "1", "1")
    assert "It is Player 1\u2019s turn. Please hand over the keyboard." in said
    assert "It is Player 2\u2019s turn. Please hand over the keyboard." in said
