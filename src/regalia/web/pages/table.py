"""The pages and forms of one table: looking at it, and what can be done when the game is over."""

import os

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from regalia.kernel import record as records
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Setup
from regalia.kernel.position import Position
from regalia.table.live import LiveTable
from regalia.table.match import PERSON
from regalia.table.pen import Stale
from regalia.table.seated import is_bot
from regalia.web.boards.render import board_panels
from regalia.web.live.guests import leads_to
from regalia.web.live.panels import log, page_context, turns
from regalia.web.pages.gathering import go_over
from regalia.web.pages.responses import page
from regalia.web.pages.review import call_choices
from regalia.web.pages.subscribing import push_key
from regalia.web.request_context import (
    check_origin,
    check_tables,
    form_of,
    guest_of,
    hall_of,
    language_of,
    number_in,
    player_of,
    table_of,
)


async def show_table(request: Request) -> Response:
    """The page of a table."""
    table = await table_of(request)
    guest = guest_of(request, request.url.path.endswith("/screen"))
    elsewhere = leads_to(table, guest)
    if elsewhere:
        return RedirectResponse(elsewhere, 303)
    names = [row.name for row in table.row.seats]
    moment = request.app.state.moments.now(table)
    await call_choices(request, table, moment)
    shown = page_context(moment, guest)
    company = len({row.owner for row in table.row.seats if row.kind == PERSON}) > 1
    return page(request, "table.html", table.game, players=names, company=company, push=push_key(request), **shown)


async def finished(request: Request) -> LiveTable:
    """A table whose game is over, so that its seed and all views may be shown."""
    table = await table_of(request)
    if not table.match.position.over() and not table.row.ended:
        raise Trouble("This can be seen when the game is over.", "trouble-not-over")
    return table


async def download(request: Request) -> Response:
    """The record of a finished game."""
    table = await finished(request)
    name = f"{table.game.name}-{table.row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.whole_record().to_json(), media_type="application/json", headers=headers)


def position_at(table: LiveTable, at: int) -> Position:
    """A game as it was after some choice."""
    position = records.start(table.match.record, table.game)
    for number, choice in enumerate(table.match.record.choices[:at], 1):
        records.replay_choice(position, number, choice)
    return position


async def replay_at(request: Request) -> Response:
    """A finished game after some choice, from a seat's view: the board, the plaques, the log, and what was chosen."""
    table = await finished(request)
    at = min(number_in(request.path_params["at"], 0), len(table.match.record.choices))
    seat = number_in(request.query_params.get("seat", ""), SPECTATOR)
    viewer = seat if seat < table.match.setup.seats else SPECTATOR
    position = position_at(table, at)
    moment = request.app.state.moments.now(table)
    await call_choices(request, table, moment)
    chronicle = moment.chronicle(language_of(request))
    panels = board_panels(table.game, table.game.view(position, viewer), chronicle.texts)
    panels |= {"log": log(chronicle, viewer, at).html(), "story": chronicle.moment_line(at, viewer)}
    panels["turns"] = turns(position).html()
    return JSONResponse({"panels": panels, "told": chronicle.lines(at, viewer)})


async def play_again(request: Request) -> tuple[LiveTable, str]:
    """A finished table, and somebody who sat there: only for them it goes on."""
    check_origin(request)
    table, player = await finished(request), player_of(request)
    if not table.belongs_to(player):
        raise Trouble("Only those who sat at this table can do this.", "trouble-not-sat")
    return table, player


async def rematch(request: Request) -> Response:
    """The same people once more, with new luck; whoever asks for it second comes to the same table."""
    table, player = await play_again(request)
    store, old = hall_of(request).store, table.row.setup
    again = await store.rematch_of(table.row.id)
    if not again:
        await check_tables(request, player)
        seats = [(PERSON, row.name, "") if is_bot(row) else (row.kind, row.name, row.owner) for row in table.row.seats]
        present = table.game.nearest(old) if old.printed else old
        setup = Setup(old.game, old.seats, os.urandom(32), present.preset, present.switches)
        try:
            made = await hall_of(request).create(
                player, setup, seats, [], table.row.hints, table.row.id, clock=table.row.clock
            )
            again = made.row.id
        except Stale:
            again = await store.rematch_of(table.row.id)
        table.again = again
        table.tell_everybody()
    return RedirectResponse(f"/t/{again}", 303)


async def branch(request: Request) -> Response:
    """The same game played on from some choice; the others are invited anew, since nobody has asked them."""
    if not (await table_of(request)).fits():
        return await play_on(request)
    table, player = await play_again(request)
    await check_tables(request, player)
    choices = table.match.record.choices
    at = number_in((await form_of(request)).get("at", ""), len(choices))
    lines = [(choice.seat, choice.name) for choice in choices[:at]]
    seats = [
        (PERSON, row.name, "") if row.owner not in ("", player) else (row.kind, row.name, row.owner)
        for row in table.row.seats
    ]
    made = await hall_of(request).create(player, table.row.setup, seats, lines, table.row.hints, clock=table.row.clock)
    return RedirectResponse(f"/t/{made.row.id}", 303)


async def put_away(request: Request) -> Response:
    """Take a table from the own list, or put it back there; at the table itself nothing changes."""
    check_origin(request)
    away = request.url.path.endswith("/put-away")
    await hall_of(request).store.put_away(request.path_params["table_id"], player_of(request), away)
    return RedirectResponse("/tables" if away else "/tables?away=1", 303)


async def play_on(request: Request) -> Response:
    """A table of another version, from the last choice that fits, at a new table: one for all who sit here."""
    check_origin(request)
    table, player = await table_of(request), player_of(request)
    if not player or (player != table.row.host and not table.seats_of(player)):
        raise Trouble("This is not your seat.", "trouble-not-yours")
    seats = [(row.kind, row.name, "" if is_bot(row) else row.owner) for row in table.row.seats]
    lines = [(choice.seat, choice.name) for choice in table.match.record.choices]
    table_id = await go_over(request, table, player, table.match.setup, seats, lines)
    return RedirectResponse(f"/t/{table_id}", 303)
