"""The titles for programs that learn: PettingZoo, Gymnasium and OpenSpiel. Needs the extras `rl` or `openspiel`."""
