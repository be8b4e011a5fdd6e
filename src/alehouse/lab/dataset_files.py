"""Writes a set of recorded games: Parquet tables, a description for programs, and a card for people."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any

import alehouse
from alehouse.engine.observation import size_of
from alehouse.engine.spec import setup_of
from alehouse.extras import command_for
from alehouse.games import LIBRARY
from alehouse.lab.dataset import ABOUT, ACTIONS, GAMES, STEPS, GameRows, Recording, about
from alehouse.lab.tally import WIN, SeatTally

try:
    import pyarrow as pa
    import pyarrow.parquet as parquet
except ImportError:
    from alehouse.engine.errors import AlehouseError

    raise AlehouseError(f"data sets need pyarrow: {command_for('dataset')}.") from None

CARD = "README.md"
GROUP = 100  # games per row group: fixed, so that files do not depend on how the work was distributed
WORDS = pa.dictionary(pa.int8(), pa.string())


class DatasetWriter:
    """`with DatasetWriter(folder, job) as writer: writer.add(rows)`; games must come in their order."""

    def __init__(self, folder: Path, job: Recording) -> None:
        setup = setup_of(LIBRARY, job.spec)
        self.folder = folder
        self.job = job
        self.games = 0
        self.decisions = 0
        self.levels = {level: SeatTally() for level in job.levels}
        self.played = dict.fromkeys(job.levels, 0)
        self._title = setup.title
        self._size = size_of(setup.title.fields(setup))
        self._waiting: list[GameRows] = []
        book = setup.title.codebook(setup.pack)
        described = [book.describe(code) for code in book.codes()]
        actions = {
            "action": pa.array(range(len(described)), pa.int16()),
            "do": pa.array([str(action["do"]) for action in described]),
            "json": pa.array([json.dumps(action, ensure_ascii=False) for action in described]),
        }
        parquet.write_table(pa.table(actions), folder / ACTIONS, compression="zstd")
        self._game_file = parquet.ParquetWriter(folder / GAMES, _game_schema(), compression="zstd")
        self._step_file = parquet.ParquetWriter(folder / STEPS, self._step_schema(), compression="zstd")

    def __enter__(self) -> DatasetWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._flush(len(self._waiting))
        self._game_file.close()
        self._step_file.close()
        if kind is None:
            described = json.dumps(about(self.job, self.games), ensure_ascii=False, indent=1)
            (self.folder / ABOUT).write_text(described + "\n", encoding="utf-8")
            (self.folder / CARD).write_text(self.card(), encoding="utf-8")

    def add(self, rows: list[GameRows]) -> None:
        self._waiting += rows
        while len(self._waiting) >= GROUP:
            self._flush(GROUP)

    def _flush(self, count: int) -> None:
        games, self._waiting = self._waiting[:count], self._waiting[count:]
        if not games:
            return
        for game in games:
            self._count(game)
        self._game_file.write_table(_game_table(games), row_group_size=count)
        steps = self._step_table(games)
        self._step_file.write_table(steps, row_group_size=len(steps))

    def _count(self, game: GameRows) -> None:
        self.games += 1
        self.decisions += len(game.actions)
        part = WIN // game.places.count(1)
        for level, points, place in zip(game.levels, game.totals, game.places, strict=True):
            self.played[level] += 1
            self.levels[level].count(part if place == 1 else 0, points)

    def _step_schema(self) -> Any:
        columns = {
            "game": pa.int32(),
            "step": pa.int32(),
            "seat": pa.int8(),
            "level": WORDS,
            "decision": WORDS,
            "action": pa.int16(),
            "legal": pa.list_(pa.int16()),
        }
        if self.job.observed:
            columns["observation"] = pa.list_(pa.int16(), self._size)
        return pa.schema(columns)

    def _step_table(self, games: list[GameRows]) -> Any:
        ends = [0]
        for game in games:
            for number in game.choices:
                ends.append(ends[-1] + number)
        columns = [
            pa.array([game.number for game in games for _ in game.actions], pa.int32()),
            pa.array([step for game in games for step in range(len(game.actions))], pa.int32()),
            pa.array([seat for game in games for seat in game.seats], pa.int8()),
            pa.array([level for game in games for level in game.choosers]).dictionary_encode().cast(WORDS),
            pa.array([name for game in games for name in game.decisions]).dictionary_encode().cast(WORDS),
            pa.array([action for game in games for action in game.actions], pa.int16()),
            pa.ListArray.from_arrays(
                pa.array(ends, pa.int32()), pa.array([number for game in games for number in game.legal], pa.int16())
            ),
        ]
        if self.job.observed:
            data = pa.py_buffer(b"".join(row for game in games for row in game.observations))
            numbers = pa.Array.from_buffers(pa.int16(), data.size // 2, [None, data])
            columns.append(pa.FixedSizeListArray.from_arrays(numbers, self._size))
        return pa.table(columns, schema=self._step_schema())

    def card(self) -> str:
        """The card of the set, in the format of dataset hubs."""
        spec = self.job.spec
        again = [f"alehouse dataset {spec['title']} DIR --games {self.games} --seats {spec['seats']}"]
        again += [f"--bots {','.join(self.job.levels)} --opening {self.job.opening} --seed {self.job.seed}"]
        again += [f"--option {name}={_typed(value)}" for name, value in spec["options"].items()]
        again += [] if spec["pack"] == "house" else [f"--pack {spec['pack']}"]
        again += [] if self.job.observed else ["--no-observations"]
        observed = (
            f"| `observation` | what the seat may see, {self._size} numbers; `dataset.json` says what each is |\n"
            if self.job.observed
            else ""
        )
        played = f"rules version {spec['rules']}, pack {spec['pack']} ({spec['digest']})"
        return f"""---
pretty_name: {self._title.name}, games between bots
license: mit
task_categories: [reinforcement-learning]
tags: [board-games, imitation-learning, offline-rl]
configs:
- config_name: steps
  data_files: {STEPS}
  default: true
- config_name: games
  data_files: {GAMES}
- config_name: actions
  data_files: {ACTIONS}
---

# {self._title.name}: {self.games:,} games between bots

{self.decisions:,} decisions of {self.games:,} games with {spec["seats"]} seats ({played}),
made by Alehouse {alehouse.__version__}. For each game the level of each seat was drawn from the levels below. Each seat
began with random decisions ({self.job.opening}), so that games differ.

| level | seats taken | share of wins | 95% interval | mean points |
|---|---|---|---|---|
{self._level_rows()}

## Files

`{STEPS}`, one row per decision, in the order of play:

| column | what it holds |
|---|---|
| `game`, `step` | the game, counted from 1, and the decision in it, counted from 0 |
| `seat`, `level` | who decided: the seat, counted from 1, and the level of its bot; `random` in its opening |
| `decision` | the kind of decision |
| `action` | what was chosen: a number, the same as in Alehouse's environments; `{ACTIONS}` spells it out |
| `legal` | the numbers of all actions that were legal |
{observed}
`{GAMES}`, one row per game: its `seed`, and by seat `levels`, `totals` (points) and `places`; `steps` is its length.
`{ABOUT}` describes the set for programs, with the content that it was played with.

## Reading it

```python
import pyarrow.parquet as parquet

steps = parquet.read_table("{STEPS}")
```

`alehouse.lab.dataset.read_game(folder, number)` restores a game as a record, which replays with every action checked.

## Making it again

The same release, seed and numbers give the same tables:

```
{" ".join(again)}
```

What a bot knows is what its seat may know: observations hold no hidden information. An unofficial implementation;
the games and their trademarks belong to their owners.
"""

    def _level_rows(self) -> str:
        rows: list[str] = []
        for level, tally in self.levels.items():
            taken = self.played[level]
            if not taken:
                continue
            found = tally.summary(taken)
            low, high = found["ci95"]
            share = f"{100 * found['win_rate']:.1f}% | {100 * low:.1f} to {100 * high:.1f}%"
            rows.append(f"| {level} | {taken:,} | {share} | {found['score']['mean']:.1f} |")
        return "\n".join(rows)


def _game_schema() -> Any:
    return pa.schema(
        {
            "game": pa.int32(),
            "seed": pa.int64(),
            "levels": pa.list_(pa.string()),
            "totals": pa.list_(pa.int32()),
            "places": pa.list_(pa.int8()),
            "steps": pa.int32(),
        }
    )


def _game_table(games: list[GameRows]) -> Any:
    rows = [
        {
            "game": game.number,
            "seed": game.seed,
            "levels": game.levels,
            "totals": game.totals,
            "places": game.places,
            "steps": len(game.actions),
        }
        for game in games
    ]
    return pa.Table.from_pylist(rows, schema=_game_schema())


def _typed(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
