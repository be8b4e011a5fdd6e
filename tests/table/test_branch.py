"""Running games that a player takes along."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.table.sitting import HOST, START, Sitting

from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump
from alehouse.engine.state import ALL, OVER
from alehouse.games import LIBRARY
from alehouse.table.entries import Entry
from alehouse.table.errors import TableError
from alehouse.table.record import branched, exported, imported, saved
from alehouse.table.spec import Settings, TableSpec
from alehouse.table.table import Table

SECRETS: dict[str, dict[str, Any]] = {"brewcrafters": {"secret-recipe": True}, "dicebrewing": {"mode": "advanced"}}


def begun(title: str, steps: int, persons: int = 1) -> Sitting:
    sitting = Sitting(title, seats=3, persons=persons, options=SECRETS.get(title))
    chance = Random(steps)
    while sitting.table.steps < steps:
        sitting.step(chance)
    return sitting


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_branch_is_what_its_player_knows_and_is_played_to_the_end(title: str) -> None:
    sitting = begun(title, 12)
    state = sitting.table.must_play().state
    text = branched(sitting.table, [1])
    record = read_record(LIBRARY, text)
    branch = record.start()
    assert (branch.view(0), branch.to_act, branch.decision()) == (state.view(0), state.to_act, state.decision())
    assert sitting.about.pinned.secret not in text
    assert record.names[0] == "Person-1"
    while branch.to_act != OVER:
        record.add(branch, branch.default())
    again = read_record(LIBRARY, "\n".join(record.lines()))
    assert dump(again.replay()) == dump(branch)


@pytest.mark.parametrize("title", SECRETS)
def test_of_several_seats_the_one_waited_for_keeps_what_it_knows(title: str) -> None:
    sitting = begun(title, 150, persons=2)
    chance = Random(1)
    while sitting.table.waiting != 2:
        sitting.step(chance)
    state = sitting.table.must_play().state
    for _ in range(20):
        assert read_record(LIBRARY, branched(sitting.table, [1, 2])).start().view(1) == state.view(1)


@pytest.mark.parametrize("title", SECRETS)
def test_what_others_hide_is_drawn_again_and_what_is_mine_stays(title: str) -> None:
    sitting = begun(title, 150)
    state = sitting.table.must_play().state
    seen = []
    for _ in range(20):
        branch = read_record(LIBRARY, branched(sitting.table, [1])).start()
        assert branch.view(0) == state.view(0)
        seen.append(branch.view(ALL))
    assert any(view != seen[0] for view in seen)
    assert any(view != state.view(ALL) for view in seen)


def test_whoever_holds_all_seats_knows_everything_but_the_chance_to_come() -> None:
    sitting = begun("brewcrafters", 30)
    state = sitting.table.must_play().state
    branch = read_record(LIBRARY, branched(sitting.table, [1, 2, 3])).start()
    assert branch.view(ALL) == state.view(ALL)
    assert branch.random != state.random


def test_a_branch_continues_where_everything_is_local_and_servers_refuse_it() -> None:
    text = branched(begun("moonlight", 12).table, [1])
    with pytest.raises(AlehouseError, match="without a server"):
        imported(LIBRARY, text, -1)
    pinned, what = imported(LIBRARY, text, -1, local=True)
    table = Table(TableSpec("here", pinned, Settings(), HOST, "", START), LIBRARY)
    table.apply(Entry(1, START, what))
    assert table.game is not None
    assert pinned.branch["steps"] == 12
    assert table.game.state.chance is None  # forecasts must not see the table's dice
    assert read_record(LIBRARY, saved(table)).replay().view(0) == table.game.state.view(0)


def test_only_a_running_game_has_branches_and_a_damaged_one_is_refused() -> None:
    sitting = Sitting(start=False)
    with pytest.raises(TableError, match="not-started"):
        branched(sitting.table, [])
    sitting = begun("moonlight", 5)
    text = branched(sitting.table, [1])
    with pytest.raises(AlehouseError, match="does not fit"):
        read_record(LIBRARY, text.replace('"to_act":', '"to_act_now":')).start()
    with pytest.raises(AlehouseError, match="format 3"):
        read_record(LIBRARY, text.replace('{"alehouse":3', '{"alehouse":2'))
    sitting.play_on(Random(1))
    with pytest.raises(TableError, match="over"):
        branched(sitting.table, [1])
    assert '"branch"' not in exported(sitting.table)
