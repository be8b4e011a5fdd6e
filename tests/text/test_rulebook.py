"""The rules texts: complete in four languages, every rule told exactly once."""

from __future__ import annotations

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.text.complete import rulebook_problems
from alehouse.text.rulebook import Paragraph, Section, find_rule, rulebook, rules_of

WORDS = {"en": "a", "fr": "b", "es": "c", "it": "d"}
RULES = {  # how the rules of a title are numbered: prefix, digits, last number
    "moonlight": [("MB", 3, 234)],
    "dicebrewing": [("DB", 3, 151), ("SU", 2, 11)],
    "brewcrafters": [("BC", 3, 216)],
}


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_rules_are_told_in_every_language_and_only_once(title: str) -> None:
    assert rulebook_problems(rulebook(LIBRARY.get(title))) == []


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_rule_is_told(title: str) -> None:
    known = {f"{prefix}-{number:0{digits}}" for prefix, digits, last in RULES[title] for number in range(1, last + 1)}
    told = set(rules_of(rulebook(LIBRARY.get(title))))
    assert sorted(known - told) == []
    assert sorted(told - known) == []


def section(*paragraphs: Paragraph) -> list[Section]:
    return [Section("one", WORDS, list(paragraphs))]


@pytest.mark.parametrize(
    ("sections", "problem"),
    [
        (section(Paragraph(["XX-001"], "fact", {**WORDS, "it": " "})), "must be told in en, fr, es, it"),
        (section(Paragraph(["XX-001"], "fact", {**WORDS, "it": "a"})), "two languages say the same words"),
        (section(Paragraph(["XX-001"], "rumour", WORDS)), "source must be fact, inferred or house, not 'rumour'"),
        (section(Paragraph(["XX-001", "XX-001"], "fact", WORDS)), "XX-001 is told in 'one' already"),
        ([Section("one", {"en": "x"}, [])], "no heading in 'fr'"),
    ],
)
def test_what_is_wrong_with_a_rules_text_is_found(sections: list[Section], problem: str) -> None:
    assert problem in "\n".join(rulebook_problems(sections))


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    sections = section(Paragraph(["XX-001"], "fact", WORDS), Paragraph(["XX-002"], "house", WORDS))
    assert find_rule(sections, "xx-002")[1].source == "house"


def test_an_unknown_rule_names_the_nearest_and_the_range() -> None:
    sections = section(Paragraph(["XX-001", "XX-002"], "fact", WORDS))
    with pytest.raises(AlehouseError, match=r"did you mean 'XX-00.'\? The rules run from XX-001 to XX-002"):
        find_rule(sections, "XX-03")
