"""What is printed: a title with a pack, in a language, as a whole box or as one variant of the game."""

from __future__ import annotations

from typing import Any

from alehouse.engine.errors import AlehouseError
from alehouse.engine.options import Options
from alehouse.engine.pack import Pack
from alehouse.engine.state import SPECTATOR
from alehouse.engine.title import Setup, Title
from alehouse.text.speech import Speech

Part = dict[str, Any]  # a part of the document, as layout/ reads it: `kind` names the function that draws it
POKER = (63, 88)  # mm
MINI = (44, 68)
MARKED = ("house", "pack")  # sources that a piece is marked with


class Edition:
    """A title, its content and its words. `chosen` are the options of a variant; none: the whole box.

    `view` is the start of such a game, where the engine has applied the options to the numbers.
    """

    def __init__(self, title: Title, pack: Pack, lang: str, chosen: dict[str, str] | None = None) -> None:
        self.title = title
        self.pack = pack
        self.speech = Speech(title, pack, lang)
        self.whole = not chosen
        setup = _setup(title, pack, chosen or {})
        self.options: Options = setup.options
        self.view: Any = setup.start().view(SPECTATOR)
        self.say = self.speech.say
        self.name = self.speech.name
        self.word = self.speech.word

    def entries(self, section: str) -> dict[str, dict[str, Any]]:
        return self.pack.content[section]

    def has(self, option: str) -> bool:
        """Whether what an option adds is printed."""
        return self.whole or bool(self.options[option])

    def face(self, section: str, id: str) -> list[str]:
        return self.speech.face(section, id)

    def numbered(self, count: int, name: str) -> str:
        return self.say("print-count", count=count, name=name)

    # -- pieces ---------------------------------------------------------------------------------

    def card(
        self, section: str, id: str, color: str, icon: str = "", *, kind: str = "", strong: int = 0, foot: str = ""
    ) -> dict[str, Any]:
        """An entry of the content as the front of a card."""
        return {
            "deck": self.speech.section(section),
            "kind": kind,
            "color": color,
            "name": self.name(section, id),
            "icon": icon,
            "lines": self.face(section, id),
            "strong": strong,
            "foot": foot,
            "source": self.entries(section)[id]["source"],
        }

    def back(self, deck: str, color: str, icon: str = "") -> dict[str, Any]:
        """The common back of a deck."""
        return {"title": self.title.name, "deck": deck, "color": color, "icon": icon}

    def panel(
        self, section: str, id: str, *, icon: str = "", slots: list[str] | None = None, shaded: bool = False
    ) -> dict[str, Any]:
        """An entry of the content as a part of a board."""
        source = self.entries(section)[id]["source"]
        return plain_panel(self.name(section, id), self.face(section, id), source, icon, slots, shaded)


def _setup(title: Title, pack: Pack, chosen: dict[str, str]) -> Setup:
    """A game with these options, for as many players as a quick game has, or as the options allow."""
    usual = title.manifest().seats
    wrong: AlehouseError | None = None
    for seats in [usual, *range(title.min_seats, title.max_seats + 1)]:
        try:
            return title.setup(seats, dict(chosen), pack)
        except AlehouseError as error:
            wrong = wrong or error
    assert wrong is not None
    raise wrong


def capital(word: str) -> str:
    """A word as it appears alone on a piece."""
    return word[:1].upper() + word[1:]


# -- parts ------------------------------------------------------------------------------------


def deck(cards: list[tuple[dict[str, Any], dict[str, Any]]], size: tuple[int, int] = POKER) -> Part:
    """Cards with their backs, all of one size."""
    width, height = size
    pairs = [{"front": front, "back": back} for front, back in cards]
    return {"kind": "cards", "width": width, "height": height, "cards": pairs}


def plain_panel(
    name: str, lines: list[str], source: str = "", icon: str = "", slots: list[str] | None = None, shaded: bool = False
) -> dict[str, Any]:
    return {"name": name, "lines": lines, "source": source, "icon": icon, "slots": slots or [], "shaded": shaded}


def board(
    name: str,
    panels: list[dict[str, Any]],
    columns: int,
    *,
    note: str = "",
    rows: list[dict[str, Any]] | None = None,
    copies: int = 1,
    upright: bool = True,
    reverse: bool = False,
) -> Part:
    """A page of panels below rows to count on; `reverse` is the other side of the board before it."""
    return {
        "kind": "panels", "name": name, "note": note, "panels": panels, "columns": columns, "rows": rows or [],
        "copies": copies, "upright": upright, "reverse": reverse,
    }  # fmt: skip


def sheet(name: str, rows: list[dict[str, Any]], *, copies: int, per_page: int, note: str = "") -> Part:
    """A sheet to write on."""
    return {"kind": "sheets", "name": name, "note": note, "rows": rows, "copies": copies, "per-page": per_page}


def tokens(name: str, pieces: list[tuple[int, dict[str, Any]]], size: int = 22, note: str = "") -> Part:
    """Tokens, each as often as its number says."""
    each = [token for count, token in pieces for _ in range(count)]
    return {"kind": "tokens", "name": name, "note": note, "size": size, "tokens": each}


def token(name: str, color: str, icon: str = "") -> dict[str, Any]:
    return {"name": name, "color": color, "icon": icon}


def track(label: str, high: int, *, low: int = 0, marked: list[int] | None = None, note: str = "") -> dict[str, Any]:
    """Numbers in a row, for a marker."""
    return {"kind": "track", "label": label, "low": low, "high": high, "marked": marked or [], "note": note}


def boxes(entries: list[tuple[str, str, str]], height: int = 16) -> dict[str, Any]:
    """Boxes to write in: name, icon and note of each."""
    return {"kind": "boxes", "boxes": [list(entry) for entry in entries], "height": height}


def writing(entries: list[tuple[str, str]]) -> dict[str, Any]:
    """Lines to write on: name and icon of each."""
    return {"kind": "writing", "lines": [list(entry) for entry in entries]}


def notes(lines: list[str]) -> dict[str, Any]:
    return {"kind": "notes", "lines": lines}
