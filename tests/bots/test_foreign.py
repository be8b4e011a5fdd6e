"""Bots that others wrote: found by path, by name and by entry point, checked, and usable wherever a level is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alehouse.bots.bot import Bot, ask
from alehouse.bots.foreign import named
from alehouse.bots.levels import bot, checked, is_foreign, offered
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.lab.simulate import Simulation
from alehouse.table.names import name_and_level
from alehouse.tui.opening import new_game, saved_game

ROOT = Path(__file__).parents[2]
FIRST = f"{ROOT / 'examples' / 'first_bot.py'}:FirstBot"
SOURCE = """
from alehouse.bots.bot import Bot

class Titled(Bot):
    def __init__(self, title):
        self.title = title

    def choose(self, guess, seed):
        assert self.title.id == guess.view(guess.to_act)["title"]
        return guess.legal()[-1]

class Plain:  # does not even know our class
    def choose(self, guess, seed):
        legal = list(guess.legal())
        guess.play(legal[0])  # its guess is its own
        return legal[-1]

class Illegal(Bot):
    def choose(self, guess, seed):
        return 10**6

class Failing(Bot):
    def choose(self, guess, seed):
        return [][1]

class Unready(Bot):
    def __init__(self, title):
        raise ValueError("weights are missing")

class NoChoice:
    pass
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    path = tmp_path / "some_bots.py"
    path.write_text(SOURCE)
    return str(path)


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_bot_given_by_its_path_plays_whole_games(title: str, bots: str) -> None:
    assert checked(FIRST) == (FIRST, "", "")
    tally = Simulation(LIBRARY.get(title).setup(3), [FIRST, f"{bots}:Titled", "random"], 1).batch(0, 2)
    assert tally.games == 2


def test_a_class_that_takes_no_title_gets_none(bots: str) -> None:
    state = LIBRARY.get("moonlight").setup(2).start()
    legal = list(state.legal())
    assert ask(bot(f"{bots}:Plain", LIBRARY.get("moonlight")), state, 1) == legal[-1]
    assert list(state.legal()) == legal  # what it plays on is not the game


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Illegal", "chose code 1000000, which is not legal"),
        ("Failing", r"failed with IndexError: list index out of range \(some_bots.py, line \d+\)"),
        ("Unready", r"failed with ValueError: weights are missing \(some_bots.py, line \d+\)"),
        ("NoChoice", r"a bot has a method choose\(guess, seed\); NoChoice has none"),
        ("Titeld", "defines no 'Titeld'; did you mean 'Titled'"),
    ],
)
def test_what_is_wrong_with_a_bot_is_told_in_one_sentence(bots: str, name: str, said: str) -> None:
    title = LIBRARY.get("moonlight")
    with pytest.raises(AlehouseError, match=said):
        ask(bot(f"{bots}:{name}", title), title.setup(2).start(), 1)


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("nowhere.py:Bot", "there is no such file"),
        ("no_such_module:Bot", "there is no such module; a file is written path/to/file.py:Class"),
        ("bot.txt:Bot", "there is no such module"),
        ("grandmistress", "unknown bot level 'grandmistress'"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_before_anything_starts(place: str, said: str) -> None:
    with pytest.raises(AlehouseError, match=said):
        checked(place)


def test_a_bot_named_in_the_environment_is_a_level_like_others(bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_foreign("tidy")
    monkeypatch.setenv("ALEHOUSE_BOTS", f"tidy={bots}:Titled, regular={bots}:Illegal")
    assert named() == {"tidy": f"{bots}:Titled", "regular": f"{bots}:Illegal"}
    assert offered()[-1] == "tidy"
    assert offered().count("regular") == 1
    assert bot("tidy", LIBRARY.get("moonlight")).level == "tidy"
    assert type(bot("regular", LIBRARY.get("moonlight"))).__name__ == "GreedyBot"  # our names stay ours
    assert name_and_level("Berta (tidy)") == ("Berta", "tidy")
    monkeypatch.setenv("ALEHOUSE_BOTS", "Tidy bot")
    with pytest.raises(AlehouseError, match="ALEHOUSE_BOTS takes NAME=path"):
        named()


def test_an_installed_package_brings_its_bots(tmp_path: Path) -> None:
    (tmp_path / "lucky.py").write_text(SOURCE)
    about = tmp_path / "lucky-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lucky\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[alehouse.bots]\nlucky = lucky:Titled\n")
    command = [sys.executable, "-m", "alehouse.cli", "simulate", "moonlight", "--games", "2", "--bots", "lucky,random"]
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths})
    assert done.returncode == 0, done.stderr
    assert '"lucky"' in done.stdout


def test_a_saved_game_does_not_choose_what_code_runs(tmp_path: Path) -> None:
    title = LIBRARY.get("moonlight")
    path = tmp_path / "game.ale"
    session = new_game(title.setup(2, seed=1), "", [FIRST], "en", path)
    session.let_bots_move()
    session.write(path)
    with pytest.raises(AlehouseError, match="name its players again with --bots"):
        saved_game(title, path, [], "en")
    again = saved_game(title, path, [FIRST], "en")
    again.let_bots_move()
    assert again.steps >= session.steps


def test_our_own_interface_is_all_that_a_bot_needs() -> None:
    class Fresh(Bot):
        pass

    with pytest.raises(NotImplementedError):
        Fresh().choose(LIBRARY.get("moonlight").setup(2).start(), 1)
