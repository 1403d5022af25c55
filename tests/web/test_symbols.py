"""What is drawn: portraits, pieces, style sheets, and the boards at many moments of many games."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from regalia import games
from regalia.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMY_KINDS
from regalia.games.paladins.components import OUTSIDERS, PALADINS, PEOPLES, TOWNSFOLK
from regalia.games.rival_kings import components as rival_kings
from regalia.games.royals.components import COUNTRIES, POSITIONS, TITLES
from regalia.kernel.game import SPECTATOR, Game
from regalia.kernel.texts import LANGUAGES, Texts, available
from regalia.web import preview
from regalia.web.boards import symbols
from regalia.web.boards.render import FOLDER, board_panels
from support import moments, start, usual_tables

NAMESPACE = "{http://www.w3.org/2000/svg}"
COMMON = (
    "gold", "wood", "stone", "silver", "provision", "soldiers", "conflict", "debt", "suspicion",
    "labourer", "fighter", "scout", "merchant", "cleric", "criminal", "plus2", "envoy", "crest", "cube", "seal",
    "crown", "vp", "die-0", "die-1", "die-2", "die-3", "die-4", "die-5", "die-6",
    "shield-0", "shield-1", "shield-2", "shield-3", "shield-4",
)  # fmt: skip
DRAWN = [name for name in games.names() if (games.find(name).folder / "board" / "portraits.toml").exists()]


def symbol_names(game: str) -> list[str]:
    tree = ElementTree.fromstring(symbols.sheet(game))
    return [symbol.attrib["id"] for symbol in tree.iter(f"{NAMESPACE}symbol")]


def boards(game: Game) -> list[Path]:
    return [path for path in (game.folder / "board").iterdir() if path.is_file()]


@pytest.mark.parametrize("game", DRAWN)
def test_a_sheet_is_well_formed_and_names_every_symbol_once(game: str) -> None:
    found = symbol_names(game)
    assert len(found) == len(set(found))
    assert set(COMMON) <= set(found)


def test_every_person_and_building_of_kingsburg_is_drawn() -> None:
    found = set(symbol_names("kingsburg"))
    assert {f"portrait-{advisor}" for advisor in ADVISORS} <= found
    assert {f"portrait-enemy-{kind}" for kind in ENEMY_KINDS} <= found
    assert {f"building-{building}" for building in BUILDINGS} <= found
    assert "emblem" in found


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_an_emblem_for_the_lobby(game: str) -> None:
    assert "emblem" in symbol_names(game)


def test_every_person_and_piece_of_royals_is_drawn() -> None:
    found = set(symbol_names("royals"))
    assert {f"portrait-{person}" for person in (*TITLES, *POSITIONS)} <= found
    assert {*COUNTRIES, *(f"tower-{country}" for country in COUNTRIES)} <= found
    assert {f"cube-{seat}" for seat in range(5)} <= found
    assert "emblem" in found


def test_every_person_of_paladins_is_drawn() -> None:
    found = set(symbol_names("paladins"))
    assert {f"portrait-{paladin}" for paladin in PALADINS} <= found
    assert {f"portrait-townsfolk-{kind}" for kind in TOWNSFOLK} <= found
    sheet = symbols.read(games.find("paladins").folder / "components.toml")
    outsiders = {(row["kind"], row["type"]) for row in sheet["outsiders"]}
    assert {kind for kind, _ in outsiders} == set(OUTSIDERS)
    assert {people for _, people in outsiders} == set(PEOPLES)
    assert {f"portrait-outsider-{kind}-{people}" for kind, people in outsiders} <= found


def test_every_person_building_and_action_of_rival_kings_is_drawn() -> None:
    found = set(symbol_names("rival_kings"))
    assert {f"portrait-{person}" for person in rival_kings.CHARACTERS + rival_kings.SUBJECTS} <= found
    assert {f"building-{building}" for building in rival_kings.BUILDINGS} <= found
    assert {f"theme-{colour}" for colour in rival_kings.COLOURS} <= found
    assert set(rival_kings.ACTIONS) <= found
    assert {"emblem", "letter", "coin-0", "coin-1", "coin-2"} <= found


@pytest.mark.parametrize("game", DRAWN)
def test_no_two_people_look_alike(game: str) -> None:
    people = symbols.people(game)
    assert len({symbols.portrait(person) for person in people.values()}) == len(people)


@pytest.mark.parametrize("game", DRAWN)
def test_nobody_wears_and_holds_the_same_as_another(game: str) -> None:
    worn = [(person.head.split()[0], person.holds) for person in symbols.people(game).values()]
    assert len(set(worn)) == len(worn)


def test_the_vocabulary_is_rich() -> None:
    parts = symbols.parts()
    assert len(parts["head"]) >= 12
    assert len(parts["hair"]) + len(parts["beard"]) >= 8
    assert len(parts["collar"]) >= 8
    assert len(parts["holds"]) >= 30


@pytest.mark.parametrize("kind", ["head", "hair", "beard", "collar"])
def test_every_coloured_part_can_be_painted(kind: str) -> None:
    for name in symbols.parts()[kind]:
        drawing = symbols.dressed(kind, f"{name} azure", "#f3d0b0")
        assert "$" not in drawing
        ElementTree.fromstring(f"<g>{drawing}</g>")


@pytest.mark.parametrize("kind", ["face", "eyes", "holds"])
def test_every_plain_part_is_well_formed(kind: str) -> None:
    for name, drawing in symbols.parts()[kind].items():
        assert "$" not in drawing, name
        ElementTree.fromstring(f"<g>{drawing}</g>")


def test_an_unknown_part_is_named_with_those_that_exist() -> None:
    with pytest.raises(symbols.UnknownPart, match="there is no head 'fez'; there is bare, crown"):
        symbols.portrait(symbols.Person(head="fez gules"))


def test_nothing_comes_from_another_host() -> None:
    files = [*(FOLDER / "drawings").iterdir(), FOLDER / "static" / "regalia.css", FOLDER / "boards" / "brush.py"]
    for path in [*files, *(path for name in DRAWN for path in boards(games.find(name)))]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(https?:)?//[a-z0-9]", text.replace(symbols.NAMESPACE, "")), path
        assert not re.search(r"url\((?!#)", text), path
        assert "@import" not in text, path


def test_the_style_sheet_of_the_house_stays_small() -> None:
    text = (FOLDER / "static" / "regalia.css").read_text(encoding="utf-8")
    assert len(text.encode()) < 42_000
    assert text.count("{") == text.count("}")
    for wanted in ("prefers-reduced-motion", ":focus-visible", ".choosable", ".chosen", ".fresh", ".seat-4"):
        assert wanted in text


def selectors_in(style: str) -> Iterator[list[str]]:
    """Every selector of a style sheet as its parts, without what stands in round brackets."""
    style = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    while style != (bare := re.sub(r"\([^()]*\)", "", style)):
        style = bare
    for head in re.findall(r"([^{}]+)\{", style):
        for selector in head.split(","):
            yield re.split(r"[\s>+~]+", selector.strip())


def test_what_depends_on_the_inside_of_another_thing_is_named() -> None:
    """One rule like `.a:has(.b) > *`, and a browser styles the whole table anew after every change to it."""
    pages = list((FOLDER / "static").glob("*.css"))
    looked_at = 0
    for path in [*pages, *(games.find(name).folder / "board" / "board.css" for name in DRAWN)]:
        for parts in selectors_in(path.read_text(encoding="utf-8")):
            if any(":has" in part for part in parts[:-1]):
                looked_at += 1
                assert re.search(r"^[a-z]|[.#\[]|:is", parts[-1]), f"{path.name}: {' '.join(parts)}"
    assert looked_at > 20


def languages_of(game: Game) -> list[str]:
    return [code for code in LANGUAGES if code in available(game.folder / "texts")]


def drawn(game: Game, view: dict[str, Any], language: str, seats: int) -> str:
    texts = Texts(language, [game.folder / "texts"], [f"P{seat} <&>" for seat in range(seats)])
    return "".join(board_panels(game, view, texts).values())


def pieces_in(html: str) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"', html)


def sampled(name: str, seats: int, preset: str, every: int) -> Iterator[tuple[Any, int, int]]:
    """Every so many moments of a random game: the position, a seat that must choose, and the number of the moment."""
    luck = random.Random(f"{name} {seats} {preset}")
    for number, (position, seat) in enumerate(moments(start(name, seats, preset), luck)):
        if number % every == 0:
            yield position, seat, number


@pytest.mark.parametrize(("name", "seats", "preset"), usual_tables(DRAWN))
def test_boards_are_drawn_at_every_moment_with_the_pieces_of_the_options(name: str, seats: int, preset: str) -> None:
    game = games.find(name)
    for position, seat, _ in sampled(name, seats, preset, 23):
        asked = {piece for option in position.options(seat) for piece in position.pieces(seat, option)}
        public = {piece for piece in asked if piece.startswith(game.board_pieces)}
        secret = {piece for piece in asked if piece.startswith(game.hand_pieces)}
        for viewer, wanted in ((seat, public | secret), (SPECTATOR, public)):
            shown = pieces_in(drawn(game, game.view(position, viewer), "en", seats))
            assert wanted <= set(shown), wanted - set(shown)
            assert len(shown) == len(set(shown))
            assert viewer == seat or not secret.intersection(shown)


@pytest.mark.parametrize(("name", "seats", "preset"), usual_tables(DRAWN))
def test_every_viewer_in_every_language_gets_well_formed_html(name: str, seats: int, preset: str) -> None:
    game = games.find(name)
    for position, _, number in sampled(name, seats, preset, 101):
        viewer = number % (seats + 1) - 1
        for language in languages_of(game):
            html = drawn(game, game.view(position, viewer), language, seats)
            ElementTree.fromstring(f"<div>{html.replace('<!doctype html>', '')}</div>")
            assert "P0 &lt;&amp;&gt;" in html
            assert not re.search(r"https?://", html)


@pytest.mark.parametrize("name", DRAWN)
def test_every_symbol_that_a_board_uses_is_on_its_sheet(name: str) -> None:
    game = games.find(name)
    known = set(symbol_names(name))
    for position, seat, _ in sampled(name, game.seat_counts[-1], "", 15):
        html = drawn(game, game.view(position, seat), "en", game.seat_counts[-1])
        used = re.findall(rf'href="/art/{name}\.svg\?\w+#([^"]+)"', html)
        assert used
        assert set(used) <= known


@pytest.mark.parametrize("name", DRAWN)
def test_a_finished_game_is_drawn_too(name: str) -> None:
    game = games.find(name)
    position = start(name, 2)
    for _ in moments(position, random.Random(5)):
        pass
    assert drawn(game, game.view(position, SPECTATOR), "en", 2)


def test_previews_need_no_server(tmp_path: Path) -> None:
    written = preview.write(games.find("kingsburg"), tmp_path, 3, 40)
    assert {path.name.split("-")[1] for path in written} >= {"en", "hu", "catalogue.html"}
    for path in written:
        text = path.read_text(encoding="utf-8")
        assert 'href="/' not in text
        assert 'id="portrait-king"' in text
