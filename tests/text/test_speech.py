"""Speech: ids become names, seats become players, whatever the language."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from alehouse.engine.events import EVERYONE, Event, EventBook
from alehouse.engine.refusal import Refusal
from alehouse.games import LIBRARY
from alehouse.text.languages import languages
from alehouse.text.speech import Speech

CATALOGUE = """
decision-pick-room = Pick a room.
action-go = Go to { $to }
action-keep-die = Keep the { $face }
action-hit = Hit { $seat }
action-set = { $on ->
    [true] light the fire
   *[false] leave it
 }
log-moved = { $seat } enters { $room }.
log-won = { $seat } beats { $other }.
log-deck = The { $deck } is shuffled.
refusal-far = { $room } is { $doors } doors away.
option-duel = Duels
    .about = Monks may fight.
option-mood = Mood
    .about = The mood.
option-mood-wild = wild
level-master = master
level-in-style = { $style } { $level }
style-greedy = greedy
score-beer = beer
term-noise = noise
section-rooms = Rooms
word-wolf-deck = werewolf deck
"""
ENGLISH_NAMES = """
name-rooms-cellar = Cellar
name-rooms-forest = Forest
name-rooms-attic = Attic
name-rooms-tower = Tower
name-cards-forest = Forest card
"""
FRENCH_NAMES = """
name-rooms-cellar = Cave
name-rooms-forest = Forêt
name-rooms-tower = Tour
"""
ROOMS = {room: {"source": "fact"} for room in ("cellar", "forest", "attic", "tower", "barn")}
CONTENT = {"cards": {"forest": {"source": "house"}}, "rooms": ROOMS, "numbers": {"start": {"source": "fact"}}}
EVENTS = [
    ("moved", [("seat", "seat"), ("room", "rooms")]),
    ("won", [("seat", "seat"), ("other", "seat")]),
    ("deck", [("deck", "decks")]),
]
NAMES = ["Ada", "Ben"]


@pytest.fixture(params=["en", "fr"])
def speech(request: pytest.FixtureRequest, tmp_path: Path) -> Speech:
    for lang, names in (("en", ENGLISH_NAMES), ("fr", FRENCH_NAMES)):
        folder = tmp_path / "text" / lang
        folder.mkdir(parents=True)
        (folder / "messages.ftl").write_text(CATALOGUE, encoding="utf-8")
        (folder / "names.ftl").write_text(names, encoding="utf-8")
    title: Any = SimpleNamespace(folder=lambda: tmp_path, eventbook=lambda pack: EventBook(EVENTS, {}))
    own = {"rooms": {"tower": {"fr": "Donjon"}, "barn": "Barn"}}
    pack: Any = SimpleNamespace(content=CONTENT, names=own)
    return Speech(title, pack, request.param)


def test_content_ids_come_by_their_name(speech: Speech) -> None:
    cellar = {"en": "Cellar", "fr": "Cave"}[speech.lang]
    assert speech.action({"do": "go", "to": "cellar"}, NAMES) == f"Go to {cellar}"
    assert speech.name("rooms", "cellar") == cellar


def test_a_name_that_the_language_lacks_comes_in_english(speech: Speech) -> None:
    assert speech.name("rooms", "attic") == "Attic"


def test_a_name_of_the_pack_wins_and_a_single_one_is_for_every_language(speech: Speech) -> None:
    assert speech.name("rooms", "tower") == {"en": "Tower", "fr": "Donjon"}[speech.lang]
    assert speech.name("rooms", "barn") == "Barn"
    assert speech.action({"do": "go", "to": "barn"}, NAMES) == "Go to Barn"


def test_an_id_in_two_sections_is_the_one_that_the_argument_means(speech: Speech) -> None:
    event = Event("moved", {"seat": 1, "room": "forest"}, EVERYONE)
    assert speech.event(event, NAMES) == {"en": "Ada enters Forest.", "fr": "Ada enters Forêt."}[speech.lang]


def test_other_ids_come_by_the_title_s_word(speech: Speech) -> None:
    assert speech.event(Event("deck", {"deck": "wolf-deck"}, EVERYONE), NAMES) == "The werewolf deck is shuffled."
    assert speech.word("wolf-deck") == "werewolf deck"
    assert speech.word("unheard-of") == "unheard-of"


def test_seats_are_players_and_seat_0_is_nobody(speech: Speech) -> None:
    assert speech.event(Event("won", {"seat": 2, "other": 1}, EVERYONE), NAMES) == "Ben beats Ada."
    nobody = {"en": "nobody", "fr": "personne"}[speech.lang]
    assert speech.event(Event("won", {"seat": 2, "other": 0}, EVERYONE), NAMES) == f"Ben beats {nobody}."


def test_a_seat_without_name_is_a_numbered_player(speech: Speech) -> None:
    assert speech.action({"do": "hit", "seat": 3}, NAMES) == {"en": "Hit Player 3", "fr": "Hit Joueur 3"}[speech.lang]


def test_decisions_and_actions_have_messages_by_their_ids(speech: Speech) -> None:
    assert speech.action({"do": "keep-die", "face": 6}, NAMES) == "Keep the 6"
    assert speech.decision("pick-room") == "Pick a room."


def test_flags_select_a_variant(speech: Speech) -> None:
    assert speech.action({"do": "set", "on": True}, NAMES) == "light the fire"
    assert speech.action({"do": "set", "on": False}, NAMES) == "leave it"


def test_refusals_carry_their_numbers(speech: Speech) -> None:
    words = speech.refusal(Refusal("XX-001", "far", {"room": "cellar", "doors": 3}), NAMES)
    assert words == {"en": "Cellar is 3 doors away.", "fr": "Cave is 3 doors away."}[speech.lang]


def test_options_scores_terms_and_sections_have_words(speech: Speech) -> None:
    assert (speech.option("duel"), speech.option_about("duel")) == ("Duels", "Monks may fight.")
    assert speech.option_value("mood", "wild") == "wild"
    assert speech.option_value("duel", True) == {"en": "on", "fr": "oui"}[speech.lang]
    assert speech.option_value("first", 3) == "3"
    assert (speech.score("beer"), speech.term("noise"), speech.section("rooms")) == ("beer", "noise", "Rooms")


def test_levels_of_bots_are_words_with_their_style_and_budget(speech: Speech) -> None:
    said = [speech.level(level) for level in ("master", "master+greedy", "master+greedy:50ms", "bots/mine.py:Bot")]
    assert said == ["master", "greedy master", "greedy master:50ms", "bots/mine.py:Bot"]


def test_an_entry_without_names_is_said_by_its_id(speech: Speech) -> None:
    assert speech.name("numbers", "start") == "start"
    assert speech.catalogue.problems == []


NUMBERS_SAID = [  # a number of the rules, where it is said, its value in the house pack
    ("moonlight", "light-attack-limit", "mod-light-sleepers", 8),
    ("moonlight", "light-quiet-limit", "mod-light-sleepers", 5),
    ("moonlight", "short-brew-points", "mod-short-brew", 3),
    ("dicebrewing", "stall-rounds", "stall-guard", 6),
    ("dicebrewing", "last-round", "stall-guard", 40),
    ("brewcrafters", "agency-shown", "agency", 6),
]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("name", "number", "option", "value"), NUMBERS_SAID)
def test_an_option_says_the_numbers_of_the_pack(name: str, number: str, option: str, value: int, lang: str) -> None:
    title = LIBRARY.get(name)
    pack = title.changed("other", {"numbers": {number: {"value": value + 1}}})
    house, other = (Speech(title, one, lang).option_about(option) for one in (title.house(), pack))
    assert (str(value) in house, str(value + 1) in other) == (True, True)
    assert house.replace(str(value), str(value + 1)) == other


@pytest.mark.parametrize("lang", languages())
def test_faces_say_the_numbers_of_the_pack(lang: str) -> None:
    title = LIBRARY.get("moonlight")
    numbers = {"blessed-die": 5, "light-attack-limit": 9, "light-quiet-limit": 6}
    pack = title.changed("other", {"numbers": {id: {"value": value} for id, value in numbers.items()}})
    sleepers = next(id for id, night in pack.content["nights"].items() if night["special"] == "light-sleepers")
    for section, id, said in (("abilities", "blessed", ["5"]), ("nights", sleepers, ["9", "6"])):
        house, other = (" ".join(Speech(title, one, lang).face(section, id)) for one in (title.house(), pack))
        assert all(number in other and number not in house for number in said)
