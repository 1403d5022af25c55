"""Bots from outside at live tables of a real server, as programs of their own and over a bare socket."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, Browser, Live, Server, flawless, serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from regalia import games
from regalia.kernel import record as records
from support import mostly

pytestmark = pytest.mark.xdist_group("bot_links")  # they share a server

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_online.py"


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots have four seconds for a choice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGALIA_BOT_CLOCK", "4,60")
        with flawless(tmp_path_factory.mktemp("hasty")) as running:
            yield running


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def hasty_anna(hasty_server: Server) -> Browser:
    return Browser(hasty_server)


def invitations(anna: Browser, table: str) -> list[str]:
    """The links for the free seats, as the host reads them at the table."""
    return re.findall(r'data-copy="(http[^"]*)"', anna.client.get(f"/t/{table}").text)


@contextmanager
def robot(link: str, name: str = "Robo", secret: str = "") -> Iterator[ClientConnection]:
    """The bare link of a bot."""
    address = f"{link.replace('http', 'ws', 1)}?name={name}&secret={secret}"
    with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
        yield socket


def hear(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return message


def asked(socket: ClientConnection) -> dict[str, Any]:
    """The next question."""
    while (message := hear(socket))["type"] != "choose":
        assert message["type"] in ("begin", "trouble"), message
    return message


def until_closed(socket: ClientConnection) -> None:
    """The server must close the link."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)


def wait_for(live: Live, text: str, panel: str = "seats") -> None:
    while text not in live.panels[panel]:
        live.receive()


@pytest.mark.parametrize("name", mostly(games.names(), "kingsburg", "paladins"))
def test_two_bots_play_a_whole_game_of_each_kind(anna: Browser, tmp_path: Path, name: str) -> None:
    table = anna.new_table(name, "link", "link")
    bots = [
        subprocess.Popen([sys.executable, EXAMPLE, link, f"Robo {n}"], stdout=subprocess.PIPE, text=True)
        for n, link in enumerate(invitations(anna, table))
    ]
    ends = [json.loads(bot.communicate(timeout=120)[0]) for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    file = tmp_path / "record.json"
    file.write_text(anna.client.get(f"/t/{table}/record.json").text, encoding="utf-8")
    record = records.load(file)
    records.verify(record, games.find(name))
    assert record.players == ["Robo 0", "Robo 1"]
    assert ends[0] == ends[1]
    assert ends[0]["scores"] == record.scores
    assert ends[0]["type"] == "end"
    rematch = anna.client.post(f"/t/{table}/rematch").headers["location"].removeprefix("/t/")
    assert len(invitations(anna, rematch)) == 2  # bots are invited anew


def test_a_person_a_bot_and_an_opponent_play_together(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "link", "random")
    live = anna.live(table)
    live.send(type="pace", pause=0)
    with subprocess.Popen([sys.executable, EXAMPLE, invitations(anna, table)[0], "Robo"]) as bot:
        for _ in range(5):
            live.wait_for_options()
            live.choose(live.options()[0])
        assert "Robo is a bot." in live.panels["seats"]
        assert "Robo" in live.panels["log"]
        bot.kill()


def test_a_bot_is_told_what_its_seat_sees_and_wrong_answers_are_refused(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "link")
    with robot(invitations(anna, table)[0]) as bot:
        begin = hear(bot)
        assert (begin["game"], begin["seats"], begin["seat"]) == ("kingsburg", 2, 1)
        assert begin["clock"] == {"choice": 30, "game": 900}
        live = anna.live(table)
        if live.options():
            live.choose(live.options()[0])
        question = asked(bot)
        assert question["view"]["seat"] == 1
        for wrong, told in (
            ("{", "not JSON"),
            ("7", "A message is an object"),
            ('{"choose": "the crown"}', "No option is called 'the crown' now."),
            ('{"choose": [1]}', "An answer looks like"),
            ('{"choose": 0, "question": 77}', "not asked now"),
            ("x" * 5000, "at most 4096"),
        ):
            bot.send(wrong)
            assert told in hear(bot)["text"]
        bot.send(json.dumps({"choose": question["options"][-1]["name"]}))
        while live.lines < 2:
            live.receive()
            if live.lines < 2 and live.options():
                live.choose(live.options()[0])


def test_a_bot_that_stalls_is_replaced_by_a_page_and_the_game_goes_on(hasty_anna: Browser) -> None:
    table = hasty_anna.new_table("kingsburg", "link", "random")
    live = hasty_anna.live(table)
    with robot(invitations(hasty_anna, table)[0]) as bot:
        asked(bot)
        wait_for(live, "Robo ran out of time; a page plays on.")
        assert hear(bot) == {"type": "replaced"}
        with pytest.raises(ConnectionClosed):
            bot.recv(PATIENCE)
    lines = live.lines
    while live.lines < lines + 4:
        live.receive()
    with robot(invitations(hasty_anna, hasty_anna.new_table("kingsburg", "link", "random"))[0]) as other:
        assert asked(other)["question"] == 0  # the server has lost nothing else


def test_a_bot_that_vanishes_may_come_back(anna: Browser) -> None:
    link = invitations(anna, anna.new_table("kingsburg", "link", "random"))[0]
    with robot(link) as bot:
        secret = hear(bot)["secret"]
        first = asked(bot)
    with robot(link, "Robo", secret) as bot:
        again = asked(bot)
        assert [option["name"] for option in again["options"]] == [option["name"] for option in first["options"]]
        bot.send(json.dumps({"choose": again["options"][0]["name"]}))
        assert asked(bot)["clock"] < first["clock"]


def test_a_bot_that_vanishes_has_until_its_clock_has_run_out(hasty_anna: Browser) -> None:
    table = hasty_anna.new_table("kingsburg", "link", "random")
    link, live = invitations(hasty_anna, table)[0], hasty_anna.live(table)
    with robot(link) as bot:
        secret = hear(bot)["secret"]
        hear(bot)  # the question: its clock runs
    with robot(link, "Robo", secret) as bot:
        hear(bot)  # back in time or, on a slow machine, too late: it vanishes again
    wait_for(live, "Robo ran out of time")
    with robot(link, "Robo", secret) as bot:
        assert hear(bot) == {"type": "trouble", "text": "This bot has lost its seat; a page plays on."}


def test_a_bot_does_not_get_its_clock_back_when_the_server_starts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_BOT_CLOCK", "30,60")
    with serving(tmp_path) as server:
        anna = Browser(server)
        link = invitations(anna, anna.new_table("kingsburg", "link", "random"))[0]
        with robot(link) as bot:
            secret = hear(bot)["secret"]
            question = asked(bot)
            assert question["clock"] == 60
            time.sleep(1.2)
            bot.send(json.dumps({"choose": question["options"][0]["name"]}))
            left = asked(bot)["clock"]
            assert left < 58.9
    with serving(tmp_path) as again, robot(link.replace(server.url, again.url), "Robo", secret) as bot:
        assert asked(bot)["clock"] == pytest.approx(left, abs=0.002)


def test_a_seat_is_claimed_once_and_only_by_its_invitation(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "link")
    link = invitations(anna, table)[0]
    with robot(link.rsplit("/", 1)[0] + "/öther") as bot:
        assert "not for a seat of this table" in hear(bot)["text"]
    assert Browser(server).client.post(link.removeprefix(server.url), data={"name": "Béla"}).status_code == 303
    with robot(link) as bot:
        assert hear(bot)["text"] == "This seat is taken."
    with pytest.raises(ConnectionClosed), robot(f"{server.url}/t/nowhere/join/x") as bot:
        bot.recv(PATIENCE)


def test_a_taken_seat_answers_to_its_own_secret_only(server: Server, anna: Browser) -> None:
    """Everybody at the table has seen the invitation: no reason to look into the hand of a bot, or to play it."""
    table = anna.new_table("rival_kings", "me", "link")
    link = invitations(anna, table)[0]
    with robot(link) as bot:
        begin = hear(bot)
        assert "view" in asked(bot)
        for secret in ("", "guess", begin["secret"][:-1], begin["secret"] + "x", link.rsplit("/", 1)[1]):
            with robot(link, "Spy", secret) as spy:
                assert hear(spy) == {"type": "trouble", "text": "This seat is taken."}
                with pytest.raises(ConnectionClosed):
                    spy.recv(PATIENCE)
    assert "Robo is a bot." in anna.live(table).panels["seats"]
    with robot(link, "Robo", begin["secret"]) as bot:
        assert hear(bot)["secret"] == begin["secret"]
        assert "view" in asked(bot)
    assert begin["secret"] not in anna.client.get(f"/t/{table}").text


def test_nobody_starts_a_program_on_the_server(anna: Browser, tmp_path: Path) -> None:
    """Commands of bots are for the arena; the table knows only opponents of the house."""
    command = f"bot:touch {tmp_path / 'here'}"
    live = anna.live(anna.new_table("kingsburg", "me", "here", command))
    live.send(type="hand", seat=0, kind=command)
    while not live.troubles:
        live.receive()
    assert "There is no opponent" in live.troubles[0]
    assert "P3" not in live.panels["prompt"] + live.panels["province-1"]
    assert not (tmp_path / "here").exists()


def test_a_flood_of_nonsense_and_a_huge_message_cost_the_link_and_nothing_else(anna: Browser) -> None:
    link = invitations(anna, anna.new_table("kingsburg", "link", "random"))[0]
    with robot(link) as bot:
        secret = hear(bot)["secret"]
        for _ in range(200):
            with suppress(ConnectionClosed):
                bot.send("nonsense")
        until_closed(bot)
    with robot(link, "Robo", secret) as bot:
        asked(bot)
        bot.send("x" * 200_000)
        until_closed(bot)
    with robot(link, "Robo", secret) as bot:
        bot.send(json.dumps({"choose": asked(bot)["options"][0]["name"]}))
        asked(bot)


def test_a_bot_at_a_live_table_is_told_numbers_when_it_asks_for_them(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "link", "random")
    with robot(invitations(anna, table)[0]) as bot:
        first = asked(bot)
        bot.send(json.dumps({"also": ["observation", "mask"]}))
        again = asked(bot)
        assert again["question"] == first["question"]
        assert sum(again["mask"]) == len(first["options"])
        assert len(again["observation"]) == 310
        bot.send(json.dumps({"also": ["the seed"]}))
        assert "A bot can also be told observation and mask" in hear(bot)["text"]
