"""What a content file may hold, with clear errors for everything else."""

from __future__ import annotations

from typing import Any

SOURCES = ("fact", "inferred", "house", "pack")
MARKS = ("name", "source", "sources", "face")  # fields of entries that no rule reads


class Spec:
    """What one field may hold. `check` returns '' or what is wrong and what is allowed."""

    def check(self, value: Any) -> str:
        raise NotImplementedError

    def sample(self, pick: int) -> Any:
        """Some allowed value, another one for another `pick`; fuzzed packs are made of these. None: leave it."""
        return None


class Whole(Spec):
    """A whole number in a range."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def check(self, value: Any) -> str:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            return f"must be a whole number from {self.low} to {self.high}, not {value!r}"
        return ""

    def sample(self, pick: int) -> Any:
        return self.low + pick % (self.high - self.low + 1)


class Word(Spec):
    """One of some words."""

    def __init__(self, allowed: list[str]) -> None:
        self.allowed = allowed

    def check(self, value: Any) -> str:
        if value not in self.allowed:
            return f"must be one of {', '.join(self.allowed)}, not {value!r}"
        return ""


class Flag(Spec):
    def check(self, value: Any) -> str:
        return "" if isinstance(value, bool) else f"must be true or false, not {value!r}"


class Name(Spec):
    """A short text, or a table of short texts by language."""

    def check(self, value: Any) -> str:
        for text in value.values() if isinstance(value, dict) else [value]:
            if not isinstance(text, str) or not text.strip() or len(text) > 200:
                return f"must be a text of 1 to 200 characters, or a table of them by language, not {text!r}"
        return ""


class Several(Spec):
    """A list, each item of one kind."""

    def __init__(self, item: Spec, low: int = 0, high: int = 99) -> None:
        self.item = item
        self.low = low
        self.high = high

    def check(self, value: Any) -> str:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            return f"must be a list of {self.low} to {self.high} items, not {value!r}"
        for position, item in enumerate(value):
            wrong = self.item.check(item)
            if wrong:
                return f"item {position + 1} {wrong}"
        return ""


class Fields(Spec):
    """A table of named fields; `optional` ones may be left out."""

    def __init__(self, fields: dict[str, Spec], optional: list[str] | None = None) -> None:
        self.fields = fields
        self.optional: list[str] = optional or []

    def check(self, value: Any) -> str:
        if not isinstance(value, dict):
            return f"must be a table with {', '.join(self.fields)}, not {value!r}"
        for name in value:
            if name not in self.fields:
                return f"has no field '{name}'; allowed are {', '.join(self.fields)}"
        for name, spec in self.fields.items():
            if name not in value:
                if name not in self.optional:
                    return f"lacks the field '{name}'"
                continue
            wrong = spec.check(value[name])
            if wrong:
                return f"field '{name}' {wrong}"
        return ""


class Card:
    """One content file: every entry has a source and these fields; a user's pack may give `named` ones a name.

    `sources` marks fields whose values come from elsewhere than the rest of the entry.
    """

    def __init__(self, fields: dict[str, Spec], optional: list[str] | None = None, named: bool = True) -> None:
        source = Word(list(SOURCES))
        sources: dict[str, Spec] = dict.fromkeys(fields, source)
        self.fields: dict[str, Spec] = {"source": source, "sources": Fields(sources, list(fields)), **fields}
        self.named = named
        self.optional: list[str] = ["sources", *(optional or [])]

    def problems(self, where: str, entry: Any, whole: bool, marked: bool = True) -> list[str]:
        """Everything wrong with an entry; `whole` ones must have all their fields, `marked` ones their marks too."""
        if not isinstance(entry, dict):
            return [f"{where} must be a table of fields"]
        found: list[str] = []
        allowed: dict[str, Spec] = {**self.fields, "name": Name()} if self.named and not whole else self.fields
        for name, value in entry.items():
            spec = allowed.get(name)
            if spec is None:
                found.append(f"{where}: unknown field '{name}'; allowed are {', '.join(sorted(allowed))}")
                continue
            wrong = spec.check(value)
            if wrong:
                found.append(f"{where}: field '{name}' {wrong}")
        if whole:
            for name in self.fields:
                if name not in entry and name not in self.optional and (marked or name not in MARKS):
                    found.append(f"{where}: field '{name}' is missing")
        return found


Schema = dict[str, Card]
