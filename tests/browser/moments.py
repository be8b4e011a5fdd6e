"""Moments of games between bots, put on a server's table where a visitor decides."""

from __future__ import annotations

import json
import secrets
import urllib.request
from functools import cache
from typing import Any

from alehouse.bots.bot import ask
from alehouse.bots.levels import bot
from alehouse.engine.record import Record
from alehouse.engine.state import NOT_OBVIOUS, OVER
from alehouse.games import LIBRARY


@cache
def played(title: str, seats: int, seed: int = 1) -> tuple[Record, tuple[tuple[int, str], ...]]:
    """A game of bots to its end, and before each step who decided what ('': a table would not have asked)."""
    setup = LIBRARY.get(title).setup(seats, {}, None, seed)
    record = Record(setup, f"{seed:064x}")
    record.names = ["Ann", "Mara", "Tomás", "Hopkin", "Odile", "Bruno", "Inés", "Carlo"][:seats]
    state, player = record.start(), bot("regular", setup.title)
    decisions: list[tuple[int, str]] = []
    while state.to_act != OVER:
        asked = state.obvious() == NOT_OBVIOUS
        decisions.append((state.to_act + 1, state.decision() if asked else ""))
        record.add(state, ask(player, state, len(decisions)))
    return record, tuple(decisions)


def met(title: str, seats: int, decision: str, after: float = 0.0) -> tuple[int, int, int]:
    """The first step past this share of a game at which somebody decides this, the seat, and the game's seed."""
    for seed in range(1, 50):
        _, decisions = played(title, seats, seed)
        first = round(after * len(decisions))
        for step, (seat, name) in enumerate(decisions[first:], first):
            if name == decision:
                return step, seat, seed
    raise AssertionError(f"nobody decides {decision} in these games of {title}")


class Laid:
    """A table made from a record, and what a browser must keep to hold a seat of it; `at` -1: the game is over."""

    def __init__(self, server: str, title: str, seats: int, at: int = -1, seat: int = 0, seed: int = 1) -> None:
        record, _ = played(title, seats, seed)
        self.server = server
        made = self._post("/api/import", {"record": "\n".join(record.lines()) + "\n", "at": at})
        self.table, self.token = made["table"], made["token"]
        if at >= 0:
            self._send({"type": "sit", "seat": seat, "name": record.names[seat - 1]})
            for other in range(1, seats + 1):
                if other != seat:
                    self._send({"type": "seat-bot", "seat": other, "level": "novice"})
            self._send({"type": "start"})
        self.kept = {"title": title, "seen": 1, "status": "over" if at < 0 else "playing", "names": record.names}
        self.kept |= {"mine": [seat] if seat else [], "waiting": seat, **made}

    def _send(self, message: dict[str, Any]) -> None:
        answer = self._post(f"/api/tables/{self.table}/send", {"message": {"id": secrets.token_hex(8), **message}})
        refused = [reply for reply in answer["messages"] if reply["type"] == "refused"]
        assert not refused, refused

    def _post(self, path: str, body: Any) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        request = urllib.request.Request(self.server + path, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
