"""Tables in the middle of a game, laid out for somebody in a browser without a click."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from browsing import AT_REST, no_pauses
from playwright.sync_api import Page
from serving import Server

from regalia import games
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.table.hall import Hall
from regalia.table.match import PERSON, Match
from regalia.table.store import Store, url_of
from regalia.table.thinking import Thinkers
from regalia.web.identity import COOKIE, Identities

Lines = list[tuple[int, str]]
When = Callable[[Position], bool]


def anytime(position: Position) -> bool:
    """Whenever the first seat is asked."""
    return True


def played(setup: Setup, choices: int, when: When) -> Lines:
    """The choices of a random game, until after so many the first seat is asked, at a moment of this kind."""
    match = Match(games.find(setup.game), setup, ["random"] * setup.seats)
    while len(match.marks) < choices or not match.position.waits(0) or not when(match.position):
        assert not match.position.over(), f"there is no such moment in {setup}"
        match.opponent_chooses(int(match.position.turn()))
    return [(choice.seat, choice.name) for choice in match.record.choices]


async def create(server: Server, owner: str, setup: Setup, lines: Lines) -> str:
    """A table in the store of a server, against pages; its id."""
    store = Store(url_of("", server.home))
    await store.open()
    hall = Hall(store, Thinkers(1))
    sitting = [(PERSON, "Anna", owner), *(("page", f"P{seat + 1}", "") for seat in range(1, setup.seats))]
    table = await hall.create(owner, setup, sitting, lines)
    hall.close()
    await hall.closed()
    await store.close()
    return table.row.id


def laid(page: Page, server: Server, game: str, seats: int, choices: int = 0, when: When = anytime) -> None:
    """Bring somebody to a table that is in the middle of a game: always the same one."""
    owner, setup = secrets.token_urlsafe(12), Setup(game, seats, b"in the middle")
    with ThreadPoolExecutor(1) as elsewhere:  # the browser's own loop runs in this thread
        creating = create(server, owner, setup, played(setup, choices, when))
        table = elsewhere.submit(asyncio.run, creating).result()
    cookie = Identities.kept_in(server.home).sign(owner)
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    page.goto(f"/t/{table}")
    page.wait_for_function(AT_REST)
    if seats > 1:
        no_pauses(page)
