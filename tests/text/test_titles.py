"""Every title can say everything it has to say, in every language."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from alehouse.engine.events import EventLog
from alehouse.engine.schema import LANGUAGES
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup, Title
from alehouse.games import LIBRARY
from alehouse.lab.variants import full, random_options
from alehouse.text.complete import catalogue_problems, messages
from alehouse.text.rulebook import rulebook, rules_of
from alehouse.text.speech import Speech, kebab

TITLES = LIBRARY.ids()
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"]


def module(title: Title, name: str) -> Any:
    return import_module(type(title).__module__.rpartition(".")[0] + f".{name}")


def english(title: Title) -> dict[str, frozenset[str]]:
    return messages(title.folder() / "text" / "en.ftl")


def reasons(title: Title) -> dict[int, tuple[str, str]]:
    """Constants of refusal reasons with their rule and message key."""
    known: dict[int, tuple[str, str]] = module(title, "reasons").REASONS
    return known


def wanted_keys(title: Title) -> set[str]:
    """Every message that the title's decisions, events, reasons, options, scores, terms and content ask for."""
    keys = {f"log-{key}" for key in title.eventbook(title.house()).keys()}  # noqa: SIM118 (not a dictionary)
    keys |= {f"refusal-{key}" for _, key in reasons(title).values()}
    keys |= {f"section-{section}" for section in title.schema()}
    for option in title.options():
        keys |= {f"option-{option.id}", f"option-{option.id}.about"}
        if option.kind() == "word":
            keys |= {f"option-{option.id}-{value}" for value in option.allowed}
    keys |= {f"score-{source}" for source in module(title, "score").SOURCES}
    keys |= {f"term-{term}" for term in module(title, "judge").TERMS}
    return keys


@pytest.mark.parametrize("name", TITLES)
def test_the_catalogues_have_the_same_keys_and_variables_in_every_language(name: str) -> None:
    assert catalogue_problems(LIBRARY.get(name).folder() / "text") == []


@pytest.mark.parametrize("name", TITLES)
def test_everything_has_its_message(name: str) -> None:
    title = LIBRARY.get(name)
    assert sorted(wanted_keys(title) - english(title).keys()) == []


@pytest.mark.parametrize("name", TITLES)
def test_every_decision_and_every_verb_has_its_message(name: str) -> None:
    title = LIBRARY.get(name)
    known = english(title)
    codebook = title.codebook(title.house())
    verbs = {str(codebook.describe(code)["do"]) for code in codebook.codes()}
    wanted = [("decision", decision) for decision in title.decisions()] + [("action", verb) for verb in sorted(verbs)]
    missing = [
        f"{prefix}-{id}" for prefix, id in wanted if not {f"{prefix}-{id}", f"{prefix}-{kebab(id)}"} & known.keys()
    ]
    assert missing == []


@pytest.mark.parametrize("name", TITLES)
def test_messages_use_only_arguments_that_they_are_given(name: str) -> None:
    title = LIBRARY.get(name)
    known = english(title)
    book, codebook = title.eventbook(title.house()), title.codebook(title.house())
    for key in book.keys():  # noqa: SIM118 (not a dictionary)
        given = {argument for argument, _ in book.arguments(key)}
        assert known[f"log-{key}"] <= given, key
    for code in codebook.codes():
        action = codebook.describe(code)
        verb = str(action.pop("do"))
        used = known.get(f"action-{verb}", known.get(f"action-{kebab(verb)}", frozenset()))
        assert used <= action.keys(), verb


@pytest.mark.parametrize("name", TITLES)
def test_reasons_and_options_cite_rules_that_are_told(name: str) -> None:
    title = LIBRARY.get(name)
    told = set(rules_of(rulebook(title)))
    cited = [rule for rule, _ in reasons(title).values()] + [option.rule for option in title.options()]
    assert [rule for rule in cited if rule not in told] == []


def games(title: Title) -> list[Setup]:
    """A few games with full and with random rules."""
    rng = Random(title.id)
    seats = [title.min_seats, (title.min_seats + title.max_seats) // 2, title.max_seats]
    fixed = [title.setup(number, full(title, number), seed=number) for number in seats]
    return fixed + [title.setup(number, random_options(title, number, rng), seed=number) for number in seats * 2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_whole_games_are_told_without_a_gap(name: str, lang: str) -> None:
    """Every choice, refusal, event and score of played games has words, and no id shows through."""
    title = LIBRARY.get(name)
    book, codebook = title.eventbook(title.house()), title.codebook(title.house())
    for setup in games(title):
        speech = Speech(title, setup.pack, lang)
        speech.catalogue.problems.clear()
        rng = Random(setup.seed)
        state = setup.start()
        ears = EventLog()
        state.log = ears
        said: list[str] = []
        while state.to_act != OVER:
            said.append(speech.decision(state.decision()))
            said += [speech.action(codebook.describe(code), NAMES) for code in state.legal()]
            said += [speech.refusal(refusal, NAMES) for _, refusal in state.refused()]
            state.play(rng.choice(list(state.legal())))
            said += [speech.event(book.read(heard), NAMES) for heard in ears.take()]
        said += [speech.score(source) for source, _ in state.score(0)]
        said += [speech.term(term) for term, _ in state.terms(0)]
        assert speech.catalogue.problems == []
        assert [words for words in said if not words.strip() or "{" in words] == []


@pytest.mark.parametrize("name", TITLES)
def test_every_id_in_an_action_has_a_name_or_a_word(name: str) -> None:
    title = LIBRARY.get(name)
    known = english(title)
    named = {id for entries in title.house().content.values() for id, entry in entries.items() if "name" in entry}
    codebook = title.codebook(title.house())
    used = {value for code in codebook.codes() for key, value in codebook.describe(code).items() if key != "do"}
    words = {value for value in used if isinstance(value, str) and value not in named}
    assert sorted(word for word in words if f"word-{word}" not in known) == []
