"""Pictures of every page and board: `python -m tests.browser.screens` writes them into docs/screens.

Main pages and moments are taken on a desktop and a phone by day and by night, main moments also on a laptop and a
tablet, the rest on a desktop by day and on a phone by night.
`python -m tests.browser.screens moonlight` takes only those whose name begins so.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page
from tests.browser.conftest import Visitor, served, started
from tests.browser.moments import Laid, met
from tests.browser.serving import Serving

SCREENS = Path(__file__).parent.parent.parent / "docs" / "screens"
EVERYWHERE = [("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark")]
BETWEEN = [("laptop", "light"), ("laptop", "dark"), ("upright", "light"), ("upright", "dark")]
TWICE = [("desktop", "light"), ("phone", "dark")]
# Whatever rises, flies or fades has arrived; what never ends does not count.
STILL = """() => document.getAnimations().every(
    (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity
)"""
PAGES = {
    "new-table": "/#/new/dicebrewing",
    "learn": "/#/learn",
    "rules": "/#/rules/moonlight/MB-061",
    "cards": "/#/cards/brewcrafters",
    "score-sheets": "/#/companion/moonlight",
    "replays": "/#/replays",
    "about": "/#/about",
}


class Moment(NamedTuple):
    name: str
    title: str
    seats: int
    decision: str
    after: float = 0.0
    main: bool = False


MOMENTS = [
    Moment("moonlight-monks", "moonlight", 4, "choose-monk"),
    Moment("moonlight-turn", "moonlight", 4, "turn-step", 0.5, main=True),
    Moment("moonlight-window", "moonlight", 4, "pre-roll-cards"),
    Moment("moonlight-noise", "moonlight", 4, "make-noise", 0.3),
    Moment("moonlight-fight", "moonlight", 8, "fight-cards"),
    Moment("moonlight-hunt", "moonlight", 8, "hunt-pick"),
    Moment("moonlight-brewing", "moonlight", 8, "brew-cards"),
    Moment("moonlight-eight", "moonlight", 8, "turn-step", 0.6),
    Moment("dicebrewing-place", "dicebrewing", 3, "place-main", 0.55, main=True),
    Moment("dicebrewing-purchase", "dicebrewing", 3, "buy-main", 0.4),
    Moment("dicebrewing-brewing", "dicebrewing", 3, "brew-main", 0.5),
    Moment("dicebrewing-improve", "dicebrewing", 3, "brew-improve", 0.3),
    Moment("brewcrafters-market", "brewcrafters", 3, "market-place", 0.5, main=True),
    Moment("brewcrafters-brewery", "brewcrafters", 3, "brewery-action", 0.6),
    Moment("brewcrafters-brewing", "brewcrafters", 3, "brew-slot", 0.4),
    Moment("brewcrafters-research", "brewcrafters", 3, "lab-track", 0.3),
    Moment("brewcrafters-install", "brewcrafters", 3, "install-pick", 0.2),
    Moment("brewcrafters-winter", "brewcrafters", 3, "annual-next"),
    Moment("brewcrafters-five", "brewcrafters", 5, "market-place", 0.7),
]
ENDS = {"moonlight": 4, "dicebrewing": 3, "brewcrafters": 3}


class Studio:
    """Takes pictures on one server with one browser."""

    def __init__(self, chromium: Browser, serving: Serving, wanted: str) -> None:
        self.chromium = chromium
        self.serving = serving
        self.wanted = wanted

    def take(self, name: str, looks: list[tuple[str, str]], go: Callable[[Visitor], object]) -> None:
        if not name.startswith(self.wanted):
            return
        for size, theme in looks:
            visitor = Visitor(self.chromium, self.serving, size, color_scheme=theme, reduced_motion="no-preference")
            go(visitor)
            visitor.page.wait_for_timeout(1200)
            visitor.page.wait_for_function(STILL)
            picture = SCREENS / f"{name}-{size}-{theme}.jpg"
            visitor.page.screenshot(path=picture, type="jpeg", quality=44)
            visitor.context.close()
            if visitor.problems:
                print(name, size, theme, visitor.problems)


def pictures(studio: Studio) -> None:
    for name, address in PAGES.items():
        studio.take(name, TWICE, partial(at, address))
    studio.take("start", EVERYWHERE, at_start)
    studio.take("gathering", TWICE, gathering)
    studio.take("hand-over", TWICE, hand_over)
    for moment in MOMENTS:
        studio.take(moment.name, [*EVERYWHERE, *BETWEEN] if moment.main else TWICE, partial(laid, moment))
    studio.take("why-not", TWICE, why_not)
    for title, seats in ENDS.items():
        studio.take(f"{title}-end", TWICE, partial(opened, "table", title, seats))
        looks = EVERYWHERE if title == "moonlight" else TWICE
        studio.take(f"{title}-replay", looks, partial(opened, "replay", title, seats))
    studio.take("text-mode", TWICE, text_mode)


def at(address: str, visitor: Visitor) -> None:
    visitor.page.goto(address)
    visitor.page.wait_for_load_state("networkidle")


def at_start(visitor: Visitor) -> None:
    server = visitor.serving.address
    moments = [("moonlight", 4, "turn-step", 0.5), ("dicebrewing", 3, "buy-main", 0.4)]
    tables = [Laid(server, title, seats, *met(title, seats, name, after)) for title, seats, name, after in moments]
    visitor.remember(*tables, Laid(server, "brewcrafters", 3))
    visitor.page.goto("/")


def laid(moment: Moment, visitor: Visitor) -> Page:
    step, seat, seed = met(moment.title, moment.seats, moment.decision, moment.after)
    table = Laid(visitor.serving.address, moment.title, moment.seats, step, seat, seed)
    visitor.remember(table)
    visitor.page.goto(f"/#/table/{table.table}")
    visitor.page.locator("main.game").wait_for()
    return visitor.page


def opened(where: str, title: str, seats: int, visitor: Visitor) -> None:
    table = Laid(visitor.serving.address, title, seats)
    visitor.remember(table)
    visitor.page.goto(f"/#/{where}/{table.table}")
    visitor.page.locator(".end, .scrub").first.wait_for()
    if where == "replay":
        visitor.page.get_by_role("heading", name="Chance to win").wait_for()
    visitor.page.locator(".end, .scrub").first.scroll_into_view_if_needed()


def why_not(visitor: Visitor) -> None:
    page = laid(MOMENTS[1], visitor)
    page.locator(".room:not(.lit):not(.here)").first.click(force=True)
    page.locator(".why").wait_for()


def text_mode(visitor: Visitor) -> None:
    page = laid(MOMENTS[1], visitor)
    page.goto(page.url + "/text")
    page.locator("main.text").wait_for()


def gathering(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/#/new/moonlight")
    page.get_by_label("Player in seat 2").select_option("open")
    page.locator("button.go").click()
    page.locator("#invite-link").wait_for()


def hand_over(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/#/new/moonlight/one-screen")
    page.get_by_label("Player in seat 2").wait_for()
    page.locator("button.go").click()
    page.get_by_role("dialog").wait_for()


def main(wanted: str = "") -> int:
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as serving, started() as chromium:
        pictures(Studio(chromium, serving, wanted))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
