"""The own history: what came of every game, however many; medals that are honest; a file that takes it along."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from halls import choose, finish, laid, play
from regalia.kernel.errors import Trouble
from regalia.table import history
from regalia.table.hall import Hall
from regalia.table.history import MOST, by_kind, from_file, history_of, level_of, medals, summed, take_in, to_file
from regalia.table.keeping import DAY, Keeper
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.schema import ResultRow
from regalia.table.schema import results as kept_results

MANY = 500


def game(
    number: int, points: int = 30, won: bool = False, others: tuple[str, ...] = ("page",), **more: Any
) -> ResultRow:
    return ResultRow(f"t{number}", more.pop("game", "kingsburg"), 1_700_000_000 + number, points, won, others, **more)


# What is kept.


def test_the_result_is_written_with_the_last_choice(database: str, tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", game="royals")
        assert await hall.store.results_of("anna") == []
        await finish(table)
        position = table.match.position
        for seat, owner in enumerate(("anna", "béla")):
            (one,) = await hall.store.results_of(owner)
            assert (one.table_id, one.game, one.others) == (table.row.id, "royals", (PERSON,))
            assert (one.points, one.won) == (int(position.score(seat)), position.rank(seat) == 1)
            assert not one.imported
        await hall.rename("anna", "anna elsewhere")
        assert await hall.store.results_of("anna") == []
        assert len(await hall.store.results_of("anna elsewhere")) == 1, "it goes with its player"

    play(tmp_path, scene, database=database)


def test_what_an_opponent_has_played_to_the_end_is_nobodys_result(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", game="royals")
        await table.hand_over("béla", 1, "page")
        table.pause = 0.0
        table.row.clock = 1  # opponents play on though nobody looks
        while not table.match.position.over():
            if table.match.position.waits(0):
                await choose(table)
            elif table.thought is not None:
                await table.thought
        assert len(await history_of(hall, "anna")) == 1
        assert await history_of(hall, "béla") == []

    play(tmp_path, scene)


def test_a_guided_game_is_for_learning(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", game="royals")
        table.row.lesson = "first"
        await finish(table)
        assert await hall.store.results_of("anna") == []

    play(tmp_path, scene)


def test_games_from_before_are_found_in_the_list_of_tables(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await finish(await laid(hall, "anna", "béla", game="royals"))
        (before,) = await hall.store.results_of("anna")
        async with hall.store.engine.begin() as connection:
            await connection.execute(kept_results.delete())
        (after,) = await history_of(hall, "anna")
        assert (after.table_id, after.points, after.won) == (before.table_id, before.points, before.won)
        assert await hall.store.results_of("anna") == [after], "and it is kept now"

    play(tmp_path, scene)


def test_history_outlives_tables_that_are_cleared_away(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", game="royals")
        await finish(table)
        assert [one.kept for one in await history_of(hall, "anna")] == [True]
        await Keeper(hall, 1, tmp_path / "records").go_round(time.time() + 2 * DAY)
        assert await hall.find(table.row.id) is None
        assert [(one.table_id, one.kept) for one in await history_of(hall, "anna")] == [(table.row.id, False)]

    play(tmp_path, scene)


def test_hundreds_of_games_cost_a_few_questions_and_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall) -> None:
        await hall.store.keep_results("anna", [game(number) for number in range(MANY)])
        asked: list[str] = []
        sql.event.listen(hall.store.engine.sync_engine, "before_cursor_execute", lambda *it: asked.append(it[2]))
        monkeypatch.setattr(LiveTable, "__init__", lambda *_: pytest.fail("a table was laid out"))
        assert len(await history_of(hall, "anna")) == MANY
        assert len(asked) <= 5

    play(tmp_path, scene)


# What is told of it.


def test_games_are_summed_by_seats_and_by_the_strongest_opponent() -> None:
    played = [
        game(1, 20, others=("page", "king")),
        game(2, 40, won=True, others=("king", "page")),
        game(3, 33, others=(PERSON, PERSON)),
        game(4, 30, won=True, others=("page",)),
        game(5, 25, others=()),
    ]
    assert list(by_kind(played)) == [(1, "alone"), (2, "page"), (3, PERSON), (3, "king")]
    found = summed(by_kind(played)[3, "king"])
    assert (found.games, found.wins, found.average, found.best) == (2, 1, 30.0, 40)
    assert level_of(game(6, others=(PERSON, "squire"))) == "squire"


def test_medals_are_firsts_and_nothing_else() -> None:
    full = ("page",) * 4
    played = [
        game(1, 20),
        game(2, 30, won=True),
        game(3, 50, others=("king",)),
        game(4, 28, won=True, others=full),
        game(5, 31, won=True, others=("king",)),
        game(6, 50, won=True, others=full),
        game(7, 12, won=True, game="royals"),
    ]
    found = [(medal.kind, medal.result.table_id) for medal in medals(played)]
    assert found == [("win", "t2"), ("best", "t3"), ("full", "t4"), ("king", "t5"), ("win", "t7")]
    assert medals(played[:1]) == []
    assert [medal.kind for medal in medals(played[:2])] == ["win"], "of two games none is a best one"


# The file.


def test_a_history_goes_to_another_house_and_is_not_counted_twice(database: str, tmp_path: Path) -> None:
    files: list[str] = []

    async def here(hall: Hall) -> None:
        await hall.store.keep_results("anna", [game(1), game(2, 40, won=True, others=(PERSON, "king"))])
        files.append(to_file(await history_of(hall, "anna")))

    async def there(hall: Hall) -> None:
        own = game(2, 41)
        await hall.store.keep_results("éva", [own])
        assert await take_in(hall, "éva", files[0].encode()) == 1
        assert await take_in(hall, "éva", files[0].encode()) == 0
        first, second = await history_of(hall, "éva")
        assert (first.table_id, first.points, first.imported) == ("t1", 30, True)
        assert (second.points, second.imported) == (41, False), "what was played here stays as it was"

    play(tmp_path, here)
    (tmp_path / "there").mkdir()
    play(tmp_path / "there", there, database=database)


def damaged(**change: Any) -> bytes:
    good = json.loads(to_file([game(1), game(2)]))
    good["games"][1] |= change
    return json.dumps(good).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b'{"games": []}',
        b'{"regalia-history": 1, "games": {}}',
        b'{"regalia-history": 2, "games": []}',
        b"[" * 100_000,
        b"x" * (history.LARGEST + 1),
        json.dumps({"regalia-history": 1, "games": [None] * (MOST + 1)}).encode(),
        damaged(table="../etc"),
        damaged(table=7),
        damaged(game="<b>"),
        damaged(points="many"),
        damaged(points=True),
        damaged(points=10**9),
        damaged(won=1),
        damaged(ended=10**12),
        damaged(others="page"),
        damaged(others=["emperor"]),
        damaged(others=[["page"]]),
        damaged(others=["page"] * 10),
    ],
)
def test_a_file_with_a_fault_gets_one_sentence_and_nothing_changes(tmp_path: Path, data: bytes) -> None:
    async def scene(hall: Hall) -> None:
        with pytest.raises(Trouble, match=r"no history|at most|Game 2 of this history is damaged"):
            await take_in(hall, "anna", data)
        assert await history_of(hall, "anna") == []

    play(tmp_path, scene)


def test_what_is_saved_can_be_read() -> None:
    played = [game(1), game(2, -3, won=True, others=()), game(3, others=(PERSON, "king"))]
    read = from_file(to_file(played).encode())
    assert [(one.table_id, one.points, one.won, one.others) for one in read] == [
        (one.table_id, one.points, one.won, one.others) for one in played
    ]
