"""The site that `alehouse export site` writes: everything is played in the browser, without a server or a network."""

from __future__ import annotations

import fcntl
import gzip
import json
import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser import games
from tests.browser.moments import played
from tests.browser.playing import TITLES, move, my_turn, play_to_the_end, quick_game, version
from tests.browser.serving import Serving
from tests.browser.site import HASTY, SUB_PATH, Site

from alehouse.commands.site import write_service_worker, write_site
from alehouse.commands.site_tools import WEB, node

MOST = 9_000_000  # bytes of a first visit, from a host that compresses
COLD, RETURN = 10, 3  # seconds to the first decision, with the page's thread slowed down four times
BUSY = 300_000  # ms that rules which are not compiled may think on a busy machine
KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const wanted = await (await fetch("sw.js")).text();
  return registration.active !== null && (await caches.keys()).some((name) => wanted.includes(name.slice(14)));
}"""
EAGER = """
const watch = new MutationObserver(() => {
  if (document.querySelector("main.game[data-mine]") && document.querySelector("#choices .choice")) {
    window.decides = performance.now() / 1000;
    watch.disconnect();
  } else if (!window.begins && document.querySelector("article .btn.main")) {
    window.begins = true;
    requestAnimationFrame(() => document.querySelector("article .btn.main").click());
  }
});
watch.observe(document, { attributes: true, childList: true, subtree: true });
"""  # begins a game at once, and notes when there is something to decide: Playwright looks too seldom for that
PLAY = """async ([code, titles, level, first, count]) => {
  const at = (name) => new URL(`python/${name}`, document.baseURI.replace(/#.*/, "")).href;
  const ask = fetch;
  const unpacked = async (name) => {
    const { body } = await ask(at(`${name}.bin`));
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/zip";
    return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": type } });
  };
  const parts = ["pyodide.asm.wasm", "stdlib.zip"];
  window.fetch = (what, options) => {
    const part = parts.find((name) => String(what) === at(name));
    return part ? unpacked(part) : ask(what, options);
  };
  const { loadPyodide } = await import(at("pyodide.js"));
  const { default: createPyodideModule } = await import(at("pyodide.asm.js"));
  const { runtime } = await (await ask(at("files.json"))).json();
  const lockFileContents = { info: runtime, packages: {} };
  const options = { indexURL: at(""), stdLibURL: at("stdlib.zip"), lockFileContents, createPyodideModule };
  const python = await loadPyodide(options);
  const sources = await (await unpacked("alehouse.zip")).arrayBuffer();
  python.unpackArchive(sources, "zip", { extractDir: "/lib/alehouse" });
  python.runPython("import sys; sys.path.insert(0, '/lib/alehouse')");
  python.runPython(code.replace('if __name__ == "__main__"', "if False"));
  const compiled = python.runPython("import alehouse.engine.state as rules; rules.__file__.endswith('.so')");
  return [compiled, ...titles.map((title) => python.globals.get("digests")(title, level, first, count).toJs())];
}"""


@pytest.fixture
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, written once for all processes that test it; only long tests wait until its rules are compiled."""
    compiled = request.node.get_closest_marker("soak") is not None
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    written = shared / ("compiled" if compiled else "site")
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not written.exists():
            write_site(written, None, compiled)
    return written


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    served = Site(folder)
    served.start()
    yield served
    served.stop()


def visit_offline(visitors: Any, site: Site, size: str = "desktop", **settings: Any) -> Any:
    """A visitor who was here once, and has no network any more."""
    visitor = visitors(site, size, service_workers="allow", **settings)
    visitor.context.add_init_script(HASTY)
    visitor.page.goto("/")
    visitor.page.wait_for_function(KEPT)
    visitor.context.set_offline(True)
    site.stop()
    return visitor


@pytest.mark.parametrize(
    ("title", "size"),
    [
        ("moonlight", "phone"),
        pytest.param("dicebrewing", "desktop", marks=pytest.mark.soak),
        pytest.param("brewcrafters", "phone", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_without_a_network(site: Site, visitors: Any, title: str, size: str) -> None:
    page = visit_offline(visitors, site, size).page
    quick_game(page, title)
    move(page)
    my_turn(page)
    before, decision = version(page), page.locator("#choices").get_attribute("aria-label")
    page.reload()
    my_turn(page)
    assert version(page) == before
    assert page.locator("#choices").get_attribute("aria-label") == decision
    assert play_to_the_end(page) > 10
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("slider").first).to_be_visible()


def test_texts_rules_and_tutorials_without_a_network(site: Site, visitors: Any) -> None:
    visitor = visit_offline(visitors, site, "phone")
    page = visitor.page
    page.goto("/#/rules/moonlight")
    expect(page.get_by_text("MB-001").first).to_be_attached()
    page.goto("/#/cards/brewcrafters")
    expect(page.locator("main")).to_contain_text("house")
    expect(page.get_by_role("button", name="PDF")).to_have_count(0)  # only servers make them
    page.goto("/#/tutorial/dicebrewing")
    expect(page.locator("main.game")).to_be_visible()
    page.goto("/licenses.txt")
    expect(page.locator("body")).to_contain_text("Pyodide")
    visitor.forgive_lost_connections()  # browsers ask for an icon of a plain text
    page.goto("/#/about")
    expect(page.locator("main")).to_contain_text("nothing leaves this device")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").first.select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_a_pack_is_made_without_a_network(site: Site, visitors: Any) -> None:
    page = visit_offline(visitors, site, "phone").page
    page.goto("/#/workshop/moonlight")
    page.get_by_role("button", name="Begin").click()
    page.get_by_label("Which cards").select_option("equipment")
    page.get_by_role("button", name="Felt Boots").click()
    page.get_by_role("spinbutton", name="Value").fill("-2")
    expect(page.locator("figure .card")).to_contain_text("Noise \N{MINUS SIGN}2")
    page.get_by_role("spinbutton", name="Value").fill("9")
    expect(page.get_by_text("A whole number from -6 to 6 is needed.")).to_be_visible()


def test_a_hint_without_a_network(site: Site, visitors: Any) -> None:
    page = visit_offline(visitors, site, "laptop").page
    quick_game(page, "moonlight")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name="Hint")).to_contain_text("to win", timeout=BUSY)


@pytest.mark.soak  # rules that are not compiled take minutes
@pytest.mark.parametrize("title", TITLES)
def test_a_finished_game_is_reviewed_without_a_network(site: Site, visitors: Any, tmp_path: Path, title: str) -> None:
    record, _ = played(title, 2)
    (tmp_path / "game.ale").write_text("\n".join(record.lines()) + "\n", encoding="utf-8")
    page = visit_offline(visitors, site, "phone").page
    page.goto("/#/replays")
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files(tmp_path / "game.ale")
    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible()
    panel = page.locator("section.panel").filter(has=page.get_by_role("heading", name="Review"))
    expect(panel).to_have_attribute("aria-busy", "false", timeout=2 * BUSY)
    expect(panel.get_by_role("heading", level=3)).to_have_count(2)
    expect(panel.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_first_visit_fetches_every_file_once(site: Site, visitors: Any, compiled: bool) -> None:
    page = visitors(site, "phone", service_workers="allow").page
    page.goto("/")
    page.wait_for_function(KEPT)
    fetched = [name for name in site.sent if name != "sw.js"]
    assert len(fetched) == len(set(fetched)), sorted(fetched)
    files = [site.folder / (name or "index.html") for name in fetched]
    assert sum(min(len(gzip.compress(data)), len(data)) for data in map(Path.read_bytes, files)) < MOST


def test_loading_shows_how_far_it_is_and_fails_in_words(site: Site, visitors: Any) -> None:
    visitor = visitors(site, "phone")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.context.route("**/stdlib.zip.bin", hold)
    visitor.page.goto("/")
    box = visitor.page.locator("article").filter(has=visitor.page.get_by_role("heading", name=TITLES["moonlight"]))
    box.get_by_role("button", name="Play now").click()
    expect(visitor.page.get_by_role("progressbar", name="Loading the games")).to_be_visible()
    held[0].abort()
    expect(visitor.page.get_by_role("alert").filter(has_text="could not be loaded")).to_be_visible()
    visitor.forgive_lost_connections()
    visitor.context.unroute("**/stdlib.zip.bin")
    visitor.page.get_by_role("button", name="Try again").click()
    quick_game(visitor.page)
    visitor.problems = [problem for problem in visitor.problems if "503" not in problem]


@pytest.mark.soak  # in seconds of a machine that does nothing else
def test_the_first_decision_comes_soon(site: Site, visitors: Any) -> None:
    visitor = visitors(site, "phone", service_workers="allow")
    visitor.context.add_init_script(EAGER)
    page = visitor.page
    for limit in (COLD, RETURN):
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.goto("/")
        page.wait_for_function("window.decides")
        assert page.evaluate("window.decides") < limit
        page.wait_for_function(KEPT)
        page.close()
        page = visitor.open()


def test_the_site_works_under_a_path(site: Site, visitors: Any) -> None:
    visitor = visitors(site)
    page = visitor.page
    page.goto(f"{SUB_PATH}/")
    box = page.locator("article").filter(has=page.get_by_role("heading", name=TITLES["moonlight"], exact=True))
    box.get_by_role("button", name="Play now").click()
    my_turn(page)
    assert SUB_PATH in page.url


def test_two_tabs_share_a_table(site: Site, visitors: Any) -> None:
    visitor = visitors(site)
    visitor.context.add_init_script(HASTY)
    page = visitor.page
    quick_game(page, "dicebrewing")
    other: Page = visitor.open()
    other.goto(page.url)
    my_turn(other)
    move(page)
    other.wait_for_function(
        "shown => Number(document.querySelector('main.game').dataset.version) >= shown", arg=version(page)
    )


def test_a_new_version_is_offered_and_used(folder: Path, visitors: Any, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "site")
    site = Site(tmp_path / "site")
    site.start()
    page = visitors(site, "phone", service_workers="allow").page
    page.goto("/")
    page.wait_for_function(KEPT)
    index = site.folder / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace("<html ", '<html data-site="new" '), encoding="utf-8")
    write_service_worker(site.folder)
    page.reload()
    page.get_by_role("button", name="Update now").click()
    expect(page.locator("html")).to_have_attribute("data-site", "new")
    site.stop()


def test_everything_can_be_taken_to_another_browser(site: Site, visitors: Any, tmp_path: Path) -> None:
    first = visitors(site).page
    quick_game(first, "moonlight")
    shown = version(first)
    first.goto("/")
    with first.expect_download() as saving:
        first.get_by_role("button", name="Save my tables").click()
    saving.value.save_as(tmp_path / "tables.json")
    other = visitors(site).page
    other.goto("/")
    with other.expect_file_chooser() as choosing:
        other.get_by_role("button", name="Import my tables").click()
    choosing.value.set_files(tmp_path / "tables.json")
    expect(other.get_by_text("One table was added.")).to_be_visible()
    other.goto(first.url)
    other.get_by_role("link", name="Moonlight Brewers").first.click()
    my_turn(other)
    assert version(other) >= shown


def test_a_game_moves_to_a_server_and_a_running_one_is_taken_along(
    house: Serving, site: Site, visitors: Any, tmp_path: Path
) -> None:
    here, there = visitors(site), visitors(house)
    here.context.add_init_script(HASTY)
    quick_game(here.page, "dicebrewing")
    move(here.page)
    my_turn(here.page)
    save_from_menu(here.page, "Save the record", tmp_path / "game.ale")
    continue_from(there.page, tmp_path / "game.ale", "From a record")
    move(there.page)
    my_turn(there.page)
    save_from_menu(there.page, "Take along", tmp_path / "branch.ale")
    continue_from(here.page, tmp_path / "branch.ale", "From a running game")
    move(here.page)


def save_from_menu(page: Page, name: str, file: Path) -> None:
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name=name).click()
    saving.value.save_as(file)


def continue_from(page: Page, file: Path, mark: str) -> None:
    """Opens a record, takes the first seat and gives the others to bots."""
    page.goto("/#/replays")
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files(file)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    for seat in range(2, page.locator("ol.seats > li").count() + 1):
        page.get_by_role("combobox", name=f"Bot on seat {seat}", exact=True).select_option("novice")
    page.get_by_role("button", name="Begin").click()
    my_turn(page)
    expect(page.get_by_text(mark).first).to_be_attached()


def test_a_browser_that_keeps_nothing_says_so(site: Site, visitors: Any) -> None:
    visitor = visitors(site)
    visitor.context.route(
        "**/host.worker-*.js",
        lambda route: route.fulfill(
            body="Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('no') } } });\n"
            + next(site.folder.glob("assets/host.worker-*.js")).read_text(encoding="utf-8"),
            content_type="text/javascript",
        ),
    )
    quick_game(visitor.page, "moonlight")
    expect(visitor.page.get_by_role("alert")).to_contain_text("does not let Alehouse store anything")


@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=pytest.mark.soak)])
def test_a_killed_tab_loses_nothing_that_was_shown(site: Site, visitors: Any, kills: int) -> None:
    visitor = visitors(site)
    visitor.context.add_init_script(HASTY)
    page = visitor.page
    quick_game(page, "brewcrafters")
    address, chance = page.url, random.Random(kills)
    for _ in range(kills):
        for _ in range(chance.randrange(1, 3)):
            my_turn(page)
            move(page, chance.randrange(20))
        page.wait_for_timeout(chance.randrange(120))
        shown = version(page)
        kill(page)
        page = visitor.open()
        page.goto(address)
        my_turn(page)
        assert version(page) >= shown


def kill(page: Page) -> None:
    """Ends the processes of this browser's tabs, as a system does that needs their memory."""
    browser = page.context.browser
    assert browser is not None
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    with page.expect_event("crash"):
        for process in found["processInfo"]:
            if process["type"] == "renderer":
                os.kill(process["id"], signal.SIGKILL)
    page.close()


@pytest.mark.parametrize(
    ("title", "level", "count"),
    [
        *[(title, "regular", 1) for title in TITLES],
        *[pytest.param(title, "random", 1000, marks=pytest.mark.soak) for title in TITLES],
        *[pytest.param(title, "regular", 100, marks=pytest.mark.soak) for title in TITLES],
    ],
)
def test_records_are_the_same_compiled_pure_and_in_the_runtime_of_browsers(
    folder: Path, title: str, level: str, count: int
) -> None:
    program, asked = str(Path(games.__file__)), [title, level, "1", str(count)]
    runtime = [str(node()), "tools/run-python.ts", str(folder), program, *asked]
    pure = [sys.executable, program, *asked]
    here = games.digests(title, level, 1, count)
    assert run(pure, ALEHOUSE_PURE="1") == here
    assert run(runtime) == here


def run(command: list[str], **environment: str) -> list[str]:
    done = subprocess.run(command, capture_output=True, text=True, cwd=WEB, env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr[-2000:]
    found: list[str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_records_are_the_same_in_chromium(site: Site, visitors: Any, compiled: bool) -> None:
    page = visitors(site).page
    page.goto("/")
    code = Path(games.__file__).read_text(encoding="utf-8")
    played = page.evaluate(PLAY, [code, list(TITLES), "random", 1, 50])
    assert played == [compiled, *(games.digests(title, "random", 1, 50) for title in TITLES)]
