"""What a language lacks or does differently from English, and whether every rule has exactly one text."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from alehouse.text.languages import ENGLISH, PACKAGE, files
from alehouse.text.rulebook import Section

Messages = dict[str, frozenset[str]]


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()  # referred to by the message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the visitor)
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (named by the visitor)
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def messages(sheet: Path, lang: str = ENGLISH) -> Messages:
    """Every message and attribute (`key.attribute`) of a sheet with its variables, also of messages it uses."""
    found: Messages = {}
    for path in files(sheet, lang):
        found = {**_messages(path), **found}
    return found


@cache
def _messages(path: Path) -> Messages:
    found: Messages = {}
    referred: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"cannot be understood: {(entry.content or '').strip()}")
        if not isinstance(entry, ast.Message):
            continue
        parts = [("", entry.value)] if entry.value else []
        parts += [(f".{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for suffix, pattern in parts:
            key = entry.id.name + suffix
            if key in found:
                raise ValueError(f"'{key}' is defined twice")
            variables = _Variables()
            variables.visit(pattern)
            found[key] = frozenset(variables.found)
            referred[key] = variables.messages
    return {key: _with_referred(key, found, referred) for key in found}


def _with_referred(key: str, found: Messages, referred: dict[str, set[str]]) -> frozenset[str]:
    own = found.get(key, frozenset())
    return own.union(*(_with_referred(other, found, referred) for other in referred.get(key, ())))


def sheets() -> list[Path]:
    """All English sheets: messages, names, rules and tutorials."""
    return sorted(path.parent.parent / path.name for path in PACKAGE.glob(f"**/text/{ENGLISH}/*.ftl"))


def missing(lang: str, among: list[Path] | None = None) -> list[str]:
    """Messages that a language lacks, which therefore appear in English."""
    found: list[str] = []
    for sheet in sheets() if among is None else among:
        try:
            lacking = messages(sheet).keys() - messages(sheet, lang).keys()
        except (OSError, ValueError):  # reported by `mistakes`
            continue
        found += [f"{_place(sheet, lang)}: '{key}' is missing" for key in sorted(lacking)]
    return found


def mistakes(lang: str, among: list[Path] | None = None) -> list[str]:
    """Errors in a language: unreadable messages, keys unknown in English, or different variables."""
    found: list[str] = []
    for sheet in sheets() if among is None else among:
        try:
            english, known = messages(sheet), messages(sheet, lang)
        except (OSError, ValueError) as error:
            found.append(f"{_place(sheet, lang)}: {error}")
            continue
        for key, used in known.items():
            if key not in english:
                found.append(f"{_place(sheet, lang)}: '{key}' is not in English")
            elif used != english[key]:
                found.append(f"{_place(sheet, lang)}: '{key}' uses {sorted(used)}, English {sorted(english[key])}")
    return found


def _place(sheet: Path, lang: str) -> str:
    path = sheet.parent / lang / sheet.name
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else f"{lang}/{sheet.name}"


def rulebook_problems(sections: list[Section]) -> list[str]:
    """Rules of a title that have two texts, and paragraphs with an unknown source."""
    problems: list[str] = []
    section_of: dict[str, str] = {}
    for section in sections:
        for paragraph in section.paragraphs:
            where = f"{section.id}, {' '.join(paragraph.rules)}"
            if paragraph.source not in ("fact", "inferred", "house"):
                problems.append(f"{where}: source must be fact, inferred or house, not '{paragraph.source}'")
            for rule in [] if paragraph.part else paragraph.rules:
                if rule in section_of:
                    problems.append(f"{where}: {rule} is already in '{section_of[rule]}'")
                section_of[rule] = section.id
    return problems
