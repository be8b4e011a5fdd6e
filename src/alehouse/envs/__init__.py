"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel. They need the extras `rl` or `openspiel`."""
