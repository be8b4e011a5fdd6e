"""Simulations are reproducible: by seed, by game, with any number of workers, recorded or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.bots.levels import bot
from alehouse.engine.record import read_record, result_of
from alehouse.engine.spec import setup_of
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab import executor
from alehouse.lab.executor import batches
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import Simulation, recorded_game
from alehouse.lab.tally import Tally

pytestmark = pytest.mark.engine


def table(**options: object) -> Setup:
    return LIBRARY.get("moonlight").setup(3, options)


def played(job: Simulation, games: int, workers: int) -> tuple[int, list[object]]:
    tally = Tally(3)
    for _, result in batches(job, games, workers):
        tally = tally + result
    return tally.decisions, [seat.summary(tally.games) for seat in tally.seats]


def test_the_number_of_workers_does_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "ALONE_SECONDS", 0.0)
    monkeypatch.setattr(executor, "BATCH_SECONDS", 0.02)
    job = Simulation(table(duel=True), ["random", "novice", "random"], seed=11)
    assert played(job, 16, workers=1) == played(job, 16, workers=2)


def test_another_seed_plays_other_games() -> None:
    jobs = [Simulation(table(), ["random"] * 3, seed) for seed in (1, 2)]
    assert played(jobs[0], 20, 1) != played(jobs[1], 20, 1)


def test_game_n_of_a_run_can_be_played_alone() -> None:
    job = Simulation(table(), ["random"] * 3, seed=5)
    whole, first = job.batch(0, 8), job.batch(0, 7)
    last = job.batch(7, 1)
    assert whole.decisions == first.decisions + last.decisions


@pytest.mark.parametrize("levels", [["random"] * 3, ["regular", "random", "regular"]])
def test_recording_does_not_change_the_games(tmp_path: Path, levels: list[str]) -> None:
    silent = Simulation(table(), levels, seed=3)
    recording = Simulation(table(), levels, seed=3, record=str(tmp_path))
    assert played(silent, 4, 1) == played(recording, 4, 1)
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == [f"moonlight-3-00000{number}.ale" for number in (1, 2, 3, 4)]
    for path in files:
        record = read_record(LIBRARY, path.read_text("utf-8"))
        assert result_of(record.replay()) == record.result


def test_a_recorded_game_names_its_bots() -> None:
    record = recorded_game(table(), [bot(level, table().title) for level in ("random", "regular", "random")], 1)
    assert record.names == ["Bot 1 (random)", "Bot 2 (regular)", "Bot 3 (random)"]


def test_seeds_of_parts_are_different_and_in_range() -> None:
    seeds = {derived(1, number) for number in range(1000)} | {derived(2, number) for number in range(1000)}
    assert len(seeds) == 2000
    assert all(0 <= seed < 2**62 for seed in seeds)
    assert derived(1, 2, "bots") == derived(1, 2, "bots") != derived(1, 2)


def test_a_changed_pack_travels_with_the_work() -> None:
    title = LIBRARY.get("moonlight")
    section, card, field = next(
        (section, card, field)
        for section, schema in title.schema().items()
        for card in title.house().ids(section)
        for field, spec in schema.fields.items()
        if isinstance(title.house().content[section][card].get(field), int) and spec.sample(0) is not None
    )
    value = title.house().content[section][card][field]
    pack = title.changed("mine", {section: {card: {field: value}}})
    job = Simulation(title.setup(2, {}, pack), ["random", "random"], seed=1)
    assert setup_of(LIBRARY, job.spec).pack.digest == pack.digest
