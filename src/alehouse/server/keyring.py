"""Secrets of tables and seats: derived from the server's key, stored only as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from alehouse.store.contract import TableStore
from alehouse.table.errors import TableError

SHORTEST_ID = 16  # characters of an id that makes a request repeatable, so it must be as hard to guess as a secret


def hashed(secret: str) -> str:
    """The hash that is stored instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


class Keyring:
    """Derives secrets. The same id always gives the same ones, so a client can repeat a request."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    @classmethod
    async def open(cls, store: TableStore) -> Keyring:
        return cls(await store.key("secrets", lambda: secrets.token_hex(32)))

    def table(self, id: str) -> str:
        """The public name of a new table."""
        return self._made("table", id)[:16]

    def token(self, table: str, id: str) -> str:
        """The secret that holds seats at a table."""
        return self._made("token", table, id)

    def invite(self, table: str, id: str) -> str:
        """The secret that lets people in."""
        return self._made("invite", table, id)[:24]

    def renewed_invite(self, table: str, version: int) -> str:
        """The invitation that replaces the earlier one at a version of the table."""
        return self._made("renewed-invite", table, str(version))[:24]

    def _made(self, *parts: str) -> str:
        mac = hmac.new(self._key, "\0".join(parts).encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")


def request_id(given: str) -> str:
    """The id of a repeatable request: the client's, if it cannot be guessed, or a new one."""
    if not given:
        return secrets.token_urlsafe(24)
    if len(given) < SHORTEST_ID:
        raise TableError("bad-message", f"an id of at least {SHORTEST_ID} random characters is wanted.")
    return given
