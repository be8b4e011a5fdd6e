"""What Brew Crafters tells while it is played."""

from __future__ import annotations

from typing import Final

from alehouse.engine.events import EventBook
from alehouse.engine.numbers import by_number
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.actions import TOKENS
from alehouse.games.brewcrafters.content import Content

SEASON: Final = 0
START_PLAYER: Final = 1
RESTOCK: Final = 2
PLACE: Final = 3
PLACE_HALF: Final = 4
SKIP: Final = 5
SEND: Final = 6
SEND_HALF: Final = 7
HOLD: Final = 8
DECLINE_HELPER: Final = 9
GAIN: Final = 10
EARN: Final = 11
REP: Final = 12
DISCARD: Final = 13
TOKEN: Final = 14
HIRE: Final = 15
SHIFT: Final = 16
PARTNER: Final = 17
EXCHANGE: Final = 18
PLANT: Final = 19
HARVEST: Final = 20
PASS: Final = 21
SELL: Final = 22
LABEL: Final = 23
BOTTLE: Final = 24
BREW: Final = 25
REVEAL: Final = 26
WAIVE: Final = 27
MASH: Final = 28
CONTRIBUTE: Final = 29
COMPLETE: Final = 30
RESEARCH: Final = 31
MARK: Final = 32
RESERVE: Final = 33
SWAP: Final = 34
INSTALL: Final = 35
BENEFIT: Final = 36
WORKER_BENEFIT: Final = 37
FINISH: Final = 38
LOAN: Final = 39
PAY: Final = 40
COSTS: Final = 41
INTERNS: Final = 42
INTERN_COMES: Final = 43
TRADE: Final = 44
AGENCY: Final = 45
HIRE_NONE: Final = 46
FARM_GIVE: Final = 47
DEVELOP: Final = 48
DEVELOPED: Final = 49
DECLINE_FREE: Final = 50
SCORE: Final = 51
END: Final = 52

# what Rep was gained for, an argument of REP
FOR_INFUSER: Final = 0
FOR_OAK: Final = 1
FOR_MASH: Final = 2
FOR_RESEARCH: Final = 3
FOR_MARK: Final = 4
FOR_BREWPUB: Final = 5
FOR_FIRST_BREW: Final = 6
FOR_SECRET: Final = 7
FOR_LABEL: Final = 8
FOR_COLLABORATION: Final = 9
FOR_SPACE: Final = 10
FOR_YEAST_LAB: Final = 11
CAUSES: Final = by_number({
    FOR_INFUSER: "infuser", FOR_OAK: "oak", FOR_MASH: "mash", FOR_RESEARCH: "research", FOR_MARK: "marked",
    FOR_BREWPUB: "pub", FOR_FIRST_BREW: "first-brew", FOR_SECRET: "secret", FOR_LABEL: "label",
    FOR_COLLABORATION: "collaboration", FOR_SPACE: "reserved", FOR_YEAST_LAB: "yeast-lab-rep",
})  # fmt: skip

_SEAT = ("seat", "seat")
EVENTS: Final[dict[int, tuple[str, list[tuple[str, str]]]]] = {
    SEASON: ("season", [("season", "seasons"), ("year", "number")]),
    START_PLAYER: ("start-player", [_SEAT]),
    RESTOCK: ("restock", []),
    PLACE: ("place", [_SEAT, ("space", "spaces")]),
    PLACE_HALF: ("place-half", [_SEAT, ("space", "spaces"), ("half", "halves")]),
    SKIP: ("skip", [_SEAT]),
    SEND: ("send", [_SEAT, ("token", "tokens"), ("space", "spaces")]),
    SEND_HALF: ("send-half", [_SEAT, ("token", "tokens"), ("space", "spaces"), ("half", "halves")]),
    HOLD: ("hold", [_SEAT]),
    DECLINE_HELPER: ("decline-helper", [_SEAT]),
    GAIN: ("gain", [_SEAT, ("what", "ingredients"), ("amount", "number")]),
    EARN: ("earn", [_SEAT, ("money", "number")]),
    REP: ("rep", [_SEAT, ("rep", "number"), ("cause", "causes")]),
    DISCARD: ("discard", [_SEAT, ("what", "ingredients")]),
    TOKEN: ("token", [_SEAT]),
    HIRE: ("hire", [_SEAT, ("worker", "workers")]),
    SHIFT: ("shift", [_SEAT, ("shifts", "number")]),
    PARTNER: ("partner", [_SEAT, ("partnership", "partnerships")]),
    EXCHANGE: ("exchange", [_SEAT, ("give", "ingredients"), ("get", "ingredients")]),
    PLANT: ("plant", [_SEAT, ("what", "ingredients")]),
    HARVEST: ("harvest", [_SEAT, ("what", "ingredients"), ("amount", "number")]),
    PASS: ("pass", [_SEAT]),
    SELL: ("sell", [_SEAT, ("recipe", "recipes"), ("money", "number")]),
    LABEL: ("label", [_SEAT, ("recipe", "recipes")]),
    BOTTLE: ("bottle", [_SEAT, ("recipe", "recipes")]),
    BREW: ("brew", [_SEAT, ("recipe", "recipes"), ("slot", "slots")]),
    REVEAL: ("reveal", [_SEAT, ("recipe", "recipes")]),
    WAIVE: ("waive", [_SEAT, ("what", "ingredients")]),
    MASH: ("mash", [_SEAT, ("malt", "number")]),
    CONTRIBUTE: ("contribute", [_SEAT, ("what", "ingredients"), ("amount", "number")]),
    COMPLETE: ("complete", [_SEAT]),
    RESEARCH: ("research", [_SEAT, ("track", "tracks"), ("step", "steps")]),
    MARK: ("mark", [_SEAT, ("recipe", "recipes")]),
    RESERVE: ("reserve", [_SEAT, ("space", "buildings")]),
    SWAP: ("swap", [_SEAT, ("give", "ingredients"), ("get", "ingredients")]),
    INSTALL: ("install", [_SEAT, ("tile", "buildings")]),
    BENEFIT: ("benefit", [_SEAT, ("track", "tracks")]),
    WORKER_BENEFIT: ("worker-benefit", [_SEAT, ("worker", "workers")]),
    FINISH: ("finish", [_SEAT]),
    LOAN: ("loan", [_SEAT, ("loans", "number"), ("money", "number")]),
    PAY: ("pay", [_SEAT, ("money", "number")]),
    COSTS: ("costs", [_SEAT, ("money", "number")]),
    INTERNS: ("interns", [_SEAT, ("interns", "number")]),
    INTERN_COMES: ("intern-comes", [_SEAT, ("interns", "number")]),
    TRADE: ("trade", [_SEAT, ("give", "ingredients")]),
    AGENCY: ("agency", [_SEAT, ("worker", "workers")]),
    HIRE_NONE: ("hire-none", [_SEAT]),
    FARM_GIVE: ("farm-give", [_SEAT, ("what", "ingredients")]),
    DEVELOP: ("develop", [_SEAT]),
    DEVELOPED: ("developed", [_SEAT, ("recipe", "recipes")]),
    DECLINE_FREE: ("decline-free", [_SEAT]),
    SCORE: ("score", [_SEAT, ("total", "number")]),
    END: ("end", []),
}


def eventbook(content: Content) -> EventBook:
    return EventBook(
        by_number(EVENTS),
        {
            "seasons": kinds.SEASONS,
            "spaces": content.space_ids,
            "halves": kinds.HALVES,
            "tokens": TOKENS,
            "ingredients": kinds.INGREDIENTS,
            "causes": CAUSES,
            "workers": content.worker_ids,
            "partnerships": content.partner_ids,
            "recipes": content.recipe_ids,
            "slots": kinds.SLOT_IDS,
            "tracks": kinds.TRACKS,
            "steps": kinds.STEPS,
            "buildings": kinds.BUILDINGS,
        },
    )
