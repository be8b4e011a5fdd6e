"""The state of a game of Dice Brewing."""

from __future__ import annotations

from typing import Any, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Machine
from alehouse.engine.state import State
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.dice import NO_DIE


@final
class DiceBrewingPlayer:
    """One brewer. Pools are sorted lists of dice; `tokens` counts bought action tokens by kind, then won ones."""

    def __init__(self) -> None:
        self.active: list[i64]
        self.storage: list[i64]
        self.base: vec[i64]  # by space: the die or seed there
        self.speed: vec[i64]  # by space: the blue die that speeds it
        self.ingredients: vec[i64]
        self.tokens: vec[i64]
        self.brewed: list[i64]
        self.seeds: i64 = 0
        self.coins: i64 = 0
        self.experience: i64 = 0
        self.held: i64 = 0  # action tokens of all kinds
        self.market_die: i64 = NO_DIE
        # this round
        self.used: i64 = 0  # bit mask of spaces
        self.barred: i64 = 0  # bit mask of buildings closed by a token
        self.passed: bool = False
        self.bought_ingredient: bool = False
        self.bought_token: bool = False

    def pool(self, zone: i64) -> list[i64]:
        return self.active if zone == kinds.ACTIVE else self.storage

    def dice(self) -> list[i64]:
        """Both pools as one."""
        return sorted(self.storage + self.active)

    def copy(self) -> DiceBrewingPlayer:
        other = DiceBrewingPlayer()
        other.active = self.active.copy()
        other.storage = self.storage.copy()
        other.base = self.base[:]
        other.speed = self.speed[:]
        other.ingredients = self.ingredients[:]
        other.tokens = self.tokens[:]
        other.brewed = self.brewed.copy()
        other.seeds = self.seeds
        other.coins = self.coins
        other.experience = self.experience
        other.held = self.held
        other.market_die = self.market_die
        other.used = self.used
        other.barred = self.barred
        other.passed = self.passed
        other.bought_ingredient = self.bought_ingredient
        other.bought_token = self.bought_token
        return other


@final
class DiceBrewingState(State):
    """Players, supply, markets, recipes and the step being resolved. The deck is drawn from its end."""

    def __init__(self, content: Content, seats: i64, seed: i64, machine: Machine[Any] | None) -> None:
        super().__init__(seats, seed, machine)
        self.content: Content = content
        # laid out at the start, or copied
        self.players: list[DiceBrewingPlayer]
        self.supply: vec[i64]  # dice by color
        self.market: vec[i64]  # ingredients left
        self.black_market: vec[i64]  # action tokens left
        self.played: vec[i64]  # action tokens out of the game
        self.row: list[i64]  # recipes by slot
        self.deck: list[i64]
        self.chosen: list[i64]  # a set of dice being picked, as zone * DICE + die
        self.seeds: i64 = 0
        # options
        self.advanced: bool = False
        self.discreet: bool = False  # whether questions must not reveal hidden tokens (DB-150)
        self.unlucky: bool = False
        self.guard: bool = True
        # the game
        self.round: i64 = 1
        self.priority: i64 = 0
        self.phase: i64 = kinds.SETUP
        self.brewed: i64 = 0  # recipes, all players together
        self.round_brews: i64 = 0
        self.brewless: i64 = 0  # rounds in a row
        self.sunk: i64 = 0  # cards at the bottom of the deck that everybody knows (DB-145)
        self.blocked_slots: i64 = 0  # bit mask
        # the ordered step of the round
        self.visit: i64 = 0  # seats served so far
        self.declines: i64 = 0  # in a row
        # the turn
        self.pieces: i64 = 0
        self.space: i64 = 0
        self.speeding: bool = False
        self.colour: i64 = 0  # of the swap in the School
        self.best: i64 = 0  # highest die of the supply rolled for it
        self.choosing: bool = False  # a set is being picked die by die
        self.bound: i64 = 0  # the next die of the set may not come before it
        self.token: i64 = 0  # being played
        self.opponent: i64 = kinds.NO_ONE
        self.item: i64 = 0  # ingredient being bought
        self.virtual: i64 = kinds.NOT_FIXED
        # the brew
        self.slot: i64 = 0
        self.improvement: i64 = kinds.PLAIN_BREW

    def clone(self) -> State:
        other = DiceBrewingState(self.content, self.seats, 0, self.machine)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        source = cast(DiceBrewingState, other)
        self.players = [p.copy() for p in source.players]
        self.supply = source.supply[:]
        self.market = source.market[:]
        self.black_market = source.black_market[:]
        self.played = source.played[:]
        self.row = source.row.copy()
        self.deck = source.deck.copy()
        self.chosen = source.chosen.copy()
        self.seeds = source.seeds
        self.advanced = source.advanced
        self.discreet = source.discreet
        self.unlucky = source.unlucky
        self.guard = source.guard
        self.round = source.round
        self.priority = source.priority
        self.phase = source.phase
        self.brewed = source.brewed
        self.round_brews = source.round_brews
        self.brewless = source.brewless
        self.sunk = source.sunk
        self.blocked_slots = source.blocked_slots
        self.visit = source.visit
        self.declines = source.declines
        self.pieces = source.pieces
        self.space = source.space
        self.speeding = source.speeding
        self.colour = source.colour
        self.best = source.best
        self.choosing = source.choosing
        self.bound = source.bound
        self.token = source.token
        self.opponent = source.opponent
        self.item = source.item
        self.virtual = source.virtual
        self.slot = source.slot
        self.improvement = source.improvement
