"""Regalia as an app: what a device needs to put it beside its other ones, and what it shows without a connection."""

from functools import cache
from hashlib import blake2b
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from regalia import games
from regalia.web.boards.render import texts_for
from regalia.web.pages.files import kept
from regalia.web.pages.responses import page
from regalia.web.request_context import language_of

STATIC = Path(__file__).parents[1] / "static"
WALNUT = "#2e1c10"
ICONS = (  # the PNG files are for devices that take no SVG; `python -m tools.icons` draws them from the others
    ("icon.svg", "any", "any"),
    ("icon-maskable.svg", "any", "maskable"),
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable-512.png", "512x512", "maskable"),
)


@cache
def version() -> str:
    """Another one whenever a file of the pages changes."""
    files = sorted(STATIC.iterdir())
    return blake2b(b"".join(file.read_bytes() for file in files), digest_size=8).hexdigest()


async def worker(request: Request) -> Response:
    """The worker behind the pages; a new version replaces the old one."""
    script = (STATIC / "worker.js").read_text(encoding="utf-8")
    return kept(request, f'self.VERSION = "{version()}";\n{script}', "text/javascript")


def icon(file: str, sizes: str, purpose: str) -> dict[str, str]:
    """An icon as a manifest names it."""
    kind = "image/png" if file.endswith(".png") else "image/svg+xml"
    return {"src": f"/static/{file}", "sizes": sizes, "type": kind, "purpose": purpose}


async def manifest(request: Request) -> Response:
    """What the app is called, how it looks, and the games one gets to at once."""
    language = language_of(request)
    found = {
        "id": "/",
        "name": "Regalia",
        "short_name": "Regalia",
        "description": texts_for(None, language).say("lobby-text"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": WALNUT,
        "theme_color": WALNUT,
        "icons": [icon(*one) for one in ICONS],
        "shortcuts": [{"name": games.find(name).title, "url": f"/new/{name}"} for name in games.names()],
    }
    return JSONResponse(found, media_type="application/manifest+json")


async def offline(request: Request) -> Response:
    """The page that is shown when the server cannot be reached."""
    return page(request, "offline.html")
