"""A table to try things at: a staged night, actions in words, scripted dice.

`sit("odo", room="hop-garden", noise=6, dice=[4])` seats Odo in the hop garden with noise 6 and lets the next die
fall on 4. Actions are the words of their self-describing form: "action hops-hard", "duel 2", "alchemy water 2 yeast".
Units and trophies are words too: "malt 3", "alpha 3".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tests.staged import Given, Staged

from alehouse.engine.pack import Pack
from alehouse.games import LIBRARY
from alehouse.games.moonlight.stage import FIELDS
from alehouse.games.moonlight.state import MoonlightState

TITLE = LIBRARY.get("moonlight")


class Table(Staged[MoonlightState]):
    """A night under way, seen with the eyes of its players."""

    def __init__(self, seats: int, options: Given, dice: Sequence[int], given: Given, pack: Pack | None) -> None:
        super().__init__(TITLE.setup(seats, options, pack), {"dice": dice, "given": given})

    def roll(self, what: str, *, loudly: bool = False) -> Table:
        """Announces an action; Making Noise is declared or, where it is offered, declined."""
        self.play(f"action {what}")
        if loudly:
            return self.play("make-noise")
        return self.play("stay-quiet") if self.decision == "make-noise" else self

    def words_of(self, code: int) -> str:
        return self._words[code]

    def end_turns(self, number: int) -> Table:
        return self.play(*["end-turn"] * number)

    def in_words(self, player: Given) -> Given:
        player["stock"] = [f"{unit['what']} {unit['quality']}" for unit in player["stock"]]
        player["werewolves"] = [f"{wolf['id']} {wolf['taste']}" for wolf in player["werewolves"]]
        return player

    @property
    def story(self) -> list[str]:
        """The keys of all events since the table was set."""
        return [event.key for event in self.heard]

    @property
    def audiences(self) -> set[int]:
        """Everyone who learned anything."""
        return {event.audience for event in self.heard}

    @property
    def last_roll(self) -> int:
        """The total of the last action roll."""
        return cast(int, self.told("roll")[-1]["total"])

    @property
    def exchanges(self) -> list[tuple[int, int]]:
        """Own total and the werewolf's, exchange by exchange."""
        return [(args["own"], args["foe"]) for args in self.told("compare")]

    @property
    def duels(self) -> list[tuple[int, int]]:
        """Challenger's total and target's, duel by duel."""
        return [(args["own"], args["foe"]) for args in self.told("duel-compare")]

    @property
    def dice_left(self) -> list[int]:
        return list(self.state.script or [])


def _player(fields: Given) -> Given:
    given = dict(fields)
    if "stock" in given:
        pairs = [unit.split() for unit in given["stock"]]
        given["stock"] = [{"what": what, "quality": int(quality)} for what, quality in pairs]
    if "werewolves" in given:
        pairs = [wolf.split() for wolf in given["werewolves"]]
        given["werewolves"] = [{"id": id, "taste": int(taste)} for id, taste in pairs]
    return given


def sit(
    monk: str = "dunstan",
    *,
    seats: int = 1,
    options: Sequence[str] = (),
    dice: Sequence[int] = (),
    others: dict[int, Given] | None = None,
    wolves: Sequence[str] = (),
    equipment: Sequence[str] = (),
    blessings: Sequence[str] = (),
    pack: Pack | None = None,
    **fields: Any,
) -> Table:
    """A table with the monk on seat 1 and on turn; names of cards are the tops of their decks.

    Further fields are those of a scenario's `given`, or of seat 1; `others` are those of the other seats.
    """
    given = {name: value for name, value in fields.items() if name in FIELDS}
    own = {name: value for name, value in fields.items() if name not in FIELDS}
    players = {1: {"monk": monk, **own}, **(others or {})}
    given["players"] = {str(seat): _player(player) for seat, player in players.items()}
    tops = {"werewolves": wolves, "equipment": equipment, "blessings": blessings}
    decks = given.setdefault("decks", {})
    for name, cards in tops.items():
        if cards:
            decks[name] = {"top": cards}
    return Table(seats, dict.fromkeys(options, True), dice, given, pack)


def attacked(by: str, monk: str = "dunstan", *, noise: int = 10, dice: Sequence[int] = (), **rest: Any) -> Table:
    """A monk who was too loud; the werewolf is already there."""
    return sit(monk, noise=noise, check_noise=True, wolves=[by, *rest.pop("wolves", [])], dice=dice, **rest)


def hunting(wolf: str, monk: str = "dunstan", *, dice: Sequence[int] = (), **rest: Any) -> Table:
    """A monk who found two werewolves in the forest and faces the first; `dice` begin with the hunt roll."""
    other = "alpha" if wolf != "alpha" else "lone-wolf"
    table = sit(monk, room="forest", wolves=[wolf, other], dice=dice, **rest).roll("hunt")
    return table.play(f"face {wolf}") if table.decision == "hunt-pick" else table
