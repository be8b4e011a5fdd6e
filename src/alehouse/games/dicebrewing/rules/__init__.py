"""The rules of Dice Brewing, one file per concept; `turn.py` is the overview."""
