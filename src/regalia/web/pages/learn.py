"""A guided first game: a table with a fixed deal, and somebody who learns at it."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia import games
from regalia.kernel import guide
from regalia.table.match import PERSON
from regalia.web.boards.render import texts_for
from regalia.web.pages.responses import remember
from regalia.web.pages.seating import courtiers
from regalia.web.request_context import check_origin, check_tables, hall_of, language_of, last_name, player_of


async def learn(request: Request) -> Response:
    """Lay a guided table and go there."""
    check_origin(request)
    game = games.find(request.path_params["game"])
    lesson = guide.read(game, request.path_params.get("lesson", guide.FIRST))
    player = player_of(request) or request.app.state.identities.new()
    await check_tables(request, player)
    texts = texts_for(None, language_of(request))
    others = [(guide.OPPONENT, name, "") for name in courtiers(texts)[1 : lesson.setup.seats]]
    seats = [(PERSON, last_name(request) or texts.say("player", number=1), player), *others]
    table = await hall_of(request).create(player, lesson.setup, seats, lesson=lesson.name)
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    remember(request, response, player)
    return response
