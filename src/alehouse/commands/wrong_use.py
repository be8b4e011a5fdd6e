"""Errors of the command line as one sentence: what was wrong and what is allowed."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Literal, get_args, get_origin

from cyclopts import (
    App,
    ArgumentCollection,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from alehouse.engine.errors import unknown

KINDS = {int: "a whole number", float: "a number", bool: "no value"}


def sentence(error: CycloptsError) -> str:
    """A sentence that helps to type it correctly."""
    command = " ".join(["alehouse", *(error.command_chain or [])])
    stray = _stray_option(error)
    if stray:
        return _unknown_option(stray, command, _options(error.app))
    if isinstance(error, (UnknownCommandError, UnusedCliTokensError)) and error.unused_tokens:
        return _unexpected(str(error.unused_tokens[0]), command, error.app)
    if isinstance(error, RepeatArgumentError):
        return f"{error.token.keyword or _argument(error)} of '{command}' is given more than once."
    if isinstance(error, MissingArgumentError):
        needs = "a value for " if error.keyword or (error.argument and error.argument.tokens) else ""
        return f"'{command}' needs {needs}{_argument(error)}; see '{command} --help'."
    if isinstance(error, CoercionError) and error.token is not None and error.target_type is not None:
        wanted = _wanted(error.target_type)
        name = error.token.keyword or _argument(error)
        return f"{name} of '{command}' takes {wanted}, not '{error.token.value}'."
    return " ".join(str(error).split())


def need_numbers(arguments: ArgumentCollection) -> None:
    """Refuses what cyclopts takes for a number: 2.5, which it rounds to a whole one, and nan."""
    for argument in arguments:
        for kind, wrong in ((int, "."), (float, "nan")):
            for token in argument.tokens if argument.hint in (kind, kind | None) else []:
                if wrong in token.value.lower():
                    raise CoercionError(argument=argument, token=token, target_type=kind)


def _wanted(kind: Any) -> str:
    """The allowed values."""
    if get_origin(kind) is Literal:
        return f"one of {', '.join(map(str, get_args(kind)))}"
    return KINDS.get(kind, str(kind.__name__))


def _stray_option(error: CycloptsError) -> str:
    """The first token that looks like an option and is not one."""
    if isinstance(error, UnknownOptionError):
        return error.token.keyword or error.token.value
    if isinstance(error, (MissingArgumentError, UnusedCliTokensError, UnknownCommandError)):
        known = _options(error.app)
        for token in error.unused_tokens or []:
            name = str(token).partition("=")[0]
            if name.startswith("-") and len(name) > 1 and name not in known:
                return name
    return ""


def _argument(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else "an argument"


def _options(app: App | None) -> list[str]:
    """The options of a command by name."""
    if app is None or app.default_command is None:
        return ["--help"]
    arguments = app.assemble_argument_collection(default_parameter=Parameter(negative=()))
    found = [name for argument in arguments for name in argument.names if name.startswith("-")]
    return [*found, *app.help_flags, *app.version_flags]


def _unknown_option(given: str, command: str, allowed: list[str]) -> str:
    near = get_close_matches(given, allowed, 1)
    hint = f"; did you mean '{near[0]}'?" if near else "."
    return f"'{command}' has no option '{given}'{hint} Allowed: {', '.join(allowed)}."


def _unexpected(token: str, command: str, app: App | None) -> str:
    commands = [name for name in app or [] if not name.startswith("-")]
    is_group = app is not None and (app.default_command is None or command == "alehouse")
    if commands and is_group:
        return unknown("command", token, commands)
    return f"'{command}' does not take '{token}'; see '{command} --help'."
