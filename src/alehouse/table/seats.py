"""A seat: who holds it, and which bot plays it."""

from __future__ import annotations

from typing import Literal

Kind = Literal["open", "person", "bot"]


class Seat:
    """One seat, counted from 1. `level` is set for a bot of its own, `stand_in` while a bot plays for a person."""

    __slots__ = ("holder", "level", "name", "nonce", "number", "stand_in")

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = ""
        self.holder = ""
        self.level = ""
        self.stand_in = ""
        self.nonce = ""

    @property
    def kind(self) -> Kind:
        if self.holder:
            return "person"
        return "bot" if self.level else "open"

    @property
    def bot(self) -> str:
        """The level of the bot that plays the seat now, '' if a person does or nobody."""
        return self.level or self.stand_in

    def sit(self, name: str, holder: str, nonce: str = "") -> None:
        self.name, self.holder, self.level, self.stand_in, self.nonce = name, holder, "", "", nonce

    def seat_bot(self, level: str) -> None:
        self.name, self.holder, self.level, self.stand_in, self.nonce = "", "", level, "", ""

    def empty(self, stand_in: str = "") -> None:
        self.name, self.holder, self.level, self.stand_in, self.nonce = "", "", "", stand_in, ""
