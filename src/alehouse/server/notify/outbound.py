"""The only outgoing HTTP: posts to checked targets, with short timeouts, ignoring redirects and response bodies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alehouse.server.notify.targets import Targets
from alehouse.table.errors import TableError

if TYPE_CHECKING:
    import aiohttp

WHOLE = 10.0  # seconds
CONNECT = 4.0
AT_ONCE = 20


class Outbound:
    """Opened with the first post: most servers never send one, and start faster without it."""

    def __init__(self, targets: Targets) -> None:
        self._targets = targets
        self._session: aiohttp.ClientSession | None = None

    def check(self, url: str) -> None:
        self._targets.check(url)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The response status; raises `TableError` if the target is not allowed or cannot be reached."""
        import aiohttp

        self._targets.check(url)
        try:
            # the response is untrusted: neither its body nor its redirect is used
            async with self._opened().post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise TableError("bad-target", f"the target could not be reached ({type(error).__name__}).") from None

    def _opened(self) -> aiohttp.ClientSession:
        import aiohttp

        from alehouse.server.notify.resolver import CheckedResolver

        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=CheckedResolver(self._targets), use_dns_cache=False, limit=AT_ONCE, force_close=True
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=WHOLE, connect=CONNECT),
                cookie_jar=aiohttp.DummyCookieJar(),
                trust_env=False,
                headers={"user-agent": "alehouse"},
            )
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
