"""A proposal to all players at a table: undo, a stand-in for a seat, abandoning the game, or admitting a player."""

from __future__ import annotations

from alehouse.table.entries import Proposed


class Proposal:
    """A pending question and the holders who answered it; each person has one vote, however many seats they hold."""

    __slots__ = ("agreed", "asked", "at", "declined", "version")

    def __init__(self, asked: Proposed, version: int, at: int) -> None:
        self.asked = asked
        self.version = version  # the version since which it is pending
        self.at = at
        self.agreed: set[str] = set()
        self.declined: set[str] = set()

    def copy(self) -> Proposal:
        other = Proposal(self.asked, self.version, self.at)
        other.agreed, other.declined = set(self.agreed), set(self.declined)
        return other

    def answer(self, holder: str, yes: bool) -> None:
        (self.agreed if yes else self.declined).add(holder)
        (self.declined if yes else self.agreed).discard(holder)

    def carried(self, voices: set[str]) -> bool:
        """Whether it passed: all must agree; for a stand-in, more than half of the others."""
        if self.asked.purpose == "replace":
            return 2 * len(self.agreed & voices) > len(voices)
        return voices <= self.agreed

    def lost(self, voices: set[str]) -> bool:
        """Whether it can no longer pass."""
        if self.asked.purpose == "replace":
            return 2 * len(self.declined & voices) >= len(voices)
        return bool(self.declined & voices)
