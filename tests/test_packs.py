"""Packs that add, remove, copy and restrict entries, and numbers by player count and turn order, in every title."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alehouse.bots.levels import bot
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import Content, pack_paths, written_pack
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump
from alehouse.engine.state import OVER
from alehouse.games import LIBRARY
from alehouse.lab.simulate import recorded_game
from alehouse.lab.variants import random_pack, random_setup
from alehouse.text.speech import Speech

TITLES = LIBRARY.ids()
DECKS = {"moonlight": "equipment", "dicebrewing": "recipes", "brewcrafters": "workers"}
ONE = {"moonlight": "lantern", "dicebrewing": "export-lager", "brewcrafters": "chemist"}  # an entry of the deck
OUT = {"moonlight": "mace", "dicebrewing": "baltic-porter", "brewcrafters": "accountant"}


def richer(name: str) -> Content:
    """One entry left out, one three times, and a new one."""
    named = {"like": ONE[name], "name": {"en": "Brand New", "it": "Tutto nuovo"}}
    return {DECKS[name]: {OUT[name]: {"copies": 0}, ONE[name]: {"copies": 3}, "brand-new": named}}


@pytest.mark.parametrize("name", TITLES)
def test_entries_are_left_out_copied_and_added(name: str) -> None:
    title = LIBRARY.get(name)
    pack = title.changed("richer", richer(name))
    ids, house = pack.ids(DECKS[name]), title.house()
    assert OUT[name] not in ids
    assert {f"{ONE[name]}-2", f"{ONE[name]}-3", "brand-new"} < set(ids)
    assert len(ids) == len(house.ids(DECKS[name])) + 2
    assert pack.rules[DECKS[name]]["brand-new"] == house.rules[DECKS[name]][ONE[name]]
    assert pack.content[DECKS[name]]["brand-new"]["source"] == "pack"
    actions = [title.codebook(pack).describe(code) for code in title.codebook(pack).codes()]
    met = {str(value) for action in actions for value in action.values()}
    assert "brand-new" in met
    assert OUT[name] not in met


@pytest.mark.parametrize("name", TITLES)
def test_copies_have_the_name_of_their_card_and_new_entries_their_own(name: str) -> None:
    title = LIBRARY.get(name)
    pack = title.changed("richer", richer(name))
    for lang in ("en", "fr", "es", "it"):
        speech, house = Speech(title, pack, lang), Speech(title, title.house(), lang)
        original = house.name(DECKS[name], ONE[name])
        assert speech.name(DECKS[name], f"{ONE[name]}-2") == speech.named(f"{ONE[name]}-3") == original
        assert speech.name(DECKS[name], "brand-new") == ("Tutto nuovo" if lang == "it" else "Brand New")


@pytest.mark.parametrize("name", TITLES)
def test_a_record_with_other_entries_is_played_again(name: str) -> None:
    title = LIBRARY.get(name)
    setup = title.setup(2, {}, title.changed("richer", richer(name)), seed=3)
    record = recorded_game(setup, [RandomBot(), RandomBot()], 3)
    again = read_record(LIBRARY, "\n".join(record.lines()))
    assert dump(again.replay()) == dump(record.replay())
    assert again.lines() == record.lines()


@pytest.mark.parametrize("name", TITLES)
def test_observations_and_learnt_weights_follow_the_entries(name: str) -> None:
    title = LIBRARY.get(name)
    pack = title.changed("richer", richer(name))
    with_house, with_pack = (title.fields(title.setup(2, {}, one)) for one in (title.house(), pack))
    assert sum(field.size for field in with_pack) > sum(field.size for field in with_house)
    assert title.learnt_problem(pack)
    assert title.learnt_judge(pack) is title.judge()


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize("name", TITLES)
def test_bots_play_with_other_entries(name: str, level: str) -> None:
    title = LIBRARY.get(name)
    pack = title.changed("richer", richer(name))
    record = recorded_game(title.setup(2, {}, pack, seed=5), [bot(level, title, pack) for seat in range(2)], 5)
    assert record.replay().to_act == OVER


@pytest.mark.parametrize("name", TITLES)
def test_only_leaves_out_what_a_pack_does_not_name(name: str, tmp_path: Path) -> None:
    title, deck = LIBRARY.get(name), DECKS[name]
    kept = [id for id, entry in title.house().content[deck].items() if entry.get("first", entry.get("starter", True))]
    (tmp_path / "pack.toml").write_text(f'title = "{name}"\nname = "Few"\nonly = ["{deck}"]\n')
    (tmp_path / f"{deck}.toml").write_text("".join(f"[{id}]\n" for id in kept))
    assert title.check(tmp_path) == []
    assert title.pack(str(tmp_path)).ids(deck) == kept
    (tmp_path / "pack.toml").write_text(f'title = "{name}"\nname = "Few"\nonly = ["numbers"]\n')
    (problem,) = title.check(tmp_path)
    assert re.match(rf"pack.toml: field 'only' must be a list of .*\b{deck}\b", str(problem))


@pytest.mark.parametrize("name", TITLES)
def test_a_pack_may_be_a_single_file(name: str, tmp_path: Path) -> None:
    title, changes = LIBRARY.get(name), richer(name)
    file = tmp_path / "my-box.toml"
    file.write_text(written_pack(name, "My box", changes), encoding="utf-8")
    assert pack_paths(tmp_path) == {"my-box": file}
    assert title.check(file) == []
    pack = title.pack(str(file))
    assert (pack.name, pack.changes, pack.digest) == ("My box", changes, title.changed("x", changes).digest)
    file.write_text(f'title = "{name}"\n[{DECKS[name]}.{ONE[name]}]\ncopies = 99\n')
    (problem,) = title.check(file)
    assert str(problem).startswith(f"{DECKS[name]}.toml, {ONE[name]}: field 'copies' must be a whole number")


@pytest.mark.parametrize(
    ("name", "number", "read"),
    [
        ("moonlight", "start-noise", lambda p: p.noise),
        ("moonlight", "start-dirt", lambda p: p.dirt),
        ("moonlight", "start-points", lambda p: p.adjustment),
        ("dicebrewing", "start-coins", lambda p: p.coins),
        ("dicebrewing", "start-seeds", lambda p: p.seeds),
        ("dicebrewing", "start-experience", lambda p: p.experience),
        ("brewcrafters", "start-money", lambda p: p.money),
        ("brewcrafters", "start-hops", lambda p: p.stock[1]),
        ("brewcrafters", "start-yeast", lambda p: p.stock[2]),
        ("brewcrafters", "start-rep", lambda p: p.rep),
    ],
)
def test_a_number_may_depend_on_the_player_count_and_on_the_turn_order(name: str, number: str, read: Any) -> None:
    title = LIBRARY.get(name)
    house = {} if number in title.house().ids("numbers") else {"value": 0}
    others = {"brewcrafters": {"second-seat-money": {"value": 0}}, "dicebrewing": {"seeds": {"value": 12}}}
    numbers = others.get(name, {})
    pack = title.changed("handicap", {"numbers": {**numbers, number: {**house, "by-players": {"2": [1, 3], "3": 2}}}})
    for count, wanted in ((2, [1, 3]), (3, [2, 2, 2])):
        for seed in range(4):
            state: Any = title.new(count, {}, pack, seed)
            while name == "moonlight" and state.phase < 0:
                state.apply(state.legal()[0])
            first = {"moonlight": "first", "dicebrewing": "priority", "brewcrafters": "start"}[name]
            order = [state.players[(getattr(state, first) + turn) % count] for turn in range(count)]
            assert [read(player) for player in order] == wanted
            assert title.invariants(state) == []


def test_a_number_of_the_rules_may_depend_on_the_player_count() -> None:
    title = LIBRARY.get("moonlight")
    pack = title.changed("loud", {"numbers": {"attack-limit": {"by-players": {"2": 7}}}})
    assert [title.new(seats, {}, pack).view(0)["attack_limit"] for seats in (1, 2, 3)] == [10, 7, 10]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"equipment": {"felt-boot": {"amount": 1}}}, "did you mean 'felt-boots'.* Or is it new.*needs effects, limit"),
        ({"equipment": {"shoe": {"like": "boots"}}}, "shoe: field 'like': unknown entry 'boots'"),
        ({"equipment": {"my shoe": {"like": "mace"}}}, "'my shoe' is not an id of 1 to 40"),
        ({"equipment": {"mace": {"copies": 21}}}, "mace: field 'copies' must be a whole number from 0 to 20"),
        ({"equipment": {"mace": {"copies": 20}, "axe": {"copies": 20}}}, "cards together; at most 60"),
        ({"rooms": {"cellar": {}}}, "unknown entry 'cellar'"),
        ({"rooms": {"chapel": {"copies": 0}}}, "unknown field 'copies'"),
        ({"monks": {id: {"copies": 0} for id in LIBRARY.get("moonlight").house().ids("monks")}}, "8 to 60"),
        ({"werewolves": {"the-beast": {"copies": 0}}}, "'the-beast' must stay"),
        ({"numbers": {"start-nois": {"value": 1}}}, "did you mean 'start-noise'"),
        ({"numbers": {"start-noise": {"value": 6}}}, "start-noise: must be at most 5"),
        ({"numbers": {"attack-limit": {"by-players": {"2": [7, 8]}}}}, "one number for all players; those that may"),
        ({"numbers": {"attack-limit": {"by-players": {"3": 5}}}}, "attack-limit: must be at least 6"),
        ({"numbers": {"start-dirt": {"value": 0, "by-players": {"3": [1, 2]}}}}, "must have 3 numbers for 3 players"),
        ({"numbers": {"start-dirt": {"value": 0, "by-players": {"two": 1}}}}, "by number of players, not by 'two'"),
        ({"equipment": 5}, "equipment.toml: must be a table"),
    ],
)
def test_what_cannot_be_is_named(changes: Any, problem: str) -> None:
    with pytest.raises(AlehouseError, match=problem):
        LIBRARY.get("moonlight").changed("odd", changes)


def test_the_pack_as_printed_follows_the_letter() -> None:
    title = LIBRARY.get("brewcrafters")
    assert title.pack_names() == ["house", "as-printed"]
    pack = title.pack("as-printed")
    assert pack.name == "as-printed"
    assert sorted(pack.changes["workers"]) == ["hops-expert", "yeast-lab-technician"]
    assert title.pack_of(json.loads(json.dumps(pack.rules)), pack.name).digest == pack.digest
    assert Speech(title, pack, "fr").pack() == "Comme imprimé"


@pytest.mark.parametrize("name", TITLES)
def test_games_with_random_packs_end_well(name: str) -> None:
    title = LIBRARY.get(name)
    for number in range(8):
        rng = Random(number)
        setup = random_setup(title, rng, random_pack(title, rng), number)
        state = setup.start()
        while state.to_act != OVER:
            state.play(rng.choice(list(state.legal())))
            assert title.invariants(state) == []


def test_the_packs_of_the_guide_can_be_played() -> None:
    """Every block of docs/packs.md that shows a file is a pack, of Moonlight Brewers if it names no title."""
    titles = {title.name: title for title in map(LIBRARY.get, TITLES)}
    guide = (Path(__file__).parent.parent / "docs" / "packs.md").read_text("utf-8")
    blocks = re.findall(r"```toml\n# (\w+)\.toml(?: of ([A-Za-z ]+):[^\n]*)?\n(.*?)```", guide, re.DOTALL)
    assert {name for _, name, _ in blocks} == {"", "Dice Brewing"}
    for section, name, text in blocks:
        title = titles[name or "Moonlight Brewers"]
        pack = title.changed("guide", {section: tomllib.loads(text)})
        recorded_game(title.setup(2, {}, pack), [RandomBot(), RandomBot()], 1)
