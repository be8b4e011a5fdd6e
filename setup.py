"""Compile the rules and the bots with mypyc; fall back to pure Python where that is impossible.

ALEHOUSE_BUILD=pure      never compile
ALEHOUSE_BUILD=require   a failed compilation is an error
(unset)                  compile, and fall back with a warning
ALEHOUSE_OPT=0..3        optimization level of the C compiler (default: 3)
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("ALEHOUSE_BUILD", "")
OPT = os.environ.get("ALEHOUSE_OPT", "3")
COMPILED_PACKAGES = ("engine", "games", "bots")
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
    if MODE == "pure" or sys.implementation.name != "cpython" or not sources():
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

    def build_extensions(self) -> None:
        self.force = True  # whether a file is up to date is decided below, by content
        self.parallel = os.cpu_count() or 1
        if self.compiler.compiler_type == "unix":  # calls within the one library then go straight to their target
            for extension in self.extensions:
                extension.extra_compile_args.append("-fvisibility=hidden")
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
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
