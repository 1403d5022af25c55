"""The tables of one player: in which order, how each stands, and how little is done to list hundreds of them."""

from pathlib import Path

import pytest
import sqlalchemy as sql

from halls import choose, finish, laid, play
from regalia import games
from regalia.kernel.game import Setup
from regalia.table import shelf
from regalia.table.database import Unwritten
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.schema import SeatRow, TableRow
from regalia.table.shelf import FRESH, GOING, OTHER, OVER, found, glance_of, shelf_of

MANY = 500


async def ids(hall: Hall, player: str, away: bool = False) -> list[str]:
    return [one.id for one in await shelf_of(hall, player, away)]


# How a table stands.


def test_a_table_says_whose_turn_it_is_and_how_it_stands(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "bela")
        (mine,), (his,) = await shelf_of(hall, "anna"), await shelf_of(hall, "bela")
        assert (mine.yours, his.yours) == (True, False)
        assert mine.glance is not None
        assert mine.glance.when == ("board-year", {"year": 1})
        assert mine.glance.points == [0, 0]
        await choose(table)
        (mine,), (his,) = await shelf_of(hall, "anna"), await shelf_of(hall, "bela")
        assert (mine.yours, his.yours) == (False, True)
        await finish(table)
        (mine,) = await shelf_of(hall, "anna")
        assert mine.over
        assert mine.glance is not None
        position = table.match.position
        assert mine.glance.points == [int(position.score(0)), int(position.score(1))]
        assert mine.glance.winners == [seat for seat in (0, 1) if position.rank(seat) == 1]

    play(tmp_path, scene)


@pytest.mark.parametrize("name", games.names())
def test_every_game_says_when_it_is_and_tells_no_secret_points(tmp_path: Path, name: str) -> None:
    """Points are those that every seat sees on the plaques, in the order of the seats; or none."""

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "bela", game=name)
        await choose(table, 40, -1)
        glance = glance_of(table)
        assert glance.state == GOING
        assert glance.when is not None
        position = table.match.position
        if glance.points:
            assert glance.points == [int(position.score(seat)) for seat in range(2)]
        else:
            hidden = [one for one in table.game.public_view(position)["players"] if "points" in one]
            assert not hidden, "what all see is told"

    play(tmp_path, scene)


def test_a_table_with_a_free_seat_waits_for_a_friend_and_not_for_me(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        seats = [(PERSON, "Anna", "anna"), (PERSON, "Béla", "")]
        await hall.create("anna", Setup("kingsburg", 2, b"free", order=(0, 1)), seats)
        (mine,) = await shelf_of(hall, "anna")
        assert mine.open_seats == 1
        assert not mine.yours

    play(tmp_path, scene)


# In which order.


def test_what_waits_for_me_comes_first_and_what_is_over_last(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        clock = iter(range(1_000_000, 2_000_000, 100))
        hall.store.now = lambda: next(clock)
        over, his, mine, later = [await laid(hall, "anna", "bela", seed=b"\1") for _ in range(4)]
        await choose(mine, 2)
        await choose(later, 2)
        await choose(his)
        await finish(over)
        assert [table.match.position.turn() for table in (his, mine, later)] == [1, 0, 0]
        expected = [later, mine, his, over]
        assert await ids(hall, "anna") == [table.row.id for table in expected]
        listed = await shelf_of(hall, "anna")
        assert listed[0].moved > listed[1].moved, "the last touched first"

    play(tmp_path, scene)


def test_tables_are_found_by_parts_of_names_and_by_their_game(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        first = await laid(hall, "anna", "bela")
        second = await laid(hall, "anna", "dora", game="royals")
        listed = await shelf_of(hall, "anna")

        def ways(words: str, game: str = "") -> set[str]:
            return {one.id for one in found(listed, words, game)}

        assert ways("") == {first.row.id, second.row.id}
        assert ways("BEL") == {first.row.id}
        assert ways("anna royal") == {second.row.id}
        assert ways("", "kingsburg") == {first.row.id}
        assert ways("dora", "kingsburg") == set()

    play(tmp_path, scene)


def test_tables_are_put_away_and_brought_back(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "bela")
        await hall.store.put_away(table.row.id, "anna", True)
        assert await ids(hall, "anna") == []
        assert await ids(hall, "anna", away=True) == [table.row.id]
        assert await ids(hall, "bela") == [table.row.id]
        await hall.store.put_away(table.row.id, "anna", False)
        assert await ids(hall, "anna") == [table.row.id]

    play(tmp_path, scene)


# How little is done.


class Work:
    """Counts what a list costs: tables laid out, and questions to the database."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.laid_out = self.questions = 0
        lay = LiveTable.__init__

        def counting(table: LiveTable, *given: object) -> None:
            self.laid_out += 1
            lay(table, *given)  # type: ignore[arg-type]

        def asked(*_: object) -> None:
            self.questions += 1

        monkeypatch.setattr(LiveTable, "__init__", counting)
        sql.event.listen(hall.store.engine.sync_engine, "before_cursor_execute", asked)

    def take(self) -> tuple[int, int]:
        """What was counted since the last time."""
        done, self.laid_out, self.questions = (self.laid_out, self.questions), 0, 0
        return done


async def many(hall: Hall) -> None:
    """Hundreds of tables of one player, each with some choices."""
    for number in range(MANY):
        seats = [SeatRow(0, PERSON, "Anna", "anna", "i"), SeatRow(1, PERSON, f"Guest {number}", "bela", "j")]
        setup = Setup("kingsburg", 2, number.to_bytes(2), order=(0, 1))
        await hall.store.add(TableRow(f"t{number}", "anna", setup, seats), [(0, "take 1 gold"), (1, "take 1 wood")])


def test_hundreds_of_tables_are_listed_without_laying_them_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall) -> None:
        await many(hall)
        work = Work(hall, monkeypatch)
        assert len(await shelf_of(hall, "anna")) == MANY
        assert work.take()[0] == FRESH, "of those never looked at a few at a time"
        monkeypatch.setattr(shelf, "FRESH", MANY)
        await shelf_of(hall, "anna")
        assert work.take()[0] == MANY - FRESH
        listed = await shelf_of(hall, "anna")
        assert work.take() == (0, 2), "nothing was done there: two questions to the database, and no table"
        assert all(one.glance is not None and one.glance.state == GOING for one in listed)
        assert hall.tables == {}, "and none is kept at hand"
        assert [one.id for one in found(listed, "guest 499")] == ["t499"]
        await hall.store.add_choice("t7", 2, 0, "take 1 gold")
        await shelf_of(hall, "anna")
        assert work.take()[0] == 1, "only where something was done"

    play(tmp_path, scene)


def test_under_other_rules_a_table_is_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "bela")
        await finish(table)
        hall.let_go(table)
        (mine,) = await shelf_of(hall, "anna")
        assert mine.glance is not None
        assert mine.glance.state == OVER
        await hall.store.set_ended(table.row.id, 1)
        monkeypatch.setattr(type(table.game), "rules_version", table.game.rules_version + 1)
        work = Work(hall, monkeypatch)
        await shelf_of(hall, "anna")
        assert work.take()[0] == 1

    play(tmp_path, scene)


def test_a_disk_that_takes_nothing_hides_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall) -> None:
        await laid(hall, "anna", "bela")

        async def full(*_: object) -> None:
            raise Unwritten

        monkeypatch.setattr(hall.store, "keep_glance", full)
        (mine,) = await shelf_of(hall, "anna")
        assert mine.yours

    play(tmp_path, scene)


def test_a_table_that_nobody_can_read_is_listed_all_the_same(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "bela")
        hall.let_go(table)
        lost = SeatRow(0, PERSON, "Anna", "anna", "i")
        await hall.store.add(TableRow("lost", "anna", Setup("kingsburg", 2, b"x"), [lost]))
        listed = {one.id: one for one in await shelf_of(hall, "anna")}
        assert set(listed) == {table.row.id, "lost"}
        assert listed["lost"].glance is not None
        assert listed["lost"].glance.state == OTHER

    play(tmp_path, scene)
