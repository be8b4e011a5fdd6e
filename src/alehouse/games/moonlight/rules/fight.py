"""A fight with a werewolf or a wolfpack, step by step from C2 to C11 (MB-090 to MB-112)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.engine.observation import lowest_bit
from alehouse.games.moonlight import events, kinds, steps
from alehouse.games.moonlight.rules import favor, noise
from alehouse.games.moonlight.rules.cards import barred, discard, total_of
from alehouse.games.moonlight.rules.dice import cast_dice
from alehouse.games.moonlight.rules.effect import happen
from alehouse.games.moonlight.rules.injury import injure
from alehouse.games.moonlight.rules.omen import omen_amount
from alehouse.games.moonlight.rules.sheet import keep
from alehouse.games.moonlight.state import MoonlightState


class LeftIcons(Step[MoonlightState]):
    """C2 the left icons act (MB-091); what the werewolf bars holds to the end of the fight (MB-100)."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        s.fight_bars = 0
        s.fight_member = 0
        s.fight_beaten = 0
        s.fight_taste = 0
        s.fight_lost = False
        s.fight_fled = False
        s.fight_bonus = 0
        s.fight_sword = False
        s.fight_used = 0
        s.fight_hearts = 0
        s.fight_trophy = 0
        s.side = 0
        s.tell(events.FIGHT, s.turn, s.fight_card)
        s.push(steps.PRE_FIGHT)
        if s.content.wolves[s.fight_card].left:
            s.push(steps.LEFT_EFFECTS)


class LeftEffects(Step[MoonlightState]):
    """One left icon after the other; one that opens a window lets the rest wait."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        icons = s.content.wolves[s.fight_card].left
        if arg + 1 < len(icons):
            s.push(steps.LEFT_EFFECTS, arg + 1)
        happen(s, icons[arg], True)


def facing_werewolf(s: MoonlightState) -> bool:
    """Whether a werewolf is being fought whose card is on the table."""
    return s.fight_card != kinds.NO_ONE


def fighter(s: MoonlightState) -> i64:
    """The seat whose cards and dice are next: the monk, or in a duel the side at hand."""
    return s.foe_seat if s.side == 1 else s.turn


class PreFight(Step[MoonlightState]):
    """C3 cards are declared before each exchange (MB-014)."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        if s.side == 1:
            s.foe_more_dice = 0
        else:
            s.more_dice = 0
        if s.favors and s.fight != kinds.DUEL:
            s.fight_bonus += favor.claim(s, kinds.FIGHT_BONUS, kinds.ANYTHING)
            s.fight_hearts += favor.claim(s, kinds.HEART, kinds.ANYTHING)
            s.more_dice += favor.claim(s, kinds.TWO_DICE, kinds.ANYTHING)
            s.fight_sword = favor.claim(s, kinds.SWORD, kinds.ANYTHING) > 0
        s.push(steps.FIGHT_CARDS)


class BeforeIcons(Step[MoonlightState]):
    """One icon of the card declared, if it acts before the fight; the argument is its place."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        icons = s.content.cards[s.used_card].effects
        if arg < len(icons):
            s.push(steps.BEFORE_ICONS, arg + 1)
            if icons[arg].when == kinds.BEFORE:
                happen(s, icons[arg], True)


class CastFight(Step[MoonlightState]):
    """C4 the monk's dice."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        s.push(steps.MAYBE_FLEE)
        cast_dice(s, fighter(s), s.foe_more_dice if s.side == 1 else s.more_dice, kinds.FOR_FIGHT)


class MaybeFlee(Step[MoonlightState]):
    """C5 Serendipity: a natural 1 or 2 lets the monk run (MB-164)."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        seat = fighter(s)
        s.tell(events.FIGHT_ROLL, seat, s.shown)
        if s.side == 1:
            s.foe_die = s.shown
        else:
            s.fight_die = s.shown
        if s.shown <= 2 and s.players[seat].can(kinds.SERENDIPITY):
            s.ask(steps.FLEE, seat)
        else:
            stand(s)


def stand(s: MoonlightState) -> None:
    """The die counts: it is compared, or in a duel the target casts his own first."""
    if s.fight != kinds.DUEL:
        s.push(steps.COMPARE)
    elif s.side == 0:
        s.side = 1
        s.push(steps.CAST_FIGHT)
    else:
        s.push(steps.DUEL_COMPARE)


def monk_bonus(s: MoonlightState, seat: i64) -> i64:
    """MB-092, MB-197 what adds to the die in every fight: training and lasting cards."""
    p = s.players[seat]
    bonus: i64 = 1 if p.can(kinds.MARTIAL) else 0  # MB-145
    arms = p.cards & s.content.auto_fight
    if arms:
        bonus += total_of(arms & ~barred(s), s.content.arms)
    return bonus


def hunt_bonus(s: MoonlightState) -> i64:
    """MB-085, MB-158 what only a hunter gets."""
    if s.fight != kinds.HUNT_FIGHT:
        return 0
    bonus = s.content.hunt_bonus + omen_amount(s, kinds.OMEN_TRACKS)
    return bonus + 1 if s.players[s.turn].can(kinds.HUNTER) else bonus


def own_bonus(s: MoonlightState) -> i64:
    """All that adds to the die of the monk on turn in the fight at hand: cards used, and what helps by itself."""
    return s.fight_bonus + monk_bonus(s, s.turn) + hunt_bonus(s)


def foe_bonus(s: MoonlightState, member: i64) -> i64:
    """What a member of the werewolf's card adds to its dice; MB-221 one more at full moon."""
    bonus = s.content.wolves[s.fight_card].bonus[member]
    return bonus + 1 if s.full_moon else bonus


class Compare(Step[MoonlightState]):
    """C6 to C8 the werewolf's dice and the outcome of this exchange."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        wolf = s.content.wolves[s.fight_card]
        member = s.fight_member
        foe = foe_bonus(s, member)
        for i in range(wolf.dice[member]):
            foe += s.die()  # MB-093 all its dice count
        own = s.fight_die + own_bonus(s)
        s.tell(events.COMPARE, s.turn, s.fight_card, own, foe)
        if own < foe:
            s.tell(events.LOSS, s.turn, s.fight_card)
            s.fight_lost = True
            s.push(steps.AFTER_FIGHT)  # MB-096, MB-105 the first defeat ends the fight
            injure(s, s.turn, True)
            return
        if own > foe or s.players[s.turn].can(kinds.WARHAMMER):  # MB-169
            s.fight_beaten += 1
            s.fight_taste += wolf.taste[member]
            s.tell(events.WIN, s.turn, s.fight_card)
        else:
            s.tell(events.TIE, s.turn, s.fight_card)
        s.fight_member = member + 1
        s.push(steps.PRE_FIGHT if s.fight_member < len(wolf.dice) else steps.AFTER_FIGHT)


class AfterFight(Step[MoonlightState]):
    """C9 MB-075, MB-076 an attack leaves silence behind, before the right icons act.

    The trophy's taste is fixed here, so that a card won by an icon does not count for this fight (MB-101).
    """

    def run(self, s: MoonlightState, arg: i64) -> None:
        s.fight_taste = trophy_taste(s)
        s.fight_trophy = 0
        if s.fight == kinds.ATTACK:
            noise.silence(s, s.turn)
        s.push(steps.CLOSE_FIGHT)
        if not s.fight_fled:
            s.fight_used |= s.players[s.turn].cards & s.content.auto_after & ~barred(s)
            if s.fight_used:
                s.push(steps.USED_ICONS)
            s.push(steps.RIGHT_ICONS)


def _result(s: MoonlightState) -> i64:
    """MB-112 a defeat is a loss, else one beaten member is a win, else it is a tie."""
    if s.fight_lost:
        return kinds.ON_LOSS
    return kinds.ON_WIN if s.fight_beaten > 0 else kinds.ON_TIE


class RightIcons(Step[MoonlightState]):
    """C10 right icons from left to right; one that opens a window lets the rest wait (MB-091, MB-098)."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        icons = s.content.wolves[s.fight_card].right
        result = _result(s)
        for place in range(arg, len(icons)):
            if icons[place].when & result:
                if place + 1 < len(icons):
                    s.push(steps.RIGHT_ICONS, place + 1)
                happen(s, icons[place], True)
                return


class UsedIcons(Step[MoonlightState]):
    """After the werewolf's icons those of the monk's cards, card by card; the argument is the place of an icon."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        if s.fight_used == 0:
            return
        icons = s.content.cards[lowest_bit(s.fight_used)].effects
        if arg < len(icons):
            s.push(steps.USED_ICONS, arg + 1)
            if icons[arg].when & _result(s):
                happen(s, icons[arg], True)
        else:
            s.fight_used &= s.fight_used - 1
            s.push(steps.USED_ICONS)


def trophy_taste(s: MoonlightState) -> i64:
    """MB-203 the taste recorded if the card is kept; MB-111 each bonus once per card, if a member was beaten."""
    taste = s.fight_taste
    if s.fight_beaten == 0:
        return taste
    p = s.players[s.turn]
    if s.full_moon and taste > 0:
        taste += 1
    if p.can(kinds.BUTCHER):
        taste += 1  # MB-160
    spears = p.cards & s.content.trophies
    if spears:
        taste += total_of(spears & ~barred(s), s.content.trophy)
    return max(0, taste + s.fight_trophy)


class CloseFight(Step[MoonlightState]):
    """C11 the card is kept or discarded (MB-095, MB-096, MB-105, MB-107)."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        p = s.players[s.turn]
        pack = len(s.content.wolves[s.fight_card].dice) > 1
        kept = s.fight_beaten > 0 or (pack and s.fight_lost)
        if kept:
            if s.fight_beaten > 0:
                s.fight_taste = max(0, s.fight_taste + s.fight_trophy)
            keep(p, s.fight_card, s.fight_taste)
            s.tell(events.TROPHY, s.turn, s.fight_card, s.fight_taste)
        else:
            discard(s, kinds.WEREWOLVES, s.fight_card)
            s.tell(events.DISCARD_WOLF, s.fight_card)
        if s.fight == kinds.ATTACK:
            s.push(steps.CHECK_NOISE)
        s.fight = kinds.NO_FIGHT
        s.fight_card = kinds.NO_ONE
        s.fight_bars = 0
