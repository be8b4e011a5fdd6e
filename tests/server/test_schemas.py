"""Types of views, events and actions in JSON Schema and OpenAPI: they are true, and programs can be made from them."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate
from tests.server.served import Json, Served

import alehouse
from alehouse.engine.events import EventLog
from alehouse.engine.state import ALL, OVER, SPECTATOR
from alehouse.games import LIBRARY
from alehouse.server.openapi import openapi
from alehouse.server.schemas import prefix, title_schemas
from alehouse.server.types import schema

BIN = Path(sys.executable).parent
DECISIONS = 400  # whole games of Moonlight and Dice Brewing; the first half of Brew Crafters


def test_the_document_is_valid() -> None:
    validate(openapi())


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_whatever_a_game_sends_has_the_type_that_is_promised_and_no_other_field(id: str) -> None:
    title = LIBRARY.get(id)
    state = title.new(seats=title.max_seats, seed=1)
    state.log = EventLog()
    rng = Random(1)
    codebook, eventbook = title.codebook(title.house()), title.eventbook(title.house())
    name = prefix(title)
    types = all_types(id)
    fits = {kind: Draft202012Validator({**typed, "$defs": types}) for kind, typed in types.items()}
    seen: set[str] = set()

    def check(kind: str, value: Any) -> None:
        fits[kind].validate(json.loads(json.dumps(value)))
        seen.add(kind)

    for count in range(DECISIONS):
        if state.to_act == OVER:
            break
        legal = list(state.legal())
        if count % 10 == 0:
            for viewer in (state.to_act, SPECTATOR, ALL):
                check(f"{name}View", state.view(viewer))
        for code in legal[:20]:
            action = codebook.describe(code)
            check(member(id, "Action", str(action["do"])), action)
        state.play(rng.choice(legal))
        for heard in state.log.take():
            event = eventbook.read(heard).as_dict()
            check(member(id, "Event", str(event["event"])), event)
    assert len(seen) > 40


def all_types(id: str) -> dict[str, Any]:
    """The title's types, every one complete, with references inside one document."""
    text = json.dumps(title_schemas(LIBRARY.get(id))).replace('"$ref": "', '"$ref": "#/$defs/')
    return {name: closed(typed) for name, typed in json.loads(text).items()}


def closed(typed: Json) -> Json:
    return {**typed, "additionalProperties": False} if "properties" in typed else typed


def member(id: str, union: str, constant: str) -> str:
    title = LIBRARY.get(id)
    return str(title_schemas(title)[f"{prefix(title)}{union}"]["discriminator"]["mapping"][constant])


def test_compiled_and_pure_servers_promise_the_same() -> None:
    program = "import json; from alehouse.server.types import schema; print(json.dumps(schema()))"
    for pure in ("1", ""):
        told = subprocess.check_output([sys.executable, "-c", program], env={**os.environ, "ALEHOUSE_PURE": pure})
        assert json.loads(told) == schema(), (pure, alehouse.compiled())


@pytest.mark.asyncio(loop_scope="module")
async def test_a_generated_client_reads_tables_and_acts(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """openapi-python-client makes a package of classes from the document; they know the titles' views and actions."""
    (tmp_path / "openapi.json").write_text(json.dumps(openapi()))
    (tmp_path / "config.yml").write_text(
        "content_type_overrides: {application/x-ndjson: text/plain, application/pdf: application/octet-stream}\n"
    )
    generate = [str(BIN / "openapi-python-client"), "generate", "--path", "openapi.json", "--config", "config.yml"]
    command = [*generate, "--fail-on-warning", "--meta", "none", "--output-path", "generated"]
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}

    def run() -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)

    done = await asyncio.to_thread(run)
    assert done.returncode == 0, done.stdout + done.stderr
    monkeypatch.syspath_prepend(tmp_path)
    models = importlib.import_module("generated.models")
    poll = importlib.import_module("generated.api.at_a_table.poll")
    send = importlib.import_module("generated.api.at_a_table.send")
    client = importlib.import_module("generated.client").AuthenticatedClient

    def act(made: Json) -> tuple[Any, Any]:
        """The first position in which we decide, and the answer to one of its legal actions, sent as it came."""
        state, since = None, -1
        with client(base_url=served.address, token=made["token"]) as asking:
            while state is None or not state.player_view.legal:  # a bot may begin
                for sync in poll.sync(made["table"], client=asking, body=models.Poll(since=since, wait=2)).messages:
                    state, since = sync.state, sync.state.version
            chosen = models.Act(type_=models.ActType.ACT, id="a", base=since, action=state.player_view.legal[0])
            (answer,) = send.sync(made["table"], client=asking, body=models.Send(message=chosen)).messages
        return state.player_view, answer

    for id in LIBRARY.ids():
        seen, answer = await asyncio.to_thread(act, await served.table(title=id))
        assert type(seen.view) is getattr(models, f"{prefix(LIBRARY.get(id))}View")
        assert seen.view.title == id
        assert all(action.do for action in seen.legal)
        assert type(answer) is models.Ack
