"""`alehouse rules`: the rules of a title in our own words."""

from __future__ import annotations

from alehouse.commands.output import print_json, wrapped
from alehouse.commands.parameters import Game, Json, Lang
from alehouse.games import LIBRARY


def rules(game: Game, rule: str | None = None, /, *, lang: Lang = None, json: Json = False) -> None:
    """Read the rules of a title, or the paragraph of one rule.

    Each paragraph is followed by its rule ids and their source: printed in a rulebook, a ruling, or house.

    Example: alehouse rules moonlight MB-037 --lang fr

    Parameters
    ----------
    rule
        The id of a rule, as refusals and log lines name it.
    """
    from alehouse.text.catalogue import Catalogue
    from alehouse.text.languages import APP, language
    from alehouse.text.rulebook import Paragraph, Section, find_rule, rulebook

    title = LIBRARY.get(game)
    catalogue = Catalogue(language(lang), [APP])
    sections = rulebook(title, catalogue.lang)

    def show(paragraph: Paragraph) -> None:
        print(wrapped(paragraph.text))
        print(f"    [{', '.join(paragraph.rules)} · {catalogue.say(f'source-{paragraph.source}')}]")

    if json:
        chosen = sections
        if rule is not None:
            section, found = find_rule(sections, rule)
            chosen = [Section(section.id, section.heading, found)]
        print_json({"game": title.id, "lang": catalogue.lang, "sections": [section.as_dict() for section in chosen]})
        return
    if rule is not None:
        section, paragraphs = find_rule(sections, rule)
        print(section.heading)
        for paragraph in paragraphs:
            print()
            show(paragraph)
        return
    print(catalogue.say("rules-of", title=title.name))
    for number, section in enumerate(sections, 1):
        heading = f"{number}. {section.heading}"
        print(f"\n{heading}\n{'-' * len(heading)}")
        for paragraph in section.paragraphs:
            print()
            show(paragraph)
