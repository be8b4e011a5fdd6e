"""The decisions of Dice Brewing, each with what it offers, does, refuses and plays by default."""
