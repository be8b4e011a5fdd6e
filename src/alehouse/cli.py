"""The program: `alehouse COMMAND …`. A command's module is imported when the command is used."""

from __future__ import annotations

import inspect
import os
import re
import sys
from collections.abc import Sequence
from typing import Literal

from cyclopts import App, CycloptsError, Group, Parameter

from alehouse.commands.version import version
from alehouse.commands.wrong_use import need_numbers, sentence
from alehouse.engine.errors import AlehouseError

WRONG_USE = 2
INTERNAL_ERROR = 70
INTERRUPTED = 130
CLOSED_PIPE = 141

COMMANDS = [
    "play",
    "serve",
    "games",
    "rules",
    "cards",
    "print",
    "languages",
    "simulate",
    "dataset",
    "replay",
    "hint",
    "analyze",
    "review",
    "audit",
    "tournament",
    "benchmark",
    "mcp",
    "balance",
    "sweep",
    "rebalance",
    "tune",
    "train",
    "ladder",
    "scenario",
    "fuzz",
    "bench",
    "faults",
    "loadtest",
    "export",
    "backup",
    "rehearse",
    "doctor",
    "completion",
]
HELP = ("--help", "-h")
Shell = Literal["zsh", "bash", "fish", "powershell"]  # as in cyclopts: equal types share one order


def make_app() -> App:
    """The whole grammar; plain `alehouse` opens the house."""
    app = App(
        name="alehouse",
        help="Board games about brewing beer: play them, simulate them, understand them.\n\n"
        "Example: alehouse play moonlight --seats 3",
        version=version,
        help_format="plaintext",
        default_parameter=Parameter(negative=(), show_default=False),
        group_arguments=Group("Arguments", validator=need_numbers),
        group_parameters=Group("Parameters", validator=need_numbers),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for place, name in enumerate(COMMANDS):
        command = completion if name == "completion" else f"alehouse.commands.{name}:{name}"
        app.command(command, name=name, sort_key=place)
    app.default(_open)
    return app


def completion(shell: Shell | None = None, /, *, install: bool = False) -> None:
    """Print the script with which a shell completes commands and options, or install it.

    Example: alehouse completion --install

    Parameters
    ----------
    shell
        The shell (default: the one you are using).
    install
        Write the script to the folder where your shell looks for it, and say so in the shell's startup file.
    """
    from cyclopts.completion.detect import ShellDetectionError

    app = make_app()
    load(app, COMMANDS)
    try:
        if install:
            print(f"Written to {app.install_completion(shell=shell)}; it works in shells that start from now on.")
        else:
            print(app.generate_completion(shell=shell))
    except ShellDetectionError:
        raise AlehouseError("your shell is not known; name it: bash, zsh, fish or powershell.") from None


def _open() -> int | None:
    """Play in the browser; where the page is not built, in the terminal."""
    from alehouse.server.page import STATIC

    if (STATIC / "index.html").is_file():
        from alehouse.commands.serve import serve

        return serve()
    from alehouse.commands.play import play

    return play()


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns the exit code; an error is one sentence on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Python flushes standard output once more at its end; its reader is gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: list[str]) -> int:
    try:
        app = make_app()
        if any(word in HELP for word in arguments):
            # the overview shows each command's first line, so all are imported
            load(app, COMMANDS if arguments[0] in HELP else [name for name in COMMANDS if name == arguments[0]])
        result = app(arguments, exit_on_error=False, print_error=False)
        return result if isinstance(result, int) else 0
    except CycloptsError as error:
        return _complain(sentence(error), WRONG_USE)
    except AlehouseError as error:
        return _complain(str(error), WRONG_USE)
    except BrokenPipeError:
        raise
    except OSError as error:
        where = f" '{error.filename}'" if error.filename else ""
        return _complain(f"cannot use{where}: {error.strerror or error}.", WRONG_USE)
    except Exception as error:
        if os.environ.get("ALEHOUSE_TRACEBACK"):
            raise
        what = f"internal error ({type(error).__name__}: {error})"
        return _complain(f"{what}; ALEHOUSE_TRACEBACK=1 shows where.", INTERNAL_ERROR)


def load(app: App, names: list[str]) -> None:
    """Imports commands, and lets the help join the lines that their docstrings are wrapped at."""
    for name in names:
        loaded = app[name]
        for part in [loaded, *[loaded[nested] for nested in loaded if not nested.startswith("-")]]:
            command = part.default_command
            if command is not None and command.__doc__:
                command.__doc__ = unwrapped(command.__doc__)


def unwrapped(doc: str) -> str:
    """A docstring with each paragraph, and each parameter's description, in one line."""
    prose, heading, parameters = inspect.cleandoc(doc).partition("\n\nParameters\n")
    prose = re.sub(r"(?<!\n)\n(?!\n)", " ", prose)
    parameters = re.sub(r"(?<=\n {4})\S.*(\n {4}\S.*)+", lambda found: re.sub(r"\n +", " ", found[0]), parameters)
    return prose + heading + parameters


def _complain(words: str, code: int) -> int:
    sys.stdout.flush()
    print(f"alehouse: {words}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
