"""Which questions have an obvious answer: whatever else is chosen leaves dice that are nowhere better."""

from __future__ import annotations

from collections import Counter
from random import Random

from alehouse.engine.state import NOT_OBVIOUS, OVER
from alehouse.games import LIBRARY
from alehouse.games.dicebrewing.dice import COLOUR, SHOWN
from alehouse.games.dicebrewing.state import DiceBrewingState

Dice = list[list[int]]  # the values that show, by zone and color, the highest first


def dice(state: DiceBrewingState, seat: int) -> Dice:
    p = state.players[seat]
    return [
        sorted([SHOWN[die] for die in pool if COLOUR[die] == colour], reverse=True)
        for pool in (p.active, p.storage)
        for colour in range(4)
    ]


def are_as_good(some: Dice, others: Dice) -> bool:
    return all(
        len(mine) == len(theirs) and all(one >= other for one, other in zip(mine, theirs, strict=True))
        for mine, theirs in zip(some, others, strict=True)
    )


def rolled_again(left: Dice) -> Dice:
    """What Active dice show after brewing does not matter: the next round begins with a roll."""
    return [[0] * len(values) for values in left[:4]] + left[4:]


def left_after(state: DiceBrewingState, code: int, rng: Random) -> Dice:
    """The dice of the seat once a choice is made, also one of several picks."""
    after = state.clone()
    assert isinstance(after, DiceBrewingState)
    decision = after.decision()
    after.play(code)
    while after.decision() == decision and after.to_act == state.to_act and after.choosing:
        after.play(rng.choice(list(after.legal())))
    left = dice(after, state.to_act)
    return rolled_again(left) if decision == "brew-dice" else left


def test_no_other_dice_would_leave_better_ones() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        rng = Random(seed)
        state = LIBRARY.get("dicebrewing").setup(3, {"mode": "advanced"}, seed=seed).start()
        assert isinstance(state, DiceBrewingState)
        while state.to_act != OVER:
            code = state.obvious()
            if code != NOT_OBVIOUS and state.decision() in ("brew-dice", "school-swap-die"):
                seen[state.decision()] += 1
                best = left_after(state, code, rng)
                for other in state.legal():
                    assert are_as_good(best, left_after(state, other, rng)), (state.decision(), code, other)
            brews = [one for one in state.legal() if state.decision() == "brew-main" and one != state.default()]
            state.play(code if code != NOT_OBVIOUS else rng.choice(brews or list(state.legal())))
    assert seen["school-swap-die"] > 5
    assert seen["brew-dice"] > 5


def test_a_die_that_serves_leaves_none_that_is_worse() -> None:
    """Whoever only names the space places the lowest die of one color."""
    seen = 0
    for seed in range(8):
        rng = Random(seed)
        state = LIBRARY.get("dicebrewing").setup(3, {"mode": "advanced"}, seed=seed).start()
        assert isinstance(state, DiceBrewingState)
        while state.to_act != OVER:
            if state.decision() == "place-piece" and state.serves():
                seen += 1
                best = left_after(state, state.default(), rng)
                for other in state.legal():
                    others = left_after(state, other, rng)
                    assert are_as_good(together(best), together(others)), (state.default(), other)
            state.play(rng.choice(list(state.legal())))
    assert seen > 20


def together(left: Dice) -> Dice:
    """The same without the zones: an Active die can still be stored."""
    return [sorted(active + stored, reverse=True) for active, stored in zip(left[:4], left[4:], strict=True)]


def test_a_window_without_a_token_to_play_is_closed_by_itself() -> None:
    """DB-150 it is asked in the advanced game only so that nobody can infer anything."""
    rng = Random(4)
    state = LIBRARY.get("dicebrewing").setup(3, {"mode": "advanced"}, seed=4).start()
    closed = 0
    while state.to_act != OVER:
        legal = list(state.legal())
        if state.decision() in ("token-w1", "token-w4"):
            assert (state.obvious() == NOT_OBVIOUS) == (len(legal) > 1)
            closed += len(legal) == 1
        state.play(rng.choice(legal))
    assert closed
