"""The full screen, driven by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import pytest
from tests.tui.conftest import Start, at_first_turn, play_on
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, Static

from alehouse.engine.codebook import Action
from alehouse.engine.record import read_record
from alehouse.games import LIBRARY
from alehouse.tui.boards import hints
from alehouse.tui.choices import Choices
from alehouse.tui.opening import HUMAN
from alehouse.tui.screens import AskFile, Confirm, HandOver, Reading
from alehouse.tui.session import Session
from alehouse.tui.table import TableApp, TableScreen

SMALL, LARGE = (80, 24), (160, 50)
Play = Callable[[Pilot[None], TableScreen], Awaitable[None]]


def run(session: Session, play: Play, size: tuple[int, int] = SMALL) -> TableApp:
    """Runs the screen while `play` presses keys."""
    app = TableApp(session, speed=0)

    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot, session)
            screen = app.screen_stack[-1] if isinstance(app.screen_stack[-1], TableScreen) else app.screen_stack[-2]
            assert isinstance(screen, TableScreen)
            await play(pilot, screen)

    asyncio.run(go())
    return app


async def settle(pilot: Pilot[None], session: Session) -> None:
    """Waits until bots have moved and everything is drawn."""
    for _ in range(400):
        await pilot.pause()
        if session.over or session.waits_for_person():
            break
        await asyncio.sleep(0.01)
    await pilot.pause()


async def press(pilot: Pilot[None], session: Session, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot, session)


def on_top(pilot: Pilot[None]) -> Screen[object]:
    return pilot.app.screen


def shown(screen: TableScreen, selector: str) -> str:
    """What a part of the screen says, wherever its lines end."""
    return str(screen.query_one(selector, Static).render()).replace("\n", " ")


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_few_moves_with_keys_at_both_sizes(start: Start, size: tuple[int, int]) -> None:
    session = start(seats=3)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await press(pilot, session, "1")
        assert session.player_view().decision == "turn-step"
        before = session.steps
        await press(pilot, session, "5")
        assert session.steps > before
        assert session.prompt() in shown(screen, "#prompt")
        assert session.lines()[-1] in shown(screen, "#lines")
        grid = screen.query_one(Choices)
        assert len(grid.items) == len(session.choices()) + len(session.grayed())
        for part in ("#table", "#sheet", "#choices", "#keys"):
            region = screen.query_one(part).region
            assert region.width > 0
            assert region.bottom <= size[1]

    run(session, play, size)


def test_the_log_ends_with_what_happened_last(start: Start) -> None:
    session = at_first_turn(start(seats=3))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await press(pilot, session, "5", "1", "1")
        log = screen.query_one("#log", VerticalScroll)
        assert log.max_scroll_y > 0
        assert log.scroll_y == log.max_scroll_y
        assert shown(screen, "#lines").endswith(session.lines()[-1])

    run(session, play)


def test_a_hint_that_does_not_fit_is_read_above_the_choices(start: Start) -> None:
    session = at_first_turn(start(lang="fr"))
    told = dict(zip([choice.label for choice in session.choices()], hints(session, session.choices()), strict=True))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        grid = screen.query_one(Choices)
        for _ in range(len(told) - 1):
            label = grid.items[grid.cursor].label
            whole = not grid.hint()[1] or told[label] in shown(screen, "#prompt")
            assert whole, label
            await press(pilot, session, "down" if grid.columns == 1 else "right")

    run(session, play)


def test_the_screen_follows_the_terminal_when_it_changes_size(start: Start) -> None:
    session = at_first_turn(start())

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        small = screen.query_one("#table").region
        await pilot.resize_terminal(*LARGE)
        await settle(pilot, session)
        assert screen.query_one("#table").region.width > small.width
        await pilot.resize_terminal(*SMALL)
        await settle(pilot, session)
        assert screen.query_one("#table").region == small

    run(session, play)


def test_a_greyed_choice_tells_its_reason_and_the_rules_open_there(start: Start) -> None:
    session = at_first_turn(start())
    steps = session.steps

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        grid = screen.query_one(Choices)
        while grid.cursor < len(session.choices()):
            await press(pilot, session, "right")
        await press(pilot, session, "enter")
        gray = session.grayed()[0]
        assert gray.reason in shown(screen, "#why")
        assert gray.rule in shown(screen, "#why")
        await press(pilot, session, "r")
        reading = on_top(pilot)
        assert isinstance(reading, Reading)
        assert gray.rule in str(reading.query_one(".at", Static).render())
        await press(pilot, session, "escape", "escape")
        assert screen.reason is None

    run(session, play)
    assert session.steps == steps


def test_help_and_all_reasons_open_and_close(start: Start) -> None:
    session = at_first_turn(start())

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        for key, text in (("question_mark", session.grayed()[0].reason), ("h", session.words("help-undo"))):
            await press(pilot, session, key)
            reading = on_top(pilot)
            assert isinstance(reading, Reading)
            assert any(text in part.plain for part in reading.parts)
            await press(pilot, session, "down", "space", "escape")
            assert on_top(pilot) is screen

    run(session, play)


def test_a_hint_opens_good_moves_with_their_forecasts(start: Start) -> None:
    session = at_first_turn(start())
    expected = session.advice()

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("exclamation_mark")
        while on_top(pilot) is screen:
            await pilot.pause(0.01)
        reading = on_top(pilot)
        assert isinstance(reading, Reading)
        assert [part.plain for part in reading.parts] == ["\n   ".join(lines) for lines in expected]
        assert any("Forecast: " in part.plain for part in reading.parts)
        await press(pilot, session, "escape")
        assert on_top(pilot) is screen

    run(session, play)


def test_a_hint_for_a_position_that_has_passed_is_not_shown(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_first_turn(start())
    thinking, done = Event(), Event()

    def advice() -> list[list[str]]:
        thinking.set()
        done.wait(60)
        return [["1. too late"]]

    monkeypatch.setattr(session, "advice", advice)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("exclamation_mark")
        assert await asyncio.to_thread(thinking.wait, 60)
        await press(pilot, session, "5")
        done.set()
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert on_top(pilot) is screen

    run(session, play)


def test_undo_language_and_save_by_keys(start: Start, tmp_path: Path) -> None:
    session = at_first_turn(start())
    copy = tmp_path / "copy.ale"

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        steps = session.steps
        await press(pilot, session, "5", "u")
        assert session.steps == steps
        await press(pilot, session, "l")
        assert session.lang == "es"
        assert session.words("key-quit") in shown(screen, "#keys")
        await press(pilot, session, "s")
        assert isinstance(on_top(pilot), AskFile)
        pilot.app.screen.query_one(Input).value = str(copy)
        await press(pilot, session, "enter")
        assert on_top(pilot) is screen

    run(session, play)
    assert len(read_record(LIBRARY, copy.read_text(encoding="utf-8")).steps) == session.steps


@pytest.mark.parametrize("answer", ["enter", "escape"])
def test_the_others_are_asked_before_what_they_saw_is_taken_back(start: Start, answer: str) -> None:
    session = at_first_turn(start(bots=[HUMAN]))
    end: Action = {"do": "end-turn"}
    session.play(end)
    session.play(end)
    steps = session.steps

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await press(pilot, session, "u")
        question = on_top(pilot)
        assert isinstance(question, Confirm)
        assert question.question == session.asked
        await press(pilot, session, answer)
        assert not session.asked
        assert session.steps == (steps - 2 if answer == "enter" else steps)

    run(session, play)


def test_leaving_asks_first_and_says_where_the_game_is(start: Start) -> None:
    session = at_first_turn(start())

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await press(pilot, session, "q")
        question = on_top(pilot)
        assert isinstance(question, Confirm)
        assert str(session.path) in question.question
        await press(pilot, session, "escape")
        assert on_top(pilot) is screen
        await press(pilot, session, "q", "enter")

    app = run(session, play)
    assert not app.is_running
    assert session.path.exists()


def test_the_mouse_takes_a_choice(start: Start) -> None:
    session = at_first_turn(start(seats=1))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        steps = session.steps
        for _ in range(2):  # ending the turn is asked once
            assert session.steps == steps
            await pilot.click("#choice-grid", offset=(8, 0))
            await settle(pilot, session)
        assert session.steps == steps + 1

    run(session, play)


def test_persons_hand_the_screen_over(start: Start) -> None:
    session = start(seats=2, bots=[HUMAN])

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        first = session.names[session.acting]
        await press(pilot, session, "1")
        assert isinstance(on_top(pilot), HandOver)
        assert session.names[session.acting] != first
        assert first in shown(screen, "#prompt")
        await press(pilot, session, "enter")
        assert on_top(pilot) is screen
        assert session.names[session.acting] in shown(screen, "#prompt")

    run(session, play)


def test_the_end_shows_everybodys_points_and_lets_go_without_asking(start: Start) -> None:
    session = start()
    play_on(session, 10_000)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        result = shown(screen, "#choice-grid")
        for score in session.standings():
            assert session.names[score.seat - 1] in result
            assert f"{score.total} " in result
        await press(pilot, session, "q")

    assert not run(session, play).is_running
