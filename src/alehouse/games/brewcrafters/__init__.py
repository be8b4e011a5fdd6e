"""Brew Crafters: three years of building up a craft brewery, 2 to 5 players."""
