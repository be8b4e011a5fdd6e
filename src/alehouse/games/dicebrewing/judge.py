"""The evaluation: named terms in points that the seat may expect at the end."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.judge import Judge, SearchSettings
from alehouse.engine.numbers import BIT
from alehouse.engine.state import OVER, State
from alehouse.engine.weights import Weights
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.content import Recipe
from alehouse.games.dicebrewing.dice import (
    BLOCKED,
    COLOUR,
    DARK,
    FIRST_SKILL,
    HOPS,
    KEY,
    MARK,
    NO_DIE,
    PALE,
    SEED,
    SHOWN,
    SKILL,
    put,
    raised,
)
from alehouse.games.dicebrewing.promise import place_of
from alehouse.games.dicebrewing.rules.matching import brewable, has_place, least_waste
from alehouse.games.dicebrewing.rules.season import is_summer
from alehouse.games.dicebrewing.score import total
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState

TERMS: Final = ["points", "claims", "recipes", "dice", "prospects", "quality", "supplies", "rivals"]

ROUNDS: Final = 8.0  # of an average game
AT_LEAST: Final = 0.7  # rounds left at least, while the end is open
LAST_CHANCE: Final = 0.05  # weight of things that are worth nothing at the end, in what may be the last round
ENOUGH_SEEDS: Final = 4
SECOND_BREW: Final = 0.8  # rivals and the next card may interfere
FEWEST_DICE: Final = 2  # needed to brew anything
OTHER_CARDS: Final = 0.4  # weight of cards that need the same dice as the best one
SAME_KIND: Final = 0.6  # share of a token's worth for each further one of its kind
# points that a building closed by a token costs: for each seed, and by color for each die that could be placed there
BARRED_SEED_BY_NAME: Final = {"malt-house": 0.3, "hops-plantation": 0.3}
BARRED_DIE_BY_NAME: Final = {
    "malt-house": [0.2, 0.2, 0.0, 0.0],
    "hops-plantation": [0.0, 0.0, 0.3, 0.0],
    "school-of-skills": [0.0, 0.0, 0.0, 0.4],
    "department-of-seed": [0.0, 0.15, 0.1, 0.15],
}
# how much of the weight `token` one in hand is worth, and how much more to those far behind or far ahead
TOKEN_WORTH_BY_NAME: Final = {
    "raise-die": 1.0,
    "reroll-die": 0.9,
    "guard-die": 0.75,
    "take-die": 0.8,
    "block-building": 0.7,
    "block-recipe": 0.85,
}
BEHIND_BY_NAME: Final = {"take-die": 0.3, "block-building": 0.5, "block-recipe": 0.2}  # seats behind hinder others
AHEAD_BY_NAME: Final = {"guard-die": 0.4}  # seats ahead guard what they have
BARRED_SEED: Final = vec[float]([BARRED_SEED_BY_NAME.get(name, 0.0) for name in kinds.BUILDINGS])
BARRED_DIE: Final = vec[float]([part for name in kinds.BUILDINGS for part in BARRED_DIE_BY_NAME.get(name, [0.0] * 4)])
TOKEN_WORTH: Final = vec[float]([TOKEN_WORTH_BY_NAME.get(name, 0.0) for name in kinds.TOKENS])
BEHIND: Final = vec[float]([BEHIND_BY_NAME.get(name, 0.0) for name in kinds.TOKENS])
AHEAD: Final = vec[float]([AHEAD_BY_NAME.get(name, 0.0) for name in kinds.TOKENS])
FAR: Final = 8.0  # points between the seat and the best of the others
# by value: the probability that a die rolled again shows at least that
SHOWS: Final = vec[float]([1.0, 1.0, 5.0 / 6.0, 4.0 / 6.0, 3.0 / 6.0, 2.0 / 6.0, 1.0 / 6.0, 0.0])
# dice by color in one number, 8 bits each
ONE_OF: Final = vec[i64]([1, 256, 65536, 16777216])
SHIFT: Final = vec[i64]([0, 8, 16, 24])


@final
class DiceBrewingJudge(Judge):
    """The evaluation and its weights, explained in judge.toml."""

    def __init__(self, weights: Weights, search: SearchSettings) -> None:
        super().__init__(weights, search)
        self.die: float = weights.take("die")
        self.skill: float = weights.take("skill")
        self.brewing: float = weights.take("brewing")
        self.seed: float = weights.take("seed")
        self.stored: float = weights.take("stored")
        self.loose: float = weights.take("loose")
        self.quality: float = weights.take("quality")
        self.reward_die: float = weights.take("reward-die")
        self.token: float = weights.take("token")
        self.ingredient: float = weights.take("ingredient")
        self.rival: float = weights.take("rival")
        self.prospect: float = weights.take("prospect")

    def names(self, state: State) -> list[str]:
        return TERMS

    def parts(self, state: State, seat: i64) -> vec[float]:
        s = cast(DiceBrewingState, state)
        owned = dice_next_round(s.players[seat])
        return vec[float]([
            points(s, seat),
            claims(s, seat),
            recipes(self, s, seat),
            dice(self, s, owned),
            prospects(self, s, seat, owned),
            quality(self, s, seat),
            supplies(self, s, seat, owned),
        ])  # fmt: skip

    def rivals(self, state: State, seat: i64) -> float:
        """The best rival: a point of theirs costs a fraction of one of the seat's."""
        if self.rival == 0.0:
            return 0.0
        s = cast(DiceBrewingState, state)
        best = -99.0
        for other in range(s.seats):
            if other != seat:
                q = s.players[other]
                best = max(best, float(total(s, other)) + self.stored * _plan(self, s, q, q.storage) - _barred(q))
        return -self.rival * best

    def left(self, state: State) -> float:
        """The fraction of an average game that is left, including this round."""
        return min(1.0, (1.0 + rounds_left(cast(DiceBrewingState, state))) / ROUNDS)


def rounds_left(s: DiceBrewingState) -> float:
    """Rounds after this one, estimated by recipes and by the length of an average game.

    A brew does not shorten the game before the round is over, and nobody gains time by not brewing.
    """
    if s.to_act == OVER:
        return 0.0
    by_recipes = ROUNDS * (1.0 - float(s.brewed - s.round_brews) / float(s.content.limit[s.seats]))
    by_rounds = max(0.0, ROUNDS - float(s.round - 1))
    return max(AT_LEAST, 0.5 * (by_recipes + by_rounds) - 1.0)


def points(s: DiceBrewingState, seat: i64) -> float:
    """What the seat would score now, half points for odd coins."""
    p = s.players[seat]
    spare = p.coins % s.content.coins_per_point
    return float(total(s, seat)) + float(spare) / float(s.content.coins_per_point)


def claims(s: DiceBrewingState, seat: i64) -> float:
    """Points that bases on the board will bring or cost at Tidy-up."""
    p = s.players[seat]
    worth = 0.0
    for space in range(kinds.SPACE_COUNT):
        base = p.base[space]
        if base == NO_DIE or space in (kinds.MH3, kinds.HP2, kinds.SS1, kinds.SS2):
            continue
        if base != SEED and space != kinds.SS3:
            worth -= float(s.content.dice_points[COLOUR[base]])
        if 0 <= kinds.GIVES[space] < kinds.GIVES_SEEDS:
            worth += float(s.content.dice_points[kinds.GIVES[space]])
        elif space == kinds.DS3:
            coins = s.content.sell_skill if COLOUR[base] == SKILL else s.content.sell_dark
            worth += float(coins) / float(s.content.coins_per_point)
    return worth


def recipes(j: DiceBrewingJudge, s: DiceBrewingState, seat: i64) -> float:
    """The promise of the cards in the row this round."""
    if s.to_act == OVER:
        return 0.0
    p = s.players[seat]
    stored = j.stored * _plan(j, s, p, p.storage)
    if not _may_store(s, seat) or len(p.active) == 0:
        return stored
    return max(stored, j.loose * _plan(j, s, p, p.dice()))


def _may_store(s: DiceBrewingState, seat: i64) -> bool:
    """Whether the seat's purchase turn is not over yet."""
    if s.phase == kinds.ROLL_AND_PLACE:
        return True
    return s.phase == kinds.PURCHASE and (seat == s.to_act or (seat - s.priority) % s.seats >= s.visit)


def _plan(j: DiceBrewingJudge, s: DiceBrewingState, p: DiceBrewingPlayer, pool: list[i64]) -> float:
    """The best card that the dice can brew, then the best for the dice that are left, …"""
    worth = 0.0
    if len(pool) < FEWEST_DICE:
        return worth
    share = 1.0
    done: i64 = s.blocked_slots
    for turn in range(len(s.row)):
        best = 0.0
        best_slot: i64 = kinds.NO_CARD
        for slot in range(len(s.row)):
            card = s.row[slot]
            if card == kinds.NO_CARD or done >> slot & 1:
                continue
            recipe = s.content.recipes[card]
            if brewable(pool, recipe.needs):
                reward = _reward(j, s, p, recipe, pool)
                if reward > best:
                    best = reward
                    best_slot = slot
        if best_slot == kinds.NO_CARD:
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


def _reward(j: DiceBrewingJudge, s: DiceBrewingState, p: DiceBrewingPlayer, recipe: Recipe, pool: list[i64]) -> float:
    """Points that a card brings, the best improvement at hand included."""
    per_point = float(s.content.coins_per_point)
    worth = float(s.content.brew_experience + recipe.experience) + float(recipe.coins) / per_point
    worth += (1.0 + j.reward_die) * float(recipe.dice) + j.token * float(recipe.tokens)
    bonus = 0.0
    for ingredient in range(kinds.INGREDIENT_COUNT):
        if p.ingredients[ingredient] > 0 and recipe.improvers >> ingredient & 1:
            this = float(recipe.improve_experience[ingredient]) + float(recipe.improve_coins[ingredient]) / per_point
            bonus = max(bonus, this)
    if recipe.skill_least > 0 and len(pool) > 0:
        blue = pool[-1]
        if blue >= FIRST_SKILL and MARK[blue] != BLOCKED and SHOWN[blue] >= recipe.skill_least:
            bonus = max(bonus, float(recipe.skill_experience) + float(recipe.skill_coins) / per_point)
    return worth + bonus


def dice(j: DiceBrewingJudge, s: DiceBrewingState, owned: i64) -> float:
    """Future brews of the dice: a die of a scarce color is worth more than another of a common one."""
    left = rounds_left(s)
    if left == 0.0:
        return 0.0
    number = owned_of(owned, PALE) + owned_of(owned, DARK) + owned_of(owned, HOPS)
    worth = j.die * float(number) + j.brewing * promise(s, owned)
    skill = float(min(owned_of(owned, SKILL), 8))
    return left * (worth + j.skill * (skill - 0.05 * skill * skill))


def promise(s: DiceBrewingState, owned: i64) -> float:
    """The expected brews per round with dice of these colors."""
    return s.content.promises[place_of(owned_of(owned, PALE), owned_of(owned, DARK), owned_of(owned, HOPS))]


def prospects(j: DiceBrewingJudge, s: DiceBrewingState, seat: i64, owned: i64) -> float:
    """Cards in the row, weighted by the probability that their dice are there or will be rolled."""
    if s.to_act == OVER:
        return 0.0
    p = s.players[seat]
    pool = p.dice() if _may_store(s, seat) else p.storage.copy()
    if p.base[kinds.MH3] != NO_DIE:
        put(pool, raised(p.base[kinds.MH3]))
    if p.base[kinds.HP2] != NO_DIE:
        put(pool, raised(p.base[kinds.HP2]))
    kept: i64 = 0
    for die in p.storage:
        kept += ONE_OF[COLOUR[die]]
    best = 0.0
    worth = 0.0
    for card in s.row:
        if card != kinds.NO_CARD:
            recipe = s.content.recipes[card]
            chance = _chance(pool, recipe.needs, owned, owned - kept)
            if chance > 0.0:
                this = chance * _reward(j, s, p, recipe, pool)
                worth += this
                best = max(best, this)
    return j.prospect * (best + OTHER_CARDS * (worth - best))


def _chance(pool: list[i64], needs: vec[i64], owned: i64, rolled: i64) -> float:
    """The probability that a card can be brewed next round: sufficient dice are kept, others are rolled."""
    chance = 1.0
    at: i64 = len(pool) - 1
    for need in needs:
        colour = need >> 3
        if owned_of(owned, colour) == 0:
            return 0.0
        owned -= ONE_OF[colour]
        while at >= 0 and COLOUR[pool[at]] > colour:
            at -= 1
        if at >= 0 and KEY[pool[at]] >= need and MARK[pool[at]] != BLOCKED:
            at -= 1
        elif owned_of(rolled, colour) > 0:
            rolled -= ONE_OF[colour]
            chance *= SHOWS[need & 7]
        else:
            return 0.0
    return chance


def dice_next_round(p: DiceBrewingPlayer) -> i64:
    """Dice by color once the board is tidied up and all claims are met, see `owned_of`."""
    owned: i64 = 0
    for die in p.active:
        owned += ONE_OF[COLOUR[die]]
    for die in p.storage:
        owned += ONE_OF[COLOUR[die]]
    if p.market_die != NO_DIE:
        owned += ONE_OF[SKILL]
    for space in range(kinds.SPACE_COUNT):
        if p.speed[space] != NO_DIE:
            owned += ONE_OF[SKILL]
        base = p.base[space]
        if base != NO_DIE:
            if space in (kinds.MH3, kinds.HP2) or kinds.BUILDING_OF[space] == kinds.SCHOOL:
                owned += ONE_OF[COLOUR[base]]
            if 0 <= kinds.GIVES[space] < kinds.GIVES_SEEDS:
                owned += ONE_OF[kinds.GIVES[space]]
    return owned


def owned_of(owned: i64, colour: i64) -> i64:
    return owned >> SHIFT[colour] & 255


def quality(j: DiceBrewingJudge, s: DiceBrewingState, seat: i64) -> float:
    """High dice in Storage are half a recipe; low ones there are useless."""
    if rounds_left(s) == 0.0:
        return 0.0
    p = s.players[seat]
    pips: i64 = 0
    for die in p.storage:
        pips += 2 * SHOWN[die] - 7
    for space in range(kinds.SPACE_COUNT):
        if space in (kinds.MH3, kinds.HP2) and p.base[space] != NO_DIE:
            pips += 2 * SHOWN[p.base[space]] - 5
    return j.quality * 0.5 * float(pips)


def supplies(j: DiceBrewingJudge, s: DiceBrewingState, seat: i64, owned: i64) -> float:
    """Seeds, ingredients and action tokens in hand: worthless at the end, so they are used up before."""
    left = rounds_left(s)
    if left == 0.0:
        return 0.0
    p = s.players[seat]
    fade = min(1.0, left - AT_LEAST + LAST_CHANCE)
    seeds = p.seeds
    if not is_summer(s):
        seeds += 1  # the next Summer brings it
    if p.base[kinds.DS1] != NO_DIE:
        seeds += s.content.seeds_given[kinds.DS1]
    if p.base[kinds.DS2] != NO_DIE:
        seeds += s.content.seeds_given[kinds.DS2]
    worth = 0.0
    if seeds > 0:
        worth = j.seed * fade * _seeds(j, s, owned, float(min(seeds, ENOUGH_SEEDS)), left - 1.0)
    if p.held > 0:
        worth += j.token * fade * _tokens(s, seat)
    for ingredient in range(kinds.INGREDIENT_COUNT):
        if p.ingredients[ingredient] > 0:
            price = float(p.ingredients[ingredient] * s.content.price[ingredient])
            worth += j.ingredient * fade * price
    return worth


def _tokens(s: DiceBrewingState, seat: i64) -> float:
    """Action tokens in hand by kind; another of a kind is worth less."""
    p = s.players[seat]
    best: i64 = -99
    for other in range(s.seats):
        if other != seat:
            best = max(best, total(s, other))
    lead = max(-1.0, min(1.0, float(total(s, seat) - best) / FAR))
    worth = 0.0
    for kind in range(kinds.TOKEN_COUNT):
        held = p.tokens[kind] + p.tokens[kinds.TOKEN_COUNT + kind]
        if held > 0:
            another = TOKEN_WORTH[kind] + (AHEAD[kind] * lead if lead > 0.0 else -BEHIND[kind] * lead)
            for i in range(held):
                worth += another
                another *= SAME_KIND
    return worth


def _seeds(j: DiceBrewingJudge, s: DiceBrewingState, owned: i64, seeds: float, left: float) -> float:
    """The growth of seeds: the most needed color first, each further one worth a little less."""
    now = promise(s, owned)
    more = max(promise(s, owned + ONE_OF[PALE]), promise(s, owned + ONE_OF[HOPS])) - now
    die = 1.0 + max(0.0, left) * (j.die + j.brewing * more)
    return die * (seeds - 0.05 * seeds * seeds)


def _barred(q: DiceBrewingPlayer) -> float:
    """A player's loss by closed buildings: greater the more they could place there."""
    loss = 0.0
    for building in range(kinds.BUILDING_COUNT):
        if q.barred >> building & 1:
            loss += BARRED_SEED[building] * float(q.seeds)
            for die in q.active:
                loss += BARRED_DIE[building * 4 + COLOUR[die]]
    return loss
