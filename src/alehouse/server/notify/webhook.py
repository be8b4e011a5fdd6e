"""Webhooks in a format that Slack, Discord and most other services accept."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import urlsplit

from alehouse.server.notify.outbound import Outbound
from alehouse.table.errors import TableError

SLACK: Final = "hooks.slack.com"
DISCORD: Final = ("discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com")
GONE: Final = (404, 410)


def payload(url: str, text: str, about: dict[str, Any]) -> dict[str, Any]:
    """The request body; player names cannot mention (ping) anyone."""
    host = (urlsplit(url).hostname or "").lower()
    plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    quiet = {"content": text, "allowed_mentions": {"parse": []}}
    if host == SLACK:
        return {"text": plain}
    if host in DISCORD:
        return quiet
    return {"text": text, **quiet, "alehouse": about}


async def send(outbound: Outbound, url: str, text: str, about: dict[str, Any]) -> bool:
    """Whether the webhook still exists; raises `TableError` if it could not be reached."""
    body = json.dumps(payload(url, text, about), ensure_ascii=False).encode()
    status = await outbound.post(url, body, {"content-type": "application/json"})
    if status in GONE:
        return False
    if status >= 300:
        raise TableError("bad-target", f"the webhook answered {status}.", status=status)
    return True
