"""What a player does with a mouse or a thumb."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

TITLES = {
    "moonlight": "Moonlight Brewers",
    "dicebrewing": "Dice Brewing",
    "brewcrafters": "Brew Crafters",
}
MOVES_AT_MOST = 1500
GONE_ON = "before => Number(document.querySelector('main.game')?.dataset.version ?? Infinity) > before"
MOMENT = "game => game && `${game.dataset.version} ${game.dataset.plan}`"  # `plan`: choices that wait to be confirmed
CHANGED = f"""before => {{
    const game = document.querySelector('main.game');
    return !game || (game.dataset.plan !== 'running' && ({MOMENT})(game) !== before);
}}"""
MOVE = "#choices .choice:not(.off):not(.wait)"  # in the bar, or in the list, which may be folded
LISTED = "#choices .sheet .choice:not(.off)"
ON_A_CHOICE = "() => document.activeElement.matches('#choices .choice')"
LIT = "main [data-act]:visible, #choices .closing .choice:visible, #choices .sheet.docked .choice:visible"
MY_TURN = "main.game[data-mine]"
REMEMBER = "localStorage.getItem('alehouse.tables') ?? localStorage.setItem('alehouse.tables', {tables})"


def quick_game(page: Page, title: str = "moonlight") -> None:
    """From the start page to the first decision."""
    page.goto("/")
    box = page.locator("article").filter(has=page.get_by_role("heading", name=TITLES[title], exact=True))
    box.get_by_role("button", name="Play now").click()
    expect(page.locator("main.game")).to_be_visible()
    my_turn(page)


def sit_down(visitor: Any, title: str = "moonlight", bots: int = 1, level: str = "novice", **wish: Any) -> Page:
    """A running table for this visitor and some bots, without a way through the start page; their page, at it."""
    seats = {str(number): level for number in range(2, bots + 2)}
    asked = {"title": title, "seats": bots + 1, "bots": seats, "me": {"1": "Ann"}, "start": True, **wish}
    request = urllib.request.Request(f"{visitor.serving.address}/api/tables", json.dumps(asked).encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    kept = {"title": title, "seen": 1, "status": "playing", "names": ["Ann"], "mine": [1], "waiting": 0, **made}
    visitor.context.add_init_script(REMEMBER.format(tables=json.dumps(json.dumps([kept]))))
    page: Page = visitor.page
    page.goto(f"/#/table/{made['table']}")
    my_turn(page)
    return page


def version(page: Page) -> int:
    return int(page.locator("main.game").get_attribute("data-version") or 0)


def moment(page: Page) -> str:
    """The version of the table, and how many choices are gathered in it."""
    return str(page.locator("main.game").evaluate(MOMENT))


def unfold(page: Page) -> None:
    """Opens the list of all choices; it then stays open."""
    if not page.locator("#choices .sheet.keyed").count():
        page.keyboard.press("t")
        page.locator("#choices .sheet.keyed").wait_for(state="attached")


def tab_to(page: Page, wanted: Locator) -> None:
    """Presses Tab until this has the focus."""
    for _ in range(40):
        if wanted.evaluate("wanted => wanted === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def one_of(found: Locator, pick: int) -> Locator:
    """One of these; the first one if they are about to come."""
    return found.nth(pick % max(1, found.count()))


def move(page: Page, pick: int = 0) -> None:
    """Decides or gathers something, and waits until that is done."""
    before = moment(page)
    unfold(page)
    chosen = one_of(page.locator(MOVE), pick)
    words = chosen.inner_text()
    chosen.click(timeout=20_000)
    try:
        page.wait_for_function(CHANGED, arg=before)
    except Error as error:
        shown = page.locator("#choices").inner_text()
        raise AssertionError(f"nothing came of {words!r} at {before}, now {moment(page)}: {shown}") from error


def move_by_keyboard(page: Page, pick: int = 0) -> None:
    """The same without a mouse: T, then a number, or back to the bar and Enter."""
    before = moment(page)
    page.keyboard.press("t")
    page.wait_for_function(ON_A_CHOICE)
    listed, closing = page.locator(LISTED).count(), page.locator("#choices .closing .choice").count()
    if listed and not (closing and pick % 3 == 0):
        page.keyboard.press(str(1 + pick % min(listed, 9)))
    else:
        if listed:
            page.keyboard.press("Escape")
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.matches('.since')"):  # what others did, on smaller screens
                page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)


def move_on_the_board(page: Page, pick: int = 0) -> None:
    """Decides by a click on something lit, or by a button of the bar, and waits until the table has gone on."""
    before = moment(page)
    lit = page.locator(LIT)
    lit.first.wait_for()
    one_of(lit, pick).click(timeout=20_000)
    page.wait_for_function(CHANGED, arg=before)


def my_turn(page: Page) -> None:
    expect(page.locator(MY_TURN)).to_be_visible()
    page.locator(MOVE).first.wait_for(state="attached")


def play_to_the_end(page: Page, decide: Callable[[Page, int], None] = move_on_the_board) -> int:
    """Decides one thing after another until the game is over; returns how many decisions it took."""
    for count in range(MOVES_AT_MOST):
        page.locator(f"{LIT}, {MOVE}, .end").first.wait_for(state="attached")
        if page.locator(".end").count():
            return count
        try:
            decide(page, count * 7 + 3)
        except Error:
            # somebody else's move came between looking and clicking
            if not page.locator(f"{LIT}, {MOVE}, .end").count():
                raise
    raise AssertionError("the game does not end")
