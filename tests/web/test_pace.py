"""Pace for people: pauses that a browser remembers."""

import re

from serving import Browser, Server


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
