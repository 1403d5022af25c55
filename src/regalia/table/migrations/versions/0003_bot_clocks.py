"""How long a bot has thought over a choice."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Keep the milliseconds with each choice."""
    op.add_column("choices", sql.Column("spent", sql.Integer, nullable=False, server_default="0"))
