"""How actions look right after them."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.bots.luck import one_of_parts
from alehouse.engine.rng import LOW32, next_state, seed_state
from alehouse.engine.state import State


def glance(state: State, blur: float = 0.0, slip: i64 = 0, glances: i64 = 1) -> i64:
    """The action that looks best; a blur, in points, mistakes the worth of each by up to that much."""
    legal = state.legal()
    best: i64 = legal[0]
    if len(legal) == 1:
        return best
    seen = looks(state, glances)
    best_value = -1e9
    for place in range(len(legal)):
        value = seen[place]
        if blur > 0.0:
            slip = next_state(slip)
            value += blur * float(slip & LOW32) / float(LOW32)
        if value > best_value:
            best_value = value
            best = legal[place]
    return best


def looks(state: State, glances: i64) -> list[float]:
    """The mean value right after each action, by so many looks with other chances than those to come.

    Several looks guess anew what is hidden, and their first dice are spread evenly.
    """
    seat = state.to_act
    chance = seed_state(state.random)
    guesses: list[State] = [state]
    chances: list[i64] = [chance]
    if glances > 1:
        guesses = []
        chances = []
        for part in range(glances):
            chance = one_of_parts(chance, part, glances)
            guess = state.clone()
            guess.resample(seat, chance)
            guesses.append(guess)
            chances.append(chance)
            chance = next_state(chance)
    found: list[float] = []
    for code in state.legal():
        value = 0.0
        seen: i64 = 0
        while seen < glances:
            chance = chances[seen]
            after = guesses[seen].clone()
            after.random = chance
            after.play(code)
            after.settle()
            value += after.value(seat)
            seen += 1
            if after.random == chance:
                break  # chance has no part in it
        found.append(value / float(seen))
    return found
