"""What designers count: nothing lost, nothing twice, the same with any number of workers."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab import executor
from alehouse.lab.balance import ANY, CHOICE, Balance, BalanceTallies, BalanceTally, decks
from alehouse.lab.balance_figures import figures
from alehouse.lab.balance_findings import Finding, differences, findings
from alehouse.lab.executor import batches
from alehouse.lab.tally import WIN

pytestmark = pytest.mark.engine

GAMES = 30


def table(name: str = "moonlight", seats: int = 3, **options: object) -> Setup:
    return LIBRARY.get(name).setup(seats, options, seed=2)


def short_night() -> Setup:
    return LIBRARY.get("moonlight").setup(3, {"mod-short-brew": True}, seed=2)


def counted(*setups: Setup, games: int = GAMES, **parts: bool) -> BalanceTallies:
    return Balance(list(setups), [["random"] * setup.seats for setup in setups], 5, **parts).batch(0, games)


@pytest.fixture(scope="module")
def tally() -> BalanceTally:
    return counted(table(), course=True, pairs=True).variants[0]


@pytest.fixture(scope="module")
def found(tally: BalanceTally) -> dict[str, Any]:
    return figures(table(), ["random"] * 3, tally)


def test_the_number_of_workers_does_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "ALONE_SECONDS", 0.0)
    monkeypatch.setattr(executor, "BATCH_SECONDS", 0.02)
    job = Balance([table(), table(duel=True)], [["random"] * 3] * 2, 5)
    results = []
    for workers in (1, 2):
        tallies = BalanceTallies([3, 3])
        for _, result in batches(job, 10, workers):
            tallies = tallies + result
        results.append([figures(table(), ["random"] * 3, each) for each in tallies.variants])
    assert results[0] == results[1]


def test_every_game_is_counted_once(tally: BalanceTally) -> None:
    assert tally.seats.games == tally.order.games == tally.lengths.total() == tally.margins.total() == GAMES
    assert tally.totals.total() == tally.bands.total() == tally.places.total() == 3 * GAMES
    assert sum(seat.parts for seat in tally.seats.seats) == sum(seat.parts for seat in tally.order.seats) == GAMES * WIN


def test_points_by_source_add_up_to_all_points(tally: BalanceTally) -> None:
    assert sum(tally.sources.values()) == sum(points * seats for points, seats in tally.totals.items())


def test_a_seat_meets_a_thing_at_most_once_a_game(tally: BalanceTally) -> None:
    assert all(0 < use.seats <= 3 * GAMES and use.parts <= use.seats * WIN for use in tally.uses.values())
    for section, thing, verb in tally.uses:
        assert tally.uses[section, thing, verb].seats <= tally.uses[section, thing, ANY].seats


def test_every_seat_has_one_monk(tally: BalanceTally) -> None:
    monks = sum(use.seats for (section, _, verb), use in tally.uses.items() if (section, verb) == ("monks", ANY))
    assert monks == 3 * GAMES


def test_whoever_decides_first_is_first_in_turn_order() -> None:
    """With a fixed first seat, turn order is seat order from there."""
    tally = counted(table(first="2")).variants[0]
    by_order = [seat.points for seat in tally.order.seats]
    assert by_order == [tally.seats.seats[place].points for place in (1, 2, 0)]


def test_figures_are_shares_of_what_was_counted(found: dict[str, Any]) -> None:
    assert found["games"] == GAMES
    assert sum(entry["win_rate"] for entry in found["by_seat"]) == pytest.approx(1)
    assert sum(entry["share"] for entry in found["by_order"]) == pytest.approx(3)
    assert sum(band["rate"] for band in found["bands"]) == pytest.approx(1)
    assert [band["id"] for band in found["bands"]] == ["undrinkable", "syrup", "trappist", "good", "contest"]
    assert found["points"]["min"] <= found["points"]["p10"] <= found["points"]["median"] <= found["points"]["max"]
    for section in found["content"].values():
        lifts = [entry["lift"] for entry in section["entries"]]
        assert lifts == sorted(lifts, reverse=True)
        assert all(entry["ci95"][0] <= entry["lift"] <= entry["ci95"][1] for entry in section["entries"])


def test_content_is_either_met_or_named_as_unused(found: dict[str, Any]) -> None:
    title = LIBRARY.get("moonlight")
    for section, entries in found["content"].items():
        missing = {entry["id"] for entry in found["unused"].get(section, {"entries": []})["entries"]}
        met = {entry["id"] for entry in entries["entries"]}
        assert met.isdisjoint(missing)
        if section not in ("phases", "werewolves"):  # these also show up without a seat
            content = title.house().content[section]
            assert met | missing == {id for id, entry in content.items() if not entry.get("expansion")}
    assert "nights" in found["absent"]


def test_spaces_that_need_more_players_or_an_option_are_not_named_as_unused() -> None:
    setup = table("brewcrafters", 2)
    shown = figures(setup, ["random"] * 2, counted(setup, games=1).variants[0])
    market = setup.pack.content["market"]
    unused = {entry["id"] for entry in shown["unused"].get("market", {"entries": []})["entries"]}
    met = {entry["id"] for entry in shown["content"]["market"]["entries"]}
    assert unused | met == {id for id in market if setup.title.in_play(setup, "market", id)}
    assert {market[id]["from"] for id in unused | met} == {2}
    crowded = table("brewcrafters", 5, interns=True)
    assert all(crowded.title.in_play(crowded, "market", id) for id in unused | met)
    assert crowded.title.in_play(crowded, "market", "hire-interns")
    assert "hire-interns" not in unused | met


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_every_title_has_figures(name: str) -> None:
    setup = table(name, LIBRARY.get(name).max_seats)
    tally = counted(setup, games=2).variants[0]
    shown = figures(setup, ["random"] * setup.seats, tally)
    assert bool(shown["content"]) == any(card.named for card in setup.title.schema().values())
    assert findings(shown)


def test_one_seat_alone_has_figures_too() -> None:
    tally = counted(table(seats=1), games=5).variants[0]
    shown = figures(table(seats=1), ["random"], tally)
    assert shown["margin"]["count"] == 0
    assert not any("share" in finding.text for finding in findings(shown))


def test_games_that_repeat_are_no_sample(found: dict[str, Any]) -> None:
    """Random games are all different; playing the same game again and again is reported."""
    assert found["different_games"] == GAMES
    warnings = [finding.text for finding in changed(found, different_games=2) if finding.warns]
    assert warnings[0].startswith("Only 2 of 30 games are different")
    job = Balance([table(first="1")], [["random"] * 3], 5)
    again = job.batch(0, 1) + job.batch(0, 1)
    assert again.variants[0].games == job.batch(0, 1).variants[0].games


def changed(found: dict[str, Any], **parts: Any) -> list[Finding]:
    return findings({**found, **parts})


def test_a_seat_that_wins_too_much_is_warned_about(found: dict[str, Any]) -> None:
    seats = [{**entry, "share": share, "share_ci95": [share - 0.1, share + 0.1]}
             for entry, share in zip(found["by_seat"], [1.4, 0.8, 0.8], strict=True)]  # fmt: skip
    warnings = [finding.text for finding in changed(found, by_seat=seats) if finding.warns]
    assert "Seat 1 wins 1.40 times its fair share [1.30, 1.50]: more than 1.25." in warnings


def test_a_seat_that_wins_too_little_is_warned_about(found: dict[str, Any]) -> None:
    seats = [{**entry, "share": share, "share_ci95": [share - 0.1, share + 0.1]}
             for entry, share in zip(found["by_seat"], [1.2, 1.2, 0.6], strict=True)]  # fmt: skip
    said = [finding for finding in changed(found, by_seat=seats) if finding.text.startswith("Seat")]
    assert [(finding.warns, finding.text) for finding in said] == [
        (False, "Seat 1 wins 1.20 times its fair share [1.10, 1.30]: not by chance, but within 0.8 to 1.25."),
        (False, "Seat 2 wins 1.20 times its fair share [1.10, 1.30]: not by chance, but within 0.8 to 1.25."),
        (True, "Seat 3 wins 0.60 times its fair share [0.50, 0.70]: less than 0.8."),
    ]


def test_the_course_of_games_is_followed(tally: BalanceTally, found: dict[str, Any]) -> None:
    assert tally.lead_changes.total() == GAMES
    assert GAMES <= tally.lowest.total() <= 3 * GAMES  # one for each winner
    assert 0.5 * tally.order.decisions < CHOICE * tally.choices.total() < 1.5 * tally.order.decisions
    course = found["course"]
    assert course["lead_changes"]["mean"] > 0.5  # nobody leads for long at random
    assert 0 < course["comebacks"]["rate"] < 1
    assert 0 < course["decisions_that_matter"]["rate"] < 1
    said = " ".join(finding.text for finding in findings(found))
    assert "The lead changes " in said
    assert " of the decisions matter" in said
    assert figures(table(), ["random"] * 3, counted(table(), games=1).variants[0])["course"]["comebacks"] is None


def test_pairs_of_cards_are_those_that_one_seat_met(tally: BalanceTally, found: dict[str, Any]) -> None:
    for (section, one, other), pair in tally.pairs.items():
        assert one < other
        assert pair.seats <= min(tally.uses[section, id, ANY].seats for id in (one, other))
    assert {section for section, _, _ in tally.pairs} <= set(decks(table()))
    cards = {"name": "Mace", "alone": [1.1, 1.0], "names": ["Mace", "Net"], "lift": 1.6, "ci95": [1.3, 1.9]}
    words = [finding.text for finding in changed(found, pairs=[cards])]
    assert "Pairs that win more than either card by itself: Mace + Net (1.60)." in words


def test_shares_without_luck_are_those_of_the_seats() -> None:
    tally = counted(table("dicebrewing", 2), games=12, luck=True).variants[0]
    assert sum(share.mean() for share in tally.shares) == pytest.approx(2)
    assert tally.shares[0].lucks > 0
    plain = counted(table("dicebrewing", 2), games=12).variants[0]
    assert plain.shares[0].mean() == pytest.approx(2 * plain.order.seats[0].parts / WIN / 12)
    assert plain.order.seats[0].parts == tally.order.seats[0].parts  # measuring luck changes no game


def test_changes_are_from_the_first_variant_with_the_same_seed() -> None:
    same, other = counted(table(), table(), games=10).variants
    assert [change.mean() for change in same.changes] == [change.squares for change in other.changes] == [0, 0, 0]


def test_bands_that_are_never_reached_are_warned_about(found: dict[str, Any]) -> None:
    """Random monks brew nothing good."""
    warnings = [finding.text for finding in findings(found) if finding.warns]
    assert any(
        words.startswith("Bands that were never reached: ") and "Contest-winning beer" in words for words in warnings
    )
    assert any(words.startswith("The commonest band is Undrinkable") for words in warnings)


def test_two_equal_variants_differ_in_nothing() -> None:
    tallies = counted(table(), table())
    one, two = (figures(table(), ["random"] * 3, tally) for tally in tallies.variants)
    assert one == two
    assert not any(change.clear() for change in differences(one, two))


def test_a_shorter_night_is_clearly_shorter() -> None:
    setups = [table(), short_night()]
    tallies = counted(*setups)
    one, two = (figures(setup, ["random"] * 3, tally) for setup, tally in zip(setups, tallies.variants, strict=True))
    length = next(change for change in differences(one, two) if change.what == "mean decisions per game")
    assert length.clear()
    assert length.second < length.first
