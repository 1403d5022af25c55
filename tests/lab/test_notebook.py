"""Notebooks: positions and records show themselves, with nothing from elsewhere."""

import random
import re
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from IPython.core.interactiveshell import InteractiveShell
from playwright.sync_api import sync_playwright

from regalia import games
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.kernel.record import Record
from regalia.lab.notebook import show
from support import moments, mostly, start

every_game = pytest.mark.parametrize("name", games.names())


def played(name: str, choices: int) -> tuple[Position, Record]:
    """A game under way, and its record."""
    game, setup = games.find(name), Setup(name, 2, b"notebook")
    position, record = game.start(setup), Record.begin(game, setup, ["Anna", "Béla & <Éva>"])
    luck = random.Random(1)
    while position.waiting and len(record.choices) < choices:
        seat = int(position.turn())
        option = luck.choice(list(position.options(seat)))
        record.add(seat, position.name(seat, option))
        position.choose(seat, option)
    return position, record


def from_elsewhere(page: str) -> list[str]:
    """Addresses that a browser would load."""
    page = re.sub(r'atob\("[^"]*"\)', "", page)
    return [link for link in re.findall(r"(?:https?:)?//[\w.-]+[^\s\"'<]*", page) if "www.w3.org" not in link]


@every_game
def test_a_notebook_shows_positions_and_records(name: str) -> None:
    position, record = played(name, 6)
    shell = InteractiveShell.instance()
    try:
        shell.run_line_magic("load_ext", "regalia.lab")
        formatter: Any = shell.display_formatter
        picture = formatter.format(position)[0]["image/svg+xml"]
        page = formatter.format(record)[0]["text/html"]
    finally:
        InteractiveShell.clear_instance()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert games.find(name).title in page
    assert "Béla &amp; &lt;Éva&gt;" in page
    assert from_elsewhere(picture) == from_elsewhere(page) == []


@pytest.mark.parametrize("name", mostly(games.names(), "paladins", "rival_kings"))
def test_a_picture_shows_what_its_seat_may_see(name: str) -> None:
    """Deal anew what a seat cannot know: its picture stays the same."""
    from regalia.kernel.chance import Chance

    def drawn(position: Position, seat: int) -> str:
        return re.sub(r"terminal-\d+", "", str(show(position, seat, "hu")._repr_svg_()))

    for step, (position, seat) in enumerate(moments(start(name, 2), random.Random(3))):
        if step % 40 == 20:
            twin = position.copy()
            twin.redraw(seat, Chance(b"anew", position.chance.streams))
            assert drawn(twin, seat) == drawn(position, seat)


@pytest.mark.browser
def test_the_player_steps_through_a_record(tmp_path: Path) -> None:
    record = played("kingsburg", 12)[1]
    file = tmp_path / "player.html"
    file.write_text(f"<!doctype html><meta charset=utf-8>{show(record)._repr_html_()}", encoding="utf-8")
    with sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(file.as_uri())
        last = page.inner_text("pre")
        page.click("[data-step=first]")
        page.wait_for_function("document.querySelector('output').textContent === '0 / 12'")
        first = page.inner_text("pre")
        for step in range(12):
            assert page.inner_text("output") == f"{step} / 12"
            page.click("[data-step=on]")
        assert page.inner_text("pre") == last
        browser.close()
    assert first != last
