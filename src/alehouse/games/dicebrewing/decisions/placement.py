"""Q03 and Q04: a placement turn, and the die for the chosen space."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.games.dicebrewing import actions, events, kinds, reasons, steps
from alehouse.games.dicebrewing.decisions.choice import Choice, closest, lowest, own_dice
from alehouse.games.dicebrewing.decisions.tokens import TurnMain
from alehouse.games.dicebrewing.dice import BONUS, COLOUR, MARK, NO_DIE, NO_MARK, SEED, SHOWN, drop, is_opening_one
from alehouse.games.dicebrewing.reasons import Args, Refused, die_args, refuse
from alehouse.games.dicebrewing.rules.placement import set_base, set_speed
from alehouse.games.dicebrewing.rules.reach import best_skill, reach_of
from alehouse.games.dicebrewing.rules.spaces import crowded_spaces, may_base, may_place, may_speed, takes
from alehouse.games.dicebrewing.state import DiceBrewingState


class PlaceMain(TurnMain):
    """Ending the turn, storing, spaces to place on or to speed, tokens."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64](capacity=24)
        codes = append(codes, actions.PASS if s.pieces == 0 else actions.END_TURN)
        if len(p.active) > 0:
            codes = append(codes, actions.STORE)
            if len(codes) >= most:
                return codes
        reach = reach_of(p)
        crowded = crowded_spaces(s, s.to_act)
        for space in range(kinds.SPACE_COUNT):
            if may_base(s, p, space, reach, crowded) == reasons.ALLOWED:
                codes = append(codes, actions.BASE + space)
                if len(codes) >= most:
                    return codes
        if best_skill(reach) > 0:
            for space in range(kinds.SPACE_COUNT):
                if p.base[space] != NO_DIE and may_speed(s, p, space, reach) == reasons.ALLOWED:
                    codes = append(codes, actions.SPEED + space)
        if self.may_play_token(s):
            codes = append(codes, actions.TOKEN)
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        p = s.players[s.to_act]
        if code == actions.PASS:
            p.passed = True  # DB-034, DB-035
            s.tell(events.PASS, s.to_act)
        elif code == actions.END_TURN:
            s.tell(events.END_TURN, s.to_act)
        elif code == actions.STORE or code == actions.TOKEN:
            self.store_or_token(s, steps.PLACE_MAIN, code)
        else:
            s.space = code & 63
            s.speeding = code >= actions.SPEED
            if not s.speeding and kinds.takes_seed(s.space):
                p.seeds -= 1
                set_base(s, p, SEED)
            else:
                s.push(steps.PLACE_PIECE)

    def because(self, s: DiceBrewingState, arg: i64) -> list[Because]:
        return [Because("pieces", {"count": s.content.pieces - s.pieces}), *closest(s)]

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        p = s.players[s.to_act]
        reach = reach_of(p)
        crowded = crowded_spaces(s, s.to_act)
        found: Refused = []
        for space in range(kinds.SPACE_COUNT):
            reason = may_base(s, p, space, reach, crowded)
            refuse(found, actions.BASE + space, reason, _space_args(s, space, reason, reach))
        for space in range(kinds.SPACE_COUNT):
            reason = may_speed(s, p, space, reach)
            if reason != reasons.NO_SPEED_SLOT:
                refuse(found, actions.SPEED + space, reason, _space_args(s, space, reason, reach))
        return found + self.refused_token(s)


def _space_args(s: DiceBrewingState, space: i64, reason: i64, reach: i64) -> Args:
    """The requirement and what there is."""
    args: Args = {"space": kinds.SPACES[space]}
    building = kinds.BUILDING_OF[space]
    if reason == reasons.CLOSED + building:
        args.update(building=kinds.BUILDINGS[building], need=s.content.opens[building], have=s.round)
    elif reason == reasons.BARRED:
        args["building"] = kinds.BUILDINGS[building]
    elif reason == reasons.CROWDED:
        args.update(need=s.seats, have=s.seats - 1)
    elif reason == reasons.SUPPLY_EMPTY:
        args["what"] = kinds.CLAIMS[kinds.GIVES[space]]
    elif reason == reasons.SPEED_TOO_LOW + space:
        args.update(need=s.content.speed[space], have=best_skill(reach))
    elif reason == reasons.NO_PIECE + space and s.content.least[space] > 0:
        args.update(need=s.content.least[space], have=best_skill(reach))
    return args


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

    def because(self, s: DiceBrewingState, arg: i64) -> list[Because]:
        return closest(s)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        """Dice of a color that the space takes, but which may not be placed."""
        p = s.players[s.to_act]
        least = s.content.speed[s.space] if s.speeding else s.content.least[s.space]
        found: Refused = []
        for zone, die in own_dice(p):
            if takes(s, die):
                args = die_args(die)
                if least > 0:
                    args.update(need=least, have=SHOWN[die], space=kinds.SPACES[s.space])
                refuse(found, actions.pick_code(zone, die), may_place(s, p, die), args)
        return found

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        return lowest(self.legal(s, arg), 7)

    def serves(self, s: DiceBrewingState, arg: i64) -> bool:
        """Yes for the lowest die of one color: the remaining dice meet every need that it does.

        Not where its value counts: on its way up, with a marker or a bonus, or as an opening 1, which buys.
        """
        if kinds.GIVES[s.space] == kinds.RAISES and not s.speeding:
            return False
        codes = self.legal(s, arg)
        colour = COLOUR[actions.picked_die(codes[0])]
        for code in codes:
            die = actions.picked_die(code)
            if COLOUR[die] != colour or MARK[die] != NO_MARK or BONUS[die] > 0 or is_opening_one(die):
                return False
        default = self.default(s, arg)
        return actions.picked_zone(default) == actions.picked_zone(codes[0])
