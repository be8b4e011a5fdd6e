"""What must hold in every state (INV-1 to INV-5)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.state import OVER
from alehouse.games.dicebrewing import dice, kinds
from alehouse.games.dicebrewing.machine import MACHINE
from alehouse.games.dicebrewing.score import dice_owned, seeds_placed
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


def invariants(s: DiceBrewingState) -> list[str]:
    """Everything that is wrong; empty if all is well."""
    return [*_pieces(s), *_cards(s), *_tokens(s), *_players(s), *_decision(s)]


def _pieces(s: DiceBrewingState) -> list[str]:
    """INV-1: dice, seeds and ingredients are never lost or made."""
    problems: list[str] = []
    for colour in range(4):
        count = s.supply[colour] + sum(dice_owned(s, seat, colour) for seat in range(s.seats))
        if count != s.content.dice_count[colour] or s.supply[colour] < 0:
            problems.append(f"INV-1: {count} dice of {dice.COLOURS[colour]}, {s.supply[colour]} of them in supply")
    seeds = s.seeds + sum(p.seeds + seeds_placed(p) for p in s.players)
    if seeds != s.content.seeds or s.seeds < 0:
        problems.append(f"INV-1: {seeds} seeds, {s.seeds} of them in supply")
    for ingredient in range(len(kinds.INGREDIENTS)):
        count = s.market[ingredient] + sum(p.ingredients[ingredient] for p in s.players)
        if count != s.content.market[ingredient] or s.market[ingredient] < 0:
            problems.append(f"INV-1: {count} {kinds.INGREDIENTS[ingredient]}, {s.market[ingredient]} in the Market")
    return problems


def _cards(s: DiceBrewingState) -> list[str]:
    """INV-1: every recipe is in the row, in the deck or brewed."""
    brewed = [card for p in s.players for card in p.brewed]
    cards: list[i64] = [card for card in s.row if card != kinds.NO_CARD] + s.deck + brewed
    problems: list[str] = []
    if sorted(cards) != list(range(len(s.content.recipes))):
        problems.append(f"INV-1: the recipes are {sorted(cards)}")
    if s.brewed != len(brewed):
        problems.append(f"INV-1: {s.brewed} recipes counted as brewed")
    return problems


def _tokens(s: DiceBrewingState) -> list[str]:
    """INV-2: action tokens only ever leave."""
    problems: list[str] = []
    for kind in range(kinds.TOKEN_COUNT):
        bought = [p.tokens[kind] for p in s.players]
        won = [p.tokens[kinds.TOKEN_COUNT + kind] for p in s.players]
        lying = [s.black_market[kind], s.played[kind], *bought, *won]
        if sum(lying) != s.content.black_market[kind] or min(lying) < 0:
            problems.append(f"INV-2: {sum(lying)} tokens {kinds.TOKENS[kind]}")
    for p in s.players:
        if p.held != sum(p.tokens):
            problems.append(f"INV-2: {p.held} tokens counted, {sum(p.tokens)} held")
    return problems


def _players(s: DiceBrewingState) -> list[str]:
    """INV-3 to INV-5, player by player."""
    problems: list[str] = []
    for seat in range(s.seats):
        p = s.players[seat]
        if p.coins < 0 or p.experience < 0 or p.seeds < 0:
            problems.append(f"INV-4: seat {seat + 1} has {p.coins} coins, {p.experience} experience, {p.seeds} seeds")
        for pool in (p.active, p.storage):
            if sorted(pool) != pool:
                problems.append(f"INV-4: a pool of seat {seat + 1} is not sorted")
            for die in pool:
                if not 0 <= die < dice.DICE or dice.SHOWN[die] > 6 or dice.SHOWN[die] - dice.BONUS[die] < 0:
                    problems.append(f"INV-4: seat {seat + 1} has a die {die}")
        if any(dice.SHOWN[die] == 0 for die in p.storage):
            problems.append(f"INV-5: seat {seat + 1} stores a die that was never rolled")
        if any(dice.SHOWN[die] == 0 for die in p.active) and s.phase != kinds.BREW and s.to_act != OVER:
            problems.append(f"DB-010: seat {seat + 1} has Active dice that were not rolled")
        problems += _board(s, p, seat)
    return problems


def _board(s: DiceBrewingState, p: DiceBrewingPlayer, seat: i64) -> list[str]:
    """Pieces on a board were used this round, in an open building, and blue dice are in slots for blue dice."""
    problems: list[str] = []
    for space in range(kinds.SPACE_COUNT):
        base = p.base[space]
        blue = p.speed[space]
        if (base != dice.NO_DIE or blue != dice.NO_DIE) and p.used & BIT[space] == 0:
            problems.append(f"DB-030: space {space} of seat {seat + 1} is filled but not used")
        if base != dice.NO_DIE and blue != dice.NO_DIE:
            problems.append(f"DB-073: space {space} of seat {seat + 1} is sped, but its base still waits")
        if blue != dice.NO_DIE and dice.COLOUR[blue] != dice.SKILL:
            problems.append(f"DB-071: {dice.NAMES[blue]} lies on a speed slot of seat {seat + 1}")
        foreign = base != dice.NO_DIE and (base == dice.SEED or dice.COLOUR[base] != dice.SKILL)
        if foreign and kinds.BUILDING_OF[space] == kinds.SCHOOL:
            problems.append(f"DB-065: space {space} of seat {seat + 1} holds no blue die")
    if p.used & ~s.content.open_spaces(s.round):
        problems.append(f"DB-039: seat {seat + 1} used a closed building")
    if s.to_act == OVER:
        changed = any(dice.BONUS[die] > 0 or dice.MARK[die] != dice.NO_MARK for die in p.active + p.storage)
        if changed or p.used or p.market_die != dice.NO_DIE:
            problems.append(f"INV-3: something of the round is left with seat {seat + 1}")
    return problems


def _decision(s: DiceBrewingState) -> list[str]:
    """A running game waits for a decision, a finished one does not; spaces have at most n - 1 users (DB-043)."""
    problems: list[str] = []
    if s.to_act == OVER:
        if len(s.stack) > 0:
            problems.append(f"steps {s.stack} are left after the end")
    elif MACHINE.places[s.pending_step()] < 0:
        problems.append(f"step {s.pending_step()} is pending, which is not a decision")
    users: i64 = BIT[kinds.SPACE_COUNT] - 1
    for p in s.players:
        users &= p.used
    if users:
        problems.append(f"DB-043: all players used the same space, mask {users}")
    return problems
