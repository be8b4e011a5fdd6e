"""Games keep the rules version they began with."""

from __future__ import annotations

from typing import cast

import pytest

from alehouse.bots.bot import ask
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import Pack
from alehouse.engine.record import Record, read_record
from alehouse.engine.state import OVER
from alehouse.engine.title import Library
from alehouse.games.moonlight.content import Content
from alehouse.games.moonlight.title import Moonlight

pytestmark = pytest.mark.engine


class LouderMoonlight(Moonlight):
    """A second version of one rule: werewolves come at noise 6."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2

    def tables(self, pack: Pack, seats: int = 0) -> Content:
        content = cast(Content, super().tables(pack, seats))
        content.attack_limit = 6
        return content


def played(title: Moonlight, seed: int) -> str:
    record = Record(title.setup(2, {}, seed=seed))
    state = record.start()
    player = RandomBot()
    while state.to_act != OVER:
        record.add(state, ask(player, state, len(record.steps)))
    return "\n".join(record.lines())


def test_a_record_of_the_old_version_replays_after_a_new_one_arrived() -> None:
    old = Library()
    old.add(Moonlight())
    text = played(Moonlight(), 4)
    both = Library()
    both.add(Moonlight())
    both.add(LouderMoonlight())
    assert read_record(both, text).setup.title.rules_version == 1
    assert read_record(both, text).replay().to_act == OVER
    assert both.get("moonlight").rules_version == 2  # new games take the newest


def test_the_new_version_plays_by_its_own_rule() -> None:
    assert Moonlight().new(2).view(0)["attack_limit"] == 10
    assert LouderMoonlight().new(2).view(0)["attack_limit"] == 6


def test_a_record_of_an_unknown_version_says_which_are_known() -> None:
    text = played(LouderMoonlight(), 4)
    library = Library()
    library.add(Moonlight())
    with pytest.raises(AlehouseError, match="no rules version 2; known: 1"):
        read_record(library, text)
