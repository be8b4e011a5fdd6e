"""Action codes and their self-describing form.

Rules use small integers; logs, records and the wire carry dictionaries such as
``{"do": "search", "what": "malt-hard"}``. The codebook translates both ways.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from alehouse.engine.errors import AlehouseError, unknown

Action = dict[str, object]
Ids = Mapping[str, Sequence[object]]  # what the numbers of each kind mean
Values = str | Sequence[object]
Argument = tuple[str, Values]
BLOCK: Final = 64  # codes per block; a verb's arguments are numbered within its blocks


class Family:
    """All actions of one verb: ``base`` + mixed-radix index of the arguments' values."""

    def __init__(self, do: str, base: int, args: list[tuple[str, list[object]]]) -> None:
        self.do = do
        self.base = base
        self.args = args


class ActionKinds:
    """A title's actions: each verb gets the next free codes, and its arguments as (name, values).

    Values are a list, or a kind of ids of the content. A verb with arguments gets blocks of 64 codes; `first` is the
    number of the first value of its only argument. Verbs without arguments share a block. `reserve` sets a block aside
    for families that a title makes itself.
    """

    def __init__(self) -> None:
        self._listed: list[tuple[str, int, list[Argument]]] = []
        self._arguments: dict[int, tuple[str, Values, int]] = {}  # by the first code of a verb: see `argument`
        self._free = 0
        self._plain = 0  # the next code without arguments

    def add(self, do: str, *args: Argument, blocks: int = 1, first: int = 0) -> int:
        """Declares a verb with arguments and returns the code of its value 0."""
        base = self.reserve(blocks)
        self._listed.append((do, base + first, list(args)))
        self._arguments[base] = (*args[0], first)
        return base

    def plain(self, do: str) -> int:
        """Declares a verb without arguments and returns its code."""
        if self._plain % BLOCK == 0:
            self._plain = self.reserve()
        self._listed.append((do, self._plain, []))
        self._plain += 1
        return self._plain - 1

    def reserve(self, blocks: int = 1) -> int:
        """Reserves blocks of codes."""
        base = self._free
        self._free += BLOCK * blocks
        return base

    def argument(self, base: int) -> tuple[str, Values, int]:
        """Name, values and `first` of a verb's first argument; empty for a reserved block."""
        return self._arguments.get(base, ("", "", 0))

    def families(self, ids: Ids) -> list[Family]:
        """The verbs with the ids of a pack filled in."""
        return [
            Family(do, base, [(name, list(values_of(values, ids))) for name, values in args])
            for do, base, args in self._listed
        ]


def values_of(values: Values, ids: Ids) -> Sequence[object]:
    return ids[values] if isinstance(values, str) else values


def spelled(action: Action) -> str:
    """The canonical spelling of an action, used as its lookup key."""
    rest = [f"{name}={action[name]}" for name in sorted(action) if name != "do"]
    return " ".join([str(action.get("do", "")), *rest])


class Codebook:
    """Every action a title knows with a given pack, by code and by its spelled form."""

    def __init__(self, families: list[Family]) -> None:
        self._actions: dict[int, Action] = {}
        self._codes: dict[str, int] = {}
        self._families: dict[str, list[Family]] = {}
        for family in families:
            self._families.setdefault(family.do, []).append(family)
            self._add(family)

    def _add(self, family: Family) -> None:
        count = 1
        for pair in family.args:
            count *= len(pair[1])
        for index in range(count):
            action: Action = {"do": family.do}
            rest = index
            for name, values in reversed(family.args):
                action[name] = values[rest % len(values)]
                rest //= len(values)
            code = family.base + index
            if code in self._actions:
                raise ValueError(f"code {code} of '{family.do}' is taken by {self._actions[code]}")
            self._actions[code] = action
            self._codes[spelled(action)] = code

    def codes(self) -> list[int]:
        """All codes, in ascending order."""
        return sorted(self._actions)

    def describe(self, code: int) -> Action:
        """The self-describing form of a code."""
        return dict(self._actions[code])

    def code(self, action: Action) -> int:
        """The code of a self-describing action; the error for an unknown one says what is wrong with it."""
        found = self._codes.get(spelled(action))
        if found is not None:
            return found
        raise AlehouseError(self._problem(action))

    def _problem(self, action: Action) -> str:
        """Why an action is not in the book."""
        do = str(action.get("do"))
        families = self._families.get(do)
        if families is None:
            return unknown("action", do, sorted(self._families))
        known: dict[str, list[str]] = {}
        for family in families:
            for name, values in family.args:
                listed = known.setdefault(name, [])
                listed += [str(value) for value in values if str(value) not in listed]
        for name in action:
            if name != "do" and name not in known:
                allowed = f"it takes {', '.join(known)}" if known else "it takes no arguments"
                return f"action '{do}' has no argument '{name}': {allowed}."
        for name, allowed_values in known.items():
            if name in action and str(action[name]) not in allowed_values:
                return f"{do}: " + unknown(name, str(action[name]), allowed_values)
            if name not in action and all(name in [arg[0] for arg in family.args] for family in families):
                return f"action '{do}' needs the argument '{name}'."
        return f"action {spelled(action)} does not exist."
