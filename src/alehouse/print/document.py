"""The whole document of an edition as plain data, which `layout/` draws."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import alehouse
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.pack import HOUSE, NUMBERS
from alehouse.print.box import box_of
from alehouse.print.edition import MARKED, Edition, Part
from alehouse.text.languages import PACKAGE
from alehouse.text.rulebook import rulebook

PARTS = ["cards", "boards", "sheets", "tokens", "scores", "rules"]
PAPERS = ["a4", "letter"]
WORDS = [
    "print-contents", "print-needs", "print-how", "print-scale", "print-duplex", "print-paper", "print-name",
    "print-total", "print-options",
]  # fmt: skip
ART = PACKAGE / "server" / "static" / "art.json"  # symbols of the page, written when it is built


def chosen_parts(named: list[str]) -> list[str]:
    """Some parts in the order of the document; none named: all."""
    for part in named:
        if part not in PARTS:
            raise AlehouseError(unknown("part", part, PARTS))
    return [part for part in PARTS if part in (named or PARTS)]


def document(edition: Edition, paper: str, parts: list[str]) -> dict[str, Any]:
    """All parts after a cover; only the icons that they use."""
    if paper not in PAPERS:
        raise AlehouseError(unknown("paper", paper, PAPERS))
    box, say = box_of(edition.title.id), edition.say
    drawn: list[Part] = []
    contents: list[tuple[int, str]] = []
    for name in parts:
        made = _prose(edition, name) if name in ("scores", "rules") else getattr(box, name)(edition)
        drawn += made
        contents += _contents(edition, made)
    cover = {
        "kind": "cover",
        "icon": box.icon,
        "about": say("cards-of", title=edition.title.name, pack=edition.speech.pack()),
        "contents": contents,
        "needs": box.needs(edition),
        "sources": [(source, say(f"printed-{source}")) for source in MARKED],
        "made": say("print-made", version=alehouse.__version__, digest=edition.pack.digest),
    }
    whole = [cover, *drawn]
    return {
        "name": edition.title.name,
        "lang": edition.speech.lang,
        "paper": paper,
        "color": edition.title.manifest().color,
        "words": {key: say(key) for key in WORDS},
        "marks": {source: say(f"source-{source}") for source in MARKED},
        "icons": _icons(edition.title.id, whole),
        "parts": whole,
    }


def _contents(edition: Edition, parts: list[Part]) -> list[tuple[int, str]]:
    """What the parts hold, for the list on the cover."""
    found: Counter[str] = Counter()
    for part in parts:
        if part["kind"] == "cards":
            found.update(card["front"]["deck"] for card in part["cards"])
        elif part["kind"] == "tokens":
            found.update({edition.speech.labeled(edition.say("print-tokens"), part["name"]): len(part["tokens"])})
        else:
            found.update({part["name"]: part.get("copies", 1)})
    return [(count, name) for name, count in found.items()]


def _prose(edition: Edition, name: str) -> list[Part]:
    return _scores(edition) if name == "scores" else _rules(edition)


def _scores(edition: Edition) -> list[Part]:
    """The score sheet of the manifest, a column per player."""
    rows = []
    for row in edition.title.manifest().sheet:
        if row.unless and edition.options[row.unless]:
            continue
        given = row.as_dict(edition.pack.content)
        key = f"sheet-{row.label}"
        known = edition.speech.catalogue.has(key)
        rows.append(edition.say(key if known else f"score-{row.source}", each=given["each"], per=given["per"]))
    if not rows:
        return []
    players = edition.title.max_seats
    return [
        {"kind": "scores", "name": edition.say("print-scores"), "note": edition.title.name, "rows": rows,
         "players": players, "copies": 1}
    ]  # fmt: skip


def _rules(edition: Edition) -> list[Part]:
    """The rulebook, then the values of the pack and the options of the variant."""
    speech = edition.speech
    chapters = [
        {
            "heading": section.heading,
            "paragraphs": [[part.text, ", ".join(part.rules), part.source] for part in section.paragraphs],
        }
        for section in rulebook(edition.title, speech.lang)
    ]
    note = "" if edition.pack.name == HOUSE else edition.say("print-values")
    values: list[list[str]] = []
    for id, entry in edition.pack.content.get(NUMBERS, {}).items():
        by_players = speech.face_with_sources(NUMBERS, id)[1:]
        values.append([speech.name(NUMBERS, id), str(entry["value"]), entry["source"]])
        values += [[line, "", source] for line, source in by_players]
    options = [
        [
            speech.option(option.id),
            speech.option_value(option.id, edition.options[option.id]),
            speech.option_about(option.id),
        ]
        for option in edition.title.options()
        if not edition.whole and option.kind() != "list" and edition.options[option.id] != option.default
    ]
    if not chapters and not values:
        return []
    return [
        {
            "kind": "rules", "name": edition.say("rules-of", title=edition.title.name), "note": speech.pack(),
            "chapters": chapters, "tables": [[speech.section(NUMBERS), note, values]] if values else [],
            "options": options,
        }
    ]  # fmt: skip


@cache
def _art() -> dict[str, Any]:
    """The drawn symbols; none where the page is not built."""
    found: dict[str, Any] = json.loads(ART.read_text(encoding="utf-8")) if ART.is_file() else {}
    return found


def _icons(title: str, parts: list[Part]) -> dict[str, str]:
    """The symbols that some parts name."""
    art = _art()
    known = {**art.get("shared", {}), **art.get("titles", {}).get(title, {})}
    named = {text for text in _texts(parts) if f"i-{text}" in known}
    return {name: known[f"i-{name}"] for name in sorted(named)}


def _texts(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else []
    return [text for part in inner for text in _texts(part)]
