"""Concurrency test: two clients on two servers submit the same move; exactly one must win."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from alehouse.server.trial.client import encode

ANSWERS = ("stale", "not-your-turn", "over")  # over: the move of the other one was the last


class RaceReport(msgspec.Struct):
    """Who won how often; every round must have one winner and one refusal."""

    rounds: int = 0
    wins: list[int] = []
    told: dict[str, int] = {}
    problems: list[str] = []


class Runner:
    """A socket of a token that holds all seats of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}

    async def next(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), 30))
        if message.get("state"):
            if message["state"]["version"] >= self.state.get("version", 0):
                self.state = message["state"]
        return message

    async def see(self, version: int) -> None:
        while self.state.get("version", 0) < version:
            await self.next()

    async def run(self, id: str, base: int, action: dict[str, Any]) -> dict[str, Any]:
        """Sends a move and returns what was answered."""
        await self.socket.send(encode({"type": "act", "id": id, "base": base, "action": action}).decode())
        while True:
            message = await self.next()
            if message.get("id") == id:
                return message


async def race(servers: list[str], table: str, token: str, rounds: int) -> RaceReport:
    """Sends the same move from a socket at each server at once, again and again, until the game is over."""
    report = RaceReport(wins=[0] * len(servers))
    runners: list[Runner] = []
    for server in servers:
        url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        runner = Runner(await connect(url, max_size=None, compression=None))
        await runner.socket.send(encode({"type": "hello", "token": token}).decode())
        await runner.next()
        runners.append(runner)
    try:
        while report.rounds < rounds and runners[0].state["status"] == "playing":
            state = runners[0].state
            legal = state["player_view"]["legal"]
            if not legal:  # the table answers an obvious question
                await runners[0].next()
                continue
            action = legal[report.rounds % len(legal)]
            moves = [
                runner.run(f"{report.rounds}-{number}", state["version"], action)
                for number, runner in enumerate(runners)
            ]
            _judge(report, await asyncio.gather(*moves), state["version"])
            for runner in runners:
                await runner.see(state["version"] + 1)
    finally:
        for runner in runners:
            await runner.socket.close()
    return report


def _judge(report: RaceReport, answers: list[dict[str, Any]], version: int) -> None:
    report.rounds += 1
    winners = [number for number, answer in enumerate(answers) if answer["type"] == "ack"]
    if len(winners) != 1 or answers[winners[0]]["version"] != version + 1:
        report.problems.append(f"version {version}: {answers}")
        return
    report.wins[winners[0]] += 1
    for number, answer in enumerate(answers):
        if number != winners[0]:
            code = str(answer.get("code"))
            report.told[code] = report.told.get(code, 0) + 1
            if code not in ANSWERS or answer["state"]["version"] <= version:
                report.problems.append(f"version {version}: the loser got {answer}")
