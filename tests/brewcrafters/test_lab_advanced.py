"""The advanced side of the Research Lab: one test per cell (BC-149)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.brewcrafters.play import Table, brewing, in_winter, sit
from tests.staged import Given

pytestmark = pytest.mark.engine

SIDE = {"lab": "advanced"}


def researching(track: str, **fields: Any) -> Table:
    fields = {"storage": "0 0 0", **fields}
    return brewing(options=SIDE, **fields).play("research", f"track {track}")


def scored(track: str, **fields: Any) -> int:
    return int(sit(phase="over", options=SIDE, lab={track: "end"}, **fields).me.score["research"])


def test_the_side_is_one_choice_for_all_and_for_the_whole_game() -> None:
    """BC-024"""
    assert sit().view["lab"] == "lab-basic"
    assert sit(options=SIDE).view["lab"] == "lab-advanced"
    assert sit(options=SIDE).end_season().view["lab"] == "lab-advanced"


def test_basic_experimental_takes_three_malt() -> None:
    """BC-149"""
    assert researching("basic").me.storage == "3 0 0"


def test_basic_annual_takes_a_yeast_per_shift() -> None:
    """BC-149"""
    table = in_winter(options=SIDE, shifts=3, lab={"basic": "annual"}, storage="0 0 0")
    assert table.play("benefit basic").me.storage == "0 0 3"


def test_basic_breakthrough_spares_one_basic_of_choice() -> None:
    """BC-149 once per Process Beer that brews; a missing one is spared without asking, two are too many."""
    own: Given = {"options": SIDE, "lab": {"basic": "breakthrough"}}
    table = brewing(storage="3 2 1", **own).play("process-collab", "brew everyday-ale")
    assert (table.decision, table.legal) == ("brew-discount", {"waive malt", "waive hops", "waive yeast"})
    assert table.play("waive hops").me.storage == "0 1 0"
    assert "brew everyday-ale" not in brewing(storage="3 1 0", **own).play("process-collab").legal
    two = brewing(storage="6 4 1", buildings=["double-system"], **own).play("process-collab")
    two.play("brew everyday-ale", "brew everyday-ale")
    assert (two.me.storage, two.to_act) == ("0 0 0", 2)
    unpaid = brewing(storage="5 1 1", workers=["ale-master"], **own).play("process-collab", "brew everyday-ale")
    assert unpaid.legal == {"waive malt", "waive hops", "waive yeast"}


def test_basic_breakthrough_never_spares_an_advanced_ingredient() -> None:
    """BC-149"""
    own: Given = {"options": SIDE, "lab": {"basic": "breakthrough"}, "shipping": {"everyday-ale": 1}}
    assert "brew lambic" not in brewing(storage="3 1 2", **own).play("process-collab").legal


def test_basic_game_end_counts_basic_batches_up_to_six() -> None:
    """BC-149"""
    assert scored("basic", shipping={"everyday-ale": 3, "simply-stout": 1, "lambic": 2}) == 4
    assert scored("basic", shipping={"everyday-ale": 9}) == 6


def test_ops_experimental_takes_two_coins() -> None:
    """BC-149"""
    assert researching("ops", money=0).me.money == 2


def test_ops_annual_earns_a_coin_per_built_space_up_to_four() -> None:
    """BC-149"""
    own: Given = {"options": SIDE, "lab": {"ops": "annual"}, "money": 0}
    assert in_winter(buildings=["farm", "brewpub", "double-system"], **own).play("benefit ops").me.money == 2
    many = ["storehouse-2", "mash-tun", "yeast-lab", "farm", "brewpub"]
    assert in_winter(buildings=many, **own).play("benefit ops").me.money == 4


def test_ops_breakthrough_pays_two_rep_per_install() -> None:
    """BC-149"""
    table = brewing(options=SIDE, lab={"ops": "breakthrough"}).play("install", "install-tile tasting-room")
    assert table.me.rep == 2


def test_ops_game_end_counts_the_last_costs_before_the_accountant() -> None:
    """BC-149 one per two coins, rounded down, seven at most."""
    assert scored("ops", last_cost=11) == 5
    assert scored("ops", last_cost=40) == 7
    table = sit(
        options=SIDE, year=3, season="winter", phase="close", lab={"ops": "end"}, workers=["accountant"], money=20
    )
    assert (table.me.last_cost, table.me.score["research"]) == (5, 2)


def test_brewing_experimental_takes_a_rep() -> None:
    """BC-149"""
    assert researching("brewing").me.rep == 1


def test_brewing_annual_pays_for_unsold_batches_up_to_three() -> None:
    """BC-149 tanks, line and Brewpub."""
    own: Given = {"options": SIDE, "lab": {"brewing": "annual"}, "buildings": ["double-system", "brewpub"]}
    some = in_winter(tanks={"tank-1": "everyday-ale", "brewpub": "everyday-ale"}, **own)
    assert some.play("benefit brewing").me.rep == 2
    full = in_winter(
        tanks={"tank-1": "everyday-ale", "tank-2": "everyday-ale", "brewpub": "everyday-ale"},
        line=["everyday-ale", "everyday-ale"], **own,
    )  # fmt: skip
    assert full.play("benefit brewing").me.rep == 3


def test_brewing_breakthrough_pays_for_every_sale_day() -> None:
    """BC-149 one Rep and one coin, however many batches; nothing without a sale."""
    own: Given = {"options": SIDE, "lab": {"brewing": "breakthrough"}, "money": 0, "storage": "0 0 0"}
    table = brewing(buildings=["double-system"], line=["everyday-ale", "everyday-ale"], **own).play("process-collab")
    assert (table.me.rep, table.me.money) == (1, 5)
    assert brewing(**own).play("process-collab").me.rep == 0


def test_brewing_game_end_counts_styles_with_three_batches() -> None:
    """BC-149"""
    assert scored("brewing", shipping={"everyday-ale": 2, "lambic": 1, "simply-stout": 2, "pleasantly-porter": 4}) == 4


def test_adv_experimental_exchanges_up_to_two_basics() -> None:
    """BC-149 one for one, of any type, or fewer."""
    table = researching("adv", storage="1 1 0")
    assert (table.decision, len(table.legal)) == ("lab-swap", 7)
    table.play("swap malt fruit", "swap hops coffee")
    assert (table.me.storage, table.to_act) == ("0 0 0 F C", 2)
    assert researching("adv", storage="1 1 0").play("stop-swap").me.storage == "1 1 0"
    assert researching("adv").to_act == 2


def test_adv_annual_takes_two_different_advanced() -> None:
    """BC-149"""
    table = in_winter(options=SIDE, lab={"adv": "annual"}, storage="0 0 0").play("benefit adv", "take-advanced spices")
    assert table.legal == {"take-advanced fruit", "take-advanced coffee"}
    assert table.rule_against("take-advanced spices") == "BC-149"
    assert table.play("take-advanced coffee").me.storage == "0 0 0 S C"


def test_adv_breakthrough_takes_an_advanced_after_brewing_one() -> None:
    """BC-149 once per Process Beer that brews an Advanced Recipe, after the brew step."""
    own: Given = {"options": SIDE, "lab": {"adv": "breakthrough"}, "buildings": ["double-system", "storehouse-2"]}
    table = brewing(storage="6 2 4 F F", shipping={"everyday-ale": 1}, **own)
    table.play("process-collab", "brew lambic", "brew lambic", "take-advanced fruit")
    assert (table.me.storage, table.to_act) == ("0 0 0 F", 2)
    assert brewing(storage="3 2 1", **own).play("process-collab", "brew everyday-ale").to_act == 2


def test_adv_game_end_counts_gold_labels_up_to_six_points() -> None:
    """BC-149"""
    assert scored("adv", labels=["lambic", "pumpkin-ale"]) == 4
    assert scored("adv", labels=["lambic", "pumpkin-ale", "coffee-stout", "smoked-porter"]) == 6
