"""Files that a browser keeps: the drawn symbols and the style of each game, and everything in static/."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from regalia import games
from regalia.web.boards import symbols as drawings

FOR_EVER = "public, max-age=31536000, immutable"


async def art(request: Request) -> Response:
    """The drawn symbols of a game."""
    game = games.find(request.path_params["game"])
    return kept(request, drawings.sheet(game.name), "image/svg+xml")


async def cover(request: Request) -> Response:
    """The large picture of a game."""
    game = games.find(request.path_params["game"])
    return kept(request, drawings.cover(game.name), "image/svg+xml")


async def board_style(request: Request) -> Response:
    """How the board of a game looks."""
    game = games.find(request.path_params["game"])
    return kept(request, drawings.style(game.name), "text/css")


def kept(request: Request, text: str, kind: str) -> Response:
    """Something that a browser keeps. It asks whether it is still the same, unless it asked for this very one."""
    mark = drawings.mark(text)
    tag = f'"{mark}"'
    headers = {"cache-control": FOR_EVER if request.url.query == mark else "no-cache", "etag": tag}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)


class Statics(StaticFiles):
    """Files that a browser keeps in the same way."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """The file, or that it is still the same."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        return response
