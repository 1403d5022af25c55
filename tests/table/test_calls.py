"""Whose turn has come and since when, and the devices on which people are called: on SQLite and PostgreSQL."""

from pathlib import Path

from halls import choose, laid, play
from regalia.table.calls import DEVICES, Subscription
from regalia.table.hall import Hall
from regalia.table.match import NOT_ASKED


def device(number: int) -> Subscription:
    return Subscription(f"https://push.example/{number}", "point", "secret", "hu")


def test_a_turn_comes_once_and_begins_with_the_choice_before_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "bela")
        assert table.new_turns() == [0], "nobody was told yet"
        assert table.new_turns() == []
        await choose(table)
        assert table.match.asked_since == [NOT_ASKED, 1]
        assert table.new_turns() == [1]
        await table.say("anna", "Your turn!")
        assert table.new_turns() == [], "it is the same turn"
        hall.tables.clear()
        again = await hall.find(table.row.id)
        assert again is not None
        assert again.new_turns() == [], "read anew from the store: he was told before"
        assert again.match.asked_since == [NOT_ASKED, 1]

    play(tmp_path, scene)


def test_whoever_is_asked_twice_in_a_row_has_one_turn_and_what_is_taken_back_was_none(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", game="paladins")
        await choose(table, 2)
        assert table.match.asked_since == [0], "nobody else was asked between"
        times = await hall.store.calls.times_of(table.row.id)
        assert len(times) == 2
        assert all(times)
        await table.undo("anna", 0, table.lines)
        assert len(await hall.store.calls.times_of(table.row.id)) == len(table.match.marks)

    play(tmp_path, scene)


def test_nobody_is_told_while_a_seat_is_free(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        seen: list[list[int]] = []
        hall.watcher = lambda table: seen.append(table.new_turns())
        table = await laid(hall, "anna", "bela")
        free = table.row.seats[1]
        table._seat(type(free)(free.seat, free.kind, free.name, "", free.invitation))
        assert table.new_turns() == []
        table._seat(free)
        table.tell_everybody()
        assert seen == [[0]]

    play(tmp_path, scene)


def test_devices_are_kept_for_their_owner_and_the_oldest_makes_room(tmp_path: Path, database: str) -> None:
    async def scene(hall: Hall) -> None:
        calls = hall.store.calls
        for number in range(DEVICES + 1):
            await calls.subscribe("anna", device(number))
        await calls.subscribe("anna", device(DEVICES))
        assert len(await calls.devices_of("anna")) == DEVICES
        assert device(DEVICES) in await calls.devices_of("anna")
        await calls.subscribe("bela", device(DEVICES))
        assert device(DEVICES) not in await calls.devices_of("anna"), "it has another owner now"
        await calls.unsubscribe(device(DEVICES).endpoint)
        assert await calls.devices_of("bela") == []
        await calls.forget("anna")
        assert await calls.devices_of("anna") == []

    play(tmp_path, scene, database=database)
