"""Every page in every language and size: nothing overflows, nothing is barred to anybody."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import AXE, SIZES, Visitor
from tests.browser.moments import Laid, met
from tests.browser.playing import TITLES, move, my_turn, quick_game, sit_down
from tests.browser.serving import Serving

PAGES = [
    "/",
    *(f"/#/new/{title}" for title in TITLES),
    "/#/join/nowhere/nothing",
    "/#/learn",
    "/#/rules",
    *(f"/#/rules/{title}" for title in TITLES),
    "/#/cards",
    *(f"/#/cards/{title}" for title in TITLES),
    *(f"/#/companion/{title}" for title in TITLES),
    "/#/replays",
    "/#/about",
    "/#/workshop",
]
# what somebody decides in the middle of a game: title, players, decision, after which share of it
MOMENTS = [
    ("moonlight", 4, "turn-step", 0.5),
    ("moonlight", 4, "pre-roll-cards", 0.0),
    ("moonlight", 4, "make-noise", 0.3),
    ("moonlight", 8, "fight-cards", 0.0),
    ("moonlight", 8, "hunt-pick", 0.0),
    ("moonlight", 8, "brew-cards", 0.0),
    ("dicebrewing", 3, "place-main", 0.5),
    ("dicebrewing", 3, "place-piece", 0.3),
    ("dicebrewing", 3, "buy-main", 0.4),
    ("dicebrewing", 3, "brew-main", 0.4),
    ("dicebrewing", 3, "brew-improve", 0.3),
    ("brewcrafters", 3, "market-place", 0.5),
    ("brewcrafters", 3, "brewery-action", 0.6),
    ("brewcrafters", 3, "brew-slot", 0.4),
    ("brewcrafters", 3, "lab-track", 0.3),
    ("brewcrafters", 3, "install-pick", 0.2),
    ("brewcrafters", 3, "annual-next", 0.0),
    ("brewcrafters", 5, "market-place", 0.7),
]
SCREENS = ["desktop", "phone"]  # a desktop's window is made as narrow as a tablet's while it is measured
LANGUAGES = {"en": "What are we", "fr": "Que brasse", "es": "Qué cerveza", "it": "Che birra"}
OVERFLOWS = """() => {
  const width = document.documentElement.clientWidth;
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.right <= width + 1) return false;
    for (let up = element.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') return false;
    return !element.closest('svg svg, .sr');
  });
  return [document.documentElement.scrollWidth > width + 1 ? 'the page scrolls sideways' : '',
    ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))].filter(Boolean);
}"""

AT_REST = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 500))))"


def settled(page: Page) -> None:
    """Waits until the page has come to rest."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("main")).not_to_contain_text("One moment")


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds against all rules or these, in a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    which = {"runOnly": rules} if rules else {}
    found = page.evaluate(
        "which => axe.run(document, { resultTypes: ['violations'], ...which })",
        which,
    )
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}" for one in found["violations"]
    ]


def unbarred(page: Page, what: str) -> None:
    """Axe finds nothing by day, and by night, when only colors are different, no lack of contrast."""
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert violations(page) == [], what
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert violations(page, ["color-contrast"]) == [], what


def spoken(page: Page, lang: str) -> None:
    """Switches the language, and waits until the title's own words have come too."""
    page.get_by_role("combobox").first.select_option(lang)
    page.wait_for_function(
        "lang => document.documentElement.lang === lang && !document.documentElement.ariaBusy", arg=lang
    )


def overflows(page: Page) -> list[str]:
    """What is wider than the screen, also when the page has come to rest."""
    if page.evaluate(OVERFLOWS):
        page.evaluate(AT_REST)
    found: list[str] = page.evaluate(OVERFLOWS)
    return found


def fitting(page: Page, what: str, size: str) -> None:
    """Nothing is wider than the screen, nor than a tablet's, in any language; begins and ends in English."""
    for lang in LANGUAGES:
        spoken(page, lang)
        for width in ("desktop", "tablet") if size == "desktop" else (size,):
            page.set_viewport_size(SIZES[width]["viewport"])
            assert overflows(page) == [], (what, width, lang)
    page.set_viewport_size(SIZES[size]["viewport"])
    spoken(page, "en")


@pytest.mark.parametrize("address", PAGES)
@pytest.mark.parametrize("size", SCREENS)
def test_every_page_fits_every_screen_and_passes_accessibility_checks(
    house: Serving, visitors: Any, size: str, address: str
) -> None:
    visitor = visitors(house, size)
    page = visitor.page
    page.goto(address)
    settled(page)
    fitting(page, address, size)
    unbarred(page, address)
    if "nowhere" in address:  # the browser itself reports that there is no such table
        assert [problem for problem in visitor.problems if "404" not in problem] == []
        visitor.problems.clear()


def laid(visitor: Visitor, moment: tuple[str, int, str, float]) -> Page:
    """The page of this visitor at a table where it is their turn to decide."""
    title, seats, decision, after = moment
    table = Laid(visitor.serving.address, title, seats, *met(title, seats, decision, after))
    visitor.remember(table)
    visitor.page.goto(f"/#/table/{table.table}")
    expect(visitor.page.locator(f"main.game[data-decision='{decision}']")).to_be_visible()
    return visitor.page


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: f"{moment[0]}-{moment[1]}-{moment[2]}")
@pytest.mark.parametrize("size", SCREENS)
def test_every_table_fits_every_screen_and_passes_accessibility_checks(
    house: Serving, visitors: Any, size: str, moment: tuple[str, int, str, float]
) -> None:
    page = laid(visitors(house, size), moment)
    decision = moment[2]
    if size == "desktop":
        assert page.evaluate("document.documentElement.scrollHeight") <= 900
    fitting(page, decision, size)
    unbarred(page, decision)


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("title", TITLES)
def test_what_opens_at_a_table_passes_accessibility_checks(
    house: Serving, visitors: Any, title: str, size: str
) -> None:
    page = laid(visitors(house, size), next(moment for moment in MOMENTS if moment[0] == title))
    refused = page.locator("#choices .choice.off").first
    refused.evaluate("choice => { choice.closest('details')?.setAttribute('open', ''); choice.click(); }")
    expect(page.locator(".why")).to_be_visible()
    unbarred(page, "why not")
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog")).to_be_visible()
    unbarred(page, "score")
    page.keyboard.press("Escape")
    page.goto(page.url + "/text")
    expect(page.locator("main.text")).to_be_visible()
    unbarred(page, "text mode")
    fitting(page, "text mode", size)


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("title", TITLES)
def test_the_end_and_the_replay_fit_and_pass_accessibility_checks(
    house: Serving, visitors: Any, title: str, size: str
) -> None:
    visitor = visitors(house, size)
    page = visitor.page
    table = Laid(house.address, title, 3)
    visitor.remember(table)
    page.goto(f"/#/table/{table.table}")
    expect(page.locator(".end")).to_be_visible()
    unbarred(page, "the end")
    fitting(page, "the end", size)
    page.goto(f"/#/replay/{table.table}")
    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible()
    unbarred(page, "the replay")
    fitting(page, "the replay", size)


def test_the_language_is_switched_in_the_middle_of_a_game(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house))
    move(page)
    my_turn(page)
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("#choices")).to_contain_text("Déplacement gratuit")
    expect(page.locator(".room[data-room=chapel]")).to_contain_text("Chapelle")
    expect(page.locator("#log")).to_contain_text("Une nouvelle phase commence")
    page.get_by_label("Langue").select_option("it")
    expect(page.locator(".room[data-room=chapel]")).to_contain_text("Cappella")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browsers_language_is_the_pages(house: Serving, visitors: Any, lang: str) -> None:
    page = visitors(house, locale=lang).page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text(LANGUAGES[lang])


def test_the_theme_follows_the_system_until_the_reader_chooses(house: Serving, visitors: Any) -> None:
    page = visitors(house, color_scheme="dark").page
    page.goto("/")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    dark = page.evaluate(ground)
    page.get_by_role("button", name="Light colors").click()
    assert page.evaluate(ground) != dark
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_a_rule_is_found_by_its_words_and_by_its_number(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    page.goto("/#/rules/moonlight/MB-061")
    expect(page.locator(".meant")).to_contain_text("Making Noise")
    page.get_by_label("Search the rules").fill("spider web")
    expect(page.locator("article section").first).to_contain_text("spider web")
    page.get_by_label("Search the rules").fill("no such words anywhere")
    expect(page.locator("article")).to_contain_text("No results")


def test_the_rules_print_as_dark_text_without_menus(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    page.emulate_media(media="print", color_scheme="dark")
    page.goto("/#/rules/moonlight")
    expect(page.locator("article section").first).to_be_visible()
    expect(page.locator("header")).to_be_hidden()
    expect(page.get_by_label("Search the rules")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_every_card_says_where_its_values_come_from(house: Serving, visitors: Any) -> None:
    page = visitors(house).page
    page.goto("/#/cards/moonlight")
    dagger = page.locator(".cards li").filter(has_text="Silver Dagger")
    expect(dagger).to_contain_text("in fights")
    expect(dagger).to_contain_text("house")


def test_the_score_sheet_adds_up_without_a_network(house: Serving, visitors: Any) -> None:
    visitor = visitors(house, service_workers="allow")
    page = visitor.page
    page.goto("/")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        "caches.open('alehouse-page').then((cache) => cache.keys()).then((keys) => keys.length > 10)"
    )
    page.goto("/licenses.txt")  # is not kept as the page
    visitor.context.set_offline(True)
    page.goto("/#/companion/moonlight")
    page.reload()
    page.get_by_label("Box I, water, Player 1").fill("3")
    page.get_by_label("Dirt, Player 1").fill("1")
    expect(page.locator("tfoot td").first).to_have_text("2")
    page.get_by_label("Short Brew").check()
    expect(page.get_by_label("Box IV, wood, Player 1")).to_be_hidden()
    page.get_by_role("button", name="Noise +2").first.click()
    expect(page.locator(".counter b").first).to_have_text("2")
    for title in ("dicebrewing", "brewcrafters"):
        page.goto(f"/#/companion/{title}")
        page.reload()
        page.get_by_role("spinbutton").first.fill("7")
        expect(page.locator("tfoot td").first).to_have_text("7")
    page.get_by_label("Language").select_option("it")
    expect(page.locator("tfoot th")).to_have_text("Totale")
    page.get_by_label("Lingua").select_option("en")
    page.goto("/#/")
    page.locator("article").first.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    visitor.context.set_offline(False)
    visitor.forgive_lost_connections()
    visitor.problems = [problem for problem in visitor.problems if "404" not in problem]  # no icon of a plain text


def test_tables_are_taken_to_another_browser(house: Serving, visitors: Any, tmp_path: Any) -> None:
    first, second = visitors(house), visitors(house)
    quick_game(first.page)
    first.page.goto("/")
    with first.page.expect_download() as saved:
        first.page.get_by_role("button", name="Save my tables").click()
    saved.value.save_as(tmp_path / "tables.json")
    second.page.goto("/")
    with second.page.expect_file_chooser() as chooser:
        second.page.get_by_role("button", name="Import my tables").click()
    chooser.value.set_files(tmp_path / "tables.json")
    second.page.locator(".tables a").first.click()
    my_turn(second.page)
