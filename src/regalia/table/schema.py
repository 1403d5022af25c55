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
    sql.Column("clock", sql.Integer, nullable=False, server_default="0", index=True),  # seconds for a move; 0: no clock
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

reviews = sql.Table(  # of finished games, each made once
    "reviews",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("made", sql.BigInteger, nullable=False),
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

used_links = sql.Table(  # personal links, each of which is good for one use
    "used_links",
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

hours = sql.Table(  # when the house was open while clocks ran, so that nobody is late for what was closed
    "hours",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("began", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False),
)

results = sql.Table(  # what came of a finished game for somebody who sat there; it outlives the table
    "results",
    metadata,
    sql.Column("owner", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("ended", sql.BigInteger, nullable=False),
    sql.Column("points", sql.Integer, nullable=False),
    sql.Column("won", sql.Boolean, nullable=False),
    sql.Column("others", sql.String(200), nullable=False),  # what sat on the other seats, with spaces between
    sql.Column("imported", sql.Boolean, nullable=False, server_default=sql.false()),  # it came in a file
)

house = sql.Table(  # what the host has set on the page for hosts
    "house",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.String(200), nullable=False),
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
    clock: int = 0  # the seconds that people have for a move; 0 when nobody wants a clock


@dataclass(frozen=True)
class ResultRow:
    """What came of a finished game for one of those who sat there."""

    table_id: str
    game: str
    ended: int
    points: int
    won: bool
    others: tuple[str, ...] = ()  # who sat on the other seats: people, or kinds of opponents
    imported: bool = False
    kept: bool = True  # whether its table is still here


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
    guided: bool = False  # a first game that teaches
