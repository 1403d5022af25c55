"""What every answer needs: the page around it, the cookie of the browser, the guarding headers; and refusals."""

import math
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.table.database import Away
from regalia.web.boards.render import explain, languages, render, texts_for
from regalia.web.identity import COOKIE
from regalia.web.limits import Enough
from regalia.web.request_context import NAME, language_of, place_of, player_of, porch_of

NAMES = {"hu": "magyar", "en": "English", "de": "Deutsch", "fr": "français", "nl": "Nederlands", "es": "español"}
LOOK = {  # what a browser remembers
    "theme": ("light", "dark"),
    "motion": ("calm",),
    "careful": ("no",),
    "scenes": ("slow", "fast", "off"),
}
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)


def page(request: Request, template: str, words: Game | None = None, status: int = 200, **context: Any) -> Response:
    """A page, with a cookie for a browser that is new here."""
    language = language_of(request)
    texts = texts_for(words, language, context.pop("players", None))
    spoken = [(code, NAMES[code]) for code in languages()]
    look = {key: request.cookies[key] if request.cookies.get(key) in values else "" for key, values in LOOK.items()}
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    html = render(template, t=texts.say, language=language, languages=spoken, path=path, **look, **context)
    response = HTMLResponse(html, status)
    if not player_of(request):
        remember(request, response, request.app.state.identities.new())
    return response


def remember(request: Request, response: Response, player: str) -> None:
    """Give a browser its signed name."""
    signed = request.app.state.identities.sign(player)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, signed, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def remember_name(response: Response, name: str) -> None:
    """Offer a browser the same name the next time; a cookie carries plain letters only."""
    if name:
        response.set_cookie(NAME, quote(name, safe=""), max_age=YEAR, samesite="lax")


async def trouble(request: Request, error: Exception) -> Response:
    """Bad input in one sentence."""
    assert isinstance(error, Trouble)
    sentence = explain(error, language_of(request))
    status = 503 if isinstance(error, Away) else 429 if isinstance(error, Enough) else 400
    if request.url.path.startswith("/t/") and "json" in request.headers.get("accept", ""):
        answer: Response = JSONResponse({"trouble": sentence}, status)
    else:
        answer = page(request, "trouble.html", status=status, message=sentence)
    if isinstance(error, Enough) and error.wait:
        answer.headers["retry-after"] = str(math.ceil(error.wait))
    return answer


async def gone(request: Request, error: Exception) -> Response:
    """Whoever has sent half a form and left: nobody reads this."""
    return PlainTextResponse("", 400)


async def not_found(request: Request, error: Exception) -> Response:
    """An address that leads nowhere."""
    return PlainTextResponse("There is nothing here.", 404)


class Steps:
    """Every page goes over the porch, where each address has its pace; what a browser keeps does not."""

    FREE = ("/static/", "/art/", "/worker.js", "/manifest.webmanifest", "/offline")

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or ask for it later."""
        if scope["type"] == "http" and not scope["path"].startswith(self.FREE):
            request = Request(scope, receive)
            try:
                porch_of(request).new_page(place_of(request))
            except Enough as enough:
                await (await trouble(request, enough))(scope, receive, send)
                return
        await self.app(scope, receive, send)


class Guard:
    """Answers every response with the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers."""

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    (b"content-security-policy", POLICY.encode()),
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"same-origin"),
                ]
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)
