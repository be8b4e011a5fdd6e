"""Equipment, blessings and holy objects: one test per card, then what all cards share."""

from __future__ import annotations

import pytest
from tests.moonlight.play import TITLE, attacked, hunting, sit

pytestmark = pytest.mark.engine

ROOMS = {"water": "courtyard", "malt": "brewery", "wood": "forest", "hops": "hop-garden", "yeast": "bakery"}
PHASES = {"water": 1, "malt": 2, "wood": 3, "hops": 5, "yeast": 7}
TOOLS = {"bucket": "water", "axe": "wood", "sickle": "hops", "grain-shovel": "malt", "dough-trough": "yeast"}
BLESSED = ["water", "malt", "wood", "hops", "yeast"]


# -- equipment ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("arm", ["silver-dagger", "mace"])
def test_a_weapon_adds_one_to_every_fight(arm: str) -> None:
    """MB-006 attack, hunt, duel; not to searches."""
    assert attacked("alpha", cards=[arm], dice=[2, 6, 6]).exchanges == [(3, 12)]
    assert hunting("big-paw", cards=[arm], dice=[3, 2, 6]).exchanges == [(4, 8)]
    duel = sit(seats=2, options=["duel"], others={2: {"monk": "gall", "cards": [arm]}}, dice=[3, 3]).play("duel 2")
    assert duel.duels == [(3, 4)]
    assert sit(cards=[arm], dice=[1]).roll("water-easy").me.stock == []


def test_the_crossbow_wins_one_fight_of_the_game() -> None:
    """MB-125, MB-139"""
    table = attacked("alpha", cards=["crossbow"]).play("use crossbow")
    assert (table.me.werewolves, table.me.cards) == (["alpha 3"], [])
    assert table.view["decks"]["equipment"]["discard"] == ["crossbow"]
    assert "use crossbow" not in sit(cards=["crossbow"]).legal


def test_felt_boots_muffle_one_noise_in_each_phase() -> None:
    """MB-126 in one's own turn or before a roll."""
    table = sit(noise=4, cards=["felt-boots"]).play("use felt-boots")
    assert (table.me.noise, table.me.used) == (3, ["felt-boots"])
    assert table.rule_against("use felt-boots") == "MB-126"
    assert table.play("end-turn", "use felt-boots").me.noise == 2
    assert sit(noise=4, cards=["felt-boots"], dice=[2]).play("action water-easy", "use felt-boots").me.noise == 3


@pytest.mark.parametrize("ingredient", ROOMS)
def test_the_lantern_helps_with_every_ingredient(ingredient: str) -> None:
    """MB-141"""
    table = sit(room=ROOMS[ingredient], cards=["lantern"], dice=[4]).roll(f"{ingredient}-hard")
    assert table.last_roll == 5


@pytest.mark.parametrize(("action", "room"), [("equipment", "armory"), ("pray", "chapel"), ("hunt", "forest")])
def test_the_lantern_helps_with_nothing_else(action: str, room: str) -> None:
    """MB-141"""
    assert sit(room=room, cards=["lantern"], dice=[2]).roll(action).last_roll == 2


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_helps_with_its_ingredient_only_and_on_each_roll(tool: str) -> None:
    """MB-141, MB-008 per roll: on both rolls of a turn."""
    for ingredient, room in ROOMS.items():
        table = sit(room=room, cards=[tool], dice=[4, 1]).roll(f"{ingredient}-hard")
        bonus = 1 if TOOLS[tool] == ingredient else 0
        assert table.last_roll == 4 + bonus
        assert table.roll(f"{ingredient}-easy").last_roll == 1 + bonus


@pytest.mark.parametrize("heart", ["mail-shirt", "guardian-angel"])
def test_a_green_heart_avoids_one_injury_of_the_game(heart: str) -> None:
    """MB-142, MB-125"""
    table = attacked("lone-wolf", cards=[heart], dice=[1, 6])
    assert table.legal == {f"use {heart}", "bear"}
    table.play(f"use {heart}")
    assert (table.me.injured, table.me.dirt, table.me.cards) == (False, 0, [])
    table = attacked("lone-wolf", cards=[heart], dice=[1, 6]).play("bear")
    assert (table.me.injured, table.me.cards) == (True, [heart])


def test_the_horseshoe_gives_one_own_roll_a_second_die() -> None:
    """MB-135, MB-126 search, fight or Blessed die; once in a phase."""
    search = sit(cards=["horseshoe"], dice=[1, 5]).play(
        "action water-hard", "use horseshoe", "stay-quiet", "keep-die 5"
    )
    assert (search.me.stock, search.me.used) == (["water 2"], ["horseshoe"])
    fight = attacked("lone-wolf", cards=["horseshoe"], dice=[1, 5, 3]).play("use horseshoe", "keep-die 5")
    assert fight.exchanges == [(5, 3)]
    blessed = attacked("lone-wolf", "isidore", cards=["horseshoe"], dice=[1, 5, 1, 4])
    assert not blessed.play("fight", "use horseshoe", "keep-die 4").me.injured
    assert search.play("action water-easy").decision == "make-noise"


def test_the_beast_spear_fights_and_spices() -> None:
    """MB-203 one more in fights, one more taste for each werewolf beaten with it, once for a pack."""
    table = attacked("big-paw", cards=["beast-spear"], dice=[4, 2])
    assert (table.exchanges, table.me.werewolves) == ([(5, 4)], ["big-paw 3"])
    assert attacked("tool-thief", cards=["beast-spear"], dice=[6, 1]).me.werewolves == ["tool-thief 1"]
    assert attacked("prowler", cards=["beast-spear"], dice=[6, 1]).me.werewolves == ["prowler 1"]


# -- blessings and holy objects -----------------------------------------------------------------------


def test_the_vow_of_silence_ends_all_noise_once_a_game() -> None:
    """MB-132, MB-125"""
    table = sit(noise=9, cards=["vow-of-silence"]).play("use vow-of-silence")
    assert (table.me.noise, table.me.cards) == (0, [])
    assert table.view["decks"]["blessings"]["discard"] == ["vow-of-silence"]
    table = sit(noise=9, cards=["vow-of-silence"], dice=[2]).play(
        "action water-easy", "use vow-of-silence", "make-noise"
    )
    assert table.me.noise == 3


def test_the_vesper_bell_takes_two_noise_in_each_phase() -> None:
    """MB-132, MB-126"""
    table = sit(noise=5, cards=["vesper-bell"]).play("use vesper-bell")
    assert (table.me.noise, table.me.used) == (3, ["vesper-bell"])
    assert table.play("end-turn", "use vesper-bell").me.noise == 1


@pytest.mark.parametrize("ingredient", BLESSED)
def test_a_blessed_ingredient_betters_its_unit(ingredient: str) -> None:
    """MB-144, MB-125"""
    card = f"blessed-{ingredient}"
    phase = PHASES[ingredient]
    table = sit("conrad", phase=phase, cards=[card], stock=[f"{ingredient} 1"]).play("end-turn", f"use {card}")
    assert (table.me.boxes[phase - 1], table.me.cards) == (2, [])


@pytest.mark.parametrize("ingredient", BLESSED)
def test_a_blessed_ingredient_needs_its_own_unit(ingredient: str) -> None:
    """MB-144 neither without a unit nor for another ingredient; it stays in hand."""
    card = f"blessed-{ingredient}"
    nothing = sit("gall", seats=2, phase=PHASES[ingredient], cards=[card]).play("end-turn")
    assert (nothing.to_act, nothing.me.cards) == (2, [card])
    other = "malt" if ingredient != "malt" else "water"
    wrong = sit("gall", seats=2, phase=PHASES[other], cards=[card], stock=[f"{other} 1"]).play("end-turn")
    assert (wrong.me.boxes[PHASES[other] - 1], wrong.me.cards) == (1, [card])


@pytest.mark.parametrize("ingredient", BLESSED)
def test_saint_arnolds_ladle_betters_any_unit(ingredient: str) -> None:
    """MB-144"""
    phase = PHASES[ingredient]
    table = sit("conrad", phase=phase, cards=["arnold-ladle"], stock=[f"{ingredient} 1"]).play("end-turn")
    assert table.play("use arnold-ladle").me.boxes[phase - 1] == 2


def test_heavenly_wrath_wins_one_fight_of_the_game() -> None:
    """MB-139, MB-125"""
    table = attacked("alpha", cards=["heavenly-wrath"]).play("use heavenly-wrath")
    assert (table.me.werewolves, table.view["decks"]["blessings"]["discard"]) == (["alpha 3"], ["heavenly-wrath"])


@pytest.mark.parametrize("target", [1, 2, 3])
def test_the_guest_tankard_betters_any_beer_even_an_empty_one(target: int) -> None:
    """MB-137 as an adjustment, not as dirt."""
    table = sit(seats=3, cards=["guest-tankard"]).play("use guest-tankard", f"treat {target}")
    assert [table.seat(seat).adjustment for seat in (1, 2, 3)] == [int(seat == target) for seat in (1, 2, 3)]
    assert (table.me.cards, table.seat(target).dirt) == ([], 0)


def test_alone_the_guest_tankard_is_for_oneself() -> None:
    """MB-137"""
    assert sit(cards=["guest-tankard"]).play("use guest-tankard").me.adjustment == 1


def test_saint_huberts_relic_spices_one_kept_werewolf() -> None:
    """MB-140 of one's choice; without one it waits."""
    table = sit(cards=["hubert-relic"], werewolves=["alpha 3", "howler 0"]).play("use hubert-relic")
    assert table.legal == {"blood alpha", "blood howler"}
    assert table.play("blood howler").me.werewolves == ["alpha 3", "howler 1"]
    assert sit(cards=["hubert-relic"], werewolves=["alpha 3"]).play("use hubert-relic").me.werewolves == ["alpha 4"]
    assert sit(cards=["hubert-relic"]).rule_against("use hubert-relic") == "MB-140"


@pytest.mark.parametrize(
    ("action", "room", "deck", "tops"),
    [
        ("equipment", "armory", "equipment", ["axe", "mace"]),
        ("pray", "chapel", "blessings", ["blessed-malt", "blessed-hops"]),
    ],
)
def test_the_rosary_shows_one_more_card_of_a_draw(action: str, room: str, deck: str, tops: list[str]) -> None:
    """MB-130, MB-013, MB-135 one is kept, the other discarded."""
    table = sit("anselm", room=room, cards=["rosary"], decks={deck: {"top": tops}}, dice=[3]).roll(action)
    assert (table.decision, table.legal) == ("pre-draw-cards", {"use rosary", "draw"})
    table.play("use rosary", f"keep {tops[1]}")
    assert tops[1] in table.me.cards
    assert table.view["decks"][deck]["discard"] == [tops[0]]
    assert table.me.used == ["rosary"]


def test_the_rosary_shows_one_more_werewolf() -> None:
    """MB-130 three in a hunt, two in an attack."""
    wolves = ["alpha", "howler", "lone-wolf"]
    hunt = sit(room="forest", cards=["rosary"], wolves=wolves, dice=[3]).roll("hunt").play("use rosary")
    assert hunt.legal == {"face alpha", "face howler", "face lone-wolf"}
    attack = attacked("alpha", wolves=["howler"], cards=["rosary"]).play("use rosary")
    assert (attack.decision, attack.legal) == ("attack-pick", {"face alpha", "face howler"})


def test_the_rosary_helps_with_a_reward() -> None:
    """MB-130, MB-138 also on a right icon's draw, unless blessings are barred."""
    table = attacked("raider", cards=["rosary"], equipment=["axe", "mace"], dice=[6, 1]).play("draw", "use rosary")
    assert table.legal == {"keep axe", "keep mace"}


# -- what all cards share -----------------------------------------------------------------------------


def test_every_card_has_its_test() -> None:
    """A new card of the house pack must get its own lines above."""
    content = TITLE.house().content
    named = {"silver-dagger", "mace", "crossbow", "felt-boots", "lantern", "mail-shirt", "horseshoe", "beast-spear"}
    assert set(content["equipment"]) == named | set(TOOLS)
    holy = {"vow-of-silence", "vesper-bell", "arnold-ladle", "guardian-angel", "heavenly-wrath", "guest-tankard"}
    assert set(content["blessings"]) == holy | {"hubert-relic", "rosary"} | {f"blessed-{name}" for name in BLESSED}


def test_a_card_is_declared_before_the_die_and_spent_even_if_useless() -> None:
    """MB-009, MB-010, MB-012"""
    table = sit(room="brewery", cards=["horseshoe"], dice=[1, 2]).play("action malt-hard")
    assert table.legal == {"use horseshoe", "roll"}
    table.play("use horseshoe", "stay-quiet", "keep-die 2")
    assert (table.me.stock, table.me.used) == ([], ["horseshoe"])
    won_anyway = attacked("tool-thief", cards=["horseshoe"], dice=[6, 6, 1]).play("use horseshoe")
    assert won_anyway.me.used == ["horseshoe"]


def test_before_a_roll_only_cards_that_act_on_it_are_offered() -> None:
    """MB-012"""
    kit = [
        "felt-boots",
        "horseshoe",
        "crossbow",
        "mail-shirt",
        "blessed-malt",
        "guest-tankard",
        "hubert-relic",
        "lantern",
    ]
    table = sit(noise=3, cards=kit, werewolves=["alpha 3"]).play("action water-easy")
    assert table.legal == {"use felt-boots", "use horseshoe", "roll"}


def test_in_ones_own_turn_only_bells_mugs_and_blood_are_offered() -> None:
    """MB-011"""
    kit = [
        "felt-boots",
        "horseshoe",
        "crossbow",
        "mail-shirt",
        "blessed-water",
        "guest-tankard",
        "hubert-relic",
        "rosary",
    ]
    table = sit(noise=3, cards=kit, werewolves=["alpha 3"], stock=["water 1"])
    uses = {words for words in table.legal if words.startswith("use")}
    assert uses == {"use felt-boots", "use guest-tankard", "use hubert-relic"}


def test_before_brewing_only_crowned_ingredients_that_fit_are_offered() -> None:
    """MB-017"""
    kit = ["felt-boots", "blessed-water", "blessed-malt", "arnold-ladle", "guest-tankard"]
    table = sit(noise=3, cards=kit, stock=["water 1"]).play("end-turn")
    assert table.legal == {"use blessed-water", "use arnold-ladle", "brew"}
    assert table.play("brew").me.boxes[0] == 1


def test_a_hand_of_cards_has_no_limit_and_new_cards_work_at_once() -> None:
    """MB-123"""
    table = sit(room="armory", cards=list(TOOLS), equipment=["lantern"], dice=[3, 4]).roll("equipment")
    assert len(table.me.cards) == 6
    assert table.play("move courtyard").roll("water-hard").last_roll == 6


def test_a_used_up_card_that_is_drawn_again_is_fresh() -> None:
    """MB-125, MB-127"""
    decks = {"equipment": {"cards": [], "discard": ["crossbow"]}}
    table = sit(room="armory", noise=9, decks=decks, wolves=["alpha"], dice=[3]).roll("equipment")
    assert "use crossbow" in table.legal


def test_a_drawn_card_is_ready_although_its_like_was_turned() -> None:
    """MB-126, MB-125"""
    decks = {"equipment": {"cards": ["felt-boots"], "discard": []}}
    table = sit(room="armory", noise=3, used=["felt-boots"], decks=decks, dice=[3]).roll("equipment")
    assert "use felt-boots" in table.legal


def test_a_turned_card_is_readied_when_the_next_phase_begins_for_everybody() -> None:
    """MB-126"""
    others = {2: {"cards": ["horseshoe"], "used": ["horseshoe"]}}
    table = sit(seats=2, cards=["vesper-bell"], used=["vesper-bell"], others=others).play("end-turn")
    assert (table.me.used, table.seat(2).used) == (["vesper-bell"], ["horseshoe"])
    table.play("end-turn")
    assert (table.me.used, table.seat(2).used) == ([], [])


def test_an_empty_deck_is_made_anew_without_the_cards_on_the_table() -> None:
    """MB-127 the two that were revealed stay apart, and so does the one that is fought."""
    decks = {"werewolves": {"cards": ["alpha"], "discard": ["howler"]}}
    table = sit(room="forest", noise=9, decks=decks, dice=[3, 6, 5, 1, 1, 1]).roll("hunt").play("face alpha")
    assert [args["werewolf"] for args in table.told("reveal")] == ["alpha", "howler", "howler"]


def test_a_draw_takes_what_there_is() -> None:
    """MB-128"""
    decks = {"equipment": {"cards": ["axe"], "discard": []}}
    table = sit("gall", room="armory", decks=decks, dice=[3]).roll("equipment")
    assert (table.decision, table.me.cards) == ("turn-step", ["axe"])


def test_cards_in_hands_and_trophies_never_return() -> None:
    """MB-129 the mace that somebody holds is not in the new deck."""
    decks = {"equipment": {"cards": [], "discard": ["axe"]}}
    others = {2: {"cards": ["mace"], "werewolves": ["alpha 3"]}}
    table = sit(seats=2, room="armory", decks=decks, others=others, dice=[3, 3]).roll("equipment")
    assert table.rule_against("action equipment") == "MB-059"
    assert "alpha" not in table.view["decks"]["werewolves"]["cards"]


def test_several_effects_on_one_draw_add_up() -> None:
    """MB-130 Chosen one and rosary: three cards, one kept."""
    tops = ["blessed-malt", "blessed-hops", "blessed-wood"]
    table = sit("eloy", room="chapel", cards=["rosary"], blessings=tops, dice=[3]).roll("pray").play("use rosary")
    assert table.legal == {f"keep {card}" for card in tops}


def test_two_cards_of_the_same_kind_both_count() -> None:
    """MB-131"""
    assert attacked("alpha", cards=["mace", "silver-dagger"], dice=[1, 6, 6]).exchanges == [(3, 12)]
    table = sit(noise=9, cards=["felt-boots", "vesper-bell"]).play("use felt-boots", "use vesper-bell")
    assert table.me.noise == 6
