"""Whether catalogues and rules texts say the same things in every language."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from alehouse.engine.schema import LANGUAGES
from alehouse.text.languages import ENGLISH
from alehouse.text.rulebook import Section


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the visitor)
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, frozenset[str]]:
    """Every message of a catalogue and every attribute (`key.attribute`) with the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: cannot be understood: {(entry.content or '').strip()}")
        if not isinstance(entry, ast.Message):
            continue
        parts = [("", entry.value)] if entry.value else []
        parts += [(f".{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for suffix, pattern in parts:
            key = entry.id.name + suffix
            if key in found:
                raise ValueError(f"{path.name}: '{key}' is there twice")
            variables = _Variables()
            variables.visit(pattern)
            found[key] = frozenset(variables.found)
    return found


def catalogue_problems(folder: Path) -> list[str]:
    """What the catalogues of a folder do not have in common: keys, and the variables of each message."""
    try:
        english = messages(folder / f"{ENGLISH}.ftl")
        others = {lang: messages(folder / f"{lang}.ftl") for lang in LANGUAGES if lang != ENGLISH}
    except (OSError, ValueError) as error:
        return [str(error)]
    problems: list[str] = []
    for lang, known in others.items():
        problems += [f"{lang}.ftl: '{key}' is missing" for key in english if key not in known]
        problems += [f"{lang}.ftl: '{key}' is not in English" for key in known if key not in english]
        for key in english:
            if key in known and known[key] != english[key]:
                theirs, ours = sorted(known[key]), sorted(english[key])
                problems.append(f"{lang}.ftl: '{key}' uses {theirs}, English {ours}")
    return problems


def rulebook_problems(sections: list[Section]) -> list[str]:
    """What is missing or told twice in a title's rules."""
    problems: list[str] = []
    told: dict[str, str] = {}
    for section in sections:
        problems += [f"{section.id}: no heading in '{lang}'" for lang in LANGUAGES if lang not in section.heading]
        for paragraph in section.paragraphs:
            where = f"{section.id}, {' '.join(paragraph.rules)}"
            told_in = sorted(lang for lang, text in paragraph.text.items() if text.strip())
            if told_in != sorted(LANGUAGES):
                problems.append(f"{where}: must be told in {', '.join(LANGUAGES)}")
            elif len(set(paragraph.text.values())) < len(LANGUAGES):
                problems.append(f"{where}: two languages say the same words")
            if paragraph.source not in ("fact", "inferred", "house"):
                problems.append(f"{where}: source must be fact, inferred or house, not '{paragraph.source}'")
            for rule in paragraph.rules:
                if rule in told:
                    problems.append(f"{where}: {rule} is told in '{told[rule]}' already")
                told[rule] = section.id
    return problems
