"""The whole table is on the screen: what to decide, one's own pieces, everything lit, and the closing buttons."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.browser.moments import Laid, met
from tests.browser.serving import Serving

WINDOWS = [
    (360, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 780),
    (1440, 900),
    (1536, 730),
    (1920, 1080),
    (2560, 1440),
]
PHONE = 760
OWN = {
    "moonlight": ".monk .figure, .noise .gauge, .sheet .glass, .hand .card",
    "dicebrewing": ".tray .die-spot, .purse .stats",
    "brewcrafters": ".store .cell, .crew .chip",
}
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
THUMB = 40  # px
LEAST = 0.6  # of its size to which a table may be drawn smaller
TRIES = 4  # on a busy machine a page takes longer to come to rest
# Which of these are not wholly in the window, or are under something else.
HIDDEN = """([own, choosing, least]) => {
  const name = (element) => element.getAttribute('aria-label') || element.textContent.trim() || element.className;
  const lit = [...document.querySelectorAll('main [data-act], .closing .choice, .sheet.docked .choice')];
  const pieces = own ? [...document.querySelectorAll(own)] : [];
  const shown = (element) => element.getClientRects().length > 0;
  const wrong = [];
  const check = (kind, element) => {
    const box = element.getBoundingClientRect();
    const beyond = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
    const say = (what) => wrong.push(`${kind} ${what}: ${name(element).slice(0, 50)}`);
    if (beyond > 2) return say(`is ${Math.round(beyond)} px outside`);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(element.contains(hit) || hit.contains(element) && !hit.closest('.sheet, .side, .decision')))
      say(`lies under ${hit?.className || hit?.tagName}`);
  };
  const prompt = document.querySelector('#prompt h2');
  if (!prompt?.textContent) wrong.push('no prompt');
  else {
    check('prompt', prompt);
    if (prompt.scrollHeight > prompt.clientHeight + 5) wrong.push(`prompt is cut: ${prompt.textContent}`);
  }
  for (const element of lit.filter(shown)) check('lit', element);
  if (choosing && !lit.filter(shown).length) wrong.push('nothing is lit');
  const visible = pieces.filter(shown);
  if (!visible.length && own) wrong.push('no piece of mine is shown');
  for (const element of visible) check('mine', element);
  for (const element of document.querySelectorAll('main, main *')) {
    const { overflowY } = getComputedStyle(element);
    const longer = element.scrollHeight > element.clientHeight + 2;
    if (['auto', 'scroll'].includes(overflowY) && longer && !element.closest('.log'))
      wrong.push(`scrolls: ${element.className}`);
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push('the page scrolls');
  const zoom = Number(document.querySelector('.play')?.style.zoom || 1);
  if (innerHeight >= 700 && zoom < least) wrong.push(`drawn at ${zoom}`);
  for (const name of document.querySelectorAll('.others:not(.open) > .rival:not(.crowd) .nm'))
    if (shown(name) && name.getBoundingClientRect().width < 20) wrong.push(`no room for ${name.textContent}`);
  return wrong;
}"""


class Moment(NamedTuple):
    title: str
    seats: int
    decision: str
    after: float = 0.0
    lang: str = "en"


MOMENTS = [
    Moment("moonlight", 4, "choose-monk", lang="fr"),
    Moment("moonlight", 2, "turn-step", 0.2, "it"),
    Moment("moonlight", 4, "turn-step", 0.5),
    Moment("moonlight", 8, "turn-step", 0.7, "es"),
    Moment("moonlight", 4, "pre-roll-cards", lang="it"),
    Moment("moonlight", 4, "make-noise", 0.3),
    Moment("moonlight", 8, "fight-cards", lang="fr"),
    Moment("moonlight", 8, "hunt-pick", lang="es"),
    Moment("moonlight", 8, "brew-cards"),
    Moment("dicebrewing", 3, "place-main", lang="it"),
    Moment("dicebrewing", 2, "place-main", 0.4, "fr"),
    Moment("dicebrewing", 4, "place-main", 0.8, "es"),
    Moment("dicebrewing", 3, "place-piece", 0.3),
    Moment("dicebrewing", 3, "store-dice", 0.3, "fr"),
    Moment("dicebrewing", 3, "token-target", 0.3),
    Moment("dicebrewing", 4, "buy-main", 0.6),
    Moment("dicebrewing", 3, "brew-main", 0.5, "es"),
    Moment("dicebrewing", 3, "brew-improve", 0.3, "it"),
    Moment("brewcrafters", 2, "market-place", lang="es"),
    Moment("brewcrafters", 3, "market-place", 0.5),
    Moment("brewcrafters", 5, "market-place", 0.8, "fr"),
    Moment("brewcrafters", 4, "brewery-action", 0.6, "it"),
    Moment("brewcrafters", 3, "brew-slot", 0.4),
    Moment("brewcrafters", 3, "discard", 0.3, "fr"),
    Moment("brewcrafters", 3, "lab-track", 0.3, "es"),
    Moment("brewcrafters", 3, "install-pick", 0.2, "it"),
    Moment("brewcrafters", 3, "worker-pick", lang="fr"),
    Moment("brewcrafters", 3, "partner-pick"),
    Moment("brewcrafters", 3, "annual-next"),
]


def own(title: str, width: int, decision: str) -> str:
    """My things, which must be in sight."""
    if decision == "choose-monk":
        return ""
    floor = ", .hall .floor" if title == "brewcrafters" and width > PHONE else ""
    return OWN[title] + floor


def hidden(page: Page, title: str, decision: str, choosing: bool = True) -> dict[str, list[str]]:
    """The things not in sight, by window."""
    found = {}
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(TRIES):
            page.evaluate(SETTLED)
            wrong = page.evaluate(HIDDEN, [own(title, width, decision), choosing, LEAST])
            if not wrong:
                break
        else:
            found[f"{width}x{height}"] = wrong
    return found


def laid(visitor: Any, moment: Moment) -> Page:
    """The page of this visitor where they decide this."""
    step, seat, seed = met(moment.title, moment.seats, moment.decision, moment.after)
    table = Laid(visitor.serving.address, moment.title, moment.seats, step, seat, seed)
    visitor.remember(table)
    visitor.page.goto(f"/#/table/{table.table}")
    expect(visitor.page.locator(f"main.game[data-decision='{moment.decision}'][data-mine]")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    page: Page = visitor.page
    return page


@pytest.mark.parametrize(
    "moment", MOMENTS, ids=lambda moment: f"{moment.title}-{moment.seats}-{moment.decision}-{moment.lang}"
)
def test_everything_to_decide_with_is_on_the_screen(house: Serving, visitors: Any, moment: Moment) -> None:
    page = laid(visitors(house, locale=moment.lang), moment)
    assert hidden(page, moment.title, moment.decision) == {}


COVERED = """() => [...document.querySelectorAll('.recipes h2')].filter(name => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const pill = name.closest('.card').querySelector('.pill')?.getBoundingClientRect();
  const box = range.getBoundingClientRect();
  return pill && pill.bottom > box.top + 3 && pill.left < box.right;
}).map(name => name.textContent)"""


@pytest.mark.parametrize("lang", ["en", "fr", "es", "it"])
def test_on_a_phone_a_pill_covers_no_name_and_goods_stay_in_their_tray(
    house: Serving, visitors: Any, lang: str
) -> None:
    page = laid(visitors(house, "phone", locale=lang), Moment("dicebrewing", 3, "place-main", 0.3))
    assert page.evaluate(COVERED) == []
    wide = page.evaluate(
        "() => [...document.querySelectorAll('.tray')].filter(t => t.scrollWidth > t.clientWidth).length"
    )
    assert wide == 0


def test_a_phone_shows_the_scores_of_two_rivals(house: Serving, visitors: Any) -> None:
    page = laid(visitors(house, "phone"), Moment("moonlight", 4, "turn-step", 0.5))
    expect(page.locator(".tools .rival-score:visible")).to_have_count(2)


def test_a_phone_says_which_half_of_a_deed_is_quiet_and_which_loud(house: Serving, visitors: Any) -> None:
    page = laid(visitors(house, "phone"), Moment("moonlight", 4, "turn-step"))
    deed = page.locator(".deeds.rows .deed").filter(has=page.locator(".half.loud:not(.off)")).first
    expect(deed.locator(".half").first).to_contain_text("quietly")
    expect(deed.locator(".half.loud")).to_contain_text("loudly")
    assert deed.locator(".half").first.bounding_box()["height"] >= THUMB  # type: ignore[index]


def test_what_is_opened_on_a_phone_can_be_closed_by_a_thumb(house: Serving, visitors: Any) -> None:
    page = laid(visitors(house, "phone"), Moment("brewcrafters", 3, "market-place", 0.5))
    for tool, opened in (("Players", ".others.open"), ("Log", ".log-place.open")):
        page.get_by_role("button", name=tool).tap()
        expect(page.locator(opened)).to_be_visible()
        page.locator(opened).get_by_role("button", name="Close").tap()
        expect(page.locator(opened)).to_have_count(0)


def test_goods_in_the_storehouse_of_a_phone_are_large_enough_for_a_thumb(house: Serving, visitors: Any) -> None:
    page = laid(visitors(house, "phone"), Moment("brewcrafters", 3, "discard", 0.3))
    for cell in page.locator(".store .cell.lit").all():
        assert cell.bounding_box()["height"] >= THUMB - 1  # type: ignore[index]


@pytest.mark.parametrize(("title", "seats"), [("moonlight", 4), ("dicebrewing", 3), ("brewcrafters", 5)])
def test_the_end_is_on_the_screen(house: Serving, visitors: Any, title: str, seats: int) -> None:
    visitor = visitors(house)
    table = Laid(house.address, title, seats)
    visitor.remember(table)
    visitor.page.goto(f"/#/table/{table.table}")
    expect(visitor.page.locator(".end h2")).to_be_visible()
    assert hidden(visitor.page, title, "choose-monk", choosing=False) == {}


@pytest.mark.parametrize(
    "window", [(1280, 720), (1024, 768), (768, 1024)], ids=lambda window: f"{window[0]}x{window[1]}"
)
def test_every_game_can_be_begun_without_scrolling(house: Serving, visitors: Any, window: tuple[int, int]) -> None:
    page = visitors(house).page
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto("/")
    buttons = page.get_by_role("button", name="Play now")
    expect(buttons).to_have_count(3)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
