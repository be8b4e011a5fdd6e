"""Whole games of every title: by clicks on the board, by keyboard, in text mode; a few of them by default."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.playing import MOVES_AT_MOST, TITLES, move_by_keyboard, my_turn, play_to_the_end, sit_down
from tests.browser.serving import Serving
from tests.browser.test_pages import violations

SIZES = ("laptop", "upright", "phone")
SHORT = {"moonlight": {"sprint": True}}
# one game per title and one per size in every run; all the others in long runs
BY_CLICKS = {("moonlight", "phone"), ("brewcrafters", "upright")}
BY_KEYBOARD = {("moonlight", "laptop")}
IN_TEXT_MODE = {("dicebrewing", "laptop")}
IN_TEXT = "before => document.querySelector('main.text').dataset.version !== before"


def some(usual: set[tuple[str, str]], titles: Iterable[str], sizes: Iterable[str]) -> list[Any]:
    """Every title at every size; those that are not usual only in long runs."""
    return [way if way in usual else pytest.param(*way, marks=pytest.mark.soak) for way in product(titles, sizes)]


def sat_down(visitor: Any, title: str) -> Page:
    return sit_down(visitor, title, level="random", options=SHORT.get(title, {}))


@pytest.mark.parametrize(("title", "size"), some(BY_CLICKS, TITLES, SIZES))
def test_a_whole_game_by_clicking_on_the_board(house: Serving, visitors: Any, title: str, size: str) -> None:
    page = sat_down(visitors(house, size, service_workers="allow"), title)
    assert play_to_the_end(page) >= 8
    expect(page.locator(".end h2")).to_contain_text("win")
    expect(page.locator(".end .bars li")).to_have_count(2)
    expect(page.get_by_text("Dice verified")).to_be_visible()
    over = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != over)
    my_turn(page)
    expect(page.locator(".rival")).to_have_count(1)
    page.goto("/")
    expect(page.locator(".mine").get_by_text(re.compile("won with|You win"))).to_be_visible()


@pytest.mark.parametrize(("title", "size"), some(BY_KEYBOARD, TITLES, SIZES))
def test_a_whole_game_by_keyboard_alone(house: Serving, visitors: Any, title: str, size: str) -> None:
    page = sat_down(visitors(house, size), title)
    assert play_to_the_end(page, move_by_keyboard) >= 8
    expect(page.locator(".end h2")).to_contain_text("win")


@pytest.mark.parametrize(("title", "size"), some(IN_TEXT_MODE, TITLES, SIZES))
def test_a_whole_game_in_text_mode_alone(house: Serving, visitors: Any, title: str, size: str) -> None:
    page = sat_down(visitors(house, size), title)
    page.goto(page.url + "/text")
    main = page.locator("main.text")
    choices, over = main.locator(".choices li"), main.get_by_role("heading", name="The game is over")
    for count in range(MOVES_AT_MOST):
        choices.first.or_(over).wait_for()
        if over.count():
            break
        if count % 40 == 0:
            assert violations(page) == []
        before = main.get_attribute("data-version")
        page.get_by_label("Number or first letters").fill(str(1 + (count * 7 + 3) % choices.count()))
        page.keyboard.press("Enter")
        page.wait_for_function(IN_TEXT, arg=before)
    assert count >= 8
    expect(over).to_be_visible()
    assert violations(page) == []
