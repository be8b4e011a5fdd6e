"""Action codes and their self-describing form.

Rules speak in small integers; logs, records and the wire carry dictionaries such as
``{"do": "search", "what": "malt-hard"}``. The codebook translates both ways.
"""

from __future__ import annotations

from alehouse.engine.errors import AlehouseError, unknown

Action = dict[str, object]


class Family:
    """All actions of one verb: ``base`` + mixed-radix index of the arguments' values."""

    def __init__(self, do: str, base: int, args: list[tuple[str, list[object]]]) -> None:
        self.do = do
        self.base = base
        self.args = args


def spelled(action: Action) -> str:
    """One canonical spelling of an action, the key it is looked up by."""
    rest = [f"{name}={action[name]}" for name in sorted(action) if name != "do"]
    return " ".join([str(action.get("do", "")), *rest])


class Codebook:
    """Every action a title knows with a given pack, by code and by its spelled form."""

    def __init__(self, families: list[Family]) -> None:
        self._actions: dict[int, Action] = {}
        self._codes: dict[str, int] = {}
        self._families: dict[str, Family] = {}
        for family in families:
            self._families[family.do] = family
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
        """The code of a self-describing action; an unknown one says what was wrong with it."""
        found = self._codes.get(spelled(action))
        if found is not None:
            return found
        do = action.get("do")
        family = self._families.get(str(do))
        if family is None:
            raise AlehouseError(unknown("action", str(do), sorted(self._families)))
        names = [pair[0] for pair in family.args]
        for name in action:
            if name != "do" and name not in names:
                allowed = f"it takes {', '.join(names)}" if names else "it takes no arguments"
                raise AlehouseError(f"action '{do}' has no argument '{name}': {allowed}.")
        for name, values in family.args:
            if name not in action:
                raise AlehouseError(f"action '{do}' needs the argument '{name}'.")
            if action[name] not in values:
                allowed_values = [str(v) for v in values]
                raise AlehouseError(f"{do}: " + unknown(name, str(action[name]), allowed_values))
        raise AlehouseError(f"action {spelled(action)} does not exist.")
