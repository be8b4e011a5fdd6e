"""Rolling: cards and Making Noise before it, and which of several dice is kept (MB-012, MB-061, MB-135)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.games.moonlight import actions, events, reasons, steps
from alehouse.games.moonlight.decisions.window import CardWindow, Refused, numbers, refusal, refused_cards
from alehouse.games.moonlight.rules import noise
from alehouse.games.moonlight.rules.roll import pre_roll_cards, use_for_roll
from alehouse.games.moonlight.state import MoonlightState


@final
class PreRollCards(CardWindow):
    def cards(self, s: MoonlightState) -> i64:
        return pre_roll_cards(s)

    def use(self, s: MoonlightState, card: i64) -> None:
        use_for_roll(s, card)
        s.push(steps.PRE_ROLL)

    def closed(self, s: MoonlightState) -> None:
        s.push(steps.OFFER_NOISE)

    def refused(self, s: MoonlightState, arg: i64) -> Refused:
        """Making Noise is decided after the cards; a monk who is too loud learns it here."""
        found = refused_cards(s, s.content.pre_roll)
        reason = noise.may_make_noise(s)
        if reason != reasons.ALLOWED:
            found.insert(0, (actions.MAKE_NOISE, refusal(reason, numbers(s, reason))))
        return found


@final
class MakeNoise(Decision[MoonlightState]):
    """MB-062 +1 to the roll; its noise is marked with the roll's own."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return vec[i64]([actions.MAKE_NOISE, actions.STAY_QUIET])

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        if code == actions.MAKE_NOISE:
            s.made_noise = True
            s.tell(events.MAKE_NOISE, s.turn)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return actions.STAY_QUIET


@final
class KeepDie(Decision[MoonlightState]):
    """One choice per face that shows; out of time the highest is kept."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        codes = vec[i64]()
        for face in range(1, 7):
            if any(die == face for die in s.dice):
                codes = append(codes, actions.KEEP_DIE + face)
        return codes

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        s.shown = code & 63
        s.tell(events.KEEP_DIE, s.to_act, s.shown)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        codes = self.legal(s, arg)
        return codes[len(codes) - 1]
