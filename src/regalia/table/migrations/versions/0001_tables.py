"""Tables, seats, choices and the chat.

Databases from before there were migrations have them already, so each is made only where it is missing.
"""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("host", sql.String(64), nullable=False),
        sql.Column("setup", sql.Text, nullable=False),
        sql.Column("seed", sql.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_tables_host", "tables", ["host"], if_not_exists=True)
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("invitation", sql.String(32), nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_seats_owner", "seats", ["owner"], if_not_exists=True)
    make_lines("choices", sql.Column("name", sql.String(300), nullable=False))
    make_lines("messages", sql.Column("text", sql.String(300), nullable=False))


def make_lines(name: str, words: sql.Column[str]) -> None:
    """An append-only list of lines at a table."""
    op.create_table(
        name,
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        words,
        if_not_exists=True,
    )
