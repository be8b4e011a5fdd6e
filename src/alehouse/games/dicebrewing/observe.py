"""What a seat sees as a row of small numbers: `fields` names its parts, `observe` writes them.

Everything here can be read off the seat's view. The viewer's board comes in full, the others' in outline, in the order
in which they sit to the left of the viewer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import MANY, Field, distance, flag, number, one_hot, write_flags
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.games.dicebrewing import kinds, steps
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.dice import BLOCKED, COLOUR, MARK, NO_DIE, NO_MARK, SEED, SHOWN
from alehouse.games.dicebrewing.machine import MACHINE
from alehouse.games.dicebrewing.rules.market import virtual_coins
from alehouse.games.dicebrewing.rules.season import is_summer
from alehouse.games.dicebrewing.rules.spaces import crowded_spaces
from alehouse.games.dicebrewing.rules.tokens import held_of
from alehouse.games.dicebrewing.score import total
from alehouse.games.dicebrewing.state import DiceBrewingState

COLOUR_COUNT: Final = 4
FACES: Final = 7  # what a die shows: 0 (not rolled yet) to 6
POOL: Final = COLOUR_COUNT * FACES
POINTS: Final = 9 * MANY
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
        one_hot("phase", kinds.GAME_OVER + 1, "setup, roll and place, purchase, brew, tidy up, over"),
        number("round", rounds),
        flag("summer"),
        Field("supply", COLOUR_COUNT, 0, MANY, "dice left: pale malt, dark malt, hops, skill"),
        number("supply_seeds"),
        Field("market", kinds.INGREDIENT_COUNT, 0, MANY, "ingredients left"),
        Field("played", kinds.TOKEN_COUNT, 0, MANY, "action tokens out of the game"),
        number("deck", MANY, "recipes left in the deck"),
        number("brews_left", MANY, "recipes until the last round"),
        number("brewless", rounds, "rounds in a row without a brew"),
        Field("row", recipes, 0, 2, "by recipe: 0 not in the row, 1 in it, 2 in it but blocked"),
        one_hot("brewing", recipes, "the recipe being brewed"),
        number("pieces", MANY, "pieces left to place in this turn"),
        one_hot("space", kinds.SPACE_COUNT, "the space that a piece is placed on"),
        flag("speeding", "whether the piece speeds it up"),
        one_hot("colour", COLOUR_COUNT, "the colour to swap for in the School"),
        number("best", FACES - 1, "the best die of that colour in the supply"),
        one_hot("token", kinds.TOKEN_COUNT, "the action token being played"),
        one_hot("target", seats, "whom it is played on, counted from the viewer"),
        one_hot("buying", kinds.INGREDIENT_COUNT, "the ingredient being bought"),
        number("chosen", MANY, "dice of a set picked so far"),
    ]
    if setup.options["mode"] != "advanced":
        listed.append(Field("black_market", kinds.TOKEN_COUNT, 0, MANY, "action tokens left"))
    listed += [
        *_outline_fields("you"),
        Field("you.active", POOL, 0, MANY, "active dice by colour, then by what they show (0: not rolled yet)"),
        Field("you.storage", POOL, 0, MANY, "stored dice likewise"),
        number("you.blocked", MANY, "dice with a blocked marker"),
        number("you.protected", MANY, "dice with a protected marker"),
        Field("you.base", kinds.SPACE_COUNT, 0, 2, "by space: 0 empty, 1 a seed waits there, 2 a die"),
        Field("you.speed", kinds.SPACE_COUNT, 0, 1, "spaces with a speeding die"),
        Field("you.crowded", kinds.SPACE_COUNT, 0, 1, "spaces that all others have used this round"),
        Field("you.barred", kinds.BUILDING_COUNT, 0, 1, "buildings closed by a token"),
        number("you.market_die", FACES - 1, "the die left in the market"),
        Field("you.ingredients", kinds.INGREDIENT_COUNT, 0, MANY),
        Field("you.tokens", kinds.TOKEN_COUNT, 0, MANY, "action tokens by kind"),
        flag("you.bought_ingredient"),
        flag("you.bought_token"),
        number("you.virtual", MANY, "coins of an unlucky roll left in this purchase"),
    ]
    for place in range(1, seats):
        who = f"other{place}"
        listed += [
            *_outline_fields(who),
            Field(f"{who}.active", COLOUR_COUNT, 0, MANY, "active dice by colour"),
            Field(f"{who}.storage", COLOUR_COUNT, 0, MANY, "stored dice by colour"),
        ]
    return listed


def _outline_fields(who: str) -> list[Field]:
    return [
        number(f"{who}.coins", POINTS),
        number(f"{who}.experience", POINTS),
        number(f"{who}.seeds"),
        number(f"{who}.brewed", MANY, "recipes brewed"),
        number(f"{who}.total", POINTS, "points now"),
        number(f"{who}.held", MANY, "action tokens of all kinds"),
        flag(f"{who}.passed"),
        Field(f"{who}.used", kinds.SPACE_COUNT, 0, 1, "spaces used this round"),
    ]


def observe(s: DiceBrewingState, viewer: i64, out: vec[i16], at: i64) -> None:
    """Writes what the seat `viewer` sees to `out`, from `at` on, where everything is still 0."""
    k = _table(s, viewer, out, at)
    k = _pending(s, viewer, out, k)
    if not s.advanced:
        k = _write(s.black_market, out, k)
    k = _outline(s, viewer, out, k)
    k = _own(s, viewer, out, k)
    seats = s.seats
    for step in range(1, seats):
        seat = viewer + step if viewer + step < seats else viewer + step - seats
        k = _outline(s, seat, out, k)
        for zone in range(2):
            for die in s.players[seat].pool(zone):
                out[k + COLOUR[die]] += 1
            k += COLOUR_COUNT


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
    k += kinds.GAME_OVER + 1
    out[k] = i16(s.round)
    out[k + 1] = 1 if is_summer(s) else 0
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
    for slot in range(len(s.row)):
        card = s.row[slot]
        if card != kinds.NO_CARD:
            out[k + card] = 2 if s.blocked_slots & BIT[slot] else 1
    return k + len(s.content.recipes)


def _pending(s: DiceBrewingState, viewer: i64, out: vec[i16], k: i64) -> i64:
    """What the decision is about."""
    recipes: i64 = len(s.content.recipes)
    step: i64 = s.pending() if s.to_act != OVER else kinds.NO_ONE
    picking = step == steps.BREW_DICE
    if picking or step == steps.BREW_IMPROVE:
        out[k + s.row[s.slot]] = 1
    k += recipes
    if step == steps.PLACE_MAIN:
        out[k] = i16(s.pieces)
    k += 1
    if step == steps.PLACE_PIECE:
        out[k + s.space] = 1
        out[k + kinds.SPACE_COUNT] = 1 if s.speeding else 0
    k += kinds.SPACE_COUNT + 1
    if step == steps.SCHOOL_SWAP_DIE:
        out[k + s.colour] = 1
        out[k + COLOUR_COUNT] = i16(s.best)
    k += COLOUR_COUNT + 1
    if step == steps.TOKEN_TARGET:
        out[k + s.token] = 1
        if s.opponent != kinds.NO_ONE:
            out[k + kinds.TOKEN_COUNT + distance(s.seats, viewer, s.opponent)] = 1
    k += kinds.TOKEN_COUNT + s.seats
    if step == steps.BUY_DISCOUNT:
        out[k + s.item] = 1
    k += kinds.INGREDIENT_COUNT
    if picking or step == steps.SCHOOL_REROLL:
        out[k] = i16(len(s.chosen))
    return k + 1


def _outline(s: DiceBrewingState, seat: i64, out: vec[i16], k: i64) -> i64:
    p = s.players[seat]
    out[k] = i16(p.coins)
    out[k + 1] = i16(p.experience)
    out[k + 2] = i16(p.seeds)
    out[k + 3] = i16(len(p.brewed))
    out[k + 4] = i16(total(s, seat))
    out[k + 5] = i16(p.held)
    out[k + 6] = 1 if p.passed else 0
    return write_flags(p.used, kinds.SPACE_COUNT, out, k + 7)


def _own(s: DiceBrewingState, viewer: i64, out: vec[i16], k: i64) -> i64:
    p = s.players[viewer]
    marks = k + 2 * POOL
    for zone in range(2):
        for die in p.pool(zone):
            out[k + COLOUR[die] * FACES + SHOWN[die]] += 1
            if MARK[die] != NO_MARK:
                out[marks if MARK[die] == BLOCKED else marks + 1] += 1
        k += POOL
    k = marks + 2
    for piece in p.base:
        if piece != NO_DIE:
            out[k] = 1 if piece == SEED else 2
        k += 1
    for piece in p.speed:
        if piece != NO_DIE:
            out[k] = 1
        k += 1
    k = write_flags(crowded_spaces(s, viewer), kinds.SPACE_COUNT, out, k)
    k = write_flags(p.barred, kinds.BUILDING_COUNT, out, k)
    if p.market_die != NO_DIE:
        out[k] = i16(SHOWN[p.market_die])
    k += 1
    k = _write(p.ingredients, out, k)
    if p.held > 0:
        for kind in range(kinds.TOKEN_COUNT):
            out[k + kind] = i16(held_of(p, kind))
    k += kinds.TOKEN_COUNT
    out[k] = 1 if p.bought_ingredient else 0
    out[k + 1] = 1 if p.bought_token else 0
    if s.phase == kinds.PURCHASE and s.to_act == viewer:
        out[k + 2] = i16(virtual_coins(s, p))
    return k + 3
