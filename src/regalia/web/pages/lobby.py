"""The lobby: pick a game and lay a new table, go on with one, choose a language."""

import os
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia import games
from regalia.kernel import book, catalogue, guide
from regalia.kernel import sheet as sheets
from regalia.kernel.game import Game, Setup, Switch
from regalia.kernel.names import isolated, name_in
from regalia.kernel.texts import Texts
from regalia.players import opponents
from regalia.table.hall import Unreadable
from regalia.table.match import PERSON
from regalia.web.boards.render import languages, texts_for
from regalia.web.pages.responses import YEAR, page, remember, remember_name
from regalia.web.request_context import (
    check_origin,
    check_tables,
    form_of,
    hall_of,
    language_of,
    last_name,
    player_of,
)

LISTED = 8  # tables in the lobby


async def lobby(request: Request) -> Response:
    """Pick a game, or go on with one."""
    shown = [described(games.find(name), language_of(request)) for name in games.names()]
    kinds = list(opponents.LEVELS)
    name = last_name(request)
    away = "away" in request.query_params
    tables = await open_tables(request, away)
    more = bool(await hall_of(request).store.tables_of(player_of(request), 1, not away))
    listed: dict[str, Any] = {"tables": tables, "away": away, "more": more}
    return page(request, "lobby.html", games=shown, kinds=kinds, name=name, chosen=games.names()[0], **listed)


def described(game: Game, language: str) -> dict[str, Any]:
    """A game as the lobby shows it."""
    counts, texts = game.seat_counts, texts_for(game, language)
    return {
        "name": game.name,
        "title": game.title,
        "about": texts.say("about"),
        "mood": game.mood,
        "low": counts[0],
        "high": counts[-1],
        "length": game.length,
        "presets": presets_of(game, texts),
        "switches": [(name, texts.say(f"switch-{name}"), values_of(game, name, texts)) for name in game.switches],
        "catalogued": catalogue.exists(game.name),
        "book": book.exists(game),
        "lessons": [(name, lesson_title(game, name, texts)) for name in guide.lessons(game)],
        "basis": sheets.basis_counts(game.sheet()),
        "courtiers": courtiers(texts),
    }


def lesson_title(game: Game, lesson: str, texts: Texts) -> str:
    """What leads to a guided game; the words of all but the first one are those of the game."""
    first = lesson == guide.FIRST
    return texts.say("learn") if first else guide.words(game, texts.language).say(f"lesson-{lesson}")


def presets_of(game: Game, texts: Texts) -> list[tuple[str, str, str]]:
    """The ways of playing in words; a single one needs none."""
    if len(game.presets) == 1:
        return []
    return [(name, texts.say(f"preset-{name}"), texts.say(f"preset-{name}-text")) for name in game.presets]


def values_of(game: Game, switch: str, texts: Texts) -> list[tuple[Switch, str]]:
    """What a switch can be set to, in words; numbers share one message."""
    found: list[tuple[Switch, str]] = []
    for value in game.switches[switch]:
        if isinstance(value, int) and not isinstance(value, bool):
            found.append((value, texts.say(f"switch-{switch}-number", value=value)))
        else:
            found.append((value, texts.say(f"switch-{switch}-{str(value).lower()}")))
    return found


def courtiers(texts: Texts) -> list[str]:
    """Names for opponents, one for each seat."""
    return texts.say("courtiers").split(", ")


async def open_tables(request: Request, away: bool) -> list[dict[str, str]]:
    """The tables at which this browser sits, or those that it has put away."""
    player, texts = player_of(request), texts_for(None, language_of(request))
    if not player:
        return []
    found = []
    for table_id in await hall_of(request).store.tables_of(player, LISTED, away):
        try:
            table = await hall_of(request).find(table_id)
        except Unreadable:  # it stands in nobody's way
            lost = {"id": table_id, "game": "", "title": "Regalia", "players": ""}
            found.append({**lost, "state": texts.say("table-other"), "kind": "over"})
            continue
        if table is not None:
            players = ", ".join(isolated(row.name) for row in table.row.seats)
            turn = any(table.match.position.waits(seat) for seat in table.seats_of(player))
            over = table.match.position.over()
            fits = table.fits()
            state = texts.say(
                "table-other" if not fits else "table-over" if over else "table-yours" if turn else "table-going"
            )
            row = {"id": table_id, "game": table.game.name, "title": table.game.title, "players": players}
            kind = "over" if over or not fits else "yours" if turn else "going"
            found.append({**row, "state": state, "kind": kind})
            hall_of(request).let_go(table)
    return found


async def new_table(request: Request) -> Response:
    """The form of the lobby: a new table."""
    check_origin(request)
    words = await form_of(request)
    player = player_of(request) or request.app.state.identities.new()
    game = games.find(words.get("game", ""))
    await check_tables(request, player)
    seats = seats_of(game, words, player, texts_for(None, language_of(request)))
    setup = Setup(game.name, len(seats), os.urandom(32), words.get("preset", ""), switches_of(game, words))
    table = await hall_of(request).create(player, setup, seats, hints="no-hints" not in words)
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    remember(request, response, player)
    remember_name(response, name_in(words.get("name-0", "")))
    return response


def seats_of(game: Game, words: dict[str, str], player: str, texts: Texts) -> list[tuple[str, str, str]]:
    """Kind, name and owner of every seat that a form fills."""
    seats: list[tuple[str, str, str]] = []
    for number in range(game.seat_counts[-1]):
        kind = words.get(f"kind-{number}", "none")
        name = name_in(words.get(f"name-{number}", ""))
        if kind in opponents.KINDS:
            seats.append((kind, name or courtiers(texts)[number], ""))
        elif kind in ("me", "here", "link"):
            name = name or texts.say("player", number=len(seats) + 1)
            seats.append((PERSON, name, "" if kind == "link" else player))
    return seats


def switches_of(game: Game, words: dict[str, str]) -> dict[str, Switch]:
    """The switches that a form sets singly."""
    chosen: dict[str, Switch] = {}
    for switch, values in game.switches.items():
        text = words.get(f"switch-{switch}", "")
        if text:
            chosen[switch] = {str(value): value for value in values}.get(text, text)
    return chosen


async def choose_language(request: Request) -> Response:
    """The language menu."""
    form = await form_of(request)
    back = form.get("back", "/")
    response = RedirectResponse(back if back.startswith("/") and not back.startswith("//") else "/", 303)
    language = form.get("language", "")
    if language in languages():
        response.set_cookie("language", language, max_age=YEAR, samesite="lax")
    return response
