"""Where tables are kept: set-up, seats and an append-only list of named choices, in SQLite or PostgreSQL."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sql

from regalia import games
from regalia.kernel.game import Setup
from regalia.table.calls import Calls
from regalia.table.database import Away
from regalia.table.pen import Deed, Stale
from regalia.table.schema import (
    UNKNOWN,
    News,
    ResultRow,
    SeatRow,
    ShelfRow,
    TableRow,
    choices,
    glances,
    messages,
    pulse,
    reviews,
    seats,
    sheets,
    tables,
    used_links,
)
from regalia.table.schema import results as history
from regalia.table.store_house import HouseStore
from regalia.table.store_results import ResultStore
from regalia.table.store_times import TimeStore

BEATS = 1_000_000  # numbers that the pulse goes through
ADD_LINE = choices.insert()
BEAT = Deed(pulse.update().values(beat=(pulse.c.beat + 1) % BEATS))


class Store(TimeStore, ResultStore, HouseStore):
    """The tables of this house. Several processes may share a PostgreSQL; each hears what the others write."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.calls = Calls(self._read, self._write)
        self.texts: dict[str, str] = {}  # sheets that are kept already, by their hash

    async def answers(self) -> bool:
        """Whether the database can be reached, and takes what is written to it: always another number, since SQLite
        writes nothing where nothing changes.
        """
        try:
            await self._write(BEAT, rows=1)
        except (Away, Stale):
            return False
        return True

    async def listen(self, heard: Callable[[str], None], back: Callable[[], None]) -> None:
        """Until cancelled: call `heard` for each table that another process has written to.

        After a time in which something may have been missed, `back` is called.
        """
        if self.ear:
            await self.ear.listen(heard, back)

    def doubts(self) -> bool:
        """Whether others may have written what was not heard here."""
        return self.ear is not None and self.ear.doubts()

    async def add(
        self, row: TableRow, played: Sequence[tuple[int, str]] = (), rematch_of: str = "", after: str = ""
    ) -> None:
        """Keep a new table, perhaps with choices already made.

        A table has one rematch, where all meet again, and `after` is played on here and only here: Stale otherwise.
        """
        setup = row.setup
        text, digest = games.find(setup.game).values(setup)
        data = {"game": setup.game, "seats": setup.seats, "preset": setup.preset}
        data |= {"switches": dict(setup.switches), "order": list(setup.order), "hints": row.hints}
        data |= {"lesson": row.lesson} if row.lesson else {}
        mine = {"id": row.id, "created": int(self.now()), "host": row.host, "seed": setup.seed, "clock": row.clock}
        mine |= {"setup": json.dumps(data), "sheet": digest, "rules": games.find(setup.game).rules_version}
        deeds: list[Deed] = [
            *([_played_on(after, row.id)] if after else []),
            *([] if digest in self.texts else [self._keep_sheet(digest, text)]),
            Deed(tables.insert(), [mine]),
            Deed(seats.insert(), [{"table_id": row.id, **vars(seat)} for seat in row.seats]),
        ]
        if played:
            deeds.append(self._lines(row.id, 0, played))
        if rematch_of:
            deeds.insert(0, _met_again(rematch_of, row.id))
        await self._write(*deeds, about=after, rows=1 if after or rematch_of else 0)
        self.texts[digest] = text

    async def rematch_of(self, table_id: str) -> str:
        """The table at which the people of another one play once more; empty when there is none."""
        (found,) = await self._read(sql.select(tables.c.rematch).where(tables.c.id == table_id))
        return str(found[0].rematch) if found else ""

    def _keep_sheet(self, digest: str, text: str) -> Deed:
        return Deed(self._insert()(sheets).on_conflict_do_nothing(), [{"digest": digest, "text": text}])

    async def load(self, table_id: str) -> tuple[TableRow, list[tuple[int, str]]] | None:
        """A table with all its choices, or None."""
        found, sat, made = await self._read(
            tables.select().where(tables.c.id == table_id), _seats_of(table_id), _lines_of(choices, table_id)
        )
        if not found:
            return None
        kept, data = found[0], json.loads(found[0].setup)
        setup = Setup(data["game"], data["seats"], kept.seed, data["preset"], data["switches"], tuple(data["order"]))
        setup = replace(setup, printed=await self._printed(setup, kept.sheet))
        row = TableRow(table_id, kept.host, setup, _seated(sat), kept.created, data.get("hints", True))
        row.rules, row.ended, row.successor = kept.rules, kept.ended, kept.successor
        row.lesson, row.clock = data.get("lesson", ""), kept.clock
        return row, [(r.seat, r.name) for r in made]

    async def _printed(self, setup: Setup, digest: str) -> str:
        """The values a table began with, where they are not those of today's sheet."""
        if not digest or setup.game not in games.names() or digest == games.find(setup.game).values(setup)[1]:
            return ""
        if digest not in self.texts:
            ((row,),) = await self._read(sheets.select().where(sheets.c.digest == digest))
            self.texts[digest] = row.text
        return self.texts[digest]

    async def since(self, table_id: str, lines: int, said: int) -> News:
        """What has been written at a table after so many lines and words of chat."""
        hosted = sql.select(seats, tables.c.host, tables.c.successor).join(tables, tables.c.id == seats.c.table_id)
        sat, made, talk = await self._read(
            hosted.where(seats.c.table_id == table_id).order_by(seats.c.seat),
            _lines_of(choices, table_id, lines),
            _lines_of(messages, table_id, said),
        )
        host, successor = (sat[0].host, sat[0].successor) if sat else ("", "")
        return News(host, _seated(sat), [(r.seat, r.name) for r in made], [(r.seat, r.text) for r in talk], successor)

    async def add_choice(
        self,
        table_id: str,
        number: int,
        seat: int,
        name: str,
        spent: float = 0.0,
        results: Sequence[tuple[str, ResultRow]] | None = None,
    ) -> None:
        """Write one choice down, with the seconds that a bot has thought; after this it is never lost.

        Raises Stale when that number is taken. `results` says that the game is over with it, and what came of it.
        """
        line = {"table_id": table_id, "number": number, "seat": seat, "name": name, "made": int(self.now())}
        line |= {"spent": round(spent * 1000)}
        end = [] if results is None else [_over(table_id, self.now())]
        end += [self._keep(results)] if results else []
        await self._write(Deed(ADD_LINE, [line]), *end, about=table_id)

    async def add_notes(self, table_id: str, number: int, notes: Sequence[tuple[int, str]]) -> None:
        """Write down lines that are no choices, all or none; Stale when their place is taken."""
        await self._write(self._lines(table_id, number, notes), about=table_id)

    def _lines(self, table_id: str, number: int, lines: Sequence[tuple[int, str]]) -> Deed:
        mine = {"table_id": table_id, "made": int(self.now())}
        return Deed(ADD_LINE, [{**mine, "number": n, "seat": s, "name": c} for n, (s, c) in enumerate(lines, number)])

    async def spent_at(self, table_id: str) -> dict[int, float]:
        """The seconds that the bots of a table have thought over their choices, by seat."""
        total = sql.func.sum(choices.c.spent).label("total")
        mine = sql.select(choices.c.seat, total).where(choices.c.table_id == table_id).group_by(choices.c.seat)
        (found,) = await self._read(mine)
        return {row.seat: row.total / 1000 for row in found if row.total}

    async def set_seat(self, table_id: str, old: SeatRow, new: SeatRow, number: int = 0, note: str = "") -> None:
        """Somebody sits down, leaves, or is replaced, perhaps with a line that says so.

        Stale when the seat is not as it was, or the place of the line is taken.
        """
        where = (
            (seats.c.table_id == table_id)
            & (seats.c.seat == old.seat)
            & (seats.c.kind == old.kind)
            & (seats.c.owner == old.owner)
        )
        change = Deed(seats.update().where(where).values(kind=new.kind, name=new.name, owner=new.owner))
        line = [self._lines(table_id, number, [(new.seat, note)])] if note else []
        await self._write(change, *line, about=table_id, rows=1)

    async def shelf_of(self, owner: str, put_away: bool = False) -> list[ShelfRow]:
        """All tables at which somebody sits, or those that he has put away, the last touched first."""
        mine = sql.select(seats.c.table_id).where((seats.c.owner == owner) & (seats.c.put_away == put_away))
        found, sat = await self._read(_shelf(mine), seats.select().where(seats.c.table_id.in_(mine)))
        sitting: dict[str, list[sql.Row[Any]]] = {}
        for seat in sorted(sat, key=lambda one: one.seat):
            sitting.setdefault(seat.table_id, []).append(seat)
        setups = {row.id: json.loads(row.setup) for row in found}
        rows = [
            ShelfRow(
                row.id,
                setups[row.id]["game"],
                _seated(sitting[row.id]),
                row.created,
                row.ended,
                1 + (-1 if row.last is None else row.last),
                row.made or UNKNOWN,
                (row.lines or 0, row.rules or 0, row.text or ""),
                bool(setups[row.id].get("lesson")),
            )
            for row in found
        ]
        return sorted(rows, key=lambda row: row.moved or row.created, reverse=True)

    async def keep_glance(self, table_id: str, lines: int, rules: int, text: str) -> None:
        """Keep how a table stands after so many lines."""
        values = {"lines": lines, "rules": rules, "text": text}
        insert = self._insert()(glances)
        await self._write(
            Deed(
                insert.on_conflict_do_update(index_elements=["table_id"], set_=values),
                [{"table_id": table_id, **values}],
            )
        )

    async def put_away(self, table_id: str, owner: str, away: bool) -> None:
        """Take a table from the list of somebody who sits there, or put it back."""
        mine = (seats.c.table_id == table_id) & (seats.c.owner == owner)
        await self._write(Deed(seats.update().where(mine).values(put_away=away)))

    async def see(self, table_id: str, owner: str) -> None:
        """Somebody has a link to a table now; other processes ask for it."""
        mine = (seats.c.table_id == table_id) & (seats.c.owner == owner)
        await self._write(Deed(seats.update().where(mine).values(seen=int(self.now()))))

    async def seen_at(self, table_id: str) -> dict[str, int]:
        """When each of those who sit at a table was last seen there, by any process."""
        mine = sql.select(seats.c.owner, seats.c.seen).where(seats.c.table_id == table_id)
        (found,) = await self._read(mine)
        return {row.owner: row.seen for row in found}

    async def rename(self, old: str, new: str) -> list[str]:
        """Give all seats and tables of somebody to another name of his; which tables these are."""
        sits, hosts = await self._read(
            sql.select(seats.c.table_id).where(seats.c.owner == old),
            sql.select(tables.c.id).where(tables.c.host == old),
        )
        ids = sorted({str(row[0]) for row in (*sits, *hosts)})
        told = [Deed(self.ear.tell(table_id)) for table_id in ids] if self.ear else []
        sitting = Deed(seats.update().where(seats.c.owner == old).values(owner=new))
        hosting = Deed(tables.update().where(tables.c.host == old).values(host=new))
        played = Deed(history.update().where(history.c.owner == old).values(owner=new))
        await self._write(sitting, hosting, played, *told)
        return ids

    async def ended_before(self, moment: float) -> list[str]:
        """The tables that ended before a moment, and those that are as old and may have ended."""
        ended = (tables.c.ended != UNKNOWN) & (tables.c.ended < int(moment))
        unknown = (tables.c.ended == UNKNOWN) & (tables.c.created < int(moment))
        (found,) = await self._read(sql.select(tables.c.id).where(ended | unknown).order_by(tables.c.created))
        return [row.id for row in found]

    async def set_ended(self, table_id: str, moment: int | None) -> None:
        """Note when a table ended, or that it goes on."""
        await self._write(_over(table_id, moment))

    async def remove(self, table_id: str) -> None:
        """Forget a table, and all that was done and said there."""
        kinds = (choices, messages, seats, glances, reviews)
        mine = [Deed(kind.delete().where(kind.c.table_id == table_id)) for kind in kinds]
        await self._write(*mine, Deed(tables.delete().where(tables.c.id == table_id)))

    async def write(self, *deeds: Deed) -> None:
        """Deeds of those who keep something of their own here; all of them or none."""
        await self._write(*deeds)

    async def read(self, wanted: sql.Select[Any]) -> Sequence[sql.Row[Any]]:
        """What they have kept."""
        return (await self._read(wanted))[0]

    async def opened_by(self, host: str, since: float) -> int:
        """How many tables somebody has opened since a moment."""
        mine = sql.select(sql.func.count()).where((tables.c.host == host) & (tables.c.created >= int(since)))
        ((row,),) = await self._read(mine)
        return int(row[0])

    async def add_message(self, table_id: str, number: int, seat: int, text: str) -> None:
        """Keep a line of the chat."""
        line = {"table_id": table_id, "number": number, "seat": seat, "text": text}
        await self._write(Deed(messages.insert(), [line]), about=table_id)

    async def messages_of(self, table_id: str, latest: int = 100) -> tuple[int, list[tuple[int, str]]]:
        """How many lines of chat a table has, and the latest of them."""
        mine = messages.select().where(messages.c.table_id == table_id)
        (found,) = await self._read(mine.order_by(messages.c.number.desc()).limit(latest))
        return (found[0].number + 1 if found else 0), [(row.seat, row.text) for row in reversed(found)]

    async def use_up(self, token: str) -> None:
        """Mark a personal link as used; Stale when it was used before."""
        await self._write(Deed(used_links.insert(), [{"token": token, "used": int(self.now())}]))


def _met_again(table_id: str, rematch: str) -> Deed:
    first = (tables.c.id == table_id) & (tables.c.rematch == "")
    return Deed(tables.update().where(first).values(rematch=rematch))


def _over(table_id: str, moment: float | None) -> Deed:
    ended = None if moment is None else int(moment)
    return Deed(tables.update().where(tables.c.id == table_id).values(ended=ended))


def _played_on(table_id: str, successor: str) -> Deed:
    free = (tables.c.id == table_id) & (tables.c.successor == "")
    return Deed(tables.update().where(free).values(successor=successor))


def _seats_of(table_id: str) -> sql.Select[Any]:
    return seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat)


def _seated(rows: Sequence[sql.Row[Any]]) -> list[SeatRow]:
    return [SeatRow(r.seat, r.kind, r.name, r.owner, r.invitation) for r in rows]


def _lines_of(kind: sql.Table, table_id: str, first: int = 0) -> sql.Select[Any]:
    return kind.select().where((kind.c.table_id == table_id) & (kind.c.number >= first)).order_by(kind.c.number)


def _shelf(mine: sql.Select[Any]) -> sql.Select[Any]:
    """Tables with the number and the time of their last line, found by the index, and how they stood."""
    latest = sql.select(choices.c.number).where(choices.c.table_id == tables.c.id)
    latest = latest.order_by(choices.c.number.desc()).limit(1)
    last = latest.scalar_subquery()
    made = latest.with_only_columns(choices.c.made).scalar_subquery()
    columns = (tables.c.id, tables.c.setup, tables.c.created, tables.c.ended, last.label("last"), made.label("made"))
    joined = tables.outerjoin(glances, glances.c.table_id == tables.c.id)
    shown = sql.select(*columns, glances.c.lines, glances.c.rules, glances.c.text).select_from(joined)
    return shown.where(tables.c.id.in_(mine) & (tables.c.successor == ""))
