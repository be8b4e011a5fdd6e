"""Writes the page, Python for browsers, our sources and everything that can be known beforehand into one folder."""

from __future__ import annotations

import ast
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import alehouse
from alehouse.bots.levels import offered
from alehouse.commands.site_rules import compile_rules, is_compiled
from alehouse.commands.site_tools import PACKAGE, WEB, digest, fetch_wheels, node, run
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.server.offers import Offers
from alehouse.server.packs import Packs
from alehouse.server.page import PACKED, STATIC
from alehouse.text.languages import languages

PYODIDE: Final = WEB / "node_modules" / "pyodide"
TITLE: Final = "title.py"
LOADER: Final = ("pyodide", "pyodide.asm")  # modules; not every web host knows that .mjs is JavaScript, too
WASM: Final = "pyodide.asm.wasm"
WHEELS: Final = ("librt", "msgspec", "mypy-extensions")  # what our sources import, in the locked versions
ENTRIES: Final = ("alehouse.browser.worker", "alehouse.browser.thinkers")  # what the page's workers import
DATA: Final = (".toml", ".json")  # content of the titles, which the rules read
UNUSED: Final = re.compile(  # parts of the standard library that nothing here can use in a browser
    r"(_pyio|_pyrepl|antigravity|argparse|bdb|cProfile|configparser|ctypes|doctest|ftplib|html|imaplib|mailbox|"
    r"modulefinder|multiprocessing|netrc|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pyclbr|pydoc|smtplib|"
    r"sqlite3|statistics|tabnanny|tarfile|this|trace|unittest|wave|webbrowser|wsgiref|xml|xmlrpc|zipapp)(\.py|/.*)|"
    r"encodings/(cp(?!437)\w+|iso8859_(?!1\.)\w+|iso2022\w*|mac_\w+|koi8_\w+|big5\w*|euc_\w+|gb\w+|shift_\w+|"
    r"hp_roman8|hz|johab|kz1048|mbcs|oem|palmos|ptcp154|tis_620)\.py"
)
MARK: Final = '<meta name="alehouse-host" content="browser" />'
WORKER: Final = "sw.js"
LEFT_OUT: Final = (PACKED, "precache.json", WORKER)  # of the page: copies for our server, and its service worker
RULE: Final = "\n" + "-" * 80 + "\n\n"
INDEX: Final = "index.html"
FOUND: Final = "alehouse-site.json"  # marks a folder as one of ours, and lists what is ours in it
NEW: Final = ".alehouse-new"  # in the folder: a site that is being copied there


def write_site(folder: Path, packs: Path | None, compiled: bool = True) -> dict[str, tuple[int, int]]:
    """Writes the site; returns its files with their sizes, as they are and compressed.

    `compiled`: with rules compiled to WebAssembly, not as Python.
    """
    if not (STATIC / "index.html").is_file() or not PYODIDE.is_dir():
        raise AlehouseError("a site is made in a checkout of the sources; run `./alehouse setup` there.")
    written(folder)
    if packs is not None and not packs.is_dir():
        raise AlehouseError(f"there is no folder '{packs}'; --packs takes a folder of packs.")
    with tempfile.TemporaryDirectory() as scratch:
        new = Path(scratch, "site")
        shutil.copytree(STATIC, new, ignore=lambda _, names: [name for name in names if name.endswith(LEFT_OUT)])
        _mark(new / INDEX)
        _write_offers(new / "api", packs)
        _write_python(new / "python", new / "licenses.txt", packs, Path(scratch), compiled)
        names = sorted({*_names(new), FOUND, WORKER})
        (new / FOUND).write_text(json.dumps({"version": alehouse.__version__, "files": names}))
        write_service_worker(new)
        replace_site(folder, new)
    return {name: _sizes(folder / name) for name in names}


def written(folder: Path) -> list[str]:
    """The files that an earlier export has put into a folder; refuses a folder of somebody else."""
    try:
        return list(json.loads((folder / FOUND).read_text())["files"])
    except (FileNotFoundError, ValueError, KeyError):
        if folder.exists() and any(path.name != NEW for path in folder.iterdir()):
            raise AlehouseError(f"'{folder}' is not empty and not a site; name an empty or a new folder.") from None
        return []


def replace_site(folder: Path, site: Path) -> None:
    """Puts a site in the place of an earlier one; what else is in the folder stays.

    Nothing changes until all of it is on the same disk. While files change places there is no start page: an export
    that ends just then leaves nothing that looks like a site, and the next one completes it.
    """
    new = folder / NEW
    shutil.rmtree(new, ignore_errors=True)
    try:
        shutil.copytree(site, new)
        for name in sorted({INDEX, *written(folder)} - {FOUND}, key=INDEX.__ne__):
            (folder / name).unlink(missing_ok=True)
        for name in [FOUND, *(name for name in _names(new) if name not in (FOUND, INDEX)), INDEX]:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (new / name).replace(folder / name)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _names(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in _files(folder)]


def _sizes(path: Path) -> tuple[int, int]:
    data = path.read_bytes()
    return len(data), min(len(data), len(gzip.compress(data)))


def _mark(index: Path) -> None:
    """Tells the page that its host is this browser."""
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace("</head>", f"  {MARK}\n  </head>", 1), encoding="utf-8")


def _write_offers(api: Path, packs: Path | None) -> None:
    """The answers to all calls that do not depend on a table."""
    offers = Offers(LIBRARY, Packs(LIBRARY, packs), offered(), "", {})
    house = offers.house()
    answers: dict[str, msgspec.Struct] = {"house": house}
    for title in house.titles:
        for pack in title.packs:
            answers[f"content/{title.id}/{title.rules}/{pack.digest}"] = offers.content(
                title.id, title.rules, pack.digest
            )
        answers[f"forms/{title.id}"] = offers.pack_forms(title.id)
        for lang in languages():
            answers[f"rules/{title.id}/{lang}"] = offers.rules(title.id, lang)
        if title.tutorial:
            answers[f"tutorials/{title.id}"] = offers.tutorial(title.id)
    for path, answer in answers.items():
        file = api / f"{path}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(answer))


# -- Python ----------------------------------------------------------------------------------------------------


def _write_python(folder: Path, licenses: Path, packs: Path | None, scratch: Path, compiled: bool) -> None:
    """The runtime, its standard library, and our sources with the packages that they import, compiled for it."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    staged = scratch / "python"
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(staged / "stdlib", [name for name in archive.namelist() if not UNUSED.fullmatch(name)])
    wheels = fetch_wheels(WHEELS, "requirements.txt", lock)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(staged / "site", [name for name in archive.namelist() if not name.endswith(".pyi")])
    ours = sorted(sources())
    for path in ours:
        copy = staged / "site" / path.relative_to(PACKAGE.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    if packs is not None:
        shutil.copytree(packs, staged / "site" / "packs")
    if compiled:
        rules = [path for path in ours if is_compiled(path)]
        library = compile_rules(rules, staged / "stdlib", lock)
        shutil.copytree(library, staged / "site", dirs_exist_ok=True)
        for path in rules:
            if path.name != TITLE:
                (staged / "site" / path.relative_to(PACKAGE.parent)).unlink()
    run([str(node()), "tools/compile-python.ts", str(staged)], "compiling the sources for the browser failed")
    folder.mkdir()
    for name in LOADER:
        shutil.copyfile(PYODIDE / f"{name}.mjs", folder / f"{name}.js")
    _pack(folder / f"{WASM}.bin", (PYODIDE / WASM).read_bytes())
    _pack(folder / "stdlib.zip.bin", _zip(staged / "stdlib"))
    _pack(folder / "alehouse.zip.bin", _zip(staged / "site"))
    sizes = {path.name: path.stat().st_size for path in folder.glob("*.bin")}
    (folder / "files.json").write_text(json.dumps({"runtime": lock, "sizes": sizes}))
    if compiled:  # mypyc's runtime is in the library
        wheels += fetch_wheels(["mypy"], "requirements.txt", lock)
    _add_licenses(licenses, wheels, lock["python"])


def sources() -> set[Path]:
    """Our modules that the workers may import, and what the titles read."""
    wanted = {path for path in (PACKAGE / "games").rglob("*") if path.suffix in (".py", *DATA)}
    todo = [path for path in [*map(_module, ENTRIES), *wanted] if path is not None and path.suffix == ".py"]
    while todo:
        path = todo.pop()
        wanted.add(path)
        found = [_module(name) for name in _imports(path)]
        if path.parent != PACKAGE.parent:
            found.append(path.parent / "__init__.py")
        todo += [other for other in dict.fromkeys(found) if other is not None and other not in wanted]
    return wanted


def _module(name: str) -> Path | None:
    place = PACKAGE.parent.joinpath(*name.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def _imports(path: Path) -> Iterator[str]:
    """The modules of ours that a file may import; what only type checkers read does not count."""

    def walk(node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name.startswith("alehouse"))
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("alehouse"):
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)
        for child in ast.iter_child_nodes(node):
            yield from walk(child)

    return walk(ast.parse(path.read_text(encoding="utf-8")))


def _pack(file: Path, data: bytes) -> None:
    """Compresses a file under a name that no web host takes for a file to be decompressed on the way."""
    file.write_bytes(gzip.compress(data, mtime=0))


def _zip(folder: Path) -> bytes:
    """A folder as an archive, the same whenever it is written from the same files; of Python files the bytecode.

    Nothing in it is compressed, because all of it will be, together. Titles are found by their source, so it stays.
    """
    archived = io.BytesIO()
    with zipfile.ZipFile(archived, "w") as archive:
        for path in _files(folder):
            if path.suffix != ".py" or path.name == TITLE:
                archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())
    return archived.getvalue()


def _add_licenses(file: Path, wheels: list[Path], python: str) -> None:
    """Adds Python, its runtime for browsers and its packages to the licenses of the page."""
    entries = [file.read_text(encoding="utf-8").rstrip() + "\n"]
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    entries.append(f"Pyodide {version} (MPL-2.0); its sources are those of the npm package\n\n{_text_of('MPL-2.0')}\n")
    own = Path(os.__file__).parent / "LICENSE.txt"
    psf = own.read_text(encoding="utf-8") if own.is_file() else "The text of this license is also in that of librt."
    entries.append(f"Python {python} (PSF-2.0)\n\n{psf.strip()}\n")
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            texts = [archive.read(name).decode() for name in archive.namelist() if "/licenses/" in name]
        name, number = wheel.name.split("-")[:2]
        entries.append(f"{name} {number}\n\n" + "\n\n".join(text.strip() for text in texts) + "\n")
    file.write_text(RULE.join(entries), encoding="utf-8")


def _text_of(wanted: str) -> str:
    """The text of a license as some installed package has it, for a package that only names it."""
    for about in sorted((WEB / "node_modules").glob("*/package.json")):
        text = about.parent / "LICENSE"
        if text.is_file() and json.loads(about.read_text(encoding="utf-8")).get("license") == wanted:
            return text.read_text(encoding="utf-8").strip()
    raise AlehouseError(f"no installed package has the text of the license {wanted}; run `./alehouse setup` again.")


# -- keeping it ------------------------------------------------------------------------------------------------


def write_service_worker(folder: Path) -> None:
    """The worker that keeps the site, with the digest of every file: browsers notice a new site by it."""
    digests: dict[str, str] = {}
    for name in _names(folder):
        if name != WORKER:
            digests["" if name == INDEX else name] = digest(folder / name)
    version = hashlib.sha256(json.dumps(digests, sort_keys=True).encode()).hexdigest()[:16]
    head = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(digests, indent=1)};\n\n"
    code = (WEB / "tools" / "site-sw.js").read_text(encoding="utf-8")
    (folder / WORKER).write_text(head + code, encoding="utf-8")
