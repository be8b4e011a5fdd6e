"""A network that corrects a title's judge: what it finds, who plays with it, and the lessons that it learns from."""

from __future__ import annotations

import pytest

from alehouse.bots.ahead import AheadBot
from alehouse.bots.bot import ask
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.lessons import Course, Lessons
from alehouse.bots.levels import POLICY, bot, fallback
from alehouse.bots.match import play_game
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.search import SearchBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.judge import Judge
from alehouse.engine.learnt import CONSTANT, Features, entries_of
from alehouse.engine.network import RIVAL, YOU, NetworkJudge
from alehouse.engine.policy import UNIT, Policy
from alehouse.engine.state import OVER, State
from alehouse.games import LIBRARY
from alehouse.lab.advice import advising_judge

pytestmark = pytest.mark.engine
TITLE = LIBRARY.get("dicebrewing")
WIDTH, SECOND = 3, 2
NETWORKS = [title for title in LIBRARY.ids() if (LIBRARY.get(title).folder() / "network.json").exists()]


def number(*parts: object) -> int:
    """A weight that looks random and is the same everywhere."""
    return sum(ord(letter) * (place + 7) for place, letter in enumerate(repr(parts))) * 37 % 2001 - 1000


def network(scale: int = 1) -> Policy:
    fields = Features(TITLE.new(2, seed=1), own=False).fields
    inputs = {
        field.name: [[number(field.name, k, u) for u in range(WIDTH)] for k in range(field.size)] for field in fields
    }
    inputs[CONSTANT] = [[number(u) for u in range(WIDTH)]]
    hidden = [[number("h", r, k) for k in range(1 + WIDTH)] for r in range(SECOND)]
    outputs = {name: [scale * number(name, k) for k in range(1 + SECOND)] for name in (YOU, RIVAL)}
    return Policy(inputs, hidden, outputs, entries_of(TITLE.house()), {"seed": 1})


def by_hand(made: Policy, state: State, seat: int) -> list[float]:
    """What the same network adds for the seat and for its rival, with plain lists."""
    features = Features(state, own=False)
    rows = [made.inputs[CONSTANT][0]]
    for field in features.fields:
        rows += made.inputs[field.name]
    row = list(features.copy(state, seat))
    first = [
        max(0, sum(seen * weights[unit] for seen, weights in zip(row, rows, strict=True))) for unit in range(WIDTH)
    ]
    second = [
        max(0, weights[0] * UNIT + sum(w * h for w, h in zip(weights[1:], first, strict=True))) // UNIT
        for weights in made.hidden
    ]
    found = (
        weights[0] * UNIT + sum(w * h for w, h in zip(weights[1:], second, strict=True))
        for weights in made.outputs.values()
    )
    return [total / UNIT**2 for total in found]


def test_the_judge_is_corrected_for_both_seats_by_what_the_seat_to_act_sees() -> None:
    made, base = network(), TITLE.judge()
    judge = NetworkJudge(base, made)
    state, compared = TITLE.new(2, seed=4), 0
    judge.prepare(state)
    while state.to_act != OVER:
        if state.quiet():
            compared += 1
            found = by_hand(made, state, state.to_act)
            seats = (state.to_act, 1 - state.to_act)
            worth = {seat: added + base.own(state, seat) for seat, added in zip(seats, found, strict=True)}
            assert judge.values(state) == [worth[0], worth[1]]
            assert judge.value(state, 0) == worth[0] - worth[1] == -judge.value(state, 1)
            for seat in range(2):
                assert sum(part for _, part in judge.terms(state, seat)) == pytest.approx(judge.value(state, seat))
        state.play(ask(RandomBot(), state, compared))
    assert compared > 40
    assert judge.values(state) == [float(state.total(0)), float(state.total(1))]


def test_with_another_number_of_seats_it_is_the_judge_alone() -> None:
    judge, base, state = NetworkJudge(TITLE.judge(), network()), TITLE.judge(), TITLE.new(3, seed=2)
    judge.prepare(state)
    assert judge.value(state, 2) == base.value(state, 2)
    assert judge.values(state) == base.values(state)
    assert judge.terms(state, 1) == base.terms(state, 1)


def test_a_judge_that_was_not_prepared_says_so() -> None:
    with pytest.raises(AlehouseError, match="must be prepared"):
        NetworkJudge(TITLE.judge(), network()).value(TITLE.new(2, seed=1), 0)


def test_a_title_with_a_network_uses_it_for_its_policy_and_its_grandmaster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE, "_looked_for_network", True)
    monkeypatch.setattr(TITLE, "_network", network())
    player, grandmaster = bot(POLICY, TITLE), bot("grandmaster:20", TITLE)
    assert isinstance(player, AheadBot)
    assert isinstance(player.judge, NetworkJudge)
    assert isinstance(grandmaster, SearchBot)
    assert isinstance(grandmaster.judge, NetworkJudge)
    state = TITLE.new(2, seed=3)
    assert ask(player, state, 1) == ask(player, state, 1)
    assert ask(grandmaster, state, 1) in state.legal()
    assert advising_judge(TITLE.setup(2)) is TITLE.judge()  # hints and reviews have no time for it
    recipes = TITLE.house().content["recipes"]
    other = TITLE.changed("other", {"recipes": {id: {"level": "expert"} for id in recipes}})
    assert isinstance(bot(POLICY, TITLE, other), GreedyBot)
    assert TITLE.learnt_judge(other) is TITLE.judge()
    assert "policy plays like regular, because" in fallback([POLICY], TITLE, other)


class Counted(Judge):
    """Counts how often it is asked; a seat is worth its points."""

    def __init__(self) -> None:
        super().__init__(TITLE.judge().weights, TITLE.judge().search)
        self.asked = 0

    def value(self, state: State, seat: int) -> float:
        self.asked += 1
        return float(state.total(seat))


def test_actions_that_meet_no_chance_are_looked_at_once() -> None:
    counted, state, looks, actions = Counted(), TITLE.new(2, seed=5), 0, 0
    player = AheadBot(counted, 4)
    while state.to_act != OVER:
        legal = len(state.legal())
        counted.asked = 0
        state.play(ask(player, state, 1))
        assert counted.asked in ((0,) if legal == 1 else range(legal, 4 * legal + 1))
        looks, actions = looks + counted.asked, actions + legal
    assert actions < looks < 2 * actions


def test_lessons_are_worth_what_came_without_its_luck() -> None:
    title = LIBRARY.get("moonlight")
    start = title.new(2, seed=1)
    nothing = Policy({CONSTANT: [[0]]}, [[0, 0]], {YOU: [0, 0], RIVAL: [0, 0]}, {}, {})
    lessons = Lessons(NetworkJudge(title.judge(), nothing), start, 6, 0.0, 0)
    points: list[float] = []
    luckless: list[float] = []
    for seed in range(40):
        state, before = title.new(2, seed=seed), len(lessons.results)
        lessons.play(state, seed)
        own, rival = list(lessons.results)[before : before + 2]
        points.append(float(state.total(0) - state.total(1)))
        luckless.append(own - rival)
    assert len(lessons.rows) == len(lessons.results) // 2 * lessons.features.size
    assert len(lessons.rows) > 40 * 20 * lessons.features.size
    assert _spread(luckless) < 0.3 * _spread(points)


def test_after_a_slip_the_rest_of_a_game_does_not_count() -> None:
    course = Course()
    course.add((1.0, 2.0), (1.5, 2.0), False, 1)
    course.add((4.0, 3.0), (0.0, 0.0), True, 0)
    course.add((5.0, 6.0), (9.0, 8.0), False, OVER)
    course.judged = [(0.5, 0.25), (0.125, 0.0)]
    # after the first action the best second one was expected to bring 4 and 3; after the second, 5 and 6 without luck
    assert course.lessons() == [3.0 - 0.25, 4.0 - 0.5, 5.0 - 0.125, 6.0]


def _spread(numbers: list[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((one - mean) ** 2 for one in numbers)


@pytest.mark.parametrize("title", NETWORKS)
def test_what_is_shipped_is_small_and_fits_the_house_content(title: str) -> None:
    path = LIBRARY.get(title).folder() / "network.json"
    assert path.stat().st_size <= 1_000_000
    assert LIBRARY.get(title).learnt_problem(LIBRARY.get(title).house()) == ""


def test_the_network_wins_in_dice_brewing() -> None:
    """A few games; the figures are in the file and in docs/bots.md."""
    won = 0
    for seed in range(24):
        state, mine = TITLE.new(2, seed=seed), seed % 2
        players = [bot(POLICY, TITLE), bot("regular", TITLE)]
        play_game(state, players if mine == 0 else players[::-1], seed)
        won += state.place(mine) == 1
    assert won >= 15
