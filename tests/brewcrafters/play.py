"""A table to try things at: a staged brewery, actions in words.

`sit(storage="5 2 1", buildings=["mash-tun"], phase="brewery")` gives seat 1 five Malt, two Hops, one Yeast and a Mash
Tun on its brewery turn. Actions are the words of their self-describing form: "place malt-market",
"placeHalf shift-worker worker", "takeBasic 1 0 2" (Malt, Hops, Yeast), "brew everyday-ale". Storage is written as
Malt, Hops, Yeast, then letters for Fruit, Spices and Coffee: "4 1 1 F S C".
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
from alehouse.engine.state import ALL, OVER, State
from alehouse.games.brewcrafters.stage import FIELDS
from alehouse.games.brewcrafters.title import BrewCrafters, BrewCraftersGame

TITLE = BrewCrafters()
Given = dict[str, Any]
LETTERS = {"F": "fruit", "S": "spices", "C": "coffee"}


def _spoken(action: Action) -> str:
    """An action in words; codebooks name the last argument first."""
    return " ".join(map(str, [action.pop("do"), *reversed(action.values())]))


@cache
def _words(codebook: Codebook) -> dict[int, str]:
    return {code: _spoken(codebook.describe(code)) for code in codebook.codes()}


def seen(state: State, viewer: int = ALL) -> Any:
    """What a viewer sees; ALL sees everything."""
    return state.view(viewer)


class Table:
    """A game under way, seen with the eyes of its players."""

    def __init__(self, seats: int, options: Given, given: Given, pack: Pack | None) -> None:
        self._stage = Stage(TITLE.setup(seats, options, pack), {"given": given})
        self.state = cast(BrewCraftersGame, self._stage.state)
        self._words = _words(self._stage.codebook)
        self._codes = {words: code for code, words in self._words.items()}

    # -- playing ------------------------------------------------------------------------------------

    def play(self, *actions: str) -> Table:
        """Plays actions, each of which must be legal when its turn comes."""
        for action in actions:
            assert action in self.legal, f"'{action}' is not legal at {self.decision}: {sorted(self.legal)}"
            self.state.apply(self._codes[action])
        return self

    def end_season(self) -> Table:
        """Everybody plays defaults and passes until the next season begins; unasked things stay as they are."""
        season = self.state.season
        while not self.over and self.state.season == season:
            if "pass" in self.legal:
                self.play("pass")
            else:
                self.state.apply(self.state.default())
        return self

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
    def verbs(self) -> set[str]:
        """What can be done, without the arguments."""
        return {words.split()[0] for words in self.legal}

    @property
    def all_verbs(self) -> set[str]:
        """Every verb the game knows."""
        return {words.split()[0] for words in self._codes}

    def choices(self, verb: str) -> set[str]:
        """The arguments with which something can be done."""
        return {words.partition(" ")[2] for words in self.legal if words.split()[0] == verb}

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
        return seen(self.state)

    @property
    def me(self) -> Any:
        return self.seat(1)

    def seat(self, number: int) -> Any:
        """A player's things as attributes; storage in words."""
        player = dict(self.view["players"][number - 1])
        held = player["storage"]
        basics = f"{held['malt']} {held['hops']} {held['yeast']}"
        player["storage"] = " ".join(
            [basics, *[f"{letter}" for letter in LETTERS for _ in range(held[LETTERS[letter]])]]
        )
        return SimpleNamespace(**player)

    def told(self, key: str) -> list[Given]:
        """The arguments of all events of that kind since the table was set."""
        book = TITLE.eventbook(self._stage.setup.pack)
        heard = [book.read(entry) for entry in self._stage.log.heard]
        return [event.args for event in heard if event.key == key]

    @property
    def wrong(self) -> list[str]:
        """What the invariants find."""
        return TITLE.invariants(self.state)


def stored(words: str) -> dict[str, int]:
    """ "4 1 1 F C" as ingredients."""
    malt, hops, yeast, *letters = words.split()
    held = {"malt": int(malt), "hops": int(hops), "yeast": int(yeast)}
    for letter in letters:
        held[LETTERS[letter]] = held.get(LETTERS[letter], 0) + 1
    return held


def _player(fields: Given) -> Given:
    given = dict(fields)
    if "storage" in given:
        given["storage"] = stored(given["storage"])
    return given


def sit(
    *,
    seats: int = 2,
    options: Sequence[str] | Given = (),
    others: dict[int, Given] | None = None,
    face_up: Sequence[str] | None = None,
    pack: Pack | None = None,
    **fields: Any,
) -> Table:
    """A table with the first market turn of seat 1, or whatever the fields say.

    Fields are those of a scenario's `given`, or of seat 1; `others` are those of the other seats. `options` are flags
    to switch on, or options with their values. `workers` are seat 1's own, `face_up` are those one may hire.
    """
    mine = ("workers", "partnerships", "labels", "interns")
    given = {name: value for name, value in fields.items() if name in FIELDS and name not in mine}
    own = {name: value for name, value in fields.items() if name not in FIELDS or name in mine}
    if face_up is not None:
        given["workers"] = list(face_up)
    players = {1: own, **(others or {})}
    given["players"] = {str(seat): _player(player) for seat, player in players.items()}
    chosen = options if isinstance(options, dict) else dict.fromkeys(options, True)
    return Table(seats, chosen, given, pack)


def brewing(**fields: Any) -> Table:
    """Seat 1's brewery turn."""
    return sit(phase="brewery", **fields)


def in_winter(**fields: Any) -> Table:
    """Winter begins: the annual step is due."""
    return sit(season="winter", phase="annual", **fields)
