"""The review of a finished game: made when somebody who sat there asks for it, and then there for everybody."""

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from regalia.table.live import LiveTable
from regalia.table.reviewing import Reviews
from regalia.web.boards.render import texts_for
from regalia.web.live.coaching import called, review_context
from regalia.web.live.moments import Moment
from regalia.web.pages.responses import page
from regalia.web.request_context import language_of, number_in, player_of, table_of


def reviews_of(request: Request) -> Reviews:
    """The reviews of the house."""
    found: Reviews = request.app.state.reviews
    return found


async def show_review(request: Request) -> Response:
    """The page of a review; while it is made, how far it is."""
    table, reviews, player = await table_of(request), reviews_of(request), player_of(request)
    await reviews.check(table)
    review = await reviews.find(table)
    names = [row.name for row in table.row.seats]
    shown: dict[str, Any] = {
        "title": table.game.title,
        "game": table.game.name,
        "table_id": table.row.id,
        "players": names,
    }
    sat_here = table.belongs_to(player)
    if review is None:
        progress = reviews.begin(table, table.asker(player)) if sat_here else reviews.under_way.get(table.row.id)
        return page(request, "review_making.html", table.game, progress=progress, **shown)
    texts = texts_for(table.game, language_of(request), names)
    own = [*table.seats_of(player), 0]
    seat = number_in(request.query_params.get("seat", ""), own[0])
    context = review_context(table, review, seat if seat < table.match.setup.seats else own[0], texts)
    return page(request, "review.html", table.game, sat_here=sat_here, **shown, **context)


async def review_progress(request: Request) -> Response:
    """How far a review is, for the page that waits for it."""
    table, reviews = await table_of(request), reviews_of(request)
    await reviews.check(table)
    progress = reviews.under_way.get(table.row.id)
    if progress is None:
        return JSONResponse({"made": await reviews.find(table) is not None})
    texts = texts_for(table.game, language_of(request))
    words = texts.say("review-making", done=progress.done, total=progress.total)
    return JSONResponse({"done": progress.done, "total": progress.total, "words": words})


async def call_choices(request: Request, table: LiveTable, moment: Moment) -> None:
    """Let the log of a finished game say which choices were errors, and where luck struck, once that was reviewed."""
    if moment.over and table.fits():
        review = await reviews_of(request).find(table)
        chronicle = moment.chronicle(language_of(request))
        if review is not None:
            chronicle.call(called(review, chronicle.texts))
