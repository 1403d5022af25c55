"""The pages of the rulebook: all of it or one page, for the table that the address names; or the catalogue."""

from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.kernel import book as books
from regalia.kernel import catalogue
from regalia.kernel.errors import Trouble
from regalia.kernel.game import Game
from regalia.web.boards.render import texts_for
from regalia.web.boards.rulebook import SHELF, Switches, address
from regalia.web.pages.lobby import presets_of, values_of
from regalia.web.pages.responses import page
from regalia.web.pages.seating import switches_of
from regalia.web.request_context import language_of, place_of, porch_of


async def show_rules(request: Request) -> Response:
    """The rulebook of a game for players; of a game without one, the catalogue of its rules."""
    game = games.find(request.path_params["game"])
    if not books.exists(game):
        return page(request, "rules.html", title=game.title, sections=plain_sections(game))
    asked = dict(request.query_params)
    switches = tuple(sorted(game.resolve(asked.get("preset", ""), switches_of(game, asked)).items()))
    return book_page(request, game, switches, request.path_params.get("page", ""))


def plain_sections(game: Game) -> list[tuple[str, dict[str, str]]]:
    """The catalogue as far as a player reads it, without the marks of engineers."""
    shown = catalogue.sections(game.name)
    return [(title, {key: catalogue.plain(text) for key, text in rules.items()}) for title, rules in shown]


def book_page(request: Request, game: Game, switches: Switches, name: str) -> Response:
    """The whole book, or one page of it with the ways to its neighbours."""
    language = language_of(request)
    if not SHELF.holds(game, switches, language):
        porch_of(request).new_book(place_of(request))
    pages = SHELF.take(game, switches, language)
    names = [one.name for one, _, _ in pages]
    if name and name not in names:
        raise Trouble(f"The rulebook of {game.title} has no page '{name}'.", "trouble-no-page", title=game.title)
    place = names.index(name) if name else -1
    return page(
        request,
        "book.html",
        game,
        title=game.title,
        game=game.name,
        spoken=books.words(game, language).language,
        contents=[(one.name, title, address(game, switches, one.name)) for one, title, _ in pages],
        pages=[pages[place]] if name else pages,
        name=name,
        neighbours=(names[place - 1] if place > 0 else "", names[place + 1] if -1 < place < len(names) - 1 else ""),
        whole=address(game, switches),
        tables=tables(game, switches, language),
    )


def tables(game: Game, switches: Switches, language: str) -> dict[str, object]:
    """For which tables the book can be read, and for which it is read now."""
    texts, now = texts_for(game, language), dict(switches)
    preset = next((name for name, row in game.presets.items() if row == now), "")
    return {
        "preset": preset,
        "presets": presets_of(game, texts),
        "switches": [
            (name, texts.say(f"switch-{name}"), values_of(game, name, texts), now[name]) for name in game.switches
        ],
    }
