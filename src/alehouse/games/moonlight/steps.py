"""Numbers of the steps and decisions that the stack holds; machine.py says what each of them does."""

from __future__ import annotations

from typing import Final

# decisions
CHOOSE_MONK: Final = 0
TURN_STEP: Final = 1
PRE_ROLL_CARDS: Final = 2
MAKE_NOISE: Final = 3
KEEP_DIE: Final = 4
PRE_DRAW_CARDS: Final = 5
KEEP_EQUIPMENT: Final = 6
KEEP_BLESSING: Final = 7
HUNT_PICK: Final = 8
ATTACK_PICK: Final = 9
FIGHT_CARDS: Final = 10
FLEE: Final = 11
INJURY_CARD: Final = 12
BLESSED_DICE: Final = 13
DIRT_SPLIT: Final = 14
DIRT_TARGET: Final = 15
MUG_TARGET: Final = 16
BLOOD_TARGET: Final = 17
ANCESTRAL_CARDS: Final = 18
BREW_CARDS: Final = 19
KEEPSAKE_PICK: Final = 20

# the night and its turns
BEGIN_NIGHT: Final = 21
BEGIN_PHASE: Final = 22
BEGIN_TURN: Final = 23
ENTER: Final = 26
END_TURN: Final = 27
END_NIGHT: Final = 28
# a difficulty roll
CAST: Final = 32
RESOLVE: Final = 33
CHECK_NOISE: Final = 34
# drawing
DRAW: Final = 41
DRAW_CARDS: Final = 42
# a fight with a werewolf, C2 to C11, and a duel
LEFT_ICONS: Final = 50
PRE_FIGHT: Final = 51
CAST_FIGHT: Final = 52
MAYBE_FLEE: Final = 53
COMPARE: Final = 54
AFTER_FIGHT: Final = 55
RIGHT_ICONS: Final = 56
CLOSE_FIGHT: Final = 57
DUEL_COMPARE: Final = 58
LEFT_EFFECTS: Final = 80
BEFORE_ICONS: Final = 81
USED_ICONS: Final = 82
# an injury
INJURY: Final = 60
CAST_BLESSED: Final = 62
RESOLVE_BLESSED: Final = 63
# a card used in your own turn
CARD_ICONS: Final = 65
# dirt
DIRT: Final = 70
