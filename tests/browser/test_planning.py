"""Choices that are gathered on the board, in any order, and confirmed together."""

from __future__ import annotations

import itertools
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.moments import Laid, played
from tests.browser.playing import CHANGED, LISTED, ON_A_CHOICE, moment, my_turn, sit_down, tab_to, version
from tests.browser.serving import Serving


def gathered(page: Page, count: int) -> None:
    expect(page.locator("main.game")).to_have_attribute("data-plan", str(count))


def confirm(page: Page) -> None:
    before = moment(page)
    page.locator("#choices .closing .choice").filter(has_text="Confirm").click()
    page.wait_for_function(CHANGED, arg=before)


def laid(visitor: Any, title: str, step: int, seat: int) -> Page:
    """The table at a moment of a game between bots."""
    table = Laid(visitor.serving.address, title, 2, step, seat)
    visitor.remember(table)
    page: Page = visitor.page
    page.goto(f"/#/table/{table.table}")
    my_turn(page)
    return page


def test_dice_are_stored_together_in_any_order(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house, "laptop"), "dicebrewing")
    page.locator("main.game[data-decision=place-main]").wait_for()
    page.get_by_role("button", name="Store dice").click()
    page.locator("main.game[data-decision=store-dice]").wait_for()
    dice = page.locator(".tray.active .die-spot .press")
    first, last = dice.nth(0), dice.nth(2)
    last.click()
    gathered(page, 1)
    first.click()
    gathered(page, 2)
    expect(last).to_have_attribute("aria-pressed", "true")
    last.click()
    gathered(page, 1)
    expect(last).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    gathered(page, 0)
    last.click()
    first.click()
    gathered(page, 2)
    assert page.locator(".tray.storage .die-spot").count() == 0, "nothing is stored before it is confirmed"
    confirm(page)
    expect(page.locator("main.game")).to_have_attribute("data-decision", "place-main")
    expect(page.locator(".tray.storage .die-spot")).to_have_count(2)


def test_dice_are_stored_with_one_click_or_one_drag(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house, "laptop"), "dicebrewing")
    page.locator("main.game[data-decision=place-main]").wait_for()
    active, storage = (page.locator(f".tray.{zone} .die-spot") for zone in ("active", "storage"))
    own = active.count()
    every = page.get_by_role("button", name="Store all Active dice")
    every.wait_for()  # shorter ways come after the choices
    active.last.locator(".press").drag_to(page.locator(".tray.storage"))
    expect(storage).to_have_count(1)
    expect(active).to_have_count(own - 1)
    expect(page.locator("main.game")).to_have_attribute("data-decision", "place-main")
    every.click()
    expect(storage).to_have_count(own)
    expect(page.locator("main.game")).to_have_attribute("data-decision", "place-main")


def test_a_die_is_gathered_and_confirmed_with_the_keyboard_alone(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house, "laptop"), "dicebrewing")
    page.locator("main.game[data-decision=place-main]").wait_for()
    page.keyboard.press("t")
    page.wait_for_function(ON_A_CHOICE)  # to store dice
    page.keyboard.press("Enter")
    page.locator("main.game[data-decision=store-dice]").wait_for()
    page.wait_for_function(ON_A_CHOICE)
    tab_to(page, page.locator(LISTED).last)
    before = version(page)
    page.keyboard.press("Enter")
    gathered(page, 1)
    assert version(page) == before, "a die of a set is only gathered"
    page.locator("#choices .closing .choice").filter(has_text="Confirm").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("main.game")).to_have_attribute("data-decision", "place-main")
    expect(page.locator(".tray.storage .die-spot")).to_have_count(1)


def two_tanks() -> tuple[int, int]:
    """A moment in which a brewery asks about two tanks, one after the other."""
    _, decisions = played("brewcrafters", 2)
    for step, (one, other) in enumerate(itertools.pairwise(decisions)):
        if one == other and one[1] == "brew-slot":
            return step, one[0]
    raise AssertionError("nobody fills two tanks in this game")


def test_a_whole_brew_is_planned_and_confirmed_once(house: Serving, visitors: Any) -> None:
    page = laid(visitors(house, "laptop"), "brewcrafters", *two_tanks())
    storehouse, tanks = page.locator(".store .h2").first, page.locator(".floor .open .press")
    before = storehouse.inner_text()
    recipe = page.locator(".recipe.lit .press").first
    recipe.click()
    gathered(page, 1)
    expect(storehouse).not_to_have_text(before)
    expect(page.locator("#prompt .second")).to_contain_text("Points +")
    tanks.nth(0).click()  # takes it out again
    gathered(page, 0)
    expect(storehouse).to_have_text(before)
    recipe.drag_to(tanks.nth(1))
    gathered(page, 2)
    confirm(page)
    expect(page.locator("main.game")).not_to_have_attribute("data-decision", "brew-slot")
    expect(page.locator("#log")).to_contain_text("brews")
