"""Wrong use: one clear sentence that says what was wrong and what is allowed, exit code 2, no traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

WRONG = [
    (["gmaes"], "unknown command 'gmaes'; did you mean 'games'? Allowed: play, serve, games, rules,"),
    (["--verson"], "'alehouse' has no option '--verson'; did you mean '--version'?"),
    (
        ["games", "--jsn"],
        "'alehouse games' has no option '--jsn'; did you mean '--json'? Allowed: --lang, --json, --help",
    ),
    (["games", "moonlight"], "'alehouse games' does not take 'moonlight'; see 'alehouse games --help'."),
    (["simulate"], "'alehouse simulate' needs GAME; see 'alehouse simulate --help'."),
    (["simulate", "moonlight"], "'alehouse simulate' needs --games; see"),
    (["simulate", "moonlight", "--games"], "'alehouse simulate' needs a value for --games; see"),
    (["simulate", "moonlight", "--gmes", "5"], "has no option '--gmes'; did you mean '--games'?"),
    (["simulate", "moonlight", "--games", "many"], "--games of 'alehouse simulate' takes a whole number, not 'many'."),
    (["simulate", "moonlight", "--games", "2.5"], "--games of 'alehouse simulate' takes a whole number, not '2.5'."),
    (["replay", "x.ale", "--at", "1.5"], "--at of 'alehouse replay' takes a whole number, not '1.5'."),
    (["simulate", "moonlight", "--games", "1", "--games", "2"], "--games of 'alehouse simulate' is given more than"),
    (["simulate", "moonlight", "--games", "0"], "--games takes a whole number from 1, not 0."),
    (["simulate", "moonlight", "--games", "1", "--workers", "0"], "--workers takes a whole number from 1, not 0."),
    (["simulate", "moonlihgt", "--games", "1"], "unknown game 'moonlihgt'; did you mean 'moonlight'? Allowed: "),
    (["simulate", "moonlight", "--games", "1", "--seats", "9"], "is for 1 to 8 players, not 9."),
    (["simulate", "moonlight", "--games", "1", "--seed", "-1"], "a seed is a whole number from 0 to"),
    (
        ["simulate", "moonlight", "--games", "1", "--bots", "regulr"],
        "unknown bot level 'regulr'; did you mean 'regular'?",
    ),
    (["simulate", "moonlight", "--games", "1", "--bots", "random,random", "--seats", "3"], "names 2 bots for 3 seats"),
    (["simulate", "moonlight", "--games", "1", "--option", "deul=on"], "unknown option 'deul'; did you mean 'duel'?"),
    (["simulate", "moonlight", "--games", "1", "--option", "duel=maybe"], "it takes on or off."),
    (
        ["simulate", "moonlight", "--games", "1", "--option", "duel"],
        "--option takes NAME=VALUE, for example --option duel=on",
    ),
    (["simulate", "moonlight", "--games", "1", "--option", "duel=on", "--option", "duel=off"], "'duel' is given twice"),
    (
        ["simulate", "moonlight", "--games", "1", "--pack", "no-such-pack"],
        "unknown pack 'no-such-pack'. Allowed: house",
    ),
    (["fuzz", "moonlight", "--seconds", "soon"], "--seconds of 'alehouse fuzz' takes a number, not 'soon'."),
    (["fuzz", "moonlight", "--seconds", "nan"], "--seconds of 'alehouse fuzz' takes a number, not 'nan'."),
    (["fuzz", "moonlight", "--games", "-3"], "--games takes a number above 0, not -3."),
    (["bench", "moonlihgt"], "unknown game 'moonlihgt'; did you mean 'moonlight'?"),
    (["rules", "moonlight", "--lang", "de"], "unknown language 'de'. Allowed: en, es, fr, it."),
    (["cards"], "'alehouse cards' needs GAME"),
    (["cards", "check"], "'alehouse cards check' needs PACK"),
    (["cards", "check", "no-such-folder"], "'no-such-folder' is not a pack: it has no pack.toml"),
    (["scenario", "rnu", "x.toml"], "unknown command 'rnu'; did you mean 'run'? Allowed: run."),
    (["scenario", "run"], "needs a scenario file or a folder of them."),
    (["scenario", "run", "no-such.toml"], "no-such.toml: cannot be read"),
    (["replay", "no-such.ale"], "the record 'no-such.ale' cannot be read: No such file or directory."),
    (["replay", "no-such.ale", "--at", "3", "--verify"], "--at and --verify cannot be combined"),
    (["replay", "x.ale", "--at", "soon"], "--at of 'alehouse replay' takes a whole number, not 'soon'."),
    (["hint", "no-such.ale"], "the record 'no-such.ale' cannot be read: No such file or directory."),
    (["hint", "no-such.ale", "--playouts", "0"], "--playouts takes a whole number from 1, not 0."),
    (["analyze", "no-such.ale", "--all", "--seat", "1"], "--seat and --all cannot be combined"),
    (["tournament", "moonlight", "--games", "5"], "'alehouse tournament' needs --bots"),
    (["tournament", "moonlight", "--games", "5", "--bots", "random"], "--bots takes two or more different levels"),
    (["tournament", "moonlight", "--games", "5", "--bots", "random,random"], "--bots takes two or more different"),
    (["tournament", "moonlight", "--games", "0", "--bots", "random,novice"], "--games takes a whole number from 1"),
    (["tournament", "moonlight", "--games", "5", "--bots", "random,novice", "--seats", "1"], "needs at least 2 seats"),
    (["balance", "moonlight", "--out", "x", "--opening", "-1"], "--opening takes a whole number from 0, not -1."),
    (["balance", "moonlight"], "'alehouse balance' needs --out"),
    (["balance", "moonlight", "--out", "x", "--against-option", "deul=on"], "unknown option 'deul'; did you mean"),
    (["balance", "moonlight", "--out", "x", "--against-pack", "no-such-pack"], "unknown pack 'no-such-pack'"),
    (["tune", "moonlight", "--generations", "0"], "--generations takes a whole number from 1, not 0."),
    (["tune", "moonlight", "--seats", "1"], "tuning needs at least 2 seats, not 1."),
    (["ladder", "moonlihgt"], "unknown game 'moonlihgt'; did you mean 'moonlight'?"),
    (["ladder", "--out", "no-such.md"], "'no-such.md' cannot be read ([Errno 2] No such file"),
    (
        ["simulate", "moonlight", "--games", "1", "--cluster", "10.0.0.1:6379", "--record", "x"],
        "--record writes to this machine",
    ),
    (["serve", "--log", "loud"], "--log of 'alehouse serve' takes one of error, warning, info, debug, not 'loud'."),
    (["serve", "--public-url", "ale.example.org"], "--public-url takes an address like https://"),
    (["serve", "--origin", "https://ale.example.org/"], "--origin takes https://host without a path, not 'https://ale"),
    (["serve", "--contact", "me@example.org"], "--contact takes a mailto: or https: address, not 'me@example.org'."),
    (["serve", "--proxy", "127.0.0.1, proxy.local"], "--proxy takes addresses like 10.0.0.2, or * for any, not 'proxy"),
    (["serve", "--packs", "no-such-folder"], "--packs takes a folder, and 'no-such-folder' is not one."),
    (["serve", "--thinkers", "0"], "--thinkers takes a whole number from 1, not 0."),
    (["tune", "moonlight", "--by", "luck"], "--by of 'alehouse tune' takes one of wins, points, not 'luck'."),
    (["completion", "tcsh"], "SHELL of 'alehouse completion' takes one of zsh, bash, fish, powershell, not 'tcsh'."),
    (["doctor", "moonlight"], "'alehouse doctor' does not take 'moonlight'"),
]


@pytest.mark.parametrize(
    ("arguments", "words"), WRONG, ids=lambda part: " ".join(part) if isinstance(part, list) else ""
)
def test_wrong_use_is_one_sentence(run: Run, arguments: list[str], words: str) -> None:
    assert words in run(*arguments).refused()


def test_limits_that_are_not_a_number_are_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALEHOUSE_LIMITS", "none")
    assert run("serve", "--no-open").refused() == "ALEHOUSE_LIMITS takes a number from 0, not 'none'."


@pytest.mark.usefixtures("packs")
def test_an_unwritable_folder_for_records_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    outcome = run("simulate", "moonlight", "--games", "1", "--record", tmp_path / "file" / "records")
    assert "file" in outcome.refused()


def test_a_mistake_in_the_program_is_a_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.commands.games.pack_names", lambda title: 1 / 0)
    outcome = run("games")
    assert outcome.code == 70
    assert outcome.err.startswith("alehouse: internal error (ZeroDivisionError")


def test_a_developer_may_ask_for_the_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.commands.games.pack_names", lambda title: 1 / 0)
    monkeypatch.setenv("ALEHOUSE_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")
