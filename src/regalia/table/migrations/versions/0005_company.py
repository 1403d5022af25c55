"""Who was last seen where, which tables somebody has put away, and where people play once more."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Keep it with seats and tables."""
    op.add_column("seats", sql.Column("seen", sql.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sql.Column("put_away", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("tables", sql.Column("rematch", sql.String(32), nullable=False, server_default=""))
