"""What must never be wrong, and that it would be noticed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from tests.dicebrewing.play import TITLE, sit

from alehouse.engine.numbers import BIT
from alehouse.engine.state import OVER
from alehouse.games.dicebrewing.dice import NO_DIE, die_named
from alehouse.games.dicebrewing.state import DiceBrewingState

pytestmark = pytest.mark.engine


def lose_die(s: DiceBrewingState) -> None:
    s.players[0].active.pop()


def lose_seed(s: DiceBrewingState) -> None:
    s.seeds -= 1


def lose_card(s: DiceBrewingState) -> None:
    s.deck.pop()


def return_token(s: DiceBrewingState) -> None:
    s.black_market[0] += 1


def go_into_debt(s: DiceBrewingState) -> None:
    s.players[1].coins = -1


def shuffle_pool(s: DiceBrewingState) -> None:
    s.players[0].active.reverse()


def fill_unused(s: DiceBrewingState) -> None:
    s.players[0].base[1] = s.players[0].active.pop(0)


def all_use_one(s: DiceBrewingState) -> None:
    for player in s.players:
        player.used |= BIT[0]


def steal_ingredient(s: DiceBrewingState) -> None:
    s.players[0].ingredients[2] += 1


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (lose_die, "INV-1"),
        (lose_seed, "INV-1"),
        (lose_card, "INV-1"),
        (steal_ingredient, "INV-1"),
        (return_token, "INV-2"),
        (go_into_debt, "INV-4"),
        (shuffle_pool, "INV-4"),
        (fill_unused, "DB-030"),
        (all_use_one, "DB-043"),
    ],
)
def test_what_is_wrong_is_named(wrong: Callable[[DiceBrewingState], None], named: str) -> None:
    game = TITLE.new(3, seed=1)
    assert isinstance(game, DiceBrewingState)
    assert TITLE.invariants(game) == []
    wrong(game)
    assert any(named in problem for problem in TITLE.invariants(game))


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_every_invariant(seed: int) -> None:
    """INV-1 to INV-5 after every action; INV-3 at the start of every round; played tokens only grow."""
    rng = Random(seed)
    options = {"mode": ["standard", "advanced"][seed % 2], "unlucky-roll": seed % 3 == 0}
    game = TITLE.new(2 + seed % 3, options, seed=seed)
    assert isinstance(game, DiceBrewingState)
    known_round, played = 0, [0] * 6
    while game.to_act != OVER:
        assert TITLE.invariants(game) == []
        if game.round != known_round:
            known_round = game.round
            for player in game.players:
                assert set(player.base) | set(player.speed) | {player.market_die} == {NO_DIE}
                assert player.used == 0
        assert all(now >= before for now, before in zip(game.played, played, strict=True))
        played = list(game.played)
        game.apply(rng.choice(list(game.legal())))
    assert TITLE.invariants(game) == []


def test_no_decision_offers_an_unreadable_menu() -> None:
    """Even a rich table stays below sixty options."""
    rich = [f"{colour}{value}" for colour in "YKG" for value in range(1, 7)]
    rival = {"active": rich[:9], "storage": rich[9:], "seeds": 2}
    table = sit(
        seats=2,
        round=3,
        active=[*rich[::2], "U3", "U4", "U5"],
        storage=[*rich[1::2], "U6"],
        seeds=2,
        coins=20,
        tokens={"reroll-die": 1, "guard-die": 1},
        others={2: rival},
    )
    assert len(table.legal) < 60
    table.play("token", "play reroll-die")
    assert len(table.legal) < 60


def test_a_scenario_conserves_what_the_box_holds() -> None:
    table = sit(seats=3, active=["Y1", "K2"], base={"MH1": "seed"}, ingredients={"honey": 2}, tokens={"take-die": 1})
    assert TITLE.invariants(table.state) == []
    assert die_named("Y1") in table.state.players[0].active
