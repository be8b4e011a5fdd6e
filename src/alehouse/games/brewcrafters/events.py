"""What Brew Crafters tells while it is played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.events import EventBook, EventKinds
from alehouse.engine.numbers import by_number
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.actions import TOKENS
from alehouse.games.brewcrafters.content import Content

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
EVENTS: Final = EventKinds()
SEASON: Final[i64] = EVENTS.add("season", ("season", "seasons"), ("year", "number"))
START_PLAYER: Final[i64] = EVENTS.add("start-player", _SEAT)
RESTOCK: Final[i64] = EVENTS.add("restock")
PLACE: Final[i64] = EVENTS.add("place", _SEAT, ("space", "spaces"))
PLACE_HALF: Final[i64] = EVENTS.add("place-half", _SEAT, ("space", "spaces"), ("half", "halves"))
SKIP: Final[i64] = EVENTS.add("skip", _SEAT)
SEND: Final[i64] = EVENTS.add("send", _SEAT, ("token", "tokens"), ("space", "spaces"))
SEND_HALF: Final[i64] = EVENTS.add("send-half", _SEAT, ("token", "tokens"), ("space", "spaces"), ("half", "halves"))
HOLD: Final[i64] = EVENTS.add("hold", _SEAT)
DECLINE_HELPER: Final[i64] = EVENTS.add("decline-helper", _SEAT)
GAIN: Final[i64] = EVENTS.add("gain", _SEAT, ("what", "ingredients"), ("amount", "number"))
EARN: Final[i64] = EVENTS.add("earn", _SEAT, ("money", "number"))
REP: Final[i64] = EVENTS.add("rep", _SEAT, ("rep", "number"), ("cause", "causes"))
OVERFLOW: Final[i64] = EVENTS.add("overflow", _SEAT, ("stored", "number"), ("capacity", "number"))
DISCARD: Final[i64] = EVENTS.add("discard", _SEAT, ("what", "ingredients"))
TOKEN: Final[i64] = EVENTS.add("token", _SEAT)
HIRE: Final[i64] = EVENTS.add("hire", _SEAT, ("worker", "workers"))
SHIFT: Final[i64] = EVENTS.add("shift", _SEAT, ("shifts", "number"))
PARTNER: Final[i64] = EVENTS.add("partner", _SEAT, ("partnership", "partnerships"))
EXCHANGE: Final[i64] = EVENTS.add("exchange", _SEAT, ("give", "ingredients"), ("get", "ingredients"))
PLANT: Final[i64] = EVENTS.add("plant", _SEAT, ("what", "ingredients"))
HARVEST: Final[i64] = EVENTS.add("harvest", _SEAT, ("what", "ingredients"), ("amount", "number"))
PASS: Final[i64] = EVENTS.add("pass", _SEAT)
SELL: Final[i64] = EVENTS.add("sell", _SEAT, ("recipe", "recipes"), ("money", "number"))
LABEL: Final[i64] = EVENTS.add("label", _SEAT, ("recipe", "recipes"))
BOTTLE: Final[i64] = EVENTS.add("bottle", _SEAT, ("recipe", "recipes"))
BREW: Final[i64] = EVENTS.add("brew", _SEAT, ("recipe", "recipes"), ("slot", "slots"))
REVEAL: Final[i64] = EVENTS.add("reveal", _SEAT, ("recipe", "recipes"))
WAIVE: Final[i64] = EVENTS.add("waive", _SEAT, ("what", "ingredients"))
MASH: Final[i64] = EVENTS.add("mash", _SEAT, ("malt", "number"))
CONTRIBUTE: Final[i64] = EVENTS.add("contribute", _SEAT, ("what", "ingredients"), ("amount", "number"))
COMPLETE: Final[i64] = EVENTS.add("complete", _SEAT)
RESEARCH: Final[i64] = EVENTS.add("research", _SEAT, ("track", "tracks"), ("step", "steps"))
MARK: Final[i64] = EVENTS.add("mark", _SEAT, ("recipe", "recipes"))
RESERVE: Final[i64] = EVENTS.add("reserve", _SEAT, ("space", "buildings"))
SWAP: Final[i64] = EVENTS.add("swap", _SEAT, ("give", "ingredients"), ("get", "ingredients"))
INSTALL: Final[i64] = EVENTS.add("install", _SEAT, ("tile", "buildings"))
BENEFIT: Final[i64] = EVENTS.add("benefit", _SEAT, ("track", "tracks"))
WORKER_BENEFIT: Final[i64] = EVENTS.add("worker-benefit", _SEAT, ("worker", "workers"))
FINISH: Final[i64] = EVENTS.add("finish", _SEAT)
LOAN: Final[i64] = EVENTS.add("loan", _SEAT, ("loans", "number"), ("money", "number"))
PAY: Final[i64] = EVENTS.add("pay", _SEAT, ("money", "number"))
COSTS: Final[i64] = EVENTS.add("costs", _SEAT, ("money", "number"))
INTERNS: Final[i64] = EVENTS.add("interns", _SEAT, ("interns", "number"))
INTERN_COMES: Final[i64] = EVENTS.add("intern-comes", _SEAT, ("interns", "number"))
TRADE: Final[i64] = EVENTS.add("trade", _SEAT, ("give", "ingredients"))
AGENCY: Final[i64] = EVENTS.add("agency", _SEAT, ("worker", "workers"))
HIRE_NONE: Final[i64] = EVENTS.add("hire-none", _SEAT)
FARM_GIVE: Final[i64] = EVENTS.add("farm-give", _SEAT, ("what", "ingredients"))
DEVELOP: Final[i64] = EVENTS.add("develop", _SEAT)
DEVELOPED: Final[i64] = EVENTS.add("developed", _SEAT, ("recipe", "recipes"))
DECLINE_FREE: Final[i64] = EVENTS.add("decline-free", _SEAT)
SCORE: Final[i64] = EVENTS.add("score", _SEAT, ("total", "number"))
END: Final[i64] = EVENTS.add("end")


def eventbook(content: Content) -> EventBook:
    return EventBook(
        EVENTS.listed,
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
