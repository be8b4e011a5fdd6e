"""Tutorials: lessons written as data and played like scenarios, position by position (docs/tutorials.md)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from alehouse.engine.codebook import spelled
from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import EVERYONE
from alehouse.engine.options import Value
from alehouse.engine.scenario import Broken, Stage
from alehouse.engine.title import Title
from alehouse.table.entries import Deed
from alehouse.table.projection import PlayerView, Told, position

LEARNER = 1  # the seat that the reader plays


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as written: the move to make, the others' moves after it, and what must hold then."""

    id: str
    rules: list[str]
    do: Deed | None = None
    others: list[Deed] = []
    then: dict[str, Any] = {}


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, in the words of a scenario, and the steps played from it."""

    step: list[Step]
    given: dict[str, Any] = {}
    dice: list[int] = []


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tutorial as written."""

    minutes: int
    teaches: list[str]
    seats: int
    scene: list[Scene]
    options: dict[str, Value] = {}
    seed: int = 0


class Moment(msgspec.Struct, frozen=True):
    """What the reader sees, and the events on the way there."""

    heard: list[Told]
    player_view: PlayerView


class Lesson(msgspec.Struct, frozen=True):
    """A step as shown: the moments that lead to it, and the requested move; null: the reader just continues.

    Its text is the message `tutorial-ID`, its heading `.title`. `fresh`: the lesson does not continue the one before.
    """

    id: str
    rules: list[str]
    ask: Deed | None
    fresh: bool
    moments: list[Moment]


class Tutorial(msgspec.Struct, frozen=True):
    """All lessons of a title; `teaches` are the decisions that the reader meets."""

    title: str
    rules: int
    seats: int
    options: dict[str, Value]
    minutes: int
    teaches: list[str]
    lessons: list[Lesson]


def has_tutorial(title: Title) -> bool:
    return _script_of(title).is_file()


@cache
def tutorial(title: Title) -> Tutorial:
    """The tutorial that comes with a title."""
    return played(title, _script_of(title))


def _script_of(title: Title) -> Path:
    return title.folder() / "tutorial.toml"


def played(title: Title, path: Path) -> Tutorial:
    """Plays a tutorial; an illegal move or a failed check is reported with its step."""
    script = read_script(path)
    setup = title.setup(script.seats, script.options, seed=script.seed)
    lessons: list[Lesson] = []
    for scene in script.scene:
        stage = Stage(setup, {"given": scene.given, "dice": scene.dice})
        stage.log.take()
        moments = [_moment(stage)]
        for index, step in enumerate(scene.step):
            lessons.append(Lesson(step.id, step.rules, step.do, index == 0, moments))
            try:
                moments = _taken(stage, step)
            except Broken as broken:
                wrong = f"{path}, step '{step.id}': expected {broken.expected}; found {broken.actual}."
                raise AlehouseError(wrong) from None
            except AlehouseError as error:
                raise AlehouseError(f"{path}, step '{step.id}': {error}") from None
        if stage.state.script:
            raise AlehouseError(f"{path}: after '{scene.step[-1].id}' {len(stage.state.script)} dice are left over.")
    return Tutorial(title.id, title.rules_version, setup.seats, setup.options, script.minutes, script.teaches, lessons)


def read_script(path: Path) -> Script:
    """A tutorial's file with its fields checked."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise AlehouseError(f"{path}: cannot be read ({error}).") from None


def _taken(stage: Stage, step: Step) -> list[Moment]:
    """Plays the move of a step and the others' moves; returns the moments that follow."""
    moments: list[Moment] = []
    if step.do is not None:
        if stage.state.to_act + 1 != LEARNER:
            raise Broken(f"seat {LEARNER} decides {spelled(step.do)}", stage.legal_now())
        for action in (step.do, *step.others):
            stage.act(action)
            moments.append(_moment(stage))
    stage.take({"then": step.then})
    return moments or [_moment(stage)]


def _moment(stage: Stage) -> Moment:
    setup = stage.setup
    book = setup.title.eventbook(setup.pack)
    events = [book.read(one) for one in stage.log.take()]
    heard = [event.as_dict() for event in events if event.audience in (EVERYONE, LEARNER - 1)]
    return Moment(heard, position(setup.title, setup.pack, stage.state, LEARNER - 1))
