"""The state of a game of Brew Crafters."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Machine
from alehouse.engine.state import State
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.content import Content


@final
class BrewCraftersPlayer:
    """One brewery. Sets of recipes, workers and buildings are bit masks over their tables."""

    def __init__(self) -> None:
        self.stock: vec[i64]  # by ingredient
        self.brewed: vec[i64]  # batches by recipe, wherever they are now (BC-004)
        self.cubes: vec[i64]  # step by research track
        self.tanks: vec[i64]  # recipe by slot
        self.line: vec[i64]  # recipe by place of the bottling line
        self.plots: vec[i64]  # ingredient by plot of the player's Farm
        self.partners: vec[i64]  # cards by kind
        self.money: i64 = 0
        self.rep: i64 = 0  # tokens
        self.loans: i64 = 0
        self.batches: i64 = 0
        self.shifts: i64 = 1
        self.workers: i64 = 0
        self.built: i64 = 0
        self.infused: i64 = 0  # bit per slot
        self.labels: i64 = 0  # recipes whose Gold Label is here
        self.secrets: i64 = 0  # recipes developed, revealed once brewed
        self.glimpsed: i64 = 0  # recipes this player saw missing while developing (BC-204)
        self.mark: i64 = kinds.NONE  # recipe
        self.promise: i64 = kinds.NONE  # building space with Rep on it
        self.upkeep: i64 = 0  # cost of the next Winter before reductions
        self.last_cost: i64 = 0  # cost of the last Winter before reductions
        self.capacity: i64 = 0
        # this season
        self.annual: i64 = 0  # annual benefits to come: tracks, then workers from bit 4 on
        self.shifts_used: i64 = 0
        self.extras_used: i64 = 0  # extra placements by workers, used or declined
        self.visits: i64 = 0  # market spaces with a meeple of this player
        self.helper_visits: i64 = 0  # and with a helper
        self.intern_visits: i64 = 0  # and with an intern
        self.interns: i64 = 0  # to be placed or held
        self.held: i64 = 0  # interns kept for the Brewery Phase
        self.intern_next: i64 = 0  # interns waiting on the next season
        self.intern_after: i64 = 0  # and on the one after

    def copy(self) -> BrewCraftersPlayer:
        other = BrewCraftersPlayer()
        other.stock = self.stock[:]
        other.brewed = self.brewed[:]
        other.cubes = self.cubes[:]
        other.tanks = self.tanks[:]
        other.line = self.line[:]
        other.plots = self.plots[:]
        other.partners = self.partners[:]
        other.money = self.money
        other.rep = self.rep
        other.loans = self.loans
        other.batches = self.batches
        other.shifts = self.shifts
        other.workers = self.workers
        other.built = self.built
        other.infused = self.infused
        other.labels = self.labels
        other.secrets = self.secrets
        other.glimpsed = self.glimpsed
        other.mark = self.mark
        other.promise = self.promise
        other.upkeep = self.upkeep
        other.last_cost = self.last_cost
        other.capacity = self.capacity
        other.annual = self.annual
        other.shifts_used = self.shifts_used
        other.extras_used = self.extras_used
        other.visits = self.visits
        other.helper_visits = self.helper_visits
        other.intern_visits = self.intern_visits
        other.interns = self.interns
        other.held = self.held
        other.intern_next = self.intern_next
        other.intern_after = self.intern_after
        return other

    def stored(self) -> i64:
        """All ingredients in storage."""
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3] + stock[4] + stock[5]


@final
class BrewCraftersState(State):
    """Breweries, market, cards on the table, and the steps to come."""

    def __init__(self, content: Content, seats: i64, seed: i64, machine: Machine[Any] | None) -> None:
        super().__init__(seats, seed, machine)
        self.content: Content = content
        self.players: list[BrewCraftersPlayer]
        # options
        self.side: i64 = 0  # of the research lab
        self.complex: i64 = 0  # bits of the complex actions in play
        # the table
        self.season: i64 = -1  # 0 to 11
        self.phase: i64 = kinds.CLOSING_PHASE
        self.start: i64 = 0  # seat with the start player token
        self.first: i64 = 0  # seat that began this Market Phase
        self.active: i64 = 0  # seat whose turn it is
        self.waiting: vec[i64]  # restocks on each market space
        self.used: i64 = 0  # market spaces used this season
        self.menu: list[i64]  # public recipes in the order of the table
        self.public: i64 = 0  # the same as a mask
        self.labels: i64 = 0  # public recipes whose Gold Label is unclaimed
        self.row: i64 = 0  # face-up workers
        self.pool: i64 = 0  # unused workers
        self.shown: i64 = 0  # workers the Employment Agency has revealed
        self.partners_left: vec[i64]
        self.collaboration: vec[i64]  # owner by portion
        self.farm_gifts: list[i64]  # seat * 3 + crop, in the order of contribution
        self.farm_pool: vec[i64]  # remainders by crop
        self.intern_supply: i64 = 0
        # the market action
        self.given: vec[i64]  # what the space gave: ingredients and money (BC-045)
        self.from_space: bool = False  # current gains come from the space itself
        # Process Beer
        self.open_styles: i64 = 0  # styles whose Basic Recipe was brewed before this brew step
        self.process_styles: i64 = 0  # styles brewed in it
        self.process_batches: i64 = 0
        self.process_advanced: bool = False
        self.waived: i64 = 0  # Basic Ingredients not paid thanks to the lab
        self.paid: vec[i64]  # Basic Ingredients paid, by kind

    def acting(self) -> BrewCraftersPlayer:
        return self.players[self.active]

    def season_of_year(self) -> i64:
        return self.season & 3

    def clone(self) -> BrewCraftersState:
        other = BrewCraftersState(self.content, self.seats, 0, self.machine)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, BrewCraftersState)
        super().copy_from(other)
        self.players = [p.copy() for p in other.players]
        self.waiting = other.waiting[:]
        self.menu = other.menu.copy()
        self.collaboration = other.collaboration[:]
        self.partners_left = other.partners_left[:]
        self.farm_gifts = other.farm_gifts.copy()
        self.farm_pool = other.farm_pool[:]
        self.given = other.given[:]
        self.paid = other.paid[:]
        self.side = other.side
        self.complex = other.complex
        self.season = other.season
        self.phase = other.phase
        self.start = other.start
        self.first = other.first
        self.active = other.active
        self.used = other.used
        self.public = other.public
        self.labels = other.labels
        self.row = other.row
        self.pool = other.pool
        self.shown = other.shown
        self.intern_supply = other.intern_supply
        self.from_space = other.from_space
        self.open_styles = other.open_styles
        self.process_styles = other.process_styles
        self.process_batches = other.process_batches
        self.process_advanced = other.process_advanced
        self.waived = other.waived
