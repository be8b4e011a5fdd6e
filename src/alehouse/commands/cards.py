"""`alehouse cards`: the content of a title with its sources, and `cards check` for your own pack."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from alehouse.commands.host import find_pack
from alehouse.commands.output import note, print_json
from alehouse.commands.parameters import Game, Json, Lang, PackName
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE, read_about
from alehouse.engine.schema import MARKS
from alehouse.games import LIBRARY
from alehouse.text.outline import outline, plain

if TYPE_CHECKING:
    from alehouse.text.speech import Speech

cards = App(name="cards")


@cards.default
def show(game: Game, /, *, pack: PackName = HOUSE, lang: Lang = None, json: Json = False) -> None:
    """Show the content of a title with its sources, or check your own pack (`cards check`).

    Example: alehouse cards moonlight --lang it
    """
    from alehouse.text.languages import language
    from alehouse.text.speech import Speech

    title = LIBRARY.get(game)
    chosen = find_pack(title, pack)
    speech = Speech(title, chosen, language(lang))
    if json:
        sections = {
            section: [{"id": card, "name": speech.name(section, card), **entry} for card, entry in entries.items()]
            for section, entries in chosen.content.items()
        }
        print_json({"game": title.id, "pack": chosen.name, "digest": chosen.digest, "sections": sections})
        return
    print(speech.say("cards-of", title=title.name, pack=speech.pack()))
    print(speech.say("cards-sources"))
    for section, entries in chosen.content.items():
        print(f"\n{speech.section(section)} ({section}.toml)")
        for card, entry in entries.items():
            name = speech.name(section, card)
            label = name if name == card else f"{name} [{card}]"
            told = speech.face_with_sources(section, card)
            sources = {source for _, source in told} or {str(entry["source"])}
            shared = sources.pop() if len(sources) == 1 else ""
            print(f"  {label}{_source(shared, speech)}")
            for line, source in told:
                print(f"      {line}{'' if shared else _source(source, speech)}")
            fields = {} if told else {field: value for field, value in entry.items() if field not in MARKS}
            for line in outline(fields, "      ", partial(_said, speech)):
                print(line)


def _source(source: str, speech: Speech) -> str:
    return f" · {speech.say('source-' + source)}" if source else ""


def _said(speech: Speech, value: object) -> str:
    """A field's name or a plain value."""
    if isinstance(value, bool):
        return speech.say("on" if value else "off")
    return speech.named(value) if isinstance(value, str) and value else plain(value)


@cards.command
def check(pack: Path, /, *, json: Json = False) -> int:
    """Check a content pack and list every problem with its file, card and field, and with what is allowed there.

    How to write one is described in docs/packs.md.

    Example: alehouse cards check my-pack

    Parameters
    ----------
    pack
        The folder that holds pack.toml, or a pack in a single file.
    """
    title = LIBRARY.get(_title_of(pack))
    problems = [str(problem) for problem in title.check(pack)]
    if json:
        digest = None if problems else title.pack(str(pack)).digest
        print_json({"game": title.id, "folder": str(pack), "digest": digest, "problems": problems})
        return 1 if problems else 0
    for problem in problems:
        note(f"alehouse: {problem.rstrip('.')}.")
    if problems:
        return 1
    good = title.pack(str(pack))
    changed = sum(len(entries) for entries in good.changes.values())
    print(f"pack '{good.name}' for {title.name} is good; entries that differ from the house pack: {changed}.")
    return 0


def _title_of(path: Path) -> str:
    """The title that a pack names."""
    if not path.is_file() and not (path / "pack.toml").is_file():
        raise AlehouseError(f"'{path}' is not a pack: it has no pack.toml with the fields title and name.")
    title = read_about(path).get("title")
    if not isinstance(title, str):
        raise AlehouseError(f"'{path}': the field 'title' must name one of {', '.join(LIBRARY.ids())}.")
    return title
