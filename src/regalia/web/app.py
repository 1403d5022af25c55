"""The server: every address, and what answers there."""

import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from regalia.kernel.errors import Trouble
from regalia.players.protocol import Clock
from regalia.table.hall import Hall
from regalia.table.keeping import Keeper
from regalia.table.live import BOT_CLOCK
from regalia.table.pace import Paces
from regalia.table.reviewing import Reviews
from regalia.table.store import Store
from regalia.table.thinking import Thinkers
from regalia.web.boards.render import keep_compiled
from regalia.web.host_key import PATIENCE, TRIES, HostKey
from regalia.web.house_limits import HouseLimits
from regalia.web.identity import Identities
from regalia.web.live.moments import Moments
from regalia.web.live.sockets import OpenLinks, bot_seat, live
from regalia.web.metrics import Metrics
from regalia.web.pages.cards import show_card
from regalia.web.pages.devices import MOVES, end_elsewhere, move_here, my_link
from regalia.web.pages.feed import feed
from regalia.web.pages.files import Statics, art, board_style, cover
from regalia.web.pages.gathering import begin, join
from regalia.web.pages.history import read_history, save_history, show_history
from regalia.web.pages.host import save_records, set_keeping, set_limits, show_host, show_key
from regalia.web.pages.installing import manifest, offline, worker
from regalia.web.pages.learn import learn
from regalia.web.pages.lobby import choose_language, lay_table, lobby, new_table
from regalia.web.pages.own_tables import own_tables
from regalia.web.pages.puzzles import (
    answer_puzzle,
    list_puzzles,
    play_puzzle,
    show_puzzle,
    show_puzzle_card,
    todays_puzzle,
)
from regalia.web.pages.responses import Guard, Steps, gone, not_found, trouble
from regalia.web.pages.review import review_progress, show_review
from regalia.web.pages.rules import show_rules
from regalia.web.pages.subscribing import subscribe
from regalia.web.pages.table import branch, download, put_away, rematch, replay_at, show_table
from regalia.web.push.caller import Caller
from regalia.web.push.keys import PushKeys
from regalia.web.request_context import hall_of
from regalia.web.settings import Settings, database_url, home_folder, records_folder


async def health(request: Request) -> Response:
    """For whoever watches the server: well, or the database is away."""
    well = await hall_of(request).store.answers()
    state = {"status": "ok" if well else "database away", "tables": len(hall_of(request).tables)}
    return JSONResponse(state, 200 if well else 503)


async def show_metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    hall, metrics = hall_of(request), request.app.state.metrics
    values = {
        "regalia_tables": len(hall.tables),
        "regalia_links": request.app.state.links.total,
        "regalia_thoughts": hall.thinkers.thinking,
        "regalia_choices_total": hall.choices,
        "regalia_refusals_total": metrics.refusals,
    }
    return PlainTextResponse(metrics.text(values), media_type="text/plain; version=0.0.4")


ROUTES = [
    Route("/", lobby),
    Route("/new/{game}", lay_table),
    Route("/tables", own_tables, methods=["GET"]),
    Route("/tables", new_table, methods=["POST"]),
    Route("/history", show_history, methods=["GET"]),
    Route("/history", read_history, methods=["POST"]),
    Route("/history.json", save_history),
    Route("/learn/{game}", learn, methods=["POST"]),
    Route("/learn/{game}/{lesson}", learn, methods=["POST"]),
    Route("/language", choose_language, methods=["POST"]),
    Route("/me", my_link),
    Route("/me/end", end_elsewhere, methods=["POST"]),
    Route("/me/{token}", move_here, methods=["GET", "POST"]),
    Route("/feed/{token}", feed),
    Route("/push", subscribe, methods=["POST"]),
    Route("/t/{table_id}", show_table),
    Route("/t/{table_id}/screen", show_table),
    Route("/t/{table_id}/join/{invitation}", join, methods=["GET", "POST"]),
    Route("/t/{table_id}/begin", begin, methods=["POST"]),
    Route("/t/{table_id}/record.json", download),
    Route("/t/{table_id}/at/{at}", replay_at),
    Route("/t/{table_id}/card", show_card),
    Route("/t/{table_id}/review", show_review),
    Route("/t/{table_id}/review/progress", review_progress),
    Route("/t/{table_id}/rematch", rematch, methods=["POST"]),
    Route("/t/{table_id}/branch", branch, methods=["POST"]),
    Route("/t/{table_id}/put-away", put_away, methods=["POST"]),
    Route("/t/{table_id}/bring-back", put_away, methods=["POST"]),
    WebSocketRoute("/t/{table_id}/join/{invitation}", bot_seat),
    Route("/puzzles/today", todays_puzzle),
    Route("/puzzles/{game}", list_puzzles),
    Route("/puzzles/{game}/{number}", show_puzzle),
    Route("/puzzles/{game}/{number}/answer", answer_puzzle),
    Route("/puzzles/{game}/{number}/card", show_puzzle_card),
    Route("/puzzles/{game}/{number}/play", play_puzzle, methods=["POST"]),
    Route("/worker.js", worker),
    Route("/manifest.webmanifest", manifest),
    Route("/offline", offline),
    Route("/rules/{game}", show_rules),
    Route("/rules/{game}/{page}", show_rules),
    Route("/art/{game}.svg", art),
    Route("/art/{game}.css", board_style),
    Route("/art/{game}/cover.svg", cover),
    Route("/host", show_host),
    Route("/host/key", show_key, methods=["POST"]),
    Route("/host/keep", set_keeping, methods=["POST"]),
    Route("/host/limits", set_limits, methods=["POST"]),
    Route("/host/records.zip", save_records),
    Route("/health", health),
    Route("/metrics", show_metrics),
    Mount("/static", Statics(directory=Path(__file__).parent / "static")),
]


class Server(Starlette):
    """The pages go through everything that guards and packs them; a live link needs none of it, and there are many."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or hold a link."""
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        match scope["path"].split("/"):
            case ["", "t", table_id, "ws"]:  # past the router, which would hold on to as much as the link itself
                scope["path_params"] = {"table_id": table_id}
                await live(WebSocket(scope, receive, send))
            case _:
                await self.router(scope, receive, send)


def caller_for(hall: Hall, links: OpenLinks, contact: str) -> Caller | None:
    """Whoever calls those that have no page open, if the host wants it so; REGALIA_PUSH_LOCAL is for tests."""
    if not contact:
        return None
    caller = Caller(hall, links, PushKeys.kept_in(home_folder(), contact), bool(os.environ.get("REGALIA_PUSH_LOCAL")))
    hall.watcher = caller.notice
    return caller


def create_app(settings: Settings | None = None) -> Starlette:
    """The whole server."""
    chosen = settings or Settings()
    keep_compiled(home_folder() / "templates")
    setting = os.environ.get("REGALIA_BOT_CLOCK", "")
    bot_clock = Clock.parse(setting) if setting else BOT_CLOCK

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(database_url())
        await store.open()
        hall = Hall(
            store, Thinkers(chosen.workers, chosen.house), chosen.limits.tables, bot_clock, chosen.limits.absence
        )
        hall.listen()
        hall.run(hall.timekeeper.run())
        app.state.keeper = Keeper(hall, chosen.keep_days, records_folder())
        hall.run(app.state.keeper.run())
        app.state.hall, app.state.settings, app.state.metrics = hall, chosen, Metrics()
        app.state.moments, app.state.links = Moments(), OpenLinks()
        app.state.limits = HouseLimits(chosen.limits, store)
        await app.state.limits.follow()
        hall.run(app.state.limits.run())
        app.state.reviews = Reviews(hall)
        app.state.moves = Paces(MOVES / 3600, MOVES)
        app.state.identities = Identities.kept_in(home_folder())
        app.state.host_key, app.state.host_tries = HostKey.kept_in(home_folder()), Paces(1 / PATIENCE, TRIES)
        app.state.caller = caller_for(hall, app.state.links, chosen.push)
        yield
        hall.close()
        await hall.closed()
        await store.close()

    return Server(
        routes=ROUTES,
        lifespan=lifespan,
        middleware=[Middleware(Guard), Middleware(Steps), Middleware(GZipMiddleware, minimum_size=800)],
        exception_handlers={Trouble: trouble, ClientDisconnect: gone, 404: not_found},
    )
