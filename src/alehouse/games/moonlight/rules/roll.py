"""A difficulty roll: announce, declare cards and noise, cast, compare, and what success brings (MB-049 to MB-073)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import events, kinds, reasons, steps
from alehouse.games.moonlight.rules import favor, noise
from alehouse.games.moonlight.rules.cards import cards_left, total_of
from alehouse.games.moonlight.rules.dice import cast_dice
from alehouse.games.moonlight.rules.dirt import may_dirty
from alehouse.games.moonlight.rules.draw import begin_draw
from alehouse.games.moonlight.rules.omen import omen_amount, omen_is
from alehouse.games.moonlight.rules.sheet import add_unit
from alehouse.games.moonlight.state import MoonlightState


def may_act(s: MoonlightState, act: i64) -> i64:
    """Whether the monk can perform an action of the board now."""
    p = s.players[s.turn]
    if p.injured:
        return reasons.INJURED  # MB-116
    if s.actions_left == 0:
        return reasons.NO_ACTION_LEFT
    deed = s.content.deeds[act]
    if deed.room != p.room:
        return reasons.ELSEWHERE  # MB-049
    if deed.kind == kinds.HUNT:
        if s.hunt_used:
            return reasons.HUNTED  # MB-082 the attempt counts
        if cards_left(s, kinds.WEREWOLVES) == 0:
            return reasons.NO_WEREWOLVES  # MB-059
    elif deed.kind == kinds.ARMORY or deed.kind == kinds.PRAYER:
        if cards_left(s, kinds.EQUIPMENT if deed.kind == kinds.ARMORY else kinds.BLESSINGS) == 0:
            return reasons.EMPTY_DECK  # MB-059
    elif deed.kind == kinds.DIRT:
        return may_dirty(s)
    return reasons.ALLOWED


def difficulty(s: MoonlightState, act: i64) -> i64:
    """The number on the board; the Dry Well night makes easy water harder."""
    deed = s.content.deeds[act]
    if s.hermit and deed.ingredient == kinds.WATER and deed.difficulty == 2:
        if s.content.nights[s.night].special == kinds.DRY_WELL:
            return 3
    return deed.difficulty


def announce(s: MoonlightState, act: i64) -> None:
    """MB-012 the action is chosen, its die not yet cast."""
    s.actions_left -= 1
    deed = s.content.deeds[act]
    if deed.kind == kinds.MEDITATION:
        s.tell(events.MEDITATE, s.turn)
        noise.change(s, s.turn, -s.content.meditation)  # MB-057
        return
    if deed.kind == kinds.HUNT:
        s.hunt_used = True
    s.act = act
    s.bonus = 0
    s.more_dice = 0
    s.made_noise = False
    if s.favors:
        s.bonus = favor.claim(s, kinds.MAGNIFIER, BIT[deed.on])
        s.more_dice = favor.claim(s, kinds.TWO_DICE, kinds.ANYTHING)
    s.push(steps.PRE_ROLL_CARDS)


class Cast(Step[MoonlightState]):
    def run(self, s: MoonlightState, arg: i64) -> None:
        s.push(steps.RESOLVE)
        cast_dice(s, s.turn, s.more_dice, kinds.FOR_ACTION)


def roll_bonus(s: MoonlightState, act: i64) -> i64:
    """Everything that adds to the die by itself (MB-005, MB-006)."""
    p = s.players[s.turn]
    deed = s.content.deeds[act]
    bonus = total_of(p.cards & s.content.lenses[deed.on], s.content.lens, deed.on * len(s.content.cards))
    if deed.kind == kinds.SEARCH:
        bonus += omen_amount(s, kinds.OMEN_DAMP)
        if deed.difficulty < 5 and p.can(kinds.LOGISTICS):
            bonus += 1  # MB-157
    elif deed.kind == kinds.HUNT:
        bonus += omen_amount(s, kinds.OMEN_TRACKS)
        if p.can(kinds.HUNTER):
            bonus += 1  # MB-158
    return bonus


def die_needed(s: MoonlightState, act: i64, bonus: i64) -> i64:
    """The lowest die that makes an action succeed with what is added to it; 0 if nothing is rolled for it."""
    need = difficulty(s, act)
    return max(1, need - bonus) if need > 0 else 0


def roll_noise(s: MoonlightState, act: i64) -> i64:
    """The noise of the action itself: none on the first roll of a turn in soft snow."""
    return 0 if omen_is(s, kinds.OMEN_SNOW) and not s.rolled else s.content.deeds[act].noise


def prepared_bonus(s: MoonlightState) -> i64:
    """All that adds to the die of the announced roll: cards used, Making Noise, and what helps by itself."""
    bonus = s.bonus + roll_bonus(s, s.act)
    return bonus + s.content.making_noise_bonus if s.made_noise else bonus


def succeeds_with(s: MoonlightState, shown: i64) -> bool:
    """MB-050 whether the announced roll succeeds with a die."""
    return shown + prepared_bonus(s) >= difficulty(s, s.act)


def is_settled(s: MoonlightState, more: i64) -> bool:
    """Whether the announced roll succeeds with any die, or fails with any die and `more` added to it."""
    return succeeds_with(s, 1) or not succeeds_with(s, 6 + more)


def loudness(s: MoonlightState, success: bool) -> i64:
    """MB-066 to MB-070 all noise of the announced roll."""
    loud = roll_noise(s, s.act)
    if s.made_noise:
        loud += s.content.making_noise_noise
    if not success and not s.players[s.turn].can(kinds.DISCREET):  # MB-068, MB-146
        loud += omen_amount(s, kinds.OMEN_FAILURE) or s.content.failure_noise
    return loud


def roll_announced(s: MoonlightState) -> bool:
    """Whether an action is being rolled for: its cards, noise or die are being decided on."""
    step = s.pending_step()
    if step == steps.KEEP_DIE:
        return s.reason_for_dice == kinds.FOR_ACTION
    return step == steps.PRE_ROLL_CARDS or step == steps.MAKE_NOISE


class Resolve(Step[MoonlightState]):
    """Compare; mark all noise of the roll; then what success brings."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        success = succeeds_with(s, s.shown)
        loud = loudness(s, success)
        s.rolled = True
        s.tell(events.ROLL, s.turn, s.act, s.shown, s.shown + prepared_bonus(s))
        s.tell(events.SUCCESS if success else events.FAIL, s.turn, s.act, difficulty(s, s.act))
        noise.change(s, s.turn, loud)
        s.push(steps.CHECK_NOISE)
        if success:
            _reward(s)


def _reward(s: MoonlightState) -> None:
    p = s.players[s.turn]
    deed = s.content.deeds[s.act]
    if deed.kind == kinds.SEARCH:
        add_unit(p, deed.ingredient, deed.quality)
        s.tell(events.FOUND, s.turn, deed.ingredient, deed.quality)
    elif deed.kind == kinds.ARMORY:
        begin_draw(s, kinds.EQUIPMENT, 2 if p.can(kinds.BARGAIN_HUNTER) else 1)  # MB-153
    elif deed.kind == kinds.PRAYER:
        begin_draw(s, kinds.BLESSINGS, 2 if p.can(kinds.CHOSEN_ONE) else 1)  # MB-154
    elif deed.kind == kinds.HUNT:
        s.fight = kinds.HUNT_FIGHT
        begin_draw(s, kinds.WEREWOLVES, s.content.hunt_draw)  # MB-084
    else:
        s.push(steps.DIRT)
