"""What comes out of the printer: sizes, cards, fonts and words of every title, measured in the PDF."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pypdfium2
import pytest
import typst
from pypdfium2 import raw

from alehouse.games import LIBRARY
from alehouse.print.document import PAPERS, PARTS, document
from alehouse.print.edition import Edition
from alehouse.print.render import LAYOUT
from alehouse.text.languages import languages

MM = 72 / 25.4
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
NEAR = 0.5  # mm
EDITIONS = [(title, lang, paper) for title in LIBRARY.ids() for lang in languages() for paper in PAPERS]
Box = tuple[float, float, float, float]  # left, bottom, right, top in points


def edition(title: str, lang: str) -> Edition:
    found = LIBRARY.get(title)
    return Edition(found, found.house(), lang)


def words(text: str) -> Counter[str]:
    """Words however they are broken into lines."""
    return Counter(text.replace("\ufffe", "").split())


def printed(face: dict[str, Any], marks: dict[str, str]) -> Counter[str]:
    """Everything that is to be read on one side of a card."""
    if "lines" not in face:
        return words(f"{face['title']} {face['deck']}")
    numbers = " ".join(number for _, number in face.get("row", []))
    parts = [
        face["deck"],
        face["kind"],
        face["name"],
        numbers,
        *face["lines"],
        face["foot"],
        marks.get(face["source"], ""),
    ]
    return words(" ".join(parts))


def card_boxes(page: pypdfium2.PdfPage, width: int, height: int) -> list[Box]:
    """The outlines of cards, row by row from the top left."""
    boxes = set()
    for found in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH]):
        left, bottom, right, top = found.get_bounds()
        if abs((right - left) / MM - width) < NEAR and abs((top - bottom) / MM - height) < NEAR:
            boxes.add((round(left, 1), round(bottom, 1), round(right, 1), round(top, 1)))
    return sorted(boxes, key=lambda box: (-box[3], box[0]))


def read(page: pypdfium2.PdfPage, box: Box | None = None) -> Counter[str]:
    text = page.get_textpage()
    if box is None:
        return words(text.get_text_range())
    left, bottom, right, top = box
    return words(text.get_text_bounded(left, bottom, right, top))


@pytest.mark.parametrize(("title", "lang", "paper"), EDITIONS)
def test_a_whole_box(title: str, lang: str, paper: str) -> None:
    data = document(edition(title, lang), paper, PARTS)
    compiler = typst.Compiler(root=LAYOUT, ignore_system_fonts=True, sys_inputs={"document": json.dumps(data)})
    made = compiler.compile(LAYOUT / "main.typ", format="pdf")
    assert isinstance(made, bytes)
    pages = list(pypdfium2.PdfDocument(made))
    check_cards(data, pages)
    check_pages(pages, *SIZES[paper])
    tight = json.loads(compiler.query("<tight>"))
    assert [found["value"] for found in tight] == []


def check_cards(data: dict[str, Any], pages: list[pypdfium2.PdfPage]) -> None:
    """Every card is there in its size and with all its words, nothing is beside it, and its back is behind it."""
    at = 2  # after the cover and its blank back
    for part in data["parts"]:
        left = list(part["cards"]) if part["kind"] == "cards" else []
        while left:
            front, back = pages[at], pages[at + 1]
            fronts = card_boxes(front, part["width"], part["height"])
            backs = card_boxes(back, part["width"], part["height"])
            assert fronts
            for box in fronts:
                card = left.pop(0)
                assert read(front, box) == printed(card["front"], data["marks"])
                behind = [one for one in backs if near(one, mirrored(box, front.get_width()))]
                assert [read(back, one) for one in behind] == [printed(card["back"], data["marks"])]
            for page, boxes in ((front, fronts), (back, backs)):
                assert read(page) == sum((read(page, box) for box in boxes), Counter[str]())
            at += 2


def mirrored(box: Box, width: float) -> Box:
    left, bottom, right, top = box
    return width - right, bottom, width - left, top


def near(one: Box, other: Box) -> bool:
    return all(abs(a - b) < NEAR * MM for a, b in zip(one, other, strict=True))


def check_pages(pages: list[pypdfium2.PdfPage], width: float, height: float) -> None:
    """Pages are of the paper, all fonts are embedded, and no text is beyond an edge."""
    for page in pages:
        wide, high = page.get_size()
        assert sorted((wide / MM, high / MM)) == pytest.approx(sorted((width, height)), abs=0.05)
        for text in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT]):
            left, bottom, right, top = text.get_bounds()
            assert min(left, bottom) >= 0
            assert right <= wide
            assert top <= high
            assert raw.FPDFFont_GetIsEmbedded(raw.FPDFTextObj_GetFont(text)) == 1


def test_text_that_cannot_fit_is_found() -> None:
    data = document(edition("moonlight", "en"), "a4", ["cards"])
    first, second = (card["front"] for card in data["parts"][1]["cards"][:2])
    first["lines"] = ["too long " * 300]
    second["name"] = "W" * 60
    tight = typst.query(
        LAYOUT / "main.typ",
        "<tight>",
        root=LAYOUT,
        ignore_system_fonts=True,
        sys_inputs={"document": json.dumps(data)},
    )
    assert {found["value"][:3] for found in json.loads(tight)} == {"too", "WWW"}
