"""Where a worker's JavaScript meets Python: adapts its functions to what the host needs."""

from __future__ import annotations

import json
from typing import Any

from alehouse.browser.host import Host


class JavaScriptDisk:
    """`web/src/lib/host/disk.ts`; rows travel as JSON."""

    def __init__(self, disk: Any) -> None:
        self._disk = disk

    async def get(self, key: str) -> str:
        return str(await self._disk.get(key))

    async def scan(self, prefix: str) -> list[tuple[str, str]]:
        return [(key, text) for key, text in json.loads(await self._disk.scan(prefix))]

    async def write(self, new: dict[str, str], changed: dict[str, str]) -> bool:
        return bool(await self._disk.write(json.dumps(list(new.items())), json.dumps(list(changed.items()))))

    async def remove(self, prefixes: list[str]) -> None:
        await self._disk.remove(json.dumps(prefixes))


async def open_host(disk: Any, channel: Any, wires: Any, think: Any) -> Host:
    """The host of this worker, with the packs that the site was written with."""
    from pathlib import Path

    import alehouse

    packs = Path(alehouse.__file__).parent.parent / "packs"
    return await Host.open(JavaScriptDisk(disk), channel, wires, think, str(packs) if packs.is_dir() else "")
