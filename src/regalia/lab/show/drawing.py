"""A position drawn without a browser: as text, and as a picture that needs nothing but itself."""

import io
import re

from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import TerminalTheme

from regalia.kernel.errors import Trouble
from regalia.kernel.game import Dealer, Game
from regalia.kernel.position import Position
from regalia.kernel.texts import Texts

WIDTH = 132
# A sheet of parchment with the drawing on it; rich fills in the rest.
PICTURE = """<svg class="regalia" viewBox="-10 -10 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect x="-10" y="-10" width="100%" height="100%" rx="8" fill="#fbf4e2" stroke="#8c620e"/>
<g clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
PARCHMENT = TerminalTheme(
    (251, 244, 226),
    (58, 42, 26),
    [
        (58, 42, 26), (158, 38, 30), (52, 105, 52), (140, 98, 14),
        (36, 78, 138), (112, 52, 122), (24, 108, 112), (120, 104, 84),
    ],
    [
        (96, 80, 62), (186, 50, 38), (62, 126, 60), (166, 116, 16),
        (46, 98, 168), (136, 66, 146), (30, 130, 134), (58, 42, 26),
    ],
)  # fmt: skip


def game_of(position: Position) -> Game:
    """The game that a position belongs to."""
    if not isinstance(position.origin, Dealer):
        raise Trouble("Only a position that a game has dealt can be drawn.")
    return position.origin.game


def console(texts: Texts, position: Position, seat: int) -> Console:
    """What a seat (or SPECTATOR) may see, drawn and ready to be exported."""
    game, found = game_of(position), sheet()
    found.print(game.draw(game.view(position, seat), texts))
    return found


def sheet() -> Console:
    """Something to draw on, of our width and with all colours."""
    return Console(
        file=io.StringIO(),
        width=WIDTH,
        record=True,
        force_terminal=True,
        color_system="truecolor",
        markup=False,
    )


def lines(position: Position, seat: int, language: str = "en") -> list[list[Segment]]:
    """What a seat (or SPECTATOR) may see, line by line in letters with their styles."""
    game = game_of(position)
    return sheet().render_lines(game.draw(game.view(position, seat), words(position, language)))


def words(position: Position, language: str) -> Texts:
    """The words of a position's game."""
    return Texts(language, [game_of(position).folder / "texts"])


def text(position: Position, seat: int, language: str = "en") -> str:
    """What a seat (or SPECTATOR) may see, in plain characters."""
    return console(words(position, language), position, seat).export_text()


def svg(position: Position, seat: int, language: str = "en") -> str:
    """What a seat (or SPECTATOR) may see, as a picture; no font, script or style comes from elsewhere."""
    picture = console(words(position, language), position, seat).export_svg(
        title=game_of(position).title, theme=PARCHMENT, code_format=PICTURE
    )
    return re.sub(r"(?<=[\w\"]) +(?=/?>)", "", picture)


def markup(position: Position, seat: int, texts: Texts) -> str:
    """What a seat (or SPECTATOR) may see, as the inside of a <pre> element."""
    return console(texts, position, seat).export_html(theme=PARCHMENT, code_format="{code}", inline_styles=True)
