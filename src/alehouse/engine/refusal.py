"""Refusals: why an action that a player might expect is not allowed now."""

from __future__ import annotations


class Refusal:
    """A reason as data: the rule that forbids it, a message key, and the numbers behind it."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, object]) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    def as_dict(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "args": dict(self.args)}


class Reasons:
    """A title's reasons: each gets the next number, with its rule and its message key. 0 means no reason."""

    def __init__(self) -> None:
        self.listed: list[tuple[str, str]] = []

    def add(self, rule: str, key: str) -> int:
        """Declares a reason and returns its number."""
        self.listed.append((rule, key))
        return len(self.listed)

    def add_all(self, reasons: list[tuple[str, str]]) -> int:
        """Declares consecutive reasons and returns the number of the first."""
        self.listed += reasons
        return len(self.listed) - len(reasons) + 1

    def refusal(self, reason: int, args: dict[str, object]) -> Refusal:
        """A reason as a refusal, with the numbers behind it."""
        rule, key = self.listed[reason - 1]
        return Refusal(rule, key, args)

    def refuse(
        self, found: list[tuple[int, Refusal]], code: int, reason: int, args: dict[str, object] | None = None
    ) -> None:
        """Adds the refusal of a code if there is a reason."""
        if reason != 0:
            found.append((code, self.refusal(reason, args or {})))
