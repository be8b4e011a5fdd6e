"""Skilled workers: one test per card, each with what it does, where it stays silent, and its cost."""

from __future__ import annotations

from typing import Any

import pytest
from tests.brewcrafters.play import Table, brewing, in_winter, sit
from tests.staged import Given

pytestmark = pytest.mark.engine

COSTS = {
    "mash-specialist": 1, "hops-expert": 1, "advanced-importer": 2, "brewpub-manager": 1, "chemist": 2,
    "malt-importer": 1, "yeast-lab-technician": 1, "farm-manager": 1, "general-contractor": 1, "market-helper": 2,
    "barrel-master": 1, "infusion-engineer": 1, "tour-guide": 0, "sales-representative": 1, "accountant": 0,
    "warehouse-manager": 0, "research-director": 2, "head-brewer": 1, "ale-master": 1, "porter-master": 1,
    "stout-master": 1, "fundraising-coordinator": 0, "collaboration-ambassador": 1, "brand-ambassador": 1,
}  # fmt: skip


def hiring(worker: str, **fields: Any) -> Table:
    """Seat 1 hires with its first meeple."""
    table = sit(face_up=[worker, "tour-guide" if worker != "tour-guide" else "accountant"], **fields)
    return table.play("place-half shift-worker worker", f"hire {worker}")


def benefit(worker: str, place: str, **fields: Any) -> str:
    """Storage of an owner after a placement on an empty storehouse."""
    return str(sit(workers=[worker], storage="0 0 0", **fields).play(f"place {place}").me.storage)


@pytest.mark.parametrize("worker", COSTS)
def test_a_worker_costs_his_price_every_winter_and_nothing_at_hiring(worker: str) -> None:
    """BC-082, BC-176; the Accountant's own saving is his effect."""
    saved = 2 if worker == "accountant" else 0
    table = sit(seats=3, workers=[worker])
    assert (table.me.cost, table.me.money) == (5 + COSTS[worker] - saved, 6)


def test_the_mash_specialist_doubles_the_mash_tun() -> None:
    """BC-113; nothing without the Mash Tun (BC-085)."""
    tun: Given = {"buildings": ["mash-tun"], "storage": "5 2 1"}
    assert brewing(workers=["mash-specialist"], **tun).play("process-collab", "brew everyday-ale", "mash").me.rep == 2
    assert brewing(**tun).play("process-collab", "brew everyday-ale", "mash").me.rep == 1
    without = brewing(workers=["mash-specialist"], storage="5 2 1").play("process-collab", "brew everyday-ale")
    assert (without.me.rep, without.me.storage) == (0, "2 0 0")


def test_the_hops_expert_adds_to_two_or_more_hops() -> None:
    """BC-045 on hire one; two Hops bring a third, one Hops brings none."""
    assert hiring("hops-expert").me.storage == "2 2 0"
    assert benefit("hops-expert", "hops-market") == "0 3 0"
    assert benefit("hops-expert", "homebrew-shop", seats=3) == "1 1 1"
    table = sit(workers=["hops-expert"], storage="0 0 0").play("place open-market", "take-basic 1 2 0")
    assert table.me.storage == "1 3 0"


def test_the_advanced_importer_brings_two_and_adds_one() -> None:
    """BC-046 any types, asked one at a time; a space without Advanced Ingredients adds none."""
    table = hiring("advanced-importer")
    assert table.choices("take-advanced") == {"fruit", "spices", "coffee"}
    assert table.play("take-advanced fruit", "take-advanced fruit").me.storage == "2 1 0 F F"
    owner = sit(workers=["advanced-importer"], storage="0 0 0")
    assert owner.play("place advanced-market", "take-advanced coffee", "take-advanced fruit").me.storage == "0 0 0 F C"
    assert benefit("advanced-importer", "malt-market") == "3 0 0"


def test_the_brewpub_manager_pays_for_brewpub_batches_and_stores_there() -> None:
    """BC-064, BC-085 only batches of the Brewpub, and room only where it is built."""
    pub: Given = {"workers": ["brewpub-manager"], "buildings": ["brewpub"], "storage": "6 4 2"}
    table = brewing(**pub).play("process-collab", "brew everyday-ale")
    assert (table.me.rep, table.me.capacity) == (0, 18)
    assert table.play("brew everyday-ale").me.rep == 1
    assert hiring("brewpub-manager").me.capacity == 12


def test_the_chemist_adds_to_any_yeast() -> None:
    """BC-046"""
    assert hiring("chemist").me.storage == "2 1 1"
    assert benefit("chemist", "yeast-market") == "0 0 2"
    assert benefit("chemist", "malt-market") == "3 0 0"


def test_the_malt_importer_adds_to_any_malt() -> None:
    """BC-046 once per action, however much Malt there is."""
    assert hiring("malt-importer").me.storage == "3 1 0"
    heap = sit(workers=["malt-importer"], storage="0 0 0", market={"malt-market": {"goods": {"malt": 9}}})
    assert heap.play("place malt-market").me.storage == "10 0 0"
    assert benefit("malt-importer", "hops-market") == "0 2 0"


def test_the_yeast_lab_technician_researches_on_hire_and_may_take_rep() -> None:
    """BC-007, BC-150 a free Lab Research, declinable; Rep instead of the Yeast Lab's Yeast."""
    table = hiring("yeast-lab-technician")
    assert (table.decision, table.legal) == ("worker-free", {"take-free", "decline-free"})
    assert table.play("take-free", "track adv", "take-advanced fruit").me.lab["adv"] == "experimental"
    assert hiring("yeast-lab-technician").play("decline-free").to_act == 2
    lab: Given = {"workers": ["yeast-lab-technician"], "buildings": ["yeast-lab"], "storage": "0 0 0"}
    asked = brewing(lab={"basic": "experimental"}, **lab).play("research", "track basic")
    assert asked.legal == {"take-yeast", "take-rep"}
    assert asked.play("take-rep").me.storage == "0 0 0"
    assert asked.me.rep == 1
    assert brewing(lab={"basic": "experimental"}, **lab).play("research", "track basic", "take-yeast").me.rep == 0


def test_the_yeast_lab_technicians_free_research_is_no_offer_when_all_is_researched() -> None:
    """BC-126"""
    done = {"basic": "end", "ops": "end", "brewing": "end", "adv": "end"}
    assert hiring("yeast-lab-technician", lab=done).to_act == 2


def test_the_farm_manager_adds_to_own_plots_only() -> None:
    """BC-170, BC-201 each plot one more; not the Community Farm."""
    fall: Given = {"season": "fall", "buildings": ["farm"], "storage": "0 0 0"}
    table = brewing(workers=["farm-manager"], plots=["hops", "malt"], **fall).play("harvest 1", "harvest 2")
    assert table.me.storage == "5 4 0"
    shared = sit(
        options=["community-farm"], season="fall", phase="close", workers=["farm-manager"], storage="0 0 0",
        community_farm=[{"seat": 1, "what": "fruit"}],
    )  # fmt: skip
    assert shared.me.storage == "0 0 0 F F F"


def test_the_general_contractor_installs_on_hire_and_is_paid_for_later_installs() -> None:
    """BC-084, BC-137 also for the free install of a Winter."""
    table = hiring("general-contractor").play("take-free", "install-tile tasting-room")
    assert (table.me.money, "tasting-room" in table.me.buildings) == (6, True)
    later = brewing(workers=["general-contractor"], money=0).play("install", "install-tile tasting-room")
    assert later.me.money == 1
    winter = in_winter(workers=["general-contractor"], money=0, lab={"ops": "annual"})
    assert winter.play("benefit ops", "install-tile tasting-room").me.money == 1


def test_the_market_helper_places_once_more_in_spring_and_fall() -> None:
    """BC-044 not in Summer or Winter."""
    assert sit(workers=["market-helper"], season="spring").me.helpers == 1
    assert sit(workers=["market-helper"], season="fall").me.helpers == 1
    assert sit(workers=["market-helper"], season="summer").me.helpers == 0
    assert sit(workers=["market-helper"], season="winter").me.helpers == 0


def test_the_barrel_master_doubles_the_barrelhouse() -> None:
    """BC-112, BC-085"""
    fields: Given = {"shipping": {"everyday-ale": 1}, "storage": "3 1 2 F", "workers": ["barrel-master"]}
    with_house = brewing(buildings=["oak-barrelhouse"], **fields).play("process-collab", "brew lambic")
    assert with_house.me.rep == 2
    assert brewing(**fields).play("process-collab", "brew lambic").me.rep == 0


def test_the_infusion_engineer_doubles_the_infusers() -> None:
    """BC-111, BC-085"""
    fields: Given = {"shipping": {"everyday-ale": 1}, "storage": "3 2 1 F S", "workers": ["infusion-engineer"]}
    with_infuser = brewing(buildings=["hops-infusers"], infusers=["tank-1"], **fields)
    assert with_infuser.play("process-collab", "brew pumpkin-ale").me.rep == 2
    assert brewing(**fields).play("process-collab", "brew pumpkin-ale").me.rep == 0


def test_the_tour_guide_earns_with_a_tasting_room() -> None:
    """BC-153, BC-154 every Winter; a Tasting Room installed in the same step counts already."""
    guide = in_winter(workers=["tour-guide"], money=0, buildings=["tasting-room"])
    assert guide.play("worker-benefit tour-guide").me.money == 2
    assert in_winter(workers=["tour-guide"], money=0).play("worker-benefit tour-guide").me.money == 0
    fresh = in_winter(workers=["tour-guide"], money=0, lab={"ops": "annual"})
    table = fresh.play("benefit ops", "install-tile tasting-room", "worker-benefit tour-guide")
    assert table.me.money == 2


def test_the_sales_representative_earns_once_per_sale_day() -> None:
    """BC-097 one coin per Process Beer that sells, not per batch."""
    line: Given = {"money": 0, "storage": "0 0 0", "workers": ["sales-representative"], "buildings": ["double-system"]}
    assert brewing(line=["everyday-ale", "everyday-ale"], **line).play("process-collab").me.money == 5
    assert brewing(**line).play("process-collab").me.money == 0


def test_the_accountant_lowers_costs_but_not_below_nothing() -> None:
    """BC-176; the advanced lab counts costs before him."""
    table = sit(season="winter", phase="close", workers=["accountant"], money=9)
    assert (table.me.money, table.me.last_cost) == (6, 5)


def test_the_warehouse_manager_widens_every_storehouse() -> None:
    """BC-064, BC-069"""
    table = hiring("warehouse-manager", storage="8 2 2")
    assert (table.me.storage, table.me.capacity, table.to_act) == ("9 3 2", 18, 2)
    assert sit(workers=["warehouse-manager"], buildings=["storehouse-2"]).me.capacity == 36


def test_the_research_director_researches_every_winter() -> None:
    """BC-153; without a step left it brings nothing."""
    table = in_winter(workers=["research-director"], storage="0 0 0").play("worker-benefit research-director")
    assert table.play("track adv", "take-advanced fruit").me.storage == "0 0 0 F"
    done = {"basic": "end", "ops": "end", "brewing": "end", "adv": "end"}
    assert "worker-benefit research-director" in in_winter(workers=["research-director"], lab=done).legal
    over = in_winter(workers=["research-director"], lab=done)
    over.play("worker-benefit research-director", "finish")
    assert over.decision == "market-place"


def test_the_head_brewer_is_proud_of_every_new_advanced_recipe() -> None:
    """BC-083 the first-ever brew of each, if after the hire; Basic Recipes bring nothing."""
    fields: Given = {"workers": ["head-brewer"], "buildings": ["double-system", "storehouse-2"]}
    table = brewing(shipping={"everyday-ale": 1}, storage="6 2 4 F F", **fields)
    assert table.play("process-collab", "brew lambic", "brew lambic").me.rep == 1
    known = brewing(shipping={"everyday-ale": 1, "lambic": 1}, storage="3 1 2 F", **fields)
    assert known.play("process-collab", "brew lambic").me.rep == 0
    assert brewing(storage="3 2 1", **fields).play("process-collab", "brew everyday-ale").me.rep == 0
    assert hiring("head-brewer").me.storage == "2 1 1"


@pytest.mark.parametrize(
    ("master", "recipe", "storage", "two"),
    [
        ("ale-master", "everyday-ale", "3 1 1", "6 3 2"),
        ("porter-master", "pleasantly-porter", "2 1 1", "6 2 2"),
        ("stout-master", "simply-stout", "2 2 1", "6 4 2"),
    ],
)
def test_a_style_master_makes_one_batch_of_his_style_cheaper(master: str, recipe: str, storage: str, two: str) -> None:
    """BC-116 the first batch of the style in slot order, once per Process Beer."""
    assert brewing(workers=[master], storage=storage).play("process-collab", f"brew {recipe}").me.storage == "0 0 0"
    assert f"brew {recipe}" not in brewing(storage=storage).play("process-collab").legal
    pair = brewing(workers=[master], storage=two, buildings=["double-system"])
    assert pair.play("process-collab", f"brew {recipe}", f"brew {recipe}").me.storage == "0 0 0"


def test_a_style_master_never_makes_a_style_free_below_zero_nor_helps_another() -> None:
    """BC-116 Malt of a Mash Tun is no recipe cost."""
    other = brewing(workers=["ale-master"], storage="4 0 1").play("process-collab")
    assert "brew pleasantly-porter" not in other.legal
    tun = brewing(workers=["porter-master"], storage="3 1 1", buildings=["mash-tun"])
    assert tun.play("process-collab", "brew pleasantly-porter").to_act == 2  # one Malt is left, two would be needed


def test_the_fundraising_coordinator_adds_to_money_of_spaces() -> None:
    """BC-045 on hire two; the Fundraiser, the Benefit Night and the Investor count, other money does not."""
    assert hiring("fundraising-coordinator").me.money == 8
    own: Given = {"workers": ["fundraising-coordinator"], "money": 0}
    assert sit(**own).play("place fundraiser").me.money == 4
    assert sit(seats=3, **own).play("place-half worker-benefit benefit").me.money == 3
    assert sit(**own).play("place-half investor-partnership investor").me.money == 2
    assert brewing(line=["everyday-ale"], storage="0 0 0", **own).play("process-collab").me.money == 2


def test_the_collaboration_ambassador_is_paid_per_portion() -> None:
    """BC-122, BC-022 when the batch completes, also on somebody else's turn; not in the game for two."""
    table = brewing(
        seats=3, turn=2, workers=["collaboration-ambassador"], others={2: {"storage": "0 0 0 F"}},
        collaboration={"coll-malt": 1, "coll-hops": 1, "coll-yeast": 3},
    )  # fmt: skip
    assert table.play("process-collab", "collaborate", "contribute fruit").me.rep == 2 + 1 + 1 + 1
    assert "collaboration-ambassador" not in sit().view["unused_workers"]


def test_the_brand_ambassador_celebrates_gold_labels() -> None:
    """BC-083, BC-108 two Rep per label claimed after the hire."""
    fields: Given = {"workers": ["brand-ambassador"], "storage": "0 0 0", "line": ["lambic"]}
    assert brewing(**fields).play("process-collab").me.rep == 2
    assert brewing(labels=[], others={2: {"labels": ["lambic"]}}, **fields).play("process-collab").me.rep == 0


# -- what all workers share ---------------------------------------------------------------------------


def test_a_hired_worker_leaves_the_row_which_is_not_refilled() -> None:
    """BC-052, BC-080, BC-081 from the first season on, for good."""
    table = sit()
    before = table.view["workers"]
    table.play("place-half shift-worker worker", "hire chemist")
    assert table.view["workers"] == [worker for worker in before if worker != "chemist"]
    assert table.me.workers == ["chemist"]
    assert table.end_season().me.workers == ["chemist"]


def test_workers_and_shifts_cannot_be_dismissed() -> None:
    """BC-080, BC-089 no verb of the game gives one back."""
    table = sit(workers=["chemist"], shifts=2)
    assert not {verb for verb in table.all_verbs if "dismiss" in verb.lower() or "fire" in verb.lower()}
    assert table.end_season().end_season().me.shifts == 2


def test_a_recipe_is_stocked_when_the_storage_holds_what_a_master_leaves_to_pay() -> None:
    """BC-103, BC-116: Everyday Ale takes 3 Malt, 2 Hops, 1 Yeast; the Ale Master saves one of them."""
    assert "everyday-ale" in sit(storage="3 2 1").me.stocked
    assert "everyday-ale" not in sit(storage="2 2 1").me.stocked + sit(storage="3 1 1").me.stocked
    saved = [sit(storage=short, workers=["ale-master"]).me.stocked for short in ("2 2 1", "3 1 1", "3 2 0")]
    assert sum("everyday-ale" in stocked for stocked in saved) == 1
