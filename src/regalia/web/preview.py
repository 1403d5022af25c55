"""Boards as files to look at: `python -m regalia.web.preview GAME FOLDER` plays a while and draws what a seat sees."""

import argparse
import re
from pathlib import Path

from regalia import games
from regalia.kernel.chance import Chance
from regalia.kernel.game import SPECTATOR, Game, Setup
from regalia.kernel.position import Position
from regalia.kernel.texts import LANGUAGES, Texts, available
from regalia.web.boards import symbols
from regalia.web.boards.render import board_panels

PLAYERS = ("Anna", "Béla", "Éva", "Dávid", "Flóra")
PAGE = """<!doctype html>
<html lang="{language}" data-theme="{theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{style}</style></head>
<body class="table game-{game}">{symbols}
<header class="top"><a class="brand" href="#">Regalia</a><h1 class="table-title">{title}</h1></header>
<main id="main"><div id="table"><div class="board">{board}</div><div class="side">{side}</div></div></main>
</body></html>
"""
CATALOGUE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title><style>
body {{ font: 12px sans-serif; background: #f7eed9; }} svg {{ width: 72px; height: 72px; }}
body > svg {{ display: none; }}
figure {{ display: inline-block; margin: 4px; text-align: center; width: 96px; }} .portrait {{ border-radius: 50%; }}
</style></head><body>{symbols}{figures}</body></html>
"""
PARTS = ("face", "eyes", "hair", "beard", "head", "collar", "holds")
OPTION = '<li><button data-option="{name}" data-pieces="{pieces}">{label}</button></li>'


def play(game: Game, setup: Setup, choices: int) -> Position:
    """A game after so many choices, made at random."""
    luck = Chance(setup.seed, ("choices",))
    position = game.start(setup)
    for _ in range(choices):
        if not position.waiting:
            break
        seat = int(position.turn())
        offer = position.options(seat)
        position.choose(seat, offer[luck.below(0, len(offer))])
    return position


def question(position: Position, seat: int, texts: Texts) -> str:
    """The question and its options, as the table shows them."""
    if seat < 0 or not position.waits(seat):
        return ""
    options = ""
    for option in position.options(seat):
        label = texts.phrase(position.phrase(seat, option))
        pieces = " ".join(position.pieces(seat, option))
        options += OPTION.format(name=position.name(seat, option), pieces=pieces, label=label)
    asked = texts.phrase(position.prompt(seat))
    return (
        f'<section class="panel panel-prompt"><h2 id="prompt">{asked}</h2><ol class="options">{options}</ol></section>'
    )


def page(game: Game, position: Position, seat: int, language: str, theme: str) -> str:
    """A page that needs no server: drawings and style are inside."""
    texts = Texts(language, [game.folder / "texts"], PLAYERS[: int(position.seats)])
    panels = board_panels(game, game.view(position, seat), texts)
    board = "".join(f'<section class="panel panel-{n}" data-panel="{n}">{html}</section>' for n, html in panels.items())
    drawings = symbols.sheet(game.name).replace("<svg ", '<svg class="hidden" ', 1)
    return PAGE.format(
        language=language,
        theme=theme,
        title=game.title,
        game=game.name,
        style=symbols.style(game.name),
        symbols=drawings,
        board=board.replace(f"{symbols.address(game.name)}#", "#"),
        side=question(position, seat, texts),
    )


def sample(kind: str, name: str) -> str:
    """A portrait that shows one part on somebody plain."""
    words = (
        name if kind in ("face", "eyes", "holds") else f"{name} {'chestnut' if kind in ('hair', 'beard') else 'azure'}"
    )
    person = symbols.Person(**{"ground": "straw", "hair": "none brown", "collar": "plain gules", kind: words})
    figure = f'<svg class="portrait" viewBox="0 0 100 100">{symbols.symbol("", symbols.portrait(person))}</svg>'
    drawing = figure.replace('<symbol id="" viewBox="0 0 32 32">', "").replace("</symbol>", "")
    return f"<figure>{drawing}<figcaption>{name}</figcaption></figure>"


def catalogue(game: Game) -> str:
    """Everything a board can be drawn with: the parts of portraits, and all symbols of a game by name."""
    shown = [f"<h2>{kind}</h2>" + "".join(sample(kind, name) for name in symbols.parts()[kind]) for kind in PARTS]
    names = re.findall(r'<symbol id="([^"]+)"', symbols.sheet(game.name))
    shown.append(f"<h2>{game.name}.svg</h2>")
    shown += [f'<figure><svg><use href="#{name}"/></svg><figcaption>{name}</figcaption></figure>' for name in names]
    return CATALOGUE.format(title=game.title, symbols=symbols.sheet(game.name), figures="".join(shown))


def write(game: Game, folder: Path, seats: int, choices: int) -> list[Path]:
    """The board in every language and theme, for the seat that must choose and for a spectator."""
    setup = Setup(game.name, seats, b"preview")
    position = play(game, setup, choices)
    folder.mkdir(parents=True, exist_ok=True)
    asked = int(position.turn()) if position.waiting else 0
    written = [folder / f"{game.name}-catalogue.html"]
    written[0].write_text(catalogue(game), encoding="utf-8")
    for language in (code for code in LANGUAGES if code in available(game.folder / "texts")):
        for theme in ("light", "dark"):
            for name, seat in (("seat", asked), ("spectator", SPECTATOR)):
                path = folder / f"{game.name}-{language}-{theme}-{name}.html"
                path.write_text(page(game, position, seat, language, theme), encoding="utf-8")
                written.append(path)
    return written


def main() -> None:
    """Read the arguments and write the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--choices", type=int, default=60)
    chosen = parser.parse_args()
    game = games.find(chosen.game)
    write(game, chosen.folder, chosen.seats or game.seat_counts[-1], chosen.choices)


if __name__ == "__main__":
    main()
