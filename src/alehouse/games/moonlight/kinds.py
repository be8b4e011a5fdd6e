"""Numbered kinds and their names: decks, abilities, ingredients, effects, icons, nights, omens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import by_number

NO_ONE: Final = -1
NEVER: Final = -1
NO_STEP: Final = -1

# what is being fought
NO_FIGHT: Final = 0
ATTACK: Final = 1
HUNT_FIGHT: Final = 2
DUEL: Final = 3

# why dice were cast, for the choice of the kept die
FOR_ACTION: Final = 0
FOR_FIGHT: Final = 1
FOR_BLESSED: Final = 2

# decks; a keepsake lies in none
WEREWOLVES: Final = 0
EQUIPMENT: Final = 1
BLESSINGS: Final = 2
KEEPSAKES: Final = 3

# Each word of the content files has a number; the rules know numbers only.

MARTIAL: Final = 0
DISCREET: Final = 1
HERBALIST: Final = 2
DOWSER: Final = 3
BAKER: Final = 4
LUMBERJACK: Final = 5
PICKER: Final = 6
BARGAIN_HUNTER: Final = 7
CHOSEN_ONE: Final = 8
BLESSED: Final = 9
LOGISTICS: Final = 10
HUNTER: Final = 11
FILTHY: Final = 12
BUTCHER: Final = 13
ALCHEMY: Final = 14
SERENDIPITY: Final = 15
CODEX: Final = 16
WARHAMMER: Final = 17
MUSCULAR: Final = 18
ANCESTRAL: Final = 19
CONFUSE: Final = 20
ABILITIES: Final = by_number({
    MARTIAL: "martial", DISCREET: "discreet", HERBALIST: "herbalist", DOWSER: "dowser", BAKER: "baker",
    LUMBERJACK: "lumberjack", PICKER: "picker", BARGAIN_HUNTER: "bargain-hunter", CHOSEN_ONE: "chosen-one",
    BLESSED: "blessed", LOGISTICS: "logistics", HUNTER: "hunter", FILTHY: "filthy", BUTCHER: "butcher",
    ALCHEMY: "alchemy", SERENDIPITY: "serendipity", CODEX: "codex", WARHAMMER: "warhammer", MUSCULAR: "muscular",
    ANCESTRAL: "ancestral", CONFUSE: "confuse",
})  # fmt: skip

WATER: Final = 0
MALT: Final = 1
WOOD: Final = 2
HOPS: Final = 3
YEAST: Final = 4
INGREDIENTS: Final = by_number({WATER: "water", MALT: "malt", WOOD: "wood", HOPS: "hops", YEAST: "yeast"})
SPECIALISTS: Final = {WATER: DOWSER, MALT: HERBALIST, WOOD: LUMBERJACK, HOPS: PICKER, YEAST: BAKER}  # MB-147 to MB-151

SEARCH: Final = 0
ARMORY: Final = 1
PRAYER: Final = 2
MEDITATION: Final = 3
HUNT: Final = 4
DIRT: Final = 5
KINDS: Final = by_number({
    SEARCH: "ingredient", ARMORY: "equipment", PRAYER: "pray", MEDITATION: "meditate", HUNT: "hunt", DIRT: "dirt",
})  # fmt: skip

FIGHT_BONUS: Final = 0
SWORD: Final = 1
NOISE: Final = 2
SILENCE: Final = 3
MAGNIFIER: Final = 4
HEART: Final = 5
TWO_DICE: Final = 6
TWO_CARDS: Final = 7
CROWN: Final = 8
MUGS: Final = 9
BLOOD: Final = 10
WEB: Final = 11
RED_HEART: Final = 12
DRAW_EQUIPMENT: Final = 13
DRAW_BLESSING: Final = 14
NO_EQUIPMENT: Final = 15
NO_BLESSINGS: Final = 16
TROPHY: Final = 17
EFFECTS: Final = by_number({
    FIGHT_BONUS: "fight", SWORD: "sword", NOISE: "noise", SILENCE: "silence", MAGNIFIER: "search", HEART: "heart",
    TWO_DICE: "two-dice", TWO_CARDS: "two-cards", CROWN: "crown", MUGS: "mugs", BLOOD: "blood", WEB: "web",
    RED_HEART: "injury", DRAW_EQUIPMENT: "equipment", DRAW_BLESSING: "blessing", NO_EQUIPMENT: "no-equipment",
    NO_BLESSINGS: "no-blessings", TROPHY: "trophy",
})  # fmt: skip

BELLS: Final = [NOISE, SILENCE]
IDLE: Final = [*BELLS, MUGS, BLOOD, WEB, RED_HEART, DRAW_EQUIPMENT, DRAW_BLESSING]  # used in between (MB-011)

PERMANENT: Final = 0
PER_ROLL: Final = 1
PER_PHASE: Final = 2
PER_GAME: Final = 3
PER_NIGHT: Final = 4  # of keepsakes, which name no limit
LIMITS: Final = by_number({PERMANENT: "permanent", PER_ROLL: "roll", PER_PHASE: "phase", PER_GAME: "game"})

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
NOTHING_SPECIAL: Final = 0
DRY_WELL: Final = 1
LIGHT_SLEEPERS: Final = 2
FULL_MOON: Final = 3
COBWEBS: Final = 4
START_DIRT: Final = 5
BEAST: Final = 6
SPECIALS: Final = by_number({
    NOTHING_SPECIAL: "none", DRY_WELL: "dry-well", LIGHT_SLEEPERS: "light-sleepers", FULL_MOON: "full-moon",
    COBWEBS: "cobwebs", START_DIRT: "dirt", BEAST: "beast",
})  # fmt: skip
NO_INJURY: Final = 0
WATER_BOXES: Final = 1
FEW_ATTACKS: Final = 2
TROPHIES: Final = 3
WOOD_BOXES: Final = 4
ALL_BOXES: Final = 5
BEAST_UNHARMED: Final = 6
TASKS: Final = by_number({
    NO_INJURY: "no-injury", WATER_BOXES: "water-boxes", FEW_ATTACKS: "few-attacks", TROPHIES: "trophies",
    WOOD_BOXES: "wood-boxes", ALL_BOXES: "all-boxes", BEAST_UNHARMED: "beast-unharmed",
})  # fmt: skip

OMEN_NONE: Final = 0
OMEN_FAILURE: Final = 1
OMEN_SNOW: Final = 2
OMEN_NOISE: Final = 3
OMEN_EQUIPMENT: Final = 4
OMEN_BLESSING: Final = 5
OMEN_MUD: Final = 6
OMEN_HARVEST: Final = 7
OMEN_DAMP: Final = 8
OMEN_TRACKS: Final = 9
OMEN_MOULD: Final = 10
OMENS: Final = by_number({
    OMEN_NONE: "none", OMEN_FAILURE: "failure-noise", OMEN_SNOW: "soft-snow", OMEN_NOISE: "noise",
    OMEN_EQUIPMENT: "equipment", OMEN_BLESSING: "blessing", OMEN_MUD: "mud", OMEN_HARVEST: "harvest", OMEN_DAMP: "damp",
    OMEN_TRACKS: "tracks", OMEN_MOULD: "mould",
})  # fmt: skip

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
MOST_TRIES: Final = 3  # 0, 1 or 2 actions of a turn
MOST_SEATS: Final = 8
MAX_CARDS: Final = 60  # cards are bits of one 63-bit number
