"""Server settings. Worker processes get them through the environment."""

from __future__ import annotations

import os

import msgspec

from alehouse.server.retention import USUAL

VARIABLE = "ALEHOUSE_SERVER"


class ServerSettings(msgspec.Struct, frozen=True):
    """Everything that an operator may set."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""  # as players reach it, for links in notifications
    origins: list[str] = []  # other pages that may connect
    allow_targets: list[str] = []  # networks or hosts that webhooks may reach although they are not public
    packs: str = ""  # folder with packs that tables may be played with
    contact: str = "mailto:host@localhost"  # whom a push service may contact
    thinkers: int = 1  # processes in which bots think
    bot_pause: float = 0.25  # seconds between a bot's moves, so that people can follow
    limits: float = 1.0  # multiplies all rate limits; 0 takes them away
    proxies: str = "127.0.0.1"  # addresses of trusted proxies
    allow_hosts: list[str] = []  # other names that the server is reached by
    keep: dict[str, int] = msgspec.field(default_factory=USUAL.copy)  # days that tables are kept, by status
    log: str = "warning"
    open_metrics: bool = False  # metrics for everyone, not only for private networks


def to_environment(settings: ServerSettings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> ServerSettings:
    return msgspec.json.decode(os.environ[VARIABLE], type=ServerSettings)
