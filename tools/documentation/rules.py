"""The rules of every title in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.documentation.outline import Page

from alehouse.games import LIBRARY
from alehouse.text.catalogue import Catalogue, own_name
from alehouse.text.languages import APP, languages
from alehouse.text.rulebook import rulebook

SECTION = "Rules"
SPECIAL = re.compile(r"([\\`*_\[\]<>#|])")


def rules_pages() -> Iterator[Page]:
    for lang in languages():
        for id in LIBRARY.ids():
            title = LIBRARY.get(id)
            others = [f"[{own_name(other)}]({id}-{other}.md)" for other in languages() if other != lang]
            catalogue = Catalogue(lang, [APP])
            lines = [f"# {escaped(catalogue.say('rules-of', title=title.name))}", " · ".join(others)]
            lines.append(f'<div lang="{lang}" markdown>')
            for number, section in enumerate(rulebook(title, lang), 1):
                lines.append(f"## {number}. {escaped(section.heading)} {{ #{section.id} }}")
                for paragraph in section.paragraphs:
                    anchors = "" if paragraph.part else "".join(f'<a id="{rule}"></a>' for rule in paragraph.rules)
                    source = catalogue.say(f"source-{paragraph.source}")
                    lines.append(f"{anchors}{escaped(paragraph.text)}")
                    lines.append(f"<small>{', '.join(paragraph.rules)} · {escaped(source)}</small>")
            lines.append("</div>")
            text = "\n\n".join(lines) + "\n"
            yield Page(f"rules/{id}-{lang}.md", f"{SECTION}/{own_name(lang)}", title.name, text)


def escaped(text: str) -> str:
    """Plain text as Markdown."""
    return SPECIAL.sub(r"\\\1", text)
