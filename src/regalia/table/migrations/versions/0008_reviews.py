"""Reviews of finished games, each made once."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "reviews",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("made", sql.BigInteger, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
    )
