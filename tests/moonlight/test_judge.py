"""The evaluation that bots go by: named terms, and what cards and abilities are worth when."""

from __future__ import annotations

import pytest
from tests.moonlight.play import TITLE, sit

from alehouse.bots.greedy import GreedyBot
from alehouse.bots.levels import bot
from alehouse.bots.search import SearchBot
from alehouse.engine.judge import Judge
from alehouse.engine.state import State
from alehouse.engine.weights import Weights
from alehouse.games.moonlight.judge import TERMS, MoonlightJudge
from alehouse.games.moonlight.kinds import ABILITIES, EFFECTS

pytestmark = pytest.mark.engine


JUDGE, PLAIN = TITLE.judge(), TITLE.plain_judge()


def term(state: State, name: str, judge: Judge = JUDGE) -> float:
    return dict(judge.terms(state, 0))[name]


def test_the_value_is_the_sum_of_its_terms() -> None:
    state = sit("eloy", phase=3, noise=5, stock=["wood 2", "hops 1"], cards=["lantern", "crossbow"]).state
    assert [name for name, _ in JUDGE.terms(state, 0)] == TERMS
    assert sum(worth for _, worth in JUDGE.terms(state, 0)) == pytest.approx(JUDGE.value(state, 0))


def test_seats_are_compared_without_what_counts_against_rivals() -> None:
    state = sit("gall", seats=2, phase=3, boxes=[2, 3, 0, 0, 0, 0, 0]).state
    assert JUDGE.values(state)[1] == pytest.approx(JUDGE.value(state, 1) - dict(JUDGE.terms(state, 1))["rivals"])
    assert dict(JUDGE.terms(state, 1))["rivals"] < 0.0


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
    one, other = (JUDGE.value(sit("gall", phase=phase, cards=[card]).state, 0) for card in (better, worse))
    assert one > other


def test_a_crown_is_worth_nothing_once_its_ingredient_is_brewed() -> None:
    assert term(sit("gall", phase=2, cards=["blessed-malt"]).state, "cards") > 0.0
    assert term(sit("gall", phase=3, cards=["blessed-malt"]).state, "cards") == 0.0


def test_a_lens_is_worth_more_the_more_boxes_it_can_help_to_fill() -> None:
    def gain(phase: int, *stock: str) -> float:
        without, with_lens = (
            JUDGE.value(sit("gall", phase=phase, stock=list(stock), cards=cards).state, 0) for cards in ([], ["bucket"])
        )
        return with_lens - without

    assert gain(1) > gain(2) > 0.0
    assert gain(2, "water 1") == gain(7) == 0.0


def test_abilities_are_worth_less_the_later_it_is() -> None:
    early, late = (term(sit("isidore", phase=phase).state, "abilities") for phase in (1, 6))
    assert early > late > 0.0
    assert early > term(sit("gall", phase=1).state, "abilities")


def test_simpler_bots_price_most_cards_alike_and_do_not_know_abilities() -> None:
    def cards(card: str, judge: Judge) -> float:
        return term(sit("isidore", phase=1, cards=[card]).state, "cards", judge)

    assert cards("crossbow", PLAIN) == cards("felt-boots", PLAIN)
    assert cards("crossbow", JUDGE) > cards("felt-boots", JUDGE)
    assert term(sit("isidore", phase=1).state, "abilities", PLAIN) == 0.0


@pytest.mark.parametrize(("level", "judge"), [("novice", PLAIN), ("regular", PLAIN), ("master:30", JUDGE)])
def test_only_masters_judge_by_all_weights(level: str, judge: Judge) -> None:
    player = bot(level, TITLE)
    assert isinstance(player, GreedyBot | SearchBot)
    assert player.judge is judge
    assert PLAIN.weights.taken != JUDGE.weights.taken


@pytest.mark.parametrize(("table", "words"), [("card", EFFECTS), ("ability", ABILITIES)])
def test_an_inserted_effect_or_ability_shifts_no_other_weight(table: str, words: list[str]) -> None:
    weights = Weights(JUDGE.weights.given)
    before = list(weights.table(table, words))
    after = list(weights.table(table, [*words[:4], "yodel", *words[4:]]))
    assert after == [*before[:4], 0.0, *before[4:]]
    assert weights.missing() == [f"{table}.yodel"]


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_has_the_weight_of_its_name(effect: str) -> None:
    assert isinstance(JUDGE, MoonlightJudge)
    assert JUDGE.card[EFFECTS.index(effect)] == JUDGE.weights.given[f"card.{effect}"]
