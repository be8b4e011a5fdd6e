"""The page says exactly what the program says: whole games, sentence by sentence, in every language."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.barrels.title import BarrelsTitle
from tests.browser.conftest import WEB
from tests.browser.test_checks import NODE

from alehouse.engine.events import EVERYONE, Event, EventLog
from alehouse.engine.facts import Facts
from alehouse.engine.forecast import foreseen
from alehouse.engine.pack import Names, Pack
from alehouse.engine.refusal import Refusal
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup, Title
from alehouse.games import LIBRARY
from alehouse.lab.variants import full, plain, random_options
from alehouse.server.serializers import content_shown, messages_shown
from alehouse.text.languages import languages
from alehouse.text.speech import Speech

TITLES = [*(LIBRARY.get(id) for id in LIBRARY.ids()), BarrelsTitle()]  # the page was built without the last one
NAMES = ["Ada", "", "Cleo", "Dan"]  # a nameless player, and fewer names than seats
SHARES = [0.0004, 0.0005, 0.004, 0.125, 0.375, 0.625, 0.9994, 0.9996]  # on the edge of being rounded or left out
FORESEEN_EVERY = 4  # decisions: forecasts take longer than everything else

Said = tuple[str, list[Any]]  # a method of the page's Speech and its arguments


def games(title: Title) -> list[Setup]:
    """The usual game, the one with everything, and several with random options."""
    rng = Random(f"parity {title.id}")
    few, most = title.min_seats, title.max_seats
    chosen = [(few, plain(title)), (few, full(title, few)), (most, full(title, most))]
    chosen += [(seats, random_options(title, seats, rng)) for seats in (few, most, most)]
    setups = [title.setup(seats, options, seed=number) for number, (seats, options) in enumerate(chosen)]
    return [*setups, title.setup(few, full(title, few), renamed(title), seed=len(chosen))]


def renamed(title: Title) -> Pack:
    """The house pack with names of its own: every third entry in French, every third in all languages."""
    content = title.house().content
    entries = [(section, id) for section, card in title.schema().items() if card.named for id in content[section]]
    own: Names = {}
    for number, (section, id) in enumerate(entries):
        if number % 3:
            own.setdefault(section, {})[id] = {"fr": f"{id} à nous"} if number % 3 == 1 else f"our {id}"
    return title.pack_of(content, "renamed", own)


def played(setup: Setup) -> list[Said]:
    """Everything that a random game asks for words for, each thing once."""
    title, pack = setup.title, setup.pack
    book, codebook = title.eventbook(pack), title.codebook(pack)
    said: dict[str, Said] = {}

    def note(method: str, *args: Any) -> None:
        said.setdefault(json.dumps([method, args]), (method, list(args)))

    rng, ears, decisions = Random(setup.seed), EventLog(), 0
    state = setup.start(ears)
    facts = Facts()
    state.facts(0, facts)
    for share in SHARES:
        spread = [(-1, share), (0, 1 - share)]
        note("forecast", {"exact": True, "facts": {facts.names[0]: spread}, "outcomes": [], "then": []})
    while state.to_act != OVER:
        note("decision", state.decision())
        for why in state.because():
            note("because", {"key": why.key, "args": why.args})
        for code in state.legal():
            note("action", codebook.describe(code))
        for code, refusal in state.refused():
            note("action", codebook.describe(code))
            note("refusal", refusal.as_dict())
        if decisions % FORESEEN_EVERY == 0:
            for forecast in foreseen(title, pack, state):
                note("forecast", forecast)
        decisions += 1
        state.play(rng.choice(list(state.legal())))
        for heard in ears.take():
            note("event", book.read(heard).as_dict())
            note("event", book.read(heard).as_dict(), 1)
    for source, _ in state.score(0):
        note("score", source)
    for term, _ in title.judge().terms(state, 0):
        note("term", term)
    for section, entries in pack.content.items():
        note("section", section)
        for id in entries:
            note("name", section, id)
            note("face", section, id)
    for option in title.options():
        note("option", option.id)
        note("optionAbout", option.id)
        if option.kind() != "list":
            note("optionValue", option.id, setup.options[option.id])
    return list(said.values())


def sentence(speech: Speech, method: str, args: list[Any]) -> str | list[str]:
    """The program's output."""
    match method, args:
        case "action", [action]:
            return speech.action(action, NAMES)
        case "event", [told, *you]:
            rest = {name: value for name, value in told.items() if name != "event"}
            return speech.event(Event(told["event"], rest, EVERYONE), NAMES, *you)
        case "because", [why]:
            return speech.because(why["key"], why["args"], NAMES)
        case "refusal", [reason]:
            return speech.refusal(Refusal(**reason), NAMES)
        case "forecast", [forecast]:
            return speech.forecast(forecast, NAMES)
        case "optionAbout", [option]:
            return speech.option_about(option)
        case "optionValue", [option, value]:
            return speech.option_value(option, value)
    said: str = getattr(speech, method)(*args)
    return said


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_the_page_says_what_the_program_says(title: Title, tmp_path: Path) -> None:
    setups = games(title)
    things = [played(setup) for setup in setups]
    for said in things:
        assert {method for method, _ in said} >= {"decision", "action", "event", "refusal", "forecast", "score"}
    given = [
        {
            "title": title.id,
            "messages": {lang: messages_shown(title, lang) for lang in languages()},
            "content": content_shown(setup.title, setup.pack),
            "names": NAMES,
            "said": said,
        }
        for setup, said in zip(setups, things, strict=True)
    ]
    (tmp_path / "spoken.json").write_text(json.dumps(given), encoding="utf-8")
    command = [str(NODE), "tools/speak.ts", str(tmp_path / "spoken.json")]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    heard = json.loads(done.stdout)
    assert list(heard) == languages()
    for lang in languages():
        for setup, said, (*sentences, problems) in zip(setups, things, heard[lang], strict=True):
            speech = Speech(title, setup.pack, lang)
            ours = [sentence(speech, method, args) for method, args in said]
            differing = [
                (thing, own, page) for thing, own, page in zip(said, ours, sentences, strict=True) if own != page
            ]
            assert differing == []
            assert (speech.catalogue.problems, problems) == ([], [])
