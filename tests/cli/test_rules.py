"""`alehouse rules`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from alehouse.games import LIBRARY
from alehouse.text.rulebook import rulebook, rules_of

Run = Callable[..., Any]

MOONLIGHT = LIBRARY.get("moonlight")
SECTIONS = rulebook(MOONLIGHT)


@pytest.mark.parametrize("lang", ["en", "fr", "es", "it"])
def test_all_rules_in_reading_order(run: Run, lang: str) -> None:
    out = run("rules", "moonlight", "--lang", lang).out
    headings = [f"{number}. {section.heading}" for number, section in enumerate(rulebook(MOONLIGHT, lang), 1)]
    places = [out.index(f"\n{heading}\n") for heading in headings]
    assert places == sorted(places)
    assert all(rule in out for rule in rules_of(SECTIONS))


@pytest.mark.parametrize("spelling", [str.upper, str.lower])
def test_one_rule_with_its_section_and_source(run: Run, spelling: Callable[[str], str]) -> None:
    section = SECTIONS[1]
    paragraph = section.paragraphs[0]
    out = run("rules", "moonlight", spelling(paragraph.rules[0]), "--lang", "en").out
    assert out.startswith(section.heading)
    assert paragraph.text.split(".")[0] in " ".join(out.split())
    assert f"[{', '.join(paragraph.rules)} · " in out


def test_an_unknown_rule_names_the_nearest(run: Run) -> None:
    known = rules_of(SECTIONS)[0]
    assert f"unknown rule '{known}9'; did you mean '" in run("rules", "moonlight", f"{known}9").refused()
