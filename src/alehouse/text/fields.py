"""The reference of pack fields, generated from the schemas: `python -m alehouse.text.fields > docs/pack-fields.md`."""

from __future__ import annotations

from alehouse.engine.schema import MARKS, Section, Several, Spec, Vocabulary, Word
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.text.languages import ENGLISH
from alehouse.text.speech import NOT_SAID, Speech

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
    for section, file in title.schema().items():
        lines.append(f"| `{section}.toml` | {_entries(title, section, file)} | {_fields(file)} |")
    for vocabulary, files in _vocabularies(title):
        lines += ["", f"| effect (`do`) in {', '.join(files)} | fields | in words |", "|---|---|---|"]
        for do, variant in vocabulary.variants().items():
            own = {name: spec for name, spec in variant.fields.items() if name not in NOT_SAID}
            fields = "<br>".join([f"{_mark(name, variant.optional)} {spec.wanted()}" for name, spec in own.items()])
            example = {
                name: _example(spec) for name, spec in own.items() if name == "what" or name not in variant.optional
            }
            words = speech.effect({"do": do, **example})
            lines.append(f"| `{do}` | {fields} | {words} |")
    return [*lines, ""]


def _entries(title: Title, section: str, file: Section) -> str:
    if file.entries is not None:
        return f"{file.entries[0]} to {file.entries[1]}"
    more = f", and {', '.join(f'`{id}`' for id in file.more)}" if file.more else ""
    return f"the {len(title.house().ids(section))} of the house pack{more}"


def _fields(file: Section) -> str:
    named = [(name, spec) for name, spec in file.fields.items() if name not in MARKS]
    parts = [f"{_mark(name, file.optional)} {spec.wanted()}" for name, spec in named]
    return "<br>".join(parts) or "none"


def _mark(field: str, optional: list[str]) -> str:
    return f"`{field}?`" if field in optional else f"`{field}`"


def _example(spec: Spec) -> object:
    """A 1, or the first word."""
    return spec.allowed[0] if isinstance(spec, Word) else 1


def _vocabularies(title: Title) -> list[tuple[Vocabulary, list[str]]]:
    """Every vocabulary of a title with the files that use it."""
    found: list[tuple[Vocabulary, list[str]]] = []
    for section, file in title.schema().items():
        for spec in map(_item, file.fields.values()):
            if isinstance(spec, Vocabulary):
                words = [files for known, files in found if _of(known) == _of(spec)]
                if words:
                    words[0] += [] if section in words[0] else [section]
                else:
                    found.append((spec, [section]))
    return found


def _of(vocabulary: Vocabulary) -> list[tuple[str, list[str]]]:
    """What two vocabularies share if they are the same except for the timing, which each file describes."""
    return [
        (do, [name for name in variant.fields if name not in NOT_SAID]) for do, variant in vocabulary.variants().items()
    ]


def _item(spec: Spec) -> Spec:
    return spec.item if isinstance(spec, Several) else spec


if __name__ == "__main__":
    print(page(), end="")
