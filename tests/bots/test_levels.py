"""Levels: one table for every title, names of before, budgets and styles, and lots between equals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alehouse.bots.bot import ask
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.levels import (
    LADDER,
    LEVELS,
    STYLED,
    at_table,
    bot,
    checked,
    is_offered,
    level_of,
    offered,
    searches,
)
from alehouse.bots.lot import NEAR, drawn
from alehouse.bots.policy import PolicyBot
from alehouse.bots.search import SearchBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.state import OVER
from alehouse.engine.weights import STYLES, Style, read_styles
from alehouse.games import LIBRARY
from alehouse.text.complete import messages
from alehouse.text.languages import APP, languages

pytestmark = pytest.mark.engine
TITLES = LIBRARY.ids()
ROOT = Path(__file__).parents[2]
BEFORE = ["random", "novice", "regular", "master", "grandmaster", "greedy"]  # names that records and tables hold


def test_there_are_eight_levels_from_random_to_grandmaster() -> None:
    assert len(LEVELS) == len(set(LEVELS)) == 8
    assert (LEVELS[0], LEVELS[-1]) == ("random", "grandmaster")
    assert offered()[:8] == LEVELS


def test_the_document_lists_them_in_order() -> None:
    section = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").partition("## Levels")[2].partition("##")[0]
    assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == LEVELS


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("level", [*LEVELS, *BEFORE, "master:30", "grandmaster:20", "master+cautious:30"])
def test_every_level_plays_every_title_and_repeats_its_choice(title: str, level: str) -> None:
    state = LIBRARY.get(title).new(2, seed=3)
    quick = f"{level}:20" if searches(level) and ":" not in level else level
    first, again = (ask(bot(quick, LIBRARY.get(title)), state, 5) for time in (1, 2))
    assert first == again
    assert first in state.legal()


def test_a_level_without_a_budget_makes_as_many_rollouts_in_every_title() -> None:
    for title in (LIBRARY.get(name) for name in TITLES):
        for level in LADDER:
            player = bot(level.name, title)
            if level.rollouts:
                searcher = player.otherwise if isinstance(player, PolicyBot) else player
                assert isinstance(searcher, SearchBot)
                assert searcher.playouts == level.rollouts * (1 + title.judge().search.depth)


def test_where_people_wait_a_long_search_takes_a_time() -> None:
    assert at_table("grandmaster") == "grandmaster:1000ms"
    assert at_table("grandmaster+greedy") == "grandmaster+greedy:1000ms"
    assert at_table("grandmaster:300") == "grandmaster:300"
    assert [at_table(level) for level in LEVELS[:-1]] == LEVELS[:-1]
    assert [level for level in LEVELS if searches(level)] == [level.name for level in LADDER if level.rollouts]


@pytest.mark.parametrize(
    ("level", "problem"),
    [
        ("casul", "did you mean 'casual'"),
        ("regular+cautios", "did you mean 'cautious'"),
        ("random+greedy", "bot level 'random' has no style"),
        ("regular+greedy:50ms", "bot level 'regular' takes no budget; only expert, master, grandmaster do"),
        ("expert+greedy:soon", "must be playouts"),
    ],
)
def test_a_level_that_makes_no_sense_says_what_would(level: str, problem: str) -> None:
    with pytest.raises(AlehouseError, match=problem):
        checked(level)


def test_others_choose_names_and_styles_but_no_budgets_and_no_places() -> None:
    title = LIBRARY.get("moonlight")
    assert all(is_offered(level, title) for level in LEVELS)
    assert all(is_offered(f"{level}+{style}", title) for level in STYLED for style in STYLES)
    for level in ("random+greedy", "regular+", "regular+wild", "master:50ms", "master+greedy:5", "bot.py:Bot", ""):
        assert not is_offered(level, title)


@pytest.mark.parametrize("lang", languages())
def test_levels_and_styles_have_words(lang: str) -> None:
    known = messages(APP, lang)
    assert {f"level-{level}" for level in LEVELS} | {f"style-{style}" for style in ["none", *STYLES]} <= known.keys()


# -- styles -------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_scales_weights_by_name_and_changes_some_choices(title: str, style: str) -> None:
    found = LIBRARY.get(title)
    assert found.judge(style) is found.judge(style)
    usual, styled = found.plain_judge().weights.given, found.plain_judge(style).weights.given
    assert usual.keys() == styled.keys()
    changed = {name for name in usual if usual[name] != styled[name]}
    assert changed
    assert {name.partition(".")[0] for name in changed} <= {
        name.partition(".")[0] for name in found.style(style).weights
    }
    usual_bot, styled_bot = GreedyBot(found.plain_judge()), GreedyBot(found.plain_judge(style))

    def differs(seed: int) -> bool:
        state = found.setup(2, dict(found.manifest().varied), seed=seed).start()
        while state.to_act != OVER:
            code = usual_bot.choose(state.clone(), 7)
            if styled_bot.choose(state.clone(), 7) != code:
                return True
            state.play(code)
        return False

    assert any(differs(seed) for seed in range(11, 21))


def test_a_factor_of_a_sub_table_is_for_all_of_its_weights() -> None:
    style = Style({"card": 2.0, "card.sword": 3.0, "loud": 0.5}, {})
    found = style.scaled({"card.noise": 1.0, "card.sword": 1.0, "loud": 1.0, "rival": 1.0})
    assert found == {"card.noise": 2.0, "card.sword": 3.0, "loud": 0.5, "rival": 1.0}
    with pytest.raises(AlehouseError, match="unknown weight 'lout'; did you mean 'loud'"):
        Style({"lout": 2.0}, {}).scaled({"loud": 1.0})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[wild.weights]\nloud = 2\n", "unknown style 'wild'"),
        ("[greedy.weight]\nloud = 2\n", "unknown table 'weight'"),
        ("[greedy\n", "cannot be read"),
    ],
)
def test_a_file_of_styles_with_mistakes_says_so(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "styles.toml"
    assert read_styles(path) == {}
    path.write_text(text, encoding="utf-8")
    with pytest.raises(AlehouseError, match=problem):
        read_styles(path)


# -- lots ---------------------------------------------------------------------------------------


def test_near_equal_options_are_drawn_by_lot_and_others_are_not() -> None:
    values = [1.0, 1.0 - 0.9 * NEAR, 1.0 - 1.1 * NEAR, 0.0, 0.0, -9.0]
    codes = [7, 8, 9, 10, 11, 12]
    found = [drawn(codes, values, seed) for seed in range(200)]
    assert set(found) == {7, 8}
    assert 70 < found.count(7) < 130
    assert found == [drawn(codes, values, seed) for seed in range(200)]


def test_of_two_different_options_the_better_one_is_taken() -> None:
    assert {drawn([7, 8], [2.0, 2.1], seed) for seed in range(50)} == {8}
    assert {drawn([7, 8], [2.0, 2.0], seed) for seed in range(50)} == {7, 8}


@pytest.mark.parametrize(("level", "monks"), [("newcomer", 10), ("casual", 5), ("regular", 2)])
def test_bots_do_not_always_begin_with_the_same_monk(level: str, monks: int) -> None:
    title = LIBRARY.get("moonlight")
    state, player = title.new(2, seed=1), bot(level, title)
    assert len({ask(player, state, seed) for seed in range(100)}) >= monks


def test_a_level_is_found_by_its_name() -> None:
    assert level_of("regular").samples == 4
