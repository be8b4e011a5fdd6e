"""Q14: a brewing turn."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions, events, kinds, reasons, steps
from alehouse.games.dicebrewing.decisions.choice import Choice
from alehouse.games.dicebrewing.reasons import Args, Refused, refusal
from alehouse.games.dicebrewing.rules.brewing import may_brew
from alehouse.games.dicebrewing.rules.storage import shortfall
from alehouse.games.dicebrewing.state import DiceBrewingState


@final
class BrewMain(Choice):
    """A recipe of the row, or none in this turn."""

    def options(self, s: DiceBrewingState, arg: i64, most: i64) -> vec[i64]:
        p = s.players[s.to_act]
        codes = vec[i64]()
        codes = append(codes, actions.DECLINE)
        if len(p.storage) > 0:
            for slot in range(len(s.row)):
                if s.row[slot] != kinds.NO_CARD and may_brew(s, p, slot) == reasons.ALLOWED:
                    codes = append(codes, actions.BREW + s.row[slot])
        return codes

    def play(self, s: DiceBrewingState, arg: i64, code: i64) -> None:
        if code == actions.DECLINE:
            s.declines += 1
            s.tell(events.DECLINE, s.to_act)
            return
        s.declines = 0
        s.slot = 0
        while s.row[s.slot] != code & 63:
            s.slot += 1
        s.improvement = kinds.PLAIN_BREW
        s.choosing = False
        s.chosen.clear()
        s.bound = 0
        s.push(steps.TAKE_CARD)
        s.push(steps.BREW_DICE)
        s.push(steps.BREW_IMPROVE)

    def refused(self, s: DiceBrewingState, arg: i64) -> Refused:
        """Dice that only need storing are told apart from dice that are missing (DB-024)."""
        p = s.players[s.to_act]
        found: Refused = []
        for slot in range(len(s.row)):
            card = s.row[slot]
            if card == kinds.NO_CARD:
                continue
            reason = may_brew(s, p, slot)
            if reason == reasons.ALLOWED:
                continue
            args: Args = {"recipe": s.content.recipe_ids[card]}
            if reason == reasons.MISSING_DICE:
                needs = s.content.recipes[card].needs
                to_store, missing = shortfall(p, needs)
                if not missing:
                    reason = reasons.NOT_STORED
                args.update(need=len(needs), have=len(needs) - len(to_store) - len(missing))
            found.append((actions.BREW + card, refusal(reason, args)))
        return found

    def quiet(self, s: DiceBrewingState, arg: i64) -> bool:
        return True
