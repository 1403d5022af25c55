"""The own history: what was played and won, a chart for each game, medals; saved as a file and read from one."""

import time
from collections.abc import Sequence
from email import message_from_bytes
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.texts import Texts
from regalia.players import opponents
from regalia.table.history import (
    ALONE,
    LARGEST,
    Medal,
    Sum,
    by_kind,
    history_of,
    medals,
    summed,
    take_in,
    to_file,
)
from regalia.table.match import PERSON
from regalia.table.schema import ResultRow
from regalia.web.boards.render import texts_for
from regalia.web.pages.responses import page, remember
from regalia.web.request_context import check_origin, hall_of, language_of, number_in, player_of

WIDTH, HEIGHT, LEFT, EDGE = 640, 180, 44, 14
HEAD = 4096  # bytes of a form besides the file in it


async def show_history(request: Request) -> Response:
    """All that this player has finished."""
    played = await history_of(hall_of(request), player_of(request))
    texts = texts_for(None, language_of(request))
    chapters = [chapter(game, [one for one in played if one.game == game], texts) for game in in_order(played)]
    new = number_in(request.query_params.get("new", ""), -1)
    total = told(summed(played)) if played else {}
    won = [told_medal(one) for one in medals(played)]
    return page(request, "history.html", chapters=chapters, total=total, medals=won, new=new)


async def save_history(request: Request) -> Response:
    """The history as a file."""
    played = await history_of(hall_of(request), player_of(request))
    headers = {"content-disposition": 'attachment; filename="regalia-history.json"', "cache-control": "no-store"}
    return Response(to_file(played), media_type="application/json", headers=headers)


async def read_history(request: Request) -> Response:
    """Take the games of a file into the own history."""
    check_origin(request)
    player = player_of(request) or request.app.state.identities.new()
    new = await take_in(hall_of(request), player, await file_of(request))
    response = RedirectResponse(f"/history?new={new}", 303)
    remember(request, response, player)
    return response


async def file_of(request: Request) -> bytes:
    """The file of a form."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST + HEAD:
            raise Trouble(f"A history has at most {LARGEST // 1000} KB.", "trouble-history-large", most=LARGEST // 1000)
    kind = request.headers.get("content-type", "").encode("latin-1", "replace").replace(b"\n", b"")
    form = message_from_bytes(b"content-type: " + kind + b"\r\n\r\n" + body)
    for part in form.get_payload() if form.is_multipart() else ():
        if part.get_param("name", header="content-disposition") == "file":  # type: ignore[union-attr]
            data = part.get_payload(decode=True)  # type: ignore[union-attr]
            return data if isinstance(data, bytes) else b""
    raise Trouble("This is no history that Regalia has saved.", "trouble-history")


def in_order(played: Sequence[ResultRow]) -> list[str]:
    """The games of a history: those of this house in its order, then others."""
    found = {one.game for one in played}
    return [*(name for name in games.names() if name in found), *sorted(found - set(games.names()))]


def title_of(game: str) -> str:
    """What a game is called; one that this house does not have has its name only."""
    return games.find(game).title if game in games.names() else game


def chapter(game: str, played: list[ResultRow], texts: Texts) -> dict[str, Any]:
    """One game: its sums, its chart, and the last ones of it."""
    kinds = [
        {"seats": seats, "level": level_words(level, texts), **told(summed(those))}
        for (seats, level), those in by_kind(played).items()
    ]
    return {
        "game": game,
        "title": title_of(game),
        **told(summed(played)),
        "kinds": kinds,
        "chart": chart(played),
        "played": [told_game(one, texts) for one in reversed(played)],
    }


def told(found: Sum) -> dict[str, Any]:
    """Sums as the page shows them."""
    return {"games": found.games, "wins": found.wins, "average": round(found.average, 1), "best": found.best}


def told_game(one: ResultRow, texts: Texts) -> dict[str, Any]:
    """One game as a line."""
    return {
        "day": day(one.ended),
        "points": one.points,
        "won": one.won,
        "seats": 1 + len(one.others),
        "others": ", ".join(level_words(kind, texts) for kind in one.others),
        "imported": one.imported,
        "table": one.table_id if one.kept else "",
    }


def told_medal(one: Medal) -> dict[str, Any]:
    """A medal, with its day and its table."""
    table = one.result.table_id if one.result.kept else ""
    shown = {"kind": one.kind, "title": title_of(one.result.game), "day": day(one.result.ended), "table": table}
    return {**shown, "points": one.result.points, "imported": one.result.imported}


def level_words(level: str, texts: Texts) -> str:
    """Against whom, in words."""
    if level in (ALONE, PERSON):
        return texts.say("history-alone" if level == ALONE else "history-people")
    return texts.say(f"level-{level}" if level in opponents.LEVELS else f"opponent-{level}")


def day(moment: int) -> str:
    """A day, as all languages read it."""
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


def chart(played: Sequence[ResultRow]) -> dict[str, Any]:
    """The points of one game after another, as places in a drawing."""
    points = [one.points for one in played]
    low, top = min(0, *points), max(1, *points)

    def level(value: int) -> float:
        return round(HEIGHT - EDGE - (value - low) * (HEIGHT - 2 * EDGE) / (top - low), 1)

    step = (WIDTH - LEFT - EDGE) / max(1, len(points) - 1)
    dots = [
        {"x": round(LEFT + number * step, 1), "y": level(one.points), "won": one.won}
        for number, one in enumerate(played)
    ]
    levels = [{"points": value, "y": level(value)} for value in sorted({low, 0, (low + top) // 2, top})]
    line = " ".join(f"{dot['x']},{dot['y']}" for dot in dots)
    return {"width": WIDTH, "height": HEIGHT, "left": LEFT, "dots": dots, "line": line, "levels": levels}
