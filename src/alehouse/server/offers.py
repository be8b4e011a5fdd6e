"""What a host offers before anything is played: titles, content, texts, tutorials. None of it depends on a table."""

from __future__ import annotations

import contextlib

import msgspec

import alehouse
from alehouse.bots.levels import STYLED
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.pack import Pack
from alehouse.engine.title import Library, Title
from alehouse.server import protocol
from alehouse.server.packs import Packs
from alehouse.server.serializers import content_shown, messages_shown
from alehouse.table.errors import TableError
from alehouse.table.tutorial import Tutorial, has_tutorial, tutorial
from alehouse.text.catalogue import own_name
from alehouse.text.languages import languages
from alehouse.text.rulebook import rulebook


class Offers:
    """Each method is named after what it returns; unknown names raise `TableError`."""

    def __init__(self, library: Library, packs: Packs, levels: list[str], push_key: str, keep: dict[str, int]) -> None:
        self.library = library
        self.packs = packs
        self.levels = levels
        self.push_key = push_key
        self.keep = keep

    def house(self) -> protocol.House:
        """Everything on offer here."""
        titles = [self._title(self.library.get(id)) for id in self.library.ids()]
        known = [protocol.LanguageShown(lang, own_name(lang)) for lang in languages()]
        return protocol.House(alehouse.__version__, known, titles, self.levels, STYLED, self.push_key, self.keep)

    def _title(self, title: Title) -> protocol.TitleShown:
        options = [msgspec.convert(option.as_dict(), protocol.OptionShown) for option in title.options()]
        packs = [protocol.PackShown(name, pack.digest) for name, pack in self.packs.of(title).items()]
        manifest, content = title.manifest(), title.house().content
        return protocol.TitleShown(
            title.id,
            title.name,
            title.rules_version,
            title.min_seats,
            title.max_seats,
            options,
            packs,
            protocol.QuickGame(manifest.seats, manifest.level),
            manifest.color,
            manifest.phase,
            [msgspec.convert(row.as_dict(content), protocol.SheetRow) for row in manifest.sheet],
            [msgspec.convert(counter.as_dict(content), protocol.CounterShown) for counter in manifest.counters],
            list(title.styles()),
            has_tutorial(title),
        )

    def title(self, id: str) -> Title:
        """The newest rules of a title."""
        if id not in self.library.ids():
            raise TableError("unknown-path", unknown("title", id, self.library.ids()))
        return self.library.get(id)

    def content(self, title: str, rules: int, digest: str) -> protocol.Content:
        """Content by its digest, which covers everything except names and source marks."""
        found, pack = self.pack(title, rules, digest)
        shown = protocol.PackShown(pack.name, pack.digest)
        return protocol.Content(found.id, found.rules_version, shown, content_shown(found, pack))

    def pack(self, title: str, rules: int, digest: str) -> tuple[Title, Pack]:
        """A pack by the digest of its content, and the title as these rules have it."""
        with contextlib.suppress(AlehouseError):
            found = self.library.get(title, rules)
            for pack in self.packs.of(found).values():
                if pack.digest == digest:
                    return found, pack
        raise TableError(
            "unknown-path", "no pack here has these rules and this digest; /api/house lists what is offered."
        )

    def rules(self, title: str, lang: str) -> protocol.Rulebook:
        """The rules of a title in our words."""
        sections = [
            protocol.Section(
                section.id,
                section.heading,
                [protocol.Paragraph(part.rules, part.source, part.text) for part in section.paragraphs],
            )
            for section in rulebook(self.title(title), self.language(lang))
        ]
        return protocol.Rulebook(title, lang, sections)

    def messages(self, title: str, lang: str) -> str:
        """A title's messages and names in Fluent syntax."""
        return messages_shown(self.title(title), self.language(lang))

    def tutorial(self, title: str) -> Tutorial:
        """A title's lessons with every position."""
        found = self.title(title)
        if not has_tutorial(found):
            raise TableError("unknown-path", f"{found.name} has no tutorial.")
        return tutorial(found)

    def pack_forms(self, title: str) -> protocol.PackForms:
        """What a pack of a title may hold."""
        found = self.title(title)
        forms = {section: card.form() for section, card in found.schema().items()}
        return msgspec.convert({"title": found.id, "rules": found.rules_version, "sections": forms}, protocol.PackForms)

    def language(self, lang: str) -> str:
        """A language that there are texts in."""
        if lang not in languages():
            raise TableError("unknown-path", unknown("language", lang, languages()))
        return lang
