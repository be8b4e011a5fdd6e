"""Tournaments: every pair, every seat, the same results with any number of workers."""

from __future__ import annotations

import pytest

from alehouse.games import LIBRARY
from alehouse.lab import executor, tournament
from alehouse.lab.executor import batches
from alehouse.lab.tournament import Pair, Standings, Tournament, pairings

pytestmark = pytest.mark.engine

PAIRS = [("random", "novice"), ("random", "regular")]


def job(seats: int = 2, pairs: list[Pair] = PAIRS, seed: int = 4) -> Tournament:
    return Tournament(LIBRARY.get("moonlight").setup(seats), pairs, seed)


def figures(standings: Standings) -> list[tuple[int, int, int, int]]:
    return [(pair.games, pair.parts, pair.points, pair.others_points) for pair in standings.pairs]


def test_two_at_the_table_meet_once_and_more_in_both_roles() -> None:
    levels = ["a", "b", "c"]
    assert pairings(levels, 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(levels, 4) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]


def test_the_number_of_workers_does_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "ALONE_SECONDS", 0.0)
    monkeypatch.setattr(executor, "BATCH_SECONDS", 0.02)
    found = []
    for workers in (1, 2):
        standings = Standings(2, 2)
        for _, result in batches(job(pairs=[("random", "novice"), ("novice", "random")]), 12, workers):
            standings = standings + result
        found.append((figures(standings), standings.decisions))
    assert found[0] == found[1]


def test_pairs_play_equally_often_whenever_it_ends() -> None:
    assert [pair.games for pair in job().batch(0, 8).pairs] == [4, 4]
    assert [pair.games for pair in job().batch(0, 7).pairs] == [4, 3]


def test_a_pair_plays_the_same_games_whoever_else_takes_part() -> None:
    alone = job(pairs=PAIRS[1:]).batch(0, 4)
    together = job().batch(0, 8)
    assert figures(alone)[0] == figures(together)[1]


def test_the_one_sits_on_every_seat_with_the_same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[list[str], int]] = []

    def watched(state: object, bots: list[object], seed: int, luck: object = None) -> int:
        seen.append(([str(player) for player in bots], seed))
        raise RuntimeError("enough")

    monkeypatch.setattr(tournament, "bot", lambda level, title, pack: level)
    monkeypatch.setattr(tournament, "play_game", watched)
    for number in range(6):
        with pytest.raises(RuntimeError, match="enough"):
            job(3, [("A", "B")]).batch(number, 1)
    tables = [bots for bots, _ in seen]
    assert tables == [["A", "B", "B"], ["B", "A", "B"], ["B", "B", "A"]] * 2
    seeds = [seed for _, seed in seen]
    assert len(set(seeds[:3])) == len(set(seeds[3:])) == 1
    assert seeds[0] != seeds[3]


def test_wins_of_both_sides_add_up() -> None:
    standings = Tournament(LIBRARY.get("moonlight").setup(2), [("random", "random")], 3).batch(0, 30)
    pair = standings.pairs[0]
    assert pair.games == 30
    assert 5 < pair.wins() < 25
