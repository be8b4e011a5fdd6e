"""Generated attacks on the HTTP part: every operation of the OpenAPI document, with bodies that fit and that do not.

Whatever comes, the server answers with what the document promises: the operation's answer, or a problem, never 500.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.served import Json, Served
from tests.server.strategies import SCHEMAS, anything, fitting, spoilt, words

from alehouse.server import protocol
from alehouse.server.openapi import OPERATIONS, PARAMETERS

pytestmark = pytest.mark.asyncio(loop_scope="module")

USUAL = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def operations() -> Iterator[Any]:
    for id, method, path, tag, about, body, status, answered in OPERATIONS:
        yield pytest.param(method, path, body, status, answered, id=f"{method} {path}")


async def check(answer: aiohttp.ClientResponse, status: int, answered: Any) -> None:
    """The answer is of the promised type, or a problem."""
    body = await answer.read()
    assert answer.status < 500, body
    if answer.status == status and not isinstance(answered, str):
        msgspec.json.decode(body, type=answered)
    elif answer.status != status:
        msgspec.json.decode(body, type=protocol.Problem)
    assert b"Traceback" not in body


@pytest.mark.parametrize(("method", "path", "body", "status", "answered"), list(operations()))
async def test_every_operation_keeps_its_promise(
    served: Served, method: str, path: str, body: Any, status: int, answered: Any
) -> None:
    made = await served.table()
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    values = {name: st.one_of(fitting(PARAMETERS[name]), words) for name in names}
    if "table" in names:
        values["table"] = st.one_of(st.just(made["table"]), values["table"])
    strategy = st.tuples(
        st.fixed_dictionaries(values),
        fitting(SCHEMAS[body.__name__]) if body is not None else st.none(),
        st.sampled_from(["fits", "fits", "spoilt", "random", "bytes"]),
        anything,
        st.binary(max_size=60),
        st.integers(0, 2**32),
        st.sampled_from([made["token"], "", "wrong", "A" * 200]),
    )
    cases: list[Any] = []

    @USUAL
    @given(strategy)
    def collect(case: Any) -> None:
        cases.append(case)

    collect()
    for parameters, fits, way, strange, raw, seed, token in cases:
        url = path
        for name, value in parameters.items():
            url = url.replace("{" + name + "}", _quoted(value))
        data: bytes | None = None
        if body is not None:
            chosen = {"fits": fits, "spoilt": spoilt(fits, Random(seed)), "random": strange}.get(way)
            data = raw if way == "bytes" else json.dumps(chosen).encode()
            if body is protocol.Poll and way == "fits":
                data = json.dumps({**fits, "wait": 0}).encode()
        headers = {"authorization": f"Bearer {token}"} if token else {}
        async with served.session.request(method, _encoded(served, url), data=data, headers=headers) as answer:
            await check(answer, status, answered)


def _quoted(value: Any) -> str:
    from urllib.parse import quote

    return quote(str(value), safe="") or "-"


def _encoded(served: Served, path: str) -> Any:
    from yarl import URL

    return URL(served.address + path, encoded=True)


@pytest.mark.parametrize("seed", range(3))
async def test_any_message_on_a_socket_is_answered_or_refused(served: Served, seed: int) -> None:
    """Hundreds of generated messages of every kind on one socket; the table can still be played afterwards."""
    made = await served.table(seats=2, bots={}, me={"1": "Ann", "2": "Bob"})
    rng = Random(seed)
    drawn: list[Json] = []

    @settings(USUAL, max_examples=60)
    @given(fitting(SCHEMAS["Send"]))
    def collect(case: Json) -> None:
        drawn.append(case["message"])

    collect()
    async with served.talk(made["table"], made["token"]) as ann:
        for message in rng.sample(drawn, len(drawn)):
            if message["type"] in ("hello", "notify-test", "hint", "notify-push", "notify-webhook"):
                continue
            await ann.send({**message, "id": f"{seed}-{rng.getrandbits(40)}"} if "id" in message else message)
            await ann.send({"type": "ping"})
            while (await ann.next())["type"] != "pong":
                pass
        codes = {heard["code"] for heard in ann.heard if heard["type"] == "refused"}
        assert "internal" not in codes
    async with served.talk(made["table"], made["token"]) as ann:
        assert ann.heard[0]["type"] == "sync"
