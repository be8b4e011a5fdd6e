"""Action codes of Brew Crafters: `code >> 6` is the family, `code & 63` its argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.codebook import ActionKinds, Family
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.content import Content

ACTIONS: Final = ActionKinds()
PLACE: Final[i64] = ACTIONS.reserve()  # + spot
BORROW_AND_PLACE: Final[i64] = ACTIONS.reserve()  # + spot
SEND_HELPER: Final[i64] = ACTIONS.reserve()  # + spot
BORROW_AND_SEND_HELPER: Final[i64] = ACTIONS.reserve()  # + spot
SEND_INTERN: Final[i64] = ACTIONS.reserve()  # + spot
BORROW_AND_SEND_INTERN: Final[i64] = ACTIONS.reserve()  # + spot
TAKE_BASIC: Final[i64] = ACTIONS.reserve()  # + mix
TAKE_ADVANCED: Final[i64] = ACTIONS.add("take-advanced", ("what", kinds.ADVANCED), first=3)
DISCARD: Final[i64] = ACTIONS.add("discard", ("what", kinds.INGREDIENTS))
HIRE: Final[i64] = ACTIONS.add("hire", ("worker", "workers"))
BORROW_AND_HIRE: Final[i64] = ACTIONS.add("borrow-and-hire", ("worker", "workers"))
PARTNER: Final[i64] = ACTIONS.add("partner", ("partnership", "partnerships"))
# + kind * 3 + ingredient
EXCHANGE: Final[i64] = ACTIONS.add("exchange", ("partnership", "partnerships"), ("give", kinds.BASICS))
PLANT: Final[i64] = ACTIONS.add("plant", ("what", kinds.CROPS))
HARVEST: Final[i64] = ACTIONS.add("harvest", ("plot", [1, 2]))
BREW: Final[i64] = ACTIONS.add("brew", ("recipe", "recipes"))
WAIVE: Final[i64] = ACTIONS.add("waive", ("what", kinds.BASICS))
CONTRIBUTE: Final[i64] = ACTIONS.add("contribute", ("what", kinds.INGREDIENTS))
RESEARCH_TRACK: Final[i64] = ACTIONS.add("track", ("track", kinds.TRACKS))
MARK: Final[i64] = ACTIONS.add("mark", ("recipe", "recipes"))
RESERVE: Final[i64] = ACTIONS.add("reserve", ("space", kinds.BUILDINGS))
# + ingredient given * 3 + Advanced Ingredient - 3
SWAP: Final[i64] = ACTIONS.add("swap", ("give", kinds.BASICS), ("get", kinds.ADVANCED))
INSTALL_TILE: Final[i64] = ACTIONS.add("install-tile", ("tile", kinds.BUILDINGS))
BENEFIT: Final[i64] = ACTIONS.add("benefit", ("track", kinds.TRACKS))
WORKER_BENEFIT: Final[i64] = ACTIONS.add("worker-benefit", ("worker", "workers"))
TRADE_GIVE: Final[i64] = ACTIONS.add("trade-give", ("what", kinds.INGREDIENTS))
TRADE_GET: Final[i64] = ACTIONS.add("trade-get", ("what", kinds.TRADED))
FARM_GIVE: Final[i64] = ACTIONS.add("farm-give", ("what", kinds.CROPS))
FARM_PICK: Final[i64] = ACTIONS.add("farm-pick", ("what", kinds.CROPS))
DEVELOP: Final[i64] = ACTIONS.add("develop", ("recipe", "recipes"))
SKIP: Final[i64] = ACTIONS.plain("skip")
HOLD: Final[i64] = ACTIONS.plain("hold")
DECLINE_HELPER: Final[i64] = ACTIONS.plain("decline-helper")
TAKE_FREE: Final[i64] = ACTIONS.plain("take-free")
DECLINE_FREE: Final[i64] = ACTIONS.plain("decline-free")
END_TURN: Final[i64] = ACTIONS.plain("end-turn")
PROCESS_COLLAB: Final[i64] = ACTIONS.plain("process-collab")
RESEARCH: Final[i64] = ACTIONS.plain("research")
INSTALL: Final[i64] = ACTIONS.plain("install")
COMMUNITY_FARM: Final[i64] = ACTIONS.plain("community-farm")
SECRET_RECIPE: Final[i64] = ACTIONS.plain("secret-recipe")
PASS: Final[i64] = ACTIONS.plain("pass")
PROCESS: Final[i64] = ACTIONS.plain("process")
COLLABORATE: Final[i64] = ACTIONS.plain("collaborate")
DONE: Final[i64] = ACTIONS.plain("done")
LEAVE_EMPTY: Final[i64] = ACTIONS.plain("leave-empty")
MASH: Final[i64] = ACTIONS.plain("mash")
NO_MASH: Final[i64] = ACTIONS.plain("no-mash")
NO_PORTION: Final[i64] = ACTIONS.plain("no-portion")
STOP_SWAP: Final[i64] = ACTIONS.plain("stop-swap")
TAKE_YEAST: Final[i64] = ACTIONS.plain("take-yeast")
TAKE_REP: Final[i64] = ACTIONS.plain("take-rep")
FINISH: Final[i64] = ACTIONS.plain("finish")
HIRE_NONE: Final[i64] = ACTIONS.plain("hire-none")


def families(content: Content) -> list[Family]:
    """Placements, and mixes of Basic Ingredients."""
    mixes = zip(content.mix_malt, content.mix_hops, content.mix_yeast, strict=True)
    return [
        *_placements(content, "place", PLACE, BORROW_AND_PLACE, []),
        *_placements(content, "send", SEND_HELPER, BORROW_AND_SEND_HELPER, [("token", [kinds.TOKENS[kinds.HELPER]])]),
        *_placements(content, "send", SEND_INTERN, BORROW_AND_SEND_INTERN, [("token", [kinds.TOKENS[kinds.INTERN]])]),
        *[
            Family("take-basic", TAKE_BASIC + mix, [("malt", [malt]), ("hops", [hops]), ("yeast", [yeast])])
            for mix, (malt, hops, yeast) in enumerate(mixes)
        ],
    ]


def _placements(
    content: Content, verb: str, base: int, loan_base: int, token: list[tuple[str, list[object]]]
) -> list[Family]:
    """Placing on whole spaces, on halves, and on credit where a space has a price (BC-180)."""
    names = content.space_ids
    whole: list[object] = [names[spot.space] for spot in content.spots if not spot.half]
    found = [Family(verb, base, [*token, ("space", whole)])]
    for index, spot in enumerate(content.spots):
        here: list[object] = [names[spot.space]]
        if spot.half:
            found.append(Family(f"{verb}-half", base + index, [*token, ("space", here), ("half", [spot.half])]))
        elif spot.flow == kinds.INTERNS:
            found.append(Family(f"borrow-and-{verb}", loan_base + index, [*token, ("space", here)]))
    return found
