"""A table to try things at: a staged round, actions in words, scripted dice.

`sit(active=["Y3", "U3"], dice=[4])` gives seat 1 a pale malt 3 and a blue 3 and lets the next die fall on 4; the
other seats have nothing unless told. Actions are the words of their self-describing form: "base MH1",
"pick active hops 4", "target 2 storage dark-malt 5".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

from alehouse.engine.codebook import Action, Codebook
from alehouse.engine.pack import Pack
from alehouse.engine.refusal import Refusal
from alehouse.engine.scenario import Stage
from alehouse.engine.state import ALL, OVER
from alehouse.games.dicebrewing.stage import FIELDS
from alehouse.games.dicebrewing.title import DiceBrewing, DiceBrewingGame

TITLE = DiceBrewing()
Given = dict[str, Any]
NOTHING: Given = {"active": [], "seeds": 0, "coins": 0}
HARD_ROW = ["double-ipa", "doppelbock", "barley-wine", "export-lager"]


def spoken(action: Action) -> str:
    """An action in words; codebooks name the last argument first."""
    return " ".join(map(str, [action.pop("do"), *reversed(action.values())]))


@cache
def _words(codebook: Codebook) -> dict[int, str]:
    return {code: spoken(codebook.describe(code)) for code in codebook.codes()}


class Table:
    """A round under way, seen with the eyes of its players."""

    def __init__(self, seats: int, options: Given, dice: Sequence[int] | None, given: Given, pack: Pack | None) -> None:
        about: Given = {"given": given} if dice is None else {"dice": dice, "given": given}
        self._stage = Stage(TITLE.setup(seats, options, pack), about)
        self.state = cast(DiceBrewingGame, self._stage.state)
        self._words = _words(self._stage.codebook)
        self._codes = {words: code for code, words in self._words.items()}

    # -- playing ------------------------------------------------------------------------------------

    def play(self, *actions: str) -> Table:
        """Plays actions, each of which must be legal when its turn comes."""
        for action in actions:
            assert action in self.legal, f"'{action}' is not legal at {self.decision}: {sorted(self.legal)}"
            self.state.apply(self._codes[action])
        return self

    def words(self, code: int) -> str:
        """A code as words."""
        return self._words[code]

    # -- deciding -----------------------------------------------------------------------------------

    @property
    def decision(self) -> str:
        return self.state.decision()

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    @property
    def to_act(self) -> int:
        return self.state.to_act + 1

    @property
    def legal(self) -> set[str]:
        return {self._words[code] for code in self.state.legal()}

    @property
    def default(self) -> str:
        return self._words[self.state.default()]

    @property
    def refusals(self) -> dict[str, Refusal]:
        return {self._words[code]: refusal for code, refusal in self.state.refused()}

    def rule_against(self, action: str) -> str:
        """The rule that refuses an action."""
        assert action not in self.legal
        return self.refusals[action].rule

    # -- looking ------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        return self.state.view(ALL)

    @property
    def me(self) -> Any:
        return self.seat(1)

    def seat(self, number: int) -> Any:
        """A player's things as attributes."""
        return SimpleNamespace(**self.view["players"][number - 1])

    def told(self, key: str) -> list[Given]:
        """The arguments of all events of that kind since the table was set."""
        book = TITLE.eventbook(self._stage.setup.pack)
        return [event.args for event in map(book.read, self._stage.log.heard) if event.key == key]

    def heard_by(self, seat: int) -> list[Given]:
        """Everything that a seat was told."""
        book = TITLE.eventbook(self._stage.setup.pack)
        events = [book.read(entry) for entry in self._stage.log.heard]
        return [event.as_dict() for event in events if event.audience in (-1, seat - 1)]


def sit(
    *,
    seats: int = 2,
    options: Given | None = None,
    dice: Sequence[int] | None = None,
    others: dict[int, Given] | None = None,
    pack: Pack | None = None,
    **fields: Any,
) -> Table:
    """A table at which seat 1 has what is told; `others` are the fields of the other seats.

    Further fields are those of a scenario's `given`, or of seat 1. The row is hard to brew unless told.
    """
    given = {name: value for name, value in fields.items() if name in FIELDS}
    own = {name: value for name, value in fields.items() if name not in FIELDS}
    players = {seat: {**NOTHING, **(others or {}).get(seat, {})} for seat in range(2, seats + 1)}
    players[1] = {**NOTHING, **own}
    given["players"] = {str(seat): player for seat, player in players.items()}
    if "at" not in fields or fields["at"] != "start":
        given.setdefault("row", HARD_ROW[: 4 if seats == 4 else 3])
    return Table(seats, options or {}, dice, given, pack)
