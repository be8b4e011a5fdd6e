"""The rules texts: every rule covered exactly once, in words of every language."""

from __future__ import annotations

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.text.complete import messages, rulebook_problems
from alehouse.text.languages import languages
from alehouse.text.rulebook import Paragraph, Section, find_rule, heading_key, paragraph_key, rulebook, rules_of

RULES = {  # how the rules of a title are numbered: prefix, digits, last number
    "moonlight": [("MB", 3, 234)],
    "dicebrewing": [("DB", 3, 151), ("SU", 2, 11)],
    "brewcrafters": [("BC", 3, 216)],
}


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_rules_are_told_once_and_no_text_is_idle(title: str) -> None:
    sections = rulebook(LIBRARY.get(title))
    assert rulebook_problems(sections) == []
    parts = [part for section in sections for part in section.paragraphs]
    keys = {heading_key(section.id) for section in sections} | {paragraph_key(part.rules, part.part) for part in parts}
    assert messages(LIBRARY.get(title).folder() / "text" / "rules.ftl").keys() == keys


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_no_two_languages_tell_a_paragraph_in_the_same_words(title: str) -> None:
    books = [rulebook(LIBRARY.get(title), lang) for lang in languages()]
    for sections in zip(*books, strict=True):
        for parts in zip(*[section.paragraphs for section in sections], strict=True):
            assert len({part.text for part in parts}) == len(books), parts[0].rules


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_rule_is_told(title: str) -> None:
    known = {f"{prefix}-{number:0{digits}}" for prefix, digits, last in RULES[title] for number in range(1, last + 1)}
    told = set(rules_of(rulebook(LIBRARY.get(title))))
    assert sorted(known - told) == []
    assert sorted(told - known) == []


def section(*paragraphs: Paragraph) -> list[Section]:
    return [Section("one", "One", list(paragraphs))]


@pytest.mark.parametrize(
    ("sections", "problem"),
    [
        (section(Paragraph(["XX-001"], "rumour", "a")), "source must be fact, inferred or house, not 'rumour'"),
        (section(Paragraph(["XX-001", "XX-001"], "fact", "a")), "XX-001 is already in 'one'"),
    ],
)
def test_what_is_wrong_with_a_rules_text_is_found(sections: list[Section], problem: str) -> None:
    assert problem in "\n".join(rulebook_problems(sections))


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    sections = section(Paragraph(["XX-001"], "fact", "a"), Paragraph(["XX-002"], "house", "a"))
    assert find_rule(sections, "xx-002")[1] == sections[0].paragraphs[1:]


def test_an_unknown_rule_names_the_nearest_and_the_range() -> None:
    sections = section(Paragraph(["XX-001", "XX-002"], "fact", "a"))
    with pytest.raises(AlehouseError, match=r"did you mean 'XX-00.'\? The rules run from XX-001 to XX-002"):
        find_rule(sections, "XX-03")


def test_the_ruling_within_a_printed_paragraph_is_marked_as_one() -> None:
    _, paragraphs = find_rule(rulebook(LIBRARY.get("moonlight")), "MB-057")
    assert [paragraph.source for paragraph in paragraphs] == ["fact", "inferred"]
    assert "lowers your Noise by 5" in paragraphs[0].text
    assert "even at Noise 0" in paragraphs[1].text
