"""The living card of a thing on the board: a small part of a page, asked for when somebody wants to know."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from regalia.kernel.card_words import Teller, Told
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, View
from regalia.kernel.position import Position
from regalia.table.live import LiveTable
from regalia.web.boards import symbols
from regalia.web.boards.brush import Brush
from regalia.web.boards.render import render
from regalia.web.boards.rulebook import inline, way_with
from regalia.web.live.guests import Guest, is_asked, seat_shown, viewer_of
from regalia.web.live.log import Chronicle
from regalia.web.live.moments import Moment
from regalia.web.pages.table import finished, position_at
from regalia.web.request_context import guest_of, number_in, table_of

MOMENT = 20  # seconds for which a browser may keep a card; what it asks for names the moment of the table

PASSAGES = 2  # ways to the rulebook on one card


async def show_card(request: Request) -> Response:
    """What a guest who looks at a table may know of a thing on it; `at` is a moment of a finished game."""
    asked = request.query_params
    piece, at = asked.get("piece", ""), asked.get("at", "")
    table = await finished(request) if at else await table_of(request)
    guest = guest_of(request, asked.get("screen", "") == "1")
    guest.lifted = number_in(asked.get("seat", ""), SPECTATOR)
    moment = request.app.state.moments.now(table)
    chronicle = moment.chronicle(guest.language)
    told = earlier(table, guest, chronicle, number_in(at, 0), piece) if at else present(moment, guest, chronicle, piece)
    if told is None:
        raise Trouble("There is no such thing on this table.", "trouble-no-piece")
    headers = {"cache-control": f"private, max-age={MOMENT}", "vary": "cookie"}
    return HTMLResponse(drawn_card(told, chronicle), headers=headers)


def present(moment: Moment, guest: Guest, chronicle: Chronicle, piece: str) -> Told | None:
    """The card as the table lies now, for the seat at this screen."""
    table = moment.table
    seat = seat_shown(table, guest)
    viewer = viewer_of(table, guest, seat)
    player = seat if is_asked(table, guest, seat) else viewer
    teller = Teller(table.game, dict(chronicle.switches), chronicle.texts)
    return told_of(teller, moment.view(viewer), table.match.position, player, piece)


def earlier(table: LiveTable, guest: Guest, chronicle: Chronicle, at: int, piece: str) -> Told | None:
    """The card at an earlier moment of a finished game, when nobody can choose any more."""
    viewer = guest.lifted if guest.lifted < table.match.setup.seats else SPECTATOR
    position = position_at(table, at)
    teller = Teller(table.game, dict(chronicle.switches), chronicle.texts)
    return told_of(teller, table.game.view(position, viewer), position, SPECTATOR, piece)


def told_of(teller: Teller, view: View, position: Position, seat: int, piece: str) -> Told | None:
    """The card of a thing on the board, or of one that a sentence names by its message."""
    return teller.told(view, position, seat, teller.meant(view, piece[1:]) if piece.startswith("@") else piece)


def drawn_card(told: Told, chronicle: Chronicle) -> str:
    """A card as HTML."""
    game, texts = chronicle.match.game, chronicle.texts
    ways = [way_with(game, chronicle.switches, rule, texts.language) for rule in told.rules]
    picture = told.card.picture if told.card.picture in symbols.names(game.name) else ""
    more = list({way.href: way for way in ways}.values())[:PASSAGES]
    art = Brush(game.name, texts)
    return render("card.html", t=texts.say, told=told, art=art, picture=picture, more=more, inline=inline)
