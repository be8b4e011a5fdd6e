"""Looking back: positions that were, through the eyes of those who may, and a finished game as curves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.served import Json, Served
from tests.server.test_play import play_to_the_end

from alehouse.engine.record import read_record
from alehouse.games import LIBRARY
from alehouse.lab.review import Mistake, Review
from alehouse.server import bot_pool, protocol
from alehouse.server.thinkers import Lane

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def past(served: Served, made: Json, step: int, seat: int, token: str = "") -> tuple[int, Json]:
    status, text = await served.get(f"/api/tables/{made['table']}/at/{step}/{seat}", token or made["token"])
    answer: Json = msgspec.json.decode(text)
    return status, answer


async def test_a_player_looks_back_through_their_own_eyes_only(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann:
        before = ann.state["player_view"]
        answer = await ann.act()
        await ann.version(answer["version"])
        status, found = await past(served, made, 0, 1)
        assert status == 200
        assert found["step"] == 0
        assert found["player_view"] == {**before, "legal": [], "forecasts": [], "refused": [], "undo": None}
        status, found = await past(served, made, ann.state["steps"], 0)
        assert status == 200
        assert found["player_view"]["seat"] == 0
    status, found = await past(served, made, 0, 2)
    assert (status, found["code"]) == (403, "not-your-seat")
    status, found = await past(served, made, 99, 1)
    assert (status, found["code"]) == (404, "unknown-path")


async def test_before_the_start_there_is_nothing_to_look_back_at(served: Served) -> None:
    made = await served.table(bots={}, start=False)
    status, found = await past(served, made, 0, 0)
    assert (status, found["code"]) == (409, "not-started")
    status, text = await served.get(f"/api/tables/{made['table']}/analysis", made["token"])
    assert (status, msgspec.json.decode(text)["code"]) == (409, "not-over")


async def test_the_review_of_a_finished_game_gets_ready_in_the_background(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first request starts it; those that follow say how far it is, and in the end all of it."""
    made = await served.table(title="moonlight")
    address = f"/api/tables/{made['table']}/review"
    status, text = await served.get(address, made["token"])
    assert (status, msgspec.json.decode(text)["code"]) == (409, "not-over")
    async with served.talk(made["table"], made["token"]) as ann:
        await play_to_the_end([ann], Random(5))
        steps = ann.state["steps"]
    monkeypatch.setattr(bot_pool, "review_part", partly_reviewed)
    monkeypatch.setattr(Lane, "run", run_here)
    seen: list[int] = []
    while not seen or seen[-1] < steps:
        status, text = await served.get(address, made["token"])
        assert status == 200
        review = msgspec.json.decode(text, type=protocol.Review)
        seen.append(review.done)
        assert review.steps == steps
        await asyncio.sleep(0.05)
    assert seen == sorted(seen)
    assert review.luck == [pytest.approx(0.5 * steps), pytest.approx(-0.5 * steps)]
    assert [one["step"] for one in review.mistakes] == [1]
    assert f"{made['table']} {ann.state['version']}" in served.server.manager.bot_pool.reviews


async def run_here(lane: Lane, owner: str, watched: bool, work: Callable[..., Review], *arguments: Any) -> Review:
    """Instead of in another process."""
    await asyncio.sleep(0.01)
    return work(*arguments)


def partly_reviewed(record: str, first: int, last: int) -> Review:
    """The real one takes seconds."""
    steps = len(read_record(LIBRARY, record).steps)
    end = min(last, steps)
    mistake: Mistake = {
        "step": 1, "seat": 1, "played": {"do": "end"}, "better": {"do": "end"}, "cost": 1.0, "low": 0.5, "high": 1.5,
        "later": False, "gains": [], "rule": "",
    }  # fmt: skip
    luck = 0.5 * (end - first)
    return {
        "unit": "points", "done": end, "steps": steps, "mistakes": [mistake] if first == 0 else [],
        "luck": [luck, -luck], "chance": True, "totals": [3, 4],
    }  # fmt: skip


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_afterwards_everybody_sees_all_of_it_and_how_it_turned(served: Served, title: str) -> None:
    made = await served.table(title=title)
    async with served.talk(made["table"], made["token"]) as ann:
        await play_to_the_end([ann], Random(5))
        steps, end = ann.state["steps"], ann.state["player_view"]
    for seat in (0, 1, 2):
        status, found = await past(served, made, steps, seat)
        assert status == 200
        assert found["player_view"]["scores"] == end["scores"]
    assert (await past(served, made, steps, 0))[1]["player_view"]["view"] == end["view"]
    status, text = await served.get(f"/api/tables/{made['table']}/analysis", made["token"])
    assert status == 200
    async with served.session.get(
        f"/api/tables/{made['table']}/analysis", headers={"authorization": f"Bearer {made['token']}"}
    ) as answer:
        assert answer.headers["cache-control"].startswith("private")  # it took a secret to get it
    analysis = msgspec.json.decode(text, type=protocol.Analysis)
    assert [analysis.positions[0].step, analysis.positions[-1].step] == [0, steps]
    assert all(sum(position.prospects) == pytest.approx(1, abs=0.001) for position in analysis.positions)
    sources = [score["sources"] for score in end["scores"]]
    assert [[list(part) for part in seat] for seat in analysis.positions[-1].scores] == sources
    assert all(0 < turning.first <= turning.last <= steps for turning in analysis.turning)
