"""The protocol as other languages get it, and its documentation."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.strategies import SCHEMAS, fitting

from alehouse.games import LIBRARY
from alehouse.server import protocol, types
from alehouse.table.errors import MEANING, Code
from alehouse.table.spec import Settings

ROOT = Path(__file__).parent.parent.parent
DOCS = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_messages_that_fit_the_schema_are_understood_and_others_are_not(data: st.DataObject) -> None:
    """The schema that clients are given says what the server takes."""
    message = data.draw(fitting(SCHEMAS["Send"]))
    assert msgspec.json.decode(json.dumps(message).encode(), type=protocol.Send)
    surplus = {**message, "surplus": 1}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(surplus).encode(), type=protocol.Send)


def test_every_message_is_in_the_types() -> None:
    written = types.typescript()
    for union in (protocol.ClientMessage, protocol.ServerMessage):
        for kind in get_args(union):
            assert f"export interface {kind.__name__} {{\n  type: " in written
            assert kind.__name__ in types.schema()["$defs"]


def test_the_page_is_built_with_these_types(tmp_path: Path) -> None:
    """`npm run types` writes them again."""
    subprocess.run([sys.executable, "-m", "alehouse.server.types", str(tmp_path)], check=True)
    written = [path.relative_to(tmp_path) for path in tmp_path.rglob("*.ts")]
    assert len(written) == 1 + len(LIBRARY.ids())
    for name in written:
        assert (ROOT / "web" / "src" / name).read_text(encoding="utf-8") == (tmp_path / name).read_text(
            encoding="utf-8"
        )


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_sends_is_not() -> None:
    written = types.typescript()
    assert 'export interface Hello {\n  type: "hello";\n  token?: string;' in written
    assert 'export interface Ack {\n  type: "ack";\n  id: string;\n  version: number;\n  repeated: boolean;' in written
    assert "settings?: Partial<Settings>;" in written


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    schema = types.schema()
    references = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert references <= schema["$defs"].keys()
    assert references


def test_the_types_are_written_by_a_command(tmp_path: Path) -> None:
    for name, begins in (("protocol.d.ts", "// Written by"), ("protocol.json", "{")):
        path = tmp_path / name
        done = subprocess.run(
            [sys.executable, "-m", "alehouse.server.types", str(path)], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert path.read_text().startswith(begins)


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["types.py"], ["/nowhere/types.ts"]])
def test_wrong_use_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert types.main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("code", get_args(Code))
def test_every_refusal_is_documented_and_has_a_sentence(code: Code) -> None:
    assert f"`{code}`" in DOCS
    assert MEANING[code].endswith(".")


@pytest.mark.parametrize("kind", [*get_args(protocol.ClientMessage), *get_args(protocol.ServerMessage)])
def test_every_message_is_documented(kind: type[msgspec.Struct]) -> None:
    tag = str(kind.__struct_config__.tag)
    assert f"`{tag}`" in DOCS or f'"{tag}"' in DOCS


@pytest.mark.parametrize("setting", [field.name for field in msgspec.structs.fields(Settings)])
def test_every_setting_is_documented(setting: str) -> None:
    assert f"| `{setting}` |" in DOCS
