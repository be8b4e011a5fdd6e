"""What every game shares: the contract of a state, actions, randomness, packs, records, scenarios."""
