"""Q04: the die that goes on the chosen space."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, kinds, reasons
from alehouse.games.dicebrewing.decisions.choice import Choice, lowest, own_dice
from alehouse.games.dicebrewing.dice import NO_DIE, SHOWN, drop
from alehouse.games.dicebrewing.reasons import Refused, die_args, refusal
from alehouse.games.dicebrewing.rules.placement import set_base, set_speed
from alehouse.games.dicebrewing.rules.spaces import may_place, takes
from alehouse.games.dicebrewing.state import DiceBrewingState


@final
class PlacePiece(Choice):
    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64](capacity=8)
        for zone in range(2):
            last: i64 = NO_DIE
            for die in p.pool(zone):
                if die != last:
                    last = die
                    if may_place(s, p, die) == reasons.ALLOWED:
                        codes = append(codes, actions.pick_code(zone, die))
                        if len(codes) >= most:
                            return codes
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        p = s.players[s.to_act]
        die = actions.picked_die(code)
        drop(p.pool(actions.picked_zone(code)), die)
        if s.speeding:
            set_speed(s, p, die)
        else:
            set_base(s, p, die)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        """Dice of a color that the space takes, which may not be placed all the same."""
        p = s.players[s.to_act]
        least = s.content.speed[s.space] if s.speeding else s.content.least[s.space]
        found: Refused = []
        for zone, die in own_dice(p):
            reason = may_place(s, p, die)
            if reason != reasons.ALLOWED and takes(s, die):
                args = die_args(die)
                if least > 0:
                    args.update(need=least, have=SHOWN[die], space=kinds.SPACES[s.space])
                found.append((actions.pick_code(zone, die), refusal(reason, args)))
        return found

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        return lowest(self.legal(s, arg), 7)
