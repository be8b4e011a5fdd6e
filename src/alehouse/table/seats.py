"""A seat: who holds it, and which bot plays it."""

from __future__ import annotations

from typing import Literal

Kind = Literal["open", "person", "bot"]


class Seat:
    """One seat, counted from 1. `level` is set for a bot of its own, `stand_in` while a bot plays for a person."""

    __slots__ = ("holder", "level", "name", "number", "stand_in")

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = ""
        self.holder = ""
        self.level = ""
        self.stand_in = ""

    @property
    def kind(self) -> Kind:
        if self.holder:
            return "person"
        return "bot" if self.level else "open"

    @property
    def bot(self) -> str:
        """The level of the bot that plays the seat now, '' if a person does or nobody."""
        return self.level or self.stand_in

    def copy(self) -> Seat:
        other = Seat(self.number)
        other.name, other.holder, other.level, other.stand_in = self.name, self.holder, self.level, self.stand_in
        return other

    def sit(self, name: str, holder: str) -> None:
        self.name, self.holder, self.level, self.stand_in = name, holder, "", ""

    def seat_bot(self, level: str) -> None:
        self.name, self.holder, self.level, self.stand_in = "", "", level, ""

    def empty(self, stand_in: str = "") -> None:
        self.name, self.holder, self.level, self.stand_in = "", "", "", stand_in
