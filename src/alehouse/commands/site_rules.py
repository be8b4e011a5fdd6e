"""Compiles the rules for the Python of browsers: mypyc runs there, Zig makes WebAssembly of what it writes."""

from __future__ import annotations

import json
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from alehouse._wasm import GROUP, LIBRARY, MODULES, joined
from alehouse.commands.site_tools import PACKAGE, WEB, digest, fetch_wheels, kept, node, run, version_of
from alehouse.engine.errors import AlehouseError

COMPILED: Final = ("engine", "games", "bots")  # as setup.py
MYPYC: Final = ("ast-serialize", "librt", "mypy", "mypy-extensions", "pathspec", "setuptools", "typing-extensions")
START: Final = "PyInit_"  # what Python calls the start of a module
COMPILE: Final = (
    "cc -c -O2 -g0 -w -DNDEBUG -fPIC -fvisibility=hidden -mbulk-memory -mnontrapping-fptoint -msign-ext "
    # Emscripten calls as WASI does; only Python's headers ask which of them it is.
    "-target wasm32-wasi -D_WASI_EMULATED_GETPID -D_WASI_EMULATED_PROCESS_CLOCKS -D_WASI_EMULATED_SIGNAL "
    "-D__EMSCRIPTEN__"
)
LINK: Final = (
    "wasm-ld -shared --experimental-pic -Bsymbolic -O2 --strip-all --gc-sections --import-memory --import-undefined "
    "--unresolved-symbols=import-dynamic --export-if-defined=__wasm_apply_data_relocs "
    "--export-if-defined=__wasm_call_ctors"
)
DEBIAN: Final = "forky"  # the first Debian that has the Python of the browser
APT: Final = Path("/usr/lib/apt/apt-helper")


class NotCompiled(AlehouseError):
    """The rules cannot be compiled here; the text says why."""


def is_compiled(path: Path) -> bool:
    """Whether a file of our package becomes part of the library."""
    return path.relative_to(PACKAGE).parts[0] in COMPILED and path.suffix == ".py" and path.name != "__init__.py"


def compile_rules(rules: list[Path], standard: Path, lock: dict[str, str]) -> Path:
    """A folder with the library of these modules and the list of them, kept for the next time.

    `standard` has the standard library of the browser's Python.
    """
    try:
        return _kept_rules(rules, standard, lock)
    except AlehouseError as problem:
        raise NotCompiled(str(problem)) from None


def _kept_rules(rules: list[Path], standard: Path, lock: dict[str, str]) -> Path:
    wheels = fetch_wheels(MYPYC, "requirements.txt", lock)
    compiler = fetch_wheels(["ziglang"], "requirements-site.txt", None)
    names = [path.relative_to(PACKAGE.parent).as_posix() for path in rules]
    modules = [name.removesuffix(".py").replace("/", ".") for name in names]
    inputs = [Path(__file__), WEB / "tools" / "generate-c.ts", *rules]
    key = [*names, *(file.name for file in (*wheels, *compiler)), *(digest(path) for path in inputs)]

    def make(folder: Path) -> None:
        scratch = folder.parent
        tools, headers, code = scratch / "tools", scratch / "headers", scratch / "code"
        _unpack(wheels, tools)
        _write_headers(headers, standard, version_of(lock))
        _generate(tools, code, names, modules)
        runtime = tools / "mypyc" / "lib-rt"
        _build(_zig(compiler), code, [headers, runtime, runtime / "vecs", code], modules, folder / LIBRARY)
        (folder / MODULES).write_text(json.dumps(modules))

    return kept("\n".join(key), make)


def _unpack(wheels: list[Path], folder: Path) -> None:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)


def _zig(wheels: list[Path]) -> Path:
    def make(folder: Path) -> None:
        _unpack(wheels, folder)
        for program in folder.glob("ziglang/zig*"):
            program.chmod(0o755)

    (program,) = kept(f"unpacked {wheels[0].name}", make).glob("ziglang/zig*")
    return program


def _generate(tools: Path, code: Path, files: list[str], modules: list[str]) -> None:
    """The rules and mypyc's runtime in C, with the start of every module as Python looks for it."""
    code.mkdir()
    command = [str(node()), "tools/generate-c.ts", str(tools), str(PACKAGE.parent), str(code), *files]
    run(command, "translating the rules to C failed")
    starts = (
        f"PyObject *CPyInit_{name}(void);\nPyMODINIT_FUNC {START}{name}(void) {{ return CPyInit_{name}(); }}\n"
        for name in map(joined, modules)
    )
    (code / "starts.c").write_text("#include <Python.h>\n" + "".join(starts))


def _build(zig: Path, code: Path, places: list[Path], modules: list[str], library: Path) -> None:
    def compiled(part: Path) -> str:
        made = str(part.with_suffix(".o"))
        where = [f"-I{place}" for place in places]
        run([str(zig), *COMPILE.split(), *where, str(part), "-o", made], "compiling the rules failed")
        return made

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        objects = list(pool.map(compiled, sorted(code.glob("*.c"))))
    exports = [f"--export={START}{name}" for name in [GROUP, *map(joined, modules)]]
    run([str(zig), *LINK.split(), *exports, *objects, "-o", str(library)], "linking the rules failed")


# -- Python's headers ------------------------------------------------------------------------------------------


def _write_headers(folder: Path, library: Path, version: str) -> None:
    """Python's C headers for the browser: those of any machine, with the settings of the browser's standard library."""
    shutil.copytree(_headers(folder.parent, version), folder)
    (settings,) = library.glob("_sysconfigdata_*.py")
    known: dict[str, dict[str, object]] = {}
    exec(compile(settings.read_text(encoding="utf-8"), settings.name, "exec"), known)
    lines = [
        f"#define {name} {value}" for name, value in known["build_time_vars"].items() if type(value) is int and value
    ]
    (folder / "pyconfig.h").write_text("\n".join(lines) + "\n")


def _headers(scratch: Path, version: str) -> Path:
    """The headers of a Python of this version, of this machine or from where it gets its packages."""
    for found in _installed(version):
        if (found / "Python.h").is_file():
            return found
    ask = ["apt-get", "indextargets", "--format", "$(SITE)", "Created-By: Packages"]
    sites = subprocess.run(ask, capture_output=True, text=True).stdout.split() if APT.is_file() else []
    for site in dict.fromkeys(sites):
        if fetched := _debian(scratch, site, version):
            return fetched
    raise AlehouseError(f"the C headers of Python {version} are missing; install that Python with its headers.")


def _debian(scratch: Path, site: str, version: str) -> Path | None:
    """The headers from a Debian archive; older releases do not offer the package, but may unpack it."""
    index, package, unpacked = scratch / "Packages.xz", scratch / "headers.deb", scratch / "debian"
    machine = {"aarch64": "arm64"}.get(platform.machine(), "amd64")
    if not _fetched(f"{site}/dists/{DEBIAN}/main/binary-{machine}/Packages.xz", index):
        return None
    text = lzma.decompress(index.read_bytes()).decode()
    about = re.search(rf"^Package: libpython{re.escape(version)}-dev\n(?:.+\n)*", text, re.MULTILINE)
    fields = dict(line.split(": ", 1) for line in about[0].splitlines() if ": " in line) if about else {}
    if not fields or not _fetched(f"{site}/{fields['Filename']}", package, f"SHA256:{fields['SHA256']}"):
        return None
    run(["dpkg-deb", "-x", str(package), str(unpacked)], "unpacking Python's headers failed")
    return unpacked / "usr" / "include" / f"python{version}"


def _fetched(address: str, file: Path, *digest: str) -> bool:
    command = [str(APT), "-q", "download-file", address.replace("http:", "https:", 1), str(file), *digest]
    return subprocess.run(command, capture_output=True).returncode == 0


def _installed(version: str) -> Iterator[Path]:
    """Where Pythons of this version on this machine have their headers."""
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        yield Path(sysconfig.get_path("include"))
    python = shutil.which(f"python{version}")
    if python is not None:
        ask = [python, "-c", "import sysconfig; print(sysconfig.get_path('include'))"]
        yield Path(subprocess.run(ask, capture_output=True, text=True).stdout.strip() or ".")
