"""Games carry their content: what becomes of the house pack does not change them."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.table.sitting import Sitting

from alehouse.bots.random_bot import RandomBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE, Content, Pack, digest_of, rules_content
from alehouse.engine.record import LONGEST_LINE, Record, read_record
from alehouse.engine.schema import Schema, Section, Whole
from alehouse.engine.snapshot import dump
from alehouse.engine.state import SPECTATOR
from alehouse.engine.title import Library
from alehouse.games import LIBRARY
from alehouse.games.moonlight.title import Moonlight
from alehouse.lab.simulate import recorded_game
from alehouse.table.table import Table

OLD = Path(__file__).parent / "format1"
NAMED = {"name": {"en": "Slippers", "fr": "Pantoufles", "es": "Zapatillas", "it": "Pantofole"}}
NEXT_HOUSE: dict[str, Content] = {  # a price or a number, and what a card does
    "moonlight": {
        "numbers": {"attack-limit": {"value": 8}},
        "equipment": {"felt-boots": {"effects": [{"do": "noise", "amount": -2}]}},
    },
    "dicebrewing": {
        "tokens": {"take-die": {"price": {"source": "house", "coins": 9}}},
        "recipes": {"cheap-lager": {"effects": [{"do": "experience", "amount": 4}]}},
    },
    "brewcrafters": {
        "workers": {"chemist": {"cost": 9}},
        "recipes": {"pumpkin-ale": {"rep": 19}},
    },
}


def next_release(id: str, changes: Content) -> Library:
    """A library whose house pack of a title is another one under the same rules version."""
    library = Library()
    for version in range(1, LIBRARY.get(id).rules_version + 1):
        title = type(LIBRARY.get(id, version))()
        content = copy.deepcopy(title.changed(HOUSE, changes).content)
        for entries in changes.values():
            for card in entries:
                for named in content.values():
                    if card in named:
                        named[card].update(NAMED)
        title._house = Pack(id, HOUSE, content, {})
        library.add(title)
    return library


def game(id: str) -> Record:
    title = LIBRARY.get(id)
    seats = max(2, title.min_seats)
    return recorded_game(title.setup(seats, {}, seed=4), [RandomBot() for seat in range(seats)], 4)


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_a_record_is_played_with_its_own_content_after_the_house_pack_changed(id: str) -> None:
    record = game(id)
    library = next_release(id, NEXT_HOUSE[id])
    again = read_record(library, "\n".join(record.lines()))
    assert dump(again.replay()) == dump(record.replay())
    assert again.lines() == record.lines()
    house = library.get(id).house()
    assert again.setup.pack.digest != house.digest
    for section, entries in NEXT_HOUSE[id].items():
        for card, fields in entries.items():
            for field in fields:
                assert again.setup.pack.content[section][card][field] != house.content[section][card][field]


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_a_table_is_played_on_with_its_own_content_after_the_house_pack_changed(id: str) -> None:
    sitting = Sitting(id, seats=3)
    sitting.play_on(Random(1), 20)
    library = next_release(id, NEXT_HOUSE[id])
    sitting.library, sitting.table = library, Table.load(sitting.about, sitting.log, library)
    assert sitting.table.must_play().setup.pack.digest == LIBRARY.get(id).house().digest
    sitting.play_on(Random(2))
    assert sitting.table.status == "over"
    assert Table.load(sitting.about, sitting.log, LIBRARY).status == "over"


def test_new_games_take_the_new_house_pack() -> None:
    library = next_release("moonlight", NEXT_HOUSE["moonlight"])
    assert library.get("moonlight").new(2).view(SPECTATOR)["attack_limit"] == 8


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_names_and_sources_are_not_part_of_the_rules(id: str) -> None:
    house = LIBRARY.get(id).house()
    content = copy.deepcopy(house.content)
    for entries in content.values():
        for entry in entries.values():
            entry.update(NAMED, source="inferred")
    assert digest_of(content) == house.digest
    assert rules_content(content) == house.rules


def test_the_order_of_cards_is_part_of_the_rules() -> None:
    house = LIBRARY.get("moonlight").house()
    turned = {**house.rules, "equipment": dict(reversed(house.rules["equipment"].items()))}
    assert turned == house.rules
    assert digest_of(turned) != house.digest


def test_the_houses_own_content_is_the_house_pack_itself() -> None:
    title = LIBRARY.get("moonlight")
    assert title.pack_of(json.loads(json.dumps(title.house().rules)), HOUSE) is title.house()
    renamed = title.pack_of(title.house().rules, "My box")
    assert (renamed.name, renamed.content) == ("My box", title.house().content)


def test_what_differs_from_the_house_is_marked() -> None:
    title = LIBRARY.get("moonlight")
    pack = title.pack_of(title.changed("x", {"equipment": {"felt-boots": {"amount": -2}}}).rules, "x")
    assert pack.content["equipment"]["felt-boots"]["source"] == "pack"
    assert pack.content["equipment"]["mace"] == title.house().content["equipment"]["mace"]


# -- later schemas ---------------------------------------------------------------------------------------------


class Roomier(Moonlight):
    """A release whose equipment may have one more field."""

    def schema(self) -> Schema:
        schema = super().schema()
        old = schema["equipment"]
        fields = {name: spec for name, spec in old.fields.items() if name not in ("name", "source")}
        schema["equipment"] = Section({**fields, "weight": Whole(0, 9)}, optional=[*old.optional, "weight"])
        return schema


def test_content_from_before_an_optional_field_still_loads() -> None:
    title = Roomier()
    heavier = copy.deepcopy(LIBRARY.get("moonlight").house().content)
    heavier["equipment"]["mace"]["weight"] = 3
    title._house = Pack("moonlight", HOUSE, heavier, {})
    library = Library()
    library.add(title)
    record = game("moonlight")
    assert dump(read_record(library, "\n".join(record.lines())).replay()) == dump(record.replay())


# -- content from anywhere ----------------------------------------------------------------------------------------


def with_content(change: Any) -> str:
    lines = game("moonlight").lines()
    carried = json.loads(lines[1])
    lines[1] = json.dumps(change(carried))
    return "\n".join(lines)


def put(section: str, id: str, **fields: Any) -> Any:
    def change(carried: Any) -> Any:
        carried["content"][section][id] = {**carried["content"][section].get(id, {}), **fields}
        return carried

    return change


def drop(section: str, id: str = "") -> Any:
    def change(carried: Any) -> Any:
        if id:
            del carried["content"][section][id]
        else:
            del carried["content"][section]
        return carried

    return change


def crowd(carried: Any) -> Any:
    mace = carried["content"]["equipment"]["mace"]
    carried["content"]["equipment"] = {f"mace-{number}": mace for number in range(61)}
    return carried


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("equipment", "mace", effects=[{"do": "fight", "amount": 5}]), "was altered: its digest is"),
        (
            put("equipment", "mace", effects=[{"do": "fight", "amount": 9}]),
            "equipment.toml, mace: field 'effects' item 1 field 'amount' must be a whole number from -6 to 6",
        ),
        (put("equipment", "mace", shell="rm"), "unknown field 'shell'"),
        (put("equipment", "../mace"), "letters, digits and hyphens"),
        (put("numbers", "attack-limit", value=1), "attacks would never end"),
        (put("rooms", "forest", doors=5), "field 'doors' must be a table"),
        (drop("equipment"), "equipment.toml: is missing"),
        (drop("numbers", "attack-limit"), "does not fit the rules"),
        (drop("rooms", "forest"), "does not fit the rules"),
        (crowd, "61 entries; at most 60"),
        (lambda carried: {"content": {**carried["content"], "../etc": {}}}, "unknown file"),
        (lambda carried: {"content": {"rooms": 5}}, "a table of files"),
        (lambda carried: {"content": {}}, "is not known here"),
        (lambda carried: {"content": 5}, "content of the game is missing"),
        (lambda carried: {}, "content of the game is missing"),
        (lambda carried: {**carried, "more": "x" * LONGEST_LINE}, f"more than {LONGEST_LINE} characters"),
    ],
)
def test_content_that_is_wrong_or_was_altered_is_refused_by_name(change: Any, says: str) -> None:
    with pytest.raises(AlehouseError, match=says):
        read_record(LIBRARY, with_content(change))


def test_a_record_that_ends_before_its_content_is_refused() -> None:
    with pytest.raises(AlehouseError, match="content of the game is missing"):
        read_record(LIBRARY, game("moonlight").lines()[0])


# -- format 1 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_a_record_of_format_1_replays_after_the_house_pack_has_changed(id: str) -> None:
    record = read_record(next_release(id, NEXT_HOUSE[id]), (OLD / f"{id}.ale").read_text("utf-8"))
    assert dump(record.replay()) == dump(read_record(LIBRARY, (OLD / f"{id}.ale").read_text("utf-8")).replay())


@pytest.mark.parametrize("name", [*LIBRARY.ids(), "campaign", "changed", "honest"])
def test_a_record_of_format_1_replays_and_is_written_in_the_present_format(name: str) -> None:
    record = read_record(LIBRARY, (OLD / f"{name}.ale").read_text("utf-8"))
    state = record.replay()
    assert len(record.steps) >= 40
    id = record.setup.title.id
    again = read_record(next_release(id, NEXT_HOUSE[id]), "\n".join(record.lines()))
    assert dump(again.replay()) == dump(state)


def test_a_record_of_format_1_keeps_what_its_pack_changed() -> None:
    record = read_record(LIBRARY, (OLD / "changed.ale").read_text("utf-8"))
    assert record.setup.pack.name == "My box"
    assert record.setup.pack.content["equipment"]["felt-boots"]["effects"] == [{"do": "noise", "amount": -2}]
    assert record.start().view(SPECTATOR)["attack_limit"] == 8


def test_a_record_of_format_1_of_an_unknown_house_pack_is_refused() -> None:
    text = (OLD / "moonlight.ale").read_text("utf-8").replace("550a10e84ee98929", "0123456789abcdef")
    with pytest.raises(AlehouseError, match="house pack that is not known here"):
        read_record(LIBRARY, text)
