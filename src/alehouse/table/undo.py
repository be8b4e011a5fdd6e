"""Whether a step may be undone freely: only if it revealed nothing to its player."""

from __future__ import annotations

from typing import Final

from alehouse.engine.events import EVERYONE, EventLog, Heard
from alehouse.engine.state import State

GUESSES: Final = 12
LOOKS: Final = 3  # that also compare the whole view, which costs more than everything else


def revealed_information(before: State, code: int, after: State, heard: list[Heard]) -> bool:
    """Whether playing `code` revealed anything that the deciding seat could not foresee, apart from dice.

    A card drawn from a deck that was shuffled long ago uses no chance. It is detected by playing the same code on
    guesses of what was hidden: if the seat might have heard or seen something else, or come to another choice, it has
    learned something. Everything visible also causes events, so comparing events is nearly always enough.
    """
    seat = before.to_act
    told = _known_to(heard, seat)
    choices = list(after.legal()) if after.to_act == seat else []
    seen = after.view(seat)
    for number in range(GUESSES):
        guess = before.clone()
        guess.resample(seat, number)
        ears = EventLog()
        guess.log = ears
        guess.play(code)
        if guess.to_act != after.to_act or _known_to(ears.heard, seat) != told:
            return True
        if after.to_act == seat and list(guess.legal()) != choices:
            return True
        if number < LOOKS and guess.view(seat) != seen:
            return True
    return False


def _known_to(heard: list[Heard], seat: int) -> list[Heard]:
    return [one for one in heard if one[5] in (EVERYONE, seat)]
