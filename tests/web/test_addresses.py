"""What one address may ask for: one rude stranger keeps nobody else out, however many cookies he has."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Browser, Live, Server, flawless
from websockets.exceptions import ConnectionClosed

from regalia.trials.stranger import OPTIONS, Evening, Stranger
from regalia.web.addresses import house_of
from regalia.web.boards.render import languages

pytestmark = pytest.mark.xdist_group("addresses")  # they share a server

TABLES, LINKS = 4, 3
KINGSBURG = {"game": "kingsburg", "kind-0": "me", "kind-1": "here"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ["--tables-per-address", str(TABLES), "--links-per-address", str(LINKS)]
    with flawless(tmp_path_factory.mktemp("home"), options=[*options, "--proxy-headers", "127.0.0.1"]) as running:
        yield running


@pytest.fixture(scope="module")
def unproxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with flawless(tmp_path_factory.mktemp("home"), options=["--tables-per-address", str(TABLES)]) as running:
        yield running


def browser_at(server: Server, address: str, language: str = "en") -> Browser:
    """Somebody with a new cookie, whom a proxy has seen at an address."""
    browser = Browser(server)
    browser.client.cookies.clear()
    browser.client.headers.update({"x-forwarded-for": address, "accept-language": language})
    return browser


def live_at(browser: Browser, table: str) -> Live:
    return browser.live(table, **{"x-forwarded-for": browser.client.headers["x-forwarded-for"]})


def open_tables(server: Server, *addresses: str) -> list[int]:
    """What is said to each new cookie that wants a table."""
    return [browser_at(server, address).client.post("/tables", data=KINGSBURG).status_code for address in addresses]


def test_an_address_opens_so_many_tables_whatever_its_cookies(server: Server) -> None:
    assert open_tables(server, *["192.0.2.1"] * TABLES) == [303] * TABLES
    refused = browser_at(server, "192.0.2.1").client.post("/tables", data=KINGSBURG)
    assert refused.status_code == 429
    assert f"From your address {TABLES} tables have been opened within an hour." in refused.text
    assert 0 < int(refused.headers["retry-after"]) <= 3600 / TABLES
    assert open_tables(server, "192.0.2.2") == [303], "others are not concerned"


def test_the_devices_of_one_house_count_as_one(server: Server) -> None:
    house = [f"2001:db8:1:2::{number}" for number in range(1, TABLES + 1)]
    assert open_tables(server, *house) == [303] * TABLES
    assert open_tables(server, "2001:db8:1:2:ffff::1", "2001:db8:1:3::1") == [429, 303]


def test_an_address_is_believed_only_of_a_proxy(unproxied: Server) -> None:
    """Here the host has named none, so whatever somebody writes there counts for nothing."""
    invented = [f"192.0.2.{number}" for number in range(TABLES + 1)]
    assert open_tables(unproxied, *invented) == [303] * TABLES + [429]


def test_what_somebody_adds_before_the_proxy_does_not_count(server: Server) -> None:
    lies = [f"203.0.113.{number}, 192.0.2.30" for number in range(TABLES + 1)]
    assert open_tables(server, *lies) == [303] * TABLES + [429]


def test_an_address_has_so_many_links(server: Server) -> None:
    anna = browser_at(server, "192.0.2.40")
    table = anna.new_table("kingsburg", "me", "here")
    links = [live_at(browser_at(server, "192.0.2.40"), table) for _ in range(LINKS)]
    refused = live_at(anna, table)
    assert refused.troubles == [
        f"From your address {LINKS} tables are open at once. Close one of them, then look again."
    ]
    with pytest.raises(ConnectionClosed) as closed:
        refused.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    live_at(browser_at(server, "192.0.2.41"), table).close()
    for link in links:
        link.close()


def test_an_address_has_its_pace_and_what_a_browser_keeps_is_free(tmp_path: Path) -> None:
    with flawless(tmp_path, options=["--pages-per-minute", "3", "--proxy-headers", "127.0.0.1"]) as server:
        client = browser_at(server, "192.0.2.50").client
        assert client.get("/").status_code == 200
        refused = client.get("/")
        assert refused.status_code == 429
        assert "From your address many pages have been asked for at once." in refused.text
        assert 0 < int(refused.headers["retry-after"]) <= 20
        assert client.get("/static/table.js").status_code == 200
        assert client.get("/art/kingsburg.svg").status_code == 200
        assert browser_at(server, "192.0.2.51").client.get("/").status_code == 200


def test_refusals_speak_the_language_of_the_reader(server: Server) -> None:
    open_tables(server, *["192.0.2.60"] * TABLES)
    said = set()
    for language in languages():
        answer = browser_at(server, "192.0.2.60", language).client.post("/tables", data=KINGSBURG)
        assert answer.status_code == 429
        said.add(answer.text.partition("<h1>")[2].partition("</section>")[0])
    assert len(said) == len(languages()) == 6
    assert any("A címedről egy órán belül 4 asztalt nyitottak." in text for text in said)


@pytest.mark.parametrize(
    ("host", "house"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 300, "x" * 64),
    ],
)
def test_addresses_that_are_one_house(host: str, house: str) -> None:
    assert house_of(host) == house


def test_a_game_against_a_page_goes_on_beside_many_tables_of_kings(tmp_path: Path) -> None:
    """Before, each choice of the page waited for a thought at every other table."""
    tables, choices = 10, 8

    async def scene(server: Server) -> int:
        stranger, evening = Stranger(server), Evening(server, choices, hurry=True)
        await stranger.come(tables)
        before = stranger.choices()
        await evening.play()
        made = stranger.choices() - before
        await stranger.go()
        return made

    with flawless(tmp_path, options=OPTIONS) as server:
        assert asyncio.run(scene(server)) < tables * choices / 2
