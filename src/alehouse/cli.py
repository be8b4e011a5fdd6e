"""The program: `alehouse COMMAND …`. A command's module is imported when the command is used."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

import alehouse
from alehouse.commands.wrong_use import sentence
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
    "languages",
    "simulate",
    "replay",
    "hint",
    "analyse",
    "tournament",
    "balance",
    "tune",
    "ladder",
    "scenario",
    "fuzz",
    "bench",
    "faults",
    "loadtest",
    "backup",
    "rehearse",
    "doctor",
]


def make_app() -> App:
    """The whole grammar; plain `alehouse` opens the house."""
    app = App(
        name="alehouse",
        help="Board games about brewing beer: play them, simulate them, understand them.\n\n"
        "Example: alehouse play moonlight --seats 3",
        version=alehouse.__version__,
        help_format="plaintext",
        default_parameter=Parameter(negative=(), show_default=False),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for place, name in enumerate(COMMANDS):
        app.command(f"alehouse.commands.{name}:{name}", name=name, sort_key=place)
    app.default(_open)
    return app


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
        if arguments[:1] in (["--help"], ["-h"]):
            for name in COMMANDS:
                _ = app[name]  # the overview shows each command's first line, so all are imported
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


def _complain(words: str, code: int) -> int:
    sys.stdout.flush()
    print(f"alehouse: {words}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
