"""A learned policy: a network of whole numbers by field and action, and who plays where it knows no answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.barrels.title import BarrelsTitle

from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.levels import POLICY, bot, checked, fallback, is_offered, policy_bot, searches
from alehouse.bots.lookahead import action_values
from alehouse.bots.policy import PolicyBot
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.search import SearchBot
from alehouse.engine.codebook import spelled
from alehouse.engine.errors import AlehouseError
from alehouse.engine.learnt import CONSTANT, Features, LearntJudge, entries_of
from alehouse.engine.policy import UNIT, Policy, PolicyNetwork, policy_of, policy_text, read_policy
from alehouse.engine.state import OVER, State
from alehouse.games import LIBRARY

pytestmark = pytest.mark.engine
TITLE = LIBRARY.get("moonlight")
BOOK = TITLE.codebook(TITLE.house())
WIDTH, SECOND = 3, 2


def number(*parts: object) -> int:
    """A weight that looks random and is the same everywhere."""
    return sum(ord(letter) * (place + 7) for place, letter in enumerate(repr(parts))) * 37 % 4001 - 2000


def policy(without: str = "", samples: int = 0) -> Policy:
    fields = Features(TITLE.new(2, seed=1), own=False).fields
    inputs = {
        field.name: [[number(field.name, k, u) for u in range(WIDTH)] for k in range(field.size)] for field in fields
    }
    inputs[CONSTANT] = [[number(u) for u in range(WIDTH)]]
    inputs[fields[3].name] = [[] for _ in range(fields[3].size)]
    actions = [spelled(BOOK.describe(code)) for code in BOOK.codes()]
    outputs = {action: [number(action, k) for k in range(1 + SECOND)] for action in actions if action != without}
    return Policy(inputs, [[number("h", r, k) for k in range(1 + WIDTH)] for r in range(SECOND)], outputs,
                  entries_of(TITLE.house()), {"seed": 1}, samples, 0.5 if samples else 0.0)  # fmt: skip


def player(made: Policy, otherwise: Bot | None = None) -> Bot:
    return policy_bot(made, TITLE, TITLE.house(), otherwise or RandomBot())


def by_hand(made: Policy, state: State) -> int:
    """The same network with plain lists."""
    features = Features(state, own=False)
    row = list(features.copy(state, state.to_act))
    rows: list[list[int]] = [made.inputs[CONSTANT][0]]
    for field in features.fields:
        rows += [weights or [0] * WIDTH for weights in made.inputs[field.name]]
    first = [
        max(0, sum(seen * weights[unit] for seen, weights in zip(row, rows, strict=True))) for unit in range(WIDTH)
    ]
    second = [
        max(0, weights[0] * UNIT + sum(w * h for w, h in zip(weights[1:], first, strict=True))) // UNIT
        for weights in made.hidden
    ]
    worth: dict[int, float] = {}
    for code in state.legal():
        weights = made.outputs[spelled(BOOK.describe(code))]
        worth[code] = (weights[0] * UNIT + sum(w * h for w, h in zip(weights[1:], second, strict=True))) / UNIT**2
    if made.samples:
        for code, value in zip(state.legal(), action_values(TITLE.judge(), state, made.samples), strict=True):
            worth[code] += made.per_point * value
    return max(worth, key=lambda code: worth[code])


@pytest.mark.parametrize("samples", [0, 3])
def test_it_chooses_what_the_network_and_the_judge_find_likeliest(samples: int) -> None:
    made = policy(samples=samples)
    learned = player(made)
    state = TITLE.new(2, seed=4)
    compared = 0
    while state.to_act != OVER and compared < 40:
        code = learned.choose(state.clone(), 1)
        if len(state.legal()) > 1:
            assert code == by_hand(made, state)
            compared += 1
        state.play(code)
    assert compared > 10


class Noted(Bot):
    """Takes the last action and notes that it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, guess: State, seed: int) -> int:
        self.asked += 1
        return guess.legal()[-1]


def test_where_an_action_was_never_met_another_bot_decides() -> None:
    state, other = TITLE.new(2, seed=4), Noted()
    unknown = spelled(BOOK.describe(state.legal()[2]))
    assert player(policy(unknown), other).choose(state.clone(), 1) == state.legal()[-1]
    assert other.asked == 1


def test_games_with_seats_that_training_never_met_are_left_to_another_bot() -> None:
    other = Noted()
    learned = player(policy(), other)  # knows what two see
    for asked, seats in enumerate((3, 1), 1):
        state = TITLE.new(seats, seed=4)
        assert learned.choose(state.clone(), 1) == state.legal()[-1]
        assert other.asked == asked
    learned.choose(TITLE.new(2, seed=4), 1)
    assert other.asked == 2


def test_one_network_serves_games_of_different_layouts() -> None:
    network = PolicyNetwork(policy(), BOOK)
    for seats in (2, 4, 2):
        state = TITLE.new(seats, seed=2)
        network.prepare(state)
        assert network.best(state, state.to_act, state.legal(), []) in state.legal()
    with pytest.raises(AlehouseError, match="must be prepared"):
        PolicyNetwork(policy(), BOOK).best(state, 0, state.legal(), [])


@pytest.mark.parametrize("samples", [0, 3])
def test_the_file_is_read_as_it_was_written(tmp_path: Path, samples: int) -> None:
    made, path = policy(samples=samples), tmp_path / "policy.json"
    assert read_policy(path) is None
    path.write_text(policy_text(made), encoding="utf-8")
    found = read_policy(path)
    assert found is not None
    assert (found.inputs, found.hidden, found.outputs, found.how) == (made.inputs, made.hidden, made.outputs, made.how)
    assert (found.samples, found.per_point) == (made.samples, made.per_point)
    assert found.problem(TITLE.house()) == ""
    found.entries.popitem()
    assert found.problem(TITLE.house()).startswith("it has other entries")
    with pytest.raises(AlehouseError, match="format 9 is unknown"):
        policy_of(json.dumps({"format": 9}))
    with pytest.raises(AlehouseError, match="cannot be read"):
        policy_of("{")


def test_it_is_a_bot_for_comparisons_and_not_offered_at_tables() -> None:
    assert checked(POLICY) == (POLICY, "", "")
    assert not searches(POLICY)
    assert not is_offered(POLICY, TITLE)
    with pytest.raises(AlehouseError, match="no policy has been trained for Barrels"):
        bot(POLICY, BarrelsTitle())
    assert fallback([POLICY], TITLE, TITLE.house()) == ""


@pytest.mark.parametrize("level", [POLICY, "grandmaster", "grandmaster+cautious:50ms"])
def test_the_policy_that_comes_with_a_title_fits_its_content(level: str) -> None:
    learned = bot(level, TITLE)
    assert isinstance(learned, PolicyBot)
    assert isinstance(learned.otherwise, GreedyBot if level == POLICY else SearchBot)
    for seats in (2, 3, 4):
        assert learned.network.fits(TITLE.new(seats, seed=1))
    assert not learned.network.fits(TITLE.new(5, seed=1))
    assert learned.judge is TITLE.judge("cautious" if "cautious" in level else "")


def test_with_a_pack_that_changes_too_much_grandmaster_searches() -> None:
    other = TITLE.changed("other", {"monks": {id: {"copies": 2} for id in TITLE.house().ids("monks")}})
    assert isinstance(bot("grandmaster", TITLE, other), SearchBot)
    assert "grandmaster" in fallback(["grandmaster"], TITLE, other)


def test_without_a_network_it_looks_one_decision_ahead_by_what_was_learnt() -> None:
    craft = LIBRARY.get("brewcrafters")
    learned = bot(POLICY, craft)
    assert isinstance(learned, GreedyBot)
    assert isinstance(learned.judge, LearntJudge)
    other = craft.changed("other", {"recipes": {id: {"rep": 9} for id in craft.house().ids("recipes")}})
    unlearnt = bot(POLICY, craft, other)
    assert isinstance(unlearnt, GreedyBot)
    assert not isinstance(unlearnt.judge, LearntJudge)
    assert "policy plays like regular, because" in fallback([POLICY], craft, other)


def test_training_without_its_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from alehouse.commands.train import train

    missing: Any = None
    monkeypatch.setitem(__import__("sys").modules, "stable_baselines3.common.vec_env", missing)
    monkeypatch.delitem(__import__("sys").modules, "alehouse.envs.train_policy", raising=False)
    monkeypatch.delitem(__import__("sys").modules, "alehouse.envs.policy_games", raising=False)
    with pytest.raises(AlehouseError, match="sb3"):
        train("moonlight", policy=True)
