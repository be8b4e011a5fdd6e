"""Effects, traits, verbs, events and weights are joined by name: one more in the middle changes nothing else.

A copy of the rules gets a further entry in the middle of every numbered list, its steps get other numbers, its weights
another order. Games there must take the same course, look the same, be judged the same and refuse the same as here.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i16

import alehouse
from alehouse.engine.codebook import spelled
from alehouse.engine.events import EventLog
from alehouse.engine.facts import Facts
from alehouse.engine.observation import Field, size_of
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.variants import full

pytestmark = pytest.mark.engine

ENTRY = re.compile(
    r"^[A-Z]\w*: Final\[i64\] = (?:numbered\((?P<names>\w+)|(?P<kinds>[A-Z]+)\.(?:add|plain)\()", re.MULTILINE
)
PUT_IN = {
    "EVENTS": 'EVENTS.add("put-in")',
    "ACTIONS": 'ACTIONS.plain("put-in")',
    "REASONS": 'REASONS.add("XX-000", "put-in")',
}
# pieces, places and times of a box: each has content or rules of its own
BOX = {"BUILDINGS", "COLOURS", "GOODS", "INGREDIENTS", "LABS", "SEASONS", "SLOT_IDS", "STEPS", "TOKENS"}
MOST_SEATS = 2
EVERY = 5  # steps between two positions that are looked at from all sides


def stories() -> Iterator[str]:
    """Games of all titles with all rules on: what happens, and what is offered, refused, seen, told and judged."""
    for id in LIBRARY.ids():
        title = LIBRARY.get(id)
        for seats in range(title.min_seats, MOST_SEATS + 1):
            yield from _story(title.setup(seats, full(title, seats), seed=seats))


def _story(setup: Setup) -> Iterator[str]:
    rng, log = Random(setup.seats), EventLog()
    state = setup.start(log)
    actions, events = setup.title.codebook(setup.pack), setup.title.eventbook(setup.pack)
    steps = 0
    while state.to_act != OVER:
        if steps % EVERY == 0:
            for seat in range(setup.seats):
                yield _line(setup.title.id, state.view(seat), state.score(seat), _facts(state, seat))
                yield _line(_observed(state, seat, setup.title.fields(setup)), state.quiet())
                if state.quiet():
                    judge = setup.title.judge()
                    judge.prepare(state)
                    yield _line([(name, round(worth, 6)) for name, worth in judge.terms(state, seat)])
        legal = {spelled(actions.describe(code)): code for code in state.legal()}
        refused = [(spelled(actions.describe(code)), why.as_dict()) for code, why in state.refused()]
        because = [(why.key, why.args) for why in state.because()]
        default = spelled(actions.describe(state.default()))
        chosen = rng.choice(sorted(legal))
        yield _line(state.decision(), sorted(legal), sorted(refused), because, default, chosen)
        state.play(legal[chosen])
        yield _line([events.read(heard).as_dict() for heard in log.take()])
        steps += 1


def _facts(state: State, seat: int) -> list[tuple[str, int]]:
    facts = Facts()
    state.facts(seat, facts)
    return list(zip(facts.names, facts.values, strict=True))


def _observed(state: State, seat: int, fields: list[Field]) -> dict[str, list[int]]:
    """The numbers of each part that are not 0; where they stand in it depends on how many there are."""
    out = vec[i16]([0] * size_of(fields))
    state.observe(seat, out, 0)
    numbers = iter(out)
    parts = {field.name: [int(next(numbers)) for _ in range(field.size)] for field in fields}
    return {name: [number for number in part if number] for name, part in parts.items()}


def _line(*said: object) -> str:
    return json.dumps(said, sort_keys=True)


def with_entries_put_in(source: str) -> str:
    """A module's source with one more entry in the middle of each of its numbered lists."""
    found: dict[str, list[int]] = {}
    for entry in ENTRY.finditer(source):
        found.setdefault(entry["names"] or entry["kinds"], []).append(entry.start())
    for at, names in sorted(((places[len(places) // 2], names) for names, places in found.items()), reverse=True):
        if names not in BOX:
            added = PUT_IN.get(names, f'numbered({names}, "put-in")')
            source = f"{source[:at]}PUT_IN_{names}: Final[i64] = {added}\n{source[at:]}"
    return source


def with_steps_renumbered(source: str) -> str:
    return re.sub(r"^(\w+: Final = )(\d+)", lambda step: f"{step[1]}{99 - int(step[2])}", source, flags=re.MULTILINE)


def with_weights_reversed(source: str) -> str:
    return "\n\n".join(
        "\n".join([*(lines := table.strip().splitlines())[:1], *reversed(lines[1:])]) for table in source.split("\n\n")
    )


CHANGES = {"*.py": with_entries_put_in, "steps.py": with_steps_renumbered, "judge.toml": with_weights_reversed}


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a changed copy of the rules."""
    folder = tmp_path_factory.mktemp("changed")
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for package in ("engine", "games", "lab"):
        shutil.copytree(Path(alehouse.__file__).with_name(package), folder / "alehouse" / package, ignore=compiled)
    (folder / "alehouse" / "__init__.py").write_text("", "utf-8")
    for pattern, change in CHANGES.items():
        files = {path: path.read_text("utf-8") for path in (folder / "alehouse" / "games").glob(f"*/**/{pattern}")}
        changes = {path: change(source) for path, source in files.items()}
        assert sum(changes[path] != files[path] for path in files) >= len(LIBRARY.ids())
        for path, source in changes.items():
            path.write_text(source, "utf-8")
    return folder


def test_an_entry_put_in_the_middle_of_any_list_changes_nothing_else(changed: Path) -> None:
    root = Path(__file__).resolve().parent.parent
    program = "from tests.test_inserted_entries import stories; print('\\n'.join(stories()))"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(changed), str(root)])}
    there = subprocess.run(
        [sys.executable, "-c", program], env=env, cwd=changed, capture_output=True, text=True, check=False
    )
    assert there.returncode == 0, there.stderr
    assert there.stdout.splitlines() == list(stories())
