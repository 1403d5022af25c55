"""Pace for people: pauses that a browser remembers, and the turns of several opponents told in one go."""

import re

from serving import Browser, Server

from regalia import games
from regalia.kernel.game import Setup
from regalia.table.match import Match
from regalia.web.boards.render import texts_for
from regalia.web.live.log import Chronicle


def pressed(panel: str) -> list[str]:
    return re.findall(r'data-pace="(\d)" aria-pressed="true"', panel)


def test_pauses_are_remembered_by_the_browser(server: Server) -> None:
    anna = Browser(server)
    live = anna.live(anna.new_table("kingsburg", "me", "page"))
    assert pressed(live.panels["seats"]) == ["1"]
    live.send(type="pace", pause=3)
    while pressed(live.panels["seats"]) != ["3"]:
        live.receive()
    anna.client.cookies.set("pauses", "2")
    assert pressed(anna.live(anna.new_table("kingsburg", "me", "page")).panels["seats"]) == ["2"]
    anna.client.cookies.set("pauses", "nonsense")
    assert pressed(anna.live(anna.new_table("kingsburg", "me", "page")).panels["seats"]) == ["1"]


def test_what_several_others_did_is_told_in_one_go() -> None:
    setup = Setup("kingsburg", 3, b"story", order=(0, 1, 2))
    match = Match(games.find("kingsburg"), setup, ["Anna", "page", "page"])
    told = []
    for _ in range(3):
        seat = int(match.position.turn())
        match.choose(seat, int(match.position.options(seat)[0]))
        told.append(Chronicle(match, texts_for(match.game, "en", match.players)).story_line(0))
    lines = ["".join(parts) for parts in told]
    assert [re.findall(r"data-since aria-label=\"([^\"]*)\"", line) for line in lines] == [
        [],
        [],
        ["All at once: 2 turns"],
    ], "one turn is told as it is"
    whole = lines[2].partition('id="since"')[2]
    assert re.findall(r'<li class="seat-(\d) fresh"', whole) == ["1", "2"], "the others, not oneself"
    assert "Since your last choice" in whole
