"""What a position is worth: named terms in points that the seat may expect to end with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.state import OVER
from alehouse.games.dicebrewing.content import (
    BIT,
    DS1,
    DS2,
    DS3,
    GIVES,
    GIVES_SEEDS,
    HP2,
    INGREDIENT_COUNT,
    MH3,
    SPACE_COUNT,
    SS1,
    SS2,
    SS3,
    Recipe,
)
from alehouse.games.dicebrewing.dice import (
    BLOCKED,
    COLOUR,
    DARK,
    FIRST_SKILL,
    HOPS,
    MARK,
    NO_DIE,
    PALE,
    SEED,
    SHOWN,
    SKILL,
    put,
)
from alehouse.games.dicebrewing.rules.matching import brewable, has_place, least_waste
from alehouse.games.dicebrewing.rules.season import is_summer
from alehouse.games.dicebrewing.score import total
from alehouse.games.dicebrewing.state import (
    NO_CARD,
    PURCHASE,
    ROLL_AND_PLACE,
    DiceBrewingPlayer,
    DiceBrewingState,
)

TERMS: Final = ["points", "claims", "recipes", "dice", "prospects", "quality", "supplies", "rivals"]

# indexes into the weights of judge.toml
SCALE: Final = 0
DIE: Final = 1
SKILL_DIE: Final = 2
SEED_HELD: Final = 3
STORED: Final = 4
LOOSE: Final = 5
QUALITY: Final = 6
REWARD_DIE: Final = 7
TOKEN: Final = 8
INGREDIENT: Final = 9
RIVAL: Final = 10
PROSPECT: Final = 11
WEIGHTS: Final = [
    "scale", "die", "skill", "seed", "stored", "loose", "quality", "reward-die", "token", "ingredient", "rival",
    "prospect", "play-on",
]  # fmt: skip

ROUNDS: Final = 8.0  # of an average game
AT_LEAST: Final = 0.7  # to come while the end is open
ENOUGH_SEEDS: Final = 4
SECOND_BREW: Final = 0.8  # rivals and the next card may come between


def value(s: DiceBrewingState, seat: i64) -> float:
    return (
        points(s, seat)
        + claims(s, seat)
        + recipes(s, seat)
        + dice(s, seat)
        + prospects(s, seat)
        + quality(s, seat)
        + supplies(s, seat)
        + rivals(s, seat)
    )


def terms(s: DiceBrewingState, seat: i64) -> list[tuple[str, float]]:
    return [
        ("points", points(s, seat)),
        ("claims", claims(s, seat)),
        ("recipes", recipes(s, seat)),
        ("dice", dice(s, seat)),
        ("prospects", prospects(s, seat)),
        ("quality", quality(s, seat)),
        ("supplies", supplies(s, seat)),
        ("rivals", rivals(s, seat)),
    ]


def rounds_left(s: DiceBrewingState) -> float:
    """Rounds to come after this one, by recipes and by rounds of an average game.

    A brew does not shorten the game before the round is over, and nobody gains time by not brewing.
    """
    if s.to_act == OVER:
        return 0.0
    by_recipes = ROUNDS * (1.0 - float(s.brewed - s.round_brews) / float(s.content.limit[s.seats]))
    by_rounds = max(0.0, ROUNDS - float(s.round - 1))
    return max(AT_LEAST, 0.5 * (by_recipes + by_rounds) - 1.0)


def left(s: DiceBrewingState) -> float:
    """The part of an average game that is still to come, this round included."""
    return min(1.0, (1.0 + rounds_left(s)) / ROUNDS)


def points(s: DiceBrewingState, seat: i64) -> float:
    """What the seat would score now, half points for odd coins."""
    p = s.players[seat]
    spare = p.coins % s.content.coins_per_point
    return float(total(s, seat)) + float(spare) / float(s.content.coins_per_point)


def claims(s: DiceBrewingState, seat: i64) -> float:
    """Points that the bases waiting on the board will bring or cost at Tidy-up."""
    p = s.players[seat]
    worth = 0.0
    for space in range(SPACE_COUNT):
        base = p.base[space]
        if base == NO_DIE or space in (MH3, HP2, SS1, SS2):
            continue
        if base != SEED and space != SS3:
            worth -= float(s.content.dice_points[COLOUR[base]])
        if 0 <= GIVES[space] < GIVES_SEEDS:
            worth += float(s.content.dice_points[GIVES[space]])
        elif space == DS3:
            coins = s.content.sell_skill if COLOUR[base] == SKILL else s.content.sell_dark
            worth += float(coins) / float(s.content.coins_per_point)
    return worth


def recipes(s: DiceBrewingState, seat: i64) -> float:
    """What the cards in the row promise this round."""
    if s.to_act == OVER:
        return 0.0
    p = s.players[seat]
    stored = s.weights[STORED] * _plan(s, p, p.storage)
    if not _may_store(s, seat) or len(p.active) == 0:
        return stored
    pool = p.storage.copy()
    for die in p.active:
        put(pool, die)
    return max(stored, s.weights[LOOSE] * _plan(s, p, pool))


def _may_store(s: DiceBrewingState, seat: i64) -> bool:
    """Whether the seat's purchase turn is not over yet."""
    if s.phase == ROLL_AND_PLACE:
        return True
    return s.phase == PURCHASE and (seat == s.to_act or (seat - s.priority) % s.seats >= s.visit)


def _plan(s: DiceBrewingState, p: DiceBrewingPlayer, pool: list[i64]) -> float:
    """The best card that the dice can brew, then the best for the dice that are left, …"""
    worth = 0.0
    share = 1.0
    done: i64 = s.blocked_slots
    for turn in range(len(s.row)):
        best = 0.0
        best_slot: i64 = NO_CARD
        for slot in range(len(s.row)):
            card = s.row[slot]
            if card == NO_CARD or done >> slot & 1:
                continue
            recipe = s.content.recipes[card]
            if brewable(pool, recipe.needs):
                reward = _reward(s, p, recipe, pool)
                if reward > best:
                    best = reward
                    best_slot = slot
        if best_slot == NO_CARD:
            break
        worth += share * best
        share *= SECOND_BREW
        done |= BIT[best_slot]
        used = least_waste(pool, s.content.recipes[s.row[best_slot]].needs)
        rest: list[i64] = []
        for at in range(len(pool)):
            if not has_place(used, at):
                rest.append(pool[at])
        pool = rest
    return worth


def _reward(s: DiceBrewingState, p: DiceBrewingPlayer, recipe: Recipe, pool: list[i64]) -> float:
    """Points that a card brings, the best improvement at hand included."""
    per_point = float(s.content.coins_per_point)
    worth = float(s.content.brew_experience + recipe.experience) + float(recipe.coins) / per_point
    worth += (1.0 + s.weights[REWARD_DIE]) * float(recipe.dice) + s.weights[TOKEN] * float(recipe.tokens)
    bonus = 0.0
    for ingredient in range(INGREDIENT_COUNT):
        if p.ingredients[ingredient] > 0 and recipe.improvers >> ingredient & 1:
            this = float(recipe.improve_experience[ingredient]) + float(recipe.improve_coins[ingredient]) / per_point
            bonus = max(bonus, this)
    if recipe.skill_least > 0 and len(pool) > 0:
        blue = pool[-1]
        if blue >= FIRST_SKILL and MARK[blue] != BLOCKED and SHOWN[blue] >= recipe.skill_least:
            bonus = max(bonus, float(recipe.skill_experience) + float(recipe.skill_coins) / per_point)
    return worth + bonus


def dice(s: DiceBrewingState, seat: i64) -> float:
    """What the dice will brew in rounds to come; many of one colour are worth less."""
    left = rounds_left(s)
    if left == 0.0:
        return 0.0
    owned = _dice_next_round(s.players[seat])
    brewing = 1.35 * _of_one_kind(owned[PALE]) + _of_one_kind(owned[HOPS]) + 0.65 * _of_one_kind(owned[DARK])
    return left * (s.weights[DIE] * brewing + s.weights[SKILL_DIE] * _of_one_kind(owned[SKILL]))


def prospects(s: DiceBrewingState, seat: i64) -> float:
    """Cards in the row for which the seat owns the colours, whatever the dice show."""
    if rounds_left(s) == 0.0:
        return 0.0
    p = s.players[seat]
    owned = _dice_next_round(p)
    worth = 0.0
    for card in s.row:
        if card != NO_CARD:
            recipe = s.content.recipes[card]
            have: i64 = 0
            run: i64 = 0
            last: i64 = NO_DIE
            for need in recipe.needs:
                colour = need >> 3
                run = run + 1 if colour == last else 1
                last = colour
                if owned[colour] >= run:
                    have += 1
            share = float(have) / float(len(recipe.needs))
            worth += share * share * share * _reward(s, p, recipe, p.storage)
    return s.weights[PROSPECT] * worth


def _dice_next_round(p: DiceBrewingPlayer) -> list[i64]:
    """Dice by colour once the board is tidied up and all claims are met."""
    owned: list[i64] = [0, 0, 0, 0]
    for zone in range(2):
        for die in p.active if zone == 0 else p.storage:
            owned[COLOUR[die]] += 1
    if p.market_die != NO_DIE:
        owned[SKILL] += 1
    for space in range(SPACE_COUNT):
        if p.speed[space] != NO_DIE:
            owned[SKILL] += 1
        base = p.base[space]
        if base != NO_DIE:
            if space in (MH3, HP2) or SS1 <= space <= SS3:
                owned[COLOUR[base]] += 1
            if 0 <= GIVES[space] < GIVES_SEEDS:
                owned[GIVES[space]] += 1
    return owned


def _of_one_kind(count: i64) -> float:
    number = float(min(count, 8))
    return number - 0.05 * number * number


def quality(s: DiceBrewingState, seat: i64) -> float:
    """High dice in Storage are half a recipe; low ones lie there uselessly."""
    if rounds_left(s) == 0.0:
        return 0.0
    p = s.players[seat]
    pips: i64 = 0
    for die in p.storage:
        pips += 2 * SHOWN[die] - 7
    for space in range(SPACE_COUNT):
        if space in (MH3, HP2) and p.base[space] != NO_DIE:
            pips += 2 * SHOWN[p.base[space]] - 5
    return s.weights[QUALITY] * 0.5 * float(pips)


def supplies(s: DiceBrewingState, seat: i64) -> float:
    """Seeds, ingredients and action tokens in hand."""
    left = rounds_left(s)
    if left == 0.0:
        return 0.0
    p = s.players[seat]
    seeds = p.seeds
    if not is_summer(s):
        seeds += 1  # the next Summer brings it
    if p.base[DS1] != NO_DIE:
        seeds += s.content.seeds_given[DS1]
    if p.base[DS2] != NO_DIE:
        seeds += s.content.seeds_given[DS2]
    worth = s.weights[SEED_HELD] * left * float(min(seeds, ENOUGH_SEEDS)) + s.weights[TOKEN] * float(p.held)
    for ingredient in range(INGREDIENT_COUNT):
        worth += s.weights[INGREDIENT] * float(p.ingredients[ingredient] * s.content.price[ingredient])
    return worth


def rivals(s: DiceBrewingState, seat: i64) -> float:
    """The best of the others: a point of theirs is worth a part of an own one."""
    best = -99.0
    for other in range(s.seats):
        if other != seat:
            q = s.players[other]
            best = max(best, float(total(s, other)) + s.weights[STORED] * _plan(s, q, q.storage))
    return -s.weights[RIVAL] * best
