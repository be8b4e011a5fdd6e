"""Tables that an agent plays at: a local game, or one on an Alehouse server, with the same interface."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from alehouse.agents import prompt
from alehouse.bots.levels import is_offered, offered
from alehouse.client import Client, Refused, TableSocket
from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.fairness import new_secret
from alehouse.engine.pack import Names, Pack
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.lab.advice import Advice
from alehouse.lab.advice_text import advice_lines
from alehouse.server import protocol
from alehouse.table.projection import PlayerView
from alehouse.table.spec import Settings
from alehouse.tui.opening import HUMAN, seated_game
from alehouse.tui.session import Session
from alehouse.tui.viewpoint import Viewpoint

AGENT = "agent"
ANSWERS_WITHIN: Final = 10.0  # seconds


class AgentTable:
    """One table from the agent's point of view. `view` is the position in words."""

    id: str
    view: Viewpoint

    @property
    def over(self) -> bool:
        raise NotImplementedError

    @property
    def acting(self) -> int:
        """The seat that decides, counted from 1, if the agent decides for it; else 0."""
        raise NotImplementedError

    @property
    def waits(self) -> str:
        """What the table is waiting for, in words, if the agent has nothing to decide."""
        raise NotImplementedError

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for this seat and the agent only relays it."""
        return False

    def news(self) -> list[str]:
        """Everything since the last call, as far as the agent's seats may know it."""
        raise NotImplementedError

    async def act(self, action: Action) -> None:
        raise NotImplementedError

    async def wait(self, seconds: float) -> None:
        """Returns when the agent has to decide, when the game is over, or after this many seconds."""
        raise NotImplementedError

    async def hint(self) -> list[str]:
        """Good moves for the seat to act, with reasons."""
        raise NotImplementedError

    async def close(self) -> None:
        """Leaves the table; the game continues to exist."""


def read_players(title: Title, players: list[str]) -> tuple[list[str], list[str]]:
    """Levels (or AGENT, HUMAN) and names of the seats from words such as `agent`, `human:Ann`, `regular`."""
    if not title.min_seats <= len(players) <= title.max_seats:
        raise AlehouseError(
            f"{title.name} takes {title.min_seats} to {title.max_seats} players, one word each, not {len(players)}."
        )
    levels, names = [], []
    for player in players:
        level, _, name = player.partition(":")
        if level not in (AGENT, HUMAN) and not is_offered(level, title):
            raise AlehouseError(unknown("player", player, [AGENT, f"{HUMAN}:NAME", *offered()]))
        levels.append(level)
        names.append(name.strip()[:40])
    if AGENT not in levels:
        raise AlehouseError(f"one of the players must be '{AGENT}'.")
    return levels, names


class LocalTable(AgentTable):
    """A game in this process, saved after every decision; people share the agent's screen."""

    def __init__(self, id: str, session: Session, persons: set[int]) -> None:
        self.id = id
        self.session = session
        self.view = session
        self._persons = persons
        self._reported = -1

    @classmethod
    async def open(
        cls, id: str, title: Title, players: list[str], options: dict[str, Any], seed: int | None, lang: str
    ) -> LocalTable:
        levels, names = read_players(title, players)
        setup = title.setup(len(levels), options, None, 0 if seed is None else seed)
        seats = range(1, len(levels) + 1)
        called = [
            (name or f"{level.capitalize()} {seat}") if level in (AGENT, HUMAN) else ""
            for seat, level, name in zip(seats, levels, names, strict=True)
        ]
        kinds = [HUMAN if level == AGENT else level for level in levels]
        secret = new_secret() if seed is None else ""
        session = seated_game(setup, secret, kinds, called, lang)
        session.write(session.path)
        table = cls(id, session, {seat for seat, level in zip(seats, levels, strict=True) if level == HUMAN})
        await table.wait(0)
        return table

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def acting(self) -> int:
        return self.session.table.waiting

    @property
    def waits(self) -> str:
        return ""

    def is_person(self, seat: int) -> bool:
        return seat in self._persons

    def news(self) -> list[str]:
        lines = self.session.lines(self._reported)
        self._reported = self.session.steps
        return lines

    async def act(self, action: Action) -> None:
        self.session.play(action)
        await self.wait(0)

    async def wait(self, seconds: float) -> None:
        await asyncio.to_thread(self.session.let_bots_move)
        if self.session.trouble:
            raise AlehouseError(self.session.trouble)

    async def hint(self) -> list[str]:
        found = await asyncio.to_thread(self.session.advice)
        return [line for lines in found for line in lines]


class ServedView(Viewpoint):
    """The position as a server sends it to the agent's seats."""

    def __init__(self, socket: TableSocket, title: Title, pack: Pack, lang: str) -> None:
        self.socket = socket
        self.title, self.pack = title, pack
        self.speak(lang)

    @property
    def names(self) -> list[str]:  # type: ignore[override]
        return [seat.name or self.words("player", seat=seat.seat) for seat in self.socket.state.seats]

    def player_view(self) -> PlayerView:
        seen = self.socket.state.player_view
        if seen is None:
            raise AlehouseError(self.socket.state.trouble or "the game has not begun.")
        return seen


class ServedTable(AgentTable):
    """A table on a server, played over its socket; people use the page."""

    def __init__(self, socket: TableSocket, view: ServedView, link: str) -> None:
        self.id = socket.id
        self.socket = socket
        self.view: ServedView = view
        self.link = link

    @classmethod
    async def create(
        cls, client: Client, title: Title, players: list[str], options: dict[str, Any], lang: str
    ) -> ServedTable:
        levels, names = read_players(title, players)
        seats = [str(seat) for seat in range(1, len(levels) + 1)]
        me = {
            seat: name or f"{AGENT.capitalize()} {seat}"
            for seat, level, name in zip(seats, levels, names, strict=True)
            if level == AGENT
        }
        bots = {seat: level for seat, level in zip(seats, levels, strict=True) if level not in (AGENT, HUMAN)}
        wish = protocol.CreateTable(
            title.id,
            len(levels),
            options=options,
            settings=Settings(start_when_full=True, bot_pause=None if HUMAN in levels else 0),
            bots=bots,
            me=me,
            start=HUMAN not in levels,
        )
        made = await client.create_table(wish)
        return await cls.enter(client, made.table, made.token, made.invite, lang)

    @classmethod
    async def join(cls, client: Client, table: str, invite: str, name: str, lang: str) -> ServedTable:
        joined = await client.join_table(table, protocol.JoinTable(name, invite=invite))
        return await cls.enter(client, table, joined.token, invite, lang)

    @classmethod
    async def enter(cls, client: Client, table: str, token: str, invite: str, lang: str) -> ServedTable:
        socket = await client.table(table, token).__aenter__()
        try:
            shown = socket.shown
            title = LIBRARY.get(shown.title, shown.rules)
            content = await client.table_content(table, token)
        except BaseException:
            await socket.close()
            raise
        pack = title.pack_of(*_without_names(content))
        link = f"{client.server}/#/join/{table}/{invite}"
        return cls(socket, ServedView(socket, title, pack, lang), link)

    @property
    def over(self) -> bool:
        return self.socket.finished

    @property
    def acting(self) -> int:
        seen = self.socket.state.player_view
        return seen.seat if seen is not None and seen.legal else 0

    @property
    def waits(self) -> str:
        state = self.socket.state
        if state.status == "lobby":
            free = sum(seat.kind == "open" for seat in state.seats)
            return prompt.say(self.view.lang, "waiting-for-players", count=free, link=self.link)
        return prompt.say(self.view.lang, "waiting-for", name=self.view.names[state.waiting - 1])

    def news(self) -> list[str]:
        return [self.view.line(told) for heard in self.socket.take_heard() for told in heard.events]

    async def act(self, action: Action) -> None:
        try:
            await self.socket.act(action)
        except Refused as refused:
            if refused.reason is None:
                raise
            reason, rule = self.view.why_not(refused.reason), self.view.words("rule", id=refused.reason.rule)
            raise prompt.NotAllowed(prompt.say(self.view.lang, "refused", reason=reason, rule=rule)) from None
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._settle(), ANSWERS_WITHIN)
        if self.acting:
            await self.socket.turn()  # with the forecasts of the next decision

    async def _settle(self) -> None:
        """Waits until the table has given the obvious answers of the agent's seats."""
        async for state in self.socket.changes():
            if self.acting or not state.waiting or not state.seats[state.waiting - 1].mine:
                return

    async def wait(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self.socket.turn(), seconds)
        except TimeoutError:
            return

    async def hint(self) -> list[str]:
        told = await self.socket.hints()
        advice: Advice = {"unit": told.unit, "outlook": told.outlook, "hints": told.hints}
        return [line for lines in advice_lines(advice, self.view.speech, self.view.names) for line in lines]

    async def close(self) -> None:
        await self.socket.close()


def _without_names(shown: protocol.Content) -> tuple[dict[str, dict[str, dict[str, Any]]], str, Names]:
    """Content as the rules know it, the pack's name, and the names given by the pack."""
    names: dict[str, Any] = {}
    content: dict[str, dict[str, dict[str, Any]]] = {}
    for section, cards in shown.content.items():
        content[section] = {}
        for card, fields in cards.items():
            content[section][card] = {name: value for name, value in fields.items() if name != "name"}
            if isinstance(fields.get("name"), dict):
                names.setdefault(section, {})[card] = fields["name"]
    return content, shown.pack.name, names
