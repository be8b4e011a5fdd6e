"""Games played in a browser, from the first click to the last score."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.playing import (
    CHANGED,
    GONE_ON,
    LISTED,
    MOVE,
    ON_A_CHOICE,
    TITLES,
    moment,
    move,
    my_turn,
    quick_game,
    sit_down,
    tab_to,
    unfold,
    version,
)
from tests.browser.serving import Serving


@pytest.mark.parametrize("title", TITLES)
def test_one_click_leads_to_a_running_game_against_bots(house: Serving, visitors: Any, title: str) -> None:
    page = visitors(house, "phone").page
    quick_game(page, title)
    move(page)
    expect(page.locator(".rival")).to_have_count(2)
    page.goto("/")
    expect(page.locator(".mine a").first).to_contain_text(TITLES[title])
    page.locator(".mine a").first.click()
    expect(page.locator("main.game")).to_have_attribute("data-title", title)


def test_a_die_is_picked_up_and_put_down(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house, "laptop"), "dicebrewing")
    page.locator("main.game[data-decision=place-main]").wait_for()
    spaces = page.locator(".town [data-act]:visible")
    die = page.locator(".tray.active .die-spot .press").first
    die.click()
    expect(page.locator("#prompt h2")).to_contain_text("choose a lit space")
    expect(die).to_have_attribute("aria-pressed", "true")
    fitting = spaces.count()
    page.keyboard.press("Escape")
    expect(die).to_have_attribute("aria-pressed", "false")
    assert spaces.count() > fitting
    for number in range(page.locator(".tray.active .die-spot").count()):
        page.locator(".tray.active .die-spot .press").nth(number).click()
        if spaces.count():
            break
    before = version(page)
    spaces.first.click()
    page.wait_for_function(GONE_ON, arg=before)
    expect(page.locator("main.game")).not_to_have_attribute("data-decision", "place-piece")
    expect(page.locator(".town [data-piece]").first).to_be_visible()


def test_a_deed_is_begun_loudly_with_one_click(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house, "laptop"))
    move(page)
    page.locator("main.game[data-decision=turn-step][data-mine]").wait_for()
    ways = [page.get_by_role("button", name=f"Water (hard), {how}") for how in ("quietly", "loudly")]
    for way in ways:
        expect(way).to_contain_text("%")  # forecasts come after the choices
    quiet, loud = (int(way.inner_text().partition("%")[0]) for way in ways)
    assert quiet < loud, "each way tells its own chance"
    ways[1].click()
    expect(page.locator("#log")).to_contain_text("You Make Noise")
    expect(page.locator("main.game")).not_to_have_attribute("data-decision", "make-noise")


def test_the_focus_stays_where_the_work_is(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house))
    move(page)
    my_turn(page)
    expect(page.locator(LISTED).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("t")
    before = version(page)
    page.keyboard.press("1")
    page.wait_for_function(GONE_ON, arg=before)


def explained(page: Page) -> None:
    """Asks about the first choice that is refused, and follows the rule it names."""
    unfold(page)
    refused = page.locator("#choices .choice.off").first
    if not refused.is_visible():
        page.locator(".later summary").click()
    before = version(page)
    refused.evaluate("choice => choice.scrollIntoView({ block: 'center' })")
    refused.click(force=True)  # aria-disabled, and still to be asked about
    bubble = page.locator(".why")
    expect(bubble.locator("p")).not_to_be_empty()
    rule = bubble.get_by_role("button", name="Rule").inner_text()
    bubble.get_by_role("button", name="Rule").click()
    panel = page.get_by_role("dialog", name=rule)
    expect(panel.locator("p").first).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert version(page) == before


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_a_refused_choice_is_explained_with_its_rule(house: Serving, visitors: Any, title: str, size: str) -> None:
    page = sit_down(visitors(house, size), title)
    for pick in range(40):
        my_turn(page)
        if page.locator("#choices .choice.off").count():
            return explained(page)
        move(page, pick)
    raise AssertionError("nothing was ever refused")


def test_a_lit_room_is_entered_by_clicking_the_map(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house))
    move(page)  # a monk
    my_turn(page)
    page.locator(".room.lit[data-room=chapel]").click()
    expect(page.locator(".room.here")).to_have_attribute("data-room", "chapel")
    expect(page.locator("#log")).to_contain_text("You enter the Chapel")
    page.locator(".room[data-room=hop-garden]").click(force=True)
    expect(page.locator(".why")).to_contain_text("No door connects")


def test_what_has_shown_nothing_new_is_taken_back(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house))
    move(page)
    my_turn(page)
    page.locator(".room.lit[data-room=library]").click()
    expect(page.locator(".room.here")).to_have_attribute("data-room", "library")
    page.locator("#choices").get_by_role("button", name="Undo").click()
    expect(page.locator(".room.here")).to_have_attribute("data-room", "courtyard")
    expect(page.locator("#log")).to_contain_text("undoes a decision")
    expect(page.locator("#log")).not_to_contain_text("You enter the Library")


def test_a_turn_is_begun_anew_and_ends_when_it_is_confirmed(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house), settings={"confirm": True})
    move(page)
    confirm = page.locator("#choices").get_by_role("button", name="Confirm the turn")
    page.locator(f"{MOVE}, #choices .btn.main").first.wait_for(state="attached")
    if confirm.is_visible():
        confirm.click()
    page.locator(".room.lit[data-room=library]").click()
    expect(page.locator(".room.here")).to_have_attribute("data-room", "library")
    page.locator("#choices").get_by_role("button", name="End the turn").click()
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Restart turn").click()
    expect(page.locator(".room.here")).to_have_attribute("data-room", "courtyard")
    expect(confirm).to_be_hidden()


def test_the_odds_and_the_noise_are_shown_before_the_click(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house))
    move(page)
    my_turn(page)
    unfold(page)
    easy = page.locator("#choices .choice.lit").filter(has_text="Water (easy)")
    expect(easy).to_contain_text("%")
    easy.hover()
    expect(page.locator(".noise .ghost").first).to_be_visible()
    expect(page.locator(".noise")).to_contain_text("Water (easy): Noise +1")


@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_begun_and_played_with_the_keyboard_alone(house: Serving, visitors: Any, title: str) -> None:
    page = visitors(house).page
    page.goto("/")
    button = page.locator("article").filter(has_text=TITLES[title]).get_by_role("button", name="Play now")
    tab_to(page, button)
    page.keyboard.press("Enter")
    for count in range(6):
        my_turn(page)
        before = moment(page)
        page.keyboard.press("t")
        page.wait_for_function(ON_A_CHOICE)
        choices = page.locator(LISTED) if page.locator(LISTED).count() else page.locator(MOVE)
        expect(choices.first).to_be_focused()
        if count % 2:
            tab_to(page, choices.last)
        page.keyboard.press("Enter")
        page.wait_for_function(CHANGED, arg=before)  # a die of a set is only gathered
    my_turn(page)
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Score so far")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.get_by_label("Say something").press_sequentially("cheers")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Chat")).to_contain_text("cheers")


def test_the_log_says_what_happened_since_my_last_turn(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house))
    for pick in range(40):
        my_turn(page)
        if page.locator("#log .since").count():
            break
        move(page, pick)
    expect(page.locator("#log .since")).to_be_visible()
    page.locator("#log .jump").first.click()
    expect(page.locator(".scrub")).to_be_visible()
    page.go_back()
    my_turn(page)


def test_a_hint_names_a_move_that_can_be_made(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house))
    move(page)
    my_turn(page)
    page.locator("#choices").get_by_role("button", name="Hint").click()
    advice = page.get_by_role("dialog", name="Hint")
    before = version(page)
    advice.locator("li .btn").first.click(timeout=60_000)
    page.wait_for_function(GONE_ON, arg=before)


@pytest.mark.parametrize("title", TITLES)
def test_the_table_is_played_in_text_mode(house: Serving, visitors: Any, title: str) -> None:
    page = sit_down(visitors(house), title)
    page.goto(page.url + "/text")
    choices = page.locator("main.text .choices li")
    expect(choices.first).to_be_visible()
    page.get_by_label("Number or first letters").fill("nothing like this")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("is not among the choices")
    page.get_by_label("Number or first letters").fill("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("You chose")
    expect(page.locator("main.text .log li").first).to_be_visible()


def test_sound_is_off_until_it_is_wanted(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house))
    page.get_by_role("button", name="Menu").click()
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
