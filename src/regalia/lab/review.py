"""The review of a recorded game as plain data: `account(record)`."""

from pathlib import Path
from typing import Any

from regalia import games
from regalia.kernel import record as records
from regalia.kernel.record import Record
from regalia.players.account import review


def account(record: Record | Path | str) -> dict[str, Any]:
    """The account of a finished game: every choice with the chances of all sides in ten-thousandths before it, after it
    and before the next one; under `sums` where the chance of each seat went.
    """
    found = record if isinstance(record, Record) else records.load(Path(record))
    game = games.find(found.setup.game)
    found.setup = records.setup_of(found, game)
    books = review(found, game)
    return {**books.plain(), "sums": [books.books(seat)._asdict() for seat in range(books.seats)]}
