"""Several choices at once: each is stored and recorded like any other, and what one click did is taken back by one."""

from pathlib import Path

import pytest

from halls import choose, laid, play
from regalia import games
from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.table.hall import Hall
from regalia.table.live import LiveTable
from regalia.table.match import Match

THREE = "draw country cards, then draw from the pile, then draw from the pile, then draw from the pile"


async def until(table: LiveTable, question: str) -> int:
    """Play on until somebody is asked a question; who it is."""
    while table.match.position.prompt(table.match.position.turn())[0] != question:
        await choose(table)
    return int(table.match.position.turn())


def made(table: LiveTable) -> list[str]:
    return [choice.name for choice in table.match.record.choices]


def test_three_cards_from_the_pile_are_four_choices(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", game="royals")
        seat = await until(table, "prompt-kind")
        before = made(table)
        await table.choose(table.row.seats[seat].owner, seat, table.lines, THREE)
        assert made(table) == before + THREE.split(", then ")
        records.verify(table.match.record, table.game)
        again = LiveTable(table.row, await stored(hall, table), hall)
        assert again.match.position.to_bytes() == table.match.position.to_bytes()

    play(tmp_path, scene)


async def stored(hall: Hall, table: LiveTable) -> list[tuple[int, str]]:
    """The lines of a table, as the store has them."""
    return (await hall.store.since(table.row.id, 0, 0)).lines


def alone(question: str) -> Match:
    """Anna against an opponent, when she is asked a question."""
    game = games.find("royals")
    match = Match(game, Setup("royals", 2, b"alone"), ["Anna", "random"])
    while match.position.turn() or match.position.prompt(0)[0] != question:
        seat = int(match.position.turn())
        match.choose(seat, int(match.position.options(seat)[0]))
    return match


def click(match: Match, name: str) -> None:
    """What Anna chooses, perhaps several things at once."""
    for place, one in enumerate(match.named_at_once(0, name)):
        match.choose(0, int(match.position.named(0, one)), joined=place > 0)


def test_one_click_is_taken_back_by_one() -> None:
    match = alone("prompt-kind")
    before = match.position.to_bytes()
    click(match, THREE)
    assert match.undo(0)
    assert match.position.to_bytes() == before
    assert match.record.notes[-1].text == "undo-seen 4"


def test_earlier_clicks_stay_whole_after_something_was_taken_back() -> None:
    match = alone("prompt-kind")
    click(match, THREE)
    click(match, match.position.name(0, match.position.options(0)[0]))
    assert match.undo(0)
    assert match.way_back(0) == 4


def test_what_was_learned_on_the_way_is_not_taken_back_from_others(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", game="royals")
        seat = await until(table, "prompt-kind")
        await table.choose(table.row.seats[seat].owner, seat, table.lines, THREE)
        assert table.match.undo_reaches(seat) == 0
        assert table.may_ask(seat) == 4, "but all of it can be asked for"

    play(tmp_path, scene)


def test_a_row_of_choices_that_nobody_offers_is_refused(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", game="royals")
        seat = await until(table, "prompt-kind")
        before, owner = made(table), table.row.seats[seat].owner
        with pytest.raises(Trouble):
            await table.choose(owner, seat, table.lines, "draw country cards, then take spain, then stop")
        assert made(table) == before

    play(tmp_path, scene)


def test_what_comes_otherwise_ends_it(tmp_path: Path) -> None:
    """The next seat is asked already: it does not choose what the first one wanted."""

    async def scene(hall: Hall) -> None:
        table = await laid(hall, "anna", "béla", game="royals")
        seat = await until(table, "prompt-kind")
        assert not table.match.goes_on_with(seat, "draw from the pile"), "the kind is asked for first"
        assert not table.match.goes_on_with(1 - seat, "draw country cards"), "somebody else is asked"
        assert table.match.goes_on_with(seat, "draw country cards")

    play(tmp_path, scene)
