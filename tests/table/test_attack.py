"""Whether hidden cards can be computed from what everybody sees."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.table.lattice import Draw, drawn, recover
from tests.table.sitting import Sitting

from alehouse.engine.events import EventLog
from alehouse.engine.fairness import Source, start
from alehouse.engine.state import ALL
from alehouse.games import LIBRARY

CARDS = 30
KNOWN = 12  # cards that have been dealt so far
SETUP = LIBRARY.get("dicebrewing").setup(4, {"mode": "advanced"})
BOOK = SETUP.title.eventbook(SETUP.pack)
CARD_IDS = list(SETUP.pack.content["recipes"])
SECRETS = [f"{number:064x}" for number in range(6)]


def shown(source: Source) -> tuple[list[int], list[Draw]]:
    """The deck from top to bottom after the setup, and what everybody has seen once KNOWN of its cards were dealt."""
    log = EventLog()
    state = start(SETUP, [source], log)
    view: Any = state.view(ALL)
    cards = [CARD_IDS.index(card) for card in [*view["row"], *view["deck"]["cards"]]]
    events = [BOOK.read(heard).args for heard in log.take()]
    dice = [int(str(args["value"])) for args in events if "value" in args]  # for the first seat, then of every pool
    draws = [Draw(at, CARDS - at, pick) for at, pick in enumerate(picks(cards)[:KNOWN])]
    return cards, draws + [Draw(CARDS - 1 + at, 6, face - 1) for at, face in enumerate(dice)]


def picks(cards: list[int]) -> list[int]:
    """What a shuffle must have drawn to bring cards into this order."""
    pile = list(range(CARDS))
    found: list[int] = []
    for left, card in zip(range(CARDS, 1, -1), cards, strict=False):
        found.append(pile.index(card))
        pile[found[-1]] = pile[left - 1]
    return found


def dealt(drawn_picks: list[int]) -> list[int]:
    """The order that a shuffle with these draws leads to; the inverse of `picks`."""
    pile = list(range(CARDS))
    cards: list[int] = []
    for left, pick in zip(range(CARDS, 1, -1), drawn_picks, strict=True):
        cards.append(pile[pick])
        pile[pick] = pile[left - 1]
    return [*cards, pile[0]]


def test_under_format_1_a_spectator_computes_the_hidden_deck() -> None:
    """Lattice reduction and enumeration over the small generator: the published attack, in plain Python."""
    broken = 0
    for secret in SECRETS:
        cards, seen = shown(Source(0, secret, [], True))
        state = recover(seen)
        if state is not None:
            future = drawn(state, CARDS - 1, {at: CARDS - at for at in range(CARDS - 1)})
            assert dealt(list(future.values())) == cards
            broken += 1
    assert broken >= len(SECRETS) // 2


def test_the_same_attack_finds_nothing_in_the_chance_of_a_table() -> None:
    for secret in SECRETS:
        _, seen = shown(Source(0, secret, ["", "", "", ""]))
        assert recover(seen) is None


def test_the_deck_of_a_table_has_no_order_until_a_card_is_drawn() -> None:
    """Whoever knew how a deck was shuffled, the server's operator included, would know nothing."""
    surprises = 0
    for number in range(6):
        sitting = Sitting("dicebrewing", seats=2, secret=SECRETS[number])
        deck: Any = sitting.table.must_play().state.view(ALL)["deck"]
        book = LIBRARY.get("dicebrewing").eventbook(sitting.table.must_play().setup.pack)
        rng = Random(number)
        while sitting.table.status == "playing":
            before = sitting.table.steps
            sitting.step(rng)
            events = [book.read(heard) for heard in sitting.table.must_play().told(before)[0]]
            refill = next((event.args["recipe"] for event in events if event.key == "refill"), None)
            if refill is not None:
                surprises += refill != deck["cards"][0]
                break
    assert surprises >= 4
