"""`alehouse rules`: the rules of a title in our own words."""

from __future__ import annotations

from alehouse.commands.output import wrapped
from alehouse.games import LIBRARY


def rules(game: str, rule: str | None = None, /, *, lang: str | None = None) -> None:
    """Read the rules of a title, or the paragraph of one rule.

    Behind each paragraph stand its rules and their source: printed in a rulebook, inferred from it, or house.

    Example: alehouse rules moonlight MB-037 --lang fr

    Parameters
    ----------
    game
        The title, as in `alehouse games`.
    rule
        The id of a rule, as refusals and log lines name it.
    lang
        en, fr, es or it; the terminal's language unless told.
    """
    from alehouse.text.catalogue import APP, Catalogue
    from alehouse.text.languages import language
    from alehouse.text.rulebook import Paragraph, find_rule, rulebook

    title = LIBRARY.get(game)
    catalogue = Catalogue(language(lang), [APP])
    sections = rulebook(title)

    def show(paragraph: Paragraph) -> None:
        print(wrapped(paragraph.text[catalogue.lang]))
        print(f"    [{', '.join(paragraph.rules)} · {catalogue.say(f'source-{paragraph.source}')}]")

    if rule is not None:
        section, paragraph = find_rule(sections, rule)
        print(section.heading[catalogue.lang])
        print()
        show(paragraph)
        return
    print(catalogue.say("rules-of", title=title.name))
    for number, section in enumerate(sections, 1):
        heading = f"{number}. {section.heading[catalogue.lang]}"
        print(f"\n{heading}\n{'-' * len(heading)}")
        for paragraph in section.paragraphs:
            print()
            show(paragraph)
