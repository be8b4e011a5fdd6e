"""Action codes of Brew Crafters: `code >> 6` is the family, `code & 63` its argument."""

from __future__ import annotations

from typing import Final

from alehouse.engine.codebook import Family
from alehouse.engine.numbers import by_number
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.content import Content

PLACE: Final = 0  # + spot
BORROW_AND_PLACE: Final = 1 * 64  # + spot
SEND_HELPER: Final = 2 * 64  # + spot
BORROW_AND_SEND_HELPER: Final = 3 * 64  # + spot
SEND_INTERN: Final = 4 * 64  # + spot
BORROW_AND_SEND_INTERN: Final = 5 * 64  # + spot
TAKE_BASIC: Final = 6 * 64  # + mix
TAKE_ADVANCED: Final = 7 * 64  # + ingredient
DISCARD: Final = 8 * 64  # + ingredient
HIRE: Final = 9 * 64  # + worker
BORROW_AND_HIRE: Final = 10 * 64  # + worker
PARTNER: Final = 11 * 64  # + kind
EXCHANGE: Final = 12 * 64  # + kind * 3 + ingredient
PLANT: Final = 13 * 64  # + crop
HARVEST: Final = 14 * 64  # + plot
BREW: Final = 15 * 64  # + recipe
WAIVE: Final = 16 * 64  # + ingredient
CONTRIBUTE: Final = 17 * 64  # + ingredient
RESEARCH_TRACK: Final = 18 * 64  # + track
MARK: Final = 19 * 64  # + recipe
RESERVE: Final = 20 * 64  # + building
SWAP: Final = 21 * 64  # + ingredient given * 3 + Advanced Ingredient - 3
INSTALL_TILE: Final = 22 * 64  # + building
BENEFIT: Final = 23 * 64  # + track
WORKER_BENEFIT: Final = 24 * 64  # + worker
TRADE_GIVE: Final = 25 * 64  # + ingredient
TRADE_GET: Final = 26 * 64  # + malt, hops, yeast or any Advanced Ingredient
FARM_GIVE: Final = 27 * 64  # + crop
FARM_PICK: Final = 28 * 64  # + crop
DEVELOP: Final = 29 * 64  # + recipe
PLAIN: Final = 30 * 64  # actions without argument

SKIP: Final = PLAIN
HOLD: Final = PLAIN + 1
DECLINE_HELPER: Final = PLAIN + 2
TAKE_FREE: Final = PLAIN + 3
DECLINE_FREE: Final = PLAIN + 4
END_TURN: Final = PLAIN + 5
PROCESS_COLLAB: Final = PLAIN + 6
RESEARCH: Final = PLAIN + 7
INSTALL: Final = PLAIN + 8
COMMUNITY_FARM: Final = PLAIN + 9
SECRET_RECIPE: Final = PLAIN + 10
PASS: Final = PLAIN + 11
PROCESS: Final = PLAIN + 12
COLLABORATE: Final = PLAIN + 13
DONE: Final = PLAIN + 14
LEAVE_EMPTY: Final = PLAIN + 15
MASH: Final = PLAIN + 16
NO_MASH: Final = PLAIN + 17
NO_PORTION: Final = PLAIN + 18
STOP_SWAP: Final = PLAIN + 19
TAKE_YEAST: Final = PLAIN + 20
TAKE_REP: Final = PLAIN + 21
FINISH: Final = PLAIN + 22
HIRE_NONE: Final = PLAIN + 23

PLAIN_VERBS: Final = [
    (SKIP, "skip"), (HOLD, "hold"), (DECLINE_HELPER, "decline-helper"), (TAKE_FREE, "take-free"),
    (DECLINE_FREE, "decline-free"), (END_TURN, "end-turn"), (PROCESS_COLLAB, "process-collab"), (RESEARCH, "research"),
    (INSTALL, "install"), (COMMUNITY_FARM, "community-farm"), (SECRET_RECIPE, "secret-recipe"), (PASS, "pass"),
    (PROCESS, "process"), (COLLABORATE, "collaborate"), (DONE, "done"), (LEAVE_EMPTY, "leave-empty"), (MASH, "mash"),
    (NO_MASH, "no-mash"), (NO_PORTION, "no-portion"), (STOP_SWAP, "stop-swap"), (TAKE_YEAST, "take-yeast"),
    (TAKE_REP, "take-rep"), (FINISH, "finish"), (HIRE_NONE, "hire-none"),
]  # fmt: skip

# what stands on a space instead of a meeple
HELPER: Final = 0
INTERN: Final = 1
TOKENS: Final = by_number({HELPER: "helper", INTERN: "intern"})


def families(content: Content) -> list[Family]:
    """The codebook's families with the ids of a pack."""
    recipes: list[object] = list(content.recipe_ids)
    workers: list[object] = list(content.worker_ids)
    basics: list[object] = list(kinds.BASICS)
    advanced: list[object] = list(kinds.ADVANCED)
    ingredients: list[object] = list(kinds.INGREDIENTS)
    crops: list[object] = list(kinds.CROPS)
    tracks: list[object] = list(kinds.TRACKS)
    buildings: list[object] = list(kinds.BUILDINGS)
    traded: list[object] = [*kinds.BASICS, "advanced"]
    return [
        *_placements(content, "place", PLACE, BORROW_AND_PLACE, []),
        *_placements(content, "send", SEND_HELPER, BORROW_AND_SEND_HELPER, [("token", [TOKENS[HELPER]])]),
        *_placements(content, "send", SEND_INTERN, BORROW_AND_SEND_INTERN, [("token", [TOKENS[INTERN]])]),
        *[
            Family(
                "take-basic",
                TAKE_BASIC + mix,
                [
                    ("malt", [int(content.mix_malt[mix])]),
                    ("hops", [int(content.mix_hops[mix])]),
                    ("yeast", [int(content.mix_yeast[mix])]),
                ],
            )
            for mix in range(len(content.mix_malt))
        ],
        Family("take-advanced", TAKE_ADVANCED + 3, [("what", advanced)]),
        Family("discard", DISCARD, [("what", ingredients)]),
        Family("hire", HIRE, [("worker", workers)]),
        Family("borrow-and-hire", BORROW_AND_HIRE, [("worker", workers)]),
        Family("partner", PARTNER, [("partnership", list(content.partner_ids))]),
        Family("exchange", EXCHANGE, [("partnership", list(content.partner_ids)), ("give", basics)]),
        Family("plant", PLANT, [("what", crops)]),
        Family("harvest", HARVEST, [("plot", [1, 2])]),
        Family("brew", BREW, [("recipe", recipes)]),
        Family("waive", WAIVE, [("what", basics)]),
        Family("contribute", CONTRIBUTE, [("what", ingredients)]),
        Family("track", RESEARCH_TRACK, [("track", tracks)]),
        Family("mark", MARK, [("recipe", recipes)]),
        Family("reserve", RESERVE, [("space", buildings)]),
        Family("swap", SWAP, [("give", basics), ("get", advanced)]),
        Family("install-tile", INSTALL_TILE, [("tile", buildings)]),
        Family("benefit", BENEFIT, [("track", tracks)]),
        Family("worker-benefit", WORKER_BENEFIT, [("worker", workers)]),
        Family("trade-give", TRADE_GIVE, [("what", ingredients)]),
        Family("trade-get", TRADE_GET, [("what", traded)]),
        Family("farm-give", FARM_GIVE, [("what", crops)]),
        Family("farm-pick", FARM_PICK, [("what", crops)]),
        Family("develop", DEVELOP, [("recipe", recipes)]),
        *[Family(verb, code, []) for code, verb in PLAIN_VERBS],
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
