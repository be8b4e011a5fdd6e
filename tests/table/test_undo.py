"""What may be taken back, by whom, and that nothing is left of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.table.sitting import Sitting

from alehouse.engine.codebook import Action
from alehouse.engine.fairness import Source, stream
from alehouse.engine.snapshot import dump
from alehouse.engine.state import SPECTATOR
from alehouse.games import LIBRARY
from alehouse.lab.variants import random_options
from alehouse.table import play, proposals
from alehouse.table.entries import Proposed, Undone
from alehouse.table.errors import TableError
from alehouse.table.projection import player_view
from alehouse.table.table import Sender, Table
from alehouse.table.timeline import Move
from alehouse.table.undo import revealed_information


def after_monks(seats: int = 2, **settings: Any) -> Sitting:
    """Everybody has chosen a monk; the first player stands in the courtyard."""
    sitting = Sitting(seats=seats, options={"first": "1"}, **settings)
    while sitting.table.must_play().state.decision() == "choose-monk":
        sitting.act(sitting.legal[0])
    return sitting


def move(sitting: Sitting) -> dict[str, object]:
    return next(action for action in sitting.legal if action["do"] == "move")


def test_a_move_that_showed_nothing_is_taken_back_at_once() -> None:
    sitting = after_monks()
    before = sitting.position
    steps = sitting.table.steps
    sitting.act(move(sitting))
    assert sitting.position != before
    sitting.undo(steps)
    assert isinstance(sitting.log[-1].what, Undone)
    assert sitting.position == before
    assert sitting.table.steps == steps


def test_the_whole_turn_is_started_again() -> None:
    sitting = after_monks()
    before, steps = sitting.position, sitting.table.steps
    sitting.act(move(sitting))
    sitting.act(next(action for action in sitting.legal if action["do"] == "convert-move"))
    assert sitting.table.must_play().floor() == steps
    sitting.undo(steps)
    assert sitting.position == before


def test_a_cast_die_is_not_taken_back_without_the_others() -> None:
    sitting = after_monks()
    who, steps = sitting.whose(), sitting.table.steps
    sitting.act({"do": "action", "what": "water-easy"})
    while sitting.table.must_play().floor() < sitting.table.steps:  # until the die is cast
        sitting.act(sitting.legal[0])
    sitting.undo(steps, who)
    assert isinstance(sitting.log[-1].what, Proposed)
    assert sitting.table.steps > steps


def test_another_seats_turn_ends_the_free_undo_and_consent_of_all_opens_it_again() -> None:
    sitting = after_monks(seats=3)
    first = sitting.whose()
    before, steps = sitting.position, sitting.table.steps
    rng = Random(3)
    while sitting.whose().holder == first.holder:
        sitting.act(rng.choice(sitting.legal))
    sitting.undo(steps, first)
    proposal = sitting.table.proposal
    assert proposal is not None
    assert proposal.asked.purpose == "undo"
    others = [person for person in sitting.people if person != first.holder]
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender(others[0]), sitting.table.version, True))
    assert sitting.table.proposal is not None
    assert sitting.table.steps > steps
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender(others[1]), sitting.table.version, True))
    assert sitting.table.proposal is None
    assert sitting.position == before
    assert sitting.table.steps == steps


def test_one_no_ends_the_question() -> None:
    sitting = after_monks(seats=3)
    first = sitting.whose()
    rng = Random(3)
    while sitting.whose().holder == first.holder:
        sitting.act(rng.choice(sitting.legal))
    steps = sitting.table.steps
    sitting.undo(0, first)
    other = next(person for person in sitting.people if person != first.holder)
    sitting.do(proposals.answer(sitting.table, sitting.now, Sender(other), sitting.table.version, False))
    assert sitting.table.proposal is None
    assert sitting.table.steps == steps


def test_a_question_about_an_old_position_is_dropped_when_somebody_decides() -> None:
    sitting = after_monks(seats=2)
    rng = Random(3)
    first = sitting.whose()
    while sitting.whose().holder == first.holder:
        sitting.act(rng.choice(sitting.legal))
    sitting.undo(0, first)
    assert sitting.table.proposal is not None
    sitting.act(rng.choice(sitting.legal))
    assert sitting.table.proposal is None


def test_a_yes_to_an_old_question_is_none_to_the_next() -> None:
    """A page that has not heard yet that the question is another one must not agree to that."""
    sitting = after_monks(seats=2)
    rng = Random(3)
    first = sitting.whose()
    while sitting.whose().holder == first.holder:
        sitting.act(rng.choice(sitting.legal))
    sitting.undo(0, first)
    seen = sitting.table.version
    other = sitting.whose()
    sitting.act(rng.choice(sitting.legal))
    sitting.do(proposals.propose(sitting.table, sitting.now, first, "abandon", 0))
    with pytest.raises(TableError, match="stale"):
        proposals.answer(sitting.table, sitting.now, other, seen, True)
    sitting.do(proposals.answer(sitting.table, sitting.now, other, sitting.table.version, True))
    assert sitting.table.status == "abandoned"


def test_a_person_alone_among_bots_takes_back_whatever_he_likes() -> None:
    sitting = Sitting(seats=3, persons=1, options={"first": "1"})
    rng = Random(5)
    before = sitting.position
    sitting.act(rng.choice(sitting.legal))
    while sitting.table.bot_to_move:
        sitting.step(rng)
    sitting.undo(0, Sender("person-1"))
    assert sitting.position == before
    assert sitting.table.steps == 0


WITH_CHANCE = {"brewcrafters": {"agency": True}}  # else only its setup is drawn


def before_a_cast(title: str) -> tuple[Sitting, Action]:
    """A position of a person among bots with an action that casts dice."""
    sitting = Sitting(title, seats=2, persons=1, options=WITH_CHANCE.get(title))
    rng = Random(6)
    while True:
        while sitting.table.bot_to_move:
            sitting.step(rng)
        game = sitting.table.must_play()
        for code in game.state.legal():
            if game.try_out(Move(game.to_act, code, "person")).cast:
                return sitting, game.codebook.describe(code)
        sitting.act(rng.choice(sitting.legal))


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_same_action_after_an_undo_meets_the_same_dice(title: str) -> None:
    sitting, action = before_a_cast(title)
    steps = sitting.table.steps
    sitting.act(action)
    after = sitting.position
    for attempt in range(5):
        sitting.undo(steps, Sender("person-1"))
        sitting.act(action)
        assert sitting.position == after
    assert sitting.table.undone == 5
    assert dump(sitting.reloaded().must_play().state) == dump(sitting.table.must_play().state)


def test_another_way_to_the_same_cast_meets_other_dice() -> None:
    """Otherwise a player who took a cast back would know what it brings in another place."""
    casts: set[tuple[int, ...]] = set()
    sitting = Sitting(seats=2, persons=1, options={"first": "1"}, secret="5e" * 32)
    for monk in sitting.legal[:4]:
        sitting.act(monk)
        rng = Random(7)
        while sitting.table.bot_to_move or sitting.table.must_play().state.decision() == "choose-monk":
            sitting.step(rng)
        game = sitting.table.must_play()
        drawn = stream(sitting.table.sources[-1], game.moves[-1].link)
        casts.add(tuple(drawn.pick(6) for die in range(20)))
        sitting.undo(0, Sender("person-1"))
    assert len(casts) == 4


@pytest.mark.parametrize("to", [-1, 1, 99])
def test_only_steps_that_stand_can_be_gone_back_to(to: int) -> None:
    sitting = after_monks()
    steps = sitting.table.steps
    with pytest.raises(TableError, match="nothing-to-undo"):
        sitting.undo(steps + to if to > 0 else -1)


def test_a_spectator_takes_nothing_back() -> None:
    sitting = after_monks()
    with pytest.raises(TableError, match="not-seated"):
        play.undo(sitting.table, sitting.now, Sender("stranger"), sitting.table.version, 0)


def test_a_second_question_waits_for_the_first() -> None:
    sitting = after_monks(seats=3)
    rng = Random(3)
    first = sitting.whose()
    while sitting.whose().holder == first.holder:
        sitting.act(rng.choice(sitting.legal))
    sitting.undo(0, first)
    with pytest.raises(TableError, match="proposal-pending"):
        sitting.undo(0, first)


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_whatever_is_taken_back_freely_leaves_no_trace(title: str) -> None:
    """Do and undo is as before, over whole games; and what is free had shown its player nothing."""
    rng = Random(title)
    sitting = Sitting(title, seats=LIBRARY.get(title).min_seats + 1)
    taken = 0
    while sitting.table.status == "playing" and taken < 60:
        who, before, steps = sitting.whose(), sitting.position, sitting.table.steps
        view = sitting.table.must_play().state.view(sitting.table.must_play().state.to_act)
        sitting.act(rng.choice(sitting.legal))
        if sitting.table.status == "playing" and sitting.table.must_play().floor() <= steps:
            sitting.undo(steps, who)
            taken += 1
            assert sitting.position == before
            assert sitting.table.must_play().state.view(sitting.table.must_play().state.to_act) == view
            sitting.act(rng.choice(sitting.legal))
    assert taken


def undo_to(table: Table, seat: int) -> tuple[int, int]:
    """The steps before a seat's last decision and before the turn that it belongs to, looked up move by move."""
    moves = table.must_play().moves
    mine = [index for index, move in enumerate(moves) if move.by == "person" and move.seat == seat]
    turn = last = mine[-1] if mine else -1
    while turn > 0 and moves[turn - 1].own and moves[turn - 1].seat == seat:
        turn -= 1
    return last, turn


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_seat_is_told_where_its_last_decision_and_turn_began(title: str) -> None:
    """With answers that the table gives itself, a bot, and steps that are taken back."""
    rng = Random(f"back {title}")
    sitting = Sitting(title, seats=max(3, LIBRARY.get(title).min_seats), persons=2)
    checked = 0
    for number in range(120):
        table = sitting.table
        if table.status != "playing":
            break
        if number % 7 == 6 and table.steps and table.must_play().moves[-1].own and table.proposal is None:
            sitting.undo(table.steps - 1, Sender(table.seat(table.must_play().moves[-1].seat).holder))
        else:
            sitting.step(rng)
        for seat in (1, 2):
            seen = player_view(sitting.table, [seat])
            if seen is not None and seen.undo is not None:
                assert (seen.undo.last, seen.undo.turn) == undo_to(sitting.table, seat)
                checked += seen.undo.last >= 0
        reloaded = player_view(sitting.reloaded(), [1])
        assert reloaded is not None
        assert reloaded.undo == getattr(player_view(sitting.table, [1]), "undo", None)
    assert checked > 50


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_right_to_take_back_survives_a_restart(title: str) -> None:
    rng = Random(f"restart {title}")
    sitting = Sitting(title, seats=LIBRARY.get(title).min_seats + 1)
    for number in range(60):
        if sitting.table.status != "playing":
            break
        sitting.step(rng)
        if sitting.table.status == "playing":
            assert sitting.reloaded().must_play().floor() == sitting.table.must_play().floor()


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_where_no_seat_sees_more_than_others_only_chance_shows_something(title: str) -> None:
    """Then views are shared, and a step without chance is taken back without trying what else might have come."""
    rng = Random(f"sees more {title}")
    seats = LIBRARY.get(title).min_seats + 1
    open_steps = 0
    for number in range(3):
        sitting = Sitting(title, seats=seats, options=random_options(LIBRARY.get(title), seats, rng))
        while sitting.table.status == "playing" and sitting.table.steps < 60:
            game = sitting.table.must_play()
            before = game.state
            for seat in range(seats):
                assert before.sees_more(seat) or before.view(seat) == before.view(SPECTATOR)
            code = rng.choice(list(before.legal()))
            tried = game.try_out(Move(game.to_act, code, "person"))
            if not tried.cast and not any(before.sees_more(seat) for seat in range(seats)):
                open_steps += 1
                assert not revealed_information(before, code, tried.after, tried.heard)
            sitting.step(rng)
    assert open_steps


def test_a_deck_shuffled_by_a_seed_shows_its_next_card_without_chance() -> None:
    """Only at a table with a secret is a card drawn by chance; a record with a seed is played on otherwise."""
    game = Sitting("dicebrewing", seats=2).table.must_play()
    game.sources = [Source(0, "", [])]
    game.replay([])
    rng = Random(0)
    shown: list[bool] = []
    while not shown:
        seat, deck = game.to_act, game.state.view(SPECTATOR)["deck"]
        tried = game.try_out(Move(seat, rng.choice(list(game.state.legal())), "person"))
        game.take(tried)
        if game.to_act == seat and not tried.cast and tried.after.view(SPECTATOR)["deck"] != deck:
            shown.append(game.floor() == len(game.moves))
    assert shown == [True]
