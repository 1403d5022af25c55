"""Web Push against a push service on the same machine: sealed for the device, signed by the host, once a turn."""

import asyncio
import base64
import html
import json
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from serving import PATIENCE, Browser, Live, Server, serving

from regalia.table.calls import DEVICES
from regalia.web.push.delivery import NoService, check_endpoint, deliver, in_the_world

SECRET = b"sixteen letters."
CONTACT = "mailto:host@example.org"
PUSH = ("--push", CONTACT, "--message-rate", "100000")
pytestmark = pytest.mark.xdist_group("push")  # they share a server


def plain(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Service:
    """A push service: keeps the letters it gets, and answers as it is told to, when it may."""

    status: int = 201
    letters: "queue.Queue[tuple[str, dict[str, str], bytes]]" = field(default_factory=queue.Queue)
    may_answer: threading.Event = field(default_factory=threading.Event)
    port: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def letter(self) -> tuple[str, dict[str, str], bytes]:
        """The next letter."""
        return self.letters.get(timeout=PATIENCE)


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service on this machine, which answers at once."""
    kept = Service()
    kept.may_answer.set()

    class Desk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            kept.letters.put((self.path, headers, body))
            kept.may_answer.wait(PATIENCE)
            self.send_response(kept.status)
            self.send_header("Location", f"{kept.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_words: Any) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Desk) as running:
        kept.port = running.server_address[1]
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield kept
        kept.may_answer.set()
        running.shutdown()


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls, on this machine too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGALIA_PUSH_LOCAL", "1")
        running = Server(tmp_path_factory.mktemp("home"), options=PUSH)
    yield running
    running.stop()


@pytest.fixture
def house(calling: Server) -> Iterator[Server]:
    """The same, where nobody looks and nobody wants to be called when a test begins."""
    yield calling
    calling.opened.close()
    wait_for_links(calling, 0)
    with closing(sqlite3.connect(calling.home / "tables.db")) as database:
        database.execute("DELETE FROM subscriptions")
        database.commit()


class Device:
    """The keys of a browser."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def fields(self, endpoint: str) -> dict[str, str]:
        """What a browser sends to subscribe."""
        return {"endpoint": endpoint, "p256dh": plain(self.point), "auth": plain(SECRET)}

    def read(self, letter: bytes) -> dict[str, str]:
        """What a letter says to this device."""
        opened = http_ece.decrypt(letter, private_key=self.key, auth_secret=SECRET, version="aes128gcm")
        words: dict[str, str] = json.loads(opened)
        return words


def subscribed(browser: Browser, endpoint: str) -> Device:
    """Somebody wants to be called on a device."""
    device = Device()
    answer = browser.client.post("/push", data=device.fields(endpoint))
    assert answer.status_code == 204, answer.text
    return device


def table_of_two(house: Server) -> tuple[Browser, Browser, str]:
    """Anna and Béla at a table of Kingsburg, whoever is asked first before the other one; nobody looks at it."""
    anna, bela = Browser(house), Browser(house)
    table = anna.new_table("kingsburg", "me", "link", **{"name-0": "Anna"})
    invited = re.search(rf"/t/{table}/join/[\w-]+", anna.client.get(f"/t/{table}").text)
    assert invited
    bela.client.post(invited.group(0), data={"name": "Béla"})
    look = anna.live(table)
    first, second = (anna, bela) if look.options() else (bela, anna)
    look.close()
    wait_for_links(house, 0)
    return first, second, table


def play_while_asked(link: Live) -> None:
    """Choose until somebody else is to."""
    link.wait_for_options()
    while link.options():
        link.choose(html.unescape(link.options()[0]))


def wait_for_links(house: Server, count: int) -> None:
    """The server has heard who has come and gone."""
    deadline = time.monotonic() + PATIENCE
    while f"regalia_links {count}\n" not in house.get("/metrics"):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def devices_in(house: Server) -> list[str]:
    """The addresses of all devices that the server knows."""
    with closing(sqlite3.connect(house.home / "tables.db")) as database:
        return [row[0] for row in database.execute("SELECT endpoint FROM subscriptions ORDER BY made, endpoint")]


def test_whoever_is_away_is_called_once_a_turn_by_a_letter_that_only_the_device_can_read(
    house: Server, service: Service
) -> None:
    asked, away, table = table_of_two(house)
    away.client.cookies.set("language", "hu")
    device = subscribed(away, f"{service.url}/away?x=1")
    here = asked.live(table)
    play_while_asked(here)
    path, headers, body = service.letter()
    assert path == "/away?x=1"
    told = device.read(body)
    assert told.pop("body") in ("Kingsburg · Anna", "Kingsburg · Béla")
    assert told == {"title": "Te jössz", "path": f"/t/{table}"}
    with pytest.raises(http_ece.ECEException):
        Device().read(body)
    assert headers["content-encoding"] == "aes128gcm"
    assert table not in str(headers), "whoever carries the letter cannot open the table"
    assert int(headers["ttl"]) > 0
    check_signature(headers["authorization"], service.url, asked.client.get(f"/t/{table}").text)

    here.send(type="say", text="It is your turn!")
    while "It is your turn!" not in here.panels["chat"]:
        here.receive()
    come_and_go(away, table, here)
    assert service.letters.empty(), "talk is no new turn"
    play_while_asked(here)
    assert device.read(service.letter()[2])["path"] == f"/t/{table}"
    assert service.letters.empty(), "one letter a turn, and none while somebody is there"


def come_and_go(away: Browser, table: str, here: Live) -> None:
    """Somebody comes to the table, plays as long as he is asked, and leaves again."""
    link = away.live(table)
    play_while_asked(link)
    link.close()
    here.wait_for_options()
    wait_for_links(away.server, 1)


def check_signature(authorization: str, audience: str, page: str) -> None:
    """A letter is signed by the key that the page names, for the service, and tells it where the host is found."""
    assert Vapid02.verify(authorization)
    found = re.fullmatch(r"vapid t=([^,]+),k=(.+)", authorization)
    assert found
    claims = json.loads(base64.urlsafe_b64decode(found.group(1).split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (audience, CONTACT)
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert f'data-push="{found.group(2)}"' in page


def test_no_choice_waits_for_a_push_service_or_fails_by_it(house: Server, service: Service) -> None:
    asked, away, table = table_of_two(house)
    subscribed(away, f"{service.url}/slow")
    subscribed(away, "http://127.0.0.1:9/nobody")
    service.may_answer.clear()
    here = asked.live(table)
    play_while_asked(here)
    service.letter()
    assert not service.may_answer.is_set(), "the service has not answered yet, and the choices are seen"
    come_and_go(away, table, here)
    assert "Traceback" not in house.log()


def test_a_device_that_is_gone_is_forgotten_and_one_that_is_busy_is_not(house: Server, service: Service) -> None:
    asked, away, table = table_of_two(house)
    here = asked.live(table)
    for gone in (404, 410):
        subscribed(away, f"{service.url}/gone")
        service.status = 302
        play_while_asked(here)
        assert service.letter()[0] == "/gone"
        come_and_go(away, table, here)
        assert devices_in(house) == [f"{service.url}/gone"]
        service.status = gone
        play_while_asked(here)
        assert service.letter()[0] == "/gone", "what a service answers is not followed"
        wait_until_forgotten(house)
        come_and_go(away, table, here)


def wait_until_forgotten(house: Server) -> None:
    """The server knows no device any more."""
    deadline = time.monotonic() + PATIENCE
    while devices_in(house):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_devices_are_few_belong_to_one_and_end_with_the_cookie(house: Server, service: Service) -> None:
    anna, bela = Browser(house), Browser(house)
    for number in range(DEVICES + 2):
        subscribed(anna, f"{service.url}/{number:02}")
    assert len(devices_in(house)) == DEVICES
    assert f"{service.url}/{DEVICES + 1:02}" in devices_in(house)
    subscribed(bela, f"{service.url}/{DEVICES + 1:02}")
    assert len(devices_in(house)) == DEVICES
    anna.client.post("/me/end")
    assert devices_in(house) == [f"{service.url}/{DEVICES + 1:02}"]
    key = house.home / "push.key"
    assert key.stat().st_mode & 0o777 == 0o600
    before = key.read_bytes()
    house.stop()
    house.start()
    assert key.read_bytes() == before


def test_nothing_is_carried_into_the_own_network(tmp_path: Path) -> None:
    with serving(tmp_path, options=PUSH) as house:
        anna, device = Browser(house), Device()
        for endpoint in (
            "http://push.example/x",
            "https://127.0.0.1/x",
            "https://localhost/x",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.1]/x",
            "https://10.1.2.3:8443/x",
            "https://169.254.169.254/latest",
            "https://user@8.8.8.8/x",
            "https://8.8.8.8/x\r\nHost: y",
            "https://8.8.8.8:99999/x",
            "ftp://8.8.8.8/x",
            "",
        ):
            answer = anna.client.post("/push", data=device.fields(endpoint))
            assert answer.status_code == 400, endpoint
            assert "its push service has no public address" in answer.text
        bad = device.fields("https://8.8.8.8/x") | {"p256dh": plain(b"\x04" + 64 * b"x")}
        assert "its keys are not those of a browser" in anna.client.post("/push", data=bad).text
        other = anna.client.post("/push", data=device.fields("https://8.8.8.8/x"), headers={"origin": "http://other"})
        assert "another site" in other.text
        assert devices_in(house) == []


def test_what_was_checked_is_what_is_connected_to() -> None:
    with pytest.raises(NoService):
        asyncio.run(deliver("https://localhost:1/x", b"", {}))
    with pytest.raises(NoService):
        asyncio.run(check_endpoint("https://nowhere.invalid/x"))
    assert in_the_world("8.8.8.8")
    assert not in_the_world("224.0.0.1")
    assert not in_the_world("fe80::1%eth0")


def test_a_host_calls_only_if_he_wants_to(server: Server) -> None:
    anna = Browser(server)
    table = anna.new_table("kingsburg", "me", "here")
    assert "data-push" not in anna.client.get(f"/t/{table}").text
    answer = anna.client.post("/push", data=Device().fields("https://8.8.8.8/x"))
    assert "This host calls nobody who has no page open." in answer.text
    assert not (server.home / "push.key").exists()
