"""Q08: moving dice from Active to Storage."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.numbers import BIT
from alehouse.engine.observation import lowest_bit
from alehouse.games.dicebrewing import actions, kinds, reasons, steps
from alehouse.games.dicebrewing.decisions.choice import Choice, closest
from alehouse.games.dicebrewing.dice import SHOWN, classes
from alehouse.games.dicebrewing.reasons import Refused, die_args, refusal
from alehouse.games.dicebrewing.rules.matching import brewable
from alehouse.games.dicebrewing.rules.storage import needed, store
from alehouse.games.dicebrewing.state import DiceBrewingState


class StoreDice(Choice):
    """Ready-made sets, and single dice; a set is picked in ascending order. There is no empty choice."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        if most == 2 and not s.choosing and len(p.active) > 1:
            return vec[i64]([actions.STORE_ALL, actions.pick_code(kinds.ACTIVE, p.active[0])])
        codes = vec[i64](capacity=24)
        if s.choosing:
            codes = append(codes, actions.FINISH)
        else:
            codes = append(codes, actions.STORE_ALL)
            if len(p.active) == 1:
                return codes
            values: i64 = 0
            for die in p.active:
                values |= BIT[SHOWN[die]]
            for value in range(lowest_bit(values) + 1, 7):
                if values >> value & 1:
                    codes = append(codes, actions.STORE_FROM + value)
            both = p.dice()
            for recipe in s.row:
                if recipe != kinds.NO_CARD and brewable(both, s.content.recipes[recipe].needs):
                    if len(needed(s, p, recipe)) > 0:
                        codes = append(codes, actions.STORE_FOR + recipe)
        for die in classes(p.active):
            if not s.choosing or die >= s.bound:
                codes = append(codes, actions.pick_code(kinds.ACTIVE, die))
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        p = s.players[s.to_act]
        if code >= actions.PICK:
            die = actions.picked_die(code)
            store(s, p, die)
            s.choosing = len(p.active) > 0
            if s.choosing:
                s.bound = die
                s.push(steps.STORE_DICE)
        elif code == actions.FINISH:
            s.choosing = False
        elif code == actions.STORE_ALL:
            while len(p.active) > 0:
                store(s, p, p.active[0])
        elif code >= actions.STORE_FOR:
            for die in needed(s, p, code & 63):
                store(s, p, die)
        else:
            for die in p.active.copy():
                if SHOWN[die] >= code & 63:
                    store(s, p, die)

    def because(self, s: DiceBrewingState, arg: i64) -> list[Because]:
        return closest(s)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        return [
            (actions.pick_code(kinds.STORAGE, die), refusal(reasons.STAYS_STORED, die_args(die)))
            for die in classes(s.players[s.to_act].storage)
        ]

    def default(self, s: DiceBrewingState, arg: i64) -> i64:
        """There is no option to store nothing; the dice closest to completing a recipe, else the best die alone."""
        if s.choosing:
            return actions.FINISH
        codes = self.legal(s, arg)
        found = codes[0]
        best: i64 = 0
        for code in codes:
            if actions.STORE_FOR <= code < actions.PLAY:
                return code
            if code >= actions.PICK and SHOWN[actions.picked_die(code)] > best:
                best = SHOWN[actions.picked_die(code)]
                found = code
        return found
