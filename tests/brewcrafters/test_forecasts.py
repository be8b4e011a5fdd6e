"""What choices of Brew Crafters are foretold to bring."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import TITLE, Table, brewing, sit

from alehouse.engine.facts import Facts
from alehouse.engine.forecast import Changes, Foreseen, foreseen
from alehouse.text.speech import Speech

pytestmark = pytest.mark.engine


def told(table: Table, words: str) -> Foreseen:
    """The forecast of an action in words."""
    codebook = TITLE.codebook(TITLE.house())
    for code, forecast in zip(table.state.legal(), foreseen(TITLE, TITLE.house(), table.state), strict=True):
        if " ".join(str(value) for value in codebook.describe(code).values()) == words:
            return forecast
    raise AssertionError(f"{words} is not legal: {table.legal}")


def changes(table: Table, words: str) -> dict[str, int]:
    """Facts that surely change."""
    return {name: spread[0][0] for name, spread in told(table, words)["facts"].items() if len(spread) == 1}


def outcomes(table: Table, words: str) -> list[str]:
    return Speech(TITLE, TITLE.house(), "en").changes(
        Changes(exact=True, facts={}, outcomes=told(table, words)["outcomes"]), []
    )


def test_a_market_space_that_overflows_the_storehouse() -> None:
    """BC-049, BC-066: 10 of 12 are stored and the space has 6 Malt, so 4 have to go."""
    table = sit(storage="5 3 2", market={"malt-market": {"goods": {"malt": 6}}})
    assert outcomes(table, "place malt-market") == ["gain 6 Malt", "16 stored, room for 12", "discard 4 ingredients"]
    assert changes(table, "place malt-market")["stored"] == 2


def test_a_benefit_counts_into_the_overflow() -> None:
    """BC-049: what workers add is settled together with what the space gave."""
    table = sit(storage="5 3 2", market={"malt-market": {"goods": {"malt": 6}}}, workers=["malt-importer"])
    gained = [
        one["event"]["amount"] for one in told(table, "place malt-market")["outcomes"] if "amount" in one["event"]
    ]
    assert gained == [6, 1] or gained == [1, 6]
    assert outcomes(table, "place malt-market")[-1] == f"discard {sum(gained) - 2} ingredients"


def test_selling_and_bottling_are_foretold() -> None:
    """BC-097, BC-098, BC-108"""
    table = brewing(line=["everyday-ale"], tanks={"tank-1": "everyday-ale"})
    assert outcomes(table, "process-collab") == ["sell Everyday Ale for $2", "bottle Everyday Ale"]
    assert changes(table, "process-collab") == {"money": 2}


def test_facts_are_always_the_same_ones() -> None:
    names = Facts()
    sit().state.facts(0, names)
    again = Facts()
    brewing(seats=4, options=["secret-recipe"]).state.facts(3, again)
    assert names.names == again.names
    assert len(names.names) == len(set(names.names))
