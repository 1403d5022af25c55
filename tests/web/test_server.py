"""The server: tables, seats, and everything that people and programs can do wrong."""

import html
import json
import re
import time
from pathlib import Path

import pytest
from serving import Browser, Live, Server, fetch, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


def test_the_lobby_shows_the_games_and_asks_no_other_host(server: Server) -> None:
    answer = fetch(server.url, accept_language="hu-HU,hu;q=0.9")
    assert '<html lang="hu">' in answer.text
    assert "Kingsburg" in answer.text
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "http" not in policy
    for word in answer.text.split('"'):
        assert not word.startswith(("http:", "https:", "//"))


def test_a_person_and_an_opponent_play(anna: Browser) -> None:
    live = anna.live(anna.new_table("kingsburg", "me", "greedy"))
    live.send(type="pace", pause=0)
    for _ in range(4):
        live.wait_for_options()
        live.choose(live.options()[-1])
    assert live.lines >= 4
    assert "P1 takes" in live.panels["log"]


def test_undo_takes_back_and_the_store_remembers(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here", "here")
    live = anna.live(table)
    seat, before = live.seat(), live.options()
    live.choose("take 1 gold")
    assert (live.seat() == seat, live.lines) == (False, 1)
    live.send(type="undo", seat=seat)
    while live.lines == 1:
        live.receive()
    assert live.troubles == []
    assert (live.seat(), live.options()) == (seat, before)
    again = anna.live(table)
    assert again.panels["prompt"] == live.panels["prompt"]
    assert f"P{seat + 1} takes back the last choice." in again.panels["log"]


def test_luck_is_not_taken_back_among_people(server: Server, anna: Browser) -> None:
    live = anna.live(anna.new_table("kingsburg", "me", "here"))
    live.choose("take 1 gold")
    seat = live.seat()
    live.choose("take 1 gold")  # everybody has chosen, and the dice roll
    live.send(type="undo", seat=seat)
    assert live.receive()["trouble"] == "This cannot be taken back any more."


def test_a_friend_joins_by_link(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "link")
    live = anna.live(table)
    assert not live.options()
    assert "One seat is still free" in live.panels["prompt"]
    link = live.panels["seats"].split(f"/t/{table}/join/")[1].split('"')[0]
    bela = Browser(server)
    assert "You are invited" in bela.client.get(f"/t/{table}/join/{link}").text
    assert bela.client.post(f"/t/{table}/join/{link}", data={"name": "Béla"}).status_code == 303
    live.receive()
    other = bela.live(table)
    asked = live if live.options() else other
    asked.choose("take 1 wood")
    (other if asked is live else live).receive()
    assert "Béla" in live.panels["log"] + live.panels["prompt"] + other.panels["prompt"]
    thief = Browser(server)
    assert "This seat is taken" in thief.client.post(f"/t/{table}/join/{link}", data={"name": "X"}).text


def test_spectators_see_and_cannot_act(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here")
    watcher = Browser(server).live(table)
    assert not watcher.options()
    watcher.send(type="choose", seat=0, name="take 1 gold")
    assert watcher.receive()["trouble"] == "This is not your seat."
    watcher.receive()
    watcher.send(type="say", text="hello")
    assert "Only those who sit" in watcher.receive()["trouble"]


def test_another_seat_a_stale_line_and_an_illegal_name_are_refused(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "link")
    live = anna.live(table)
    live.send(type="choose", seat=1, name="take 1 gold")
    assert live.receive()["trouble"] == "This is not your seat."
    other = anna.new_table("kingsburg", "me", "here")
    live = anna.live(other)
    seat = live.seat()
    live.send(type="choose", seat=seat, name="fly")
    assert live.receive()["trouble"] == "This is not possible now."
    live.receive()
    live.choose("take 1 gold")
    live.send(type="choose", seat=seat, name="take 1 wood", seen=0)
    assert "moved on" in live.receive()["trouble"]


def test_a_forged_cookie_owns_nothing(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here")
    player = anna.client.cookies["regalia"].split(".")[0]
    forger = Browser(server)
    forger.client.cookies.clear()
    forger.client.cookies.set("regalia", f"{player}.{'0' * 32}")
    live = forger.live(table)
    assert not live.options()


def test_a_foreign_origin_is_shut_out(server: Server, anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here")
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        anna.live(table, origin="http://evil.example")
    answer = anna.client.post("/tables", data={"game": "kingsburg"}, headers={"origin": "http://evil.example"})
    assert answer.status_code == 400
    assert "another site" in answer.text


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", "null", '{"type": 5}', '{"type": "choose", "seat": {}}', "x" * 5000, "[" * 4000]
)
def test_malformed_messages_get_a_sentence(anna: Browser, text: str) -> None:
    live = anna.live(anna.new_table("kingsburg", "me", "here"))
    live.socket.send(text)
    assert live.receive()["trouble"]
    live.receive()
    assert live.options()


def test_a_flood_is_slowed(anna: Browser) -> None:
    live = anna.live(anna.new_table("kingsburg", "me", "here"))
    for _ in range(80):
        live.socket.send('{"type": "nothing"}')
    while not any("too many messages" in trouble for trouble in live.troubles):
        live.receive()


def test_script_in_names_and_chat_stays_text(anna: Browser) -> None:
    evil = "<script>alert(1)</script>"
    live = anna.live(anna.new_table("kingsburg", "me", "here", **{"name-0": evil[:24], "name-1": '"><img src=x>'}))
    live.send(type="say", text=evil)
    live.receive()
    live.choose("take 1 gold")
    everything = " ".join(live.panels.values())
    assert "<script" not in everything
    assert "<img src=x" not in everything
    assert html.escape(evil) in live.panels["chat"]


def test_the_whole_table_is_packed_for_those_who_can_unpack_it_and_what_changes_is_not(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here")
    plain, packed = anna.live(table), anna.live(table, "?packed=1")
    assert (plain.packed, packed.packed) == (False, True)
    assert packed.panels == plain.panels
    packed.choose("take 1 gold")
    assert not packed.packed
    plain.receive()
    assert packed.panels["log"] == plain.panels["log"]


def test_unknown_tables_and_bad_forms_get_a_sentence(server: Server, anna: Browser) -> None:
    assert "no such table" in anna.client.get("/t/nowhere").text
    assert "There is no game" in anna.client.post("/tables", data={"game": "chess"}).text
    assert "2 to 5 seats" in anna.client.post("/tables", data={"game": "kingsburg", "kind-0": "me"}).text
    bad = {"game": "kingsburg", "kind-0": "me", "kind-1": "greedy", "preset": "x"}
    assert "no preset" in html.unescape(anna.client.post("/tables", data=bad).text)
    assert anna.client.post("/tables", content=b"x" * 20000).status_code == 400
    assert anna.client.get("/nothing").status_code == 404


def test_the_seed_stays_secret_until_the_end(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "greedy")
    assert anna.client.get(f"/t/{table}/record.json").status_code == 400
    assert anna.client.get(f"/t/{table}/at/0").status_code == 400
    assert anna.client.post(f"/t/{table}/branch").status_code == 400


def test_after_the_game_record_replay_and_play_on(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "random")
    live = anna.live(table)
    live.send(type="pace", pause=0)
    finish(live)
    assert "chronicle" in live.panels["score"]
    record = json.loads(anna.client.get(f"/t/{table}/record.json").text)
    assert len(record["scores"]) == 2
    then = anna.client.get(f"/t/{table}/at/5?seat=0").json()
    assert then["panels"]["province-1"] != live.panels["province-1"]
    assert 0 < then["panels"]["log"].count("<li") <= 6  # five choices, and what was before them
    assert 'data-nth="5/' in then["panels"]["story"]
    read = html.unescape(re.sub("<[^>]+>", "", then["panels"]["log"]))
    assert all(line in read for line in then["told"])
    branch = anna.client.post(f"/t/{table}/branch", data={"at": "10"})
    again = anna.live(branch.headers["location"].removeprefix("/t/"))
    assert again.lines >= 10
    rematch = anna.client.post(f"/t/{table}/rematch")
    assert anna.live(rematch.headers["location"].removeprefix("/t/")).lines <= 1


def finish(live: Live) -> None:
    while True:
        live.wait_for_options()
        if not live.options():
            return
        live.choose(live.options()[0])
        time.sleep(0.05)


def test_a_seat_can_be_handed_over_and_taken_back_and_the_log_tells_it(anna: Browser) -> None:
    live = anna.live(anna.new_table("kingsburg", "me", "here"))
    seat = live.seat()
    live.send(type="pace", pause=0)
    live.send(type="hand", seat=seat, kind="greedy")
    while live.lines == 0:
        live.receive()
    live.send(type="hand", seat=seat, kind="person")
    live.receive()
    live.send(type="hand", seat=seat, kind="wizard")
    while not live.troubles:
        live.receive()
    assert "no opponent “wizard”" in live.troubles[0]


def test_language_can_be_switched_in_the_middle_of_a_game(anna: Browser) -> None:
    table = anna.new_table("kingsburg", "me", "here")
    assert "The King helps you" in anna.client.get(f"/t/{table}").text
    answer = anna.client.post("/language", data={"language": "hu", "back": f"/t/{table}"})
    assert answer.headers["location"] == f"/t/{table}"
    assert "A király segít" in anna.client.get(f"/t/{table}").text
    assert anna.client.post("/language", data={"back": "//evil.example"}).headers["location"] == "/"


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Browser(server)
        table = anna.new_table("kingsburg", "me", "here", "here")
        live = anna.live(table)
        live.choose(live.options()[-1])
        lines, prompt = live.lines, live.panels["prompt"]
        server.kill()
        server.start()
        again = anna.live(table)
        assert (again.lines, again.panels["prompt"]) == (lines, prompt)
