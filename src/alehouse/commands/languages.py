"""`alehouse languages`: the available languages, and what each still lacks."""

from __future__ import annotations

from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json


def languages(lang: str | None = None, /, *, json: Json = False) -> None:
    """List the languages, or what one of them lacks or gets wrong.

    Missing texts appear in English. The folder named by the environment variable ALEHOUSE_TEXT adds languages.

    Example: alehouse languages fr

    Parameters
    ----------
    lang
        The language to check (default: a summary of all).
    """
    from alehouse.text.catalogue import own_name
    from alehouse.text.complete import missing, mistakes
    from alehouse.text.languages import language
    from alehouse.text.languages import languages as known

    if json:
        print_json(
            {
                "languages": [
                    {"id": one, "name": own_name(one), "missing": missing(one), "mistakes": mistakes(one)}
                    for one in ([language(lang)] if lang else known())
                ]
            }
        )
        return
    if lang is None:
        for one in known():
            lacking = len(missing(one))
            print(f"{one}: {own_name(one)}" + (f", {lacking} texts missing" if lacking else ""))
        return
    for line in [*mistakes(language(lang)), *missing(lang)] or [f"{own_name(lang)} is complete."]:
        print(line)
