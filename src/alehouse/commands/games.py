"""`alehouse games`: the games that can be played."""

from __future__ import annotations

from typing import Any

from alehouse.commands.host import pack_names, shown
from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json, Lang
from alehouse.engine.title import Title
from alehouse.games import LIBRARY


def games(*, lang: Lang = None, json: Json = False) -> None:
    """List the titles with their seats, packs and options (default, allowed values, rule, and what they do).

    Example: alehouse games --lang fr
    """
    titles = [LIBRARY.get(name) for name in LIBRARY.ids()]
    if json:
        print_json({"games": [about(title) for title in titles]})
        return
    from alehouse.text.languages import language  # not needed for --json, and slow to load
    from alehouse.text.speech import Speech

    spoken = language(lang)
    for title in titles:
        speech = Speech(title, title.house(), spoken)
        print(f"{title.id}: {title.name}, {title.min_seats} to {title.max_seats} players")
        print(f"  packs: {', '.join(pack_names(title))}")
        for option in title.options():
            print(f"  --option {option.id}={shown(option.default)}  ({option.wanted()}; {option.rule})")
            print(f"      {speech.labeled(speech.option(option.id), speech.option_about(option.id))}")


def about(title: Title) -> dict[str, Any]:
    """A title as data."""
    return {
        "id": title.id,
        "name": title.name,
        "rules_version": title.rules_version,
        "seats": [title.min_seats, title.max_seats],
        "options": [option.as_dict() for option in title.options()],
        "packs": pack_names(title),
    }
