"""Brew Crafters on paper: recipes, workers, building tiles, boards, laboratories and tokens."""

from __future__ import annotations

from typing import Any

from alehouse.games.brewcrafters.kinds import LAST_SEASON, SEASONS
from alehouse.print.box import Box
from alehouse.print.edition import (
    MINI,
    Edition,
    Part,
    board,
    boxes,
    capital,
    deck,
    plain_panel,
    token,
    tokens,
    track,
    writing,
)

GREEN, STOUT, STAFF, PARTNER, BRICK, GOLD = "#1f4a3a", "#33291f", "#21325a", "#643908", "#7d3a1c", "#8a500b"
STYLES = {"ale": "#8a500b", "porter": "#5b3a20", "stout": STOUT}
COMPLEX = {
    "hire-interns": "interns",
    "traders-market": "traders",
    "employment-agency": "agency",
    "community-farm": "community-farm",
}
AT_START = {"storehouse-1": "storehouse-2", "research-lab": "flask", "single-system": "single-system"}  # with its icon
INFUSERS = "hops-infusers"
INFUSED = 3  # places to brew: two tanks and the brewpub
STEPS = ("experimental", "annual", "breakthrough", "end")
YEARS = (LAST_SEASON + 1) // len(SEASONS)
SHIFTS, MEEPLES = 3, 2  # of every player
GOODS, COINS, REP, LOANS = 14, 24, 24, 10  # a supply of what is unlimited
SPARE = 8  # coins and Reputation of five


class BrewCraftersBox(Box):
    icon = "single-system"

    def cards(self, edition: Edition) -> list[Part]:
        recipes = []
        name = edition.speech.section("recipes")
        for id, entry in edition.entries("recipes").items():
            color = STYLES.get(entry["style"], GREEN)
            front = edition.card("recipes", id, color, "beer", strong=2)
            front["kind"], front["lines"] = front["lines"][0], front["lines"][1:]
            front["row"] = [(what, str(amount)) for what, amount in entry["cost"].items()]
            recipes.append((front, edition.back(name, GREEN, "beer")))
        workers = [
            (
                edition.card("workers", id, STAFF, "worker"),
                edition.back(edition.speech.section("workers"), STAFF, "worker"),
            )
            for id in edition.entries("workers")
        ]
        partners = [
            (
                edition.card("partnerships", id, PARTNER, entry["what"]),
                edition.back(edition.speech.section("partnerships"), PARTNER, "partner"),
            )
            for id, entry in edition.entries("partnerships").items()
            for _ in range(entry["many"])
        ]
        return [deck([*recipes, *workers, *partners]), deck(self._tiles(edition), MINI)]

    def _tiles(self, edition: Edition) -> list[tuple[dict[str, Any], dict[str, Any]]]:
        """Every player's buildings and equipment."""
        back = edition.back(edition.speech.section("buildings"), BRICK, "house")
        tiles = []
        for id in edition.entries("buildings"):
            if id in AT_START:
                continue
            copies = edition.title.max_seats * (INFUSED if id == INFUSERS else 1)
            tiles += [(edition.card("buildings", id, BRICK, id, strong=1), back)] * copies
        return tiles

    def boards(self, edition: Edition) -> list[Part]:
        return [*self._markets(edition), self._shared(edition), self._brewery(edition), *self._labs(edition)]

    def _markets(self, edition: Edition) -> list[Part]:
        simple, extra = [], []
        for id, entry in edition.entries("market").items():
            if id in COMPLEX:
                if edition.has(COMPLEX[id]):
                    extra.append(edition.panel("market", id))
                continue
            panel = edition.panel("market", id, shaded=entry["from"] > 2, slots=[""] if entry.get("restock") else [])
            if entry["from"] > 2:
                panel["lines"] = [edition.say("print-from-players", count=entry["from"]), *panel["lines"]]
            simple.append(panel)
        name = edition.speech.section("market")
        half = (len(simple) + 1) // 2
        parts = [
            board(name, some, 2, note=edition.title.name, upright=True)
            for some in (simple[:half], simple[half:])
            if some
        ]
        if edition.has("traders"):
            rates = [edition.face("traders", id)[0] for id in edition.entries("traders")]
            extra.append(plain_panel(edition.speech.section("traders"), rates))
        if extra:
            parts.append(board(name, extra, 2, note=edition.title.name, upright=False))
        return parts

    def _shared(self, edition: Edition) -> Part:
        """The course of the game and the collaboration."""
        years = [
            boxes([(edition.word(season), season, str(year)) for season in SEASONS], 14) for year in range(1, YEARS + 1)
        ]
        portions = [edition.panel("portions", id, slots=[""]) for id in edition.entries("portions")]
        return board(
            edition.speech.section("portions"), portions, 2, note=edition.title.name, rows=years, upright=False
        )

    def _brewery(self, edition: Edition) -> Part:
        spaces = [
            edition.panel("buildings", id, icon=id, slots=[edition.name("buildings", id)])
            for id in edition.entries("buildings")
            if id not in (*AT_START, INFUSERS, "double-system")
        ]
        given = [edition.panel("buildings", id, icon=icon, shaded=True) for id, icon in AT_START.items()]
        tanks = [
            plain_panel(capital(edition.word(place)), [], slots=[""])
            for place in ("tank-1", "tank-2", "line", "shipping", "workers")
        ]
        counted = [track(capital(edition.word("shifts")), SHIFTS, low=1), writing([(edition.say("print-name"), "")])]
        return board(
            edition.say("print-board"), [*given, *spaces, *tanks], 3, note=edition.title.name, rows=counted,
            copies=edition.title.max_seats,
        )  # fmt: skip

    def _labs(self, edition: Edition) -> list[Part]:
        """Both sides of the laboratories, one after the other for the two sides of a sheet."""
        sides = ["lab-basic", "lab-advanced"] if edition.whole else [f"lab-{edition.options['lab']}"]
        parts = []
        for _ in range(edition.title.max_seats):
            for side in sides:
                panels = []
                for track_id in edition.entries("tracks"):
                    panels.append(
                        plain_panel(edition.name("tracks", track_id), [edition.word("start")], slots=[""], shaded=True)
                    )
                    for step in STEPS:
                        id = f"{track_id}-{step}"
                        entry = edition.entries(side)[id]
                        panels.append(
                            plain_panel(edition.word(step), edition.face(side, id), entry["source"], slots=[""])
                        )
                parts.append(
                    board(
                        edition.speech.section(side),
                        panels,
                        len(STEPS) + 1,
                        note=edition.title.name,
                        upright=False,
                        reverse=side != sides[0],
                    )
                )
        return parts

    def tokens(self, edition: Edition) -> list[Part]:
        seats = edition.title.max_seats
        goods = [(GOODS, token(edition.name("ingredients", id), GREEN, id)) for id in edition.entries("ingredients")]
        money = [
            (COINS, token(edition.say("brewcrafters-money", money=1), GOLD, "coin")),
            (SPARE, token(edition.say("brewcrafters-money", money=5), GOLD, "coin")),
            (REP, token(f"1 {edition.word('rep')}", BRICK, "rep")),
            (SPARE, token(f"5 {edition.word('rep')}", BRICK, "rep")),
            (LOANS, token(capital(edition.word("loan")), STOUT, "loan")),
        ]
        labels = sum(not entry["basic"] for entry in edition.entries("recipes").values())
        people = [
            (labels, token(capital(edition.word("gold-label")), GOLD, "gold")),
            (seats, token(capital(edition.word("intern")), STAFF, "intern")),
            (1, token(edition.say("print-first"), STAFF, "flag")),
            (1, token(edition.say("print-season"), GREEN, "clock")),
        ]
        own = [
            (count, token(f"{edition.say('player', number=seat)} · {name}", color, icon))
            for seat, color in zip(range(1, seats + 1), SEAT_COLORS, strict=False)
            for count, name, icon in (
                (SHIFTS, edition.word("shifts"), "shift"),
                (MEEPLES, edition.word("meeples"), "meeple"),
                (len(edition.entries("tracks")), edition.word("research"), "flask"),
            )
        ]
        return [tokens(edition.title.name, [*goods, *money, *people, *own], 20)]


SEAT_COLORS = ("#b5382a", "#1d66ad", "#27713f", "#833a8e", "#0d7377")
