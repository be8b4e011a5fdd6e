"""`alehouse games`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from alehouse.games import LIBRARY
from alehouse.text.speech import Speech

Run = Callable[..., Any]


@pytest.mark.usefixtures("packs")
def test_all_titles_with_seats_options_and_packs_as_data(run: Run) -> None:
    games = run("games", "--json").json["games"]
    assert [game["id"] for game in games] == LIBRARY.ids()
    moonlight = games[0]
    assert moonlight["seats"] == [1, 8]
    assert moonlight["packs"] == ["house"]
    duel = next(option for option in moonlight["options"] if option["id"] == "duel")
    assert (duel["kind"], duel["default"], duel["allowed"]) == ("flag", False, [False, True])


@pytest.mark.usefixtures("packs")
def test_all_titles_for_people(run: Run) -> None:
    out = run("games").out
    assert "moonlight: Moonlight Brewers, 1 to 8 players" in out
    assert "--option duel=off  (on or off; " in out


@pytest.mark.usefixtures("packs")
@pytest.mark.parametrize(("lang", "words"), [("en", "Duel: Monks in"), ("it", "Duello: Due monaci")])
def test_options_are_explained_and_house_rules_say_so(run: Run, lang: str, words: str) -> None:
    lines = run("games", "--lang", lang).out.splitlines()
    house = Speech(LIBRARY.get("moonlight"), LIBRARY.get("moonlight").house(), lang).say("house-rule")
    about = {line.split("=")[0].split()[-1]: told for line, told in pairwise(lines) if "--option" in line}
    assert words in about["duel"]
    assert house not in about["duel"]
    assert house in about["mod-full-moon"]
    assert house in about["hermit"]


def test_a_pack_in_the_user_s_folder_is_listed_and_can_be_chosen_by_name(run: Run, packs: Path) -> None:
    (packs / "mine").mkdir()
    (packs / "mine" / "pack.toml").write_text('title = "moonlight"\nname = "My box"\n')
    (packs / "other").mkdir()
    (packs / "other" / "pack.toml").write_text('title = "another game"\nname = "x"\n')
    assert run("games", "--json").json["games"][0]["packs"] == ["house", "mine"]
    assert run("cards", "moonlight", "--pack", "mine", "--json").json["pack"] == "My box"
    assert run("cards", "moonlight", "--pack", "My box", "--json").json["pack"] == "My box"


def test_two_packs_of_one_name_are_chosen_by_folder(run: Run, packs: Path) -> None:
    for folder in ("mine", "yours"):
        (packs / folder).mkdir()
        (packs / folder / "pack.toml").write_text('title = "moonlight"\nname = "My box"\n')
    said = run("cards", "moonlight", "--pack", "My box")
    assert said.code == 2
    assert "2 packs are called 'My box'; choose one of mine, yours." in said.err
    assert run("cards", "moonlight", "--pack", "yours", "--json").json["pack"] == "My box"
