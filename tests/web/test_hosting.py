"""The server as a host runs it: two processes on one database, limits, figures, restarts, faults, kills, hostility."""

import asyncio
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Browser, Live, Server, fetch, flawless, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from databases import Postgres
from regalia.kernel.errors import Trouble
from regalia.trials.fuzz import fuzz_test
from regalia.trials.guests import open_table
from regalia.trials.kill import KillTest, Watched, kill_test
from support import mostly

pytestmark = pytest.mark.xdist_group("hosting")  # they share a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ["--allowed-origin", "https://play.example", "--tables-per-hour", "4", "--max-links", "3"]
    options += ["--message-size", "300", "--proxy-headers", "127.0.0.1"]
    with flawless(tmp_path_factory.mktemp("home"), options=options) as running:
        yield running


def figures(server: Server) -> dict[str, float]:
    text = fetch(server.url + "/metrics").text
    return {line.split(" ")[0]: float(line.split(" ")[1]) for line in text.splitlines() if not line.startswith("#")}


def test_health_and_figures(server: Server) -> None:
    anna = Browser(server)
    live = anna.live(anna.new_table("kingsburg", "me", "here"))
    before = figures(server)
    assert before["regalia_links"] == 1
    assert before["regalia_tables"] == 1
    live.choose("take 1 gold")
    live.send(type="nothing")
    live.receive()
    after = figures(server)
    assert after["regalia_choices_total"] == before["regalia_choices_total"] + 1
    assert after["regalia_refusals_total"] == before["regalia_refusals_total"] + 1
    assert after["regalia_update_seconds_count"] == before["regalia_update_seconds_count"] + 1
    assert after['regalia_update_seconds_bucket{le="+Inf"}'] == after["regalia_update_seconds_count"]
    assert fetch(server.url + "/health").json() == {"status": "ok", "tables": 1}
    live.close()


def test_limits_of_links_tables_and_messages(server: Server) -> None:
    anna = Browser(server)
    table = anna.new_table("kingsburg", "me", "here")
    links = [anna.live(table) for _ in range(3)]
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        anna.live(table)
    links[0].socket.send("x" * 301)
    assert links[0].receive()["trouble"] == "A message has at most 300 characters."
    for live in links:
        live.close()
    for _ in range(3):
        anna.new_table("kingsburg", "me", "here")
    form = {"game": "kingsburg", "kind-0": "me", "kind-1": "here"}
    assert "within an hour" in anna.client.post("/tables", data=form).text


def test_an_allowed_site_and_a_proxy_are_believed(server: Server) -> None:
    anna = Browser(server)
    table = anna.new_table("kingsburg", "me", "here")
    anna.live(table, origin="https://play.example").close()
    answer = fetch(server.url, x_forwarded_proto="https")
    assert "; Secure" in answer.headers["set-cookie"]


def test_what_can_go_wrong_is_said_in_the_language_of_the_reader(server: Server) -> None:
    anna = Browser(server)
    anna.client.cookies.set("language", "hu")
    table = anna.new_table("kingsburg", "me", "here")
    live = anna.live(table)
    live.send(type="choose", seat=live.seat(), name="take 100 gold")
    assert live.receive()["trouble"] == "Ez most nem lehetséges."
    live.close()
    assert "2–5 hely" in anna.client.post("/tables", data={"game": "kingsburg", "kind-0": "me"}).text
    for name in ("chess", "@undo 3", "a" * 3000):
        assert "Itt nincs ilyen játék" in anna.client.get(f"/rules/{name}").text
    assert 'href="/me"' in anna.client.get("/").text


def test_a_personal_link_moves_to_another_device_once(server: Server) -> None:
    anna, phone, thief = Browser(server), Browser(server), Browser(server)
    table = anna.new_table("kingsburg", "me", "here")
    found = re.search(r'href="(http[^"]+/me/[^"]+)"', anna.client.get("/me").text)
    assert found
    assert "Play on here" in phone.client.get(found.group(1)).text
    assert phone.client.post(found.group(1)).status_code == 303
    live = phone.live(table)
    assert live.options()
    live.close()
    refused = thief.client.post(found.group(1))
    assert refused.status_code == 400
    assert "expired or has been used" in refused.text
    assert thief.client.post(found.group(1)[:-1] + "x").status_code == 400
    assert thief.client.get("/me/nonsense").status_code == 400


@pytest.mark.parametrize("database", mostly(["sqlite", "postgres"], "postgres"), indirect=True)
def test_on_request_the_server_stops_cleanly_and_keeps_what_it_said(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database) as server:
        anna = Browser(server)
        table = anna.new_table("kingsburg", "me", "here", "here")
        live, watcher = anna.live(table), anna.live(table)
        for _ in range(3):
            live.choose(live.options()[-1])
        live.send(type="choose", seat=live.seat(), name=live.options()[-1])
        server.process.send_signal(signal.SIGTERM)
        read_to_the_end(live)  # whoever is cut off in the middle of a choice may miss the last word
        assert read_to_the_end(watcher) == 1012  # come back, please
        assert server.terminate() == 0
        server.start()
        assert anna.live(table).lines >= max(3, live.lines)
        assert "Traceback" not in server.log()


def read_to_the_end(live: Live) -> int:
    """The code with which the server has closed a link; 0 when it was cut."""
    try:
        while True:
            live.receive()
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd else 0


def test_two_processes_share_the_tables(real_postgres: Postgres, tmp_path: Path) -> None:
    database = real_postgres.fresh()
    with serving(tmp_path, database) as one, serving(tmp_path, database) as two:
        anna = Browser(one)
        table = anna.new_table("kingsburg", "me", "here")
        here = anna.live(table)
        anna.server = two
        there = anna.live(table)
        for live, other in ((here, there), (there, here), (here, there)):
            live.choose(live.options()[0])
            while other.lines < live.lines:
                other.receive()
            assert other.panels["prompt"] == live.panels["prompt"]
        both_choose_at_once(here, there)
        assert "Traceback" not in one.log() + two.log()


def both_choose_at_once(here: Live, there: Live) -> None:
    """Only one choice counts; both processes show it."""
    before, seat, names = here.lines, here.seat(), here.options()
    for live, name in ((here, names[0]), (there, names[-1])):
        live.send(type="choose", seat=seat, name=name)
    for live in (here, there):
        while live.lines == before:
            live.receive()
    assert here.lines == there.lines == before + 1
    assert here.panels["prompt"] == there.panels["prompt"]


def test_while_the_database_is_away_choices_are_refused(real_postgres: Postgres, tmp_path: Path) -> None:
    with serving(tmp_path, real_postgres.fresh()) as server:
        anna = Browser(server)
        anna.client.cookies.set("language", "de")
        live = anna.live(anna.new_table("kingsburg", "me", "here"))
        real_postgres.stop()
        try:
            live.send(type="choose", seat=live.seat(), name=live.options()[0])
            assert "nichts wurde geändert" in live.receive()["trouble"]
            assert live.receive()["lines"] == 0
            assert fetch(server.url + "/health").status_code == 503
            assert anna.client.get("/t/elsewhere").status_code == 503
        finally:
            real_postgres.start()
        live.choose(live.options()[0])
        assert live.lines == 1
        assert fetch(server.url + "/health").status_code == 200
        assert "Traceback" not in server.log()


def test_a_start_without_its_database_ends_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="cannot be reached"):
        Server(tmp_path, "postgresql://nobody@127.0.0.1:1/none")


@pytest.mark.longer
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
def test_three_kills_lose_nothing(database: str, tmp_path: Path) -> None:
    found = kill_test(tmp_path, database, 3, 2, "tests", lambda _: None)
    assert found["kills"] == 3
    assert found["choices_acknowledged"] >= 6
    assert found["choices_lost"] == 0
    assert found["tables_stuck"] == 0


@pytest.mark.longer
def test_a_game_that_is_over_makes_room_for_a_new_one(tmp_path: Path) -> None:
    async def scene() -> tuple[bool, str, str]:
        test = KillTest(tmp_path, "", 1, "tests")
        try:
            table = Watched(await open_table(test.visitors, "kingsburg"), "kingsburg")
            test.watched.append(table)
            await test.play(table)
            await test.replace_finished()
            return table.over, table.id, test.watched[0].id
        finally:
            await test.store.close()
            test.server.stop()

    over, before, after = asyncio.run(asyncio.wait_for(scene(), 300))
    assert over
    assert before != after


def test_a_thousand_hostile_messages_change_nothing(tmp_path: Path) -> None:
    found = fuzz_test(tmp_path, "", 1000, "tests")
    assert found["messages"] == 1000
    assert found["table_unchanged"]
    assert found["faults_in_the_log"] == []


@pytest.mark.longer
def test_what_the_kill_test_calls_lost_would_be_noticed(tmp_path: Path) -> None:
    """A choice struck from the store is counted as lost."""

    async def scene() -> int:
        test = KillTest(tmp_path, "", 1, "tests")
        try:
            table = Watched("gone", "kingsburg", [(0, "take 1 gold")])
            await test.check(table)
            return test.figures.lost
        finally:
            await test.store.close()
            test.server.stop()

    assert asyncio.run(scene()) == 1
