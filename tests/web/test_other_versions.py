"""Tables of another version in the browser: no one of them spoils the lobby, and each can be read and played on."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia import games
from regalia.web.app import create_app
from regalia.web.identity import COOKIE, Identities
from upgrading import TABLES, program_with, with_number, with_rule, without_rules, write_old_store

Scene = Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]


@asynccontextmanager
async def visiting(home: Path, player: str) -> AsyncIterator[httpx.AsyncClient]:
    """A browser of a player, in a house with the store of an earlier program."""
    app = create_app()
    cookie = {COOKIE: Identities.kept_in(home).sign(player)}
    async with app.router.lifespan_context(app):
        way = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=way, base_url="http://house", cookies=cookie) as client:
            yield client


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Scene], None]:
    """Plays a scene of a player in the house."""
    monkeypatch.setenv("REGALIA_HOME", str(tmp_path))
    monkeypatch.delenv("REGALIA_DATABASE", raising=False)
    asyncio.run(write_old_store("", tmp_path))

    def play(player: str, scene: Scene) -> None:
        async def run() -> None:
            async with visiting(tmp_path, player) as client:
                await scene(client)

        asyncio.run(run())

    return play


House = Callable[[str, Scene], None]


def states(lobby: str) -> dict[str, str]:
    """What the lobby says of each table."""
    return dict(
        re.findall(r'class="card [^"]*" href="/t/([\w-]+)">.*?<span class="state">([^<]*)</span>', lobby, re.DOTALL)
    )


@pytest.mark.parametrize("name", games.names())
def test_a_change_of_rules_leaves_the_lobby_and_every_page(name: str, house: House) -> None:
    """The tables of one game do not fit any more; all are in the lobby, and all can be looked at."""

    async def scene(client: httpx.AsyncClient) -> None:
        assert (await client.get("/")).status_code == 200
        lobby = await client.get("/tables", headers={"accept-language": "en"})
        assert lobby.status_code == 200
        found = states(lobby.text)
        assert set(found) == set(TABLES)
        assert {found[f"{name}-running"], found[f"{name}-finished"]} == {"from another version"}
        for table_id in TABLES:
            page = await client.get(f"/t/{table_id}")
            assert page.status_code == 200
            assert ("This table comes from another version." in page.text) == (
                found[table_id] == "from another version"
            )

    with program_with(name, change=with_rule):
        house("anna", scene)


def test_those_who_sit_there_play_on_at_one_new_table_and_nobody_else(house: House) -> None:
    async def stranger(client: httpx.AsyncClient) -> None:
        page = await client.get("/t/kingsburg-running")
        assert "Play on from here" not in page.text
        assert (await client.post("/t/kingsburg-running/branch")).status_code == 400

    async def anna(client: httpx.AsyncClient) -> None:
        assert "Play on from here" in (await client.get("/t/kingsburg-running")).text
        places = [(await client.post("/t/kingsburg-running/branch")).headers["location"] for _ in range(2)]
        assert places[0] == places[1] != "/t/kingsburg-running"
        assert 'data-option="' in (await client.get(places[0])).text
        assert f'href="{places[0]}"' in (await client.get("/t/kingsburg-running")).text
        found = states((await client.get("/tables")).text)
        assert places[0].removeprefix("/t/") in found
        assert "kingsburg-running" not in found

    with program_with("kingsburg", change=with_rule):
        house("zoli", stranger)
        house("anna", anna)


def test_a_table_that_cannot_be_laid_out_stands_in_nobodys_way(house: House) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        assert (await client.get("/")).status_code == 200
        lobby = await client.get("/tables")
        assert states(lobby.text)["royals-running"] == "from another version"
        page = await client.get("/t/royals-running")
        assert page.status_code == 400
        assert "this one cannot read it" in page.text
        assert (await client.get("/t/kingsburg-running")).status_code == 200

    with program_with("royals", change=without_rules):
        house("anna", scene)


def test_a_table_says_that_rules_or_values_were_corrected_since(house: House) -> None:
    opened: list[str] = []

    async def before(client: httpx.AsyncClient) -> None:
        for game in ("kingsburg", "royals"):
            form = {"game": game, "kind-0": "me", "kind-1": "here"}
            opened.append((await client.post("/tables", data=form)).headers["location"])
            assert not told(await client.get(opened[-1]))

    async def numbered(client: httpx.AsyncClient) -> None:
        assert told(await client.get(opened[0])) == ["It goes on under today&#39;s rules."]
        assert not told(await client.get(opened[1]))

    async def corrected(client: httpx.AsyncClient) -> None:
        assert told(await client.get(opened[0])) == ["It keeps those it began with."]

    house("anna", before)
    with program_with("kingsburg", change=with_number):
        house("anna", numbered)
    with program_with("kingsburg"):
        house("anna", corrected)


def told(page: httpx.Response) -> list[str]:
    """What a page says of corrections."""
    return re.findall(r'<p class="earlier">[^<]*\. ([^<]*)</p>', page.text)
