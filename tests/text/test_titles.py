"""Every title can say everything it has to say, in every language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from alehouse.engine.events import EventLog
from alehouse.engine.facts import Facts
from alehouse.engine.pack import HOUSE
from alehouse.engine.schema import MARKS, Fields, Several, Spec, Word
from alehouse.engine.state import ALL, OVER, SPECTATOR
from alehouse.engine.title import Setup, Title
from alehouse.games import LIBRARY
from alehouse.lab.variants import full, random_options
from alehouse.text import names
from alehouse.text.complete import messages
from alehouse.text.languages import APP, languages
from alehouse.text.rulebook import rulebook, rules_of
from alehouse.text.speech import Speech

TITLES = LIBRARY.ids()
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"]


NEVER_SAID = ("dice", "kind", "letter", "source")  # fields of content whose words only the rules and records read


def listed(title: Title, module: str, constant: str) -> Any:
    """What a module of the title lists; nothing if the title has no such module."""
    name = type(title).__module__.rpartition(".")[0] + f".{module}"
    return getattr(import_module(name), constant) if find_spec(name) else {}


def english(title: Title) -> dict[str, frozenset[str]]:
    return messages(title.folder() / "text" / "messages.ftl")


def reasons(title: Title) -> list[tuple[str, str]]:
    """Rule and message key of the reasons for refusals."""
    known = listed(title, "reasons", "REASONS")
    return known.listed if known else []


def wanted_keys(title: Title) -> set[str]:
    """Every message that the title's events, reasons, options, scores, terms, forecasts and content ask for."""
    events = title.eventbook(title.house()).keys()
    keys = {f"log-{key}" for key in events}
    keys |= {f"outcome-{events[number]}" for number in title.outcomes()}
    keys |= {f"refusal-{key}" for _, key in reasons(title)}
    keys |= {f"section-{section}" for section in title.schema()}
    keys |= {f"pack-name-{name}" for name in title.pack_names() if name != HOUSE}
    for option in title.options():
        keys |= {f"option-{option.id}", f"option-{option.id}.about"}
        if option.kind() == "word":
            keys |= {f"option-{option.id}-{value}" for value in option.allowed}
    keys |= {f"score-{source}" for source in listed(title, "score", "SOURCES")}
    keys |= {f"term-{term}" for term in [*listed(title, "judge", "TERMS"), *title.manifest().rules]}
    return keys | set().union(*(keys_met(title, setup) for setup in games(title)))


def keys_met(title: Title, setup: Setup) -> set[str]:
    """What is asked for in a game as it is played: facts, scores, terms, reasons and refusals."""
    rng = Random(setup.seed)
    state = setup.start()
    facts = Facts()
    state.facts(0, facts)
    keys = {f"fact-{name}" for name in facts.names}
    while state.to_act != OVER:
        keys |= {f"refusal-{refusal.key}" for _, refusal in state.refused()}
        keys |= {f"because-{why.key}" for why in state.because()}
        state.play(rng.choice(list(state.legal())))
    keys |= {f"score-{source}" for source, _ in state.score(0)}
    return keys | {f"term-{term}" for term, _ in title.judge().terms(state, 0)}


def fields(value: Any) -> set[str]:
    """The names of all fields of a view."""
    if isinstance(value, dict):
        return {str(key) for key in value} | set().union(*(fields(inner) for inner in value.values()))
    return set().union(*(fields(inner) for inner in value)) if isinstance(value, list) else set()


@cache
def view_fields(title: Title) -> frozenset[str]:
    """Every field that a seat or a spectator meets in played games."""
    found: set[str] = set()
    for setup in games(title):
        rng = Random(setup.seed)
        state = setup.start()
        while state.to_act != OVER:
            found |= fields(state.view(state.to_act)) | fields(state.view(SPECTATOR))
            state.play(rng.choice(list(state.legal())))
        found |= fields(state.view(ALL))
    return frozenset(found)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", TITLES)
def test_every_field_of_a_view_is_said_in_words(name: str, lang: str) -> None:
    title = LIBRARY.get(name)
    speech = Speech(title, title.house(), lang)
    known = {id for entries in title.house().content.values() for id in entries}
    unsaid = [field for field in view_fields(title) if not speech.catalogue.has(f"word-{field}") and field not in known]
    assert sorted(field for field in unsaid if not field.isdigit()) == []


def content_words(title: Title) -> list[set[str]]:
    """For every effect, ability, ingredient, … that content can name: the messages of which it needs one."""
    schema = title.schema()
    return [
        {f"effect-{word}"}
        if field == "do"
        else {f"{field}-{word}", f"{section.removesuffix('s')}-{word}", f"word-{word}"}
        | {names.key(other, word) for other in schema}
        for section, card in schema.items()
        for name, spec in card.fields.items()
        if name not in MARKS
        for field, word in words_of(name, spec)
        if field not in NEVER_SAID
    ]


def words_of(field: str, spec: Spec) -> list[tuple[str, str]]:
    """All words that a field may hold, each with the innermost field that holds it."""
    if isinstance(spec, Word):
        return [(field, word) for word in spec.allowed]
    if isinstance(spec, Several):
        return words_of(field, spec.item)
    if isinstance(spec, Fields):
        return [found for name, inner in spec.fields.items() for found in words_of(name, inner)]
    return []


def wanted_names(title: Title) -> set[str]:
    content = title.house().content
    return {names.key(section, id) for section, card in title.schema().items() if card.named for id in content[section]}


@pytest.mark.parametrize("name", TITLES)
def test_all_content_has_a_name_and_no_name_is_idle(name: str) -> None:
    title = LIBRARY.get(name)
    assert messages(names.sheet(title)).keys() == wanted_names(title)


@pytest.mark.parametrize("name", TITLES)
def test_everything_has_its_message(name: str) -> None:
    title = LIBRARY.get(name)
    assert sorted(wanted_keys(title) - english(title).keys() - messages(APP).keys()) == []


@pytest.mark.parametrize("name", TITLES)
def test_every_word_of_the_content_that_players_read_has_its_message(name: str) -> None:
    title = LIBRARY.get(name)
    known = english(title).keys() | messages(names.sheet(title)).keys()
    assert [sorted(keys) for keys in content_words(title) if not keys & known] == []


@pytest.mark.parametrize("name", TITLES)
def test_outcomes_are_said_with_the_arguments_that_tell_them_apart(name: str) -> None:
    title = LIBRARY.get(name)
    known = english(title)
    book = title.eventbook(title.house())
    keys = list(book.keys())  # by number
    for number, kept in title.outcomes().items():
        given = {argument for argument, _ in book.arguments(keys[number])[:kept]} - {"seat"}
        assert known[f"outcome-{keys[number]}"] <= given | {"count"}, keys[number]


@pytest.mark.parametrize("name", TITLES)
def test_every_decision_and_every_verb_has_its_message(name: str) -> None:
    title = LIBRARY.get(name)
    known = english(title)
    codebook = title.codebook(title.house())
    verbs = {str(codebook.describe(code)["do"]) for code in codebook.codes()}
    wanted = [("decision", decision) for decision in title.decisions()] + [("action", verb) for verb in sorted(verbs)]
    assert [f"{prefix}-{id}" for prefix, id in wanted if f"{prefix}-{id}" not in known] == []


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
        used = known.get(f"action-{verb}", frozenset())
        assert used <= action.keys(), verb


@pytest.mark.parametrize("name", TITLES)
def test_reasons_and_options_cite_rules_that_are_told(name: str) -> None:
    title = LIBRARY.get(name)
    told = set(rules_of(rulebook(title)))
    cited = [rule for rule, _ in reasons(title)] + [option.rule for option in title.options()]
    assert [rule for rule in cited if rule not in told] == []


def games(title: Title) -> list[Setup]:
    """A few games with full and with random rules."""
    rng = Random(title.id)
    seats = [title.min_seats, (title.min_seats + title.max_seats) // 2, title.max_seats]
    fixed = [title.setup(number, full(title, number), seed=number) for number in seats]
    return fixed + [title.setup(number, random_options(title, number, rng), seed=number) for number in seats * 2]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", TITLES)
def test_whole_games_are_told_without_a_gap(name: str, lang: str) -> None:
    """Every choice, refusal, event and score of played games has words, and no id shows through."""
    title = LIBRARY.get(name)
    book, codebook = title.eventbook(title.house()), title.codebook(title.house())
    for setup in games(title):
        speech = Speech(title, setup.pack, lang)
        speech.catalogue.problems.clear()
        rng = Random(setup.seed)
        ears = EventLog()
        state = setup.start(ears)
        said: list[str] = []
        while state.to_act != OVER:
            said.append(speech.decision(state.decision()))
            said += [speech.action(codebook.describe(code), NAMES) for code in state.legal()]
            said += [speech.refusal(refusal, NAMES) for _, refusal in state.refused()]
            state.play(rng.choice(list(state.legal())))
            said += [speech.event(book.read(heard), NAMES) for heard in ears.take()]
        said += [speech.score(source) for source, _ in state.score(0)]
        said += [speech.term(term) for term, _ in title.judge().terms(state, 0)]
        assert speech.catalogue.problems == []
        assert [words for words in said if not words.strip() or "{" in words] == []


def unnamed(title: Title, ids: Iterable[object]) -> list[str]:
    """Ids that have neither a name nor a word."""
    content = title.house().content
    named = {id for section, card in title.schema().items() if card.named for id in content[section]}
    return sorted({str(id) for id in ids if id not in named and f"word-{id}" not in english(title)})


@pytest.mark.parametrize("name", TITLES)
def test_every_id_in_an_action_has_a_name_or_a_word(name: str) -> None:
    title = LIBRARY.get(name)
    codebook = title.codebook(title.house())
    used = {value for code in codebook.codes() for key, value in codebook.describe(code).items() if key != "do"}
    assert unnamed(title, (value for value in used if isinstance(value, str))) == []


@pytest.mark.parametrize("name", TITLES)
def test_every_id_in_an_event_has_a_name_or_a_word(name: str) -> None:
    title = LIBRARY.get(name)
    book = title.eventbook(title.house())
    kinds = {kind for key in book.keys() for _, kind in book.arguments(key)} - {"number", "seat"}  # noqa: SIM118
    assert kinds
    assert unnamed(title, (id for kind in kinds for id in book._ids[kind] if id)) == []
