"""Errors for people: one sentence that says what is wrong and what is allowed."""

from __future__ import annotations

from difflib import get_close_matches


class AlehouseError(Exception):
    """Invalid input or usage; its text is shown to the user unchanged."""


class IllegalAction(AlehouseError):
    """An action that the rules do not allow now; the state is unchanged."""


def unknown(what: str, given: str, allowed: list[str]) -> str:
    """The message for an unknown name: 'unknown room 'forst'; did you mean 'forest'? Allowed: …'."""
    near = get_close_matches(given, allowed, 1)
    hint = f"; did you mean '{near[0]}'?" if near else "."
    return f"unknown {what} '{given}'{hint} Allowed: {', '.join(allowed)}."
