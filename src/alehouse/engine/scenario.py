"""Scenarios: a position, some actions, and what must hold afterwards; as TOML, in the words of the game.

The format is documented in docs/scenarios.md. A failure names scenario, step, expected and actual value.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from alehouse.engine.codebook import Action, Codebook, spelled
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.events import EventLog
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.title import Library, Setup

FILE_FIELDS = ["id", "game", "rules", "about", "pack", "seats", "options", "given", "dice", "step", "case"]
CASE_FIELDS = ["about", "seats", "options", "given", "dice", "step"]
STEP_FIELDS = ["do", "then", "legal", "illegal", "only", "refused", "events", "decision", "seat"]


class Failure:
    """Where a scenario failed."""

    __slots__ = ("actual", "expected", "id", "step")

    def __init__(self, id: str, step: str, expected: str, actual: str) -> None:
        self.id = id
        self.step = step
        self.expected = expected
        self.actual = actual

    def as_dict(self) -> dict[str, str]:
        return {"id": self.id, "step": self.step, "expected": self.expected, "actual": self.actual}


class Broken(Exception):
    """A check that did not hold, on its way to becoming a Failure."""

    def __init__(self, expected: object, actual: object) -> None:
        super().__init__()
        self.expected = str(expected)
        self.actual = str(actual)


def read_scenario(path: Path) -> dict[str, Any]:
    """A scenario file with its fields checked."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise AlehouseError(f"{path}: cannot be read ({error}).") from None
    except tomllib.TOMLDecodeError as error:
        raise AlehouseError(f"{path}: is not valid TOML ({error}).") from None
    _known_fields(path, "file", data, FILE_FIELDS)
    for name in ("id", "game", "rules"):
        if name not in data:
            raise AlehouseError(f"{path}: the field '{name}' is missing.")
    if ("case" in data) == ("step" in data):
        raise AlehouseError(f"{path}: needs either [[step]] or [[case]] tables.")
    for case in data.get("case", []):
        _known_fields(path, "case", case, CASE_FIELDS)
    for case in data.get("case", [data]):
        if not case.get("step"):
            raise AlehouseError(f"{path}: a case has no [[step]], so nothing would be checked.")
        for step in case["step"]:
            _known_fields(path, "step", step, STEP_FIELDS)
            if not any(name in step for name in STEP_FIELDS):
                raise AlehouseError(f"{path}: an empty step checks nothing.")
    return data


def _known_fields(path: Path, what: str, table: dict[str, Any], allowed: list[str]) -> None:
    for name in table:
        if name not in allowed:
            raise AlehouseError(f"{path}: " + unknown(f"field of a {what}", name, allowed))


def run_scenario(library: Library, path: Path) -> list[Failure]:
    """Runs all cases of a file; an empty list means that everything held."""
    data = read_scenario(path)
    title = library.get(str(data["game"]))
    pack = title.pack(_pack_name(path, str(data["pack"]))) if "pack" in data else None
    failures: list[Failure] = []
    for number, case in enumerate(data.get("case", [data]), 1):
        about = {**data, **case}
        label = f"{data['id']}" if "step" in data else f"{data['id']} case {number}"
        where = "given"
        try:
            setup = title.setup(int(about.get("seats", 2)), about.get("options", {}), pack)
            stage = Stage(setup, about)
            for index, step in enumerate(case["step"], 1):
                where = f"step {index}"
                stage.take(step)
            if stage.state.script:
                raise Broken("all scripted dice rolled", f"{len(stage.state.script)} left")
        except Broken as broken:
            failures.append(Failure(label, where, broken.expected, broken.actual))
        except AlehouseError as error:
            failures.append(Failure(label, where, "no error", str(error)))
    return failures


def _pack_name(path: Path, name: str) -> str:
    """A pack that comes with the title, or the path of a pack next to the scenario."""
    near = path.parent / name
    return str(near) if near.exists() else name


class Stage:
    """A state driven by a scenario's script."""

    def __init__(self, setup: Setup, about: dict[str, Any]) -> None:
        self.setup = setup
        self.codebook: Codebook = setup.title.codebook(setup.pack)
        self.state: State = setup.title.stage(setup)
        self.log = EventLog()
        self.state.log = self.log
        if "dice" in about:
            self.state.script = [int(face) for face in about["dice"]]
        setup.title.patch(self.state, about.get("given", {}))

    def take(self, step: dict[str, Any]) -> None:
        if "do" in step:
            wanted = step["do"] if isinstance(step["do"], list) else [step["do"]]
            self.log.take()
            for action in wanted:
                self.act(action)
        if "seat" in step and step["seat"] != self.state.to_act + 1:
            raise Broken(f"seat {step['seat']} to act", f"seat {self.state.to_act + 1}")
        if "decision" in step and step["decision"] != self.state.decision():
            raise Broken(f"decision '{step['decision']}'", f"decision '{self.state.decision()}'")
        self.check_legal(step)
        if "refused" in step:
            self.check_refused(step["refused"])
        if "then" in step:
            compare("", step["then"], self.state.view(ALL))
        if "events" in step:
            self.check_events(step["events"])

    def act(self, action: Action) -> None:
        code = self.codebook.code(action)
        if code not in list(self.state.legal()):
            raise Broken(f"{spelled(action)} is legal", self.legal_now())
        self.state.apply(code)

    def legal_now(self) -> str:
        if self.state.to_act == OVER:
            return "the game is over"
        names = [spelled(self.codebook.describe(code)) for code in self.state.legal()]
        return f"seat {self.state.to_act + 1}, {self.state.decision()}: " + ", ".join(names)

    def check_legal(self, step: dict[str, Any]) -> None:
        legal = list(self.state.legal())
        for action in step.get("legal", []):
            if self.codebook.code(action) not in legal:
                raise Broken(f"{spelled(action)} is legal", self.legal_now())
        for action in step.get("illegal", []):
            for code in self.matching(action):
                if code in legal:
                    raise Broken(f"{spelled(self.codebook.describe(code))} is not legal", self.legal_now())
        if "only" in step:
            wanted = sorted(code for action in step["only"] for code in self.matching(action))
            if wanted != sorted(legal):
                names = ", ".join(spelled(self.codebook.describe(code)) for code in wanted)
                raise Broken(f"exactly these are legal: {names}", self.legal_now())

    def matching(self, action: Action) -> list[int]:
        """All codes whose action has these fields; `{do = "duel"}` matches all duels."""
        found: list[int] = []
        for code in self.codebook.codes():
            known = self.codebook.describe(code)
            if all(known.get(name) == value for name, value in action.items()):
                found.append(code)
        if not found:
            self.codebook.code(action)  # raises an error that says what is wrong with it
        return found

    def check_refused(self, wanted: list[dict[str, Any]]) -> None:
        refused = self.state.refused()
        for entry in wanted:
            rule = entry["rule"]
            args: dict[str, Any] = entry.get("args", {})
            codes = self.matching({name: value for name, value in entry.items() if name not in ("rule", "args")})
            for code in codes:
                reasons = [reason for refused_code, reason in refused if refused_code == code]
                name = spelled(self.codebook.describe(code))
                if not reasons:
                    raise Broken(f"{name} is refused by {rule}", "it is not refused")
                found = reasons[0]
                if found.rule != rule:
                    raise Broken(f"{name} is refused by {rule}", f"refused by {found.rule}")
                for key, value in args.items():
                    if found.args.get(key) != value:
                        raise Broken(f"{name}: {key} = {value}", f"{key} = {found.args.get(key)}")

    def check_events(self, wanted: list[dict[str, Any]]) -> None:
        """The wanted events must have happened in this order (others may come between)."""
        book = self.setup.title.eventbook(self.setup.pack)
        heard = [book.read(entry).as_dict() for entry in self.log.heard]
        position = 0
        for entry in wanted:
            while position < len(heard) and not _event_fits(entry, heard[position]):
                position += 1
            if position == len(heard):
                raise Broken(f"event {entry}", f"events {heard}")
            position += 1


def _event_fits(wanted: dict[str, Any], heard: dict[str, object]) -> bool:
    return all(heard.get(name) == value for name, value in wanted.items())


def compare(path: str, wanted: Any, found: Any) -> None:
    """Compares tables field by field and lists by position (a table with keys '1', '2' picks positions)."""
    if isinstance(wanted, dict):
        for name, value in wanted.items():
            here = f"{path}.{name}" if path else str(name)
            if isinstance(found, list):
                position = int(name) - 1
                if not 0 <= position < len(found):
                    raise Broken(f"{here} exists", f"{path} has {len(found)} entries")
                compare(here, value, found[position])
            elif isinstance(found, dict) and name in found:
                compare(here, value, found[name])
            else:
                known = ", ".join(map(str, found)) if isinstance(found, dict) else repr(found)
                raise AlehouseError(f"unknown field '{here}'; there are: {known}.")
    elif wanted != found:
        raise Broken(f"{path} = {wanted!r}", f"{path} = {found!r}")
