"""`alehouse balance`."""

from __future__ import annotations

import json
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from alehouse.extras import command_for

Run = Callable[..., Any]

SMALL = ("balance", "moonlight", "--bots", "random", "--games", 25, "--seed", 3)


class Page(HTMLParser):
    """The elements of a page that are not closed, and where its links lead."""

    VOID = ("meta", "br", "img", "link")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        self.links += [value for name, value in attrs if tag == "a" and name == "href" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_a_page_with_pictures_and_figures(run: Run, tmp_path: Path) -> None:
    outcome = run(*SMALL, "--out", tmp_path / "report")
    assert f"Report: {tmp_path / 'report' / 'index.html'}" in outcome.out
    names = {path.name for path in (tmp_path / "report").iterdir()}
    assert {"index.html", "balance.json", "seats.svg", "points.svg", "bands.svg", "sources.svg", "length.svg"} <= names
    assert {name.replace(".svg", ".png") for name in names if name.endswith(".svg")} <= names
    page = Page((tmp_path / "report" / "index.html").read_text("utf-8"))
    assert page.open == []
    assert set(page.links) <= names
    assert "Balance of Moonlight Brewers" in page.words
    assert "What stands out" in page.words
    data = json.loads((tmp_path / "report" / "balance.json").read_text("utf-8"))
    assert data["variants"][0]["games"] == 25


def test_what_stands_out_is_printed(run: Run, tmp_path: Path) -> None:
    out = run(*SMALL, "--out", tmp_path).out
    assert out.startswith("Moonlight Brewers: 25 games, pack house, seed 3\n")
    assert "  ! The commonest band is Undrinkable" in out


def test_two_variants_side_by_side(run: Run, tmp_path: Path) -> None:
    command = (*SMALL, "--out", tmp_path, "--option", "duel=on", "--against-option", "mod-short-brew=on")
    report = run(*command, "--json").json
    first, second = report["variants"]
    assert (first["games"], second["games"], report["games"]) == (25, 25, 50)
    assert first["options"]["duel"] is second["options"]["duel"] is True
    assert (first["options"]["mod-short-brew"], second["options"]["mod-short-brew"]) == (False, True)
    length = next(entry for entry in report["differences"] if entry["what"] == "mean decisions per game")
    assert length["clear"]
    assert length["second"] < length["first"]
    page = Page((tmp_path / "index.html").read_text("utf-8"))
    assert "mod-short-brew=off" in page.words
    assert "Differences" in page.words


def test_another_pack_is_compared(run: Run, packs: Path, tmp_path: Path) -> None:
    folder = packs / "loud"
    folder.mkdir()
    (folder / "pack.toml").write_text('title = "moonlight"\nname = "loud"\n', encoding="utf-8")
    (folder / "bands.toml").write_text("[contest]\nfrom = 30\n", encoding="utf-8")
    report = run(*SMALL, "--out", tmp_path / "report", "--against-pack", "loud", "--json").json
    assert [variant["pack"] for variant in report["variants"]] == ["house", "loud"]
    assert [variant["bands"][-1]["from"] for variant in report["variants"]] == [18, 30]
    assert report["variants"][0]["points"] == report["variants"][1]["points"]


def test_the_same_seed_gives_the_same_report(run: Run, tmp_path: Path) -> None:
    first, again = (run(*SMALL, "--out", tmp_path / name, "--json").json for name in ("a", "b"))
    assert first["variants"] == again["variants"]
    for name in ("seats.svg", "points.svg", "content-monks.svg"):
        if (tmp_path / "a" / name).exists():
            assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_an_opening_at_random_brings_all_monks_to_the_table(run: Run, tmp_path: Path) -> None:
    command = ("balance", "moonlight", "--games", 12, "--seats", 4, "--seed", 3, "--out", tmp_path, "--json")
    monks = [
        len(run(*command, "--opening", opening).json["variants"][0]["content"]["monks"]["entries"])
        for opening in (0, 1)
    ]
    assert monks[1] > monks[0]


def test_the_costly_parts(run: Run, tmp_path: Path) -> None:
    parts = ("--pairs", "--skill", "random,novice", "--worth", "rooms.brewery", "--worth", "actions.meditate")
    report = run(*SMALL[:4], "--games", 12, "--seats", 2, "--seed", 3, *parts, "--out", tmp_path, "--json").json
    (variant,) = report["variants"]
    assert [(step["bot"], step["against"], step["games"]) for step in variant["skill"]] == [("novice", "random", 12)]
    assert [(worth["id"], worth["games"]) for worth in variant["worth"]] == [("brewery", 12), ("meditate", 12)]
    assert variant["course"]["lead_changes"]["count"] == 12
    said = " ".join(finding["text"] for finding in variant["findings"])
    assert "Skill pays: novice " in said
    assert "is worth " in said
    assert "near it are rooms.brewery" in run(*SMALL, "--worth", "rooms.brewry", "--out", tmp_path).refused()
    assert "at least two levels" in run(*SMALL, "--skill", "random", "--out", tmp_path).refused()


def test_one_seat_alone(run: Run, tmp_path: Path) -> None:
    report = run("balance", "moonlight", "--seats", 1, "--bots", "random", "--games", 10, "--out", tmp_path, "--json")
    assert report.json["variants"][0]["seats"] == 1
    assert not (tmp_path / "seats.svg").exists()


def test_without_matplotlib_nothing_is_begun(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.lab.charts.find_spec", lambda name: None)
    assert command_for("lab") in run(*SMALL, "--out", tmp_path / "x").refused()
    assert not (tmp_path / "x").exists()
