"""A table to try things at: a staged brewery, actions in words.

`sit(storage="5 2 1", buildings=["mash-tun"], phase="brewery")` gives seat 1 five Malt, two Hops, one Yeast and a Mash
Tun on its brewery turn. Actions are the words of their self-describing form: "place malt-market",
"place-half shift-worker worker", "take-basic 1 0 2" (Malt, Hops, Yeast), "brew everyday-ale". Storage is written as
Malt, Hops, Yeast, then letters for Fruit, Spices and Coffee: "4 1 1 F S C".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.staged import Given, Staged

from alehouse.engine.pack import Pack
from alehouse.engine.state import ALL, State
from alehouse.games.brewcrafters.stage import FIELDS
from alehouse.games.brewcrafters.state import BrewCraftersState
from alehouse.games.brewcrafters.title import BrewCrafters

TITLE = BrewCrafters()
LETTERS = {"F": "fruit", "S": "spices", "C": "coffee"}


def seen(state: State, viewer: int = ALL) -> Any:
    """What a viewer sees; ALL sees everything."""
    return state.view(viewer)


class Table(Staged[BrewCraftersState]):
    """A game under way, seen with the eyes of its players."""

    def __init__(self, seats: int, options: Given, given: Given, pack: Pack | None) -> None:
        super().__init__(TITLE.setup(seats, options, pack), {"given": given})

    def end_season(self) -> Table:
        """Everybody plays defaults and passes until the next season begins; unasked things stay as they are."""
        season = self.state.season
        while not self.over and self.state.season == season:
            if "pass" in self.legal:
                self.play("pass")
            else:
                self.state.apply(self.state.default())
        return self

    @property
    def all_verbs(self) -> set[str]:
        """Every verb the game knows."""
        return {words.split()[0] for words in self._codes}

    def choices(self, verb: str) -> set[str]:
        """The arguments with which something can be done."""
        return {words.partition(" ")[2] for words in self.legal if words.split()[0] == verb}

    def in_words(self, player: Given) -> Given:
        held = player["storage"]
        basics = f"{held['malt']} {held['hops']} {held['yeast']}"
        player["storage"] = " ".join([basics, *[letter for letter in LETTERS for _ in range(held[LETTERS[letter]])]])
        return player

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
