"""The project as a fresh clone, and its source archive."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from tests.test_hygiene import tracked_files

import alehouse
from alehouse.server.page import STATIC

ROOT = Path(__file__).parent.parent.parent
UV = ROOT / ".tools" / "bin" / "uv"
NAME = f"alehouse-{alehouse.__version__}"
CALL = "import sys; sys.path.insert(0, 'tools'); import build_backend as backend; {}"


def call(tree: Path, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a hook of the build backend in a tree of sources, without a network."""
    command = [sys.executable, "-c", CALL.format(code)]
    return subprocess.run(command, cwd=tree, env={**os.environ, **environment}, capture_output=True, text=True)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as git has it: nothing is built."""
    tree = tmp_path_factory.mktemp("clone")
    for path in tracked_files():
        target = tree / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, target)
    return tree


@pytest.fixture(scope="module")
def archive(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of a clone whose page is built, unpacked."""
    tree = tmp_path_factory.mktemp("built") / "tree"
    shutil.copytree(clone, tree)
    shutil.copytree(STATIC, tree / STATIC.relative_to(ROOT))
    out = tmp_path_factory.mktemp("archive")
    done = call(tree, f"print(backend.build_sdist({str(out)!r}))")
    assert done.returncode == 0, done.stdout + done.stderr
    with tarfile.open(out / f"{NAME}.tar.gz") as file:
        file.extractall(out, filter="data")
    return out / NAME
