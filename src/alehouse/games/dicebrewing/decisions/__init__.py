"""The decisions of Dice Brewing: what each offers, does, refuses and plays by default."""
