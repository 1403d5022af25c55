"""The tables of one player: how each of them stands, without laying it out again as long as nothing was done there."""

import json
import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from regalia import games
from regalia.kernel.position import Phrase
from regalia.table.database import Away
from regalia.table.hall import Hall, Unreadable
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.schema import SeatRow, ShelfRow

FRESH = 8  # tables that are laid out at most to list many: those that were touched last
logger = logging.getLogger("regalia.table")
GOING, OVER, OTHER = "going", "over", "other"  # what a table is: OTHER comes from another version


@dataclass(frozen=True)
class Glance:
    """How a table stands, as far as everybody may know it."""

    state: str
    waiting: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    when: Phrase | None = None
    since: list[int] = field(default_factory=list)  # after how many choices the turn of each seat came


@dataclass(frozen=True)
class Shelved:
    """A table in somebody's list; `glance` is missing where it was not looked at since something was done there."""

    id: str
    game: str
    seats: list[SeatRow]
    own: list[int]
    moved: int  # when something was done there last
    over: bool
    glance: Glance | None
    guided: bool = False

    @property
    def yours(self) -> bool:
        """Whether somebody waits for the owner of the list."""
        return bool(self.glance and not self.open_seats and set(self.own) & set(self.glance.waiting))

    @property
    def open_seats(self) -> int:
        """How many seats wait for a person."""
        return sum(seat.kind == PERSON and not seat.owner for seat in self.seats)


def glance_of(table: LiveTable) -> Glance:
    """How a table stands now."""
    position, seats = table.match.position, range(table.match.setup.seats)
    if not table.fits():
        return Glance(OTHER)
    if position.over():
        points = [int(position.score(seat)) for seat in seats]
        return Glance(OVER, [], points, [seat for seat in seats if position.rank(seat) == 1])
    standing = table.game.standing(table.game.public_view(position))
    waiting = [seat for seat in seats if position.waits(seat)]
    since = list(table.match.asked_since)
    return Glance(GOING, waiting, list(standing.points), [], standing.when, since)


async def shelf_of(hall: Hall, player: str, away: bool = False) -> list[Shelved]:
    """All tables of a player: those first that wait for him, then those that go on, the last touched before others."""
    if not player:
        return []
    rows = await hall.store.shelf_of(player, away)
    known = {row.id: _kept(row) for row in rows}
    stale = sorted((row for row in rows if known[row.id] is None), key=lambda row: bool(row.ended))
    for row in stale[:FRESH]:
        known[row.id] = await _look(hall, row)
    listed = [_shelved(row, player, known[row.id]) for row in rows]
    return sorted(listed, key=lambda one: (one.over, not one.yours))


def found(listed: Sequence[Shelved], words: str, game: str = "") -> list[Shelved]:
    """The tables of a list in which all words stand, as parts of names or of the title of the game."""
    wanted = words.casefold().split()
    return [one for one in listed if game in ("", one.game) and all(word in _words(one) for word in wanted)]


def _words(one: Shelved) -> str:
    title = games.find(one.game).title if one.game in games.names() else one.game
    return " ".join([title, *(seat.name for seat in one.seats)]).casefold()


def _kept(row: ShelfRow) -> Glance | None:
    """How a table stood when it was last looked at, if nothing was done there since and the rules are the same."""
    lines, rules, text = row.glance
    if not text or lines != row.lines or row.game not in games.names() or rules != games.find(row.game).rules_version:
        return None
    kept = json.loads(text)
    when = kept.pop("when")
    if kept["state"] == GOING and "since" not in kept:  # written before this was kept
        return None
    return Glance(**kept, when=(when[0], when[1]) if when else None)


async def _look(hall: Hall, row: ShelfRow) -> Glance:
    """Lay a table out, and keep how it stands; what cannot be kept now is looked at again the next time."""
    try:
        table = await hall.find(row.id)
    except Unreadable:  # it stands in nobody's way
        return Glance(OTHER)
    if table is None:
        return Glance(OTHER)
    glance = glance_of(table)
    try:
        await hall.store.keep_glance(row.id, table.lines, table.game.rules_version, json.dumps(asdict(glance)))
    except Away:
        logger.debug("how table %s stands cannot be kept", row.id)
    hall.let_go(table)
    return glance


def _shelved(row: ShelfRow, player: str, glance: Glance | None) -> Shelved:
    own = [seat.seat for seat in row.seats if seat.owner == player]
    over = glance.state != GOING if glance else bool(row.ended)
    return Shelved(row.id, row.game, row.seats, own, row.moved or row.created, over, glance, row.guided)
