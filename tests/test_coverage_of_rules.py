"""Every rule in the rules text is proved by a scenario or cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alehouse.engine.scenario import read_scenario
from alehouse.games import LIBRARY
from alehouse.text.rulebook import rulebook, rules_of

TESTS = Path(__file__).parent
ONLY_MENTION = ("cli", "lab", "text")  # tests of commands that show a rule do not prove it
RULE = re.compile(r"\b[A-Z]{2}-\d{2,3}\b")


def proved_by_scenarios() -> set[str]:
    return {rule for path in TESTS.glob("scenarios/*/*.toml") for rule in read_scenario(path)["rules"]}


def cited_by_tests() -> set[str]:
    files = [path for path in TESTS.rglob("test_*.py") if path.parent.name not in ONLY_MENTION]
    return {rule for path in files for rule in RULE.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_rule_is_proved(title: str) -> None:
    covered = proved_by_scenarios() | cited_by_tests()
    uncovered = [rule for rule in sorted(rules_of(rulebook(LIBRARY.get(title)))) if rule not in covered]
    assert not uncovered, f"{len(uncovered)} rules without scenario or test: {', '.join(uncovered)}"


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_scenarios_prove_only_rules_that_exist(title: str) -> None:
    known = set(rules_of(rulebook(LIBRARY.get(title))))
    for path in TESTS.glob(f"scenarios/{title}/*.toml"):
        strangers = [rule for rule in read_scenario(path)["rules"] if rule not in known]
        assert not strangers, f"{path.name}: {strangers}"
