"""Whole games in text mode, played by a script that reads only what is printed, and the screens of whole games.

They never show an id, and no choice names a card, a space or a piece without saying what that does.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.tui.conftest import Start, play_on

from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.lab.variants import full
from alehouse.text.complete import sheets
from alehouse.text.languages import files, languages
from alehouse.tui.boards import board_of, hints, scene_of
from alehouse.tui.pages import keys_line, log_page, prompt_line, standings_page, why_page
from alehouse.tui.plain import Plain
from alehouse.tui.session import Session

COMMANDS = ("board", "why", "score", "log", "cards")
MOST_LINES = 6000
WORD = re.compile(r"[\w-]+")
DIE = re.compile(r"\b[YKGU][1-6?]")  # dice as views and records write them
CUT = re.compile(r"[\w-]+…")  # words without their ends


class Reader(io.StringIO):
    """Types the number of a choice that was printed, and now and then a command."""

    def __init__(self, out: io.StringIO, seed: int) -> None:
        super().__init__()
        self.out = out
        self.rng = Random(seed)
        self.typed = 0
        self.numbers: list[str] = []

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        self.typed += 1
        if self.typed > MOST_LINES:
            return ""
        if self.rng.random() < 0.05:
            return self.rng.choice(COMMANDS) + "\n"
        latest = self.out.getvalue().rpartition("\n\n")[2]
        self.numbers = re.findall(r"^(\d+)\. ", latest, re.MULTILINE) or self.numbers  # a command prints no choices
        return f"{self.rng.choice(self.numbers)}\n"


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, str):
        yield value


def ids(title: Title) -> set[str]:
    """Ids of content, verbs, decisions and events, and the names of fields."""
    pack = title.house()
    codebook = title.codebook(pack)
    found = set(strings(pack.content)) | set(title.decisions()) | set(title.eventbook(pack).keys())
    found |= {str(codebook.describe(code)["do"]) for code in codebook.codes()}
    return found | set(strings(title.setup(title.min_seats).start().view(0)))


@cache
def written(lang: str) -> frozenset[str]:
    """Every word of a language's messages."""
    texts: list[str] = []
    for sheet in sheets():
        for path in files(sheet, lang):
            lines = path.read_text("utf-8").splitlines()
            texts += [re.sub(r"^[\w.-]+ =|^    \.[\w-]+ =|\$[\w-]+|^#.*", "", line) for line in lines]
    return frozenset(word for text in texts for word in WORD.findall(text))


def raw(session: Session, said: str) -> list[str]:
    """Ids that were shown as they are; words that happen to be ids are none."""
    known = written(session.lang) | {word for name in session.names for word in WORD.findall(name)}
    return sorted((set(WORD.findall(said)) & {one for one in ids(session.title) if not one.isdigit()}) - known)


def screen(session: Session, width: int, height: int) -> str:
    """All texts of the full screen, without what only the sizes of its parts decide."""
    choices = session.choices()
    scene, board = scene_of(session, choices), board_of(session.title.id)
    parts = [board.status(scene), board.table(scene, width, height), board.sheet(scene, width, height)]
    parts += [board.strips(scene, width), log_page(session, 0, width), keys_line(session, width)]
    parts += why_page(session) if session.grayed() else []
    parts.append(standings_page(session, width) if session.over else prompt_line(session, "", "", width))
    labels = [choice.label for choice in choices] + (hints(session, choices) if choices else [])
    return "\n".join([*(part.plain for part in parts), *labels])


def unexplained(session: Session, lines: list[str]) -> list[str]:
    """Choices that name something with a card or a space of its own and say nothing about it."""
    board = board_of(session.title.id)
    names = {
        session.speech.name(section, entry)
        for sections in board.EXPLAINED.values()
        for section in sections
        for entry in session.pack.content[section]
    }
    choices = [line for line in lines if re.match(r"\d+\. ", line)]
    assert choices
    return [line for line in choices if not line.endswith(")") and any(name in line for name in names)]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", LIBRARY.ids())
def test_a_whole_game_by_reading_never_shows_an_id(start: Start, tmp_path: Path, game: str, lang: str) -> None:
    title = LIBRARY.get(game)
    seats = title.min_seats
    session = start(seats=seats, bots=["random"] * (seats - 1), lang=lang, game=game, options=full(title, seats))
    out = io.StringIO()
    Plain(session, Reader(out, seed=3), out).run()
    assert session.over
    lines = out.getvalue().replace(str(session.path), "").splitlines()
    said = "\n".join(line for line in lines if not line.startswith("> "))  # typed
    assert raw(session, said) == []
    assert DIE.findall(said) == []
    assert unexplained(session, lines) == []
    assert session.speech.catalogue.problems == []
    assert session.words.catalogue.problems == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", LIBRARY.ids())
def test_no_screen_of_a_whole_game_shows_an_id(start: Start, game: str, lang: str) -> None:
    title = LIBRARY.get(game)
    session = start(seats=title.min_seats, lang=lang, game=game, options=full(title, title.min_seats))
    said = []
    for steps in range(1, 400, 40):
        play_on(session, steps)
        said.append(screen(session, *((80, 24) if steps % 80 == 1 else (140, 60))))
    play_on(session, 10_000)
    assert session.over
    said.append(screen(session, 120, 40))
    assert raw(session, CUT.sub("", "\n".join(said))) == []
    assert DIE.findall("\n".join(said)) == []
