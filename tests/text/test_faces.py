"""Cards, spaces and pieces in words: every entry of the content is explained, and each line names its source."""

from __future__ import annotations

import pytest

from alehouse.engine.schema import SOURCES
from alehouse.games import LIBRARY
from alehouse.text.languages import languages
from alehouse.text.speech import Speech

NAMED_ONLY = {  # sections with entries whose name says all
    "moonlight": {"ingredients"},
    "dicebrewing": set(),
    "brewcrafters": {"ingredients", "tracks"},
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", LIBRARY.ids())
def test_every_entry_is_explained_in_every_language(game: str, lang: str) -> None:
    title = LIBRARY.get(game)
    pack = title.house()
    speech = Speech(title, pack, lang)
    for section, entries in pack.content.items():
        for entry in entries:
            told = speech.face_with_sources(section, entry)
            assert told or section in NAMED_ONLY[game], entry
            assert speech.name(section, entry) != entry or speech.catalogue.has(f"word-{entry}"), entry
            for line, source in told:
                assert line
                assert "{" not in line
                assert source in SOURCES
    assert speech.catalogue.problems == []


def sources(game: str, section: str, entry: str) -> list[tuple[str, str]]:
    title = LIBRARY.get(game)
    return Speech(title, title.house(), "en").face_with_sources(section, entry)


def test_a_printed_value_and_one_of_ours_in_the_same_entry_have_their_own_sources() -> None:
    assert sources("brewcrafters", "recipes", "everyday-ale") == [
        ("Style: ale", "fact"),
        ("Takes 3 Malt, 2 Hops, 1 Yeast", "fact"),
        ("3 Rep per batch", "house"),
    ]
    assert dict(sources("brewcrafters", "ingredients", "malt")) == {
        "Your Farm: 4 per plot": "house",
        "Community Farm: 7 in the shared harvest": "fact",
    }
    assert dict(sources("moonlight", "actions", "malt-hard"))["Brewery"] == "inferred"
    assert [source for _, source in sources("dicebrewing", "tokens", "raise-die")] == ["fact", "house"]


def test_a_worker_who_counts_every_so_many_says_so() -> None:
    title = LIBRARY.get("brewcrafters")
    market = {"given": "hops", "at-least": 2, "amount": 1, "per": 2}
    pack = title.changed("mine", {"workers": {"hops-expert": {"market": market}}})
    assert "+1 Hops for every 2 that a space gives, from 2" in Speech(title, pack, "en").face("workers", "hops-expert")


def test_what_a_pack_changes_is_no_longer_printed() -> None:
    title = LIBRARY.get("brewcrafters")
    pack = title.changed("mine", {"recipes": {"everyday-ale": {"rep": 4}}})
    told = Speech(title, pack, "en").face_with_sources("recipes", "everyday-ale")
    assert ("4 Rep per batch", "pack") in told
    assert "fact" not in dict(told).values()


def test_the_numbers_of_a_pack_are_said() -> None:
    title = LIBRARY.get("dicebrewing")
    pack = title.changed("mine", {"spaces": {"DS2": {"seeds": 3}}})
    assert Speech(title, pack, "en").face("spaces", "DS2")[0] == "dark malt: 3 seeds at Tidy-up"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", LIBRARY.ids())
def test_numbers_by_players_and_in_turn_order_are_said_with_their_names(game: str, lang: str) -> None:
    title = LIBRARY.get(game)
    for id in title.schema()["numbers"].by_turn:
        pack = title.changed("mine", {"numbers": {id: {"value": 1, "by-players": {"2": [1, 0], "3": 2}}}})
        speech = Speech(title, pack, lang)
        assert speech.name("numbers", id) != id
        value, two, three = speech.face("numbers", id)
        assert (value, two[0], two[-4:], three[0], three[-1]) == ("1", "2", "1, 0", "3", "2")
        assert speech.catalogue.problems == []


def test_the_halves_of_a_space_are_told_apart() -> None:
    title = LIBRARY.get("brewcrafters")
    speech = Speech(title, title.house(), "en")
    assert speech.face("market", "investor-partnership", "investor") == [
        "Take all the money here and the starting player token.",
        "Each season adds $1.",
    ]
    assert all(": " in line for line in speech.face("market", "investor-partnership"))
