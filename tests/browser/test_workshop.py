"""A whole pack made in the browser: edited, copied, checked, saved, opened, shared, measured and played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.browser.playing import my_turn
from tests.browser.serving import Serving
from tests.browser.test_pages import overflows, settled, unbarred

from alehouse.games import LIBRARY

GAMES = 200
NINES = "[...document.querySelectorAll('input')].filter(input => input.value === '9').length"


def begin(page: Page, name: str) -> None:
    page.goto("/#/workshop/moonlight")
    page.get_by_label("Name of the pack").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.get_by_label("Which cards").select_option("equipment")


def fewer(route: Route) -> None:
    """The games that the page asks for, but not as many."""
    asked = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**asked, "games": GAMES}))


def test_a_pack_is_made_saved_shared_and_played(house: Serving, visitors: Any, tmp_path: Path) -> None:
    visitor = visitors(house, "laptop")
    page: Page = visitor.page
    begin(page, "My box")
    card = page.locator("figure .card")

    # a number is changed, and the card shows it at once
    page.get_by_role("button", name="Felt Boots").click()
    value = page.get_by_role("spinbutton", name="Value")
    value.fill("-2")
    expect(card).to_contain_text("Noise \N{MINUS SIGN}2")
    expect(card).to_contain_text("pack")

    # a copy is named with the keyboard alone, and a wrong value is said where it is
    page.get_by_role("button", name="Copy as a new one").click()
    page.keyboard.type("Iron-Shod Boots")
    expect(page.get_by_role("heading", name="Iron-Shod Boots", level=2)).to_be_visible()
    value.fill("99")
    expect(page.locator("label", has=value).locator(".bad")).to_have_text("A whole number from -6 to 6 is needed.")
    expect(value).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("One problem")).to_be_visible()
    unbarred(page, "an entry with a problem")
    value.fill("3")
    expect(page.get_by_text("Ready to play")).to_be_visible()
    expect(card).to_contain_text("Noise +3")
    page.get_by_role("button", name="Mace").click()
    expect(page.get_by_role("heading", name="Mace", level=2)).to_be_focused()
    page.get_by_role("button", name="Leave out", exact=True).click()
    expect(page.get_by_role("button", name="Mace left out")).to_be_visible()

    # nothing is lost on reload, whatever is answered last, and the file is a pack for every command
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/house", hold)
    with page.expect_response("**/api/forms/*"):
        page.reload()
    held[0].continue_()
    page.unroute("**/api/house")
    expect(page.get_by_role("button", name="Mace left out")).to_be_visible()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "My-box.toml"
    file = tmp_path / "my-box.toml"
    saved.value.save_as(file)
    pack = LIBRARY.get("moonlight").pack(str(file))
    assert pack.name == "My box"
    assert pack.content["equipment"]["felt-boots-b"]["effects"] == [{"do": "noise", "amount": 3, "source": "pack"}]
    assert "mace" not in pack.content["equipment"]

    # it is this pack that is printed
    printed: list[Any] = []

    def note(route: Route) -> None:
        printed.append(json.loads(route.request.post_data or ""))
        route.fulfill(body="%PDF", content_type="application/pdf")

    page.route("**/api/packs/print/en/letter", note)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Print (Letter)").click()
    assert printed[0]["pack"]["changes"]["equipment"]["mace"]["copies"] == 0

    # bots play with it
    page.route("**/api/packs/games", fewer)
    page.get_by_role("button", name="Play 1,000 bot games").click()
    expect(page.get_by_text(f"{GAMES} of {GAMES} games")).to_be_visible()
    expect(page.get_by_role("row", name="Player 1 in turn order")).to_contain_text("\N{EN DASH}")
    expect(page.get_by_role("row", name="Boots").first).to_contain_text("%")

    # somebody else gets it by the link, on a phone
    link = page.get_by_label("Link", exact=True).input_value()
    other = visitors(house, "phone")
    other.page.goto(link)
    settled(other.page)
    expect(other.page.get_by_label("Name of the pack")).to_have_value("My box")
    assert "/shared/" not in other.page.url
    expect(other.page.get_by_label("Which cards")).to_have_value("equipment")  # what was changed is in view
    other.page.get_by_label("Which cards").select_option("werewolves")
    other.page.get_by_role("button", name="Howler").click()
    assert overflows(other.page) == []
    unbarred(other.page, "the workshop on a phone")

    # a table is played with it
    page.get_by_role("link", name="Play with this pack").click()
    expect(page.get_by_label("Card values")).to_contain_text("My box")
    page.get_by_role("button", name="Play now").click()
    my_turn(page)
    table = page.url.rpartition("/")[2]
    kept = page.evaluate("JSON.parse(localStorage.getItem('alehouse.tables'))[0]")
    answer = page.request.get(
        f"{house.address}/api/tables/{table}/content", headers={"authorization": f"Bearer {kept['token']}"}
    )
    assert answer.json()["pack"] == {"name": "My box", "digest": pack.digest}


def test_a_file_is_opened_and_a_broken_link_is_said(house: Serving, visitors: Any, tmp_path: Path) -> None:
    page: Page = visitors(house, "laptop").page
    file = tmp_path / "box.toml"
    file.write_text('title = "dicebrewing"\nname = "Dear"\n[recipes.export-lager.reward]\ncoins = 9\n')
    page.goto("/#/workshop/moonlight/shared/nonsense")
    expect(page.get_by_role("alert")).to_contain_text("This link holds no pack")
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Open a file").click()
    choosing.value.set_files(file)
    expect(page.get_by_label("Name of the pack")).to_have_value("Dear")
    page.get_by_label("Which cards").select_option("recipes")
    page.get_by_role("button", name="Export Lager").click()
    page.wait_for_function(f"() => {NINES} === 1")
    expect(page.locator("figure .card")).to_contain_text("9")
    page.get_by_role("button", name="Undo my changes").click()
    page.wait_for_function(f"() => {NINES} === 0")
