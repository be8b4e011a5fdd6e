"""Q02, Q09, Q10 and Q13: which action token to play in its window (DB-080), and its target."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.observation import codes_of
from alehouse.games.dicebrewing import actions, kinds, reasons, steps
from alehouse.games.dicebrewing.decisions.choice import Choice, own_dice
from alehouse.games.dicebrewing.reasons import Args, Refused, die_args, refusal, refuse
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.state import DiceBrewingState


class TokenPlay(Choice):
    """One of the tokens held that the window allows; once picked up in a turn, one must be played."""

    def __init__(self, id: str, window: i64) -> None:
        super().__init__(id)
        self.window: i64 = window

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64]() if self.window == tokens.IN_TURN else vec[i64]([actions.DONE])
        for kind in range(kinds.TOKEN_COUNT):
            if tokens.held_of(p, kind) > 0 and tokens.may_play(s, s.to_act, kind, self.window) == reasons.ALLOWED:
                codes = append(codes, actions.PLAY + kind)
        return codes

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 a token that plays itself would reveal that there is no other
        return s.discreet or super().asks(s, arg)

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        tokens.play(s, code & 63)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        return refused_tokens(s, self.window)


class TokenVisit(TokenPlay):
    """W1 and W4: the player is asked again until done."""

    def __init__(self, id: str, window: i64, step: i64) -> None:
        super().__init__(id, window)
        self.step: i64 = step

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 prompting only some holders of tokens would reveal which kind they hold
        return (s.advanced and s.players[s.to_act].held > 0) or Choice.asks(self, s, arg)

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        if code != actions.DONE:
            s.push(self.step)
            tokens.play(s, code & 63)

    def quiet(self, s: DiceBrewingState, arg: i64) -> bool:
        return True


def refused_tokens(s: DiceBrewingState, window: i64) -> Refused:
    """Tokens held that may not be played in a window."""
    p = s.players[s.to_act]
    found: Refused = []
    for kind in range(kinds.TOKEN_COUNT):
        if tokens.held_of(p, kind) > 0:
            reason = tokens.may_play(s, s.to_act, kind, window)
            refuse(found, actions.PLAY + kind, reason, {"token": kinds.TOKENS[kind]})
    return found


class TurnMain(Choice):
    """A placement or purchase turn: dice may be stored and tokens played in between (DB-019, DB-020, DB-082)."""

    def quiet(self, s: DiceBrewingState, arg: i64) -> bool:
        return True

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 a skipped turn would reveal which kind its holder does not have
        return (s.discreet and s.players[s.to_act].held > 0) or super().asks(s, arg)

    def store_or_token(self, s: DiceBrewingState, step: i64, code: i64) -> None:
        """Stores dice or plays a token; the turn continues after it."""
        s.push(step)
        if code == actions.STORE:
            s.choosing = False
            s.push(steps.STORE_DICE)
        else:
            s.push(steps.TOKEN_PLAY)

    def may_play_token(self, s: DiceBrewingState) -> bool:
        return s.players[s.to_act].held > 0 and tokens.any_playable(s, s.to_act, tokens.IN_TURN)

    def refused_token(self, s: DiceBrewingState) -> Refused:
        """A player who holds tokens, none of which can be played this turn."""
        held = refused_tokens(s, tokens.IN_TURN)
        if not held or self.may_play_token(s):
            return []
        return [(actions.TOKEN, held[0][1])]


class TokenTarget(Choice):
    """A recipe, an opponent and then a building, or a die, as the token's effect number `arg` requires.

    A later effect may have no target.
    """

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        effect = _effect(s, arg)
        if effect != kinds.BLOCK_RECIPE and effect != kinds.BLOCK_BUILDING:
            return tokens.dice_targets(s, s.to_act, effect, most)
        if effect == kinds.BLOCK_RECIPE:
            free = [slot for slot in range(len(s.row)) if tokens.may_block_slot(s, slot) == reasons.ALLOWED]
            return codes_of(actions.RECIPE, [s.row[slot] for slot in free])
        if s.opponent == kinds.NO_ONE:
            others = [(s.to_act + 1 + turn) % s.seats for turn in range(s.seats - 1)]
            return codes_of(actions.OPPONENT, [other for other in others if tokens.can_bar(s, other)])
        buildings: list[i64] = list(range(kinds.BUILDING_COUNT))
        may_close = [one for one in buildings if tokens.may_bar(s, s.opponent, one) == reasons.ALLOWED]
        return codes_of(actions.BUILDING, may_close)

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        if code >= actions.TARGET:
            owner, zone, die = actions.target_of(code)
            tokens.hit(s, _effect(s, arg), owner, zone, die)
        elif code >= actions.TARGET_BOARD:
            tokens.reroll_board(s, (code - actions.TARGET_BOARD) // 2, kinds.MH3 if code % 2 == 0 else kinds.HP2)
        elif code >= actions.RECIPE:
            tokens.block_recipe(s, code & 63)
        elif code >= actions.BUILDING:
            tokens.bar(s, code & 63)
        else:
            s.opponent = code & 63
            s.push(steps.TOKEN_TARGET, arg)

    def because(self, s: DiceBrewingState, arg: i64) -> list[Because]:
        return [Because("token", {"token": kinds.TOKENS[s.token]})]

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        effect = _effect(s, arg)
        if effect == kinds.BLOCK_RECIPE:
            cards = [s.row[slot] for slot in range(len(s.row)) if s.blocked_slots >> slot & 1]
            ids = s.content.recipe_ids
            return [(actions.RECIPE + card, refusal(reasons.RECIPE_BLOCKED, {"recipe": ids[card]})) for card in cards]
        if effect == kinds.BLOCK_BUILDING:
            return _refused_buildings(s) if s.opponent != kinds.NO_ONE else []
        return _refused_dice(s, effect)


def _effect(s: DiceBrewingState, arg: i64) -> i64:
    return s.content.token_effects[s.token][arg]


def _refused_buildings(s: DiceBrewingState) -> Refused:
    found: Refused = []
    for building in range(kinds.BUILDING_COUNT):
        args: Args = {"building": kinds.BUILDINGS[building], "other": s.opponent + 1}
        args.update(need=s.content.opens[building], have=s.round)
        refuse(found, actions.BUILDING + building, tokens.may_bar(s, s.opponent, building), args)
    return found


def _refused_dice(s: DiceBrewingState, effect: i64) -> Refused:
    """Dice that carry a marker or show a 6; wrong zones and owners need no explanation."""
    found: Refused = []
    for owner in range(s.seats):
        for zone, die in own_dice(s.players[owner]):
            reason = tokens.may_target(s, s.to_act, effect, owner, zone, die)
            if reason in (reasons.DIE_PROTECTED, reasons.DIE_MARKED, reasons.SHOWS_SIX):
                args: Args = {**die_args(die), "other": owner + 1}
                found.append((actions.target_code(owner, zone, die), refusal(reason, args)))
    return found
