"""What is refused, by which rule, and with which numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.brewcrafters.play import TITLE, Table, brewing, in_winter, sit
from tests.staged import Given

from alehouse.games.brewcrafters.reasons import REASONS

pytestmark = pytest.mark.engine

DONE = {"basic": "end", "ops": "end", "brewing": "end", "adv": "end"}
FARM = [{"seat": 2, "what": "malt"}, {"seat": 2, "what": "hops"}, {"seat": 2, "what": "fruit"}]
TILES = [
    "storehouse-2", "double-system", "mash-tun", "yeast-lab", "oak-barrelhouse", "tasting-room", "farm", "brewpub",
    "hops-infusers",
]  # fmt: skip
NOTHING_RESTOCKED = TITLE.changed("bare", {"market": {"malt-market": {"restock": {"malt": 0}}}})
SECRETS = [
    "india-pale-ale", "double-ipa", "saison", "witbier", "barleywine", "mocha-porter", "robust-porter",
    "baltic-porter", "hopped-porter", "holiday-porter", "oatmeal-stout", "chocolate-stout", "raspberry-stout",
    "american-stout", "breakfast-stout",
]  # fmt: skip


def open_market() -> Table:
    return sit().play("place open-market")


def two_advanced() -> Table:
    return in_winter(options={"lab": "advanced"}, lab={"adv": "annual"}).play("benefit adv", "take-advanced fruit")


def collaborating(**fields: Any) -> Table:
    fields = {"seats": 3, "storage": "3 1 0 F", **fields}
    return brewing(**fields).play("process-collab", "collaborate")


REFUSALS: dict[str, tuple[Callable[[], Table], str, str, Given]] = {
    "space-used": (
        lambda: sit(market={"fundraiser": {"used": True}}),
        "place fundraiser",
        "BC-038",
        {"space": "fundraiser"},
    ),
    "nothing-there": (lambda: sit(pack=NOTHING_RESTOCKED), "place malt-market", "BC-041", {}),
    "no-partnership-left": (
        lambda: sit(partnerships={"spices-importer": 1, "coffee-roaster": 1}),
        "place-half investor-partnership partnership",
        "BC-041",
        {},
    ),
    "shift-too-early": (sit, "place-half shift-worker shift", "BC-086", {"need": 3, "have": 0}),
    "all-shifts": (lambda: sit(shifts=3), "place-half shift-worker shift", "BC-088", {}),
    "no-worker-left": (lambda: sit(face_up=[]), "place-half shift-worker worker", "BC-041", {}),
    "too-few-interns": (
        lambda: sit(options=["interns"], others={2: {"interns_next": 1}}, phase="close"),
        "place hire-interns",
        "BC-183",
        {"need": 2, "have": 1},
    ),
    "interns-over": (
        lambda: sit(options=["interns"], year=3, season="winter"),
        "place hire-interns",
        "BC-188",
        {},
    ),
    "nothing-to-trade": (
        lambda: sit(options=["traders"], storage="0 0 0"),
        "place traders-market",
        "BC-189",
        {},
    ),
    "agency-empty": (
        lambda: sit(options=["agency"], unused_workers=[]),
        "place employment-agency",
        "BC-193",
        {},
    ),
    "farm-out-of-season": (
        lambda: sit(options=["community-farm"], season="fall"),
        "place community-farm",
        "BC-195",
        {},
    ),
    "farm-full": (
        lambda: brewing(options=["community-farm"], community_farm=FARM),
        "community-farm",
        "BC-196",
        {},
    ),
    "farm-nothing-to-give": (
        lambda: sit(options=["community-farm"], storage="0 0 3"),
        "place community-farm",
        "BC-196",
        {},
    ),
    "portion-given": (
        lambda: sit(options=["community-farm"], storage="1 1 0 F", community_farm=FARM[:1]).play(
            "place community-farm"
        ),
        "farm-give malt",
        "BC-196",
        {"what": "malt"},
    ),
    "not-stored": (
        lambda: sit(partnerships={"coffee-roaster": 1}, storage="1 0 0"),
        "exchange coffee-roaster yeast",
        "BC-066",
        {"what": "yeast"},
    ),
    "too-much-yeast": (open_market, "take-basic 0 0 3", "BC-056", {"most": 1, "yeast": 3}),
    "no-money": (
        lambda: sit(options=["interns"], money=0),
        "place hire-interns",
        "BC-180",
        {"need": 1, "have": 0},
    ),
    "all-researched": (lambda: brewing(lab=DONE), "research", "BC-126", {}),
    "track-finished": (
        lambda: brewing(lab={"ops": "end"}).play("research"),
        "track ops",
        "BC-126",
        {"track": "ops"},
    ),
    "nothing-to-install": (
        lambda: brewing(buildings=TILES, infusers=["tank-1", "tank-2", "brewpub"]),
        "install",
        "BC-164",
        {},
    ),
    "built": (
        lambda: brewing(buildings=["farm"]).play("install"),
        "install-tile farm",
        "BC-158",
        {"tile": "farm"},
    ),
    "all-infused": (
        lambda: brewing(infusers=["tank-1"]).play("install"),
        "install-tile hops-infusers",
        "BC-162",
        {"tile": "hops-infusers"},
    ),
    "no-secret-left": (
        lambda: brewing(options=["secret-recipe"], others={2: {"secrets": SECRETS}}),
        "secret-recipe",
        "BC-203",
        {},
    ),
    "recipe-public": (
        lambda: brewing(options=["secret-recipe"]).play("secret-recipe"),
        "develop lambic",
        "BC-203",
        {"recipe": "lambic"},
    ),
    "recipe-taken": (
        lambda: brewing(options=["secret-recipe"], others={2: {"secrets": ["witbier"]}}).play("secret-recipe"),
        "develop witbier",
        "BC-203",
        {"recipe": "witbier"},
    ),
    "style-closed": (
        lambda: brewing(storage="3 2 2 F").play("process-collab"),
        "brew lambic",
        "BC-104",
        {"recipe": "everyday-ale"},
    ),
    "missing": (
        lambda: brewing(storage="3 2 1").play("process-collab"),
        "brew simply-stout",
        "BC-103",
        {"what": "malt", "need": 4, "have": 3},
    ),
    "no-portion": (
        lambda: brewing(seats=3, storage="2 1 0", partnerships={"coffee-roaster": 1}).play("process-collab"),
        "collaborate",
        "BC-120",
        {},
    ),
    "portion-taken": (
        lambda: collaborating(collaboration={"coll-malt": 2}),
        "contribute malt",
        "BC-120",
        {"portion": "coll-malt", "other": 2},
    ),
    "portion-cost": (
        collaborating,
        "contribute hops",
        "BC-120",
        {"what": "hops", "need": 2, "have": 1},
    ),
    "owns-three": (
        lambda: brewing(
            seats=3, storage="1 0 0 F", partnerships={"coffee-roaster": 1},
            collaboration={"coll-malt": 1, "coll-hops": 1, "coll-yeast": 1},
        ).play("process-collab"),
        "collaborate",
        "BC-123",
        {},
    ),
    "same-type": (two_advanced, "take-advanced fruit", "BC-149", {"what": "fruit"}),
    "not-paid": (
        lambda: brewing(
            options={"lab": "advanced", "recipes": "custom"}, lab={"basic": "breakthrough"}, storage="4 0 1",
            workers=["porter-master"], pack=TITLE.changed("dry", {"recipes": {"pleasantly-porter": {
                "cost": {"malt": 4, "yeast": 1}}}}),
        ).play("process-collab", "brew pleasantly-porter"),
        "waive hops",
        "BC-149",
        {"what": "hops"},
    ),
    "not-spring": (
        lambda: sit(season="summer", buildings=["farm"]),
        "plant malt",
        "BC-169",
        {"what": "malt"},
    ),
    "plots-full": (
        lambda: sit(buildings=["farm"], plots=["malt", "hops"]),
        "plant malt",
        "BC-166",
        {"what": "malt"},
    ),
    "not-fall": (
        lambda: sit(buildings=["farm"], plots=["malt", ""]),
        "harvest 1",
        "BC-170",
        {"what": "malt"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", REFUSALS)
def test_it_is_refused_with_rule_and_numbers(key: str) -> None:
    make, action, rule, args = REFUSALS[key]
    table = make()
    assert action not in table.legal
    refusal = table.refusals[action]
    assert (refusal.rule, refusal.key) == (rule, key)
    for name, value in args.items():
        assert refusal.args[name] == value


def test_every_reason_is_tested() -> None:
    assert {key for _, key in REASONS.listed} == set(REFUSALS)


def test_the_third_shift_asks_for_nine_batches() -> None:
    """BC-087"""
    table = sit(shifts=2, shipping={"everyday-ale": 8})
    refusal = table.refusals["place-half shift-worker shift"]
    assert (refusal.rule, refusal.args) == ("BC-087", {"need": 9, "have": 8})


def test_nothing_is_refused_when_the_game_is_over() -> None:
    assert sit(phase="over").refusals == {}
