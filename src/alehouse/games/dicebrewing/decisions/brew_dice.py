"""Q16: the dice used for a brew."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, kinds, steps
from alehouse.games.dicebrewing.decisions.choice import Choice
from alehouse.games.dicebrewing.dice import BLOCKED, MARK, NO_DIE
from alehouse.games.dicebrewing.rules.brewing import needs_of
from alehouse.games.dicebrewing.rules.matching import free_of, least_waste, may_add, several_sets
from alehouse.games.dicebrewing.state import DiceBrewingState


@final
class BrewDice(Choice):
    """The least wasteful dice, or any other legal set, picked in ascending order."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        needs = needs_of(s)
        codes = vec[i64]()
        if not s.choosing:
            codes = append(codes, actions.AUTO_DICE)
            if not several_sets(p.storage, needs):
                return codes
        last: i64 = NO_DIE
        for die in p.storage:
            if die != last and die >= s.bound and MARK[die] != BLOCKED:
                if free_of(p.storage, s.chosen, die) > 0 and may_add(p.storage, needs, s.chosen, die):
                    codes = append(codes, actions.pick_code(kinds.STORAGE, die))
            last = die
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        p = s.players[s.to_act]
        if code == actions.AUTO_DICE:
            for place in least_waste(p.storage, needs_of(s)):
                s.chosen.append(p.storage[place])
            return
        s.choosing = True
        s.bound = actions.picked_die(code)
        s.chosen.append(s.bound)
        if len(s.chosen) < len(needs_of(s)):
            s.push(steps.BREW_DICE)
