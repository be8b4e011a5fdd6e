"""Boards of the titles, `<title>.py` here; a title without one is drawn as an outline of its view."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations

from alehouse.engine.codebook import Action
from alehouse.tui.boards.board import Board
from alehouse.tui.boards.scene import Scene, together
from alehouse.tui.numbering import key_of
from alehouse.tui.viewpoint import Choice, Viewpoint


@cache
def board_of(title: str) -> Board:
    """The board of a title: the subclass of Board in its module, if any."""
    name = f"{__name__}.{title}"
    if find_spec(name) is None:
        return Board()
    found = vars(import_module(name)).values()
    kinds = (kind for kind in found if isinstance(kind, type) and issubclass(kind, Board) and kind is not Board)
    return next(kinds, Board)()


def scene_of(viewpoint: Viewpoint, choices: list[Choice]) -> Scene:
    """The position as its viewer sees it; whatever a choice names, alone or in combination, is lit with its key."""
    lit: dict[str, str] = {}
    for choice in choices:
        named = [value for name, value in choice.action.items() if name != "do" and isinstance(value, str)]
        for value in [*named, *(together(*pair) for pair in combinations(named, 2))]:
            lit.setdefault(value, key_of(choice.number))
    seen = viewpoint.player_view()
    return Scene(seen.view, viewpoint.speech, viewpoint.words, viewpoint.pack, viewpoint.names, seen.seat - 1, lit)


def hints(viewpoint: Viewpoint, choices: list[Choice]) -> list[str]:
    """Each choice's details beyond its label: what it is, and what it will bring."""
    scene = scene_of(viewpoint, choices)
    board = board_of(viewpoint.title.id)
    seen = viewpoint.player_view()
    found: list[str] = []
    for choice in choices:
        index = seen.legal.index(choice.action)
        known = seen.forecasts[index : index + 1]  # a server sends them slightly later
        expected = [part for one in known for part in viewpoint.speech.forecast(one, viewpoint.names)]
        found.append(viewpoint.speech.clauses([part for part in [board.hint(scene, choice.action), *expected] if part]))
    return found


def unused(viewpoint: Viewpoint, action: Action) -> str:
    """A sentence about what ending something with this choice would waste; '' if nothing."""
    return board_of(viewpoint.title.id).unused(scene_of(viewpoint, viewpoint.choices()), action)


def standings(viewpoint: Viewpoint) -> list[str]:
    """All seats with points and verdicts, the leader first; then how ties are broken."""
    scene = scene_of(viewpoint, [])
    board = board_of(viewpoint.title.id)
    found: list[str] = []
    for score in viewpoint.standings():
        name, points = viewpoint.names[score.seat - 1], viewpoint.points(score)
        told = viewpoint.words("standing", place=score.place, name=name, total=score.total)
        verdict = board.verdict(scene, score.seat - 1)
        found.append((f"{told} ({points})" if points else told) + (f". {verdict}" if verdict else ""))
    ties = viewpoint.ties()
    return [*found, viewpoint.speech.labeled(viewpoint.words("ties"), ties)] if ties else found


def describe(viewpoint: Viewpoint) -> list[str]:
    """The viewer's position in plain words."""
    return board_of(viewpoint.title.id).lines(scene_of(viewpoint, []))
