"""Positions drawn and described."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.tui.conftest import Start, at_first_turn, play_on

from alehouse.games import LIBRARY
from alehouse.lab.variants import full
from alehouse.text.languages import languages
from alehouse.tui.boards import board_of, describe, hints, scene_of
from alehouse.tui.boards.board import Board
from alehouse.tui.boards.canvas import broken
from alehouse.tui.boards.moonlight_map import LEAST_HEIGHT, LEAST_WIDTH, monastery
from alehouse.tui.boards.scene import Scene
from alehouse.tui.numbering import key_of
from alehouse.tui.pages import bar_line, help_page, log_page, standings_page
from alehouse.tui.palette import sign
from alehouse.tui.session import Session

SIZES = [(49, 12), (49, 15), (103, 34), (140, 60)]


def drawn(session: Session) -> Scene:
    return scene_of(session, session.choices())


def widest(text: Text) -> int:
    return max(cell_len(line) for line in text.plain.split("\n"))


def test_lines_end_at_blanks_but_not_at_hard_ones() -> None:
    text = Text("Choisissez\N{NO-BREAK SPACE}: un dé, deux dés", "bold")
    assert broken(text, 14).plain.split("\n") == ["Choisissez\N{NO-BREAK SPACE}:", "un dé, deux", "dés"]
    assert broken(text, 3).plain.split("\n")[0] == "Choisissez\N{NO-BREAK SPACE}:"
    assert broken(text, 99).plain == text.plain


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", LIBRARY.ids())
def test_the_bar_says_where_the_game_stands_on_a_small_screen(start: Start, game: str, lang: str) -> None:
    session = start(game=game, lang=lang)
    status = board_of(game).status(drawn(session))
    bar = bar_line(session, status.copy(), 80)
    assert bar.cell_len <= 80
    assert status.plain.strip()[:40] in bar.plain


LINES = {chr(code) for code in range(0x2500, 0x25A0)}  # walls, frames and bars
DECORATION = {"moonlight": set("♠≈✚✠☾❦▬")}  # trees and furniture
PLAIN = set("·…→«»▸▯○\N{EN DASH}\N{RIGHT SINGLE QUOTATION MARK}") | {sign(seat) for seat in range(8)}


@pytest.mark.parametrize("game", LIBRARY.ids())
def test_the_help_explains_every_sign_that_the_board_draws(start: Start, game: str) -> None:
    title = LIBRARY.get(game)
    session = start(seats=title.min_seats, game=game, options=full(title, title.min_seats))
    board, drew = board_of(game), ""
    for steps in range(1, 300, 20):
        play_on(session, steps)
        scene = drawn(session)
        for width, height in SIZES:
            parts = [board.status(scene), board.table(scene, width, height), board.sheet(scene, width, height)]
            drew += "".join(part.plain for part in [*parts, board.strips(scene, width)])
    odd = {char for char in drew if not char.isalnum() and not char.isspace() and not char.isascii()}
    told = "".join(mark for mark, meaning in board.signs(scene) if meaning)
    assert "".join(sorted(odd - LINES - PLAIN - DECORATION.get(game, set()) - set(told))) == ""
    assert any("\n\n" in part.plain for part in help_page(session)) == bool(told)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", LIBRARY.ids())
def test_the_log_keeps_punctuation_with_its_word(start: Start, game: str, lang: str) -> None:
    session = start(game=game, lang=lang)
    play_on(session, 30)
    lines = log_page(session, 0, 26).plain.split("\n")
    assert [line for line in lines if line.startswith((":", ";", "!", "?", "»"))] == []
    assert " ".join(lines) == " ".join(session.lines())


@pytest.mark.parametrize("game", LIBRARY.ids())
def test_the_result_says_on_a_small_screen_where_all_points_come_from(start: Start, game: str) -> None:
    session = start(game=game, lang="fr")
    play_on(session, 10_000)
    page = standings_page(session, 78)
    assert widest(page) <= 78
    for score in session.standings():
        assert session.points(score) in " ".join(page.plain.split("\n"))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_monastery_fits_its_space_and_holds_everybody(start: Start, lang: str, width: int, height: int) -> None:
    session = at_first_turn(start(seats=8, lang=lang))
    table = monastery(drawn(session), width, height)
    assert widest(table) <= width
    assert table.plain.count("\n") + 1 == height
    for seat in range(8):
        assert sign(seat) in table.plain


def test_rooms_that_can_be_reached_carry_the_key_of_their_choice(start: Start) -> None:
    session = at_first_turn(start(seats=1))
    scene = drawn(session)
    moves = {str(one.action["to"]): key_of(one.number) for one in session.choices() if one.action["do"] == "move"}
    assert {room: scene.lit[room] for room in moves} == moves
    table = monastery(scene, 100, 30).plain
    for number in moves.values():
        assert f" {number} " in table


def test_a_small_space_gets_the_smallest_map(start: Start) -> None:
    table = monastery(drawn(at_first_turn(start())), 10, 3)
    assert widest(table) == LEAST_WIDTH
    assert table.plain.count("\n") + 1 == LEAST_HEIGHT


def test_a_door_that_a_pack_puts_where_none_can_be_drawn_is_named(start: Start) -> None:
    session = at_first_turn(start())
    title = session.title
    rooms = session.pack.content["rooms"]
    changed = {
        id: {"doors": {"source": "pack", "to": [*rooms[id]["doors"]["to"], other]}}
        for id, other in (("library", "brewery"), ("brewery", "library"))
    }
    session.pack = title.changed("doors", {"rooms": changed})
    assert "Further doors: Brewery → Library, Library → Brewery" in monastery(drawn(session), 100, 30).plain


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", LIBRARY.ids())
def test_every_position_of_a_game_is_drawn_and_told(start: Start, game: str, lang: str) -> None:
    look_at(start(seats=min(4, LIBRARY.get(game).max_seats), game=game, lang=lang))


@pytest.mark.parametrize("options", [{"sprint": True, "duel": True, "expansion": True}, {"hermit": True}])
def test_options_of_moonlight_brewers_are_drawn_and_told(start: Start, options: dict[str, Any]) -> None:
    look_at(start(seats=1 if "hermit" in options else 4, options=options))


def look_at(session: Session) -> None:
    """Plays a game with defaults and looks at some of its positions in all sizes."""
    board = board_of(session.title.id)
    for steps in range(5, 300, 24):
        play_on(session, steps)
        scene = drawn(session)
        for width, height in SIZES:
            assert widest(board.sheet(scene, width, height)) <= width
            assert widest(board.strips(scene, width)) <= width
            assert widest(board.table(scene, width, height)) <= width
        assert board.status(scene).plain or type(board) is Board
        assert describe(session)
        assert all(choice.label for choice in session.choices())
    assert session.words.catalogue.problems == []


def test_choices_say_what_a_player_should_know_before_taking_them(start: Start) -> None:
    session = start(seats=1)
    monks = dict(zip((choice.label for choice in session.choices()), hints(session, session.choices()), strict=True))
    assert monks["Brother Dunstan"] == "Baker: Yeast you enter is worth +1; Picker: Hops you enter are worth +1"
    at_first_turn(session)
    known = dict(zip((choice.label for choice in session.choices()), hints(session, session.choices()), strict=True))
    quiet = "failure (67%); find Water 2 (33%); Noise +2 (33%) or +3 (67%); Actions \u22121"
    loud = "failure (50%); find Water 2 (50%); Noise +4 (50%) or +5 (50%); Actions \u22121"
    assert known["Water (hard)"] == f"roll 5+; {quiet}; Make Noise: {loud}"
    assert known["Move to the Library"] == ""


def test_a_title_without_a_board_is_told_as_an_outline(start: Start) -> None:
    session = at_first_turn(start())
    scene = drawn(session)
    told = Board().lines(scene)
    assert "a Werewolf attacks at: 10" in told
    assert "Player 1" in told
    assert widest(Board().table(scene, 60, 20)) <= 60
    assert board_of("no-such-title").strips(scene, 30).plain.count("\n") == 1
