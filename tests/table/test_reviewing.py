"""Reviews at live tables: made once in the background, kept, and only of what nobody plays any more."""

import asyncio
from pathlib import Path

import pytest

from halls import choose, laid, play
from regalia.kernel.errors import Trouble
from regalia.players import opponents
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.reviewing import PART, Reviews
from regalia.table.turns import NOBODY


async def finish_soundly(table: LiveTable) -> None:
    """Play to the end without gross errors: about each of them the king is asked."""
    mind, match = opponents.make("greedy", table.game), table.match
    while not match.position.over():
        seat = int(match.position.turn())
        name = match.position.name(seat, mind.choose(match.position, seat, match.thought(seat)))
        await table.choose(table.row.seats[seat].owner, seat, table.lines, name)


async def made(reviews: Reviews, table: LiveTable) -> list[int]:
    """Wait for a review; how far it was meanwhile."""
    progress = reviews.begin(table, NOBODY)
    seen = []
    while table.row.id in reviews.under_way:
        seen.append(progress.done)
        await asyncio.sleep(0.01)
    return seen


@pytest.mark.longer
def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, reviews = await laid(hall, "anna", "bela", game="kingsburg"), Reviews(hall)
        await finish_soundly(table)
        assert await reviews.find(table) is None
        first = reviews.begin(table, NOBODY)
        assert reviews.begin(table, NOBODY) is first, "whoever asks again waits for the same one"
        seen = await made(reviews, table)
        assert set(range(PART, first.total, PART)) & set(seen)
        review = await Reviews(hall).find(table)
        assert review is not None
        assert len(review.account.entries) == len(table.match.record.choices)
        assert sum(review.account.books(seat).end for seat in range(2)) == 10_000
        await hall.store.remove(table.row.id)
        assert await Reviews(hall).find(table) is None, "with the table goes its review"

    play(tmp_path, scene)


def test_when_the_thinkers_die_again_and_again_a_review_is_given_up_with_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(hall: Hall) -> None:
        table, reviews = await laid(hall, "anna", "bela", game="royals"), Reviews(hall)
        await finish_soundly(table)
        reviews.begin(table, NOBODY)
        while table.row.id in reviews.under_way:
            pool = hall.thinkers.idle.pool
            for process in list(pool._processes.values()) if pool and pool._processes else ():
                process.kill()
            await asyncio.sleep(0.01)
        assert await reviews.find(table) is None
        assert "given up" in caplog.text

    play(tmp_path, scene)


def test_nothing_of_a_game_that_goes_on_is_reviewed(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, reviews = await laid(hall, "anna", "bela", game="kingsburg"), Reviews(hall)
        await choose(table, 5)
        with pytest.raises(Trouble, match="still goes on"):
            await reviews.check(table)
        await finish_soundly(table)
        await reviews.check(table)

    play(tmp_path, scene)


@pytest.mark.parametrize(("rival", "refused"), [(PERSON, True), ("page", False)])
def test_where_several_play_on_from_its_record_it_is_not_told(tmp_path: Path, rival: str, refused: bool) -> None:
    """Whoever plays on alone may know all that the record tells; against others nobody may."""

    async def scene(hall: Hall) -> None:
        table, reviews = await laid(hall, "anna", "bela", game="kingsburg"), Reviews(hall)
        await finish_soundly(table)
        lines = [(choice.seat, choice.name) for choice in table.match.record.choices[:20]]
        sitting = [(PERSON, "Anna", "anna"), (rival, "Béla", "bela" if rival == PERSON else "")]
        branch = await hall.create("anna", table.row.setup, sitting, lines)
        if refused:
            with pytest.raises(Trouble, match="elsewhere"):
                await reviews.check(table)
            await finish_soundly(branch)
        await reviews.check(table)

    play(tmp_path, scene)
