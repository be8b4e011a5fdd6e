"""What positions are worth, and that a greedy player makes sense."""

from __future__ import annotations

import pytest
from tests.dicebrewing.play import TITLE, Table, sit

from alehouse.bots.bot import ask
from alehouse.bots.greedy import GreedyBot
from alehouse.engine.state import OVER
from alehouse.games.dicebrewing.state import DiceBrewingState

pytestmark = pytest.mark.engine

JUDGE = TITLE.judge()


def greedy_choice(table: Table) -> str:
    return table.words(ask(GreedyBot(JUDGE, samples=4), table.state, 5))


def test_terms_sum_up_to_the_value() -> None:
    table = sit(active=["Y3", "K2"], storage=["G5"], base={"MH1": "seed", "MH2": "Y2"}, tokens={"take-die": 1}, coins=3)
    for seat in range(2):
        assert sum(part for _, part in JUDGE.terms(table.state, seat)) == pytest.approx(JUDGE.value(table.state, seat))


def test_a_finished_game_is_worth_its_points_against_the_best_rival() -> None:
    table = sit(at="end", brewed=10, coins=4, active=["Y1", "K1"], experience=9)
    assert table.over
    assert dict(JUDGE.terms(table.state, 0))["points"] == 14
    assert sum(part for name, part in JUDGE.terms(table.state, 0) if name not in ("points", "rivals")) == 0


def test_a_brewable_recipe_is_brewed() -> None:
    table = sit(at="brew", row=["table-wheat", "double-ipa", "doppelbock"], storage=["Y2", "Y3"], seeds=1)
    assert greedy_choice(table) == "brew table-wheat"


def test_dice_for_a_recipe_are_stored_before_the_purchase_turn_ends() -> None:
    table = sit(at="purchase", row=["table-wheat", "double-ipa", "doppelbock"], active=["Y2", "Y3", "K1"])
    assert greedy_choice(table) == "store"
    assert greedy_choice(table.play("store")) in ("store-for table-wheat", "store-from 2")


def test_a_seed_is_planted() -> None:
    assert greedy_choice(sit(active=["Y1"], seeds=1)).startswith("base")


def test_nothing_useless_is_bought_at_the_end() -> None:
    table = sit(at="purchase", round=9, coins=9, active=["Y1"], brewed=9)
    assert not greedy_choice(table).startswith("buy")


def test_greedy_games_end_by_themselves() -> None:
    bot = GreedyBot(JUDGE, samples=1)
    for seats in (2, 4):
        game = TITLE.new(seats, seed=seats)
        step = 0
        while game.to_act != OVER:
            step += 1
            game.apply(ask(bot, game, step))
        assert isinstance(game, DiceBrewingState)
        assert game.round < 30
        assert game.brewed >= game.content.limit[seats]
