"""Migrations: each file of `versions` changes the form of the database once, in the order of their numbers.

A new one is a new file with the next number, and the tables of `store.py` changed in the same way.
"""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from regalia.kernel.errors import Trouble

FOLDER = Path(__file__).parent


def script() -> ScriptDirectory:
    """All migrations."""
    return ScriptDirectory(FOLDER)


def upgrade(connection: sql.Connection, found: str | None) -> None:
    """Bring a database from the version found, None for one without, to the newest."""
    known = [revision.revision for revision in script().walk_revisions()]
    if found is not None and found not in known:
        raise Trouble(
            f"The database was written by a newer Regalia (version {found}, here {known[0]}); update the program."
        )
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
