"""A table keeps the sheet it began with, the number of its rules, when it ended, and where it is played on."""

import json
from pathlib import Path

import sqlalchemy as sql
from alembic import op

from regalia import games
from regalia.kernel.sheet import digest

revision = "0004"
down_revision = "0003"

GAMES = Path(games.__file__).parent  # in whose folders are the sheets of the last program that did not keep them
UNKNOWN = 0  # when a table ended that may have ended before this was kept

sheets = sql.table("sheets", sql.column("digest", sql.String), sql.column("text", sql.Text))
tables = sql.table(
    "tables", sql.column("setup", sql.Text), sql.column("sheet", sql.String), sql.column("ended", sql.BigInteger)
)


def upgrade() -> None:
    """Make room, and give the tables that are there the sheets of their time."""
    op.create_table(
        "sheets", sql.Column("digest", sql.String(32), primary_key=True), sql.Column("text", sql.Text, nullable=False)
    )
    op.add_column("tables", sql.Column("sheet", sql.String(32), nullable=False, server_default=""))
    op.add_column("tables", sql.Column("rules", sql.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sql.Column("ended", sql.BigInteger))
    op.add_column("tables", sql.Column("successor", sql.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_ended", "tables", ["ended"])
    op.create_table(
        "pulse",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("beat", sql.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO pulse (id, beat) VALUES (1, 0)")
    op.execute(tables.update().values(ended=UNKNOWN))
    for file in sorted(GAMES.glob("*/earlier.json")):
        give(file.parent.name, file.read_text(encoding="utf-8").strip())


def give(game: str, text: str) -> None:
    """The tables of a game get its sheet."""
    mark = digest(json.loads(text))
    op.execute(sheets.insert().values(digest=mark, text=text))
    theirs = tables.c.setup.startswith(f'{{"game": "{game}", ', autoescape=True)
    op.execute(tables.update().where(theirs).values(sheet=mark))
