"""The load test: thousands of sockets at hundreds of tables, moves at a steady rate, and how long they take."""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.server.patch import apply
from alehouse.server.trial.client import Client, encode
from alehouse.server.trial.launch import Launched

CONNECTING = 50  # sockets at once
CONNECT_WITHIN = 60.0
MOVE_WITHIN = 20.0
SETTLE = 3.0  # seconds after everyone has sat down at once, in which a server has time for what that left behind


class PlayerViewSeen(msgspec.Struct):
    legal: list[dict[str, Any]]


class StateSeen(msgspec.Struct):
    version: int
    status: str
    waiting: int
    player_view: PlayerViewSeen | None


class PlayerViewPatch(msgspec.Struct):
    legal: list[Any] | dict[str, Any] = {}


class StatePatch(msgspec.Struct):
    version: list[int]
    status: list[str] = []
    waiting: list[int] = []
    player_view: list[PlayerViewSeen | None] | PlayerViewPatch | None = None


class Seen(msgspec.Struct):
    """The fields of a message that the test needs; the rest is not even decoded."""

    type: str
    state: StateSeen | None = None
    patch: StatePatch | None = None


read = msgspec.json.Decoder(Seen).decode


class LoadReport(msgspec.Struct):
    """Milliseconds from sending a move to the last of all seats seeing it; bytes that each socket gets for a move.

    `answered`: moves that the tables made themselves because they were obvious; they count for what a move costs.
    `late_p99_ms`: how long after it was due a move was sent, because the players' process had no time or no table
    waited for a move; `due_p99_ms`: from when it was due to the last of all seats seeing it.
    """

    database: str
    compiled: bool
    tables: int
    sockets: int
    seconds: float
    moves: int
    moves_per_second: float
    answered: int
    p50_ms: float
    p95_ms: float
    p99_ms: float
    max_ms: float
    late_p99_ms: float
    due_p99_ms: float
    cpu_ms_per_move: float
    bytes_per_move: float
    memory_mb: float
    memory_mb_idle: float
    lost: int


class Played(msgspec.Struct):
    """A move, in seconds: how long after it was due it was sent, and how long until every socket had seen it then."""

    late: float
    took: float


class Board:
    """One table and its sockets."""

    def __init__(self, seats: int) -> None:
        self.sockets: dict[int, SeatSocket] = {}
        self.version = 0
        self.waiting = 0
        self.status = ""
        self.legal: list[list[dict[str, Any]]] = [[] for seat in range(seats)]
        self.seen = [0] * seats
        self.received = 0
        self.sent = 0.0
        self.wanted = 0
        self.done: asyncio.Future[float] | None = None
        self.news = asyncio.Event()

    async def asked(self) -> bool:
        """Waits until a seat may choose, the table itself answers what is obvious; false if the game is over."""
        while self.status == "playing" and not self.legal[self.waiting - 1]:
            self.news.clear()
            await self.news.wait()
        return self.status == "playing"

    async def move(self, due: float) -> Played:
        """Plays something legal, and waits until every socket has seen it."""
        action = random.choice(self.legal[self.waiting - 1])
        act = {"type": "act", "id": secrets.token_hex(8), "base": self.version, "action": action}
        self.wanted = self.version + 1
        self.done = asyncio.get_running_loop().create_future()
        self.sent = time.perf_counter()
        self.sockets[self.waiting - 1].send(encode(act))
        return Played(self.sent - due, await self.done)

    def take(self, seat: int, text: bytes) -> None:
        """A socket received something."""
        self.news.set()
        self.received += len(text)
        message = read(text)
        state, patch = message.state, message.patch
        if state is not None:
            self._see(seat, state.version, state.status, state.waiting)
            self.legal[seat] = state.player_view.legal if state.player_view is not None else []
        elif patch is not None:
            status, waiting = patch.status or [self.status], patch.waiting or [self.waiting]
            self._see(seat, patch.version[0], status[0], waiting[0])
            if isinstance(patch.player_view, PlayerViewPatch):
                self.legal[seat] = apply(self.legal[seat], patch.player_view.legal)
            elif patch.player_view is not None:
                self.legal[seat] = patch.player_view[0].legal if patch.player_view[0] is not None else []

    def _see(self, seat: int, version: int, status: str, waiting: int) -> None:
        self.seen[seat] = max(self.seen[seat], version)
        if version > self.version:
            self.version, self.status, self.waiting = version, status, waiting
        if self.done is not None and not self.done.done() and min(self.seen) >= self.wanted:
            self.done.set_result(time.perf_counter() - self.sent)


class SeatSocket(asyncio.Protocol):
    """A seat's connection. It has no task: thousands of them would take the time that they are to measure."""

    def __init__(self, board: Board, seat: int, url: str, token: str) -> None:
        self._board = board
        self._seat = seat
        self._hello = encode({"type": "hello", "token": token, "patches": True})
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self.entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                self._protocol.send_text(self._hello)
            elif event.opcode is Opcode.TEXT:
                self._board.take(self._seat, bytes(event.data))
                if not self.entered.done():
                    self.entered.set_result(None)
        self._flush()  # pongs too

    def connection_lost(self, error: Exception | None) -> None:
        if not self.entered.done():
            self.entered.set_exception(AlehouseError("a player was not let in."))

    def send(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        self._transport.abort()

    def _flush(self) -> None:
        self._transport.write(b"".join(self._protocol.data_to_send()))


async def load_test(
    db: str,
    tables: int = 500,
    seats: int = 4,
    rate: float = 100.0,
    seconds: float = 60.0,
    title: str = LIBRARY.ids()[0],
    tell: Callable[[int], None] = lambda done: None,
) -> LoadReport:
    """Plays random moves at `rate` per second, spread over all tables."""
    import alehouse

    server = Launched(db, thinkers=1)
    client = Client([server.address])
    boards: list[Board] = []
    try:
        await server.start()
        idle = server.megabytes()
        founded = [await _set_up(client, title, seats) for number in range(tables)]
        boards = await _connect_all(server, founded)
        await asyncio.sleep(SETTLE)
        gc.disable()  # the players' garbage collector must not count as the server's delay
        received = sum(board.received for board in boards)
        played = sum(board.version for board in boards)
        before = server.processor_seconds()
        start = time.perf_counter()
        moves, lost = await play(boards, rate, seconds, tell)
        took = time.perf_counter() - start
        used = server.processor_seconds() - before
        steps = sum(board.version for board in boards) - played
        times = sorted(move.took for move in moves)
        return LoadReport(
            db.partition(":")[0],
            alehouse.compiled(),
            tables,
            tables * seats,
            round(took, 1),
            len(times),
            round(len(times) / took, 1),
            steps - len(times),
            _milliseconds(times, 0.5),
            _milliseconds(times, 0.95),
            _milliseconds(times, 0.99),
            _milliseconds(times, 1.0),
            _milliseconds(sorted(move.late for move in moves), 0.99),
            _milliseconds(sorted(move.late + move.took for move in moves), 0.99),
            round(1000 * used / max(1, steps), 2),
            round((sum(board.received for board in boards) - received) / max(1, steps) / seats),
            round(server.megabytes(), 1),
            round(idle, 1),
            lost,
        )
    finally:
        gc.enable()
        for board in boards:
            for socket in board.sockets.values():
                socket.close()
        await client.close()
        server.close()


def _milliseconds(ordered: list[float], part: float) -> float:
    """The time that this part of all moves stays below."""
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else 0.0


async def _set_up(client: Client, title: str, seats: int) -> tuple[str, list[str]]:
    """A table whose seats are held by one secret each."""
    wish: dict[str, Any] = {"title": title, "seats": seats, "me": {"1": "Ann"}}
    made = await client.table(**wish, settings={"start_when_full": True})
    if "table" not in made:
        raise AlehouseError(f"a table could not be made: {made}")
    tokens = [made["token"]]
    for other in range(1, seats):
        tokens.append((await client.join(made["table"], made["invite"], f"Guest {other}"))["token"])
    return made["table"], tokens


async def _connect_all(server: Launched, founded: list[tuple[str, list[str]]]) -> list[Board]:
    """One socket per seat."""
    gate = asyncio.Semaphore(CONNECTING)
    loop = asyncio.get_running_loop()

    async def sit_down(board: Board, seat: int, table: str, token: str) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with gate, asyncio.timeout(CONNECT_WITHIN):
            socket = SeatSocket(board, seat, url, token)
            await loop.create_connection(lambda: socket, "127.0.0.1", server.port)
            await socket.entered
        board.sockets[seat] = socket

    boards = [Board(len(tokens)) for _, tokens in founded]
    await asyncio.gather(
        *[
            sit_down(board, seat, table, token)
            for board, (table, tokens) in zip(boards, founded, strict=True)
            for seat, token in enumerate(tokens)
        ]
    )
    return boards


async def play(
    boards: list[Board], rate: float, seconds: float, tell: Callable[[int], None]
) -> tuple[list[Played], int]:
    """Sends a move at a table that waits for one every 1/rate seconds, whether or not earlier ones are done."""
    played: list[Played] = []
    moves: set[asyncio.Task[None]] = set()
    free = list(boards)
    random.Random(1).shuffle(free)
    lost = 0

    async def move(board: Board, due: float) -> None:
        nonlocal lost
        try:
            async with asyncio.timeout(MOVE_WITHIN):
                played.append(await board.move(due))
                if await board.asked():
                    free.append(board)
        except TimeoutError:
            lost += 1

    start = time.perf_counter()
    sent = 0
    while time.perf_counter() - start < seconds:
        due = (time.perf_counter() - start) * rate
        while sent < due and free:
            task = asyncio.create_task(move(free.pop(0), start + sent / rate))
            moves.add(task)
            task.add_done_callback(moves.discard)
            sent += 1
        tell(int(time.perf_counter() - start))
        await asyncio.sleep(0.5 / rate)
    await asyncio.gather(*moves)
    return played, lost
