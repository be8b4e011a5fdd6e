"""The rules of Brew Crafters, one file per concept; start reading in turn.py."""
