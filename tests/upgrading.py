"""A store that an earlier program has written, and programs that differ from ours by a value or a rule."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from regalia import games
from regalia.kernel import sheet as sheets
from regalia.kernel.chance import Chance, derived_seed
from regalia.kernel.game import Game, Setup
from regalia.kernel.position import Position
from regalia.table import migrations
from regalia.table.database import url_of

DUMP = Path(__file__).parent / "table" / "store_0003.sql"
TABLES = [f"{game}-{state}" for game in games.names() for state in ("running", "finished")]
CORRECTED: dict[str, dict[str, Any]] = {  # one value in each sheet
    "kingsburg": {"buildings": [{"id": "barricade", "vp": 9}]},
    "paladins": {"debts": {"unpaid_vp": -7}},
    "rival_kings": {"scoring": {"conflict_marker": -3}},
    "royals": {"cities": [{"id": "lyon", "bonus": 1}]},
}


async def write_old_store(database: str, home: Path) -> None:
    """The store of the earlier program, where the database of a test is."""
    if not database:
        with closing(sqlite3.connect(home / "tables.db")) as file:
            file.executescript(DUMP.read_text(encoding="utf-8"))
        return
    engine = create_async_engine(url_of(database, home))
    async with engine.begin() as connection:
        await connection.run_sync(_fill)
    await engine.dispose()


def bring_to(connection: sql.Connection, version: str) -> None:
    """The form that a database had after some migration."""
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _fill(connection: sql.Connection) -> None:
    """PostgreSQL: the form of that time from the migrations, and the rows from the dump."""
    bring_to(connection, "0003")
    with closing(sqlite3.connect(":memory:")) as dump:
        dump.executescript(DUMP.read_text(encoding="utf-8"))
        dump.row_factory = sqlite3.Row
        for name in ("tables", "seats", "choices", "messages", "moves"):
            rows = [dict(row) for row in dump.execute(f"SELECT * FROM {name}")]
            table = sql.Table(name, sql.MetaData(), autoload_with=connection)
            if rows:
                connection.execute(table.insert(), rows)


def sheet_of_then(game: str) -> sheets.Table:
    """All printed values of the earlier program."""
    found: sheets.Table = json.loads((games.find(game).folder / "earlier.json").read_text(encoding="utf-8"))
    return found


def with_value(game: Game) -> Game:
    """The same game with one printed value corrected."""

    class Corrected(type(game)):  # type: ignore[misc]
        def sheet(self, overlay: Path | None = None) -> sheets.Table:
            found: sheets.Table = super().sheet(overlay)
            return found if overlay else sheets.overlaid(found, CORRECTED[game.name])

    made: Game = Corrected()
    return made


def with_rule(game: Game) -> Game:
    """The same game under its next rules, which bring other luck as soon as everything is laid out."""

    class Ruled(type(game)):  # type: ignore[misc]
        rules_version = game.rules_version + 1

        def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
            position: Position = super().deal(setup, edition, chance)
            position.chance = Chance(derived_seed(chance.seed, "new rules"), chance.streams)
            return position

    made: Game = Ruled()
    return made


def with_number(game: Game) -> Game:
    """The same game, its rules counted as the next."""

    class Numbered(type(game)):  # type: ignore[misc]
        rules_version = game.rules_version + 1

    made: Game = Numbered()
    return made


def without_rules(game: Game) -> Game:
    """A game whose rules trip over whatever they are given."""

    class Broken(type(game)):  # type: ignore[misc]
        def deal(self, setup: Setup, edition: Any, chance: Chance) -> Position:
            raise IndexError("no such card")

    made: Game = Broken()
    return made


@contextmanager
def program_with(*names: str, change: Callable[[Game], Game] = with_value) -> Iterator[None]:
    """For a while ours is the program in which these games are changed."""
    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            patch.setattr(import_module(f"regalia.games.{name}"), "GAME", change(games.find(name)))
        yield
