"""All cards, spaces and pieces of a game in words."""

from __future__ import annotations

from unicodedata import combining, normalize

from alehouse.tui.viewpoint import Viewpoint


def cards_page(viewpoint: Viewpoint, sought: str = "") -> list[str]:
    """Every entry of the content that is or does something, below the heading of its section.

    `sought` keeps only entries whose lines contain all its words.
    """
    found: list[str] = []
    for section, entries in viewpoint.pack.content.items():
        told = [line for entry in entries for line in entry_lines(viewpoint, section, entry)]
        wanted = [line for line in told if all(word in bare(line) for word in bare(sought).split())]
        if wanted:
            found += [viewpoint.speech.section(section), *(f"- {line}" for line in wanted)]
    return found or [viewpoint.words("cards-unknown", typed=sought)]


def entry_lines(viewpoint: Viewpoint, section: str, entry: str) -> list[str]:
    """An entry on one line: its name, what it is and does, with the source; none if its name says it all."""
    speech = viewpoint.speech
    told = speech.face_with_sources(section, entry)
    if not told:
        return []
    sources = {source for _, source in told}
    said = [line.rstrip(".") for line, _ in told]
    if len(sources) > 1:
        said = [f"{line} ({speech.say(f'source-{source}')})" for line, (_, source) in zip(said, told, strict=True)]
    line = speech.labeled(speech.name(section, entry), speech.clauses(said))
    return [line if len(sources) > 1 else f"{line} ({speech.say(f'source-{told[0][1]}')})"]


def bare(text: str) -> str:
    """Lowercase without accents, because not every keyboard has them."""
    return "".join(char for char in normalize("NFD", text.casefold()) if not combining(char))
