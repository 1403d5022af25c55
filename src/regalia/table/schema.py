"""What the store keeps: its tables in the database, and their rows here."""

from dataclasses import dataclass, field

import sqlalchemy as sql

from regalia.kernel.game import Setup

UNKNOWN = 0  # when a table ended that may have ended before this was kept
metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("host", sql.String(64), nullable=False, index=True),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("seed", sql.LargeBinary, nullable=False),
    sql.Column("sheet", sql.String(32), nullable=False, server_default=""),  # the printed values it began with
    sql.Column("rules", sql.Integer, nullable=False, server_default="1"),  # and the number of the rules of that time
    sql.Column("ended", sql.BigInteger, index=True),
    sql.Column("rematch", sql.String(32), nullable=False, server_default=""),  # where the same people play once more
    sql.Column("successor", sql.String(32), nullable=False, server_default=""),  # the table at which it is played on
)

sheets = sql.Table(  # each once, however many tables began with it
    "sheets",
    metadata,
    sql.Column("digest", sql.String(32), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("invitation", sql.String(32), nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False, server_default="0"),  # when its owner last had a link
    sql.Column("put_away", sql.Boolean, nullable=False, server_default=sql.false()),  # from the owner's list
)

choices = sql.Table(
    "choices",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String(300), nullable=False),
    sql.Column("spent", sql.Integer, nullable=False, server_default="0"),  # milliseconds of a bot's clock
    sql.Column("made", sql.BigInteger, nullable=False, server_default="0"),  # when it was written
)

glances = sql.Table(  # how a table stands after so many lines, under the rules of some number
    "glances",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("lines", sql.Integer, nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
)

messages = sql.Table(
    "messages",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String(300), nullable=False),
)

moves = sql.Table(  # personal links that have been used, each only once
    "moves",
    metadata,
    sql.Column("token", sql.String(32), primary_key=True),
    sql.Column("used", sql.BigInteger, nullable=False),
)

subscriptions = sql.Table(  # the devices that want to be called
    "subscriptions",
    metadata,
    sql.Column("endpoint", sql.String(500), primary_key=True),
    sql.Column("owner", sql.String(64), nullable=False, index=True),
    sql.Column("p256dh", sql.String(100), nullable=False),
    sql.Column("auth", sql.String(40), nullable=False),
    sql.Column("language", sql.String(8), nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
)

pulse = sql.Table(  # one row, written only to see whether anything can be written
    "pulse",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("beat", sql.BigInteger, nullable=False),
)


@dataclass
class SeatRow:
    """Who sits on a seat: a person (whose browser is `owner`) or an opponent; an empty owner is a free seat."""

    seat: int
    kind: str
    name: str
    owner: str
    invitation: str


@dataclass
class TableRow:
    """A stored table."""

    id: str
    host: str
    setup: Setup
    seats: list[SeatRow]
    created: int = 0
    hints: bool = True  # whether those who sit here may ask what the king would do
    rules: int = 1  # the number of the rules under which it began
    ended: int | None = None  # when, UNKNOWN when that was not kept, None when it goes on
    successor: str = ""  # the table at which it is played on
    lesson: str = ""  # the lesson of the game that guides the learner here, if any


@dataclass
class News:
    """What others have written at a table: host and seats as they are now, and the lines and the chat that are new."""

    host: str
    seats: list[SeatRow]
    lines: list[tuple[int, str]] = field(default_factory=list)
    chat: list[tuple[int, str]] = field(default_factory=list)
    successor: str = ""


@dataclass
class ShelfRow:
    """A table in somebody's list, as it is stored: nothing of it was laid out."""

    id: str
    game: str
    seats: list[SeatRow]
    created: int
    ended: int | None
    lines: int
    moved: int  # when the last line was written; UNKNOWN when that was not kept
    glance: tuple[int, int, str]  # after how many lines, under which rules, and how it stood
