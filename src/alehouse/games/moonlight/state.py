"""All that a night at the monastery consists of."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Machine
from alehouse.engine.numbers import BIT
from alehouse.engine.state import State
from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.content import Content

NOTHING: Final[list[i64]] = []  # stands for every empty list of a new state
EMPTY_STOCK: Final = vec[i64]([0, 0, 0, 0, 0])
EMPTY_BOXES: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0])
NO_CARDS: Final[list[vec[i64]]] = [vec[i64](), vec[i64](), vec[i64]()]  # in any deck


@final
class MoonlightPlayer:
    """One monk and his sheet. `stock[i]` counts units of ingredient i in digits of four bits, one per quality.

    A list or vec is shared with the copies of the player: it is never changed in place but replaced.
    """

    def __init__(self, stock: vec[i64], boxes: vec[i64], kept: list[i64], tastes: list[i64]) -> None:
        self.stock: vec[i64] = stock
        self.boxes: vec[i64] = boxes
        self.kept: list[i64] = kept  # werewolf cards in the order they were kept
        self.tastes: list[i64] = tastes  # their recorded taste (MB-203)
        self.monk: i64 = kinds.NO_ONE
        self.abilities: i64 = 0
        self.room: i64 = 0
        self.noise: i64 = 0
        self.dirt: i64 = 0
        self.adjustment: i64 = 0
        self.cards: i64 = 0  # bit mask
        self.used: i64 = 0  # bit mask of cards turned sideways
        self.spent: i64 = 0  # bit mask of cards that stay used if they come back
        self.web_until: i64 = kinds.NEVER  # number of the phase at whose end the web falls off
        self.attacks: i64 = 0
        self.injuries: i64 = 0
        self.injured: bool = False
        self.alchemy_used: bool = False
        self.ancestral_used: bool = False

    def can(self, ability: i64) -> bool:
        """Whether the monk has an ability (MB-145 to MB-174); injury never switches them off (MB-120)."""
        return self.abilities & BIT[ability] != 0

    def copy(self) -> MoonlightPlayer:
        other = MoonlightPlayer(self.stock, self.boxes, self.kept, self.tastes)
        other.monk = self.monk
        other.abilities = self.abilities
        other.room = self.room
        other.noise = self.noise
        other.dirt = self.dirt
        other.adjustment = self.adjustment
        other.cards = self.cards
        other.used = self.used
        other.spent = self.spent
        other.web_until = self.web_until
        other.attacks = self.attacks
        other.injuries = self.injuries
        other.injured = self.injured
        other.alchemy_used = self.alchemy_used
        other.ancestral_used = self.ancestral_used
        return other


def new_player() -> MoonlightPlayer:
    return MoonlightPlayer(EMPTY_STOCK, EMPTY_BOXES, NOTHING, NOTHING)


@final
class MoonlightState(State):
    """Players, decks and what is being resolved. Decks are drawn from their end.

    Lists of cards, dice and stars are shared with the copies of the state, as a player's are.
    """

    def __init__(
        self,
        content: Content,
        seats: i64,
        seed: i64,
        players: list[MoonlightPlayer],
        machine: Machine[Any] | None,
    ) -> None:
        super().__init__(seats, seed, machine)
        self.content: Content = content
        self.players: list[MoonlightPlayer] = players
        self.decks: list[vec[i64]] = NO_CARDS  # werewolves, equipment, blessings
        self.piles: list[vec[i64]] = NO_CARDS  # discarded from each deck
        self.omens: vec[i64] = vec[i64]()
        self.phases: list[i64] = NOTHING  # the phases played, in order (MB-225)
        self.drawn: list[i64] = NOTHING
        self.dice: list[i64] = NOTHING
        self.favors: list[i64] = NOTHING  # icons that wait for their moment until the turn ends
        # options; the hermit's nights change some of them
        self.sprint: bool = False
        self.duel: bool = False
        self.expansion: bool = False
        self.full_moon: bool = False
        self.peace: bool = False
        self.satchels: bool = False
        self.short: bool = False
        self.rotating: bool = False
        self.strict_once: bool = False
        self.hermit: bool = False
        self.attack_limit: i64 = content.attack_limit
        self.quiet_limit: i64 = content.quiet_limit
        # the night
        self.first: i64 = 0  # seat that starts the phase
        self.phase: i64 = 0  # number of the phase played, an index into `phases`
        self.turn: i64 = 0  # seat whose turn it is
        self.turns_left: i64 = 0  # turns still to come in this phase
        # the turn
        self.free_move: bool = False
        self.actions_left: i64 = 0
        self.sprint_used: bool = False
        self.hunt_used: bool = False
        self.filthy_used: bool = False
        self.rolled: bool = False  # an action was rolled this turn (soft snow)
        # the roll
        self.act: i64 = 0
        self.bonus: i64 = 0
        self.more_dice: i64 = 0
        self.made_noise: bool = False
        self.shown: i64 = 0
        self.reason_for_dice: i64 = kinds.FOR_ACTION
        # the draw
        self.draw_deck: i64 = 0
        self.draw_count: i64 = 0
        # the fight
        self.fight: i64 = kinds.NO_FIGHT
        self.fight_card: i64 = kinds.NO_ONE
        self.fight_member: i64 = 0
        self.fight_bars: i64 = 0
        self.fight_beaten: i64 = 0
        self.fight_taste: i64 = 0
        self.fight_used: i64 = 0  # cards declared whose icons act after the fight
        self.fight_hearts: i64 = 0
        self.fight_trophy: i64 = 0
        self.fight_lost: bool = False
        self.fight_fled: bool = False
        self.fight_bonus: i64 = 0
        self.fight_sword: bool = False
        self.fight_die: i64 = 0
        self.side: i64 = 0  # in a duel: 0 challenger, 1 target
        self.foe_seat: i64 = kinds.NO_ONE
        self.foe_bonus: i64 = 0
        self.foe_sword: bool = False
        self.foe_die: i64 = 0
        self.foe_more_dice: i64 = 0
        # the injury
        self.injured_seat: i64 = kinds.NO_ONE
        self.injured_by_wolf: bool = False
        # dirt, recipes, cards
        self.dirt_left: i64 = 0
        self.rivals_only: bool = False  # your own share of the dirt is dealt with
        self.crown_bonus: i64 = 0
        self.recipe_bonus: i64 = 0
        self.recipe_quality: i64 = 0
        self.used_card: i64 = 0
        # the hermit's campaign
        self.night: i64 = 0
        self.omen: i64 = kinds.NO_ONE
        self.stars: list[i64] = NOTHING  # by night, from the total
        self.task_stars: list[i64] = NOTHING  # by night, from the task
        self.beast_injuries: i64 = 0

    def clone(self) -> State:
        players = [p.copy() for p in self.players]
        other = MoonlightState(self.content, self.seats, 0, players, self.machine)
        other.copy_from(self)
        return other

    def conceal(self, viewer: i64) -> None:
        """In a fixed order instead of a random one."""
        self.reseed(0)
        self.decks = [vec[i64](sorted(deck)) for deck in self.decks]
        self.omens = vec[i64](sorted(self.omens))

    def shown_total(self, seat: i64) -> i64:
        return max(0, self.total(seat))  # MB-205

    def copy_from(self, other: State) -> None:
        """Takes over everything but the players, which the constructor takes."""
        assert isinstance(other, MoonlightState)
        super().copy_from(other)
        self.decks = other.decks
        self.piles = other.piles
        self.omens = other.omens
        self.phases = other.phases
        self.drawn = other.drawn
        self.dice = other.dice
        self.favors = other.favors
        self.stars = other.stars
        self.task_stars = other.task_stars
        self.sprint = other.sprint
        self.duel = other.duel
        self.expansion = other.expansion
        self.full_moon = other.full_moon
        self.peace = other.peace
        self.satchels = other.satchels
        self.short = other.short
        self.rotating = other.rotating
        self.strict_once = other.strict_once
        self.hermit = other.hermit
        self.attack_limit = other.attack_limit
        self.quiet_limit = other.quiet_limit
        self.first = other.first
        self.phase = other.phase
        self.turn = other.turn
        self.turns_left = other.turns_left
        self.free_move = other.free_move
        self.actions_left = other.actions_left
        self.sprint_used = other.sprint_used
        self.hunt_used = other.hunt_used
        self.filthy_used = other.filthy_used
        self.rolled = other.rolled
        self.act = other.act
        self.bonus = other.bonus
        self.more_dice = other.more_dice
        self.made_noise = other.made_noise
        self.shown = other.shown
        self.reason_for_dice = other.reason_for_dice
        self.draw_deck = other.draw_deck
        self.draw_count = other.draw_count
        self.fight = other.fight
        self.fight_card = other.fight_card
        self.fight_member = other.fight_member
        self.fight_bars = other.fight_bars
        self.fight_beaten = other.fight_beaten
        self.fight_taste = other.fight_taste
        self.fight_used = other.fight_used
        self.fight_hearts = other.fight_hearts
        self.fight_trophy = other.fight_trophy
        self.fight_lost = other.fight_lost
        self.fight_fled = other.fight_fled
        self.fight_bonus = other.fight_bonus
        self.fight_sword = other.fight_sword
        self.fight_die = other.fight_die
        self.side = other.side
        self.foe_seat = other.foe_seat
        self.foe_bonus = other.foe_bonus
        self.foe_sword = other.foe_sword
        self.foe_die = other.foe_die
        self.foe_more_dice = other.foe_more_dice
        self.injured_seat = other.injured_seat
        self.injured_by_wolf = other.injured_by_wolf
        self.dirt_left = other.dirt_left
        self.rivals_only = other.rivals_only
        self.crown_bonus = other.crown_bonus
        self.recipe_bonus = other.recipe_bonus
        self.recipe_quality = other.recipe_quality
        self.used_card = other.used_card
        self.night = other.night
        self.omen = other.omen
        self.beast_injuries = other.beast_injuries
