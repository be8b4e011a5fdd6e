"""Q10: what an action token is played on."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, kinds, reasons, steps
from alehouse.games.dicebrewing.decisions.choice import Choice, own_dice
from alehouse.games.dicebrewing.reasons import Args, Refused, die_args, refusal
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.state import DiceBrewingState


@final
class TokenTarget(Choice):
    """A recipe, an opponent and then a building, or a die, as the token wants."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        if s.token != kinds.BLOCK_RECIPE and s.token != kinds.BLOCK_BUILDING:
            return tokens.dice_targets(s, s.to_act, s.token, most)
        codes = vec[i64]()
        if s.token == kinds.BLOCK_RECIPE:
            for slot in range(len(s.row)):
                if tokens.may_block_slot(s, slot) == reasons.ALLOWED:
                    codes = append(codes, actions.RECIPE + s.row[slot])
        elif s.opponent == kinds.NO_ONE:
            for turn in range(s.seats - 1):
                other = (s.to_act + 1 + turn) % s.seats
                if tokens.can_bar(s, other):
                    codes = append(codes, actions.OPPONENT + other)
        else:
            for building in range(kinds.BUILDING_COUNT):
                if tokens.may_bar(s, s.opponent, building) == reasons.ALLOWED:
                    codes = append(codes, actions.BUILDING + building)
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        if code >= actions.TARGET:
            tokens.hit(s, actions.target_seat(code), actions.target_zone(code), actions.target_die(code))
        elif code >= actions.TARGET_BOARD:
            tokens.reroll_board(s, (code - actions.TARGET_BOARD) // 2, kinds.MH3 if code % 2 == 0 else kinds.HP2)
        elif code >= actions.RECIPE:
            tokens.block_recipe(s, code & 63)
        elif code >= actions.BUILDING:
            tokens.bar(s, code & 63)
        else:
            s.opponent = code & 63
            s.push(steps.TOKEN_TARGET)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        if s.token == kinds.BLOCK_RECIPE:
            return _refused_recipes(s)
        if s.token == kinds.BLOCK_BUILDING:
            return _refused_buildings(s) if s.opponent != kinds.NO_ONE else []
        return _refused_dice(s)


def _refused_recipes(s: DiceBrewingState) -> Refused:
    found: Refused = []
    for slot in range(len(s.row)):
        if tokens.may_block_slot(s, slot) == reasons.RECIPE_BLOCKED:
            card = s.row[slot]
            args: Args = {"recipe": s.content.recipe_ids[card]}
            found.append((actions.RECIPE + card, refusal(reasons.RECIPE_BLOCKED, args)))
    return found


def _refused_buildings(s: DiceBrewingState) -> Refused:
    found: Refused = []
    for building in range(kinds.BUILDING_COUNT):
        reason = tokens.may_bar(s, s.opponent, building)
        if reason != reasons.ALLOWED:
            args: Args = {"building": kinds.BUILDINGS[building], "other": s.opponent + 1}
            args.update(need=s.content.opens[building], have=s.round)
            found.append((actions.BUILDING + building, refusal(reason, args)))
    return found


def _refused_dice(s: DiceBrewingState) -> Refused:
    """Dice that carry a marker or show a 6; that a token wants stored dice or one's own goes without saying."""
    found: Refused = []
    for owner in range(s.seats):
        for zone, die in own_dice(s.players[owner]):
            reason = tokens.may_target(s, s.to_act, s.token, owner, zone, die)
            if reason in (reasons.DIE_PROTECTED, reasons.DIE_MARKED, reasons.SHOWS_SIX):
                args: Args = {**die_args(die), "other": owner + 1}
                found.append((actions.target_code(owner, zone, die), refusal(reason, args)))
    return found
