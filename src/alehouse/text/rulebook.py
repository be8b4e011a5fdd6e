"""The rules of a title in our own words: sections of paragraphs, each tied to its rules.

`text/rules.toml` groups rules into paragraphs and says where they come from; the words are in `text/rules.ftl`.
"""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from typing import Any

from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Title
from alehouse.text.catalogue import Catalogue
from alehouse.text.languages import ENGLISH

RULING = "ruling"  # the attribute of the part of a paragraph of printed rules that is a ruling


class Paragraph:
    """A paragraph: some rules and their text; `source` says whether they are printed, inferred or our own.

    `part` is `RULING` for a ruling on printed rules; it follows the paragraph of the same rules.
    """

    __slots__ = ("part", "rules", "source", "text")

    def __init__(self, rules: list[str], source: str, text: str, part: str = "") -> None:
        self.rules = rules
        self.source = source
        self.text = text
        self.part = part

    def as_dict(self) -> dict[str, Any]:
        return {"rules": self.rules, "source": self.source, "text": self.text}


class Section:
    """One chapter with its heading."""

    __slots__ = ("heading", "id", "paragraphs")

    def __init__(self, id: str, heading: str, paragraphs: list[Paragraph]) -> None:
        self.id = id
        self.heading = heading
        self.paragraphs = paragraphs

    def as_dict(self) -> dict[str, Any]:
        paragraphs = [paragraph.as_dict() for paragraph in self.paragraphs]
        return {"id": self.id, "heading": self.heading, "paragraphs": paragraphs}


def rulebook(title: Title, lang: str = ENGLISH) -> list[Section]:
    """All sections in reading order; none if the title has no rules text."""
    folder = title.folder() / "text"
    path = folder / "rules.toml"
    if not path.exists():
        return []
    catalogue = Catalogue(lang, [folder / "rules.ftl"])
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return [
            Section(
                section["id"],
                catalogue.say(heading_key(section["id"])),
                [paragraph for part in section["paragraphs"] for paragraph in _paragraphs(part, catalogue)],
            )
            for section in data["section"]
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise AlehouseError(f"the rules in '{path}' are damaged ({error!r}); install Alehouse again.") from None


def _paragraphs(given: dict[str, Any], catalogue: Catalogue) -> list[Paragraph]:
    """A paragraph, followed by its ruling if it has one."""
    rules = given["rules"]
    found = [Paragraph(rules, given["source"], catalogue.say(paragraph_key(rules)))]
    if given.get(RULING):
        found.append(Paragraph(rules, "inferred", catalogue.say(paragraph_key(rules, RULING)), RULING))
    return found


def heading_key(section: str) -> str:
    return f"rules-{section}"


def paragraph_key(rules: list[str], part: str = "") -> str:
    """The message key of a paragraph: all its ids, so that a search for a rule finds its text in every language."""
    return "_".join(rules) + (f".{part}" if part else "")


def rules_of(sections: list[Section]) -> list[str]:
    """The ids of all rules with a text, in reading order."""
    paragraphs = [paragraph for section in sections for paragraph in section.paragraphs if not paragraph.part]
    return [rule for paragraph in paragraphs for rule in paragraph.rules]


def find_rule(sections: list[Section], rule: str) -> tuple[Section, list[Paragraph]]:
    """The section and paragraphs of a rule, its printed part before its ruling.

    The error for an unknown id names the range and the nearest ids.
    """
    wanted = rule.upper()
    for section in sections:
        found = [paragraph for paragraph in section.paragraphs if wanted in paragraph.rules]
        if found:
            return section, found
    raise AlehouseError(_unknown_rule(rule, sorted(rules_of(sections))))


def _unknown_rule(rule: str, known: list[str]) -> str:
    if not known:
        return f"unknown rule '{rule}': this title has no rules text."
    near = get_close_matches(rule.upper(), known, 1)
    hint = f"; did you mean '{near[0]}'?" if near else "."
    return f"unknown rule '{rule}'{hint} The rules run from {known[0]} to {known[-1]}."
