"""A toy title, written for the tests: what a game needs to be played everywhere, and nothing else."""
