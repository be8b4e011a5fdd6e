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
