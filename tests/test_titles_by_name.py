"""No title is named outside its own folders: another one needs no change anywhere else."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest
from tests.test_hygiene import text_of, tracked_files

from alehouse.games import LIBRARY

CODE = (Path("src/alehouse"), Path("web"))
PROSE = {".md", ".txt"}
GENERATED = {Path("web/package-lock.json")}
EXAMPLE = re.compile(r'"Example: alehouse .*"')  # help shows commands that can be copied
TERMINAL_TEXT = Path("src/alehouse/tui/text")  # messages of a terminal board are keyed by its title


def pattern(id: str) -> re.Pattern[str]:
    """The id and the name of a title, however they are written."""
    name = r"[\s_-]?".join(map(re.escape, LIBRARY.get(id).name.split()))
    return re.compile(rf"{re.escape(id)}|{name}", re.IGNORECASE)


def belongs(path: Path, id: str) -> bool:
    """Whether a file is the title's own: its rules, its drawings, its board, its cards in words, its box."""
    return id in path.parts[:-1] or (
        path.parent.name in ("boards", "faces", "titles") and re.match(rf"{id}(_\w+)?\.", path.name) is not None
    )


def code_of(path: Path) -> str:
    """What a file says, without the prose of comments and docstrings."""
    text = text_of(path)
    if path.suffix == ".py":
        return EXAMPLE.sub("", without_prose(text))
    return re.sub(r"^([\w-]+ =|#.*)", "", text, flags=re.MULTILINE) if path.is_relative_to(TERMINAL_TEXT) else text


def without_prose(source: str) -> str:
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            docstring = node.body[0]
            for line in range(docstring.lineno - 1, docstring.end_lineno or docstring.lineno):
                lines[line] = ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            lines[token.start[0] - 1] = lines[token.start[0] - 1].replace(token.string, "")
    return "\n".join(lines)


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_a_title_is_named_only_in_its_own_folders(id: str) -> None:
    named = pattern(id)
    files = [path for path in tracked_files() if path.is_relative_to(CODE[0]) or path.is_relative_to(CODE[1])]
    found = [
        f"{path}: {match[0]}"
        for path in files
        if path.suffix not in PROSE and path not in GENERATED and not belongs(path, id)
        for match in named.finditer(f"{path}\n{code_of(path)}")
    ]
    assert found == []


def test_only_prose_is_left_out() -> None:
    source = '"""About ale."""\n\nfavourite = "ale"  # not mead, ale\n'
    assert without_prose(source) == '\n\nfavourite = "ale"  '
