"""Players whom the host offers at live tables: chosen by name, and nobody else can name what is run."""

import asyncio
from pathlib import Path

import pytest

from halls import told
from networks import saved
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.lab.envs.observer import Observer
from regalia.table.database import url_of
from regalia.table.hall import Hall
from regalia.table.house_players import declared
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.store import Store
from regalia.table.thinking import Thinkers

PLAYERS = """
class Last:
    def choose(self, question):
        return question.options[-1].name

class Fails:
    def choose(self, question):
        raise ValueError("no idea")
"""


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a host keeps its players."""
    (tmp_path / "house_own.py").write_text(PLAYERS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


async def opened(hall: Hall, kind: str, seats: int = 2) -> LiveTable:
    """A table of Kingsburg at which Anna plays against somebody of a kind, who begins."""
    sitting = [(kind, "Robo", ""), (PERSON, "Anna", "anna"), ("page", "Béla", "")][:seats]
    setup = Setup("kingsburg", seats, b"live", order=tuple(range(seats)))
    return await hall.create("anna", setup, sitting)


def watched(home: Path, house: dict[str, str], kind: str, until: int) -> LiveTable:
    """Such a table, after so many lines were written there."""

    async def run() -> LiveTable:
        store = Store(url_of("", home))
        await store.open()
        hall = Hall(store, Thinkers(1, house))
        try:
            table = await opened(hall, kind)
            changed = asyncio.Event()
            table.come(changed.set, "anna")
            table.pause = 0.0
            table.wake_opponents()
            while table.lines < until:
                await asyncio.wait_for(changed.wait(), 120)
                changed.clear()
            return table
        finally:
            hall.close()
            await hall.closed()
            await store.close()

    return asyncio.run(run())


def test_a_class_of_the_host_chooses_at_a_live_table(desk: Path) -> None:
    house = declared(["Robo=player:house_own:Last"])
    table = watched(desk, house, "house:Robo", 1)
    assert table.match.record.choices[0].seat == 0
    fresh = table.game.start(table.row.setup)
    assert table.match.record.choices[0].name == fresh.name(0, fresh.options(0)[-1])
    assert told(table) == []


def test_a_page_plays_on_for_one_that_fails_and_all_are_told(desk: Path) -> None:
    table = watched(desk, declared(["Robo=player:house_own:Fails"]), "house:Robo", 2)
    assert told(table)[0] == (0, 0, "fault page")
    assert table.row.seats[0].kind == "page"


def test_a_stranger_names_no_code(desk: Path) -> None:
    """Whatever a form says, only what the host has declared is a player."""

    async def run() -> None:
        store = Store(url_of("", desk))
        await store.open()
        hall = Hall(store, Thinkers(1, declared(["Robo=player:house_own:Last"])))
        for kind in ("house:player:house_own:Fails", "house:Nobody", "house:onnx:x.onnx"):
            with pytest.raises(Trouble, match="There is no opponent"):
                await opened(hall, kind)
        assert hall.tables == {}
        hall.close()
        await store.close()

    asyncio.run(run())


def test_a_network_that_does_not_fit_the_table_is_refused_when_the_table_is_laid(desk: Path) -> None:
    observer = Observer("kingsburg", 2)
    file = saved(desk / "two.onnx", len(observer.names), observer.option_count)

    async def run() -> None:
        store = Store(url_of("", desk))
        await store.open()
        hall = Hall(store, Thinkers(1, declared([f"Net={file}"])))
        try:
            assert (await opened(hall, "house:Net")).row.seats[0].kind == "house:Net"
            with pytest.raises(Trouble, match="but kingsburg with 3 seats has") as refused:
                await opened(hall, "house:Net", seats=3)
            assert (refused.value.text, refused.value.arguments) == ("trouble-player-unfit", {"name": "Net"})
        finally:
            hall.close()
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("Robo", "is written NAME=player:MODULE:CLASS or NAME=onnx:FILE, not 'Robo'"),
        ("Robo=bot:python mine.py", "is written NAME=player:MODULE:CLASS"),
        ("=player:house_own:Last", "has 1 to 10 letters, not ''"),
        ("Roboticist:=player:house_own:Last", "has 1 to 10 letters"),
        ("Robo=player:house_own:Nobody", "There is no class 'Nobody'"),
        ("Robo=onnx:none.onnx", "cannot be read"),
    ],
)
def test_a_player_that_is_not_there_is_refused_when_the_house_opens(desk: Path, word: str, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence):
        declared([word])
