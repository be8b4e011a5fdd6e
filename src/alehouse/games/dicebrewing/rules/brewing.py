"""The Brew phase: recipes, improvements, the dice used, rewards (DB-114 to DB-128)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import events as ev
from alehouse.games.dicebrewing import reasons as why
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import INGREDIENT_COUNT, TOKEN_COUNT, Recipe
from alehouse.games.dicebrewing.dice import BLOCKED, FIRST_SKILL, MARK, NO_DIE, SHOWN, drop, plain, put
from alehouse.games.dicebrewing.rules.matching import (
    brewable,
    free_of,
    least_waste,
    may_add,
    needs_with,
    several_sets,
)
from alehouse.games.dicebrewing.state import (
    NO_CARD,
    PLAIN_BREW,
    STORAGE,
    WITH_SKILL,
    DiceBrewingPlayer,
    DiceBrewingState,
)


def recipe_of(s: DiceBrewingState) -> Recipe:
    """The card being brewed."""
    return s.content.recipes[s.row[s.slot]]


def needs_of(s: DiceBrewingState) -> vec[i64]:
    """The dice of the brew as it is improved."""
    return needs_with(recipe_of(s), s.improvement == WITH_SKILL)


def may_brew(s: DiceBrewingState, p: DiceBrewingPlayer, slot: i64) -> i64:
    """Whether the card in a slot may be brewed: 0 or the reason against it (DB-116)."""
    if s.blocked_slots >> slot & 1:
        return why.RECIPE_BLOCKED
    return 0 if brewable(p.storage, s.content.recipes[s.row[slot]].needs) else why.MISSING_DICE


def may_improve(s: DiceBrewingState, p: DiceBrewingPlayer, improvement: i64) -> i64:
    """Whether the player can pay for an improvement that the card shows: 0 or the reason against it (DB-119)."""
    if improvement != WITH_SKILL:
        return 0 if p.ingredients[improvement] > 0 else why.NO_INGREDIENT
    recipe = recipe_of(s)
    best: i64 = 0
    for die in p.storage:
        if die >= FIRST_SKILL and MARK[die] != BLOCKED and SHOWN[die] > best:
            best = SHOWN[die]
    return 0 if best >= recipe.skill_least else why.SKILL_TOO_LOW


# -- Q14 brew.main ------------------------------------------------------------------------------------


def main_options(s: DiceBrewingState) -> vec[i64]:
    p = s.players[s.to_act]
    acts = vec[i64]()
    acts = append(acts, act.DECLINE)
    if len(p.storage) > 0:
        for slot in range(len(s.row)):
            if s.row[slot] != NO_CARD and may_brew(s, p, slot) == 0:
                acts = append(acts, act.BREW + s.row[slot])
    return acts


def main_play(s: DiceBrewingState, code: i64) -> None:
    if code == act.DECLINE:
        s.declines += 1
        s.tell(ev.DECLINE, s.to_act)
        return
    s.declines = 0
    s.slot = 0
    while s.row[s.slot] != code & 63:
        s.slot += 1
    s.improvement = PLAIN_BREW
    s.choosing = False
    s.chosen.clear()
    s.bound = 0
    s.stack.append(steps.TAKE_CARD)
    s.stack.append(steps.BREW_DICE)
    s.stack.append(steps.BREW_IMPROVE)


# -- Q15 brew.improve ---------------------------------------------------------------------------------


def improve_options(s: DiceBrewingState) -> vec[i64]:
    p = s.players[s.to_act]
    recipe = recipe_of(s)
    acts = vec[i64]()
    acts = append(acts, act.IMPROVE_NOT)
    if recipe.skill_least > 0 and may_improve(s, p, WITH_SKILL) == 0:
        acts = append(acts, act.IMPROVE_SKILL)
    for ingredient in range(INGREDIENT_COUNT):
        if recipe.improvers >> ingredient & 1 and may_improve(s, p, ingredient) == 0:
            acts = append(acts, act.IMPROVE + ingredient)
    return acts


def improve_play(s: DiceBrewingState, code: i64) -> None:
    if code == act.IMPROVE_NOT:
        s.improvement = PLAIN_BREW
    elif code == act.IMPROVE_SKILL:
        s.improvement = WITH_SKILL
    else:
        s.improvement = code & 63


# -- Q16 brew.dice ------------------------------------------------------------------------------------


def dice_options(s: DiceBrewingState) -> vec[i64]:
    """The least wasteful dice, or any other legal set, picked in ascending order."""
    p = s.players[s.to_act]
    needs = needs_of(s)
    acts = vec[i64]()
    if not s.choosing:
        acts = append(acts, act.AUTO_DICE)
        if not several_sets(p.storage, needs):
            return acts
    last: i64 = NO_DIE
    for die in p.storage:
        if die != last and die >= s.bound and MARK[die] != BLOCKED:
            if free_of(p.storage, s.chosen, die) > 0 and may_add(p.storage, needs, s.chosen, die):
                acts = append(acts, act.pick_code(STORAGE, die))
        last = die
    return acts


def dice_play(s: DiceBrewingState, code: i64) -> None:
    p = s.players[s.to_act]
    if code == act.AUTO_DICE:
        for place in least_waste(p.storage, needs_of(s)):
            s.chosen.append(p.storage[place])
        return
    s.choosing = True
    s.bound = act.picked_die(code)
    s.chosen.append(s.bound)
    if len(s.chosen) < len(needs_of(s)):
        s.stack.append(steps.BREW_DICE)


# -- the brew itself ------------------------------------------------------------------------------------


def take_card(s: DiceBrewingState) -> None:
    """Card taken, slot refilled, dice and ingredient moved, then the rewards (DB-121 to DB-126)."""
    p = s.players[s.to_act]
    recipe = recipe_of(s)
    card = s.row[s.slot]
    p.brewed.append(card)
    s.brewed += 1
    s.round_brews += 1
    s.tell(ev.BREW, s.to_act, card)
    deal(s, s.slot)
    highest: i64 = 0  # number among the dice: the blue one, if there is any
    for die in s.chosen:
        drop(p.storage, die)
        put(p.active, die)
        if die > highest:
            highest = die
    coins = recipe.coins
    experience = recipe.experience + s.content.brew_experience
    if s.improvement == WITH_SKILL:
        coins += recipe.skill_coins
        experience += recipe.skill_experience
        s.tell(ev.IMPROVE_SKILL, s.to_act, SHOWN[highest], recipe.skill_coins, recipe.skill_experience)
    elif s.improvement != PLAIN_BREW:
        ingredient = s.improvement
        p.ingredients[ingredient] -= 1
        s.market[ingredient] += 1
        coins += recipe.improve_coins[ingredient]
        experience += recipe.improve_experience[ingredient]
        s.tell(
            ev.IMPROVE,
            s.to_act,
            ingredient,
            recipe.improve_coins[ingredient],
            recipe.improve_experience[ingredient],
        )
    s.chosen.clear()
    s.choosing = False
    p.coins += coins
    p.experience += experience
    s.tell(ev.REWARD, s.to_act, coins, experience)
    for i in range(recipe.tokens):
        s.stack.append(steps.BREW_REWARD_TOKEN)
    for i in range(recipe.dice):
        s.stack.append(steps.BREW_REWARD_DIE)


def deal(s: DiceBrewingState, slot: i64) -> None:
    """Fills a slot from the deck; an empty deck leaves it empty (DB-126, DB-127)."""
    if len(s.deck) == 0:
        s.row[slot] = NO_CARD
        s.tell(ev.EMPTY_SLOT, slot + 1)
        return
    s.row[slot] = s.deck.pop()
    if s.sunk > len(s.deck):
        s.sunk = len(s.deck)
    s.tell(ev.REFILL, s.row[slot], slot + 1)


# -- Q17 brew.rewardDie and Q18 brew.rewardToken ----------------------------------------------------------


def reward_die_options(s: DiceBrewingState) -> vec[i64]:
    acts = vec[i64]()
    for colour in range(4):
        if s.supply[colour] > 0:
            acts = append(acts, act.COLOUR_OF + colour)
    return acts


def reward_die_play(s: DiceBrewingState, code: i64) -> None:
    colour = code & 63
    s.supply[colour] -= 1
    put(s.players[s.to_act].active, plain(colour, 0))  # DB-016
    s.tell(ev.REWARD_DIE, s.to_act, colour)


def reward_token_options(s: DiceBrewingState) -> vec[i64]:
    acts = vec[i64]()
    for kind in range(TOKEN_COUNT):
        if s.black_market[kind] > 0:
            acts = append(acts, act.WIN_TOKEN + kind)
    return acts


def reward_token_play(s: DiceBrewingState, code: i64) -> None:
    kind = code & 63
    p = s.players[s.to_act]
    s.black_market[kind] -= 1
    p.tokens[TOKEN_COUNT + kind] += 1
    p.held += 1
    if s.advanced:
        s.tell(ev.REWARD_HIDDEN, s.to_act)  # DB-148
        s.tell(ev.HOLD, s.to_act, kind, only=s.to_act)
    else:
        s.tell(ev.REWARD_TOKEN, s.to_act, kind)
