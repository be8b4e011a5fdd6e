"""The evaluation that bots go by: named terms, and what cards and abilities are worth when."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.moonlight.play import sit

from alehouse.bots.levels import bot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.state import State
from alehouse.engine.weights import changed_weights
from alehouse.games.moonlight.judge import TERMS

pytestmark = pytest.mark.engine


def term(state: State, name: str) -> float:
    return dict(state.terms(0))[name]


def test_the_value_is_the_sum_of_its_terms() -> None:
    state = sit("eloy", phase=3, noise=5, stock=["wood 2", "hops 1"], cards=["lantern", "crossbow"]).state
    assert [name for name, _ in state.terms(0)] == TERMS
    assert sum(worth for _, worth in state.terms(0)) == pytest.approx(state.value(0))


def test_seats_are_compared_without_what_counts_against_rivals() -> None:
    state = sit("gall", seats=2, phase=3, boxes=[2, 3, 0, 0, 0, 0, 0]).state
    assert state.values()[1] == pytest.approx(state.value(1) - dict(state.terms(1))["rivals"])
    assert dict(state.terms(1))["rivals"] < 0.0


@pytest.mark.parametrize(
    ("better", "worse", "phase"),
    [
        ("crossbow", "felt-boots", 3),
        ("lantern", "axe", 3),
        ("sickle", "axe", 5),
        ("blessed-hops", "blessed-malt", 3),
        ("horseshoe", "vesper-bell", 2),
    ],
)
def test_cards_are_worth_what_they_can_still_do(better: str, worse: str, phase: int) -> None:
    one, other = (sit("gall", phase=phase, cards=[card]).state.value(0) for card in (better, worse))
    assert one > other


def test_a_crown_is_worth_nothing_once_its_ingredient_is_brewed() -> None:
    assert term(sit("gall", phase=2, cards=["blessed-malt"]).state, "cards") > 0.0
    assert term(sit("gall", phase=3, cards=["blessed-malt"]).state, "cards") == 0.0


def test_a_lens_is_worth_more_the_more_boxes_it_can_help_to_fill() -> None:
    def gain(phase: int, *stock: str) -> float:
        without, with_lens = (
            sit("gall", phase=phase, stock=list(stock), cards=cards).state.value(0) for cards in ([], ["bucket"])
        )
        return with_lens - without

    assert gain(1) > gain(2) > 0.0
    assert gain(2, "water 1") == gain(7) == 0.0


def test_abilities_are_worth_less_the_later_it_is() -> None:
    early, late = (term(sit("isidore", phase=phase).state, "abilities") for phase in (1, 6))
    assert early > late > 0.0
    assert early > term(sit("gall", phase=1).state, "abilities")


def test_simpler_bots_price_most_cards_alike_and_do_not_know_abilities() -> None:
    def cards(card: str, plain: bool) -> float:
        state = sit("isidore", phase=1, cards=[card]).state
        if plain:
            state.weights = state.plain()
            assert term(state, "abilities") == 0.0
        return term(state, "cards")

    assert cards("crossbow", plain=True) == cards("felt-boots", plain=True)
    assert cards("crossbow", plain=False) > cards("felt-boots", plain=False)


@pytest.mark.parametrize(("level", "plain"), [("novice", True), ("regular", True), ("master:30", False)])
def test_only_masters_judge_by_all_weights(level: str, plain: bool) -> None:
    state = sit("gall", seats=2).state
    guess = state.clone()
    bot(level).choose(guess, 1)
    assert guess.weights == (state.plain() if plain else state.weights)
    assert state.plain() != state.weights


def test_other_weights_must_have_known_names(tmp_path: Path) -> None:
    file = tmp_path / "plain.toml"
    file.write_text("[weights]\nnoise = 2\n")
    assert changed_weights(file, ["loud", "noise"], [1.0, 1.0]) == [1.0, 2.0]
    file.write_text("[weights]\nnoize = 2\n")
    with pytest.raises(AlehouseError, match="noize"):
        changed_weights(file, ["loud", "noise"], [1.0, 1.0])
