"""The text environment: games in plain text, refusals with reasons, the same words as everywhere else."""

from __future__ import annotations

import json
from random import Random

import pytest

from alehouse.agents.text_env import TextEnv
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.text.languages import languages


@pytest.mark.parametrize("title", LIBRARY.ids())
@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_can_be_played_in_words(title: str, lang: str) -> None:
    game = TextEnv(title, seats=3, bots=["random"], seat=2, lang=lang)
    rng = Random(7)
    text, info = game.reset(seed=5)
    paid, terminated = 0.0, False
    while not terminated:
        label = rng.choice(info["choices"])
        assert f"{info['choices'].index(label) + 1}. {label}" in text
        answer = label if info["choices"].count(label) == 1 else str(info["choices"].index(label) + 1)
        text, reward, terminated, truncated, info = game.step(answer)
        assert not info["refused"]
        assert not truncated
        paid += reward
    assert info["place"] in (1, 2, 3)
    assert -0.5 <= paid <= 1
    view = game.view()
    assert view.speech.catalogue.problems == []
    assert view.words.catalogue.problems == []


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_an_answer_that_is_not_allowed_is_refused_with_the_rule_and_changes_nothing(title: str) -> None:
    game = TextEnv(title, bots=["random"], patience=100)
    _, info = game.reset(seed=3)
    rng, refused = Random(1), 0
    while not game.over and refused < 5:
        for gray in game.view().grayed():
            text, reward, _, _, told = game.step(str(gray.number))
            assert (told["refused"], reward) == (True, 0.0)
            assert gray.reason in text
            assert gray.rule in text
            assert told["choices"] == info["choices"]
            refused += 1
        _, _, _, _, info = game.step(str(rng.randint(1, len(info["choices"]))))
    assert refused >= 5


def test_nonsense_is_asked_again_and_at_last_the_default_is_played() -> None:
    game = TextEnv("moonlight", bots=["random"])
    game.reset(seed=3)
    for answer in ("dance", ""):
        text, _, _, _, told = game.step(answer)
        assert told["refused"]
        assert f"“{answer}” is not one of the choices" in text
    _, _, _, _, told = game.step('{"do": "dance"}')
    assert not told["refused"]  # the third time


def test_an_action_may_be_given_as_json_and_equal_seeds_give_equal_texts() -> None:
    one, other = TextEnv("brewcrafters"), TextEnv("brewcrafters")
    text, info = one.reset(seed=4)
    assert other.reset(seed=4)[0] == text
    assert one.step(json.dumps(info["actions"][0])) == other.step("1")


def test_wrong_setups_and_uses_are_refused() -> None:
    for wrong in ({"seat": 3}, {"bots": ["random"] * 3}, {"rewards": "beer"}, {"lang": "xx"}):
        with pytest.raises(AlehouseError):
            TextEnv("moonlight", **wrong)
    with pytest.raises(AlehouseError, match="call reset"):
        TextEnv("moonlight").step("1")
