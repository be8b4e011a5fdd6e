"""One hostile address against everyone else: `python -m tests.server.hostile` prints what others feel of it.

The attacker and the victim use addresses of the loopback network other than 127.0.0.1, which is a trusted proxy's.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import resource
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import aiohttp
from websockets.asyncio.client import connect

from alehouse.server.trial.launch import Launched

Attack = Callable[[int, str], Coroutine[Any, Any, None]]
HOSTILE, VICTIM = "127.0.0.66", "127.0.0.77"
SECONDS = 15.0
HALF_OPEN = 10_000


def session(address: str, host: str) -> aiohttp.ClientSession:
    connector = aiohttp.TCPConnector(local_addr=(host, 0), limit=0)
    return aiohttp.ClientSession(address, connector=connector)


async def create(http: aiohttp.ClientSession, **wish: Any) -> dict[str, Any]:
    async with http.post("/api/tables", json=wish) as answer:
        made: dict[str, Any] = await answer.json()
        return made


async def pings(port: int, seconds: float) -> list[float]:
    """Round trips of a player who asks ten times a second, in milliseconds."""
    times: list[float] = []
    async with session(f"http://127.0.0.1:{port}", VICTIM) as http:
        made = await create(http, title="moonlight", seats=2, me={"1": "Ann", "2": "Bob"}, start=True)
        url = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket"
        async with connect(url, local_addr=(VICTIM, 0), max_size=None, compression=None) as talk:
            await talk.send(json.dumps({"type": "hello", "token": made["token"]}))
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                start = time.perf_counter()
                await talk.send('{"type":"ping"}')
                while json.loads(await talk.recv())["type"] != "pong":
                    pass
                times.append((time.perf_counter() - start) * 1000)
                await asyncio.sleep(0.1)
    return times


async def first_move(port: int) -> float:
    """Seconds until a random bot has moved at a new table."""
    async with session(f"http://127.0.0.1:{port}", VICTIM) as http:
        start = time.perf_counter()
        made = await create(
            http,
            title="moonlight",
            seats=2,
            me={"1": "Ann"},
            bots={"2": "random"},
            options={"first": "2"},
            start=True,
        )
        while time.perf_counter() - start < 120:
            async with http.post(
                f"/api/tables/{made['table']}/poll",
                json={"since": -1},
                headers={"authorization": f"Bearer {made['token']}"},
            ) as answer:
                state = (await answer.json())["messages"][0]["state"]
            if state["steps"]:
                break
            await asyncio.sleep(0.02)
        return time.perf_counter() - start


# -- attacks, each in a process of its own -------------------------------------------------------------------------


async def ask_for_histories(port: int, table: str) -> None:
    """200 sockets with made-up secrets that ask for the whole history as fast as they may."""

    async def ask(number: int) -> None:
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        while True:
            with contextlib.suppress(Exception):
                async with connect(url, local_addr=(HOSTILE, 0), max_size=None, compression=None) as talk:
                    await talk.send(json.dumps({"type": "hello", "token": f"made-up-{number}"}))
                    await talk.recv()
                    while True:
                        await talk.send('{"type":"history"}')
                        await talk.recv()
                        await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)

    await asyncio.gather(*[ask(number) for number in range(200)])


async def open_halfway(port: int, table: str) -> None:
    """10,000 connections whose heads never end."""
    opened: list[socket.socket] = []
    while True:
        for number in range(HALF_OPEN - len(opened)):
            line = socket.socket()
            line.bind((HOSTILE, 0))
            line.setblocking(False)
            with contextlib.suppress(OSError):
                line.connect(("127.0.0.1", port))
            opened.append(line)
            if number % 50 == 0:
                await asyncio.sleep(0.01)
        await asyncio.sleep(1)
        still = []
        for line in opened:
            try:
                line.send(b"GET / HTTP/1.1\r\nX: ")
                still.append(line)
            except OSError:
                line.close()
        opened = still


async def keep_masters_busy(port: int, table: str) -> None:
    """30 tables of masters that play against each other."""
    async with session(f"http://127.0.0.1:{port}", HOSTILE) as http:
        bots = {str(seat): "master" for seat in range(1, 6)}
        for number in range(30):
            await create(http, title="moonlight", seats=5, bots=bots, start=True)
        await asyncio.sleep(3600)


def attack(how: Attack, port: int, table: str) -> None:
    os.nice(5)
    with contextlib.suppress(ValueError, OSError):
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 2 * HALF_OPEN), hard))
    asyncio.run(how(port, table))


async def long_game(port: int) -> str:
    """A public table with a long history: about 900 steps of random bots."""
    async with session(f"http://127.0.0.1:{port}", "127.0.0.1") as http:
        bots = {str(seat): "random" for seat in range(1, 5)}
        made = await create(http, title="dicebrewing", seats=4, bots=bots, start=True, settings={"public": True})
        token = {"authorization": f"Bearer {made['token']}"}
        while True:
            path = f"/api/tables/{made['table']}/poll"
            async with http.post(path, json={"since": -1}, headers=token) as answer:
                state = (await answer.json())["messages"][0]["state"]
            if state["status"] != "playing":
                return str(made["table"])
            await asyncio.sleep(0.5)


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else float("nan")


async def measure(launched: Launched, attacks: list[Attack], table: str) -> str:
    """What others feel while all of these attacks go on."""
    context = multiprocessing.get_context("spawn")
    hostile = [context.Process(target=attack, args=(how, launched.port, table), daemon=True) for how in attacks]
    logged = len(launched.said())
    try:
        for process in hostile:
            process.start()
        await asyncio.sleep(4 if hostile else 0)
        try:
            times = await asyncio.wait_for(pings(launched.port, SECONDS), 4 * SECONDS)
            felt = f"{percentile(times, 0.5):.1f} / {percentile(times, 0.99):.1f} / {max(times):.1f} ms"
        except Exception as error:
            felt = f"nobody gets in ({type(error).__name__})"
        try:
            move = f"{await asyncio.wait_for(first_move(launched.port), 90):.2f} s"
        except (TimeoutError, OSError, aiohttp.ClientError, KeyError) as error:
            move = f"none ({type(error).__name__})"
        grown = (len(launched.said()) - logged) / 1000
        return f"ping p50 / p99 / worst {felt}; first bot move {move}; log +{grown:.0f} kB"
    finally:
        for process in hostile:
            process.kill()
            process.join()


async def main(names: list[str]) -> None:
    """Every attack on a server of its own, after a measurement of the same server without it."""
    single: dict[str, Attack] = {
        "histories": ask_for_histories,
        "half-open": open_halfway,
        "masters": keep_masters_busy,
    }
    attacks = {**{name: [how] for name, how in single.items()}, "everything": list(single.values())}
    for name in names or list(attacks):
        with tempfile.TemporaryDirectory() as folder:
            launched = Launched(str(Path(folder) / "tables.db"), limits=1)
            try:
                await launched.start()
                table = await long_game(launched.port)
                print(f"nobody: {await measure(launched, [], table)}", flush=True)
                print(f"{name}: {await measure(launched, attacks[name], table)}", flush=True)
            finally:
                launched.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
