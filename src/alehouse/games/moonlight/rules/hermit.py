"""The Hermit Brewer: seven nights of one monk (MB-227 to MB-234)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.moonlight import events, kinds, steps
from alehouse.games.moonlight.rules.sheet import total
from alehouse.games.moonlight.state import MoonlightState, new_player


def dress_night(s: MoonlightState) -> None:
    """What the night's card changes, and what the night before left behind (MB-231, MB-232)."""
    p = s.players[0]
    night = s.content.nights[s.night]
    light = night.special == kinds.LIGHT_SLEEPERS
    s.attack_limit = s.content.light_attack_limit if light else s.content.attack_limit
    s.quiet_limit = s.content.light_quiet_limit if light else s.content.quiet_limit
    s.full_moon = night.special == kinds.FULL_MOON
    if night.special == kinds.COBWEBS:
        p.web_until = 0
    if night.special == kinds.START_DIRT:
        p.dirt += night.amount
    if s.night > 0 and s.stars[s.night - 1] + s.task_stars[s.night - 1] == 0:
        p.dirt += 1
    s.omens = s.shuffled(vec[i64](range(len(s.content.omens))))
    s.omen = kinds.NO_ONE
    s.tell(events.NIGHT, s.night)


def beast_comes(s: MoonlightState) -> bool:
    return s.hermit and s.content.nights[s.night].special == kinds.BEAST


def beast_attacks(s: MoonlightState) -> None:
    """MB-233 after the last entry the Beast attacks, whatever the noise."""
    p = s.players[0]
    s.fight = kinds.ATTACK
    s.fight_card = s.content.beast
    s.beast_injuries = p.injuries
    s.tell(events.ATTACK, 0, p.room)
    s.push(steps.LEFT_ICONS)


def task_done(s: MoonlightState) -> bool:
    """Whether the night's task is fulfilled now."""
    p = s.players[0]
    night = s.content.nights[s.night]
    if night.task == kinds.NO_INJURY:
        return p.injuries == 0
    if night.task == kinds.FEW_ATTACKS:
        return p.attacks <= night.amount
    if night.task == kinds.TROPHIES:
        return sum(1 for taste in p.tastes if taste > 0) >= night.amount
    if night.task == kinds.BEAST_UNHARMED:
        return p.injuries == s.beast_injuries
    return all(p.boxes[box] > 0 for box in task_boxes(s))


def task_boxes(s: MoonlightState) -> list[i64]:
    """The boxes that the night's task wants filled: all, or those of water or wood."""
    task = s.content.nights[s.night].task
    wanted: i64 = kinds.WATER if task == kinds.WATER_BOXES else kinds.WOOD
    brewed = s.content.phase_ingredient
    return [box for box in s.phases if task == kinds.ALL_BOXES or brewed[box] == wanted]


def night_stars(s: MoonlightState) -> i64:
    """MB-229 stars by the total."""
    points = total(s.players[0])
    if points >= s.content.two_star_total:
        return 2
    return 1 if points >= s.content.star_total else 0


def end_night(s: MoonlightState) -> None:
    """Counts the stars, MB-229 that of the task only for a drinkable beer; MB-230 a star brings a keepsake."""
    stars = night_stars(s)
    task: i64 = 1 if task_done(s) and total(s.players[0]) >= s.content.task_total else 0
    s.stars = [*s.stars, stars]
    s.task_stars = [*s.task_stars, task]
    s.tell(events.STARS, 0, s.night, stars, task)
    if s.night + 1 == len(s.content.nights):
        return
    s.push(steps.BEGIN_NIGHT)
    if stars + task > 0 and free_keepsakes(s):
        s.ask(steps.KEEPSAKE_PICK, 0)


def free_keepsakes(s: MoonlightState) -> i64:
    """The keepsakes not won yet, as bits."""
    return s.content.keepsakes & ~s.players[0].cards


def fresh_sheet(s: MoonlightState) -> None:
    """MB-227, MB-232 a new night: a clean sheet, keepsakes ready again; an injury stays."""
    before = s.players[0]
    p = new_player()
    p.monk = before.monk
    p.abilities = before.abilities
    p.room = before.room
    p.injured = before.injured
    p.cards = before.cards & s.content.keepsakes
    s.players[0] = p
    s.beast_injuries = 0
