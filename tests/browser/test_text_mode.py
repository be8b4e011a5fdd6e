"""Whole games in the page's text mode, in every language, by a script that reads only what is printed."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong
from tests.browser.conftest import WEB
from tests.browser.playing import sit_down
from tests.browser.serving import Serving
from tests.tui.test_no_ids import DIE, WORD, ids, written

from alehouse.games import LIBRARY
from alehouse.text.languages import languages
from alehouse.text.speech import Speech
from alehouse.tui.boards import board_of

DECISIONS_AT_MOST = 600
QUICK = [("moonlight", "en"), ("moonlight", "fr"), ("dicebrewing", "es"), ("brewcrafters", "it")]  # others: soak
GAMES = [
    pytest.param(game, lang, marks=[] if (game, lang) in QUICK else pytest.mark.soak)
    for game in LIBRARY.ids()
    for lang in languages()
]
PATIENCE = 3_000  # ms until a number is typed again: a server may ask a quick player to wait
READ = """() => ({
    text: document.querySelector("main.text").innerText,
    choices: [...document.querySelectorAll("ol.choices li")].map((one) => [
        one.querySelector("button").innerText.trim(), one.querySelector("span").innerText.trim()]),
    over: !document.querySelector("ol.choices") && document.querySelector("main.text").dataset.status === "over",
})"""
TYPE = """number => {
    const form = document.querySelector("main.text form");
    const input = form.querySelector("input");
    input.value = number;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    form.requestSubmit();
}"""
NEXT = """before => {
    const main = document.querySelector("main.text");
    return main.dataset.version !== before &&
        (document.querySelector("ol.choices") || main.dataset.status !== "playing");
}"""


def played(page: Page) -> tuple[list[str], list[tuple[str, str]]]:
    """Everything that was printed until the end of the game, and all choices with what was said of them."""
    rng = Random(5)
    texts: list[str] = []
    choices: dict[str, str] = {}
    for _ in range(DECISIONS_AT_MOST):
        shown = page.evaluate(READ)
        texts.append(shown["text"])
        choices.update(shown["choices"])
        if shown["over"]:
            return texts, list(choices.items())
        before = page.locator("main.text").get_attribute("data-version")
        if shown["choices"]:  # else others think for long
            page.evaluate(TYPE, str(rng.randint(1, len(shown["choices"]))))
        with suppress(TookTooLong):
            page.wait_for_function(NEXT, arg=before, timeout=PATIENCE)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_a_whole_game_in_text_mode_never_shows_an_id(house: Serving, visitors: Any, game: str, lang: str) -> None:
    title = LIBRARY.get(game)
    page = sit_down(visitors(house, "laptop", locale=lang), game, bots=max(1, title.min_seats - 1), level="random")
    page.goto(page.url + "/text")
    page.locator("ol.choices").wait_for()
    texts, choices = played(page)
    said = re.sub(r"\b[A-Z]{2}-\d{3}\b", "", "\n".join(texts))  # rules are cited by their ids
    assert DIE.findall(said) == []
    own = [WEB / "src/text" / f"{lang}.ftl", WEB / "src/boards" / game / "text" / f"{lang}.ftl"]
    page_words = {word for path in own for word in WORD.findall(re.sub(r"(?m)^[\w-]+ =", "", path.read_text("utf-8")))}
    shown = set(WORD.findall(said)) & {one for one in ids(title) if not one.isdigit()}
    assert sorted(shown - written(lang) - page_words) == []
    speech = Speech(title, title.house(), lang)
    names = {
        speech.name(section, entry)
        for sections in board_of(game).EXPLAINED.values()
        for section in sections
        for entry in title.house().content[section]
    }
    unexplained = [label for label, details in choices if not details and any(name in label for name in names)]
    assert unexplained == []
