"""The Brew phase: recipes, improvements, the dice used, rewards (DB-114 to DB-128)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.dicebrewing import events, kinds, reasons, steps
from alehouse.games.dicebrewing.content import Recipe
from alehouse.games.dicebrewing.dice import BLOCKED, FIRST_SKILL, MARK, SHOWN, drop, plain, put
from alehouse.games.dicebrewing.rules.matching import brewable, needs_with
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


def recipe_of(s: DiceBrewingState) -> Recipe:
    """The card being brewed."""
    return s.content.recipes[s.row[s.slot]]


def needs_of(s: DiceBrewingState) -> vec[i64]:
    """The dice of the brew as it is improved."""
    return needs_with(recipe_of(s), s.improvement == kinds.WITH_SKILL)


def may_brew(s: DiceBrewingState, p: DiceBrewingPlayer, slot: i64) -> i64:
    """Whether the card in a slot may be brewed: 0 or the reason against it (DB-116)."""
    if s.blocked_slots >> slot & 1:
        return reasons.RECIPE_BLOCKED
    return reasons.ALLOWED if brewable(p.storage, s.content.recipes[s.row[slot]].needs) else reasons.MISSING_DICE


def may_improve(s: DiceBrewingState, p: DiceBrewingPlayer, improvement: i64) -> i64:
    """Whether the player can pay for an improvement that the card shows: 0 or the reason against it (DB-119)."""
    if improvement != kinds.WITH_SKILL:
        return reasons.ALLOWED if p.ingredients[improvement] > 0 else reasons.NO_INGREDIENT
    return reasons.ALLOWED if best_stored_skill(p) >= recipe_of(s).skill_least else reasons.SKILL_TOO_LOW


def best_stored_skill(p: DiceBrewingPlayer) -> i64:
    """The highest value of a usable blue die in Storage, 0 if there is none."""
    best: i64 = 0
    for die in p.storage:
        if die >= FIRST_SKILL and MARK[die] != BLOCKED:
            best = max(best, SHOWN[die])
    return best


class TakeCard(Step[DiceBrewingState]):
    """Card taken, slot refilled, dice and ingredient moved, then the rewards (DB-121 to DB-126)."""

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        p = s.players[s.to_act]
        recipe = recipe_of(s)
        card = s.row[s.slot]
        p.brewed.append(card)
        s.brewed += 1
        s.round_brews += 1
        s.tell(events.BREW, s.to_act, card)
        deal(s, s.slot)
        highest: i64 = 0  # number among the dice: the blue one, if there is any
        for die in s.chosen:
            drop(p.storage, die)
            put(p.active, die)
            highest = max(highest, die)
        coins = recipe.coins
        experience = recipe.experience + s.content.brew_experience
        if s.improvement == kinds.WITH_SKILL:
            coins += recipe.skill_coins
            experience += recipe.skill_experience
            s.tell(events.IMPROVE_SKILL, s.to_act, SHOWN[highest], recipe.skill_coins, recipe.skill_experience)
        elif s.improvement != kinds.PLAIN_BREW:
            ingredient = s.improvement
            p.ingredients[ingredient] -= 1
            s.market[ingredient] += 1
            bonus = recipe.improve_coins[ingredient]
            more = recipe.improve_experience[ingredient]
            coins += bonus
            experience += more
            s.tell(events.IMPROVE, s.to_act, ingredient, bonus, more)
        s.chosen.clear()
        s.choosing = False
        p.coins += coins
        p.experience += experience
        s.tell(events.REWARD, s.to_act, coins, experience)
        for i in range(recipe.tokens):
            s.push(steps.BREW_REWARD_TOKEN)
        for i in range(recipe.dice):
            s.push(steps.BREW_REWARD_DIE)


def deal(s: DiceBrewingState, slot: i64) -> None:
    """Fills a slot from the deck; an empty deck leaves it empty (DB-126, DB-127)."""
    if len(s.deck) == 0:
        s.row[slot] = kinds.NO_CARD
        s.tell(events.EMPTY_SLOT, slot + 1)
        return
    s.row[slot] = s.deck.pop(_next_card(s))
    s.sunk = min(s.sunk, i64(len(s.deck)))
    s.tell(events.REFILL, s.row[slot], slot + 1)


def _next_card(s: DiceBrewingState) -> i64:
    """The place of the next card; known cards at the bottom come last, in their order."""
    if s.chance is None or len(s.deck) <= s.sunk:
        return len(s.deck) - 1
    return s.sunk + s.top(len(s.deck) - s.sunk)


def give_die(s: DiceBrewingState, colour: i64) -> None:
    s.supply[colour] -= 1
    put(s.players[s.to_act].active, plain(colour, 0))  # DB-016
    s.tell(events.REWARD_DIE, s.to_act, colour)


def give_token(s: DiceBrewingState, kind: i64) -> None:
    p = s.players[s.to_act]
    s.black_market[kind] -= 1
    p.tokens[kinds.TOKEN_COUNT + kind] += 1
    p.held += 1
    if s.advanced:
        s.tell(events.REWARD_HIDDEN, s.to_act)  # DB-148
        s.tell(events.HOLD, s.to_act, kind, only=s.to_act)
    else:
        s.tell(events.REWARD_TOKEN, s.to_act, kind)
