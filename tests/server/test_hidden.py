"""Every viewer's stream over whole games of all titles: nothing in it depends on what the viewer cannot know.

What the server would send is computed again from a guess of each viewer, and must be what was sent.
"""

from __future__ import annotations

import asyncio
import json
from random import Random

import msgspec
import pytest
from tests.server.served import Json, Served, Talk

from alehouse.engine.state import SPECTATOR
from alehouse.games import LIBRARY
from alehouse.lab.variants import full
from alehouse.server.keyring import hashed
from alehouse.table.projection import Projection
from alehouse.table.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

CHECK_EVERY = 11  # steps


def from_a_guess(table: Table, held: list[int], viewer: int, seed: int) -> Json:
    """The view that would be sent if everything that the viewer cannot know were different."""
    game = table.must_play()
    truth = game.state
    guess = truth.clone()
    guess.resample(viewer, seed)
    game.state = guess
    try:
        found: Json = json.loads(msgspec.json.encode(Projection(table).player_view(held)))
        return found
    finally:
        game.state = truth


def check_stream(talk: Talk, seats: list[int], secrets: list[str]) -> None:
    """No secret, no action and no private event of others, in anything that was sent before the end."""
    running = [message for message in talk.heard if (message.get("state") or {}).get("status") != "over"]
    raw = json.dumps(running)
    for secret in secrets:
        assert secret not in raw
    for message in running:
        heard = message.get("heard")
        for one in heard if isinstance(heard, list) else [heard] if heard else []:
            cause = one["cause"]
            assert "action" not in cause or cause["seat"] in seats
            assert all(event.get("only", seats[:1] or [0]) in (seats, *seats, [0]) for event in one["events"])


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_a_whole_game_gives_nobody_anything_hidden(served: Served, title: str) -> None:
    seats = max(2, LIBRARY.get(title).min_seats)
    made, tokens = await served.table_for(seats, title, options=dict(full(LIBRARY.get(title), seats)))
    live = await served.server.manager.live(made["table"])
    rng = Random(title)
    async with served.talk(made["table"], invite=made["invite"]) as watcher:
        talks: list[Talk] = []
        async with asyncio.TaskGroup() as group:
            leave = asyncio.Event()

            async def sit(token: str) -> None:
                async with served.talk(made["table"], token) as talk:
                    talks.append(talk)
                    await leave.wait()

            for token in tokens:
                group.create_task(sit(token))
                while len(talks) < tokens.index(token) + 1:
                    await asyncio.sleep(0.001)
            step = 0
            while live.table.status == "playing":
                mover = talks[live.table.waiting - 1]
                answer = await mover.act(rng=rng)
                assert answer["type"] == "ack", answer
                while live.table.moves_itself:
                    await asyncio.sleep(0.001)
                for talk in (*talks, watcher):
                    await talk.version(live.table.version)
                if live.table.status == "playing" and step % CHECK_EVERY == 0:
                    for viewer, talk in enumerate(talks):
                        seed = rng.getrandbits(60)
                        assert from_a_guess(live.table, [viewer + 1], viewer, seed) == talk.state["player_view"]
                    assert from_a_guess(live.table, [], SPECTATOR, rng.getrandbits(60)) == watcher.state["player_view"]
                step += 1
            leave.set()
        assert step > 20
        hidden = [live.table.spec.pinned.secret, *tokens, *[hashed(token) for token in tokens], made["invite"]]
        for viewer, talk in enumerate(talks):
            check_stream(talk, [viewer + 1], hidden)
        check_stream(watcher, [], hidden)
        assert {talk.state["status"] for talk in talks} == {"over"}
        assert watcher.state["secret"] == live.table.spec.pinned.secret
