"""A table to try things at: a staged round, actions in words, scripted dice.

`sit(active=["Y3", "U3"], dice=[4])` gives seat 1 a pale malt 3 and a blue 3 and lets the next die fall on 4; the
other seats have nothing by default. Actions are the words of their self-describing form: "base MH1",
"pick active hops 4", "target 2 storage dark-malt 5".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.staged import Given, Staged

from alehouse.engine.pack import Pack
from alehouse.games.dicebrewing.stage import FIELDS
from alehouse.games.dicebrewing.state import DiceBrewingState
from alehouse.games.dicebrewing.title import DiceBrewing

TITLE = DiceBrewing()
NOTHING: Given = {"active": [], "seeds": 0, "coins": 0}
HARD_ROW = ["double-ipa", "doppelbock", "barley-wine", "export-lager"]


class Table(Staged[DiceBrewingState]):
    """A round under way, seen with the eyes of its players."""

    def __init__(self, seats: int, options: Given, dice: Sequence[int] | None, given: Given, pack: Pack | None) -> None:
        about: Given = {"given": given} if dice is None else {"dice": dice, "given": given}
        super().__init__(TITLE.setup(seats, options, pack), about)

    def words(self, code: int) -> str:
        """A code as words."""
        return self._words[code]

    def heard_by(self, seat: int) -> list[Given]:
        """Everything that a seat was shown."""
        return [event.as_dict() for event in self.heard if event.audience in (-1, seat - 1)]


def sit(
    *,
    seats: int = 2,
    options: Given | None = None,
    dice: Sequence[int] | None = None,
    others: dict[int, Given] | None = None,
    pack: Pack | None = None,
    **fields: Any,
) -> Table:
    """A table at which seat 1 has the given things; `others` are the fields of the other seats.

    Further fields are those of a scenario's `given`, or of seat 1. The row is hard to brew by default.
    """
    given = {name: value for name, value in fields.items() if name in FIELDS}
    own = {name: value for name, value in fields.items() if name not in FIELDS}
    players = {seat: {**NOTHING, **(others or {}).get(seat, {})} for seat in range(2, seats + 1)}
    players[1] = {**NOTHING, **own}
    given["players"] = {str(seat): player for seat, player in players.items()}
    if "at" not in fields or fields["at"] != "start":
        given.setdefault("row", HARD_ROW[: 4 if seats == 4 else 3])
    return Table(seats, options or {}, dice, given, pack)
