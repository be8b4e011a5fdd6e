"""A finished game is looked at again, and played on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.moments import Laid
from tests.browser.playing import my_turn, sit_down
from tests.browser.serving import Serving


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_finished_game_is_looked_at_again_and_played_on(
    house: Serving, visitors: Any, tmp_path: Path, size: str
) -> None:
    visitor = visitors(house, size)
    page = visitor.page
    table = Laid(house.address, "moonlight", 3)
    visitor.remember(table)
    page.goto(f"/#/table/{table.table}")
    page.locator(".end").get_by_role("link", name="Replay").click()
    where = page.locator(".where")
    steps = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert steps > 20
    page.get_by_role("button", name="Back").click()
    expect(where).to_have_text(f"Step {steps - 1} of {steps}")
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"Step {steps} of {steps}")
    page.get_by_role("button", name="Play on from here").last.click()
    expect(page.get_by_text("The game is over.", exact=True)).to_be_in_viewport()
    for way in ("turn by turn", "phase by phase"):
        before = where.inner_text()
        page.get_by_label("Step by", exact=True).select_option(way)
        page.get_by_role("button", name="Back").click()
        expect(where).not_to_have_text(before)
    page.get_by_label("seen by").select_option(label="Ann")

    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    review = page.get_by_text(f"of {steps} steps reviewed").or_(page.get_by_text("without luck"))
    expect(review.first).to_be_visible()  # a review that is not ready yet shows both
    point = page.locator(".turning button").first
    if point.count():
        point.click()
        expect(point).to_have_class(re.compile(r"\bon\b"))
    link = page.locator("#share-link").input_value()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    saved.value.save_as(tmp_path / "game.ale")

    friend = visitors(house).page
    friend.goto(link)
    expect(friend.get_by_role("slider")).to_have_attribute("max", str(steps))
    expect(friend.locator(".where")).to_have_text(where.inner_text())

    page.goto("/#/replays")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(tmp_path / "game.ale")
    expect(page.get_by_role("slider")).to_have_attribute("max", str(steps))
    page.get_by_role("slider").fill(str(steps // 2))
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("main.game")).to_be_visible()
    my_turn(page)


def test_while_a_game_goes_on_one_looks_back_through_ones_own_eyes(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house))
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("heading", name="The game continues")).to_be_visible()
    expect(page.get_by_label("seen by").locator("option")).to_have_text(["everybody", "Ann"])


def test_a_file_that_is_no_record_is_told_so(house: Serving, visitors: Any, tmp_path: Path) -> None:
    visitor = visitors(house)
    (tmp_path / "game.ale").write_text("this is no game")
    visitor.page.goto("/#/replays")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(tmp_path / "game.ale")
    expect(visitor.page.get_by_role("alert")).not_to_be_empty()
    visitor.problems = [problem for problem in visitor.problems if "422" not in problem and "400" not in problem]
