"""Learned corrections of the judge by feature name, with packs that they fit and packs that they do not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alehouse.bots.bot import Bot, ask
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.levels import bot, fallback
from alehouse.bots.match import play_game
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.facts import Facts
from alehouse.engine.learnt import CONSTANT, STAGES, UNIT, Features, Learnt, entries_of, learnt_text, read_learnt
from alehouse.engine.state import OVER, State
from alehouse.games import LIBRARY
from alehouse.lab.variants import full

pytestmark = pytest.mark.engine

TITLES = LIBRARY.ids()
TRAINED = [title for title in TITLES if (LIBRARY.get(title).folder() / "learnt.json").exists()]
CRAFT = LIBRARY.get("brewcrafters")


def game(title: str, seats: int, steps: int) -> State:
    state = LIBRARY.get(title).setup(seats, full(LIBRARY.get(title), seats), seed=8).start()
    for number in range(steps):
        if state.to_act != OVER:
            state.play(ask(RandomBot(), state, number))
    state.settle()
    return state


def learnt(weights: dict[str, list[list[int]]]) -> Learnt:
    return Learnt(weights, entries_of(CRAFT.house()), {}, {})


@pytest.mark.parametrize("title", TITLES)
def test_features_are_the_seats_own_part_of_the_observation(title: str) -> None:
    state = game(title, 3, 30)
    setup = LIBRARY.get(title).setup(3, full(LIBRARY.get(title), 3), seed=8)
    features = Features(state)
    everything = [field.name for field in LIBRARY.get(title).fields(setup)]
    assert [field.name for field in features.fields] == [name for name in everything if not name.startswith("other")]
    row = features.copy(state, 1)
    assert (row[0], len(row)) == (1, features.size)
    assert list(features.copy(state, 1)) == list(row)  # the shared buffer is clean again


def test_weights_are_by_name_and_follow_the_stage_of_the_game() -> None:
    state = game("brewcrafters", 2, 40)
    money = dict(CRAFT.judge().terms(state, 0))
    judge = CRAFT.corrected_judge(learnt({"you.money": [[UNIT], [UNIT]], "no.such.field": [[UNIT]]}))
    judge.prepare(state)
    stage = int(judge.left(state) * STAGES + 0.5)
    held = CRAFT.setup(2).title.judge().values(state)[0]
    coins = next(value for name, value in _facts(state, 0) if name == "money")
    assert coins > 0
    assert judge.values(state)[0] - held == pytest.approx(coins * (1 + stage / STAGES), abs=0.01)
    assert dict(judge.terms(state, 0)) == {**money, "experience": judge.correction(state, 0)}
    assert judge.value(state, 0) == pytest.approx(sum(part for _, part in judge.terms(state, 0)))


def _facts(state: State, seat: int) -> list[tuple[str, int]]:
    facts = Facts()
    state.facts(seat, facts)
    return list(zip(facts.names, facts.values, strict=True))


def test_one_judge_serves_games_of_different_layouts() -> None:
    judge = CRAFT.corrected_judge(learnt({CONSTANT: [[0]], "start": [[UNIT, 2 * UNIT, 3 * UNIT, 4 * UNIT]]}))
    for seats in (2, 4, 2):
        state = game("brewcrafters", seats, 0)
        judge.prepare(state)
        found = sorted(judge.correction(state, seat) for seat in range(seats))
        assert found == [float(seat + 1) for seat in range(seats)]


def test_a_game_that_is_over_is_worth_its_points() -> None:
    state = game("brewcrafters", 2, 10_000)
    judge = CRAFT.corrected_judge(learnt({CONSTANT: [[UNIT]]}))
    judge.prepare(state)
    assert judge.value(state, 0) == float(state.total(0))


def test_a_judge_that_was_not_prepared_says_so() -> None:
    with pytest.raises(AlehouseError, match="must be prepared"):
        CRAFT.corrected_judge(learnt({})).value(game("brewcrafters", 2, 0), 0)


def test_a_pack_that_changes_little_is_judged_by_what_was_learnt_and_another_is_not() -> None:
    recipes = CRAFT.house().content["recipes"]
    one = next(iter(recipes))
    little = CRAFT.changed("little", {"recipes": {one: {"rep": recipes[one]["rep"] + 1}}})
    much = CRAFT.changed("much", {"recipes": {id: {"rep": recipes[id]["rep"] + 1} for id in recipes}})
    known = learnt({})
    assert known.problem(CRAFT.house()) == ""
    assert known.problem(little) == ""
    assert known.problem(much).endswith("differ from those that the learned weights were fitted with")
    known.entries["recipes"].pop(one)
    assert known.problem(CRAFT.house()).startswith("it has other entries")
    assert type(CRAFT.learnt_judge(little)).__name__ == "LearntJudge"
    assert CRAFT.learnt_judge(much) is CRAFT.judge()
    assert fallback(["grandmaster:50ms"], CRAFT, little) == ""
    assert fallback(["master"], CRAFT, much) == ""
    assert fallback(["grandmaster"], CRAFT, much).startswith(
        "Brew Crafters, pack 'much': grandmaster judges by the written weights alone, because "
    )


def test_the_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "learnt.json"
    assert read_learnt(path) is None
    path.write_text(learnt_text(learnt({"you.money": [[1, -2], [3, 4]]})), encoding="utf-8")
    found = read_learnt(path)
    assert found is not None
    assert (found.weights, found.problem(CRAFT.house())) == ({"you.money": [[1, -2], [3, 4]]}, "")
    path.write_text(json.dumps({"format": 99}), encoding="utf-8")
    with pytest.raises(AlehouseError, match="format 99 is unknown"):
        read_learnt(path)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(AlehouseError, match="cannot be read"):
        read_learnt(path)


@pytest.mark.parametrize("title", TRAINED)
def test_what_is_shipped_is_small_and_fits_the_house_content(title: str) -> None:
    path = LIBRARY.get(title).folder() / "learnt.json"
    assert path.stat().st_size <= 1_000_000
    assert LIBRARY.get(title).learnt_problem(LIBRARY.get(title).house()) == ""


def test_a_grandmaster_with_playouts_repeats_its_choice() -> None:
    state = game("brewcrafters", 2, 20)
    first, again = (ask(bot("grandmaster:20", CRAFT), state, 3) for time in (1, 2))
    assert first == again
    assert first in state.legal()


def test_the_learnt_correction_wins_in_brew_crafters() -> None:
    """A few games at one ply; the figures are in the file and in docs/bots.md."""
    judge = CRAFT.learnt_judge(CRAFT.house())
    won = 0
    for number in range(4):
        setup = CRAFT.setup(2, dict(CRAFT.manifest().varied), seed=number)
        state, mine = setup.start(), number % 2
        bots: list[Bot] = [GreedyBot(judge, samples=1), GreedyBot(CRAFT.judge(), samples=1)]
        play_game(state, bots if mine == 0 else bots[::-1], number)
        won += state.place(mine) == 1
    assert won >= 3
