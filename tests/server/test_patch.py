"""Patches: what changed is enough to have the next state."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.served import Served
from tests.table.sitting import Sitting
from tests.table.test_projection import sittings

from alehouse.games import LIBRARY
from alehouse.lab.variants import full
from alehouse.server.patch import Patches, apply, changes, diff
from alehouse.server.protocol import TableState
from alehouse.server.serializers import Version
from alehouse.table.pace import HOUR
from alehouse.table.table import Sender

UNDO_EVERY = 9  # steps


def as_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def sorted_json(data: Any) -> bytes:
    return msgspec.json.encode(data, order="sorted")


@pytest.mark.parametrize(("title", "seats"), sittings())
def test_patches_lead_every_viewer_through_whole_games(title: str, seats: int) -> None:
    """The very bytes must be right: a number must not pass for a truth value."""
    rng = Random(f"patches {title} {seats}")
    sitting = Sitting(title, seats=seats, options=full(LIBRARY.get(title), seats))
    known: dict[str, TableState] = {}
    seen: dict[str, Any] = {}
    whole = patched = step = 0
    while True:
        version = Version(sitting.table)
        shared: Patches = {}
        for viewer in ("", *sitting.people):
            state = version.state(viewer, 0)
            text = sorted_json(state)
            if viewer in known:
                patch = msgspec.json.encode(changes(known[viewer], state, shared))
                seen[viewer] = apply(seen[viewer], msgspec.json.decode(patch))
                assert sorted_json(seen[viewer]) == text
                whole += len(text)
                patched += len(patch)
            else:
                seen[viewer] = msgspec.json.decode(text)
            known[viewer] = state
        if sitting.table.status != "playing":
            break
        step += 1
        if step % UNDO_EVERY == 0 and sitting.table.steps and not sitting.table.proposal:
            mover = sitting.table.seat(sitting.table.must_play().moves[-1].seat)
            sitting.undo(sitting.table.steps - 1, Sender(mover.holder))
        else:
            sitting.step(rng)
    assert patched < whole / 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"b": 1}),
        ({"a": None}, {"a": []}),
        ({"a": []}, {"a": None}),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}),
        ({"a": [[1], [2]]}, {"a": [[1], []]}),
        ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 1}, {"x": 3}]}),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": {}}}),
        ({"a": {}}, {"a": []}),
        ({"a": "x"}, {"a": ["x"]}),
    ],
)
def test_values_may_change_in_any_way(old: Any, new: Any) -> None:
    patch = as_json(diff(old, new))
    assert apply(old, patch) == new
    assert apply(new, as_json(diff(new, new))) == new


@pytest.mark.parametrize("title", LIBRARY.ids())
@pytest.mark.asyncio(loop_scope="module")
async def test_a_client_with_patches_sees_what_one_with_whole_states_sees(served: Served, title: str) -> None:
    made, tokens = await served.table_for(2, title)
    rng = Random(title)
    async with (
        served.talk(made["table"], tokens[0]) as whole,
        served.talk(made["table"], tokens[0], patches=True) as patched,
        served.talk(made["table"], tokens[1], patches=True) as rival,
        served.talk(made["table"], invite=made["invite"], patches=True) as watcher,
    ):
        for number in range(40):
            if whole.state["status"] != "playing":
                break
            answer = await (patched if whole.state["waiting"] == 1 else rival).act(rng=rng)
            assert answer["type"] == "ack", answer
            for talk in (whole, patched, rival, watcher):
                await talk.version(answer["version"])
            assert patched.state == whole.state
        for talk in (patched, rival, watcher):
            assert "update" not in {message["type"] for message in talk.heard}
            known = talk.state
            await talk.send({"type": "resync", "since": known["version"] - 3})
            sync = await talk.until("sync")
            assert sync["state"] == known
            assert [heard["version"] for heard in sync["heard"]] == [known["version"] - back for back in (2, 1, 0)]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_seat_that_is_taken_meanwhile_is_part_of_the_patch(served: Served) -> None:
    """The viewer turns from a spectator into a player."""
    made = await served.table(seats=3, bots={}, start=False)
    async with served.talk(made["table"], made["token"], patches=True) as host:
        assert (await host.ask({"type": "sit", "name": "Bob", "seat": 2}))["type"] == "ack"
        assert [seat["mine"] for seat in host.state["seats"]] == [True, True, False]
        assert (await host.ask({"type": "seat-bot", "seat": 3, "level": "random"}))["type"] == "ack"
        assert (await host.ask({"type": "start"}))["type"] == "ack"
        assert host.state["status"] == "playing"
        assert host.state["player_view"]["seat"] in (1, 2)


@pytest.mark.asyncio(loop_scope="module")
async def test_forecasts_come_when_they_are_asked_for_and_only_to_the_deciding_seat(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        await ann.send({"type": "forecast"})
        told = await ann.until("forecasts")
        assert told["version"] == ann.state["version"]
        assert len(told["forecasts"]) == len(ann.state["player_view"]["legal"])
        assert ann.state["player_view"]["forecasts"] == []
        await bob.send({"type": "forecast"})
        assert (await bob.until("forecasts"))["forecasts"] == []


def test_an_outage_that_moves_the_deadline_is_shown_although_the_version_stays() -> None:
    table = Sitting(seats=2, pace="day").table
    version = Version(table)
    assert version.shows(table)
    table.outages = [(table.since, table.since + HOUR)]
    assert not version.shows(table)
    assert Version(table).state("", 0).deadline == table.deadline
