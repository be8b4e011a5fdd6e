"""The calls of the workshop: packs that somebody is making are checked, read from a file, and played by bots."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import Content, Pack, read_pack, read_toml, split_file, written_pack
from alehouse.engine.problem import PackProblem
from alehouse.engine.title import Setup, Title
from alehouse.lab.pack_games import PackGames
from alehouse.lab.tally import win_share
from alehouse.server import protocol
from alehouse.server.calls import SMALL_BODY, Answer, Asked, Call
from alehouse.server.serializers import entry_shown
from alehouse.server.service import Service
from alehouse.table import sanitize
from alehouse.table.errors import TableError
from alehouse.table.spec import pin

T = TypeVar("T")

CHECK_COST: Final = 4.0  # units of work for a pack, and one more for so many entries
ENTRIES_PER_UNIT: Final = 10
MOST_PROBLEMS: Final = 50  # that are shown
LONGEST_DETAIL: Final = 500


class PackCalls:
    """Each call is a method named after what it returns. Nothing is kept here apart from figures of bot games."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.manager = service.manager

    def all(self) -> list[Call]:
        return [
            Call("POST", "/api/packs/check", self.checked),
            Call("POST", "/api/packs/read", self.read),
            Call("POST", "/api/packs/games", self.figures),
        ]

    async def checked(self, asked: Asked) -> Answer:
        wish = await asked.body(protocol.CheckPack)
        return Answer(await self._work(asked, wish.pack.changes, check, self._title(wish.title), wish.pack))

    async def read(self, asked: Asked) -> Answer:
        self.service.rates.work.take(asked.address, CHECK_COST)
        wish = await asked.body(protocol.ReadPack, 2 * SMALL_BODY)
        return Answer(self._read(wish.file))

    async def figures(self, asked: Asked) -> Answer:
        """Bot games as far as they are played; the first request starts them."""
        wish = await asked.body(protocol.PlayPack)
        title = self._title(wish.title)
        setup = await self._work(asked, wish.pack.changes, set_up, title, wish)
        about = f"{title.id} {title.rules_version} {setup.pack.digest} {setup.seats} {wish.games}"
        key = hashlib.sha256(about.encode()).hexdigest()
        runs = self.manager.bot_pool.pack_runs
        if key not in runs:
            self.service.rates.games.take(asked.address, wish.games)
            runs.start(key, msgspec.json.encode(pin(setup, "")), wish.games, asked.address)
        return Answer(figures_shown(await runs.so_far(key), wish.games, setup))

    async def whole(self, asked: Asked) -> tuple[Title, Pack]:
        """The pack that is asked for, which must be right."""
        wish = await asked.body(protocol.CheckPack)
        title = self._title(wish.title)
        return title, await self._work(asked, wish.pack.changes, changed, title, wish.pack)

    def _title(self, id: str) -> Title:
        if id not in self.manager.library.ids():
            raise TableError("unknown-path")
        return self.manager.library.get(id)

    async def _work(self, asked: Asked, changes: Content, work: Callable[..., T], *arguments: Any) -> T:
        """Reads a pack off the event loop; large packs cost more."""
        entries = sum(len(section) for section in changes.values())
        self.service.rates.work.take(asked.address, CHECK_COST + entries / ENTRIES_PER_UNIT)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.manager.replayer, work, *arguments)
        except RecursionError:
            raise TableError("bad-message", "values of the pack are nested too deeply.") from None

    def _read(self, file: str) -> protocol.PackRead:
        problems: list[PackProblem] = []
        about, files = split_file(read_toml(file, "pack", problems))
        id = about.get("title")
        if not problems and id not in self.manager.library.ids():
            known = ", ".join(self.manager.library.ids())
            problems.append(PackProblem("pack", "", f"field 'title' must be one of {known}, not {id!r}"))
        if not problems:
            title = self.manager.library.get(str(id))
            name, changes, problems = read_pack(about, files, title.house(), title.schema())
            changes = title.upgraded_changes(changes)  # forms know the present fields only
        if not problems:
            try:
                return msgspec.convert({"title": id, "name": name, "changes": changes}, protocol.PackRead)
            except msgspec.ValidationError as error:
                raise TableError("bad-pack", str(error)[:LONGEST_DETAIL]) from None
        raise TableError("bad-pack", str(problems[0])[:LONGEST_DETAIL])


def check(title: Title, choice: protocol.PackChoice) -> protocol.PackChecked:
    """A pack as far as it is right, and what is wrong with it."""
    name = sanitize.tidy_label(choice.name)
    pack, problems = title.draft(name, choice.changes)
    shown = [
        protocol.PackProblemShown(one.section[:100], one.entry[:100], one.at, one.misfit, one.text[:LONGEST_DETAIL])
        for one in problems[:MOST_PROBLEMS]
    ]
    more = len(problems) - len(shown)
    file = written_pack(title.id, name, choice.changes)
    return protocol.PackChecked(name, pack.digest, shown, more, _changed(title, pack), file)


def _changed(title: Title, pack: Pack) -> Content:
    """Everything that a pack changes, with its face; what cannot be said of content that does not fit is left out."""
    found: Content = {}
    for section, entries in pack.changes.items():
        for id in entries:
            if id in pack.content[section]:
                try:
                    found.setdefault(section, {})[id] = entry_shown(title, pack, section, id)
                except Exception:  # content from anywhere: the rest of the pack may not fit this entry
                    continue
    return found


def changed(title: Title, choice: protocol.PackChoice) -> Pack:
    try:
        return title.changed(sanitize.tidy_label(choice.name), choice.changes)
    except AlehouseError as error:
        raise TableError("bad-setup", str(error)[:LONGEST_DETAIL]) from None


def set_up(title: Title, wish: protocol.PlayPack) -> Setup:
    pack = changed(title, wish.pack)
    try:
        return title.setup(wish.seats, {}, pack)
    except AlehouseError as error:
        raise TableError("bad-setup", str(error)[:LONGEST_DETAIL]) from None


def figures_shown(played: PackGames, games: int, setup: Setup) -> protocol.PackFigures:
    """Wins as multiples of a fair share: of seats in turn order, and of those that met what the pack changes."""
    house = setup.title.house()
    entries = [
        protocol.EntryEffect(section, id, seats / (played.games * setup.seats), _share(parts, seats, setup))
        for section, met in played.met.items()
        for id, (seats, parts) in met.items()
        if house.rules[section].get(id) != setup.pack.rules[section].get(id)
    ]
    wins = [_share(parts, played.games, setup) for parts in played.wins]
    return protocol.PackFigures(played.games, games, wins, entries)


def _share(parts: int, games: int, setup: Setup) -> protocol.Share:
    return protocol.Share(*[round(one * setup.seats, 4) for one in win_share(parts, games)])
