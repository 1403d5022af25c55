"""Friends who play by a clock: whoever runs out of time is reminded, stood in for and given the seat back."""

import asyncio
from pathlib import Path

import pytest

from halls import choose, finish, play, told
from regalia import games
from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.table.hall import Hall
from regalia.table.hours import BEAT, GAP
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.timed import CLOCKS, clock_in

MINUTE = 60
BEGUN = (0, 0, "clock 60")


class Wall:
    """The clock on the wall, which only the test moves."""

    def __init__(self, hall: Hall, moment: float = 1_800_000_000.0) -> None:
        self.moment = moment
        self.hall = hall
        hall.store.now = lambda: self.moment
        hall.hours.began = moment

    async def passes(self, seconds: float) -> None:
        """So much time, in which the house is open and looks at its clocks now and then."""
        end = self.moment + seconds
        while self.moment < end:
            self.moment = min(end, self.moment + BEAT)
            await self.hall.timekeeper.go_round()


async def table_by_clock(hall: Hall, *owners: str, game: str = "kingsburg", clock: int = MINUTE) -> LiveTable:
    """A table at which all sit, or an opponent where there is no owner."""
    seats = [(PERSON, owner.title(), owner) if owner else ("random", "Courtier", "") for owner in owners]
    order = tuple(range(len(owners))) if game == "kingsburg" else ()
    return await hall.create(owners[0], Setup(game, len(owners), b"clock", order=order), seats, clock=clock)


def left(table: LiveTable) -> dict[int, float]:
    return {one.seat: one.left for one in table.clocks_running()}


# What a clock does.


def test_whoever_is_asked_has_the_time_for_a_move(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        assert (left(table), told(table)) == ({0: 60}, [BEGUN])
        await wall.passes(45)
        assert left(table) == {0: 15}
        await choose(table)
        assert left(table) == {1: 60}, "the next one has all of it"

    play(tmp_path, scene)


def test_a_seat_that_runs_out_is_reminded_then_stood_in_for_and_given_back(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        table.pause = 0.0
        await wall.passes(59)
        assert told(table) == [BEGUN]
        await wall.passes(1)
        assert told(table) == [BEGUN, (0, 0, "remind")]
        assert left(table) == {0: 30}, "half as much again"
        await wall.passes(29)
        assert table.match.kinds[0] == PERSON
        await wall.passes(1)
        assert told(table)[2:] == [(0, 0, "late knight")]
        assert table.row.seats[0].owner == "anna", "the seat is hers all the while"
        assert table.thought is not None
        await table.thought
        assert [choice.seat for choice in table.match.record.choices] == [0], "a knight has chosen, and Béla is asked"
        await table.hand_over("anna", 0, PERSON)
        assert told(table)[3:] == [(1, 0, "return")]
        await choose(table)
        assert left(table) == {0: 60}, "with all of her time"
        verified = records.verify(table.match.record, games.find("kingsburg"))
        assert verified.to_bytes() == table.match.position.to_bytes()

    play(tmp_path, scene)


def test_who_plays_while_the_moments_are_read_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        table.pause = 3600.0
        await wall.passes(90)
        read = hall.store.timed_lines
        readings: list[int] = []

        async def slow(table_id: str) -> list[tuple[int, str, int]]:
            lines = await read(table_id)
            readings.append(len(lines))
            if len(readings) == 1:
                await table.hand_over("anna", 0, PERSON)
            return lines

        monkeypatch.setattr(hall.store, "timed_lines", slow)
        await table.read_times()
        assert readings == [table.lines - 1, table.lines]
        assert left(table) == {0: 60}, "she is back with all of her time, and not late once more"

    play(tmp_path, scene)


def test_whoever_is_back_need_only_choose(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        table.pause = 3600.0  # the stand-in lets her look
        table.come(lambda: None, "anna")
        await wall.passes(90)
        assert told(table)[-1] == (0, 0, "late knight")
        before = table.lines
        with pytest.raises(Trouble, match=r"no such option|'nonsense'"):
            await table.choose("anna", 0, before, "nonsense")
        assert table.lines == before, "what cannot be chosen brings nobody back"
        with pytest.raises(Trouble, match="not your seat"):
            await table.choose("béla", 0, before, "take 1 gold")
        await choose(table)
        assert told(table)[-1] == (0, 0, "return")
        assert table.match.kinds[0] == PERSON
        assert len(table.match.record.choices) == 1

    play(tmp_path, scene)


def test_who_chooses_after_the_reminder_is_not_stood_in_for(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        await wall.passes(80)
        await choose(table, 2)
        assert left(table) == {0: 60}
        await wall.passes(59)
        assert [text for _, _, text in told(table)] == ["clock 60", "remind"]

    play(tmp_path, scene)


def test_those_who_are_asked_at_once_have_the_same_time(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla", "éva", game="rival_kings")
        while not table.match.position.together():
            await choose(table)
        assert set(left(table).values()) == {60}
        asked = len(left(table))
        await wall.passes(40)
        await choose(table)
        assert len(left(table)) == asked - 1
        assert set(left(table).values()) == {20}, "the choice of one gives the others no more time"

    play(tmp_path, scene)


def test_what_is_taken_back_is_asked_anew(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        await wall.passes(50)
        await choose(table)
        await wall.passes(20)
        await table.undo("anna", 0, table.lines)
        assert left(table) == {0: 60}

    play(tmp_path, scene)


def test_what_is_taken_back_after_something_was_shown_is_asked_anew_too(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        await choose(table, 2)
        await wall.passes(20)
        await table.ask("anna", 0, table.lines)
        await table.answer("béla", 1, table.lines, True)
        assert told(table)[-1] == (0, 0, "undo-seen 2")
        assert left(table) == {0: 60}

    play(tmp_path, scene)


def test_the_clock_begins_when_the_last_one_sits_down(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        seats = [(PERSON, "Anna", "anna"), (PERSON, "B", ""), (PERSON, "C", "")]
        table = await hall.create("anna", Setup("kingsburg", 3, b"clock", order=(0, 1, 2)), seats, clock=60)
        await wall.passes(500)
        for seat, who in ((1, "béla"), (2, "éva")):
            assert (left(table), told(table)) == ({}, [])
            await table.sit_down(table.row.seats[seat].invitation, who, who.title())
        assert told(table) == [(0, 2, "clock 60")]
        assert left(table) == {0: 60}

    play(tmp_path, scene)


def test_opponents_have_no_clock_and_play_on_though_nobody_looks(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "")
        table.pause = 0.0
        await choose(table)
        assert left(table) == {}
        assert table.thought is not None
        await table.thought
        assert left(table) == {0: 60}
        await wall.passes(10)
        assert told(table) == [BEGUN]

    play(tmp_path, scene)


def test_when_all_are_stood_in_for_the_game_rests_until_somebody_looks(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        table.pause = 0.0
        for _ in range(2):
            await wall.passes(90)
            assert table.thought is not None
            await table.thought
        assert [text for _, _, text in told(table)].count("late knight") == 2
        assert len(table.match.record.choices) == 1, "opponents alone play for nobody"
        await table.hand_over("béla", 1, PERSON)
        assert left(table) == {1: 60}

    play(tmp_path, scene)


def test_a_game_that_is_over_has_no_clock_and_is_looked_at_no_more(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla", game="royals")
        await finish(table)
        assert left(table) == {}
        assert table.row.id not in hall.timekeeper.due
        await wall.passes(1000)
        assert told(table) == [BEGUN]

    play(tmp_path, scene)


def test_a_table_without_a_clock_waits_for_ever(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla", clock=0)
        await wall.passes(1000)
        assert (left(table), told(table), hall.timekeeper.due) == ({}, [], {})

    play(tmp_path, scene)


@pytest.mark.parametrize("words", ["soon", "31", "-60", "60 "])
def test_there_are_only_these_clocks(words: str) -> None:
    with pytest.raises(Trouble, match="no such clock"):
        clock_in(words)
    assert [clock_in(str(seconds)) for seconds in (*CLOCKS, 0)] == [*CLOCKS, 0]


# What a clock survives.


def test_another_process_finds_the_clock_as_it_was(database: str, tmp_path: Path) -> None:
    opened: list[str] = []

    async def first(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        await wall.passes(70)
        opened.append(table.row.id)

    async def second(hall: Hall) -> None:
        wall = Wall(hall, 1_800_000_000.0 + 75)
        await hall.timekeeper.go_round()
        table = await hall.find(opened[0])
        assert table is not None
        assert told(table) == [BEGUN, (0, 0, "remind")], "nobody is reminded twice"
        assert 20 <= left(table)[0] <= 30
        await wall.passes(30)
        assert told(table)[-1] == (0, 0, "late knight")

    play(tmp_path, first, database=database)
    play(tmp_path, second, database=database)


def test_the_time_in_which_the_house_was_closed_does_not_count(tmp_path: Path) -> None:
    opened: list[str] = []
    week = 7 * 24 * 3600

    async def before(hall: Hall) -> None:
        wall = Wall(hall)
        opened.append((await table_by_clock(hall, "anna", "béla")).row.id)
        await wall.passes(40)

    async def after(hall: Hall) -> None:
        wall = Wall(hall, 1_800_000_000.0 + 40 + week)
        await hall.timekeeper.go_round()
        table = await hall.find(opened[0])
        assert table is not None
        assert 20 <= left(table)[0] <= 20 + BEAT
        assert told(table) == [BEGUN]
        await wall.passes(20 + BEAT)
        assert told(table)[1:] == [(0, 0, "remind")]

    play(tmp_path, before)
    play(tmp_path, after)


def test_a_machine_that_slept_blames_nobody(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        await wall.passes(30)
        wall.moment += 5 * GAP
        await hall.timekeeper.go_round()
        assert left(table) == {0: 30}
        await wall.passes(30)
        assert told(table)[1:] == [(0, 0, "remind")]

    play(tmp_path, scene)


def test_two_processes_remind_once(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        wall = Wall(hall)
        table = await table_by_clock(hall, "anna", "béla")
        other = Hall(hall.store, hall.thinkers)
        twin = await other.find(table.row.id)
        assert twin is not None
        wall.moment += 60
        await asyncio.gather(hall.timekeeper.go_round(), other.timekeeper.go_round())
        await hall.timekeeper.go_round()
        await other.timekeeper.go_round()
        await table.catch_up()
        await twin.catch_up()
        assert told(table) == told(twin) == [BEGUN, (0, 0, "remind")]

    play(tmp_path, scene)
