"""Clocks for people, the hours of the house, what came of finished games, and what the host has set."""

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Tables of before have no clock; what came of their games is noted when somebody asks for it."""
    op.add_column("tables", sql.Column("clock", sql.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_clock", "tables", ["clock"])
    op.create_table(
        "hours",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("began", sql.BigInteger, nullable=False),
        sql.Column("seen", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sql.Column("owner", sql.String(64), primary_key=True),
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(64), nullable=False),
        sql.Column("ended", sql.BigInteger, nullable=False),
        sql.Column("points", sql.Integer, nullable=False),
        sql.Column("won", sql.Boolean, nullable=False),
        sql.Column("others", sql.String(200), nullable=False),
        sql.Column("imported", sql.Boolean, nullable=False, server_default=sql.false()),
    )
    op.create_table(
        "house",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.String(200), nullable=False),
    )
