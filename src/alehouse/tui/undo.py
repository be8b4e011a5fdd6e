"""Whether a decision may be taken back: only if it showed its player nothing new."""

from __future__ import annotations

from alehouse.engine.state import State

GUESSES = 12


def showed_something(before: State, code: int, after: State) -> bool:
    """Whether playing `code` cast a die or turned up anything that the deciding seat could not foresee.

    A card drawn from a deck that was shuffled long ago moves no generator. It is found by playing the same
    code on guesses of what was hidden: if another view might have come of it, the seat has learnt something.
    """
    if after.random != before.random:
        return True
    seat = before.to_act
    seen = after.view(seat)
    for seed in range(GUESSES):
        guess = before.clone()
        guess.resample(seat, seed)
        guess.play(code)
        if guess.view(seat) != seen:
            return True
    return False
