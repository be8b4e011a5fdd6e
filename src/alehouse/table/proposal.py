"""A question to all persons at a table: undo, a stand-in for somebody, or to abandon the game."""

from __future__ import annotations

from alehouse.table.entries import Proposed


class Proposal:
    """One pending question and the holders who answered it; each person has one voice, however many seats."""

    __slots__ = ("agreed", "asked", "declined", "version")

    def __init__(self, asked: Proposed, version: int) -> None:
        self.asked = asked
        self.version = version  # since which it is pending
        self.agreed: set[str] = set()
        self.declined: set[str] = set()

    def answer(self, holder: str, yes: bool) -> None:
        (self.agreed if yes else self.declined).add(holder)
        (self.declined if yes else self.agreed).discard(holder)

    def carried(self, voices: set[str]) -> bool:
        """All must agree; for a stand-in more than half of the others."""
        if self.asked.purpose == "replace":
            return 2 * len(self.agreed & voices) > len(voices)
        return voices <= self.agreed

    def lost(self, voices: set[str]) -> bool:
        """Whether it can no longer be carried."""
        if self.asked.purpose == "replace":
            return 2 * len(self.declined & voices) >= len(voices)
        return bool(self.declined & voices)
