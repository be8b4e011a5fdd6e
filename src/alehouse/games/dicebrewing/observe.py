"""What a seat sees as a row of small numbers: `fields` names its parts, `observe` writes them.

Everything here can be read off the seat's view. The viewer's board comes first, then the others' in the order in which
they sit to the left of the viewer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.observation import MANY, Field, distance, flag, number, one_hot, write_flags
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import BIT, BUILDING_COUNT, INGREDIENT_COUNT, SPACE_COUNT, TOKEN_COUNT, Content
from alehouse.games.dicebrewing.dice import (
    BLOCKED,
    BONUS,
    COLOUR,
    DICE,
    MARK,
    NO_DIE,
    NO_MARK,
    SEED,
    SHOWN,
    is_opening_one,
)
from alehouse.games.dicebrewing.machine import MACHINE
from alehouse.games.dicebrewing.rules.market import virtual_coins
from alehouse.games.dicebrewing.rules.season import is_summer
from alehouse.games.dicebrewing.rules.spaces import crowded_spaces
from alehouse.games.dicebrewing.rules.storage import cover
from alehouse.games.dicebrewing.rules.tokens import held_of
from alehouse.games.dicebrewing.score import total
from alehouse.games.dicebrewing.state import (
    ACTIVE,
    GAME_OVER,
    NO_CARD,
    NO_ONE,
    PURCHASE,
    WITH_SKILL,
    DiceBrewingPlayer,
    DiceBrewingState,
)

COLOUR_COUNT: Final = 4
FACES: Final = 7  # what a die shows: 0 (not rolled yet) to 6
POOL: Final = COLOUR_COUNT * FACES
POINTS: Final = 9 * MANY
SEED_LIES: Final = 1  # on a space; a die is 2 more than its colour
UNMET: Final = 1  # a need of a recipe; 2: an Active die meets it, 3: a stored one
DECISIONS: Final[i64] = len(MACHINE.decision_ids)

DECISION_PLACE: Final = MACHINE.places


def fields(content: Content, setup: Setup) -> list[Field]:
    """The parts of an observation in their order."""
    seats = setup.seats
    recipes = len(content.recipe_ids)
    rounds = int(content.last_round if setup.options["stall-guard"] else content.last_round_unguarded)
    listed = [
        one_hot("decision", DECISIONS, "the pending decision; none when the game is over"),
        flag("my_decision", "whether the viewer decides"),
        one_hot("priority", seats, "who has priority, counted from the viewer to the left"),
        one_hot("phase", GAME_OVER + 1, "setup, roll and place, purchase, brew, tidy up, over"),
        number("round", rounds),
        flag("summer"),
        Field("open", BUILDING_COUNT, 0, 1, "buildings that have opened"),
        flag("market_open"),
        flag("black_market_open"),
        Field("supply", COLOUR_COUNT, 0, MANY, "dice left: pale malt, dark malt, hops, skill"),
        number("supply_seeds"),
        Field("market", INGREDIENT_COUNT, 0, MANY, "ingredients left"),
        Field("played", TOKEN_COUNT, 0, MANY, "action tokens out of the game"),
        number("deck", MANY, "recipes left in the deck"),
        number("brews_left", MANY, "recipes until the last round"),
        number("brewless", rounds, "rounds in a row without a brew"),
        Field("row", recipes, 0, 2, "by recipe: 0 not in the row, 1 in it, 2 in it but blocked"),
        Field("row_place", recipes, 0, int(content.row_size[seats]), "by recipe: its place in the row from 1"),
        Field(
            "bottom", recipes, 0, MANY, "by recipe: its place among the known cards at the bottom of the deck from 1"
        ),
        one_hot("brewing", recipes, "the recipe being brewed"),
        one_hot("improvement", WITH_SKILL + 1, "what improves it: an ingredient or a skill die"),
        number("pieces", MANY, "pieces left to place in this turn"),
        one_hot("space", SPACE_COUNT, "the space that a piece is placed on"),
        flag("speeding", "whether the piece speeds it up"),
        one_hot("colour", COLOUR_COUNT, "the colour to swap for in the School"),
        number("best", FACES - 1, "the best die of that colour in the supply"),
        one_hot("token", TOKEN_COUNT, "the action token being played"),
        one_hot("target", seats, "whom it is played on, counted from the viewer"),
        one_hot("buying", INGREDIENT_COUNT, "the ingredient being bought"),
        Field("chosen", POOL, 0, MANY, "dice of a set picked so far, by colour, then by what they show"),
    ]
    hidden = setup.options["mode"] == "advanced"
    if not hidden:
        listed.append(Field("black_market", TOKEN_COUNT, 0, MANY, "action tokens left"))
    for place in range(seats):
        who = f"other{place}" if place else "you"
        listed += _board_fields(who, content, seats)
        if place == 0 or not hidden:
            listed.append(Field(f"{who}.tokens", TOKEN_COUNT, 0, MANY, "action tokens by kind"))
    return listed


def _board_fields(who: str, content: Content, seats: int) -> list[Field]:
    """What everybody sees of a brewer."""
    recipes = len(content.recipe_ids)
    needs = int(content.row_size[seats]) * content.most_needs
    return [
        number(f"{who}.coins", POINTS),
        number(f"{who}.experience", POINTS),
        number(f"{who}.seeds"),
        number(f"{who}.total", POINTS, "points now"),
        number(f"{who}.place", seats, "1 for whoever is in front"),
        number(f"{who}.held", MANY, "action tokens of all kinds"),
        flag(f"{who}.passed"),
        flag(f"{who}.bought_ingredient"),
        flag(f"{who}.bought_token"),
        number(f"{who}.virtual", MANY, "coins of an unlucky roll left in this purchase"),
        Field(f"{who}.brewed", recipes, 0, 1, "recipes brewed"),
        Field(f"{who}.used", SPACE_COUNT, 0, 1, "spaces used this round"),
        Field(f"{who}.crowded", SPACE_COUNT, 0, 1, "spaces that all others have used this round"),
        Field(f"{who}.barred", BUILDING_COUNT, 0, 1, "buildings closed by a token"),
        Field(f"{who}.base", SPACE_COUNT, 0, 1 + COLOUR_COUNT, "by space: 0 empty, 1 a seed, 2 to 5 a die by colour"),
        Field(f"{who}.base_shows", SPACE_COUNT, 0, FACES - 1, "what the die there shows"),
        Field(f"{who}.speed", SPACE_COUNT, 0, FACES, "by space: 0, or 1 more than the speeding die there shows"),
        Field(f"{who}.ingredients", INGREDIENT_COUNT, 0, MANY),
        one_hot(f"{who}.market_die", POOL, "the die left in the market, by colour, then by what it shows"),
        Field(f"{who}.active", POOL, 0, MANY, "active dice by colour, then by what they show (0: not rolled yet)"),
        Field(f"{who}.storage", POOL, 0, MANY, "stored dice likewise"),
        Field(f"{who}.blocked", POOL, 0, MANY, "dice with a blocked marker, active or stored, likewise"),
        Field(f"{who}.protected", POOL, 0, MANY, "dice with a protected marker likewise"),
        Field(f"{who}.bonus", POOL, 0, MANY, "how much of what these dice show is a bonus for this round"),
        Field(f"{who}.opening_ones", COLOUR_COUNT, 0, MANY, "untouched 1s of an opening roll that may be unlucky"),
        Field(
            f"{who}.needs",
            needs,
            0,
            UNMET + 2,
            "by place in the row, then by need of its recipe, the lowest first: 0 no such need, 1 unmet, 2 an active "
            "die meets it, 3 a stored one",
        ),
    ]


def observe(s: DiceBrewingState, viewer: i64, out: vec[i16], at: i64) -> None:
    """Writes what the seat `viewer` sees to `out`, from `at` on, where everything is still 0."""
    k = _table(s, viewer, out, at)
    k = _pending(s, viewer, out, k)
    if not s.advanced:
        k = _write(s.black_market, out, k)
    seats = s.seats
    for step in range(seats):
        seat = viewer + step if viewer + step < seats else viewer + step - seats
        k = _board(s, seat, out, k)
        if step == 0 or not s.advanced:
            p = s.players[seat]
            if p.held > 0:
                for kind in range(TOKEN_COUNT):
                    out[k + kind] = i16(held_of(p, kind))
            k += TOKEN_COUNT


def _write(counts: list[i64], out: vec[i16], k: i64) -> i64:
    for count in counts:
        out[k] = i16(count)
        k += 1
    return k


def _table(s: DiceBrewingState, viewer: i64, out: vec[i16], k: i64) -> i64:
    if s.to_act != OVER:
        out[k + DECISION_PLACE[s.pending()]] = 1
    k += DECISIONS
    out[k] = 1 if s.to_act == viewer else 0
    k += 1
    out[k + distance(s.seats, viewer, s.priority)] = 1
    k += s.seats
    out[k + s.phase] = 1
    k += GAME_OVER + 1
    out[k] = i16(s.round)
    out[k + 1] = 1 if is_summer(s) else 0
    k += 2
    for building in range(BUILDING_COUNT):
        out[k + building] = 1 if s.round >= s.content.opens[building] else 0
    k += BUILDING_COUNT
    out[k] = 1 if s.round >= s.content.market_opens else 0
    out[k + 1] = 1 if s.round >= s.content.black_market_opens else 0
    k += 2
    k = _write(s.supply, out, k)
    out[k] = i16(s.seeds)
    k += 1
    k = _write(s.market, out, k)
    k = _write(s.played, out, k)
    out[k] = i16(len(s.deck))
    out[k + 1] = i16(max(0, s.content.limit[s.seats] - s.brewed))
    out[k + 2] = i16(s.brewless)
    k += 3
    recipes: i64 = len(s.content.recipes)
    for slot in range(len(s.row)):
        card = s.row[slot]
        if card != NO_CARD:
            out[k + card] = 2 if s.blocked_slots & BIT[slot] else 1
            out[k + recipes + card] = i16(slot + 1)
    k += 2 * recipes
    for at in range(s.sunk):
        out[k + s.deck[at]] = i16(s.sunk - at)
    return k + recipes


def _pending(s: DiceBrewingState, viewer: i64, out: vec[i16], k: i64) -> i64:
    """What the decision is about."""
    recipes: i64 = len(s.content.recipes)
    step: i64 = s.pending() if s.to_act != OVER else NO_ONE
    picking = step == steps.BREW_DICE
    if picking or step == steps.BREW_IMPROVE:
        out[k + s.row[s.slot]] = 1
    k += recipes
    if picking and s.improvement >= 0:
        out[k + s.improvement] = 1
    k += WITH_SKILL + 1
    if step == steps.PLACE_MAIN:
        out[k] = i16(s.content.pieces - s.pieces)
    k += 1
    if step == steps.PLACE_PIECE:
        out[k + s.space] = 1
        out[k + SPACE_COUNT] = 1 if s.speeding else 0
    k += SPACE_COUNT + 1
    if step == steps.SCHOOL_SWAP_DIE:
        out[k + s.colour] = 1
        out[k + COLOUR_COUNT] = i16(s.best)
    k += COLOUR_COUNT + 1
    if step == steps.TOKEN_TARGET:
        out[k + s.token] = 1
        if s.opponent != NO_ONE:
            out[k + TOKEN_COUNT + distance(s.seats, viewer, s.opponent)] = 1
    k += TOKEN_COUNT + s.seats
    if step == steps.BUY_DISCOUNT:
        out[k + s.item] = 1
    k += INGREDIENT_COUNT
    if picking or step == steps.SCHOOL_REROLL:
        for number in s.chosen:
            out[k + _in_pool(number % DICE)] += 1
    return k + POOL


def _in_pool(die: i64) -> i64:
    """The place of a die among those of a pool."""
    return COLOUR[die] * FACES + SHOWN[die]


def _board(s: DiceBrewingState, seat: i64, out: vec[i16], k: i64) -> i64:
    p = s.players[seat]
    out[k] = i16(p.coins)
    out[k + 1] = i16(p.experience)
    out[k + 2] = i16(p.seeds)
    out[k + 3] = i16(total(s, seat))
    out[k + 4] = i16(s.place(seat))
    out[k + 5] = i16(p.held)
    out[k + 6] = 1 if p.passed else 0
    out[k + 7] = 1 if p.bought_ingredient else 0
    out[k + 8] = 1 if p.bought_token else 0
    if s.phase == PURCHASE and s.to_act == seat:
        out[k + 9] = i16(virtual_coins(s, p))
    k += 10
    for card in p.brewed:
        out[k + card] = 1
    k += len(s.content.recipes)
    k = write_flags(p.used, SPACE_COUNT, out, k)
    k = write_flags(crowded_spaces(s, seat), SPACE_COUNT, out, k)
    k = write_flags(p.barred, BUILDING_COUNT, out, k)
    for piece in p.base:
        if piece == SEED:
            out[k] = SEED_LIES
        elif piece != NO_DIE:
            out[k] = i16(2 + COLOUR[piece])
            out[k + SPACE_COUNT] = i16(SHOWN[piece])
        k += 1
    k += SPACE_COUNT
    for piece in p.speed:
        if piece != NO_DIE:
            out[k] = i16(1 + SHOWN[piece])
        k += 1
    k = _write(p.ingredients, out, k)
    if p.market_die != NO_DIE:
        out[k + _in_pool(p.market_die)] = 1
    k = _dice(p, out, k + POOL)
    return _needs(s, p, out, k)


def _dice(p: DiceBrewingPlayer, out: vec[i16], k: i64) -> i64:
    """Loose dice: both zones, then blocked ones, protected ones, bonuses and opening ones of both."""
    marks = k + 2 * POOL
    for zone in range(2):
        for die in p.pool(zone):
            at = _in_pool(die)
            out[k + at] += 1
            if MARK[die] != NO_MARK:
                out[marks + at if MARK[die] == BLOCKED else marks + POOL + at] += 1
            out[marks + 2 * POOL + at] += i16(BONUS[die])
            if is_opening_one(die):
                out[marks + 3 * POOL + COLOUR[die]] += 1
        k += POOL
    return marks + 3 * POOL + COLOUR_COUNT


def _needs(s: DiceBrewingState, p: DiceBrewingPlayer, out: vec[i16], k: i64) -> i64:
    """How far the dice meet the recipes of the row."""
    content = s.content
    for card in s.row:
        if card != NO_CARD:
            needs = content.recipes[card].needs
            at = k + len(needs)
            for need, zone, die in cover(p, needs):
                at -= 1
                out[at] = UNMET if die == NO_DIE else UNMET + 1 if zone == ACTIVE else UNMET + 2
        k += content.most_needs
    return k
