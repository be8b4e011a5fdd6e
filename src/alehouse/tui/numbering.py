"""Numbers and keys of choices, stable for the whole game, so that players can learn them.

Keys are digits and letters that are not commands of the screen (see table.py).
"""

from __future__ import annotations

from alehouse.engine.codebook import Action, spelled

KEYS = "123456789abcdefgijkmnoptvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLAIN = 4  # numbers reserved for choices without arguments


def key_of(number: int) -> str:
    """The key of a choice, a dot for one that only the arrow keys reach."""
    return KEYS[number - 1] if number <= len(KEYS) else "·"


class Numbering:
    """The numbers of all choices seen so far, by decision."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, int]] = {}

    def numbers(self, decision: str, offered: list[Action]) -> list[int]:
        """The number of each action: its previous one, else the lowest free one.

        The lowest numbers are reserved for choices without arguments (end the turn, pass). Numbers of choices that are
        not offered now are reused only when no key is left.
        """
        known = self._known.setdefault(decision, {})
        for action in sorted(offered, key=len):
            if spelled(action) not in known:
                known[spelled(action)] = _free(known, offered, 1 if len(action) == 1 else PLAIN + 1)
        return [known[spelled(action)] for action in offered]


def _free(known: dict[str, int], offered: list[Action], first: int) -> int:
    """The lowest free number from `first` on."""
    if max(known.values(), default=0) >= len(KEYS):
        present = {spelled(action) for action in offered}
        for name in [name for name in known if name not in present]:
            del known[name]
    taken = set(known.values())
    return next(number for number in range(first, first + len(taken) + 1) if number not in taken)
