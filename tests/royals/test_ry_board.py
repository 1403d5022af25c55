"""What a player can read off the board, in the browser and in the terminal."""

import html
import re
from io import StringIO

import pytest
from rich.console import Console

from regalia.games.royals.components import COUNTRIES
from regalia.games.royals.rules import Royals
from regalia.kernel.card_words import Teller
from regalia.kernel.texts import Texts, available
from regalia.web.boards import symbols
from regalia.web.boards.render import board_panels
from regalia.web.live.answers import answers
from regalia.web.live.steps import steps
from royals.ry_scenes import (
    COLOURS,
    banished,
    before_colours,
    deal,
    discard_pile,
    occupied,
    play,
    royals,
    says,
    table,
    turn,
)
from support import rule

PLAYERS = ("Anna", "Béla", "Éva", "Dávid", "Flóra")


def texts_in(language: str = "en", seats: int = 3) -> Texts:
    return Texts(language, [royals().folder / "texts"], PLAYERS[:seats])


def drawn(game: Royals, viewer: int, language: str = "en") -> dict[str, str]:
    """The panels of the board."""
    return board_panels(royals(), royals().view(game, viewer), texts_in(language, int(game.seats)))


def printed(game: Royals, viewer: int, language: str = "en") -> str:
    """The table in the terminal."""
    console = Console(width=400, file=StringIO(), record=True)
    console.print(royals().draw(royals().view(game, viewer), texts_in(language)))
    return console.export_text()


def style() -> str:
    """The style sheet of the board."""
    return (royals().folder / "board" / "board.css").read_text(encoding="utf-8")


def cubes_in(html: str) -> list[tuple[int, int]]:
    """Every cube of a drawing: who wears its colour, and whose mark it bears."""
    found = re.findall(r'class="cube dyed seat-(\d)"[^>]*><use href="[^"]*#cube-(\d)"', html)
    return [(int(wearer), int(seat)) for wearer, seat in found]


def place_in(html: str, piece: str) -> str:
    """The drawing of one piece."""
    start = html.index(f'data-piece="{piece}"')
    return html[start : html.index("</div>", start)]


def city_in(html: str, city: str) -> str:
    """The drawing of one city."""
    start = html.index(f"city-{city}")
    return html[start : html.index("</li>", start)]


@rule("RY-1.2")
@pytest.mark.parametrize("picked", [("black", "white", "grey"), ("orange", "purple", "black")])
def test_cubes_have_the_colour_that_their_owner_has_picked(picked: tuple[str, ...]) -> None:
    game = before_colours(3)
    says(game, *(f"pick {colour}" for colour in picked))
    occupied(game, 0, "lyon_baron")
    occupied(game, 2, "madrid_king")
    banished(game, 1, "dublin_marshal", 2)
    panels = drawn(game, 0)
    for position, seat in (("lyon_baron", 0), ("madrid_king", 2), ("dublin_marshal", 2)):
        assert cubes_in(place_in(panels["europe"], f"position:{position}")) == [(seat, seat)]
        assert f"wears-{seat}-{picked[seat]}" in panels["europe"]
        assert f"held dyed seat-{seat}" in panels["europe"]
    everywhere = [cube for panel in panels.values() for cube in cubes_in(panel)]
    assert set(everywhere) == {(seat, seat) for seat in range(3)}
    for seat in range(3):
        assert cubes_in(panels[f"house-{seat}"]) == [(seat, seat)]


def test_every_colour_is_dyed_and_every_seat_has_a_mark_of_its_own() -> None:
    dyes = dict(re.findall(r"\.dye-(\w+) \{ --dye: (#\w+); --dye-mark", style()))
    assert set(dyes) == set(COLOURS)
    assert len(set(dyes.values())) == 5
    drawings = symbols.sheet("royals")
    marks = [re.search(rf'id="cube-{seat}".*?var\(--dye-mark', drawings, re.DOTALL) for seat in range(5)]
    shapes = {mark[0].rpartition('d="')[2] for mark in marks if mark}
    assert len(shapes) == 5, "colour must not be the only sign"


def test_a_player_wears_the_colour_of_the_cubes_and_never_that_of_a_country() -> None:
    game = before_colours(3)
    says(game, "pick orange", "pick white", "pick grey")
    assert 'class="europe wears-0-orange wears-1-white wears-2-grey"' in drawn(game, 1)["europe"]
    for colour in COLOURS:
        for seat in range(5):
            assert f"body:has(.wears-{seat}-{colour}) .seat-{seat}," in style()
    for seat in range(5):
        symbol = re.search(rf'<symbol id="shield-{seat}".*?</symbol>', symbols.sheet("royals"), re.DOTALL)
        assert symbol is not None
        assert "var(--dye," in symbol[0]
        assert "var(--dye-mark," in symbol[0]
    dyes = re.findall(r"--(?:dye|tincture): [^;]*?(#\w{6})", style())
    lands = re.findall(r"--deep: (#\w{6})", style())
    assert len(lands) >= len(COUNTRIES)
    assert not set(dyes) & set(lands)


def test_every_country_is_hatched_in_its_own_way_and_has_its_emblem_over_its_points() -> None:
    europe = drawn(table(3), 0)["europe"]
    engraved = dict(re.findall(r'id="hatch-(\w+)"[^>]*>(.*?)</pattern>', europe))
    laid = dict(re.findall(r"\.land-(\w+), .*?--hatch: (.*?); \}", style()))
    for hatching in (engraved, laid):
        assert set(hatching) == set(COUNTRIES)
        assert len(set(hatching.values())) == len(COUNTRIES), "colour must not be the only sign"
    head = re.search(r"<thead>.*?</thead>", europe, re.DOTALL)
    assert head is not None
    assert re.findall(r"royals\.svg\?\w+#(\w+)", head[0]) == [
        land["id"] for land in royals().view(table(3), 0)["countries"]
    ]


def test_a_full_hand_has_room_for_every_card() -> None:
    game = table(3)
    deal(game, 0, "F4 G4 B4 S3", "FG FB GS BS BS")
    house = drawn(game, 0)["house-0"]
    assert 'style="--cards: 20; --suits: 5"' in house
    assert len(set(re.findall(r'data-piece="(?:card|intrigue):[^"]+"', house))) == 20


def test_to_stop_stands_apart_from_what_can_be_played() -> None:
    game = table(3)
    deal(game, 0, "F5 G2")
    play(game, 0)
    groups, ways_out = answers(royals(), game, 0, texts_in())
    assert [answer.name for answer in ways_out] == ["stop"]
    assert all(answer.pieces for group in groups for answer in group)


def test_while_colours_are_picked_the_market_waits() -> None:
    game = before_colours(2)
    assert 'class="market picking"' in drawn(game, 0)["market"]
    says(game, "pick black")  # the other colour is the only one left
    assert 'class="market"' in drawn(game, 0)["market"]


@rule("RY-7.9", "RY-7.10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_banished_cube_is_that_of_its_owner(seat: int) -> None:
    game = table(4)
    banished(game, seat, "dublin_marshal", 3)
    city = city_in(drawn(game, 0)["europe"], "dublin")
    assert cubes_in(city)[0] == (seat, seat)
    assert f"{PLAYERS[seat]}: 1 banished cube" in city


@rule("RY-12.7", "RY-1.7")
def test_the_bonus_of_a_city_can_be_read_when_its_marker_is_gone() -> None:
    game = table(3)
    before = drawn(game, 0)["europe"]
    assert re.search(r'class="hex"><b aria-hidden="true">3</b>', city_in(before, "bordeaux"))
    occupied(game, 1, "bordeaux_countess")
    for language in available(royals().folder / "texts"):
        city = city_in(drawn(game, 0, language)["europe"], "bordeaux")
        assert re.search(r'class="hex empty"><b aria-hidden="true">3</b>', city)
        assert texts_in(language).say("board-city-space", points=3) in city
    assert "Bordeaux 3" in printed(table(3), 0)
    assert "Bordeaux (3)" in printed(game, 0)


@rule("RY-R26")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_the_open_intrigue_discards_can_be_read(viewer: int) -> None:
    game = table(3)
    assert "–" in drawn(game, viewer)["market"]
    game.intrigue_pile[2] -= 2
    game.intrigue_discards[2] += 2
    game.intrigue_pile[5] -= 1
    game.intrigue_discards[5] += 1
    for language in available(royals().folder / "texts"):
        texts = texts_in(language)
        market = drawn(game, viewer, language)["market"]
        for kind, count in (("france_spain", 2), ("britain_spain", 1)):
            words = texts.amounts([(kind, count)])
            assert f'title="{words}"' in market
            assert f"{count} {texts.say(f'intrigue-{kind}')}" in printed(game, viewer, language)
        assert texts.amounts([("france_britain", 1)]) not in market
    arms = re.findall(r"#(france|german_states|britain|spain)\"", market.partition('class="plots-out"')[2])
    assert arms == ["france", "spain", "britain", "spain"]


@rule("RY-5.9", "RY-R18")
def test_being_out_of_cubes_is_said_as_such() -> None:
    game = table(3)
    deal(game, 0, "F5")
    game.supply[0] = 2
    play(game, 0)
    for language in available(royals().folder / "texts"):
        words = texts_in(language).say("board-no-cubes")
        assert words not in drawn(game, 0, language)["house-0"]
        spent = game.copy()
        spent.supply[0] = 0
        for viewer in (0, 1):
            assert words in drawn(spent, viewer, language)["house-0"]
            assert words not in drawn(spent, viewer, language)["house-1"]
        assert words in printed(spent, 1, language)
    assert "no-cubes" not in [event.kind for event in game.journal or []]
    assert not any("No cubes" in panel for panel in drawn(before_colours(3), 0).values()), "nobody has picked yet"


@pytest.mark.parametrize("language", available(royals().folder / "texts"))
def test_the_hand_says_what_jokers_are_good_for_at_this_table(language: str) -> None:
    said = []
    for jokers in ("free", "shortfall"):
        game = table(3, jokers=jokers)
        words = texts_in(language).say("board-joker", jokers=jokers, cards=3, intrigue=2)
        assert words in html.unescape(drawn(game, 0, language)["house-0"])
        said.append(words)
    assert said[0] != said[1]


def ringed(html: str, place: str) -> list[int]:
    """The seats that wear the ring of the leader in a list of the board, which begins after these words."""
    start = html.index(place)
    start = html.index("<ol", start)
    return [int(seat) for seat in re.findall(r'"dyed seat-(\d) first"', html[start : html.index("</ol>", start)])]


@rule("RY-12.6", "RY-12.7")
def test_the_ring_in_a_country_goes_to_whom_the_scoring_would_put_first() -> None:
    """Two with influence 2 in Spain: the Duke stands above the Countess, whoever came first."""
    game = table(3)
    occupied(game, 0, "seville_countess")
    occupied(game, 2, "valencia_duke")
    assert ringed(drawn(game, 0)["europe"], 'data-look="country:spain"') == [2]
    assert ringed(drawn(game, 0)["europe"], 'data-look="country:britain"') == []
    card = Teller(royals(), royals().resolve(), texts_in()).told(royals().view(game, 0), game, 0, "country:spain")
    assert card is not None
    assert card.says[-1] == "Equal influence: Éva is ahead, holding the higher position, Duke of Valencia."


@rule("RY-13.3", "RY-13.4", "RY-13.5")
def test_the_ring_on_a_title_goes_to_those_who_would_get_it() -> None:
    """One has the most, two share it, and where three are equal nobody gets anything."""
    game = table(3)
    occupied(game, 0, "seville_countess")
    leaders = [ringed(drawn(game, 0)["honours"], 'data-look="title:countess"')]
    for seat, position in ((1, "bordeaux_countess"), (2, "dublin_countess")):
        occupied(game, seat, position)
        leaders.append(ringed(drawn(game, 0)["honours"], 'data-look="title:countess"'))
    assert leaders == [[0], [0, 1], []]


@rule("RY-11.1", "RY-11.2")
@pytest.mark.parametrize(
    ("pile", "words", "soon", "question"),
    [
        (40, "Period: 41 cards left", False, "this turn?"),
        (2, "Period: 3 cards left", True, "If you draw 3 country cards, the period ends."),
        (0, "Period: 1 card left", True, "The period ends with this turn."),
    ],
)
def test_the_end_of_a_period_is_announced_beside_the_piles(pile: int, words: str, soon: bool, question: str) -> None:
    game = table(3)
    discard_pile(game, pile)
    turn(game, 0)
    market = drawn(game, 0)["market"]
    assert words in market
    assert ('class="until soon"' in market) == soon
    assert words in printed(game, 0)
    assert texts_in().phrase(game.prompt(0)).endswith(question)


@rule("RY-11.1")
def test_a_period_ends_after_as_many_cards_as_were_announced() -> None:
    game = table(3)
    discard_pile(game, 2)
    turn(game, 0)
    assert royals().view(game, 0)["period_left"] == 3
    says(game, "draw country cards", *["draw from the pile"] * 2)
    assert "Period: 1 card left" in drawn(game, 0)["market"]
    says(game, f"take {next(land for land, count in zip(COUNTRIES, game.display, strict=True) if count)}")
    assert "Period: last turn" in drawn(game, 0)["market"]
    says(game, "stop")
    assert game.period == 1


@rule("RY-11.8")
def test_the_cards_of_the_pile_and_of_the_period_tell_when_it_ends() -> None:
    game = table(3)
    discard_pile(game, 20)
    turn(game, 0)
    teller = Teller(royals(), royals().resolve(), texts_in())

    def told(piece: str) -> str:
        card = teller.told(royals().view(game, 0), game, 0, piece)
        assert card is not None
        return " ".join(card.says)

    for piece in ("period", "pile:country"):
        assert "After 21 more country cards" in told(piece)
        assert "in 7 turns at the earliest" in told(piece)
    assert "last period" not in told("period")
    game.period = 2
    assert "It is the last period" in told("period")
    game.last_round = 1
    assert told("period") == "Last turn: Éva"
    assert "Last turn: Éva" in drawn(game, 0)["market"]


@rule("RY-11.6")
def test_the_end_of_a_period_is_a_step_of_its_own_in_the_story() -> None:
    game = table(3)
    discard_pile(game, 0)
    turn(game, 0)
    says(game, "draw country and intrigue", "draw intrigue")
    says(game, f"take {next(land for land, count in zip(COUNTRIES, game.display, strict=True) if count)}")
    game.journal = []
    says(game, "stop")
    found = steps(game.journal or [], royals().chapters)
    ends = [step for step in found if any(event.kind == "period-ends" for event in step.events)]
    assert [(step.own, step.events[0].kind) for step in ends] == [(False, "period-ends")]
