"""The command `play` and the title picker: what they refuse, and games that are resumed or cut off."""

from __future__ import annotations

import asyncio
import io
import sys
from pathlib import Path

import pytest
from textual.widgets import OptionList, Select, Static, Switch

from alehouse.bots.random_bot import RandomBot
from alehouse.cli import main
from alehouse.engine.record import read_record
from alehouse.games import LIBRARY
from alehouse.lab.simulate import recorded_game
from alehouse.tui.picker import Picked, PickerApp, Settings

PLAY = ["play", "moonlight", "--plain"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games go to the test's folder, and nothing is typed."""
    monkeypatch.setattr("alehouse.tui.opening.user_data_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    return tmp_path / "games"


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "moonlite", "--plain"], "unknown game 'moonlite'; did you mean 'moonlight'?"),
        ([*PLAY, "--seats", "9"], "is for 1 to 8 players, not 9."),
        ([*PLAY, "--option", "dual=on"], "unknown option 'dual'; did you mean 'duel'?"),
        ([*PLAY, "--option", "duel"], "--option takes NAME=VALUE"),
        ([*PLAY, "--pack", "none-such"], "unknown pack 'none-such'"),
        ([*PLAY, "--bots", "regulr"], "unknown bot 'regulr'; did you mean 'regular'?"),
        ([*PLAY, "--bots", "random,random", "--seats", "2"], "--seats 2 leaves only 1 for them."),
        ([*PLAY, "--lang", "de"], "unknown language 'de'"),
        ([*PLAY, "--speed", "-1"], "--speed takes seconds from 0 to 60"),
        ([*PLAY, "--seed", "-1"], "a seed is a whole number"),
        ([*PLAY, "--resume", "no-such-file.ale"], "the record 'no-such-file.ale' cannot be read"),
        ([*PLAY, "--resume", "x.ale", "--seats", "2"], "--resume continues with the game's own seats"),
        ([*PLAY, "--at", "3"], "--at needs --resume with a saved game, and --seat needs --at."),
        ([*PLAY, "--resume", "x.ale", "--seat", "2"], "--at needs --resume with a saved game, and --seat needs --at."),
        (["play", "moonlight"], "the full screen needs a terminal; use --plain"),
    ],
)
def test_wrong_use_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], own_folder: Path
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert not own_folder.exists()


def test_input_that_ends_at_once_leaves_a_saved_game(capsys: pytest.CaptureFixture[str], own_folder: Path) -> None:
    assert main([*PLAY, "--seed", "7"]) == 0
    said = capsys.readouterr().out
    [saved] = own_folder.glob("moonlight-*.ale")
    assert str(saved) in said
    assert "The input has ended." in said


def test_a_saved_game_is_resumed_in_the_same_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, own_folder: Path
) -> None:
    typing(monkeypatch, "1", "5")
    assert main([*PLAY, "--seed", "7", "--seats", "1"]) == 0
    [saved] = own_folder.glob("*.ale")
    typing(monkeypatch, "1", "1")  # ending the turn is asked once
    assert main([*PLAY, "--resume", str(saved)]) == 0
    assert "The saved game continues after 2 decisions." in capsys.readouterr().out
    assert len(read_record(LIBRARY, saved.read_text(encoding="utf-8")).steps) == 3
    assert list(own_folder.iterdir()) == [saved]


def test_a_game_is_played_on_from_a_position_as_another_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, own_folder: Path, tmp_path: Path
) -> None:
    record = recorded_game(LIBRARY.get("moonlight").setup(2, seed=4), [RandomBot()] * 2, 1)
    finished = tmp_path / "finished.ale"
    record.save(finished)
    before = finished.read_text(encoding="utf-8")
    at, seat = 20, record.steps[20].seat
    typing(monkeypatch, "1", "1")  # ending the turn is asked once
    assert main([*PLAY, "--resume", str(finished), "--at", str(at), "--seat", str(seat)]) == 0
    assert "The saved game continues after 20 decisions." in capsys.readouterr().out
    [other] = own_folder.glob("*.ale")
    played = read_record(LIBRARY, other.read_text(encoding="utf-8"))
    assert [step.action for step in played.steps[:at]] == [step.action for step in record.steps[:at]]
    assert played.steps[at].seat == seat
    assert finished.read_text(encoding="utf-8") == before
    assert main([*PLAY, "--resume", str(finished), "--at", "9999"]) == 2
    assert f"--at takes a number of steps from 0 to {len(record.steps) - 1}" in capsys.readouterr().err


def test_an_altered_record_is_refused_with_its_step(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, own_folder: Path
) -> None:
    typing(monkeypatch, "1", "5")
    main([*PLAY, "--seed", "7", "--seats", "1"])
    [saved] = own_folder.glob("*.ale")
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text.replace('"n":2', '"n":3'), encoding="utf-8")
    capsys.readouterr()
    assert main([*PLAY, "--resume", str(saved)]) == 2
    assert "step 2" in capsys.readouterr().err


def test_options_that_need_one_player_get_one_unless_told(capsys: pytest.CaptureFixture[str], own_folder: Path) -> None:
    assert main([*PLAY, "--option", "hermit=on"]) == 0
    [saved] = own_folder.glob("*.ale")
    assert read_record(LIBRARY, saved.read_text(encoding="utf-8")).setup.seats == 1


def test_a_reader_that_goes_away_leaves_the_saved_game(monkeypatch: pytest.MonkeyPatch, own_folder: Path) -> None:
    class Closed(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stdout", Closed())
    monkeypatch.setattr("os.dup2", lambda *_: None)
    monkeypatch.setattr(Closed, "fileno", lambda _: 1, raising=False)
    assert main(PLAY) == 141
    assert len(list(own_folder.glob("*.ale"))) == 1


def test_without_a_terminal_the_picker_says_how_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play"]) == 2
    assert "alehouse play GAME --plain" in capsys.readouterr().err


def test_settings_without_a_title_are_not_ignored(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", "3"]) == 2
    assert "name the title" in capsys.readouterr().err


def test_the_language_comes_from_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert main(PLAY) == 0
    assert "Te damos la bienvenida" in capsys.readouterr().out


def test_the_picker_returns_title_seats_bots_and_options() -> None:
    app = PickerApp(LIBRARY, "en")

    async def go() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("l")
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            settings = pilot.app.screen
            assert isinstance(settings, Settings)
            settings.query_one("#seats", Select).value = 2
            settings.query_one("#option-hermit", Switch).value = True
            await pilot.pause()
            await pilot.click("#play")
            await pilot.pause()
            assert "1" in str(settings.query_one("#problem", Static).render())
            settings.query_one("#option-hermit", Switch).value = False
            settings.query_one("#option-duel", Switch).value = True
            await pilot.click("#play")
            await pilot.pause()

    asyncio.run(go())
    picked = app.return_value
    assert isinstance(picked, Picked)
    assert (picked.title.id, picked.seats, picked.bots, picked.lang) == ("moonlight", 2, ["regular"], "es")
    assert picked.options["duel"] == "on"


def test_leaving_the_picker_plays_nothing() -> None:
    app = PickerApp(LIBRARY, "en")

    async def go() -> None:
        async with app.run_test() as pilot:
            await pilot.pause()
            assert pilot.app.screen.query_one(OptionList).option_count == len(LIBRARY.ids())
            await pilot.press("q")

    asyncio.run(go())
    assert app.return_value is None
