"""What is printed: the whole box, one variant of it, or a pack with other values."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.barrels.title import BarrelsTitle

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.print.document import PARTS, chosen_parts, document
from alehouse.print.edition import Edition
from alehouse.print.render import pdf

MOONLIGHT, CRAFTERS = LIBRARY.get("moonlight"), LIBRARY.get("brewcrafters")


def whole(title: str) -> dict[str, Any]:
    found = LIBRARY.get(title)
    return document(Edition(found, found.house(), "en"), "a4", PARTS)


def variant(**options: str) -> dict[str, Any]:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return document(Edition(MOONLIGHT, MOONLIGHT.house(), "en", chosen), "a4", PARTS)


def decks(data: dict[str, Any]) -> Counter[str]:
    """How many cards of each deck there are."""
    return Counter(card["front"]["deck"] for part in data["parts"] for card in part.get("cards", []))


def parts_of(data: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [part for part in data["parts"] if part["kind"] == kind]


def names(data: dict[str, Any], deck: str) -> Counter[str]:
    cards = [card["front"] for part in data["parts"] for card in part.get("cards", [])]
    return Counter(card["name"] for card in cards if card["deck"] == deck)


def test_moonlight_has_the_cards_of_its_books() -> None:
    assert decks(whole("moonlight")) == {
        "Monks": 19,
        "Werewolves": 18,
        "Equipment": 13,
        "Blessings and holy objects": 13,
        "Mods": 8,
        "Hermit Brewer nights": 7,
        "Hermit Brewer omens": 12,
        "Hermit Brewer keepsakes": 7,
    }


def test_brew_crafters_has_everybodys_buildings_and_two_of_each_partnership() -> None:
    data = whole("brewcrafters")
    assert names(data, "Local partnerships") == {"Spices Importer": 2, "Coffee Roaster": 2}
    tiles = names(data, "Buildings and equipment")
    assert tiles["Hops Infusers"] == 3 * CRAFTERS.max_seats
    assert tiles["Mash Tun"] == CRAFTERS.max_seats
    assert "Research Lab" not in tiles


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_each_card_of_the_content_is_printed_under_its_name(title: str) -> None:
    found = LIBRARY.get(title)
    edition = Edition(found, found.house(), "en")
    data = whole(title)
    for section in (
        "monks",
        "werewolves",
        "equipment",
        "blessings",
        "nights",
        "omens",
        "keepsakes",
        "recipes",
        "workers",
    ):
        if section in found.house().content:
            wanted = Counter(edition.name(section, id) for id in edition.entries(section))
            assert names(data, edition.speech.section(section)) == wanted


def test_dice_brewing_has_its_tokens_by_stack_and_asks_for_its_dice() -> None:
    data = whole("dicebrewing")
    pieces = Counter(token["name"] for part in parts_of(data, "tokens") for token in part["tokens"])
    assert pieces["Honey"] == 3
    assert pieces["Reroll a Die"] == 3
    assert pieces["Seeds"] == 6
    dice = parts_of(data, "cover")[0]["needs"][0]
    assert dice.startswith("six-sided dice: 14")
    assert "Pale malt" in dice


def test_a_variant_has_only_what_it_needs() -> None:
    plain = decks(variant(sprint="on"))
    assert plain["Mods"] == 1
    assert plain["Monks"] == 15
    assert plain["Hermit Brewer nights"] == 0
    assert decks(variant(expansion="on"))["Monks"] == 19
    alone = variant(hermit="on")
    assert decks(alone)["Hermit Brewer omens"] == 12
    assert [part["name"] for part in parts_of(alone, "sheets")] == ["Taste Sheet", "Hermit Brewer"]


def test_a_variant_has_its_own_numbers() -> None:
    def noise(data: dict[str, Any]) -> Any:
        return next(row for row in parts_of(data, "sheets")[0]["rows"] if row["kind"] == "track")

    assert noise(whole("moonlight"))["high"] == 10
    assert noise(variant(mod_light_sleepers="on"))["high"] == 8
    short = parts_of(variant(mod_short_brew="on"), "sheets")[0]["rows"]
    assert [len(row["boxes"]) for row in short if row["kind"] == "boxes"][1] == 5
    taste = [name.split()[0] for name, _, _ in short[2]["boxes"]]
    counted = parts_of(variant(mod_short_brew="on"), "scores")[0]["rows"]
    assert [row.split()[1].rstrip(",") for row in counted[: len(taste)]] == taste
    assert len(counted) == len(parts_of(whole("moonlight"), "scores")[0]["rows"]) - 2
    assert [name for name, _, _ in parts_of(variant(duel="on"), "rules")[0]["options"]] == ["Duel"]


def test_a_pack_is_printed_with_its_values_and_marked(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('title = "moonlight"\nname = "Loud"\n')
    (tmp_path / "numbers.toml").write_text(
        "[attack-limit]\nvalue = 14\nby-players = { 2 = 12 }\n"
        "[start-noise]\nvalue = 0\nby-players = { 3 = [2, 1, 0] }\n"
    )
    (tmp_path / "equipment.toml").write_text('[mace]\nname = "Mighty Mace"\namount = 2\n')
    data = document(Edition(MOONLIGHT, MOONLIGHT.pack(str(tmp_path)), "en"), "a4", PARTS)
    mace = next(
        card["front"]
        for part in parts_of(data, "cards")
        for card in part["cards"]
        if card["front"]["name"] == "Mighty Mace"
    )
    assert mace["lines"][0] == "+2 in fights"
    assert mace["source"] == "pack"
    _, note, values = parts_of(data, "rules")[0]["tables"][0]
    assert "the values count" in note
    assert values[:2] == [["Noise at which a Werewolf attacks", "14", "pack"], ["2 players: 12", "", "pack"]]
    assert values[-2:] == [
        ["Noise at the start", "0", "pack"],
        ["3 players, in turn order: 2, 1, 0", "", "pack"],
    ]
    house = document(Edition(MOONLIGHT, MOONLIGHT.house(), "en"), "a4", ["rules"])
    assert parts_of(house, "rules")[0]["tables"][0][1] == ""


def test_a_title_without_a_box_of_its_own_is_printed_too() -> None:
    title = BarrelsTitle()
    assert pdf(Edition(title, title.house(), "en"), "a4", PARTS).startswith(b"%PDF")


def test_the_same_edition_gives_the_same_file() -> None:
    made = [pdf(Edition(MOONLIGHT, MOONLIGHT.house(), "en"), "a4", ["tokens"]) for _ in range(2)]
    assert made[0] == made[1]


def test_unknown_parts_and_papers_are_named() -> None:
    assert chosen_parts([]) == PARTS
    assert chosen_parts(["rules", "cards"]) == ["cards", "rules"]
    with pytest.raises(AlehouseError, match="did you mean 'cards'"):
        chosen_parts(["card"])
    with pytest.raises(AlehouseError, match="unknown paper 'a5'"):
        document(Edition(MOONLIGHT, MOONLIGHT.house(), "en"), "a5", PARTS)
