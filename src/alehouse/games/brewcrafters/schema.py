"""The schema of Brew Crafters' content files."""

from __future__ import annotations

from typing import Any

from alehouse.engine.pack import MOST_ENTRIES, Pack, seat_problems
from alehouse.engine.problem import PackProblem, PackProblems
from alehouse.engine.schema import Fields, Flag, Schema, Section, Several, Spec, Vocabulary, Whole, Word, numbers
from alehouse.games.brewcrafters import kinds

SYMBOLS = ["none", "hops", "oak"]
START = ["start-money", "start-malt", "start-hops", "start-yeast", "start-rep"]  # numbers of a player
MOST_EFFECTS = 6  # of a worker or a building
MOST_WORKERS = 50  # they are bits of one number, together with the research tracks
EFFECTS_BY_STEP = {
    "experimental": kinds.EXPERIMENTAL,
    "annual": kinds.ANNUAL,
    "breakthrough": kinds.BREAKTHROUGH,
    "end": kinds.GAME_END,
}


def _amounts(names: list[str]) -> Fields:
    return Fields({name: Whole(0, 9) for name in names}, optional=names)


def _of_workers() -> dict[str, Fields]:
    """Gifts on hiring, extra gains at spaces, cheaper batches, and lasting effects."""
    basic, any_kind = Word(kinds.BASICS), Word(kinds.INGREDIENTS)
    given: dict[str, Spec] = {"at-least": Whole(1, 9), "amount": Whole(0, 4)}
    often: dict[str, Spec] = {"per": Whole(1, 9), **given}
    return {
        "hire-goods": Fields({"what": any_kind, "amount": Whole(0, 6)}),
        "hire-advanced": _amount(4),
        "hire-money": _amount(9),
        "hire-install": Fields({}),
        "hire-research": Fields({}),
        "market-goods": Fields({"what": basic, **given}),
        "market-any": Fields(given),
        "market-money": Fields(given),
        "per-goods": Fields({"what": basic, **often}),
        "per-any": Fields(often),
        "per-money": Fields(often),
        "less": Fields({"style": Word(kinds.STYLES), "what": any_kind, "amount": Whole(0, 9)}),
        **{trait: _amount(9) for trait in kinds.TRAITS},
    }


def _of_buildings() -> dict[str, Fields]:
    """Gifts on installation, storage, the numbers of a tile's own rule, and lasting effects as with workers."""
    lasting = [trait for trait in kinds.TRAITS if trait not in kinds.IN_ITS_OWN_TIME]
    return {
        "gain": Fields({"what": Word([*kinds.INGREDIENTS, "advanced"]), "amount": Whole(0, 4)}),
        "stores": _amount(30),
        **{own: _amount(9) for own in [*kinds.OWN_EFFECTS, *lasting]},
    }


def _amount(high: int) -> Fields:
    return Fields({"amount": Whole(0, high)})


def schema() -> Schema:
    gift = {"basic": Whole(0, kinds.MOST_BASIC), "advanced": Whole(0, 4), "money": Whole(0, 9)}
    fixed: dict[str, Spec] = {name: Whole(0, 9) for name in kinds.INGREDIENTS}
    flow = Fields(
        {
            "half": Word(kinds.HALVES),
            "kind": Word(kinds.FLOWS),
            **fixed,
            **gift,
            "most-yeast": Whole(0, kinds.MOST_BASIC),
        },
        optional=["half", *kinds.INGREDIENTS, *gift, "most-yeast"],
    )
    cell = {
        "effect": Word(kinds.EFFECTS),
        "amount": Whole(0, kinds.MOST_BASIC),
        "also": Whole(0, kinds.MOST_BASIC),
        "at-least": Whole(0, 9),
        "per": Whole(1, 9),
        "limit": Whole(0, 20),
    }
    loose = [name for name in cell if name != "effect"]
    return {
        "ingredients": Section(
            {"harvest": Whole(0, 9), "shared-harvest": Whole(0, 20)}, optional=["harvest", "shared-harvest"]
        ),
        "recipes": Section(
            {
                "style": Word(kinds.STYLES),
                "basic": Flag(),
                "first": Flag(),
                "cost": _amounts(kinds.INGREDIENTS),
                "rep": Whole(0, 20),
                "symbol": Word(SYMBOLS),
            },
            entries=(len(kinds.STYLES) * 3, MOST_ENTRIES),
        ),
        "workers": Section(
            {
                "cost": Whole(0, 9),
                "first": Flag(),
                "effects": Several(Vocabulary(_of_workers()), 0, MOST_EFFECTS),
            },
            entries=(1, MOST_WORKERS),
        ),
        "buildings": Section(
            {"cost": Whole(0, 9), "effects": Several(Vocabulary(_of_buildings()), 0, MOST_EFFECTS)},
        ),
        "market": Section(
            {"from": Whole(2, 5), "restock": _amounts(kinds.GOODS), "flows": Several(flow, 1, 2)},
            optional=["restock"],
        ),
        "partnerships": Section(
            {"what": Word(kinds.ADVANCED), "few": Whole(0, 5), "many": Whole(0, 5), "price": Whole(0, 9)}
        ),
        "portions": Section(
            {"what": Word(kinds.TRADED), "amount": Whole(1, 9), "rep": Whole(0, 9), "money": Whole(0, 9)}
        ),
        "traders": Section(
            {
                "give": Word(kinds.TRADED),
                "get": Word(kinds.TRADED),
                "amount": Whole(1, 7),
            },
            named=False,
        ),
        "tracks": Section({}),
        "lab-basic": Section(cell, optional=loose, named=False),
        "lab-advanced": Section(cell, optional=loose, named=False),
        "numbers": numbers(0, 24, START, more=["start-yeast", "start-rep"]),
    }


def changed_problems(house: Pack, pack: Pack) -> list[PackProblem]:
    """Problems beyond single fields: changes that are not allowed, and values that only fit together."""
    problems = PackProblems()
    for id in _changed(house, pack, "recipes"):
        for field in ("style", "basic"):
            printed = house.content["recipes"][id][field]
            if pack.content["recipes"][id][field] != printed:
                told = f"field '{field}' must stay {printed!r}; change its name and numbers instead"
                problems.add("recipes", id, told, field)
    for style in kinds.STYLES:
        basic = [id for id, r in pack.content["recipes"].items() if r["style"] == style and r["basic"]]
        if len(basic) != 1:
            told = f"exactly 1 recipe of style {style} must have basic = true, not {len(basic)}"
            problems.add("recipes", "", told)
        first = [id for id, r in pack.content["recipes"].items() if r["style"] == style and r["first"]]
        if len(first) != 2 or any(pack.content["recipes"][id]["basic"] for id in first):
            problems.add("recipes", "", f"exactly 2 Advanced Recipes of style {style} must have first = true")
    if not any(worker["first"] for worker in pack.content["workers"].values()):
        problems.add("workers", "", "at least 1 worker must have first = true")
    for id, building in pack.content["buildings"].items():
        _check_building(problems, id, building["effects"])
    for id, space in pack.content["market"].items():
        _check_space(problems, id, space["flows"])
    for section in kinds.LABS:
        _check_lab(problems, section, pack.content[section])
    for section, field in (("partnerships", "what"), ("portions", "what"), ("traders", "give"), ("traders", "get")):
        for id in _changed(house, pack, section):
            printed = house.content[section][id][field]
            if pack.content[section][id][field] != printed:
                problems.add(section, id, f"field '{field}' must stay {printed!r}", field)
    bonus = max(max(pack.numbers(name)) for name in ("third-seat-malt", "fourth-seat-hops", "fifth-seat-yeast"))
    start = sum(max(pack.numbers(name)) for name in ("start-malt", "start-hops", "start-yeast")) + bonus
    stores = [each for each in pack.content["buildings"]["storehouse-1"]["effects"] if each["do"] == "stores"]
    room = sum(each["amount"] for each in stores)
    if start > room:
        problems.add("numbers", "", f"players would start with up to {start} ingredients and room for {room}")
    problems.listed += seat_problems(pack, START)
    if min(pack.numbers("loan-money")) < 1:
        told = "field 'value' must be at least 1, or no loan would ever suffice"
        problems.add("numbers", "loan-money", told, "value")
    return problems.listed


def _changed(house: Pack, pack: Pack, section: str) -> list[str]:
    """The house pack's entries that a pack changes."""
    return [id for id in pack.changes.get(section, {}) if id in house.content[section] and id in pack.content[section]]


def _check_building(problems: PackProblems, id: str, effects: list[dict[str, Any]]) -> None:
    """Rejects numbers of another tile's own rule."""
    for place, each in enumerate(effects):
        owner = kinds.OWN_EFFECTS.get(each["do"], id)
        if owner != id:
            told = f"the effect '{each['do']}' belongs to {owner}"
            problems.add("buildings", id, told, "effects", str(place), "do")


def _check_space(problems: PackProblems, id: str, flows: list[dict[str, Any]]) -> None:
    if len(flows) == 1 and "half" in flows[0]:
        told = "a space with one flow has no halves; leave the field 'half' out"
        problems.add("market", id, told, "flows", "0", "half")
    if len(flows) == 2 and len({flow.get("half", "") for flow in flows} - {""}) < 2:
        told = "the two halves of a space need two different names in their fields 'half'"
        problems.add("market", id, told, "flows", "1", "half")
    own = kinds.COMPLEX_SPACES.get(id, "")
    for place, flow in enumerate(flows):
        kind = flow["kind"]
        if (kind in kinds.COMPLEX_SPACES.values() or own) and kind != own:
            allowed = f"must stay '{own}'" if own else f"'{kind}' belongs to a complex action's own space"
            problems.add("market", id, f"field 'kind': {allowed}", "flows", str(place), "kind")


def _check_lab(problems: PackProblems, section: str, cells: dict[str, dict[str, Any]]) -> None:
    held: dict[str, str] = {}
    for id, cell in cells.items():
        allowed = EFFECTS_BY_STEP[id.partition("-")[2]]
        effect = cell["effect"]
        if effect not in allowed:
            told = f"field 'effect' must be one of {', '.join(allowed)}, not '{effect}'"
            problems.add(section, id, told, "effect")
        elif effect in ("rep-on-space", "mark") and effect in held:
            problems.add(section, id, f"the effect '{effect}' already stands in {held[effect]}", "effect")
        held[effect] = id
