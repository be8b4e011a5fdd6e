"""A title that the page was built without, `tests/barrels/`, is found on the shelf and played on the generic board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import served
from tests.browser.playing import MOVE, move, my_turn, play_to_the_end
from tests.browser.serving import Serving
from tests.test_toy_title import MODULE, ROOT


@pytest.fixture(scope="module")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the toy among its titles."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ALEHOUSE_TITLES", MODULE)
        paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
        with served(tmp_path_factory.mktemp("toy")) as serving:
            yield serving


def play_now(page: Page) -> None:
    """From the toy's box on the start page to the first decision."""
    page.goto("/")
    box = page.locator("article").filter(has=page.get_by_role("heading", name="Barrels", exact=True))
    box.get_by_role("button", name="Play now").click()
    expect(page.locator("main.game")).to_have_attribute("data-title", "barrels")
    my_turn(page)


def begin_a_turn(page: Page) -> None:
    """To a turn's first decision, which has a single answer: the table is set to ask anyway."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seats and speed").click()
    box = page.get_by_role("checkbox", name="Skip questions with a single sensible answer")
    box.click()
    expect(box).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    move(page, 1)  # serves the jug


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_game_on_the_generic_board(toy_house: Serving, visitors: Any, size: str) -> None:
    page = visitors(toy_house, size).page
    play_now(page)
    expect(page.locator(".generic")).to_contain_text("jug")
    assert play_to_the_end(page) >= 5
    expect(page.locator(".end h2")).to_contain_text("win")
    expect(page.locator(".end .bars li")).to_have_count(3)
    expect(page.locator(".end")).to_contain_text("Pints served")
    page.goto("/")
    expect(page.locator(".mine a").first).to_contain_text("Barrels")


@pytest.mark.parametrize("locale", ["en", "it"])
def test_the_table_speaks_the_words_of_the_title(toy_house: Serving, visitors: Any, locale: str) -> None:
    visitor = visitors(toy_house, locale="en")
    page = visitor.page
    play_now(page)
    begin_a_turn(page)
    page.evaluate(f"localStorage.setItem('alehouse.lang', '\"{locale}\"')")
    page.reload()
    my_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", locale)
    expect(page.get_by_text("Pour another pint or serve the jug?").first).to_be_visible()
    expect(page.locator(MOVE).first).to_contain_text("Pour")
    page.keyboard.press("t")  # opens the list of choices
    refused = page.locator("#choices .choice.off").first
    if not refused.is_visible():
        page.locator(".later summary").click()
    refused.click(force=True)  # aria-disabled, and still to be asked about
    expect(page.locator(".why")).to_contain_text("The jug is empty.")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog").locator("li").first).to_contain_text("The jug is spilt (17", timeout=60_000)
    page.goto(page.url + "/text")
    expect(page.locator("main.text .choices li").first).to_contain_text("The jug is spilt (17")


def test_learn_offers_no_tutorial_where_there_is_none(toy_house: Serving, visitors: Any) -> None:
    page = visitors(toy_house).page
    page.goto("/#/learn")
    entries = page.locator("main li")
    toy = entries.filter(has=page.get_by_role("heading", name="Barrels", exact=True))
    expect(toy).to_be_visible()
    assert toy.locator("a[href*='tutorial']").count() == 0
    assert entries.locator("a[href*='tutorial']").count() == entries.count() - 1
    toy.get_by_role("link", name="Rules").click()
    expect(page.get_by_text("This game comes without a rules text.")).to_be_visible()
