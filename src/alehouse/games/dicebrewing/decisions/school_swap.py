"""Q06 and Q07: the School's swap with the supply (SS2), first the color, then the die."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, events, reasons
from alehouse.games.dicebrewing.decisions.choice import Choice, lowest, own_dice
from alehouse.games.dicebrewing.dice import BLOCKED, COLOUR, COLOURS, MARK, NO_DIE, SHOWN, SKILL
from alehouse.games.dicebrewing.reasons import Refused, die_args, refusal
from alehouse.games.dicebrewing.rules.reach import reach_of, swap_colours
from alehouse.games.dicebrewing.rules.school import may_change, roll_supply, swap
from alehouse.games.dicebrewing.state import DiceBrewingState


@final
class SchoolSwapColour(Choice):
    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        colours = swap_colours(s, reach_of(s.players[s.to_act]))
        codes = vec[i64]()
        for colour in range(SKILL):
            if colours >> colour & 1:
                codes = append(codes, actions.COLOUR_OF + colour)
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        roll_supply(s, code & 63)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        colours = swap_colours(s, reach_of(s.players[s.to_act]))
        return [
            (actions.COLOUR_OF + colour, refusal(reasons.NOTHING_TO_SWAP, {"colour": COLOURS[colour]}))
            for colour in range(SKILL)
            if colours >> colour & 1 == 0
        ]

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


@final
class SchoolSwapDie(Choice):
    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64]()
        codes = append(codes, actions.KEEP)  # DB-063
        for zone in range(2):
            last: i64 = NO_DIE
            for die in p.pool(zone):
                if die != last and COLOUR[die] == s.colour and may_change(die):
                    codes = append(codes, actions.pick_code(zone, die))
                last = die
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


def refused_marked(s: DiceBrewingState) -> Refused:
    """Blocked and protected dice, which the School cannot change."""
    found: Refused = []
    for zone, die in own_dice(s.players[s.to_act]):
        if not may_change(die):
            reason: i64 = reasons.DIE_BLOCKED if MARK[die] == BLOCKED else reasons.DIE_PROTECTED
            found.append((actions.pick_code(zone, die), refusal(reason, die_args(die))))
    return found
