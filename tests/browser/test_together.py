"""Several people: by a link, at one screen, watching, talking, and through a bad line."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.playing import GONE_ON, MOVE, MY_TURN, move, my_turn, quick_game, version
from tests.browser.serving import Serving
from tests.browser.test_layout import hidden


def open_table(page: Page, seats: list[str], pace: str = "") -> str:
    """A table with these seats ("me", "open", or a bot's level); returns the link to it, if it has open seats."""
    page.goto("/#/new/moonlight")
    page.get_by_role("combobox", name="Players", exact=True).select_option(str(len(seats)))
    for number, who in enumerate(seats, 1):
        page.get_by_label(f"Player in seat {number}").select_option(who)
    if pace:
        page.get_by_text("More settings").click()
        page.get_by_role("combobox", name="Pace").select_option(pace)
    page.locator("button.go").click()
    if "open" not in seats:
        return ""
    return str(page.locator("#invite-link").input_value())


def same(one: Page, other: Page) -> None:
    """Waits until both show the same position; the table itself may go on meanwhile."""
    while version(one) != version(other):
        behind, ahead = sorted((one, other), key=version)
        behind.wait_for_function(GONE_ON, arg=version(ahead) - 1)


def whose_turn(one: Page, other: Page) -> tuple[Page, Page]:
    """Who decides now, and who waits: once both show the same position."""
    same(one, other)
    return (one, other) if one.locator(MY_TURN).count() else (other, one)


def test_two_browsers_play_at_one_table(house: Serving, visitors: Any) -> None:
    host, friend = visitors(house), visitors(house, "phone")
    host.page.goto("/")
    host.page.get_by_label("My name").fill("Ann")
    host.page.get_by_label("My name").blur()
    link = open_table(host.page, ["me", "open"])
    assert "#/join/" in link

    expect(host.page.get_by_role("note")).to_contain_text("Friends on other machines cannot open this link")
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="Ann invites you to a table")).to_be_visible()
    expect(friend.page.locator("form")).to_contain_text("Moonlight Brewers · One open seat")
    expect(friend.page.locator("form dl")).to_contain_text("no clock")
    friend.page.get_by_label("My name").fill("Bob")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".seats")).to_contain_text("Bob")
    friend.page.get_by_label("Say something").fill("Ready!")
    friend.page.keyboard.press("Enter")
    expect(host.page.locator(".lines")).to_contain_text("Ready!")
    host.page.get_by_role("button", name="Begin").click()

    for page in (host.page, friend.page):
        expect(page.locator("main.game")).to_be_visible()
    for _ in range(6):
        first, other = whose_turn(host.page, friend.page)
        my_turn(first)
        expect(other.locator(MOVE)).to_have_count(0)
        move(first)
        same(first, other)

    host.page.keyboard.press("c")
    host.page.get_by_label("Say something").fill("Cheers <b>Bob</b>")
    host.page.keyboard.press("Enter")
    friend.page.locator("#choices").get_by_role("button", name="Chat").click()
    expect(friend.page.get_by_role("dialog", name="Chat")).to_contain_text("Cheers <b>Bob</b>")


def test_an_invitation_opens_in_the_language_of_the_host(house: Serving, visitors: Any) -> None:
    host, stranger, regular = visitors(house), visitors(house, locale="es"), visitors(house, locale="es")
    host.page.goto("/#/new/moonlight")
    host.page.get_by_label("Player in seat 2").select_option("open")
    host.page.locator("form").get_by_label("Language").select_option("fr")
    host.page.locator("button.go").click()
    link = str(host.page.locator("#invite-link").input_value())
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("button", name="Prendre place")).to_be_visible()
    stranger.page.goto("/")
    expect(stranger.page.locator("html")).to_have_attribute("lang", "fr")

    regular.context.add_init_script("localStorage.setItem('alehouse.lang', '\"it\"')")
    regular.page.goto(link)
    expect(regular.page.locator("html")).to_have_attribute("lang", "it")


def test_an_undo_that_is_not_free_is_asked_for(house: Serving, visitors: Any) -> None:
    host, friend = visitors(house), visitors(house)
    link = open_table(host.page, ["me", "open"])
    friend.page.goto(link)
    friend.page.get_by_label("My name").fill("Bob")
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Begin").click()
    expect(friend.page.locator("main.game")).to_be_visible()
    expect(host.page.locator("main.game")).to_be_visible()
    first, other = whose_turn(host.page, friend.page)
    move(first)
    my_turn(other)
    first.get_by_role("button", name="Ask to undo").click()
    expect(other.get_by_role("alert")).to_contain_text("asks to undo the last decision")
    assert hidden(other, "moonlight", "choose-monk") == {}  # the request takes nothing out of sight
    other.set_viewport_size({"width": 390, "height": 844})
    expect(other.get_by_role("button", name="Agree")).to_be_in_viewport(ratio=1)
    other.get_by_role("button", name="Agree").click()
    my_turn(first)


def test_the_clock_is_shown_and_for_somebody_away_a_bot_is_offered(house: Serving, visitors: Any) -> None:
    host, friend = visitors(house, "laptop"), visitors(house, "phone")
    link = open_table(host.page, ["me", "open"], pace="live")
    friend.page.goto(link)
    friend.page.get_by_label("My name").fill("Bob")
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Begin").click()
    expect(friend.page.locator("main.game")).to_be_visible()
    expect(host.page.locator("main.game")).to_be_visible()
    for page in (host.page, friend.page):
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[45]:\d\d$"))
    if whose_turn(host.page, friend.page)[0] is host.page:
        move(host.page)
        my_turn(friend.page)
    friend.page.close()
    expect(host.page.locator("#choices .ask")).to_contain_text("Bob is away")
    expect(host.page.get_by_role("button", name="Ask for a bot")).to_be_in_viewport(ratio=1)


def test_a_watcher_sees_everything_that_is_open_and_decides_nothing(house: Serving, visitors: Any) -> None:
    host, watcher = visitors(house), visitors(house)
    link = open_table(host.page, ["me", "open"])
    watcher.page.goto(link)
    watcher.page.get_by_role("button", name="Watch only").click()
    expect(watcher.page.get_by_role("heading", name="One open seat")).to_be_visible()
    expect(host.page.get_by_text("One spectator")).to_be_visible()
    host.page.get_by_label("Bot on seat 2").select_option("novice")
    host.page.get_by_role("button", name="Begin").click()
    expect(watcher.page.locator("main.game")).to_be_visible()
    expect(watcher.page.locator("#choices")).to_contain_text("You are watching")
    expect(watcher.page.locator(MOVE)).to_have_count(0)
    expect(host.page.get_by_text("One spectator")).to_be_visible()


def test_at_one_screen_the_table_is_handed_over(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    open_table(page, ["me", "me"])
    for _ in range(2):
        cover = page.get_by_role("dialog")
        expect(cover).to_contain_text("Hand over to")
        cover.get_by_role("button").click()
        expect(cover).to_be_hidden()
        move(page)
    expect(page.get_by_role("dialog")).to_contain_text("Hand over to")


def test_a_server_that_is_killed_in_the_middle_of_a_move_loses_nothing(fragile_house: Serving, visitors: Any) -> None:
    visitor = visitors(fragile_house)
    page = visitor.page
    quick_game(page)
    move(page)
    my_turn(page)
    lines = page.locator("#log .told").count()
    fragile_house.kill()
    page.locator(".room.lit[data-room=chapel]").click()
    expect(page.locator("main.game")).not_to_have_attribute("data-line", "open")
    expect(page.locator("#choices")).to_contain_text("Connection lost")
    fragile_house.start()
    expect(page.locator("main.game")).to_have_attribute("data-line", "open")
    expect(page.locator(".room.here")).to_have_attribute("data-room", "chapel")
    expect(page.locator("#log .told")).to_have_count(lines + 1)
    visitor.forgive_lost_connections()


def test_a_reloaded_page_is_at_the_same_table(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    quick_game(page)
    move(page)
    my_turn(page)
    before = version(page)
    page.reload()
    my_turn(page)
    assert version(page) == before
    expect(page.locator("#log")).to_contain_text("plays Brother")


def test_a_page_that_is_behind_hears_why_and_shows_the_new_position(house: Serving, visitors: Any) -> None:
    visitor = visitors(house)
    quick_game(visitor.page)
    move(visitor.page)
    my_turn(visitor.page)
    behind = visitor.open()

    def without_updates(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: None if '"type":"patch"' in str(message) else line.send(message))

    behind.route_web_socket("**/socket", without_updates)
    behind.goto(visitor.page.url)
    my_turn(behind)
    visitor.page.locator(".room.lit[data-room=chapel]").click()
    expect(visitor.page.locator(".room.here")).to_have_attribute("data-room", "chapel")
    behind.locator(".room.lit[data-room=library]").click()
    expect(behind.get_by_role("alert")).to_contain_text("Somebody was faster")
    expect(behind.locator(".room.here")).to_have_attribute("data-room", "chapel")


def test_who_comes_back_is_told_that_a_bot_plays_for_them(house: Serving, visitors: Any) -> None:
    host, friend = visitors(house), visitors(house, "phone")
    link = open_table(host.page, ["me", "open"])
    friend.page.goto(link)
    friend.page.get_by_label("My name").fill("Bob")
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Begin").click()
    page = friend.page
    expect(page.locator("main.game")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seats and speed").click()
    page.get_by_role("button", name="Leave to a bot").click()
    request = page.get_by_role("alert")
    expect(request).to_contain_text("a bot plays for you")
    page.reload()
    expect(request).to_contain_text("a bot plays for you")
    back = request.get_by_role("button", name="Come back")
    expect(back).to_be_in_viewport()
    back.click()
    expect(request).to_be_hidden()
