"""Tutorials in the page: each is completed by making its moves, and nothing else leads on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.serving import Serving
from tests.browser.test_pages import SCREENS, fitting, overflows, unbarred

from alehouse.games import LIBRARY
from alehouse.table.tutorial import tutorial

TITLES = LIBRARY.ids()
ON = ".lesson .do"
ASKED = "#choices .choice.wanted"


def entry(page: Any, title: str) -> Any:
    """The title's entry on the page of tutorials."""
    return page.locator("main li").filter(has=page.locator(f"a[href*='tutorial/{title}']"))


def opened(page: Page, title: str) -> None:
    page.goto("/#/learn")
    entry(page, title).get_by_role("link").first.click()
    expect(page.locator(".lesson")).to_be_visible()


def shown(page: Page) -> str:
    return page.locator(".lesson").get_attribute("data-lesson") or ""


def to_the_move(page: Page) -> None:
    """On to the first lesson that asks for a move."""
    while not page.locator(ASKED).count():
        page.locator(ON).click()


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("title", TITLES)
def test_a_tutorial_is_completed_by_its_moves(house: Serving, visitors: Any, title: str, size: str) -> None:
    page = visitors(house, size).page
    opened(page, title)
    seen = []
    for lesson in tutorial(LIBRARY.get(title)).lessons:
        expect(page.locator(f".lesson[data-lesson={lesson.id}]")).to_be_visible()
        assert overflows(page) == [], lesson.id
        seen.append(shown(page))
        if lesson.ask is not None:
            expect(page.locator(ASKED)).to_have_count(1)
            page.locator(ON).click()
        elif page.locator(ON).count():
            page.locator(ON).click()
    assert seen == [lesson.id for lesson in tutorial(LIBRARY.get(title)).lessons]
    expect(page.locator(".lesson").get_by_role("link", name="Rules")).to_be_visible()
    page.goto("/#/learn")
    expect(entry(page, title)).to_contain_text("Done")
    page.goto(f"/#/tutorial/{title}")
    expect(page.locator(f".lesson[data-lesson={seen[0]}]")).to_be_visible()


def test_the_end_of_a_tutorial_leads_to_a_real_game(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    last = len(tutorial(LIBRARY.get("moonlight")).lessons) - 1
    page.goto("/")
    page.evaluate(f"localStorage.setItem('alehouse.tutorial.moonlight', '{{\"at\": {last - 1}, \"of\": {last + 1}}}')")
    opened(page, "moonlight")
    page.locator(ON).click()
    page.locator(".lesson").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/#/table/*")
    expect(page.locator("main.game")).to_be_visible()


def test_the_board_itself_takes_the_move(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    opened(page, "moonlight")
    while shown(page) != "move":
        page.locator(ON).click()
    page.locator(".room[data-room=brewery]").click()
    expect(page.locator(".lesson[data-lesson=box]")).to_be_visible()


def test_another_move_is_answered_kindly_and_a_refused_one_says_why(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    opened(page, "moonlight")
    while shown(page) != "move":
        page.locator(ON).click()
    page.locator(".room[data-room=chapel]").click()
    expect(page.locator(".lesson [role=status]")).to_contain_text("Move to the Brewery")
    page.locator(".room[data-room=forest]").click(force=True)
    expect(page.locator(".why")).to_contain_text("Why not?")
    assert shown(page) == "move"
    page.locator(".why .link").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_one_goes_back_and_comes_back_later(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    opened(page, "dicebrewing")
    to_the_move(page)
    asked = shown(page)
    page.get_by_role("button", name="Back").click()
    assert shown(page) != asked
    to_the_move(page)
    page.goto("/#/learn")
    expect(page.locator("main li").filter(has_text="Dice Brewing")).to_contain_text("Continue the tutorial")
    page.goto("/#/tutorial/dicebrewing")
    expect(page.locator(f".lesson[data-lesson={asked}]")).to_be_visible()


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("title", TITLES)
def test_lessons_fit_every_screen_and_pass_accessibility_checks(
    house: Serving, visitors: Any, title: str, size: str
) -> None:
    page = visitors(house, size).page
    opened(page, title)
    to_the_move(page)
    fitting(page, title, size)
    unbarred(page, title)


def test_a_tutorial_is_walked_by_the_keyboard(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    opened(page, "brewcrafters")
    to_the_move(page)
    before = shown(page)
    page.keyboard.press("t")
    for _ in range(60):
        if page.evaluate("document.activeElement.classList.contains('wanted')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(f".lesson:not([data-lesson={before}])")).to_be_visible()
