"""New tables: chosen by a host, or taken from a record."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE, Pack
from alehouse.engine.record import new_secret
from alehouse.engine.title import Title
from alehouse.server.hall import Hall
from alehouse.server.keyring import hashed, request_id
from alehouse.server.packs import Packs
from alehouse.server.protocol import Created, CreateTable, ImportRecord, Joined, JoinTable, PackChoice
from alehouse.server.room import Room
from alehouse.table import lobby, words
from alehouse.table.about import About, Pinned, Settings, pin
from alehouse.table.entries import Entry
from alehouse.table.record import recorded
from alehouse.table.refused import Refused
from alehouse.table.table import Draft, Sender, Table

IMPORT_SECONDS: Final = 20.0


async def create(hall: Hall, packs: Packs, wish: CreateTable) -> Created:
    """A table as its host wants it; wishes that do not go together are refused with a sentence."""
    id = request_id(wish.id)
    try:
        title = hall.library.get(wish.title)
        setup = title.setup(wish.seats, dict(wish.options), _pack(title, packs, wish.pack))
    except AlehouseError as error:
        raise Refused("bad-setup", str(error)) from None
    founding = _Founding(hall, id, pin(setup, new_secret()), wish.settings)
    for number, level in sorted(wish.bots.items()):
        founding.do(lobby.seat_bot(founding.table, founding.now, founding.sender, _seat(number), level))
    for number, name in sorted(wish.me.items()):
        founding.do(lobby.sit(founding.table, founding.now, founding.sender, _seat(number), name))
    if wish.start and not founding.table.started:
        founding.do(lobby.start(founding.table, founding.now, founding.sender))
    return await founding.keep()


def _seat(number: str) -> int:
    if not number.isascii() or not number.isdigit() or len(number) > 2:
        raise Refused("bad-message", f"'{number[:20]}' is no seat; seats are given by number.")
    return int(number)


def _pack(title: Title, packs: Packs, choice: PackChoice) -> Pack:
    if choice.changes:
        return title.changed(words.tidy_label(choice.name), choice.changes)
    return title.house() if choice.name == HOUSE else packs.get(title, choice.name)


async def take_in(hall: Hall, wish: ImportRecord) -> Created:
    """A table from a record: a finished game to look at, or a position to play on from."""
    try:
        work = asyncio.to_thread(recorded, hall.library, wish.record, wish.at, secrets.randbits(47))
        pinned, what = await asyncio.wait_for(work, IMPORT_SECONDS)
    except AlehouseError as error:
        raise Refused("bad-record", str(error)) from None
    except TimeoutError:
        raise Refused("bad-record", "replaying the record takes too long.") from None
    founding = _Founding(hall, request_id(""), pinned, wish.settings)
    draft = founding.table.draft(founding.now, what, founding.sender)
    await asyncio.to_thread(founding.do, draft)  # replays the whole game
    return await founding.keep()


class _Founding:
    """A table whose first entries are kept together."""

    def __init__(self, hall: Hall, id: str, pinned: Pinned, settings: Settings) -> None:
        keyring = hall.keyring
        self.hall = hall
        self.now = hall.now()
        name = keyring.table(id)
        self.answer = Created(name, keyring.token(name, id), keyring.invite(name, id))
        host = hashed(self.answer.token)
        self.sender = Sender(host)
        about = About(name, pinned, settings, host, hashed(self.answer.invite), self.now)
        self.table = Table(about, hall.library)
        self.log: list[Entry] = []
        if settings.stand_in not in hall.levels:
            raise Refused("unknown-level", f"levels are {', '.join(hall.levels)}.")

    def do(self, draft: Draft) -> None:
        self.table.commit(draft)
        self.log.append(draft.entry)

    async def keep(self) -> Created:
        """Writes the table; a repeated request finds the one that it made the first time."""
        if await self.hall.store.create(self.table, self.log, self.now) and self.table.bot_to_move:
            await self.hall.room(self.table.about.id)
            self.hall.drive(self.hall.rooms[self.table.about.id])
        return self.answer


async def join(hall: Hall, room: Room, wish: JoinTable) -> Joined:
    """A seat and the secret that holds it; a repeated request gets the same seat."""
    id = request_id(wish.id)
    token = hall.keyring.token(room.id, id)
    holder = hashed(token)
    if not room.may_look("", hashed(wish.invite)):
        raise Refused("wrong-invite")
    if not room.table.held(holder):
        await hall.finish(room.seat(holder, wish.seat, wish.name))
    return Joined(room.id, token, room.table.held(holder))
