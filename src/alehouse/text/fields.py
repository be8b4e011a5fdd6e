"""What packs may hold, written from the schemas: `python -m alehouse.text.fields > docs/pack-fields.md`."""

from __future__ import annotations

from alehouse.engine.schema import MARKS, Card, Effects, Several, Spec
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.text.languages import ENGLISH
from alehouse.text.speech import Speech

HEAD = """# What packs may hold

Written from the schemas by `python -m alehouse.text.fields`; [packs](packs.md) explains how to use it. A field with a
question mark may be left out. Packs add, copy and leave out entries of files that say how many they may have.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[line for id in LIBRARY.ids() for line in title_lines(LIBRARY.get(id))]]) + "\n"


def title_lines(title: Title) -> list[str]:
    """A title's files with their fields, then its vocabulary of effects."""
    speech = Speech(title, title.house(), ENGLISH)
    lines = [f"## {title.name}", "", "| file | entries | fields |", "|---|---|---|"]
    for section, card in title.schema().items():
        lines.append(f"| `{section}.toml` | {_entries(title, section, card)} | {_fields(card)} |")
    for vocabulary in dict.fromkeys(_vocabularies(title)):
        lines += ["", "| effect (`do`) | `amount` | `what` | in words |", "|---|---|---|---|"]
        for do, amount, what in vocabulary:
            words = speech.effect({"do": do, "amount": 1, "what": what.partition(",")[0]})
            lines.append(f"| `{do}` | {amount} | {what} | {words} |")
    return [*lines, ""]


def _entries(title: Title, section: str, card: Card) -> str:
    if card.entries is not None:
        return f"{card.entries[0]} to {card.entries[1]}"
    more = f", and {', '.join(f'`{id}`' for id in card.more)}" if card.more else ""
    return f"the {len(title.house().ids(section))} of the house pack{more}"


def _fields(card: Card) -> str:
    named = [(name, spec) for name, spec in card.fields.items() if name not in MARKS]
    parts = [f"{_name(name, card)} {spec.wanted()}" for name, spec in named]
    return "<br>".join(parts) or "none"


def _name(field: str, card: Card) -> str:
    return f"`{field}?`" if field in card.optional else f"`{field}`"


def _vocabularies(title: Title) -> list[tuple[tuple[str, str, str], ...]]:
    specs = [spec for card in title.schema().values() for spec in card.fields.values()]
    return [tuple(found.rows()) for spec in specs if isinstance(found := _item(spec), Effects)]


def _item(spec: Spec) -> Spec:
    return spec.item if isinstance(spec, Several) else spec


if __name__ == "__main__":
    print(page(), end="")
