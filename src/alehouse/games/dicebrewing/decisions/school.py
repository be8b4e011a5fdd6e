"""Q05 to Q07: the dice that the School rolls again (SS1), and its swap with the supply (SS2)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.games.dicebrewing import actions, events, kinds, reasons, steps
from alehouse.games.dicebrewing.decisions.choice import Choice, Pick, lowest, own_dice
from alehouse.games.dicebrewing.dice import BLOCKED, COLOUR, DICE, MARK, SHOWN, SKILL
from alehouse.games.dicebrewing.reasons import Refused, die_args, refusal
from alehouse.games.dicebrewing.rules.reach import reach_of, several_changeable, swap_colours
from alehouse.games.dicebrewing.rules.school import may_change, reroll, roll_supply, swap
from alehouse.games.dicebrewing.state import DiceBrewingState


class SchoolSwapColour(Pick):
    def size(self, s: DiceBrewingState, arg: i64) -> i64:
        return SKILL

    def may(self, s: DiceBrewingState, arg: i64, what: i64) -> i64:
        colours = swap_colours(s, reach_of(s.players[s.to_act]))
        return reasons.ALLOWED if colours >> what & 1 else reasons.NOTHING_TO_SWAP

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        roll_supply(s, code & 63)

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        """The color of the lowest die that may change."""
        codes = self.legal(s, arg)
        found = codes[0]
        least: i64 = 7
        for code in codes:
            for zone, die in own_dice(s.players[s.to_act]):
                if COLOUR[die] == code & 63 and may_change(die) and SHOWN[die] < least:
                    least = SHOWN[die]
                    found = code
        return found


class SchoolSwapDie(Choice):
    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        codes = vec[i64]([actions.KEEP])  # DB-063
        for zone, die in own_dice(s.players[s.to_act]):
            if COLOUR[die] == s.colour and may_change(die):
                codes = append(codes, actions.pick_code(zone, die))
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        if code == actions.KEEP:
            s.tell(events.KEEP, s.to_act)
        else:
            swap(s, actions.picked_zone(code), actions.picked_die(code))

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        return [entry for entry in refused_marked(s) if COLOUR[actions.picked_die(entry[0])] == s.colour]

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        """The lowest die, if the one on offer is better."""
        return lowest(self.legal(s, arg), s.best)

    def obvious(self, s: DiceBrewingState, arg: i64) -> i64:
        """The same while no lower die is in the other zone: a higher die meets every need that a lower one does."""
        found = self.default(s, arg)
        zones: i64 = 0
        for code in self.legal(s, arg):
            if code >= actions.PICK and SHOWN[actions.picked_die(code)] < s.best:
                zones |= BIT[actions.picked_zone(code)]
        return NOT_OBVIOUS if zones == 3 else found


def refused_marked(s: DiceBrewingState) -> Refused:
    """Blocked and protected dice, which the School cannot change."""
    found: Refused = []
    for zone, die in own_dice(s.players[s.to_act]):
        if not may_change(die):
            reason: i64 = reasons.DIE_BLOCKED if MARK[die] == BLOCKED else reasons.DIE_PROTECTED
            found.append((actions.pick_code(zone, die), refusal(reason, die_args(die))))
    return found


class SchoolReroll(Choice):
    """Ready-made sets, and single dice; a set is picked in ascending order, Active before Storage."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64]()
        if s.choosing:
            codes = append(codes, actions.FINISH)
        elif several_changeable(reach_of(p)):  # a single die is not a set
            loose = _values(p.active, SKILL)
            brewing = _values(p.active, SKILL - 1) | _values(p.storage, SKILL - 1)
            for upto in range(1, 6):
                if loose >> upto & 1:
                    codes = append(codes, actions.REROLL_ACTIVE + upto)
                if brewing >> upto & 1:
                    codes = append(codes, actions.REROLL_MALT_AND_HOPS + upto)
        if len(codes) >= most:
            return codes
        for zone, die in own_dice(p):
            number = zone * DICE + die
            free = not s.choosing or (number >= s.bound and p.pool(zone).count(die) > s.chosen.count(number))
            if may_change(die) and free:
                codes = append(codes, actions.pick_code(zone, die))
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        p = s.players[s.to_act]
        if code >= actions.PICK:
            if not s.choosing:
                s.choosing = True
                s.chosen.clear()
            s.bound = actions.picked_zone(code) * DICE + actions.picked_die(code)
            s.chosen.append(s.bound)
            s.push(steps.SCHOOL_REROLL)
            return
        if code != actions.FINISH:
            s.chosen.clear()
            everything = code < actions.REROLL_MALT_AND_HOPS
            for zone in range(2):
                if zone == kinds.STORAGE and everything:
                    break
                for die in p.pool(zone):
                    if may_change(die) and SHOWN[die] <= code & 63 and (everything or COLOUR[die] != SKILL):
                        s.chosen.append(zone * DICE + die)
        reroll(s, p)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        return refused_marked(s)

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        """All Active dice showing 2 or less; if there are none, the lowest single die."""
        if s.choosing:
            return actions.FINISH
        codes = self.legal(s, arg)
        found: i64 = 0
        for code in codes:
            if actions.REROLL_ACTIVE < code <= actions.REROLL_ACTIVE + 2:
                found = code
        return found if found > 0 else lowest(codes, 7)


def _values(pool: list[i64], last_colour: i64) -> i64:
    """Bit mask of the values of changeable dice in the first colors."""
    mask: i64 = 0
    for die in pool:
        if may_change(die) and COLOUR[die] <= last_colour:
            mask |= BIT[SHOWN[die]]
    return mask
