"""Few clicks: nobody is asked what is obvious, one click takes a choice and what opens it, beginners are advised."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.moments import Laid, met, played
from tests.browser.playing import MOVE
from tests.browser.serving import Serving

from alehouse.table.shortcuts import shortcuts

COUNT_TURNS = """() => {
    window.finished = 0;  // others may play so quickly that nobody else would notice it
    const main = document.getElementById("main");
    new MutationObserver(() => (window.finished += main.dataset.mine === undefined ? 1 : 0))
        .observe(main, { attributeFilter: ["data-mine"] });
}"""
ASKED_OR_FINISHED = f"before => finished > before || document.querySelector('{MOVE}')"
IMPROVE = '[data-act*=\'"do":"improve"\']'
TRACK = '[data-act*=\'"do":"track"\']'


def at(visitors: Any, house: Serving, laid: Laid, size: str = "laptop") -> Page:
    visitor = visitors(house, size)
    visitor.remember(laid)
    visitor.page.goto(f"/#/table/{laid.table}")
    page: Page = visitor.page
    expect(page.locator("#prompt h2")).to_be_visible()
    return page


@pytest.mark.parametrize("size", ["laptop", "upright", "phone"])
def test_one_click_takes_a_choice_and_the_action_that_opens_it(visitors: Any, house: Serving, size: str) -> None:
    step, seat, seed = met("brewcrafters", 3, "brewery-action", 0.3)
    page = at(visitors, house, Laid(house.address, "brewcrafters", 3, step, seat, seed), size)
    if size == "phone":
        page.get_by_role("button", name="Research Lab").click()
    page.locator(TRACK).first.click()
    expect(page.locator("#log .told").last).to_contain_text("You advance on the")


def improvable() -> tuple[int, int, int]:
    """A step at which a brew may be improved with the same click, the seat, and the game's seed."""
    for seed in range(1, 50):
        record, decisions = played("dicebrewing", 3, seed)
        book = record.setup.title.codebook(record.setup.pack)
        for step, (seat, name) in enumerate(decisions):
            ways = shortcuts(record.replay(step)) if name == "brew-main" else []
            if any(book.describe(way[-1])["do"] == "improve" for way in ways):
                return step, seat, seed
    raise AssertionError("no brew in these games can be improved with one click")


@pytest.mark.parametrize("size", ["laptop", "upright"])
def test_one_click_brews_with_an_improvement(visitors: Any, house: Serving, size: str) -> None:
    page = at(visitors, house, Laid(house.address, "dicebrewing", 3, *improvable()), size)
    page.locator(IMPROVE).first.click()
    expect(page.locator("#log")).to_contain_text("You improve the brew with")


def test_the_table_answers_for_a_player_unless_that_is_switched_off(visitors: Any, house: Serving) -> None:
    step, seat, seed = met("brewcrafters", 3, "", 0.3)
    page = at(visitors, house, Laid(house.address, "brewcrafters", 3, step, seat, seed))
    expect(page.locator("#choices .choice").first).to_be_attached()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seats and speed").click()
    box = page.get_by_role("checkbox", name="Skip questions with a single sensible answer")
    expect(box).to_be_checked()
    box.click()
    expect(box).not_to_be_checked()


def test_a_first_game_is_advised_for_three_turns(visitors: Any, house: Serving) -> None:
    visitor = visitors(house, "laptop")
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    page.evaluate(COUNT_TURNS)
    for turn in range(3):
        expect(coach).to_be_visible()
        coach.get_by_role("button", name="Do it").click()
        expect(coach).to_have_count(0)
        finish_turn(page, turn)
    expect(page.locator("#main[data-mine]")).to_be_visible()
    expect(coach).to_have_count(0)


def finish_turn(page: Page, finished: int) -> None:
    """Answers whatever is asked until somebody else plays; `finished` turns were played before."""
    while True:
        page.wait_for_function(ASKED_OR_FINISHED, arg=finished)
        if page.evaluate("finished") > finished:
            return
        version = page.locator("#main").get_attribute("data-version") or ""
        closing = page.locator("#choices .closing .choice")
        (closing.last if closing.count() else page.locator(MOVE).first).dispatch_event("click")  # it may be folded
        expect(page.locator("#main")).not_to_have_attribute("data-version", version)
