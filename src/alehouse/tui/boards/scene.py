"""What a board is drawn from: a view and the words for it, no rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from alehouse.engine.pack import Pack
from alehouse.text.speech import Speech
from alehouse.tui.words import Words


class Scene(NamedTuple):
    """One moment as one viewer sees it. `lit` maps everything that may be chosen now to the key that chooses it."""

    view: dict[str, Any]
    speech: Speech
    words: Words
    pack: Pack
    names: list[str]
    seat: int
    lit: dict[str, str]

    def players(self) -> list[dict[str, Any]]:
        """The players' part of the view, in seat order."""
        return list(self.view["players"])

    def own(self) -> dict[str, Any]:
        """The player whose sheet is shown: the viewer, else the one to act, else the first."""
        seat = self.seat if self.seat >= 0 else max(0, int(self.view["to_act"]) - 1)
        return self.players()[seat]

    def name(self, section: str, entry: str) -> str:
        return self.speech.name(section, entry)

    def face(self, section: str, entry: str, part: str = "") -> str:
        """What an entry of the content is and does, on one line."""
        return self.speech.clauses([line.rstrip(".") for line in self.speech.face(section, entry, part)])

    def described(self, section: str, entry: str) -> str:
        """An entry's name, and what it is and does."""
        face = self.face(section, entry)
        return self.speech.labeled(self.name(section, entry), face) if face else self.name(section, entry)

    def labeled(self, key: str, text: object) -> str:
        """A label of the terminal with its text."""
        return self.speech.labeled(self.words(key), text)


def together(one: str, other: str) -> str:
    """The key in `lit` for two things that one choice names, such as a stall and a half of it."""
    return " ".join(sorted((one, other)))
