"""The rulebook for players as HTML: passages with their drawings, and the way to the one that answers."""

import re
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup, escape

from regalia.kernel import book as books
from regalia.kernel import catalogue
from regalia.kernel.agenda import Event
from regalia.kernel.book import Book, Page, Passage, Words
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Game, Setup, Switch, View
from regalia.kernel.texts import Texts
from regalia.web.boards.brush import Brush
from regalia.web.boards.render import board_drawings, render, render_pass_for, texts_for

Switches = tuple[tuple[str, Switch], ...]  # all switches of a table, as something that can be kept
BOLD = re.compile(r"\*\*(.+?)\*\*")
ITALIC = re.compile(r"\*(.+?)\*")


class Help(NamedTuple):
    """What answers a question about a rule."""

    title: str  # empty where there is no book, only the catalogue
    html: Markup
    href: str
    language: str
    rule: str


class Told(NamedTuple):
    """A passage as it is drawn."""

    passage: Passage
    title: str
    html: Markup
    card: Markup
    drawings: Markup
    caption: str


def switches_at(game: Game, setup: Setup) -> Switches:
    """The switches of a table; of one from an earlier version those that are left."""
    return tuple(sorted(game.nearest(setup).switches.items()))


# Addresses.


def address(game: Game, switches: Switches, page: str = "", passage: str = "") -> str:
    """Where something stands in the book for a table."""
    words = query(game, dict(switches))
    path = f"/rules/{game.name}" + (f"/{page}" if page else "")
    return path + (f"?{words}" if words else "") + (f"#passage-{passage}" if passage else "")


def query(game: Game, switches: Mapping[str, Switch]) -> str:
    """The preset that comes nearest to some switches, and those in which it differs."""
    differing = {
        name: {f"switch-{key}": value for key, value in switches.items() if preset.get(key) != value}
        for name, preset in game.presets.items()
    }
    nearest = min(differing, key=lambda name: len(differing[name]))
    return urlencode({"preset": nearest, **differing[nearest]}) if switches else ""


@cache
def subjects(game: Game) -> frozenset[str]:
    """The messages that a book has passages about; none without a book."""
    return books.read(game).subjects if books.exists(game) else frozenset()


@lru_cache(maxsize=4096)
def way_to(game: Game, switches: Switches, name: str) -> str:
    """The address of the passage about a message that the book knows; empty where it is not true at such a table."""
    found = books.read(game).about(name, dict(switches))
    return address(game, switches, found[0].name, found[1].name) if found else ""


def way_from(game: Game, switches: Switches, event: Event) -> str:
    """The address of the passage that tells of something in the log: of the thing that it names, else of its kind."""
    things = (word[1:] for word in event.details.values() if isinstance(word, str) and word.startswith("@"))
    name = next((name for name in (*things, event.kind) if name in subjects(game)), "")
    return way_to(game, switches, name) if name else ""


class Way(NamedTuple):
    """Where the rulebook answers."""

    title: str  # empty where there is no book, only the catalogue
    href: str
    rule: str


@lru_cache(maxsize=4096)
def way_with(game: Game, switches: Switches, rule: str, language: str) -> Way:
    """The way to the passage that tells a rule, or to the rule in the catalogue."""
    found = books.read(game).telling(rule, dict(switches)) if books.exists(game) else None
    if found is None:
        return Way("", f"/rules/{game.name}#{rule}", rule)
    titles = books.words(game, language).titles
    href = address(game, switches, found[0].name, found[1].name)
    return Way(f"{titles[found[0].name]} · {titles[found[1].name]}", href, rule)


@lru_cache(maxsize=4096)
def help_with(game: Game, switches: Switches, rule: str, language: str) -> Help | None:
    """What answers a question about a rule: the passage that tells it, or what the catalogue says."""
    if not rule:
        return None
    way = way_with(game, switches, rule, language)
    found = books.read(game).telling(rule, dict(switches)) if books.exists(game) else None
    if found is None:
        text = escape(catalogue.plain(catalogue.text(rule)))
        return Help("", Markup(f"<p>{text}</p>"), way.href, "en", rule)
    reading = Reading(game, switches, language)
    told = reading.told(found[1])
    return Help(way.title, told.card + told.html, way.href, reading.words.language, rule)


# Passages.


class Reading:
    """A book as one reader has it open: at a table with some switches, in a language."""

    def __init__(self, game: Game, switches: Switches, language: str) -> None:
        self.game = game
        self.switches = dict(switches)
        self.book: Book = books.read(game)
        self.words: Words = books.words(game, language)
        self.texts: Texts = texts_for(game, self.words.language, list(self.words.names))

    def pages(self) -> list[tuple[Page, str, list[Told]]]:
        """All pages that say something at this table, each with its title and its passages."""
        return [
            (page, self.words.titles[page.name], [self.told(passage, drawn=True) for passage in passages])
            for page, passages in self.book.shown(self.switches)
        ]

    def told(self, passage: Passage, drawn: bool = False) -> Told:
        """One passage, perhaps with its drawings."""
        blocks = [block for block in self.words.blocks[passage.name] if block.kind != "caption"]
        html = render("passage.html", blocks=blocks, inline=inline, cells=books.cells)
        drawings = Markup("".join(self.drawings(passage))) if drawn else Markup("")
        return Told(
            passage, self.words.titles[passage.name], Markup(html), self.card(passage), drawings, self.caption(passage)
        )

    def caption(self, passage: Passage) -> str:
        """The words under a drawing."""
        return inline(self.words.caption(passage))

    def card(self, passage: Passage) -> Markup:
        """What stands beside a title."""
        if not passage.card:
            return Markup("")
        return self.drawing(passage, passage.card, self.first_view)

    @cached_property
    def first_view(self) -> View:
        """The table of the example before anybody has chosen."""
        return self.game.view(self.book.play(self.switches, 0)[0], SPECTATOR)

    def drawings(self, passage: Passage) -> Iterator[Markup]:
        """What is shown of the example: drawings of the book, panels of the board, lines of the log."""
        if not passage.drawn:
            return
        position, told = self.book.play(self.switches, passage.after)
        view = self.game.view(position, passage.seat)
        for name in passage.show:
            own = (books.folder(self.game) / f"{name}.html").exists()
            yield self.drawing(passage, name, view) if own else self.panel(name, view)
        if passage.log:
            events = [event for moment in told[passage.since :] for event in moment if event.kind in passage.log]
            yield self.log(events)

    def drawing(self, passage: Passage, name: str, view: View) -> Markup:
        """A drawing of the book."""
        texts = self.texts
        context = {"view": view, "viewer": view["seat"], "seat": passage.seat, "art": Brush(self.game.name, texts)}
        context |= {"t": texts.say, "phrase": texts.phrase, "amounts": texts.amounts, "player": texts.player}
        context |= {"passage": passage, "sheet": self.game.sheet()}
        return Markup(render(f"{self.game.name}/book/{name}.html", **context))

    def panel(self, name: str, view: View) -> Markup:
        """A panel of the board."""
        render_pass = render_pass_for(self.game, view, self.texts)
        panels = board_drawings(self.game, view, self.texts, render_pass)
        if name not in panels:
            raise Trouble(f"{books.folder(self.game)}: there is no drawing and no panel {name}.")
        html = panels[name].html()
        render_pass.close()
        return Markup(f'<div class="panel panel-{escape(name)}">{html}</div>')

    def log(self, events: list[Event]) -> Markup:
        """What everybody heard of the example, as the log has it."""
        lines = [self.texts.phrase((event.kind, event.details)) for event in events if event.seen_by(SPECTATOR)]
        return Markup('<ol class="log">%s</ol>') % Markup("").join(Markup("<li>%s</li>") % line for line in lines)


def inline(text: str) -> Markup:
    """A line with what is **strong** and *stressed* in it."""
    strong = BOLD.sub(r"<strong>\1</strong>", str(escape(text)))
    return Markup(ITALIC.sub(r"<em>\1</em>", strong))


class Shelf:
    """Whole books, drawn once for all who read them; the one longest unread makes room."""

    MOST = 32

    def __init__(self) -> None:
        self.books: OrderedDict[tuple[str, Switches, str], list[tuple[Page, str, list[Told]]]] = OrderedDict()

    def holds(self, game: Game, switches: Switches, language: str) -> bool:
        """Whether a book need not be drawn any more."""
        return (game.name, switches, language) in self.books

    def take(self, game: Game, switches: Switches, language: str) -> list[tuple[Page, str, list[Told]]]:
        """A book, page by page."""
        key = game.name, switches, language
        if key not in self.books:
            self.books[key] = Reading(game, switches, language).pages()
        self.books.move_to_end(key)
        if len(self.books) > self.MOST:
            self.books.popitem(last=False)
        return self.books[key]


SHELF = Shelf()
