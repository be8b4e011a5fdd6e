"""The review of a finished game: clear mistakes, better moves with reasons and rules, and luck."""

from __future__ import annotations

import pytest

from alehouse.bots.levels import bot
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.variance import meets_chance
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record
from alehouse.games import LIBRARY
from alehouse.lab import review as reviewing
from alehouse.lab.review import MOST_SHOWN, Reviewer, joined
from alehouse.lab.simulate import recorded_game
from alehouse.text.rulebook import rulebook, rules_of

TITLES = LIBRARY.ids()
FEW = 12  # steps that are reviewed; a whole game takes long


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_SEARCH", 300)
    monkeypatch.setattr(reviewing, "COMPARE_PLAYOUTS", 600)


def played(title: str, seats: int = 2) -> Record:
    found = LIBRARY.get(title)
    return recorded_game(found.setup(seats, found.manifest().varied, seed=3), [RandomBot()] * seats, 1)


@pytest.mark.parametrize("title", TITLES)
def test_a_mistake_is_clear_and_its_better_move_was_legal(title: str) -> None:
    record = played(title)
    found = Reviewer(record).review(10, 10 + 2 * FEW)
    codebook = record.setup.title.codebook(record.setup.pack)
    assert found["mistakes"], "random players make mistakes"
    for one in found["mistakes"]:
        step = record.steps[one["step"] - 1]
        state = record.replay(one["step"] - 1)
        assert (one["seat"], one["played"]) == (step.seat, step.action)
        assert codebook.code(one["better"]) in list(state.legal())
        assert one["better"] != one["played"]
        assert 0 < one["low"] <= one["cost"] <= one["high"]
        assert all(part > 0 for _, part in one["gains"])


@pytest.mark.parametrize("title", TITLES)
def test_reasons_name_rules_that_exist(title: str) -> None:
    found = LIBRARY.get(title)
    state = found.setup(2, seed=1).start()
    rules = found.manifest().rules
    known = set(rules_of(rulebook(found, "en")))
    assert set(rules.values()) <= known
    assert {name for name, _ in found.judge().terms(state, 0)} <= set(rules)


def test_the_campaigns_terms_name_rules() -> None:
    title = LIBRARY.get("moonlight")
    state = title.setup(1, {"hermit": True}, seed=1).start()
    assert {name for name, _ in title.judge().terms(state, 0)} <= set(title.manifest().rules)


def test_parts_give_the_same_review_as_the_whole() -> None:
    reviewer = Reviewer(played("moonlight"))
    whole = reviewer.review(0, 2 * FEW)
    parts = joined([reviewer.review(0, FEW), reviewer.review(FEW, 2 * FEW)])
    assert parts["luck"] == pytest.approx(whole["luck"], abs=1e-5)
    assert parts == {**whole, "luck": parts["luck"]}
    assert reviewer.review(0, 2 * FEW) == whole


def test_at_most_five_mistakes_of_a_seat_are_shown() -> None:
    found = Reviewer(played("moonlight")).review()
    for seat in (1, 2):
        assert sum(one["seat"] == seat for one in found["mistakes"]) <= MOST_SHOWN
    assert found["done"] == found["steps"]
    steps = [one["step"] for one in found["mistakes"]]
    assert steps == sorted(steps)


def test_luck_is_what_chance_gave_beyond_the_expected() -> None:
    """Luck averages out over games; a game without chance has none."""
    title = LIBRARY.get("moonlight")
    total = 0.0
    for seed in range(6):
        record = recorded_game(title.setup(1, seed=seed), [bot("novice", title)], seed)
        found = Reviewer(record)
        found.judge = title.judge()
        luck = found.review(0, 0)["luck"]
        assert luck == [0.0]
        total += found.review()["luck"][0]
    assert abs(total / 6) < 4.0
    assert not Reviewer(played("brewcrafters")).review(0, FEW)["chance"]


def test_drawing_from_a_shuffled_deck_is_chance_too() -> None:
    record = played("dicebrewing")
    codebook = record.setup.title.codebook(record.setup.pack)
    state = record.start()
    drawn = 0
    for index, step in enumerate(record.steps):
        before = state.clone()
        record.play(state, index)
        deck = len(before.deck) != len(state.deck)  # type: ignore[attr-defined]
        if deck:
            drawn += 1
            assert meets_chance(before, codebook.code(step.action))
    assert drawn


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = played("moonlight")
    record.steps = record.steps[:20]
    record.result = None
    with pytest.raises(AlehouseError, match="not finished"):
        Reviewer(record)
