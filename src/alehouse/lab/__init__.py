"""Experiments: many games between bots, random play under all checks, measurements."""
