"""Web push: encrypted for the browser, signed with the server's key (VAPID)."""

from __future__ import annotations

import base64
import json
import time
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from alehouse.server.notify.outbound import Outbound
from alehouse.store.contract import TableStore
from alehouse.table.errors import TableError

TTL = 24 * 3600  # seconds that a push service keeps a message
SIGNED_FOR = 12 * 3600
GONE = (404, 410)


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _plain(number.to_bytes(32, "big"))


def _plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Push:
    """Sends to subscriptions. `public_key` is what a browser needs to subscribe; '' where web push is not installed."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = key
        self._contact = contact
        self.public_key = ""
        if not key:
            return
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        private = int.from_bytes(base64.urlsafe_b64decode(key + "="), "big")
        public = ec.derive_private_key(private, ec.SECP256R1()).public_key()
        self.public_key = _plain(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @classmethod
    async def open(cls, store: TableStore, contact: str) -> Push:
        """With this server's key, created at its first start; without one where the extra `push` is missing."""
        installed = find_spec("pywebpush") is not None
        return cls(await store.key("vapid", _new_key) if installed else "", contact)

    def check(self, target: dict[str, Any]) -> None:
        """Refuses a subscription with invalid keys, and any where web push is not installed."""
        if not self.public_key:
            raise TableError("bad-target", "web push is not installed on this server (extra push).")
        self._encrypted(target, b"{}")

    async def send(self, outbound: Outbound, target: dict[str, Any], message: dict[str, Any]) -> bool:
        """Whether the subscription still exists; raises `TableError` if the push service could not be reached."""
        if not self.public_key:
            return True  # it may be installed again
        body = self._encrypted(target, json.dumps(message).encode())
        headers = {
            **self._signed(target["endpoint"]),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "urgency": "high",
        }
        status = await outbound.post(target["endpoint"], body, headers)
        if status in GONE:
            return False
        if status >= 300:
            raise TableError("bad-target", f"the push service answered {status}.", status=status)
        return True

    def _encrypted(self, target: dict[str, Any], data: bytes) -> bytes:
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        try:
            return bytes(WebPusher(target).encode(data)["body"])
        except Exception:
            raise TableError("bad-target", "the subscription's keys are not valid.") from None

    def _signed(self, endpoint: str) -> dict[str, str]:
        from py_vapid import Vapid  # type: ignore[import-untyped]

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED_FOR,
        }
        signed: dict[str, str] = Vapid.from_string(self._key).sign(claims)
        return signed
