"""Q15: the improvement of a brew."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, kinds, reasons
from alehouse.games.dicebrewing.decisions.choice import Choice
from alehouse.games.dicebrewing.reasons import Args, Refused, refusal
from alehouse.games.dicebrewing.rules.brewing import best_stored_skill, may_improve, recipe_of
from alehouse.games.dicebrewing.state import DiceBrewingState


@final
class BrewImprove(Choice):
    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        recipe = recipe_of(s)
        codes = vec[i64]()
        codes = append(codes, actions.IMPROVE_NOT)
        if recipe.skill_least > 0 and may_improve(s, p, kinds.WITH_SKILL) == reasons.ALLOWED:
            codes = append(codes, actions.IMPROVE_SKILL)
        for ingredient in range(kinds.INGREDIENT_COUNT):
            if recipe.improvers >> ingredient & 1 and may_improve(s, p, ingredient) == reasons.ALLOWED:
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
        recipe = recipe_of(s)
        found: Refused = []
        if recipe.skill_least > 0 and may_improve(s, p, kinds.WITH_SKILL) != reasons.ALLOWED:
            args: Args = {"need": recipe.skill_least, "have": best_stored_skill(p)}
            found.append((actions.IMPROVE_SKILL, refusal(reasons.SKILL_TOO_LOW, args)))
        for ingredient in range(kinds.INGREDIENT_COUNT):
            if recipe.improvers >> ingredient & 1 and may_improve(s, p, ingredient) != reasons.ALLOWED:
                args = {"ingredient": kinds.INGREDIENTS[ingredient]}
                found.append((actions.IMPROVE + ingredient, refusal(reasons.NO_INGREDIENT, args)))
        return found

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        """The largest bonus, 1 experience for 2 coins; on a tie the blue die."""
        recipe = recipe_of(s)
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
