"""The page for whoever hosts: behind its key, with few tries; figures, days for old tables, and records as a file."""

import html
import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from serving import Browser, Server, flawless
from test_manners import finished

import regalia
from halls import play
from regalia.table.hall import Hall
from regalia.web.host_key import TRIES, HostKey
from regalia.web.house_limits import HouseLimits
from regalia.web.limits import OPTIONS, Limits
from regalia.web.metrics import Metrics

ROOT = Path(__file__).parents[2]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with flawless(tmp_path, options=("--max-links", "77")) as running:
        yield running


def words(browser: Browser) -> str:
    text = re.sub(r"<[^>]+>", " ", browser.client.get("/host").text.partition("<main")[2])
    return " ".join(text.split())


def test_the_key_opens_the_page_and_what_is_set_there_counts(house: Server) -> None:
    host, stranger = Browser(house), Browser(house)
    assert house.process.stdout is not None
    printed = re.search(r"For whoever hosts: (\S+)  \(key: (\S+)\)", house.process.stdout.readline())
    assert printed
    address, key = printed.groups()
    assert address == f"{house.url}/host"
    assert key == (house.home / "host.key").read_text()
    assert (house.home / "host.key").stat().st_mode & 0o077 == 0
    table = finished(host)
    assert "Tables finished" not in words(host)
    for path in ("/host/records.zip", f"/host?key={key}"):
        assert "Tables finished" not in host.client.get(path).text
    answer = host.client.post("/host/key", data={"key": key})
    assert (answer.status_code, answer.headers["location"]) == (303, "/host")
    assert "HttpOnly" in answer.headers["set-cookie"]
    told = words(host)
    assert "Tables that go on 0 Tables finished 1 Tables that became records 0" in told
    assert f"Version {regalia.__version__}" in told
    assert "--max-links 77" in told
    bundle = zipfile.ZipFile(io.BytesIO(host.client.get("/host/records.zip").content))
    (name,) = bundle.namelist()
    assert table in name
    assert host.client.get(f"/t/{table}/record.json").content == bundle.read(name)
    assert host.client.post("/host/keep", data={"days": "90"}).status_code == 303
    assert 'name="days" min="0" max="3650" value="90"' in host.client.get("/host").text
    for days in ("-1", "3651", "soon", ""):
        assert "0 to 3,650 days" in host.client.post("/host/keep", data={"days": days}).text
    assert "Show the key first." in stranger.client.post("/host/keep", data={"days": "1"}).text
    assert 'value="90"' in host.client.get("/host").text
    foreign = host.client.post("/host/keep", data={"days": "1"}, headers={"origin": "https://evil.example"})
    assert "another site" in foreign.text
    host.client.cookies.set("language", "hu")
    assert "Befejezett asztalok" in words(host)


def as_host(server: Server) -> Browser:
    """Whoever has shown the key."""
    host = Browser(server)
    host.client.post("/host/key", data={"key": (server.home / "host.key").read_text()})
    return host


def lay(guest: Browser) -> int:
    """Try to lay a table; how that was answered."""
    return guest.client.post("/tables", data={"game": "kingsburg", "kind-0": "me", "kind-1": "here"}).status_code


def test_a_limit_that_the_host_sets_counts_at_once_and_after_a_restart(house: Server) -> None:
    host, guest = as_host(house), Browser(house)
    assert lay(guest) == 303
    assert host.client.post("/host/limits", data={"tables-per-hour": "1"}).status_code == 303
    assert 'name="tables-per-hour" min="1" max="1000000" value="1" placeholder="60"' in host.client.get("/host").text
    assert lay(guest) == 429
    house.kill()
    house.start()
    assert lay(guest) == 429
    assert host.client.post("/host/limits", data={"tables-per-hour": ""}).status_code == 303
    assert lay(guest) == 303
    host.client.post("/host/limits", data={"tables-per-address": "1"})
    assert [lay(Browser(house)), lay(Browser(house))] == [303, 429], "an address has its limits too"


def test_what_cannot_be_a_limit_is_refused_by_one_sentence_and_nothing_is_set(server: Server) -> None:
    host = as_host(server)
    for words in ("0", "-1", "1000001", "many", "1.5"):
        fields = {"tables-per-hour": "7", "tables-per-address": words}
        told = html.unescape(host.client.post("/host/limits", data=fields).text)
        assert "--tables-per-address is a whole number from 1 to 1,000,000." in told
    assert "from 60 to" in host.client.post("/host/limits", data={"pages-per-minute": "59"}).text, "the host needs some"
    assert 'value="7"' not in host.client.get("/host").text
    stranger = Browser(server).client.post("/host/limits", data={"tables-per-hour": "7"})
    assert "Show the key first." in stranger.text
    foreign = host.client.post("/host/limits", data={}, headers={"origin": "https://evil.example"})
    assert "another site" in foreign.text


def test_other_processes_of_the_house_follow(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        here, there = HouseLimits(Limits(), hall.store), HouseLimits(Limits(guest_links=5), hall.store)
        await here.set({"tables-per-hour": "7"})
        before = there.porch
        await there.follow()
        assert (there.now.new_tables, there.now.guest_links) == (7, 5)
        assert there.porch is not before
        after = there.porch
        await there.follow()
        assert there.porch is after, "nothing is counted anew while nothing changes"

    play(tmp_path, scene)


def test_keys_are_tried_a_few_times_only(house: Server) -> None:
    stranger = Browser(house)
    answers = [stranger.client.post("/host/key", data={"key": f"guess {n}"}) for n in range(TRIES + 1)]
    assert [answer.status_code for answer in answers] == [400] * TRIES + [429]
    assert "not the key of this house" in answers[0].text
    right = stranger.client.post("/host/key", data={"key": (house.home / "host.key").read_text()})
    assert right.status_code == 429, "nobody is told that a guess was right"


def test_a_cookie_is_good_for_some_hours_and_for_this_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = HostKey.kept_in(tmp_path)
    assert HostKey.kept_in(tmp_path).key == key.key, "it outlives a restart"
    made = key.admission()
    assert key.admits(made)
    assert not HostKey(b"another").admits(made)
    assert not any(key.admits(forged) for forged in ("", ".", "9999999999.", f"9{made}", made[:-1], "x." + made))
    until = int(made.partition(".")[0])
    monkeypatch.setattr("regalia.web.host_key.time.time", lambda: until)
    assert not key.admits(made)
    assert key.fits(key.key.decode() + "\n")
    assert not key.fits("")


def test_every_limit_is_told_by_the_name_that_a_host_sets_it_with() -> None:
    assert set(OPTIONS) == {field.name for field in fields(Limits)}
    documented = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert all(f"`{option}`" in documented for option in OPTIONS.values())


def test_how_quick_most_updates_were() -> None:
    metrics = Metrics()
    for seconds in [0.004] * 94 + [0.2] * 5 + [9.0]:
        metrics.observe(seconds)
    assert (metrics.within(0.9), metrics.within(0.95), metrics.within(0.999)) == (0.005, 0.25, float("inf"))
