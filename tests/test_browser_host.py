"""The host that runs in a browser, without one: its messages, its storage, several tabs."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from alehouse.browser import thinkers
from alehouse.browser.disk import MemoryDisk
from alehouse.browser.host import Host
from alehouse.browser.store import BrowserStore
from alehouse.browser.thinkers import work
from alehouse.commands import site_rules
from alehouse.commands.site import WHEELS, sources
from alehouse.commands.site_tools import PACKAGE, ROOT
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.table.pace import GAP

WITHIN = 60.0


class Tab:
    """A page with its host; all tabs of a browser share its storage and hear each other's news."""

    def __init__(self, disk: MemoryDisk, tabs: list[Tab]) -> None:
        self.disk = disk
        self.tabs = tabs
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.host: Host

    def tell(self, news: str) -> None:
        for other in self.tabs:
            if other is not self:
                asyncio.get_running_loop().create_task(other.host.news(news))

    def send(self, number: int, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def close(self, number: int, code: int) -> None:
        self.heard.put_nowait({"type": "closed", "code": code})

    async def think(self, asked: str) -> str:
        return work(asked)

    async def call(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        status, answer = json.loads(await self.host.call(method, path, token, "", text))
        return status, answer if path.endswith(("/record", "/branch")) and status == 200 else json.loads(answer)

    async def create(self, title: str = "moonlight", **wish: Any) -> dict[str, str]:
        asked = {"title": title, "seats": 2, "bots": {"2": "regular"}, "me": {"1": "Ann"}, "start": True, **wish}
        asked["settings"] = {"bot_pause": 0, **wish.get("settings", {})}
        status, made = await self.call("POST", "/api/tables", asked)
        assert status == 201, made
        return dict(made)

    async def look(self, made: dict[str, str]) -> dict[str, Any]:
        _, found = await self.call("POST", f"/api/tables/{made['table']}/poll", {}, made["token"])
        return dict(found["messages"][0]["state"])

    def enter(self, made: dict[str, str], number: int = 1) -> None:
        self.host.connect(number, made["table"])
        self.host.hear(number, json.dumps({"type": "hello", "token": made["token"]}))

    async def next(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.heard.get(), WITHIN)
            if message["type"] in kinds:
                return message

    async def my_turn(self) -> dict[str, Any]:
        """The next position in which Ann decides, or in which the game is over."""
        while True:
            state: dict[str, Any] = (await self.next("sync", "update"))["state"]
            if state["status"] == "over" or state["player_view"]["legal"]:
                return state

    def act(self, state: dict[str, Any], pick: int = 0) -> None:
        legal = state["player_view"]["legal"]
        action, base = legal[pick % len(legal)], state["version"]
        self.host.hear(1, json.dumps({"type": "act", "id": f"act-{base}-{pick}", "base": base, "action": action}))


@asynccontextmanager
async def browser(disk: MemoryDisk, tabs: int = 1) -> AsyncIterator[list[Tab]]:
    opened: list[Tab] = []
    for _ in range(tabs):
        tab = Tab(disk, opened)
        tab.host = await Host.open(disk, tab, tab, tab.think)
        opened.append(tab)
    yield opened
    for tab in opened:
        await tab.host.close()


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_a_whole_game_that_survives_its_tab(title: str) -> None:
    disk = MemoryDisk()
    async with browser(disk) as (tab,):
        made = await tab.create(title)
        tab.enter(made)
        for step in range(5):
            tab.act(await tab.my_turn(), step)
        shown = await tab.my_turn()
    async with browser(disk) as (tab,):
        tab.enter(made)
        state = await tab.my_turn()
        assert state["version"] == shown["version"]
        assert state["player_view"] == shown["player_view"]
        while state["status"] != "over":
            tab.act(state, state["version"])
            state = await tab.my_turn()
        table = f"/api/tables/{made['table']}"
        status, analysis = await tab.call("GET", f"{table}/analysis", token=made["token"])
        assert (status, len(analysis["positions"]) > 1) == (200, True)
        assert (await tab.call("GET", f"{table}/at/3/1", token=made["token"]))[0] == 200


async def test_what_is_shown_is_on_disk() -> None:
    disk = MemoryDisk()
    async with browser(disk) as (tab,):
        made = await tab.create()
        tab.enter(made)
        for step in range(4):
            state = await tab.my_turn()
            kept = await disk.scan(f"entries/{made['table']}/")
            assert len(kept) >= state["version"]
            tab.act(state, step)


async def test_a_write_that_fails_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = MemoryDisk()
    async with browser(disk) as (tab,):
        made = await tab.create()
        tab.enter(made)
        state = await tab.my_turn()
        with monkeypatch.context() as patch:

            async def fail(new: dict[str, str], changed: dict[str, str]) -> bool:
                raise OSError("no space is left")

            patch.setattr(disk, "write", fail)
            tab.act(state)
            assert (await tab.next("closed", "ack"))["type"] == "closed"
        tab.enter(made, 2)
        assert (await tab.next("sync"))["state"]["version"] == state["version"]


async def test_a_game_moves_to_another_place_as_a_record_at_any_time() -> None:
    async with browser(MemoryDisk()) as (here,), browser(MemoryDisk()) as (there,):
        made = await here.create("dicebrewing")
        here.enter(made)
        here.act(await here.my_turn())
        state = await here.my_turn()
        status, record = await here.call("GET", f"/api/tables/{made['table']}/record", token=made["token"])
        assert status == 200
        status, taken = await there.call("POST", "/api/import", {"record": record})
        assert status == 201
        assert (await there.look(taken))["steps"] == state["steps"]


async def test_a_branch_of_a_running_game_is_continued() -> None:
    async with browser(MemoryDisk()) as (here,), browser(MemoryDisk()) as (there,):
        made = await here.create("brewcrafters")
        here.enter(made)
        here.act(await here.my_turn())
        await here.my_turn()
        _, record = await here.call("GET", f"/api/tables/{made['table']}/branch", token=made["token"])
        status, taken = await there.call("POST", "/api/import", {"record": record})
        assert status == 201
        for seat, name in ((1, "Ann"), (2, "Bob")):
            message = {"type": "sit", "id": f"sit-{seat}", "seat": seat, "name": name}
            await there.call("POST", f"/api/tables/{taken['table']}/send", {"message": message}, taken["token"])
        await there.call(
            "POST", f"/api/tables/{taken['table']}/send", {"message": {"type": "start", "id": "s"}}, taken["token"]
        )
        there.enter(taken)
        there.act(await there.my_turn())
        assert (await there.my_turn())["steps"] >= 1


async def test_hints_forecasts_and_undo() -> None:
    async with browser(MemoryDisk()) as (tab,):
        made = await tab.create(bots={}, me={"1": "Ann", "2": "Bob"})
        tab.enter(made)
        state = await tab.my_turn()
        tab.host.hear(1, json.dumps({"type": "hint", "id": "h"}))
        assert (await tab.next("hints", "refused"))["hints"]
        tab.host.hear(1, json.dumps({"type": "forecast"}))
        assert len((await tab.next("forecasts"))["forecasts"]) == len(state["player_view"]["legal"])
        tab.act(state)
        after = await tab.my_turn()
        tab.host.hear(1, json.dumps({"type": "undo", "id": "u", "base": after["version"], "to": state["steps"]}))
        assert (await tab.next("update"))["state"]["steps"] == state["steps"]


async def test_strong_bots_are_asked_of_the_second_worker() -> None:
    asked: list[str] = []
    async with browser(MemoryDisk()) as (tab,):
        think = tab.think

        async def noted(question: str) -> str:
            asked.append(json.loads(question)["name"])
            return await think(question)

        tab.host.service.manager.bot_pool._ask = noted  # type: ignore[attr-defined]
        made = await tab.create(bots={"2": "expert"})
        tab.enter(made)
        while not asked:
            tab.act(await tab.my_turn())
    assert set(asked) == {"think"}


async def test_a_second_worker_that_did_not_start_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "AGAIN", 0)
    failing = ["advice_on", "think"]
    async with browser(MemoryDisk()) as (tab,):
        think = tab.think

        async def fail_at_first(question: str) -> str:
            name = json.loads(question)["name"]
            if name in failing:
                failing.remove(name)
                raise OSError("the network is down")
            return await think(question)

        tab.host.service.manager.bot_pool._ask = fail_at_first  # type: ignore[attr-defined]
        tab.enter(await tab.create(bots={"2": "expert"}))
        state = await tab.my_turn()
        tab.host.hear(1, json.dumps({"type": "hint", "id": "h"}))
        assert (await tab.next("hints", "refused"))["code"] == "internal"
        tab.host.hear(1, json.dumps({"type": "hint", "id": "h"}))
        assert (await tab.next("hints", "refused"))["hints"]
        while failing:
            tab.act(state)
            state = await tab.my_turn()


async def test_two_tabs_share_a_table_and_a_number_is_written_once() -> None:
    async with browser(MemoryDisk(), 2) as (one, other):
        made = await one.create(bots={}, me={"1": "Ann", "2": "Bob"})
        one.enter(made)
        other.enter(made)
        state = await one.my_turn()
        assert (await other.my_turn())["version"] == state["version"]
        one.act(state)
        other.act(state, 1)
        answers = [await one.next("ack", "refused"), await other.next("ack", "refused")]
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        assert (await one.look(made))["version"] == (await other.look(made))["version"] == state["version"] + 1


async def test_no_clock_runs_while_no_tab_is_open() -> None:
    disk = MemoryDisk()
    async with browser(disk) as (tab,):
        made = await tab.create(settings={"pace": "day"}, bots={}, me={"1": "Ann", "2": "Bob"})
        deadline = (await tab.look(made))["deadline"]
    store = await BrowserStore.open(disk, tab)
    now = deadline - 1000
    assert await store.beat(now) == []  # the first sign of life while a clock runs
    (outage,) = await store.beat(now + 10 * GAP)
    assert outage == (now, now + 10 * GAP)
    assert await store.claim_due(deadline, deadline, 10) == []


async def test_refusals_are_those_of_the_server() -> None:
    async with browser(MemoryDisk()) as (tab,):
        assert (await tab.call("GET", "/api/nothing"))[0] == 404
        assert (await tab.call("POST", "/api/tables", {"title": "chess", "seats": 2}))[0] == 422
        made = await tab.create()
        assert (await tab.call("GET", f"/api/tables/{made['table']}/content"))[0] == 403
        tab.host.connect(7, "unknown")
        tab.host.hear(7, json.dumps({"type": "hello"}))
        assert (await tab.next("refused"))["code"] == "unknown-table"
        assert (await tab.next("closed"))["code"] == 1008
        tab.enter(made)
        tab.host.hear(1, json.dumps({"type": "notify-test", "id": "n"}))
        assert (await tab.next("refused"))["code"] == "no-notices"


def test_the_sources_for_browsers_import_only_what_is_packed_with_them() -> None:
    packed = {name.replace("-", "_") for name in WHEELS} | {"alehouse"}
    known = packed | set(sys.stdlib_module_names)
    strange = {
        (path.name, name)
        for path in sources()
        if path.suffix == ".py"
        for name in imported(path)
        if name not in known and (path.name, name) != ("metrics.py", "prometheus_client")
    }
    assert strange == set()


def test_rules_that_cannot_be_compiled_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*wanted: Any) -> list[Path]:
        raise AlehouseError("no network.")

    monkeypatch.setattr(site_rules, "fetch_wheels", fail)
    with pytest.raises(site_rules.NotCompiled, match="no network"):
        site_rules.compile_rules([], Path(), {})


def test_the_library_for_browsers_holds_what_setup_compiles() -> None:
    compiled = re.search(r"^COMPILED_PACKAGES = (.*)$", (ROOT / "setup.py").read_text(), re.MULTILINE)
    assert compiled is not None
    assert ast.literal_eval(compiled[1]) == site_rules.COMPILED
    assert not site_rules.is_compiled(PACKAGE / "games" / "__init__.py")


def imported(path: Path) -> set[str]:
    """The packages that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name.partition(".")[0] for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


async def test_a_pack_is_checked_and_played_by_bots_without_a_server() -> None:
    changes = {"equipment": {"felt-boots": {"effects": [{"do": "noise", "amount": -2}]}}}
    wish = {"title": "moonlight", "pack": {"name": "My box", "changes": changes}}
    async with browser(MemoryDisk()) as (tab,):
        status, checked = await tab.call("POST", "/api/packs/check", wish)
        assert (status, checked["problems"]) == (200, [])
        assert (await tab.call("POST", "/api/packs/read", {"file": checked["file"]}))[1]["changes"] == changes
        done = 0
        while done < 25:
            status, found = await tab.call("POST", "/api/packs/games", {**wish, "seats": 2, "games": 25})
            assert status == 200, found
            done = found["done"]
            await asyncio.sleep(0)
        assert [one["entry"] for one in found["entries"]] == ["felt-boots"]
