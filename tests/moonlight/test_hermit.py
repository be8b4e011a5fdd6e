"""The Hermit Brewer: seven nights, twelve omens, seven keepsakes."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.moonlight.play import TITLE, Table, sit
from tests.staged import Given

from alehouse.engine.state import ALL, OVER
from alehouse.games.moonlight.actions import END_TURN

pytestmark = pytest.mark.engine

CLEAR = "o01-clear-night"
KEEPSAKES = TITLE.house().ids("keepsakes")
UNEVENTFUL = TITLE.changed(
    "uneventful", {"omens": {omen: {"effect": "none", "amount": 0} for omen in TITLE.house().ids("omens")}}
)


def night(number: int = 1, monk: str = "dunstan", *, omen: str = CLEAR, **fields: Any) -> Table:
    """A night of the campaign with a known omen; earlier nights brought a star each by default."""
    hermit = {"night": number, "omens": [omen], **fields.pop("hermit", {})}
    options = ["hermit", *fields.pop("options", [])]
    return sit(monk, options=options, hermit=hermit, **fields)


def dawn(number: int = 1, total: int = 0, **fields: Any) -> Table:
    """The end of a night with that total; the omens of the next one do nothing."""
    fields = {"boxes": [0, 0, 0, 0, total, 0, 0], **fields}
    return night(number, end_night=True, pack=UNEVENTFUL, **fields)


def revealed(omen: str, **fields: Any) -> Table:
    """A phase that begins with an omen."""
    return night(omen=omen, begin_phase=True, **{"phase": 2, **fields})


# -- the campaign -------------------------------------------------------------------------------------


def test_a_campaign_is_seven_nights_of_one_monk() -> None:
    """MB-227 in order, each with seven phases; then it is over."""
    table = night(boxes=[9, 0, 0, 0, 0, 0, 0])
    table.state.script = None
    nights = []
    while not table.over:
        nights.append((table.view["hermit"]["night_id"], table.me.monk))
        table.state.apply(table.state.default())
    names = list(dict.fromkeys(name for name, monk in nights))
    assert names == TITLE.house().ids("nights")
    assert {monk for name, monk in nights} == {"dunstan"}
    assert len(table.view["hermit"]["stars"]) == 7


def test_a_new_night_begins_with_fresh_decks_and_an_empty_sheet() -> None:
    """MB-227, MB-232 only keepsakes, stars and a wound carry over."""
    table = dawn(
        total=9,
        noise=6,
        dirt=1,
        adjustment=1,
        room="forest",
        injured=True,
        stock=["malt 3"],
        werewolves=["alpha 3"],
        cards=["mace", "k2-wool-socks"],
        used=["k2-wool-socks"],
        alchemy_used=True,
        ancestral_used=True,
        attacks=2,
        injuries=1,
        webbed=True,
        decks={
            "werewolves": {"discard": ["big-paw"]},
            "equipment": {"discard": ["axe"]},
            "blessings": {"discard": ["rosary"]},
        },
    )
    table.play("keepsake k1-old-lamp")
    me = table.me
    assert (me.noise, me.dirt, me.adjustment, me.room) == (0, 0, 0, "courtyard")
    assert (me.stock, me.werewolves, me.boxes, me.attacks, me.injuries) == ([], [], [0] * 7, 0, 0)
    assert (me.injured, me.webbed, me.used, me.alchemy_used, me.ancestral_used) == (True, False, [], False, False)
    assert (me.cards, me.total) == (["k1-old-lamp", "k2-wool-socks"], 0)
    assert [deck["left"] for deck in table.view["decks"].values()] == [17, 12, 12]
    assert [deck["discard"] for deck in table.view["decks"].values()] == [[], [], []]


def test_sprint_and_expansion_hold_for_the_whole_campaign() -> None:
    """MB-227 mods only as a night says."""
    table = dawn(total=9, options=["sprint", "expansion"]).play("keepsake k1-old-lamp")
    assert "sprint" in table.verbs
    assert table.view["decks"]["werewolves"]["left"] == 18


@pytest.mark.parametrize(("total", "stars"), [(-1, 0), (7, 0), (8, 1), (12, 1), (13, 2), (20, 2)])
def test_stars_by_the_total(total: int, stars: int) -> None:
    """MB-229"""
    table = dawn(total=max(0, total), dirt=max(0, -total), injuries=1)
    assert table.view["hermit"]["stars"] == [stars]
    assert table.view["hermit"]["tasks"] == [0]


@pytest.mark.parametrize(("total", "star"), [(4, 0), (5, 1), (7, 1)])
def test_the_task_is_a_star_of_its_own_if_the_beer_is_drinkable(total: int, star: int) -> None:
    """MB-229"""
    table = dawn(total=total, injuries=0)
    assert (table.view["hermit"]["stars"], table.view["hermit"]["tasks"]) == ([0], [star])
    assert (table.decision == "keepsake-pick") == (star == 1)


@pytest.mark.parametrize("dirt", [0, 3])
def test_content_of_before_rewards_a_task_whatever_the_total(dirt: int) -> None:
    """Records of campaigns carry content without this number; dirt alone makes a total below 0."""
    rules = TITLE.house().rules
    numbers = {id: entry for id, entry in rules["numbers"].items() if id != "task-total"}
    pack = TITLE.pack_of({**rules, "numbers": numbers}, "house")
    table = sit(options=["hermit"], pack=pack, end_night=True, hermit={"night": 1}, dirt=dirt)
    assert table.view["hermit"]["tasks"] == [1]


@pytest.mark.parametrize("seed", range(20))
def test_no_night_is_won_by_idling(seed: int) -> None:
    """MB-229 whoever ends every turn at once wins no star, with any monk."""
    state = TITLE.new(1, {"hermit": True, "expansion": True}, seed=seed)
    state.apply(state.legal()[seed % len(state.legal())])
    while state.to_act != OVER:
        legal = [int(code) for code in state.legal()]
        state.apply(END_TURN if END_TURN in legal else state.default())
    hermit = cast(Any, state.view(0))["hermit"]
    assert (hermit["stars"], hermit["tasks"]) == ([0] * 7, [0] * 7)


def test_a_star_brings_one_of_the_keepsakes_that_are_left() -> None:
    """MB-230"""
    table = dawn(total=9, cards=["k3-spare-habit"])
    assert table.legal == {f"keepsake {card}" for card in KEEPSAKES if card != "k3-spare-habit"}
    assert table.play("keepsake k6-lucky-coin").me.cards == ["k3-spare-habit", "k6-lucky-coin"]


def test_a_night_without_a_star_brings_dirt_instead() -> None:
    """MB-231"""
    table = dawn(total=3, injuries=1)
    assert (table.view["hermit"]["night"], table.me.cards, table.me.dirt) == (2, [], 1)


def test_the_dirt_of_a_starless_night_comes_on_top_of_the_abbots() -> None:
    """MB-231"""
    assert night(6, hermit={"stars": [1, 1, 1, 1, 0], "tasks": [0, 0, 0, 0, 0]}).me.dirt == 3
    assert night(6, hermit={"stars": [1, 1, 1, 1, 0], "tasks": [0, 0, 0, 0, 1]}).me.dirt == 2


def test_a_wound_is_carried_into_the_next_night_without_new_dirt() -> None:
    """MB-232"""
    table = dawn(total=9, injured=True, injuries=1).play("keepsake k1-old-lamp")
    assert (table.me.injured, table.me.dirt) == (True, 0)


def test_the_last_night_ends_the_campaign() -> None:
    """MB-230 no keepsake after it."""
    assert dawn(7, total=20).over


@pytest.mark.parametrize(
    ("stars", "rank"),
    [
        (0, "novice"),
        (6, "novice"),
        (7, "brewer"),
        (11, "brewer"),
        (12, "cellar-master"),
        (16, "cellar-master"),
        (17, "legend"),
        (21, "legend"),
    ],
)
def test_the_rank_of_a_hermit(stars: int, rank: str) -> None:
    """MB-234"""
    split = [min(2, max(0, stars - 2 * index)) for index in range(7)]
    tasks = [min(1, max(0, stars - 14 - index)) for index in range(7)]
    table = night()
    table.state.stars, table.state.task_stars = split, tasks
    assert sum(split) + sum(tasks) == stars
    assert table.view["hermit"]["rank"] == rank
    assert table.state.total(0) == stars


# -- nights -------------------------------------------------------------------------------------------


def task(number: int, **fields: Any) -> int:
    """1 if the task of a night with a drinkable beer is done."""
    return int(dawn(number, **{"adjustment": 5, **fields}).view["hermit"]["tasks"][-1])


def test_first_kettle_asks_for_an_unhurt_monk() -> None:
    """MB-229"""
    assert (task(1), task(1, injuries=1)) == (1, 0)


def test_dry_well_makes_easy_water_harder_and_asks_for_both_water_boxes() -> None:
    """MB-229 still easy: one noise, and Logistics helps; hard water is as it was."""
    table = night(2, dice=[2]).roll("water-easy")
    assert table.told("fail") == [{"seat": 1, "what": "water-easy", "need": 3}]
    assert night(2, "benedict", dice=[2]).roll("water-easy").me.noise == 1
    assert night(2, dice=[5]).roll("water-hard").me.stock == ["water 2"]
    assert night(1, dice=[2]).roll("water-easy").me.stock == ["water 1"]
    assert (task(2, boxes=[1, 0, 0, 0, 0, 1, 0]), task(2, boxes=[3, 3, 3, 3, 3, 0, 3])) == (1, 0)


def test_thin_walls_are_light_sleepers_and_ask_for_few_attacks() -> None:
    """MB-229, MB-222"""
    table = night(3)
    assert (table.view["attack_limit"], table.view["quiet_limit"]) == (8, 5)
    assert (night(4).view["attack_limit"], night(4).view["quiet_limit"]) == (10, 7)
    assert (task(3, attacks=2), task(3, attacks=3)) == (1, 0)


def test_hunger_moon_is_full_and_asks_for_two_tasty_trophies() -> None:
    """MB-229, MB-221"""
    table = night(4, noise=10, check_noise=True, wolves=["lone-wolf"], dice=[6, 1])
    assert (table.exchanges, table.me.werewolves) == ([(6, 2)], ["lone-wolf 2"])
    assert task(4, werewolves=["alpha 3", "lone-wolf 1"]) == 1
    assert task(4, werewolves=["alpha 3", "howler 0"]) == 0


def test_cobwebs_hold_the_monk_in_the_first_phase_and_ask_for_both_wood_boxes() -> None:
    """MB-229, MB-043"""
    table = night(5)
    assert (table.me.webbed, "move" in table.verbs) == (True, False)
    table.play("end-turn")
    assert not table.me.webbed
    assert (task(5, boxes=[0, 0, 1, 1, 0, 0, 0]), task(5, boxes=[3, 3, 3, 0, 3, 3, 3])) == (1, 0)


def test_the_abbots_visit_begins_with_dirt_and_asks_for_seven_boxes() -> None:
    """MB-229"""
    assert night(6).me.dirt == 2
    assert (task(6, boxes=[1] * 7), task(6, boxes=[1, 1, 1, 1, 1, 1, 0])) == (1, 0)


@pytest.mark.parametrize("options", [[], ["expansion"]], ids=["without the expansion", "with it"])
def test_the_beast_waits_for_the_end_of_the_seventh_night(options: list[str]) -> None:
    """MB-233 set aside before the deck is shuffled; it attacks after the last entry, however quiet it is."""
    table = night(7, options=options, phase=7, stock=["yeast 1"], dice=[1, 6, 6])
    assert "the-beast" not in table.view["decks"]["werewolves"]["cards"]
    table.play("end-turn")
    assert table.story.index("entry") < table.story.index("attack")
    assert (table.exchanges, table.me.dirt, table.over) == ([(1, 14)], 1, True)
    assert table.view["hermit"]["tasks"][-1] == 0


def test_the_beast_opens_all_windows_and_is_worth_four() -> None:
    """MB-233, MB-212 cards, Blessed die; a beaten Beast is kept and scored."""
    table = night(7, phase=7, boxes=[4, 0, 0, 0, 0, 0, 0], cards=["crossbow"]).play("end-turn", "use crossbow")
    assert (table.me.werewolves, table.me.total, table.view["hermit"]["stars"][-1]) == (["the-beast 4"], 8, 1)
    blessed = night(7, "isidore", phase=7, adjustment=5, dice=[1, 6, 6, 4]).play("end-turn")
    assert (blessed.me.injured, blessed.view["hermit"]["tasks"][-1]) == (False, 1)


def test_an_earlier_wound_does_not_cost_the_task_of_the_beast() -> None:
    """MB-229, MB-233"""
    table = night(7, phase=7, injuries=2, dirt=2, adjustment=5, cards=["heavenly-wrath"]).play(
        "end-turn", "use heavenly-wrath"
    )
    assert table.view["hermit"]["tasks"][-1] == 1


# -- omens --------------------------------------------------------------------------------------------


def test_each_phase_reveals_the_next_of_twelve_omens() -> None:
    """MB-228 shuffled anew each night."""
    table = night(hermit={"omens": [CLEAR, "o08-muddy-paths", "o10-damp-stores"]})
    assert table.view["hermit"]["omen"] == CLEAR
    assert len(table.view["hermit"]["omens"]) == 11
    assert table.play("end-turn").view["hermit"]["omen"] == "o08-muddy-paths"
    assert table.play("end-turn").view["hermit"]["omen"] == "o10-damp-stores"
    orders = set()
    for seed in range(5):
        state = TITLE.new(1, {"hermit": True}, seed=seed)
        state.apply(state.default())
        orders.add(tuple(cast(Any, state.view(ALL))["hermit"]["omens"]))
    assert (len(orders), {len(order) for order in orders}) == (5, {11})


def test_a_clear_night_changes_nothing() -> None:
    table = revealed(CLEAR, noise=3)
    assert (table.me.noise, table.me.cards, table.me.dirt) == (3, [], 0)


@pytest.mark.parametrize(("monk", "noise"), [("dunstan", 3), ("anselm", 1)])
def test_creaking_floors_double_the_failure_noise(monk: str, noise: int) -> None:
    """MB-228 a discreet monk makes none at all."""
    assert night(omen="o02-creaking-floor", monk=monk, dice=[1]).roll("water-easy").me.noise == noise


def test_soft_snow_swallows_the_first_action_noise() -> None:
    """MB-228 neither failure nor Making Noise, and not the second roll."""
    assert night(omen="o03-soft-snow", dice=[5, 5]).roll("water-hard").me.noise == 0
    assert night(omen="o03-soft-snow", dice=[1]).roll("water-easy", loudly=True).me.noise == 2
    assert night(omen="o03-soft-snow", dice=[1]).roll("water-hard").me.noise == 1
    assert night(omen="o03-soft-snow", dice=[5, 5]).roll("water-hard").roll("water-hard").me.noise == 2


@pytest.mark.parametrize(("noise", "attacks"), [(7, 0), (8, 1)])
def test_a_distant_howl_is_two_noise_and_may_bring_a_werewolf(noise: int, attacks: int) -> None:
    """MB-228 before the turn begins, which is whole afterwards."""
    table = revealed("o04-distant-howl", noise=noise, wolves=["lone-wolf"], dice=[6, 1][: 2 * attacks])
    assert (table.me.attacks, table.view["actions_left"], table.view["free_move"]) == (attacks, 2, True)


def test_an_omens_werewolf_is_fought_with_all_windows() -> None:
    """MB-228"""
    table = revealed("o04-distant-howl", noise=8, wolves=["alpha"], cards=["crossbow", "k7-old-hound"])
    assert table.decision == "pre-draw-cards"
    assert table.play("draw").decision == "fight-cards"
    assert table.play("use crossbow").me.werewolves == ["alpha 3"]


def test_vespers_take_two_noise() -> None:
    assert (revealed("o05-vespers", noise=5).me.noise, revealed("o05-vespers", noise=1).me.noise) == (3, 0)


def test_an_omen_at_noise_ten_acts_before_the_noise_is_heard() -> None:
    """MB-228 vespers at noise 11 leave 9, and nobody comes."""
    assert revealed("o05-vespers", noise=11).me.attacks == 0


@pytest.mark.parametrize(
    ("omen", "deck", "card"),
    [("o06-forgotten-crate", "equipment", "axe"), ("o07-pilgrims-gift", "blessings", "blessed-malt")],
)
def test_a_crate_or_a_gift_is_one_card(omen: str, deck: str, card: str) -> None:
    assert revealed(omen, decks={deck: {"top": [card]}}).me.cards == [card]


def test_a_crate_from_an_empty_armory_is_empty() -> None:
    """MB-128 and no rosary is asked for."""
    table = revealed("o06-forgotten-crate", decks={"equipment": {"cards": [], "discard": []}}, cards=["rosary"])
    assert (table.me.cards, table.decision) == (["rosary"], "turn-step")


def test_on_muddy_paths_actions_stay_actions_and_nobody_sprints() -> None:
    """MB-228"""
    table = night(omen="o08-muddy-paths", options=["sprint"])
    assert ("move" in table.verbs, "sprint" in table.verbs) == (True, False)
    assert table.rule_against("sprint forest") == "MB-228"
    table.play("move library")
    assert table.rule_against("convert-move chapel") == "MB-228"


@pytest.mark.parametrize(("stock", "box"), [(["water 1"], 2), ([], 0)])
def test_a_good_harvest_betters_the_entry_of_its_phase(stock: list[str], box: int) -> None:
    table = night(omen="o09-good-harvest", stock=stock).play("end-turn")
    assert table.me.boxes[0] == box


def test_a_good_harvest_is_not_for_the_ancestral_recipe() -> None:
    """MB-173"""
    table = night(omen="o09-good-harvest", monk="remy", phase=3, stock=["malt 3"], boxes=[0, 3, 0, 0, 0, 0, 0])
    assert "ancestral" not in table.verbs


@pytest.mark.parametrize(("room", "action", "total"), [("courtyard", "water-easy", 2), ("armory", "equipment", 3)])
def test_damp_stores_spoil_ingredient_rolls_only(room: str, action: str, total: int) -> None:
    assert night(omen="o10-damp-stores", room=room, dice=[3]).roll(action).last_roll == total


def test_fresh_tracks_help_the_hunt_and_its_fight() -> None:
    table = night(omen="o11-fresh-tracks", room="forest", wolves=["lone-wolf", "alpha"], dice=[2, 3, 1]).roll("hunt")
    assert table.last_roll == 3
    assert table.play("face lone-wolf").exchanges == [(5, 1)]
    assert night(omen="o11-fresh-tracks", noise=10, check_noise=True, wolves=["alpha"], dice=[1, 1, 1]).exchanges == [
        (1, 2)
    ]


@pytest.mark.parametrize(("boxes", "dirt"), [([1, 0, 0, 0, 0, 0, 0], 1), ([0] * 7, 0)])
def test_mould_spoils_a_beer_that_contains_something(boxes: list[int], dirt: int) -> None:
    """MB-183"""
    assert revealed("o12-mould", boxes=boxes, stock=["malt 3"]).me.dirt == dirt


# -- keepsakes ----------------------------------------------------------------------------------------


def spent(table: Table, card: str) -> bool:
    return card in table.me.used and card in table.me.cards


def test_the_old_lamp_adds_one_to_an_action_roll() -> None:
    """MB-230 once a night: it is still there and not ready in the next phase."""
    table = night(hermit={"omens": [CLEAR, "o08-muddy-paths"]}, cards=["k1-old-lamp"], dice=[4, 3])
    table.play("action water-hard", "use k1-old-lamp", "stay-quiet")
    assert (table.last_roll, spent(table, "k1-old-lamp")) == (5, True)
    assert table.roll("water-easy").last_roll == 3
    table.play("end-turn", "action water-hard")
    assert table.decision == "make-noise"


def test_wool_socks_take_three_noise() -> None:
    """MB-230"""
    assert night(noise=5, cards=["k2-wool-socks"]).play("use k2-wool-socks").me.noise == 2
    table = night(noise=8, cards=["k2-wool-socks"]).play("action water-easy", "use k2-wool-socks")
    assert table.decision == "make-noise"


def test_the_spare_habit_avoids_an_injury_and_is_never_barred() -> None:
    """MB-230"""
    table = night(noise=10, check_noise=True, wolves=["snow-wolf"], cards=["k3-spare-habit"], dice=[1, 6, 6])
    table.play("use k3-spare-habit")
    assert (table.me.injured, spent(table, "k3-spare-habit")) == (False, True)


def test_the_honed_blade_adds_two_for_a_whole_fight() -> None:
    """MB-230, MB-103"""
    dice = [1, 1, 1, 1, 1, 1]
    table = night(noise=10, check_noise=True, wolves=["wolfpack"], cards=["k4-honed-blade"], dice=dice)
    assert table.play("use k4-honed-blade").exchanges == [(3, 0), (3, 1), (3, 2)]


def test_the_masters_notes_better_the_unit_that_is_entered() -> None:
    """MB-230 if there is one."""
    table = night(cards=["k5-masters-notes"], stock=["water 1"]).play("end-turn", "use k5-masters-notes")
    assert (table.me.boxes[0], spent(table, "k5-masters-notes")) == (2, True)
    assert night(cards=["k5-masters-notes"]).play("end-turn").me.boxes[0] == 0


def test_the_lucky_coin_gives_one_own_roll_a_second_die() -> None:
    """MB-230 search, fight or Blessed die."""
    table = night(cards=["k6-lucky-coin"], dice=[1, 5]).play("action water-hard", "use k6-lucky-coin", "stay-quiet")
    assert table.play("keep-die 5").me.stock == ["water 2"]
    fight: Given = {"noise": 10, "check_noise": True, "wolves": ["lone-wolf"], "cards": ["k6-lucky-coin"]}
    assert night(**fight, dice=[1, 5, 3]).play("use k6-lucky-coin", "keep-die 5").exchanges == [(5, 3)]
    blessed = night(monk="isidore", **fight, dice=[1, 5, 1, 4]).play("fight", "use k6-lucky-coin", "keep-die 4")
    assert not blessed.me.injured


def test_the_old_hound_shows_one_more_werewolf_and_nothing_else() -> None:
    """MB-230"""
    wolves = ["alpha", "howler", "lone-wolf"]
    hunt = night(room="forest", wolves=wolves, cards=["k7-old-hound"], dice=[3]).roll("hunt").play("use k7-old-hound")
    assert len(hunt.legal) == 3
    assert night(monk="anselm", room="chapel", cards=["k7-old-hound"], dice=[3]).roll("pray").decision == "turn-step"


def test_keepsakes_are_ready_again_in_the_next_night() -> None:
    """MB-230"""
    table = dawn(total=9, cards=["k2-wool-socks"], used=["k2-wool-socks"]).play("keepsake k1-old-lamp")
    assert table.me.used == []
