"""The searching bot: the same with the same seed and playouts, anytime with a time, wise where it is easy."""

from __future__ import annotations

import time
from statistics import mean, stdev

import pytest

from alehouse.bots.bot import ask
from alehouse.bots.levels import bot, checked
from alehouse.bots.lookahead import best_action
from alehouse.bots.node import favorite, in_order
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.search import FIRST_VISITS, SearchBot
from alehouse.bots.utility import RIVAL, outcome, settled_utility, utility
from alehouse.bots.variance import STRATA, Luck, in_stratum, play_minus_luck
from alehouse.engine.errors import AlehouseError
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.state import OVER, State
from alehouse.games import LIBRARY

pytestmark = pytest.mark.engine

TITLES = LIBRARY.ids()
MOONLIGHT = LIBRARY.get("moonlight").judge()


def middle(title: str, seats: int = 2) -> State:
    """A position after some thirty decisions in which there is something to choose."""
    state = LIBRARY.get(title).setup(seats, seed=3).start()
    player = RandomBot()
    number = 0
    while number < 30 or len(state.legal()) == 1:
        state.play(ask(player, state, number))
        number += 1
    return state


@pytest.mark.parametrize("title", TITLES)
def test_a_number_of_playouts_makes_it_deterministic(title: str) -> None:
    state = middle(title)
    judge, player = LIBRARY.get(title).judge(), bot("master:60", LIBRARY.get(title))
    for seed in range(3):
        first, again = (SearchBot(judge, playouts=60).search(state.clone(), seed) for time in (1, 2))
        assert [(child.code, child.visits, child.total) for child in first.children] == [
            (child.code, child.visits, child.total) for child in again.children
        ]
        assert ask(player, state, seed) == ask(player, state, seed)


@pytest.mark.parametrize("title", TITLES)
def test_whole_games_repeat(title: str) -> None:
    endings = []
    for time_played in (1, 2):
        state = LIBRARY.get(title).setup(2, seed=3).start()
        player = bot("master:3", LIBRARY.get(title))
        number = 0
        while state.to_act != OVER and number < 150:
            state.play(ask(player, state, number))
            number += 1
        endings.append((number, [state.total(seat) for seat in range(2)], state.random))
    assert endings[0] == endings[1]


@pytest.mark.parametrize("title", TITLES)
def test_a_time_is_kept(title: str) -> None:
    player = SearchBot(LIBRARY.get(title).judge(), seconds=0.05)
    state = middle(title)
    since = time.perf_counter()
    ask(player, state, 1)
    assert time.perf_counter() - since < 2.0
    assert player.made > 0


@pytest.mark.parametrize("title", TITLES)
def test_rollouts_try_every_action_and_drop_the_worst(title: str) -> None:
    state = middle(title)
    player = SearchBot(LIBRARY.get(title).judge(), playouts=4_000 if title == "moonlight" else 12_000)
    root = player.search(state.clone(), 5)
    ranked = in_order(root.children)
    assert sorted(child.code for child in ranked) == sorted(state.legal())
    rollouts = [child.visits - FIRST_VISITS for child in ranked]
    assert sum(rollouts) == root.visits == player.made
    assert rollouts == sorted(rollouts, reverse=True)
    assert rollouts[0] > rollouts[-1] >= 0 or len(ranked) == 2  # the last two are tried to the end
    assert all(0.0 <= child.chance() <= 1.0 for child in ranked)


def test_in_moonlight_the_last_two_are_tried_to_the_end() -> None:
    root = SearchBot(MOONLIGHT, playouts=4_000).search(middle("moonlight"), 5)
    first, second = in_order(root.children)[:2]
    assert first.visits - 1 <= second.visits <= first.visits


def test_a_clear_choice_is_made_without_spending_the_whole_budget() -> None:
    state = middle("moonlight")
    spent = []
    for seed in range(10):
        slow, quick = SearchBot(MOONLIGHT, playouts=8_000), SearchBot(MOONLIGHT, playouts=8_000)
        wanted = favorite(slow.search(state.clone(), seed))
        found = favorite(quick.search(state.clone(), seed, hurry=True))
        assert found.code == wanted.code
        assert slow.counted >= 8_000
        spent.append(quick.counted)
        state.play(wanted.code)
    assert min(spent) < 6_000


def test_more_samples_let_chance_decide_less() -> None:
    def agreed(samples: int) -> int:
        state = LIBRARY.get("moonlight").setup(2, seed=3).start()
        found = 0
        number = 0
        while state.to_act != OVER:
            number += 1
            state.reseed(number)
            taken = []
            for seed in range(12):
                seen = state.clone()
                seen.reseed(seed)
                taken.append(best_action(MOONLIGHT, seen, samples=samples))
            found += taken.count(max(taken, key=taken.count))
            state.play(ask(RandomBot(), state, number))
        return found

    assert agreed(1) < agreed(4) < agreed(16)


def test_without_its_luck_an_action_differs_less_and_means_the_same() -> None:
    state = middle("moonlight")
    assert state.quiet()
    seat = state.to_act
    raw, fair = [], []
    for seed in range(200):
        rollout = state.clone()
        rollout.resample(seat, seed)
        luck = 0.0
        for decision in range(12):
            if rollout.to_act == seat:
                luck += play_minus_luck(MOONLIGHT, rollout, best_action(MOONLIGHT, rollout, samples=2), seat)
            else:
                rollout.play(best_action(MOONLIGHT, rollout))
        raw.append(settled_utility(MOONLIGHT, rollout, seat))
        fair.append(raw[-1] - luck)
    assert stdev(fair) < 0.6 * stdev(raw)
    assert mean(fair) == pytest.approx(mean(raw), abs=3.0 * stdev(raw) / 200**0.5)


def test_points_of_whole_games_less_luck_are_the_same_on_average_and_scatter_less() -> None:
    raw, fair = [], []
    for seed in range(60):
        state = LIBRARY.get("moonlight").setup(2, seed=seed).start()
        luck = Luck(MOONLIGHT, 2)
        while state.to_act != OVER:
            luck.play(state, best_action(MOONLIGHT, state))
        raw.append(float(state.total(0) - state.total(1)))
        fair.append(raw[-1] - luck.points[0] + luck.points[1])
    assert stdev(fair) < 0.55 * stdev(raw)  # 0.65 if what is still under way counted as luck
    assert mean(fair) == pytest.approx(mean(raw), abs=3.0 * stdev(raw) / 60**0.5)


def test_every_stratum_of_a_first_die_can_be_had() -> None:
    for seed in range(20):
        chances = [in_stratum(seed_state(seed), stratum, STRATA) for stratum in range(STRATA)]
        assert [below(next_state(chance), 6) for chance in chances] == list(range(6))


def test_a_blur_makes_rollouts_differ_where_there_is_no_luck() -> None:
    judge = LIBRARY.get("brewcrafters").judge()

    def endings(blur: float) -> set[tuple[int, ...]]:
        found = set()
        for seed in range(6):
            state = middle("brewcrafters")
            state.resample(state.to_act, seed)
            slip = seed_state(state.random)
            for decision in range(200):
                if state.to_act != OVER:
                    slip = next_state(slip)
                    state.play(best_action(judge, state, blur, slip))
            found.add(tuple(state.total(seat) for seat in range(2)))
        return found

    assert len(endings(0.0)) == 1
    assert len(endings(0.3)) > 2


@pytest.mark.parametrize(("title", "contest"), [("dicebrewing", 1.0), ("brewcrafters", 0.0)])
def test_a_rollout_counts_own_points_fully_and_those_of_the_best_rival_in_part(title: str, contest: float) -> None:
    state = middle(title, 3)
    judge = LIBRARY.get(title).judge()
    mine, *others = judge.values(state)
    beside = judge.search.scale * 0.5 - RIVAL * max(others)
    assert utility(judge, state, judge.values(state), 0, 0.5) == pytest.approx(mine + contest * beside)


@pytest.mark.parametrize("title", TITLES)
def test_shares_of_the_win_add_up(title: str) -> None:
    for seats in range(max(2, LIBRARY.get(title).min_seats), LIBRARY.get(title).max_seats + 1):
        state = middle(title, seats)
        judge = LIBRARY.get(title).judge()
        shares = outcome(judge, state, judge.values(state))
        assert sum(shares) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)


def test_a_budget_that_makes_no_sense_says_what_would() -> None:
    with pytest.raises(AlehouseError, match="must be playouts"):
        checked("master:soon")
    with pytest.raises(AlehouseError, match="takes no budget"):
        checked("novice:50ms")
