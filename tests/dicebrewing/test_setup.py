"""A new game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dicebrewing.play import TITLE, sit

from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import EventLog
from alehouse.engine.state import ALL
from alehouse.games.dicebrewing.state import DiceBrewingState
from alehouse.text.speech import Speech

pytestmark = pytest.mark.engine


def test_the_host_chooses_seats_mode_and_two_options() -> None:
    """SU-01"""
    assert {option.id: option.default for option in TITLE.options()} == {
        "mode": "standard",
        "unlucky-roll": False,
        "stall-guard": True,
    }
    assert (TITLE.min_seats, TITLE.max_seats) == (2, 4)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (5, {}), (2, {"mode": "expert"}), (2, {"unlucky": True})])
def test_other_choices_are_refused_in_words(seats: int, options: dict[str, object]) -> None:
    """SU-01"""
    with pytest.raises(AlehouseError):
        TITLE.setup(seats, options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_have_no_value_before_the_first_roll(seats: int) -> None:
    """SU-02, DB-010 four dice each, one of each color, rolled for everybody in the opening roll."""
    table = sit(at="start", seats=seats, active=["Y", "K", "G", "U"], dice=[*range(seats, 0, -1), 1, 2, 3, 4])
    assert table.me.active == ["Y1", "K2", "G3", "U4"]
    fresh = TITLE.new(seats, seed=3).view(ALL)["players"]
    assert isinstance(fresh, list)
    assert all([die[0] for die in player["active"]] == ["Y", "K", "G", "U"] for player in fresh)


def test_the_first_round_is_winter_and_begins_with_the_start_player() -> None:
    """SU-04, DB-004"""
    for seed in range(20):
        game = TITLE.new(3, seed=seed)
        view = game.view(ALL)
        assert (view["round"], view["season"]) == (1, "winter")
        assert view["to_act"] == view["priority"]


def test_both_markets_are_full_from_the_start() -> None:
    """SU-05, DB-042 although nothing can be bought yet."""
    view = sit(at="purchase", active=["Y1"], coins=9).view
    assert set(view["market"].values()) == {3}
    assert set(view["black_market"].values()) == {3}
    assert (len(view["market"]), len(view["black_market"])) == (5, 6)


def test_the_standard_deck_holds_all_other_recipes() -> None:
    """SU-06, SU-07 with two or three players Sladek Pilsner is among them."""
    for seats in (2, 3, 4):
        deck = deck_of(TITLE.new(seats, seed=1))
        assert len(deck) == (26 if seats == 4 else 27)
        assert ("sladek-pilsner" in deck) == (seats < 4)


def test_the_advanced_row_is_any_cards() -> None:
    """SU-08"""
    rows = [row_of(TITLE.new(3, {"mode": "advanced"}, seed=seed)) for seed in range(30)]
    assert {len(row) for row in rows} == {3}
    assert len({card for row in rows for card in row}) > 20


def test_the_places_of_the_first_cards_are_shuffled() -> None:
    """SU-10"""
    rows = {tuple(row_of(TITLE.new(2, seed=seed))) for seed in range(40)}
    assert len(rows) == 6
    assert {frozenset(row) for row in rows} == {frozenset(["cheap-lager", "mass-lager", "experimental-lager"])}


@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 15), (4, 20)])
def test_the_end_depends_on_the_number_of_players(seats: int, limit: int) -> None:
    """SU-11"""
    assert TITLE.new(seats).view(ALL)["limit"] == limit


def test_every_seat_may_start_and_order_runs_clockwise() -> None:
    """DB-001, DB-002, DB-025"""
    starters = set()
    for seed in range(40):
        game = TITLE.new(3, seed=seed)
        assert isinstance(game, DiceBrewingState)
        starters.add(game.to_act)
        order = [game.to_act]
        while game.decision() == "place-main" and len(order) < 3:
            game.play(game.default())
            if game.decision() == "place-main":
                order.append(game.to_act)
        assert order == [(order[0] + turn) % 3 for turn in range(3)]
    assert starters == {0, 1, 2}


def deck_of(game: object) -> list[str]:
    assert isinstance(game, DiceBrewingState)
    return [game.content.recipe_ids[card] for card in game.deck]


def row_of(game: object) -> list[str]:
    assert isinstance(game, DiceBrewingState)
    return [game.content.recipe_ids[card] for card in game.row]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_listens_from_the_start_hears_start_rolls_season_and_opening_roll(seats: int) -> None:
    """DB-001, DB-004, DB-010"""
    setup, log = TITLE.setup(seats, seed=4), EventLog()
    game = setup.start(log)
    book = TITLE.eventbook(setup.pack)
    heard = [book.read(entry) for entry in log.take()]
    keys = [event.key for event in heard]
    first = keys.index("first")
    assert set(keys[:first]) == {"start-roll"}
    assert heard[first + 1].as_dict() == {"event": "season", "season": "winter", "round": 1, "seat": game.to_act + 1}
    rolls: list[Any] = [event.args for event in heard[first + 2 :]]
    assert set(keys[first + 2 :]) == {"roll"}
    assert all(sum(roll["count"] for roll in rolls if roll["seat"] == seat + 1) == 4 for seat in range(seats))


@pytest.mark.parametrize(
    ("lang", "winter", "summer"),
    [("en", "Winter", "Summer"), ("fr", "Hiver", "Été"), ("es", "Invierno", "Verano"), ("it", "Inverno", "Estate")],
)
def test_every_round_is_announced_with_its_season(lang: str, winter: str, summer: str) -> None:
    """DB-004, DB-005"""
    speech = Speech(TITLE, TITLE.house(), lang)
    told: list[str] = []
    for number in (1, 2, 3):
        table = sit(
            at="tidy" if number > 1 else "start", round=max(1, number - 1), active=["Y1"], dice=[6, 1, *[1] * 4]
        )
        told += [speech.event(event, ["Ada", "Ben"]) for event in table.heard if event.key == "season"]
    assert [winter in line for line in told] == [True, False, True]
    assert [summer in line for line in told] == [False, True, False]
