"""What a viewer may see. Hidden are the deck's order and, in the advanced game, which tokens are held (DB-009, DB-147).

Dice are written as in `dice.py`: Y4, Y3+1, K6 protected.
"""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.state import ALL, OVER
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import BUILDING_COUNT, SPACE_COUNT, TOKEN_COUNT
from alehouse.games.dicebrewing.dice import BLOCKED, DICE, KEY, MARK, NAMES, NO_DIE, SEED, SHOWN
from alehouse.games.dicebrewing.rules.market import virtual_coins
from alehouse.games.dicebrewing.rules.season import is_summer
from alehouse.games.dicebrewing.rules.spaces import crowded_spaces
from alehouse.games.dicebrewing.rules.tokens import held_of
from alehouse.games.dicebrewing.schema import BUILDINGS, COLOURS, INGREDIENTS, LETTERS, SPACES, TOKENS
from alehouse.games.dicebrewing.score import total
from alehouse.games.dicebrewing.state import (
    NO_CARD,
    PLAIN_BREW,
    PURCHASE,
    WITH_SKILL,
    DiceBrewingPlayer,
    DiceBrewingState,
)

PHASES = ["setup", "roll-and-place", "purchase", "brew", "tidy-up", "over"]
Shown = dict[str, object]


def view(s: DiceBrewingState, viewer: i64) -> Shown:
    over = s.to_act == OVER
    shown: Shown = {
        "title": "dicebrewing",
        "seats": s.seats,
        "to_act": s.to_act + 1,
        "decision": "" if over else steps.DECISIONS[s.stack[-1]],
        "round": s.round,
        "season": "summer" if is_summer(s) else "winter",
        "priority": s.priority + 1,
        "phase": PHASES[s.phase],
        "supply": {**{COLOURS[colour]: s.supply[colour] for colour in range(4)}, "seeds": s.seeds},
        "market": {INGREDIENTS[index]: s.market[index] for index in range(len(INGREDIENTS))},
        "played": {TOKENS[kind]: s.played[kind] for kind in range(TOKEN_COUNT)},
        "row": [_card(s, card) for card in s.row],
        "blocked": [slot + 1 for slot in range(len(s.row)) if s.blocked_slots >> slot & 1],
        "deck": _deck(s, viewer),
        "brewed": s.brewed,
        "limit": s.content.limit[s.seats],
        "brewless": s.brewless,
        "pending": {} if over else _pending(s),
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
    }
    if viewer == ALL or not s.advanced:
        shown["black_market"] = {TOKENS[kind]: s.black_market[kind] for kind in range(TOKEN_COUNT)}
    return shown


def _card(s: DiceBrewingState, card: i64) -> str:
    return s.content.recipe_ids[card] if card != NO_CARD else ""


def _deck(s: DiceBrewingState, viewer: i64) -> Shown:
    """Cards that went under the deck openly are known, the first to come first."""
    shown: Shown = {"left": len(s.deck), "bottom": [_card(s, s.deck[at]) for at in range(s.sunk - 1, -1, -1)]}
    if viewer == ALL:
        shown["cards"] = [_card(s, card) for card in reversed(s.deck)]
    return shown


def _pending(s: DiceBrewingState) -> Shown:
    """What the decision is about: the space, token, ingredient or recipe that was chosen before."""
    step = s.stack[-1]
    if step == steps.PLACE_MAIN:
        return {"pieces": s.pieces}
    if step == steps.PLACE_PIECE:
        return {"space": SPACES[s.space], "speed": s.speeding}
    if step == steps.SCHOOL_REROLL:
        return {"chosen": [NAMES[number % DICE] for number in s.chosen]}
    if step == steps.SCHOOL_SWAP_DIE:
        return {"colour": COLOURS[s.colour], "best": s.best}
    if step == steps.TOKEN_TARGET:
        return {"token": TOKENS[s.token], "opponent": s.opponent + 1}
    if step == steps.BUY_DISCOUNT:
        return {"ingredient": INGREDIENTS[s.item], "price": s.content.price[s.item]}
    if step == steps.BREW_IMPROVE:
        return {"recipe": _card(s, s.row[s.slot])}
    if step == steps.BREW_DICE:
        with_what = "skill" if s.improvement == WITH_SKILL else ""
        if s.improvement != WITH_SKILL and s.improvement != PLAIN_BREW:
            with_what = INGREDIENTS[s.improvement]
        return {"recipe": _card(s, s.row[s.slot]), "with": with_what, "chosen": [NAMES[die] for die in s.chosen]}
    return {}


def _piece(piece: i64) -> str:
    if piece == NO_DIE:
        return ""
    return "seed" if piece == SEED else NAMES[piece]


def _player(s: DiceBrewingState, seat: i64, viewer: i64) -> Shown:
    p = s.players[seat]
    crowded = crowded_spaces(s, seat) & ~p.used
    shown: Shown = {
        "seat": seat + 1,
        "coins": p.coins,
        "experience": p.experience,
        "seeds": p.seeds,
        "active": [NAMES[die] for die in p.active],
        "storage": [NAMES[die] for die in p.storage],
        "base": {SPACES[space]: _piece(p.base[space]) for space in range(SPACE_COUNT)},
        "speed": {SPACES[space]: _piece(p.speed[space]) for space in range(SPACE_COUNT)},
        "used": [SPACES[space] for space in range(SPACE_COUNT) if p.used >> space & 1],
        "block_tokens": [SPACES[space] for space in range(SPACE_COUNT) if crowded >> space & 1],
        "barred": [BUILDINGS[building] for building in range(BUILDING_COUNT) if p.barred >> building & 1],
        "market_die": _piece(p.market_die),
        "ingredients": {INGREDIENTS[index]: p.ingredients[index] for index in range(len(INGREDIENTS))},
        "held": p.held,
        "passed": p.passed,
        "bought_ingredient": p.bought_ingredient,
        "bought_token": p.bought_token,
        "virtual": virtual_coins(s, p) if s.phase == PURCHASE and seat == s.to_act else 0,
        "brewed": [_card(s, card) for card in p.brewed],
        "recipes": [_progress(s, p, card) for card in s.row],
        "total": total(s, seat),
        "place": s.place(seat),
    }
    if viewer in (seat, ALL) or not s.advanced:
        shown["tokens"] = {TOKENS[kind]: held_of(p, kind) for kind in range(TOKEN_COUNT)}
    return shown


def _progress(s: DiceBrewingState, p: DiceBrewingPlayer, card: i64) -> Shown:
    """What a card of the row still wants from this player: Active dice to store, and dice not there at all."""
    store: list[str] = []
    missing: list[str] = []
    if card != NO_CARD:
        stored = [die for die in p.storage if MARK[die] != BLOCKED]
        active = [die for die in p.active if MARK[die] != BLOCKED and SHOWN[die] > 0]
        needs = list(s.content.recipes[card].needs)
        left: list[i64] = []
        for need in reversed(needs):  # lowest first, so that as many as possible are met
            if not _take(stored, need):
                left.append(need)
        for need in left:
            name = f"{LETTERS[need >> 3]}{need & 7}"
            found = _take(active, need)
            if found:
                store.append(found)
            else:
                missing.append(name)
    return {"store": store, "missing": missing}


def _take(pool: list[i64], need: i64) -> str:
    """Takes the lowest die that meets a need out of the pool; '' if there is none."""
    for at in range(len(pool)):
        die = pool[at]
        if KEY[die] >= need and KEY[die] >> 3 == need >> 3:
            del pool[at]
            return NAMES[die]
    return ""
