"""A table between two changes, shared by all who look at it."""

from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakKeyDictionary

from regalia.kernel.game import View
from regalia.kernel.guide import Place
from regalia.table.live import LiveTable
from regalia.web.boards.fragment_cache import Drawing, RenderPass
from regalia.web.boards.render import board_drawings, render_pass_for, texts_for
from regalia.web.live.guiding import guided_place
from regalia.web.live.log import Chronicle

MOMENTS = 16  # tables whose present moment is kept at hand
FINISHED = 32  # finished games that are kept drawn
Told = dict[tuple[str, ...], Chronicle]  # what was told of a table, by language and names


class Moment:
    """A table between two changes: what all who look at it share, made once."""

    def __init__(self, table: LiveTable, told: Told | None = None) -> None:
        """The present moment; of those before it stays what was told in each language."""
        self.table = table
        self.version = table.version
        self.over = table.match.position.over()
        self.names = [row.name for row in table.row.seats]
        self._public: View | None = None
        self._views: dict[int, View] = {}
        self._boards: dict[tuple[int, str], dict[str, Drawing]] = {}
        self._told: Told = {} if told is None else told
        self._chronicles: dict[str, Chronicle] = {}
        self._render_passes: dict[str, RenderPass] = {}
        self._drawn: dict[tuple[object, ...], str] = {}
        self._place: Place | None = None

    def place(self) -> Place:
        """Where the guide of the table stands; nowhere without one."""
        if self._place is None:
            self._place = guided_place(self.table)
        return self._place

    def lasts(self, table: LiveTable) -> bool:
        """Whether this is still how a table looks: until something changes, or for good when the game is over."""
        if not self.over:
            return self.table is table and self.version == table.version
        self.table = table  # perhaps read anew from the store since
        return self.names == [row.name for row in table.row.seats]

    def close(self) -> None:
        """It has passed."""
        for render_pass in self._render_passes.values():
            render_pass.close()

    def chronicle(self, language: str) -> Chronicle:
        """What happened, in a language."""
        if language not in self._chronicles:
            key = language, *self.names
            told = self._told.get(key)
            if told is None or not told.goes_on(self.table.match):
                told = Chronicle(self.table.match, texts_for(self.table.game, language, self.names))
            told.forget_old()
            self._told[key] = self._chronicles[language] = told
        return self._chronicles[language]

    def once(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """Something that several may see, drawn once."""
        if key not in self._drawn:
            self._drawn[key] = draw()
        return self._drawn[key]

    def view(self, viewer: int) -> View:
        """What a viewer may see."""
        if viewer not in self._views:
            game, position = self.table.game, self.table.match.position
            self._public = self._public or game.public_view(position)
            self._views[viewer] = game.view(position, viewer, self._public)
        return self._views[viewer]

    def board(self, viewer: int, language: str) -> dict[str, Drawing]:
        """The board as a viewer sees it, not drawn yet."""
        key = viewer, language
        if key not in self._boards:
            game, texts = self.table.game, self.chronicle(language).texts
            self._boards[key] = board_drawings(game, self.view(viewer), texts, self.render_pass(viewer, language))
        return self._boards[key]

    def render_pass(self, viewer: int, language: str) -> RenderPass:
        """What all drawings of this moment in a language share; for that it does not matter who looks first."""
        if language not in self._render_passes:
            self._render_passes[language] = render_pass_for(
                self.table.game, self.view(viewer), self.chronicle(language).texts
            )
        return self._render_passes[language]


class Moments:
    """The latest moments of the tables at which something happens, and the last of some finished games."""

    def __init__(self) -> None:
        self.latest: OrderedDict[str, Moment] = OrderedDict()
        self.finished: OrderedDict[str, Moment] = OrderedDict()
        self.told: WeakKeyDictionary[LiveTable, Told] = WeakKeyDictionary()

    def now(self, table: LiveTable) -> Moment:
        """The present moment of a table."""
        over = table.match.position.over()
        kept, most = (self.finished, FINISHED) if over else (self.latest, MOMENTS)
        found = kept.get(table.row.id)
        if found is not None and found.lasts(table):
            kept.move_to_end(table.row.id)
            return found
        if found is not None:
            kept.pop(table.row.id).close()
        elif len(kept) >= most:
            kept.popitem(last=False)[1].close()
        kept[table.row.id] = Moment(table, self.told.setdefault(table, {}))
        return kept[table.row.id]
