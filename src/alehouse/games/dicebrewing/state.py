"""All that a game of Dice Brewing consists of."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from alehouse.engine.machine import Machine
from alehouse.engine.state import State
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.dice import NO_DIE

NO_ONE: Final = -1
NO_CARD: Final = -1
NOT_FIXED: Final = -1  # virtual coins before the first purchase of a turn (DB-113)

# phases of a round
SETUP: Final = 0
ROLL_AND_PLACE: Final = 1
PURCHASE: Final = 2
BREW: Final = 3
TIDY_UP: Final = 4
GAME_OVER: Final = 5
PHASES: Final = {
    SETUP: "setup", ROLL_AND_PLACE: "roll-and-place", PURCHASE: "purchase", BREW: "brew", TIDY_UP: "tidy-up",
    GAME_OVER: "over",
}  # fmt: skip

# where a loose die lies
ACTIVE: Final = 0
STORAGE: Final = 1

# how a brew is improved: 0 to 4 an ingredient
PLAIN_BREW: Final = -1
WITH_SKILL: Final = 5


@final
class DiceBrewingPlayer:
    """One brewer. Pools are sorted lists of dice; `tokens` counts bought action tokens by kind, then won ones."""

    __slots__ = (
        "active", "barred", "base", "bought_ingredient", "bought_token", "brewed", "coins", "experience", "held",
        "ingredients", "market_die", "passed", "seeds", "speed", "storage", "tokens", "used",
    )  # fmt: skip

    def __init__(
        self,
        active: list[i64],
        storage: list[i64],
        base: list[i64],
        speed: list[i64],
        ingredients: list[i64],
        tokens: list[i64],
        brewed: list[i64],
    ) -> None:
        self.active: list[i64] = active
        self.storage: list[i64] = storage
        self.base: list[i64] = base  # by space: the die or seed that waits there
        self.speed: list[i64] = speed  # by space: the blue die that sped it
        self.ingredients: list[i64] = ingredients
        self.tokens: list[i64] = tokens
        self.brewed: list[i64] = brewed
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
        return self.active if zone == ACTIVE else self.storage

    def copy(self) -> DiceBrewingPlayer:
        other = DiceBrewingPlayer(
            self.active.copy(),
            self.storage.copy(),
            self.base.copy(),
            self.speed.copy(),
            self.ingredients.copy(),
            self.tokens.copy(),
            self.brewed.copy(),
        )
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


class DiceBrewingState(State):
    """Players, supply, markets, recipes and the step being resolved. The deck is drawn from its end."""

    __slots__ = (
        "advanced", "best", "black_market", "blocked_slots", "bound", "brewed", "brewless", "choosing", "chosen",
        "colour", "content", "deck", "declines", "discreet", "guard", "improvement", "item", "market",
        "opponent", "phase", "pieces", "played", "players", "priority", "round", "round_brews", "row", "seeds",
        "slot", "space", "speeding", "sunk", "supply", "token", "unlucky", "virtual", "visit",
    )  # fmt: skip

    def __init__(
        self,
        content: Content,
        seats: i64,
        seed: i64,
        players: list[DiceBrewingPlayer],
        supply: list[i64],
        market: list[i64],
        black_market: list[i64],
        played: list[i64],
        row: list[i64],
        deck: list[i64],
        chosen: list[i64],
        machine: Machine[DiceBrewingState],
    ) -> None:
        super().__init__(seats, seed, machine)
        self.content: Content = content
        self.players: list[DiceBrewingPlayer] = players
        self.supply: list[i64] = supply  # dice by colour
        self.market: list[i64] = market  # ingredients left
        self.black_market: list[i64] = black_market  # action tokens left
        self.played: list[i64] = played  # action tokens out of the game
        self.row: list[i64] = row  # recipes by slot
        self.deck: list[i64] = deck
        self.chosen: list[i64] = chosen  # a set of dice being picked, as zone * DICE + die
        self.seeds: i64 = 0
        # options
        self.advanced: bool = False
        self.discreet: bool = False  # no question that is asked or left out tells a hidden token (DB-150)
        self.unlucky: bool = False
        self.guard: bool = True
        # the game
        self.round: i64 = 1
        self.priority: i64 = 0
        self.phase: i64 = SETUP
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
        self.opponent: i64 = NO_ONE
        self.item: i64 = 0  # ingredient being bought
        self.virtual: i64 = NOT_FIXED
        # the brew
        self.slot: i64 = 0
        self.improvement: i64 = PLAIN_BREW

    def pending(self) -> i64:
        """The number of the decision that somebody must take (`steps.py`)."""
        return self.stack[-1] >> 8

    def copy_from(self, other: State) -> None:
        """Takes over everything of another state but players and lists, which the constructor gets."""
        super().copy_from(other)
        source = cast(DiceBrewingState, other)
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
