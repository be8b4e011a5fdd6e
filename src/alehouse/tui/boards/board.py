"""The board of any title, drawn as an outline of its view; titles may draw a better one."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from rich.text import Text

from alehouse.engine.codebook import Action
from alehouse.text.outline import outline
from alehouse.tui.boards.canvas import fitted, stacked
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import LIT, NOTHING, color, sign

PLAYERS = "players"
WIDE_STRIP = 50  # cells from which each player has several lines
TOLD_ELSEWHERE = ("title", "seats", "decision", "to_act", PLAYERS)


class Board:
    """The layout of a title: parts of a given width, and `lines` with the same in plain words.

    `EXPLAINED`: arguments of actions that name an entry of the content, with its possible sections.
    """

    EXPLAINED: ClassVar[dict[str, tuple[str, ...]]] = {}

    def status(self, scene: Scene) -> Text:
        """The state of the game on one line."""
        return Text()

    def table(self, scene: Scene, width: int, height: int) -> Text:
        """The playing area; it may be lower than `height`, or higher where necessary."""
        return Text("\n".join(outline(_common(scene), "", partial(said, scene), width)))

    def sheet(self, scene: Scene, width: int, height: int) -> Text:
        """The viewer's possessions."""
        return Text("\n".join(outline(scene.own(), "", partial(said, scene), width)))

    def strips(self, scene: Scene, width: int) -> Text:
        """All players with their points: one line each if narrow, several if wide."""
        wide = width >= WIDE_STRIP
        lines: list[Text] = []
        for seat, player in enumerate(scene.players()):
            note = self.note(scene, player, wide)
            line = self.badge(scene, seat, width - 5 - note.cell_len).append_text(note)
            lines += [line.append(f"{player['total']:>5}", "bold"), *(self.below(scene, player) if wide else [])]
        return stacked([*lines, *(self.below_all(scene) if wide else [])], width)

    def note(self, scene: Scene, player: dict[str, Any], wide: bool) -> Text:
        """A player's note between name and points; of equal length for every player."""
        return Text()

    def below(self, scene: Scene, player: dict[str, Any]) -> list[Text]:
        """Further lines below a player's strip if wide."""
        return []

    def below_all(self, scene: Scene) -> list[Text]:
        """Lines below all strips if wide."""
        return []

    def badge(self, scene: Scene, seat: int, width: int) -> Text:
        """A seat's sign and name in exactly `width` cells; an arrow marks the seat to act."""
        acts = int(scene.view["to_act"]) == seat + 1
        text = Text(no_wrap=True)
        text.append("▸" if acts else " ", LIT)
        text.append(sign(seat) + " ", color(seat))
        text.append(fitted(scene.names[seat], width - 3), f"bold {color(seat)}" if acts else "bold")
        return text

    def hint(self, scene: Scene, action: Action) -> str:
        """What a player should know before choosing an action, '' if its label says it all."""
        faces = [
            scene.face(section, entry, str(action.get("half", "")))
            for argument, sections in self.EXPLAINED.items()
            for section in sections
            if (entry := str(action.get(argument, ""))) in scene.pack.content[section]
        ]
        return scene.speech.clauses([face for face in faces if face])

    def unused(self, scene: Scene, action: Action) -> str:
        """A sentence about what ending something with this choice would waste; '' if nothing."""
        return ""

    def signs(self, scene: Scene) -> list[tuple[str, str]]:
        """The signs in the drawing, each with its meaning."""
        return []

    def verdict(self, scene: Scene, seat: int) -> str:
        """A sentence about what a seat's points mean; '' if they need no explanation."""
        return ""

    def lines(self, scene: Scene) -> list[str]:
        """The whole view in plain words."""
        found = outline(_common(scene), "", partial(said, scene))
        for seat, player in enumerate(scene.players()):
            found.append(scene.names[seat])
            found += outline(player, "  ", partial(said, scene))
        return found


def _common(scene: Scene) -> dict[str, Any]:
    """The parts of the view that belong to no player."""
    return {key: value for key, value in scene.view.items() if key not in TOLD_ELSEWHERE}


def called(scene: Scene, entry: str) -> str:
    """The name of any id: a card's, else the title's word for it, else itself."""
    return scene.speech.named(entry).replace("_", " ")


def said(scene: Scene, value: object) -> str:
    """A field's name or a plain value of a view in words."""
    if isinstance(value, bool):
        return scene.words("yes" if value else "no")
    if isinstance(value, str):
        return called(scene, value) if value else NOTHING
    return NOTHING if value is None else str(value)
