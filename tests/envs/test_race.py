"""The race against the peers: what is said about its outcome, and that our own contests run."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import alehouse
from alehouse.commands import peers
from alehouse.commands.bench import bench
from alehouse.envs.race import own, page, rivals
from alehouse.envs.race.contests import KINDS, PEERS, RIVALS, STEPS, claims, own_contests
from alehouse.envs.race.race import Figure, Result, run
from alehouse.envs.race.stable import install, python_of
from alehouse.games import LIBRARY

MACHINE = {
    "processor": "a processor",
    "cores": 2,
    "core": 1,
    "system": "a system",
    "python": "3.11",
    "load_before": "0.1",
    "load_after": "0.2",
    "rounds": 2,
    "seconds": 1.0,
}


def outcome(rates: dict[str, float], missing: dict[str, str] | None = None) -> Result:
    """A race in which the named contests had these rates."""
    figures = {
        contest.name: Figure(contest, "1.0", [rates[contest.name] / 2, rates[contest.name]])
        for contest in [*RIVALS, *own_contests(LIBRARY.ids())]
        if contest.name in rates
    }
    return Result(figures, missing or {}, MACHINE)


def fake_python(folder: Path, said: str) -> None:
    """An interpreter in an environment of its own that only fails."""
    python = python_of(folder)
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\necho '{said}' >&2\nexit 1\n")
    python.chmod(0o755)


RATES = {
    "catanatron playouts": 20_000.0,
    "moonlight playouts": 900_000.0,
    "moonlight batches": 2e6,
    "hearts copies": 1e6,
}


def test_a_claim_is_the_best_figure_over_the_best_rival() -> None:
    said = page.verdicts(outcome(RATES), claims(["moonlight"]))
    assert said == [
        "Moonlight Brewers playouts over catanatron's: 45.0 times, wanted 50: NOT reached",
        "Moonlight Brewers playouts over hearts in OpenSpiel: not measured (wanted: 5 times)",
        "Moonlight Brewers in PettingZoo over its own card games: not measured (wanted: 10 times)",
        "Moonlight Brewers, vectorized steps per second: 2,000,000, wanted 1,000,000: reached",
    ]


def test_the_fastest_stands_first_with_the_longest_bar() -> None:
    lines = page.lines(outcome(RATES), [])
    rows = [line for line in lines if "playouts" not in line and "█" in line]
    assert rows[0].startswith("  alehouse 1.0: Moonlight Brewers, 4 random players, compiled loop")
    assert rows[0].count("█") == page.BAR
    assert rows[1].startswith("  catanatron 1.0: Catan, 4 random players")
    assert rows[1].count("█") == 1


def test_what_could_not_be_installed_or_measured_is_said() -> None:
    result = outcome(RATES, {"pgx": "no wheel for this platform"})
    result.figures["catanatron playouts"].problem = "it fell over"
    text = "\n".join(page.lines(result, claims(["moonlight"])))
    assert "pgx could not be installed: no wheel for this platform" in text
    assert "catanatron: catanatron playouts could not be measured: it fell over" in text
    assert "pgx could not be installed" in page.markdown(result, [])


def test_the_page_and_the_data_hold_every_figure_and_the_machine() -> None:
    result = outcome(RATES)
    text = page.markdown(result, claims(["moonlight"]))
    assert "a processor, 2 cores, pinned to core 1" in text
    assert "| catanatron 1.0 | Catan, 4 random players | 20,000 |" in text
    data = json.loads(json.dumps(page.data(result, claims(["moonlight"]))))
    assert data["contests"]["alehouse: moonlight playouts"]["decisions_per_second"] == 900_000
    assert data["contests"]["open_spiel: hearts copies"]["clone_us"] == 1
    assert data["claims"][0] == {"claim": "Moonlight Brewers playouts over catanatron's", "value": 45.0, "least": 50}


def test_only_the_part_about_the_peers_is_written_anew() -> None:
    once = page.placed("# Performance\n\nOurs.\n", "first\n")
    assert once == f"# Performance\n\nOurs.\n\n{page.BEGIN}\nfirst\n{page.END}\n"
    assert page.placed(once + "\nMore.\n", "second\n") == once.replace("first", "second") + "\nMore.\n"


def test_the_command_races_and_writes_its_part_of_the_page_if_asked_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "performance.md"
    kept.write_text("# Performance\n\nOurs.\n", encoding="utf-8")
    monkeypatch.setattr(peers, "PAGE", kept)
    monkeypatch.setattr(peers, "stable", lambda: tmp_path)
    monkeypatch.setattr(peers, "install", lambda folder, tell: dict.fromkeys(PEERS, "no network"))
    monkeypatch.setattr(peers, "run", lambda contests, missing, *_: outcome(RATES, missing))
    bench("moonlight", peers=True, json=True)
    assert json.loads(capsys.readouterr().out)["missing"] == dict.fromkeys(PEERS, "no network")
    bench("moonlight", peers=True)
    assert "Written" not in capsys.readouterr().out
    assert kept.read_text(encoding="utf-8") == "# Performance\n\nOurs.\n"
    bench("moonlight", peers=True, write=True)
    out = capsys.readouterr().out
    assert "catanatron could not be installed: no network" in out
    assert f"Written to {kept}." in out
    text = kept.read_text(encoding="utf-8")
    assert text.startswith("# Performance\n\nOurs.\n")
    assert text.count("## Compared with peers") == 1


def test_every_rival_is_known_to_the_script_and_can_be_installed() -> None:
    known = {name: peer for name, (peer, _) in rivals.CONTESTS.items()}
    assert {contest.name: contest.peer for contest in RIVALS} == known
    assert {contest.peer for contest in RIVALS} == set(PEERS)
    assert {contest.kind for contest in RIVALS} == set(KINDS)


@pytest.mark.parametrize("contest", own.CONTESTS)
def test_our_own_contests_do_some_work(contest: str) -> None:
    title, kind = contest.split()
    assert own.KINDS[kind](title)() > 0


def test_rivals_that_share_our_environment_are_measured_in_their_own_process() -> None:
    """OpenSpiel and PettingZoo are here for the adapters' tests, so two rivals can run without being installed."""
    wanted = [contest for contest in RIVALS if contest.name in ("hearts playouts", "hearts copies")]
    result = run(wanted, {}, Path(sys.prefix), rounds=1, seconds=0.05, tell=lambda what: None)
    assert [figure.problem for figure in result.figures.values()] == ["", ""]
    assert all(figure.rate > 1000 for figure in result.figures.values())


def test_alehouse_is_measured_only_when_it_is_compiled() -> None:
    wanted = [contest for contest in own_contests(["moonlight"]) if contest.kind == STEPS]
    (figure,) = run(wanted, {}, Path(sys.prefix), rounds=1, seconds=0.05, tell=lambda what: None).figures.values()
    if alehouse.compiled():
        assert figure.rate > 1000
    else:
        assert figure.problem.startswith("ran as pure Python")


def test_a_rival_that_fails_is_reported_and_the_race_goes_on(tmp_path: Path) -> None:
    fake_python(tmp_path, "ImportError: no catan here")
    result = run(RIVALS[:2], {}, tmp_path, rounds=2, seconds=0.01, tell=lambda what: None)
    assert [figure.problem for figure in result.figures.values()] == ["ImportError: no catan here"] * 2


def test_a_peer_that_pip_cannot_install_is_named_with_the_reason(tmp_path: Path) -> None:
    fake_python(tmp_path, "ERROR: No matching distribution")
    (tmp_path / "rlcard.installed").touch()
    told: list[str] = []
    failed = install(tmp_path, told.append)
    assert failed == dict.fromkeys([peer for peer in PEERS if peer != "rlcard"], "ERROR: No matching distribution")
    assert "installing catanatron" in told
    assert "installing rlcard" not in told
