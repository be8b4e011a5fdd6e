"""What never changes at a table: the game it is pinned to, and its settings."""

from __future__ import annotations

from typing import Annotated

import msgspec

from alehouse.engine.options import Options
from alehouse.engine.pack import Content, Names
from alehouse.engine.record import commitment, dice_seed
from alehouse.engine.spec import GameSpec, setup_of, spec_of
from alehouse.engine.title import Library, Setup
from alehouse.table.pace import Late, Pace


class PinnedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A `GameSpec` with the source of honest dice: everything except the actions that determines a game.

    The store keeps content once for all tables that use it and leaves it out here.
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
        }

    def setup(self, library: Library) -> Setup:
        """The setup under the pinned rules; the error says what is not available."""
        setup = setup_of(library, self.spec)
        return setup.with_seed(dice_seed(self.secret, 0)) if self.secret else setup

    def commitment(self) -> str:
        """The published hash of the dice secret; '' where the dice follow from a known seed."""
        return commitment(self.secret) if self.secret else ""


def pin(setup: Setup, secret: str) -> PinnedGame:
    """Pins a setup with its dice secret."""
    return PinnedGame(**spec_of(setup.with_seed(0) if secret else setup), secret=secret)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played."""

    pace: Pace = "free"
    late: Late = "bot"  # past the deadline: a bot stands in, the default is played, or nothing
    stand_in: str = "regular"  # level of the bot that stands in
    confirm: bool = False  # a turn that could be undone ends only when its player confirms
    public: bool = False  # listed in the lobby; anyone may join and watch
    start_when_full: bool = False
    bot_pause: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = (
        None  # seconds between bots' moves; None: the server's
    )


class TableSpec(msgspec.Struct, frozen=True):
    """A table's identity. `host` and `invite` are hashes of secrets."""

    id: str
    pinned: PinnedGame
    settings: Settings
    host: str
    invite: str
    created: int

    def with_content(self, content: Content) -> TableSpec:
        return msgspec.structs.replace(self, pinned=msgspec.structs.replace(self.pinned, content=content))
