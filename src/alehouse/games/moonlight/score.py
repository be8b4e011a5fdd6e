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


def band(s: MoonlightState, seat: i64) -> str:
    """MB-205, MB-210, MB-225 the band that the beer reaches."""
    return s.content.band(shown_total(s.players[seat]) + _given(s))


def next_band(s: MoonlightState, seat: i64) -> tuple[str, int]:
    """The band above that one, and the total at which it begins; an empty word and 0 if there is none."""
    now = shown_total(s.players[seat]) + _given(s)
    for id, step in s.content.pack.content["bands"].items():
        if int(step["from"]) > now and id != band(s, seat):
            return id, int(step["from"]) - _given(s)
    return "", 0


def _given(s: MoonlightState) -> i64:
    """MB-225 what the Short Brew's missing phases are worth to the bands."""
    return s.content.short_brew_points if s.short else 0
