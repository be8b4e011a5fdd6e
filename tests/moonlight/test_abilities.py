"""The 21 abilities of the monks: who has them, what they do, and where they end."""

from __future__ import annotations

import pytest
from tests.moonlight.play import TITLE, Table, attacked, hunting, sit
from tests.staged import Given

pytestmark = pytest.mark.engine

MONKS = {
    "anselm": {"martial", "discreet"},
    "benedict": {"baker", "logistics"},
    "columban": {"dowser", "hunter"},
    "dunstan": {"baker", "picker"},
    "eloy": {"martial", "chosen-one"},
    "fiacre": {"picker", "logistics"},
    "gall": {"bargain-hunter", "lumberjack"},
    "hildebert": {"blessed", "discreet"},
    "isidore": {"herbalist", "blessed"},
    "jerome": {"dowser", "alchemy"},
    "conrad": {"hunter", "butcher"},
    "ludger": {"lumberjack", "filthy"},
    "medard": {"butcher", "herbalist"},
    "norbert": {"bargain-hunter", "serendipity"},
    "odo": {"serendipity", "chosen-one"},
    "pirmin": {"codex", "filthy", "lumberjack"},
    "quentin": {"warhammer", "muscular"},
    "remy": {"ancestral", "alchemy", "dowser"},
    "silvan": {"confuse", "discreet"},
}
RIVAL = {2: {"monk": "gall", "boxes": {"1": 2}}}


def duel(monk: str, other: str, dice: list[int]) -> Table:
    return sit(monk, seats=2, options=["duel"], others={2: {"monk": other}}, dice=dice).play("duel 2")


@pytest.mark.parametrize("monk", MONKS)
def test_each_monk_has_his_abilities(monk: str) -> None:
    assert set(sit(monk).me.abilities) == MONKS[monk]


# -- fighting -----------------------------------------------------------------------------------------


def test_martial_training_adds_one_in_every_fight() -> None:
    """MB-145 attack, hunt, each exchange with a pack, duel on either side; not in a search."""
    assert attacked("alpha", "anselm", dice=[2, 6, 6]).exchanges == [(3, 12)]
    assert hunting("big-paw", "eloy", dice=[3, 2, 6]).exchanges == [(4, 8)]
    assert attacked("wolfpack", "anselm", dice=[2, 1, 2, 1, 2, 1]).exchanges == [(3, 0), (3, 1), (3, 2)]
    assert duel("anselm", "gall", [3, 3]).duels == [(4, 3)]
    assert duel("gall", "anselm", [3, 3]).duels == [(3, 4)]
    assert sit("anselm", dice=[1]).roll("water-easy").me.stock == []


def test_hunter_adds_one_to_the_hunt_and_to_its_fight() -> None:
    """MB-158 not when attacked, not in a duel."""
    table = hunting("big-paw", "conrad", dice=[2, 3, 6])
    assert (table.last_roll, table.exchanges) == (3, [(5, 8)])
    assert attacked("lone-wolf", "conrad", dice=[3, 5]).exchanges == [(3, 5)]
    assert duel("conrad", "gall", [3, 4]).duels == [(3, 4)]


def test_butcher_adds_one_taste_to_every_werewolf_beaten() -> None:
    """MB-160 also to one of taste nought; a pack that won stays tasteless (MB-161)."""
    assert attacked("big-paw", "conrad", dice=[6, 1]).me.werewolves == ["big-paw 3"]
    assert attacked("howler", "medard", dice=[6, 1]).me.wolf_line == 1
    assert attacked("alpha", "medard", cards=["crossbow"]).play("use crossbow").me.werewolves == ["alpha 4"]
    assert attacked("wolfpack", "medard", dice=[1, 6]).me.werewolves == ["wolfpack 0"]


def test_warhammer_turns_ties_into_wins() -> None:
    """MB-169 in a pack's exchanges and in duels too; two hammers leave the tie."""
    assert attacked("lone-wolf", "quentin", dice=[4, 4]).me.werewolves == ["lone-wolf 1"]
    assert attacked("wolfpack", "quentin", dice=[2, 3, 2, 2, 3, 2]).me.werewolves == ["wolfpack 3"]
    assert duel("quentin", "gall", [4, 4]).seat(2).injured
    assert duel("gall", "quentin", [4, 4]).me.injured
    assert duel("quentin", "quentin", [4, 4]).told("duel-tie")


def test_muscular_casts_every_one_again_once() -> None:
    """MB-170, MB-001 the new face counts, even a 1; in a pack in each exchange, as the French rules say."""
    assert attacked("lone-wolf", "quentin", dice=[1, 5, 3]).exchanges == [(5, 3)]
    assert attacked("lone-wolf", "quentin", dice=[1, 1, 3]).exchanges == [(1, 3)]
    pack = attacked("wolfpack", "quentin", dice=[1, 5, 1, 1, 6, 1, 1, 5, 1])
    assert pack.exchanges == [(5, 0), (6, 1), (5, 2)]


def test_muscular_casts_both_dice_again_before_one_is_kept() -> None:
    """MB-171"""
    table = attacked("lone-wolf", "quentin", cards=["horseshoe"], dice=[1, 1, 3, 6, 2])
    assert table.play("use horseshoe").legal == {"keep-die 3", "keep-die 6"}


def test_muscular_touches_neither_searches_nor_werewolves() -> None:
    """MB-171"""
    table = sit("quentin", dice=[1]).roll("water-easy")
    assert (table.last_roll, table.dice_left) == (1, [])
    assert attacked("lone-wolf", "quentin", dice=[3, 1]).exchanges == [(3, 1)]


@pytest.mark.parametrize(("die", "asked"), [(1, True), (2, True), (3, False)])
def test_serendipity_lets_a_monk_flee_on_a_natural_one_or_two(die: int, asked: bool) -> None:
    """MB-164 before the werewolf's dice; bonuses do not matter (MB-165)."""
    dice = [die] if asked else [die, 6]
    table = attacked("big-paw", "odo", cards=["mace", "silver-dagger"], dice=dice)
    assert (table.decision == "flee") is asked
    assert (table.exchanges == []) is asked


def test_a_monk_who_flees_leaves_with_nothing() -> None:
    """MB-164 no wound, no trophy, no icon; the card is discarded."""
    table = attacked("rabid-wolf", "norbert", dice=[1]).play("flee")
    assert (table.me.injured, table.me.dirt, table.me.werewolves, table.me.noise) == (False, 0, [], 0)
    assert table.view["decks"]["werewolves"]["discard"] == ["rabid-wolf"]


def test_a_monk_who_stands_fights_on() -> None:
    """MB-164"""
    assert attacked("lone-wolf", "odo", dice=[2, 1]).play("stand").me.werewolves == ["lone-wolf 1"]


def test_fleeing_from_a_duel_leaves_no_loser() -> None:
    """MB-165 on either side."""
    table = duel("odo", "gall", [1]).play("flee")
    assert (table.me.injured, table.seat(2).injured, table.view["actions_left"]) == (False, False, 1)
    table = duel("gall", "odo", [6, 1]).play("flee")
    assert (table.me.injured, table.seat(2).injured, table.to_act) == (False, False, 1)
    again = duel("gall", "odo", [6, 1, 5, 3]).play("flee", "duel 2")
    assert again.duels == [(5, 3)]


def test_a_recast_die_counts_for_fleeing_with_its_new_face() -> None:
    """MB-165, MB-171 a monk both muscular and lucky: the 1 becomes a 5, and there is no reason to run."""
    both = {"monks": {"odo": {"abilities": ["muscular", "serendipity"]}}}
    table = attacked("lone-wolf", "odo", pack=TITLE.changed("both", both), dice=[1, 5, 3])
    assert table.exchanges == [(5, 3)]
    assert attacked("lone-wolf", "odo", pack=TITLE.changed("both", both), dice=[1, 2]).decision == "flee"


def test_of_two_dice_the_kept_one_counts_for_fleeing() -> None:
    """MB-164, MB-015"""
    table = attacked("lone-wolf", "odo", cards=["horseshoe"], dice=[2, 6, 1]).play("use horseshoe")
    assert table.play("keep-die 2").decision == "flee"


def test_confusing_werewolves_is_choosing_between_two_when_attacked() -> None:
    """MB-174 the other is discarded; a hunt still shows two."""
    table = attacked("alpha", "silvan", wolves=["howler"], dice=[6, 1])
    assert (table.decision, table.legal) == ("attack-pick", {"face alpha", "face howler"})
    table.play("face howler")
    assert table.view["decks"]["werewolves"]["discard"] == ["alpha"]
    hunt = sit("silvan", room="forest", wolves=["alpha", "howler", "lone-wolf"], dice=[3]).roll("hunt")
    assert len(hunt.legal) == 2


# -- injuries -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "ignored"), [(3, False), (4, True), (6, True)])
def test_the_blessed_die_ignores_an_injury_from_four_on(die: int, ignored: bool) -> None:
    """MB-155"""
    table = attacked("lone-wolf", "isidore", dice=[1, 6, die])
    assert (table.me.injured, table.me.dirt) == (not ignored, int(not ignored))


def test_the_blessed_die_is_cast_for_every_kind_of_injury() -> None:
    """MB-155 attack, hunt, red heart, duel."""
    assert not hunting("lone-wolf", "hildebert", dice=[3, 1, 6, 4]).me.injured
    assert not attacked("rabid-wolf", "hildebert", dice=[6, 1, 4]).me.injured
    assert not duel("gall", "hildebert", [6, 1, 4]).seat(2).injured


def test_nothing_adds_to_the_blessed_die() -> None:
    """MB-156 neither training, weapons, hunt, lantern nor recasting."""
    all_of_it = {"monks": {"isidore": {"abilities": ["blessed", "martial", "hunter", "muscular"]}}}
    pack = TITLE.changed("all of it", all_of_it)
    table = hunting("alpha", "isidore", pack=pack, cards=["mace", "lantern"], dice=[3, 2, 6, 6, 3])
    assert (table.me.injured, table.exchanges) == (True, [(6, 12)])
    assert hunting("alpha", "isidore", pack=pack, dice=[3, 2, 6, 6, 1]).dice_left == []


def test_a_second_die_may_be_blessed() -> None:
    """MB-156"""
    table = attacked("lone-wolf", "isidore", cards=["horseshoe"], dice=[1, 6, 2, 4]).play("fight", "use horseshoe")
    assert not table.play("keep-die 4").me.injured


def test_a_second_die_of_the_fight_does_not_bless() -> None:
    """MB-156, MB-135 the Blessed die is one again."""
    table = attacked("lone-wolf", "isidore", cards=["horseshoe"], dice=[1, 2, 6, 4]).play("use horseshoe", "keep-die 2")
    assert (table.me.injured, table.told("blessed")) == (False, [{"seat": 1, "die": 4}])


# -- searching ----------------------------------------------------------------------------------------


def test_discreet_monks_fail_quietly() -> None:
    """MB-146 the action itself and Making Noise are heard all the same."""
    assert sit("anselm", dice=[1]).roll("water-easy").me.noise == 1
    assert sit("anselm", room="bakery", dice=[1]).roll("yeast-hard", loudly=True).me.noise == 4


@pytest.mark.parametrize(
    ("room", "action", "bonus"),
    [
        ("courtyard", "water-easy", 1),
        ("brewery", "malt-easy", 1),
        ("forest", "wood-easy", 1),
        ("hop-garden", "hops-easy", 1),
        ("bakery", "yeast-easy", 1),
        ("bakery", "yeast-hard", 0),
        ("armory", "equipment", 0),
        ("chapel", "pray", 0),
        ("forest", "hunt", 0),
        ("brewery", "dirt", 0),
    ],
)
def test_logistics_helps_with_easy_ingredients_only(room: str, action: str, bonus: int) -> None:
    """MB-157"""
    table = sit("fiacre", room=room, seats=2, others=RIVAL, dice=[1]).roll(action)
    assert table.last_roll == 1 + bonus


@pytest.mark.parametrize(
    ("monk", "room", "action", "deck", "tops"),
    [
        ("gall", "armory", "equipment", "equipment", ["axe", "mace"]),
        ("eloy", "chapel", "pray", "blessings", ["blessed-malt", "blessed-hops"]),
    ],
    ids=["bargain hunter", "chosen one"],
)
def test_two_cards_are_seen_and_one_is_kept(monk: str, room: str, action: str, deck: str, tops: list[str]) -> None:
    """MB-153, MB-154"""
    table = sit(monk, room=room, decks={deck: {"top": tops}}, dice=[3]).roll(action)
    assert table.legal == {f"keep {card}" for card in tops}
    table.play(f"keep {tops[1]}")
    assert (table.me.cards, table.view["decks"][deck]["discard"]) == ([tops[1]], [tops[0]])


@pytest.mark.parametrize("monk", ["gall", "eloy"])
def test_satchels_omens_and_rewards_are_no_searches(monk: str) -> None:
    """MB-153, MB-154 one card each, without choice."""
    table = sit(
        monk, options=["hermit"], hermit={"omens": ["o06-forgotten-crate", "o07-pilgrims-gift"]}, begin_phase=True
    )
    assert (len(table.me.cards), table.decision) == (1, "turn-step")
    assert len(table.play("end-turn").me.cards) == 2
    packed = sit(seats=8, options=["mod-packed-satchels"], setup=True, first=1).play(
        f"choose-monk {monk}", *["random-monk"] * 7
    )
    assert len(packed.me.cards) == 2


# -- brewing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monk", "phase", "ingredient"),
    [
        ("medard", 2, "malt"),
        ("columban", 1, "water"),
        ("columban", 6, "water"),
        ("benedict", 7, "yeast"),
        ("gall", 3, "wood"),
        ("gall", 4, "wood"),
        ("fiacre", 5, "hops"),
    ],
)
def test_a_specialist_betters_the_entry_of_his_ingredient(monk: str, phase: int, ingredient: str) -> None:
    """MB-147, MB-148, MB-149, MB-150, MB-151, MB-152 an empty box stays empty, and stock shows the printed quality."""
    table = sit(monk, phase=phase, stock=[f"{ingredient} 1"])
    assert table.me.stock == [f"{ingredient} 1"]
    assert table.play("end-turn").me.boxes[phase - 1] == 2
    assert sit(monk, phase=phase).play("end-turn").me.boxes[phase - 1] == 0


@pytest.mark.parametrize("monk", ["medard", "columban", "benedict", "gall", "fiacre"])
def test_a_specialist_has_no_hand_for_the_other_ingredients(monk: str) -> None:
    """MB-147 to MB-151"""
    own = {"medard": [2], "columban": [1, 6], "benedict": [7], "gall": [3, 4], "fiacre": [5]}[monk]
    stock = ["water 1", "water 1", "malt 1", "wood 1", "wood 1", "hops 1", "yeast 1"]
    boxes = sit(monk, stock=stock).end_turns(7).me.boxes
    assert [box for box, value in enumerate(boxes, 1) if value == 2] == own


def test_alchemy_changes_one_unit_of_stock_once_a_game() -> None:
    """MB-162 same quality, any other ingredient."""
    table = sit("jerome", stock=["malt 3", "malt 1"])
    changes = {words for words in table.legal if words.startswith("alchemy malt 3")}
    assert changes == {f"alchemy malt 3 {other}" for other in ("water", "wood", "hops", "yeast")}
    assert table.play("alchemy malt 3 water").me.stock == ["water 3", "malt 1"]
    assert "alchemy" not in table.verbs
    assert table.rule_against("alchemy water 1 malt") == "MB-162"


def test_alchemy_may_wait_for_brewing() -> None:
    """MB-162, MB-017"""
    table = sit("jerome", stock=["malt 3"]).play("end-turn")
    assert table.decision == "brew-cards"
    assert table.play("alchemy malt 3 water").me.boxes[0] == 4  # he is a dowser


def test_alchemy_follows_the_new_ingredient_and_opens_no_past_box() -> None:
    """MB-163 the dowser's bonus counts for water; malt made in phase III is too late; sheets do not change."""
    table = sit("jerome", phase=6, stock=["yeast 2"]).play("end-turn", "alchemy yeast 2 water")
    assert table.me.boxes[5] == 3
    late = sit("jerome", phase=3, boxes=[2, 0, 0, 0, 0, 0, 0], stock=["hops 3"]).play("alchemy hops 3 malt", "end-turn")
    assert (late.me.boxes, late.me.stock) == ([2, 0, 0, 0, 0, 0, 0], ["malt 3"])


def test_alchemy_needs_stock() -> None:
    """MB-162, MB-163 neither boxes, trophies nor dirt can be changed."""
    table = sit("jerome", boxes=[2, 0, 0, 0, 0, 0, 0], werewolves=["alpha 3"], dirt=2)
    assert "alchemy" not in table.verbs
    assert table.rule_against("alchemy water 1 malt") == "MB-162"


def test_the_ancestral_recipe_fills_the_box_of_the_phase_before() -> None:
    """MB-172, MB-173 the current box takes another unit."""
    table = sit("remy", phase=4, boxes=[0, 0, 1, 0, 0, 0, 0], stock=["wood 2", "wood 1"])
    assert {words for words in table.legal if words.startswith("ancestral")} == {"ancestral 2"}
    table.play("ancestral 2", "end-turn", "brew")
    assert (table.me.boxes, table.me.stock) == ([0, 0, 2, 1, 0, 0, 0], [])
    assert table.me.ancestral_used


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"phase": 1, "stock": ["water 2"]}, "too early"),
        ({"phase": 3, "stock": ["water 2"]}, "only the phase just before"),
        ({"phase": 3, "boxes": [0, 3, 0, 0, 0, 0, 0], "stock": ["malt 3"]}, "no gain"),
        ({"phase": 3, "stock": ["malt 3"], "ancestral_used": True}, "once a game"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_ancestral_recipe_is_not_offered(fields: Given, why: str) -> None:
    """MB-172, MB-173"""
    table = sit("remy", **fields)
    assert "ancestral" not in table.verbs
    assert table.rule_against("ancestral 1") in ("MB-172", "MB-173")


def test_the_ancestral_recipe_may_wait_for_brewing() -> None:
    """MB-172, MB-017"""
    table = sit("remy", phase=3, stock=["malt 3"]).play("end-turn")
    assert (table.decision, "ancestral 3" in table.legal) == ("brew-cards", True)
    assert table.play("ancestral 3").me.boxes[1] == 3


def test_crowned_ingredients_go_with_the_recipe_if_they_are_declared_with_it() -> None:
    """MB-173 in one's turn too; offered although only the card makes the box rise."""
    table = sit("remy", phase=3, boxes=[0, 3, 0, 0, 0, 0, 0], stock=["malt 3"], cards=["blessed-malt", "arnold-ladle"])
    assert table.play("ancestral 3").decision == "ancestral-cards"
    assert table.legal == {"use blessed-malt", "use arnold-ladle"}
    assert table.play("use blessed-malt").legal == {"use arnold-ladle", "add"}
    table.play("add")
    assert (table.me.boxes[1], table.me.cards) == (4, ["arnold-ladle"])


def test_one_monks_cards_do_not_help_the_recipe_of_the_next() -> None:
    """MB-173"""
    others = {2: {"monk": "remy", "stock": ["malt 3"]}}
    table = sit("remy", seats=2, phase=3, stock=["malt 3"], cards=["blessed-malt"], others=others)
    table.play("ancestral 3", "use blessed-malt", "end-turn", "ancestral 3")
    assert (table.me.boxes[1], table.seat(2).boxes[1]) == (4, 3)


def test_specialties_count_for_the_recipe() -> None:
    """MB-173"""
    pack = TITLE.changed("malt", {"monks": {"remy": {"abilities": ["ancestral", "herbalist"]}}})
    table = sit("remy", pack=pack, phase=3, boxes=[0, 3, 0, 0, 0, 0, 0], stock=["malt 3"])
    assert table.play("ancestral 3").me.boxes[1] == 4


def test_in_the_short_game_the_phase_before_is_the_one_played_before() -> None:
    """MB-173, MB-225 phase V follows phase III."""
    table = sit("remy", options=["mod-short-brew"], phase=5, stock=["wood 2"]).play("ancestral 2")
    assert table.me.boxes == [0, 0, 2, 0, 0, 0, 0]


def test_the_masters_notes_are_for_the_own_entry_and_not_for_the_recipe() -> None:
    """MB-173, MB-230"""
    table = sit("remy", phase=3, boxes=[0, 3, 0, 0, 0, 0, 0], stock=["malt 3"], cards=["k5-masters-notes"])
    assert "ancestral" not in table.verbs
    table = sit("remy", phase=3, stock=["malt 3"], cards=["k5-masters-notes"]).play("ancestral 3")
    assert (table.decision, table.me.boxes[1]) == ("turn-step", 3)


# -- sabotage -----------------------------------------------------------------------------------------


def test_filthy_doubles_the_first_success_of_a_turn() -> None:
    """MB-159 a failed try does not use it up; both go into one beer."""
    table = sit("ludger", seats=2, room="brewery", others=RIVAL, dice=[4, 5]).roll("dirt").roll("dirt")
    assert table.seat(2).dirt == 2
    table = sit("ludger", seats=2, room="brewery", others=RIVAL, dice=[5, 5]).roll("dirt").roll("dirt")
    assert table.seat(2).dirt == 3


def test_filthy_dirt_goes_into_one_beer() -> None:
    """MB-159"""
    others = {2: {"boxes": {"1": 2}}, 3: {"boxes": {"1": 2}}}
    table = sit("ludger", seats=3, room="brewery", others=others, dice=[5]).roll("dirt").play("dirty 3")
    assert (table.seat(2).dirt, table.seat(3).dirt, table.decision) == (0, 2, "turn-step")


def test_the_codex_turns_dirt_into_taste_of_the_own_beer() -> None:
    """MB-166, MB-167 as adjustment, never counted as dirt; one dirt, because Filthy was used before."""
    table = sit("pirmin", room="brewery", boxes={"1": 2}, dice=[5, 5]).roll("dirt").roll("dirt")
    assert (table.me.adjustment, table.me.dirt) == (3, 0)


def test_the_codex_needs_ingredients_in_the_own_beer() -> None:
    """MB-166"""
    assert sit("pirmin", room="brewery").rule_against("action dirt") == "MB-186"
    table = sit("pirmin", room="brewery", seats=2, others=RIVAL, dice=[5]).roll("dirt")
    assert (table.decision, table.seat(2).dirt) == ("turn-step", 2)


@pytest.mark.parametrize(("own", "rival"), [(0, 2), (1, 1), (2, 0)])
def test_filthy_and_codex_split_the_dirt_freely(own: int, rival: int) -> None:
    """MB-168"""
    table = sit("pirmin", room="brewery", seats=2, boxes={"1": 2}, others=RIVAL, dice=[5]).roll("dirt")
    assert (table.decision, table.legal) == ("dirt-split", {"split 0", "split 1", "split 2"})
    table.play(f"split {own}")
    assert (table.me.adjustment, table.seat(2).dirt, table.decision) == (own, rival, "turn-step")
    assert (len(table.told("adjust")), len(table.told("dirt"))) == (min(own, 1), min(rival, 1))


def test_what_is_left_of_the_split_goes_to_one_rival() -> None:
    """MB-168, MB-187"""
    others = {2: {"boxes": {"1": 2}}, 3: {"boxes": {"1": 2}}}
    table = sit("pirmin", room="brewery", seats=3, boxes={"1": 2}, others=others, dice=[5]).roll("dirt").play("split 0")
    assert table.legal == {"dirty 2", "dirty 3"}
    assert table.play("dirty 3").seat(3).dirt == 2
