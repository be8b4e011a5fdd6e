"""Boards of the titles; one that is not listed here is drawn as an outline of its view."""

from __future__ import annotations

from itertools import combinations

from rich.console import Group, RenderableType

from alehouse.tui.boards.board import Board
from alehouse.tui.boards.brewcrafters import BrewCraftersBoard
from alehouse.tui.boards.dicebrewing import DiceBrewingBoard
from alehouse.tui.boards.moonlight import MoonlightBoard
from alehouse.tui.boards.scene import Scene, together
from alehouse.tui.keys import key_of
from alehouse.tui.session import Choice, Session

BOARDS: dict[str, Board] = {
    "moonlight": MoonlightBoard(),
    "dicebrewing": DiceBrewingBoard(),
    "brewcrafters": BrewCraftersBoard(),
}
OUTLINE = Board()


def board_of(title: str) -> Board:
    """How a title is drawn."""
    return BOARDS.get(title, OUTLINE)


def scene_of(session: Session, choices: list[Choice]) -> Scene:
    """The position through its viewer's eyes; what a choice names, alone or together, is lit with its key."""
    lit: dict[str, str] = {}
    for choice in choices:
        named = [value for name, value in choice.action.items() if name != "do" and isinstance(value, str)]
        for value in [*named, *(together(*pair) for pair in combinations(named, 2))]:
            lit.setdefault(value, key_of(choice.number))
    return Scene(session.view(), session.speech, session.words, session.pack, session.names, session.viewer(), lit)


def hints(session: Session, choices: list[Choice]) -> list[str]:
    """What to know about each choice beyond its label."""
    scene = scene_of(session, choices)
    board = board_of(session.title.id)
    return [board.hint(scene, choice.action) for choice in choices]


def render(scene: Scene, width: int, height: int) -> RenderableType:
    """A whole position as a page: status, table, the viewer's sheet and everybody's strip."""
    board = board_of(str(scene.view["title"]))
    return Group(
        board.status(scene),
        board.table(scene, width, height),
        board.sheet(scene, width, height),
        board.strips(scene, width),
    )


def describe(session: Session) -> list[str]:
    """The session's position in plain words."""
    scene = scene_of(session, [])
    return board_of(session.title.id).lines(scene)
