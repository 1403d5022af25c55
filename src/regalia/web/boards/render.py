"""Turns what a seat may see into HTML: a page made of panels, each replaced when it changes."""

import logging
import re
from collections.abc import Mapping, MutableMapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from jinja2 import (
    ChoiceLoader,
    Environment,
    FileSystemBytecodeCache,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
)
from jinja2.bccache import Bucket
from jinja2.environment import TemplateModule
from jinja2.runtime import Context

from regalia import games
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR, Game
from regalia.kernel.names import isolated
from regalia.kernel.texts import Texts, available
from regalia.table.private import close_to_others, private_folder
from regalia.web.boards import symbols, template_tags
from regalia.web.boards.brush import Brush
from regalia.web.boards.fragment_cache import (
    Digests,
    Drawing,
    FragmentCache,
    Fragments,
    RenderPass,
    attribute_of,
    digest_of,
    written,
)
from regalia.web.boards.template_tags import Dependencies, Keep, PlainCode, cache_of, macro

logger = logging.getLogger("regalia.web")

FOLDER = Path(__file__).parents[1]
TEXTS = FOLDER / "texts"
QUOTED = 60  # characters of what somebody has sent that are said back
NUMBER = re.compile(r"(?<=\d) (?=[\w×])|(?<=×) ")


class Sheet(Template):
    """A template that leaves nothing behind. One that panels import looks only at what lasts, so they can share it."""

    def render(self, *args: Any, **kwargs: Any) -> str:
        """The text of the template."""
        context = self.new_context(dict(*args, **kwargs))
        try:
            return self.environment.concat(self.root_render_func(context))
        finally:
            forget(context)

    def make_module(
        self, vars: dict[str, Any] | None = None, shared: bool = False, locals: Mapping[str, Any] | None = None
    ) -> TemplateModule:
        """What an import gives."""
        render_pass = vars.get("render_pass") if vars else None
        if render_pass is None:
            return super().make_module(vars, shared, locals)
        if self.name not in render_pass.modules:
            context = self.new_context(vars, shared, locals)
            render_pass.modules[self.name] = TemplateModule(self, context)
            render_pass.at_close.append(lambda: forget(context))
        found: TemplateModule = render_pass.modules[self.name]
        return found


def forget(context: Context) -> None:
    """A context and the macros that were made in it hold on to each other, and to all that was drawn."""
    context.vars.clear()
    context.parent = {}


def bound(words: str) -> str:
    """The same words, in which no line ends between a number and what it counts."""
    return NUMBER.sub("\u00a0", words)


class Templates(Environment):
    """Jinja for views, with the plainer code of `PlainCode`."""

    template_class = Sheet
    code_generator_class = PlainCode
    attribute_of = staticmethod(attribute_of)
    macro = staticmethod(macro)
    written = staticmethod(written)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What all templates know: a plain dict, since it is copied for every drawing."""
        return {**self.globals, **(d or {})}


@cache
def environment() -> Environment:
    """All templates: those of the house, and those of each game under its name; a game without has the plain ones."""
    boards = {name: FileSystemLoader(_folders(games.find(name))) for name in games.names()}
    loader = ChoiceLoader([FileSystemLoader(FOLDER / "templates"), PrefixLoader(boards)])
    made = Templates(
        loader=loader,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        cache_size=-1,
        extensions=[Keep],
    )
    made.globals["kept"] = FragmentCache()
    made.filters["bound"] = bound
    return made


def _folders(game: Game) -> list[Path]:
    """Where the templates of a game are: those of its board, those of its book under `book/`, and the plain ones."""
    return [game.folder / "board", game.folder, symbols.PLAIN]


class Compiled(FileSystemBytecodeCache):
    """Compiled templates, a convenience: a disk that is full or shut costs the time to compile, not the page."""

    def load_bytecode(self, bucket: Bucket) -> None:
        """What was compiled before, if it can be read."""
        try:
            super().load_bytecode(bucket)
        except OSError as error:
            logger.debug("a compiled template cannot be read: %s", error)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep it for the next start, if that can be done."""
        try:
            super().dump_bytecode(bucket)
        except OSError as error:
            logger.debug("a compiled template cannot be kept: %s", error)


def keep_compiled(folder: Path) -> None:
    """Templates that were compiled once are compiled for the next start too; a changed one is compiled anew."""
    try:
        close_to_others(private_folder(folder))  # what lies there is run
    except Trouble as trouble:
        logger.warning("pages are compiled anew at every start: %s", trouble)
        return
    becomes = Path(template_tags.__file__).read_bytes()  # it says what a template becomes
    form = blake2b(becomes, digest_size=4).hexdigest()
    environment().bytecode_cache = Compiled(str(folder), f"{form}-%s.cache")


@cache
def dependencies(template: str) -> Dependencies:
    """What a panel of a board looks at."""
    return Dependencies(environment(), template, games.find(template.partition("/")[0]).lasting)


def languages() -> list[str]:
    """The languages of the house; a game without texts in one of them speaks English there."""
    return available(TEXTS)


def texts_for(game: Game | None, language: str, players: list[str] | None = None) -> Texts:
    """The words of the house, and of a game."""
    folders = [TEXTS, game.folder / "texts"] if game else [TEXTS]
    return Texts(language, folders, [isolated(name) for name in players or []])


def explain(trouble: Trouble, language: str) -> str:
    """What went wrong, in the language of the reader where we have it."""
    if not trouble.text:
        return str(trouble)
    return texts_for(None, language).say(trouble.text, **{key: quoted(it) for key, it in trouble.arguments.items()})


def quoted(value: object) -> object:
    """Something that may have come from outside, fit for a sentence: after an @ it would be taken for a message."""
    return value.lstrip("@")[:QUOTED] if isinstance(value, str) else value


def render(template: str, **context: Any) -> str:
    """One template."""
    return environment().get_template(template).render(**context)


def board_panels(game: Game, view: dict[str, Any], texts: Texts) -> dict[str, str]:
    """The panels of the board: the shared ones, and one of each kind for every seat."""
    render_pass = render_pass_for(game, view, texts)
    drawn = {name: drawing.html() for name, drawing in board_drawings(game, view, texts, render_pass).items()}
    render_pass.close()
    return drawn


def board_drawings(game: Game, view: dict[str, Any], texts: Texts, render_pass: RenderPass) -> dict[str, Drawing]:
    """The same, not drawn yet."""
    easel = BoardRenderer(view, render_pass)
    panels = {name: easel.panel(f"{game.name}/{name}.html") for name in game.panels}
    for name in game.seat_panels:
        for seat in range(len(texts.players)):
            panels[f"{name}-{seat}"] = easel.panel(f"{game.name}/{name}.html", seat)
    return panels


CUT = "\x1e"  # between faces


def faces(view: dict[str, Any], render_pass: RenderPass, answers: list[Sequence[str]]) -> list[str]:
    """The card that each answer is about, drawn small, by the pieces it names; empty where it is about none."""
    named = [[piece.split(":") for piece in pieces] for pieces in answers]
    context = BoardRenderer(view, render_pass).context() | {"answers": named, "cut": CUT}
    drawn = render_pass.sewn(render(f"{view['game']}/face.html", **context))
    return [face.strip() for face in "".join(drawn.parts).split(CUT)]


DIGESTS = Digests()


def render_pass_for(game: Game, view: dict[str, Any], texts: Texts) -> RenderPass:
    """For all views of one moment in one language."""
    lasting = [DIGESTS.of(view.get(key)) for key in game.lasting]
    ground = digest_of((view["game"], texts.language, len(texts.players), lasting))
    return RenderPass(cache_of(environment()), DIGESTS, texts, ground, digest_of((texts.players,)))


class BoardRenderer:
    """What all panels of one view have in common."""

    def __init__(self, view: dict[str, Any], render_pass: RenderPass) -> None:
        self.view = view
        self.render_pass = render_pass

    def panel(self, template: str, seat: int | None = None) -> Drawing:
        """One panel, drawn only if what it looks at is new."""
        place = SPECTATOR if seat is None else seat
        mark = self.render_pass.mark(template, place, dependencies(template)(self.view, self.view["seat"], place))
        return Drawing(mark, lambda: self.render_pass.panel(mark, lambda: self.draw(template, seat)))

    def draw(self, template: str, seat: int | None) -> Fragments:
        """Draw a panel."""
        return self.render_pass.sewn(render(template, **self.context(), **({} if seat is None else {"seat": seat})))

    def context(self) -> dict[str, Any]:
        """What templates of a board know."""
        texts = self.render_pass.texts
        found = {"view": self.view, "viewer": self.view["seat"], "render_pass": self.render_pass}
        found |= {"t": texts.say, "phrase": texts.phrase, "amounts": texts.amounts, "player": texts.player}
        return found | {"art": Brush(self.view["game"], texts)}
