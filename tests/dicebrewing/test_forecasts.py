"""Forecasts: the effects of an action, as shown to a brewer before it."""

from __future__ import annotations

import pytest
from tests.dicebrewing.play import TITLE, Table, sit

from alehouse.engine.facts import Facts
from alehouse.engine.forecast import Foreseen, foreseen
from alehouse.text.languages import languages
from alehouse.text.speech import Speech

pytestmark = pytest.mark.engine

ROW = ["village-bock", "double-ipa", "doppelbock"]


def expected(table: Table, words: str) -> Foreseen:
    """The forecast of a legal action."""
    state = table.state
    told = dict(zip([table.words(code) for code in state.legal()], foreseen(TITLE, TITLE.house(), state), strict=True))
    return told[words]


def said(table: Table, words: str) -> list[str]:
    return Speech(TITLE, TITLE.house(), "en").forecast(expected(table, words), ["Ada", "Ben"])


@pytest.mark.parametrize("lang", languages())
def test_every_fact_and_every_outcome_has_its_message(lang: str) -> None:
    facts = Facts()
    sit(active=["Y1"]).state.facts(0, facts)
    book = TITLE.eventbook(TITLE.house())
    wanted = [f"fact-{name}" for name in facts.names]
    wanted += [f"outcome-{book.keys()[event]}" for event in TITLE.outcomes()]
    catalogue = Speech(TITLE, TITLE.house(), lang).catalogue
    assert [key for key in wanted if not catalogue.has(key)] == []


@pytest.mark.parametrize(
    ("action", "facts"),
    [
        ("base MH1", {"seeds": -1, "due-pale-malt": 1}),
        ("base MH2", {"active-pale-malt": -1, "due-dark-malt": 1}),
        ("base MH3", {"active-pale-malt": -1, "due-raises": 1}),
        ("base HP1", {"seeds": -1, "due-hops": 1}),
        ("base SS3", {"active-skill": -1, "due-skill": 1}),
        ("base DS1", {"active-hops": -1, "due-seeds": 1}),
        ("base DS2", {"active-dark-malt": -1, "due-seeds": 2}),
        ("base DS3", {"active-dark-malt": -1, "due-coins": 3}),
    ],
)
def test_a_placed_piece_is_gone_and_its_effect_is_due_at_tidy_up(action: str, facts: dict[str, int]) -> None:
    table = sit(round=3, active=["Y2", "K2", "G2", "U5"], seeds=1)
    told = expected(table, action)
    assert told["exact"]
    changed = {name: spread for name, spread in told["facts"].items() if name != "points"}
    assert changed == {name: [(change, 1.0)] for name, change in facts.items()}


def test_a_sped_space_pays_now() -> None:
    table = sit(round=3, active=["U5"], base={"DS3": "K2"})
    assert said(table, "speed DS3") == [
        "Coins +3",
        "Active skill dice \u22121",
        "Coins at Tidy-up \u22123",
        "Points \u22121",
    ]


def test_a_gained_die_comes_with_the_chance_that_a_recipe_can_be_brewed() -> None:
    """DB-015 it is rolled at once: dark malt 2 or more, besides the pale malt, brews a Village Bock."""
    table = sit(row=ROW, active=["Y2", "U5"], base={"MH2": "Y1"})
    told = expected(table, "speed MH2")
    assert told["facts"]["active-dark-malt"] == [(1, 1.0)]
    assert [(change, round(share * 6)) for change, share in told["facts"]["ready"]] == [(0, 1), (1, 5)]


def test_a_reroll_names_the_dice_and_what_it_may_cost() -> None:
    table = sit(round=2, row=ROW, active=["Y2", "K2", "U5"]).play("base SS1")
    assert said(table, "pick active dark-malt 2") == [
        "rerolls Dark malt 2",
        "Recipes you have the dice for \u22121 (17%) or 0 (83%)",
    ]


def test_a_swap_names_the_values_that_the_supply_may_offer() -> None:
    """DB-060 the best of thirteen dice is nearly always a 6."""
    table = sit(round=2, active=["K2", "Y3", "U5"]).play("base SS2")
    told = expected(table, "colour dark-malt")
    best = [(one["event"]["value"], one["times"][-1][1]) for one in told["outcomes"]]
    assert not told["exact"]
    assert max(best)[0] == 6
    assert dict(best)[6] > 0.8


def test_brewing_tells_rewards_and_every_card_that_may_come() -> None:
    """DB-126 the next card is unknown, so later brews are a matter of chance."""
    table = sit(at="brew", row=ROW, storage=["Y2", "Y2", "Y3", "K2", "K3", "K4"])
    told = expected(table, "brew village-bock")
    assert told["exact"]
    assert told["facts"]["brewed"] == [(1, 1.0)]
    assert told["facts"]["tokens"] == [(1, 1.0)]
    assert len(told["facts"]["ready"]) > 1


def test_a_purchase_names_its_price() -> None:
    table = sit(at="purchase", round=3, coins=6, active=["Y1"])
    assert said(table, "buy honey") == ["Coins \u22124", "Ingredients +1", "Points \u22122"]


def takes(table: Table, action: str) -> list[str]:
    """The dice that a space takes, as the forecast of choosing it says."""
    picks = [answer["action"] for answer in expected(table, action)["then"]]
    return [f"{pick['zone']} {pick['colour']} {pick['value']}" for pick in picks]


def test_a_space_tells_which_dice_it_takes_even_if_it_is_only_one() -> None:
    table = sit(round=3, active=["U4", "U2", "Y3", "Y3"], storage=["U5"], seeds=1)
    assert takes(table, "base SS2") == ["active skill 4", "storage skill 5"]
    assert takes(table, "base SS3") == ["storage skill 5"]
    assert takes(table, "base MH2") == ["active pale-malt 3"]
    assert takes(table, "base MH1") == [], "a seed is no choice"


def test_a_blocked_die_goes_nowhere() -> None:
    table = sit(round=3, active=["U4 blocked", "U3"], seeds=1)
    assert takes(table, "base DS3") == ["active skill 3"]


@pytest.mark.parametrize(
    ("active", "storage", "space", "serving"),
    [
        (["G2", "G5"], [], "DS1", "G2"),
        (["G2"], ["G2", "G5"], "DS1", "G2"),
        (["G5"], ["G2"], "DS1", ""),  # the lower one is kept for a brew
        (["G2", "G5"], [], "HP2", ""),  # a raise: the values matter
        (["G1*", "G5"], [], "DS1", ""),  # buys
        (["G2", "G5 protected"], [], "DS1", ""),
        (["G2+1", "G5"], [], "DS1", ""),
    ],
)
def test_a_space_says_which_die_serves_whoever_does_not_choose(
    active: list[str], storage: list[str], space: str, serving: str
) -> None:
    table = sit(options={"unlucky-roll": True}, active=active, storage=storage, round=9)
    answers = expected(table, f"base {space}")["then"]
    assert len(answers) > 1
    served = [f"G{one['action']['value']}" for one in answers if one.get("serves")]
    assert served == ([serving] if serving else [])
