"""What is played for somebody who runs out of time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.moonlight.play import TITLE, Table, attacked, sit

pytestmark = pytest.mark.engine

RIVALS = {2: {"boxes": [1, 0, 0, 0, 0, 0, 0]}, 3: {"boxes": [3, 0, 0, 0, 0, 0, 0]}, 4: {"boxes": [3, 0, 0, 0, 0, 0, 0]}}


def two_dice() -> Table:
    return sit(cards=["horseshoe"], dice=[2, 5]).play("action water-hard", "use horseshoe", "stay-quiet")


def hunt(*wolves: str) -> Table:
    return sit(room="forest", wolves=wolves, dice=[3]).roll("hunt")


def recipe(box: int) -> Table:
    boxes = [0, box, 0, 0, 0, 0, 0]
    return sit("remy", phase=3, boxes=boxes, stock=["malt 3"], cards=["blessed-malt"]).play("ancestral 3")


def dirt(monk: str, **fields: Any) -> Table:
    return sit(monk, seats=4, room="brewery", others=RIVALS, dice=[5], **fields).roll("dirt")


DEFAULTS: dict[str, tuple[Callable[[], Table], str, str]] = {
    "a random monk": (lambda: sit(seats=2, setup=True), "choose-monk", "random-monk"),
    "the turn is ended": (sit, "turn-step", "end-turn"),
    "a wounded monk recovers": (lambda: sit(injured=True), "turn-step", "recover"),
    "a wounded monk without an action ends his turn": (
        lambda: sit(injured=True, actions_left=0, noise=3, cards=["vesper-bell"]),
        "turn-step",
        "end-turn",
    ),
    "no card before a roll": (lambda: sit(cards=["horseshoe"]).play("action water-easy"), "pre-roll-cards", "roll"),
    "no noise": (lambda: sit().play("action water-easy"), "make-noise", "stay-quiet"),
    "the highest die": (two_dice, "keep-die", "keep-die 5"),
    "no card before a draw": (
        lambda: sit(room="armory", cards=["rosary"], dice=[3]).roll("equipment"),
        "pre-draw-cards",
        "draw",
    ),
    "the equipment drawn first": (
        lambda: sit("gall", room="armory", equipment=["mace", "axe"], dice=[3]).roll("equipment"),
        "keep-equipment",
        "keep mace",
    ),
    "the blessing drawn first": (
        lambda: sit("eloy", room="chapel", blessings=["rosary", "blessed-malt"], dice=[3]).roll("pray"),
        "keep-blessing",
        "keep rosary",
    ),
    "the weaker werewolf": (lambda: hunt("alpha", "lone-wolf"), "hunt-pick", "face lone-wolf"),
    "a pack is as strong as its strongest": (lambda: hunt("wolfpack", "lone-wolf"), "hunt-pick", "face lone-wolf"),
    "of equal werewolves the first": (lambda: hunt("prowler", "lone-wolf"), "hunt-pick", "face prowler"),
    "the weaker attacker": (lambda: attacked("alpha", "silvan", wolves=["big-paw"]), "attack-pick", "face big-paw"),
    "no card in a fight": (lambda: attacked("alpha", cards=["crossbow"]), "fight-cards", "fight"),
    "fleeing": (lambda: attacked("alpha", "odo", dice=[2]), "flee", "flee"),
    "a heart": (
        lambda: attacked("alpha", cards=["guardian-angel", "mail-shirt"], dice=[1, 6, 6]),
        "injury-card",
        "use mail-shirt",
    ),
    "the only heart": (
        lambda: attacked("alpha", cards=["guardian-angel"], dice=[1, 6, 6]),
        "injury-card",
        "use guardian-angel",
    ),
    "no heart for a Blessed monk": (
        lambda: attacked("alpha", "isidore", cards=["mail-shirt"], dice=[1, 6, 6]),
        "injury-card",
        "bear",
    ),
    "no second Blessed die": (
        lambda: attacked("alpha", "isidore", cards=["horseshoe"], dice=[1, 6, 6]).play("fight"),
        "blessed-dice",
        "roll",
    ),
    "all dirt through the Codex": (lambda: dirt("pirmin", boxes={"1": 1}), "dirt-split", "split 2"),
    "the rest to the leader": (lambda: dirt("pirmin", boxes={"1": 1}).play("split 1"), "dirt-target", "dirty 3"),
    "dirt to the leader, of equals the next to the left": (lambda: dirt("anselm"), "dirt-target", "dirty 3"),
    "the tankard for oneself": (
        lambda: sit(seats=3, cards=["guest-tankard"]).play("use guest-tankard"),
        "mug-target",
        "treat 1",
    ),
    "blood for the best trophy": (
        lambda: sit(cards=["hubert-relic"], werewolves=["howler 0", "alpha 3"]).play("use hubert-relic"),
        "blood-target",
        "blood alpha",
    ),
    "no crowned card for the recipe": (lambda: recipe(1), "ancestral-cards", "add"),
    "no crowned card for the entry": (
        lambda: sit(stock=["water 1"], cards=["blessed-water"]).play("end-turn"),
        "brew-cards",
        "brew",
    ),
    "the first keepsake": (
        lambda: sit(options=["hermit"], hermit={"night": 1}, end_night=True, boxes=[9, 0, 0, 0, 0, 0, 0]),
        "keepsake-pick",
        "keepsake k1-old-lamp",
    ),
}


@pytest.mark.parametrize("what", DEFAULTS)
def test_default(what: str) -> None:
    make, decision, default = DEFAULTS[what]
    table = make()
    assert (table.decision, table.default) == (decision, default)
    assert default in table.legal


def test_after_filthy_the_codex_takes_single_dirt_by_itself() -> None:
    """The second success of a turn: the own beer is the default among the targets."""
    table = sit("pirmin", seats=4, room="brewery", boxes={"1": 1}, others=RIVALS, dice=[5, 5]).roll("dirt")
    table.play("split 2").roll("dirt")
    assert (table.decision, table.default) == ("dirt-target", "dirty 1")


def test_every_decision_has_its_default() -> None:
    assert {decision for make, decision, default in DEFAULTS.values()} == set(TITLE.decisions())
