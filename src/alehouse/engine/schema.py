"""Schemas of content files, with clear errors for everything else."""

from __future__ import annotations

import re
from typing import Any

from alehouse.engine.problem import PackProblem

Form = dict[str, Any]  # what a field may hold as plain data, for building forms

SOURCES = ("fact", "inferred", "house", "pack")
MARKS = ("name", "source", "sources", "face")  # fields of entries that rules do not read
MOST_COPIES = 20
ID = re.compile("[A-Za-z0-9-]{1,40}")
ID_WANTED = "an id of 1 to 40 letters, digits and hyphens"


class Spec:
    """What one field may hold."""

    def fits(self, value: Any) -> bool:
        """Whether a value is allowed, if a wrong one needs no further explanation."""
        raise NotImplementedError

    def wrong(self, value: Any) -> tuple[str, list[str]]:
        """Why a value is wrong and what is allowed ('' if it is right), and the path to the wrong part."""
        return "" if self.fits(value) else f"must be {self.wanted()}, not {value!r}", []

    def wanted(self) -> str:
        """What is allowed, in a few words."""
        raise NotImplementedError

    def form(self) -> Form:
        """What is allowed as data: a `kind`, and what else that kind needs."""
        return {"kind": "text"}

    def sample(self, pick: int) -> Any:
        """An allowed value that varies with `pick`, for fuzzing packs; None: leave the field unchanged."""
        return None


class Whole(Spec):
    """A whole number in a range."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def fits(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def wanted(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def form(self) -> Form:
        return {"kind": "whole", "low": self.low, "high": self.high}

    def sample(self, pick: int) -> Any:
        return self.low + pick % (self.high - self.low + 1)


class Word(Spec):
    """One of several words."""

    def __init__(self, allowed: list[str]) -> None:
        self.allowed = allowed

    def fits(self, value: Any) -> bool:
        return value in self.allowed

    def wanted(self) -> str:
        return f"one of {', '.join(self.allowed)}"

    def form(self) -> Form:
        return {"kind": "word", "allowed": self.allowed}

    def sample(self, pick: int) -> Any:
        return self.allowed[pick % len(self.allowed)]


class Flag(Spec):
    def fits(self, value: Any) -> bool:
        return isinstance(value, bool)

    def wanted(self) -> str:
        return "true or false"

    def form(self) -> Form:
        return {"kind": "flag"}

    def sample(self, pick: int) -> Any:
        return pick % 2 == 1


class Name(Spec):
    """A short text, or a table of short texts by language."""

    def wrong(self, value: Any) -> tuple[str, list[str]]:
        for text in value.values() if isinstance(value, dict) else [value]:
            if not isinstance(text, str) or not text.strip() or len(text) > 200:
                return f"must be {self.wanted()}, not {text!r}", []
        return "", []

    def wanted(self) -> str:
        return "a text of 1 to 200 characters, or a table of them by language"

    def form(self) -> Form:
        return {"kind": "name"}


class Id(Spec):
    """The id of an entry."""

    def fits(self, value: Any) -> bool:
        return isinstance(value, str) and ID.fullmatch(value) is not None

    def wanted(self) -> str:
        return ID_WANTED


class Several(Spec):
    """A list, each item of one kind."""

    def __init__(self, item: Spec, low: int = 0, high: int = 99) -> None:
        self.item = item
        self.low = low
        self.high = high

    def wrong(self, value: Any) -> tuple[str, list[str]]:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            return f"must be a list of {self.low} to {self.high} items, not {value!r}", []
        for position, item in enumerate(value):
            wrong, at = self.item.wrong(item)
            if wrong:
                return f"item {position + 1} {wrong}", [str(position), *at]
        return "", []

    def wanted(self) -> str:
        return f"a list of {self.low} to {self.high}, each {self.item.wanted()}"

    def form(self) -> Form:
        return {"kind": "list", "low": self.low, "high": self.high, "item": self.item.form()}

    def sample(self, pick: int) -> Any:
        """A list of the least length plus up to two items, if they can be sampled."""
        length = min(self.high, max(1, self.low) + pick % 3)
        items = [self.item.sample(pick // 3 ** (place % 5) + 7919 * place) for place in range(length)]
        return None if None in items else items


class Fields(Spec):
    """A table of named fields; `optional` ones may be left out."""

    def __init__(self, fields: dict[str, Spec], optional: list[str] | None = None) -> None:
        self.fields = fields
        self.optional: list[str] = optional or []

    def wrong(self, value: Any) -> tuple[str, list[str]]:
        if not isinstance(value, dict):
            return f"must be a table with {', '.join(self.fields)}, not {value!r}", []
        for name in value:
            if name not in self.fields:
                return f"has no field '{name}'; allowed are {', '.join(self.fields)}", [name]
        for name, spec in self.fields.items():
            if name not in value:
                if name not in self.optional:
                    return f"lacks the field '{name}'", [name]
                continue
            wrong, at = spec.wrong(value[name])
            if wrong:
                return f"field '{name}' {wrong}", [name, *at]
        return "", []

    def wanted(self) -> str:
        parts = [f"{name}{'?' if name in self.optional else ''}: {spec.wanted()}" for name, spec in self.fields.items()]
        return "{ " + "; ".join(parts) + " }"

    def form(self) -> Form:
        fields = {name: spec.form() for name, spec in self.fields.items()}
        return {"kind": "fields", "fields": fields, "optional": self.optional}

    def sample(self, pick: int) -> Any:
        """A table with some of the optional fields, if all of them can be sampled."""
        found: dict[str, Any] = {}
        for place, (name, spec) in enumerate(self.fields.items()):
            value = spec.sample(pick // (3 + place) + 7919 * place)
            if value is None:
                return None
            if name not in self.optional or pick >> place & 1:
                found[name] = value
        return found


class Vocabulary(Fields):
    """An effect: what it does (`do`), the fields that this needs, and optionally its source."""

    def __init__(self, effects: dict[str, Fields]) -> None:
        self.effects = effects
        fields: dict[str, Spec] = {"do": Word(list(effects))}
        for own in effects.values():
            for name, spec in own.fields.items():
                fields[name] = _either(fields[name], spec) if name in fields else spec
        fields["source"] = Word(list(SOURCES))
        super().__init__(fields, [name for name in fields if name != "do"])

    def variants(self) -> dict[str, Fields]:
        """The fields of each effect."""
        return {
            do: Fields({"do": Word([do]), **own.fields, "source": self.fields["source"]}, [*own.optional, "source"])
            for do, own in self.effects.items()
        }

    def wrong(self, value: Any) -> tuple[str, list[str]]:
        do = value.get("do") if isinstance(value, dict) else None
        if not isinstance(do, str) or do not in self.effects:
            return super().wrong(value)[0], ["do"]
        wrong, at = self.variants()[do].wrong(value)
        return f"{wrong} (with '{do}')" if wrong else "", at

    def wanted(self) -> str:
        when = self.fields.get("when")
        if when is None:
            return "an effect of its table below"
        optional = all("when" in own.optional for own in self.effects.values())
        return f"an effect of its table below; when{'?' if optional else ''}: {when.wanted()}"

    def form(self) -> Form:
        variants = {do: variant.form() for do, variant in self.variants().items()}
        return {"kind": "effect", "variants": variants}

    def sample(self, pick: int) -> Any:
        """An effect; every word of the vocabulary is sampled."""
        words = list(self.effects)
        do = words[pick % len(words)]
        return {"do": do, **self.effects[do].sample(pick // len(words))}


def _either(one: Spec, other: Spec) -> Spec:
    """What either field allows if both are numbers; otherwise each effect checks its own."""
    if isinstance(one, Whole) and isinstance(other, Whole):
        return Whole(min(one.low, other.low), max(one.high, other.high))
    return one


class ByPlayers(Spec):
    """Numbers by number of players: one for all players, or a list in turn order."""

    def __init__(self, low: int, high: int) -> None:
        self.item = Whole(low, high)

    def wrong(self, value: Any) -> tuple[str, list[str]]:
        if not isinstance(value, dict):
            return f"must be {self.wanted()}, not {value!r}", []
        for players, given in value.items():
            at = [str(players)]
            if not (isinstance(players, str) and players.isdecimal() and len(players) == 1):
                return f"is ordered by number of players, not by {players!r}", at
            if isinstance(given, list) and len(given) != int(players):
                return f"must have {players} numbers for {players} players, or a single one, not {given!r}", at
            for number in given if isinstance(given, list) else [given]:
                wrong = self.item.wrong(number)[0]
                if wrong:
                    return f"for {players} players {wrong}", at
        return "", []

    def wanted(self) -> str:
        return f"a table such as {{ 2 = 3, 4 = [3, 3, 4, 5] }} of numbers from {self.item.low} to {self.item.high}"

    def form(self) -> Form:
        return {"kind": "by-players", "low": self.item.low, "high": self.item.high}

    def sample(self, pick: int) -> Any:
        """A number for all or one for each, for one number of players."""
        players = 2 + pick % 4
        each = [self.item.sample(pick // 4 + 7919 * turn) for turn in range(players)]
        return {str(players): each if pick & 4 else each[0]}


class Section:
    """One content file: every entry has a source and these fields; a user's pack may name entries if `named`.

    `sources` marks fields whose values do not come from the entry's source. `entries` is the least and the greatest
    number of entries; without it, packs have the house pack's entries and may add those in `more`. `by_turn` lists the
    numbers that may differ between players, in turn order.
    """

    def __init__(
        self,
        fields: dict[str, Spec],
        optional: list[str] | None = None,
        named: bool = True,
        entries: tuple[int, int] | None = None,
        more: list[str] | None = None,
        by_turn: list[str] | None = None,
    ) -> None:
        source = Word(list(SOURCES))
        sources: dict[str, Spec] = dict.fromkeys(fields, source)
        self.fields: dict[str, Spec] = {"source": source, "sources": Fields(sources, list(fields)), **fields}
        self.named = named
        self.optional: list[str] = ["sources", *(optional or [])]
        self.entries = entries
        self.more: list[str] = more or []
        self.by_turn: list[str] = by_turn or []

    def required(self) -> list[str]:
        """The fields that every entry must have."""
        return [name for name in self.fields if name not in self.optional and name not in MARKS]

    def problems(self, section: str, id: str, entry: Any, whole: bool, marked: bool = True) -> list[PackProblem]:
        """All problems of an entry; a `whole` one must have all its fields, a `marked` one its marks, too."""
        if not isinstance(entry, dict):
            return [PackProblem(section, id, "must be a table of fields")]
        found: list[PackProblem] = []
        allowed: dict[str, Spec] = self.fields
        if marked and not whole:
            allowed = {**allowed, **self._of_packs()}
        for name, value in entry.items():
            spec = allowed.get(name)
            if spec is None:
                told = f"unknown field '{name}'; allowed are {', '.join(sorted(allowed))}"
                found.append(PackProblem(section, id, told, [name]))
                continue
            wrong, at = spec.wrong(value)
            if wrong:
                found.append(PackProblem(section, id, f"field '{name}' {wrong}", [name, *at], misfit=True))
        if whole:
            for name in self.fields:
                if name not in entry and name not in self.optional and (marked or name not in MARKS):
                    found.append(PackProblem(section, id, f"field '{name}' is missing", [name], misfit=True))
        return found

    def form(self) -> Form:
        """What a user's pack may hold here, as plain data; `entries` is empty if none can be added or left out."""
        allowed = {**self._of_packs(), **self.fields}
        return {
            "fields": {name: allowed[name].form() for name in allowed if name not in ("source", "sources", "like")},
            "optional": [name for name in allowed if name not in self.required()],
            "entries": [] if self.entries is None else list(self.entries),
            "more": self.more,
        }

    def _of_packs(self) -> dict[str, Spec]:
        """Fields that only a user's pack may hold: they are consumed when it is read."""
        found: dict[str, Spec] = {"name": Name()} if self.named else {}
        if self.entries is not None:
            found["copies"] = Whole(0, MOST_COPIES)
            found["like"] = Id()
        return found


def numbers(low: int, high: int, by_turn: list[str], more: list[str] | None = None) -> Section:
    """The file of single numbers, which may depend on the number of players; `by_turn` ones also on the turn."""
    return Section(
        {"value": Whole(low, high), "by-players": ByPlayers(low, high)},
        optional=["by-players"],
        named=False,
        more=more,
        by_turn=by_turn,
    )


Schema = dict[str, Section]
