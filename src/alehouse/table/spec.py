"""The constants of a table: its pinned game and its settings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from alehouse.engine.fairness import Source
from alehouse.engine.options import Options
from alehouse.engine.pack import Content, Names
from alehouse.engine.spec import GameSpec, setup_of, spec_of
from alehouse.engine.title import Library, Setup
from alehouse.table.pace import Late, Pace


class PinnedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A `GameSpec` with the secret behind fair dice: everything except the log that determines a game.

    The store keeps content once for all tables that use it and omits it here. A table of format 1 is `numbered`.
    """

    title: str
    rules: int
    pack: str
    digest: str
    options: Options
    seats: int
    seed: int
    content: Content = {}
    names: Names = {}
    secret: str = ""
    numbered: bool = True
    branch: dict[str, Any] = {}

    @property
    def spec(self) -> GameSpec:
        """The game as plain data, without its secret."""
        return {
            "title": self.title,
            "rules": self.rules,
            "pack": self.pack,
            "digest": self.digest,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "content": self.content,
            "names": self.names,
            "branch": self.branch,
        }

    def setup(self, library: Library) -> Setup:
        """The setup under the pinned rules; the error says what is not available."""
        return setup_of(library, self.spec)

    def source(self) -> Source:
        """The source of chance, before any player's nonce."""
        return Source(0, self.secret, [], self.numbered and bool(self.secret))

    def without_secret(self) -> PinnedGame:
        """The part that bots may know."""
        return msgspec.structs.replace(self, secret="")


def pin(setup: Setup, secret: str) -> PinnedGame:
    """Pins a setup with its dice secret; without one its seed drives everything."""
    return PinnedGame(**spec_of(setup), secret=secret, numbered=False)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table."""

    pace: Pace = "free"
    late: Late = "bot"  # past the deadline: a bot stands in, the default is played, or nothing happens
    stand_in: str = "regular"  # level of the bot that stands in
    confirm: bool = False  # a turn that could be undone ends only when its player confirms it
    public: bool = False  # listed in the lobby; anyone may join and watch
    start_when_full: bool = False
    bot_pause: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = (
        None  # seconds between bots' moves; None: the server's setting
    )


class TableSpec(msgspec.Struct, frozen=True):
    """A table's identity. `host` and `invite` are hashes of secrets."""

    id: str
    pinned: PinnedGame
    settings: Settings
    host: str
    invite: str
    created: int
    from_record: bool = False  # began with the steps of a record, whose dice somebody may know

    def with_content(self, content: Content) -> TableSpec:
        return msgspec.structs.replace(self, pinned=msgspec.structs.replace(self.pinned, content=content))
