"""Tables, their logs, chat, notices and the server's keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("waiting_holder", sa.String(64), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("turn_at", sa.BigInteger, nullable=False),
        sa.Column("notified", sa.Integer, nullable=False),
        sa.Column("wake", sa.BigInteger),
    )
    op.create_index("tables_by_wake", "tables", ["wake"])
    op.create_index("tables_in_lobby", "tables", ["public", "status", "created"])
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("sender", sa.String(16), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="entries_pk"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sender", sa.String(16), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="chat_pk"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "holder", "target", name="notices_once"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("keys", "notices", "chat", "entries", "tables"):
        op.drop_table(name)
