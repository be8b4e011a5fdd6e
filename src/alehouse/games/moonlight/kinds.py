"""Numbered kinds and their names: decks, abilities, ingredients, effects, icons, nights, omens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT, numbered

NO_ONE: Final = -1
NEVER: Final = -1

# what is being fought
NO_FIGHT: Final = 0
ATTACK: Final = 1
HUNT_FIGHT: Final = 2
DUEL: Final = 3

# why dice were rolled, for the choice of the kept die
FOR_ACTION: Final = 0
FOR_FIGHT: Final = 1
FOR_BLESSED: Final = 2

# decks; a keepsake lies in none
WEREWOLVES: Final = 0
EQUIPMENT: Final = 1
BLESSINGS: Final = 2
KEEPSAKES: Final = 3

# Each word of the content files has a number; the rules know numbers only.

ABILITIES: Final[list[str]] = []
MARTIAL: Final[i64] = numbered(ABILITIES, "martial")
DISCREET: Final[i64] = numbered(ABILITIES, "discreet")
HERBALIST: Final[i64] = numbered(ABILITIES, "herbalist")
DOWSER: Final[i64] = numbered(ABILITIES, "dowser")
BAKER: Final[i64] = numbered(ABILITIES, "baker")
LUMBERJACK: Final[i64] = numbered(ABILITIES, "lumberjack")
PICKER: Final[i64] = numbered(ABILITIES, "picker")
BARGAIN_HUNTER: Final[i64] = numbered(ABILITIES, "bargain-hunter")
CHOSEN_ONE: Final[i64] = numbered(ABILITIES, "chosen-one")
BLESSED: Final[i64] = numbered(ABILITIES, "blessed")
LOGISTICS: Final[i64] = numbered(ABILITIES, "logistics")
HUNTER: Final[i64] = numbered(ABILITIES, "hunter")
FILTHY: Final[i64] = numbered(ABILITIES, "filthy")
BUTCHER: Final[i64] = numbered(ABILITIES, "butcher")
ALCHEMY: Final[i64] = numbered(ABILITIES, "alchemy")
SERENDIPITY: Final[i64] = numbered(ABILITIES, "serendipity")
CODEX: Final[i64] = numbered(ABILITIES, "codex")
WARHAMMER: Final[i64] = numbered(ABILITIES, "warhammer")
MUSCULAR: Final[i64] = numbered(ABILITIES, "muscular")
ANCESTRAL: Final[i64] = numbered(ABILITIES, "ancestral")
CONFUSE: Final[i64] = numbered(ABILITIES, "confuse")
ARTS: Final[i64] = BIT[ALCHEMY] | BIT[ANCESTRAL]  # abilities that are choices of their own

INGREDIENTS: Final[list[str]] = []
WATER: Final[i64] = numbered(INGREDIENTS, "water")
MALT: Final[i64] = numbered(INGREDIENTS, "malt")
WOOD: Final[i64] = numbered(INGREDIENTS, "wood")
HOPS: Final[i64] = numbered(INGREDIENTS, "hops")
YEAST: Final[i64] = numbered(INGREDIENTS, "yeast")
SPECIALISTS: Final = {WATER: DOWSER, MALT: HERBALIST, WOOD: LUMBERJACK, HOPS: PICKER, YEAST: BAKER}  # MB-147 to MB-151

KINDS: Final[list[str]] = []
SEARCH: Final[i64] = numbered(KINDS, "ingredient")
ARMORY: Final[i64] = numbered(KINDS, "equipment")
PRAYER: Final[i64] = numbered(KINDS, "pray")
MEDITATION: Final[i64] = numbered(KINDS, "meditate")
HUNT: Final[i64] = numbered(KINDS, "hunt")
DIRT: Final[i64] = numbered(KINDS, "dirt")

EFFECTS: Final[list[str]] = []
FIGHT_BONUS: Final[i64] = numbered(EFFECTS, "fight")
SWORD: Final[i64] = numbered(EFFECTS, "sword")
NOISE: Final[i64] = numbered(EFFECTS, "noise")
SILENCE: Final[i64] = numbered(EFFECTS, "silence")
MAGNIFIER: Final[i64] = numbered(EFFECTS, "search")
HEART: Final[i64] = numbered(EFFECTS, "heart")
TWO_DICE: Final[i64] = numbered(EFFECTS, "two-dice")
TWO_CARDS: Final[i64] = numbered(EFFECTS, "two-cards")
CROWN: Final[i64] = numbered(EFFECTS, "crown")
MUGS: Final[i64] = numbered(EFFECTS, "mugs")
BLOOD: Final[i64] = numbered(EFFECTS, "blood")
WEB: Final[i64] = numbered(EFFECTS, "web")
RED_HEART: Final[i64] = numbered(EFFECTS, "injury")
DRAW_EQUIPMENT: Final[i64] = numbered(EFFECTS, "equipment")
DRAW_BLESSING: Final[i64] = numbered(EFFECTS, "blessing")
NO_EQUIPMENT: Final[i64] = numbered(EFFECTS, "no-equipment")
NO_BLESSINGS: Final[i64] = numbered(EFFECTS, "no-blessings")
TROPHY: Final[i64] = numbered(EFFECTS, "trophy")

BELLS: Final = [NOISE, SILENCE]
IDLE: Final = [*BELLS, MUGS, BLOOD, WEB, RED_HEART, DRAW_EQUIPMENT, DRAW_BLESSING]  # used in between (MB-011)

LIMITS: Final[list[str]] = []
PERMANENT: Final[i64] = numbered(LIMITS, "permanent")
PER_ROLL: Final[i64] = numbered(LIMITS, "roll")
PER_PHASE: Final[i64] = numbered(LIMITS, "phase")
PER_GAME: Final[i64] = numbered(LIMITS, "game")
PER_NIGHT: Final = 4  # of keepsakes, which name no limit

# when an effect that belongs to a fight acts: before it, or after it with some results; 0 is its own moment
BEFORE: Final = 1
ON_WIN: Final = 2
ON_LOSS: Final = 4
ON_TIE: Final = 8
WHEN: Final = {
    "before": BEFORE,
    "win": ON_WIN,
    "loss": ON_LOSS,
    "both": ON_WIN | ON_LOSS,
    "tie": ON_TIE,
    "after": ON_WIN | ON_LOSS | ON_TIE,
}

# nights of the Hermit Brewer: what is special, and their tasks
SPECIALS: Final[list[str]] = []
NOTHING_SPECIAL: Final[i64] = numbered(SPECIALS, "none")
DRY_WELL: Final[i64] = numbered(SPECIALS, "dry-well")
LIGHT_SLEEPERS: Final[i64] = numbered(SPECIALS, "light-sleepers")
FULL_MOON: Final[i64] = numbered(SPECIALS, "full-moon")
COBWEBS: Final[i64] = numbered(SPECIALS, "cobwebs")
START_DIRT: Final[i64] = numbered(SPECIALS, "dirt")
BEAST: Final[i64] = numbered(SPECIALS, "beast")
TASKS: Final[list[str]] = []
NO_INJURY: Final[i64] = numbered(TASKS, "no-injury")
WATER_BOXES: Final[i64] = numbered(TASKS, "water-boxes")
FEW_ATTACKS: Final[i64] = numbered(TASKS, "few-attacks")
TROPHIES: Final[i64] = numbered(TASKS, "trophies")
WOOD_BOXES: Final[i64] = numbered(TASKS, "wood-boxes")
ALL_BOXES: Final[i64] = numbered(TASKS, "all-boxes")
BEAST_UNHARMED: Final[i64] = numbered(TASKS, "beast-unharmed")

OMENS: Final[list[str]] = []
OMEN_NONE: Final[i64] = numbered(OMENS, "none")
OMEN_FAILURE: Final[i64] = numbered(OMENS, "failure-noise")
OMEN_SNOW: Final[i64] = numbered(OMENS, "soft-snow")
OMEN_NOISE: Final[i64] = numbered(OMENS, "noise")
OMEN_EQUIPMENT: Final[i64] = numbered(OMENS, "equipment")
OMEN_BLESSING: Final[i64] = numbered(OMENS, "blessing")
OMEN_MUD: Final[i64] = numbered(OMENS, "mud")
OMEN_HARVEST: Final[i64] = numbered(OMENS, "harvest")
OMEN_DAMP: Final[i64] = numbered(OMENS, "damp")
OMEN_TRACKS: Final[i64] = numbered(OMENS, "tracks")
OMEN_MOULD: Final[i64] = numbered(OMENS, "mould")

# what cards act on, as bits; the first five are the ingredients
ANY_INGREDIENT: Final = 31
ON_EQUIPMENT: Final = 32
ON_BLESSINGS: Final = 64
ON_WEREWOLVES: Final = 128
ON_DIRT: Final = 256
ANYTHING: Final = 511
ANYONE: Final = 512
WHAT: Final = {
    **{name: 2**number for number, name in enumerate(INGREDIENTS)},
    "ingredients": ANY_INGREDIENT,
    "equipment": ON_EQUIPMENT,
    "blessings": ON_BLESSINGS,
    "werewolves": ON_WEREWOLVES,
    "anything": ANYTHING,
    "own": 0,
    "anyone": ANYONE,
}
ON_KIND: Final = {ARMORY: ON_EQUIPMENT, PRAYER: ON_BLESSINGS, HUNT: ON_WEREWOLVES, DIRT: ON_DIRT}
ON_DECK: Final = {WEREWOLVES: ON_WEREWOLVES, EQUIPMENT: ON_EQUIPMENT, BLESSINGS: ON_BLESSINGS}
TARGETS: Final = 9  # bits that cards act on


SPECIALTY: Final = vec[i64]([SPECIALISTS[ingredient] for ingredient in range(len(INGREDIENTS))])
ACTIONS: Final = 2  # of a turn (MB-028)
MOST_TRIES: Final = ACTIONS + 1  # 0 to all of them
MOST_SEATS: Final = 8
MAX_CARDS: Final = 60  # cards are bits of one 63-bit number
