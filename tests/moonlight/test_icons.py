"""Every icon of the rulebooks on a card and on both sides of a werewolf, several on one card, and their conditions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.moonlight.play import TITLE, Table, attacked, hunting, sit

from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import Pack
from alehouse.engine.state import OVER
from alehouse.games.moonlight import reasons
from alehouse.games.moonlight.kinds import EFFECTS
from alehouse.games.moonlight.rules.cards import gain, may_use
from alehouse.games.moonlight.schema import AMOUNTS, CARDS
from alehouse.text.languages import languages
from alehouse.text.speech import Speech

pytestmark = pytest.mark.engine

Icon = dict[str, Any]
WIN, TIE, LOSS = [6, 1], [3, 3], [1, 6]  # dice against Lone Wolf


def icon(do: str, amount: int | None = None, **rest: str) -> Icon:
    return {"do": do, **({} if amount is None else {"amount": amount}), **rest}


def card(*effects: Icon, limit: str = "game") -> Pack:
    """The mace with other effects."""
    return TITLE.changed("card", {"equipment": {"mace": {"effects": list(effects), "limit": limit}}})


def wolf(left: list[Icon] | None = None, right: list[Icon] | None = None, **changes: Any) -> Pack:
    """Lone Wolf with other icons."""
    return TITLE.changed("wolf", {"werewolves": {"lone-wolf": {"left": left or [], "right": right or []}}, **changes})


def used(*effects: Icon, **given: Any) -> Table:
    return sit(pack=card(*effects), cards=["mace"], **given).play("use mace")


def beset(left: list[Icon], dice: list[int], **given: Any) -> Table:
    """A fight with a werewolf that has left icons."""
    return attacked("lone-wolf", pack=wolf(left), dice=dice, **given)


# -- the iconography, sentence by sentence ------------------------------------------------------------


@pytest.mark.parametrize(("amount", "noise"), [(3, 7), (-3, 1), (-6, 0)])
def test_a_colored_bell_moves_noise_up_or_down_by_its_number(amount: int, noise: int) -> None:
    """MB-132"""
    assert used(icon("noise", amount), noise=4).me.noise == noise
    assert attacked("lone-wolf", pack=wolf(right=[icon("noise", 3, when="win")]), dice=WIN).me.noise == 3
    assert hunting("lone-wolf", pack=wolf([icon("noise", -1)]), noise=4, dice=[3, *WIN]).me.noise == 4 + 1 - 1


@pytest.mark.parametrize("noise", [0, 4, 8])
def test_a_bell_with_an_equals_sign_sets_noise(noise: int) -> None:
    """MB-132"""
    assert used(icon("silence", 2), noise=noise).me.noise == 2
    assert attacked("lone-wolf", pack=wolf(right=[icon("silence", 5, when="win")]), dice=WIN).me.noise == 5
    assert hunting("lone-wolf", pack=wolf([icon("silence", 6)]), noise=noise, dice=[3, *WIN]).me.noise == 6


def test_a_red_crossed_blessing_or_equipment_bars_those_cards() -> None:
    """MB-134, MB-100 also as an icon of a card that is declared."""
    given: dict[str, Any] = {"cards": ["silver-dagger"]}
    assert beset([icon("no-equipment")], [3, 3], **given).exchanges == [(3, 3)]
    assert beset([icon("no-blessings")], [3, 3], **given).exchanges == [(4, 3)]
    pack = card(icon("no-equipment", when="before"), icon("fight", 2))
    table = attacked("lone-wolf", pack=pack, cards=["mace", "silver-dagger"], dice=[3, 3]).play("use mace")
    assert table.exchanges == [(5, 3)]


def test_two_dice_one_crossed_are_cast_and_one_is_kept() -> None:
    """MB-135 for a roll, for a fight, and on a werewolf's own card for the first exchange."""
    table = sit(pack=card(icon("two-dice", 2)), cards=["mace"], dice=[1, 5, 3]).play("action water-hard", "use mace")
    assert table.play("stay-quiet").legal == {"keep-die 1", "keep-die 3", "keep-die 5"}
    assert beset([icon("two-dice")], [1, 6]).legal == {"keep-die 1", "keep-die 6"}


def test_two_cards_one_crossed_are_drawn_and_one_is_kept() -> None:
    """MB-130, MB-135"""
    given: dict[str, Any] = {"room": "armory", "equipment": ["crossbow", "axe", "bucket"], "dice": [3]}
    table = sit(pack=card(icon("two-cards", 2, what="equipment")), cards=["mace"], **given).roll("equipment")
    assert table.play("use mace").legal == {"keep crossbow", "keep axe", "keep bucket"}
    pack = wolf(right=[icon("two-cards", what="blessings", when="win"), icon("blessing", when="win")])
    table = attacked("lone-wolf", pack=pack, blessings=["blessed-malt", "blessed-wood"], dice=WIN)
    assert table.legal == {"keep blessed-malt", "keep blessed-wood"}


@pytest.mark.parametrize(("do", "deck"), [("equipment", "equipment"), ("blessing", "blessings")])
def test_a_green_mug_or_helmet_draws_at_once(do: str, deck: str) -> None:
    """MB-138 before the fight the card already helps, after it one more."""
    tops = {"equipment": ["silver-dagger", "axe"], "blessings": ["blessed-malt", "blessed-wood"]}[deck]
    given: dict[str, Any] = {deck: tops}
    assert used(icon(do, 2), **given).me.cards == tops
    assert attacked("lone-wolf", pack=wolf(right=[icon(do, when="loss")]), dice=LOSS, **given).me.cards == tops[:1]
    table = attacked("lone-wolf", pack=wolf([icon(do)]), dice=[3, 3], **given)
    assert (table.me.cards, table.exchanges) == (tops[:1], [(4 if do == "equipment" else 3, 3)])


def test_a_red_spider_web_holds_the_monk() -> None:
    """MB-136"""
    assert not any(word.startswith("move") for word in used(icon("web")).legal)
    assert beset([icon("web")], WIN).me.webbed
    assert attacked("lone-wolf", pack=wolf(right=[icon("web", when="tie")]), dice=TIE).me.webbed


def test_two_crowned_mugs_change_a_beer_up_or_down() -> None:
    """MB-137 your own, or any player's, from a card or from a werewolf."""
    assert used(icon("mugs", 2, what="own")).me.adjustment == 2
    table = used(icon("mugs", -2, what="anyone"), seats=2)
    assert table.legal == {"treat 1", "treat 2"}
    assert table.play("treat 2").seat(2).adjustment == -2
    pack = wolf(right=[icon("mugs", -1, what="anyone", when="win"), icon("noise", 1, when="win")])
    table = attacked("lone-wolf", pack=pack, seats=2, dice=WIN)
    assert (table.decision, table.default) == ("mug-target", "treat 2")
    table.play("treat 2")
    assert (table.seat(2).adjustment, table.me.noise) == (-1, 1)


def test_wolf_blood_changes_the_taste_of_a_werewolf() -> None:
    """MB-140 a card asks which, a werewolf's icon means the best."""
    kept = ["alpha 3", "howler 0"]
    assert used(icon("blood", 2), werewolves=kept).play("blood howler").me.werewolves == ["alpha 3", "howler 2"]
    assert beset([icon("blood", -2)], LOSS, werewolves=kept).me.werewolves == ["alpha 1", "howler 0"]


def test_a_crowned_sword_wins_the_fight() -> None:
    """MB-139 a card's, a werewolf's own, or one that waits for the next fight of the turn."""
    assert attacked("lone-wolf", pack=card(icon("sword")), cards=["mace"]).play("use mace").me.werewolves
    assert beset([icon("sword")], []).me.werewolves == ["lone-wolf 1"]
    pack = wolf(right=[icon("sword", when="loss"), icon("silence", 10, when="loss")])
    table = attacked("lone-wolf", pack=pack, wolves=["alpha"], dice=LOSS)
    assert table.me.werewolves == ["alpha 3"]


def test_a_crossed_heart_avoids_or_inflicts_a_serious_injury() -> None:
    """MB-142, MB-143"""
    table = attacked("lone-wolf", pack=card(icon("heart")), cards=["mace"], dice=LOSS).play("use mace")
    assert not table.me.injured
    assert not beset([icon("heart")], LOSS).me.injured
    assert used(icon("injury")).me.injured
    assert beset([icon("injury")], WIN).me.injured
    assert attacked("lone-wolf", pack=wolf(right=[icon("injury", when="win")]), dice=WIN).me.injured


def test_a_magnifier_helps_searching_and_with_an_icon_only_for_that() -> None:
    """MB-141 a plain one for every search; a werewolf's for the next one of the turn."""
    plain = card(icon("search", 2, what="anything"), limit="permanent")
    assert sit(pack=plain, cards=["mace"], dice=[3]).roll("water-hard").last_roll == 5
    assert sit(pack=plain, cards=["mace"], room="armory", dice=[3]).roll("equipment").last_roll == 5
    only = card(icon("search", 2, what="hops"), icon("search", 1, what="malt"), limit="roll")
    for room, what, total in (
        ("hop-garden", "hops-easy", 5),
        ("brewery", "malt-easy", 4),
        ("courtyard", "water-easy", 3),
    ):
        assert sit(pack=only, cards=["mace"], room=room, dice=[3]).roll(what).last_roll == total
    lens = wolf(right=[icon("search", 3, what="water", when="tie")])
    table = attacked("lone-wolf", pack=lens, dice=[*TIE, 2, 2]).roll("water-hard")
    assert table.last_roll == 5
    assert table.roll("water-hard").last_roll == 2


def test_a_crowned_ingredient_betters_the_unit_entered() -> None:
    """MB-144"""
    crown = icon("crown", 2, what="ingredients")
    table = sit("gall", pack=card(crown), cards=["mace"], stock=["water 1"]).play("end-turn", "use mace")
    assert table.me.boxes[0] == 3
    table = attacked("lone-wolf", "gall", pack=wolf([crown]), stock=["water 1"], dice=WIN)
    assert table.play("end-turn").me.boxes[0] == 3


def test_a_wolf_track_is_a_pack_and_its_left_icons_act_once() -> None:
    """MB-133, MB-102"""
    pack = TITLE.changed("pack", {"werewolves": {"wolfpack": {"left": [icon("fight", 2), icon("web")]}}})
    table = attacked("wolfpack", pack=pack, dice=[3, 1, 3, 1, 3, 1])
    assert (table.exchanges, table.story.count("web")) == ([(5, 0), (5, 1), (5, 2)], 1)


def test_a_trophy_bonus_on_either_side_counts_for_the_beaten_werewolf() -> None:
    assert beset([icon("trophy", 2)], WIN).me.werewolves == ["lone-wolf 3"]
    right = wolf(right=[icon("trophy", 1, when="after")])
    assert attacked("lone-wolf", pack=right, dice=WIN).me.werewolves == ["lone-wolf 2"]


# -- several icons, and conditions --------------------------------------------------------------------


def test_the_icons_of_a_card_act_in_their_order() -> None:
    table = used(icon("noise", 2), icon("mugs", 1, what="own"), icon("silence", 1), icon("equipment"), noise=3)
    assert (table.me.noise, table.me.adjustment, len(table.me.cards)) == (1, 1, 1)
    assert [key for key in table.story if key in ("noise", "adjust", "draw")] == ["noise", "adjust", "noise", "draw"]


def test_a_card_acts_in_the_window_it_is_declared_in() -> None:
    """A weapon that is also a bell: in a fight it is a weapon, in between a bell."""
    pack = card(icon("fight", 3), icon("noise", -2), limit="phase")
    table = attacked("lone-wolf", pack=pack, cards=["mace"], dice=[2, 4]).play("use mace")
    assert table.exchanges == [(5, 4)]
    assert sit(pack=pack, cards=["mace"], noise=5).play("use mace").me.noise == 3


@pytest.mark.parametrize(
    ("when", "told"), [("win", "W"), ("loss", "L"), ("tie", "T"), ("both", "WL"), ("after", "WLT")]
)
def test_conditions_of_right_icons_and_of_cards(when: str, told: str) -> None:
    """MB-098; of cards that are declared, and of lasting ones."""
    rung = icon("noise", 4, when=when)
    for result, dice in (("W", WIN), ("T", TIE), ("L", LOSS)):
        noise = 4 if result in told else 0
        assert attacked("lone-wolf", pack=wolf(right=[rung]), dice=dice).me.noise == noise
        table = attacked("lone-wolf", pack=card(rung), cards=["mace"], dice=dice).play("use mace")
        assert (table.me.noise, table.me.cards) == (noise, [])
        lasting = card(rung, limit="permanent")
        assert attacked("lone-wolf", pack=lasting, cards=["mace"], dice=dice).me.noise == noise


def test_once_per_game_may_mean_once_even_if_the_card_comes_back() -> None:
    """MB-125 by default a card that is drawn again is fresh."""
    for options, spent in (([], False), (["strict-once"], True)):
        table = attacked("lone-wolf", options=options, cards=["mail-shirt"], dice=LOSS).play("use mail-shirt")
        state = table.state
        card = state.content.card_ids.index("mail-shirt")
        gain(state.players[0], card)
        assert table.me.cards == ["mail-shirt"]
        assert table.me.used == (["mail-shirt"] if spent else [])
        assert may_use(state, 0, card) == (reasons.SPENT if spent else reasons.ALLOWED)


def test_a_condition_needs_a_werewolf() -> None:
    """In a duel a card with nothing but conditions is not offered."""
    pack = card(icon("noise", 4, when="win"))
    table = sit(pack=pack, seats=2, options=["duel"], cards=["mace"], dice=[6, 1]).play("duel 2")
    assert table.me.noise == 0
    assert table.me.cards == ["mace"]


def test_before_the_fight_a_card_acts_when_it_is_declared() -> None:
    pack = card(icon("equipment", when="before"), icon("mugs", 1, what="own", when="win"))
    table = attacked("lone-wolf", pack=pack, cards=["mace"], equipment=["silver-dagger"], dice=[3, 3]).play("use mace")
    assert (table.exchanges, table.me.cards, table.me.adjustment) == ([(4, 3)], ["silver-dagger"], 1)


def test_what_waits_for_its_moment_is_gone_with_the_turn() -> None:
    pack = wolf(right=[icon("search", 3, what="anything", when="after")])
    table = attacked("lone-wolf", pack=pack, dice=[*TIE, 2]).play("end-turn").roll("water-easy")
    assert table.last_roll == 2


@pytest.mark.parametrize(
    ("effects", "limit", "problem"),
    [
        ([icon("noise")], "game", "item 1 lacks the field 'amount' .with 'noise'."),
        ([icon("web", 1)], "game", "item 1 has no field 'amount'; allowed are do, when, source .with 'web'."),
        ([icon("fight", 9)], "game", "field 'amount' must be a whole number from -6 to 6, not 9"),
        ([icon("search", 1)], "game", "lacks the field 'what' .with 'search'."),
        ([icon("fight", 1, what="malt")], "game", "has no field 'what'; allowed are do, amount, when"),
        ([icon("yodel")], "game", "field 'do' must be one of fight, sword"),
        ([icon("web", when="noon")], "game", "field 'when' must be one of before, win"),
        ([icon("fight", 1), icon("web")], "permanent", "must be phase, game with effect 2 .'web'., not 'permanent'"),
        ([icon("no-equipment")], "game", "effect 1 .'no-equipment'. must have when"),
        ([], "game", "must be a list of 1 to 6 items"),
    ],
)
def test_effects_that_make_no_sense_are_refused_with_a_reason(effects: list[Icon], limit: str, problem: str) -> None:
    with pytest.raises(AlehouseError, match=problem):
        card(*effects, limit=limit)


# -- words, old content, chance -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_every_effect_has_a_sentence(lang: str) -> None:
    speech = Speech(TITLE, TITLE.house(), lang)
    said = [speech.effect(icon(do, 2 if do in AMOUNTS else None, what="own", when="tie")) for do in EFFECTS]
    assert len(set(said)) == len(EFFECTS)
    assert all(speech.word("tie") in sentence and "effect-" not in sentence for sentence in said)


BARS = {"no-equipment": "equipment", "no-blessings": "blessing"}


def simple_pack() -> Pack:
    """The house pack without the left icons that content could not express then."""
    wolves = TITLE.house().content["werewolves"]
    return TITLE.changed(
        "simple",
        {"werewolves": {id: {"left": [i for i in wolf["left"] if i["do"] in BARS]} for id, wolf in wolves.items()}},
    )


def old_content(pack: Pack) -> Any:
    """A pack as it was written before cards were lists of effects."""
    content: Any = {section: {id: dict(e) for id, e in es.items()} for section, es in pack.rules.items()}
    for section in CARDS:
        for entry in content[section].values():
            first, *others = entry.pop("effects")
            old = {"effect": first["do"], **{name: first[name] for name in ("amount", "what") if name in first}}
            entry.update(old)
            for trophy in others:
                entry["trophy"] = trophy["amount"]
    for entry in content["werewolves"].values():
        entry["bars"] = [BARS[one["do"]] for one in entry.pop("left")]
        entry["right"] = [
            {"on": one["when"], "effect": one["do"], "amount": one.get("amount", 1)} for one in entry["right"]
        ]
    return content


def test_content_of_before_is_read_and_carried_on_as_it_was() -> None:
    house = simple_pack()
    old = old_content(house)
    pack = TITLE.pack_of(old, "house")
    assert pack.content["werewolves"].keys() == house.content["werewolves"].keys()
    for section in (*CARDS, "werewolves"):
        for id, entry in house.content[section].items():
            marks = {"source": pack.content[section][id]["source"]}
            assert pack.content[section][id] == {**entry, **marks}, id
    assert pack.rules == old
    assert pack.digest != house.digest
    for seed in range(3):
        first, again = (TITLE.new(3, {"expansion": True, "duel": True}, one, seed) for one in (house, pack))
        rng = Random(seed)
        while first.to_act != OVER:
            code = rng.choice(list(first.legal()))
            assert list(first.legal()) == list(again.legal())
            first.apply(code)
            again.apply(code)
        assert [first.total(seat) for seat in range(3)] == [again.total(seat) for seat in range(3)]


def test_a_pack_may_speak_of_a_single_effect_as_before() -> None:
    spear = TITLE.changed(
        "old", {"equipment": {"beast-spear": {"amount": 2}, "mace": {"effect": "heart", "limit": "game"}}}
    )
    assert spear.content["equipment"]["beast-spear"]["effects"] == [icon("fight", 2), icon("trophy", 1)]
    assert spear.content["equipment"]["mace"]["effects"] == [icon("heart")]
