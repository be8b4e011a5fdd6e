"""Host names are checked after resolution, and the connection goes to the very address that was checked."""

from __future__ import annotations

import asyncio
import ipaddress
import socket

from aiohttp.abc import AbstractResolver, ResolveResult

from alehouse.server.notify.targets import Targets


class CheckedResolver(AbstractResolver):
    """Resolves names to allowed addresses only."""

    def __init__(self, targets: Targets) -> None:
        self._targets = targets

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
        results: list[ResolveResult] = []
        for kind, _, protocol, _, sockaddr in found:
            address = str(sockaddr[0]).partition("%")[0]
            if not self._targets.allows(host, ipaddress.ip_address(address)):
                raise OSError("the name leads to an address that is not on the public internet")
            results.append(
                {
                    "hostname": host,
                    "host": address,
                    "port": port,
                    "family": kind,
                    "proto": protocol,
                    "flags": socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
                }
            )
        return results

    async def close(self) -> None:
        """There is nothing to close."""
