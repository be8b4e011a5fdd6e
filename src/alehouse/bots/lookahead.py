"""One-ply lookahead: the value of each action's immediate successor."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.bots.variance import in_stratum
from alehouse.engine.judge import Judge
from alehouse.engine.rng import LOW32, next_state, seed_state
from alehouse.engine.state import State


def best_action(judge: Judge, state: State, blur: float = 0.0, slip: i64 = 0, samples: i64 = 1) -> i64:
    """The action with the highest value; each is overrated by up to `blur` points, drawn from the generator `slip`."""
    legal = state.legal()
    best: i64 = legal[0]
    if len(legal) == 1:
        return best
    values = action_values(judge, state, samples)
    best_value = -1e9
    for place in range(len(legal)):
        value = values[place]
        if blur > 0.0:
            slip = next_state(slip)
            value += blur * float(slip & LOW32) / float(LOW32)
        if value > best_value:
            best_value = value
            best = legal[place]
    return best


def action_values(judge: Judge, state: State, samples: i64) -> list[float]:
    """The value immediately after each action, averaged over `samples` with chances other than the game's own.

    Several samples also resample what is hidden, and stratify their first dice.
    """
    seat = state.to_act
    chance = seed_state(state.random)
    guesses: list[State] = [state]
    chances: list[i64] = [chance]
    if samples > 1:
        guesses = []
        chances = []
        for stratum in range(samples):
            chance = in_stratum(chance, stratum, samples)
            guess = state.clone()
            guess.resample(seat, chance)
            guesses.append(guess)
            chances.append(chance)
            chance = next_state(chance)
    found: list[float] = []
    for code in state.legal():
        value = 0.0
        seen: i64 = 0
        while seen < samples:
            chance = chances[seen]
            after = guesses[seen].clone()
            after.random = chance
            after.play(code)
            after.settle()
            value += judge.value(after, seat)
            seen += 1
            if after.random == chance:
                break  # the action involves no chance
        found.append(value / float(seen))
    return found
