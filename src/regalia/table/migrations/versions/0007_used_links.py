"""The personal links that were used up stand under that name."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """The same rows under a name that says what they are."""
    op.rename_table("moves", "used_links")
