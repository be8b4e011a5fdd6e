"""A seat: who holds it, and which bot plays it."""

from __future__ import annotations

from typing import Literal

from alehouse.table.entries import Why

Kind = Literal["open", "person", "bot"]


class Seat:
    """One seat, counted from 1. `level` is set for a bot's own seat, `stand_in` while a bot plays for a person.

    `absent` is the reason for the stand-in, and `absent_since` when it began. `automatic`: the table gives obvious
    answers for its person.
    """

    __slots__ = ("absent", "absent_since", "automatic", "holder", "level", "name", "nonce", "number", "stand_in")

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = ""
        self.holder = ""
        self.level = ""
        self.stand_in = ""
        self.nonce = ""
        self.absent: Why | None = None
        self.absent_since = 0
        self.automatic = True

    @property
    def kind(self) -> Kind:
        if self.holder:
            return "person"
        return "bot" if self.level else "open"

    @property
    def bot(self) -> str:
        """The level of the bot that currently plays the seat, '' if none does."""
        return self.level or self.stand_in

    def copy(self) -> Seat:
        other = Seat(self.number)
        other._set(self.name, self.holder, self.level, self.stand_in, self.absent, self.nonce)
        other.absent_since, other.automatic = self.absent_since, self.automatic
        return other

    @property
    def gone(self) -> bool:
        """Whether its person left or missed a deadline; being voted out is neither."""
        return self.absent in ("left", "late")

    def sit(self, name: str, holder: str, nonce: str = "") -> None:
        self._set(name, holder, "", "", None, nonce)

    def seat_bot(self, level: str) -> None:
        self._set("", "", level, "", None)

    def empty(self, stand_in: str = "") -> None:
        self._set("", "", "", stand_in, "revoked" if stand_in else None)

    def replace(self, stand_in: str, why: Why, at: int) -> None:
        """Lets a bot play for the person."""
        self.stand_in, self.absent, self.absent_since = stand_in, why, at

    def come_back(self) -> None:
        self.stand_in, self.absent, self.absent_since = "", None, 0

    def _set(self, name: str, holder: str, level: str, stand_in: str, absent: Why | None, nonce: str = "") -> None:
        self.name, self.holder, self.level, self.nonce = name, holder, level, nonce
        self.stand_in, self.absent, self.absent_since = stand_in, absent, 0
        self.automatic = True
