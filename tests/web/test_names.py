"""Names of every script: in the lobby, at the table, in the log, in the talk and in the record."""

import html
import json
from pathlib import Path

import httpx
import pytest
from serving import Browser, Live, Server
from test_bot_links import asked, invitations, robot
from test_server import finish

from people import NAMES
from regalia import games
from regalia.kernel import record as records
from regalia.kernel.names import isolated

every_name = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)


def words(live: Live, panel: str) -> str:
    return html.unescape(live.panels[panel])


@every_name
def test_a_name_opens_a_table_stands_in_the_log_and_is_remembered(server: Server, name: str) -> None:
    anna = Browser(server)
    table = anna.new_table("kingsburg", "me", "here", **{"name-0": name, "name-1": name})
    live = anna.live(table)
    live.send(type="say", text=name)
    live.choose("take 1 gold")
    assert f"{isolated(name)} takes 1 gold" in words(live, "log")
    assert f"<bdi>{name}</bdi></b> <bdi>{name}</bdi>" in words(live, "chat")
    form = html.unescape(anna.client.get("/new/kingsburg").text)
    assert f'value="{name}" dir="auto"' in form, "the next table offers the same name"
    lobby = html.unescape(anna.client.get("/").text)
    assert lobby.count(f">{isolated(name)} <b>") == 2


@every_name
def test_a_name_joins(server: Server, name: str) -> None:
    anna, bela = Browser(server), Browser(server)
    link = invitations(anna, anna.new_table("kingsburg", "me", "link"))[0].removeprefix(server.url)
    assert bela.client.post(link, data={"name": name}).status_code == 303
    live = bela.live(link.split("/")[2])
    assert f"<bdi>{name}</bdi>" in words(live, "seats")
    assert f'value="{name}" dir="auto"' in html.unescape(bela.client.get(link).text)


@every_name
def test_a_bot_may_have_it_too(server: Server, name: str) -> None:
    anna = Browser(server)
    table = anna.new_table("kingsburg", "link", "random")
    url = httpx.URL(invitations(anna, table)[0], params={"name": name})
    with robot(str(url).partition("?")[0], str(url.params)[5:]) as bot:
        asked(bot)
        assert f"{isolated(name)} is a bot." in words(anna.live(table), "seats")


def test_a_form_that_breaks_off_takes_no_seat(server: Server) -> None:
    anna, bela = Browser(server), Browser(server)
    table = anna.new_table("kingsburg", "me", "link")
    link = invitations(anna, table)[0].removeprefix(server.url)
    assert bela.client.post(link, content=b"name=" + b"x" * 20000).status_code == 400
    assert bela.client.post(link, data={"name": "X"}, headers={"origin": "http://evil.example"}).status_code == 400
    assert "One seat is still free" in anna.client.get(f"/t/{table}").text
    assert bela.client.post(link, data={"name": "Győző"}).status_code == 303


def test_what_breaks_the_page_or_cannot_be_seen_is_no_name(server: Server) -> None:
    anna = Browser(server)
    table = anna.new_table("kingsburg", "me", "here", **{"name-0": "\u202eanna\u0000\u2066", "name-1": "\u200b\u3164"})
    live = anna.live(table)
    assert "<bdi>anna</bdi>" in live.panels["seats"]
    assert "<bdi>Player 2</bdi>" in live.panels["seats"]


def test_the_record_of_a_game_keeps_the_names(server: Server, tmp_path: Path) -> None:
    anna = Browser(server)
    names = [NAMES[kind] for kind in ("hungarian", "arabic", "family")]
    fields = {f"name-{seat}": name for seat, name in enumerate(names)}
    table = anna.new_table("kingsburg", "me", "random", "random", **fields)
    live = anna.live(table)
    live.send(type="pace", pause=0)
    finish(live)
    file = tmp_path / "record.json"
    file.write_text(anna.client.get(f"/t/{table}/record.json").text, encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8"))["players"] == names
    assert records.verify(records.load(file), games.find("kingsburg")).over()
    assert isolated(names[1]) in words(live, "score")
