"""What a board is drawn from: a view and the words for it, nothing of the rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from alehouse.engine.pack import Pack
from alehouse.text.speech import Speech
from alehouse.tui.words import Words


class Scene(NamedTuple):
    """One moment as one viewer sees it. `lit` maps what may be chosen now to the key that chooses it."""

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
        """The part of the player whose sheet is shown: the viewer, else whoever decides, else the first."""
        seat = self.seat if self.seat >= 0 else max(0, int(self.view["to_act"]) - 1)
        return self.players()[seat]

    def name(self, section: str, entry: str) -> str:
        return self.speech.name(section, entry)

    def face(self, section: str, entry: str, part: str = "") -> str:
        """What an entry of the content is and does, on one line."""
        return self.speech.clauses([line.rstrip(".") for line in self.speech.face(section, entry, part)])

    def told(self, section: str, entry: str) -> str:
        """An entry by name, and what it is and does."""
        face = self.face(section, entry)
        return self.speech.labeled(self.name(section, entry), face) if face else self.name(section, entry)

    def labeled(self, key: str, text: object) -> str:
        """Something after a label of the terminal."""
        return self.speech.labeled(self.words(key), text)


def together(one: str, other: str) -> str:
    """The entry of `lit` for two things that one choice names both, such as a stall and a half of it."""
    return " ".join(sorted((one, other)))
