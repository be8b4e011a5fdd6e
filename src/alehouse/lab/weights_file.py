"""`judge.toml` as `tune` writes it: the same lines and comments with other numbers, and how they were found."""

from __future__ import annotations

import re

from alehouse.engine.errors import AlehouseError

HEAD = "# Weights of the evaluation, in points. Fitted by `alehouse tune {title}`; docs/bots.md tells how."
TABLE = "[weights]"


def weights_text(before: str, title: str, weights: dict[str, float], notes: list[str]) -> str:
    """The file's text with new numbers; everything above `[weights]` is written anew."""
    _, table, body = before.partition(TABLE)
    if not table:
        raise AlehouseError(f"the weights of {title} have no table '{TABLE}'.")
    for name, weight in weights.items():
        body, found = re.subn(rf"(?m)^{re.escape(name)} *= *[^#\n]*?( *#.*)?$", rf"{name} = {weight:g}\1", body)
        if found != 1:
            raise AlehouseError(f"the weights of {title} have {found or 'no'} lines for '{name}', not one.")
    return "\n".join([HEAD.format(title=title), *[f"# {note}" for note in notes], "", TABLE]) + body
