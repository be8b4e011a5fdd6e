"""Chromium, the built page, a served house, and a guard over everything a page does."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.browser.moments import Laid
from tests.browser.serving import Serving

from alehouse.server.page import STATIC

WEB = Path(__file__).parent.parent.parent / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "upright": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
QUICK = {"service_workers": "block"}  # else every visitor fetches the whole page; tests of the worker allow it
PATIENCE = 60_000  # ms for anything to appear, also on a busy machine
IMPATIENT = "localStorage.setItem('alehouse.pace', '\"instant\"')"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")  # while it is there, its event loop keeps tests with one of their own from running
def chromium() -> Iterator[Browser]:
    with started() as browser:
        yield browser


@contextmanager
def started() -> Iterator[Browser]:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    assert found, "no Chromium was found (Debian, Ubuntu: apt install chromium); --no-browser leaves these tests out."
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do not kill it."""
    with served(tmp_path_factory.mktemp("house")) as serving:
        yield serving


@pytest.fixture
def fragile_house(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    with served(tmp_path) as serving:
        yield serving


@contextmanager
def served(folder: Path) -> Iterator[Serving]:
    assert (STATIC / "index.html").is_file(), "the page is not built; `npm ci && npm run build` in web/ builds it."
    serving = Serving(folder)
    serving.start()
    try:
        yield serving
    finally:
        if serving.process is not None:
            serving.stop()


class Visitor:
    """Somebody with a browser of their own. Whatever goes wrong on their pages is remembered."""

    def __init__(self, chromium: Browser, serving: Serving, size: str, **settings: Any) -> None:
        self.serving = serving
        self.problems: list[str] = []
        chosen = {"locale": "en", "reduced_motion": "reduce", **QUICK, **SIZES[size], **settings}
        self.context: BrowserContext = chromium.new_context(base_url=serving.address, **chosen)
        self.context.add_init_script(IMPATIENT)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.open()

    def remember(self, *tables: Laid) -> None:
        """Lets all pages of this visitor know these tables, and no others."""
        kept = json.dumps(json.dumps([table.kept for table in tables]))
        self.context.add_init_script(f"localStorage.setItem('alehouse.tables', {kept})")

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", lambda request: self._asked(request.url))
        return page

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and "blocked by Playwright" not in text:
            self.problems.append(f"{kind}: {text}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.serving.address, "data:", "blob:")):
            self.problems.append(f"asked another host: {url}")

    def forgive_lost_connections(self) -> None:
        """A server that was killed leaves errors in the console that are none of the page's."""
        lost = (
            "WebSocket",
            "ERR_FAILED",
            "ERR_CONNECTION",
            "ERR_EMPTY_RESPONSE",
            "ERR_INTERNET_DISCONNECTED",
            "Failed to fetch",
            "fetching the script",
        )
        self.problems = [problem for problem in self.problems if not any(word in problem for word in lost)]


@pytest.fixture
def visitors(chromium: Browser) -> Iterator[Any]:
    """Makes visitors; at the end none of their pages may have had a problem."""
    made: list[Visitor] = []

    def visit(serving: Serving, size: str = "desktop", **settings: Any) -> Visitor:
        made.append(Visitor(chromium, serving, size, **settings))
        return made[-1]

    yield visit
    problems = [problem for visitor in made for problem in visitor.problems]
    for visitor in made:
        visitor.context.close()
    assert problems == []
