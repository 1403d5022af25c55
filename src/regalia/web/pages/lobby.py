"""The hall: the pictures of the games, a table by one click or laid with care, a language."""

import os
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia import games
from regalia.kernel import book, catalogue, guide
from regalia.kernel import sheet as sheets
from regalia.kernel.game import Game, Setup, Switch
from regalia.kernel.names import name_in
from regalia.kernel.texts import Texts
from regalia.players import opponents
from regalia.table.house_players import name_of
from regalia.table.timed import CLOCKS, DAY, MINUTE, clock_in
from regalia.web.boards.render import languages, texts_for
from regalia.web.pages import seating
from regalia.web.pages.own_tables import at_hand
from regalia.web.pages.puzzles import card_of_today
from regalia.web.pages.responses import YEAR, page, remember, remember_name
from regalia.web.request_context import (
    check_origin,
    check_tables,
    form_of,
    hall_of,
    language_of,
    player_of,
)

CHOICE = 12  # seconds that a person takes for a choice, roughly; opponents take next to nothing
STEP = 5  # minutes are told in fives


async def lobby(request: Request) -> Response:
    """The games, each ready to be played, and the own tables."""
    language = language_of(request)
    texts = texts_for(None, language)
    shown = []
    for game in map(games.find, games.names()):
        others = seating.company(game, seating.last_fields(request, game), texts)
        shown.append({**described(game, language), "others": others})
    return page(request, "lobby.html", games=shown, puzzle=card_of_today(), **await at_hand(request))


async def lay_table(request: Request) -> Response:
    """The form of a new table, filled in as it was the last time."""
    game = games.find(request.path_params["game"])
    language = language_of(request)
    texts = texts_for(game, language)
    shown = described(game, language)
    filled = dict.fromkeys(seating.field_names(game), "") | seating.last_fields(request, game)
    courtiers = seating.courtiers(texts)
    house = [(kind, name_of(kind)) for kind in seating.house_kinds(request)]
    offered: dict[str, Any] = {"courtiers": courtiers, "kinds": opponents.LEVELS, "house": house}
    return page(request, "new.html", game=shown, filled=filled, clocks=clocks_of(texts), **offered)


def clocks_of(texts: Texts) -> list[tuple[int, str]]:
    """The clocks that friends may play by, in words; none comes first."""
    found = [(0, texts.say("clock-none"))]
    for seconds in CLOCKS:
        step, words = (DAY, "clock-days") if seconds >= DAY else (MINUTE, "clock-minutes")
        step, words = (1, "clock-seconds") if seconds < MINUTE else (step, words)
        found.append((seconds, texts.say(words, count=seconds // step)))
    return found


def minutes_of(game: Game) -> tuple[int, int]:
    """How long a game takes: one person among opponents, and people on all seats."""
    alone = game.length * CHOICE / 60
    low, high = (max(STEP, round(minutes / STEP) * STEP) for minutes in (alone, alone * game.seat_counts[-1]))
    return low, high


def described(game: Game, language: str) -> dict[str, Any]:
    """A game as the hall shows it."""
    counts, texts = game.seat_counts, texts_for(game, language)
    return {
        "name": game.name,
        "title": game.title,
        "about": texts.say("about"),
        "mood": game.mood,
        "low": counts[0],
        "high": counts[-1],
        "minutes": minutes_of(game),
        "preset": game.preset_for(language),
        "presets": presets_of(game, texts),
        "changes": changes_of(game, texts),
        "switches": [(name, texts.say(f"switch-{name}"), values_of(game, name, texts)) for name in game.switches],
        "catalogued": catalogue.exists(game.name),
        "book": book.exists(game),
        "lessons": [(name, lesson_title(game, name, texts)) for name in guide.lessons(game)],
        "basis": sheets.basis_counts(game.sheet()),
    }


def lesson_title(game: Game, lesson: str, texts: Texts) -> str:
    """What leads to a guided game; the words of all but the first one are those of the game."""
    first = lesson == guide.FIRST
    return texts.say("learn") if first else guide.words(game, texts.language).say(f"lesson-{lesson}")


def presets_of(game: Game, texts: Texts) -> list[tuple[str, str, str]]:
    """The ways of playing in words, that of the language first; a single one needs none."""
    if len(game.presets) == 1:
        return []
    first = game.preset_for(texts.language)
    names = sorted(game.presets, key=lambda name: name != first)
    return [(name, texts.say(f"preset-{name}"), texts.say(f"preset-{name}-text")) for name in names]


def changes_of(game: Game, texts: Texts) -> list[tuple[str, list[str]]]:
    """What differs between the ways of playing: each such switch, and what it is in every one of them."""
    presets = [game.resolve(name) for name, _, _ in presets_of(game, texts)]
    found = []
    for switch in game.switches:
        words = dict(values_of(game, switch, texts))
        if len({preset[switch] for preset in presets}) > 1:
            found.append((texts.say(f"switch-{switch}"), [words[preset[switch]] for preset in presets]))
    return found


def values_of(game: Game, switch: str, texts: Texts) -> list[tuple[Switch, str]]:
    """What a switch can be set to, in words; numbers share one message."""
    found: list[tuple[Switch, str]] = []
    for value in game.switches[switch]:
        if isinstance(value, int) and not isinstance(value, bool):
            found.append((value, texts.say(f"switch-{switch}-number", value=value)))
        else:
            found.append((value, texts.say(f"switch-{switch}-{str(value).lower()}")))
    return found


async def new_table(request: Request) -> Response:
    """A new table: as the form says, or by a single click as it was the last time."""
    check_origin(request)
    words = await form_of(request)
    player = player_of(request) or request.app.state.identities.new()
    game = games.find(words.get("game", ""))
    await check_tables(request, player)
    fields = seating.fields_of(request, game, words)
    seats = seating.seats_of(game, fields, player, texts_for(None, language_of(request)))
    switches = seating.switches_of(game, fields)
    setup = Setup(game.name, len(seats), os.urandom(32), fields.get("preset", ""), switches)
    clock = clock_in(fields.get("clock", ""))
    table = await hall_of(request).create(player, setup, seats, hints="no-hints" not in fields, clock=clock)
    screen = "/screen" if words.get("way") == "room" else ""
    response = RedirectResponse(f"/t/{table.row.id}{screen}", 303)
    remember(request, response, player)
    remember_name(response, name_in(fields.get("name-0", "")))
    seating.remember_fields(response, game, fields, seating.house_kinds(request))
    return response


async def choose_language(request: Request) -> Response:
    """The language menu."""
    form = await form_of(request)
    back = form.get("back", "/")
    response = RedirectResponse(back if back.startswith("/") and not back.startswith("//") else "/", 303)
    language = form.get("language", "")
    if language in languages():
        response.set_cookie("language", language, max_age=YEAR, samesite="lax")
    return response
