"""The portrait kit and the sheet of symbols: everything that is drawn, as one SVG document for each game.

A person is a short declaration in `board/portraits.toml` of a game, the parts stand in `drawings/portraits.toml`.
Pieces of all games stand in `drawings/pieces.toml`, those of one game in its `board/pieces.toml`.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from hashlib import blake2b
from pathlib import Path
from string import Template
from typing import Any

from regalia import games

WEB = Path(__file__).parents[1]
DRAWINGS = WEB / "drawings"
PLAIN = WEB / "templates" / "plain"  # the board of a game that draws none
NAMESPACE = "http://www.w3.org/2000/svg"
LINE = "#2a1a10"
MOOD = "$mood"  # in the picture of a game that draws none: the colour of the game

Parts = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True)
class Person:
    """The declaration of one portrait; where a part can be coloured, the colour follows its name."""

    face: str = "round"
    skin: str = "fair"
    eyes: str = "calm"
    hair: str = "short brown"
    beard: str = "none brown"
    head: str = "bare or"
    collar: str = "plain azure"
    holds: str = "nothing"
    ground: str = "argent"


class UnknownPart(ValueError):
    """A declaration names a part that nobody has drawn."""


@cache
def read(path: Path) -> dict[str, Any]:
    """A file of drawings or declarations; an absent one is empty."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def parts() -> Parts:
    """The parts of portraits, by kind and name."""
    return read(DRAWINGS / "portraits.toml")


def pick(kind: str, name: str) -> str:
    """One part by its name."""
    found = parts()[kind]
    if name not in found:
        raise UnknownPart(f"there is no {kind} '{name}'; there is {', '.join(found)}")
    return found[name]


def shade(colour: str, factor: float) -> str:
    """A colour made darker (factor below 1) or lighter (above 1)."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    if factor < 1:
        mixed = [round(value * factor) for value in (red, green, blue)]
    else:
        mixed = [round(value + (255 - value) * (factor - 1)) for value in (red, green, blue)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


def paint(drawing: str, colour: str, skin: str) -> str:
    """A part in its colour and its shades."""
    tones = {"a": colour, "d": shade(colour, 0.74), "l": shade(colour, 1.3), "s": skin, "t": shade(skin, 0.8)}
    return Template(drawing).substitute(tones)


def dressed(kind: str, words: str, skin: str, behind: bool = False) -> str:
    """A part and its colour, as a declaration names them: crown or."""
    name, _, colour = words.partition(" ")
    drawing = parts()[f"{kind}_behind"].get(name, "") if behind else pick(kind, name)
    return paint(drawing, pick("colours", colour), skin) if drawing else ""


def ground(colour: str) -> str:
    """The field behind a person, with a soft light around the head."""
    field = pick("colours", colour)
    light = f'<circle cx="44" cy="44" r="37" fill="{shade(field, 1.14)}" stroke="none"/>'
    return f'<rect width="100" height="100" fill="{field}" stroke="none"/>{light}'


def bust(colour: str, skin: str) -> str:
    """Shoulders and neck."""
    cloth = pick("colours", colour)
    shoulders = f'<path d="M5 101C6 83 19 77 34 72L54 72C69 77 82 83 83 101Z" fill="{cloth}"/>'
    return f'{shoulders}<path d="M37 58V73Q44 80 51 73V58Z" fill="{shade(skin, 0.84)}"/>'


def hand(person: Person, skin: str) -> str:
    """What the person holds, with the hand and the sleeve."""
    drawing = pick("holds", person.holds)
    if not drawing:
        return ""
    cloth = shade(pick("colours", person.collar.partition(" ")[2]), 0.82)
    sleeve = f'<path d="M56 101C58 91 66 86 73 86L86 88C90 92 91 96 91 101Z" fill="{cloth}"/>'
    fist = f'<path d="M71 84Q71 77 78 77T85 84Q85 90 78 90T71 84Z" fill="{skin}"/>'
    fingers = '<path d="M74 81V85M78 80V85M82 81V85" stroke-width="1.1"/>'
    return f'<g transform="translate(78 80)">{drawing}</g>{sleeve}{fist}{fingers}'


def ears(face: str, skin: str) -> str:
    """Ears, for the faces that are not drawn with their own."""
    if face in ("goblin", "orc"):
        return ""
    return "".join(f'<ellipse cx="{x}" cy="49" rx="3" ry="4.4" fill="{skin}"/>' for x in (29, 59))


def portrait(person: Person) -> str:
    """A whole portrait, from the ground to the hand."""
    skin = pick("skins", person.skin)
    colour = person.collar.partition(" ")[2]
    return "".join(
        [
            ground(person.ground),
            dressed("head", person.head, skin, behind=True),
            dressed("hair", person.hair, skin, behind=True),
            bust(colour, skin),
            ears(person.face, skin),
            f'<g fill="{skin}">{pick("face", person.face)}</g>',
            pick("eyes", person.eyes),
            dressed("collar", person.collar, skin),
            dressed("beard", person.beard, skin),
            dressed("hair", person.hair, skin),
            dressed("head", person.head, skin),
            hand(person, skin),
        ]
    )


def symbol(name: str, drawing: str, box: str = "0 0 32 32", line: float = 1.6) -> str:
    """A drawing under its name; outlines are drawn unless it says otherwise."""
    pen = f'fill="none" stroke="{LINE}" stroke-width="{line}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<symbol id="{name}" viewBox="{box}"><g {pen}>{drawing}</g></symbol>'


PIPS: Mapping[int, list[tuple[float, float]]] = {
    1: [(16, 16)],
    2: [(10, 10), (22, 22)],
    3: [(9.5, 9.5), (16, 16), (22.5, 22.5)],
    4: [(10, 10), (22, 10), (10, 22), (22, 22)],
    5: [(9.5, 9.5), (22.5, 9.5), (16, 16), (9.5, 22.5), (22.5, 22.5)],
    6: [(10, 8.5), (22, 8.5), (10, 16), (22, 16), (10, 23.5), (22, 23.5)],
}


def die(face: int) -> str:
    """One face of a die in the colours --die and --pip; 0 is a die that was not rolled."""
    body = '<rect x="3" y="3" width="26" height="26" rx="6" fill="var(--die, #f7f1e3)"/>'
    light = '<path d="M7.5 6.2H22" stroke="#fff" stroke-opacity=".5" stroke-width="1.8"/>'
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="2.9"/>' for x, y in PIPS.get(face, []))
    return f'{body}{light}<g fill="var(--pip, #2a1a10)" stroke="none">{pips}</g>'


# Field, ordinary and its colour, for each seat: heraldry tells the seats apart without colour.
SHIELDS = (
    ("#b3202a", "M12 3.5H20V29.5L16 31L12 29.5Z", "#f6ecd2"),
    ("#2452a0", "M3.5 11H28.5V19H27.5H4.5Z", "#f6ecd2"),
    ("#e2ac26", "M3.5 3.5H10L27.5 20L23.5 26.5L3.5 9.5Z", "#3a2a1c"),
    ("#2c7a3f", "M16 8L28.5 18L26.5 24.5L16 16L5.5 24.5L3.5 18Z", "#f6ecd2"),
    ("#6f3190", "M13 3.5H19V11H28.5V17H19V29.5L16 31L13 29.5V17H3.5V11H13Z", "#f2cc55"),
)


def shield(field: str, ordinary: str, metal: str) -> str:
    """The shield of a seat; where players pick a colour, it has that one (--dye)."""
    outline = "M3 3H29V15C29 23 23 28 16 31.5C9 28 3 23 3 15Z"
    mark = f'<path d="{ordinary}" fill="var(--dye-mark, {metal})" stroke-width="1"/>'
    return f'<path d="{outline}" fill="var(--dye, {field})"/>{mark}<path d="{outline}" stroke-width="2"/>'


def drawn_pieces(path: Path) -> Iterator[str]:
    """The symbols of a file of pieces: a drawing, or a table with its own box."""
    for name, row in read(path).items():
        if isinstance(row, str):
            yield symbol(name, row)
        else:
            yield symbol(name, row["draw"], row["box"], row.get("line", 1.6))


def people(game_name: str) -> dict[str, Person]:
    """The declared persons of a game."""
    known = {field.name for field in fields(Person)}
    found = {}
    for name, row in read(games.find(game_name).folder / "board" / "portraits.toml").items():
        if not known.issuperset(row):
            raise UnknownPart(f"{name}: there is no {', '.join(sorted(set(row) - known))}; there is {', '.join(known)}")
        found[name] = Person(**row)
    return found


def symbols(game_name: str) -> Iterator[str]:
    """All symbols of a game: the common ones, its own pieces and its portraits."""
    yield from drawn_pieces(DRAWINGS / "pieces.toml")
    yield from (symbol(f"die-{face}", die(face)) for face in range(7))
    yield from (symbol(f"shield-{seat}", shield(*arms)) for seat, arms in enumerate(SHIELDS))
    own = games.find(game_name).folder / "board" / "pieces.toml"
    if "emblem" not in read(own):
        yield from drawn_pieces(PLAIN / "pieces.toml")
    yield from drawn_pieces(own)
    for name, person in people(game_name).items():
        yield symbol(f"portrait-{name}", portrait(person), "0 0 100 100", 1.8)


@cache
def sheet(game_name: str) -> str:
    """One SVG document with every symbol that the board of a game uses."""
    return f'<svg xmlns="{NAMESPACE}">\n' + "\n".join(symbols(game_name)) + "\n</svg>\n"


def mark(text: str) -> str:
    """A short word for a file: whatever changes in it, it is another one."""
    return blake2b(text.encode(), digest_size=4).hexdigest()


@cache
def address(game_name: str) -> str:
    """Where a page finds the symbols. Another drawing has another address, so a browser keeps them without asking.

    Whatever it must ask for, it does not draw until the answer is there, after every choice.
    """
    return f"/art/{game_name}.svg?{mark(sheet(game_name))}"


@cache
def cover(game_name: str) -> str:
    """The large picture of a game for the hall, a document of its own: its drawing, and the symbols that it uses."""
    own = games.find(game_name).folder / "board" / "cover.svg"
    drawing = (own if own.exists() else PLAIN / own.name).read_text(encoding="utf-8")
    drawing = drawing.replace(MOOD, games.find(game_name).mood)
    used = set(re.findall(r'href="#([^"]+)"', drawing))
    needed = [one for one in symbols(game_name) if one.split('"', 2)[1] in used]
    return drawing.replace("</svg>", f"<defs>{''.join(needed)}</defs></svg>")


@cache
def names(game_name: str) -> frozenset[str]:
    """What all symbols of a game are called."""
    return frozenset(re.findall(r'<symbol id="([^"]+)"', sheet(game_name)))


@cache
def style(game_name: str) -> str:
    """The style sheet of the house, followed by that of a game's board."""
    own = games.find(game_name).folder / "board" / "board.css"
    house = WEB / "static" / "regalia.css"
    return "\n".join(path.read_text(encoding="utf-8") for path in (house, own if own.exists() else PLAIN / own.name))
