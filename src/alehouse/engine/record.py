"""Game records (`.ale`): a header, the content, one line per action, one line for the result.

A record is whole: it carries its content, and with the title's rules version it replays bit for bit on any machine.
Each action line carries a check that chains it to all lines before, so that an altered line is found at its step.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
from pathlib import Path
from typing import Any

from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import EventLog
from alehouse.engine.format1 import old_pack, renamed_action, renamed_options
from alehouse.engine.spec import GameSpec, setup_of, spec_of
from alehouse.engine.state import OVER, State
from alehouse.engine.title import SEED_LIMIT, Library, Setup

FORMAT = 2
LONGEST_LINE = 64 * 1024  # characters of the header and of the content: a table keeps both


def dice_seed(secret: str, sequence: int) -> int:
    """The generator's seed before action number `sequence` (0: setup) at a table with honest dice."""
    mac = hmac.new(bytes.fromhex(secret), str(sequence).encode(), hashlib.sha256).digest()
    return int.from_bytes(mac[:8], "big") % SEED_LIMIT


def commitment(secret: str) -> str:
    """What is published at the start: the hash of the secret that all dice will come from."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def new_secret() -> str:
    return os.urandom(32).hex()


class Step:
    """One action of a record: which seat (1-based) did what; `sequence` numbers it for honest dice."""

    __slots__ = ("action", "seat", "sequence")

    def __init__(self, seat: int, action: Action, sequence: int) -> None:
        self.seat = seat
        self.action = action
        self.sequence = sequence


class Record:
    """A game as setup and actions. `secret` is set for honest dice, else the setup's seed drives everything."""

    def __init__(self, setup: Setup, secret: str = "") -> None:
        self.setup = setup
        self.secret = secret
        self.steps: list[Step] = []
        self.names: list[str] = []
        self.result: dict[str, Any] | None = None

    # -- recording ------------------------------------------------------------------------

    def start(self, log: EventLog | None = None) -> State:
        """The first state of the recorded game; `log` hears what happens before the first decision."""
        setup = self.setup.with_seed(dice_seed(self.secret, 0)) if self.secret else self.setup
        return setup.start(log)

    def add(self, state: State, code: int) -> None:
        """Plays a code on the state and records it."""
        codebook = self.setup.title.codebook(self.setup.pack)
        sequence = self.steps[-1].sequence + 1 if self.steps else 1
        step = Step(state.to_act + 1, codebook.describe(code), sequence)
        if self.secret:
            state.reseed(dice_seed(self.secret, sequence))
        state.apply(code)
        self.steps.append(step)
        if state.to_act == OVER:
            self.result = result_of(state)

    # -- replaying ------------------------------------------------------------------------

    def play(self, state: State, index: int) -> None:
        """Plays step `index` on a state; the error of a step that does not fit names the step and the reason."""
        step = self.steps[index]
        codebook = self.setup.title.codebook(self.setup.pack)
        try:
            code = codebook.code(step.action)
            if state.to_act + 1 != step.seat:
                whose = "the game is over" if state.to_act == OVER else f"it is seat {state.to_act + 1}'s decision"
                raise AlehouseError(f"seat {step.seat} cannot act: {whose}.")
            if self.secret:
                state.reseed(dice_seed(self.secret, step.sequence))
            state.apply(code)
        except AlehouseError as error:
            raise AlehouseError(f"step {index + 1} ({json.dumps(step.action)}): {error}") from None

    def replay(self, upto: int | None = None) -> State:
        """The state after `upto` steps (all of them by default), every action checked."""
        if upto is not None and not 0 <= upto <= len(self.steps):
            raise AlehouseError(f"the record has {len(self.steps)} steps; {upto} is not among 0 to {len(self.steps)}.")
        state = self.start()
        for index in range(len(self.steps) if upto is None else upto):
            self.play(state, index)
        if upto is None and self.result is not None and result_of(state) != self.result:
            raise AlehouseError(f"the result does not follow from the actions: {result_of(state)}, not {self.result}.")
        return state

    # -- the file -------------------------------------------------------------------------

    def header(self) -> dict[str, Any]:
        return header_of(spec_of(self.setup), self.names, self.secret)

    def lines(self) -> list[str]:
        return record_lines(spec_of(self.setup), self.names, self.secret, self.steps, self.result)

    def save(self, path: Path) -> None:
        """Writes the record atomically."""
        part = path.with_name(path.name + ".part")
        part.write_text("\n".join(self.lines()) + "\n", encoding="utf-8")
        part.replace(path)


def header_of(spec: GameSpec, names: list[str], secret: str) -> dict[str, Any]:
    head: dict[str, Any] = {"alehouse": FORMAT, **spec, "names": names}
    del head["content"]
    if secret:
        del head["seed"]
        head["commitment"] = commitment(secret)
    return head


def record_lines(
    spec: GameSpec, names: list[str], secret: str, steps: list[Step], result: dict[str, Any] | None
) -> list[str]:
    """The lines of a record; its rules version need not be installed."""
    head = _line(header_of(spec, names, secret))
    lines = [head, _line({"content": spec["content"]})]
    check = _chain("", head)
    for step in steps:
        entry: dict[str, Any] = {"n": step.sequence, "by": step.seat, **step.action}
        check = _chain(check, _line(entry))
        lines.append(_line({**entry, "check": check}))
    if result is not None:
        end: dict[str, Any] = {"result": result}
        if secret:
            end["secret"] = secret
        lines.append(_line(end))
    return lines


def result_of(state: State) -> dict[str, Any]:
    """Totals and places of a finished game."""
    seats = range(state.seats)
    return {"totals": [state.total(s) for s in seats], "places": [state.place(s) for s in seats]}


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _chain(before: str, line: str) -> str:
    return hashlib.sha256((before + line).encode()).hexdigest()[:12]


def _parsed(number: int, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise AlehouseError(f"line {number} is not a JSON object; not a valid .ale record.")
    return data


def read_record(library: Library, text: str) -> Record:
    """Parses a record; errors name the damaged line or step."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise AlehouseError("the record is empty.")
    head = _parsed_head(1, lines[0])
    old = head.get("alehouse") == 1
    if old:
        first, setup = 1, _setup_of_format_1(library, head)
    elif head.get("alehouse") == FORMAT:
        first, setup = 2, _setup(library, head, _parsed_head(2, lines[1]) if len(lines) > 1 else {})
    else:
        raise AlehouseError(f"line 1 is not the header of an .ale record of format 1 or {FORMAT}.")
    record = Record(setup)
    record.names = _names(head)
    check = _chain("", lines[0])
    for number, line in enumerate(lines[first:], first + 1):
        data = _parsed(number, line)
        if "result" in data:
            if number != len(lines):
                raise AlehouseError(f"line {number}: the result must be the last line.")
            record.result = data["result"]
            _take_secret(record, head, data)
            break
        step = number - first
        given = data.pop("check", None)
        check = _chain(check, _line(data))
        if given != check:
            raise AlehouseError(f"step {step}: the line does not match its check; it was altered or damaged.")
        sequence, seat = data.pop("n", None), data.pop("by", None)
        if type(sequence) is not int or type(seat) is not int:  # True would pass for 1 and be written as true
            raise AlehouseError(f"step {step}: 'n' and 'by' must be whole numbers.")
        record.steps.append(Step(seat, renamed_action(data) if old else data, sequence))
    if "commitment" in head and not record.secret:
        raise AlehouseError("the record has no secret yet: a game with honest dice can be replayed once it is over.")
    return record


def _parsed_head(number: int, line: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise AlehouseError(f"line {number} of the record has more than {LONGEST_LINE} characters.")
    return _parsed(number, line)


def _setup(library: Library, head: dict[str, Any], carried: dict[str, Any]) -> Setup:
    content = carried.get("content")
    if not isinstance(content, dict):
        raise AlehouseError("line 2: the content of the game is missing.")
    try:
        spec: GameSpec = {
            "title": str(head["title"]),
            "rules": int(head["rules"]),
            "pack": str(head["pack"]),
            "digest": str(head["digest"]),
            "options": dict(head["options"]),
            "seats": int(head["seats"]),
            "seed": int(head.get("seed", 0)),
            "content": content,
            "names": {},
        }
    except (ArithmeticError, KeyError, TypeError, ValueError) as error:
        raise _damaged(error) from None
    return setup_of(library, spec)


def _setup_of_format_1(library: Library, head: dict[str, Any]) -> Setup:
    try:
        title = library.get(str(head["title"]), int(head["rules"]))
        about = head["pack"]
        pack = old_pack(title, str(about["name"]), str(about["digest"]), about["changes"])
        options = renamed_options(dict(head["options"]))
        return title.setup(int(head["seats"]), options, pack, int(head.get("seed", 0)))
    except (ArithmeticError, KeyError, TypeError, ValueError) as error:
        raise _damaged(error) from None


def _names(head: dict[str, Any]) -> list[str]:
    names = head.get("names")
    if not isinstance(names, list):
        raise AlehouseError("line 1: the header holds no list of names.")
    return [str(name) for name in names]


def _damaged(error: Exception) -> AlehouseError:
    return AlehouseError(f"line 1: the header is incomplete or damaged ({error!r}).")


def _take_secret(record: Record, head: dict[str, Any], end: dict[str, Any]) -> None:
    if "commitment" not in head:
        return
    secret = end.get("secret")
    try:
        fits = isinstance(secret, str) and commitment(secret) == head["commitment"]
    except ValueError:
        fits = False
    if not fits:
        raise AlehouseError("the dice secret does not match the commitment in the header: the dice were not honest.")
    record.secret = str(secret)
