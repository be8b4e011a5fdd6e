"""Setting up: first player, monks, decks, and the start of a night (MB-019 to MB-026, MB-220 to MB-227)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.moonlight import events, kinds, steps
from alehouse.games.moonlight.rules import hermit
from alehouse.games.moonlight.rules.cards import draw_one, gain, with_cards
from alehouse.games.moonlight.state import NO_CARDS, MoonlightState


def take_monk(s: MoonlightState, seat: i64, monk: i64) -> None:
    s.players[seat].monk = monk
    s.players[seat].abilities = s.content.abilities[monk]
    s.tell(events.MONK, seat, monk)


class BeginNight(Step[MoonlightState]):
    """MB-021 to MB-024 decks shuffled, pawns in the courtyard, noise 0, empty sheets."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        content = s.content
        if s.seats > 1:
            s.tell(events.FIRST, s.first)
        if s.hermit:
            if s.stars:
                s.night += 1
                hermit.fresh_sheet(s)
            hermit.dress_night(s)
        decks = content.decks(s.expansion)
        if hermit.beast_comes(s):
            others = vec[i64]([wolf for wolf in decks[kinds.WEREWOLVES] if wolf != content.beast])  # MB-233
            decks = with_cards(decks, kinds.WEREWOLVES, others)
        s.decks = [s.shuffled(deck) for deck in decks]
        s.piles = NO_CARDS
        for turn in range(s.seats):
            p = s.players[(s.first + turn) % s.seats]
            p.room = content.start_room
            p.noise += content.start_noise[turn]
            p.dirt += content.start_dirt[turn]
            p.adjustment += content.start_points[turn]
        if s.satchels:
            _pack_satchels(s)
        s.phase = kinds.NO_ONE
        s.push(steps.BEGIN_PHASE)


def _pack_satchels(s: MoonlightState) -> None:
    """MB-224 in turn order each player draws one card of both decks."""
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        for which in (kinds.EQUIPMENT, kinds.BLESSINGS):
            card = draw_one(s, which)
            if card >= 0:
                gain(s.players[seat], card)
                s.tell(events.KEEP, seat, card)
