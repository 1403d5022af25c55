"""Taking back and handing over among people: nobody does it to others without consent, and all is written down."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from databases import Postgres
from halls import choose, finish, laid, play, told
from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.table import live
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.pen import Stale
from support import PATIENCE


def state(table: LiveTable) -> tuple[bytes, int]:
    return table.match.position.to_bytes(), table.lines


def made(table: LiveTable) -> int:
    return len(table.match.record.choices)


async def refused(attempt: Awaitable[None], sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        await attempt


# Taking back.


def test_the_own_last_choice_is_taken_back_without_asking(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", "éva")
        await choose(table)
        assert table.may_ask(0) == 0
        await table.undo("anna", 0, table.lines)
        assert (made(table), told(table)) == (0, [(0, 0, "undo 1")])

    play(tmp_path, scene)


def test_with_all_others_handed_to_opponents_nobody_is_alone(tmp_path: Path) -> None:
    """The theft: every other seat is handed to an opponent, then all choices since the own last one are taken back."""

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", "éva")
        await choose(table, 3)
        for seat in (1, 2):
            await table.hand_over("anna", seat, "knight")
        assert table.match.humans() == [0]
        before = state(table)
        await refused(table.undo("anna", 0, table.lines), "cannot be taken back")
        for seat in (1, 2):
            await refused(table.answer("anna", seat, table.lines, True), "not your seat")
        assert state(table) == before
        assert told(table) == [(3, 1, "replace knight"), (3, 2, "replace knight")]

    play(tmp_path, scene, absence=0)


def test_others_are_asked_and_all_of_them_must_agree(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", "éva")
        await choose(table, 3)
        await refused(table.undo("anna", 0, table.lines), "cannot be taken back")
        await table.ask("anna", 0, table.lines)
        await refused(table.answer("anna", 1, table.lines, True), "not your seat")
        await refused(table.answer("anna", 0, table.lines, True), "Nobody asks you")
        await table.answer("béla", 1, table.lines, True)
        await refused(table.answer("béla", 1, table.lines, True), "Nobody asks you")
        assert made(table) == 3, "one of them has not been heard"
        await table.answer("éva", 2, table.lines, True)
        assert made(table) == 0
        assert [text for _, _, text in told(table)] == ["ask 3", "agree", "agree", "undo-seen 3"]
        await choose(table, 3, place=1)

    play(tmp_path, scene)


def test_one_who_does_not_agree_is_enough_and_once_is_enough_to_ask(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", "éva")
        await choose(table, 3)
        await table.ask("anna", 0, table.lines)
        await refused(table.ask("béla", 1, table.lines), "cannot be taken back")  # one plea at a time
        await table.answer("béla", 1, table.lines, True)
        await table.answer("éva", 2, table.lines, False)
        assert (made(table), table.plea()) == (3, None)
        await refused(table.answer("béla", 1, table.lines, True), "Nobody asks you")
        await refused(table.ask("anna", 0, table.lines), "cannot be taken back")
        await table.ask("béla", 1, table.lines)
        await table.answer("béla", 1, table.lines, False)
        assert told(table)[-1] == (3, 1, "withdraw")
        await choose(table)
        other = 0 if table.match.marks[-1].seat else 1
        assert table.may_ask(other), "after another choice one may ask again"

    play(tmp_path, scene)


def test_whoever_plays_on_lets_the_plea_lapse(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", "éva")
        await choose(table, 3)
        await table.ask("anna", 0, table.lines)
        await choose(table)
        assert table.plea() is None
        await refused(table.answer("béla", 1, table.lines, True), "Nobody asks you")
        assert made(table) == 4

    play(tmp_path, scene)


def test_an_answer_to_another_moment_counts_for_nothing(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", "éva")
        await choose(table, 3)
        await table.ask("anna", 0, table.lines)
        seen = table.lines
        await table.answer("anna", 0, table.lines, False)
        await table.ask("béla", 1, table.lines)
        with pytest.raises(Stale):
            await table.answer("éva", 2, seen, True)
        assert made(table) == 3

    play(tmp_path, scene)


def test_people_at_one_screen_answer_for_each_seat(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "anna")
        await choose(table, 2)
        await refused(table.undo("anna", 0, table.lines), "cannot be taken back")
        await table.ask("anna", 0, table.lines)
        await table.answer("anna", 1, table.lines, True)
        assert made(table) == 0

    play(tmp_path, scene)


def test_a_person_alone_goes_back_at_will_but_not_behind_the_end(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", game="paladins")
        await choose(table, 5)
        assert table.may_ask(0) == 0
        await table.undo("anna", 0, table.lines)
        assert made(table) == 4
        await finish(table)
        before = state(table)
        await refused(table.undo("anna", 0, table.lines), "cannot be taken back")
        assert state(table) == before

    play(tmp_path, scene)


def test_when_the_seed_is_public_nothing_is_taken_back_asked_or_handed_over(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        await finish(table)
        before = state(table)
        for player, seat in (("anna", 0), ("béla", 1)):
            await refused(table.undo(player, seat, table.lines), "cannot be taken back")
            await refused(table.ask(player, seat, table.lines), "cannot be taken back")
            await refused(table.hand_over(player, seat, "knight"), "The game is over")
        assert state(table) == before

    play(tmp_path, scene, absence=0)


def test_opponents_wait_for_an_answer_and_then_play_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(live.PAUSES, live.USUAL, 0.0)

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", "")
        table.pause = 0.0
        await choose(table, 2)
        await table.ask("anna", 0, table.lines)
        table.come(lambda: None, "anna")
        table.wake_opponents()
        assert table.thought is not None
        await asyncio.sleep(1.5)
        assert made(table) == 2
        await table.answer("béla", 1, table.lines, False)
        await asyncio.wait_for(table.thought, PATIENCE)
        assert made(table) > 2

    play(tmp_path, scene)


def test_opponents_do_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PATIENCE", 0.5)

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", "")
        table.pause = 0.0
        await choose(table, 2)
        await table.ask("anna", 0, table.lines)
        table.come(lambda: None, "anna")
        table.wake_opponents()
        assert table.thought is not None
        await asyncio.wait_for(table.thought, PATIENCE)
        assert made(table) > 2
        assert table.plea() is None

    play(tmp_path, scene)


# Handing over.


def test_those_who_are_here_are_replaced_by_nobody(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        before = state(table)
        for kind in ("page", "knight", "random"):
            await refused(table.hand_over("anna", 1, kind), "not your seat|minutes without")
        await refused(table.hand_over("béla", 0, "knight"), "minutes without")
        await refused(table.hand_over("stranger", 1, "knight"), "not your seat")
        assert state(table) == before

    play(tmp_path, scene)


def test_after_a_while_without_a_link_others_may_let_a_knight_play_on(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        here = [lambda: None, lambda: None]
        for listener in here:
            table.come(listener, "béla")
        table.leave(here[0], "béla")
        await refused(table.hand_over("anna", 1, "knight"), "minutes without")  # he has another link
        table.leave(here[1], "béla")
        await refused(table.hand_over("anna", 1, "random"), "not your seat")  # nor may anybody play badly for him
        await refused(table.hand_over("stranger", 1, "knight"), "not your seat")
        await table.hand_over("anna", 1, "knight")
        await refused(table.hand_over("anna", 1, PERSON), "not your seat")
        await table.hand_over("béla", 1, PERSON)
        assert told(table) == [(0, 1, "replace knight"), (0, 1, "return")]

    play(tmp_path, scene, absence=0)


def test_everybody_is_told_who_is_away(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        told_anna, bela = asyncio.Event(), (lambda: None)
        table.come(told_anna.set, "anna")
        table.come(bela, "béla")
        assert not table.missing
        told_anna.clear()
        table.leave(bela, "béla")
        await asyncio.wait_for(told_anna.wait(), PATIENCE)
        assert table.missing == (1,)
        table.come(bela, "béla")
        assert not table.missing

    play(tmp_path, scene, absence=0.2)


def test_one_who_is_at_another_process_is_here(real_postgres: Postgres, tmp_path: Path) -> None:
    database = real_postgres.fresh()

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        table.presence.since -= 1000
        await hall.store.see(table.row.id, "béla")  # as the other process does
        await refused(table.hand_over("anna", 1, "knight"), "minutes without")
        table.presence.seen.clear()
        assert table.is_away(table.row.seats[1]), "this process alone would not know"
        hall.note_presence(table.row.id, "anna")
        await asyncio.gather(*hall.errands)
        seen = await hall.store.seen_at(table.row.id)
        assert min(seen.values()) > 0

    play(tmp_path, scene, database=database)


def test_nobody_takes_an_opponents_seat(tmp_path: Path) -> None:
    """Its hand would be seen by whoever makes it a person's again and sits down there."""

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "")
        for kind in (PERSON, "king"):
            await refused(table.hand_over("anna", 1, kind), "not your seat")
        assert table.match.kinds == [PERSON, "random"]

    play(tmp_path, scene, absence=0)


# What is kept.


def test_all_of_it_is_in_the_store_and_in_the_record(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        await choose(table)
        await table.undo("anna", 0, table.lines)
        await choose(table, 2)
        await table.hand_over("béla", 1, "knight")
        await table.hand_over("béla", 1, PERSON)
        await table.ask("anna", 0, table.lines)
        await table.answer("béla", 1, table.lines, True)
        here = told(table)
        assert [text for _, _, text in here] == ["undo 1", "hand knight", "return", "ask 2", "agree", "undo-seen 2"]
        assert {after for after, _, _ in here} == {0}, "what was taken back takes no note along"
        await finish(table)
        hall.tables.clear()
        again = await hall.find(table.row.id)
        assert again is not None
        assert told(again) == here
        assert again.match.record == table.match.record
        table.match.record.save(tmp_path / "record.json")
        kept = records.load(tmp_path / "record.json")
        assert kept == table.match.record
        assert records.verify(kept, table.game).over()

    play(tmp_path, scene)


def test_a_table_that_another_process_changes_follows(real_postgres: Postgres, tmp_path: Path) -> None:
    database = real_postgres.fresh()

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla")
        await choose(table, 2)
        twin = Hall(hall.store, hall.thinkers)
        other = await twin.find(table.row.id)
        assert other is not None
        await table.ask("anna", 0, table.lines)
        await other.catch_up()
        assert other.plea() == table.plea()
        await other.answer("béla", 1, other.lines, True)
        await table.catch_up()
        assert (made(table), told(table)) == (0, told(other))
        await other.hand_over("béla", 1, "knight")
        await table.catch_up()
        assert table.match.people() == [0, 1]

    play(tmp_path, scene, database=database)
