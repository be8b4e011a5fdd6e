"""Every icon that the English, French and Spanish books explain is on a card of a pack and played in a scenario."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from alehouse.engine.scenario import read_scenario

HERE = Path(__file__).parent
HALVES: list[dict[str, Any]] = tomllib.loads((HERE / "iconography.toml").read_text("utf-8"))["halves"]
PACK: dict[str, Any] = tomllib.loads((HERE.parent / "packs" / "iconography.toml").read_text("utf-8"))
PRINTED = {"en": 11, "fr": 12, "es": 11}


@pytest.mark.parametrize("half", HALVES, ids=lambda half: f"{half['icon']} {half['half']}")
def test_every_half_of_an_icon_is_on_a_card_that_a_scenario_plays(half: dict[str, Any]) -> None:
    scenario = read_scenario(HERE.parent / "scenarios" / "moonlight" / f"{half['scenario']}.toml")
    assert f"'{half['card']}'" in str({name: scenario[name] for name in ("given", "step", "case") if name in scenario})
    assert half["card"] in PACK["equipment"] | PACK["werewolves"]


def test_the_pack_has_no_card_besides() -> None:
    assert {half["card"] for half in HALVES} == set(PACK["equipment"] | PACK["werewolves"])


@pytest.mark.parametrize("book", PRINTED)
def test_every_book_explains_so_many_icons(book: str) -> None:
    assert len({half["icon"] for half in HALVES if book in half["books"]}) == PRINTED[book]
