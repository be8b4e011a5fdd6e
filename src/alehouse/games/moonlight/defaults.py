"""What is played for a seat that runs out of time."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.moonlight import actions, steps
from alehouse.games.moonlight.content import BIT, BLESSED
from alehouse.games.moonlight.rules import dirt, turn
from alehouse.games.moonlight.rules.ability import has
from alehouse.games.moonlight.rules.cards import usable
from alehouse.games.moonlight.rules.fight import expected_foe
from alehouse.games.moonlight.rules.sheet import best_kept, leading
from alehouse.games.moonlight.state import MoonlightState


def default(s: MoonlightState) -> i64:
    step = s.stack[-1]
    if step == steps.TURN_STEP:
        injured = s.players[s.turn].injured and s.actions_left > 0
        return actions.RECOVER if injured else actions.END_TURN
    if step == steps.CHOOSE_MONK:
        return actions.RANDOM_MONK
    if step == steps.PRE_ROLL_CARDS or step == steps.BLESSED_DICE:
        return actions.ROLL
    if step == steps.MAKE_NOISE:
        return actions.STAY_QUIET
    if step == steps.KEEP_DIE:
        highest: i64 = 1
        for face in s.dice:
            highest = max(highest, face)
        return actions.KEEP_DIE + highest
    if step == steps.PRE_DRAW_CARDS:
        return actions.DRAW
    if step == steps.KEEP_EQUIPMENT or step == steps.KEEP_BLESSING:
        return actions.KEEP + s.drawn[0]
    if step == steps.HUNT_PICK or step == steps.ATTACK_PICK:
        return actions.FACE + _weakest(s)
    if step == steps.FIGHT_CARDS:
        return actions.FIGHT
    if step == steps.FLEE:
        return actions.FLEE
    if step == steps.INJURY_CARD:
        return actions.BEAR if has(s.players[s.to_act], BLESSED) else actions.USE + _first_heart(s)
    if step == steps.DIRT_SPLIT:
        return actions.SPLIT + 2
    if step == steps.DIRT_TARGET:
        return actions.DIRTY + _dirt_target(s)
    if step == steps.MUG_TARGET:
        positive = s.content.cards[s.used_card].amount >= 0
        return actions.TREAT + (s.turn if positive else leading(s, s.turn, False))
    if step == steps.BLOOD_TARGET:
        p = s.players[s.turn]
        return actions.BLOOD + p.kept[best_kept(p)]
    if step == steps.BREW_CARDS:
        return actions.BREW
    # the recipe is added without further cards as soon as that raises the box; the first keepsake is taken
    codes = turn.legal(s)
    return codes[len(codes) - 1] if step == steps.ANCESTRAL_CARDS else codes[0]


def _weakest(s: MoonlightState) -> i64:
    best = s.drawn[0]
    for wolf in s.drawn:
        if expected_foe(s, wolf) < expected_foe(s, best):
            best = wolf
    return best


def _first_heart(s: MoonlightState) -> i64:
    hearts = usable(s, s.to_act, s.content.hearts)
    card: i64 = 0
    while hearts & BIT[card] == 0:
        card += 1
    return card


def _dirt_target(s: MoonlightState) -> i64:
    """The own beer where the Codex allows it, else the leading rival among the legal targets."""
    if not s.rivals_only and dirt.own_beer(s):
        return s.turn
    best: i64 = -1
    for step in range(1, s.seats):
        seat = (s.turn + step) % s.seats
        if dirt.may_target(s, seat) == 0 and (best < 0 or s.total(seat) > s.total(best)):
            best = seat
    return best
