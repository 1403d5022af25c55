"""Personal links that have been used."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the list of used links."""
    op.create_table(
        "moves",
        sql.Column("token", sql.String(32), primary_key=True),
        sql.Column("used", sql.BigInteger, nullable=False),
    )
