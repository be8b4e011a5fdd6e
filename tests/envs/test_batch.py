"""Many games side by side: the same games as one by one, with rewards, restarts and clear errors."""

from __future__ import annotations

import math
from statistics import fmean, stdev

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alehouse.bots.batch import GameBatch, won
from alehouse.bots.encoder import Encoder
from alehouse.bots.levels import bot
from alehouse.bots.random_bot import play_out
from alehouse.engine.errors import AlehouseError, IllegalAction
from alehouse.engine.snapshot import dump
from alehouse.engine.state import OVER
from alehouse.games import LIBRARY

pytestmark = pytest.mark.engine

GAMES = 5
TITLES = LIBRARY.ids()


def batch(title: str, bots: list[str], rewards: str = "win", seat: int = 0, games: int = GAMES) -> GameBatch:
    setup = LIBRARY.get(title).setup(3)
    made = GameBatch(setup, games, [bot(level, setup.title) for level in bots], rewards, seat)
    made.reset(vec[i64](range(games)))
    return made


def sampled_step(games: GameBatch) -> list[int]:
    games.sample()
    actions = [int(action) for action in games.sampled]
    games.step(games.sampled)
    return actions


def rows(games: GameBatch) -> list[list[int]]:
    """Everything that a step shows, row by row."""
    return [
        [int(number) for number in buffer] for buffer in (games.observations, games.mask, games.ended, games.to_act)
    ] + [[round(1e6 * number) for number in games.rewards]]


@pytest.mark.parametrize("title", TITLES)
def test_a_game_of_a_batch_is_the_game_of_its_seed(title: str) -> None:
    games = batch(title, [])
    setup = games.setup
    alone = [setup.title.setup(3, seed=seed).start() for seed in range(GAMES)]
    encoder = Encoder(setup)
    for step in range(40):
        size, actions = encoder.size, encoder.actions
        for number, state in enumerate(alone):
            row = list(games.observations)[number * size : (number + 1) * size]
            mask = list(games.mask)[number * actions : (number + 1) * actions]
            assert row == list(encoder.observation(state, state.to_act))
            assert mask == list(encoder.mask(state))
            assert games.to_act[number] == state.to_act
        for state, action in zip(alone, sampled_step(games), strict=True):
            state.play(encoder.codes[action])
    assert [dump(games.state(number)) for number in range(GAMES)] == [dump(state) for state in alone]


@pytest.mark.parametrize("title", TITLES)
def test_equal_seeds_and_actions_give_equal_arrays(title: str) -> None:
    one, other = batch(title, ["random", "random"]), batch(title, ["random", "random"])
    for step in range(60):
        assert rows(one) == rows(other)
        one.sample()
        one.step(one.sampled)
        other.sample()
        other.step(one.sampled)


@pytest.mark.parametrize("title", TITLES)
def test_a_finished_game_pays_its_win_and_gives_way_to_the_next(title: str) -> None:
    games = batch(title, [], games=2)
    finished = 0
    while finished < 4:
        before = [games.state(number).clone() for number in range(2)]
        actions = sampled_step(games)
        for number in range(2):
            rewards = list(games.rewards)[3 * number : 3 * number + 3]
            before[number].play(games.encoder.codes[actions[number]])
            if games.ended[number]:
                finished += 1
                assert rewards == pytest.approx(won(before[number]))
                assert sum(rewards) == pytest.approx(0)
                assert games.state(number).to_act != OVER
            else:
                assert rewards == [0, 0, 0]
                assert before[number].to_act != OVER


@pytest.mark.parametrize("title", TITLES)
def test_points_are_paid_as_they_come_and_add_up_to_the_total(title: str) -> None:
    games = batch(title, ["random", "random"], rewards="points", games=3)
    paid = [float(total) for total in games.totals]
    finished = 0
    while finished < 3:
        sampled_step(games)
        for number in range(3):
            paid[number] += games.rewards[number]
            if games.ended[number]:
                finished += 1
                assert paid[number] == games.final_points[number]
                paid[number] = games.totals[number]


def games_for_lead(title: str, count: int) -> GameBatch:
    """A learner against a bot, whose games stay as they end."""
    setup = LIBRARY.get(title).setup(2)
    made = GameBatch(setup, count, [bot("novice", setup.title)], "lead", restart="reset")
    made.reset(vec[i64](range(100, 100 + count)))
    return made


@pytest.mark.parametrize("title", TITLES)
def test_leads_add_up_to_the_final_lead_without_luck(title: str) -> None:
    count = 4
    games = games_for_lead(title, count)
    paid = list(games.totals)
    while not all(games.ended):
        games.sample()
        saved = games.snapshot()
        games.step(games.sampled)
        rewards = list(games.rewards)
        for number in range(count):
            paid[number] += rewards[number]
        games.restore(saved)
        games.step(vec[i64](list(games.sampled)))
        assert list(games.rewards) == rewards  # the luck so far is part of a snapshot
    for number in range(count):
        state, seat, luck = games.state(number), games.games[number].learner, games.games[number].luck
        assert luck is not None
        values = luck.judge.values(state)
        ahead = values[seat] - values[1 - seat]
        assert paid[number] == pytest.approx(ahead - luck.points[seat] + luck.points[1 - seat])
        assert ahead == pytest.approx(state.total(seat) - state.total(1 - seat), abs=1)  # half points do not count


def test_leads_without_luck_vary_less_and_have_the_same_mean() -> None:
    count = 400
    games = games_for_lead("moonlight", count)
    paid = list(games.totals)
    while not all(games.ended):
        games.sample()
        games.step(games.sampled)
        paid = [total + reward for total, reward in zip(paid, games.rewards, strict=True)]
    ends = [(games.state(number), games.games[number].learner) for number in range(count)]
    leads = [float(state.total(seat) - state.total(1 - seat)) for state, seat in ends]
    luck = [ahead - without for ahead, without in zip(leads, paid, strict=True)]
    assert abs(fmean(luck)) < 3 * stdev(luck) / math.sqrt(count)
    assert stdev(paid) < 0.7 * stdev(leads)


@pytest.mark.parametrize("title", TITLES)
def test_the_learner_always_decides_and_moves_on_by_one_seat(title: str) -> None:
    games = batch(title, ["random", "random"], games=2)
    seats = [[int(games.to_act[number])] for number in range(2)]
    while min(map(len, seats)) < 4:
        sampled_step(games)
        for number in range(2):
            if games.ended[number]:
                seats[number].append(int(games.to_act[number]))
                assert games.final_places[number] in (1, 2, 3)
            assert games.to_act[number] == seats[number][-1]
    assert [seat[:4] for seat in seats] == [[0, 1, 2, 0], [1, 2, 0, 1]]


def test_a_learner_may_keep_a_seat() -> None:
    games = batch("moonlight", ["random", "random"], seat=2)
    for step in range(150):
        assert set(games.to_act) == {1}
        sampled_step(games)


@pytest.mark.parametrize("title", TITLES)
def test_what_the_learner_saw_last_is_kept_when_a_game_ends(title: str) -> None:
    games = batch(title, ["random", "random"], games=1)
    at = games.setup.title.fields(games.setup)
    while not games.ended[0]:
        assert set(games.final) == {0}
        sampled_step(games)
    place = sum(field.size for field in at[: [field.name for field in at].index("you.total")])
    assert games.final[place] == games.final_points[0]
    assert set(list(games.final)[: len(games.setup.title.decisions()) + 1]) == {0}


def test_an_illegal_action_plays_nothing_and_names_the_game() -> None:
    games = batch("moonlight", [])
    games.sample()
    before = rows(games)
    wrong = [int(action) for action in games.sampled]
    wrong[3] = list(games.mask)[3 * games.encoder.actions : 4 * games.encoder.actions].index(0)
    for action in (wrong[3], -1, games.encoder.actions):
        wrong[3] = action
        with pytest.raises(IllegalAction, match=rf"action {action} is not legal in game 3"):
            games.step(vec[i64](wrong))
    assert rows(games) == before


def test_a_batch_has_as_many_actions_and_seeds_as_games() -> None:
    games = batch("moonlight", [])
    with pytest.raises(AlehouseError, match="5 games need 5 actions, not 2"):
        games.step(vec[i64]([0, 0]))
    with pytest.raises(AlehouseError, match="5 games need 5 seeds, not 1"):
        games.reset(vec[i64]([1]))


@pytest.mark.parametrize(
    ("seats", "games", "bots", "rewards", "seat", "said"),
    [
        (3, 0, [], "win", 0, "at least 1 game, not 0"),
        (3, 1, ["random"], "win", 0, "3 seats need 2 bots besides the learner, not 1"),
        (3, 1, [], "glory", 0, "unknown rewards 'glory'. Allowed: win, points, lead"),
        (1, 1, [], "win", 0, "a solo game has no winner"),
        (3, 1, [], "win", 4, "the learner's seat is 1 to 3, or 0 to change seats, not 4"),
    ],
)
def test_a_batch_that_cannot_be_says_why(
    seats: int, games: int, bots: list[str], rewards: str, seat: int, said: str
) -> None:
    setup = LIBRARY.get("moonlight").setup(seats)
    with pytest.raises(AlehouseError, match=said):
        GameBatch(setup, games, [bot(level, setup.title) for level in bots], rewards, seat)


@pytest.mark.parametrize("title", TITLES)
def test_a_win_is_worth_one_and_all_together_nothing(title: str) -> None:
    for seed in range(6):
        state = LIBRARY.get(title).new(3, seed=seed)
        play_out(state, seed)
        worth = won(state)
        firsts = [seat for seat in range(3) if state.place(seat) == 1]
        assert sum(worth) == pytest.approx(0)
        assert [worth[seat] for seat in firsts] == pytest.approx([(3 / len(firsts) - 1) / 2] * len(firsts))
        assert all(worth[seat] == -0.5 for seat in range(3) if seat not in firsts)
