"""What is played for somebody who runs out of time (BC-216): it never buys costs or loans."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.brewcrafters.play import TITLE, Table, brewing, in_winter, seen, sit

from alehouse.engine.state import OVER

pytestmark = pytest.mark.engine

ADVANCED = {"lab": "advanced"}


def shut(*spaces: str) -> dict[str, dict[str, bool]]:
    return {space: {"used": True} for space in spaces}


FAVOURITES = ["open-market", "homebrew-shop", "malt-market", "hops-market", "yeast-market", "fundraiser"]

DEFAULTS: dict[str, tuple[Callable[[], Table], str, str]] = {
    "the Open Market": (lambda: sit(seats=3), "market-place", "place open-market"),
    "the Homebrew Shop next": (
        lambda: sit(seats=3, market=shut("open-market")),
        "market-place",
        "place homebrew-shop",
    ),
    "the Fundraiser last of the favourites": (
        lambda: sit(seats=3, market=shut(*FAVOURITES[:5])),
        "market-place",
        "place fundraiser",
    ),
    "then the table's order": (
        lambda: sit(seats=3, market=shut(*FAVOURITES)),
        "market-place",
        "place-half investor-partnership investor",
    ),
    "what costs in Winter after all else": (
        lambda: sit(
            shipping={"everyday-ale": 3},
            market=shut(*FAVOURITES[2:], "open-market", "investor-partnership"),
        ),
        "market-place",
        "place advanced-market",
    ),
    "a shift only if nothing else is open": (
        lambda: sit(
            shipping={"everyday-ale": 3},
            market=shut(*FAVOURITES[2:], "open-market", "investor-partnership", "advanced-market"),
        ),
        "market-place",
        "place-half shift-worker shift",
    ),
    "an intern is held": (
        lambda: sit(options=["interns"], phase="extra", interns=1, workers=["market-helper"]),
        "market-extra",
        "hold",
    ),
    "a helper stays at home": (
        lambda: sit(phase="extra", workers=["market-helper"]),
        "market-extra",
        "decline-helper",
    ),
    "the Basics that the nearest recipe lacks": (
        lambda: sit(storage="3 1 0").play("place open-market"),
        "gain-basic",
        "take-basic 1 1 1",
    ),
    "Malt where nothing is missing": (
        lambda: sit(storage="3 2 1").play("place open-market"),
        "gain-basic",
        "take-basic 3 0 0",
    ),
    "what the best open recipe lacks": (
        lambda: sit(storage="0 0 0 F", shipping={"everyday-ale": 1}).play("place advanced-market"),
        "gain-advanced",
        "take-advanced spices",
    ),
    "Fruit without an open recipe": (
        lambda: sit(storage="0 0 0").play("place advanced-market"),
        "gain-advanced",
        "take-advanced fruit",
    ),
    "the most plentiful ingredient is discarded": (
        lambda: sit(storage="2 6 4").play("place hops-market"),
        "discard",
        "discard hops",
    ),
    "Malt goes first on a tie": (
        lambda: sit(storage="6 4 2").play("place hops-market"),
        "discard",
        "discard malt",
    ),
    "the cheapest worker": (
        lambda: sit(face_up=["chemist", "mash-specialist", "hops-expert"]).play("place-half shift-worker worker"),
        "worker-pick",
        "hire mash-specialist",
    ),
    "a partnership that is not owned": (
        lambda: sit(seats=4, partnerships={"spices-importer": 1}).play("place-half shift-partnership partnership"),
        "partner-pick",
        "partner coffee-roaster",
    ),
    "free research is taken": (
        lambda: sit().play("place-half shift-worker worker", "hire yeast-lab-technician"),
        "worker-free",
        "take-free",
    ),
    "a free install is declined": (
        lambda: sit().play("place-half shift-worker worker", "hire general-contractor"),
        "worker-free",
        "decline-free",
    ),
    "the turn is ended": (
        lambda: sit(partnerships={"coffee-roaster": 1}).play("place fundraiser"),
        "turn-end",
        "end-turn",
    ),
    "Process Beer": (brewing, "brewery-action", "process-collab"),
    "the process part": (lambda: brewing(seats=3, storage="3 2 1").play("process-collab"), "process-part", "process"),
    "no second part": (
        lambda: brewing(seats=3, storage="3 2 1").play("process-collab", "collaborate", "contribute yeast"),
        "process-part",
        "done",
    ),
    "an empty slot": (lambda: brewing(storage="3 2 1").play("process-collab"), "brew-slot", "leave-empty"),
    "the scarcest ingredient is saved": (
        lambda: brewing(options=ADVANCED, lab={"basic": "breakthrough"}, storage="5 2 3").play(
            "process-collab", "brew everyday-ale"
        ),
        "brew-discount",
        "waive hops",
    ),
    "no Mash Tun": (
        lambda: brewing(buildings=["mash-tun"], storage="5 2 1").play("process-collab", "brew everyday-ale"),
        "brew-mash",
        "no-mash",
    ),
    "no portion": (
        lambda: brewing(seats=3, storage="3 2 1").play("process-collab", "collaborate"),
        "collab-portion",
        "no-portion",
    ),
    "the first track": (
        lambda: brewing(lab={"basic": "end"}).play("research"),
        "lab-track",
        "track ops",
    ),
    "Everyday Ale is marked": (
        lambda: brewing().play("research", "track brewing"),
        "lab-mark",
        "mark everyday-ale",
    ),
    "the first empty space": (
        lambda: brewing(buildings=["storehouse-2"]).play("research", "track ops"),
        "lab-space",
        "reserve mash-tun",
    ),
    "no exchange in the lab": (
        lambda: brewing(options=ADVANCED).play("research", "track adv"),
        "lab-swap",
        "stop-swap",
    ),
    "Yeast rather than Rep": (
        lambda: brewing(
            workers=["yeast-lab-technician"], buildings=["yeast-lab"], lab={"basic": "annual"}
        ).play("research", "track basic"),
        "lab-yeast",
        "take-yeast",
    ),
    "a tile that costs nothing": (
        lambda: brewing().play("install"),
        "install-pick",
        "install-tile tasting-room",
    ),
    "benefits in table order, tracks first": (
        lambda: in_winter(workers=["tour-guide"], lab={"basic": "annual", "adv": "annual"}),
        "annual-next",
        "benefit basic",
    ),
    "an annual install is left out": (
        lambda: in_winter(workers=["tour-guide"], lab={"ops": "annual"}),
        "annual-next",
        "worker-benefit tour-guide",
    ),
    "and then declined": (lambda: in_winter(lab={"ops": "annual"}), "annual-next", "finish"),
    "the first ingredient is traded": (
        lambda: sit(options=["traders"], storage="0 1 1").play("place traders-market"),
        "trade-give",
        "trade-give hops",
    ),
    "for the first return": (
        lambda: sit(options=["traders"], storage="0 1 0").play("place traders-market"),
        "trade-get",
        "trade-get advanced",
    ),
    "nobody is hired at the agency": (
        lambda: sit(options=["agency"]).play("place employment-agency"),
        "agency-pick",
        "hire-none",
    ),
    "the first portion of the Community Farm": (
        lambda: sit(options=["community-farm"]).play("place community-farm"),
        "farm-give",
        "farm-give malt",
    ),
    "Fruit, then Hops, then Malt of its remainders": (
        lambda: sit(
            options=["community-farm"], season="fall", phase="close",
            community_farm=[{"seat": 1, "what": "malt"}, {"seat": 2, "what": "hops"}],
        ),
        "farm-pick",
        "farm-pick hops",
    ),
    "the first secret": (
        lambda: brewing(options=["secret-recipe"]).play("secret-recipe"),
        "secret-pick",
        "develop india-pale-ale",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_default_is(name: str) -> None:
    """BC-216"""
    make, decision, action = DEFAULTS[name]
    table = make()
    assert (table.decision, table.default) == (decision, action)
    assert action in table.legal


def test_every_decision_has_a_tested_default() -> None:
    assert {decision for _, decision, _ in DEFAULTS.values()} == set(TITLE.decisions())


@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_that_only_runs_out_of_time_buys_nothing(seats: int) -> None:
    """BC-216 no worker, no shift, no tile, no loan but the ones costs force."""
    options = {"interns": True, "traders": True, "agency": True, "community-farm": True, "secret-recipe": True}
    state = TITLE.new(seats, options, seed=4)
    while state.to_act != OVER:
        state.apply(state.default())
    for player in seen(state)["players"]:
        assert (player["workers"], player["shifts"], player["cost"]) == ([], 1, 5)
