"""What is played for somebody who runs out of time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.dicebrewing.play import TITLE, Table, sit

from alehouse.engine.state import OVER

pytestmark = pytest.mark.engine

WHEAT = ["table-wheat", "double-ipa", "doppelbock"]


def school(*active: str, storage: list[str] | None = None) -> Table:
    return sit(round=2, active=[*active, "U2"], storage=storage or []).play("base SS1")


def swap(*active: str, rolls: list[int]) -> Table:
    table = sit(round=2, active=[*active, "U3"], supply={"pale-malt": len(rolls), "dark-malt": 0}, dice=rolls)
    return table.play("base SS2")


def brewed(row: str, *storage: str, **rest: Any) -> Table:
    cards = [row, "doppelbock", "barley-wine"]
    return sit(at="brew", row=cards, storage=list(storage), **rest).play(f"brew {row}")


EMPTY = {"raise-die": 0, "reroll-die": 0, "guard-die": 0}
DEFAULTS: dict[str, tuple[Callable[[], Table], str, str]] = {
    "no building is blocked": (lambda: sit(at="w1", seeds=1, tokens={"block-building": 1}), "token-w1", "done"),
    "a turn without a piece is passed": (lambda: sit(active=["Y1"]), "place-main", "pass"),
    "a turn with a piece is ended": (lambda: sit(active=["Y1"], seeds=1).play("base MH1"), "place-main", "end-turn"),
    "the lowest die is placed": (
        lambda: sit(active=["Y3"], storage=["Y2", "Y5"]).play("base MH2"),
        "place-piece",
        "pick storage pale-malt 2",
    ),
    "the lowest sufficient blue die speeds, Active before Storage": (
        lambda: sit(active=["U2", "U4"], storage=["U4", "U5"], base={"MH1": "seed"}).play("speed MH1"),
        "place-piece",
        "pick active skill 4",
    ),
    "the low Active dice are rerolled": (lambda: school("Y1", "K2", "G5"), "school-reroll", "reroll-active 2"),
    "only ones if there is no two": (lambda: school("Y1", "K3", "G5"), "school-reroll", "reroll-active 1"),
    "else the lowest single die": (
        lambda: school("Y4", storage=["K3"]),
        "school-reroll",
        "pick storage dark-malt 3",
    ),
    "and no more than that": (
        lambda: school("Y4", "K5", "G5").play("pick active pale-malt 4"),
        "school-reroll",
        "finish",
    ),
    "the colour of the lowest die is swapped": (
        lambda: sit(round=2, active=["Y4", "K2", "U3"]).play("base SS2"),
        "school-swap-colour",
        "colour dark-malt",
    ),
    "the lowest die is swapped for a better one": (
        lambda: swap("Y2", "Y4", rolls=[3]),
        "school-swap-die",
        "pick active pale-malt 2",
    ),
    "nothing is swapped for no gain": (lambda: swap("Y3", "Y4", rolls=[3]), "school-swap-die", "keep"),
    "a set being stored is finished": (
        lambda: sit(active=["Y3", "K3"]).play("store", "pick active pale-malt 3"),
        "store-dice",
        "finish",
    ),
    "what completes a recipe is stored": (
        lambda: sit(row=WHEAT, active=["Y3", "Y2", "K6"]).play("store"),
        "store-dice",
        "store-for table-wheat",
    ),
    "else the best die": (lambda: sit(active=["Y3", "K5"]).play("store"), "store-dice", "pick active dark-malt 5"),
    "nothing is bought": (lambda: sit(at="purchase", round=3, coins=9, active=["Y1"]), "buy-main", "done"),
    "the full price is paid if it can be": (
        lambda: sit(at="purchase", round=2, coins=4, active=["U6"]).play("buy honey"),
        "buy-discount",
        "full-price",
    ),
    "else the largest discount with the lowest die": (
        lambda: sit(at="purchase", round=2, coins=2, active=["U4", "U5", "U6"]).play("buy special-malt"),
        "buy-discount",
        "pick active skill 4",
    ),
    "no token is played before the brewing": (
        lambda: sit(at="w4", storage=["Y1"], tokens={"raise-die": 1}),
        "token-w4",
        "done",
    ),
    "nothing is brewed": (lambda: sit(at="brew", row=WHEAT, storage=["Y2", "Y3"]), "brew-main", "decline"),
    "the largest bonus is taken": (
        lambda: brewed("export-lager", "Y4", "Y4", "G3", "G3", "G4", "U5", ingredients={"special-malt": 1}),
        "brew-improve",
        "improve special-malt",
    ),
    "on a tie the blue die": (
        lambda: brewed(
            "weizenbock", "Y4", "Y3", "K3", "K3", "G2", "U5", ingredients={"fruit": 1, "honey": 0, "spices": 0}
        ),
        "brew-improve",
        "improve-skill",
    ),
    "the proposed dice are used": (lambda: brewed("table-wheat", "Y2", "Y3", "Y6"), "brew-dice", "auto-dice"),
    "a die reward is black": (lambda: brewed("dry-stout", "K2", "K2"), "brew-reward-die", "colour dark-malt"),
    "else yellow": (
        lambda: brewed("dry-stout", "K2", "K2", supply={"dark-malt": 0}),
        "brew-reward-die",
        "colour pale-malt",
    ),
    "a token reward is +1": (lambda: brewed("village-bock", "Y2", "K2"), "brew-reward-token", "win-token raise-die"),
    "else the next by worth": (
        lambda: brewed("village-bock", "Y2", "K2", black_market=EMPTY),
        "brew-reward-token",
        "win-token take-die",
    ),
}


@pytest.mark.parametrize("situation", DEFAULTS)
def test_the_default(situation: str) -> None:
    table, decision, action = DEFAULTS[situation]
    found = table()
    assert (found.decision, found.default) == (decision, action)
    assert action in found.legal


def test_an_improvement_worth_two_coins_less_per_point_is_weighed() -> None:
    """One experience counts as two coins: 3 experience beat 5 coins, 2 experience do not."""
    hops = {"special-malt": 1, "special-hops": 1}
    assert brewed("export-lager", "Y4", "Y4", "G3", "G3", "G4", ingredients=hops).default == "improve special-hops"


def test_a_token_that_was_taken_up_hits_a_rival() -> None:
    table = sit(
        active=["Y1"], storage=["K2"], tokens={"take-die": 1, "guard-die": 1}, others={2: {"storage": ["K5", "Y5"]}}
    )
    table.play("token", "play take-die")
    assert table.default == "target 2 storage pale-malt 5"


def test_defaults_alone_bring_a_game_to_its_end() -> None:
    for seats in (2, 3, 4):
        game = TITLE.new(seats, {"mode": "advanced", "unlucky-roll": True}, seed=seats)
        while game.to_act != OVER:
            game.apply(game.default())
        assert game.decision() == ""
