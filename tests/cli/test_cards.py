"""`alehouse cards` and `alehouse cards check`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.games import LIBRARY
from alehouse.text.speech import Speech

Run = Callable[..., Any]

HOUSE = LIBRARY.get("moonlight").house()


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack that changes one number."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text('title = "moonlight"\nname = "My box"\n')
    number = next(iter(HOUSE.content["numbers"]))
    (folder / "numbers.toml").write_text(f"[{number}]\nvalue = {HOUSE.content['numbers'][number]['value']}\n")
    return folder


@pytest.mark.parametrize("lang", ["en", "fr", "es", "it"])
def test_every_card_with_its_name_and_source(run: Run, lang: str) -> None:
    out = run("cards", "moonlight", "--lang", lang).out
    speech = Speech(LIBRARY.get("moonlight"), HOUSE, lang)
    for section, entries in HOUSE.content.items():
        assert f"({section}.toml)" in out
        for card in entries:
            assert f"  {speech.name(section, card)}" in out


def test_the_content_as_data(run: Run) -> None:
    data = run("cards", "moonlight", "--json").json
    assert (data["game"], data["pack"], data["digest"]) == ("moonlight", "house", HOUSE.digest)
    assert list(data["sections"]) == list(HOUSE.content)
    rooms = {entry["id"]: entry for entry in data["sections"]["rooms"]}
    assert rooms["chapel"]["name"] == "Chapel"
    assert all(entry["source"] in ("fact", "inferred", "house") for entry in rooms.values())


def test_what_a_pack_changes_is_marked(run: Run, pack: Path) -> None:
    outcome = run("cards", "moonlight", "--pack", pack)
    assert "content of the pack “My box”" in outcome.out
    assert " · pack\n" in outcome.out


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ('"Boots"', "Boots", "Boots"),
        ('{ fr = "Sabots" }', "Felt Boots", "Sabots"),
        ("{}", "Felt Boots", "Bottes de feutre"),
    ],
)
def test_a_pack_may_name_what_it_changes(run: Run, pack: Path, name: str, english: str, french: str) -> None:
    (pack / "equipment.toml").write_text(f"[felt-boots]\nname = {name}\n")
    for lang, shown in (("en", english), ("fr", french)):
        assert f"  {shown} [felt-boots]" in run("cards", "moonlight", "--pack", pack, "--lang", lang).out


@pytest.mark.parametrize("name", ["3", '""', '{ en = "" }', '{ en = ["x"] }'])
def test_a_name_that_is_no_text_is_a_problem(run: Run, pack: Path, name: str) -> None:
    (pack / "equipment.toml").write_text(f"[felt-boots]\nname = {name}\n")
    problem = "equipment.toml, felt-boots: field 'name' must be a text of 1 to 200 characters"
    assert problem in run("cards", "check", pack).err


def test_a_good_pack(run: Run, pack: Path) -> None:
    outcome = run("cards", "check", pack)
    assert outcome.code == 0
    assert "pack 'My box' for Moonlight Brewers is good; entries that differ from the house pack: 1." in outcome.out


def test_every_problem_is_named_by_file_card_field_and_what_is_allowed(run: Run, pack: Path) -> None:
    room = HOUSE.ids("rooms")[0]
    (pack / "rooms.toml").write_text(f'[{room}]\nsource = "rumour"\ncolour = "red"\n[{room}x]\nsource = "fact"\n')
    (pack / "romms.toml").write_text("")
    outcome = run("cards", "check", pack)
    assert (outcome.code, outcome.out) == (1, "")
    problems = outcome.err.splitlines()
    assert (
        f"alehouse: rooms.toml, {room}: field 'source' must be one of fact, inferred, house, pack, not 'rumour'."
        in problems
    )
    assert any(
        problem.startswith(f"alehouse: rooms.toml, {room}: unknown field 'colour'; allowed are ")
        for problem in problems
    )
    assert any(f"unknown entry '{room}x'; did you mean '{room}'?" in problem for problem in problems)
    assert any("unknown file 'romms'; did you mean 'rooms'?" in problem for problem in problems)


@pytest.mark.parametrize(
    ("about", "words"),
    [
        ('title = "chess"\nname = "x"\n', "unknown game 'chess'"),
        ('name = "x"\n', "the field 'title' must name one of moonlight"),
        ("title = \n", "is not valid TOML"),
    ],
)
def test_a_pack_that_does_not_say_what_it_is_for(run: Run, pack: Path, about: str, words: str) -> None:
    (pack / "pack.toml").write_text(about)
    assert words in run("cards", "check", pack).refused()


def test_playing_with_a_broken_pack_is_refused(run: Run, pack: Path) -> None:
    (pack / "numbers.toml").write_text("[no-such-number]\nvalue = 1\n")
    assert "unknown entry 'no-such-number'" in run("simulate", "moonlight", "--games", 1, "--pack", pack).refused()
