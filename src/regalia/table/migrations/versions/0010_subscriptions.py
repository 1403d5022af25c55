"""The devices that want to be called when it is their owner's turn."""

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has asked for it before."""
    op.create_table(
        "subscriptions",
        sql.Column("endpoint", sql.String(500), primary_key=True),
        sql.Column("owner", sql.String(64), nullable=False),
        sql.Column("p256dh", sql.String(100), nullable=False),
        sql.Column("auth", sql.String(40), nullable=False),
        sql.Column("language", sql.String(8), nullable=False),
        sql.Column("made", sql.BigInteger, nullable=False),
    )
    op.create_index("ix_subscriptions_owner", "subscriptions", ["owner"])
