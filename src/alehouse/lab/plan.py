"""What a run plays, as plain data that can be sent to another process."""

from __future__ import annotations

from dataclasses import dataclass

from alehouse.engine.options import Options
from alehouse.engine.pack import Content
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY


@dataclass(frozen=True)
class Plan:
    """A setup without its seed: title, rules version, seats, options and pack."""

    title: str
    rules: int
    seats: int
    options: Options
    pack: str
    changes: Content

    @staticmethod
    def of(setup: Setup) -> Plan:
        title, pack = setup.title, setup.pack
        return Plan(title.id, title.rules_version, setup.seats, setup.options, pack.name, pack.changes)

    def table(self) -> Setup:
        """The setup, with seed 0; `seeded` gives it another one."""
        title = LIBRARY.get(self.title, self.rules)
        pack = title.changed(self.pack, self.changes) if self.changes else title.house()
        return Setup(title, self.seats, self.options, pack, 0)


def seeded(setup: Setup, seed: int) -> Setup:
    """The same setup with another seed."""
    return Setup(setup.title, setup.seats, setup.options, setup.pack, seed)
