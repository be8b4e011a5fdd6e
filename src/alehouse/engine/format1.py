"""Format 1 of records and tables, which name the house pack by digest and hold only the difference from it.

Their digests cover names too. Each title keeps the house content of format 1 in `history/format-1.json`.
Ids of actions and options were written in camel case.
"""

from __future__ import annotations

import json
import re
from typing import Any

from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import Content, Pack, rules_content
from alehouse.engine.title import Title


def kebab(id: str) -> str:
    """`keepDie` as `keep-die`."""
    return re.sub(r"(?<=[a-z0-9])[A-Z]", lambda capital: "-" + capital[0], id).lower()


def renamed_action(action: dict[str, Any]) -> dict[str, Any]:
    """An action of format 1 with the id that it has now."""
    return {**action, "do": kebab(action["do"])} if isinstance(action.get("do"), str) else action


def renamed_options(options: dict[str, Any]) -> dict[str, Any]:
    return {kebab(id): value for id, value in options.items()}


def old_pack(title: Title, name: str, digest: str, changes: Content) -> Pack:
    """The house pack of format 1, with changes applied."""
    kept = title.folder() / "history" / "format-1.json"
    if not kept.exists():
        raise AlehouseError(f"{title.name} has no games of format 1.")
    old = json.loads(kept.read_text(encoding="utf-8"))
    content: Content = old["content"]
    if not changes and digest != old["digest"]:
        raise AlehouseError(f"the game was played with a house pack that is not known here ({digest}).")
    for section, entries in rules_content(changes).items():
        if section not in content:
            raise AlehouseError(f"the game changes '{section[:40]}', which the house pack does not have.")
        for id, fields in entries.items():
            if id not in content[section]:
                raise AlehouseError(f"the game changes '{id[:40]}' in '{section}', which the house pack does not have.")
            content[section][id].update(fields)
    return title.pack_of(content, name)
