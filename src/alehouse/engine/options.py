"""Options of a title, which a host chooses before setup."""

from __future__ import annotations

from typing import Any

from alehouse.engine.errors import AlehouseError, unknown

Value = bool | int | str
Options = dict[str, Value]


class Option:
    """One option: a flag, one of several words, or a number in a range; with its default and its rule."""

    __slots__ = ("allowed", "default", "high", "id", "low", "rule")

    def __init__(
        self,
        id: str,
        default: Value,
        rule: str,
        allowed: list[str] | None = None,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.id = id
        self.default = default
        self.rule = rule
        self.allowed: list[str] = allowed or []
        self.low = low
        self.high = high

    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "flag"
        return "word" if self.allowed else "number"

    def wanted(self) -> str:
        """The allowed values, in words."""
        kind = self.kind()
        if kind == "flag":
            return "on or off"
        if kind == "word":
            return "one of " + ", ".join(self.allowed)
        return f"a whole number from {self.low} to {self.high}"

    def read(self, given: Any) -> Value:
        """The value of what a host gave: typed, or a word from the command line."""
        kind = self.kind()
        if kind == "flag":
            if isinstance(given, bool):
                return given
            word = str(given).lower()
            if word in ("on", "true", "yes", "1"):
                return True
            if word in ("off", "false", "no", "0"):
                return False
        elif kind == "word":
            if str(given) in self.allowed:
                return str(given)
        elif not isinstance(given, bool):
            try:
                number = int(given)
            except (TypeError, ValueError):
                number = self.low - 1
            if self.low <= number <= self.high:
                return number
        raise AlehouseError(f"option '{self.id}' cannot be '{given}': it takes {self.wanted()}.")

    def as_dict(self) -> dict[str, Any]:
        described: dict[str, Any] = {"id": self.id, "kind": self.kind(), "default": self.default, "rule": self.rule}
        if self.kind() == "word":
            described["allowed"] = list(self.allowed)
        elif self.kind() == "number":
            described["allowed"] = [self.low, self.high]
        else:
            described["allowed"] = [False, True]
        return described


class ListOption(Option):
    """Several ids of a content file, given as a list or as words separated by commas."""

    def kind(self) -> str:
        return "list"

    def wanted(self) -> str:
        count = str(self.low) if self.low == self.high else f"{self.low} to {self.high}"
        return f"{count} different ids with commas between them, out of {', '.join(self.allowed)}"

    def problem(self, given: Any) -> str:
        """What is wrong with a value, or ''."""
        ids = _ids(given)
        for id in ids:
            if id not in self.allowed:
                return f"option '{self.id}': " + unknown("id", id, self.allowed)
        if len(set(ids)) != len(ids) or not self.low <= len(ids) <= self.high:
            return f"option '{self.id}' cannot be '{','.join(ids)}': it takes {self.wanted()}."
        return ""

    def read(self, given: Any) -> Value:
        wrong = self.problem(given)
        if wrong:
            raise AlehouseError(wrong)
        return ",".join(sorted(_ids(given), key=self.allowed.index))

    def as_dict(self) -> dict[str, Any]:
        return {**super().as_dict(), "allowed": list(self.allowed), "count": [self.low, self.high]}


def _ids(given: Any) -> list[str]:
    return [str(id).strip() for id in (given if isinstance(given, list) else str(given).split(","))]


def read_options(known: list[Option], given: dict[str, Any]) -> Options:
    """The values of all options: the given ones checked, the others at their defaults."""
    ids = [option.id for option in known]
    for name in given:
        if name not in ids:
            raise AlehouseError(unknown("option", name, ids))
    return {option.id: option.read(given[option.id]) if option.id in given else option.default for option in known}
