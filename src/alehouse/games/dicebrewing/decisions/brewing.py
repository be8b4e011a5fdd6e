"""Q14 to Q18: a brewing turn, the improvement of a brew, the dice for it, and its rewards."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.state import NOT_OBVIOUS
from alehouse.games.dicebrewing import actions, events, kinds, reasons, steps
from alehouse.games.dicebrewing.decisions.choice import Choice, Pick
from alehouse.games.dicebrewing.dice import BLOCKED, DARK, HOPS, MARK, PALE, PROTECTED, SKILL, classes
from alehouse.games.dicebrewing.reasons import Args, Refused, refusal, refuse
from alehouse.games.dicebrewing.rules import brewing
from alehouse.games.dicebrewing.rules.matching import free_of, least_waste, may_add, several_sets
from alehouse.games.dicebrewing.rules.storage import shortfall
from alehouse.games.dicebrewing.state import DiceBrewingState


class BrewMain(Choice):
    """A recipe of the row, or none this turn."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64]([actions.DECLINE])
        if len(p.storage) > 0:
            for slot in range(len(s.row)):
                if s.row[slot] != kinds.NO_CARD and brewing.may_brew(s, p, slot) == reasons.ALLOWED:
                    codes = append(codes, actions.BREW + s.row[slot])
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        if code == actions.DECLINE:
            s.declines += 1
            s.tell(events.DECLINE, s.to_act)
            return
        s.declines = 0
        s.slot = 0
        while s.row[s.slot] != code & 63:
            s.slot += 1
        s.improvement = kinds.PLAIN_BREW
        s.choosing = False
        s.chosen.clear()
        s.bound = 0
        s.push(steps.TAKE_CARD)
        s.push(steps.BREW_DICE)
        s.push(steps.BREW_IMPROVE)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        """Dice that only need storing are distinguished from missing dice (DB-024)."""
        p = s.players[s.to_act]
        found: Refused = []
        for slot in range(len(s.row)):
            card = s.row[slot]
            if card == kinds.NO_CARD:
                continue
            reason = brewing.may_brew(s, p, slot)
            if reason == reasons.ALLOWED:
                continue
            args: Args = {"recipe": s.content.recipe_ids[card]}
            if reason == reasons.MISSING_DICE:
                needs = s.content.recipes[card].needs
                to_store, missing = shortfall(p, needs)
                if not missing:
                    reason = reasons.NOT_STORED
                args.update(need=len(needs), have=len(needs) - len(to_store) - len(missing))
            found.append((actions.BREW + card, refusal(reason, args)))
        return found

    def quiet(self, s: DiceBrewingState, arg: i64) -> bool:
        return True


class BrewImprove(Choice):
    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        recipe = brewing.recipe_of(s)
        codes = vec[i64]([actions.IMPROVE_NOT])
        if recipe.skill_least > 0 and brewing.may_improve(s, p, kinds.WITH_SKILL) == reasons.ALLOWED:
            codes = append(codes, actions.IMPROVE_SKILL)
        for ingredient in range(kinds.INGREDIENT_COUNT):
            if recipe.improvers >> ingredient & 1 and brewing.may_improve(s, p, ingredient) == reasons.ALLOWED:
                codes = append(codes, actions.IMPROVE + ingredient)
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        if code == actions.IMPROVE_NOT:
            s.improvement = kinds.PLAIN_BREW
        elif code == actions.IMPROVE_SKILL:
            s.improvement = kinds.WITH_SKILL
        else:
            s.improvement = code & 63

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        p = s.players[s.to_act]
        recipe = brewing.recipe_of(s)
        found: Refused = []
        if recipe.skill_least > 0:
            args: Args = {"need": recipe.skill_least, "have": brewing.best_stored_skill(p)}
            refuse(found, actions.IMPROVE_SKILL, brewing.may_improve(s, p, kinds.WITH_SKILL), args)
        for ingredient in range(kinds.INGREDIENT_COUNT):
            if recipe.improvers >> ingredient & 1:
                args = {"ingredient": kinds.INGREDIENTS[ingredient]}
                refuse(found, actions.IMPROVE + ingredient, brewing.may_improve(s, p, ingredient), args)
        return found

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        """The largest bonus, 1 experience for 2 coins; on a tie the blue die."""
        recipe = brewing.recipe_of(s)
        codes = self.legal(s, arg)
        found = codes[0]
        best: i64 = 0
        for code in codes:
            bonus: i64 = 0
            if code == actions.IMPROVE_SKILL:
                bonus = recipe.skill_coins + 2 * recipe.skill_experience
            elif code != actions.IMPROVE_NOT:
                bonus = recipe.improve_coins[code & 63] + 2 * recipe.improve_experience[code & 63]
            if bonus > best:
                best = bonus
                found = code
        return found


class BrewDice(Choice):
    """The least wasteful dice, or any other legal set, picked in ascending order."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        needs = brewing.needs_of(s)
        codes = vec[i64]()
        if not s.choosing:
            codes = append(codes, actions.AUTO_DICE)
            if not several_sets(p.storage, needs):
                return codes
        for die in classes(p.storage):
            if die >= s.bound and MARK[die] != BLOCKED:
                if free_of(p.storage, s.chosen, die) > 0 and may_add(p.storage, needs, s.chosen, die):
                    codes = append(codes, actions.pick_code(kinds.STORAGE, die))
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        p = s.players[s.to_act]
        if code == actions.AUTO_DICE:
            for place in least_waste(p.storage, brewing.needs_of(s)):
                s.chosen.append(p.storage[place])
            return
        s.choosing = True
        s.bound = actions.picked_die(code)
        s.chosen.append(s.bound)
        if len(s.chosen) < len(brewing.needs_of(s)):
            s.push(steps.BREW_DICE)

    def obvious(self, s: DiceBrewingState, arg: i64) -> i64:
        """The least wasteful dice: those that stay stored are as useful as any others, unless some are protected.

        Used dice go back to the Active pool, which is rolled before it can be used again.
        """
        if s.choosing:
            return Choice.obvious(self, s, arg)
        for die in s.players[s.to_act].storage:
            if MARK[die] == PROTECTED:
                return NOT_OBVIOUS
        return actions.AUTO_DICE


DICE_BY_WORTH: Final = vec[i64]([DARK, PALE, HOPS, SKILL])
TOKENS_BY_WORTH: Final = vec[i64](
    [kinds.RAISE, kinds.REROLL, kinds.GUARD, kinds.TAKE, kinds.BLOCK_RECIPE, kinds.BLOCK_BUILDING]
)


class BrewRewardDie(Pick):
    def may(self, s: DiceBrewingState, arg: i64, what: i64) -> i64:
        return reasons.ALLOWED if s.supply[what] > 0 else reasons.COLOUR_EMPTY

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        brewing.give_die(s, code & 63)

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        return actions.COLOUR_OF + _worth_most(s.supply, DICE_BY_WORTH)


class BrewRewardToken(Pick):
    def may(self, s: DiceBrewingState, arg: i64, what: i64) -> i64:
        return reasons.ALLOWED if s.black_market[what] > 0 else reasons.STACK_EMPTY

    def asks(self, s: DiceBrewingState, arg: i64) -> bool:
        # DB-150 an automatic token would reveal that all other stacks are sold out
        return (s.discreet and sum(s.black_market) > 0) or super().asks(s, arg)

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        brewing.give_token(s, code & 63)

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        return actions.WIN_TOKEN + _worth_most(s.black_market, TOKENS_BY_WORTH)


def _worth_most(stock: vec[i64], by_worth: vec[i64]) -> i64:
    """The most valuable kind that is still in stock."""
    for kind in by_worth:
        if stock[kind] > 0:
            return kind
    return by_worth[0]
