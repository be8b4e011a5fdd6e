"""Setting up: seats, start player, workers, options."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import TITLE, seen, sit

from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import EventLog
from alehouse.engine.options import ListOption

pytestmark = pytest.mark.engine

COMPLEX = ["interns", "traders", "agency", "community-farm", "secret-recipe"]


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    """BC-009"""
    with pytest.raises(AlehouseError, match="2 to 5 players"):
        TITLE.setup(seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_play_clockwise(seats: int) -> None:
    """BC-009, BC-036"""
    table = sit(seats=seats, start=2)
    spaces = ["fundraiser", "malt-market", "hops-market", "yeast-market", "homebrew-shop"]
    order = []
    for space in spaces[:seats]:
        order.append(table.to_act)
        table.play(f"place {space}" if seats > 2 or space != "homebrew-shop" else "place advanced-market")
    assert order == [(1 + turn) % seats + 1 for turn in range(seats)]


def test_the_log_begins_with_the_starting_player() -> None:
    """BC-010, BC-027"""
    ears = EventLog()
    TITLE.setup(3, {"start": "2"}).start(ears)
    book = TITLE.eventbook(TITLE.house())
    told = [book.read(heard) for heard in ears.take()]
    assert [event.key for event in told] == ["start-player", "season", "restock"]
    assert told[0].args == {"seat": 2}


def test_the_start_player_is_drawn_or_chosen() -> None:
    """BC-010, BC-215"""
    drawn = {seen(TITLE.new(5, seed=seed))["start"] for seed in range(60)}
    assert drawn == {1, 2, 3, 4, 5}
    assert seen(TITLE.new(5, {"start": "4"}))["start"] == 4
    with pytest.raises(AlehouseError, match="random or a seat from 1 to 3"):
        TITLE.setup(3, {"start": "4"})


def test_everybody_starts_alike_but_for_the_seat_bonus() -> None:
    """BC-011, BC-012, BC-013, BC-014 counted from the start player."""
    table = sit(seats=5, options={"start": "3"})
    storages = [table.seat(seat).storage for seat in (3, 4, 5, 1, 2)]
    assert storages == ["2 1 0", "2 1 0", "3 1 0", "2 2 0", "2 1 1"]
    assert [table.seat(seat).money for seat in (3, 4, 5, 1, 2)] == [6, 7, 6, 6, 6]


def test_the_first_nine_workers_or_others() -> None:
    """BC-021 the marked ones, a number of random ones, or the host's."""
    first = sit().view["workers"]
    assert first == [id for id, worker in TITLE.house().content["workers"].items() if worker["first"]]
    assert len(first) == 9
    for count in (1, 5, 24):
        view = seen(TITLE.new(3, {"workers": "random", "worker-count": count}, seed=1))
        assert (len(view["workers"]), len(view["unused_workers"])) == (count, 24 - count)
    chosen = "accountant,barrel-master,chemist,farm-manager,head-brewer,tour-guide"
    view = seen(TITLE.new(2, {"workers": "custom", "worker-list": chosen}))
    assert sorted(view["workers"]) == chosen.split(",")


def test_random_workers_differ_from_seed_to_seed() -> None:
    """BC-021, BC-215"""
    rows = {tuple(seen(TITLE.new(3, {"workers": "random"}, seed=seed))["workers"]) for seed in range(10)}
    assert len(rows) > 5


def test_the_ambassador_of_collaborations_stays_out_of_the_game_for_two() -> None:
    """BC-022 whatever the workers; a host who asks for her learns why not."""
    for seed in range(20):
        view = seen(TITLE.new(2, {"workers": "random", "worker-count": 18}, seed=seed))
        assert "collaboration-ambassador" not in [*view["workers"], *view["unused_workers"]]
    chosen = "collaboration-ambassador,accountant,barrel-master,chemist,farm-manager,head-brewer"
    assert TITLE.setup(3, {"workers": "custom", "worker-list": chosen})
    with pytest.raises(AlehouseError, match="BC-022"):
        TITLE.setup(2, {"workers": "custom", "worker-list": chosen})


def test_complex_actions_are_off_unless_chosen_and_mix_freely() -> None:
    """BC-025, BC-093"""
    plain = sit(phase="brewery")
    assert not {"community-farm", "secret-recipe"} & plain.verbs
    assert not {"hire-interns", "traders-market", "employment-agency", "community-farm"} & plain.view["market"].keys()
    for number in range(32):
        chosen = [name for bit, name in enumerate(COMPLEX) if number & 2**bit]
        table = sit(options=chosen, phase="brewery")
        spaces = {"interns": "hire-interns", "traders": "traders-market", "agency": "employment-agency"}
        for name, space in spaces.items():
            assert (space in table.view["market"]) == (name in chosen)
        assert ("community-farm" in table.verbs) == ("community-farm" in chosen)
        assert ("secret-recipe" in table.verbs) == ("secret-recipe" in chosen)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_interns_as_players(seats: int) -> None:
    """BC-026, BC-003"""
    assert sit(seats=seats, options=["interns"]).view["interns"] == seats


# -- lists of ids ---------------------------------------------------------------------------------------


def test_a_list_of_recipes_must_hold_two_of_each_style() -> None:
    """BC-019"""
    wrong = "saison,witbier,lambic,baltic-porter,oatmeal-stout,american-stout"
    with pytest.raises(AlehouseError, match=r"2 recipes of each style .* ale has 3"):
        TITLE.setup(2, {"recipes": "custom", "recipe-list": wrong})


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("saison", "it takes 6 different ids"),
        ("saison,saison,mocha-porter,baltic-porter,oatmeal-stout,american-stout", "it takes 6 different ids"),
        ("sasion,witbier,mocha-porter,baltic-porter,oatmeal-stout,american-stout", "did you mean 'saison'"),
        ("everyday-ale,witbier,mocha-porter,baltic-porter,oatmeal-stout,american-stout", "unknown id 'everyday-ale'"),
    ],
)
def test_a_wrong_list_says_what_is_allowed(given: str, problem: str) -> None:
    with pytest.raises(AlehouseError, match=problem):
        TITLE.setup(2, {"recipes": "custom", "recipe-list": given})


def test_a_list_is_kept_in_table_order_however_it_was_given() -> None:
    option = next(option for option in TITLE.options() if option.id == "worker-list")
    assert isinstance(option, ListOption)
    ids = ["head-brewer", "chemist", "accountant", "tour-guide", "ale-master", "malt-importer"]
    assert option.read(ids) == option.read(" , ".join(reversed(ids)))
    assert option.as_dict()["count"] == [1, 24]
    assert option.kind() == "list"
