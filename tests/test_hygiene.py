"""The whole tree: checks by ruff, mypy and import-linter, and rules of the house that no tool knows."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "alehouse"
COMPILED = [path for name in ("engine", "games", "bots") for path in sorted((PACKAGE / name).rglob("*.py"))]
LOCKS = (
    "requirements.txt",
    "requirements-page.txt",
    "requirements-docs.txt",
    "requirements-site.txt",
    "requirements-dev.txt",
)
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())

PROSE = ("src", "web/src", "docs", "examples", "README.md", "CONTRIBUTING.md", "web/README.md", "alehouse", "setup.py")
OTHER_LANGUAGES = re.compile(r"/text/(?!en\b)\w+[./].*\bftl$|/text/(?!en\.)\w+\.ftl$")
UNIDIOMATIC = {  # a phrase, and what to write instead
    r"unless (told|asked)\b": "(default: …)",
    r"\bthe own\b": "your own, its own",
    r"\banew\b": "again",
    r"\bafresh\b": "again, from scratch",
    r"\b(weights|rows|state|position|pack) of now\b": "current",
    r"(?<!there )\b(is|are) no (intact|header|pack|die|choice|sample)\b": "is not a …",
    r"\b(decisions|games|playouts|moves|steps|copies|messages|rounds) a second\b": "per second",
    r"\bone (agent|bot|concept|file|folder|learner|level|line|socket) a\b": "one … per",
    r"\bper cent\b": "percent",
    r"\b(lie|lies|stand|stands) beside\b": "is next to",
    r"\bso many a\b": "a number, per",
    r"\bwhat must come out\b": "targets",
    r"\bis told in (English|this language)\b": "appears in",
    r"\b(is|are) (then )?without effect\b": "has no effect",
    r"\bso that one can\b": "so that players can, to",
    r"\b(take|takes|taken|took) back\b": "undo",
}

BRITISH = (
    r"\b(colours?|grey(ed)?|behaviours?|licences?|favours?|favourites?|neighbours?|centres?|honours?|learnt|whilst|judgement)\b"
    r"|\b\w*(organ|recogn|real|optim|normal|serial|initial|minim|maxim|summar|general)is(e[ds]?|ing|ation)\b"
    r"|\b(cancell|travell|modell|labell)(ed|ing)\b"
)


@pytest.mark.parametrize(
    "check", [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"], ["lint-imports"]], ids=" ".join
)
def test_the_tree_passes(check: list[str]) -> None:
    tool = Path(sys.executable).with_name(check[0])
    result = subprocess.run([tool, *check[1:]], cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, f"{' '.join(check)}\n{result.stdout}{result.stderr}"


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_by_hash_and_names_no_address(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "://" not in text
    for requirement in re.sub(r"\\\n", "", text).splitlines():
        assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", requirement), requirement


def test_the_locks_agree_and_hold_every_direct_dependency() -> None:
    runtime, page, docs, site, everything = (pins(ROOT / name) for name in LOCKS)
    assert {**runtime, **page, **docs}.items() <= everything.items()
    project, groups = PROJECT["project"], PROJECT["dependency-groups"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["tui"], *groups["build"]]
    assert names(needed) <= runtime.keys()
    assert names(groups["page"]) <= page.keys()
    assert names(groups["docs"]) <= docs.keys()
    assert names(groups["site"]) <= site.keys()
    assert names(groups["dev"]) <= everything.keys()


def test_no_file_names_a_folder_of_the_machine_it_was_written_on() -> None:
    folders = {str(ROOT.parent), str(Path.home())} - {"/"}
    mention = re.compile(rf"(?<![\w./-])(?:{'|'.join(map(re.escape, sorted(folders)))})(?![\w.-])")
    found = [f"{path}: {match[0]}" for path in tracked_files() for match in mention.finditer(text_of(path))]
    assert found == []


@pytest.mark.parametrize("phrase", UNIDIOMATIC)
def test_texts_avoid_phrases_that_no_native_engineer_writes(phrase: str) -> None:
    """Comments may wrap in the middle of a phrase, so lines are joined first."""
    found = [
        f"{path}: {match[0]!r}; better: {UNIDIOMATIC[phrase]}"
        for path in tracked_files()
        if path.as_posix().startswith(PROSE) and not OTHER_LANGUAGES.search(path.as_posix())
        for match in re.finditer(phrase, re.sub(r"\n\W*", " ", text_of(path)), re.IGNORECASE)
    ]
    assert found == []


def test_documents_are_written_in_american_english() -> None:
    """Names in code keep their spelling, so backquotes and code blocks do not count."""
    code = r"(?s)```.*?```|`[^`]*`|\]\([^)]*\)"
    documents = [path for path in tracked_files() if path.suffix == ".md" and path.name != "glossary.md"]
    assert [
        f"{path}: {match[0]}"
        for path in documents
        for match in re.finditer(BRITISH, re.sub(code, "", text_of(path)), re.IGNORECASE)
    ] == []


def test_docstrings_and_comments_are_written_in_american_english() -> None:
    """Names in code keep their spelling, so backquotes and names of files do not count."""
    name = r"`[^`]*`|\b[\w/.-]+\.(json|py|toml)\b"
    assert [
        f"{path}: {match[0]}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for text in said_to_readers(path)
        for match in re.finditer(BRITISH, re.sub(name, "", text), re.IGNORECASE)
    ] == []


def said_to_readers(path: Path) -> Iterator[str]:
    """The docstrings and comments of a module."""
    source = path.read_text("utf-8")
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, documented):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def test_engine_and_games_import_only_the_standard_library_and_each_other() -> None:
    allowed = {*sys.stdlib_module_names, "mypy_extensions", "librt", "alehouse.engine", "alehouse.games"}
    strangers = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in COMPILED
        if not path.is_relative_to(PACKAGE / "bots")
        for module in imports(path)
        if not any(module == name or module.startswith(f"{name}.") for name in allowed)
    ]
    assert strangers == []


def test_compiled_code_shifts_no_constant_by_a_variable() -> None:
    """mypyc computes `1 << n` in 32 bits, so bit 34 silently becomes bit 2: pass the 1 through a function."""
    trees = {path: ast.parse(path.read_text()) for path in COMPILED}
    finals = {name for tree in trees.values() for name in final_names(tree)}
    found = [
        f"{path.relative_to(ROOT)}:{line}" for path, tree in trees.items() for line in constant_shifts(tree, finals)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("1 << n", True),
        ("i64(1) << n", True),
        ("ONE << n", True),
        ("rng.ONE << n", True),
        ("(ONE + 2) << n", True),
        ("one = 1\none << n", True),
        ("1 << 34", False),
        ("ONE << 34", False),
        ("x << n", False),
        ("(x & 3) << 32", False),
        ("one = 1\nif n: one = x\none << n", False),
    ],
)
def test_the_check_of_shifts_knows_which_are_wrong(code: str, wrong: bool) -> None:
    body = code.replace("\n", "\n    ")
    tree = ast.parse(f"ONE: Final = 1\ndef f(x: i64, n: i64) -> i64:\n    {body}\n")
    assert bool(list(constant_shifts(tree, final_names(tree)))) is wrong


def constant_shifts(tree: ast.AST, finals: set[str]) -> Iterator[int]:
    """The lines that shift a constant by something that is not one."""
    for scope in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Module)]:
        known = finals | constant_locals(scope, finals)
        for node in ast.walk(scope):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                if is_constant(node.left, known) and not is_constant(node.right, known):
                    yield node.lineno


def constant_locals(scope: ast.AST, finals: set[str]) -> set[str]:
    """Names of a function that are only ever bound to constants; mypyc puts the constant in their place."""
    if not isinstance(scope, ast.FunctionDef):
        return set()
    constant: set[str] = set()
    varying: set[str] = {node.arg for node in ast.walk(scope.args) if isinstance(node, ast.arg)}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value and is_constant(node.value, finals):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            constant |= {target.id for target in targets if isinstance(target, ast.Name)}
            continue
        stores = ast.walk(node) if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.For) else ()
        varying |= {name.id for name in stores if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
    return constant - varying


def is_constant(node: ast.expr, known: set[str]) -> bool:
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in known
        case ast.Call(func=ast.Name(id="i64" | "i32" | "i16" | "u8" | "int"), args=[argument]):
            return is_constant(argument, known)
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, known)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, known) and is_constant(right, known)
    return False


def final_names(tree: ast.AST) -> set[str]:
    """Names declared `Final` with a constant, wherever they are used from."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            if ast.unparse(node.annotation).startswith("Final") and is_constant(node.value, found):
                found.add(node.target.id)
    return found


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "."


def pins(path: Path) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", path.read_text(), re.MULTILINE))


def names(requirements: list[Any]) -> set[str]:
    """The normalised names of requirements; entries that include another group are left out."""
    given = (re.split(r"[^\w.-]", entry, maxsplit=1)[0] for entry in requirements if isinstance(entry, str))
    return {re.sub(r"[-_.]+", "-", name).lower() for name in given}


def tracked_files() -> list[Path]:
    """What git holds or would add; in an unpacked source archive, what that holds."""
    if not (ROOT / ".git").exists():
        archived = (PACKAGE.parent / "alehouse.egg-info" / "SOURCES.txt").read_text().splitlines()
        return [Path(name) for name in archived if (ROOT / name).is_file() and "/static/" not in name]
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
    return [Path(name) for name in listed if (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The file's text; nothing if it is not text."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
