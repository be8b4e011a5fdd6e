"""Stores every game's full content once by digest; before, tables held the difference from the house pack.

Ids of actions and options, written in camel case before, get hyphens.
"""

from __future__ import annotations

import json
import logging
from typing import Any

import sqlalchemy as sa
from alembic import op

from alehouse.engine.errors import AlehouseError
from alehouse.engine.format1 import old_pack, renamed_action, renamed_options
from alehouse.games import LIBRARY

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

log = logging.getLogger(__name__)

tables = sa.table("tables", sa.column("id", sa.String), sa.column("about", sa.Text))
entries = sa.table(
    "entries",
    sa.column("table_id", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("what", sa.Text),
)


def upgrade() -> None:
    contents = op.create_table(
        "contents",
        sa.Column("digest", sa.String(16), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    known: set[str] = set()
    for id in list(connection.scalars(sa.select(tables.c.id))):  # one at a time: imported records may be long
        about = json.loads(str(connection.scalar(sa.select(tables.c.about).where(tables.c.id == id))))
        row = _repinned(id, about["pinned"])
        if row is not None and row["digest"] not in known:
            connection.execute(sa.insert(contents), row)
            known.add(row["digest"])
        connection.execute(sa.update(tables).where(tables.c.id == id).values(about=json.dumps(about)))
        _rename_actions(connection, id)


def _rename_actions(connection: sa.Connection, id: str) -> None:
    acting = sa.select(entries.c.seq, entries.c.what).where(
        entries.c.table_id == id, entries.c.kind.in_(["acted", "recorded"])
    )
    for seq, text in list(connection.execute(acting)):
        what = json.loads(text)
        if "action" in what:
            what["action"] = renamed_action(what["action"])
        else:
            what["steps"] = [[seat, renamed_action(action), n] for seat, action, n in what["steps"]]
        line = sa.update(entries).where(entries.c.table_id == id, entries.c.seq == seq)
        connection.execute(line.values(what=json.dumps(what, ensure_ascii=False, separators=(",", ":"))))


def _repinned(id: str, pinned: dict[str, Any]) -> dict[str, str] | None:
    """Names the content of a table by its digest, and returns it as a row; None if it is not known any more."""
    old = pinned["pack"]
    pinned["pack"], pinned["digest"] = old["name"], old["digest"]
    pinned["options"] = renamed_options(pinned["options"])
    try:
        pack = old_pack(LIBRARY.get(pinned["title"], pinned["rules"]), old["name"], old["digest"], old["changes"])
    except AlehouseError as error:
        log.warning("the content of table %s is lost: %s", id, error)
        return None
    pinned["digest"] = pack.digest
    data = json.dumps(pack.rules, ensure_ascii=False, separators=(",", ":"))
    return {"digest": pack.digest, "title": pack.title, "data": data}


def downgrade() -> None:
    raise NotImplementedError("the difference from the house pack is not kept; restore a backup instead.")
