"""What a table is from its creation on: the game it is pinned to, and how it is played."""

from __future__ import annotations

import msgspec

from alehouse.engine.errors import AlehouseError
from alehouse.engine.options import Options
from alehouse.engine.pack import Content, Pack
from alehouse.engine.record import commitment, dice_seed
from alehouse.engine.title import Library, Setup
from alehouse.table.pace import Late, Pace


class PinnedPack(msgspec.Struct, frozen=True):
    """Content as changes to the house pack; the digest tells whether the house pack is still the same."""

    name: str
    digest: str
    changes: Content


class Pinned(msgspec.Struct, frozen=True):
    """Everything that the game follows from, besides its actions. `secret` is the source of honest dice."""

    title: str
    rules: int
    pack: PinnedPack
    options: Options
    seats: int
    seed: int
    secret: str

    def setup(self, library: Library) -> Setup:
        """The setup under the pinned rules; what is no longer there is named."""
        title = library.get(self.title, self.rules)
        pack = title.changed(self.pack.name, self.pack.changes) if self.pack.changes else title.house()
        if pack.digest != self.pack.digest:
            raise AlehouseError(
                f"the content of pack '{self.pack.name}' is another one now ({pack.digest}, not {self.pack.digest})."
            )
        seed = dice_seed(self.secret, 0) if self.secret else self.seed
        return title.setup(self.seats, self.options, pack, seed)

    def commitment(self) -> str:
        """The published hash of the dice secret; '' where the dice follow from a known seed."""
        return commitment(self.secret) if self.secret else ""


def pin(setup: Setup, secret: str) -> Pinned:
    """What has to be kept of a setup to have it again."""
    pack: Pack = setup.pack
    return Pinned(
        setup.title.id,
        setup.title.rules_version,
        PinnedPack(pack.name, pack.digest, pack.changes),
        setup.options,
        setup.seats,
        0 if secret else setup.seed,
        secret,
    )


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played."""

    pace: Pace = "free"
    late: Late = "bot"  # past the deadline: a bot stands in, the default is played, or nothing
    stand_in: str = "regular"  # level of the bot that stands in
    confirm: bool = False  # a turn that could be taken back ends only when its player says so
    public: bool = False  # listed in the lobby; anybody may join and watch
    start_when_full: bool = False


class About(msgspec.Struct, frozen=True):
    """A table's identity. `host` and `invite` are hashes of secrets."""

    id: str
    pinned: Pinned
    settings: Settings
    host: str
    invite: str
    created: int
