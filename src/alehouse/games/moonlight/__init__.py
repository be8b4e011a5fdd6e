"""Moonlight Brewers: a push-your-luck night in a monastery, 1 to 8 players."""
