"""Rolling: cards and Making Noise before it, and which of several dice is kept (MB-012, MB-061, MB-135)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.machine import Decision
from alehouse.engine.observation import codes_of
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.games.moonlight import actions, events, kinds, reasons, steps
from alehouse.games.moonlight.decisions.window import CardWindow, OwnTurn, numbers, refused_cards
from alehouse.games.moonlight.reasons import Refused, refusal
from alehouse.games.moonlight.rules import noise
from alehouse.games.moonlight.rules.cards import total_of, usable
from alehouse.games.moonlight.rules.roll import die_needed, is_settled, loudness, prepared_bonus, succeeds_with
from alehouse.games.moonlight.state import MoonlightState


def refused_noise(s: MoonlightState) -> Refused:
    reason = noise.may_make_noise(s, s.players[s.turn])
    return [] if reason == reasons.ALLOWED else [(actions.MAKE_NOISE, refusal(reason, numbers(s, reason)))]


def roll_needs(s: MoonlightState) -> list[Because]:
    """The die that the announced roll needs."""
    die = die_needed(s, s.act, prepared_bonus(s))
    return [Because("roll", {"what": s.content.deed_ids[s.act], "die": die})]


class PreRollCards(CardWindow):
    def cards(self, s: MoonlightState) -> i64:
        """Bells, two dice, and the magnifiers of limited use that fit this action."""
        cards = usable(s, s.turn, s.content.pre_roll)
        if cards & s.content.only_search:
            cards &= ~s.content.only_search | s.content.magnifiers_of[s.content.deeds[s.act].on]
        return cards

    def use(self, s: MoonlightState, card: i64) -> None:
        """MB-012 everything that a declared card does for the roll at hand."""
        content = s.content
        s.more_dice += content.dice[card]
        s.bonus += content.lens[content.deeds[s.act].on * len(content.cards) + card]
        for effect in content.cards[card].effects:
            if effect.when == 0 and effect.do in kinds.BELLS:
                noise.ring(s, s.turn, effect)
        s.push(steps.PRE_ROLL_CARDS)

    def closed(self, s: MoonlightState) -> None:
        s.push(steps.CAST)
        s.push(steps.MAKE_NOISE)

    def because(self, s: MoonlightState, arg: i64) -> list[Because]:
        return roll_needs(s)

    def refused(self, s: MoonlightState, arg: i64) -> Refused:
        """Making Noise is decided after the cards; a monk who is too loud learns it here."""
        return refused_noise(s) + refused_cards(s, s.content.pre_roll)

    def obvious(self, s: MoonlightState, arg: i64) -> i64:
        """No card if none would change anything: bells that lower no noise, help for a roll that is settled."""
        content = s.content
        on = content.deeds[s.act].on * len(content.cards)
        more = total_of(self.cards(s) & content.magnifiers, content.lens, on) + noise.making_bonus(s)
        helpful = not is_settled(s, more)
        for code in self.legal(s, arg):
            card = code & 63
            if code == self.close:
                continue
            if helpful and (content.dice[card] != 0 or content.lens[on + card] != 0):
                return NOT_OBVIOUS
            for effect in content.cards[card].effects:
                if effect.when == 0 and effect.do in kinds.BELLS and noise.rung(s, s.turn, effect) != 0:
                    return NOT_OBVIOUS
        return self.close


class MakeNoise(OwnTurn):
    """MB-061, MB-062 if it is allowed: +1 to the roll; its noise is marked with the roll's own."""

    def asks(self, s: MoonlightState, arg: i64) -> bool:
        s.to_act = s.turn
        return noise.may_make_noise(s, s.players[s.turn]) == reasons.ALLOWED

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        if noise.may_make_noise(s, s.players[s.turn]) != reasons.ALLOWED:
            return vec[i64]()
        return vec[i64]([actions.MAKE_NOISE, actions.STAY_QUIET])

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        if code == actions.MAKE_NOISE:
            s.made_noise = True
            s.tell(events.MAKE_NOISE, s.turn)

    def because(self, s: MoonlightState, arg: i64) -> list[Because]:
        return roll_needs(s)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return actions.STAY_QUIET

    def obvious(self, s: MoonlightState, arg: i64) -> i64:
        """Quiet if the roll is settled; a monk whose noise would bring a werewolf may still want to be heard."""
        bonus = s.content.making_noise_bonus
        if not is_settled(s, bonus):
            return NOT_OBVIOUS
        loud = s.players[s.turn].noise + loudness(s, succeeds_with(s, 1)) + s.content.making_noise_noise
        return NOT_OBVIOUS if loud >= s.attack_limit else actions.STAY_QUIET


class KeepDie(Decision[MoonlightState]):
    """One choice per face that shows; out of time the highest is kept."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return codes_of(actions.KEEP_DIE, sorted(set(s.dice)))

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        s.shown = code & 63
        s.tell(events.KEEP_DIE, s.to_act, s.shown)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return self.legal(s, arg)[-1]

    def obvious(self, s: MoonlightState, arg: i64) -> i64:
        """The highest, except in a fight, which a monk may leave with a low one (MB-164)."""
        return NOT_OBVIOUS if s.reason_for_dice == kinds.FOR_FIGHT else self.default(s, arg)
