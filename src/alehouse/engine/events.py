"""Events: what happened, recorded only while there is a listener.

Rules emit events as small integers (`State.tell`); a title's `EventBook` turns them into
named, typed arguments. Simulations have no listener, so events cost next to nothing there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.codebook import Ids

EVERYONE: Final = -1

Heard = tuple[int, int, int, int, int, int]


class EventLog:
    """Collects events while it is attached to a state."""

    __slots__ = ("heard",)

    def __init__(self) -> None:
        self.heard: list[Heard] = []

    def hear(self, event: i64, a: i64, b: i64, c: i64, d: i64, only: i64) -> None:
        """Adds an event; apart from `State.tell`, which is called all the time and hardly ever has a listener."""
        self.heard.append((event, a, b, c, d, only))

    def take(self) -> list[Heard]:
        """The events since the last call."""
        heard = self.heard
        self.heard = []
        return heard


class Event:
    """An event: message key, arguments, and the one seat that may know it, or EVERYONE."""

    __slots__ = ("args", "audience", "key")

    def __init__(self, key: str, args: dict[str, object], audience: int) -> None:
        self.key = key
        self.args = args
        self.audience = audience

    def as_dict(self) -> dict[str, object]:
        return {"event": self.key, **self.args}


class EventKinds:
    """A title's events: each gets the next number, a key, and its arguments as (name, kind)."""

    def __init__(self) -> None:
        self.listed: list[tuple[str, list[tuple[str, str]]]] = []

    def add(self, key: str, *args: tuple[str, str]) -> int:
        """Declares an event and returns its number."""
        self.listed.append((key, list(args)))
        return len(self.listed) - 1


class EventBook:
    """Names of a title's events (`EventKinds.listed`) with the ids that their arguments stand for.

    A kind is 'number', 'seat' (emitted 0-based, read 1-based like every seat that leaves the engine; 0 = nobody),
    or the name of a list of ids in `ids`.
    """

    def __init__(self, events: list[tuple[str, list[tuple[str, str]]]], ids: Ids) -> None:
        self._events = events
        self._ids = ids

    def keys(self) -> list[str]:
        return [key for key, _ in self._events]

    def arguments(self, key: str) -> list[tuple[str, str]]:
        """The (name, kind) pairs of an event's arguments."""
        for known, spec in self._events:
            if known == key:
                return spec
        raise KeyError(key)

    def read(self, heard: Heard, kept: int = 4) -> Event:
        """The named event of a raw one, with at most the first `kept` of its arguments."""
        key, spec = self._events[heard[0]]
        args: dict[str, object] = {}
        for index, (name, kind) in enumerate(spec[:kept]):
            value: int = heard[index + 1]
            if kind == "number":
                args[name] = value
            elif kind == "seat":
                args[name] = value + 1
            else:
                args[name] = self._ids[kind][value] if value >= 0 else ""
        return Event(key, args, heard[5])
