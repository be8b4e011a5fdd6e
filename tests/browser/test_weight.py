"""How heavy the page is and how quickly it answers; the latter is measured by `./alehouse test -m soak tests/browser`.

Other programs may keep the machine busy, so time is counted as the work that the page's own thread has done.
"""

from __future__ import annotations

import gzip
import json
import statistics
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Request, expect
from tests.browser.playing import TITLES, move, my_turn, sit_down
from tests.browser.serving import Serving

START = 120_000
TABLE = 200_000
ANSWER = 100  # ms
LONG_TASK = 50  # ms
MAIN_THREAD = "CrRendererMain"


def weigh(fetched: list[Request]) -> int:
    """What these requests weigh, as a server that compresses would answer them."""
    total = 0
    for request in fetched:
        if "/socket" not in request.url:
            response = request.response()
            assert response is not None, request.url
            body = response.body()
            total += len(body) if request.url.endswith(".woff2") else len(gzip.compress(body))
    return total


def listening(page: Page) -> list[Request]:
    """The list that will hold every GET request of this page; others may still be loading."""
    fetched: list[Request] = []
    page.on("requestfinished", lambda request: fetched.append(request) if request.method == "GET" else None)
    return fetched


def test_the_start_page_is_light(house: Serving, visitors: Any) -> None:
    page = visitors(house, service_workers="block").page
    fetched = listening(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert any(request.url.endswith(".woff2") for request in fetched)
    assert weigh(fetched) < START, fetched


@pytest.mark.parametrize("title", TITLES)
def test_a_table_is_light(house: Serving, visitors: Any, title: str) -> None:
    visitor = visitors(house, service_workers="block")
    page = sit_down(visitor, title)
    alone = visitor.open()
    fetched = listening(alone)
    alone.goto(page.url)
    my_turn(alone)
    alone.wait_for_load_state("networkidle")
    others = [other for other in TITLES if other != title]
    assert not [request for request in fetched if any(f"/assets/{other}" in request.url for other in others)]
    assert weigh(fetched) < TABLE, fetched


CLICK_AND_WAIT = """index => new Promise((done) => {
  const table = document.querySelector('main.game');
  const before = table.dataset.version;
  const seen = new MutationObserver(() => {
    if (table.dataset.version === before) return;
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
  seen.observe(table, { attributes: true });
  const choices = [...document.querySelectorAll('#choices .choice:not(.off):not(.wait)')];
  choices[index % choices.length].click();
})"""


def worked(clock: CDPSession) -> float:
    """Milliseconds that the page's thread has worked so far."""
    metrics = {metric["name"]: metric["value"] for metric in clock.send("Performance.getMetrics")["metrics"]}
    return float(metrics["ThreadTime"]) * 1000


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_a_click_is_answered_at_once(house: Serving, visitors: Any, title: str) -> None:
    """Counted is the page's work from a click to the new position on the screen."""
    page = sit_down(visitors(house, reduced_motion="no-preference"), title)
    clock = page.context.new_cdp_session(page)
    clock.send("Performance.enable")
    taken = []
    for pick in range(9):
        my_turn(page)
        page.wait_for_timeout(300)
        before = worked(clock)
        page.evaluate(CLICK_AND_WAIT, pick * 3)
        taken.append(worked(clock) - before)
    assert statistics.median(taken) < ANSWER, taken


def tasks(page: Page, deed: Any) -> list[float]:
    """The work (ms) of every task of the page's main thread while something is done."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    try:
        deed()
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == MAIN_THREAD
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event.get("name") == "RunTask" and (event["pid"], event["tid"]) in mains and "tdur" in event
    ]


@pytest.mark.soak
def test_no_task_is_long_while_a_pawn_walks(house: Serving, visitors: Any) -> None:
    page = sit_down(visitors(house, reduced_motion="no-preference"))
    move(page)
    my_turn(page)
    page.wait_for_timeout(1500)

    def walk() -> None:
        for room in ("chapel", "courtyard"):
            page.locator(f".room.lit[data-room={room}]").click()
            expect(page.locator(".room.here")).to_have_attribute("data-room", room)
            page.wait_for_timeout(700)

    found = tasks(page, walk)
    assert len(found) > 20
    assert max(found) < LONG_TASK, sorted(found)[-5:]
