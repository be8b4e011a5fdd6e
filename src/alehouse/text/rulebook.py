"""The rules of a title in our own words: sections of paragraphs, each tied to the rules it tells."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from typing import Any

from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Title


class Paragraph:
    """Some rules told in every language; `source` says whether they are printed, inferred or our own."""

    __slots__ = ("rules", "source", "text")

    def __init__(self, rules: list[str], source: str, text: dict[str, str]) -> None:
        self.rules = rules
        self.source = source
        self.text = text


class Section:
    """One chapter, with its heading in every language."""

    __slots__ = ("heading", "id", "paragraphs")

    def __init__(self, name: str, heading: dict[str, str], paragraphs: list[Paragraph]) -> None:
        self.id = name
        self.heading = heading
        self.paragraphs = paragraphs


def rulebook(title: Title) -> list[Section]:
    """All sections in reading order."""
    sections: list[Section] = []
    for path in sorted((title.folder() / "text" / "rules").glob("*.toml")):
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            paragraphs = [_paragraph(entry) for entry in data["paragraph"]]
            sections.append(Section(str(data["id"]), dict(data["title"]), paragraphs))
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise AlehouseError(f"the rules in '{path}' are damaged ({error!r}); install Alehouse again.") from None
    return sections


def _paragraph(entry: dict[str, Any]) -> Paragraph:
    text = {str(lang): str(words) for lang, words in entry.items() if lang not in ("rules", "source")}
    return Paragraph([str(rule) for rule in entry["rules"]], str(entry["source"]), text)


def rules_of(sections: list[Section]) -> list[str]:
    """The ids of all rules that are told, in reading order."""
    return [rule for section in sections for paragraph in section.paragraphs for rule in paragraph.rules]


def find_rule(sections: list[Section], rule: str) -> tuple[Section, Paragraph]:
    """Where a rule is told; an unknown id names the range and the nearest ones."""
    wanted = rule.upper()
    for section in sections:
        for paragraph in section.paragraphs:
            if wanted in paragraph.rules:
                return section, paragraph
    raise AlehouseError(_unknown_rule(rule, sorted(rules_of(sections))))


def _unknown_rule(rule: str, known: list[str]) -> str:
    if not known:
        return f"unknown rule '{rule}': this title has no rules text."
    near = get_close_matches(rule.upper(), known, 1)
    hint = f"; did you mean '{near[0]}'?" if near else "."
    return f"unknown rule '{rule}'{hint} The rules run from {known[0]} to {known[-1]}."
