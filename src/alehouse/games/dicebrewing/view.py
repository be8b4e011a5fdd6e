"""A viewer's view. Hidden are the deck's order and, in the advanced game, which tokens are held (DB-009, DB-147).

Dice are written as in `dice.py`: Y4, Y3+1, K6 protected.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from mypy_extensions import i64

from alehouse.engine.numbers import named
from alehouse.engine.state import ALL, Head
from alehouse.games.dicebrewing import kinds, steps
from alehouse.games.dicebrewing.dice import COLOURS, DICE, LETTERS, NAMES, NO_DIE, SEED
from alehouse.games.dicebrewing.rules.brewing import needs_of
from alehouse.games.dicebrewing.rules.market import virtual_coins
from alehouse.games.dicebrewing.rules.matching import least_waste
from alehouse.games.dicebrewing.rules.season import is_summer
from alehouse.games.dicebrewing.rules.spaces import crowded_spaces
from alehouse.games.dicebrewing.rules.storage import cover
from alehouse.games.dicebrewing.rules.tokens import held_of
from alehouse.games.dicebrewing.score import total
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


class Space(TypedDict):
    """A space of every player's board: what it takes, and what it gives.

    `takes`: colors of dice, or "seed". `gives`: a color, "seed", "coins", "raise", "reroll" or "swap".
    """

    id: str
    takes: list[str]
    gives: str


class Building(TypedDict):
    """A building with its spaces, in the order of the board, and whether it has opened."""

    id: str
    open: bool
    spaces: list[Space]


class Deck(TypedDict):
    """The deck. `bottom` are cards that went under it openly, the first to come first; `cards` if all is shown."""

    left: int
    bottom: list[str]
    cards: NotRequired[list[str]]


class Pending(TypedDict, total=False):
    """The subject of the decision: the space, token, ingredient or recipe chosen before.

    `proposed` are the least wasteful dice for a brew.
    """

    pieces_left: int
    space: str
    speed: bool
    chosen: list[str]
    proposed: list[str]
    colour: str
    best: int
    token: str
    opponent: int
    ingredient: str
    price: int
    recipe: str
    improvement: str


class Need(TypedDict):
    """A die required by a recipe, such as Y3, and the player's die that meets it: its name and where it is.

    `zone` is "storage", "active" (it only needs storing) or "" (no die meets it).
    """

    least: str
    die: str
    zone: str


class Player(TypedDict):
    """A brewer. `base` and `speed` have the piece on each space: a die, "seed" or "".

    `block_tokens` are spaces that all the others have used, `barred` buildings closed by a token, `virtual` coins of an
    unlucky roll. `tokens` is present for viewers who may know which ones are held. `recipes` shows by slot of the row
    how far the player's dice meet it.
    """

    seat: int
    coins: int
    experience: int
    seeds: int
    active: list[str]
    storage: list[str]
    base: dict[str, str]
    speed: dict[str, str]
    used: list[str]
    block_tokens: list[str]
    barred: list[str]
    market_die: str
    ingredients: dict[str, int]
    held: int
    tokens: NotRequired[dict[str, int]]
    passed: bool
    bought_ingredient: bool
    bought_token: bool
    virtual: int
    brewed: list[str]
    recipes: list[list[Need]]
    total: int
    place: int


class DiceBrewingView(Head):
    """The table. `played` are action tokens out of the game; nobody knows the `black_market` of the advanced game."""

    round: int
    season: str
    priority: int
    phase: str
    supply: dict[str, int]
    market: dict[str, int]
    market_open: bool
    black_market_open: bool
    black_market: NotRequired[dict[str, int]]
    played: dict[str, int]
    row: list[str]
    blocked: list[int]
    deck: Deck
    brewed: int
    limit: int
    brewless: int
    buildings: list[Building]
    pending: Pending
    players: list[Player]


def view(s: DiceBrewingState, viewer: i64) -> DiceBrewingView:
    shown: DiceBrewingView = {
        "title": "dicebrewing",
        "seats": s.seats,
        "to_act": s.to_act + 1,
        "decision": s.decision(),
        "round": s.round,
        "season": kinds.SEASONS[kinds.SUMMER if is_summer(s) else kinds.WINTER],
        "priority": s.priority + 1,
        "phase": kinds.PHASES[s.phase],
        "supply": {**{COLOURS[colour]: s.supply[colour] for colour in range(4)}, "seeds": s.seeds},
        "market": {kinds.INGREDIENTS[index]: s.market[index] for index in range(len(kinds.INGREDIENTS))},
        "market_open": s.round >= s.content.market_opens,
        "black_market_open": s.round >= s.content.black_market_opens,
        "played": {kinds.TOKENS[kind]: s.played[kind] for kind in range(kinds.TOKEN_COUNT)},
        "row": [_card(s, card) for card in s.row],
        "blocked": [slot + 1 for slot in range(len(s.row)) if s.blocked_slots >> slot & 1],
        "deck": _deck(s, viewer),
        "brewed": s.brewed,
        "limit": s.content.limit[s.seats],
        "brewless": s.brewless,
        "buildings": [_building(s, building) for building in range(kinds.BUILDING_COUNT)],
        "pending": _pending(s),
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
    }
    if viewer == ALL or not s.advanced:
        shown["black_market"] = {kinds.TOKENS[kind]: s.black_market[kind] for kind in range(kinds.TOKEN_COUNT)}
    return shown


def sees_more(s: DiceBrewingState, seat: i64) -> bool:
    """DB-147 action tokens are hidden in the advanced game."""
    return s.advanced


def _building(s: DiceBrewingState, building: i64) -> Building:
    return {
        "id": kinds.BUILDINGS[building],
        "open": s.round >= s.content.opens[building],
        "spaces": [
            {"id": kinds.SPACES[space], "takes": kinds.takes_names(space), "gives": kinds.gives_name(space)}
            for space in range(kinds.SPACE_COUNT)
            if kinds.BUILDING_OF[space] == building
        ],
    }


def _card(s: DiceBrewingState, card: i64) -> str:
    return s.content.recipe_ids[card] if card != kinds.NO_CARD else ""


def _deck(s: DiceBrewingState, viewer: i64) -> Deck:
    shown: Deck = {"left": len(s.deck), "bottom": [_card(s, s.deck[at]) for at in range(s.sunk - 1, -1, -1)]}
    if viewer == ALL:
        shown["cards"] = [_card(s, card) for card in reversed(s.deck)]
    return shown


def _pending(s: DiceBrewingState) -> Pending:
    step = s.pending_step()
    if step == steps.PLACE_MAIN:
        return {"pieces_left": s.content.pieces - s.pieces}
    if step == steps.PLACE_PIECE:
        return {"space": kinds.SPACES[s.space], "speed": s.speeding}
    if step == steps.SCHOOL_REROLL:
        return {"chosen": [NAMES[number % DICE] for number in s.chosen]}
    if step == steps.SCHOOL_SWAP_DIE:
        return {"colour": COLOURS[s.colour], "best": s.best}
    if step == steps.TOKEN_TARGET:
        return {"token": kinds.TOKENS[s.token], "opponent": s.opponent + 1}
    if step == steps.BUY_DISCOUNT:
        return {"ingredient": kinds.INGREDIENTS[s.item], "price": s.content.price[s.item]}
    if step == steps.BREW_IMPROVE:
        return {"recipe": _card(s, s.row[s.slot])}
    if step == steps.BREW_DICE:
        storage = s.players[s.to_act].storage
        return {
            "recipe": _card(s, s.row[s.slot]),
            "improvement": _improvement(s),
            "chosen": [NAMES[die] for die in s.chosen],
            "proposed": [] if s.choosing else [NAMES[storage[place]] for place in least_waste(storage, needs_of(s))],
        }
    return {}


def _improvement(s: DiceBrewingState) -> str:
    if s.improvement == kinds.PLAIN_BREW:
        return ""
    return "skill" if s.improvement == kinds.WITH_SKILL else kinds.INGREDIENTS[s.improvement]


def _piece(piece: i64) -> str:
    if piece == NO_DIE:
        return ""
    return "seed" if piece == SEED else NAMES[piece]


def _player(s: DiceBrewingState, seat: i64, viewer: i64) -> Player:
    p = s.players[seat]
    crowded = crowded_spaces(s, seat) & ~p.used
    shown: Player = {
        "seat": seat + 1,
        "coins": p.coins,
        "experience": p.experience,
        "seeds": p.seeds,
        "active": [NAMES[die] for die in p.active],
        "storage": [NAMES[die] for die in p.storage],
        "base": {kinds.SPACES[space]: _piece(p.base[space]) for space in range(kinds.SPACE_COUNT)},
        "speed": {kinds.SPACES[space]: _piece(p.speed[space]) for space in range(kinds.SPACE_COUNT)},
        "used": named(p.used, kinds.SPACES),
        "block_tokens": named(crowded, kinds.SPACES),
        "barred": named(p.barred, kinds.BUILDINGS),
        "market_die": _piece(p.market_die),
        "ingredients": {kinds.INGREDIENTS[index]: p.ingredients[index] for index in range(len(kinds.INGREDIENTS))},
        "held": p.held,
        "passed": p.passed,
        "bought_ingredient": p.bought_ingredient,
        "bought_token": p.bought_token,
        "virtual": virtual_coins(s, p) if s.phase == kinds.PURCHASE and seat == s.to_act else 0,
        "brewed": [_card(s, card) for card in p.brewed],
        "recipes": [_progress(s, p, card) for card in s.row],
        "total": total(s, seat),
        "place": s.place(seat),
    }
    if viewer in (seat, ALL) or not s.advanced:
        shown["tokens"] = {kinds.TOKENS[kind]: held_of(p, kind) for kind in range(kinds.TOKEN_COUNT)}
    return shown


def _progress(s: DiceBrewingState, p: DiceBrewingPlayer, card: i64) -> list[Need]:
    """How far a player's dice meet a card of the row, its lowest need first."""
    if card == kinds.NO_CARD:
        return []
    found: list[Need] = []
    for need, zone, die in cover(p, s.content.recipes[card].needs):
        where = "" if die == NO_DIE else "active" if zone == kinds.ACTIVE else "storage"
        found.insert(0, {"least": f"{LETTERS[need >> 3]}{need & 7}", "die": _piece(die), "zone": where})
    return found
