"""A small fourth title, `tests/barrels/`, is played everywhere by what the contract promises and nothing more."""

from __future__ import annotations

import asyncio
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.barrels.title import POUR, SERVE, SPILT, Barrels, BarrelsTitle
from tests.server.served import Served

from alehouse.bots.bot import ask
from alehouse.bots.hints import hints
from alehouse.bots.levels import bot
from alehouse.bots.random_bot import RandomBot
from alehouse.cli import main
from alehouse.engine.errors import AlehouseError
from alehouse.engine.forecast import forecast, foreseen
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.lab.checks import Checks
from alehouse.lab.simulate import recorded_game
from alehouse.server.settings import ServerSettings
from alehouse.text.languages import languages
from alehouse.text.rulebook import rulebook
from alehouse.text.speech import Speech

pytestmark = pytest.mark.engine

ROOT = Path(__file__).parent.parent
MODULE = "tests.barrels.title"
SUITES = [  # of every title; the others are about hidden things, options, rules texts or tutorials, which the toy lacks
    "tests/test_contract.py",
    "tests/test_forecast.py",
    "tests/text/test_titles.py",
    "tests/tui/test_boards.py",
    "tests/table/test_projection.py",
    "tests/table/test_log.py",
    "tests/table/test_record.py",
    "tests/bots/test_master.py",
    "tests/bots/test_judge.py",
    "tests/lab/test_fuzz.py",
    "tests/lab/test_balance.py",
    "tests/lab/test_analysis.py",
    "tests/envs/test_pettingzoo.py",
    "tests/envs/test_gymnasium.py",
    "tests/envs/test_batch.py",
    "tests/envs/test_openspiel.py",
]


@pytest.fixture(autouse=True)
def barrels(monkeypatch: pytest.MonkeyPatch) -> Title:
    """The toy on the shelf of this process and of those that it starts."""
    title = BarrelsTitle()
    monkeypatch.setitem(LIBRARY._titles, title.id, {title.rules_version: title})
    monkeypatch.setenv("ALEHOUSE_TITLES", MODULE)
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return title


def started(seats: int = 2, jug: int = 0) -> Barrels:
    state = LIBRARY.get("barrels").new(seats, seed=3)
    assert isinstance(state, Barrels)
    state.jug = jug
    return state


def run(*arguments: object, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the program in a process of its own, which finds the toy by ALEHOUSE_TITLES."""
    command = [sys.executable, "-m", "alehouse.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **(env or {})}, timeout=300)


def saved_game(folder: Path) -> Path:
    record = recorded_game(LIBRARY.get("barrels").setup(2, seed=4), [RandomBot()] * 2, 1)
    record.save(folder / "game.ale")
    return folder / "game.ale"


# -- the rules --------------------------------------------------------------------------------------------------


def test_it_is_as_small_as_a_toy(barrels: Title) -> None:
    files = sorted(
        path.relative_to(barrels.folder()) for path in barrels.folder().rglob("*.*") if path.suffix != ".pyc"
    )
    assert [path.as_posix() for path in files] == [
        "__init__.py",
        "content/numbers.toml",
        "text/en/messages.ftl",
        "title.py",
    ]
    assert len((barrels.folder() / "title.py").read_text("utf-8").splitlines()) <= 150


def test_pouring_spills_the_jug_in_one_of_six_cases() -> None:
    told = forecast(started(jug=7), POUR, 0, BarrelsTitle().outcomes())
    assert told.exact
    assert [(heard[0], times) for heard, times in told.outcomes] == [
        (SPILT, [(0, round(5 / 6, 9)), (1, round(1 / 6, 9))])
    ]
    assert told.facts == {"jug": [(change, round(1 / 6, 9)) for change in (-7, 2, 3, 4, 5, 6)]}


def test_serving_is_sure() -> None:
    told = forecast(started(jug=7), SERVE, 0, BarrelsTitle().outcomes())
    assert told.exact
    assert told.facts == {"served": [(7, 1.0)], "jug": [(-7, 1.0)]}


def test_an_empty_jug_is_not_served_and_the_reason_is_told(barrels: Title) -> None:
    state = started()
    assert list(state.legal()) == [POUR]
    [(code, refusal)] = state.refused()
    assert (code, refusal.rule) == (SERVE, "BA-02")
    for lang in languages():
        speech = Speech(barrels, barrels.house(), lang)
        assert speech.refusal(refusal, ["Ada", "Ben"]) == "The jug is empty."
        assert speech.catalogue.problems == []


def test_what_a_choice_brings_is_told_in_words(barrels: Title) -> None:
    speech = Speech(barrels, barrels.house(), "en")
    pour, serve = foreseen(barrels, barrels.house(), started(jug=7))
    assert speech.forecast(pour, ["Ada", "Ben"]) == ["The jug is spilt (17%)", "Pints in the jug \u22127 to +6"]
    assert speech.forecast(serve, ["Ada", "Ben"]) == ["7 pints served", "Pints served +7", "Pints in the jug \u22127"]
    assert speech.catalogue.problems == []


def test_an_observation_is_made_of_points_and_facts(barrels: Title) -> None:
    from alehouse.bots.encoder import Encoder

    state = started(seats=3, jug=5)
    state.served = [4, 9, 0]
    encoder = Encoder(barrels.setup(3))
    names = [field.name for field in barrels.fields(barrels.setup(3))]
    assert names == [
        "decision",
        "my_decision",
        *(f"{who}.{fact}" for who in ("you", "other1", "other2") for fact in ("total", "served", "jug")),
    ]
    assert list(encoder.observation(state, 0)) == [1, 1, 4, 4, 5, 9, 9, 0, 0, 0, 0]
    assert list(encoder.observation(state, 1)) == [1, 0, 9, 9, 0, 0, 0, 0, 4, 4, 5]


def test_it_has_nothing_that_it_does_not_write(barrels: Title) -> None:
    assert rulebook(barrels) == []
    assert barrels.judge().weights.taken == {}
    assert barrels.manifest().seats == 3
    assert barrels.options() == []


def test_every_check_of_the_contract_holds(barrels: Title) -> None:
    setup = barrels.setup(3, seed=8)
    checks, state, rng = Checks(setup), setup.start(), Random(1)
    while state.to_act != OVER:
        assert checks.always(state) + checks.thorough(state, rng.getrandbits(30)) == []
        state.apply(rng.choice(list(state.legal())))


@pytest.mark.parametrize("seats", [1, 4])
def test_other_seats_are_refused(barrels: Title, seats: int) -> None:
    with pytest.raises(AlehouseError, match=f"Barrels is for 2 to 3 players, not {seats}"):
        barrels.setup(seats)


# -- bots and records ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["random", "novice", "regular", "master:40"])
def test_bots_play_it_to_its_end(barrels: Title, level: str) -> None:
    state: State = started()
    player, number = bot(level, barrels), 0
    while state.to_act != OVER:
        state.apply(ask(player, state, number))
        number += 1
    assert max(state.total(seat) for seat in range(2)) >= 60


def test_hints_rank_the_choices(barrels: Title) -> None:
    found = hints(barrels.judge(), started(jug=6), 1, playouts=40, samples=4)
    assert sorted(hint.code for hint in found.moves) == [POUR, SERVE]


def test_a_record_replays(tmp_path: Path) -> None:
    path = saved_game(tmp_path)
    record = read_record(LIBRARY, path.read_text("utf-8"))
    state = record.replay()
    assert state.to_act == OVER
    assert dump(read_record(LIBRARY, "\n".join(record.lines())).replay()) == dump(state)


# -- the terminal ---------------------------------------------------------------------------------------------------


def test_the_text_mode_plays_it_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("alehouse.tui.opening.user_data_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n1\n" * 500))
    assert main(["play", "barrels", "--plain", "--seats", "3", "--bots", "random", "--seed", "5"]) == 0
    said = capsys.readouterr().out
    assert "Pour another pint or serve the jug?" in said
    assert "2. Serve" in said
    assert "The jug is empty." not in said  # a question with a single answer is not asked
    [saved] = (tmp_path / "games").glob("barrels-*.ale")
    assert read_record(LIBRARY, saved.read_text("utf-8")).result is not None


@pytest.mark.parametrize("lang", languages())
def test_the_full_screen_plays_it_to_its_end(tmp_path: Path, lang: str) -> None:
    from alehouse.tui.opening import new_game
    from alehouse.tui.table import TableApp

    setup = LIBRARY.get("barrels").setup(2, None, LIBRARY.get("barrels").changed("short", SHORT), seed=5)
    session = new_game(setup, "", ["random"], lang, tmp_path / "game.ale")

    async def play() -> None:
        app = TableApp(session, speed=0)
        async with app.run_test(size=(100, 30)) as pilot:
            for key in ["2", "1"] * 100:
                await pilot.press(key)
                await pilot.pause()
                while not (session.over or session.waits_for_person()):
                    await pilot.pause(0.01)
                if session.over:
                    break

    asyncio.run(play())
    assert session.over
    assert session.speech.catalogue.problems == []
    assert session.words.catalogue.problems == []


SHORT = {"numbers": {"target": {"source": "pack", "value": 8}}}


# -- the commands, in processes that find the toy by themselves -----------------------------------------------------


def test_it_is_listed_and_its_games_are_simulated() -> None:
    listed = json.loads(run("games", "--json").stdout)["games"]
    assert [game["id"] for game in listed] == LIBRARY.ids()
    done = run("simulate", "barrels", "--games", 40, "--seats", 3, "--bots", "regular", "--workers", 2, "--json")
    assert json.loads(done.stdout)["games"] == 40, done.stderr


@pytest.mark.parametrize(
    "command",
    [
        ["tournament", "barrels", "--bots", "random,regular", "--games", "8", "--workers", "1", "--seed", "1"],
        ["balance", "barrels", "--games", "20", "--workers", "1", "--seed", "1"],
        ["fuzz", "barrels", "--games", "10", "--workers", "1", "--seed", "1"],
        ["cards", "barrels"],
        ["rules", "barrels"],
        ["doctor"],
    ],
    ids=lambda command: str(command[0]),
)
def test_commands_know_it(command: list[str], tmp_path: Path) -> None:
    done = run(*command, *(["--out", str(tmp_path / "balance.html")] if command[0] == "balance" else []))
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stdout + done.stderr
    assert "arrels" in done.stdout


@pytest.mark.parametrize("command", [["hint", "--at", "30", "--playouts", "60"], ["replay"], ["analyze"]])
def test_commands_on_records_know_it(command: list[str], tmp_path: Path) -> None:
    done = run(command[0], saved_game(tmp_path), *command[1:])
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_title_that_cannot_be_imported_is_named() -> None:
    done = run("games", env={"ALEHOUSE_TITLES": "no.such.title"})
    assert done.returncode == 2
    assert "the title 'no.such.title' cannot be imported" in done.stderr


def test_the_suites_of_every_title_hold() -> None:
    command = [sys.executable, "-m", "pytest", *SUITES, "-q", "-k", "barrels", "-n", "0", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-6000:]


# -- environments -----------------------------------------------------------------------------------------------------


def test_pettingzoo_plays_it_to_its_end() -> None:
    from alehouse.envs.pettingzoo import env

    table = env("barrels", seats=3)
    table.reset(seed=1)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        rewards[agent] = reward
        done = terminated or truncated
        table.step(None if done else int(observation["action_mask"].nonzero()[0][-1]))
    assert len(rewards) == 3


def test_gymnasium_plays_it_to_its_end() -> None:
    from alehouse.envs.gymnasium import VectorEnv

    games = VectorEnv("barrels", num_envs=2, seats=2)
    games.reset(seed=2)
    ended = 0
    while ended < 2:
        ended += int(games.step(games.sample())[2].sum())


def test_openspiel_plays_it_to_its_end() -> None:
    import pyspiel

    from alehouse.envs.openspiel import register

    register(["barrels"])
    state = pyspiel.load_game("alehouse_barrels(players=3)").new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        chance = [code for code, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action(rng.choice(chance or state.legal_actions()))
    assert len(state.returns()) == 3


# -- the server -------------------------------------------------------------------------------------------------------


async def test_a_table_is_played_and_its_words_are_served(tmp_path: Path) -> None:
    async with Served(
        ServerSettings(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=0, bot_pause=0, limits=0)
    ) as served:
        shown = await on_the_shelf(served)
        assert (shown["name"], shown["min_seats"], shown["max_seats"]) == ("Barrels", 2, 3)
        assert shown["quick"] == {"seats": 3, "level": "regular"}
        assert (shown["color"], shown["phase"], shown["sheet"], shown["counters"]) == ("#5b3a20", "", [], [])
        made = await served.table(title="barrels", seats=3, bots={"2": "random", "3": "regular"})
        async with served.talk(made["table"], made["token"]) as ann:
            await play_alone(ann)
            view = ann.state["player_view"]["view"]
            assert set(view) == {"title", "seats", "to_act", "decision", "jug", "players"}
            assert max(player["total"] for player in view["players"]) >= 60
        status, text = await served.get(f"/api/tables/{made['table']}/record", made["token"])
        assert status == 200
        read_record(LIBRARY, text).replay()
        for lang in languages():
            assert "action-pour = Pour" in (await served.get(f"/api/messages/barrels/{lang}"))[1]
            assert json.loads((await served.get(f"/api/rules/barrels/{lang}"))[1])["sections"] == []
        assert (await served.get("/api/tutorials/barrels"))[0] == 404


async def on_the_shelf(served: Served) -> dict[str, Any]:
    """The toy's entry for the start page."""
    status, text = await served.get("/api/house")
    assert status == 200
    [shown] = [title for title in json.loads(text)["titles"] if title["id"] == "barrels"]
    return dict(shown)


async def play_alone(ann: Any) -> None:
    """Ann is asked everything and serves whenever she can; the first thing she may not do has its reason."""
    assert (await ann.ask({"type": "automate", "seat": 1, "on": False}))["type"] == "ack"
    refused = []
    while ann.state["status"] == "playing":
        player_view = ann.state["player_view"]
        if player_view["legal"]:
            refused += player_view["refused"]
            await ann.send({"type": "forecast"})
            assert len((await ann.until("forecasts"))["forecasts"]) == len(player_view["legal"])
            answer = await ann.act(player_view["legal"][-1])
            assert answer["type"] == "ack", answer
            await ann.version(answer["version"])
        else:
            await ann.next()
    assert {"do": "serve"} in [one["action"] for one in refused]
