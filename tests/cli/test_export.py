"""`export site`: what it leaves when it is interrupted, and what it says when it cannot do what was asked."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.commands import site
from alehouse.commands.site import FOUND, INDEX, NEW, replace_site
from alehouse.commands.site_rules import NotCompiled

Run = Callable[..., Any]

OLD = {INDEX: "old", "sw.js": "old", "assets/old.js": "old"}
FRESH = {INDEX: "new", "sw.js": "new", "assets/new.js": "new"}
OTHERS = {".git/HEAD": "main", "assets/mine.txt": "mine"}


def lay(folder: Path, files: dict[str, str], ours: bool = True) -> None:
    listed = {FOUND: json.dumps({"files": [*files, FOUND]})} if ours else {}
    for name, text in {**files, **listed}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def found(folder: Path) -> dict[str, str]:
    """What visitors of a folder find."""
    paths = [path for path in folder.rglob("*") if path.is_file() and path.name != FOUND]
    texts = {path.relative_to(folder).as_posix(): path.read_text() for path in paths}
    return {name: text for name, text in texts.items() if not name.startswith(NEW)}


def test_a_site_takes_the_place_of_the_one_before_and_of_nothing_else(tmp_path: Path) -> None:
    lay(tmp_path / "public", OLD)
    lay(tmp_path / "public", OTHERS, ours=False)
    lay(tmp_path / "made", FRESH)
    replace_site(tmp_path / "public", tmp_path / "made")
    assert found(tmp_path / "public") == {**FRESH, **OTHERS}


@pytest.mark.parametrize("killed", [False, True])
def test_an_export_that_ends_midway_leaves_the_old_site_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    folder, made = tmp_path / "public", tmp_path / "made"
    lay(made, FRESH)
    for steps in range(100):
        lay(folder, OLD)
        with monkeypatch.context() as patch:
            done = break_off(patch, steps, killed)
            try:
                replace_site(folder, made)
                break
            except KeyboardInterrupt:
                assert len(done) == steps
        shown = found(folder)
        assert shown == OLD or INDEX not in shown
        assert killed or not (folder / NEW).exists()
        replace_site(folder, made)
        assert found(folder) == FRESH
        shutil.rmtree(folder)
    assert steps == len(done) == 2 * (len(FRESH) + 1) + len(OLD)


def break_off(patch: pytest.MonkeyPatch, steps: int, killed: bool) -> list[str]:
    """After so many changes to files the next one fails; who is killed does not clean up."""
    done: list[str] = []
    for owner, name in ((shutil, "copyfile"), (Path, "replace"), (Path, "unlink")):
        work = getattr(owner, name)

        def change(*given: Any, work: Any = work, name: str = name, **more: Any) -> Any:
            if len(done) == steps:
                if killed:
                    patch.setattr(shutil, "rmtree", lambda *ignored, **also: None)
                raise KeyboardInterrupt
            done.append(name)
            return work(*given, **more)

        patch.setattr(owner, name, change)
    return done


def test_a_folder_of_somebody_else_is_refused(tmp_path: Path, run: Run) -> None:
    for mark in ({}, {FOUND: "{"}):
        lay(tmp_path, {"thesis.txt": "mine", **mark}, ours=False)
        assert "not empty and not a site" in run("export", "site", str(tmp_path)).refused()
        assert found(tmp_path) == {"thesis.txt": "mine"}


def test_without_a_compiler_one_line_says_why_the_rules_stay_python(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def write(folder: Path, packs: Path | None, compiled: bool) -> dict[str, tuple[int, int]]:
        asked.append(compiled)
        if compiled:
            raise NotCompiled("the compiler is missing.")
        return {INDEX: (2_000_000, 1_000_000)}

    monkeypatch.setattr(site, "write_site", write)
    outcome = run("export", "site", "public")
    assert (outcome.code, asked) == (0, [True, False])
    assert outcome.err == "The rules stay Python, which is slower: the compiler is missing.\n"
    assert outcome.out == "Written to public: 1 files, 2.0 MB, compressed 1.0 MB.\n"
