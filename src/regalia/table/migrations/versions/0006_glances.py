"""When each line was written, and how every table stands, so that a list of many needs to lay out none of them."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Keep both; of earlier lines nobody knows when they were written."""
    op.add_column("choices", sql.Column("made", sql.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "glances",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("lines", sql.Integer, nullable=False),
        sql.Column("rules", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
    )
