"""What Brew Crafters tells while it is played."""

from __future__ import annotations

from typing import Final

from alehouse.engine.events import EventBook
from alehouse.games.brewcrafters.actions import TOKENS
from alehouse.games.brewcrafters.content import Content
from alehouse.games.brewcrafters.schema import BUILDINGS, HALVES, INGREDIENTS, STEPS, TRACKS

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
CAUSES: Final = [
    "infuser", "oak", "mash", "research", "marked", "pub", "first-brew", "secret", "label", "collaboration", "reserved",
    "yeast-lab-rep",
]  # fmt: skip

SEASONS: Final = ["spring", "summer", "fall", "winter"]
SLOT_IDS: Final = ["tank-1", "tank-2", "brewpub"]

_SEAT = ("seat", "seat")
EVENTS: Final[list[tuple[str, list[tuple[str, str]]]]] = [
    ("season", [("season", "seasons"), ("year", "number")]),
    ("start-player", [_SEAT]),
    ("restock", []),
    ("place", [_SEAT, ("space", "spaces")]),
    ("place-half", [_SEAT, ("space", "spaces"), ("half", "halves")]),
    ("skip", [_SEAT]),
    ("send", [_SEAT, ("token", "tokens"), ("space", "spaces")]),
    ("send-half", [_SEAT, ("token", "tokens"), ("space", "spaces"), ("half", "halves")]),
    ("hold", [_SEAT]),
    ("decline-helper", [_SEAT]),
    ("gain", [_SEAT, ("what", "ingredients"), ("amount", "number")]),
    ("earn", [_SEAT, ("money", "number")]),
    ("rep", [_SEAT, ("rep", "number"), ("cause", "causes")]),
    ("discard", [_SEAT, ("what", "ingredients")]),
    ("token", [_SEAT]),
    ("hire", [_SEAT, ("worker", "workers")]),
    ("shift", [_SEAT, ("shifts", "number")]),
    ("partner", [_SEAT, ("partnership", "partnerships")]),
    ("exchange", [_SEAT, ("give", "ingredients"), ("get", "ingredients")]),
    ("plant", [_SEAT, ("what", "ingredients")]),
    ("harvest", [_SEAT, ("what", "ingredients"), ("amount", "number")]),
    ("pass", [_SEAT]),
    ("sell", [_SEAT, ("recipe", "recipes"), ("money", "number")]),
    ("label", [_SEAT, ("recipe", "recipes")]),
    ("bottle", [_SEAT, ("recipe", "recipes")]),
    ("brew", [_SEAT, ("recipe", "recipes"), ("slot", "slots")]),
    ("reveal", [_SEAT, ("recipe", "recipes")]),
    ("waive", [_SEAT, ("what", "ingredients")]),
    ("mash", [_SEAT, ("malt", "number")]),
    ("contribute", [_SEAT, ("what", "ingredients"), ("amount", "number")]),
    ("complete", [_SEAT]),
    ("research", [_SEAT, ("track", "tracks"), ("step", "steps")]),
    ("mark", [_SEAT, ("recipe", "recipes")]),
    ("reserve", [_SEAT, ("space", "buildings")]),
    ("swap", [_SEAT, ("give", "ingredients"), ("get", "ingredients")]),
    ("install", [_SEAT, ("tile", "buildings")]),
    ("benefit", [_SEAT, ("track", "tracks")]),
    ("worker-benefit", [_SEAT, ("worker", "workers")]),
    ("finish", [_SEAT]),
    ("loan", [_SEAT, ("loans", "number"), ("money", "number")]),
    ("pay", [_SEAT, ("money", "number")]),
    ("costs", [_SEAT, ("money", "number")]),
    ("interns", [_SEAT, ("interns", "number")]),
    ("intern-comes", [_SEAT, ("interns", "number")]),
    ("trade", [_SEAT, ("give", "ingredients")]),
    ("agency", [_SEAT, ("worker", "workers")]),
    ("hire-none", [_SEAT]),
    ("farm-give", [_SEAT, ("what", "ingredients")]),
    ("develop", [_SEAT]),
    ("developed", [_SEAT, ("recipe", "recipes")]),
    ("decline-free", [_SEAT]),
    ("score", [_SEAT, ("total", "number")]),
    ("end", []),
]


def eventbook(content: Content) -> EventBook:
    return EventBook(
        EVENTS,
        {
            "seasons": SEASONS,
            "spaces": content.space_ids,
            "halves": HALVES,
            "tokens": TOKENS,
            "ingredients": INGREDIENTS,
            "causes": CAUSES,
            "workers": content.worker_ids,
            "partnerships": content.partner_ids,
            "recipes": content.recipe_ids,
            "slots": SLOT_IDS,
            "tracks": TRACKS,
            "steps": STEPS,
            "buildings": BUILDINGS,
        },
    )
