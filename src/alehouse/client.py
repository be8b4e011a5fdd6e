"""A client for any Alehouse server: typed, asynchronous, one file.

    async with Client("http://127.0.0.1:8000") as client:
        joined = await client.join_table(table, JoinTable("Robot", invite=invite))
        async with client.table(table, joined.token) as seat:
            while (seen := await seat.turn()) is not None:
                await seat.act(seen.legal[0])

All messages are the server's own (`alehouse.server.protocol`, explained in docs/protocol.md). A refusal raises
`Refused`. A lost connection is opened again, and what was not answered is sent again; nothing is done twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import aiohttp
import msgspec

from alehouse.engine.errors import AlehouseError
from alehouse.server import protocol
from alehouse.server.protocol import JoinTable
from alehouse.table.entries import Deed
from alehouse.table.projection import PlayerView, Reason
from alehouse.table.tutorial import Tutorial

Struct = TypeVar("Struct", bound=msgspec.Struct)
Answer = protocol.Ack | protocol.Hints
Request = protocol.ClientMessage

SECONDS: Final = 60.0  # for an answer over HTTP; polling may take half of it
SOON, LATE = 0.1, 10.0  # seconds before a lost connection is opened again, doubled each time
WITH_STATE: Final = (protocol.Sync, protocol.Update, protocol.RefusedMessage)
FOR_GOOD: Final = (1008, 4003)  # close codes after which it is not
_read: Final = msgspec.json.Decoder(protocol.ServerMessage)
_write: Final = msgspec.json.Encoder()


class Refused(AlehouseError):
    """The server did not do it, and nothing was changed. `reason` names the rule where the rules forbid it."""

    def __init__(self, code: str, args: dict[str, Any], detail: str = "", reason: Reason | None = None) -> None:
        numbers = "".join(f", {name} {value}" for name, value in args.items())
        super().__init__(f"{detail} ({code}{numbers})" if detail else f"{code}{numbers}")
        self.code = code
        self.values = args
        self.detail = detail
        self.reason = reason


def unreachable(server: str, error: Exception) -> AlehouseError:
    """The error for a server that does not answer, with the reason in words."""
    number = getattr(error, "errno", None) or 0
    reason = os.strerror(number) if number > 0 else str(error) or "no answer in time"
    return AlehouseError(f"the server at {server} cannot be reached: {reason}.")


class Client:
    """The HTTP part of a server. Every method is named after its operation in `/api/openapi.json`."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        if not self.server.startswith(("http://", "https://")):
            raise AlehouseError(f"a server's address begins with http:// or https://, not '{server}'.")
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(SECONDS))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.session.close()

    @property
    def session(self) -> aiohttp.ClientSession:
        if self._session is None:
            raise AlehouseError("open the client first: async with Client(…) as client.")
        return self._session

    # -- what is on offer ------------------------------------------------------------------------------

    async def house(self) -> protocol.House:
        return await self._get("/api/house", protocol.House)

    async def lobby(self) -> protocol.Lobby:
        return await self._get("/api/lobby", protocol.Lobby)

    async def content(self, title: str, rules: int, digest: str) -> protocol.Content:
        return await self._get(f"/api/content/{title}/{rules}/{digest}", protocol.Content)

    async def rules(self, title: str, lang: str) -> protocol.Rulebook:
        return await self._get(f"/api/rules/{title}/{lang}", protocol.Rulebook)

    async def tutorial(self, title: str) -> Tutorial:
        return await self._get(f"/api/tutorials/{title}", Tutorial)

    async def messages(self, title: str, lang: str) -> str:
        return (await self._ask("GET", f"/api/messages/{title}/{lang}")).decode()

    async def pdf(self, title: str, rules: int, digest: str, lang: str, paper: str) -> bytes:
        return await self._ask("GET", f"/api/print/{title}/{rules}/{digest}/{lang}/{paper}")

    # -- creating and joining --------------------------------------------------------------------------

    async def create_table(self, wish: protocol.CreateTable) -> protocol.Created:
        """A new table. A request without an id gets one, so that it can be repeated."""
        body = wish if wish.id else msgspec.structs.replace(wish, id=secrets.token_urlsafe(24))
        return await self._post("/api/tables", body, protocol.Created)

    async def import_record(self, wish: protocol.ImportRecord) -> protocol.Created:
        return await self._post("/api/import", wish, protocol.Created)

    async def join_table(self, table: str, wish: JoinTable) -> protocol.Joined:
        """Takes a seat. A request without an id gets one, so that it can be repeated."""
        body = wish if wish.id else msgspec.structs.replace(wish, id=secrets.token_urlsafe(24))
        return await self._post(f"/api/tables/{table}/join", body, protocol.Joined)

    # -- making packs ----------------------------------------------------------------------------------

    async def pack_forms(self, title: str) -> protocol.PackForms:
        return await self._get(f"/api/forms/{title}", protocol.PackForms)

    async def check_pack(self, wish: protocol.CheckPack) -> protocol.PackChecked:
        return await self._post("/api/packs/check", wish, protocol.PackChecked)

    async def read_pack(self, wish: protocol.ReadPack) -> protocol.PackRead:
        return await self._post("/api/packs/read", wish, protocol.PackRead)

    async def play_pack(self, wish: protocol.PlayPack) -> protocol.PackFigures:
        """Bot games as far as they are played; ask again until `done` is `games`."""
        return await self._post("/api/packs/games", wish, protocol.PackFigures)

    async def print_pack(self, lang: str, paper: str, wish: protocol.CheckPack) -> bytes:
        return await self._ask("POST", f"/api/packs/print/{lang}/{paper}", _write.encode(wish))

    # -- one table -------------------------------------------------------------------------------------

    async def send(self, table: str, wish: protocol.Send, token: str = "", invite: str = "") -> protocol.Replies:
        return await self._post(f"/api/tables/{table}/send", wish, protocol.Replies, token, invite)

    async def poll(self, table: str, wish: protocol.Poll, token: str = "", invite: str = "") -> protocol.Replies:
        return await self._post(f"/api/tables/{table}/poll", wish, protocol.Replies, token, invite)

    async def table_content(self, table: str, token: str = "", invite: str = "") -> protocol.Content:
        return await self._get(f"/api/tables/{table}/content", protocol.Content, token, invite)

    async def past(self, table: str, step: int, seat: int, token: str = "", invite: str = "") -> protocol.Past:
        return await self._get(f"/api/tables/{table}/at/{step}/{seat}", protocol.Past, token, invite)

    async def analysis(self, table: str, token: str = "", invite: str = "") -> protocol.Analysis:
        return await self._get(f"/api/tables/{table}/analysis", protocol.Analysis, token, invite)

    async def review(self, table: str, token: str = "", invite: str = "") -> protocol.Review:
        """As far as it is ready; ask again until `done` is `steps`."""
        return await self._get(f"/api/tables/{table}/review", protocol.Review, token, invite)

    async def record(self, table: str, token: str = "", invite: str = "") -> str:
        return (await self._ask("GET", f"/api/tables/{table}/record", None, token, invite)).decode()

    async def branch(self, table: str, token: str = "", invite: str = "") -> str:
        """A running game as its player knows it, as the beginning of another one."""
        return (await self._ask("GET", f"/api/tables/{table}/branch", None, token, invite)).decode()

    def table(self, table: str, token: str = "", invite: str = "") -> TableSocket:
        """The table's socket: `async with client.table(…) as seat`."""
        return TableSocket(self, table, token, invite)

    # -- requests --------------------------------------------------------------------------------------

    async def _get(self, path: str, kind: type[Struct], token: str = "", invite: str = "") -> Struct:
        return msgspec.json.decode(await self._ask("GET", path, None, token, invite), type=kind)

    async def _post(
        self, path: str, wish: msgspec.Struct, kind: type[Struct], token: str = "", invite: str = ""
    ) -> Struct:
        return msgspec.json.decode(await self._ask("POST", path, _write.encode(wish), token, invite), type=kind)

    async def _ask(self, method: str, path: str, body: bytes | None = None, token: str = "", invite: str = "") -> bytes:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if invite:
            headers["Alehouse-Invite"] = invite
        try:
            async with self.session.request(method, self.server + path, data=body, headers=headers) as answer:
                text = await answer.read()
                status = answer.status
        except (aiohttp.ClientError, TimeoutError) as error:
            raise unreachable(self.server, error) from None
        if status >= 400:
            raise _refused(text, f"{self.server}{path} answered with status {status}.")
        return text


def _refused(text: bytes, otherwise: str) -> AlehouseError:
    try:
        problem = msgspec.json.decode(text, type=protocol.Problem)
    except msgspec.DecodeError:
        return AlehouseError(otherwise)
    return Refused(problem.code, problem.args, problem.detail)


class TableSocket:
    """A connection to one table. `state` is the newest that came, `shown` what never changes."""

    def __init__(self, client: Client, table: str, token: str, invite: str) -> None:
        self.client = client
        self.id = table
        self.shown: protocol.TableShown
        self.state: protocol.TableState
        self.heard: list[protocol.Heard] = []  # since `take_heard`
        self._hello = protocol.Hello(token, invite)
        self._version = -1
        self._open: dict[str, tuple[Request, asyncio.Future[Any]]] = {}
        self._history: asyncio.Future[protocol.HistoryTold] | None = None
        self._news = asyncio.Event()
        self._refusal: Refused | None = None
        self._failure: Exception | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        try:
            await self._news.wait()
            self._check()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    # -- playing ---------------------------------------------------------------------------------------

    async def act(self, action: Deed) -> protocol.Ack:
        """Decides; returns when the decision is on disk, and `state` is then what it led to."""
        done = await self.ask(protocol.Act(_new_id(), self.state.version, action))
        assert isinstance(done, protocol.Ack)
        return done

    async def hints(self) -> protocol.Hints:
        """Good moves for the seat to act."""
        done = await self.ask(protocol.AskHint(_new_id()))
        assert isinstance(done, protocol.Hints)
        return done

    async def ask(self, message: Request) -> Answer:
        """Sends a request that has an id, and returns its answer; one that comes too soon waits for its turn."""
        id = str(getattr(message, "id", ""))
        if not id:
            raise AlehouseError(f"{type(message).__name__} is not answered by id; use `tell`.")
        while True:
            self._check()
            future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            self._open[id] = message, future
            try:
                await self.tell(message)
                return await future
            except Refused as refused:
                if refused.code != "too-fast":
                    raise
                await asyncio.sleep(float(refused.values["seconds"]))
            finally:
                self._open.pop(id, None)

    async def tell(self, message: Request) -> None:
        """Sends a message if the socket is open now."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionError):
                await self._socket.send_str(_text(message))

    async def history(self, since: int = 0) -> protocol.HistoryTold:
        """The steps after `since`, with what happened in them."""
        self._check()
        self._history = asyncio.get_running_loop().create_future()
        await self.tell(protocol.History(since))
        return await self._history

    # -- waiting ---------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        return self.state.status in ("over", "abandoned", "broken")

    async def changes(self) -> AsyncIterator[protocol.TableState]:
        """The state now and whenever it has changed, until the game is finished."""
        seen = -1
        while True:
            self._check()
            if self.state.version != seen:
                seen = self.state.version
                yield self.state
                continue
            if self.finished:
                return
            self._news.clear()
            await self._news.wait()

    async def turn(self) -> PlayerView | None:
        """Waits until one of your seats must decide and its forecasts are here; None when the game is finished."""
        while not self.finished:
            self._check()
            seen = self.state.player_view
            if seen is not None and seen.legal and seen.forecasts:
                return seen
            self._news.clear()
            await self._news.wait()
        return None

    def take_heard(self) -> list[protocol.Heard]:
        """What happened since the last time."""
        heard, self.heard = self.heard, []
        return heard

    # -- the connection --------------------------------------------------------------------------------

    def _check(self) -> None:
        if self._failure is not None:
            raise self._failure

    async def _stay_connected(self) -> None:
        url = f"{self.client.server.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        pause = SOON
        while self._failure is None:
            code: int | None = None
            try:
                async with self.client.session.ws_connect(url, max_msg_size=0, heartbeat=SECONDS / 2) as socket:
                    await socket.send_str(_text(msgspec.structs.replace(self._hello, since=self._version)))
                    self._socket = socket
                    for message, _ in list(self._open.values()):
                        await self.tell(message)
                    async for frame in socket:
                        pause = SOON
                        told = _read.decode(frame.data)
                        self._take(told)
                        if isinstance(told, WITH_STATE) and self._lacks_forecasts():
                            if isinstance(told, protocol.RefusedMessage):
                                await asyncio.sleep(float(told.args.get("seconds", 0)))  # it was too fast
                            await self.tell(protocol.AskForecasts())
                    code = socket.close_code
            except (aiohttp.ClientError, ConnectionError) as error:
                if self._version < 0:
                    self._fail(unreachable(self.client.server, error))
                    return
            except Exception as error:  # nothing that was asked may wait forever
                self._fail(error)
                return
            finally:
                self._socket = None
            if code in FOR_GOOD:
                self._fail(self._refusal or AlehouseError(f"the server closed the table's connection ({code})."))
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATE)

    def _fail(self, error: Exception) -> None:
        self._failure = error
        for _, future in self._open.values():
            if not future.done():
                future.set_exception(error)
        if self._history is not None and not self._history.done():
            self._history.set_exception(error)
        self._news.set()

    def _take(self, message: protocol.ServerMessage) -> None:
        match message:
            case protocol.Sync():
                self.shown = message.table
                self.heard += message.heard or []
                self._renew(message.state)
            case protocol.Update():
                self.heard.append(message.heard)
                self._renew(message.state)
            case protocol.Ack() | protocol.Hints():
                self._answer(message.id, message)
            case protocol.RefusedMessage():
                self._refusal = Refused(message.code, message.args, message.detail, message.reason)
                if message.state is not None:
                    self._renew(message.state)
                self._answer(message.id, self._refusal)
            case protocol.Forecasts():
                seen = self.state.player_view
                if message.version == self._version and seen is not None:
                    seen = msgspec.structs.replace(seen, forecasts=message.forecasts)
                    self.state = msgspec.structs.replace(self.state, player_view=seen)
                    self._news.set()
            case protocol.HistoryTold():
                if self._history is not None and not self._history.done():
                    self._history.set_result(message)

    def _lacks_forecasts(self) -> bool:
        seen = self.state.player_view if self._version >= 0 else None  # a refused hello has no state
        return seen is not None and bool(seen.legal) and not seen.forecasts

    def _renew(self, state: protocol.TableState) -> None:
        if state.version >= self._version:
            self.state, self._version = state, state.version
            self._news.set()

    def _answer(self, id: str, answer: Answer | Refused) -> None:
        future = self._open[id][1] if id in self._open else None
        if future is not None and not future.done():
            if isinstance(answer, Refused):
                future.set_exception(answer)
            else:
                future.set_result(answer)


def _text(message: Request) -> str:
    return _write.encode(message).decode()


def _new_id() -> str:
    return secrets.token_hex(12)
