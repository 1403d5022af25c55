"""Coming back: the own tables, running and finished, found by a name or a game, put away and brought back."""

import time
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.kernel.names import isolated
from regalia.kernel.texts import Texts
from regalia.table.shelf import OTHER, Shelved, found, shelf_of
from regalia.web.boards.render import texts_for
from regalia.web.pages.feed import address_of
from regalia.web.pages.responses import page
from regalia.web.request_context import hall_of, language_of, number_in, player_of

PAGE = 24  # tables on a page of the list
AT_HAND = 3  # running tables in the hall itself
MINUTE, HOUR, DAY = 60, 3600, 86400


async def at_hand(request: Request) -> dict[str, Any]:
    """What the hall shows of the own tables: a few that go on, and how many there are in all."""
    shelf = await shelf_of(hall_of(request), player_of(request))
    going = [one for one in shelf if not one.over]
    turns = sum(one.yours for one in shelf)
    shown = [told(one, language_of(request)) for one in going[:AT_HAND]]
    away = not shelf and bool(await hall_of(request).store.shelf_of(player_of(request), put_away=True))
    return {"tables": shown, "total": len(shelf), "turns": turns, "away": away}


async def own_tables(request: Request) -> Response:
    """The list of all own tables, or of those that were put away, a page at a time."""
    asked, away = request.query_params, "away" in request.query_params
    words, game = asked.get("find", "")[:60], asked.get("game", "")
    shelf = await shelf_of(hall_of(request), player_of(request), away)
    listed = found(shelf, words, game)
    pages = max(1, -(-len(listed) // PAGE))
    number = min(max(1, number_in(asked.get("page", ""), 1)), pages)
    shown = [told(one, language_of(request)) for one in listed[(number - 1) * PAGE : number * PAGE]]
    wanted = {"find": words, "game": game, **({"away": "1"} if away else {})}
    return page(
        request,
        "tables.html",
        tables=shown,
        away=away,
        find=words,
        chosen=game,
        feed=address_of(request) if listed else "",
        titles=[(name, games.find(name).title) for name in games.names()],
        later=address(wanted, number - 1) if number > 1 else "",
        earlier=address(wanted, number + 1) if number < pages else "",
    )


def address(wanted: dict[str, str], number: int) -> str:
    """Another page of the same list."""
    return "/tables?" + urlencode({key: value for key, value in wanted.items() if value} | {"page": str(number)})


def told(one: Shelved, language: str) -> dict[str, Any]:
    """A table as the list shows it."""
    game = games.find(one.game) if one.game in games.names() else None
    names = [seat.name for seat in one.seats]
    texts, glance = texts_for(game, language, names), one.glance
    return {
        "id": one.id,
        "game": game.name if game else "",
        "title": game.title if game else "Regalia",
        "players": ", ".join(isolated(name) for name in names),
        "kind": "over" if one.over else "yours" if one.yours else "going",
        "readable": glance is None or glance.state != OTHER,
        "state": state_of(one, texts),
        "when": texts.phrase(glance.when) if glance and glance.when else "",
        "points": points_of(one),
        "since": since(time.time() - one.moved, texts),
    }


def state_of(one: Shelved, texts: Texts) -> str:
    """Who has won, or whose turn it is."""
    glance = one.glance
    if glance is None:
        return texts.say("table-over" if one.over else "table-going")
    if glance.state == OTHER:
        return texts.say("table-other")
    if one.over:
        return texts.say("winners", seats=glance.winners, count=len(glance.winners))
    if one.open_seats:
        return texts.say("waiting-seats", count=one.open_seats)
    return texts.say("table-yours") if one.yours else texts.say("waiting-for", seats=glance.waiting)


def points_of(one: Shelved) -> list[dict[str, Any]]:
    """Name, points and victory of every seat; nothing where points are secret."""
    if one.glance is None:
        return []
    winners = one.glance.winners
    return [
        {"seat": seat, "name": isolated(one.seats[seat].name), "points": points, "won": seat in winners}
        for seat, points in enumerate(one.glance.points)
    ]


def since(seconds: float, texts: Texts) -> str:
    """How long ago something was."""
    for step, words in ((DAY, "ago-days"), (HOUR, "ago-hours"), (MINUTE, "ago-minutes")):
        if seconds >= step:
            return texts.say(words, count=int(seconds // step))
    return texts.say("ago-now")
