"""Points by source, totals, and who stands before whom (MB-201 to MB-211, MB-229)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.games.moonlight.rules.sheet import boxes_total, shown_total, total, wolf_line
from alehouse.games.moonlight.state import MoonlightState

SOURCES: Final = ["ingredients", "werewolves", "adjustment", "dirt", "stars", "tasks"]


def score(s: MoonlightState, seat: i64) -> list[tuple[str, int]]:
    """A night's points; in the hermit's campaign the stars won so far."""
    if s.hermit:
        return [("stars", sum(s.stars)), ("tasks", sum(s.task_stars))]
    p = s.players[seat]
    return [
        ("ingredients", boxes_total(p)),
        ("werewolves", wolf_line(p)),
        ("adjustment", p.adjustment),
        ("dirt", -p.dirt),
    ]


def points(s: MoonlightState, seat: i64) -> i64:
    if not s.hermit:
        return total(s.players[seat])
    return sum(s.stars) + sum(s.task_stars)


def ranks(s: MoonlightState, seat: i64) -> tuple[int, ...]:
    """MB-206 to MB-209 the total, then the werewolf line, then less dirt."""
    p = s.players[seat]
    return points(s, seat), wolf_line(p), -p.dirt


def bands(s: MoonlightState, seat: i64) -> tuple[str, str, int]:
    """MB-205, MB-210, MB-225 the band that the beer reaches, the one above and the total at which that one begins.

    Without one above these are an empty word and 0. The bands count what the Short Brew's missing phases are worth.
    """
    given = s.content.short_brew_points if s.short else 0
    now = shown_total(s.players[seat]) + given
    band = s.content.band(now)
    for id, step in s.content.pack.content["bands"].items():
        if int(step["from"]) > now and id != band:
            return band, id, int(step["from"]) - given
    return band, "", 0
