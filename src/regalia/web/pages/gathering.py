"""A table that waits for people: sitting down by an invitation or by the code on the screen, and beginning."""

import os

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Setup
from regalia.kernel.names import name_in
from regalia.table.live import LiveTable
from regalia.table.pen import Stale
from regalia.table.stored import is_free
from regalia.web.boards.render import texts_for
from regalia.web.live.guests import leads_to
from regalia.web.pages.responses import page, remember, remember_name
from regalia.web.pages.seating import USUAL, courtiers
from regalia.web.request_context import (
    check_origin,
    check_tables,
    form_of,
    guest_of,
    hall_of,
    language_of,
    last_name,
    player_of,
    table_of,
)

Lines = list[tuple[int, str]]
Seats = list[tuple[str, str, str]]


async def join(request: Request) -> Response:
    """An invitation to a seat, or the code for any free one: ask for a name, then sit down."""
    table, player = await table_of(request), player_of(request)
    elsewhere = leads_to(table, guest_of(request, False))
    if elsewhere:
        return RedirectResponse(elsewhere, 303)
    code, invitation = code_in(request), request.path_params["invitation"]
    row = next((row for row in table.row.seats if row.invitation == invitation), None)
    if row is None and not code:
        raise Trouble("This invitation is not for a seat of this table.", "trouble-invitation")
    if code and table.seats_of(player):
        return RedirectResponse(f"/t/{table.row.id}", 303)  # scanned once more: back to the own hand
    if request.method == "GET":
        seat = row.seat if row else -1
        return page(request, "join.html", table.game, title=table.game.title, seat=seat, name=last_name(request))
    check_origin(request)
    player = player or request.app.state.identities.new()
    name = name_in((await form_of(request)).get("name", ""))
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    remember(request, response, player)
    remember_name(response, name)
    # Last of all: a seat is taken only by whoever hears of it.
    await (table.join_in(player, name) if code else table.sit_down(invitation, player, name))
    return response


def code_in(request: Request) -> bool:
    """Whether an address holds the code of its table, for any free seat."""
    asked = request.path_params
    gathers: bool = request.app.state.identities.gathers(asked["table_id"], asked["invitation"])
    return gathers


async def begin(request: Request) -> Response:
    """Begin without those who have not come: opponents take the free seats, or fewer play."""
    check_origin(request)
    table, player = await table_of(request), player_of(request)
    if not table.belongs_to(player):
        raise Trouble("Only those who sit at this table can do this.", "trouble-not-sat")
    form = await form_of(request)
    table_id = table.row.id
    if table.open_seats() and form.get("with") == "those":
        table_id = await with_those_here(request, table, player)
    else:
        await table.fill_up(USUAL, courtiers(texts_for(None, language_of(request))))
    return RedirectResponse(f"/t/{table_id}{'/screen' if form.get('room') else ''}", 303)


async def with_those_here(request: Request, table: LiveTable, player: str) -> str:
    """A table for those alone who have come, to which all go over; its id."""
    if table.lines:
        raise Trouble("The game has begun; only an opponent can take a free seat.", "trouble-begun")
    old = table.row.setup
    seats = [(row.kind, row.name, row.owner) for row in table.row.seats if not is_free(row)]
    setup = Setup(old.game, len(seats), os.urandom(32), old.preset, old.switches)
    return await go_over(request, table, player, setup, seats, [])


async def go_over(request: Request, table: LiveTable, player: str, setup: Setup, seats: Seats, lines: Lines) -> str:
    """The one table at which all of another play on, made by whoever asks first; its id."""
    hall = hall_of(request)
    if not table.row.successor:
        await check_tables(request, player)
        try:
            old = table.row
            made = await hall.create(old.host, setup, seats, lines, old.hints, after=old.id, clock=old.clock)
            table.row.successor = made.row.id
        except Stale:  # somebody else was faster
            found = await hall.store.load(table.row.id)
            assert found is not None
            table.row.successor = found[0].successor
        table.tell_everybody()
    return table.row.successor
