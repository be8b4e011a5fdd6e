"""The pages of the site and their places in its navigation; docs/index.md is where both come from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass
class Page:
    """A page as Markdown, its path in the site, and its section ("" for none) and name in the navigation."""

    path: str
    section: str
    name: str
    text: str


class Outline:
    """Collects pages; sections are in the order in which they first appear."""

    def __init__(self) -> None:
        self.pages: dict[str, str] = {}
        self._sections: dict[str, list[Page]] = {}

    def add(self, pages: Iterable[Page]) -> None:
        for page in pages:
            assert page.path not in self.pages, page.path
            self.pages[page.path] = page.text
            self._sections.setdefault(page.section, []).append(page)

    def nav(self) -> list[Any]:
        """The navigation; a section within a section is written with a slash."""
        found: list[Any] = [{"Home": "index.md"}]
        places: dict[str, list[Any]] = {}
        for section, pages in self._sections.items():
            if not section:
                continue
            into = found
            for depth in range(1, section.count("/") + 2):
                name = "/".join(section.split("/")[:depth])
                if name not in places:
                    places[name] = []
                    into.append({name.rpartition("/")[2]: places[name]})
                into = places[name]
            into += [{page.name: page.path} for page in pages]
        return found


def toml(value: Any) -> str:
    """A list of tables and strings on one line of TOML."""
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{json.dumps(name)} = {toml(part)}' for name, part in value.items())} }}"
    return json.dumps(value, ensure_ascii=False)
