"""A difficulty roll: announce, declare cards and noise, cast, compare, and what success brings (MB-049 to MB-073)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.moonlight import actions, events, reasons, steps
from alehouse.games.moonlight.content import (
    ARMORY,
    BARGAIN_HUNTER,
    BIT,
    BLESSINGS,
    CHOSEN_ONE,
    DIRT,
    DISCREET,
    DRY_WELL,
    EQUIPMENT,
    HUNTER,
    LOGISTICS,
    MAGNIFIER,
    MEDITATION,
    OMEN_DAMP,
    OMEN_FAILURE,
    OMEN_SNOW,
    OMEN_TRACKS,
    PRAYER,
    SEARCH,
    TWO_DICE,
    WATER,
    WEREWOLVES,
)
from alehouse.games.moonlight.content import HUNT as HUNT_KIND
from alehouse.games.moonlight.rules import noise
from alehouse.games.moonlight.rules.ability import has
from alehouse.games.moonlight.rules.cards import amount_of, cards_left, fitting, spend, usable
from alehouse.games.moonlight.rules.dice import cast_dice
from alehouse.games.moonlight.rules.dirt import may_dirty
from alehouse.games.moonlight.rules.omen import omen_amount, omen_is
from alehouse.games.moonlight.rules.sheet import add_unit
from alehouse.games.moonlight.state import FOR_ACTION, HUNT, MoonlightState


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
    if deed.kind == HUNT_KIND:
        if s.hunt_used:
            return reasons.HUNTED  # MB-082 the attempt counts
        if cards_left(s, WEREWOLVES) == 0:
            return reasons.NO_WEREWOLVES  # MB-059
    elif deed.kind == ARMORY or deed.kind == PRAYER:
        if cards_left(s, EQUIPMENT if deed.kind == ARMORY else BLESSINGS) == 0:
            return reasons.EMPTY_DECK  # MB-059
    elif deed.kind == DIRT:
        return may_dirty(s)
    return reasons.ALLOWED


def difficulty(s: MoonlightState, act: i64) -> i64:
    """The number on the board; the Dry Well night makes easy water harder."""
    deed = s.content.deeds[act]
    if s.hermit and deed.ingredient == WATER and deed.difficulty == 2:
        if s.content.nights[s.night].special == DRY_WELL:
            return 3
    return deed.difficulty


def announce(s: MoonlightState, act: i64) -> None:
    """MB-012 the action is chosen, its die not yet cast."""
    s.actions_left -= 1
    deed = s.content.deeds[act]
    if deed.kind == MEDITATION:
        s.tell(events.MEDITATE, s.turn)
        noise.change(s, s.turn, -s.content.meditation)  # MB-057
        return
    if deed.kind == HUNT_KIND:
        s.hunt_used = True
    s.act = act
    s.bonus = 0
    s.more_dice = 0
    s.made_noise = False
    s.push(steps.PRE_ROLL)


def _pre_roll_cards(s: MoonlightState) -> i64:
    """Bells, two dice, and the magnifiers of limited use that fit this action."""
    cards = usable(s, s.turn, s.content.pre_roll)
    lenses = cards & s.content.magnifiers
    if lenses:
        cards ^= lenses ^ fitting(s, lenses, s.content.deeds[s.act].on)
    return cards


def pre_roll(s: MoonlightState) -> None:
    if _pre_roll_cards(s):
        s.push(steps.PRE_ROLL_CARDS)
        s.to_act = s.turn
    else:
        s.push(steps.OFFER_NOISE)


def legal_pre_roll(s: MoonlightState) -> vec[i64]:
    cards = _pre_roll_cards(s)
    codes = vec[i64]()
    for card in range(len(s.content.cards)):
        if cards & BIT[card]:
            codes = append(codes, actions.USE + card)
    return append(codes, actions.ROLL)


def play_pre_roll(s: MoonlightState, code: i64) -> None:
    if code == actions.ROLL:
        s.push(steps.OFFER_NOISE)
        return
    card = code & 63
    spend(s, s.turn, card)
    effect = s.content.cards[card].effect
    if effect == TWO_DICE:
        s.more_dice += 1
    elif effect == MAGNIFIER:
        s.bonus += s.content.cards[card].amount
    else:
        noise.ring(s, s.turn, card)
    s.push(steps.PRE_ROLL)


def offer_noise(s: MoonlightState) -> None:
    s.push(steps.CAST)
    if noise.may_make_noise(s) == reasons.ALLOWED:
        s.push(steps.MAKE_NOISE)
        s.to_act = s.turn


def play_make_noise(s: MoonlightState, code: i64) -> None:
    """MB-062 +1 to the roll; its noise is marked with the roll's own."""
    if code == actions.MAKE_NOISE:
        s.made_noise = True
        s.tell(events.MAKE_NOISE, s.turn)


def cast(s: MoonlightState) -> None:
    s.push(steps.RESOLVE)
    cast_dice(s, s.turn, s.more_dice, FOR_ACTION)


def roll_bonus(s: MoonlightState, act: i64) -> i64:
    """Everything that adds to the die by itself (MB-005, MB-006)."""
    p = s.players[s.turn]
    deed = s.content.deeds[act]
    bonus = amount_of(s, fitting(s, p.cards & s.content.auto_search, deed.on))
    if deed.kind == SEARCH:
        bonus += omen_amount(s, OMEN_DAMP)
        if deed.difficulty < 5 and has(p, LOGISTICS):
            bonus += 1  # MB-157
    elif deed.kind == HUNT_KIND:
        bonus += omen_amount(s, OMEN_TRACKS)
        if has(p, HUNTER):
            bonus += 1  # MB-158
    return bonus


def resolve(s: MoonlightState) -> None:
    """MB-050 compare; MB-066 to MB-070 mark all noise of the roll; then what success brings."""
    p = s.players[s.turn]
    deed = s.content.deeds[s.act]
    need = difficulty(s, s.act)
    total = s.shown + s.bonus + roll_bonus(s, s.act)
    loud: i64 = deed.noise
    if omen_is(s, OMEN_SNOW) and not s.rolled:
        loud = 0
    s.rolled = True
    if s.made_noise:
        total += s.content.making_noise_bonus
        loud += s.content.making_noise_noise
    success = total >= need
    if not success and not has(p, DISCREET):  # MB-068, MB-146
        more = omen_amount(s, OMEN_FAILURE)
        loud += more or s.content.failure_noise
    s.tell(events.ROLL, s.turn, s.act, s.shown, total)
    s.tell(events.SUCCESS if success else events.FAIL, s.turn, s.act, need)
    if loud:
        noise.change(s, s.turn, loud)
    s.push(steps.CHECK_NOISE)
    if success:
        _reward(s)


def _reward(s: MoonlightState) -> None:
    p = s.players[s.turn]
    deed = s.content.deeds[s.act]
    if deed.kind == SEARCH:
        add_unit(p, deed.ingredient, deed.quality)
        s.tell(events.FOUND, s.turn, deed.ingredient, deed.quality)
    elif deed.kind == ARMORY:
        s.draw_deck = EQUIPMENT
        s.draw_count = 2 if has(p, BARGAIN_HUNTER) else 1  # MB-153
        s.push(steps.PRE_DRAW)
    elif deed.kind == PRAYER:
        s.draw_deck = BLESSINGS
        s.draw_count = 2 if has(p, CHOSEN_ONE) else 1  # MB-154
        s.push(steps.PRE_DRAW)
    elif deed.kind == HUNT_KIND:
        s.fight = HUNT
        s.draw_deck = WEREWOLVES
        s.draw_count = s.content.hunt_draw  # MB-084
        s.push(steps.PRE_DRAW)
    else:
        s.push(steps.DIRT)
