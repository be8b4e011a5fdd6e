"""Start rolls and round 1's rolls appear in log, history, replay and terminal (DB-001, DB-010)."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from tests.dicebrewing.play import TITLE
from tests.table.sitting import HOST, Sitting

from alehouse.bots.random_bot import RandomBot
from alehouse.cli import main
from alehouse.lab.simulate import recorded_game
from alehouse.server.serializers import history_shown
from alehouse.table import lobby
from alehouse.table.projection import heard_by
from alehouse.table.table import Sender
from alehouse.tui.opening import new_game
from alehouse.tui.plain import Plain
from alehouse.tui.session import Session

SEASON = {"event": "season", "season": "winter", "round": 1}


def session(folder: Path) -> Session:
    return new_game(TITLE.setup(2, seed=5), "", ["human"], "en", folder / "game.ale")


def test_whoever_sits_at_the_table_hears_the_opening_when_the_game_starts() -> None:
    sitting = Sitting("dicebrewing", seats=2, start=False)
    assert history_shown(sitting.table, [], 0).steps == []
    for seat in (1, 2):
        sitting.do(lobby.sit(sitting.table, sitting.now, Sender(f"person-{seat}"), seat, f"P{seat}"))
    heard = heard_by(sitting.table, [1], sitting.do(lobby.start(sitting.table, sitting.now, Sender(HOST))))
    assert [told["event"] for told in heard[:2]] == ["start-roll", "start-roll"]
    assert [told for told in heard if told["event"] == "season"] == [{**SEASON, "seat": sitting.table.waiting}]
    assert sum(told["count"] for told in heard if told["event"] == "roll") == 8
    opening = history_shown(sitting.table, [1], 0).steps[0]
    assert (opening.step, opening.seat, opening.action, opening.events) == (0, 0, None, heard)


def test_step_0_is_asked_for_only_once() -> None:
    sitting = Sitting("dicebrewing", seats=2)
    sitting.act(sitting.legal[0])
    assert [step.step for step in history_shown(sitting.table, [1], 0).steps] == [0, 1]
    assert [step.step for step in history_shown(sitting.table, [1], 1).steps] == []


def test_a_full_table_that_starts_by_itself_tells_it_too() -> None:
    sitting = Sitting("dicebrewing", seats=2, start=False, start_when_full=True)
    said = [
        sitting.do(lobby.sit(sitting.table, sitting.now, Sender(f"person-{seat}"), seat, f"P{seat}")) for seat in (1, 2)
    ]
    assert said[0] == []
    assert heard_by(sitting.table, [], said[1])[0]["event"] == "start-roll"


def test_a_replay_begins_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.ale"
    recorded_game(TITLE.setup(2, seed=5), [RandomBot(), RandomBot()], 3).save(path)
    main(["replay", str(path), "--lang", "en"])
    out = capsys.readouterr().out
    first, rest = out.split("\n1. ", 1)
    assert "Round 1: Winter." in first
    assert "to determine the first player" in first
    assert "Round 1:" not in rest
    main(["replay", str(path), "--json"])
    assert json.loads(capsys.readouterr().out)["opening"][0]["event"] == "start-roll"


def test_a_terminal_tells_it_once_and_keeps_it_when_everything_is_taken_back(tmp_path: Path) -> None:
    played = session(tmp_path)
    opening = played.lines()
    assert any(line.startswith("Round 1: Winter.") for line in opening)
    assert played.lines(0) == []
    out = io.StringIO()
    Plain(played, io.StringIO("store dice\nundo\nstore dice\nquit\n"), out).run()
    assert [out.getvalue().count(line) for line in opening] == [opening.count(line) for line in opening]
    played.undo()
    assert played.lines() == opening
