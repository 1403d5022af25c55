"""Tables in the middle of a game, laid out for somebody in a browser without a click."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from browsing import AT_REST
from playwright.sync_api import Page
from serving import Browser, Server

from regalia import games
from regalia.kernel.game import Setup
from regalia.kernel.position import Position
from regalia.table.database import url_of
from regalia.table.hall import Hall
from regalia.table.match import PERSON, Match
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from regalia.web.identity import COOKIE, Identities

Lines = list[tuple[int, str]]
Sitting = list[tuple[str, str, str]]  # kind, name and owner of every seat
When = Callable[[Position], bool]
NAMES = ("Anna", "Béla", "Cili", "Dani", "Erzsi")


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


def whole(setup: Setup) -> Lines:
    """The choices of a random game, from the first to the last."""
    match = Match(games.find(setup.game), setup, ["random"] * setup.seats)
    while not match.position.over():
        match.opponent_chooses(int(match.position.turn()))
    return [(choice.seat, choice.name) for choice in match.record.choices]


def nearly_over(setup: Setup, left: int) -> Lines:
    """The choices of a random game up to one of the first seat that is about so many before its end."""
    choices = whole(setup)
    own = [number for number, (seat, _) in enumerate(choices) if seat == 0 and number <= len(choices) - left]
    return choices[: own[-1]]


async def create(
    server: Server, owner: str, setup: Setup, lines: Lines, *others: str, kind: str = PERSON, clock: int = 0
) -> str:
    """A table in the store of a server, with others after the first seat, else against pages; its id.

    `kind` is who plays on the first seat.
    """
    kinds = (kind, *[PERSON] * len(others))
    people = list(zip(kinds, NAMES, (owner, *others), strict=False))
    sitting = [*people, *(("page", f"P{seat + 1}", "") for seat in range(len(people), setup.seats))]
    return await stored(server, owner, setup, sitting, lines, clock)


async def stored(server: Server, owner: str, setup: Setup, sitting: Sitting, lines: Lines, clock: int = 0) -> str:
    """A table in the store of a server, as it is said; its id."""
    store = Store(url_of("", server.home))
    await store.open()
    hall = Hall(store, Thinkers(1))
    table = await hall.create(owner, setup, sitting, lines, clock=clock)
    hall.close()
    await hall.closed()
    await store.close()
    return table.row.id


def laid(page: Page, server: Server, game: str, seats: int, choices: int = 0, when: When = anytime) -> None:
    """Bring somebody to a table that is in the middle of a game: always the same one."""
    setup = Setup(game, seats, b"in the middle")
    brought(page, server, setup, played(setup, choices, when))


def laid_at_the_end(page: Page, server: Server, game: str, seats: int, left: int) -> None:
    """Bring somebody to a table with so many choices to go: always the same one."""
    setup = Setup(game, seats, b"near the end")
    brought(page, server, setup, nearly_over(setup, left))


def brought(page: Page, server: Server, setup: Setup, lines: Lines) -> None:
    """Somebody new sits down at the first seat of a table at which this was chosen."""
    owner = secrets.token_urlsafe(12)
    page.context.add_cookies([{"name": "pauses", "value": "0", "url": server.url}])  # opponents choose at once
    shown_to(page, server, owner, create(server, owner, setup, lines))
    page.wait_for_function(AT_REST)


def shown_to(page: Page, server: Server, owner: str, table: Coroutine[Any, Any, str], path: str = "") -> None:
    """The owner of a table that is laid out now comes to it, or to another address of it."""
    table_id = at_once(table)
    cookie = Identities.kept_in(server.home).sign(owner)
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
    page.goto(f"/t/{table_id}{path}")


def at_once(table: Coroutine[Any, Any, str]) -> str:
    """Lay a table out; in a thread of its own, since the loop of a browser may run in this one. Its id."""
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, table).result()


def nearly_finished(guest: Browser, game: str) -> str:
    """A table of somebody, with the fewest seats, at which a last choice or two are to be made; its id."""
    setup = Setup(game, games.find(game).seat_counts[0], b"near the end")
    owner = guest.client.cookies[COOKIE].partition(".")[0]
    return at_once(create(guest.server, owner, setup, nearly_over(setup, 1)))
