"""What is foretold: the noise, chances and gains that the rules then bring, whatever omens and packs say."""

from __future__ import annotations

from typing import Any

import pytest
from tests.moonlight.play import TITLE, Table, attacked, sit

from alehouse.engine.codebook import Action
from alehouse.engine.forecast import Changes, Foreseen, foreseen
from alehouse.text.speech import Speech

pytestmark = pytest.mark.engine


def foretold(table: Table, action: str, pack: Any = None) -> Foreseen:
    """The forecast of a legal action, in words."""
    codes = [table.words_of(code) for code in table.state.legal()]
    return foreseen(TITLE, pack or TITLE.house(), table.state)[codes.index(action)]


def noise(table: Table, action: str, pack: Any = None) -> dict[int, float]:
    """By how much the noise changes, how likely."""
    return {change: round(share, 3) for change, share in foretold(table, action, pack)["facts"].get("noise", [(0, 1)])}


def chance(told: Changes, event: str) -> float:
    """How likely an outcome is."""
    return sum(share for one in told["outcomes"] if one["event"]["event"] == event for n, share in one["times"] if n)


def hermit(omen: str, **fields: Any) -> Table:
    return sit(options=["hermit"], hermit={"night": 1, "omens": [omen]}, **fields)


def test_a_search_tells_its_chance_its_find_and_its_noise() -> None:
    told = foretold(sit(), "action water-hard")
    assert told["exact"]
    assert noise(sit(), "action water-hard") == {2: 0.333, 3: 0.667}
    assert round(chance(told, "fail"), 3) == 0.667
    assert {"event": "found", "seat": 1, "ingredient": "water", "quality": 2} in [o["event"] for o in told["outcomes"]]


def test_quietly_and_loudly_have_their_own_chances_and_noise() -> None:
    told = foretold(sit(), "action water-hard")
    loud, quiet = (answer.get("forecast", told) for answer in told["then"])
    assert [answer["action"]["do"] for answer in told["then"]] == ["make-noise", "stay-quiet"]
    assert (round(chance(quiet, "found"), 3), quiet["facts"]["noise"][-1][0]) == (0.333, 3)
    assert (round(chance(loud, "found"), 3), loud["facts"]["noise"][-1][0]) == (0.5, 5)
    assert "Make Noise" in " ".join(Speech(TITLE, TITLE.house(), "en").forecast(told, []))


def test_who_is_too_loud_is_not_asked_and_learns_why_before_rolling() -> None:
    calm, loud = sit(noise=6), sit(noise=7)
    assert len(foretold(calm, "action water-hard")["then"]) == 2
    assert foretold(loud, "action water-hard")["then"] == []
    assert [table.view["players"][0]["too_loud"] for table in (calm, loud)] == [False, True]
    assert loud.rule_against("make-noise") == "MB-061"
    assert "make-noise" not in sit(noise=7, room="library").refusals, "nothing is rolled for here"


def test_cards_before_the_roll_are_asked_for_first() -> None:
    told = foretold(sit(cards=["vow-of-silence"]), "action water-hard")
    assert [answer["action"]["do"] for answer in told["then"]] == ["use", "roll"]


def test_a_failure_on_a_creaking_floor_is_louder() -> None:
    assert noise(hermit("o02-creaking-floor"), "action water-hard") == {2: 0.333, 4: 0.667}


def test_soft_snow_swallows_the_noise_of_the_first_roll_only() -> None:
    table = hermit("o03-soft-snow", dice=[6])
    board = {action["what"]: action["noise"] for action in table.view["board"]}
    assert (noise(table, "action water-hard"), board["water-hard"]) == ({0: 0.333, 1: 0.667}, 0)
    table.roll("water-easy")
    board = {action["what"]: action["noise"] for action in table.view["board"]}
    assert (noise(table, "action water-hard"), board["water-hard"]) == ({2: 0.333, 3: 0.667}, 2)


def test_sprinting_and_making_noise_follow_the_pack_and_so_do_their_labels() -> None:
    numbers = {"sprint-noise": 4, "making-noise-noise": 3, "making-noise-bonus": 2}
    pack = TITLE.changed("loud", {"numbers": {id: {"value": value} for id, value in numbers.items()}})
    table = sit(pack=pack, options=["sprint"])
    assert noise(table, "sprint forest", pack) == {4: 1.0}
    table.play("action water-hard")
    assert round(chance(foretold(table, "make-noise", pack), "found"), 3) == 0.667
    assert noise(table, "make-noise", pack) == {5: 0.667, 6: 0.333}
    for lang in ("en", "fr", "es", "it"):
        speech = Speech(TITLE, pack, lang)
        sprint: Action = {"do": "sprint", "to": "forest"}
        loud: Action = {"do": "make-noise"}
        for action in (sprint, loud):
            assert not any(letter.isdigit() for letter in speech.action(action, []))


def test_meditation_is_foretold_and_told_as_far_as_there_is_noise() -> None:
    table = sit(room="library", noise=3)
    assert noise(table, "action meditate") == {-3: 1.0}
    assert table.play("action meditate").told("noise") == [{"seat": 1, "noise": 0, "change": -3}]


def test_noise_that_does_not_change_is_not_told() -> None:
    assert sit(room="library").play("action meditate").told("noise") == []
    assert sit(cards=["vow-of-silence"]).play("use vow-of-silence").told("noise") == []


def test_a_fight_tells_its_chances() -> None:
    """A lone wolf casts one die against the monk's own and the mace."""
    told = foretold(attacked("lone-wolf", cards=["mace", "crossbow"]), "fight")
    assert told["exact"]
    assert round(chance(told, "win") + chance(told, "tie") + chance(told, "loss"), 3) == 1
    assert chance(told, "injury") == chance(told, "loss")
    assert foretold(attacked("lone-wolf", cards=["mace", "crossbow"]), "use crossbow")["facts"]["cards"] == [(-1, 1)]


def test_drawing_tries_every_card_of_the_deck() -> None:
    """Noise 9 brings some werewolf; its card is not known, so the chances are between those of all of them."""
    told = foretold(sit(noise=9, wolves=["lone-wolf"]), "action water-easy")
    assert not told["exact"]
    assert chance(told, "attack") == pytest.approx(1)
    assert 0 < chance(told, "loss") < 1


def test_ending_the_turn_tells_what_the_box_gets() -> None:
    told = foretold(sit(stock=["water 2"]), "end-turn")
    assert told["facts"] == {"taste": [(2, 1.0)]}
    assert told["outcomes"][0]["event"] == {"event": "entry", "seat": 1, "phase": "preparation", "value": 2}
    assert chance(foretold(sit(), "end-turn"), "no-entry") == 1
