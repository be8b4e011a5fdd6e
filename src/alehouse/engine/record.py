"""Game records (`.ale`): a header, the content, one line per action, one line for the result.

A record is self-contained: it carries its content, and with the title's rules version it replays bit for bit on any
machine. Each action line carries a check that chains it to all lines before, so an altered line is found at its step.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import EventLog
from alehouse.engine.fairness import NO_STEPS, Source, commitment, link, play, start
from alehouse.engine.format1 import old_pack, renamed_action, renamed_options
from alehouse.engine.spec import GameSpec, setup_of, spec_of
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Library, Setup

FORMAT = 2
BRANCH = 3  # the format of records that branch off another game
LARGEST_NUMBER = 2**53
LONGEST_LINE = 64 * 1024  # characters of the header and of the content, because tables keep both


class Step:
    """One action of a record: which seat (1-based) did what. `number` seeded its dice in format 1 (else 0)."""

    __slots__ = ("action", "number", "seat")

    def __init__(self, seat: int, action: Action, number: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.number = number


class Record:
    """A game as setup and actions. `secret` is set for fair dice; otherwise the setup's seed drives everything."""

    def __init__(self, setup: Setup, secret: str = "") -> None:
        self.setup = setup
        self.sources = [Source(0, secret, [])]
        self.steps: list[Step] = []
        self.names: list[str] = []
        self.undone = 0  # steps that had revealed something and were undone
        self.result: dict[str, Any] | None = None
        self._links: list[tuple[Step, bytes]] = []

    # -- recording ------------------------------------------------------------------------

    def start(self, log: EventLog | None = None) -> State:
        """The initial state of the recorded game; `log` hears what happens before the first decision."""
        return start(self.setup, self.sources, log)

    def add(self, state: State, code: int) -> None:
        """Plays a code on the state and records it."""
        codebook = self.setup.title.codebook(self.setup.pack)
        self.steps.append(Step(state.to_act + 1, codebook.describe(code)))
        try:
            self._play(state, code, len(self.steps) - 1)
        except Exception:
            self.steps.pop()
            raise
        if state.to_act == OVER:
            self.result = result_of(state)

    # -- replaying ------------------------------------------------------------------------

    def play(self, state: State, index: int) -> None:
        """Plays step `index` on a state; the error for a step that does not fit names the step and the reason."""
        step = self.steps[index]
        codebook = self.setup.title.codebook(self.setup.pack)
        try:
            code = codebook.code(step.action)
            if state.to_act + 1 != step.seat:
                whose = "the game is over" if state.to_act == OVER else f"it is seat {state.to_act + 1}'s decision"
                raise AlehouseError(f"seat {step.seat} cannot act: {whose}.")
            self._play(state, code, index)
        except AlehouseError as error:
            raise AlehouseError(f"step {index + 1} ({json.dumps(step.action)}): {error}") from None

    def _play(self, state: State, code: int, index: int) -> None:
        play(state, code, self.sources, index, self.steps[index].number, self._link(index))

    def _link(self, index: int) -> bytes:
        """Identifies the steps up to `index`."""
        links = self._links
        if index < len(links) and links[index][0] is not self.steps[index]:
            del links[index:]
        for step in self.steps[len(links) : index + 1]:
            links.append((step, link(links[-1][1] if links else NO_STEPS, step.seat, step.action)))
        return links[index][1]

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
        return header_of(spec_of(self.setup), self.names, self.sources, self.undone)

    def lines(self) -> list[str]:
        return record_lines(spec_of(self.setup), self.names, self.sources, self.undone, self.steps, self.result)

    def save(self, path: Path) -> None:
        """Writes the record atomically."""
        part = path.with_name(path.name + ".part")
        part.write_text("\n".join(self.lines()) + "\n", encoding="utf-8")
        part.replace(path)


def header_of(spec: GameSpec, names: list[str], sources: list[Source], undone: int) -> dict[str, Any]:
    head: dict[str, Any] = {"alehouse": BRANCH if spec["branch"] else FORMAT, **spec, "names": names}
    del head["content"], head["branch"]
    if sources[0].secret:
        del head["seed"]
    if any(source.secret for source in sources):
        head["chance"] = [_published(source) for source in sources]
    if undone:
        head["undone"] = undone
    return head


def _published(source: Source) -> dict[str, Any]:
    """A source without its secret."""
    if not source.secret:
        return {"since": source.since}
    shown = {"since": source.since, "commitment": commitment(source.secret), "nonces": source.nonces}
    return {**shown, "numbered": True} if source.numbered else shown


def record_lines(
    spec: GameSpec,
    names: list[str],
    sources: list[Source],
    undone: int,
    steps: list[Step],
    result: dict[str, Any] | None,
    reveal: bool = False,
) -> list[str]:
    """The lines of a record; its rules version need not be installed. `reveal`: show secrets even without a result."""
    head = _line(header_of(spec, names, sources, undone))
    carried: dict[str, Any] = {"content": spec["content"]}
    if spec["branch"]:
        carried["branch"] = spec["branch"]
    lines = [head, _line(carried)]
    check = _chain("", head)
    for number, step in enumerate(steps, 1):
        entry: dict[str, Any] = {"n": number, "by": step.seat, **step.action}
        if step.number:
            entry["n1"] = step.number
        check = _chain(check, _line(entry))
        lines.append(_line({**entry, "check": check}))
    secrets = [source.secret for source in sources if source.secret]
    if result is not None or (reveal and secrets):
        lines.append(_line({"result": result, "secrets": secrets} if secrets else {"result": result}))
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


def record_text(path: Path) -> str:
    """The text of a record file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise AlehouseError(f"'{path}' is not an .ale record: it is not text.") from None
    except OSError as error:
        raise AlehouseError(f"the record '{path}' cannot be read: {error.strerror or error}.") from None


def misread(path: Path, error: AlehouseError) -> AlehouseError:
    """An error about the content of a record file, with the name of the file."""
    return AlehouseError(f"the record '{path}' cannot be used: {error}")


def read_record(library: Library, text: str) -> Record:
    """Parses a record; errors name the damaged line or step."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise AlehouseError("the record is empty.")
    head = _parsed_head(1, lines[0])
    old = head.get("alehouse") == 1
    if old:
        first, setup = 1, _setup_of_format_1(library, head)
    elif head.get("alehouse") in (FORMAT, BRANCH):
        first, setup = 2, _setup(library, head, _parsed_head(2, lines[1]) if len(lines) > 1 else {})
    else:
        raise AlehouseError(f"line 1 is not the header of an .ale record of format 1 to {BRANCH}.")
    record = Record(setup)
    record.names = _names(head)
    record.undone = _whole(head, "undone")
    check = _chain("", lines[0])
    end: dict[str, Any] = {}
    for number, line in enumerate(lines[first:], first + 1):
        data = _parsed(number, line)
        if "result" in data:
            if number != len(lines):
                raise AlehouseError(f"line {number}: the result must be the last line.")
            record.result = data["result"]
            end = data
            break
        step = number - first
        given = data.pop("check", None)
        check = _chain(check, _line(data))
        if given != check:
            raise AlehouseError(f"step {step}: the line does not match its check; it was altered or damaged.")
        n, seat, drawn = data.pop("n", None), data.pop("by", None), data.pop("n1", 0)
        if type(n) is not int or type(seat) is not int or type(drawn) is not int:  # True would pass for 1
            raise AlehouseError(f"step {step}: 'n' and 'by' must be whole numbers.")
        if not old and n != step:
            raise AlehouseError(f"step {step}: it is numbered {n}; steps are numbered one by one.")
        record.steps.append(Step(seat, renamed_action(data), n) if old else Step(seat, data, drawn))
    record.sources = _sources_of_format_1(head, end) if old else _sources(head, end)
    if old and not record.sources[0].secret:
        for taken in record.steps:
            taken.number = 0
    _check_numbers(record)
    return record


def _whole(data: dict[str, Any], field: str) -> int:
    value = data.get(field, 0)
    if type(value) is not int or not 0 <= value < 2**53:
        raise AlehouseError(f"line 1: '{field}' must be a whole number.")
    return value


def _check_numbers(record: Record) -> None:
    """Numbers of format 1 come first, belong to a source of format 1, and never repeat: else dice could be chosen."""
    numbered = [step.number for step in record.steps if step.number]
    if not numbered:
        return
    if not record.sources[0].numbered or not all(step.number for step in record.steps[: len(numbered)]):
        raise AlehouseError("the record has steps numbered as in format 1 where its dice do not follow from numbers.")
    if len(set(numbered)) < len(numbered) or min(numbered) < 1 or max(numbered) >= LARGEST_NUMBER:
        raise AlehouseError("the numbers behind the dice are repeated or out of range: the dice were not honest.")


def _parsed_head(number: int, line: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise AlehouseError(f"line {number} of the record has more than {LONGEST_LINE} characters.")
    return _parsed(number, line)


def _setup(library: Library, head: dict[str, Any], carried: dict[str, Any]) -> Setup:
    content = carried.get("content")
    if not isinstance(content, dict):
        raise AlehouseError("line 2: the content of the game is missing.")
    branch = carried.get("branch", {})
    if not isinstance(branch, dict) or bool(branch) != (head["alehouse"] == BRANCH):
        raise AlehouseError(f"line 2: records of format {BRANCH}, and no others, begin with the position of a branch.")
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
            "branch": branch,
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


def _sources(head: dict[str, Any], end: dict[str, Any]) -> list[Source]:
    """The sources of chance, with the secrets from the last line, each checked against its commitment."""
    if "chance" not in head:
        return [Source(0, "", [])]
    secrets = end.get("secrets")
    if secrets is None:
        raise _no_secret_yet()
    try:
        left = [str(secret) for secret in secrets]
        sources: list[Source] = []
        for shown in head["chance"]:
            if "commitment" in shown:
                nonces = [str(nonce) for nonce in shown["nonces"]]
                secret = _fitting(left.pop(0), shown["commitment"])
                sources.append(Source(_whole(shown, "since"), secret, nonces, shown.get("numbered") is True))
            else:
                sources.append(Source(_whole(shown, "since"), "", []))
    except (AttributeError, KeyError, IndexError, TypeError) as error:
        raise _damaged(error) from None
    since = [source.since for source in sources]
    if not sources or left or since[0] != 0 or since != sorted(since):
        raise AlehouseError("line 1: 'chance' does not say where the chance of every step came from.")
    if any(not source.secret or source.numbered for source in sources[1:]):
        raise AlehouseError("line 1: only the beginning of a game can come from a seed or from format 1.")
    return sources


def _sources_of_format_1(head: dict[str, Any], end: dict[str, Any]) -> list[Source]:
    if "commitment" not in head:
        return [Source(0, "", [])]
    if not end:
        raise _no_secret_yet()
    return [Source(0, _fitting(end.get("secret"), head["commitment"]), [], True)]


def _fitting(secret: Any, committed: Any) -> str:
    try:
        fits = isinstance(secret, str) and bool(secret) and commitment(secret) == committed
    except ValueError:
        fits = False
    if not fits:
        raise AlehouseError("the dice secret does not match the commitment in the header: the dice were not honest.")
    return str(secret)


def _no_secret_yet() -> AlehouseError:
    return AlehouseError("the record has no secret yet: a game with honest dice can be replayed once it is over.")
