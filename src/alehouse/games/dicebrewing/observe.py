"""A seat's observation as a row of small numbers.

Everything here is also in the seat's view. The viewer's board comes first, then the others' in the order in which they
sit to the left of the viewer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import MANY, Row, distance
from alehouse.games.dicebrewing import dice, kinds, steps
from alehouse.games.dicebrewing.rules.market import virtual_coins
from alehouse.games.dicebrewing.rules.season import is_summer, last_round
from alehouse.games.dicebrewing.rules.spaces import crowded_spaces
from alehouse.games.dicebrewing.rules.storage import cover
from alehouse.games.dicebrewing.rules.tokens import held_of
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState

COLOUR_COUNT: Final = len(dice.COLOURS)
FACES: Final = 7  # what a die shows: 0 (not rolled yet) to 6
POOL: Final = COLOUR_COUNT * FACES
POINTS: Final = 9 * MANY
SEED_LIES: Final = 1  # on a space; a die is 2 more than its color
UNMET: Final = 1  # a need of a recipe; 2: an Active die meets it, 3: a stored one


def observe(s: DiceBrewingState, viewer: i64, row: Row) -> None:
    """Adds the parts of an observation in their order."""
    s.add_decision(viewer, row)
    _table(s, viewer, row)
    _pending(s, viewer, row)
    if not s.advanced:
        row.numbers("black_market", s.black_market, about="action tokens left")
    totals = s.totals()
    for place in range(row.boards(s.seats)):
        seat = (viewer + place) % s.seats
        row.seat(place)
        _board(s, seat, totals, row)
        if place == 0:
            _needs(s, s.players[seat], row)
        if place == 0 or not s.advanced:
            held = [held_of(s.players[seat], kind) for kind in range(kinds.TOKEN_COUNT)]
            row.numbers("tokens", vec[i64](held), about="action tokens by kind")


def _table(s: DiceBrewingState, viewer: i64, row: Row) -> None:
    seats, content = s.seats, s.content
    rounds = last_round(s)
    priority = distance(seats, viewer, s.priority)
    row.one_hot("priority", seats, priority, "who has priority, counted from the viewer to the left")
    row.one_hot("phase", kinds.GAME_OVER + 1, s.phase, "setup, roll and place, purchase, brew, tidy up, over")
    row.number("round", s.round, rounds)
    row.flag("summer", is_summer(s))
    opened = [1 if s.round >= opens else 0 for opens in content.opens]
    row.numbers("open", vec[i64](opened), 1, "buildings that have opened")
    row.flag("market_open", s.round >= content.market_opens)
    row.flag("black_market_open", s.round >= content.black_market_opens)
    row.numbers("supply", s.supply, about="dice left: pale malt, dark malt, hops, skill")
    row.number("supply_seeds", s.seeds)
    row.numbers("market", s.market, about="ingredients left")
    row.numbers("played", s.played, about="action tokens out of the game")
    row.number("deck", len(s.deck), about="recipes left in the deck")
    row.number("brews_left", max(0, content.limit[seats] - s.brewed), about="recipes until the last round")
    row.number("brewless", s.brewless, rounds, "rounds in a row without a brew")
    recipes: i64 = len(content.recipes)
    at = row.part("row", recipes, 0, 2, "by recipe: 0 not in the row, 1 in it, 2 in it but blocked")
    places = row.part("row_place", recipes, 0, content.row_size[seats], "by recipe: its place in the row from 1")
    for slot in range(len(s.row)):
        card = s.row[slot]
        if card != kinds.NO_CARD:
            row.out[at + card] = 2 if s.blocked_slots & BIT[slot] else 1
            row.out[places + card] = i16(slot + 1)
    at = row.part(
        "bottom", recipes, 0, MANY, "by recipe: its place among the known cards at the bottom of the deck from 1"
    )
    for place in range(s.sunk):
        row.out[at + s.deck[place]] = i16(s.sunk - place)


def _pending(s: DiceBrewingState, viewer: i64, row: Row) -> None:
    """The subject of the decision."""
    none: i64 = -1
    step = s.pending_step()
    picking = step == steps.BREW_DICE
    brewing: i64 = s.row[s.slot] if picking or step == steps.BREW_IMPROVE else none
    row.one_hot("brewing", len(s.content.recipes), brewing, "the recipe being brewed")
    improvement: i64 = s.improvement if picking else none
    row.one_hot("improvement", kinds.WITH_SKILL + 1, improvement, "what improves it: an ingredient or a skill die")
    pieces: i64 = s.content.pieces - s.pieces if step == steps.PLACE_MAIN else 0
    row.number("pieces", pieces, about="pieces left to place in this turn")
    placing = step == steps.PLACE_PIECE
    row.one_hot("space", kinds.SPACE_COUNT, s.space if placing else none, "the space that a piece is placed on")
    row.flag("speeding", placing and s.speeding, "whether the piece speeds it up")
    swapping = step == steps.SCHOOL_SWAP_DIE
    row.one_hot("colour", COLOUR_COUNT, s.colour if swapping else none, "the color to exchange in the School")
    row.number("best", s.best if swapping else 0, FACES - 1, "the best die of that color in the supply")
    aiming = step == steps.TOKEN_TARGET
    row.one_hot("token", kinds.TOKEN_COUNT, s.token if aiming else none, "the action token being played")
    target: i64 = distance(s.seats, viewer, s.opponent) if aiming and s.opponent != kinds.NO_ONE else none
    row.one_hot("target", s.seats, target, "whom it is played on, counted from the viewer")
    buying: i64 = s.item if step == steps.BUY_DISCOUNT else none
    row.one_hot("buying", kinds.INGREDIENT_COUNT, buying, "the ingredient being bought")
    at = row.part("chosen", POOL, 0, MANY, "dice of a set picked so far, by color, then by what they show")
    if picking or step == steps.SCHOOL_REROLL:
        for number in s.chosen:
            row.out[at + _in_pool(number % dice.DICE)] += 1


def _in_pool(die: i64) -> i64:
    """The place of a die among those of a pool."""
    return dice.COLOUR[die] * FACES + dice.SHOWN[die]


def _board(s: DiceBrewingState, seat: i64, totals: vec[i64], row: Row) -> None:
    """The public part of a brewer's board."""
    p = s.players[seat]
    row.number("coins", p.coins, POINTS)
    row.number("experience", p.experience, POINTS)
    row.number("seeds", p.seeds)
    row.number("total", totals[seat], POINTS, "points now")
    row.number("place", s.place_among(totals, seat), s.seats, "1 for whoever is in front")
    row.number("held", p.held, about="action tokens of all kinds")
    row.flag("passed", p.passed)
    row.flag("bought_ingredient", p.bought_ingredient)
    row.flag("bought_token", p.bought_token)
    virtual: i64 = virtual_coins(s, p) if s.phase == kinds.PURCHASE and s.to_act == seat else 0
    row.number("virtual", virtual, about="coins of an unlucky roll left in this purchase")
    row.members("brewed", len(s.content.recipes), p.brewed, "recipes brewed")
    row.flags("used", kinds.SPACE_COUNT, p.used, "spaces used this round")
    row.flags("crowded", kinds.SPACE_COUNT, crowded_spaces(s, seat), "spaces that all others have used this round")
    row.flags("barred", kinds.BUILDING_COUNT, p.barred, "buildings closed by a token")
    lies = row.part(
        "base", kinds.SPACE_COUNT, 0, 1 + COLOUR_COUNT, "by space: 0 empty, 1 a seed, 2 to 5 a die by color"
    )
    shows = row.part("base_shows", kinds.SPACE_COUNT, 0, FACES - 1, "what the die there shows")
    speed = row.part("speed", kinds.SPACE_COUNT, 0, FACES, "by space: 0, or 1 more than the speeding die there shows")
    for space in range(kinds.SPACE_COUNT):
        piece = p.base[space]
        if piece == dice.SEED:
            row.out[lies + space] = SEED_LIES
        elif piece != dice.NO_DIE:
            row.out[lies + space] = i16(2 + dice.COLOUR[piece])
            row.out[shows + space] = i16(dice.SHOWN[piece])
        if p.speed[space] != dice.NO_DIE:
            row.out[speed + space] = i16(1 + dice.SHOWN[p.speed[space]])
    row.numbers("ingredients", p.ingredients)
    die: i64 = _in_pool(p.market_die) if p.market_die != dice.NO_DIE else -1
    row.one_hot("market_die", POOL, die, "the die left in the market, by color, then by what it shows")
    _dice(p, row)


def _dice(p: DiceBrewingPlayer, row: Row) -> None:
    """Loose dice: both zones, then marks, bonuses and opening ones of both."""
    zones = row.part("active", POOL, 0, MANY, "active dice by color, then by what they show (0: not rolled yet)")
    row.part("storage", POOL, 0, MANY, "stored dice likewise")
    blocked = row.part("blocked", POOL, 0, MANY, "dice with a blocked marker, active or stored, likewise")
    guarded = row.part("protected", POOL, 0, MANY, "dice with a protected marker likewise")
    bonus = row.part("bonus", POOL, 0, MANY, "how much of what these dice show is a bonus for this round")
    ones = row.part("opening_ones", COLOUR_COUNT, 0, MANY, "untouched 1s of an opening roll that may be unlucky")
    for zone in range(2):
        for die in p.pool(zone):
            at = _in_pool(die)
            row.out[zones + zone * POOL + at] += 1
            if dice.MARK[die] != dice.NO_MARK:
                row.out[(blocked if dice.MARK[die] == dice.BLOCKED else guarded) + at] += 1
            row.out[bonus + at] += i16(dice.BONUS[die])
            if dice.is_opening_one(die):
                row.out[ones + dice.COLOUR[die]] += 1


def _needs(s: DiceBrewingState, p: DiceBrewingPlayer, row: Row) -> None:
    """How far the dice meet the recipes of the row; only for the viewer: it is slow and follows from the dice."""
    most = s.content.most_needs
    at = row.part(
        "needs",
        s.content.row_size[s.seats] * most,
        0,
        UNMET + 2,
        "by place in the row, then by need of its recipe, the lowest first: 0 no such need, 1 unmet, 2 an active "
        "die meets it, 3 a stored one",
    )
    for card in s.row:
        if card != kinds.NO_CARD:
            needs = s.content.recipes[card].needs
            place = at + len(needs)
            for need, zone, die in cover(p, needs):
                place -= 1
                row.out[place] = UNMET if die == dice.NO_DIE else UNMET + 1 if zone == kinds.ACTIVE else UNMET + 2
        at += most
