"""Recipes, workers, buildings, market spaces and research in lines, for people (`engine/face.py`)."""

from __future__ import annotations

from typing import Any

from alehouse.engine.face import Entry, Face, FaceLine, named, said
from alehouse.engine.pack import Content
from alehouse.games.brewcrafters import kinds

GOODS = (*kinds.INGREDIENTS, "basic", "advanced", "money")
GAIN = "gain"
SYMBOLS = {"hops": "hops-infusers", "oak": "oak-barrelhouse"}  # the building that pays for a recipe's symbol
PRICES = {"interns": "intern-price", "agency": "agency-price"}
NO_NUMBERS = {"amount": 0, "also": 0, "limit": 0, "per": 1, "at-least": 0}


def tell(lines: Face, section: str, id: str, content: Content) -> None:
    entry = lines.entry
    if section == "recipes":
        _recipe(lines, entry, content)
    elif section == "workers":
        _worker(lines, entry)
    elif section == "buildings":
        _building(lines, id, entry)
    elif section == "market":
        _space(lines, entry, content)
    elif section == "partnerships":
        lines.add("what", "face-supplies", {"what": entry["what"]})
    elif section == "portions":
        lines.add("amount", "face-takes", {"goods": _goods({entry["what"]: entry["amount"]})})
        lines.add("rep", "face-portion-pays", {"rep": entry["rep"], "money": entry["money"]})
    elif section == "traders":
        rate = {"goods": _goods({entry["get"]: entry["amount"]}), "give": _goods({entry["give"]: 1})}
        lines.add("amount", "face-rate", rate)
    elif section in kinds.LABS:
        lines.add("effect", f"effect-{entry['effect']}", {**NO_NUMBERS, **_numbers(entry)})
    elif section == "ingredients":
        for field in ("harvest", "shared-harvest"):
            if field in entry:
                lines.add(field, f"face-{field}", {"amount": entry[field]})


def _recipe(lines: Face, entry: Entry, content: Content) -> None:
    lines.add("style", "face-style", {"style": [named("", entry["style"])]})
    lines.add("cost", "face-takes", {"goods": _goods(entry["cost"])})
    lines.add("rep", "face-brings", {"rep": entry["rep"]})
    pays = SYMBOLS.get(entry["symbol"], "")
    if pays:
        does = said(f"effect-{pays}", _own_numbers(pays, content["buildings"][pays]))
        lines.add("symbol", "labeled", {"label": [named("buildings", pays)], "text": [does]})
    if not entry["basic"]:
        lines.add_rule("face-first-label")


def _worker(lines: Face, entry: Entry) -> None:
    """Gifts on hiring, lasting effects, and the cost per Winter."""
    for effect in entry["effects"]:
        _effect(lines, effect)
    lines.add("cost", "face-each-winter", {"money": entry["cost"]})


def _effect(lines: Face, effect: Entry) -> None:
    args = {name: value for name, value in effect.items() if name not in ("do", "style", "source")}
    if "style" in effect:
        args["style"] = [named("", effect["style"])]
    lines.add_part(effect, f"effect-{effect['do']}", args)


def _building(lines: Face, id: str, entry: Entry) -> None:
    """The tile's own rule with its numbers, its other effects, and its gifts on installation."""
    own = [effect for effect in entry["effects"] if _is_own(id, effect)]
    gifts = [effect for effect in entry["effects"] if effect["do"] == GAIN]
    lines.add_part(own[0] if own else {}, f"effect-{id}", _own_numbers(id, entry))
    for effect in entry["effects"]:
        if effect not in own and effect not in gifts:
            _effect(lines, effect)
    if gifts:
        goods = {what: sum(gift["amount"] for gift in gifts if gift["what"] == what) for what in GOODS}
        lines.add_part(gifts[0], "face-install-gives", {"goods": _goods(goods)})
    lines.add("cost", "face-each-winter", {"money": entry["cost"]})


def _is_own(id: str, effect: Entry) -> bool:
    """Whether the sentence of a tile's own rule covers an effect."""
    do = effect["do"]
    return do == kinds.OWN_REP.get(id) or do in kinds.OWN_EFFECTS or (do == "stores" and id in kinds.STOREHOUSES)


def _own_numbers(id: str, entry: Entry) -> dict[str, int]:
    found: dict[str, int] = {}
    for effect in entry["effects"]:
        if _is_own(id, effect):
            name = "rep" if effect["do"] == kinds.OWN_REP.get(id) else effect["do"]
            found[name] = found.get(name, 0) + effect["amount"]
    return found


def _space(lines: Face, entry: Entry, content: Content) -> None:
    """What each half of a market space does, and what a season adds."""
    for flow in entry["flows"]:
        half, kind = flow.get("half", ""), flow["kind"]
        if kind == "goods":
            lines.add("flows", "face-space-gives", {"goods": _goods(flow)}, half)
        else:
            lines.add("flows", f"face-space-{kind}", part=half)
        if flow.get("most-yeast", 0):
            lines.add("flows", "face-space-yeast", {"count": flow["most-yeast"]}, half)
        if kind in PRICES:
            lines.add("flows", "face-space-price", {"money": content["numbers"][PRICES[kind]]["value"]}, half)
    if entry.get("restock", {}):
        taking = [flow.get("half", "") for flow in entry["flows"] if flow["kind"] in ("take-all", "investor")]
        lines.add("restock", "face-space-restock", {"goods": _goods(entry["restock"])}, taking[0] if taking else "")


def _goods(amounts: dict[str, Any]) -> list[FaceLine]:
    """Amounts of ingredients and money, in the order of the goods."""
    found: list[FaceLine] = []
    for what in GOODS:
        if amounts.get(what, 0):
            key = f"effect-take-{what}" if what in ("basic", "advanced", "money") else "face-amount"
            found.append(said(key, {"amount": amounts[what], "what": [named("ingredients", what)]}))
    return found


def _numbers(entry: Entry) -> dict[str, Any]:
    """Only plain numbers can be arguments of a message."""
    return {name: value for name, value in entry.items() if isinstance(value, int) and not isinstance(value, bool)}
