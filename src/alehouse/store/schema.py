"""The database's tables. The columns of `tables` other than `about` are indexes derived from the log.

Content is kept once for all tables that are played with it; their `about` names it by its digest.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISION = "0002"  # of the newest migration

COPY = "copy"  # the key that marks a database as a copy

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("about", Text, nullable=False),  # identity, pinned game without its content, settings
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open", Integer, nullable=False),  # open seats
    Column("names", Text, nullable=False),
    Column("waiting", Integer, nullable=False),  # the seat that the game waits for, 0: none
    Column("waiting_holder", String(64), nullable=False),  # whose seat it is, '': a bot's
    Column("turn", Integer, nullable=False),  # the version since which that seat has not decided, 0: it has
    Column("turn_at", BigInteger, nullable=False),
    Column("notified", Integer, nullable=False),  # the last `turn` that was notified of
    Column("wake", BigInteger),  # when a process must look at it: a clock ran out, or a bot should have moved
    Index("tables_by_wake", "wake"),
    Index("tables_in_lobby", "public", "status", "created"),
    Index("tables_by_status", "status"),
)

contents = Table(
    "contents",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("data", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("what", Text, nullable=False),
    Column("sender", String(16), nullable=False),
    Column("request", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="entries_pk"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Column("sender", String(16), nullable=False),
    Column("request", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "n", name="chat_pk"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("kind", String(10), nullable=False),  # push or webhook
    Column("target", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("table_id", "holder", "target", name="notices_once"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
