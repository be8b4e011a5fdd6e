"""The board of any title, drawn as an outline of its view; titles draw themselves better."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from alehouse.engine.codebook import Action
from alehouse.tui.boards.canvas import fitted
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import LIT, NOTHING, colour, sign

PLAYERS = "players"
TOLD_ELSEWHERE = ("title", "seats", "decision", "to_act", PLAYERS)


class Board:
    """How a title looks: parts of a given width, and `lines` with the same in plain words."""

    def status(self, scene: Scene) -> Text:
        """Where the game stands, on one line."""
        return Text()

    def table(self, scene: Scene, width: int, height: int) -> Text:
        """The place that is drawn; it may be lower than `height`, and higher where it must."""
        common = {key: value for key, value in scene.view.items() if key not in TOLD_ELSEWHERE}
        return Text("\n".join(fitted(line, width) for line in outline(scene, common, 0)))

    def sheet(self, scene: Scene, width: int, height: int) -> Text:
        """What the viewer owns."""
        return Text("\n".join(fitted(line, width) for line in outline(scene, scene.own(), 0)))

    def strips(self, scene: Scene, width: int) -> Text:
        """All players, a line or two each."""
        drawn = Text(no_wrap=True)
        for seat, player in enumerate(scene.players()):
            if seat:
                drawn.append("\n")
            drawn.append_text(self.badge(scene, seat, width - 5))
            drawn.append(f"{player['total']:>5}", "bold")
        return drawn

    def badge(self, scene: Scene, seat: int, width: int) -> Text:
        """Sign and name of a seat in exactly `width` cells; an arrow marks who decides."""
        acts = int(scene.view["to_act"]) == seat + 1
        text = Text(no_wrap=True)
        text.append("▸" if acts else " ", LIT)
        text.append(sign(seat) + " ", colour(seat))
        text.append(fitted(scene.names[seat], width - 3), f"bold {colour(seat)}" if acts else "bold")
        return text

    def hint(self, scene: Scene, action: Action) -> str:
        """What a player should know before choosing an action, '' if its label says all."""
        return ""

    def lines(self, scene: Scene) -> list[str]:
        """The whole view in plain words."""
        found = outline(scene, {k: v for k, v in scene.view.items() if k not in TOLD_ELSEWHERE}, 0)
        for seat, player in enumerate(scene.players()):
            found.append(scene.names[seat] + ":")
            found += outline(scene, player, 1)
        return found


def outline(scene: Scene, value: Any, depth: int) -> list[str]:
    """Any part of a view as indented lines."""
    indent = "  " * depth
    if isinstance(value, dict):
        lines: list[str] = []
        for key, part in value.items():
            label = f"{indent}{called(scene, str(key))}:"
            if _short(part):
                lines.append(f"{label} {_said(scene, part)}")
            else:
                lines += [label, *outline(scene, part, depth + 1)]
        return lines
    if isinstance(value, list) and not _short(value):
        return [
            line
            for number, item in enumerate(value, 1)
            for line in ([f"{indent}{number}.", *outline(scene, item, depth + 1)])
        ]
    return [indent + _said(scene, value)]


def called(scene: Scene, entry: str) -> str:
    """The name of any id: a card's, else the title's word for it, else itself."""
    for section, entries in scene.pack.content.items():
        if "name" in entries.get(entry, {}):
            return scene.name(section, entry)
    return scene.speech.word(entry).replace("_", " ")


def _short(value: Any) -> bool:
    if isinstance(value, list):
        return all(not isinstance(item, (dict, list)) for item in value)
    return not isinstance(value, dict) or not value


def _said(scene: Scene, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_said(scene, item) for item in value) or NOTHING
    if isinstance(value, bool):
        return scene.words("yes" if value else "no")
    if isinstance(value, str):
        return called(scene, value) if value else NOTHING
    return NOTHING if value is None or value == {} else str(value)
